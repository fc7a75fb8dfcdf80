"""Setup. [Temple 1, 2]"""

from __future__ import annotations

import pytest

from ophir.engine.errors import BadSeats
from ophir.games.temple import GAME
from ophir.games.temple.table import INACTIVE, TempleTable
from tests.games.reading import asked, do, legal, told
from tests.games.temple.tables import COUNTS, DATA, NAMES, hand, pack_with


def new(seed: int = 1, **options: bool | int | str) -> TempleTable:
    made = GAME.new(2, options, seed)
    assert isinstance(made, TempleTable)
    made.listen()
    return made


def test_each_player_picks_a_prophet_the_first_seat_first_and_openly() -> None:
    """D1, R2: one of three; he is set aside before the hands are dealt, the other two stay in the deck."""
    t = new()
    assert asked(t) == "D1 white"
    assert legal(t, "choose") == {"prophet_isaiah", "prophet_jeremiah", "prophet_ezekiel"}
    do(t, "choose prophet_ezekiel")
    assert asked(t) == "D1 black"
    assert told(t, "event-prophet-chosen") == [{"card": "prophet_ezekiel"}]
    do(t, "choose prophet_ezekiel")
    for seat in range(2):
        assert t.box.card_ids[t.prophet[seat]] == "prophet_ezekiel"
        left = [t.box.card_ids[card] for card in t.hand[seat]]
        left += [t.box.card_ids[card] for card in t.draw[seat]]
        assert sorted(id for id in left if id.startswith("prophet")) == ["prophet_isaiah", "prophet_jeremiah"]


def test_prophets_are_equal() -> None:
    """R2: whichever is chosen, the next decision is the same."""
    after = [do(new(), f"choose {id}") for id in ("prophet_isaiah", "prophet_jeremiah", "prophet_ezekiel")]
    assert len({frozenset(legal(t)) for t in after}) == 1


def test_a_single_prophet_is_chosen_by_itself() -> None:
    """D1, R83: a deck has at least one Prophet; with one kind there is nothing to ask."""
    pack = pack_with("cards", "card", "prophet_isaiah", count=0)
    next(r for r in pack.files["cards"]["card"] if r["id"] == "prophet_jeremiah")["count"] = 0
    next(r for r in pack.files["cards"]["card"] if r["id"] == "prophet_ezekiel")["count"] = 3
    t = GAME.new(2, {}, 1, pack)
    assert isinstance(t, TempleTable)
    assert t.prophet == [t.box.card_ids.index("prophet_ezekiel")] * 2


def test_each_player_draws_eight_cards_once_and_none_in_the_first_turn() -> None:
    """R1: the opening hand is drawn in setup; the Draw Phase of each first turn is skipped."""
    t = do(new(), "choose prophet_isaiah", "choose prophet_isaiah")
    first = t.active
    assert [len(cards) for cards in t.hand] == [8, 8]
    while t.active == first:
        t.apply(t.legal()[-1])
        assert not told(t, "event-drew")
    assert t.turns == 1


def test_a_second_player_who_spent_cards_begins_with_fewer_and_does_not_refill() -> None:
    """R3: a card played in the first player's first turn is not replaced before the second turn of one's own."""
    for seed in range(200):
        t = do(new(seed), "choose prophet_isaiah", "choose prophet_isaiah")
        while t.turns == 0:
            sins = [a for a in t.legal() if t.to_move != t.active and t.actions[a].text in ("play sin", "play unclean")]
            builds = [a for a in t.legal() if t.actions[a].text == "announce"]
            t.apply((sins or builds or [t.legal()[-1]])[0])
        if len(t.hand[t.active]) < 8:
            break
    else:
        raise AssertionError("nobody ever answered in the first turn")
    spent = len(t.hand[t.active])
    second = t.active
    while t.turns == 1:
        assert len(t.hand[second]) <= spent
        t.apply(t.legal()[-1])


def test_a_scapegoat_in_the_opening_hand_goes_into_play_and_another_card_is_drawn() -> None:
    """R74, R25: inactive, and the hand has eight other cards."""
    found = 0
    for seed in range(60):
        t = do(new(seed), "choose prophet_isaiah", "choose prophet_isaiah")
        for seat in range(2):
            assert len(t.hand[seat]) == 8
            assert "scapegoat" not in hand(t, NAMES[seat])
            if t.scapegoat[seat] == INACTIVE:
                found += 1
                assert len(t.draw[seat]) == 90
            else:
                assert len(t.draw[seat]) == 91
    assert 3 < found < 25  # about eight in a hundred hands


def test_a_coin_flip_decides_who_goes_first() -> None:
    """2: by chance, about evenly."""
    first = [do(new(seed), "choose prophet_isaiah", "choose prophet_isaiah").active for seed in range(60)]
    assert 15 < sum(first) < 45


def test_exactly_two_players() -> None:
    """2: the rulebook has no other player counts."""
    for seats in (1, 3):
        with pytest.raises(BadSeats):
            GAME.new(seats)


def test_a_deck_has_a_hundred_cards() -> None:
    """1: 61 good cards, 17 Sins, 9 evil instants, 13 Military cards; five tokens and four open gates."""
    assert sum(COUNTS.values()) == DATA.deck.size == 100
    t = new()
    assert [len(pile) for pile in t.draw] == [100, 100]
    assert t.tokens == [5, 5]
    assert t.gates == t.built == [0, 0]
    assert len(t.box.gate_ids) == 4


def test_all_options_of_the_rules_are_there_and_the_clients_setting_is_none_of_them() -> None:
    """2, 9.4: eleven switches that settle unclear points; `auto_pass` belongs to the client."""
    assert [spec.id for spec in GAME.option_specs] == [
        "deck_exhaustion", "stuck_hand", "grain_extra_build", "off_turn_offerings", "unclean_blocks_scapegoat",
        "scapegoat_negates_loss_of_heart", "siege_waits", "max_rounds", "idle_rounds", "end_when_both_dead",
        "every_window", "adjudication",
    ]  # fmt: skip
    assert [setting["id"] for setting in GAME.standard_pack.files["setup"]["client_setting"]] == ["auto_pass"]

"""The round, its end, and the conditions that end the game. [Kingdom 5, 12.1, 12.2]"""

from __future__ import annotations

import pytest

from ophir.engine.owned_cards import IN_DECK
from ophir.games.kingdom.table import NO_CARD
from tests.games.kingdom.tables import COLORS, DATA, hand, named_cards, order, pack_with, score, table
from tests.games.reading import asked, closed, do, legal, told

FOUR = ["gold_of_ophir", "hewn_stone", "fame_abroad", "royal_favor"]


def test_at_the_end_of_the_round_each_player_in_order_may_play_cards() -> None:
    """D5, 12.1: with an empty hand nothing is asked."""
    t = table(3, "round_end", order=["green", "blue", "red"], hand={"green": ["royal_favor"], "red": ["fame_abroad"]})
    assert asked(t) == "D5 green"
    assert legal(t) == {"done", "play royal_favor"}
    do(t, "play royal_favor")
    assert asked(t) == "D5 red"
    assert score(t, "green") == 16
    do(t, "done")
    assert asked(t) == "D1 green"
    assert hand(t, "red") == ["fame_abroad"]


def test_you_may_not_hold_more_than_three_cards_at_the_end_of_the_round() -> None:
    """D5a, R30, 17#5: own choice, face up; with three or fewer nothing is asked."""
    t = table(2, "round_end", hand={"blue": [*FOUR, "wise_judgment"]})
    do(t, "done")
    assert asked(t) == "D5a blue"
    assert t.turn == 0
    assert t.decision is not None
    assert t.decision.ask_values(t) == {"cards": 2}
    assert legal(t, "discard") == {*FOUR, "wise_judgment"}
    do(t, "discard gold_of_ophir")
    assert told(t, "event-discarded") == [{"fortune": ["gold_of_ophir"]}]
    do(t, "discard wise_judgment")
    assert hand(t, "blue") == ["hewn_stone", "fame_abroad", "royal_favor"]
    assert named_cards(t, t.fortune.discard) == ["gold_of_ophir", "wise_judgment"]
    assert asked(t) == "D1 blue"


def test_equal_cards_are_discarded_without_asking() -> None:
    """D5a: four of the same card leave no choice."""
    t = table(2, "round_end", hand={"blue": ["gold_of_ophir"] * 4})
    do(t, "done")
    assert hand(t, "blue") == ["gold_of_ophir"] * 3


def test_the_hand_limit_applies_in_the_last_round_too_but_cards_can_be_played_before() -> None:
    """R30: the Temple is complete; Blue plays one, discards one, the rest is played in final scoring."""
    t = table(
        2,
        "round_end",
        blocks=16,
        hand={"blue": ["fame_abroad", "fame_abroad", "royal_favor", "wise_judgment", "wise_judgment"]},
    )
    do(t, "play royal_favor", "done", "discard wise_judgment")
    assert t.over
    assert score(t, "blue") == 10 + 6 + 5 + 5 + 4


def test_who_has_finished_the_round_plays_no_card_until_the_next() -> None:
    """R59, D6, 12.1: Blue is done, Red is asked; Green, still to come, may play out of turn, Blue may not."""
    cards = {"blue": ["royal_favor"], "red": ["fame_abroad"], "green": ["dream_at_gibeon", "wise_judgment"]}
    t = table(3, "round_end", hand=cards)
    do(t, "done", by="blue")
    assert asked(t) == "D5 red"
    assert legal(t, by="blue") == set()
    done = closed(t, "play royal_favor", by="blue")
    assert done is not None
    assert (done.id, done.rule) == ("closed-round-end-done", "R59")
    assert legal(t, by="green") == {"play dream_at_gibeon", "play wise_judgment"}
    do(t, "play wise_judgment", by="green")
    do(t, "done", by="red")
    do(t, "done", by="green")
    assert asked(t) == "D1 blue"
    assert legal(t, by="red") == {"play fame_abroad"}
    assert "play royal_favor" in legal(t)


def test_at_the_start_of_a_round_every_hand_has_at_most_three_cards() -> None:
    """17#5, R59: a draw card played by a player still to come is cut down by that player's own round end."""
    t = table(
        2,
        "round_end",
        hand={"blue": ["royal_favor"], "red": ["dream_at_gibeon", "hewn_stone", "hewn_stone", "hewn_stone"]},
    )
    do(t, "play dream_at_gibeon", by="red")
    assert len(hand(t, "red")) == 5
    do(t, "done", by="blue")
    do(t, "done", by="red")
    while asked(t) == "D5a red":
        t.apply(t.legal()[0])
    assert len(hand(t, "red")) == 3
    assert asked(t) == "D1 blue"


def test_a_new_round_brings_back_pawns_and_clears_what_was_per_round() -> None:
    """5: bonus claims, privilege, built card, own spaces of the round; order, pieces and market stay."""
    t = table(
        2,
        "round_end",
        order=["red", "blue"],
        sites={"red": ["aram"]},
        market={"gold": [2]},
        tokens={"blue": 1},
        high_priest="blue",
        privilege_used=True,
        round=3,
    )
    assert t.round == 4
    assert (t.bonus_claims, t.privilege_used, t.built_card, list(t.placed)) == (0, 0, [0, 0], [0, 0])
    assert list(t.pawns_left) == [6, 6]
    assert order(t) == ["red", "blue"]
    assert t.market.bit_count() == 1
    assert told(t, "event-round") == [{"round": 4}]


def test_empty_slots_are_refilled_lowest_first_and_old_cards_stay() -> None:
    """12, R37: before the next round begins."""
    t = table(2, "round_end", display=[None, "mint", None, "inn"])
    ids = t.box.card_ids
    assert (ids[t.display[1]], ids[t.display[3]]) == ("mint", "inn")
    assert NO_CARD not in t.display
    turned = told(t, "event-turned-up")
    assert turned == [{"building": [ids[t.display[0]], ids[t.display[2]]]}]


def test_an_empty_building_deck_leaves_slots_empty_and_play_goes_on() -> None:
    """R54: one card is left for two slots, it goes to the lowest."""
    cards = [card.id for card in DATA.buildings]
    t = table(
        2, "round_end", buildings={"blue": cards[:9], "red": cards[9:17]}, display=[None, cards[17], None, cards[18]]
    )
    assert t.display == [19, 17, NO_CARD, 18]
    assert t.card_owner.count(IN_DECK) == 0
    assert asked(t) == "D1 blue"


ELEVEN = {
    "red": ["hamath", "tadmor", "zobah", "aram"],
    "blue": ["bashan", "tob", "gilead", "ammon"],
    "green": ["moab", "amalek", "edom"],
}
FIVE = {"red": ["hamath", "tadmor", "zobah", "aram", "edom"]}


@pytest.mark.parametrize("edition", ["final", "first"])
def test_the_game_ends_at_the_end_of_any_round_when_a_condition_is_met(edition: str) -> None:
    """R50, R51, 3.1#9, 12.2: each condition alone, and all that hold in the sequence of components.toml."""
    blocks = 16 if edition == "final" else 10
    for pieces, built, ends in [
        (ELEVEN, 0, ["all_sites"]),
        (FIVE, 0, ["five_pieces"]),
        ({}, blocks, ["temple_complete"]),
        (FIVE, blocks, ["five_pieces", "temple_complete"]),
        (
            {**ELEVEN, "red": [*ELEVEN["red"], "edom"], "green": ["moab", "amalek"]},
            16 if edition == "final" else 10,
            ["all_sites", "five_pieces", "temple_complete"],
        ),
    ]:
        t = table(3, "end_check", edition=edition, sites=pieces, blocks=built)
        assert t.over
        assert t.outcome.ends == ends
        assert told(t, "event-end") == [{"end": ends}]


def test_one_site_one_piece_or_one_block_short_the_game_goes_on() -> None:
    """12.2, R51: ten sites, four pieces, fifteen blocks; five cards without five pieces do not count."""
    four = {
        "red": ["hamath", "tadmor", "zobah", "aram"],
        "blue": ["bashan", "tob", "gilead"],
        "green": ["moab", "edom", "ammon"],
    }
    cards = ["city_walls", "library", "treasury", "workshop", "bazaar"]
    t = table(3, "end_check", sites=four, blocks=15, buildings={"red": cards})
    assert not t.over
    assert asked(t) == "D1 blue"


def test_nothing_ends_the_game_in_mid_round() -> None:
    """12.2: Blue places the fifth piece; Red still has a building turn and the round end."""
    t = table(
        2,
        "building",
        sites={"blue": ["hamath", "tadmor", "zobah", "aram"]},
        display=["library"],
        cubes={"blue": "GSTFFF", "red": "SS"},
        hand={"red": ["royal_favor"]},
    )
    do(t, "build library", "site edom", by="blue")
    assert asked(t) == "D4 red"
    do(t, "block", "reward vp", "end", by="red")
    assert asked(t) == "D5 red"
    do(t, "done", by="red")
    assert t.over
    assert score(t, "red") == 10 + 5 + 6


def test_the_round_limit_ends_a_game_in_which_nobody_builds() -> None:
    """R53: at the end of round 40, scored as it stands; not at the end of round 39."""
    t = table(2, "end_check", round=40, tokens={"blue": 1}, high_priest="blue", cubes={"red": "GG"})
    assert t.outcome.ends == ["round_limit"]
    assert t.scores == [30, 12]
    assert table(2, "end_check", round=39).round == 40
    both = table(3, "end_check", round=40, sites=FIVE)
    assert both.outcome.ends == ["five_pieces"]
    short = pack_with("components", "constants", safety_round_limit=2)
    assert table(2, "end_check", round=2, pack=short).over


def test_after_the_end_nothing_can_be_done() -> None:
    """12.2."""
    t = table(2, "end_check", blocks=16, hand={"red": ["royal_favor"]})
    assert t.over
    assert t.legal() == []
    assert t.choices() == []
    assert t.interrupts(0) == []
    assert t.turn == -1
    assert COLORS[t.outcome.winners[0]] == "red"

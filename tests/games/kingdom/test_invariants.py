"""What must hold after every decision of every game. [Kingdom 17]"""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ophir.engine.chance import Chance
from ophir.engine.lists import changed
from ophir.engine.owned_cards import IN_DECK, ON_DISPLAY
from ophir.games.kingdom import GAME
from ophir.games.kingdom.building import Build
from ophir.games.kingdom.roads import why_no_road
from ophir.games.kingdom.rounds import HandLimit, LastPlays
from ophir.games.kingdom.table import GOODS, NO_CARD, KingdomTable

CONFIGURATIONS: list[tuple[int, dict[str, bool | str]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"open_bonus_spaces": True}),
    (3, {"open_bonus_spaces": True}),
    (2, {"edition": "first"}),
    (3, {"edition": "first"}),
    (4, {"edition": "first"}),
    (4, {"edition": "first", "four_pawns": True}),
    (3, {"out_of_turn_fortune": "own_turn_only"}),
]
MIXED = 4  # one action in so many is a card out of turn, where somebody has one


def assert_cubes(t: KingdomTable) -> None:
    """17#1."""
    spaces = t.box.market_spaces
    for good in range(GOODS):
        in_market = (t.market >> spaces * good & (1 << spaces) - 1).bit_count()
        assert t.supply[good] + sum(t.cubes[good::GOODS]) + in_market == t.box.supply[good]
    assert min(t.supply) >= 0
    assert min(t.cubes) >= 0


def assert_roads(t: KingdomTable) -> None:
    """17#2."""
    assert t.roads_left + sum(owner >= 0 for owner in t.road) == 12
    for border, owner in enumerate(t.road):
        if owner >= 0:
            bare = t.clone()
            bare.road = changed(t.road, border, -1)
            bare.roads_left += 1
            assert why_no_road(bare, owner, border) == ""


def assert_pieces(t: KingdomTable) -> None:
    """17#3."""
    for seat in range(t.seats):
        assert t.site.count(seat) + t.pieces_left[seat] == 5
    assert all(t.box.has_site[space] for space, owner in enumerate(t.site) if owner >= 0)


def assert_fortunes(t: KingdomTable) -> None:
    """17#4, and credits of 17#5."""
    in_play = t.card_in_play != NO_CARD
    assert t.fortune.deck_size + sum(t.fortune.discard) + sum(t.fortune.hand_size) + in_play == 32
    for card, count in enumerate(t.box.fortune_counts):
        there = (
            t.fortune.deck[card]
            + t.fortune.discard[card]
            + sum(t.fortune.hand[card :: t.box.fortunes])
            + (t.card_in_play == card)
        )
        assert there == count
    assert (t.drawer >= 0) == (t.fortune.hand_size[t.seats] > 0)
    building = {step.seat for step in t.stack if isinstance(step, Build)}
    assert building == ({t.builder} if t.builder >= 0 else set())
    if not building:
        assert not any(t.credits)


def assert_buildings(t: KingdomTable) -> None:
    """17#6."""
    shown = [card for card in t.display if card != NO_CARD]
    built = sum(owner >= 0 for owner in t.card_owner)
    assert t.card_owner.count(IN_DECK) + len(shown) + built == 20
    assert sorted(shown) == [card for card, owner in enumerate(t.card_owner) if owner == ON_DISPLAY]
    assert set(t.built_card) <= {0, 1}


def assert_order_scores_priest(t: KingdomTable) -> None:
    """17#8, 17#9."""
    assert sorted(t.order) == list(range(t.seats))
    assert min(t.score) >= 0
    if t.high_priest >= 0:
        assert t.tokens[t.high_priest] == max(t.tokens) > 0
    else:
        assert not any(t.tokens)


def assert_pawns(t: KingdomTable, forfeits: set[int]) -> None:
    """17#7: before the end of the placement all Pawns are somewhere, and none is on the board after the resolution."""
    phases = {step.__class__.__name__ for step in t.stack}
    on_board = [0] * t.seats
    for place, seat in enumerate(t.pawn):
        if seat >= 0:
            bonus = t.box.first_bonus <= place < t.box.first_card
            on_board[seat] += t.bonus_pawns[place - t.box.first_bonus] if bonus else 1
    if "Place" in phases:
        for seat in range(t.seats):
            assert on_board[seat] + t.pawns_left[seat] == t.box.pawns or seat in forfeits
    else:
        assert not any(t.pawns_left)
        if "Resolve" not in phases:
            assert not any(on_board)
            assert not any(t.bonus_pawns)


def assert_nothing_removed(t: KingdomTable, before: list[int]) -> list[int]:
    """R41: a piece or a Road stays whose it was."""
    now = t.site + t.road
    assert all(then in (-1, owner) for then, owner in zip(before, now, strict=True))
    return now


def play_checked(seats: int, options: dict[str, bool | str], seed: int, every: int, listening: bool) -> KingdomTable:
    """Play at random, cards out of turn included, and check after each `every`th decision and at every round start."""
    t = GAME.new(seats, options, seed)
    assert isinstance(t, KingdomTable)
    if listening:
        t.listen()
    chance = Chance(f"invariants {seed}")
    forfeits: set[int] = set()
    decisions, rounds = 0, 0
    stood = t.site + t.road
    built: dict[int, int] = dict.fromkeys(range(seats), 0)
    while not t.over:
        holders = [seat for seat in range(seats) if t.interrupts(seat)]
        if holders and chance.below(MIXED) == 0:
            seat = holders[chance.below(len(holders))]
            plays = t.interrupts(seat)
            t.apply(plays[chance.below(len(plays))], seat)
        else:
            t.apply(t.legal()[chance.below(len(t.legal()))])
        decisions += 1
        stood = assert_nothing_removed(t, stood)
        if t.round != rounds:
            rounds = t.round
            forfeits = set()
            built = {seat: t.card_owner.count(seat) for seat in range(seats)}
            assert max(t.fortune.hand_size) <= 3  # 17#5: nobody has drawn since
        forfeits.update(event.seat for event in t.events or [] if event.id == "event-forfeited")
        for seat in range(seats):
            assert t.card_owner.count(seat) - built[seat] <= 1  # 17#6
        if decisions % every == 0 or t.over:
            assert_all(t)
            if listening:
                assert_pawns(t, forfeits)
    return t


def assert_all(t: KingdomTable) -> None:
    assert_cubes(t)
    assert_roads(t)
    assert_pieces(t)
    assert_fortunes(t)
    assert_buildings(t)
    assert_order_scores_priest(t)
    if not t.over:
        assert t.decision is not None
        assert all(value is not None for value in t.decision.ask_values(t).values())
        assert t.turn in range(t.seats)
        assert sorted(t.legal()) == sorted(option.action for option in t.choices() if option.open)
        assert isinstance(t.stack[-1], LastPlays | HandLimit) or not any(t.finished) or t.card_in_play != NO_CARD


@pytest.mark.parametrize(("seats", "options"), CONFIGURATIONS, ids=str)
def test_invariants_hold_after_every_decision(seats: int, options: dict[str, bool | str]) -> None:
    """17#1, 17#2, 17#3, 17#4, 17#5, 17#6, 17#7, 17#8, 17#9, R41, R63: whole games at random, every configuration."""
    for seed in range(5):
        t = play_checked(seats, options, seed, every=1, listening=True)
        assert t.outcome.ends
        assert t.outcome.ends != ["round_limit"]


@settings(max_examples=25)
@given(seed=st.integers(0, 1_000_000), number=st.integers(0, len(CONFIGURATIONS) - 1))
def test_invariants_hold_in_any_game(seed: int, number: int) -> None:
    """17#1, 17#4, 17#8, R33, R50: any seed, looked at now and then."""
    seats, options = CONFIGURATIONS[number]
    t = play_checked(seats, options, seed, every=9, listening=False)
    assert 1 <= t.round <= t.box.round_limit
    assert [sum(sources.values()) for sources in t.outcome.sources] == t.outcome.scores


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_in_which_nobody_builds_ends_by_the_round_limit(seats: int) -> None:
    """R53: everybody takes the first option that is no building; nothing ends it before round 40."""
    t = GAME.new(seats, {}, 1)
    assert isinstance(t, KingdomTable)
    while not t.over:
        texts = {t.actions[action].text: action for action in t.legal()}
        t.apply(next((texts[word] for word in ("pass", "end", "done", "decline") if word in texts), t.legal()[0]))
    assert t.outcome.ends == ["round_limit"]
    assert t.round == 40

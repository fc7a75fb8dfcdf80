"""Stages per turn: drawing, the order of start and end. [Temple 3, 11.2]"""

from __future__ import annotations

import pytest

from ophir.games.temple.deck import draw
from ophir.games.temple.table import INACTIVE, NO_GRAIN, NOT_FASTING
from tests.games.reading import asked, do, legal, told
from tests.games.temple.tables import COUNTS, armies, discarded, drawable, hand, sin_on, table

FIVE = ["doubt", "arrogance", "destruction", "destruction", "blaspheme"]
TWENTY = ["burnt_offering"] * 9 + ["guarded_gate"] * 6 + ["israelite_army"] * 4 + ["levites"]


def test_a_hand_of_five_is_filled_up_to_eight() -> None:
    """EX1: three cards drawn, pile 17."""
    t = table("turn", hand={"white": FIVE}, draw={"white": TWENTY})
    assert len(t.hand[0]) == 8
    assert len(t.draw[0]) == 17
    assert told(t, "event-drew")[0]["cards"] == 3


@pytest.mark.parametrize("cards", [8, 6])
def test_no_draw_in_the_first_turn(cards: int) -> None:
    """EX2, R1: whatever the hand is."""
    for turns in (0, 1):
        t = table("turn", hand={"white": [*FIVE, *TWENTY[:3]][:cards]}, turns=turns)
        assert len(t.hand[0]) == cards


def test_there_is_no_hand_limit_and_a_large_hand_draws_nothing() -> None:
    """R7: nine cards after a fast reward."""
    t = table("turn", hand={"white": [*FIVE, "altar", "priest", "levites", "porch"]})
    assert len(t.hand[0]) == 9
    assert not told(t, "event-drew")


def test_an_empty_pile_gives_what_there_is_without_penalty() -> None:
    """R66, R65: two cards drawn, and the discard pile stays where it is."""
    t = table("turn", hand={"white": FIVE}, draw={"white": ["altar", "priest"]}, end_when_both_dead=False)
    assert hand(t, "white") == sorted([*FIVE, "altar", "priest"], key=list(COUNTS).index)
    assert len(t.draw[0]) == 0
    assert len(t.discard[0]) == 93


def test_with_reshuffle_the_discard_pile_becomes_the_draw_pile_also_in_the_middle_of_a_draw() -> None:
    """R84, R65: option `deck_exhaustion`."""
    t = table("turn", hand={"white": FIVE}, draw={"white": ["altar"]}, deck_exhaustion="reshuffle")
    assert len(t.hand[0]) == 8
    assert "altar" in hand(t, "white")
    assert not t.discard[0]
    assert len(t.draw[0]) == 92 - t.scapegoat[0]
    assert told(t, "event-reshuffled") == [{"cards": 94}]


def test_with_reshuffle_a_draw_ends_when_both_piles_are_empty() -> None:
    """R84."""
    t = table(hand={"white": FIVE}, draw={"white": []}, deck_exhaustion="reshuffle")
    t.discard[0] = b""
    draw(t, 0, 3)
    assert len(t.hand[0]) == len(FIVE)


def test_levites_and_peace_do_not_trigger_a_reshuffle() -> None:
    """R84: they look through the draw pile as it is, empty here."""
    t = table(
        hand={"white": ["levites", "peace_offering", "altar"]},
        draw={"white": []},
        priest=["white"],
        altar=["white"],
        bad_offerings=[],
        deck_exhaustion="reshuffle",
    )
    assert "play peace_offering" not in legal(t)
    do(t, "play levites")
    assert told(t, "event-found-nothing") == [{}]
    assert len(t.draw[0]) == 0


def test_a_drawn_scapegoat_goes_into_play_and_the_draw_goes_on_to_eight() -> None:
    """R25, R74: it is not part of the hand, and not a good card played."""
    t = table("turn", hand={"white": FIVE}, draw={"white": ["scapegoat", "altar", "priest", "levites"]})
    assert t.scapegoat[0] == INACTIVE
    assert len(t.hand[0]) == 8
    assert t.good_played == 0


def test_the_old_sin_leaves_and_the_fast_goes_on_before_the_draw() -> None:
    """R70: START before DRAW; the Sin goes to its owner's discard pile."""
    t = table("turn", hand={"white": FIVE}, sin={"white": "doubt"}, fast={"white": 1}, draw={"white": TWENTY[:1]})
    assert sin_on(t, "white") is None
    assert discarded(t, "black") == ["doubt"]
    assert t.fast[0] == 2
    ids = [event.id for event in t.events or []]
    assert ids.index("event-sin-gone") < ids.index("event-drew")


def test_the_end_of_a_turn_clears_unclean_grain_and_a_rewarded_fast() -> None:
    """R70, R30: Unclean on both sides, the Grain Offering, Pray and Fast on its reward turn; then the other is up."""
    t = table(
        "discard",
        hand={"white": ["doubt"], "black": FIVE[1:]},
        priest=["white", "black"],
        unclean=["white", "black"],
        altar=["white"],
        grain="build_open",
        fast={"white": 3},
    )
    do(t, "end")
    assert t.active == 1
    assert t.unclean == [0, 0]
    assert t.grain == NO_GRAIN
    assert t.fast[0] == NOT_FASTING
    assert sorted(discarded(t, "white")) == ["grain_offering", "pray_and_fast", "unclean"]
    assert discarded(t, "black") == ["unclean"]


def test_the_flags_of_the_turn_are_reset_at_its_start() -> None:
    """1, R70."""
    t = table("turn", hand={"white": FIVE}, build_used=True, good_played=True)
    assert (t.build_used, t.good_played, t.reward_taken, t.grain) == (0, 0, 0, NO_GRAIN)


@pytest.mark.parametrize("turns", [0, 1, 12])
def test_the_turn_window_opens_on_every_turn_the_first_included(turns: int) -> None:
    """R71: B may answer before A's first action."""
    t = table("turn", hand={"black": ["unclean"]}, priest=["white"], turns=turns)
    assert asked(t) == "D2 black"


def test_a_turn_runs_through_its_stages_in_order() -> None:
    """3: draw, window, preparation, military, building, discard, end."""
    t = table(
        "window",
        hand={"white": ["altar", "porch"], "black": ["unclean"]},
        priest=["white"],
        prophet={"white": "isaiah"},
        chance=["star"],
    )
    assert asked(t) == "D2 black"
    do(t, "pass")
    assert asked(t) == "D3 white"
    do(t, "go military")
    assert asked(t) == "D15 white"
    do(t, "go discard")
    assert asked(t) == "D19 white"
    do(t, "end")
    assert t.active == 1
    assert armies(t, "white") == set()


def test_guilt_makes_a_new_draw_pile_from_the_hand_when_the_pile_is_empty() -> None:
    """11.2, R36: the hand is all there is to draw."""
    t = table(
        hand={"white": ["guilt_offering", "doubt", "altar"]}, draw={"white": []}, priest=["white"], altar=["white"]
    )
    do(t, "play guilt_offering")
    assert hand(t, "white") == ["altar", "doubt"]
    assert drawable(t, "white") == []

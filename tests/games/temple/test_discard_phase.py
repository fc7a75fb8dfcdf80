"""IV. Discard Phase. [Temple 11.1]"""

from __future__ import annotations

import pytest

from tests.games.reading import asked, do, legal, told, why
from tests.games.temple.tables import FURNISHINGS, discarded, drawable, hand, table

EIGHT = FURNISHINGS[:8]


def test_discard_none_one_or_two_cards() -> None:
    """D19: one at a time, face up."""
    t = table("discard", hand={"white": ["altar", "doubt", "doubt", "levites"]})
    assert legal(t) == {"discard altar", "discard sin", "discard levites", "end"}
    assert do(t.clone(), "end").active == 1
    do(t, "discard sin")
    assert asked(t) == "D19 white"
    do(t, "discard levites")
    assert discarded(t, "white") == ["doubt", "levites"]
    assert t.active == 1


def test_one_discard_then_end() -> None:
    """D19."""
    t = table("discard", hand={"white": ["altar", "levites"]})
    do(t, "discard altar", "end")
    assert discarded(t, "white") == ["altar"]


def test_structures_and_furnishings_may_be_discarded() -> None:
    """R62: the rulebook only warns."""
    t = table("discard", hand={"white": ["porch", "veil", "filling"]})
    assert legal(t, "discard") == {"porch", "veil", "filling"}


def test_eight_furnishings_without_a_structure_may_be_shuffled_away() -> None:
    """EX18, R63, R64, D19: hand 0, draw pile +8; the next turn draws eight."""
    t = table("discard", hand={"white": EIGHT})
    pile = len(t.draw[0])
    assert "reshuffle" in legal(t)
    do(t, "reshuffle")
    assert hand(t, "white") == []
    assert len(t.draw[0]) == pile + 8
    assert set(EIGHT) <= set(drawable(t, "white"))
    assert told(t, "event-stuck-hand") == [{"card": EIGHT}]
    while t.active == 1:
        t.apply(t.legal()[-1])
    assert len(t.hand[0]) == 8


def test_the_reshuffle_replaces_the_discard() -> None:
    """R64: not after a card was discarded."""
    t = table("discard", hand={"white": FURNISHINGS[:9]})
    do(t, f"discard {FURNISHINGS[0]}")
    assert why(t, "reshuffle") == "closed-discarded-already"


@pytest.mark.parametrize(
    ("cards", "built"),
    [
        ([*FURNISHINGS[:7], "filling"], []),
        ([*FURNISHINGS[:7], "doubt"], []),
        ([*FURNISHINGS[:7], "porch"], []),
        (EIGHT, ["holy_of_holies"]),
    ],
)
def test_hands_stuck_in_other_ways_have_no_remedy(cards: list[str], built: list[str]) -> None:
    """R63: strict: eight or more cards, all of them Furnishings, none placeable."""
    t = table("discard", hand={"white": cards}, built={"white": built})
    assert why(t, "reshuffle") == "closed-hand-not-stuck"


def test_fewer_than_eight_cards_are_never_stuck() -> None:
    """R63."""
    t = table("discard", hand={"white": FURNISHINGS[:7]})
    assert "reshuffle" not in legal(t)


def test_with_the_extended_option_the_filling_may_be_among_them() -> None:
    """R63: `stuck_hand = extended`; a Structure could always be placed, so none may be there."""
    t = table("discard", hand={"white": [*FURNISHINGS[:7], "filling"]}, stuck_hand="extended")
    assert "reshuffle" in legal(t)
    for other in ("porch", "doubt"):
        t = table("discard", hand={"white": [*FURNISHINGS[:7], other]}, stuck_hand="extended")
        assert why(t, "reshuffle") == "closed-hand-not-stuck"


def test_a_hand_of_nine_furnishings_is_stuck_too() -> None:
    """R63: eight or more."""
    t = table("discard", hand={"white": FURNISHINGS[:9]})
    assert "reshuffle" in legal(t)

"""The end of the game and scoring, line by line: what the rules say, a test a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from ophir.games.architects import GAME
from tests.games.architects.tables import BASE, has, of, table
from tests.games.reading import asked, do

PLAIN: dict[str, Any] = {"boards": "standard", "promo_cards": True}


def ended(seats: int = 2, *actions: str, **said: Any) -> Any:
    """The last turn is over."""
    made = table(seats, "end", None, **{**PLAIN, **said})
    return do(made, *actions)


def points(made: Any, seat: int = 0) -> dict[str, int]:
    found: dict[str, int] = made.outcome.sources[seat]
    return found


TRACK = [-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7]


@pytest.mark.parametrize(("virtue", "vp"), list(enumerate(TRACK)))
def test_every_place_of_the_virtue_track_is_worth_what_is_printed(virtue: int, vp: int) -> None:
    """14 E4"""
    assert points(ended(blue={"virtue": virtue})).get("virtue", 0) == vp


@pytest.mark.parametrize(("level", "vp"), list(enumerate([0, 2, 4, 7, 12, 20])))
def test_only_the_level_reached_counts(level: int, vp: int) -> None:
    """14 E4, EX15"""
    assert points(ended(blue={"cathedral": level})).get("cathedral", 0) == vp


def test_gold_marble_and_silver() -> None:
    """14 E4: one a piece, and one for every full ten Silver."""
    rich = {"goods": {"gold": 3, "marble": 2, "silver": 29, "clay": 9, "wood": 9, "stone": 9}}
    assert points(ended(blue=rich)) == {"gold": 3, "marble": 2, "silver": 2}


def test_debts_and_prison() -> None:
    """14 E4, R16: two a Debt, one for every full two Workers; a paid Debt costs nothing."""
    made = ended(blue={"unpaid": 3, "paid": 4, "prison": 7})
    assert points(made) == {"debts": -6, "prison": -3}


def test_wonders_count_their_points_and_as_buildings() -> None:
    """14 E4, R25: for Aqueduct, Museum and Wall."""
    wonders = {
        "owner": {"wonder_clay": "blue", "wonder_gold": "blue", "wonder_wood": "red"},
        "place": {"wonder_clay": "forest", "wonder_gold": "quarry", "wonder_wood": "workshop"},
    }
    made = ended(wonders=wonders, blue={"buildings": ["aqueduct", "wall", "museum"], "cathedral": 4})
    assert points(made)["wonders"] == 28
    assert points(made)["buildings"] == (3 + 5) + (10 + 4) + 4
    assert of(made)["virtue"] == 7 + 5 // 2


def test_who_has_most_influence_gains_four_gold() -> None:
    """14 E2, R48"""
    made = ended(blue={"influence": 3}, red={"influence": 2})
    assert (has(made), has(made, "red")) == ("GGGG", "")


@pytest.mark.parametrize(("seats", "gold"), [(2, [2, 2]), (3, [2, 1, 1]), (4, [1, 1, 1, 1]), (5, [1, 1, 1, 1, 0])])
def test_those_who_are_tied_split_the_gold(seats: int, gold: list[int]) -> None:
    """R48: what is left over goes by Virtue, then Silver, then turn order."""
    names = GAME.seat_names[:seats]
    made = ended(seats, **{name: {"influence": 5, "virtue": 9 - seat} for seat, name in enumerate(names)})
    assert [has(made, name).count("G") for name in names] == gold


def test_the_left_over_gold_goes_by_silver_then_by_turn_order() -> None:
    """R48"""
    five = {"influence": 5}
    silver = ended(3, blue=five, red=five, green={**five, "goods": "$"})
    assert [has(silver, name).count("G") for name in ("blue", "red", "green")] == [1, 1, 2]
    order = ended(3, blue=five, red=five, green=five, starter="red")
    assert [has(order, name).count("G") for name in ("blue", "red", "green")] == [1, 2, 1]


def test_without_influence_nobody_gains_the_gold() -> None:
    """R48"""
    made = ended()
    assert (has(made), has(made, "red")) == ("", "")


def test_the_castle_counts_the_gold_of_the_award() -> None:
    """R49: gains come after the award."""
    assert of(ended(blue={"buildings": ["castle"], "influence": 1}))["virtue"] == 9


def test_influence_that_shields_is_gone_for_the_award() -> None:
    """R49, D30: losses come before it."""
    made = ended(blue={"buildings": ["dungeon"], "influence": 4}, red={"influence": 3})
    assert asked(made) == "D30 blue"
    kept = do(made.clone(), "virtue lose", "virtue lose")
    assert (has(kept), has(kept, "red"), of(kept)["virtue"]) == ("GGGG", "", 5)
    do(made, "virtue shield", "virtue lose")
    assert (has(made), has(made, "red"), of(made)["virtue"]) == ("", "GGGG", 6)


def test_the_mansion_and_the_manor_count_influence_that_is_left() -> None:
    """R49: it is not spent by the award."""
    made = ended(blue={"buildings": ["mansion", "manor"], "influence": 9})
    assert (of(made)["virtue"], points(made)["buildings"]) == (9, 9 + 6 + 3)


def test_the_lighthouse_counts_the_virtue_that_the_end_brought() -> None:
    """R24: Virtue 7 and 1 of the Mansion."""
    made = ended(blue={"buildings": ["lighthouse", "mansion"], "influence": 4})
    assert points(made)["buildings"] == 6 + 2 + 9


def test_the_stronghold_brings_workers_back_for_the_outpost() -> None:
    """14 E1: they are in supply from then on."""
    blue = {"buildings": ["outpost", "stronghold"], "prison": 6, "guildhall": 14}
    assert points(ended(blue=blue)) == {"buildings": 6 + 2 + 11}


def test_virtue_above_the_top_at_the_end_may_destroy_debts() -> None:
    """D24, R23: before they are counted."""
    blue = {"buildings": ["carpenters_hall"], "apprentices": ["thief", "illusionist"], "virtue": 13, "unpaid": 2}
    made = ended(blue=blue)
    assert asked(made) == "D24 blue"
    do(made, "debt destroy")
    assert (points(made)["debts"], points(made)["virtue"]) == (-2, 7)


def test_virtue_below_nothing_at_the_end_is_a_debt() -> None:
    """EX18: the Dungeon."""
    made = ended(blue={"buildings": ["dungeon"], "virtue": 1})
    assert (of(made)["virtue"], points(made)["debts"]) == (0, -2)


def test_therese_counts_gold_and_marble_together() -> None:
    """19: for the Castle and the Observatory."""
    blue = {"board": "therese", "goods": "GGGM", "buildings": ["castle", "observatory"], "virtue": 5}
    made = ended(boards="variable", blue=blue, red={"board": "ada"}, **BASE)
    assert (of(made)["virtue"], points(made)["gold"], points(made)["marble"]) == (9, 3, 1)


def test_equal_in_everything_is_shared() -> None:
    """R61"""
    made = ended()
    assert (made.outcome.places, made.outcome.tie_break) == ([1, 1], "shared")
    won = ended(blue={"goods": "$"})
    assert (won.outcome.places, won.outcome.tie_break) == ([1, 2], "silver")

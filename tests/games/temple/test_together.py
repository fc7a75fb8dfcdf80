"""What can be taken together at the decisions that ask for several cards."""

from __future__ import annotations

from ophir.engine.contract.outlooks import after_all
from ophir.games.temple.table import TempleTable
from tests.games.reading import do
from tests.games.temple.tables import table

THREE = ["bronze_sea", "lavers_north", "lavers_south"]


def same_in_any_order(made: TempleTable, *actions: str) -> bool:
    chosen = [made.actions[action].id for action in actions]
    return bool(made.together(actions)) and after_all(made, chosen) == after_all(made, chosen[::-1])


def test_up_to_two_cards_are_discarded_together() -> None:
    """11.1: none, one or two; of twins each counts."""
    t = table("discard", hand={"white": ["guarded_gate", "guarded_gate", "veil", "porch"]})
    series = t.series()
    assert series is not None
    assert (series.least, series.most, series.times[t.actions["discard guarded_gate"].id]) == (0, 2, 2)
    assert same_in_any_order(t, "discard veil", "discard porch")
    assert [t.actions[move].text for move in t.together(["discard veil"])] == ["discard veil", "end"]
    assert len(t.together(["discard guarded_gate", "discard guarded_gate"])) == 2


def test_the_last_card_in_hand_needs_no_end() -> None:
    t = table("discard", hand={"white": ["veil", "porch"]})
    assert [t.actions[move].text for move in t.together(["discard veil"])] == ["discard veil", "end"]
    one = do(t, "discard veil")
    assert one.series() is None


def test_two_furnishings_are_sent_back_together() -> None:
    t = table(
        "destruction",
        hand={"black": ["destruction"]},
        armies={"white": ["t_n"]},
        built={"white": ["porch", "main_hall", *THREE]},
    )
    do(t, "raid t_n")
    assert same_in_any_order(t, "send-back lavers_south", "send-back bronze_sea")


def test_cooperation_places_two_furnishings_together() -> None:
    t = table("building", hand={"white": ["cooperation", *THREE]}, built={"white": ["porch"]})
    do(t, "announce", "play cooperation")
    assert same_in_any_order(t, "build lavers_north", "build bronze_sea")

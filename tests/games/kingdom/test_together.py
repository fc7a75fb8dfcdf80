"""What can be taken together at the decisions that ask for several things, and what can't."""

from __future__ import annotations

import pytest

from ophir.engine.contract.outlooks import after_all
from ophir.engine.errors import IllegalAction
from ophir.engine.lists import numbers
from ophir.games.kingdom.table import KingdomTable
from tests.games.kingdom.tables import pack_with, table


def together(made: KingdomTable) -> tuple[dict[str, int], int, int]:
    """What may be taken together in notation, and how much of it."""
    series = made.series()
    assert series is not None
    return {made.actions[one].text: times for one, times in series.times.items()}, series.least, series.most


def same_in_any_order(made: KingdomTable, *actions: str) -> bool:
    chosen = [made.actions[action].id for action in actions]
    return bool(made.together(actions)) and after_all(made, chosen) == after_all(made, chosen[::-1])


def test_all_that_only_collects_or_scores_is_resolved_together() -> None:
    """R16: any sequence; where nothing is chosen it can't matter."""
    made = table(2, "resolution", "blue", pawns={"judah": "blue", "edom": "blue", "minister": "blue", "thief": "blue"})
    assert together(made) == ({"resolve judah": 1, "resolve edom": 1, "resolve minister": 1}, 3, 3)
    assert same_in_any_order(made, "resolve judah", "resolve edom", "resolve minister")


def test_where_something_is_chosen_the_sequence_is_the_players() -> None:
    made = table(2, "resolution", "blue", pawns={"judah": "blue", "thief": "blue", "trader": "blue"})
    assert made.series() is None
    with pytest.raises(IllegalAction, match="together"):
        made.together(["resolve judah", "resolve thief"])


def test_the_last_of_them_may_follow_by_itself() -> None:
    made = table(2, "resolution", "blue", pawns={"judah": "blue", "edom": "blue", "ammon": "blue"})
    moves = made.together(["resolve ammon", "resolve judah", "resolve edom"])
    assert [made.actions[move].text for move in moves] == ["resolve ammon", "resolve judah"]


def test_a_short_supply_is_the_same_loss_in_any_order() -> None:
    made = table(2, "resolution", "blue", pawns={"judah": "blue", "edom": "blue", "moab": "blue", "thief": "blue"})
    made.supply = numbers([1, 1, 1, 1, 1])
    series = made.series()
    assert series is not None
    assert after_all(made, list(series.times)) == after_all(made, list(series.times)[::-1])


def test_the_bazaar_hands_out_two_cubes_together() -> None:
    made = table(
        2,
        "resolution",
        "blue",
        buildings={"blue": ["bazaar"]},
        pawns={"bazaar": "blue", "thief": "blue"},
        cubes={"blue": "G"},
    )
    made.play("resolve bazaar", "give gold")
    times, least, most = together(made)
    assert (least, most) == (2, 2)
    assert "take gold" not in times
    assert same_in_any_order(made, "take stone", "take food")
    assert same_in_any_order(made, "take stone", "take stone")


def test_the_workshop_repeats_one_or_two_spaces() -> None:
    pawns = {"workshop": "blue", "judah": "blue", "edom": "blue", "ammon": "blue"}
    made = table(2, "resolution", "blue", buildings={"blue": ["workshop"]}, pawns=pawns)
    made.play("resolve workshop")
    assert together(made) == ({f"repeat {place}": 1 for place in ("ammon", "judah", "edom")}, 1, 2)
    assert same_in_any_order(made, "repeat judah", "repeat ammon")
    assert [made.actions[move].text for move in made.together(["repeat judah"])] == ["repeat judah", "stop"]


def test_two_cards_of_three_are_kept_together() -> None:
    pack = pack_with("buildings", "building", "library", effect={"op": "draw", "count": 3, "keep": 2})
    made = table(
        2, "resolution", "blue", buildings={"blue": ["library"]}, pawns={"library": "blue", "thief": "blue"}, pack=pack
    )
    made.play("resolve library")
    times, least, most = together(made)
    assert (least, most, sum(times.values())) == (2, 2, 3)
    assert same_in_any_order(made, *[action for action, count in times.items() for _ in range(count)][:2])


def test_cards_above_the_limit_are_discarded_together() -> None:
    made = table(2, "round_end", "blue", hand={"blue": ["fame_abroad", *["hewn_stone"] * 2, *["gold_of_ophir"] * 2]})
    made.play("done")
    times, least, most = together(made)
    assert least == most == sum(times.values()) - made.box.hand_limit
    assert same_in_any_order(made, *list(times)[:most])


def test_the_free_part_of_a_blocks_price_is_paid_together() -> None:
    pack = pack_with("temple", "layer", "final/foundation", cost={"stone": 1, "any": 2})
    made = table(2, "building", "blue", cubes={"blue": "GCSSS"}, pack=pack)
    made.play("block")
    assert together(made) == ({"pay gold": 1, "pay copper": 1, "pay stone": 2}, 2, 2)
    assert same_in_any_order(made, "pay gold", "pay stone")
    with pytest.raises(IllegalAction, match="together"):
        made.together(["pay gold", "pay gold"])

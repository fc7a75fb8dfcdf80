"""Scoring against the AI opponent. [14, 15.8, 16, R48, R61]"""

from __future__ import annotations

from typing import Any

import pytest

from ophir.engine.game import Position
from ophir.games.architects import GAME
from tests.games.architects.ai_tables import marble


def ended(wow: bool = True, seats: int = 1, **said: Any) -> Position:
    """A game that has just ended."""
    options: dict[str, object] = {"ai_opponent": "patron", "boards": "standard"}
    if not wow:
        options["expansion_wow"] = False
    return GAME.setup(seats, at="end", options=options, **said)


def sources(made: Position) -> list[dict[str, int]]:
    return made.outcome.sources


def test_the_ai_opponent_scores_wonders_cathedral_virtue_marble_debts_and_prison() -> None:
    """15.8: and nothing else."""
    made = ended(
        wonders={"owner": {"wonder_clay": "ai"}, "place": {"wonder_clay": "forest"}},
        ai={"cathedral": 3, "virtue": 12, "unpaid": 2, "prison": 5, "goods": {"marble": 6}},
        blue={"influence": 1},
    )
    assert sources(made)[1] == {"wonders": 14, "cathedral": 7, "virtue": 3, "debts": -4, "marble": 6, "prison": -2}
    assert made.outcome.scores[1] == 24


def test_the_influence_award_is_marble_for_the_ai_opponent() -> None:
    """15.8"""
    made = ended(ai={"influence": 5, "virtue": 7}, blue={"influence": 4})
    assert (marble(made), made.outcome.scores[1]) == (4, 4)


def test_a_tied_influence_award_is_split_with_the_ai_opponent() -> None:
    """R48, 15.8: 2 each; of three the remaining one by Virtue."""
    made = ended(ai={"influence": 5}, blue={"influence": 5})
    assert (marble(made), made.to_json()["state"]["players"]["blue"]["goods"]["gold"]) == (2, 2)
    three = ended(
        seats=2,
        ai={"influence": 5, "virtue": 9},
        blue={"influence": 5, "virtue": 8},
        red={"influence": 5, "virtue": 7},
    )
    assert marble(three) == 2


@pytest.mark.parametrize(
    ("building", "good"),
    [("clay_market", "clay"), ("wood_market", "wood"), ("stone_market", "stone"), ("silver_market", "silver")],
)
def test_market_buildings_compare_with_its_influence(building: str, good: str) -> None:
    """15.8: strictly more than its Influence."""
    printed = next(one["vp"] for one in GAME.standard_pack.table("buildings", "building") if one["id"] == building)
    for has, bonus in ((3, 0), (4, 2)):
        made = ended(ai={"influence": 3}, blue={"goods": {good: has}, "buildings": [building], "influence": 4})
        assert sources(made)[0]["buildings"] == printed + bonus


def test_without_works_of_wonder_market_buildings_count_it_as_0() -> None:
    """16"""
    printed = next(one["vp"] for one in GAME.standard_pack.table("buildings", "building") if one["id"] == "clay_market")
    made = ended(wow=False, ai={"goods": {"marble": 9}}, blue={"goods": {"clay": 1}, "buildings": ["clay_market"]})
    assert sources(made)[0]["buildings"] == printed + 2


def test_steeple_and_chapel_compare_with_its_cathedral_level() -> None:
    """15.8"""
    records = {one["id"]: one for one in GAME.standard_pack.table("buildings", "building")}
    for own, bonus in ((2, 0), (3, 2)):
        made = ended(ai={"cathedral": 2, "influence": 1}, blue={"cathedral": own, "buildings": ["steeple"]})
        assert sources(made)[0]["buildings"] == records["steeple"]["vp"] + bonus
        chapel = ended(ai={"cathedral": 2, "influence": 1}, blue={"cathedral": own, "buildings": ["chapel"]})
        assert chapel.to_json()["state"]["players"]["blue"]["virtue"] == 7 + bonus


def test_ties_with_the_ai_opponent_go_by_virtue_then_silver_then_are_shared() -> None:
    """R61: it has no Silver."""
    virtue = ended(ai={"virtue": 8, "influence": 1}, blue={"virtue": 9, "influence": 0, "goods": {"gold": 4}})
    assert (virtue.outcome.scores, virtue.outcome.places, virtue.outcome.tie_break) == ([4, 4], [1, 2], "virtue")
    silver = ended(ai={"virtue": 8, "influence": 1}, blue={"virtue": 8, "goods": {"gold": 4, "silver": 1}})
    assert (silver.outcome.places, silver.outcome.tie_break) == ([1, 2], "silver")
    shared = ended(ai={"virtue": 8, "influence": 1}, blue={"virtue": 8, "goods": {"gold": 4}})
    assert (shared.outcome.places, shared.outcome.tie_break) == ([1, 1], "shared")


@pytest.mark.parametrize(
    ("building", "own", "event"),
    [
        ("watchtower", {"prison": 3}, ["event-virtue-lost"]),
        ("monument", {}, ["event-gained"]),
        ("abbey", {"prison": 3}, ["event-released"]),
        ("studio", {}, []),
    ],
)
def test_buildings_for_everybody_include_the_ai_opponent(building: str, own: dict[str, int], event: list[str]) -> None:
    """R27: it takes part, but ignores Building cards."""
    goods = {"clay": 3, "wood": 4, "stone": 4, "gold": 1, "marble": 2}
    made = GAME.setup(
        1,
        at="turn",
        turn="blue",
        options={"ai_opponent": "patron", "boards": "standard"},
        consequence="cc1",
        blue={"hand": [building, "palace"], "goods": goods, "apprentices": ["labourer"]},
        ai=own,
    )
    happened = []
    for action in ("place guildhall", f"construct {building}"):
        made.play(action)
        happened += made.events or []
    ids = [(one.id, one.seat) for one in happened]
    before = ids[: ids.index(("event-turn", 1))]
    assert [id for id, seat in before if seat == 1] == event

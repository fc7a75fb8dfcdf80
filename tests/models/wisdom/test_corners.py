"""Corners of the rules that chance does not find: engine and model are led there and must agree."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import pytest

from ophir.games import game
from tests.models.pushing import Pusher
from tests.models.wisdom.compare import SideBySide

SIX_BUILDINGS = ["library", "quarry", "sawmill", "granary", "treasury", "market_gate"]


@dataclass
class Corner:
    """A position by name, answers that lead into the corner, and the decision they come to ("" for the end)."""

    name: str
    answers: list[str]
    comes_to: str
    seats: int = 2
    said: dict[str, Any] = field(default_factory=dict)


CORNERS = [
    Corner(
        "a worker repeated at the Trader leaves Given Desires waiting (R34)",
        ["place merchant", "stop", "play found_wisdom", "again trader", "give food", "take wood", "take wood"],
        "D3",
        said={
            "blue": {
                "cubes": {"food": 2, "gold": 1},
                "hand": ["found_wisdom"],
                "pending": ["given_desires"],
                "visits": {"trader": 1},
            }
        },
    ),
    Corner(
        "a worker repeated on a Location leaves Stronghold and Given Desires waiting (R34)",
        ["place merchant", "stop", "play found_wisdom", "again gilead"],
        "D3",
        said={
            "blue": {"cubes": {"food": 2}, "hand": ["found_wisdom"], "pending": ["given_desires", "stronghold"]},
            "workers": {"blue": ["gilead"]},
        },
    ),
    Corner(
        "Given Desires replaces doubled cubes and region bonuses (R55)",
        ["place gilead"],
        "D21",
        said={
            "blue": {
                "pending": ["given_desires", "stronghold"],
                "buildings": ["sawmill", "quarry"],
                "houses": {"gilead": 1, "bashan": 1},
            },
            "roads": ["bashan-gilead"],
        },
    ),
    Corner(
        "Exotics chosen at the Shipyard are not replaced, the third cube may be (R55)",
        ["place shipyard_of_tarshish", "give food", "take exotic", "take exotic", "take wood"],
        "D21",
        seats=4,
        said={
            "blue": {
                "pending": ["given_desires"],
                "cubes": {"food": 2, "wood": 1},
                "buildings": ["shipyard_of_tarshish", "trading_post"],
            }
        },
    ),
    Corner(
        "whoever inherits another's building has Given Desires there as well (R36)",
        ["place royal_vineyard"],
        "D21",
        said={
            "blue": {"pending": ["given_desires", "inherit_the_land"]},
            "red": {"buildings": ["royal_vineyard"]},
        },
    ),
    Corner(
        "the last player placing has no legal placement and passes (R10)",
        ["place aram"],
        "",
        said={
            "blue": {
                "buildings": SIX_BUILDINGS,
                "houses": dict.fromkeys(["galilee", "geshur", "bashan", "jezreel", "gilead", "edom"], 1),
                "visits": {"merchant": 2},
                "workers_left": 1,
                "cubes": [],
            },
            "red": {"workers_left": 1, "cubes": []},
            "workers": {
                "blue": ["philistia", "phoenicia", "negev"],
                "red": ["sharon", "ephraim", "ammon", "judah", "moab"],
            },
        },
    ),
    Corner(
        "Jeroboam buys an Exotic that costs the same on three mats (13.8)",
        ["place negev"],
        "D23",
        seats=1,
        said={
            "jeroboam": {"cubes": ["gold", "copper", "stone", "wood", "food"]},
            "market": {
                "gold": ["exotic", None, None, None],
                "copper": ["copper", "exotic", None, None],
                "stone": ["stone", "exotic", None, None],
            },
            "bag": {"left": ["market"], "used": "rest"},
        },
    ),
    Corner(
        "Jeroboam sells an Exotic that brings the same on three mats (13.8)",
        ["place negev"],
        "D23",
        seats=1,
        said={
            "jeroboam": {"cubes": ["gold", "copper", "stone", "wood", "food", "exotic", "exotic"]},
            "market": {"gold": ["gold", "gold", None, "gold"]},
            "bag": {"left": ["market"], "used": "rest"},
        },
    ),
    Corner(
        "a Circle tile does nothing for a building that would only draw cards that are not there (13.4)",
        ["place negev"],
        "D3",
        seats=1,
        said={
            "jeroboam": {"buildings": ["library", "pools_of_solomon"], "houses": {"gilead": 1}, "hand": []},
            "blue": {"hand": "rest"},
            "shortage": ["aram", "edom", "moab"],
            "bag": {"left": ["circle", "holy_ark"], "used": "rest"},
        },
    ),
    Corner(
        "the human settles which Shortage Tile Jeroboam's Pools remove (13.8)",
        ["place negev"],
        "D23",
        seats=1,
        said={
            "jeroboam": {"buildings": ["pools_of_solomon", "quarry"], "houses": {"gilead": 1, "judah": 1}},
            "shortage": ["aram", "edom"],
            "bag": {"left": ["circle"], "used": "rest"},
        },
    ),
]


@pytest.mark.parametrize("corner", CORNERS, ids=lambda corner: corner.name)
def test_corner(corner: Corner) -> None:
    position = game("wisdom").setup(corner.seats, at="turn", turn="blue", **corner.said)
    both = SideBySide(position, Pusher(corner.name, Counter()))
    both.check()
    for answer in corner.answers:
        both.step(answer)
        both.check()
    decision = position.decision
    assert (decision.id if decision else "") == corner.comes_to
    both.play(both.decisions + 10)

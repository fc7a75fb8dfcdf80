"""Set a table in three lines, and read it back in the words of docs/rules/architects.md.

Goods are written by letters: `"CCWSGM$"` is two Clay, one Wood, Stone, Gold and Marble and one Silver.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from ophir.games.architects import GAME
from ophir.games.architects.goods import GOOD_IDS
from ophir.games.architects.table import ArchitectsTable
from tests.games import reading
from tests.games.reading import check

LETTERS = "CWSGM$"
OPTIONS = [spec.id for spec in GAME.option_specs]
BASE = {"expansion_wow": False}
DISPLAY = [  # two rows of five columns
    "merchant_t1",
    "merchant_m1",
    "merchant_t2",
    "merchant_m2",
    "merchant_c",
    "patron_t",
    "patron_m1",
    "patron_m2",
    "patron_c",
    "trader_t",
]

pack_with = partial(reading.pack_with, GAME)


def goods(has: str) -> dict[str, int]:
    """`"CCW"` as goods by name."""
    return {good: has.count(letter) for good, letter in zip(GOOD_IDS, LETTERS, strict=True) if letter in has}


def table(seats: int = 2, at: str = "turn", turn: str | None = "blue", **said: Any) -> ArchitectsTable:
    """A position set up; what is no field of it is an option. A party's goods may be written by letters."""
    options = {name: said.pop(name) for name in OPTIONS if name in said}
    for name, has in said.items():
        if isinstance(has, dict) and isinstance(has.get("goods"), str):
            said[name] = {**has, "goods": goods(has["goods"])}
    made = GAME.setup(seats, at, turn, options, "tables", said.pop("pack", None), **said)
    assert isinstance(made, ArchitectsTable)
    return check(made)


def state(made: ArchitectsTable) -> dict[str, Any]:
    found: dict[str, Any] = made.to_json()["state"]
    return found


def of(made: ArchitectsTable, name: str = "blue") -> dict[str, Any]:
    """What belongs to a party, as readable data."""
    found: dict[str, Any] = state(made)["players"][name]
    return found


def has(made: ArchitectsTable, name: str = "blue") -> str:
    """A party's goods by letters."""
    held = of(made, name)["goods"]
    return "".join(letter * held.get(good, 0) for good, letter in zip(GOOD_IDS, LETTERS, strict=True))


def hand(made: ArchitectsTable, name: str = "blue") -> list[str]:
    return sorted(of(made, name)["hand"])


def events(made: ArchitectsTable) -> list[str]:
    return [event.id.removeprefix("event-") for event in made.events or []]

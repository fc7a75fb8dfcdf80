"""The six types of cubes, Exotic Goods first, and how a handful of cubes is written as one number."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

from mypy_extensions import i64

from ophir.engine.packs import Positive

Good = Literal["exotic", "gold", "copper", "stone", "wood", "food"]
Cubes = dict[Good, Positive]
GOOD_IDS: Final[tuple[Good, ...]] = ("exotic", "gold", "copper", "stone", "wood", "food")
GOODS: Final = 6
EXOTIC: Final = 0  # wild in every payment, a type of its own everywhere else [2]
FIRST_STANDARD: Final = 1

BITS: Final = 8  # of each type in a handful that is kept as one number
HANDFULS: Final = 1 << BITS * GOODS
MOST_IN_HANDFUL: Final = (1 << BITS) - 1


def counts(cubes: Mapping[Any, int]) -> list[int]:
    """Cubes by name as six numbers."""
    return [cubes.get(good, 0) for good in GOOD_IDS]


def named(cubes: list[int]) -> dict[str, int]:
    """Six numbers as cubes by name, for a message."""
    return {GOOD_IDS[good]: count for good, count in enumerate(cubes) if count}


def packed(cubes: list[int]) -> int:
    """Six numbers as one."""
    found: i64 = 0
    for good in range(GOODS):
        count: i64 = cubes[good]
        found |= count << BITS * good
    return found


def unpacked(handful: i64) -> list[int]:
    """The six numbers of one."""
    found: list[int] = []
    for _ in range(GOODS):
        found.append(handful & MOST_IN_HANDFUL)
        handful >>= BITS
    return found

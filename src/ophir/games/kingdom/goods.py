"""The five goods, in the order of the box, and how the data writes cubes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

from ophir.engine.packs import Positive

Good = Literal["gold", "copper", "stone", "timber", "food"]
Cubes = dict[Good, Positive]
GOODS: Final[tuple[Good, ...]] = ("gold", "copper", "stone", "timber", "food")


def counts(cubes: Mapping[Any, int]) -> list[int]:
    """Cubes by name as five numbers."""
    return [cubes.get(good, 0) for good in GOODS]


def bits(goods: list[Good]) -> int:
    """Types of cubes as bits."""
    return sum(1 << GOODS.index(good) for good in goods)

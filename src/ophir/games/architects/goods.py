"""Goods: everything that can be gained, paid or lost, in the order in which a table of them is handled. [Architects 19]

The first six lie on a player's board and are kept in `goods`, so many a party; the others are counted elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from ophir.engine.packs import Positive

CLAY: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOLD: Final = 3
MARBLE: Final = 4
SILVER: Final = 5
VIRTUE: Final = 6
INFLUENCE: Final = 7
BUILDING_CARD: Final = 8
REWARD_CARD: Final = 9
DEBT: Final = 10
DESTROY_DEBT: Final = 11
HIRE_APPRENTICE: Final = 12
RELEASE_FROM_PRISON: Final = 13
TAX: Final = 14

RESOURCES: Final = 5  # the first five
GOODS: Final = 6  # with Silver
KINDS: Final = 15
ALL: Final = 99  # so many Workers that it is all of them

KIND_IDS: Final = (
    "clay",
    "wood",
    "stone",
    "gold",
    "marble",
    "silver",
    "virtue",
    "influence",
    "building_card",
    "reward_card",
    "debt",
    "destroy_debt",
    "hire_apprentice",
    "release_from_prison",
    "tax",
)
GOOD_IDS: Final = KIND_IDS[:GOODS]
RESOURCE_IDS: Final = KIND_IDS[:RESOURCES]

Resource = Literal["clay", "wood", "stone", "gold", "marble"]
Kind = Literal[
    "clay",
    "wood",
    "stone",
    "gold",
    "marble",
    "silver",
    "virtue",
    "influence",
    "building_card",
    "reward_card",
    "debt",
    "destroy_debt",
    "hire_apprentice",
    "release_from_prison",
    "tax",
]
Goods = dict[Kind, Positive | Literal["all"]]  # a table of the data


def counts(goods: Mapping[Kind, int | Literal["all"]]) -> list[int]:
    """A table of goods as one number a kind."""
    found = [0] * KINDS
    for kind, count in goods.items():
        found[KIND_IDS.index(kind)] = ALL if count == "all" else count
    return found


def named(goods: list[int]) -> dict[str, int]:
    """The goods that there are, by id."""
    return {KIND_IDS[kind]: count for kind, count in enumerate(goods) if count}

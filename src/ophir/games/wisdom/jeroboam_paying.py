"""How Jeroboam pays: own cubes first, Exotics only for what is missing. [Wisdom 13.4, R48, R49]"""

from __future__ import annotations

from typing import Final

from ophir.games.wisdom.goods import EXOTIC, GOODS
from ophir.games.wisdom.paying import is_owned
from ophir.games.wisdom.table import JEROBOAM, WisdomTable

NO_PAYMENT: Final[list[int]] = []
OWN: Final = GOODS * JEROBOAM  # where his cubes begin


def without_dearest(table: WisdomTable, cost: list[int], waived: int) -> list[int]:
    """A price without so many cubes, each time the most valuable one that is left. [R49]"""
    left = cost[:]
    for _ in range(waived):
        for good in table.box.by_value:
            if left[good]:
                left[good] -= 1
                break
    return left


def payment(table: WisdomTable, cost: list[int]) -> list[int]:
    """The cubes with which he pays a price, or NO_PAYMENT if he can't. [R48]"""
    cubes = [min(wanted, table.cubes[OWN + good]) for good, wanted in enumerate(cost)]
    cubes[EXOTIC] += sum(cost) - sum(cubes)
    return cubes if cubes[EXOTIC] <= table.cubes[OWN + EXOTIC] else NO_PAYMENT


def payable_price(table: WisdomTable) -> list[int]:
    """What he pays the Levite: the first price that he can pay, without a surcharge; or NO_PAYMENT. [13.4 Temple]"""
    box = table.box
    waived = is_owned(table, JEROBOAM, box.cheaper_levite)
    for price in box.levite_prices:
        cubes = payment(table, without_dearest(table, price, waived))
        if cubes:
            return cubes
    return NO_PAYMENT


def building_payment(table: WisdomTable, card: int) -> list[int]:
    """What he pays for a building: its cost without the most valuable cube, and a second with Carpenters' Lodge."""
    box = table.box
    waived = box.solo_discount + is_owned(table, JEROBOAM, box.cheaper_foreman)
    return payment(table, without_dearest(table, box.card_cost[card], waived))

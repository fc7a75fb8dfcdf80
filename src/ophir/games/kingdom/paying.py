"""Paying in the Building Phase: credits of a type before its cubes. [Kingdom 9.3]"""

from __future__ import annotations

from ophir.engine.lists import increased
from ophir.games.kingdom.table import GOODS, KingdomTable


def funds(table: KingdomTable, seat: int, good: int) -> int:
    """Cubes and credits of one type that the builder can pay with."""
    return table.cubes[GOODS * seat + good] + table.credits[good]


def can_pay(table: KingdomTable, seat: int, cost: list[int]) -> bool:
    """Do cubes and credits cover a cost?"""
    own = GOODS * seat
    cubes = table.cubes
    credit = table.credits
    for good in range(GOODS):
        if cost[good] > cubes[own + good] + credit[good]:
            return False
    return True


def pay(table: KingdomTable, seat: int, cost: list[int]) -> None:
    """Return cubes to the supply; a credit used up returns nothing. [9.3, R62]"""
    for good in range(GOODS):
        by_credit = min(cost[good], table.credits[good])
        by_cubes = cost[good] - by_credit
        if by_credit:
            table.credits = increased(table.credits, good, -by_credit)
        table.cubes[GOODS * seat + good] -= by_cubes
        table.supply[good] += by_cubes


def missing(table: KingdomTable, seat: int, cost: list[int]) -> list[int]:
    """What is lacking for a cost."""
    return [max(0, cost[good] - funds(table, seat, good)) for good in range(GOODS)]

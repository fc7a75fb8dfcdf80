"""Paying in the Building Phase: credits of a type before its cubes. [Kingdom 9.3]"""

from __future__ import annotations

from mypy_extensions import i64

from ophir.engine.lists import raised
from ophir.games.kingdom.table import GOODS, KingdomTable


def funds(table: KingdomTable, seat: int, good: int) -> int:
    """Cubes and credits of one type that the builder can pay with."""
    return table.cubes[GOODS * seat + good] + table.credits[good]


def can_pay(table: KingdomTable, seat: int, cost: list[int]) -> bool:
    """Do cubes and credits cover a cost?"""
    own: i64 = GOODS * seat
    cubes = table.cubes
    credit = table.credits
    for good in range(GOODS):
        price: i64 = cost[good]
        if price > cubes[own + good] + credit[good]:
            return False
    return True


def pay(table: KingdomTable, seat: int, cost: list[int]) -> None:
    """Return cubes to the supply; a credit used up returns nothing. [9.3, R62]"""
    own: i64 = GOODS * seat
    cubes = table.cubes
    supply = table.supply
    for good in range(GOODS):
        price: i64 = cost[good]
        if price:
            by_credit = table.credits[good]
            if by_credit:
                by_credit = min(price, by_credit)
                table.credits = raised(table.credits, good, -by_credit)
                price -= by_credit
            cubes[own + good] -= price
            supply[good] += price


def missing(table: KingdomTable, seat: int, cost: list[int]) -> list[int]:
    """What is lacking for a cost."""
    return [max(0, cost[good] - funds(table, seat, good)) for good in range(GOODS)]

"""Quarry, Forest, Silversmith and Mines. [Architects 7.1, 7.6]"""

from __future__ import annotations

from typing import ClassVar

from ophir.engine.steps import Limit, Procedure, below
from ophir.games.architects.goods import CLAY, GOLD, GOODS, KIND_IDS, SILVER
from ophir.games.architects.prices import at_least_0
from ophir.games.architects.table import LESS_TAX_VIRTUE, MINE_GOLD, ArchitectsTable
from ophir.games.architects.virtue import lose_virtue


def gather(table: ArchitectsTable, seat: int, place: int, workers: int) -> None:
    """So many of the location's good, one more for each effective worker. [7.1]"""
    add(table, seat, table.box.gathered[place], table.box.gather_base[place] + workers)


def mine(table: ArchitectsTable, seat: int, placement: int, workers: int) -> None:
    """Clay, or Gold for every so many workers; never a mix. [7.1]"""
    if placement == MINE_GOLD:
        add(table, seat, GOLD, workers // table.box.workers_per_gold)
    else:
        add(table, seat, CLAY, table.box.clay_base + workers)


def add(table: ArchitectsTable, seat: int, good: int, count: int) -> None:
    """Goods from the supply."""
    table.goods[GOODS * seat + good] += count
    if table.events is not None:
        table.tell("event-gained", seat, good={KIND_IDS[good]: count})


def take_tax(table: ArchitectsTable, seat: int) -> None:
    """All Silver of the Tax Stand, for Virtue. [7.6]"""
    table.stack.append(TaxTaken(seat))
    lose_virtue(table, seat, at_least_0(table.box.tax_virtue - table.total_of(seat, LESS_TAX_VIRTUE)))


class TaxTaken(Procedure[ArchitectsTable]):
    """The Virtue is lost first, as costs are paid before gains. [7.6, 8, R76]"""

    __slots__ = ("seat",)
    fields: ClassVar[dict[str, Limit]] = {"seat": below("seats")}

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: ArchitectsTable) -> None:
        count = table.tax
        table.tax = 0
        table.goods[GOODS * self.seat + SILVER] += count
        if table.events is not None:
            table.tell("event-took-tax", self.seat, count=count)

"""The Cathedral. [Architects 11]"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ophir.engine.steps import Decision, Limit, Procedure, below
from ophir.games.architects.gains import take_rewards
from ophir.games.architects.paying import pay
from ophir.games.architects.piles import discard
from ophir.games.architects.prices import can_pay
from ophir.games.architects.table import ANY_VIRTUE_CATHEDRAL, CATHEDRAL_ADVANCE, NO_DISCARD, ArchitectsTable
from ophir.games.architects.triggers import Trigger


def is_level_full(table: ArchitectsTable, level: i64) -> bool:
    """Is there no space left on a level? [11]"""
    taken: i64 = 0
    for reached in table.cathedral:
        if reached == level:
            taken += 1
    return taken >= table.box.level_spaces[level]


def why_no_advance(table: ArchitectsTable, seat: i64) -> str:
    """Why the Cathedral can't be advanced; empty if it can. [11]"""
    box = table.box
    level: i64 = table.cathedral[seat] + 1
    if level > box.levels:
        return "closed-cathedral-done"
    if table.virtue[seat] < box.cathedral_virtue and not table.can(seat, ANY_VIRTUE_CATHEDRAL):
        return "closed-not-virtuous"
    if is_level_full(table, level):
        return "closed-level-full"
    if not table.hand[seat] and not table.can(seat, NO_DISCARD):
        return "closed-no-card"
    return "" if can_pay(table, seat, box.level_price[level]) else "closed-cant-pay"


def advance(table: ArchitectsTable, seat: int) -> None:
    """Pay the level, discard a Building card, move up. [11]"""
    table.stack.append(Advance(seat))
    if not table.can(seat, NO_DISCARD):
        table.stack.append(CathedralDiscard(seat))
    pay(table, seat, table.box.level_price[table.cathedral[seat] + 1])


class CathedralDiscard(Decision[ArchitectsTable]):
    """Which Building card goes under the pile. [11, D21]"""

    __slots__ = ()
    id: ClassVar[str] = "D21"
    ask: ClassVar[str] = "cathedral_discard"
    rule: ClassVar[str] = "11"

    def legal(self, table: ArchitectsTable) -> list[int]:
        return [table.box.DISCARD + card for card in table.hand[self.seat]]

    def take(self, table: ArchitectsTable, action: int) -> None:
        discard(table, self.seat, action - table.box.DISCARD)


class Advance(Procedure[ArchitectsTable]):
    """One level up, a Reward card, and whatever Acolytes and Zesiro bring. [11]"""

    __slots__ = ("seat",)
    fields: ClassVar[dict[str, Limit]] = {"seat": below("seats")}

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def misfit(self, table: ArchitectsTable) -> str:
        level = table.cathedral[self.seat] + 1
        free = level <= table.box.levels and not is_level_full(table, level)
        return "" if free else "has no free space on the next level"

    def run(self, table: ArchitectsTable) -> None:
        table.cathedral[self.seat] += 1
        if table.events is not None:
            table.tell("event-cathedral", self.seat, level=table.cathedral[self.seat])
        if table.box.givers[CATHEDRAL_ADVANCE]:
            table.stack.append(Trigger(self.seat, CATHEDRAL_ADVANCE))
        take_rewards(table, self.seat, 1)

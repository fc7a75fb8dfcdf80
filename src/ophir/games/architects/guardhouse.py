"""The Guardhouse: sending captured Workers to Prison, releasing the own ones, paying Debts. [Architects 7.5]"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ophir.engine.steps import FLAG, Closed, Decision, Limit, Procedure, below, up_to
from ophir.games.architects.gains import gain
from ophir.games.architects.goods import ALL, GOODS, SILVER
from ophir.games.architects.paying import pay
from ophir.games.architects.prices import can_pay
from ophir.games.architects.prison import release
from ophir.games.architects.table import DEBT_PAID, SEND_CAPTURED, ArchitectsTable
from ophir.games.architects.triggers import Trigger, trigger
from ophir.games.architects.virtue import lose_virtue, take_debts

# The actions, in the order of the data.
SEND: Final = 0
RELEASE_PRISON: Final = 1
RELEASE_CAPTURED: Final = 2
PAY_DEBT: Final = 3
TASKS: Final = 4
QUICKEST_FIRST: Final = [RELEASE_PRISON, SEND, RELEASE_CAPTURED, PAY_DEBT]  # to see whether any is possible


def holds_captured(table: ArchitectsTable, party: i64) -> bool:
    """Has it captured Workers on its board?"""
    players: i64 = table.box.players
    captured = table.captured
    at: i64
    for at in range(players * party, players * party + players):
        if captured[at]:
            return True
    return False


def is_captured(table: ArchitectsTable, party: i64) -> bool:
    """Are Workers of its on another board?"""
    players: i64 = table.box.players
    captured = table.captured
    holder: i64
    for holder in range(players):
        if captured[players * holder + party]:
            return True
    return False


def why_not_done(table: ArchitectsTable, seat: i64, task: i64) -> str:
    """Why a Guardhouse action can't be taken now; empty if it can. [7.5]"""
    if task == SEND:
        return "" if holds_captured(table, seat) else "closed-no-captives"
    if task == RELEASE_PRISON:
        return "" if table.prison[seat] else "closed-prison-empty"
    if task == RELEASE_CAPTURED:
        return "" if is_captured(table, seat) else "closed-none-captured"
    if not table.unpaid[seat]:
        return "closed-no-debt"
    return "" if can_pay(table, seat, table.box.guard_price[PAY_DEBT]) else "closed-cant-pay"


def can_guard(table: ArchitectsTable, seat: i64) -> bool:
    """Is any of the four actions possible and payable? [6.1]"""
    for task in QUICKEST_FIRST:
        if not why_not_done(table, seat, task):
            return True
    return False


class Guard(Decision[ArchitectsTable]):
    """The next action, or stop after the first. [7.5, D17]"""

    __slots__ = ("first", "left")
    id: ClassVar[str] = "D17"
    ask: ClassVar[str] = "guardhouse"
    rule: ClassVar[str] = "7.5"
    fields: ClassVar[dict[str, Limit]] = {**Decision.fields, "left": up_to("most_effective"), "first": FLAG}

    left: int
    first: int

    def __init__(self, seat: int, left: int, first: int) -> None:
        self.seat = seat
        self.left = left
        self.first = first

    def looked_for(self, table: ArchitectsTable) -> list[int]:
        box = table.box
        tasks = [box.GUARD + task for task in range(TASKS)]
        return tasks if self.first else [*tasks, box.STOP]

    def legal(self, table: ArchitectsTable) -> list[int]:
        box = table.box
        found: list[int] = []
        for task in range(TASKS):
            if not why_not_done(table, self.seat, task):
                found.append(box.GUARD + task)
        if not self.first:
            found.append(box.STOP)
        return found

    def why_not(self, table: ArchitectsTable, action: int) -> Closed | None:
        if action == table.box.STOP:
            return None
        why = why_not_done(table, self.seat, action - table.box.GUARD)
        return Closed(why, "7.5") if why else None

    def ask_values(self, table: ArchitectsTable) -> dict[str, object]:
        return {"actions": self.left}

    def take(self, table: ArchitectsTable, action: int) -> None:
        box = table.box
        if action == box.STOP:
            return
        if self.left > 1:
            table.stack.append(Guard(self.seat, self.left - 1, 0))
        task = action - box.GUARD
        if task == SEND:
            send_captured(table, self.seat)
        elif task == RELEASE_PRISON:
            release(table, self.seat, ALL)
        elif task == RELEASE_CAPTURED:
            table.stack.append(ReleaseCost(self.seat))
        else:
            table.stack.append(DebtPaid(self.seat))
            pay(table, self.seat, box.guard_price[PAY_DEBT])


def send_captured(table: ArchitectsTable, seat: int) -> None:
    """All captured Workers on the own board go to Prison, for Silver. [7.5]"""
    players = table.box.players
    count = 0
    for owner in range(players):
        held = table.captured[players * seat + owner]
        if held:
            table.captured[players * seat + owner] = 0
            table.prison[owner] += held
            count += held
    if not count:
        return
    silver = count * table.box.silver_per_worker
    table.goods[GOODS * seat + SILVER] += silver
    if table.events is not None:
        table.tell("event-sent-captured", seat, count=count)
        if silver:
            table.tell("event-gained", seat, good={"silver": silver})
    trigger(table, seat, SEND_CAPTURED)


class ReleaseCost(Decision[ArchitectsTable]):
    """Silver and Tax, or a Debt and Virtue. [7.5, D18]"""

    __slots__ = ()
    id: ClassVar[str] = "D18"
    ask: ClassVar[str] = "release_cost"
    rule: ClassVar[str] = "7.5"

    def looked_for(self, table: ArchitectsTable) -> list[int]:
        return [table.box.RELEASE_FOR_SILVER, table.box.RELEASE_FOR_DEBT]

    def why_not(self, table: ArchitectsTable, action: int) -> Closed | None:
        if action == table.box.RELEASE_FOR_DEBT:
            return None
        price = table.box.guard_price[RELEASE_CAPTURED]
        return None if can_pay(table, self.seat, price) else Closed("closed-cant-pay", "7.5")

    def take(self, table: ArchitectsTable, action: int) -> None:
        box = table.box
        table.stack.append(Freed(self.seat))
        if action == box.RELEASE_FOR_SILVER:
            pay(table, self.seat, box.guard_price[RELEASE_CAPTURED])
        else:
            table.stack.append(VirtueCost(self.seat))
            take_debts(table, self.seat, box.release_debts)


class VirtueCost(Procedure[ArchitectsTable]):
    """After the Debt the Virtue that a release costs. [7.5]"""

    __slots__ = ("seat",)
    fields: ClassVar[dict[str, Limit]] = {"seat": below("seats")}

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: ArchitectsTable) -> None:
        lose_virtue(table, self.seat, table.box.release_virtue)


class Freed(Procedure[ArchitectsTable]):
    """All own Workers on all other boards return to supply. [7.5]"""

    __slots__ = ("seat",)
    fields: ClassVar[dict[str, Limit]] = {"seat": below("seats")}

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: ArchitectsTable) -> None:
        free_captured(table, self.seat)


def free_captured(table: ArchitectsTable, party: int) -> None:
    """Own Workers come back from every other board."""
    count = 0
    for at in range(party, len(table.captured), table.box.players):
        count += table.captured[at]
        table.captured[at] = 0
    table.supply[party] += count
    if count and table.events is not None:
        table.tell("event-freed", party, count=count)


class DebtPaid(Procedure[ArchitectsTable]):
    """The price of a Debt is paid. [7.5]"""

    __slots__ = ("seat",)
    fields: ClassVar[dict[str, Limit]] = {"seat": below("seats")}

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def misfit(self, table: ArchitectsTable) -> str:
        return "" if table.unpaid[self.seat] else "needs an unpaid Debt"

    def run(self, table: ArchitectsTable) -> None:
        debt_paid(table, self.seat)


def debt_paid(table: ArchitectsTable, seat: int) -> None:
    """A Debt is turned to its paid side: Virtue, and whatever Debt Collectors bring. [7.5]"""
    table.unpaid[seat] -= 1
    table.paid[seat] += 1
    if table.events is not None:
        table.tell("event-debt-paid", seat)
    if table.box.givers[DEBT_PAID]:
        table.stack.append(Trigger(seat, DEBT_PAID))
    gain(table, seat, table.box.debt_paid_gain)

"""Virtue up and down, and the Debts beyond both ends of its track. [Architects 9, D24-D26]"""

from __future__ import annotations

from typing import ClassVar, Final

from ophir.engine.steps import Decision, Limit, Several, up_to
from ophir.engine.vectors import Numbers
from ophir.games.architects.ai import gains as ai_gains
from ophir.games.architects.paying import pay
from ophir.games.architects.prices import can_pay, silver_price
from ophir.games.architects.table import AVOIDS_DEBT, DEBT_GAINED, VIRTUE_LOST, ArchitectsTable
from ophir.games.architects.triggers import trigger
from ophir.games.architects.wonders.influence import can_spend, spend_influence

MOST_POINTS: Final = 99  # that can be gained or lost at once


def gain_virtue(table: ArchitectsTable, party: int, count: int) -> None:
    """One step each; above the top a point may destroy an unpaid Debt instead. [9]"""
    if party >= table.box.seats:
        ai_gains.gain_virtue(table, count)
        return
    steps = min(count, table.box.most_virtue - table.virtue[party])
    if steps > 0:
        table.virtue[party] += steps
        if table.events is not None:
            table.tell("event-gained", party, good={"virtue": steps})
    if count > steps and table.unpaid[party]:
        table.stack.append(AboveVirtue(party, count - steps))


class AboveVirtue(Several[ArchitectsTable]):
    """Each point above the top may destroy an unpaid Debt. [9, D24, R23]"""

    __slots__ = ()
    id: ClassVar[str] = "D24"
    ask: ClassVar[str] = "above_virtue"
    rule: ClassVar[str] = "9"
    tag: ClassVar[str] = "debt"
    things: ClassVar[str] = "points"
    fields: ClassVar[dict[str, Limit]] = {**Decision.fields, "left": up_to(MOST_POINTS)}

    def legal(self, table: ArchitectsTable) -> list[int]:
        box = table.box
        return [box.DEBT_DESTROY, box.DEBT_KEEP] if table.unpaid[self.seat] else []

    def series(self, table: ArchitectsTable) -> None:
        return None

    def take(self, table: ArchitectsTable, action: int) -> None:
        if action == table.box.DEBT_DESTROY:
            destroy_debt(table, self.seat)
        if self.left > 1:
            table.stack.append(AboveVirtue(self.seat, self.left - 1))


def destroy_debt(table: ArchitectsTable, party: int) -> None:
    """An unpaid Debt leaves the game, and nothing is gained for it. [R23]"""
    table.unpaid[party] -= 1
    if table.events is not None:
        table.tell("event-debt-destroyed", party)


def lose_virtue(table: ArchitectsTable, party: int, count: int) -> None:
    """One step each, a Debt for each below 0; Influence may avoid each point. [9]"""
    if party >= table.box.seats:
        ai_gains.lose_virtue(table, count)
    elif count > 0:
        if count <= table.virtue[party] and not can_shield(table, party):
            lose_points(table, party, count)
        else:
            table.stack.append(LoseVirtue(party, count))


def can_shield(table: ArchitectsTable, seat: int) -> bool:
    """Has it the Influence that avoids the loss of a point? [8]"""
    return table.box.wow and can_spend(table, seat, table.box.shield_influence)


def lose_points(table: ArchitectsTable, seat: int, count: int) -> None:
    """Points that are really lost; who gains something for each of them, gains it. [9, R46]"""
    table.virtue[seat] -= count
    if table.events is not None:
        table.tell("event-virtue-lost", seat, count=count)
    trigger(table, seat, VIRTUE_LOST, count)


class LoseVirtue(Several[ArchitectsTable]):
    """Before each point: Influence instead? Below 0 a Debt is taken. [9, D25, R65]"""

    __slots__ = ()
    id: ClassVar[str] = "D25"
    ask: ClassVar[str] = "shield"
    rule: ClassVar[str] = "8"
    tag: ClassVar[str] = "virtue"
    things: ClassVar[str] = "points"
    fields: ClassVar[dict[str, Limit]] = {**Decision.fields, "left": up_to(MOST_POINTS)}

    def legal(self, table: ArchitectsTable) -> list[int]:
        box = table.box
        return [box.VIRTUE_SHIELD, box.VIRTUE_LOSE] if can_shield(table, self.seat) else []

    def series(self, table: ArchitectsTable) -> None:
        return None

    def take(self, table: ArchitectsTable, action: int) -> None:
        self.go_on(table)
        if action == table.box.VIRTUE_SHIELD:
            if table.events is not None:
                table.tell("event-shielded", self.seat)
            spend_influence(table, self.seat, table.box.shield_influence)
        else:
            lose_one(table, self.seat)

    def run(self, table: ArchitectsTable) -> None:
        self.go_on(table)
        lose_one(table, self.seat)

    def go_on(self, table: ArchitectsTable) -> None:
        """The points after this one."""
        if self.left > 1:
            table.stack.append(LoseVirtue(self.seat, self.left - 1))


class LoseVirtueAtEnd(LoseVirtue):
    """The same once the last turn is over. [14 E1, D30]"""

    __slots__ = ()
    id: ClassVar[str] = "D30"

    def go_on(self, table: ArchitectsTable) -> None:
        if self.left > 1:
            table.stack.append(LoseVirtueAtEnd(self.seat, self.left - 1))


def lose_one(table: ArchitectsTable, seat: int) -> None:
    """A point of Virtue, or a Debt below 0."""
    if table.virtue[seat]:
        lose_points(table, seat, 1)
    else:
        take_debts(table, seat, 1)


def take_debts(table: ArchitectsTable, party: int, count: int) -> None:
    """Unpaid Debts; Hugo may pay instead. [9]"""
    if party >= table.box.seats:
        ai_gains.take_debts(table, count)
    elif table.total_of(party, AVOIDS_DEBT):
        table.stack.append(AvoidDebt(party, count))
    else:
        take_unpaid(table, party, count)


def take_unpaid(table: ArchitectsTable, seat: int, count: int) -> None:
    """Debts that are really taken. [9: Racketeer]"""
    table.unpaid[seat] += count
    if table.events is not None:
        for _ in range(count):
            table.tell("event-debt-taken", seat)
    trigger(table, seat, DEBT_GAINED, count)


class AvoidDebt(Several[ArchitectsTable]):
    """Hugo pays Silver, or takes the Debt. [9, D26]"""

    __slots__ = ()
    id: ClassVar[str] = "D26"
    ask: ClassVar[str] = "avoid_debt"
    rule: ClassVar[str] = "9"
    tag: ClassVar[str] = "debt"
    things: ClassVar[str] = "debts"
    fields: ClassVar[dict[str, Limit]] = {**Decision.fields, "left": up_to(MOST_POINTS)}

    def price(self, table: ArchitectsTable) -> Numbers:
        return silver_price(table.total_of(self.seat, AVOIDS_DEBT))

    def legal(self, table: ArchitectsTable) -> list[int]:
        box = table.box
        return [box.DEBT_AVOID, box.DEBT_TAKE] if can_pay(table, self.seat, self.price(table)) else []

    def series(self, table: ArchitectsTable) -> None:
        return None

    def ask_values(self, table: ArchitectsTable) -> dict[str, object]:
        return {"debts": self.left, "silver": table.total_of(self.seat, AVOIDS_DEBT)}

    def take(self, table: ArchitectsTable, action: int) -> None:
        if self.left > 1:
            table.stack.append(AvoidDebt(self.seat, self.left - 1))
        if action == table.box.DEBT_AVOID:
            if table.events is not None:
                table.tell("event-debt-avoided", self.seat)
            pay(table, self.seat, self.price(table))
        else:
            take_unpaid(table, self.seat, 1)

    def run(self, table: ArchitectsTable) -> None:
        take_unpaid(table, self.seat, self.left)

"""Wonders: their price, building them, and where they stand. [Architects 12.3, R37, R38, R63]"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ophir.engine.lists import changed
from ophir.engine.steps import Decision, Limit, Procedure, below
from ophir.engine.vectors import Numbers
from ophir.games.architects.prices import can_pay
from ophir.games.architects.table import CONSTRUCT, NO_CARD, NOBODY, ArchitectsTable
from ophir.games.architects.triggers import Trigger
from ophir.games.architects.virtue import gain_virtue


def wonder_price(table: ArchitectsTable, wonder: int) -> Numbers:
    """Resources without those lying on the card, Influence and Tax. [12.3, R19]"""
    prices = table.box.wonder_prices[wonder]
    return prices[min(table.wonder_goods[wonder], len(prices) - 1)]


def why_no_wonder(table: ArchitectsTable, seat: int, wonder: int) -> str:
    """Why a Wonder can't be constructed; empty if it can."""
    return "" if can_pay(table, seat, wonder_price(table, wonder)) else "closed-cant-pay"


def can_raise(table: ArchitectsTable, seat: i64, wonder: int, has: i64, help: i64) -> bool:
    """Can a Wonder be constructed with what is `held` and may be `helped`? [12.3]"""
    needs = table.box.wonder_needs[wonder]
    lacking = needs[min(table.wonder_goods[wonder], len(needs) - 1)] & ~has
    return not lacking & ~help and can_pay(table, seat, wonder_price(table, wonder))


class WonderBuilt(Procedure[ArchitectsTable]):
    """The card comes to its builder, with Virtue; then it gets its place. [12.3]"""

    __slots__ = ("seat", "wonder")
    fields: ClassVar[dict[str, Limit]] = {"seat": below("seats"), "wonder": below("wonder_ids")}

    seat: int
    wonder: int

    def __init__(self, seat: int, wonder: int) -> None:
        self.seat = seat
        self.wonder = wonder

    def misfit(self, table: ArchitectsTable) -> str:
        return "" if table.wonder_owner[self.wonder] == NOBODY else "names a Wonder that is built"

    def run(self, table: ArchitectsTable) -> None:
        take_wonder(table, self.seat, self.wonder)
        if table.box.givers[CONSTRUCT]:
            table.stack.append(Trigger(self.seat, CONSTRUCT))
        table.stack.append(WonderPlace(self.seat, self.wonder))
        gain_virtue(table, self.seat, table.box.build_virtue)


def take_wonder(table: ArchitectsTable, party: int, wonder: int) -> None:
    """What lay on the card goes to the supply, the card to its builder."""
    if table.wonder_goods[wonder]:
        table.wonder_goods = changed(table.wonder_goods, wonder, 0)
    table.wonder_owner = changed(table.wonder_owner, wonder, party)


def free_places(table: ArchitectsTable) -> list[int]:
    """The locations that may get a Wonder and have none. [R38]"""
    return [place for place in table.box.wonder_places if place not in table.wonder_place]


class WonderPlace(Decision[ArchitectsTable]):
    """At which location the Wonder stands. [12.3, D22]"""

    __slots__ = ("wonder",)
    id: ClassVar[str] = "D22"
    ask: ClassVar[str] = "wonder_place"
    rule: ClassVar[str] = "12.3"
    fields: ClassVar[dict[str, Limit]] = {**Decision.fields, "wonder": below("wonder_ids")}

    wonder: int

    def __init__(self, seat: int, wonder: int) -> None:
        self.seat = seat
        self.wonder = wonder

    def misfit(self, table: ArchitectsTable) -> str:
        waits = table.wonder_owner[self.wonder] == self.seat and table.wonder_place[self.wonder] == NO_CARD
        return "" if waits else "needs a Wonder of this seat without a place"

    def ask_values(self, table: ArchitectsTable) -> dict[str, object]:
        return {"wonder": table.box.wonder_ids[self.wonder]}

    def legal(self, table: ArchitectsTable) -> list[int]:
        return [table.box.SITE + place for place in free_places(table)]

    def take(self, table: ArchitectsTable, action: int) -> None:
        place = action - table.box.SITE
        table.put_wonder(self.wonder, place)
        if table.events is not None:
            box = table.box
            table.tell("event-wonder", self.seat, wonder=box.wonder_ids[self.wonder], place=box.location_ids[place])

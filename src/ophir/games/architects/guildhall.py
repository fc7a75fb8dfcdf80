"""The Guildhall: a Building, the Cathedral or a Wonder. [Architects 7.8]"""

from __future__ import annotations

from typing import ClassVar, Final

from ophir.engine.steps import Closed, Decision
from ophir.games.architects.buildings import Construct, can_build, why_not_built
from ophir.games.architects.cathedral import advance, why_no_advance
from ophir.games.architects.hiring import remove_column
from ophir.games.architects.needs import held, helped
from ophir.games.architects.paying import Pay, pay
from ophir.games.architects.table import NOBODY, ArchitectsTable
from ophir.games.architects.wonders.wonders import WonderBuilt, can_raise, why_no_wonder, wonder_price

CHOICE: Final = 2  # so many possible projects are asked for


def put_worker(table: ArchitectsTable, party: int) -> None:
    """The next free space, for good; some trigger a Reset, the last one the end, none beside a full hall. [7.8, R13]"""
    box = table.box
    table.supply[party] -= 1
    table.guildhall[party] += 1
    taken = sum(table.guildhall)
    if taken in box.reset_spaces:
        table.reset_due = 1
    if taken in box.clear_spaces:
        remove_column(table, 0)
    if taken == box.guildhall_spaces:
        table.last_turns = box.players + 1
        if table.events is not None:
            table.tell("event-last-round", party)


def can_work(table: ArchitectsTable, seat: int) -> bool:
    """Can a Building, a Cathedral level or a Wonder be completed now? [6.1]"""
    has = held(table, seat)
    help = helped(table, seat)
    out_of_reach = ~(has | help)
    needs = table.box.building_needs
    for card in table.hand[seat]:
        if not needs[card] & out_of_reach and can_build(table, seat, card, has, help):
            return True
    if not why_no_advance(table, seat):
        return True
    if table.box.every_wonder_needs & out_of_reach:
        return False
    for wonder, owner in enumerate(table.wonder_owner):
        if owner == NOBODY and can_raise(table, seat, wonder, has, help):
            return True
    return False


def shows_hand(table: ArchitectsTable, seat: int) -> bool:
    """Does a Worker here tell others that there is something to construct in the hand, or nothing?

    Not where there is a choice without the hand: then the seat is asked in any case.
    """
    wonders = [wonder for wonder, owner in enumerate(table.wonder_owner) if owner == NOBODY]
    others = [why_no_advance(table, seat), *(why_no_wonder(table, seat, wonder) for wonder in wonders)]
    return others.count("") < CHOICE


class Project(Decision[ArchitectsTable]):
    """Which Building, the Cathedral, or which Wonder. [7.8, D19]"""

    __slots__ = ()
    id: ClassVar[str] = "D19"
    ask: ClassVar[str] = "project"
    rule: ClassVar[str] = "7.8"

    def looked_for(self, table: ArchitectsTable) -> list[int]:
        box = table.box
        wonders = [box.WONDER + wonder for wonder, owner in enumerate(table.wonder_owner) if owner == NOBODY]
        return [*(box.CONSTRUCT + card for card in table.hand[self.seat]), box.ADVANCE, *wonders]

    def legal(self, table: ArchitectsTable) -> list[int]:
        box = table.box
        has = held(table, self.seat)
        help = helped(table, self.seat)
        found: list[int] = []
        for card in table.hand[self.seat]:
            if can_build(table, self.seat, card, has, help):
                found.append(box.CONSTRUCT + card)
        if not why_no_advance(table, self.seat):
            found.append(box.ADVANCE)
        for wonder, owner in enumerate(table.wonder_owner):
            if owner == NOBODY and can_raise(table, self.seat, wonder, has, help):
                found.append(box.WONDER + wonder)
        return found

    def why_not(self, table: ArchitectsTable, action: int) -> Closed | None:
        box = table.box
        if action == box.ADVANCE:
            why, rule = why_no_advance(table, self.seat), "11"
        elif action >= box.WONDER:
            why, rule = why_no_wonder(table, self.seat, action - box.WONDER), "12.3"
        else:
            why, rule = why_not_built(table, self.seat, action - box.CONSTRUCT), "10"
        return Closed(why, rule) if why else None

    def take(self, table: ArchitectsTable, action: int) -> None:
        box = table.box
        if action == box.ADVANCE:
            advance(table, self.seat)
        elif action >= box.WONDER:
            wonder = action - box.WONDER
            table.stack.append(WonderBuilt(self.seat, wonder))
            pay(table, self.seat, wonder_price(table, wonder))
        else:
            card = action - box.CONSTRUCT
            table.stack.append(Construct(self.seat, card))
            pay(table, self.seat, box.building_price[card])
            if table.events is not None and isinstance(table.stack[-1], Pay):  # else it is constructed at once
                table.tell("event-begun", self.seat, reveals=True, building=box.building_ids[card])

"""The Apprentices: their display, hiring and dismissing them. [Architects 7.3, R20, R21, R70]"""

from __future__ import annotations

from typing import ClassVar

from ophir.engine.lists import changed, increased, longer
from ophir.engine.rows import without
from ophir.engine.steps import FLAG, Decision, Limit, Procedure, below
from ophir.games.architects.goods import GOODS, SILVER
from ophir.games.architects.table import APPRENTICE_GAINED, APPRENTICE_LIMIT, NO_CARD, ArchitectsTable
from ophir.games.architects.triggers import Trigger, trigger
from ophir.games.architects.virtue import gain_virtue, lose_virtue


def draw_apprentice(table: ArchitectsTable) -> int:
    """The top card of the Apprentice pile, or NO_CARD. [R6]"""
    pile = table.apprentice_pile
    if pile:
        place = table.pick_place(pile, table.box.apprentice_ids)
        card = pile[place]
        table.apprentice_pile = without(pile, place)
        return card
    if not table.apprentices_under:
        return NO_CARD
    card = table.apprentices_under[0]
    table.apprentices_under = table.apprentices_under[1:]
    return card


def has_apprentice(table: ArchitectsTable) -> bool:
    """Is there a face-up Apprentice?"""
    for card in table.display:
        if card != NO_CARD:
            return True
    return False


def refill_row(table: ArchitectsTable, row: int) -> None:
    """A row slides left and is refilled at its right end; Silver stays on its card. [7.3, R21]"""
    columns = table.box.columns
    first = columns * row
    cards: list[int] = []
    silver: list[int] = []
    for at in range(first, first + columns):
        if table.display[at] != NO_CARD:
            cards.append(table.display[at])
            silver.append(table.display_silver[at])
    while len(cards) < columns:
        card = draw_apprentice(table)
        cards.append(card)
        silver.append(0)
        if card != NO_CARD and table.events is not None:
            table.tell("event-revealed", table.current, reveals=True, apprentice=table.box.apprentice_ids[card])
    table.display = table.display[:first] + cards + table.display[first + columns :]
    table.display_silver = table.display_silver[:first] + silver + table.display_silver[first + columns :]


def clear_slot(table: ArchitectsTable, slot: int) -> int:
    """The card of a slot, which is empty then, together with the Silver that lay on it."""
    card = table.display[slot]
    table.display = changed(table.display, slot, NO_CARD)
    if table.display_silver[slot]:
        table.display_silver = changed(table.display_silver, slot, 0)
    return card


def remove_column(table: ArchitectsTable, column: int) -> None:
    """Both Apprentices of a column go under the pile, their Silver to the supply; slide and refill. [15.2, R70]"""
    remove_slots(table, [column, table.box.columns + column])


def remove_slots(table: ArchitectsTable, slots: list[int]) -> None:
    """The Apprentices of some slots go under the pile in this order; slide and refill, the top row first."""
    removed = 0
    for slot in slots:
        if table.display[slot] != NO_CARD:
            table.apprentices_under = longer(table.apprentices_under, clear_slot(table, slot))
            removed += 1
    if removed and table.events is not None:
        table.tell("event-cleared", table.current, count=removed)
    for row in range(table.box.rows):
        refill_row(table, row)


def clear_for_school(table: ArchitectsTable) -> None:
    """All columns but the last go under the pile; the last slides to the front. [19: school]"""
    columns = table.box.columns
    remove_slots(table, [columns * row + column for row in range(table.box.rows) for column in range(columns - 1)])


def apprentice_limit(table: ArchitectsTable, seat: int) -> int:
    """How many Apprentices a player may have. [1]"""
    limit: int = table.total_of(seat, APPRENTICE_LIMIT)
    return limit or table.box.apprentice_limit


def at_limit(table: ArchitectsTable, seat: int) -> bool:
    """Must one be dismissed before another is hired?"""
    return len(table.apprentices[seat]) >= apprentice_limit(table, seat)


def hire(table: ArchitectsTable, seat: int, slot: int) -> None:
    """The Apprentice of a slot is hired; at the limit one is dismissed first. [7.3, D13]"""
    if at_limit(table, seat):
        table.stack.append(TakeApprentice(seat, slot, 1))
        table.stack.append(Dismiss(seat))
    else:
        take_apprentice(table, seat, slot, True)


def take_apprentice(table: ArchitectsTable, seat: int, slot: int, refill: bool) -> None:
    """Card and Silver, the Virtue icon, what it brings; then the row slides and is refilled. [7.3, R20]"""
    box = table.box
    silver = table.display_silver[slot]
    card = clear_slot(table, slot)
    table.apprentices[seat] = longer(table.apprentices[seat], card)
    table.add_abilities(seat, card)
    if silver:
        table.goods[GOODS * seat + SILVER] += silver
    if table.events is not None:
        table.tell("event-hired", seat, apprentice=box.apprentice_ids[card], silver=silver)
    virtue = box.apprentice_virtue[card]
    if refill:
        if virtue or box.givers[APPRENTICE_GAINED]:
            table.stack.append(Refill(slot // box.columns))
        else:
            refill_row(table, slot // box.columns)
    if not virtue:
        trigger(table, seat, APPRENTICE_GAINED)
        return
    if box.givers[APPRENTICE_GAINED]:
        table.stack.append(Trigger(seat, APPRENTICE_GAINED))
    if virtue > 0:
        gain_virtue(table, seat, virtue)
    else:
        lose_virtue(table, seat, -virtue)


class Refill(Procedure[ArchitectsTable]):
    """The row of a hired Apprentice slides and is refilled. [7.3]"""

    __slots__ = ("row",)
    fields: ClassVar[dict[str, Limit]] = {"row": below("rows")}

    row: int

    def __init__(self, row: int) -> None:
        self.row = row

    def run(self, table: ArchitectsTable) -> None:
        refill_row(table, self.row)


class TakeApprentice(Procedure[ArchitectsTable]):
    """Take the card that was chosen, once there is room for it. [7.3]"""

    __slots__ = ("refill", "seat", "slot")
    fields: ClassVar[dict[str, Limit]] = {"seat": below("seats"), "slot": below("slots"), "refill": FLAG}

    seat: int
    slot: int
    refill: int

    def __init__(self, seat: int, slot: int, refill: int) -> None:
        self.seat = seat
        self.slot = slot
        self.refill = refill

    def misfit(self, table: ArchitectsTable) -> str:
        return "" if table.display[self.slot] != NO_CARD else "names an empty slot"

    def run(self, table: ArchitectsTable) -> None:
        take_apprentice(table, self.seat, self.slot, self.refill == 1)


class Dismiss(Decision[ArchitectsTable]):
    """Which own Apprentice makes room for the new one. [7.3, D13]"""

    __slots__ = ()
    id: ClassVar[str] = "D13"
    ask: ClassVar[str] = "dismiss"
    rule: ClassVar[str] = "7.3"

    def legal(self, table: ArchitectsTable) -> list[int]:
        first = table.box.DISMISS
        return [first + card for card in table.apprentices[self.seat]]

    def take(self, table: ArchitectsTable, action: int) -> None:
        dismiss(table, self.seat, action - table.box.DISMISS)


def dismiss(table: ArchitectsTable, seat: int, card: int) -> None:
    """An own Apprentice goes under the pile; what it brought stays. [7.3]"""
    table.apprentices[seat] = [one for one in table.apprentices[seat] if one != card]
    table.count_abilities(seat)
    table.apprentices_under = longer(table.apprentices_under, card)
    if table.events is not None:
        table.tell("event-dismissed", seat, apprentice=table.box.apprentice_ids[card])


def hire_free(table: ArchitectsTable, seat: int, princess: int) -> None:
    """Any face-up Apprentice for nothing; the Princess's reward may be declined, others only at the limit. [R73]"""
    table.stack.append(HirePrincess(seat) if princess else HireFree(seat))


class HireFree(Decision[ArchitectsTable]):
    """Which face-up Apprentice is hired for nothing. [19: hire_any, D23, R28]"""

    __slots__ = ()
    id: ClassVar[str] = "D23"
    ask: ClassVar[str] = "hire_free"
    rule: ClassVar[str] = "R28"

    def legal(self, table: ArchitectsTable) -> list[int]:
        found = [table.box.HIRE + card for card in table.display if card != NO_CARD]
        if found and self.may_decline(table):
            found.append(table.box.DECLINE)
        return found

    def may_decline(self, table: ArchitectsTable) -> bool:
        return at_limit(table, self.seat)

    def take(self, table: ArchitectsTable, action: int) -> None:
        if action != table.box.DECLINE:
            hire(table, self.seat, table.display.index(action - table.box.HIRE))


class HirePrincess(HireFree):
    """The same as the Princess's reward. [13 step 5, D28]"""

    __slots__ = ()
    id: ClassVar[str] = "D28"
    rule: ClassVar[str] = "R73"

    def may_decline(self, table: ArchitectsTable) -> bool:
        return True


class HireAtMarket(HireFree):
    """On the middle space of the Black Market. [7.7, D14]"""

    __slots__ = ()
    id: ClassVar[str] = "D14"
    ask: ClassVar[str] = "hire"
    rule: ClassVar[str] = "7.7"

    def may_decline(self, table: ArchitectsTable) -> bool:
        return False


def place_silver(table: ArchitectsTable, slot: int, count: int) -> None:
    """Silver on the left-most cards of a card's row, one each time. [7.3, R20]"""
    first = slot // table.box.columns * table.box.columns
    for at in range(first, first + count):
        table.display_silver = increased(table.display_silver, at, table.box.skip_silver)

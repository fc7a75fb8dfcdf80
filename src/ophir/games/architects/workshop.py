"""The Workshop: draw Building cards or hire an Apprentice. [Architects 7.3]"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ophir.engine.steps import Closed, Decision, Limit, Procedure, below, up_to
from ophir.engine.vectors import Numbers
from ophir.games.architects.hiring import hire, place_silver, remove_column
from ophir.games.architects.paying import pay
from ophir.games.architects.piles import draw_cards
from ophir.games.architects.prices import PLACED, at_least_0, can_pay_silver, silver_price
from ophir.games.architects.table import ABLE, CHEAPER_HIRE, NO_CARD, ArchitectsTable

__all__ = ["can_hire", "draw", "remove_column", "start_hire"]


def draw(table: ArchitectsTable, seat: int, workers: int) -> None:
    """Building cards: some, and one more for every so many effective workers."""
    draw_cards(table, seat, table.box.draw_base + workers // table.box.workers_per_card)


def hire_price(table: ArchitectsTable, seat: int, slot: int, workers: int) -> Numbers:
    """Silver and Tax, and Silver for each column beyond reach. [7.3, R22, R71]"""
    box = table.box
    price = silver_price(hire_silver(table, seat), box.hire_price[1])
    price[PLACED] = passed_over(table, slot, workers) * box.skip_silver
    return price


def hire_silver(table: ArchitectsTable, seat: i64) -> i64:
    """The Silver that an Apprentice within reach costs, less with some cards. [R22]"""
    silver: i64 = table.box.hire_price[0] - table.able[ABLE * seat + CHEAPER_HIRE]
    if silver < 0:
        return 0
    return silver


def can_hire_from(table: ArchitectsTable, seat: i64, silver: i64, slot: i64, workers: i64) -> bool:
    """Is the Apprentice of a slot payable, if one within reach costs so much Silver?"""
    box = table.box
    return can_pay_silver(table, seat, silver, box.hire_price[1], passed_over(table, slot, workers) * box.skip_silver)


def passed_over(table: ArchitectsTable, slot: i64, workers: i64) -> i64:
    """How many cards of the row are paid for on the way to a slot."""
    return at_least_0(slot % table.box.columns + 1 - workers)


def can_hire(table: ArchitectsTable, seat: i64, workers: i64) -> bool:
    """Is any Apprentice payable? Rows lie to the left, so that the first one is the cheapest."""
    columns = table.box.columns
    for row in range(table.box.rows):
        if table.display[columns * row] != NO_CARD:
            return can_hire_from(table, seat, hire_silver(table, seat), columns * row, workers)
    return False


def start_hire(table: ArchitectsTable, seat: int, workers: int) -> None:
    """Ask which Apprentice."""
    table.stack.append(HireAtWorkshop(seat, workers))


class HireAtWorkshop(Decision[ArchitectsTable]):
    """Which Apprentice is hired; those beyond reach cost Silver on the way. [7.3, D12]"""

    __slots__ = ("workers",)
    id: ClassVar[str] = "D12"
    ask: ClassVar[str] = "hire"
    rule: ClassVar[str] = "7.3"
    fields: ClassVar[dict[str, Limit]] = {**Decision.fields, "workers": up_to("most_effective")}

    workers: int

    def __init__(self, seat: int, workers: int) -> None:
        self.seat = seat
        self.workers = workers

    def looked_for(self, table: ArchitectsTable) -> list[int]:
        return [table.box.HIRE + card for card in table.display if card != NO_CARD]

    def why_not(self, table: ArchitectsTable, action: int) -> Closed | None:
        slot = table.display.index(action - table.box.HIRE)
        if can_hire_from(table, self.seat, hire_silver(table, self.seat), slot, self.workers):
            return None
        return Closed("closed-cant-pay", "7.3")

    def legal(self, table: ArchitectsTable) -> list[int]:
        silver = hire_silver(table, self.seat)
        found: list[int] = []
        for slot, card in enumerate(table.display):
            if card != NO_CARD and can_hire_from(table, self.seat, silver, slot, self.workers):
                found.append(table.box.HIRE + card)
        return found

    def take(self, table: ArchitectsTable, action: int) -> None:
        slot = table.display.index(action - table.box.HIRE)
        table.stack.append(HirePaid(self.seat, slot, passed_over(table, slot, self.workers)))
        pay(table, self.seat, hire_price(table, self.seat, slot, self.workers))


class HirePaid(Procedure[ArchitectsTable]):
    """The price is paid: Silver lies on the cards passed over, and the Apprentice comes. [7.3]"""

    __slots__ = ("passed", "seat", "slot")
    fields: ClassVar[dict[str, Limit]] = {
        "seat": below("seats"),
        "slot": below("slots"),
        "passed": below("columns"),
    }

    seat: int
    slot: int
    passed: int

    def __init__(self, seat: int, slot: int, passed: int) -> None:
        self.seat = seat
        self.slot = slot
        self.passed = passed

    def misfit(self, table: ArchitectsTable) -> str:
        return "" if table.display[self.slot] != NO_CARD else "names an empty slot"

    def run(self, table: ArchitectsTable) -> None:
        if self.passed:
            place_silver(table, self.slot, self.passed)
        hire(table, self.seat, self.slot)

"""The Town Centre: capturing groups of Workers. [Architects 7.4, R9-R11, R33]"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ophir.engine.steps import FLAG, Decision, Limit, Procedure, below, some_of, up_to
from ophir.games.architects.paying import pay
from ophir.games.architects.prices import can_pay_silver, silver_price, tax_due
from ophir.games.architects.table import CHEAPER_CAPTURES, CIRCLES, ArchitectsTable
from ophir.games.architects.virtue import gain_virtue, lose_virtue


def can_capture(table: ArchitectsTable, seat: i64) -> bool:
    """Is the first capture payable? There is always something to capture: the Worker just placed. [6.1]"""
    return can_pay_silver(table, seat, 0, table.box.first_tax)


def capture(table: ArchitectsTable, seat: int, workers: int) -> None:
    """One capture for each effective worker; the number is fixed now. [7.4]"""
    saved = table.total_of(seat, CHEAPER_CAPTURES)
    table.stack.append(Capture(seat, workers, 0, 0, 1, saved, 0))


def capture_free(table: ArchitectsTable, seat: int, count: int) -> None:
    """Captures of a card, which cost nothing. [10, R9]"""
    table.stack.append(CaptureFree(seat, count, 0, 1, 0, 0, 0))


class Capture(Decision[ArchitectsTable]):
    """The next group, or stop. [7.4, D16]"""

    __slots__ = ("figures", "first", "free", "left", "places", "saved")
    id: ClassVar[str] = "D16"
    ask: ClassVar[str] = "capture"
    rule: ClassVar[str] = "7.4"
    fields: ClassVar[dict[str, Limit]] = {
        **Decision.fields,
        "left": up_to("most_effective"),
        "places": some_of(CIRCLES),
        "free": FLAG,
        "first": FLAG,
        "saved": up_to("most_apprentices"),
        "figures": below(4),
    }

    left: int
    places: int  # where this action has captured, as bits
    free: int  # 1 if it costs nothing
    first: int  # 1 before the first capture
    saved: int  # Silver that Conspirators still save [R10]
    figures: int  # 1 if the Princess's Virtue is lost, 2 if the Profiteer's is gained [R33]

    def __init__(self, seat: int, left: int, places: int, free: int, first: int, saved: int, figures: int) -> None:
        self.seat = seat
        self.left = left
        self.places = places
        self.free = free
        self.first = first
        self.saved = saved
        self.figures = figures

    def tax(self, table: ArchitectsTable) -> int:
        """What the first capture costs."""
        return table.box.first_tax if self.first and not self.free else 0

    def silver(self, table: ArchitectsTable) -> int:
        """What every further one costs."""
        return 0 if self.first or self.free else max(0, table.box.further_silver - self.saved)

    def legal(self, table: ArchitectsTable) -> list[int]:
        box = table.box
        found: list[int] = []
        if not can_pay_silver(table, self.seat, self.silver(table), self.tax(table)):
            return found
        workers = table.workers
        more = self.places.bit_count() < box.capture_places
        for place in range(CIRCLES):
            if more or self.places >> place & 1:
                first = box.CAPTURE + box.most_parties * place
                for party, column in enumerate(box.party_column):
                    if workers[CIRCLES * party + place]:
                        found.append(first + column)
        if found:
            found.append(box.STOP)
        return found

    def ask_values(self, table: ArchitectsTable) -> dict[str, object]:
        tax = tax_due(table, self.seat, self.tax(table))
        return {"captures": self.left, "silver": self.silver(table), "tax": tax}

    def take(self, table: ArchitectsTable, action: int) -> None:
        box = table.box
        if action == box.STOP:
            return
        place = (action - box.CAPTURE) // box.most_parties
        owner = min((action - box.CAPTURE) % box.most_parties, box.players - 1)
        figure = 0
        if owner != self.seat:
            if place == table.princess() and not self.figures & 1:
                figure = 1
            elif place == table.profiteer() and not self.figures & 2:
                figure = 2
        if self.left > 1:
            saved = self.saved - (0 if self.first or self.free else min(self.saved, box.further_silver))
            table.stack.append(
                type(self)(
                    self.seat, self.left - 1, self.places | 1 << place, self.free, 0, saved, self.figures | figure
                )
            )
        table.stack.append(TakeGroup(self.seat, place, owner, figure))
        if not self.free:
            pay(table, self.seat, silver_price(self.silver(table), self.tax(table)))


class CaptureFree(Capture):
    """A capture that a card gives: as many as can be. [10, R9, R28]"""

    __slots__ = ()
    id: ClassVar[str] = "D23"
    rule: ClassVar[str] = "R9"

    def legal(self, table: ArchitectsTable) -> list[int]:
        return super().legal(table)[:-1]


class TakeGroup(Procedure[ArchitectsTable]):
    """The group that was paid for comes to the captor's board, or back to supply. [7.4]"""

    __slots__ = ("figure", "owner", "place", "seat")
    fields: ClassVar[dict[str, Limit]] = {
        "seat": below("seats"),
        "place": below(CIRCLES),
        "owner": below("players"),
        "figure": below(3),
    }

    seat: int
    place: int
    owner: int
    figure: int

    def __init__(self, seat: int, place: int, owner: int, figure: int) -> None:
        self.seat = seat
        self.place = place
        self.owner = owner
        self.figure = figure

    def run(self, table: ArchitectsTable) -> None:
        take_group(table, self.seat, self.place, self.owner)
        if self.figure:
            figure_virtue(table, self.seat, self.place)


def take_group(table: ArchitectsTable, captor: int, place: int, owner: int) -> None:
    """All Workers of one party at a location. [7.4, R11]"""
    count = table.workers[CIRCLES * owner + place]
    table.workers[CIRCLES * owner + place] = 0
    if owner == captor:
        table.supply[owner] += count
        if table.events is not None:
            table.tell("event-took-back", captor, place=table.box.location_ids[place], count=count)
    else:
        table.captured[table.box.players * captor + owner] += count
        if table.events is not None:
            table.tell("event-captured", captor, of_seat=owner, place=table.box.location_ids[place], count=count)


def figure_virtue(table: ArchitectsTable, captor: int, place: int) -> None:
    """Opposing Workers taken from the Princess cost Virtue, from the Profiteer they bring some. [7.4, R33]"""
    if place == table.princess():
        lose_virtue(table, captor, table.box.figure_virtue)
    elif place == table.profiteer():
        gain_virtue(table, captor, table.box.figure_virtue)

"""Fortune Cards about workers that stand already: Found Wisdom and Dwell in Unity. [Wisdom 10, R33, R34, R39]"""

from __future__ import annotations

from typing import ClassVar

from ophir.engine.lists import numbers_of
from ophir.engine.steps import SEAT, Decision, Limit, below, up_to
from ophir.games.wisdom.goods import GOODS
from ophir.games.wisdom.land_of_israel import has_rain, work
from ophir.games.wisdom.placement import resolve_area, why_no_action
from ophir.games.wisdom.table import AREAS, WisdomTable


def own_locations(table: WisdomTable, seat: int) -> int:
    """The Locations with a worker of a seat, as bits."""
    return table.stands[seat] & table.box.all_locations


def repeatable(table: WisdomTable, seat: int) -> list[int]:
    """The places of workers that can be resolved again: in areas whose action is possible now, and on Locations.
    Workers on Building Cards are not on the board. [R33]"""
    box = table.box
    found = numbers_of(own_locations(table, seat), box.standing)
    for area in range(AREAS):
        others = table.in_area(area) - 1
        if table.visits[AREAS * seat + area] and not why_no_action(table, seat, area, others):
            found.append(box.first_area + area)
    return found


class RepeatWorker(Decision[WisdomTable]):
    """Found Wisdom: which own worker is resolved as if just placed. [D19, R33, R34]"""

    __slots__ = ()
    id: ClassVar[str] = "D19"
    ask: ClassVar[str] = "again"
    rule: ClassVar[str] = "10"

    def legal(self, table: WisdomTable) -> list[int]:
        return [table.box.AGAIN + place for place in repeatable(table, self.seat)]

    def take(self, table: WisdomTable, action: int) -> None:
        box = table.box
        place = action - box.AGAIN
        if table.events is not None:
            table.tell("event-again", self.seat, place=box.place_ids[place])
        if place < box.locations:
            work(table, self.seat, place, 0)
        else:
            resolve_area(table, self.seat, place - box.first_area, 0)


class ChooseAdjacent(Decision[WisdomTable]):
    """Dwell in Unity: around which own worker. [D20]"""

    __slots__ = ("left",)
    fields: ClassVar[dict[str, Limit]] = {"seat": SEAT, "left": up_to("most_adjacent")}
    id: ClassVar[str] = "D20"
    ask: ClassVar[str] = "dwell"
    rule: ClassVar[str] = "10"

    left: int

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def legal(self, table: WisdomTable) -> list[int]:
        return [table.box.WORKER + place for place in numbers_of(own_locations(table, self.seat), table.box.standing)]

    def take(self, table: WisdomTable, action: int) -> None:
        table.stack.append(TakeAdjacent(self.seat, action - table.box.WORKER, self.left, 0))


class TakeAdjacent(Decision[WisdomTable]):
    """Dwell in Unity: a cube of an adjacent Location, each at most its printed yield, or stop. [D20, R39]

    `taken` holds what was taken so far: the numbers of the actions from 1 up, as the digits of one number.
    """

    __slots__ = ("left", "place", "taken")
    fields: ClassVar[dict[str, Limit]] = {
        "seat": SEAT,
        "place": below("locations"),
        "left": up_to("most_adjacent"),
        "taken": below("takings"),
    }
    id: ClassVar[str] = "D20"
    ask: ClassVar[str] = "dwell-take"
    rule: ClassVar[str] = "10"

    place: int
    left: int
    taken: int

    def __init__(self, seat: int, place: int, left: int, taken: int) -> None:
        self.seat = seat
        self.place = place
        self.left = left
        self.taken = taken

    def ask_values(self, table: WisdomTable) -> dict[str, object]:
        return {"place": table.box.location_ids[self.place], "cubes": self.left}

    def misfit(self, table: WisdomTable) -> str:
        stands = own_locations(table, self.seat) >> self.place & 1
        return "" if stands else "needs a worker of its player there"

    def legal(self, table: WisdomTable) -> list[int]:
        box = table.box
        digits: list[int] = []
        rest = self.taken
        while rest:
            digits.append(rest % box.taking_base - 1)
            rest //= box.taking_base
        rain = has_rain(table, self.seat)
        found: list[int] = []
        for there in sorted(box.neighbours[self.place]):
            if table.shortage >> there & 1 and not rain:
                continue
            for good in range(GOODS):
                at = GOODS * there + good
                if box.yields[there][good] > digits.count(at) and table.supply[good]:
                    found.append(box.COLLECT + at)
        return [*found, box.STOP]

    def take(self, table: WisdomTable, action: int) -> None:
        box = table.box
        if action == box.STOP:
            return
        at = action - box.COLLECT
        table.take_cube(self.seat, at % GOODS)
        if table.events is not None:
            table.tell("event-dwelt", self.seat, place=box.location_ids[at // GOODS], good=box.good_ids[at % GOODS])
        if self.left > 1:
            taken = self.taken * box.taking_base + at + 1
            table.stack.append(TakeAdjacent(self.seat, self.place, self.left - 1, taken))

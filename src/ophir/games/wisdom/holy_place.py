"""The Holy Place: all remaining workers for one strong effect. [Wisdom 8]"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ophir.engine.game import NOBODY
from ophir.engine.lists import changed
from ophir.engine.outlook import Series
from ophir.engine.steps import SEAT, Closed, Decision, Limit, Several, below, some_together, up_to
from ophir.games.wisdom.goods import GOOD_IDS, GOODS
from ophir.games.wisdom.table import HOLY_PLACE, JEROBOAM, PERSON, WisdomTable


def still_placing(table: WisdomTable) -> int:
    """How many parties have unplaced workers and have not passed."""
    placing = 0
    for party, left in enumerate(table.workers_left):
        if left and not table.passed[party]:
            placing += 1
    return placing


def enter(table: WisdomTable, party: int, space: int) -> None:
    """All remaining workers go there; the first party of the year begins the next one. [8, R12]"""
    box = table.box
    workers = table.workers_left[party]
    table.stands[party] = table.stands[party] | 1 << box.first_holy + space
    table.holy_workers = changed(table.holy_workers, space, workers)
    table.workers_left[party] = 0
    if table.holy_first == NOBODY:
        table.holy_first = party
    if table.events is not None:
        table.tell("event-placed", party, place=box.holy_ids[space], workers=workers)


def resolve(table: WisdomTable, party: int, space: int) -> None:
    """What the space does for a party."""
    table.box.holy_effect[space].perform(table, party, HOLY_PLACE, 1)


def victims(table: WisdomTable, party: int, threshold: int) -> list[int]:
    """The opponents with so many cubes or more, clockwise; also those who place no more. [8, R61]"""
    parties = len(table.favor)
    others = [(party + step) % parties for step in range(1, parties)]
    return [other for other in others if table.cube_count(other) >= threshold]


def menorah(table: WisdomTable, party: int, threshold: int) -> None:
    """Each victim gives half of its cubes, rounded down. [8, D22, D24]"""
    found = victims(table, party, threshold)
    if not found and table.events is not None:
        table.tell("event-no-victim", party)
    for victim in found[::-1]:
        half = table.cube_count(victim) // 2
        table.stack.append(HandOver(victim, party, half) if victim < table.box.seats else HandOverHis(PERSON, half))


NO_CUBE: Final = Closed("closed-no-cube", "8")


class HandOver(Decision[WisdomTable]):
    """Which cubes are given for the Menorah, one at a time; the giver chooses. [8, D22]"""

    __slots__ = ("left", "to")
    fields: ClassVar[dict[str, Limit]] = {"seat": SEAT, "to": below("party_count"), "left": up_to("all_cubes")}
    id: ClassVar[str] = "D22"
    ask: ClassVar[str] = "hand-over"
    rule: ClassVar[str] = "8"

    to: int
    left: int

    def __init__(self, seat: int, to: int, left: int) -> None:
        self.seat = seat
        self.to = to
        self.left = left

    def misfit(self, table: WisdomTable) -> str:
        if self.seat == self.to:
            return "gives to its own player"
        return "" if self.left <= table.cube_count(self.seat) else "gives more cubes than there are"

    def ask_values(self, table: WisdomTable) -> dict[str, object]:
        return {"to_seat": self.to, "cubes": self.left}

    def legal(self, table: WisdomTable) -> list[int]:
        own: i64 = GOODS * self.seat
        cubes = table.cubes
        first = table.box.HAND
        return [first + good for good in range(GOODS) if cubes[own + good]]

    def looked_for(self, table: WisdomTable) -> range:
        return range(table.box.HAND, table.box.HAND + GOODS)

    def why_not(self, table: WisdomTable, action: int) -> Closed | None:
        return None if table.cubes[GOODS * self.seat + action - table.box.HAND] else NO_CUBE

    def series(self, table: WisdomTable) -> Series | None:
        held = {one: table.cubes[GOODS * self.seat + one - table.box.HAND] for one in self.legal(table)}
        return some_together(held, self.left)

    def take(self, table: WisdomTable, action: int) -> None:
        hand_over(table, self.seat, self.to, action - table.box.HAND)
        if self.left > 1:
            table.stack.append(HandOver(self.seat, self.to, self.left - 1))


class HandOverHis(Several[WisdomTable]):
    """Which cubes Jeroboam gives for the Menorah: the person decides; else the least valuable first.
    [13.8, 13.9, D24, R53]"""

    __slots__ = ()
    fields: ClassVar[dict[str, Limit]] = {"seat": SEAT, "left": up_to("all_cubes")}
    id: ClassVar[str] = "D24"
    ask: ClassVar[str] = "hand-over-his"
    tag: ClassVar[str] = "choose"
    rule: ClassVar[str] = "13.8"
    things: ClassVar[str] = "cubes"

    def misfit(self, table: WisdomTable) -> str:
        if not table.box.solo:
            return "belongs to a game against Jeroboam"
        return "" if self.left <= table.cube_count(JEROBOAM) else "gives more cubes than there are"

    def legal(self, table: WisdomTable) -> list[int]:
        own = GOODS * JEROBOAM
        held = [good for good in table.box.by_value[::-1] if table.cubes[own + good]]
        return [table.box.HAND + good for good in (held[:1] if table.box.auto_ties else held)]

    def times(self, table: WisdomTable, action: int) -> int:
        return table.cubes[GOODS * JEROBOAM + action - table.box.HAND]

    def take(self, table: WisdomTable, action: int) -> None:
        hand_over(table, JEROBOAM, PERSON, action - table.box.HAND)
        if self.left > 1:
            table.stack.append(HandOverHis(self.seat, self.left - 1))


def hand_over(table: WisdomTable, giver: int, to: int, good: int) -> None:
    """A cube goes from one party to another."""
    table.cubes[GOODS * giver + good] -= 1
    table.cubes[GOODS * to + good] += 1
    if table.events is not None:
        table.tell("event-handed", giver, to_seat=to, good=GOOD_IDS[good])

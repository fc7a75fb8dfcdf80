"""Building Cards with a worker space: their actions. [Wisdom 6.6, 9]"""

from __future__ import annotations

from typing import ClassVar, Final

from ophir.engine.lists import increased, numbers_of
from ophir.engine.steps import FLAG, SEAT, Closed, Decision, Limit, below, up_to
from ophir.games.wisdom.goods import GOODS, named
from ophir.games.wisdom.paying import Payment, can_pay
from ophir.games.wisdom.table import ACTIONS, SOURCE_COUNT, WisdomTable


class ConvertCubes(Payment):
    """With which cubes a conversion is paid. [9 convert, D11]"""

    __slots__ = ("conversion", "left")
    fields: ClassVar[dict[str, Limit]] = {"seat": SEAT, "conversion": below("conversions"), "left": up_to("all_cubes")}
    id: ClassVar[str] = "D11"
    ask: ClassVar[str] = "pay-conversion"
    rule: ClassVar[str] = "9"

    conversion: int
    left: int

    def __init__(self, seat: int, conversion: int, left: int) -> None:
        self.seat = seat
        self.conversion = conversion
        self.left = left

    def ask_values(self, table: WisdomTable) -> dict[str, object]:
        return table.box.conversions[self.conversion].words()

    def bills(self, table: WisdomTable) -> list[list[int]]:
        return [table.box.conversions[self.conversion].cost]

    def settled(self, table: WisdomTable, cubes: list[int]) -> None:
        favor = table.box.conversions[self.conversion].favor
        table.earn(self.seat, favor, ACTIONS)
        if table.events is not None:
            table.tell("event-converted", self.seat, good=named(cubes), favor=favor)
        if self.left > 1:
            table.stack.append(ConvertAgain(self.seat, self.conversion, self.left - 1))


class ConvertAgain(Decision[WisdomTable]):
    """Once more with the same worker, or stop. [9 convert, D14]"""

    __slots__ = ("conversion", "left")
    fields: ClassVar[dict[str, Limit]] = {"seat": SEAT, "conversion": below("conversions"), "left": up_to("all_cubes")}
    id: ClassVar[str] = "D14"
    ask: ClassVar[str] = "convert-again"
    rule: ClassVar[str] = "9"

    conversion: int
    left: int

    def __init__(self, seat: int, conversion: int, left: int) -> None:
        self.seat = seat
        self.conversion = conversion
        self.left = left

    def ask_values(self, table: WisdomTable) -> dict[str, object]:
        return table.box.conversions[self.conversion].words()

    def legal(self, table: WisdomTable) -> list[int]:
        cost = table.box.conversions[self.conversion].cost
        return [table.box.REPEAT, table.box.STOP] if can_pay(table, self.seat, cost, 0, 0) else []

    def take(self, table: WisdomTable, action: int) -> None:
        if action == table.box.REPEAT:
            table.stack.append(ConvertCubes(self.seat, self.conversion, self.left))


NO_CUBE: Final = Closed("closed-no-cube", "9")


class GiveCube(Decision[WisdomTable]):
    """Which cube is returned for the gain of a building. [9 discard_resource, D16]"""

    __slots__ = ("fresh", "then")
    fields: ClassVar[dict[str, Limit]] = {"seat": SEAT, "then": below("gains"), "fresh": FLAG}
    id: ClassVar[str] = "D16"
    ask: ClassVar[str] = "give-cube"
    rule: ClassVar[str] = "9"

    then: int
    fresh: int

    def __init__(self, seat: int, then: int, fresh: int) -> None:
        self.seat = seat
        self.then = then
        self.fresh = fresh

    def looked_for(self, table: WisdomTable) -> range:
        return range(table.box.GIVE, table.box.GIVE + GOODS)

    def why_not(self, table: WisdomTable, action: int) -> Closed | None:
        return None if table.cubes[GOODS * self.seat + action - table.box.GIVE] else NO_CUBE

    def take(self, table: WisdomTable, action: int) -> None:
        good = action - table.box.GIVE
        table.return_cube(self.seat, good)
        if table.events is not None:
            table.tell("event-gave", self.seat, good=table.box.good_ids[good])
        table.box.gains[self.then].bring(table, self.seat, ACTIONS, self.fresh)


class RemoveShortage(Decision[WisdomTable]):
    """Which Shortage Tile leaves the map. [9, 10 remove_shortage, D17]"""

    __slots__ = ("fresh", "source", "then")
    fields: ClassVar[dict[str, Limit]] = {
        "seat": SEAT,
        "then": below("gains"),
        "source": below(SOURCE_COUNT),
        "fresh": FLAG,
    }
    id: ClassVar[str] = "D17"
    ask: ClassVar[str] = "remove"
    rule: ClassVar[str] = "9"

    then: int
    source: int
    fresh: int

    def __init__(self, seat: int, then: int, source: int, fresh: int) -> None:
        self.seat = seat
        self.then = then
        self.source = source
        self.fresh = fresh

    def legal(self, table: WisdomTable) -> list[int]:
        return numbers_of(table.shortage, table.box.removing)

    def take(self, table: WisdomTable, action: int) -> None:
        remove_tile(table, self.seat, action - table.box.REMOVE)
        table.box.gains[self.then].bring(table, self.seat, self.source, self.fresh)


def remove_tile(table: WisdomTable, party: int, place: int) -> None:
    """A Shortage Tile leaves the map: the game, or in solo mode into the bag at once. [9, R52]"""
    table.shortage &= ~(1 << place)
    if table.box.solo:
        table.bag = increased(table.bag, table.box.first_location_tile + place)
    if table.events is not None:
        table.tell("event-removed", party, place=table.box.location_ids[place])

"""The Trader: one cube for two others. [Wisdom 6.3]"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ophir.engine.outlook import Series
from ophir.engine.steps import FLAG, SEAT, Closed, Decision, Limit, below, some_together, up_to
from ophir.games.wisdom.fortune_cards import CardTime
from ophir.games.wisdom.gains import hand_over_chosen, holds
from ophir.games.wisdom.goods import BITS, EXOTIC, FIRST_STANDARD, GOODS, HANDFULS
from ophir.games.wisdom.paying import is_owned
from ophir.games.wisdom.table import WisdomTable


def can_receive(table: WisdomTable, given: int, exotics: int) -> bool:
    """Is there anything to get for a cube of this type? What comes back is never of the type given."""
    if exotics and given != EXOTIC and table.supply[EXOTIC]:
        return True
    for good in range(FIRST_STANDARD, GOODS):
        if good != given and table.supply[good]:
            return True
    return False


def can_trade(table: WisdomTable, party: int, exotics: int) -> bool:
    """Has a party a cube for which something can be had? [6.1, 6.6]"""
    own: i64 = GOODS * party
    for good in range(GOODS):
        if table.cubes[own + good] and can_receive(table, good, exotics):
            return True
    return False


def visit(table: WisdomTable, seat: int, exotics: int, fresh: int) -> None:
    """A visit to a Trader: give, take, then perhaps a Fortune Card. [6.3, R9]"""
    table.stack.append(CardTime(seat))
    table.stack.append(TradeGive(seat, exotics, fresh))


NO_CUBE: Final = Closed("closed-no-cube", "6.3")
NOTHING_TO_TAKE: Final = Closed("closed-nothing-to-take", "6.3")
JUST_GIVEN: Final = Closed("closed-just-given", "6.3")
NO_EXOTICS: Final = Closed("closed-no-exotics", "6.3")
SUPPLY_EMPTY: Final = Closed("closed-supply-empty", "6.3")


class TradeGive(Decision[WisdomTable]):
    """Which cube goes to the supply. [6.3, D6]"""

    __slots__ = ("exotics", "fresh")
    fields: ClassVar[dict[str, Limit]] = {"seat": SEAT, "exotics": up_to("all_cubes"), "fresh": FLAG}
    id: ClassVar[str] = "D6"
    ask: ClassVar[str] = "trade-give"
    rule: ClassVar[str] = "6.3"

    exotics: int  # how many of the cubes received may be Exotics
    fresh: int

    def __init__(self, seat: int, exotics: int, fresh: int) -> None:
        self.seat = seat
        self.exotics = exotics
        self.fresh = fresh

    def legal(self, table: WisdomTable) -> list[int]:
        own: i64 = GOODS * self.seat
        cubes = table.cubes
        first = table.box.GIVE
        return [first + good for good in range(GOODS) if cubes[own + good] and can_receive(table, good, self.exotics)]

    def looked_for(self, table: WisdomTable) -> range:
        return range(table.box.GIVE, table.box.GIVE + GOODS)

    def why_not(self, table: WisdomTable, action: int) -> Closed | None:
        good = action - table.box.GIVE
        if not table.cubes[GOODS * self.seat + good]:
            return NO_CUBE
        return None if can_receive(table, good, self.exotics) else NOTHING_TO_TAKE

    def take(self, table: WisdomTable, action: int) -> None:
        box = table.box
        good = action - box.GIVE
        table.return_cube(self.seat, good)
        if table.events is not None:
            table.tell("event-gave", self.seat, good=box.good_ids[good])
        left = box.trade_gets + is_owned(table, self.seat, box.more_trades)
        exotics = 0 if good == EXOTIC else self.exotics
        table.stack.append(TradeTake(self.seat, left, good, exotics, 0, self.fresh))


class TradeTake(Decision[WisdomTable]):
    """The cubes received, one at a time until all are taken; the supply may have fewer. [6.3, D7]"""

    __slots__ = ("exotics", "fresh", "given", "got", "left")
    fields: ClassVar[dict[str, Limit]] = {
        "seat": SEAT,
        "left": up_to("all_cubes"),
        "given": below(GOODS),
        "exotics": up_to("all_cubes"),
        "got": below(HANDFULS),
        "fresh": FLAG,
    }
    id: ClassVar[str] = "D7"
    ask: ClassVar[str] = "trade-take"
    rule: ClassVar[str] = "6.3"

    left: int
    given: int
    exotics: int
    got: int
    fresh: int

    def __init__(self, seat: int, left: int, given: int, exotics: int, got: int, fresh: int) -> None:
        self.seat = seat
        self.left = left
        self.given = given
        self.exotics = exotics
        self.got = got
        self.fresh = fresh

    def misfit(self, table: WisdomTable) -> str:
        return holds(table, self.seat, self.got)

    def ask_values(self, table: WisdomTable) -> dict[str, object]:
        return {"cubes": self.left}

    def legal(self, table: WisdomTable) -> list[int]:
        supply = table.supply
        first = 0 if self.exotics else FIRST_STANDARD
        given = self.given
        return [table.box.TAKE + good for good in range(first, GOODS) if supply[good] and good != given]

    def looked_for(self, table: WisdomTable) -> range:
        return range(table.box.TAKE, table.box.TAKE + GOODS)

    def why_not(self, table: WisdomTable, action: int) -> Closed | None:
        good = action - table.box.TAKE
        if good == self.given:
            return JUST_GIVEN
        if good == EXOTIC and not self.exotics:
            return NO_EXOTICS
        return None if table.supply[good] else SUPPLY_EMPTY

    def series(self, table: WisdomTable) -> Series | None:
        there = {one: table.supply[one - table.box.TAKE] for one in self.legal(table)}
        exotic = table.box.TAKE + EXOTIC
        if exotic in there:
            there[exotic] = min(there[exotic], self.exotics)
        return some_together(there, self.left)

    def take(self, table: WisdomTable, action: int) -> None:
        good = action - table.box.TAKE
        table.take_cube(self.seat, good)
        if table.events is not None:
            table.tell("event-took", self.seat, good=table.box.good_ids[good])
        got = self.got + (1 << BITS * good)
        exotics = self.exotics - 1 if good == EXOTIC else self.exotics
        if self.left > 1:
            table.stack.append(TradeTake(self.seat, self.left - 1, self.given, exotics, got, self.fresh))
        else:
            self.complete(table, got)

    def run(self, table: WisdomTable) -> None:
        """No type is left: it ends early."""
        self.complete(table, self.got)

    def complete(self, table: WisdomTable, got: int) -> None:
        """Where an Exotic was given nothing can be replaced: the type given never comes back. [R55]"""
        if self.given != EXOTIC:
            hand_over_chosen(table, self.seat, got, self.fresh)

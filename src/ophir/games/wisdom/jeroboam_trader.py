"""Solo mode: Jeroboam's Trader tile. [Wisdom 13.4]"""

from __future__ import annotations

from typing import ClassVar

from ophir.engine.steps import Limit, Procedure, below, up_to
from ophir.games.wisdom.goods import EXOTIC, GOODS
from ophir.games.wisdom.jeroboam_gains import card_for_favor, most_wanted
from ophir.games.wisdom.jeroboam_paying import OWN
from ophir.games.wisdom.jeroboam_reasons import because, held, why_taken
from ophir.games.wisdom.paying import is_owned
from ophir.games.wisdom.table import JEROBOAM, WisdomTable
from ophir.games.wisdom.trader import can_receive, can_trade


def given_first(table: WisdomTable) -> list[int]:
    """The types that he would give, in their order: held twice or more, then single, the least valuable first."""
    least_first = table.box.by_value[::-1]
    several = [good for good in least_first if table.cubes[OWN + good] > 1]
    return [*several, *(good for good in least_first if table.cubes[OWN + good] == 1)]


def trade(table: WisdomTable) -> None:
    """He gives what he can spare and takes; then a card. [13.4 Trader]"""
    table.stack.append(HisCard())
    if can_trade(table, JEROBOAM, 1):
        table.stack.append(HisGift())


class HisGift(Procedure[WisdomTable]):
    """A cube that he can spare goes to the supply. [13.4 Trader]"""

    __slots__ = ()

    def run(self, table: WisdomTable) -> None:
        box = table.box
        given = next(good for good in given_first(table) if can_receive(table, good, 1))
        why = f"spares-{held(table, given)}"
        table.return_cube(JEROBOAM, given)
        if table.events is not None:
            table.tell("event-gave", JEROBOAM, good=box.good_ids[given])
            because(table, why)
        table.stack.append(HisTaking(given, box.trade_gets + is_owned(table, JEROBOAM, box.more_trades)))


class HisTaking(Procedure[WisdomTable]):
    """One cube after the other: Exotics first, then what he lacks, then what is valuable. [13.4 Trader]"""

    __slots__ = ("given", "left")
    fields: ClassVar[dict[str, Limit]] = {"given": below(GOODS), "left": up_to("all_cubes")}

    given: int
    left: int

    def __init__(self, given: int, left: int) -> None:
        self.given = given
        self.left = left

    def run(self, table: WisdomTable) -> None:
        good = EXOTIC if self.given != EXOTIC and table.supply[EXOTIC] else most_wanted(table, self.given)
        if good < 0:
            return
        why = why_taken(table, good)
        table.take_cube(JEROBOAM, good)
        if table.events is not None:
            table.tell("event-took", JEROBOAM, good=table.box.good_ids[good])
            because(table, why)
        if self.left > 1:
            table.stack.append(HisTaking(self.given, self.left - 1))


class HisCard(Procedure[WisdomTable]):
    """Then a card, if he has any, is turned into Favor. [13.4 Trader, R60]"""

    __slots__ = ()

    def run(self, table: WisdomTable) -> None:
        card_for_favor(table)


def cubes_traded(table: WisdomTable) -> int:
    """How many cubes he would receive for the one that he would give."""
    box = table.box
    if not can_trade(table, JEROBOAM, 1):
        return 0
    given = next(good for good in given_first(table) if can_receive(table, good, 1))
    there = sum(count for good, count in enumerate(table.supply) if good != given)
    return min(there, box.trade_gets + is_owned(table, JEROBOAM, box.more_trades))

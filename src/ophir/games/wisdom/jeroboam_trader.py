"""Solo mode: Jeroboam's Trader tile. [Wisdom 13.4]"""

from __future__ import annotations

from ophir.games.wisdom.goods import EXOTIC
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
    """He gives what he can spare and takes Exotics first, then what he lacks, then what is valuable. [13.4 Trader]"""
    box = table.box
    if can_trade(table, JEROBOAM, 1):
        given = next(good for good in given_first(table) if can_receive(table, good, 1))
        why = f"spares-{held(table, given)}"
        table.return_cube(JEROBOAM, given)
        if table.events is not None:
            table.tell("event-gave", JEROBOAM, good=box.good_ids[given])
            because(table, why)
        for _ in range(box.trade_gets + is_owned(table, JEROBOAM, box.more_trades)):
            good = EXOTIC if given != EXOTIC and table.supply[EXOTIC] else most_wanted(table, given)
            if good < 0:
                break
            why = why_taken(table, good)
            table.take_cube(JEROBOAM, good)
            if table.events is not None:
                table.tell("event-took", JEROBOAM, good=box.good_ids[good])
                because(table, why)
    card_for_favor(table)


def cubes_traded(table: WisdomTable) -> int:
    """How many cubes he would receive for the one that he would give."""
    box = table.box
    if not can_trade(table, JEROBOAM, 1):
        return 0
    given = next(good for good in given_first(table) if can_receive(table, good, 1))
    there = sum(count for good, count in enumerate(table.supply) if good != given)
    return min(there, box.trade_gets + is_owned(table, JEROBOAM, box.more_trades))

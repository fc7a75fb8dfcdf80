"""Jeroboam's Trader routine. [13.4]"""

from __future__ import annotations

from collections import Counter

from tests.models.wisdom.figures import EXOTIC
from tests.models.wisdom.table import JEROBOAM, Table, lacked
from tests.models.wisdom.trader import cubes_for_one


def giving_order(table: Table) -> list[str]:
    """What he would rather give: types held twice or more, then single ones, each from the least valuable up."""
    owned = table.players[JEROBOAM].cubes
    least_first = list(reversed(table.figures.goods))
    return [good for good in least_first if owned[good] >= 2] + [good for good in least_first if owned[good] == 1]


def others_in_supply(table: Table, given: str) -> int:
    return sum(table.supply[good] for good in table.figures.goods if good != given)


def gift(table: Table) -> str:
    """What he gives: the first for which something can be received, or ""."""
    for good in giving_order(table):
        if others_in_supply(table, good):
            return good
    return ""


def can_trade(table: Table) -> bool:
    return bool(gift(table))


def cubes_received(table: Table) -> int:
    given = gift(table)
    return min(cubes_for_one(table, JEROBOAM), others_in_supply(table, given)) if given else 0


def routine(table: Table) -> None:
    """Give one cube, receive others one after the other; nothing if he cannot trade."""
    given = gift(table)
    if not given:
        return
    table.pay(JEROBOAM, Counter([given]))
    for _ in range(cubes_for_one(table, JEROBOAM)):
        there = [good for good in table.figures.goods if good != given and table.supply[good]]
        lacking = [good for good in there if good in lacked(table, JEROBOAM)]
        if EXOTIC in there:
            table.take(JEROBOAM, Counter([EXOTIC]))
        elif there:
            table.take(JEROBOAM, Counter([(lacking or there)[0]]))

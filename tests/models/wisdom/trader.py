"""The Trader. [6.3]"""

from __future__ import annotations

from collections import Counter

from tests.models.talk import Talk, choose
from tests.models.wisdom import words
from tests.models.wisdom.cubes import Cubes
from tests.models.wisdom.desires import collect
from tests.models.wisdom.figures import EXOTIC
from tests.models.wisdom.table import Table


def receivable(table: Table, given: str, chosen: Cubes, most_exotic: int) -> list[str]:
    """The goods that can still be taken for a cube: never its own type, Exotic Goods only where allowed."""
    found = []
    for good in table.figures.goods:
        allowed = good != given and (good != EXOTIC or chosen[EXOTIC] < most_exotic)
        if allowed and table.supply[good]:
            found.append(good)
    return found


def giveable(table: Table, seat: int, most_exotic: int) -> list[str]:
    """The goods of the player for which at least one cube can be received."""
    owned = table.players[seat].cubes
    return [good for good in table.figures.goods if owned[good] and receivable(table, good, Counter(), most_exotic)]


def cubes_for_one(table: Table, seat: int) -> int:
    return 2 + sum(int(effect["amount"]) for effect in table.effects(seat, "extra_trade"))


def trade(table: Table, seat: int, most_exotic: int, may_replace: bool) -> Talk[None]:
    """Give one cube, take two others. [D6, D7]"""
    answers = {words.give(good): good for good in giveable(table, seat, most_exotic)}
    given = yield from choose(seat, "D6", answers)
    table.pay(seat, Counter([given]))
    chosen: Cubes = Counter()
    for _ in range(cubes_for_one(table, seat)):
        goods = receivable(table, given, chosen, most_exotic)
        if goods:
            good = yield from choose(seat, "D7", {words.take(good): good for good in goods})
            chosen[good] += 1
            table.take(seat, Counter([good]))
    table.pay(seat, chosen)  # they are only due until Given Desires has been heard
    yield from collect(table, seat, chosen, may_replace=may_replace and given != EXOTIC)

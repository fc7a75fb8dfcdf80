"""Contributions to the Wonders. [12.2; D9]"""

from __future__ import annotations

from tests.models.architects import words
from tests.models.architects.gains import gain
from tests.models.architects.table import RESOURCES, Table
from tests.models.talk import Talk, choose


def contribute(table: Table, seat: int) -> Talk[bool]:
    """One Contribution, or none. [12.2; D9, R62]"""
    if not table.contribution:
        return False
    player = table.players[seat]
    either = table.has(seat, "gold_marble_interchangeable")
    answers: dict[str, tuple[str, str] | None] = {}
    for spot in RESOURCES:
        for good in RESOURCES:
            fits = good == spot or (either and {good, spot} == {"gold", "marble"})
            if spot not in table.contributed and fits and player.goods[good]:
                answers[words.contribute(spot, good)] = (spot, good)
    if not answers:
        return False
    answers[words.NO_CONTRIBUTION] = None
    chosen = yield from choose(seat, "D9", answers)
    if chosen is None:
        return False
    spot, good = chosen
    player.goods[good] -= 1
    put_on_spot(table, spot)
    yield from gain(table, seat, table.figures.contributions[table.contribution]["contribution"][spot])
    return True


def put_on_spot(table: Table, spot: str) -> None:
    table.contributed.add(spot)
    if len(table.contributed) == len(RESOURCES):
        table.reset_due = True

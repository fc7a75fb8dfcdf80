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
    answers: dict[str, str] = {}
    for spot in RESOURCES:
        if spot not in table.contributed and given_for(table, seat, spot):
            answers[words.contribute(spot)] = spot
    if not answers:
        return False
    answers[words.NO_CONTRIBUTION] = ""
    spot = yield from choose(seat, "D9", answers)
    if not spot:
        return False
    put_on_spot(table, spot)
    goods = given_for(table, seat, spot)
    good = yield from choose(seat, "D20", {words.pay("gold", int(good == "gold")): good for good in goods})
    player.goods[good] -= 1
    yield from gain(table, seat, table.figures.contributions[table.contribution]["contribution"][spot])
    return True


def given_for(table: Table, seat: int, spot: str) -> list[str]:
    """What a player can put on a spot: the resource itself, and Therese Gold for Marble or the reverse. [R62]"""
    either = spot in ("gold", "marble") and table.has(seat, "gold_marble_interchangeable")
    return [good for good in (("gold", "marble") if either else (spot,)) if table.players[seat].goods[good]]


def put_on_spot(table: Table, spot: str) -> None:
    table.contributed.add(spot)
    if len(table.contributed) == len(RESOURCES):
        table.reset_due = True

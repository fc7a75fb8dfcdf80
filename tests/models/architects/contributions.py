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
    answers: dict[str, tuple[str, str] | None] = {}
    for spot in RESOURCES:
        good = given_for(table, seat, spot)
        if good and spot not in table.contributed:
            answers[words.contribute(spot)] = (spot, good)
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


def given_for(table: Table, seat: int, spot: str) -> str:
    """What a player has for a spot, "" if nothing; Gold and Marble are all the same to Therese. [R62]"""
    goods = table.players[seat].goods
    if not goods[spot] and spot in ("gold", "marble") and table.has(seat, "gold_marble_interchangeable"):
        spot = "marble" if spot == "gold" else "gold"
    return spot if goods[spot] else ""


def put_on_spot(table: Table, spot: str) -> None:
    table.contributed.add(spot)
    if len(table.contributed) == len(RESOURCES):
        table.reset_due = True

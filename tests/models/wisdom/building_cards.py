"""The actions of Building Cards with a worker space. [6.6, section 9]"""

from __future__ import annotations

from collections import Counter

from tests.models.talk import Talk, choose
from tests.models.wisdom import trader, visits, words
from tests.models.wisdom.cubes import Cubes
from tests.models.wisdom.figures import Record
from tests.models.wisdom.gains import discard_card, gain, remove_shortage
from tests.models.wisdom.paying import can_pay, choose_payment, payments
from tests.models.wisdom.table import Table


def performable(table: Table, seat: int, building: str) -> bool:
    """Can the player perform the action?"""
    effect = table.figures.effect(building)
    player = table.players[seat]
    match effect["type"]:
        case "convert":
            return can_pay(player.cubes, Counter(effect["give"]))
        case "discard_card":
            return player.hand.total() > 0
        case "discard_resource":
            return player.cubes.total() > 0
        case "trader":
            return bool(trader.giveable(table, seat, effect["max_exotic"]))
        case "remove_shortage":
            return bool(table.shortages)
    return True


def has_worker_space(table: Table, building: str) -> bool:
    return bool(table.figures.buildings[building]["worker_space"])


def perform(table: Table, seat: int, building: str) -> Talk[None]:
    """A worker of the player stands on the card, which may be another's. [R36]"""
    effect = table.figures.effect(building)
    match effect["type"]:
        case "convert":
            yield from convert(table, seat, effect)
        case "discard_card":
            yield from discard_card(table, seat)
            yield from gain(table, seat, effect["gain"], may_replace=True)
        case "discard_resource":
            yield from discard_cube(table, seat)
            yield from gain(table, seat, effect["gain"], may_replace=True)
        case "gain":
            yield from gain(table, seat, effect["gain"], may_replace=True)
        case "merchant":
            yield from visits.merchant(table, seat, moves_down=effect["move_down"])
        case "trader":
            yield from visits.trade(table, seat, most_exotic=effect["max_exotic"])
        case "remove_shortage":
            yield from remove_shortage(table, seat)
            yield from gain(table, seat, effect["gain"], may_replace=True)


def convert(table: Table, seat: int, effect: Record) -> Talk[None]:
    """Pay the set, gain the Favor; the first time is mandatory, a second one is not. [D11, D14]"""
    player = table.players[seat]
    price: Cubes = Counter(effect["give"])
    for time in range(effect["max_times"]):
        if not can_pay(player.cubes, price):
            return
        if time > 0 and not (yield from choose(seat, "D14", {words.STOP: False, words.AGAIN: True})):
            return
        yield from choose_payment(table, seat, "D11", payments(player.cubes, price, 0, 0))
        player.favor += effect["favor"]


def discard_cube(table: Table, seat: int) -> Talk[None]:
    """[D16]"""
    owned = [good for good in table.figures.goods if table.players[seat].cubes[good]]
    good = yield from choose(seat, "D16", {words.discard_cube(good): good for good in owned})
    table.pay(seat, Counter([good]))

"""The Foreman. [6.5]"""

from __future__ import annotations

from collections import Counter

from tests.models.talk import Talk, choose
from tests.models.wisdom import words
from tests.models.wisdom.cubes import Cubes
from tests.models.wisdom.land import build_house, build_road
from tests.models.wisdom.paying import can_pay, choose_payment, payments
from tests.models.wisdom.table import Table


def cost(table: Table, building: str) -> Cubes:
    return Counter(table.figures.buildings[building]["cost"])


def discount(table: Table, seat: int) -> int:
    return sum(int(effect["amount"]) for effect in table.effects(seat, "pay_less") if effect["action"] == "foreman")


def on_offer(table: Table, seat: int) -> list[str]:
    """The slots whose building the player can pay."""
    owned = table.players[seat].cubes
    waived = discount(table, seat)
    return [slot for slot, card in table.row.items() if card and can_pay(owned, cost(table, card), waived)]


def acquire(table: Table, seat: int, slot: str) -> None:
    """The paid building comes before the player and brings its Favor. [steps 2 and 3; R26, R27]"""
    building = table.row[slot]
    player = table.players[seat]
    player.favor += table.figures.buildings[building]["favor"] + table.figures.slots[slot]
    player.favor += sum(effect["favor"] for effect in table.effects(seat, "foreman_favor"))
    table.row[slot] = ""
    player.buildings.append(building)


def visit(table: Table, seat: int) -> Talk[None]:
    """Buy a building, place a house, perhaps a road."""
    slot = yield from choose(seat, "D10", {words.build(table.row[slot]): slot for slot in on_offer(table, seat)})
    owned = table.players[seat].cubes
    ways = payments(owned, cost(table, table.row[slot]), 0, discount(table, seat))
    yield from choose_payment(table, seat, "D11", ways)
    acquire(table, seat, slot)
    yield from build_house(table, seat)
    yield from build_road(table, seat)

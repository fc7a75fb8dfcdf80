"""Contributions. [Architects 12.2, D9, R31, R36, R62]"""

from __future__ import annotations

from ophir.engine.lists import zeros
from ophir.games.architects.goods import GOLD, GOODS, MARBLE, RESOURCE_IDS, RESOURCES
from ophir.games.architects.paying import pay
from ophir.games.architects.prices import PLAIN, PRICE_SIZE
from ophir.games.architects.table import GOLD_IS_MARBLE, ArchitectsTable
from ophir.games.architects.triggers import Gains


def has_resource(table: ArchitectsTable, seat: int, resource: int) -> bool:
    """Has it the resource, or what serves as such? [R62]"""
    at = GOODS * seat
    if table.goods[at + resource]:
        return True
    if resource < GOLD or not table.can(seat, GOLD_IS_MARBLE):
        return False
    return table.goods[at + (MARBLE if resource == GOLD else GOLD)] > 0


def is_spot_free(table: ArchitectsTable, resource: int) -> bool:
    """Has the current card a free spot for it? [12.2]"""
    return table.contribution >= 0 and not table.contributed >> resource & 1


def can_contribute(table: ArchitectsTable, seat: int) -> bool:
    """Is any Contribution possible?"""
    for resource in range(RESOURCES):
        if is_spot_free(table, resource) and has_resource(table, seat, resource):
            return True
    return False


def put(table: ArchitectsTable, party: int, resource: int) -> None:
    """A spot is taken; the last one triggers a Reset. [12.2, R36]"""
    table.contributed |= 1 << resource
    if table.contributed == (1 << RESOURCES) - 1:
        table.reset_due = 1
    if table.events is not None:
        table.tell("event-contributed", party, good=RESOURCE_IDS[resource])


def contribute(table: ArchitectsTable, seat: int, resource: int) -> None:
    """A resource from the own supply onto its spot, for what the card shows below it. [12.2]"""
    number = table.box.contribution_gain[RESOURCES * table.contribution + resource]
    put(table, seat, resource)
    table.stack.append(Gains(seat, number, 1, 0, 0))
    price = zeros(PRICE_SIZE)
    price[resource] = 1
    price[PLAIN] = 1
    pay(table, seat, price)

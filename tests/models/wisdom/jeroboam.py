"""Jeroboam's turn: tiles are drawn until one does something. [13.3 to 13.6]"""

from __future__ import annotations

from collections import Counter

from tests.models.talk import Talk, draw
from tests.models.wisdom import foreman, holy_place, jeroboam_land, jeroboam_market, jeroboam_trader, levite
from tests.models.wisdom.cubes import Cubes
from tests.models.wisdom.jeroboam_cards import discard_at_random, market_visit, trader_visit, usable, use_building
from tests.models.wisdom.paying import cheapest_payment
from tests.models.wisdom.placement import free_space
from tests.models.wisdom.table import HUMAN, JEROBOAM, Table


def take_turn(table: Table) -> Talk[None]:
    """Draw until a tile does something; with an empty bag he passes for the year. [R44]"""
    while +table.bag:
        tile = yield from draw("tile", table.bag)
        if icon_of(table, tile) == "holy":
            table.holy_drawn += 1
        if does_something(table, tile):
            yield from perform(table, tile)
            return
        table.set_aside[tile] += 1
    table.players[JEROBOAM].passed = True


def icon_of(table: Table, tile: str) -> str:
    """The icon of a solo tile; a Shortage Tile shows its Location."""
    return str(table.figures.solo_tiles[tile]["icon"]) if tile in table.figures.solo_tiles else "location"


def does_something(table: Table, tile: str) -> bool:
    has_card = table.players[JEROBOAM].hand.total() > 0
    match icon_of(table, tile):
        case "trader":
            return free_space(table, "trader") and (has_card or jeroboam_trader.can_trade(table))
        case "market":
            return free_space(table, "merchant") and (has_card or jeroboam_market.can_trade_in_market(table))
        case "temple":
            return free_space(table, "levite") and table.squares > 0 and temple_payment(table) is not None
        case "foreman":
            return free_space(table, "foreman") and affordable_slot(table) != ""
        case "circle":
            return bool(usable(table))
        case "holy":
            return holy_does_something(table, tile)
    return jeroboam_land.location_does_something(table, tile)


def perform(table: Table, tile: str) -> Talk[None]:
    """The tile is used while and after it is carried out."""
    spotless = tile in table.figures.locations and not table.figures.locations[tile]["house_spots"]
    if spotless:
        table.gone[tile] += 1  # he does not come here again
    else:
        table.used[tile] += 1
    match icon_of(table, tile):
        case "trader":
            visit(table, "trader")
            yield from trader_visit(table)
        case "market":
            visit(table, "merchant")
            yield from market_visit(table)
        case "temple":
            visit(table, "levite")
            yield from temple(table)
        case "foreman":
            visit(table, "foreman")
            yield from build(table)
        case "circle":
            yield from use_building(table)
        case "holy":
            yield from holy_place.enter(table, JEROBOAM, holy_target(table, tile))
        case _:
            yield from jeroboam_land.use_location(table, tile)


def visit(table: Table, person: str) -> None:
    table.players[JEROBOAM].workers -= 1
    table.people[person].append(JEROBOAM)


# Temple.


def without_most_valuable(table: Table, price: Cubes, count: int) -> Cubes:
    """A price without so many of its most valuable cubes. [R49]"""
    left = Counter(price)
    for _ in range(count):
        for good in table.figures.goods:
            if left[good]:
                left[good] -= 1
                break
    return +left


def temple_payment(table: Table) -> Cubes | None:
    """Gold and Copper if he can, else the other price; no surcharge. [R48]"""
    waived = levite.discount(table, JEROBOAM)
    for price in table.figures.levite_prices:
        paid = cheapest_payment(table.players[JEROBOAM].cubes, without_most_valuable(table, Counter(price), waived))
        if paid is not None:
            return paid
    return None


def temple(table: Table) -> Talk[None]:
    paid = temple_payment(table)
    assert paid is not None
    table.pay(JEROBOAM, paid)
    yield from levite.take_tile(table, JEROBOAM)
    yield from table.draw_cards(JEROBOAM, table.figures.levite_cards)
    for effect in table.effects(JEROBOAM, "temple_extra_card"):
        yield from table.draw_cards(JEROBOAM, effect["draw"])
        for _ in range(effect["discard"]):
            if +table.players[JEROBOAM].hand:
                yield from discard_at_random(table)  # [R50]


# Foreman.


def building_payment(table: Table, building: str) -> Cubes | None:
    waived = table.figures.solo["foreman_discount"] + foreman.discount(table, JEROBOAM)
    price = without_most_valuable(table, foreman.cost(table, building), waived)
    return cheapest_payment(table.players[JEROBOAM].cubes, price)


def affordable_slot(table: Table) -> str:
    """The building furthest down that he can pay."""
    for slot, building in table.row.items():
        if building and building_payment(table, building) is not None:
            return slot
    return ""


def build(table: Table) -> Talk[None]:
    slot = affordable_slot(table)
    paid = building_payment(table, table.row[slot])
    assert paid is not None
    table.pay(JEROBOAM, paid)
    foreman.acquire(table, JEROBOAM, slot)
    yield from jeroboam_land.place_house_and_road(table)


# Holy Place.


def many_cubes(table: Table) -> bool:
    """Has the human so many cubes that he goes to the Menorah?"""
    return table.players[HUMAN].cubes.total() >= int(table.figures.solo["menorah_threshold"])


def holy_target(table: Table, tile: str) -> str:
    return "menorah" if many_cubes(table) else str(table.figures.solo_tiles[tile]["holy_space"])


def holy_does_something(table: Table, tile: str) -> bool:
    """[13.6, R45]"""
    if table.holy_drawn <= table.figures.solo["holy_icons_set_aside_per_year"] or not holy_place.is_open(table):
        return False
    target = holy_target(table, tile)
    if target in table.on_holy:
        return False
    effect = table.figures.holy[target]["effect"]
    if effect["type"] == "menorah":
        return many_cubes(table)
    gains = effect["gain"]
    cubes = any(table.supply[good] for good in gains.get("resources", {}))
    cards = bool(gains.get("fortune", 0)) and table.can_draw_card()
    return bool(gains.get("favor", 0)) or cubes or cards

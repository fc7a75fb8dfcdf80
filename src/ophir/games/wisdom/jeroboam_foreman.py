"""Solo mode: Jeroboam's Foreman tile, with his house. [Wisdom 13.4, R49, R54]"""

from __future__ import annotations

from ophir.engine.steps import Procedure
from ophir.games.wisdom.foreman import build, place_house
from ophir.games.wisdom.jeroboam_paying import building_payment
from ophir.games.wisdom.jeroboam_reasons import because
from ophir.games.wisdom.jeroboam_roads import HisRoad
from ophir.games.wisdom.paying import pay
from ophir.games.wisdom.table import JEROBOAM, NO_CARD, PERSON, WisdomTable


def buildable(table: WisdomTable) -> int:
    """The card furthest down that he can pay, or -1. [13.4 Foreman]"""
    for card in table.offer[::-1]:
        if card != NO_CARD and building_payment(table, card):
            return card
    return NO_CARD


class HisBuilding(Procedure[WisdomTable]):
    """He builds the card furthest down that he can pay. [13.4 Foreman]"""

    __slots__ = ()

    def run(self, table: WisdomTable) -> None:
        card = buildable(table)
        cubes = building_payment(table, card)
        pay(table, JEROBOAM, cubes)
        build(table, JEROBOAM, card, cubes)
        because(table, "builds-furthest")
        if table.houses_left[JEROBOAM] and table.open_spots:
            table.stack.append(HisHouse())


class HisHouse(Procedure[WisdomTable]):
    """A house by chance among the Locations of his tiles, then a road from there. [13.4 Foreman]"""

    __slots__ = ()

    def run(self, table: WisdomTable) -> None:
        place = house_by_chance(table)
        place_house(table, JEROBOAM, place)
        because(table, "house-by-tile")
        table.stack.append(HisRoad(PERSON, place))


def house_by_chance(table: WisdomTable) -> int:
    """An open Location whose tile is in the bag; else one used or set aside this year; else any. [13.4, R54]"""
    box = table.box
    first = box.first_location_tile
    everywhere = [1] * box.locations
    drawn = [used + aside for used, aside in zip(table.used_tiles[first:], table.set_aside[first:], strict=True)]
    for tiles in (table.bag[first:], drawn, everywhere):
        counts = [count if table.open_spots >> place & 1 else 0 for place, count in enumerate(tiles)]
        total = sum(counts)
        if total:
            return table.pick_counted(counts, total, box.location_ids)
    raise AssertionError("no spot is open")

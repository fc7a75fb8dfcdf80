"""Solo mode: Jeroboam's purchase, his turn, and which tile does something. [Wisdom 13.2-13.6]

He is played by the position itself. Each tile that he draws is told; one that would do nothing is set aside with the
reason, and he draws again.
"""

from __future__ import annotations

from typing import ClassVar

from ophir.engine.lists import increased
from ophir.engine.steps import Limit, Procedure, below, up_to
from ophir.games.wisdom.jeroboam_circle import HisCircle, acting_cards
from ophir.games.wisdom.jeroboam_foreman import HisBuilding, buildable
from ophir.games.wisdom.jeroboam_holy_place import enter_holy_place, holy_target, why_no_holy_place
from ophir.games.wisdom.jeroboam_location import at_location, why_no_location
from ophir.games.wisdom.jeroboam_market import HisTrade, best_purchases, can_deal
from ophir.games.wisdom.jeroboam_paying import payable_price
from ophir.games.wisdom.jeroboam_reasons import because, rule_of, why_used
from ophir.games.wisdom.jeroboam_temple import HisTemple
from ophir.games.wisdom.jeroboam_trader import trade
from ophir.games.wisdom.levite import tiles_left
from ophir.games.wisdom.merchant import buy
from ophir.games.wisdom.paying import is_owned
from ophir.games.wisdom.placement import pass_for_the_year, put_worker
from ophir.games.wisdom.table import (
    FOREMAN,
    JEROBOAM,
    LEVITE,
    MERCHANT,
    PERSON,
    TRADER,
    WisdomTable,
)
from ophir.games.wisdom.trader import can_trade


class HisPurchase(Procedure[WisdomTable]):
    """Initial Market Purchase: the cheapest cube of a type that he lacks, the more valuable of equal ones. [13.2]"""

    __slots__ = ("left",)
    fields: ClassVar[dict[str, Limit]] = {"left": up_to("most_transactions")}

    left: int

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, table: WisdomTable) -> None:
        squares = best_purchases(table)
        if squares:
            buy(table, JEROBOAM, squares[0])
            because(table, "buys-cheapest", "13.2")
            if self.left > 1:  # a step of its own, so that a person sees one cube after the other
                table.stack.append(HisPurchase(self.left - 1))


class JeroboamTurn(Procedure[WisdomTable]):
    """His turn begins. [13.3]"""

    __slots__ = ()

    def run(self, table: WisdomTable) -> None:
        if table.events is not None:
            table.tell("event-turn", JEROBOAM)
        table.stack.append(DrawTile())


class DrawTile(Procedure[WisdomTable]):
    """He draws until a tile does something; with the bag empty he passes for the year. [13.3, R44]"""

    __slots__ = ()

    def run(self, table: WisdomTable) -> None:
        box = table.box
        size = sum(table.bag)
        if not size:
            if table.events is not None:
                table.tell("event-bag-empty", JEROBOAM)
            pass_for_the_year(table, JEROBOAM)
            return
        tile = table.pick_counted(table.bag, size, box.bag_ids)
        table.bag = increased(table.bag, tile, -1)
        if table.events is not None:
            table.tell("event-drew-tile", JEROBOAM, reveals=True, tile=box.bag_ids[tile])
        why = why_nothing(table, tile)
        if not why:
            put_apart(table, tile)
            because(table, why_used(table, tile), rule_of(table, tile))
            table.stack.append(UseTile(tile))
            return
        table.set_aside = increased(table.set_aside, tile)
        if table.events is not None:
            table.tell(why, JEROBOAM, tile=box.bag_ids[tile], rule=rule_of(table, tile))
        table.stack.append(self)


def put_apart(table: WisdomTable, tile: int) -> None:
    """A tile that does something is used; of a Location without a spot it leaves the game. [13.3, 13.5]"""
    box = table.box
    place = tile - box.first_location_tile
    if place < 0 or box.has_spot[place]:
        table.used_tiles = increased(table.used_tiles, tile)
    else:
        table.out = increased(table.out, tile)


class UseTile(Procedure[WisdomTable]):
    """A worker goes where the tile says; what it does there are steps of their own, so that a person sees one after
    the other. [13.4-13.6]"""

    __slots__ = ("tile",)
    fields: ClassVar[dict[str, Limit]] = {"tile": below("bag_ids")}

    tile: int

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def run(self, table: WisdomTable) -> None:
        box = table.box
        tile = self.tile
        if tile >= box.first_location_tile:
            at_location(table, tile)
            return
        icon = box.tile_icon[tile]
        if icon == "trader":
            put_worker(table, JEROBOAM, box.first_area + TRADER)
            trade(table)
        elif icon == "market":
            put_worker(table, JEROBOAM, box.first_area + MERCHANT)
            table.stack.append(HisTrade(box.transactions + is_owned(table, JEROBOAM, box.more_transactions), 0))
        elif icon == "temple":
            put_worker(table, JEROBOAM, box.first_area + LEVITE)
            table.stack.append(HisTemple())
        elif icon == "foreman":
            put_worker(table, JEROBOAM, box.first_area + FOREMAN)
            table.stack.append(HisBuilding())
        elif icon == "circle":
            table.stack.append(HisCircle(PERSON))
        else:
            enter_holy_place(table, holy_target(table, tile))


def why_nothing(table: WisdomTable, tile: int) -> str:
    """Why a tile would do nothing, as the event that tells it; empty if it does something. [13.4-13.6, R45]"""
    box = table.box
    if tile >= box.first_location_tile:
        return why_no_location(table, tile - box.first_location_tile)
    icon = box.tile_icon[tile]
    if icon == "holy":
        table.holy_drawn += 1
        return why_no_holy_place(table, tile)
    if icon == "circle":
        return "" if acting_cards(table) else "event-aside-no-card"
    area = {"trader": TRADER, "market": MERCHANT, "temple": LEVITE, "foreman": FOREMAN}[icon]
    if table.in_area(area) >= box.area_spaces[area]:
        return "event-aside-no-space"
    has_card = table.fortune.hand_size[JEROBOAM] > 0
    if area == TRADER:
        return "" if has_card or can_trade(table, JEROBOAM, 1) else "event-aside-no-trade"
    if area == MERCHANT:
        return "" if has_card or can_deal(table) else "event-aside-no-deal"
    if area == LEVITE:
        if tiles_left(table) <= 0:
            return "event-aside-temple-complete"
        return "" if payable_price(table) else "event-aside-cannot-pay"
    return "" if buildable(table) >= 0 else "event-aside-no-building"

"""The Levite: a part of the Temple for cubes. [Wisdom 6.4]"""

from __future__ import annotations

from typing import ClassVar

from ophir.engine.rows import with_sorted
from ophir.engine.steps import SEAT, Limit, below
from ophir.games.wisdom.fortune_deck import DiscardCard, draw
from ophir.games.wisdom.goods import named
from ophir.games.wisdom.paying import Payment, can_pay, is_owned
from ophir.games.wisdom.table import HIDDEN_TILE, WisdomTable


def tiles_left(table: WisdomTable) -> int:
    """The Temple Tiles on the board."""
    taken = 0
    for row in table.tiles:
        taken += len(row)
    return table.box.temple_squares - taken


def unseen_tiles(table: WisdomTable) -> list[int]:
    """How many tiles of each value nobody is known to have: those on the board and in the box."""
    left = table.box.tile_counts[:]
    for row in table.tiles:
        for kind in row:
            if kind != HIDDEN_TILE:
                left[kind] -= 1
    return left


def bill_payable(table: WisdomTable, party: int, others: int) -> bool:
    """Can a party pay for a Temple Tile with so many other workers at the Levite? [6.4, R22, R23]"""
    waived = is_owned(table, party, table.box.cheaper_levite)
    any_type = others * table.box.surcharge
    for cost in table.box.levite_prices:
        if can_pay(table, party, cost, any_type, waived):
            return True
    return False


class PayLevite(Payment):
    """Gold and Copper, or Stone, Wood and Food, and a cube for each other worker here. [6.4, D8, R22, R23]"""

    __slots__ = ("others",)
    fields: ClassVar[dict[str, Limit]] = {"seat": SEAT, "others": below("most_at_levite")}
    id: ClassVar[str] = "D8"
    ask: ClassVar[str] = "pay-levite"
    rule: ClassVar[str] = "6.4"

    others: int

    def __init__(self, seat: int, others: int) -> None:
        self.seat = seat
        self.others = others

    def misfit(self, table: WisdomTable) -> str:
        return "" if tiles_left(table) > 0 else "pays for a tile, but none is left"

    def ask_values(self, table: WisdomTable) -> dict[str, object]:
        return {"more": self.any_type(table)}

    def bills(self, table: WisdomTable) -> list[list[int]]:
        return table.box.levite_prices

    def any_type(self, table: WisdomTable) -> int:
        return self.others * table.box.surcharge

    def waived(self, table: WisdomTable) -> int:
        return is_owned(table, self.seat, table.box.cheaper_levite)

    def settled(self, table: WisdomTable, cubes: list[int]) -> None:
        if table.events is not None:
            table.tell("event-paid", self.seat, good=named(cubes))
        build_temple(table, self.seat)
        box = table.box
        draw(table, self.seat, box.levite_cards + is_owned(table, self.seat, box.temple_draws))
        discards = min(is_owned(table, self.seat, box.temple_discards), table.fortune.hand_size[self.seat])
        if discards:
            table.stack.append(DiscardCard(self.seat, discards, len(box.gains), 0))


def build_temple(table: WisdomTable, party: int) -> None:
    """Take one of the tiles, which lie face down and are all alike to everybody. [5, 6.4]"""
    box = table.box
    left = unseen_tiles(table)
    kind = table.pick_counted(left, sum(left), box.tile_ids)
    table.tiles[party] = with_sorted(table.tiles[party], kind)
    if table.events is not None:
        left_there = tiles_left(table)
        if party < box.seats:
            table.tell("event-tile", party, {"favor": box.tile_favor[kind]}, reveals=True, tiles=left_there)
        else:
            table.tell("event-tile-unseen", party, reveals=True, tiles=left_there)

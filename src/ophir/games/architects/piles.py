"""The Building pile: drawing from its top, putting cards under it. [Architects 9, R6, R70]"""

from __future__ import annotations

from ophir.engine.lists import longer
from ophir.engine.rows import with_sorted, without
from ophir.games.architects.table import ArchitectsTable


def draw_card(table: ArchitectsTable) -> int:
    """The top card of the pile, or -1 if there is none: any card that nobody put there, then those put under it."""
    pile = table.pile
    if pile:
        place = table.pick_place(pile, table.box.building_ids)
        card = pile[place]
        table.pile = without(pile, place)
        return card
    if not table.under:
        return -1
    card = table.under[0]
    table.under = table.under[1:]
    table.under_known = table.under_known[1:]
    return card


def draw_cards(table: ArchitectsTable, seat: int, count: int) -> None:
    """Building cards into the hand; none if the pile is empty. [9, R6]"""
    for _ in range(count):
        card = draw_card(table)
        if card < 0:
            return
        table.hand[seat] = with_sorted(table.hand[seat], card)
        if table.events is not None:
            table.tell("event-drew", seat, {"building": table.box.building_ids[card]}, reveals=True, count=1)


def put_under(table: ArchitectsTable, seat: int, card: int) -> None:
    """A card goes face down under the pile; only who puts it there knows it. [18]"""
    table.under = longer(table.under, card)
    table.under_known = longer(table.under_known, 1 << seat)


def discard(table: ArchitectsTable, seat: int, card: int) -> None:
    """A card of the hand goes under the pile."""
    hand = table.hand[seat]
    table.hand[seat] = without(hand, hand.index(card))
    put_under(table, seat, card)
    if table.events is not None:
        table.tell("event-discarded", seat, {"building": table.box.building_ids[card]}, count=1)

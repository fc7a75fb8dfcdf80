"""The Black Market. [Architects 7.7]"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ophir.engine.lists import changed
from ophir.engine.rows import with_last, with_sorted, without
from ophir.engine.steps import Decision, Limit, Procedure, below
from ophir.games.architects.gains import gain
from ophir.games.architects.hiring import HireAtMarket, has_apprentice
from ophir.games.architects.paying import pay
from ophir.games.architects.piles import draw_card, put_under
from ophir.games.architects.prices import at_least_0, can_pay_silver, silver_price
from ophir.games.architects.table import (
    ABLE,
    ANY_VIRTUE_MARKET,
    CHEAPER_MARKET,
    LARGE,
    LESS_MARKET_VIRTUE,
    MARKET_DRAW,
    MARKET_HIRE,
    MARKET_LARGE,
    MARKET_SMALL,
    MIDDLE,
    NOBODY,
    PLACEMENTS,
    SMALL,
    SPACES,
    ArchitectsTable,
)
from ophir.games.architects.virtue import lose_virtue

# The placements on each space, as bits, and the one for which an Apprentice must be there.
HIRING: Final = 1 << MARKET_HIRE
PLACEMENTS_ON: Final = [1 << MARKET_SMALL, HIRING | 1 << MARKET_DRAW, 1 << MARKET_LARGE]


def space_of(placement: i64) -> i64:
    """The space that a placement takes."""
    return SMALL if placement == MARKET_SMALL else LARGE if placement == MARKET_LARGE else MIDDLE


def space_silver(table: ArchitectsTable, seat: i64, space: i64) -> i64:
    """What a space costs, less with a Trickster."""
    silver: i64 = table.box.space_silver[space] - table.able[ABLE * seat + CHEAPER_MARKET]
    if silver < 0:
        return 0
    return silver


def open_placements(table: ArchitectsTable, seat: i64) -> i64:
    """The spaces where a Worker can be placed, as bits of the placements. [6.1]"""
    found: i64 = 0
    if not is_welcome(table, seat):
        return found
    market = table.market
    for space in range(SPACES):
        if market[space] == NOBODY and can_pay_silver(table, seat, space_silver(table, seat, space)):
            found |= PLACEMENTS_ON[space]
    return found if has_apprentice(table) else found & ~HIRING


def is_welcome(table: ArchitectsTable, seat: i64) -> bool:
    """Does its Virtue allow it the Black Market? [7.7]"""
    return table.virtue[seat] <= table.box.market_virtue or table.can(seat, ANY_VIRTUE_MARKET)


def why_not_used(table: ArchitectsTable, seat: i64, placement: i64) -> str:
    """Why a Worker can't be placed there; empty if it can. [6.1]"""
    space = space_of(placement)
    if table.market[space] != NOBODY:
        return "closed-space-taken"
    if not is_welcome(table, seat):
        return "closed-too-virtuous"
    if placement == MARKET_HIRE and not has_apprentice(table):
        return "closed-no-apprentice"
    return "" if can_pay_silver(table, seat, space_silver(table, seat, space)) else "closed-cant-pay"


def put_worker(table: ArchitectsTable, party: int, space: int) -> None:
    """A Worker takes a space; the third triggers a Reset. [7.7]"""
    table.supply[party] -= 1
    table.market = changed(table.market, space, party)
    if NOBODY not in table.market:
        table.reset_due = 1


def use(table: ArchitectsTable, seat: int, placement: int) -> None:
    """Silver and Virtue first, then what the space gives. [7.7, 8]"""
    space = space_of(placement)
    table.stack.append(MarketGoods(seat, placement))
    table.stack.append(MarketVirtue(seat, space))
    pay(table, seat, silver_price(space_silver(table, seat, space)))


class MarketVirtue(Procedure[ArchitectsTable]):
    """The Virtue that a space costs; none with an Illusionist. [7.7]"""

    __slots__ = ("seat", "space")
    fields: ClassVar[dict[str, Limit]] = {"seat": below("seats"), "space": below("space_ids")}

    seat: int
    space: int

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def run(self, table: ArchitectsTable) -> None:
        box = table.box
        loss = box.space_virtue[self.space] - table.total_of(self.seat, LESS_MARKET_VIRTUE)
        lose_virtue(table, self.seat, at_least_0(loss))


class MarketGoods(Procedure[ArchitectsTable]):
    """What the space gives. [7.7]"""

    __slots__ = ("placement", "seat")
    fields: ClassVar[dict[str, Limit]] = {"seat": below("seats"), "placement": below(PLACEMENTS)}

    seat: int
    placement: int

    def __init__(self, seat: int, placement: int) -> None:
        self.seat = seat
        self.placement = placement

    def run(self, table: ArchitectsTable) -> None:
        box = table.box
        if self.placement == MARKET_HIRE:
            table.stack.append(HireAtMarket(self.seat))
        elif self.placement == MARKET_DRAW:
            look_at_cards(table, self.seat, box.market_draw)
            table.stack.append(KeepDrawn(self.seat))
        elif self.placement == MARKET_SMALL:
            gain(table, self.seat, box.printed_small if table.small_top < 0 else box.small_gain[table.small_top])
        else:
            gain(table, self.seat, box.large_gain[table.large[-1]] if table.large else box.printed_large)


def look_at_cards(table: ArchitectsTable, seat: int, count: int) -> None:
    """Cards from the pile, of which some will be kept."""
    for _ in range(count):
        card = draw_card(table)
        if card >= 0:
            table.packet[seat] = with_last(table.packet[seat], card)
            if table.events is not None:
                table.tell("event-drew", seat, {"building": table.box.building_ids[card]}, reveals=True, count=1)


def put_rest_under(table: ArchitectsTable, seat: int) -> None:
    """What is not kept goes under the pile, as it came. [R70]"""
    for card in table.packet[seat]:
        put_under(table, seat, card)
    if table.packet[seat] and table.events is not None:
        cards = [table.box.building_ids[card] for card in table.packet[seat]]
        table.tell("event-under", seat, {"building": cards}, count=len(cards))
    table.packet[seat] = b""


def keep(table: ArchitectsTable, seat: int, card: int) -> None:
    """A card that was looked at comes to the hand."""
    packet = table.packet[seat]
    table.packet[seat] = without(packet, packet.index(card))
    table.hand[seat] = with_sorted(table.hand[seat], card)
    if table.events is not None:
        table.tell("event-kept", seat, {"building": table.box.building_ids[card]})


class KeepDrawn(Decision[ArchitectsTable]):
    """Which of the drawn cards to keep. [7.7, D15]"""

    __slots__ = ()
    id: ClassVar[str] = "D15"
    ask: ClassVar[str] = "keep_drawn"
    rule: ClassVar[str] = "7.7"

    def legal(self, table: ArchitectsTable) -> list[int]:
        return [table.box.KEEP + card for card in sorted(table.packet[self.seat])]

    def take(self, table: ArchitectsTable, action: int) -> None:
        keep(table, self.seat, action - table.box.KEEP)
        put_rest_under(table, self.seat)

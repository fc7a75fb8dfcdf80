"""The end of a year: has the end of the game come, and if not, what is made ready for the next year. [Wisdom 4, 11]"""

from __future__ import annotations

from typing import Final

from ophir.engine.game import NOBODY
from ophir.engine.lists import changed
from ophir.engine.steps import Procedure
from ophir.games.wisdom.end_of_game import final_scoring
from ophir.games.wisdom.goods import EXOTIC
from ophir.games.wisdom.levite import tiles_left
from ophir.games.wisdom.table import AREAS, NO_CARD, WisdomTable

HOUSES: Final = "houses"
TEMPLE: Final = "temple"
MAX_YEARS: Final = "max_years"


def end_conditions(table: WisdomTable) -> list[str]:
    """What has brought the end of the game so far; the year is played out. [4, R28]"""
    ends: list[str] = []
    if not all(table.houses_left):
        ends.append(HOUSES)
    if tiles_left(table) <= 0:
        ends.append(TEMPLE)
    return ends


def end_bits(table: WisdomTable, ends: list[str]) -> int:
    """End conditions as bits."""
    return sum(1 << table.box.end_ids.index(end) for end in ends)


class YearCheck(Procedure[WisdomTable]):
    """Everybody has placed: scoring if the end has come, else the steps of the year's end. [4, 11, R42, R46]"""

    __slots__ = ()

    def run(self, table: WisdomTable) -> None:
        from ophir.games.wisdom.turns import TURNS

        ends = end_conditions(table)
        if not ends and table.year >= table.box.max_years:
            ends = [MAX_YEARS]
        if ends:
            table.ends = end_bits(table, ends)
            if table.events is not None:
                table.tell("event-end", NOBODY, end=ends)
            final_scoring(table)
            return
        end_year(table)
        table.stack.append(TURNS[table.starter])


def end_year(table: WisdomTable) -> None:
    """The steps of the year's end, in their order. [11]"""
    parties = len(table.favor)
    if table.holy_first != NOBODY:
        table.starter = table.holy_first
        table.holy_first = NOBODY
    call_home(table, parties)
    slide_market(table)
    refill_market(table, table.box.refill)
    slide_buildings(table)
    turn_up(table)
    if table.box.solo:
        table.bag = [
            left + used + aside for left, used, aside in zip(table.bag, table.used_tiles, table.set_aside, strict=True)
        ]
        table.used_tiles = [0] * len(table.bag)
        table.set_aside = table.used_tiles
        table.holy_drawn = 0
    table.year += 1
    if table.events is not None:
        table.tell("event-year", table.starter, year=table.year)


def call_home(table: WisdomTable, parties: int) -> None:
    """Workers return, cards that waited are discarded, nobody has passed."""
    box = table.box
    table.workers_left = [box.workers] * parties
    table.stands = [0] * parties
    table.visits = [0] * (AREAS * parties)
    table.holy_workers = [0] * len(box.holy_ids)
    if any(table.passed):
        table.passed = [0] * parties
    if any(table.pending):
        for at, count in enumerate(table.pending):
            for _ in range(count):
                card = at % box.fortunes
                table.fortune = table.fortune.put_down(card)
                if table.events is not None:
                    table.tell("event-lapsed", at // box.fortunes, fortune=box.fortune_ids[card])
        table.pending = [0] * len(table.pending)


def slide_market(table: WisdomTable) -> None:
    """On each mat the cubes slide down to the lowest squares, their order kept. [11, EX8]"""
    squares = table.box.squares
    market = 0
    exotics = 0
    for first in range(0, len(table.box.prices), squares):
        lowest = first
        for square in range(first, first + squares):
            if table.market >> square & 1:
                market |= 1 << lowest
                exotics |= (table.market_exotics >> square & 1) << lowest
                lowest += 1
    table.market = market
    table.market_exotics = exotics


def refill_market(table: WisdomTable, count: int) -> None:
    """The bottom squares of each mat, in the order of the mats: its own type, else an Exotic. [11, R40, R41]"""
    box = table.box
    for mat, good in enumerate(box.mat_good):
        for square in range(box.squares * mat, box.squares * mat + count):
            if table.market >> square & 1:
                continue
            if table.supply[good]:
                table.supply[good] -= 1
            elif table.supply[EXOTIC]:
                table.supply[EXOTIC] -= 1
                table.market_exotics |= 1 << square
            else:
                continue
            table.market |= 1 << square


def slide_buildings(table: WisdomTable) -> None:
    """The remaining cards slide towards the slot with the highest bonus, the card on the deck last. [11]

    The slots stand in the data from the deck to that slot.
    """
    lying = [card for card in table.offer[:0:-1] if card != NO_CARD]
    top = table.offer[0]
    if top != NO_CARD and len(lying) < table.box.slots - 1:
        lying.append(top)
        top = NO_CARD
    lying += [NO_CARD] * (table.box.slots - 1 - len(lying))
    table.offer = [top, *lying[::-1]]


def turn_up(table: WisdomTable) -> None:
    """Cards from the deck for the vacant slots, the lowest first, then for the top of the deck. [11]"""
    box = table.box
    turned: list[str] = []
    seen = 0
    for built in table.built:
        seen |= built
    for card in table.offer:
        if card != NO_CARD:
            seen |= 1 << card
    deck = [0 if seen >> card & 1 else 1 for card in range(box.cards)]
    left = sum(deck)
    for slot in range(box.slots - 1, -1, -1):
        if table.offer[slot] == NO_CARD:
            if not left:
                break
            card = table.pick_counted(deck, left, box.card_ids)
            deck[card] = 0
            left -= 1
            table.offer = changed(table.offer, slot, card)
            turned.append(box.card_ids[card])
    if turned and table.events is not None:
        table.tell("event-turned-up", NOBODY, reveals=True, building=turned)

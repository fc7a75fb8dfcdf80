"""Solo mode: what Jeroboam's action tiles do, and what the person decides for him. [Wisdom 13.4, 13.7-13.9]"""

from __future__ import annotations

from typing import ClassVar

from ophir.engine.lists import numbers_of
from ophir.engine.steps import FLAG, SEAT, Decision, Limit, Procedure, below, up_to
from ophir.games.wisdom.building_cards import remove_tile
from ophir.games.wisdom.effects import (
    Convert,
    DiscardForGain,
    Effect,
    Gaining,
    GiveForGain,
    Merchant,
    RemoveTile,
    Trader,
)
from ophir.games.wisdom.foreman import build, place_house
from ophir.games.wisdom.fortune_deck import can_draw, discard_by_chance, draw
from ophir.games.wisdom.gains import take_due
from ophir.games.wisdom.goods import EXOTIC, FIRST_STANDARD, GOODS, named
from ophir.games.wisdom.jeroboam_paying import building_payment, payable_price, payment
from ophir.games.wisdom.jeroboam_reasons import because, held, why_paid, why_road, why_taken
from ophir.games.wisdom.land_of_israel import network
from ophir.games.wisdom.levite import build_temple
from ophir.games.wisdom.merchant import affordable, buy, cube_on, price_to_buy, price_to_sell, sell
from ophir.games.wisdom.paying import is_owned, pay
from ophir.games.wisdom.placement import put_worker
from ophir.games.wisdom.roads import lay_road, roads_left
from ophir.games.wisdom.table import ACTIONS, FORTUNE, JEROBOAM, NO_CARD, PERSON, WisdomTable
from ophir.games.wisdom.trader import can_receive, can_trade

OWN = GOODS * JEROBOAM  # where his cubes begin


# Market


def best_purchases(table: WisdomTable) -> list[int]:
    """The squares of the cheapest cube of a type that he lacks; several only for an Exotic that lies on several mats.

    Of equal prices the more valuable type, of one mat the lowest square. [13.2, 13.4 Market]
    """
    box = table.box
    squares = affordable(table, JEROBOAM)
    best: list[int] = []
    rank = (0, 0)
    for square in range(len(box.prices)):
        if not squares >> square & 1:
            continue
        good = cube_on(table, square)
        if table.cubes[OWN + good]:
            continue
        here = price_to_buy(table, JEROBOAM, square), box.value_rank[good]
        if not best or here < rank:
            best, rank = [square], here
        elif here == rank and best[-1] // box.squares != square // box.squares:
            best.append(square)
    return best


def best_sales(table: WisdomTable) -> list[int]:
    """What he sells: duplicates first, then anything; where it brings most; of equal ones the least valuable type.

    Each sale is a square, and after all squares once more those for an Exotic. [13.4 Market]
    """
    for least in (2, 1):
        found = _best_sales(table, least)
        if found:
            return found
    return []


def _best_sales(table: WisdomTable, least: int) -> list[int]:
    box = table.box
    highest = [highest_empty(table, mat) for mat in range(len(box.mat_ids))]
    best: list[int] = []
    rank = (0, 0)
    for good in range(GOODS):
        if table.cubes[OWN + good] < least:
            continue
        for mat, square in enumerate(highest):
            if square < 0 or (good != EXOTIC and box.mat_good[mat] != good):
                continue
            here = price_to_sell(table, JEROBOAM, square), box.value_rank[good]
            sale = square + (len(box.prices) if good == EXOTIC else 0)
            if not best or here > rank:
                best, rank = [sale], here
            elif here == rank:
                best.append(sale)
    return best


def highest_empty(table: WisdomTable, mat: int) -> int:
    """The highest empty square of a mat, or -1."""
    first = table.box.squares * mat
    for square in range(first + table.box.squares - 1, first - 1, -1):
        if not table.market >> square & 1:
            return square
    return -1


def can_deal(table: WisdomTable) -> bool:
    """Would he make a transaction?"""
    return bool(best_purchases(table) or best_sales(table))


def sell_his(table: WisdomTable, sale: int) -> None:
    """One of `best_sales`."""
    box = table.box
    exotic = sale >= len(box.prices)
    good = EXOTIC if exotic else box.mat_good[sale // box.squares]
    why = f"sells-{held(table, good)}"
    sell(table, JEROBOAM, good, sale - len(box.prices) if exotic else sale)
    because(table, why)


class HisTrade(Procedure[WisdomTable]):
    """His transactions: he buys what he lacks, then sells; once selling has begun he does not buy again. Then a card.
    [13.4 Market, R47]"""

    __slots__ = ("left", "selling")
    fields: ClassVar[dict[str, Limit]] = {"left": up_to("most_transactions"), "selling": FLAG}

    left: int
    selling: int

    def __init__(self, left: int, selling: int) -> None:
        self.left = left
        self.selling = selling

    def run(self, table: WisdomTable) -> None:
        deals: list[int] = []
        selling = self.selling
        if self.left:
            deals = [] if selling else best_purchases(table)
            if not deals:
                selling = 1
                deals = best_sales(table)
        if not deals:
            card_for_favor(table)
        elif len(deals) > 1 and not table.box.auto_ties:
            table.stack.append(HisMat(PERSON, self.left, selling))
        else:
            carry_out(table, deals[0], self.left, selling)


def carry_out(table: WisdomTable, deal: int, left: int, selling: int) -> None:
    """One transaction of his, and the rest of them."""
    if selling:
        sell_his(table, deal)
    else:
        buy(table, JEROBOAM, deal)
        because(table, "buys-cheapest")
    table.stack.append(HisTrade(left - 1, selling))


class HisMat(Decision[WisdomTable]):
    """On which of equally priced mats he buys or sells an Exotic. [13.8, D23]"""

    __slots__ = ("left", "selling")
    fields: ClassVar[dict[str, Limit]] = {"seat": SEAT, "left": up_to("most_transactions"), "selling": FLAG}
    id: ClassVar[str] = "D23"
    ask: ClassVar[str] = "his-mat"
    rule: ClassVar[str] = "13.8"

    left: int
    selling: int

    def __init__(self, seat: int, left: int, selling: int) -> None:
        self.seat = seat
        self.left = left
        self.selling = selling

    def ask_values(self, table: WisdomTable) -> dict[str, object]:
        return {"selling": self.selling}

    def misfit(self, table: WisdomTable) -> str:
        return not_solo(table)

    def legal(self, table: WisdomTable) -> list[int]:
        box = table.box
        if self.selling:
            return [box.SELL_EXOTIC - len(box.prices) + sale for sale in best_sales(table)]
        return [box.BUY + square for square in best_purchases(table)]

    def take(self, table: WisdomTable, action: int) -> None:
        box = table.box
        deal = action - box.SELL_EXOTIC + len(box.prices) if self.selling else action - box.BUY
        carry_out(table, deal, self.left, self.selling)


def card_for_favor(table: WisdomTable) -> None:
    """One Fortune Card, by chance, is turned into Favor. [13.4, R59, R60]"""
    if table.fortune.hand_size[JEROBOAM]:
        discard_by_chance(table, JEROBOAM)
        table.earn(JEROBOAM, table.box.solo_card_favor, FORTUNE)
        if table.events is not None:
            table.tell("event-favor", JEROBOAM, favor=table.box.solo_card_favor)
            because(table, "card-for-favor")


def not_solo(table: WisdomTable) -> str:
    """What is wrong with a step of his in a game without him."""
    return "" if table.box.solo else "belongs to a game against Jeroboam"


# Trader


def given_first(table: WisdomTable) -> list[int]:
    """The types that he would give, in their order: held twice or more, then single, the least valuable first."""
    least_first = table.box.by_value[::-1]
    several = [good for good in least_first if table.cubes[OWN + good] > 1]
    return [*several, *(good for good in least_first if table.cubes[OWN + good] == 1)]


def trade(table: WisdomTable) -> None:
    """He gives what he can spare and takes Exotics first, then what he lacks, then what is valuable. [13.4 Trader]"""
    box = table.box
    if can_trade(table, JEROBOAM, 1):
        given = next(good for good in given_first(table) if can_receive(table, good, 1))
        why = f"spares-{held(table, given)}"
        table.return_cube(JEROBOAM, given)
        if table.events is not None:
            table.tell("event-gave", JEROBOAM, good=box.good_ids[given])
            because(table, why)
        for _ in range(box.trade_gets + is_owned(table, JEROBOAM, box.more_trades)):
            good = EXOTIC if given != EXOTIC and table.supply[EXOTIC] else most_wanted(table, given)
            if good < 0:
                break
            why = why_taken(table, good)
            table.take_cube(JEROBOAM, good)
            if table.events is not None:
                table.tell("event-took", JEROBOAM, good=box.good_ids[good])
                because(table, why)
    card_for_favor(table)


def most_wanted(table: WisdomTable, barred: int) -> int:
    """The most valuable standard type in supply that he lacks, else the most valuable one, or -1. [R58]"""
    there = [good for good in table.box.by_value if good != EXOTIC and good != barred and table.supply[good]]
    for good in there:
        if not table.cubes[OWN + good]:
            return good
    return there[0] if there else -1


# Levite


def at_the_levite(table: WisdomTable) -> None:
    """A Temple Tile and a card, without a surcharge. With Singers' Hall he discards one by chance. [13.4, R50]"""
    box = table.box
    cubes = payable_price(table)
    why = why_paid(table, cubes)
    pay(table, JEROBOAM, cubes)
    if table.events is not None:
        table.tell("event-paid", JEROBOAM, good=named(cubes))
        because(table, why)
    build_temple(table, JEROBOAM)
    draw(table, JEROBOAM, box.levite_cards + is_owned(table, JEROBOAM, box.temple_draws))
    for _ in range(is_owned(table, JEROBOAM, box.temple_discards)):
        if table.fortune.hand_size[JEROBOAM]:
            discard_by_chance(table, JEROBOAM)


# Foreman


def buildable(table: WisdomTable) -> int:
    """The card furthest down that he can pay, or -1. [13.4 Foreman]"""
    for card in table.offer[::-1]:
        if card != NO_CARD and building_payment(table, card):
            return card
    return NO_CARD


def at_the_foreman(table: WisdomTable) -> None:
    """He builds, then a house by chance among the Locations of his tiles, then a road from there. [13.4 Foreman]"""
    card = buildable(table)
    cubes = building_payment(table, card)
    pay(table, JEROBOAM, cubes)
    build(table, JEROBOAM, card, cubes)
    because(table, "builds-furthest")
    if table.houses_left[JEROBOAM] and table.open_spots:
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


def value_of(table: WisdomTable, place: int) -> tuple[int, int, int]:
    """How valuable a Location is, the smallest first. [13.7]"""
    box = table.box
    return table.shortage >> place & 1, -box.yield_size[place], box.yield_rank[place]


class HisRoad(Decision[WisdomTable]):
    """Which of equally valuable roads he lays: from a Location, or beside any of his houses. [13.4, 13.8, D23, R57]"""

    __slots__ = ("place",)
    fields: ClassVar[dict[str, Limit]] = {"seat": SEAT, "place": up_to("locations")}
    id: ClassVar[str] = "D23"
    ask: ClassVar[str] = "his-road"
    rule: ClassVar[str] = "13.8"

    place: int  # from where; as many as there are Locations: from any of his houses

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def misfit(self, table: WisdomTable) -> str:
        return not_solo(table)

    def legal(self, table: WisdomTable) -> list[int]:
        box = table.box
        if not roads_left(table):
            return []
        starts = numbers_of(table.own[JEROBOAM], box.standing) if self.place == box.locations else [self.place]
        ways: list[tuple[int, int, int]] = []  # the other end, from where, the edge
        for start in starts:
            reached = network(table, JEROBOAM, start)
            for side, there in enumerate(box.neighbours[start]):
                edge = box.neighbour_edges[start][side]
                if not table.roads >> edge & 1 and not reached >> there & 1:
                    ways.append((there, start, edge))
        joining = [way for way in ways if table.own[JEROBOAM] >> way[0] & 1]
        ways = joining or [way for way in ways if not table.own[PERSON] >> way[0] & 1]
        if not ways:
            return []
        best = min(value_of(table, way[0]) for way in ways)
        ways = sorted(way for way in ways if value_of(table, way[0]) == best)
        if box.auto_ties:
            return [box.ROAD + ways[0][2]]
        return [box.ROAD + edge for edge in sorted({way[2] for way in ways})]

    def take(self, table: WisdomTable, action: int) -> None:
        edge = action - table.box.ROAD
        lay_road(table, JEROBOAM, edge)
        because(table, why_road(table, edge))

    def run(self, table: WisdomTable) -> None:
        if table.events is not None:
            table.tell("event-no-road", JEROBOAM)


# Circle


def conversions_of(table: WisdomTable, effect: Convert) -> int:
    """How often he could pay a conversion."""
    left = table.cubes[OWN : OWN + GOODS]
    times = 0
    while times < effect.max_times:
        short = 0
        for good, wanted in enumerate(effect.cost):
            used = min(wanted, left[good])
            left[good] -= used
            short += wanted - used
        if short > left[EXOTIC]:
            break
        left[EXOTIC] -= short
        times += 1
    return times


def would_gain(table: WisdomTable, gain: Gaining) -> bool:
    """Would a gain change his Favor, cubes or cards?"""
    return bool(gain.favor or cubes_from(table, gain) or (gain.cards and can_draw(table)))


def cubes_from(table: WisdomTable, gain: Gaining) -> int:
    """How many cubes a gain takes from the supply as it stands."""
    cubes = sum(min(count, table.supply[good]) for good, count in enumerate(gain.cubes))
    return cubes + min(gain.any_cubes, sum(table.supply[FIRST_STANDARD:]))


def acting_cards(table: WisdomTable) -> list[int]:
    """His buildings with a free worker space that would do something, in the order in which he got them. [13.4]"""
    box = table.box
    occupied = table.occupied()
    own = table.built[JEROBOAM] & box.with_space
    free = [card for card in table.acquired if own >> card & 1 and not occupied >> (box.first_card + card) & 1]
    return [card for card in free if does_something(table, box.card_effect[card])]


def does_something(table: WisdomTable, effect: Effect) -> bool:
    """Can he do it, and does it change his Favor, cubes or cards? [6.6, 13.4 Circle]"""
    has_card = table.fortune.hand_size[JEROBOAM] > 0
    if isinstance(effect, Merchant):
        return has_card or can_deal(table)
    if isinstance(effect, Trader):
        return has_card or can_trade(table, JEROBOAM, 1)
    if effect.why_not_done(table, JEROBOAM):
        return False
    if isinstance(effect, Gaining) and not isinstance(effect, (DiscardForGain, GiveForGain)):
        return would_gain(table, effect)
    return True


def promise_of(table: WisdomTable, card: int) -> tuple[int, int]:
    """Favor gained at once, then cubes received. [13.4 Circle]"""
    effect = table.box.card_effect[card]
    if isinstance(effect, Convert):
        return conversions_of(table, effect) * effect.favor, 0
    card_favor = table.box.solo_card_favor if table.fortune.hand_size[JEROBOAM] else 0
    if isinstance(effect, Merchant):
        return favor_of_deals(table) + card_favor, 0
    if isinstance(effect, Trader):
        return card_favor, cubes_traded(table)
    assert isinstance(effect, Gaining)
    return effect.favor, cubes_from(table, effect)


def favor_of_deals(table: WisdomTable) -> int:
    """What his transactions would bring, tried on a copy; ties in the fixed order. [13.4, 13.9]"""
    box = table.box
    trial = table.clone()
    before = trial.favor[JEROBOAM]
    selling = False
    for _ in range(box.transactions + is_owned(table, JEROBOAM, box.more_transactions)):
        deals = [] if selling else best_purchases(trial)
        if deals:
            buy(trial, JEROBOAM, deals[0])
            continue
        selling = True
        deals = best_sales(trial)
        if not deals:
            break
        sell_his(trial, deals[0])
    return trial.favor[JEROBOAM] - before


def cubes_traded(table: WisdomTable) -> int:
    """How many cubes he would receive for the one that he would give."""
    box = table.box
    if not can_trade(table, JEROBOAM, 1):
        return 0
    given = next(good for good in given_first(table) if can_receive(table, good, 1))
    there = sum(count for good, count in enumerate(table.supply) if good != given)
    return min(there, box.trade_gets + is_owned(table, JEROBOAM, box.more_trades))


class HisCircle(Decision[WisdomTable]):
    """Which of his buildings, if several bring the same Favor and cubes. [13.4 Circle, 13.8, D23]"""

    __slots__ = ()
    id: ClassVar[str] = "D23"
    ask: ClassVar[str] = "his-building"
    rule: ClassVar[str] = "13.8"

    def misfit(self, table: WisdomTable) -> str:
        return not_solo(table)

    def legal(self, table: WisdomTable) -> list[int]:
        cards = acting_cards(table)
        if len(cards) > 1:
            best = max(promise_of(table, card) for card in cards)
            cards = [card for card in cards if promise_of(table, card) == best]
        return [table.box.USE + card for card in (cards[:1] if table.box.auto_ties else cards)]

    def take(self, table: WisdomTable, action: int) -> None:
        card = action - table.box.USE
        put_worker(table, JEROBOAM, table.box.first_card + card)
        because(table, "best-building")
        act(table, table.box.card_effect[card])


def act(table: WisdomTable, effect: Effect) -> None:
    """The action of one of his buildings. [13.4 Circle]"""
    box = table.box
    if isinstance(effect, Convert):
        for _ in range(conversions_of(table, effect)):
            cubes = payment(table, effect.cost)
            pay(table, JEROBOAM, cubes)
            table.earn(JEROBOAM, effect.favor, ACTIONS)
            if table.events is not None:
                table.tell("event-converted", JEROBOAM, good=named(cubes), favor=effect.favor)
    elif isinstance(effect, Merchant):
        table.stack.append(HisTrade(box.transactions + is_owned(table, JEROBOAM, box.more_transactions), 0))
    elif isinstance(effect, Trader):
        trade(table)
    elif isinstance(effect, RemoveTile):
        table.stack.append(HisRemoval(PERSON, effect.number))
    elif isinstance(effect, Gaining):
        if isinstance(effect, DiscardForGain):
            discard_by_chance(table, JEROBOAM)
        elif isinstance(effect, GiveForGain):
            given = given_first(table)[0]
            table.return_cube(JEROBOAM, given)
            if table.events is not None:
                table.tell("event-gave", JEROBOAM, good=box.good_ids[given])
        gain_his(table, effect, ACTIONS)


class HisRemoval(Decision[WisdomTable]):
    """Which Shortage Tile his Pools of Solomon remove. [13.4, 13.8, D23]"""

    __slots__ = ("then",)
    fields: ClassVar[dict[str, Limit]] = {"seat": SEAT, "then": below("gains")}
    id: ClassVar[str] = "D23"
    ask: ClassVar[str] = "his-removal"
    rule: ClassVar[str] = "13.8"

    then: int

    def __init__(self, seat: int, then: int) -> None:
        self.seat = seat
        self.then = then

    def misfit(self, table: WisdomTable) -> str:
        return not_solo(table)

    def legal(self, table: WisdomTable) -> list[int]:
        box = table.box
        places = numbers_of(table.shortage, box.standing)
        if box.auto_ties:
            places = sorted(places, key=lambda place: (-box.yield_size[place], box.yield_rank[place], place))[:1]
        return [box.REMOVE + place for place in places]

    def take(self, table: WisdomTable, action: int) -> None:
        remove_tile(table, JEROBOAM, action - table.box.REMOVE)
        gain_his(table, table.box.gains[self.then], ACTIONS)


def gain_his(table: WisdomTable, gain: Gaining, source: int) -> None:
    """Favor, cubes, cubes of choice, cards, roads. [9, 13.4, R58]"""
    box = table.box
    if gain.favor:
        table.earn(JEROBOAM, gain.favor, source)
        if table.events is not None:
            table.tell("event-favor", JEROBOAM, favor=gain.favor)
    if sum(gain.cubes):
        got = take_due(table, JEROBOAM, gain.cubes)
        if table.events is not None:
            table.tell("event-gained", JEROBOAM, good=named(got))
    for _ in range(gain.any_cubes):
        good = most_wanted(table, EXOTIC)
        if good >= 0:
            why = why_taken(table, good)
            table.take_cube(JEROBOAM, good)
            if table.events is not None:
                table.tell("event-took", JEROBOAM, good=box.good_ids[good])
                because(table, why)
    if gain.cards:
        draw(table, JEROBOAM, gain.cards)
    for _ in range(gain.roads):
        table.stack.append(HisRoad(PERSON, box.locations))

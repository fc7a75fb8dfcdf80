"""Jeroboam's buildings: which of them a Circle tile uses, and how. [13.4]"""

from __future__ import annotations

from collections import Counter
from copy import deepcopy

from tests.models.talk import Talk, draw
from tests.models.wisdom import building_cards, jeroboam_land, jeroboam_market, jeroboam_trader, words
from tests.models.wisdom.cubes import Cubes
from tests.models.wisdom.figures import Record
from tests.models.wisdom.gains import discard_shortage
from tests.models.wisdom.jeroboam_ties import settle
from tests.models.wisdom.paying import cheapest_payment
from tests.models.wisdom.table import JEROBOAM, Table, lacked


def discard_at_random(table: Table) -> Talk[None]:
    """A random card of his hand is discarded face up. [R59]"""
    card = yield from draw("jeroboam discards", table.players[JEROBOAM].hand)
    table.discards[card] += 1


def card_for_favor(table: Table) -> Talk[None]:
    """At a Market or Trader one Fortune Card becomes Favor. [R60]"""
    if +table.players[JEROBOAM].hand:
        yield from discard_at_random(table)
        table.players[JEROBOAM].favor += table.figures.solo["fortune_card_favor_at_market_or_trader"]


def market_visit(table: Table) -> Talk[None]:
    yield from jeroboam_market.routine(table)
    yield from card_for_favor(table)


def trader_visit(table: Table) -> Talk[None]:
    jeroboam_trader.routine(table)
    yield from card_for_favor(table)


# Which building.


def usable(table: Table) -> list[str]:
    """His buildings with a free worker space that would do something."""
    return [
        building
        for building in table.players[JEROBOAM].buildings
        if building_cards.has_worker_space(table, building)
        and building not in table.on_building
        and does_something(table, building)
    ]


def does_something(table: Table, building: str) -> bool:
    """Can he perform the action, and does it change his Favor, cubes or cards?"""
    effect = table.figures.effect(building)
    has_card = table.players[JEROBOAM].hand.total() > 0
    match effect["type"]:
        case "merchant":
            return has_card or jeroboam_market.can_trade_in_market(table)
        case "trader":
            return has_card or jeroboam_trader.can_trade(table)
        case "gain" | "remove_shortage":
            return building_cards.performable(table, JEROBOAM, building) and gain_changes(table, effect["gain"])
    return building_cards.performable(table, JEROBOAM, building)


def gain_changes(table: Table, gains: Record) -> bool:
    """Would a gain change his Favor, cubes or cards? A road alone does not."""
    draws = bool(gains.get("fortune", 0)) and table.can_draw_card()
    return bool(gains.get("favor", 0)) or cubes_gained(table, gains) > 0 or draws


def cubes_gained(table: Table, gains: Record) -> int:
    """The cubes he would take from the supply as it stands."""
    taken: Cubes = Counter()
    for good, count in gains.get("resources", {}).items():
        taken[good] = min(count, table.supply[good])
    left = sum(table.supply[good] - taken[good] for good in table.figures.standard)
    return taken.total() + min(int(gains.get("any_resources", 0)), left)


def favor_at_once(table: Table, building: str) -> int:
    effect = table.figures.effect(building)
    match effect["type"]:
        case "convert":
            return int(effect["favor"] * conversions(table, effect))
        case "merchant":
            return favor_of_market_visit(table)
        case "trader":
            favor = table.figures.solo["fortune_card_favor_at_market_or_trader"]
            return int(favor) if +table.players[JEROBOAM].hand else 0
    return int(effect["gain"].get("favor", 0))


def conversions(table: Table, effect: Record) -> int:
    """How often he can pay, at most as often as one worker allows."""
    owned = Counter(table.players[JEROBOAM].cubes)
    for time in range(effect["max_times"]):
        paid = cheapest_payment(owned, Counter(effect["give"]))
        if paid is None:
            return time
        owned -= paid
    return int(effect["max_times"])


def favor_of_market_visit(table: Table) -> int:
    """What the Market routine would bring, its ties counted in the fixed order."""
    trial = deepcopy(table, {id(table.figures): table.figures})
    trial.ties_to_human = False
    for _ in jeroboam_market.routine(trial):
        raise AssertionError("the routine needs no answers then")
    favor = trial.players[JEROBOAM].favor - table.players[JEROBOAM].favor
    if +table.players[JEROBOAM].hand:
        favor += table.figures.solo["fortune_card_favor_at_market_or_trader"]
    return favor


def cubes_received(table: Table, building: str) -> int:
    effect = table.figures.effect(building)
    match effect["type"]:
        case "trader":
            return jeroboam_trader.cubes_received(table)
        case "discard_card" | "discard_resource" | "gain" | "remove_shortage":
            return cubes_gained(table, effect["gain"])
    return 0


def use_building(table: Table) -> Talk[None]:
    """Most Favor, then most cubes, then a tie."""

    def rank(building: str) -> tuple[int, int]:
        return favor_at_once(table, building), cubes_received(table, building)

    found = usable(table)
    best = [building for building in found if rank(building) == max(map(rank, found))]
    building = yield from settle(table, {words.tie_building(building): building for building in best})
    table.players[JEROBOAM].workers -= 1
    table.on_building[building] = JEROBOAM
    yield from perform(table, building)


# How it is performed.


def perform(table: Table, building: str) -> Talk[None]:
    effect = table.figures.effect(building)
    match effect["type"]:
        case "convert":
            for _ in range(conversions(table, effect)):
                paid = cheapest_payment(table.players[JEROBOAM].cubes, Counter(effect["give"]))
                assert paid is not None
                table.pay(JEROBOAM, paid)
                table.players[JEROBOAM].favor += effect["favor"]
        case "merchant":
            yield from market_visit(table)
        case "trader":
            yield from trader_visit(table)
        case "discard_card":
            yield from discard_at_random(table)
            yield from gain(table, effect["gain"])
        case "discard_resource":
            table.pay(JEROBOAM, Counter([jeroboam_trader.giving_order(table)[0]]))
            yield from gain(table, effect["gain"])
        case "gain":
            yield from gain(table, effect["gain"])
        case "remove_shortage":
            yield from remove_shortage(table)
            yield from gain(table, effect["gain"])


def gain(table: Table, gains: Record) -> Talk[None]:
    """As for a player, but for his own way to choose cubes and roads. [R58]"""
    table.players[JEROBOAM].favor += gains.get("favor", 0)
    table.take(JEROBOAM, Counter(gains.get("resources", {})))
    for _ in range(gains.get("any_resources", 0)):
        there = [good for good in table.figures.standard if table.supply[good]]
        lacking = [good for good in there if good in lacked(table, JEROBOAM)]
        if there:
            table.take(JEROBOAM, Counter([(lacking or there)[0]]))
    yield from table.draw_cards(JEROBOAM, gains.get("fortune", 0))
    for _ in range(gains.get("road", 0)):
        yield from jeroboam_land.road_anywhere(table)


def remove_shortage(table: Table) -> Talk[None]:
    """Which Shortage Tile is a tie; the fixed order is by printed yield, then by the map's file."""
    places = [place for place in table.figures.locations if place in table.shortages]
    places.sort(key=lambda place: jeroboam_land.printed_value(table, place))
    place = yield from settle(table, {words.tie_shortage(place): place for place in places})
    discard_shortage(table, place)

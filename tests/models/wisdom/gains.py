"""Gain tables of buildings, cards and Holy Place spots. [section 9]"""

from __future__ import annotations

from collections import Counter

from tests.models.talk import Talk, choose
from tests.models.wisdom import words
from tests.models.wisdom.cubes import Cubes
from tests.models.wisdom.desires import collect
from tests.models.wisdom.figures import Record
from tests.models.wisdom.land import build_road
from tests.models.wisdom.table import Table


def gain(table: Table, seat: int, gains: Record, may_replace: bool) -> Talk[None]:
    """Favor, cubes of the supply, cubes of choice, cards, roads, in this order."""
    table.players[seat].favor += gains.get("favor", 0)
    fixed: Cubes = Counter(gains.get("resources", {}))
    chosen: Cubes = Counter()
    for _ in range(gains.get("any_resources", 0)):
        goods = [good for good in table.figures.standard if table.supply[good] > fixed[good]]
        if goods:
            good = yield from choose(seat, "D15", {words.take(good): good for good in goods})
            chosen[good] += 1
            table.take(seat, Counter([good]))
    table.pay(seat, chosen)  # they are only due until Given Desires has been heard
    yield from collect(table, seat, fixed + chosen, may_replace)
    yield from table.draw_cards(seat, gains.get("fortune", 0))
    for _ in range(gains.get("road", 0)):
        yield from build_road(table, seat)


def remove_shortage(table: Table, seat: int) -> Talk[None]:
    """A Shortage Tile leaves the map. [section 9; D17]"""
    answers = {words.remove(place): place for place in table.figures.locations if place in table.shortages}
    place = yield from choose(seat, "D17", answers)
    discard_shortage(table, place)


def discard_shortage(table: Table, place: str) -> None:
    """Out of the game, or in a solo game into Jeroboam's bag. [R52]"""
    table.shortages.remove(place)
    if table.solo:
        table.bag[place] += 1
    else:
        table.gone[place] += 1


def discard_card(table: Table, seat: int) -> Talk[None]:
    """A card of the player's choice leaves the hand. [D9]"""
    hand = table.players[seat].hand
    if +hand:
        cards = [card for card in table.figures.fortune if hand[card]]
        card = yield from choose(seat, "D9", {words.discard_card(card): card for card in cards})
        hand[card] -= 1
        table.discards[card] += 1

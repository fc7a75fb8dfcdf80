"""Solo mode: Jeroboam's Circle tile: his Building Cards. [Wisdom 13.4]"""

from __future__ import annotations

from typing import ClassVar

from ophir.engine.lists import numbers_of
from ophir.engine.steps import SEAT, Limit, below
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
from ophir.games.wisdom.fortune_deck import discard_by_chance
from ophir.games.wisdom.goods import EXOTIC, GOODS, named
from ophir.games.wisdom.jeroboam_gains import cubes_from, gain_his, would_gain
from ophir.games.wisdom.jeroboam_market import HisTrade, can_deal, favor_of_deals
from ophir.games.wisdom.jeroboam_paying import OWN, payment
from ophir.games.wisdom.jeroboam_reasons import because
from ophir.games.wisdom.jeroboam_ties import HisTie
from ophir.games.wisdom.jeroboam_trader import cubes_traded, given_first, trade
from ophir.games.wisdom.paying import is_owned, pay
from ophir.games.wisdom.placement import put_worker
from ophir.games.wisdom.table import ACTIONS, JEROBOAM, PERSON, WisdomTable
from ophir.games.wisdom.trader import can_trade


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


class HisCircle(HisTie):
    """Which of his buildings, if several bring the same Favor and cubes. [13.4 Circle, 13.8, D23]"""

    __slots__ = ()
    id: ClassVar[str] = "D23"
    ask: ClassVar[str] = "his-building"
    rule: ClassVar[str] = "13.8"

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


class HisRemoval(HisTie):
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

    def legal(self, table: WisdomTable) -> list[int]:
        box = table.box
        places = numbers_of(table.shortage, box.standing)
        if box.auto_ties:
            places = sorted(places, key=lambda place: (-box.yield_size[place], box.yield_rank[place], place))[:1]
        return [box.REMOVE + place for place in places]

    def take(self, table: WisdomTable, action: int) -> None:
        remove_tile(table, JEROBOAM, action - table.box.REMOVE)
        gain_his(table, table.box.gains[self.then], ACTIONS)

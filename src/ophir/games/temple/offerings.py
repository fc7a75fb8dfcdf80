"""Offerings. [Temple 6]"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from mypy_extensions import i64

from ophir.engine.game import NOBODY
from ophir.engine.lists import changed
from ophir.engine.steps import Choice, Closed, Decision, Procedure
from ophir.games.temple.conditions import good_card_in_draw
from ophir.games.temple.deck import discard, draw, exchange, hand_into_draw
from ophir.games.temple.instants import OfferingWindow, Window, clear_bad_offerings
from ophir.games.temple.playing import ACTION_POINTS, distinct
from ophir.games.temple.table import ACTIVE, INACTIVE, NO_CARD, TempleTable


def offer(table: TempleTable, seat: int, card: int) -> None:
    """Put an offering on the Altar. Bad Offerings there negates it; then the other player may answer. [6]

    A Grain Offering that is not negated can't be answered.
    """
    table.offered = card
    table.offerer = seat
    table.negated = table.bad_offerings[seat]
    table.stack.append(ResolveOffering())
    if table.negated:
        clear_bad_offerings(table, seat)
        if table.events is not None:
            table.tell("event-bad-offering", seat, card=table.box.card_ids[card])
    elif card == table.box.grain_offering:
        return
    table.stack.append(OfferingWindow(1 - seat))


class ResolveOffering(Procedure[TempleTable]):
    """Everybody has answered: the offering takes effect unless it is negated, and is discarded."""

    __slots__ = ()
    on: ClassVar[tuple[str, ...]] = ACTION_POINTS

    def misfit(self, table: TempleTable) -> str:
        return "needs an offering on an Altar" if table.offered == NO_CARD else ""

    def run(self, table: TempleTable) -> None:
        card = table.offered
        seat = table.offerer
        box = table.box
        if table.negated:
            discard(table, seat, card)
        else:
            for effect in box.offering_effects[card]:
                effect.perform(table, seat, card)
            if card != box.grain_offering:  # it stays until the end of the turn
                discard(table, seat, card)
        table.offered = NO_CARD
        table.offerer = NOBODY
        table.negated = 0


def negate_sin(table: TempleTable, seat: int) -> None:
    """A Burnt Offering negates the pending Sin, unless it is one that it can't. [6, 10]"""
    sin = table.sin[seat]
    if table.sin_pending and sin != NO_CARD and table.box.burnt_negates[sin]:
        remove_sin(table, seat)


def remove_sin(table: TempleTable, seat: int) -> None:
    """The Sin against a player goes to its owner's discard pile."""
    discard(table, 1 - seat, table.sin[seat])
    if table.events is not None:
        table.tell("event-sin-gone", seat, card=table.box.card_ids[table.sin[seat]])
    table.sin = changed(table.sin, seat, NO_CARD)
    table.sin_pending = 0


def wake_scapegoat(table: TempleTable, seat: int) -> None:
    """A Burnt Offering that succeeds makes an inactive Scapegoat active."""
    if table.scapegoat[seat] == INACTIVE:
        table.scapegoat = changed(table.scapegoat, seat, ACTIVE)
        if table.events is not None:
            table.tell("event-scapegoat-woke", seat)


def new_hand(table: TempleTable, seat: int, count: int) -> None:
    """Guilt Offering, second part: draw so many cards, whatever the hand was before. [R36, R74]"""
    draw(table, seat, count)


def hand_away(table: TempleTable, seat: int) -> None:
    """Guilt Offering, first part: the whole hand goes into the draw pile."""
    cards = len(table.hand[seat])
    hand_into_draw(table, seat)
    if table.events is not None:
        table.tell("event-hand-shuffled", seat, cards=cards)


def exchanger(table: TempleTable, turn: int) -> int:
    """Who exchanges a card: in a window the player who answers in it."""
    return 1 - turn if isinstance(table.stack[-2], Window) else turn


class ExchangeGive(Decision[TempleTable]):
    """Peace Offering: no exchange, or the good card to give. [6, R35]"""

    __slots__ = ()
    on: ClassVar[tuple[str, ...]] = ACTION_POINTS
    id: ClassVar[str] = "D6a"
    ask: ClassVar[str] = "exchange-give"
    rule: ClassVar[str] = "6"

    def whose(self, table: TempleTable, turn: int) -> int:
        return exchanger(table, turn)

    def legal(self, table: TempleTable) -> list[int]:
        box = table.box
        found: list[int] = []
        if good_card_in_draw(table, self.seat):
            for card in table.hand[self.seat]:
                if box.good[card] and box.give[card] not in found:
                    found.append(box.give[card])
        found.append(box.DECLINE)
        return found

    def choices(self, table: TempleTable) -> Iterator[Choice]:
        box = table.box
        none_there = not good_card_in_draw(table, self.seat)
        for card in distinct(table, self.seat):
            if box.good[card]:
                yield Choice(box.give[card], Closed("closed-no-good-card-to-take", "R35") if none_there else None)
        yield Choice(box.DECLINE)

    def take(self, table: TempleTable, action: int) -> None:
        if action == table.box.DECLINE:
            if table.events is not None:
                table.tell("event-declined", self.seat, reveals=True)
            return
        table.given = table.box.card_of[action]
        if table.events is not None:
            table.tell("event-gave", self.seat, {"card": table.box.card_ids[table.given]}, reveals=True)
        table.stack.append(ExchangeTake(self.seat))


class ExchangeTake(Decision[TempleTable]):
    """Peace Offering: the good card of the draw pile to take for it. The opponent sees neither. [6, 12]"""

    __slots__ = ()
    on: ClassVar[tuple[str, ...]] = ACTION_POINTS
    id: ClassVar[str] = "D6b"
    ask: ClassVar[str] = "exchange-take"
    rule: ClassVar[str] = "6"

    def whose(self, table: TempleTable, turn: int) -> int:
        return exchanger(table, turn)

    def legal(self, table: TempleTable) -> list[int]:
        box = table.box
        pile = table.draw[self.seat]
        found: list[int] = []
        before: i64 = NO_CARD
        place: i64
        for place in range(len(pile)):  # in rising order
            if pile[place] != before:
                before = pile[place]
                if box.good[before]:
                    found.append(box.take[before])
        return found

    def take(self, table: TempleTable, action: int) -> None:
        given = table.given
        taken = table.box.card_of[action]
        table.given = NO_CARD
        if table.events is not None:
            ids = table.box.card_ids
            table.tell("event-exchanged", self.seat, {"given_card": ids[given], "card": ids[taken]}, reveals=True)
        exchange(table, self.seat, given, taken)

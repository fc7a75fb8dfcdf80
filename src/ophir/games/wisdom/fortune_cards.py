"""Playing Fortune Cards: at the end of a visit to a Merchant or a Trader, at most one. [Wisdom 10, R29, R30]"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ophir.engine.lists import increased
from ophir.engine.steps import SEAT, Choice, Closed, Decision, Limit, Procedure, below
from ophir.games.wisdom.table import FORTUNE, MOST_PARTIES, WisdomTable


class CardTime(Procedure[WisdomTable]):
    """The trading is over; whoever holds cards may play one. Being asked or not shows something of the hand."""

    __slots__ = ("seat",)
    fields: ClassVar[dict[str, Limit]] = {"seat": SEAT}

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: WisdomTable) -> None:
        if table.fortune.hand_size[self.seat]:
            if table.events is not None:
                table.tell("event-card-time", self.seat, reveals=True)
            table.stack.append(ASKED[self.seat])


class PlayCard(Decision[WisdomTable]):
    """No card, or one that can be played now. [10, D5, R30]"""

    __slots__ = ()
    id: ClassVar[str] = "D5"
    ask: ClassVar[str] = "play"
    rule: ClassVar[str] = "10"

    def legal(self, table: WisdomTable) -> list[int]:
        box = table.box
        start = box.fortunes * self.seat
        hand = table.fortune.hand
        found: list[int] = []
        for card in range(box.fortunes):
            if hand[start + card] and not box.fortune_effect[card].why_not_played(table, self.seat):
                found.append(box.PLAY + card)
        if found:
            found.append(box.NO_CARD)
        return found

    def choices(self, table: WisdomTable) -> Iterator[Choice]:
        box = table.box
        start = box.fortunes * self.seat
        for card in range(box.fortunes):
            if table.fortune.hand[start + card]:
                why = box.fortune_effect[card].why_not_played(table, self.seat)
                yield Choice(box.PLAY + card, Closed(why, "10", fortune=box.fortune_ids[card]) if why else None)
        yield Choice(box.NO_CARD)

    def take(self, table: WisdomTable, action: int) -> None:
        if action != table.box.NO_CARD:
            play(table, self.seat, action - table.box.PLAY)


def play(table: WisdomTable, seat: int, card: int) -> None:
    """Reveal a card. One that waits or stays is laid down; any other lies apart while it is resolved. [10, R56]"""
    box = table.box
    effect = box.fortune_effect[card]
    table.fortune = table.fortune.taken(seat, card)
    if table.events is not None:
        table.tell("event-played", seat, reveals=True, fortune=box.fortune_ids[card])
    if effect.timing == "pending":
        table.pending = increased(table.pending, box.fortunes * seat + card)
    elif effect.timing == "permanent":
        table.permanent = increased(table.permanent, box.fortunes * seat + card)
    else:
        table.in_play = [*table.in_play, card]
        table.stack.append(CardResolved(card))
        effect.perform(table, seat, FORTUNE, 0)


class CardResolved(Procedure[WisdomTable]):
    """The card goes to the discards once its effect is done. [R56]"""

    __slots__ = ("card",)
    fields: ClassVar[dict[str, Limit]] = {"card": below("fortunes")}

    card: int

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, table: WisdomTable) -> None:
        table.in_play = table.in_play[:-1]
        table.fortune = table.fortune.put_down(self.card)


# Steps never change, so every visit can use the same ones.
ASKED = [PlayCard(seat) for seat in range(MOST_PARTIES)]

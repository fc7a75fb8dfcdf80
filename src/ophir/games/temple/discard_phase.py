"""IV. Discard Phase. [Temple 11.1]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import ClassVar, Final

from mypy_extensions import i64

from ophir.engine.outlook import Series
from ophir.engine.steps import SEAT, Choice, Closed, Limit, Several, some_together, up_to
from ophir.games.temple.deck import discard, from_hand, hand_into_draw
from ophir.games.temple.playing import card_of, distinct
from ophir.games.temple.table import NO_CARD, SEATS, TempleTable


class DiscardCards(Several[TempleTable]):
    """Discard none, one or two cards face up; or, with a stuck hand, shuffle it all away instead. [11.1, R62, R64]"""

    __slots__ = ()
    stands_for: ClassVar[str] = "discard"
    on: ClassVar[tuple[str, ...]] = ("TurnEnd",)
    fields: ClassVar[dict[str, Limit]] = {"seat": SEAT, "left": up_to("discards")}
    id: ClassVar[str] = "D19"
    ask: ClassVar[str] = "discard"
    rule: ClassVar[str] = "11.1"

    def misfit(self, table: TempleTable) -> str:
        whole = table.box.discards
        if not 1 <= self.left <= whole or (self.left < whole and table.stack[-1] is not self):
            return f"takes {whole} cards, or less while cards are discarded"
        return "has taken a card, which makes it no idle turn" if self.left < whole and not table.acted else ""

    def ask_values(self, table: TempleTable) -> dict[str, object]:
        sin = table.sin[self.seat]
        if sin == NO_CARD:
            return {"cards": self.left, "stopped": 0}
        return {"cards": self.left, "stopped": 1, "card": table.box.card_ids[sin]}

    def legal(self, table: TempleTable) -> list[int]:
        box = table.box
        found: list[int] = []
        if self.left:
            met: i64 = 0
            twins = box.twins
            discards = box.discard
            card: i64
            for card in table.hand[self.seat]:
                if not met & twins[card]:
                    met |= twins[card]
                    found.append(discards[card])
        if self.left == box.discards and stuck_hand(table, self.seat):
            found.append(box.RESHUFFLE)
        found.append(box.END)
        return found

    def choices(self, table: TempleTable) -> Iterator[Choice]:
        box = table.box
        if self.left:
            for card in distinct(table, self.seat):
                yield Choice(box.discard[card])
        if len(table.hand[self.seat]) >= box.hand_refill:
            yield Choice(box.RESHUFFLE, self._no_reshuffle(table))
        yield Choice(box.END)

    def _no_reshuffle(self, table: TempleTable) -> Closed | None:
        if self.left < table.box.discards:
            return Closed("closed-discarded-already", "R64")
        return None if stuck_hand(table, self.seat) else Closed("closed-hand-not-stuck", "R63")

    def series(self, table: TempleTable) -> Series | None:
        held = Counter(table.box.discard[card] for card in table.hand[self.seat])
        return some_together(dict(held), self.left, least=0, then=table.box.END)

    def take(self, table: TempleTable, action: int) -> None:
        box = table.box
        if action == box.END:
            return
        if action == box.RESHUFFLE:
            reshuffle_hand(table, self.seat)
            return
        card = card_of(table, self.seat, action)
        from_hand(table, self.seat, card)
        discard(table, self.seat, card)
        if table.events is not None:
            table.tell("event-discarded", self.seat, reveals=True, card=box.card_ids[card])
        if self.left > 1:
            table.stack.append(discarding(self.seat, self.left - 1))


# Steps never change, so every turn can use the same ones; by how many cards are left and by seat.
DISCARDS: Final[list[list[DiscardCards]]] = []


def discarding(seat: int, left: int) -> DiscardCards:
    """The Discard Phase with so many cards left to discard."""
    while len(DISCARDS) <= left:
        DISCARDS.append([DiscardCards(each, len(DISCARDS)) for each in range(SEATS)])
    return DISCARDS[left][seat]


def stuck_hand(table: TempleTable, seat: int) -> bool:
    """Eight cards or more, all of them Furnishings that lack their Structure. [11.1, R63]

    With the option `stuck_hand = extended` the Filling may be among them. A Structure could always be placed.
    """
    box = table.box
    hand = table.hand[seat]
    if len(hand) < box.hand_refill or table.held[seat] & ~(box.all_furnishings | box.bit[box.filling]):
        return False
    for card in hand:
        if box.is_furnishing[card]:
            if table.built[seat] >> box.home[card] & 1:
                return False
        elif not (box.extended_stuck_hand and card == box.filling):
            return False
    return True


def reshuffle_hand(table: TempleTable, seat: int) -> None:
    """Show the hand and shuffle it into the draw pile; new cards come with the next Draw Phase. [11.1, 12]"""
    if table.events is not None:
        table.tell("event-stuck-hand", seat, reveals=True, card=[table.box.card_ids[card] for card in table.hand[seat]])
    hand_into_draw(table, seat)

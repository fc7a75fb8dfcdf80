"""The Fortune deck: drawing, discarding and reshuffling. [Wisdom 10, R31, R56]"""

from __future__ import annotations

from typing import ClassVar

from ophir.engine import decks
from ophir.engine.steps import FLAG, SEAT, Limit, Several, below, up_to
from ophir.games.wisdom.table import ACTIONS, NO_CARD, WisdomTable


def draw_card(table: WisdomTable, party: int) -> int:
    """Draw a card, or NO_CARD if there is none anywhere. An empty deck is made of the discards when needed. [R31]"""
    table.fortune, card = decks.draw_card(table, table.fortune, party, table.box.fortune_ids)
    return card


def draw(table: WisdomTable, party: int, count: int) -> None:
    """Draw cards one by one; with deck and discards empty none comes."""
    drawn = [card for card in (draw_card(table, party) for _ in range(count)) if card != NO_CARD]
    if table.events is None:
        return
    if party < table.box.seats:
        ids = [table.box.fortune_ids[card] for card in drawn]
        table.tell("event-drew", party, {"fortune": ids}, reveals=True, cards=len(drawn))
    else:
        table.tell("event-drew-unseen", party, reveals=True, cards=len(drawn))


def can_draw(table: WisdomTable) -> bool:
    """Is there a card to draw?"""
    return table.fortune.deck_size > 0 or sum(table.fortune.discard) > 0


def discard(table: WisdomTable, party: int, card: int) -> None:
    """A card of a hand goes to the discards, face up."""
    table.fortune = table.fortune.discarded(party, card)
    if table.events is not None:
        table.tell("event-discarded", party, reveals=True, fortune=table.box.fortune_ids[card])


def discard_by_chance(table: WisdomTable, party: int) -> None:
    """A card of a hand that nobody may look at. [13.1, R59]"""
    hand = [table.fortune.count(party, card) for card in range(table.box.fortunes)]
    card = table.pick_counted(hand, table.fortune.hand_size[party], table.box.fortune_ids)
    discard(table, party, card)


class DiscardCard(Several[WisdomTable]):
    """Which card of the hand is discarded, an old one or a new one; then what was paid for with it. [6.4, 9, D9]"""

    __slots__ = ("fresh", "then")
    fields: ClassVar[dict[str, Limit]] = {
        "seat": SEAT,
        "left": up_to("fortune_cards"),
        "then": below("gains_and_none"),
        "fresh": FLAG,
    }
    id: ClassVar[str] = "D9"
    ask: ClassVar[str] = "discard"
    rule: ClassVar[str] = "9"

    then: int  # the gain that follows, or as many as there are for none
    fresh: int

    def __init__(self, seat: int, left: int, then: int, fresh: int) -> None:
        self.seat = seat
        self.left = left
        self.then = then
        self.fresh = fresh

    def legal(self, table: WisdomTable) -> list[int]:
        box = table.box
        start = box.fortunes * self.seat
        hand = table.fortune.hand
        return [box.DISCARD + card for card in range(box.fortunes) if hand[start + card]]

    def times(self, table: WisdomTable, action: int) -> int:
        return table.fortune.count(self.seat, action - table.box.DISCARD)

    def take(self, table: WisdomTable, action: int) -> None:
        discard(table, self.seat, action - table.box.DISCARD)
        if self.left > 1:
            table.stack.append(DiscardCard(self.seat, self.left - 1, self.then, self.fresh))
        elif self.then < len(table.box.gains):
            table.box.gains[self.then].bring(table, self.seat, ACTIONS, self.fresh)

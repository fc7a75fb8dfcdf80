"""The Fortune deck: drawing, sorting what was drawn, discarding, reshuffling. [Kingdom 8 draw, 9.1, 14]

At a reshuffle everybody sees what goes into the new deck, and so knows that the cards then held are none of it.
`held` keeps that apart: a card that was held at a reshuffle is a *held* card of the first such one, any other is a
*fresh* card. Which it is can be seen at a table, where cards are things in a hand; of equal cards a player plays the
one held longest first.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from ophir.engine.game import NOBODY
from ophir.engine.lists import increased
from ophir.engine.steps import Choice, Decision
from ophir.games.kingdom.table import NO_CARD, KingdomTable


def add_card(table: KingdomTable, row: int, card: int) -> None:
    """Put a fresh card in a hand."""
    table.hand = increased(table.hand, table.box.fortunes * row + card)
    table.hand_size = increased(table.hand_size, row)


FRESH: Final = -1


def reshuffles(table: KingdomTable) -> int:
    """How often the discard pile has been reshuffled."""
    return len(table.held_pool) // table.box.fortunes


def remove_card(table: KingdomTable, row: int, card: int) -> int:
    """Take a card out of a hand, the one held longest first. Returns the reshuffle it was held at, or FRESH."""
    table.hand = increased(table.hand, table.box.fortunes * row + card, -1)
    table.hand_size = increased(table.hand_size, row, -1)
    for reshuffle in range(reshuffles(table)):
        if table.held[held_at(table, reshuffle, row, card)]:
            hold(table, reshuffle, row, card, -1)
            return reshuffle
    return FRESH


def held_at(table: KingdomTable, reshuffle: int, row: int, card: int) -> int:
    """Where `held` counts a card of a row."""
    return (reshuffle * (table.box.seats + 1) + row) * table.box.fortunes + card


def hold(table: KingdomTable, reshuffle: int, row: int, card: int, count: int) -> None:
    """Count a card of a row among those held at a reshuffle, or no more."""
    table.held = increased(table.held, held_at(table, reshuffle, row, card), count)
    table.held_size = increased(table.held_size, reshuffle * (table.box.seats + 1) + row, count)
    table.held_pool = increased(table.held_pool, reshuffle * table.box.fortunes + card, count)


def discard_card(table: KingdomTable, row: int, card: int) -> None:
    """Put a card from a hand face up on the discard pile."""
    remove_card(table, row, card)
    table.discard = increased(table.discard, card)


def draw_card(table: KingdomTable, row: int) -> int:
    """Draw a card, or NO_CARD if there is none anywhere.

    Only when a card has to be drawn and the deck is empty is the discard pile reshuffled.
    """
    if table.deck_size == 0 and not _reshuffle(table):
        return NO_CARD
    card = table.pick_counted(table.deck, table.deck_size, table.box.fortune_ids)
    table.deck = increased(table.deck, card, -1)
    table.deck_size -= 1
    add_card(table, row, card)
    return card


def _reshuffle(table: KingdomTable) -> bool:
    """The discard pile becomes the deck; every fresh card in a hand is a held one from now on."""
    size = sum(table.discard)
    if size == 0:
        return False
    fortunes = table.box.fortunes
    table.deck = table.discard
    table.deck_size = size
    table.discard = [0] * fortunes
    fresh = table.hand[:]
    sizes = table.hand_size[:]
    for at, count in enumerate(table.held):
        fresh[at % len(fresh)] -= count
    for at, count in enumerate(table.held_size):
        sizes[at % len(sizes)] -= count
    table.held = table.held + fresh
    table.held_size = table.held_size + sizes
    table.held_pool = table.held_pool + [sum(fresh[card::fortunes]) for card in range(fortunes)]
    if table.events is not None:
        table.tell("event-reshuffled", NOBODY, reveals=True, cards=size)
    return True


def draw(table: KingdomTable, seat: int, count: int, keep: int) -> None:
    """Draw `count` cards one by one; if more than `keep` came, the player keeps `keep` and discards the others."""
    row = seat if keep >= count else table.box.seats
    drawn = [card for card in (draw_card(table, row) for _ in range(count)) if card != NO_CARD]
    if table.events is not None:
        ids = [table.box.fortune_ids[card] for card in drawn]
        table.tell("event-drew", seat, {"fortune": ids}, reveals=True, cards=len(drawn))
    if row == seat:
        return
    if len(drawn) > keep:
        table.drawer = seat
        table.stack.append(Keep(seat, keep))
    else:
        for card in drawn:
            keep_drawn(table, seat, card)


def keep_drawn(table: KingdomTable, seat: int, card: int) -> None:
    """Move a drawn card to the drawer's hand; if it was held at a reshuffle in mid-draw, it stays a held one."""
    reshuffle = remove_card(table, table.box.seats, card)
    add_card(table, seat, card)
    if reshuffle != FRESH:
        hold(table, reshuffle, seat, card, 1)


def discard_drawn(table: KingdomTable, seat: int) -> None:
    """Discard, face up, what the drawer did not keep."""
    row = table.box.seats
    rest = cards_in(table, row)
    for card in rest:
        discard_card(table, row, card)
    table.drawer = NOBODY
    if table.events is not None:
        table.tell("event-discarded", seat, reveals=True, fortune=[table.box.fortune_ids[card] for card in rest])


def cards_in(table: KingdomTable, row: int) -> list[int]:
    """The cards of a hand, in the order of fortune.toml, each as often as it is there."""
    start = table.box.fortunes * row
    return [card for card in range(table.box.fortunes) for _ in range(table.hand[start + card])]


class Keep(Decision[KingdomTable]):
    """Which of the drawn cards to keep, one at a time; the others are discarded face up. [8 draw]"""

    __slots__ = ("left",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    id: ClassVar[str] = "D2d"
    ask: ClassVar[str] = "keep"
    rule: ClassVar[str] = "8"

    left: int

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def ask_values(self, table: KingdomTable) -> dict[str, object]:
        return {"cards": self.left}

    def legal(self, table: KingdomTable) -> list[int]:
        start = table.box.fortunes * table.box.seats
        return [table.box.KEEP + card for card in range(table.box.fortunes) if table.hand[start + card]]

    def choices(self, table: KingdomTable) -> Iterator[Choice]:
        for card in sorted(set(cards_in(table, table.box.seats))):
            yield Choice(table.box.KEEP + card)

    def take(self, table: KingdomTable, action: int) -> None:
        keep_drawn(table, self.seat, action - table.box.KEEP)
        if self.left > 1:
            table.stack.append(Keep(self.seat, self.left - 1))
        else:
            discard_drawn(table, self.seat)

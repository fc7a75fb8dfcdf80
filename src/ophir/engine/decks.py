"""A deck, its discard pile and the hands drawn from it: what lies where, and what everybody may know of it.

A deck has contents and no order: a card drawn is picked by chance from what is left, which for everybody is the same
thing. At a reshuffle everybody sees what goes into the new deck, and so knows that the cards then held are none of it.
`held` keeps that apart: a card that was held at a reshuffle is a *held* card of the first such one, any other is a
*fresh* card. Which it is can be seen at a table, where cards are things in a hand; of equal cards a player plays the
one held longest first.

A `Deck` never changes: whatever is done gives a new one, so that clones of a position share it. Hands are its rows,
those of the seats first; a game may have more of them, such as cards that were drawn and not yet sorted.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ophir.engine.chance import Chance
from ophir.engine.lists import increased, raised, zeros
from ophir.engine.positions import Position
from ophir.engine.shapes import NOBODY
from ophir.engine.vectors import Numbers

FRESH: Final = -1  # instead of a reshuffle that a card was held at
NO_CARD: Final = -1


class Deck:
    """Where the cards of one kind lie, by their numbers in the box."""

    __slots__ = (
        "deck",
        "deck_size",
        "discard",
        "hand",
        "hand_size",
        "held",
        "held_pool",
        "held_size",
        "kinds",
        "rows",
    )

    kinds: int  # how many different cards there are
    rows: int  # how many hands
    deck: list[int]  # by card: how many
    deck_size: int
    discard: list[int]  # by card
    hand: Numbers  # of each row by card
    hand_size: list[int]  # of each row
    held: list[int]  # the part of `hand` that was held at a reshuffle, one block like `hand` for each reshuffle so far
    held_size: list[int]  # of each reshuffle, of each row
    held_pool: list[int]  # of each reshuffle by card, all hands together: what it is made of is public

    def __init__(self) -> None:
        pass

    def copy(self) -> Deck:
        """Another that shares all lists."""
        other = Deck()
        other.kinds = self.kinds
        other.rows = self.rows
        other.deck = self.deck
        other.deck_size = self.deck_size
        other.discard = self.discard
        other.hand = self.hand
        other.hand_size = self.hand_size
        other.held = self.held
        other.held_size = self.held_size
        other.held_pool = self.held_pool
        return other

    def cards_in(self, row: int) -> list[int]:
        """The cards of a hand, each as often as it is there."""
        start = self.kinds * row
        return [card for card in range(self.kinds) for _ in range(self.hand[start + card])]

    def count(self, row: int, card: int) -> int:
        """How often a hand has a card."""
        return self.hand[self.kinds * row + card]

    def reshuffles(self) -> int:
        """How often the discard pile has been reshuffled."""
        return len(self.held_pool) // self.kinds

    def held_at(self, reshuffle: int, row: int) -> int:
        """Where the row of a reshuffle begins in `held`."""
        return (reshuffle * self.rows + row) * self.kinds

    # What can be done.

    def drawn(self, row: int, card: int) -> Deck:
        """A card comes from the deck into a hand."""
        other = self.copy()
        other.deck = increased(self.deck, card, -1)
        other.deck_size = self.deck_size - 1
        other._add(row, card, FRESH)
        return other

    def taken(self, row: int, card: int) -> Deck:
        """A card leaves a hand, to be put down later."""
        other = self.copy()
        other._remove(row, card)
        return other

    def put_down(self, card: int) -> Deck:
        """A card that was taken out of a hand is discarded."""
        other = self.copy()
        other.discard = increased(self.discard, card)
        return other

    def discarded(self, row: int, card: int) -> Deck:
        """A card of a hand is discarded."""
        other = self.put_down(card)
        other._remove(row, card)
        return other

    def moved(self, row: int, card: int, to: int) -> Deck:
        """A card goes from one hand to another, and stays a held one if it was."""
        other = self.copy()
        other._add(to, card, other._remove(row, card))
        return other

    def reshuffled(self) -> Deck:
        """The discard pile becomes the deck; every fresh card in a hand is a held one from now on."""
        other = self.copy()
        other.deck = self.discard
        other.deck_size = sum(self.discard)
        other.discard = [0] * self.kinds
        fresh = list(self.hand)
        sizes = self.hand_size[:]
        block = len(fresh)
        for at, count in enumerate(self.held):
            if count:  # next to all are 0, and there are many in a long game
                fresh[at % block] -= count
        for at, count in enumerate(self.held_size):
            if count:
                sizes[at % self.rows] -= count
        other.held = self.held + fresh
        other.held_size = self.held_size + sizes
        other.held_pool = self.held_pool + [sum(fresh[card :: self.kinds]) for card in range(self.kinds)]
        return other

    def _add(self, row: int, card: int, reshuffle: int) -> None:
        self.hand = raised(self.hand, self.kinds * row + card)
        self.hand_size = increased(self.hand_size, row)
        if reshuffle != FRESH:
            self._hold(reshuffle, row, card, 1)

    def _remove(self, row: int, card: int) -> int:
        """Take a card out of a hand, the one held longest first. Returns the reshuffle it was held at, or FRESH."""
        self.hand = raised(self.hand, self.kinds * row + card, -1)
        self.hand_size = increased(self.hand_size, row, -1)
        for reshuffle in range(self.reshuffles()):
            if self.held[self.held_at(reshuffle, row) + card]:
                self._hold(reshuffle, row, card, -1)
                return reshuffle
        return FRESH

    def _hold(self, reshuffle: int, row: int, card: int, count: int) -> None:
        """Count a card of a row among those held at a reshuffle, or no more."""
        self.held = increased(self.held, self.held_at(reshuffle, row) + card, count)
        self.held_size = increased(self.held_size, reshuffle * self.rows + row, count)
        self.held_pool = increased(self.held_pool, reshuffle * self.kinds + card, count)

    # What may be known.

    def hidden(self, known: list[bool]) -> Deck:
        """Without the deck and the hands that are not `known`. Sizes are public, and what the held cards are in all."""
        other = self.copy()
        other.deck = [0] * self.kinds
        other.hand = hand = self.hand[:]
        other.held = self.held[:]
        nothing = [0] * self.kinds
        for row in range(self.rows):
            if not known[row] and self.hand_size[row]:
                start: i64 = self.kinds * row
                for at in range(start, start + self.kinds):
                    hand[at] = 0
                for reshuffle in range(self.reshuffles()):
                    start = self.held_at(reshuffle, row)
                    other.held[start : start + self.kinds] = nothing
        return other

    def imagined(self, known: list[bool], cards: list[int], chance: Chance) -> Deck:
        """What was hidden, filled in: of all `cards` the unseen go to the hands not `known`, the rest is the deck.

        Cards held at a reshuffle come from what was held then, fresh ones from what went into the deck since.
        """
        other = self.copy()
        other.hand = self.hand[:]
        other.held = self.held[:]
        kinds = self.kinds
        seen = list(self.hand)
        fresh = [count - self.discard[card] - sum(seen[card::kinds]) for card, count in enumerate(cards)]
        fresh_size = self.hand_size[:]
        for reshuffle in range(self.reshuffles()):
            held = self.held_pool[kinds * reshuffle : kinds * (reshuffle + 1)]
            for row in range(self.rows):
                start = self.held_at(reshuffle, row)
                for card in range(kinds):
                    held[card] -= self.held[start + card]
            for card in range(kinds):
                fresh[card] -= held[card]
            for row in range(self.rows):
                size = self.held_size[self.rows * reshuffle + row]
                fresh_size[row] -= size
                if size and not known[row]:
                    for card in _pick(held, size, chance):
                        other.hand[kinds * row + card] += 1
                        other.held[self.held_at(reshuffle, row) + card] += 1
        for row in range(self.rows):
            if fresh_size[row] and not known[row]:
                for card in _pick(fresh, fresh_size[row], chance):
                    other.hand[kinds * row + card] += 1
        other.deck = fresh
        return other


def new_deck(cards: list[int], rows: int) -> Deck:
    """All cards in the deck, and empty hands."""
    made = Deck()
    made.kinds = len(cards)
    made.rows = rows
    made.deck = cards
    made.deck_size = sum(cards)
    made.discard = [0] * made.kinds
    made.hand = zeros(made.kinds * rows)
    made.hand_size = [0] * rows
    made.held = []
    made.held_size = []
    made.held_pool = []
    return made


def _pick(left: list[int], count: int, chance: Chance) -> list[int]:
    """So many of the cards `left`, taken out of them by chance."""
    total = sum(left)
    picked = []
    for gone in range(count):
        card = chance.pick_counted(left, total - gone)
        left[card] -= 1
        picked.append(card)
    return picked


def draw_card(position: Position, deck: Deck, row: int, ids: list[str]) -> tuple[Deck, int]:
    """Draw a card of `ids` to a row: the deck afterwards and the card, NO_CARD if there is none anywhere.

    Only when a card has to be drawn and the deck is empty is the discard pile reshuffled.
    """
    if deck.deck_size == 0:
        size = sum(deck.discard)
        if size == 0:
            return deck, NO_CARD
        deck = deck.reshuffled()
        if position.events is not None:
            position.tell("event-reshuffled", NOBODY, reveals=True, cards=size)
    card = position.pick_counted(deck.deck, deck.deck_size, ids)
    return deck.drawn(row, card), card

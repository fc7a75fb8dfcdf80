"""The attributes of a position. Made from fields.py by `ophir fields`. Don't edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ophir.engine.decks import Deck
from ophir.engine.game import Position

if TYPE_CHECKING:
    from caravan.box import Box


class CaravanFields(Position):
    """What lies on the table, and how a clone is made of it."""

    __slots__ = (
        "box",
        "cards",
        "coins",
        "load",
    )

    box: Box
    load: int  # what the camel carries
    coins: list[int]  # of each seat
    cards: Deck  # its hands are those of the seats

    def __init__(self) -> None:
        pass

    def in_box(self) -> Box:
        return self.box

    def copy_to(self, other: CaravanFields) -> None:
        """Make `other` an independent copy, fast."""
        other.key = self.key
        other.block = self.block
        other.words = self.words
        other.used = self.used
        other.stack = self.stack[:]
        other.open_actions = self.open_actions
        other.events = None
        other.box = self.box
        other.load = self.load
        other.coins = self.coins[:]
        other.cards = self.cards

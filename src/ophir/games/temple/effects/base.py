"""What every verb of a card says about itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ophir.engine.verbs import BadFigure, Verb
from ophir.games.temple.offerings import offer
from ophir.games.temple.table import TempleTable

if TYPE_CHECKING:
    from ophir.games.temple.data import Card, Data

DISCARD: Final = "discard"
STAY: Final = "stay"


class Effect(Verb):
    """A verb with its figures."""

    forms: ClassVar[tuple[str, ...]] = ()  # cards have words of their own: about-<card>
    after: ClassVar[str] = DISCARD  # what becomes of its card
    needed: ClassVar[tuple[str, ...]] = ()  # conditions that its card can't do without
    offered_at: ClassVar[str] = ""  # the one point that offers its card by itself,
    timing: ClassVar[str] = ""  # and what timing.toml calls that
    cards: ClassVar[tuple[str, ...]] = ()  # the cards that have it, where the rules know them by name

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        """Carry it out."""
        raise AssertionError(f"{type(self).__name__} does nothing")

    def becomes(self) -> str:
        """What becomes of its card."""
        return self.after

    def needs(self) -> tuple[str, ...]:
        """The conditions that its card can't do without."""
        return self.needed

    def check(self, card: Card, data: Data) -> None:
        """Look whether it fits its card and the rest of the data (BadFigure)."""


class Standing(Effect):
    """What the rules do by themselves: while the card lies there, or where its target is chosen. It isn't performed."""


class Offering(Effect):
    """Make an offering; what it does if it succeeds comes later. [6]"""

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        offer(table, seat, card)


class Counted(Effect):
    """Something that lies for so many restricted turns, and brings its reward on the next."""

    restricted_turns: int
    reward_turn: int

    def check_turns(self, restricted: int, reward: int) -> None:
        if self.restricted_turns != restricted:
            raise BadFigure("restricted_turns", f"must be {restricted}, as in the limits of setup.toml")
        if self.reward_turn != reward:
            raise BadFigure("reward_turn", f"must be {reward}, as in the limits of setup.toml")

"""What everything drawn of Temple has in common: the view, the words, who looks, option numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.text import Text

from ophir.cli.tables.drawing import Marks
from ophir.cli.words import Words
from ophir.engine.game import NOBODY
from ophir.engine.views import View
from ophir.games.temple.table import HIDDEN, TempleTable

ATTACKS = ("attack", "bonus-move", "destroy", "send-back")  # asked of whoever has armies on the other board
DEFENCES = ("wall-window", "defence", "relocate", "relocate-to")


class Look:
    """One view of Temple, ready to be drawn."""

    def __init__(self, view: View, words: Words, marks: Marks) -> None:
        known = view.known
        assert isinstance(known, TempleTable)
        self.table = known
        self.box = known.box
        self.viewer = view.seat
        self.seat = max(view.seat, 0)  # whose board is the near one; a spectator sits beside the first seat
        self.words = words
        self.marks = marks
        decision = known.decision
        attacks = decision is not None and decision.ask in ATTACKS and decision.seat == self.viewer
        self.about_the_city = decision is not None and decision.ask in (*ATTACKS, *DEFENCES)
        self.city = 1 - self.seat if attacks else self.seat  # the board that the decision is about

    def say(self, id: str, **values: object) -> str:
        """A word of this drawing."""
        return self.words.say(f"temple-{id}", **values) if values else self.words.short(f"temple-{id}")

    def card(self, card: int) -> str:
        """The name of a card."""
        return self.words.name("card", self.box.card_ids[card])

    def cards(self, cards: Iterable[int]) -> str:
        """Several cards in their order in the box, each kind once with its number."""
        counts = Counter(card for card in cards if card != HIDDEN)
        return ", ".join(f"{n} x {self.card(card)}" if n > 1 else self.card(card) for card, n in sorted(counts.items()))

    def space(self, space: int) -> str:
        """The name of a space."""
        return self.words.name("space", self.box.space_ids[space])

    def numbers(self, *pieces: str) -> str:
        """The numbers of the options that belong to pieces of the board."""
        return ",".join(str(number) for piece in pieces for number in self.marks.get(piece, ()))

    def mark(self, *pieces: str) -> Text:
        """The same, ready to stand before a line."""
        return Text(self.numbers(*pieces).rjust(2), "number")

    def has_built(self, seat: int, card: int) -> bool:
        """Does this Structure or Furnishing stand in a seat's Temple?"""
        return bool(self.table.built[seat] >> card & 1)

    def counts(self, seat: int) -> list[str]:
        """How many Structures stand of all, and how many Furnishings."""
        parts = (self.box.all_structures, self.box.all_furnishings)
        return [f"{(self.table.built[seat] & cards).bit_count()}/{cards.bit_count()}" for cards in parts]

    def armies(self, seat: int) -> list[int]:
        """The spaces of a seat's city on which armies of the opponent stand."""
        return [space for space, army in enumerate(self.table.army[seat]) if army]

    def phase(self) -> str:
        """The part of the turn."""
        return self.words.game.name("phase", self.table.stage().part)

    def title(self) -> str:
        """The game, the round, whose turn it is and which part of it."""
        table = self.table
        said = [self.words.game.say("game-title")]
        if table.active != NOBODY:
            said.append(self.say("round", round=table.stage().round, rounds=self.box.max_rounds))
            said.append(self.say("turn", player=self.words.players[table.active]))
        if not table.over:
            said.append(self.phase())
        return "  ·  ".join(said)

    def owner(self, seat: int) -> str:
        """Whose side a board is, for whoever looks."""
        if self.viewer == NOBODY:
            return ""
        return self.say("you" if seat == self.viewer else "opponent")

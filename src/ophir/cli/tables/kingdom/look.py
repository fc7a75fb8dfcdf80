"""What everything drawn of Kingdom has in common: the view, the words, cubes as letters, option numbers."""

from __future__ import annotations

import re
from collections import Counter

from rich.text import Text

from ophir.cli.layout import joined
from ophir.cli.tables.drawing import Marks
from ophir.cli.words import Words
from ophir.engine.game import NOBODY
from ophir.engine.views import View
from ophir.games.kingdom.effects import Effect
from ophir.games.kingdom.goods import GOODS, counts
from ophir.games.kingdom.table import KingdomTable

MANY = 4  # from here on cubes are counted in figures


class Look:
    """One view of Kingdom, ready to be drawn."""

    def __init__(self, view: View, words: Words, marks: Marks) -> None:
        known = view.known
        assert isinstance(known, KingdomTable)
        self.table = known
        self.box = known.box
        self.seat = view.seat
        self.words = words
        self.marks = marks

    def say(self, id: str, **values: object) -> str:
        """A word of this drawing."""
        return self.words.say(f"kingdom-{id}", **values) if values else self.words.short(f"kingdom-{id}")

    def place(self, place: int) -> str:
        """The name of a place."""
        return self.words.name("place", self.box.place_ids[place])

    def card(self, card: int) -> str:
        """The name of a Building Card."""
        return self.words.name("building", self.box.card_ids[card])

    def mark(self, piece: str, width: int = 0) -> Text:
        """The numbers of the options that belong to a piece of the board."""
        numbers = ",".join(str(number) for number in self.marks.get(piece, ()))
        return Text(numbers.rjust(width), "number")

    def goods(self, counts: list[int], between: str = " ") -> Text:
        """Cubes as letters: TT F, or 5F."""
        parts: list[Text] = []
        for good, count in enumerate(counts):
            if count:
                letter = self.say(f"letter-{GOODS[good]}")
                sign = letter * count if count < MANY else f"{count}{letter}"
                parts.append(Text(sign, f"good-{GOODS[good]}"))
        return Text(between).join(parts)

    def pawn(self, place: int) -> Text:
        """The Pawns on a place, as (sign)."""
        owner = self.table.pawn[place]
        if owner == NOBODY:
            return Text()
        box = self.box
        bonus = box.first_bonus <= place < box.first_card
        count = self.table.bonus_pawns[place - box.first_bonus] if bonus else 1
        return joined("(", self.words.sign(owner), f" x{count})" if count > 1 else ")")

    def site(self, space: int) -> Text:
        """A Building Site, as [sign] or [ ]; nothing on neutral ground."""
        if not self.box.has_site[space]:
            return Text()
        owner = self.table.site[space]
        return joined("[", " " if owner == NOBODY else self.words.sign(owner), "]")

    def place_effect(self, place: int) -> Effect:
        """What an Action Space, a Bonus Space or the space of a card does."""
        effect = self.box.place_effect[place]
        assert effect is not None
        return effect

    def fortune_effect(self, card: int) -> Effect:
        """What a Fortune Card does."""
        return self.box.fortune_effect[card]

    def short(self, effect: Effect) -> Text:
        """An effect in a few signs: +TT, draw 3 keep 1, FF → 6 VP."""
        parts: list[str | Text] = []
        for part in re.split(r"(#\w+(?: #\w+)*)", self.words.game.short(effect)):
            cubes = Counter(good.removeprefix("#") for good in part.split(" "))
            parts.append(self.goods(counts(cubes)) if part.startswith("#") else part)
        return joined(*parts)

    def full(self, effect: Effect) -> str:
        """An effect in sentences."""
        return self.words.game.effect(effect)

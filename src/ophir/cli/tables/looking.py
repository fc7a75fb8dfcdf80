"""What all drawings of games have in common: their words, goods as letters, option numbers, effects in short."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import ClassVar, Final

from rich.text import Text

from ophir.cli.layout import joined
from ophir.cli.tables.drawing import Marks
from ophir.cli.words import Words
from ophir.engine.verbs import Verb
from ophir.engine.views import View

MANY: Final = 4  # from here on goods are counted in figures
THINGS: Final = re.compile(r"(#[\w-]+(?: #[\w-]+)*)")  # of an effect in a few words: goods by their names


class Sight:
    """One view of a game, ready to be drawn."""

    game: ClassVar[str] = ""  # whose words these are: kingdom-players-name
    good_ids: ClassVar[Sequence[str]] = ()  # what is drawn as letters: kingdom-letter-timber

    def __init__(self, view: View, words: Words, marks: Marks) -> None:
        self.seat = view.seat
        self.words = words
        self.marks = marks

    def say(self, id: str, **values: object) -> str:
        """A word of this drawing."""
        message = f"{self.game}-{id}"
        return self.words.say(message, **values) if values else self.words.short(message)

    def mark(self, piece: str, width: int = 0) -> Text:
        """The numbers of the options that belong to a piece of the board."""
        numbers = ",".join(str(number) for number in self.marks.get(piece, ()))
        return Text(numbers.rjust(width), "number")

    def goods(self, counts: Sequence[int], between: str = " ") -> Text:
        """Goods as letters: WW F, or 5F."""
        parts: list[Text] = []
        for id, count in zip(self.good_ids, counts, strict=True):
            if count:
                letter = self.say(f"letter-{id}")
                parts.append(Text(letter * count if count < MANY else f"{count}{letter}", f"good-{id}"))
        return Text(between).join(parts)

    def short(self, effect: Verb) -> Text:
        """An effect in a few signs: +WW, draw 3 keep 1, FF → 6 VP."""
        parts: list[str | Text] = []
        for part in THINGS.split(self.words.game.short(effect)):
            named = Counter(good.removeprefix("#") for good in part.split(" "))
            parts.append(self.goods([named[id] for id in self.good_ids]) if part.startswith("#") else part)
        return joined(*parts)

    def full(self, effect: Verb) -> str:
        """An effect in sentences."""
        return self.words.game.effect(effect)

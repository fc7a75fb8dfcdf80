"""What everything drawn of Wisdom has in common: the view, the words, cubes as letters, option numbers."""

from __future__ import annotations

import re
from collections import Counter

from rich.text import Text

from ophir.cli.layout import joined
from ophir.cli.tables.drawing import Marks
from ophir.cli.words import Words
from ophir.engine.game import NOBODY
from ophir.engine.views import View
from ophir.games.wisdom.effects import Effect
from ophir.games.wisdom.goods import GOOD_IDS, counts
from ophir.games.wisdom.table import WisdomTable

MANY = 4  # from here on cubes are counted in figures


class Look:
    """One view of Wisdom, ready to be drawn."""

    def __init__(self, view: View, words: Words, marks: Marks) -> None:
        known = view.known
        assert isinstance(known, WisdomTable)
        self.table = known
        self.box = known.box
        self.seat = view.seat
        self.words = words
        self.marks = marks

    def say(self, id: str, **values: object) -> str:
        """A word of this drawing."""
        return self.words.say(f"wisdom-{id}", **values) if values else self.words.short(f"wisdom-{id}")

    def place(self, place: int) -> str:
        """The name of a place; that of a building is the card's."""
        box = self.box
        if box.first_card <= place < box.first_area:
            return self.card(place - box.first_card)
        return self.words.name("place", box.place_ids[place])

    def card(self, card: int) -> str:
        """The name of a Building Card."""
        return self.words.name("building", self.box.card_ids[card])

    def fortune(self, card: int) -> str:
        """The name of a Fortune Card."""
        return self.words.name("fortune", self.box.fortune_ids[card])

    def mark(self, piece: str, width: int = 0) -> Text:
        """The numbers of the options that belong to a piece of the board."""
        numbers = ",".join(str(number) for number in self.marks.get(piece, ()))
        return Text(numbers.rjust(width), "number")

    def goods(self, counts: list[int], between: str = " ") -> Text:
        """Cubes as letters: WW F, or 5F."""
        parts: list[Text] = []
        for good, count in enumerate(counts):
            if count:
                letter = self.say(f"letter-{GOOD_IDS[good]}")
                sign = letter * count if count < MANY else f"{count}{letter}"
                parts.append(Text(sign, f"good-{GOOD_IDS[good]}"))
        return Text(between).join(parts)

    def workers(self, place: int) -> Text:
        """The workers on a place, as (sign)."""
        box = self.box
        if place >= box.first_area:
            area = place - box.first_area
            areas = len(box.area_ids)
            signs = [
                joined("(", self.words.sign(party), ")")
                for party in range(len(self.table.favor))
                for _ in range(self.table.visits[areas * party + area])
            ]
            return joined(*signs, ("( )" * (box.area_spaces[area] - len(signs)), "quiet"))
        owner = next((party for party, spots in enumerate(self.table.stands) if spots >> place & 1), NOBODY)
        if owner == NOBODY:
            return Text()
        holy = box.first_holy <= place < box.first_card
        count = self.table.holy_workers[place - box.first_holy] if holy else 1
        return joined("(", self.words.sign(owner), f" x{count})" if count > 1 else ")")

    def houses(self, location: int) -> Text:
        """The Customs Houses of a Location and its empty spots, as [sign] and [ ]."""
        width = self.box.locations
        owners = [
            party for party in range(len(self.table.favor)) for _ in range(self.table.houses[width * party + location])
        ]
        built = [joined("[", self.words.sign(owner), "]") for owner in owners]
        return joined(*built, "[ ]" * (self.box.spots[location] - len(owners)))

    def short(self, effect: Effect) -> Text:
        """An effect in a few signs."""
        parts: list[str | Text] = []
        for part in re.split(r"(#\w+(?: #\w+)*)", self.words.game.short(effect)):
            cubes = Counter(good.removeprefix("#") for good in part.split(" "))
            parts.append(self.goods(counts(cubes)) if part.startswith("#") else part)
        return joined(*parts)

    def full(self, effect: Effect) -> str:
        """An effect in sentences."""
        return self.words.game.effect(effect)

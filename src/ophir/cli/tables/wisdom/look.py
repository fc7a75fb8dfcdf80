"""One view of Wisdom, ready to be drawn: its places and cards by name, and what stands on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text

from ophir.cli.layout import joined
from ophir.cli.tables.drawing import Marks
from ophir.cli.tables.looking import Sight
from ophir.cli.words import Words
from ophir.engine.game import NOBODY
from ophir.engine.views import View
from ophir.games.wisdom.goods import GOOD_IDS
from ophir.games.wisdom.table import WisdomTable


class Look(Sight):
    """One view of Wisdom, ready to be drawn."""

    game: ClassVar[str] = "wisdom"
    good_ids: ClassVar[Sequence[str]] = GOOD_IDS

    def __init__(self, view: View, words: Words, marks: Marks) -> None:
        super().__init__(view, words, marks)
        known = view.known
        assert isinstance(known, WisdomTable)
        self.table = known
        self.box = known.box

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

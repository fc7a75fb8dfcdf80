"""One view of Kingdom, ready to be drawn: its places and cards by name, and what stands on them."""

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
from ophir.games.kingdom.effects import Effect
from ophir.games.kingdom.goods import GOODS
from ophir.games.kingdom.table import KingdomTable


class Look(Sight):
    """One view of Kingdom, ready to be drawn."""

    game: ClassVar[str] = "kingdom"
    good_ids: ClassVar[Sequence[str]] = GOODS

    def __init__(self, view: View, words: Words, marks: Marks) -> None:
        super().__init__(view, words, marks)
        known = view.known
        assert isinstance(known, KingdomTable)
        self.table = known
        self.box = known.box

    def place(self, place: int) -> str:
        """The name of a place."""
        return self.words.name("place", self.box.place_ids[place])

    def card(self, card: int) -> str:
        """The name of a Building Card."""
        return self.words.name("building", self.box.card_ids[card])

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

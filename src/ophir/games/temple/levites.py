"""Levites: search the draw pile for a Structure. [Temple 5, R37, R38]"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ophir.engine.steps import Choice, Closed, Decision
from ophir.games.temple.deck import from_draw, know_hand, reveal, to_hand
from ophir.games.temple.table import A_STRUCTURE, SEEN, TempleTable


class Find(Decision[TempleTable]):
    """Which Structure of the draw pile to take. The opponent sees only whether one was taken. [12]"""

    __slots__ = ()
    id: ClassVar[str] = "D7"
    ask: ClassVar[str] = "find"
    rule: ClassVar[str] = "5"

    def misfit(self, table: TempleTable) -> str:
        return "" if table.acted else "comes with a card"

    def legal(self, table: TempleTable) -> list[int]:
        draw = table.draw[self.seat]
        return [table.box.find[card] for card in table.box.structures if draw[card]]

    def choices(self, table: TempleTable) -> Iterator[Choice]:
        for card in table.box.structures:
            there = table.draw[self.seat][card]
            yield Choice(table.box.find[card], None if there else Closed("closed-not-in-draw-pile", "R37"))

    def take(self, table: TempleTable, action: int) -> None:
        card = table.box.card_of[action]
        from_draw(table, self.seat, card)
        to_hand(table, self.seat, card, A_STRUCTURE)
        if table.events is not None:
            table.tell("event-found", self.seat, {"card": table.box.card_ids[card]}, reveals=True)
        if table.draw_size[self.seat] == 0:
            know_hand(table, self.seat)

    def run(self, table: TempleTable) -> None:
        """None is there: so everybody knows that the missing ones that are not discarded are in the hand."""
        seat = self.seat
        for card in table.box.structures:
            if card in table.hand[seat] and table.seen[seat][table.hand[seat].index(card)] != SEEN:
                reveal(table, seat, card)
        if table.events is not None:
            table.tell("event-found-nothing", self.seat, reveals=True)

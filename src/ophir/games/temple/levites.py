"""Levites: search the draw pile for a Structure. [Temple 5, R37, R38]"""

from __future__ import annotations

from typing import ClassVar, Final

from ophir.engine.steps import Closed, Decision
from ophir.games.temple.deck import from_draw, know_hand, known, reveal, to_hand
from ophir.games.temple.table import A_STRUCTURE, SEEN, TempleTable

NOT_THERE: Final = Closed("closed-not-in-draw-pile", "R37")


class Find(Decision[TempleTable]):
    """Which Structure of the draw pile to take. The opponent sees only whether one was taken. [12]"""

    __slots__ = ()
    on: ClassVar[tuple[str, ...]] = ("Building", "Preparation")
    id: ClassVar[str] = "D7"
    ask: ClassVar[str] = "find"
    rule: ClassVar[str] = "5"

    def misfit(self, table: TempleTable) -> str:
        return "" if table.acted else "comes with a card"

    def looked_for(self, table: TempleTable) -> list[int]:
        return [table.box.find[card] for card in table.box.structures]

    def why_not(self, table: TempleTable, action: int) -> Closed | None:
        return None if table.box.card_of[action] in table.draw[self.seat] else NOT_THERE

    def take(self, table: TempleTable, action: int) -> None:
        card = table.box.card_of[action]
        from_draw(table, self.seat, card)
        to_hand(table, self.seat, card, A_STRUCTURE)
        if table.events is not None:
            table.tell("event-found", self.seat, {"card": table.box.card_ids[card]}, reveals=True)
        if not table.draw[self.seat]:
            know_hand(table, self.seat)

    def run(self, table: TempleTable) -> None:
        """None is there: so everybody knows that the missing ones that are not discarded are in the hand."""
        seat = self.seat
        for card in table.box.structures:
            if card in table.hand[seat] and known(table, seat)[table.hand[seat].index(card)] != SEEN:
                reveal(table, seat, card)
        if table.events is not None:
            table.tell("event-found-nothing", self.seat, reveals=True)

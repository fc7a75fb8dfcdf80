"""Setting up the game. [Temple 2]"""

from __future__ import annotations

from typing import ClassVar

from ophir.engine.lists import changed
from ophir.engine.steps import Decision, Procedure
from ophir.games.temple.deck import draw, from_draw
from ophir.games.temple.table import SEATS, TempleTable
from ophir.games.temple.turn import first_turn


class ChooseProphet(Decision[TempleTable]):
    """Each player picks a Prophet from the own deck and puts him in play, openly. Prophets are equal. [2, R2]"""

    __slots__ = ()
    id: ClassVar[str] = "D1"
    ask: ClassVar[str] = "choose-prophet"
    rule: ClassVar[str] = "2"

    def legal(self, table: TempleTable) -> list[int]:
        return [table.box.choose[card] for card in table.box.prophets]

    def take(self, table: TempleTable, action: int) -> None:
        card = table.box.card_of[action]
        from_draw(table, self.seat, card)
        table.prophet = changed(table.prophet, self.seat, card)
        if table.events is not None:
            table.tell("event-prophet-chosen", self.seat, card=table.box.card_ids[card])


class OpeningHands(Procedure[TempleTable]):
    """Each player draws the opening hand, once; then the first turn. [2, R1, R74]"""

    __slots__ = ()

    def run(self, table: TempleTable) -> None:
        for seat in range(SEATS):
            draw(table, seat, table.box.starting_hand)
        first_turn(table)


def deal(table: TempleTable) -> None:
    """The decks are there; the players choose their Prophets, the first seat first."""
    table.stack.append(OpeningHands())
    for seat in reversed(range(SEATS)):
        table.stack.append(ChooseProphet(seat))

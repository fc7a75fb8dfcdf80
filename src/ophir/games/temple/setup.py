"""Setting up the game. [Temple 2]"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ophir.engine.game import NOBODY
from ophir.engine.lists import changed
from ophir.engine.steps import Choice, Decision, Procedure
from ophir.games.temple.deck import draw, from_draw
from ophir.games.temple.table import (
    NO_CARD,
    NO_GRAIN,
    NO_PRIEST,
    NO_SCAPEGOAT,
    NOT_FASTING,
    SEATS,
    TempleTable,
)
from ophir.games.temple.turn import first_turn


class ChooseProphet(Decision[TempleTable]):
    """Each player picks a Prophet from the own deck and puts him in play, openly. Prophets are equal. [2, R2]"""

    __slots__ = ()
    id: ClassVar[str] = "D1"
    ask: ClassVar[str] = "choose-prophet"
    rule: ClassVar[str] = "2"

    def legal(self, table: TempleTable) -> list[int]:
        return [table.box.choose[card] for card in table.box.prophets]

    def choices(self, table: TempleTable) -> Iterator[Choice]:
        for card in table.box.prophets:
            yield Choice(table.box.choose[card])

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


def start(table: TempleTable) -> None:
    """A table before anything is done: all cards in the draw piles, all gates open, all tokens in supply."""
    box = table.box
    table.active = NOBODY
    table.turns = 0
    table.build_used = 0
    table.grain = NO_GRAIN
    table.good_played = 0
    table.reward_taken = 0
    table.sin_pending = 0
    table.passage_played = 0
    table.acted = 0
    table.idle_turns = 0
    table.offered = NO_CARD
    table.offerer = NOBODY
    table.negated = 0
    table.given = NO_CARD
    table.ends = 0
    table.winner = NOBODY
    table.prophet = [NO_CARD] * SEATS
    table.king_david = [0] * SEATS
    table.king_solomon = [0] * SEATS
    table.priest = [NO_PRIEST] * SEATS
    table.unclean = [0] * SEATS
    table.altar = [0] * SEATS
    table.bad_offerings = [0] * SEATS
    table.scapegoat = [NO_SCAPEGOAT] * SEATS
    table.fast = [NOT_FASTING] * SEATS
    table.sin = [NO_CARD] * SEATS
    table.built = [0] * SEATS
    table.gates = [0] * SEATS
    table.siege = [0] * SEATS
    table.tokens = [box.tokens] * SEATS
    table.draw_size = [box.deck_size] * SEATS
    table.promise = [0] * SEATS
    table.promise_slots = [0] * SEATS
    table.returned = [0] * SEATS
    table.army = [[0] * box.spaces for _ in range(SEATS)]
    table.hand = [[] for _ in range(SEATS)]
    table.seen = [[] for _ in range(SEATS)]
    table.draw = [box.counts[:] for _ in range(SEATS)]
    table.discard = [[] for _ in range(SEATS)]
    table.barred = [[0] * box.cards for _ in range(SEATS)]


def deal(table: TempleTable) -> None:
    """The decks are there; the players choose their Prophets, the first seat first."""
    table.stack.append(OpeningHands())
    for seat in reversed(range(SEATS)):
        table.stack.append(ChooseProphet(seat))

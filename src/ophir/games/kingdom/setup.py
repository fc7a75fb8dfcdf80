"""Setting up the game. [Kingdom 2]"""

from __future__ import annotations

from ophir.engine.chance import key_of
from ophir.engine.shapes import Scope
from ophir.engine.steps import NOTHING
from ophir.games.kingdom.box import Box
from ophir.games.kingdom.rounds import RoundStart, refill
from ophir.games.kingdom.table import KingdomTable


def empty_table(box: Box) -> KingdomTable:
    """A table before anything is dealt: full supply, empty board, no cards turned up."""
    from ophir.games.kingdom import GAME
    from ophir.games.kingdom.fields import LAYOUT

    table = KingdomTable()
    table.set_key(b"")
    table.stack = []
    table.open_actions = NOTHING
    table.events = None
    table.box = box
    LAYOUT.start(table, Scope(box, GAME.seat_names[: box.seats]))
    return table


def deal(box: Box, seed: int | str) -> KingdomTable:
    """Random turn order, four Building Cards turned up, then the first round. [2, R1]"""
    table = empty_table(box)
    table.set_key(key_of(seed))
    table.shuffle(table.order)
    refill(table)
    table.stack.append(RoundStart())
    table.advance()
    return table

"""Setting up the game. [Kingdom 2]"""

from __future__ import annotations

from ophir.games.kingdom.rounds import RoundStart, refill
from ophir.games.kingdom.table import KingdomTable


def deal(table: KingdomTable) -> None:
    """Random turn order, four Building Cards turned up, then the first round. [2, R1]"""
    table.order = table.order[:]
    table.shuffle(table.order)
    refill(table)
    table.stack.append(RoundStart())

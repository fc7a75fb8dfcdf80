"""What a position of Solomon's Temple is worth: the judgement that bots look ahead with."""

from __future__ import annotations

from ophir.engine.game import Weights
from ophir.games.temple.table import Table


def prospects(table: Table) -> list[float]:
    """Each seat's estimated share of the victory; they add up to 1."""
    if table.over:
        winners = table.outcome.winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(2)]
    return [0.5, 0.5]


def standard_weights() -> Weights:
    """None yet."""
    return Weights({})

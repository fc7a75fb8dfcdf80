"""Scoring against the AI opponent. [Architects 15.8, 16]"""

from __future__ import annotations

from ophir.games.architects.table import ArchitectsTable


def market_value(table: ArchitectsTable) -> int:
    """What the four Market Buildings compare a person's good with: its Influence; without Works of Wonder a figure of
    the variant."""
    fixed = table.box.ai.market_value
    return table.influence[table.box.seats] if fixed < 0 else fixed

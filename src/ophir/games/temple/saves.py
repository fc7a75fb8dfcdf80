"""A position as readable data and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ophir.engine.shapes import Scope
from ophir.games.temple.box import Box
from ophir.games.temple.fields import LAYOUT
from ophir.games.temple.invariants import check_table
from ophir.games.temple.setup import empty_table
from ophir.games.temple.table import SEATS, TempleTable


def state_to_json(table: TempleTable) -> dict[str, Any]:
    """The table as readable data; what is hidden in a view is null."""
    return LAYOUT.write(table, Scope(table.box, table.game.seat_names))


def table_from_state(box: Box, data: Mapping[str, Any], full: bool) -> TempleTable:
    """The table that `data` describes; `full`: nothing may be hidden. Raises BadPosition."""
    table = empty_table(box)
    LAYOUT.read(table, Scope(box, table.game.seat_names, full), data)
    check_table(table, full)
    return table


def step_limits(box: Box) -> dict[str, int]:
    """Below what the numbers of pending steps must lie."""
    return {
        "seat": SEATS,
        "left": 1 + max(box.discards, box.furnishings_lost, box.cards),
        "moved": 1 << box.spaces,
        "space": box.spaces,
    }

"""The AI opponent at the Black Market. [Architects 15.6]"""

from __future__ import annotations

from ophir.games.architects.ai.gains import gain_marble, lose_virtue
from ophir.games.architects.ai.resource_track import remove_apprentices
from ophir.games.architects.ai.schemes import gain_future
from ophir.games.architects.table import NOBODY, ArchitectsTable


def free_space(table: ArchitectsTable) -> int:
    """The first empty space in its order, or -1."""
    for space in table.box.ai.market_order:
        if table.market[space] == NOBODY:
            return space
    return -1


def deal(table: ArchitectsTable, space: int) -> None:
    """It loses Virtue, unless its power says otherwise, pays nothing, and gains what its board says."""
    rules = table.box.ai
    if rules.market_is_free[table.opponent]:
        if table.events is not None:
            table.tell("event-ai-no-loss", table.box.seats, rule="15.6")
    else:
        lose_virtue(table, rules.market_loss)
    gain_marble(table, rules.market_marble[space])
    if rules.market_future[space]:
        gain_future(table, rules.market_future[space])
    if rules.market_removal[space]:
        remove_apprentices(table)

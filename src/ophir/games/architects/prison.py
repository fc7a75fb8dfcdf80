"""The Prison: who comes there, and who is released. [Architects 7.5, 9, 13]"""

from __future__ import annotations

from ophir.games.architects.table import ArchitectsTable


def release(table: ArchitectsTable, party: int, count: int) -> None:
    """So many own Workers return from Prison, at most all."""
    freed = min(count, table.prison[party])
    if freed > 0:
        table.prison[party] -= freed
        table.supply[party] += freed
        if table.events is not None:
            table.tell("event-released", party, count=freed)

"""Who thinks next: first the bots that people at their table wait for, and in each rank the tables one by one.

However many thoughts a table wants, others wait for one of them at most; and a table where nobody is waits for all.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

PLAYS: Final = 0  # somebody who sits at the table waits for its bots
LOOKS_ON: Final = 1  # somebody watches bots, or asks for a hint
NOBODY_THERE: Final = 2


class Asker(NamedTuple):
    """A table, and who waits there."""

    table: str
    rank: int


class Turns:
    """So many may think at once; the others wait."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[dict[str, deque[asyncio.Future[None]]]] = [{} for _ in (PLAYS, LOOKS_ON, NOBODY_THERE)]

    @asynccontextmanager
    async def take(self, who: Asker) -> AsyncIterator[None]:
        """Wait for a place, and give it back."""
        if self._free:
            self._free -= 1
        else:
            turn = asyncio.get_running_loop().create_future()
            self._waiting[who.rank].setdefault(who.table, deque()).append(turn)
            try:
                await turn
            except asyncio.CancelledError:
                if not turn.cancelled():  # it came at the same moment
                    self._pass_on()
                raise
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        for tables in self._waiting:
            while tables:
                table = next(iter(tables))
                turns = tables.pop(table)
                turn = turns.popleft()
                if turns:
                    tables[table] = turns  # behind the others
                if not turn.done():
                    turn.set_result(None)
                    return
        self._free += 1

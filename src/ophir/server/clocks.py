"""The time that people have for a turn: one clock for all tables of the server.

A turn's end stands in the table's log as wall time (`Table.turn`): the time of the entry that began it, and what the
table gives for a turn. Within a run only the monotonic clock counts, so nobody loses or wins time by a wall clock that
is set. Over a restart the time that was left when the server was last seen is left again: while it is away, asleep, or
its clock jumps, nobody's time runs; and everybody has some minutes (`GRACE`) to come back. What an end is moved to by
that is written to the log.

Whoever moves before the end is written was in time.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, NamedTuple

from ophir.engine.errors import OphirError
from ophir.server.store import Store
from ophir.server.table import NO_TURN, Table, Turn
from ophir.server.trouble import NotSaved

LAST_SEEN: Final = "server:clock"  # under which the store keeps when the server was there; no table's id has a colon
BEAT: Final = 60.0  # seconds between two such notes, while a clock runs
GRACE: Final = 600.0  # seconds that everybody has at least after a start, unless a turn has less
JUMP: Final = 30.0  # seconds by which the two clocks part in a beat: the wall clock was set, or the machine slept
AGAIN_AFTER: Final = 5.0  # seconds, when the database refused

journal = logging.getLogger("ophir.server")


class Due(NamedTuple):
    """When a turn ends, by the monotonic clock."""

    when: float
    table: str
    turn: Turn


class Clocks:
    """Rings when a turn ends. `ring` and `move_end` write that to the table's log."""

    def __init__(
        self,
        store: Store,
        ring: Callable[[str, Turn], Awaitable[None]],
        move_end: Callable[[str, Turn, float], Awaitable[None]],
        steady: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
    ) -> None:
        self._store = store
        self._ring = ring
        self._move_end = move_end
        self._steady = steady
        self._wall = wall
        self._due: dict[str, Due] = {}  # by table
        self._heap: list[Due] = []  # with some that count no more
        self._moved: dict[str, Due] = {}  # whose end in the log is another
        self._last_seen = 0.0
        self._started = self._beaten = steady()
        self._beaten_wall = wall()
        self._changed = asyncio.Event()

    async def begin(self) -> None:
        """Look when the server was last here; before any table is read, also from a copy that was brought back."""
        noted = await self._store.status(LAST_SEEN)
        self._last_seen = float(noted) if noted else 0.0
        self._started = self._steady()

    def look(self, table: Table, fresh: bool) -> None:
        """A table has changed (`fresh`), or was read from its log: its clock runs, runs on, or stands."""
        turn = table.turn if table.on_clock else NO_TURN
        if turn is NO_TURN:
            self._due.pop(table.id, None)
            table.move_by = 0.0
            return
        due = self._due.get(table.id)
        if due is None or due.turn != turn:
            due = Due(self._steady() + self._left(table, turn, fresh), table.id, turn)
            self._due[table.id] = due
            heapq.heappush(self._heap, due)
            if not fresh and abs(self._by_wall(due) - turn.until) > JUMP:
                self._moved[table.id] = due
            self._changed.set()
        table.move_by = due.when

    def _left(self, table: Table, turn: Turn, fresh: bool) -> float:
        if fresh:
            return max(0.0, turn.until - table.changed)
        assert table.created.clock is not None
        whole = float(table.created.clock.seconds)
        seen = max(self._last_seen, table.changed)
        since = self._steady() - self._started
        return min(whole, max(turn.until - seen - since, min(whole, GRACE)))

    def _by_wall(self, due: Due) -> float:
        return self._wall() + due.when - self._steady()

    def forget(self, table: str) -> None:
        """A table is no more."""
        self._due.pop(table, None)
        self._moved.pop(table, None)

    def forget_all(self) -> None:
        """The store holds something else now."""
        self._due.clear()
        self._moved.clear()
        self._heap.clear()

    async def run(self) -> None:
        """Ring as long as the server runs."""
        while True:
            self._changed.clear()
            try:
                await self.strike()
                await self.beat()
            except NotSaved as error:
                journal.error("clock not saved", extra={"reason": error.values.get("reason")})
            until = min((self._heap[0].when if self._heap else BEAT + self._steady()), self._beaten + BEAT)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), max(0.01, until - self._steady()))

    async def strike(self) -> None:
        """End every turn whose time is over."""
        if self._moved:
            while self._moved:
                id, due = self._moved.popitem()
                await self._tell(self._move_end(id, due.turn, self._by_wall(due)), id)
            await self._store.note(LAST_SEEN, str(self._wall()))  # what is in the logs now is by this clock
        while self._heap and self._heap[0].when <= self._steady():
            due = heapq.heappop(self._heap)
            if self._due.get(due.table) is due and not await self._tell(self._ring(due.table, due.turn), due.table):
                again = Due(self._steady() + AGAIN_AFTER, due.table, due.turn)
                self._due[due.table] = again
                heapq.heappush(self._heap, again)

    async def _tell(self, telling: Awaitable[None], table: str) -> bool:
        """False if it has to be told again; a table that moved on, or is no more, has not."""
        try:
            await telling
        except NotSaved as error:
            journal.error("end of time not saved", extra={"table": table, "reason": error.values.get("reason")})
            return False
        except OphirError:
            pass
        except Exception:
            journal.exception("end of time failed", extra={"table": table})
        return True

    async def beat(self) -> None:
        """Note now and then that the server is here; if the wall clock jumped since, every end by it moves along."""
        steady, wall = self._steady(), self._wall()
        if steady - self._beaten < BEAT:
            return
        jumped = abs(wall - self._beaten_wall - (steady - self._beaten)) > JUMP
        self._beaten, self._beaten_wall = steady, wall
        if jumped:
            journal.warning("the clock of this machine jumped; nobody's time does")
            self._moved.update(self._due)
            await self.strike()
        if self._due:
            await self._store.note(LAST_SEEN, str(wall))

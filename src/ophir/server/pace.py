"""Questions out of turn at even pace: neither that one is put nor how long its answer takes tells what somebody holds.

By the table's option (`Game.asks_everybody`) the question is put to everybody who might answer for all that the others
see, so it stands in the log with its answer in any case. What is left is time: a pass is written so many seconds after
the question, not earlier, whoever passes and however fast; and not later where the table says so, even if nobody
passes. Who plays a card shows it, so that is done at once.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from ophir.engine.errors import OphirError
from ophir.server.audience import Listener
from ophir.server.protocol import Ack, Refused
from ophir.server.table import Table
from ophir.server.trouble import NotSaved, StaleVersion

AGAIN_AFTER: Final = 2.0  # seconds, when the database refused a pass

journal = logging.getLogger("ophir.server")


class Passed(NamedTuple):
    """Somebody passed before the time: whom to answer once it is written."""

    listener: Listener | None
    ref: int


class EvenPace:
    """The clock of a table's questions."""

    def __init__(
        self,
        table: Callable[[], Table],
        is_here: Callable[[int], bool],
        write: Callable[[int, str, int], Awaitable[None]],
    ) -> None:
        self._table = table
        self._is_here = is_here  # a seat's person, or the bot on it
        self._write = write  # an action of a seat at a version
        self._version = -1  # of the question whose time runs
        self._passed: list[Passed] = []
        self._alarm: asyncio.TimerHandle | None = None
        self._writing: asyncio.Task[None] | None = None

    def look(self) -> None:
        """Something may have changed: if a question is put, its time begins."""
        table = self._table()
        if table.evenly_asked() is None:
            self.stop()
        elif self._version != table.version:
            self.stop()
            self._version = table.version
            self._begin()

    def came(self) -> None:
        """Somebody came: a question that waited for him is put now."""
        if self._version >= 0 and self._alarm is None and self._writing is None:
            self._begin()

    def _begin(self) -> None:
        table = self._table()
        self._ring_in(table.created.answer_seconds)
        table.answer_by = time.monotonic() + table.created.answer_seconds

    def stop(self) -> None:
        """No question is put any more; who passed was too late, or has thought better of it."""
        self._version = -1
        self._table().answer_by = 0.0
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        late = StaleVersion("The table has moved on; nothing was done.", version=self._table().version)
        self._refuse(late)

    def holds(self, action: str, version: int, listener: Listener | None, ref: int) -> bool:
        """Is this a pass that has to wait for its time? Then it is answered once it is written. It must be legal."""
        asked = self._table().evenly_asked()
        if asked is None or action != asked.declines or version != self._version or self._alarm is None:
            return False
        self._passed.append(Passed(listener, ref))
        return True

    def _ring_in(self, seconds: float) -> None:
        self._alarm = asyncio.get_running_loop().call_later(seconds, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        table = self._table()
        assert table.position is not None
        # Nobody misses a question because he is away, which all can see.
        if self._passed or (table.created.answers == "even" and self._is_here(table.position.to_move)):
            self._writing = asyncio.ensure_future(self._pass())
            self._writing.add_done_callback(self._written)

    def _written(self, _: asyncio.Task[None]) -> None:
        self._writing = None

    async def _pass(self) -> None:
        table, version, passed = self._table(), self._version, self._passed
        asked = table.evenly_asked()
        if asked is None or table.version != version or table.position is None:
            return
        self._passed = []
        try:
            await self._write(table.position.to_move, asked.declines, version)
        except NotSaved as error:
            journal.error("pass not saved", extra={"table": table.id, "reason": error.values.get("reason")})
            self._passed = passed
            self._refuse(error)
            if self._version == version:
                self._ring_in(AGAIN_AFTER)
        except OphirError as error:  # the table moved on or ended meanwhile
            self._passed = passed
            self._refuse(error)
        else:
            for listener, ref in passed:
                if listener is not None:
                    listener.say(Ack(ref, version + 1))

    def _refuse(self, error: OphirError) -> None:
        for listener, ref in self._passed:
            if listener is not None:
                listener.say(Refused(ref, error.code, error.values, str(error)))
        self._passed = []

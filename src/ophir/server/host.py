"""What the host does beside the tables: looks whether the server is well, lets old tables go, brings back a copy."""

from __future__ import annotations

import asyncio
import logging
import time
from pathlib import Path
from typing import Final

from ophir.server.actor import Actor
from ophir.server.limits import WAITING_DAYS, household
from ophir.server.memory import clear_up
from ophir.server.store import Store
from ophir.server.store.copies import look_into, put_back
from ophir.server.store.sqlite import SQLiteStore
from ophir.server.tables import Tables
from ophir.server.trouble import NotSaved

WELL_FOR: Final = 1.0  # seconds; so often strangers can make the server write by asking whether it is well
DAY: Final = 86_400.0
FORGET_EVERY: Final = 3600.0  # seconds
CLEAR_UP_EVERY: Final = 600.0  # seconds
AT_ONCE: Final = 100

journal = logging.getLogger("ophir.server")


class Host:
    """The server as its host sees it. Tables that are over are forgotten after `forget_after` days (0: never)."""

    def __init__(self, tables: Tables, store: Store, forget_after: float = 0) -> None:
        self.tables = tables
        self.store = store
        self.forget_after = forget_after
        self.bans: dict[str, float] = {}  # until when, by address; forgotten at the end of the server
        self._well_until = 0.0

    async def check(self) -> None:
        """Raise NotSaved unless a move could be written now."""
        if time.monotonic() >= self._well_until:
            await self.store.check()
            self._well_until = time.monotonic() + WELL_FOR

    async def run(self) -> None:
        """From the start to the end: go on with what was being played, then tidy up now and then."""
        try:
            await self.tables.resume()
        except Exception:
            journal.exception("tables not resumed")
        while True:
            try:
                await self.forget_old()
            except NotSaved as error:
                journal.error("old tables not forgotten", extra={"reason": str(error)})
            for _ in range(int(FORGET_EVERY // CLEAR_UP_EVERY)):
                await asyncio.sleep(CLEAR_UP_EVERY)
                clear_up()

    async def forget_old(self) -> int:
        """Forget tables that never began, or have been over for long enough, and that nobody looks at: how many?"""
        forgotten = await self._forget(("waiting",), WAITING_DAYS)
        if self.forget_after:
            forgotten += await self._forget(("finished", "abandoned"), self.forget_after)
        return forgotten

    async def _forget(self, statuses: tuple[str, ...], days: float) -> int:
        forgotten = 0
        while ids := await self.store.quiet(statuses, time.time() - days * DAY, AT_ONCE):
            unused = [id for id in ids if id not in self.tables.actors or not len(self.tables.actors[id].audience)]
            for id in unused:
                self.tables.drop(id)
                await self.store.remove(id)
            forgotten += len(unused)
            if len(unused) < AT_ONCE:
                break
        if forgotten:
            journal.info("old tables forgotten", extra={"tables": forgotten})
        return forgotten

    def list(self) -> list[str]:
        """The tables in memory, the latest first, a line each."""
        actors = sorted(self.tables.actors.values(), key=lambda actor: -actor.table.created.time)
        return [_line(actor) for actor in actors]

    async def close(self, id: str) -> None:
        """End a game without a result and without opening hands; forget a table that still waits for people."""
        actor = await self.tables.get(id)
        if actor.table.status == "waiting":
            self.tables.drop(id)
            await self.store.remove(id)
        else:
            await actor.close()
        journal.warning("closed by the host", extra={"table": id})

    def ban(self, address: str, minutes: float) -> None:
        """Let nobody in from an address for a time; 0 lets them in again."""
        home = household(address)  # with IPv6 he would have another address at once
        self.bans.pop(home, None)
        if minutes > 0:
            self.bans[home] = time.monotonic() + minutes * 60
        journal.warning("banned" if minutes > 0 else "let in again", extra={"address": address})

    def is_banned(self, address: str) -> bool:
        """Is this address shut out now?"""
        if not self.bans:
            return False
        return time.monotonic() < self.bans.get(household(address), 0.0)

    async def restore(self, copy: Path) -> int:
        """Bring back a copy while people play; returns how many tables there are now. Everybody comes in anew."""
        assert isinstance(self.store, SQLiteStore)
        await asyncio.to_thread(look_into, copy)
        async with self.store.paused():
            restored = await asyncio.to_thread(put_back, self.store.path.parent, copy)
            self.tables.drop_all()
        journal.warning("restored from a copy", extra={"tables": restored})
        await self.tables.clocks.begin()
        await self.tables.resume()
        return restored


def _line(actor: Actor) -> str:
    table = actor.table
    players = ", ".join(chair.name or chair.bot or chair.kind for chair in table.chairs)
    addresses = " ".join(sorted({listener.address for listener in actor.audience}))
    return f"{table.id}  {table.status}  {table.game.id}  {players}  {addresses}".rstrip()

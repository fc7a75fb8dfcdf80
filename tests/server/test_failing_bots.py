"""A bot that fails never stops a table: the game goes on with any legal action."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ophir.engine.views import View
from ophir.server.protocol import CreateTable, SeatWish
from ophir.server.store.sqlite import SQLiteStore
from ophir.server.tables import Tables
from ophir.server.thinking import Thinkers
from ophir.server.turns import Asker

MOVES = 25


class Broken(Thinkers):
    """Thinkers that fail in one way."""

    def __init__(self, way: str) -> None:
        super().__init__(1)
        self.way = way

    async def choose(self, view: View, bot: str, who: Asker) -> int:
        if self.way == "raises":
            raise RuntimeError("out of my mind")
        return 10**6 if self.way == "unknown" else next(a.id for a in view.actions if a.id not in view.legal())

    async def interrupt(self, view: View, bot: str, who: Asker) -> int | None:
        if self.way == "raises":
            raise RuntimeError("out of my mind")
        return 10**6


@pytest.mark.parametrize("way", ["raises", "unknown", "illegal"])
def test_a_game_between_failing_bots_goes_on(way: str, tmp_path: Path) -> None:
    async def play() -> int:
        tables = Tables(SQLiteStore(tmp_path), Broken(way))
        made = await tables.create(CreateTable("kingdom", [SeatWish("bot", "greedy")] * 2, pace=0))
        actor = await tables.get(made.table.id)
        await actor.start(made.owner, "")
        async with asyncio.timeout(60):
            while actor.table.status == "playing" and actor.info().moves < MOVES:
                await asyncio.sleep(0)
        await tables.close()
        return actor.info().moves

    assert asyncio.run(play()) >= MOVES

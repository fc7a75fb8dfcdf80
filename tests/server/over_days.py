"""Helpers of tests over days: clocks that can be set, and bots that need no time."""

from __future__ import annotations

import time
from types import SimpleNamespace

import pytest

from ophir.engine.views import View
from ophir.server.thinking import Thinkers
from ophir.server.turns import Asker

NOON = 1_800_000_000.0


class Hands:
    """The clocks of a machine, which can be set."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.steady = 1000.0
        self.wall = NOON
        now = SimpleNamespace(time=lambda: self.wall, monotonic=time.monotonic)
        monkeypatch.setattr("ophir.server.actor.time", now)
        monkeypatch.setattr("ophir.server.tables.time", now)

    def pass_by(self, seconds: float) -> None:
        self.steady += seconds
        self.wall += seconds


class Simple(Thinkers):
    """Bots that take the first thing they may."""

    def __init__(self) -> None:
        super().__init__(1)

    async def choose(self, view: View, bot: str, who: Asker) -> int:
        return view.legal()[0]

    async def interrupt(self, view: View, bot: str, who: Asker) -> int | None:
        return None

"""The vineyard among the games, for one test at a time and for processes that it starts."""

from __future__ import annotations

from pathlib import Path

import pytest

from ophir.games import FOLDERS, GAMES
from tests.vineyard import GAME


@pytest.fixture(autouse=True)
def among_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, GAME.id, GAME)
    monkeypatch.setenv(FOLDERS, str(Path(__file__).parents[1] / "vineyard"))

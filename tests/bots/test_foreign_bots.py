"""Bots from outside: a class by name, in a process of its own, that can do no harm."""

from __future__ import annotations

import textwrap
from pathlib import Path

import pytest

from ophir.bots import make_bot
from ophir.bots.foreign import Foreign
from ophir.engine.errors import UnknownBot
from ophir.games import game

MODULE = """
import time

class Good:
    def __init__(self, seed):
        self.seed = seed
    def choose(self, view):
        return max(view.legal())

class Peeker:
    def __init__(self, seed):
        pass
    def choose(self, view):
        assert view.known.key == b"", "there is chance in the view"
        return view.legal()[0]

class Raises(Good):
    def choose(self, view):
        raise RuntimeError("no idea")

class Cheats(Good):
    def choose(self, view):
        return -5

class Hangs(Good):
    def choose(self, view):
        time.sleep(60)

class Dies(Good):
    def choose(self, view):
        import os
        os._exit(3)

class Unmade:
    def __init__(self, seed):
        raise ValueError("not today")
    def choose(self, view):
        return 0
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "their_bots.py").write_text(textwrap.dedent(MODULE))
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def test_a_class_on_the_path_plays(folder: Path) -> None:
    position = game("kingdom").new(2, seed=1)
    bot = make_bot("their_bots:Good", seed=1)
    assert bot.choose(position.view(position.to_move)) == max(position.legal())


def test_it_gets_a_view_without_chance(folder: Path) -> None:
    position = game("kingdom").new(2, seed=1)
    bot = Foreign("1", "their_bots:Peeker")
    assert bot.choose(position.view(position.to_move)) == position.legal()[0]
    assert bot.troubles == []


@pytest.mark.parametrize(
    ("name", "trouble"),
    [
        ("Raises", "RuntimeError('no idea')"),
        ("Cheats", "-5, which is not legal"),
        ("Hangs", "more than 0.5 seconds"),
        ("Dies", "its process ended"),
        ("Unmade", "not today"),
    ],
)
def test_trouble_is_reported_and_the_game_goes_on(folder: Path, name: str, trouble: str) -> None:
    position = game("kingdom").new(2, seed=1)
    # Only who hangs is waited for in vain: a busy machine may need a while to start the others.
    bot = Foreign("1", f"their_bots:{name}", patience=0.5 if name == "Hangs" else 30)
    for _ in range(2):
        position.apply(bot.choose(position.view(position.to_move)))
    assert len(bot.troubles) == 2
    assert all(trouble in told for told in bot.troubles)
    bot.close()


@pytest.mark.parametrize("target", ["no_such_module:Bot", "their_bots:Nobody", "their_bots:time"])
def test_a_name_that_leads_nowhere_is_refused(folder: Path, target: str) -> None:
    with pytest.raises(UnknownBot, match=target.partition(":")[0]):
        make_bot(target)

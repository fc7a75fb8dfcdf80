"""The same seed gives the same game, move for move, in both builds."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import ophir
from ophir.games import GAMES

ROOT = Path(__file__).resolve().parent.parent.parent
GAMES_EACH = 500 if os.environ.get("OPHIR_LONG") else 2


def start(game: str, pure: bool) -> subprocess.Popen[str]:
    """A process of its own that plays in one build; sets and dictionaries by hash are in another order in each."""
    ask = [sys.executable, "-m", "tests.compiled.checksums", game, str(GAMES_EACH)]
    env = {**os.environ, "OPHIR_PURE": str(int(pure)), "PYTHONHASHSEED": "1" if pure else "2"}
    return subprocess.Popen(ask, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True)


@pytest.mark.skipif(not ophir.COMPILED, reason="needs the compiled engine: python3 run.py compile")
@pytest.mark.parametrize("game", GAMES)
def test_interpreted_and_compiled_games_are_the_same(game: str) -> None:
    playing = [start(game, pure=True), start(game, pure=False)]
    (interpreted, *some), (compiled, *others) = (process.communicate()[0].splitlines() for process in playing)
    assert [process.returncode for process in playing] == [0, 0]
    assert (interpreted, compiled) == ("False", "True")
    assert some == others
    assert len(some) > 1

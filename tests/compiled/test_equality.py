"""The same seed gives the same game, move for move, in both builds."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import ophir
from ophir.engine.contract.configurations import Configuration, configurations
from ophir.games import GAMES

ROOT = Path(__file__).resolve().parent.parent.parent
LONG = bool(os.environ.get("OPHIR_LONG"))
GAMES_EACH = 500 if LONG else 100
CONFIGURATIONS = [one for game in GAMES.values() for one in configurations(game, every=LONG)]


def checksum(configuration: Configuration, pure: bool) -> tuple[str, str]:
    """Whether it was compiled, and the checksum, from a process of its own."""
    ask = [sys.executable, "-m", "tests.compiled.checksums", str(configuration), str(GAMES_EACH)]
    env = {**os.environ, "OPHIR_PURE": str(int(pure)), "PYTHONHASHSEED": "1" if pure else "2"}
    said = subprocess.run(ask, cwd=ROOT, env=env, check=True, capture_output=True, text=True).stdout
    compiled, digest = said.split()
    return compiled, digest


@pytest.mark.skipif(not ophir.COMPILED, reason="needs the compiled engine: python3 run.py compile")
@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_interpreted_and_compiled_games_are_the_same(configuration: Configuration) -> None:
    interpreted, one = checksum(configuration, pure=True)
    compiled, other = checksum(configuration, pure=False)
    assert (interpreted, compiled) == ("False", "True")
    assert one == other

"""The same seed gives the same game, move for move, in both builds."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import ophir
from ophir.engine.contract.configurations import Configuration, configurations
from ophir.games import GAMES

ROOT = Path(__file__).resolve().parent.parent.parent
LONG = bool(os.environ.get("OPHIR_LONG"))
GAMES_EACH = 500 if LONG else 100
CONFIGURATIONS = [one for game in GAMES.values() for one in configurations(game, every=LONG)]


class Build:
    """A process with one build at work, for all configurations: to start one takes longer than many games."""

    def __init__(self, pure: bool) -> None:
        env = {**os.environ, "OPHIR_PURE": str(int(pure)), "PYTHONHASHSEED": "1" if pure else "2"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.compiled.checksums"],
            cwd=ROOT,
            env=env,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, configuration: Configuration) -> None:
        """Begin to play its games; both builds do so at the same time."""
        assert self.process.stdin is not None
        print(configuration, GAMES_EACH, file=self.process.stdin, flush=True)

    def answer(self) -> list[str]:
        """Whether it is compiled, and the checksum."""
        assert self.process.stdout is not None
        return self.process.stdout.readline().split()


@pytest.fixture(scope="module")
def builds() -> Iterator[list[Build]]:
    """The interpreted build and the compiled one."""
    both = [Build(pure=True), Build(pure=False)]
    yield both
    for build in both:
        build.process.communicate()
        assert build.process.returncode == 0


@pytest.mark.skipif(not ophir.COMPILED, reason="needs the compiled engine: python3 run.py compile")
@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_interpreted_and_compiled_games_are_the_same(configuration: Configuration, builds: list[Build]) -> None:
    for build in builds:
        build.ask(configuration)
    (interpreted, one), (compiled, other) = (build.answer() for build in builds)
    assert (interpreted, compiled) == ("False", "True")
    assert one == other

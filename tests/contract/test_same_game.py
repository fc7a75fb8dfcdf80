"""The same seed and the same actions give the same game, on every machine."""

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ophir.engine.contract.configurations import Configuration, configurations
from ophir.engine.contract.play import moment, text_of, walk
from ophir.engine.game import NOBODY, Game
from tests.contract.seeds import MOMENTS, SEEDS

ROOT = Path(__file__).resolve().parents[2]


@given(seed=SEEDS, at=MOMENTS)
def test_the_same_seed_and_actions_lead_to_the_same_position(configuration: Configuration, seed: int, at: int) -> None:
    position, past, _ = moment(configuration, seed, at % 500)
    again = configuration.new(str(seed))
    for turn in past:
        again.apply(turn.action, turn.seat)
    assert text_of(again.to_json()) == text_of(position.to_json())
    assert again.legal() == position.legal()


@given(seed=st.integers(0))
def test_another_seed_has_another_chance(configuration: Configuration, seed: int) -> None:
    first, second = configuration.new(seed), configuration.new(seed + 1)
    assert first.key != second.key


def fingerprint(game: Game) -> str:
    """One hash over all that happens in a few games of every configuration, to be made in another process."""
    heard = sha256()
    for configuration in configurations(game):
        position = configuration.new(3)
        position.listen()
        for number, turn in enumerate(walk(configuration, 3).turns):
            position.apply(turn.action, turn.seat)
            if number % 10:
                continue
            seen = [event.seen_by(event.seat).to_json() for event in position.events or []]
            options = [(option.action, option.open) for option in position.choices()]
            # Not sorted: the order of keys and of options belongs to what must be the same.
            heard.update(repr((position.to_json(), seen, options, position.view(NOBODY).to_json())).encode())
    return heard.hexdigest()


@pytest.mark.once  # tests/compiled holds the builds against each other, with another hash seed each
def test_another_process_plays_the_same_game(game: Game) -> None:
    made = (
        "from tests.contract.played import PLAYED; from tests.contract.test_same_game import fingerprint; "
        f"print(fingerprint(PLAYED[{game.id!r}]))"
    )
    prints = {fingerprint(game)}
    for hash_seed in ("0", "1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT / "tests/small_game")}
        done = subprocess.run(
            [sys.executable, "-c", made], cwd=ROOT, env=env, capture_output=True, text=True, check=True
        )
        prints.add(done.stdout.strip())
    assert len(prints) == 1

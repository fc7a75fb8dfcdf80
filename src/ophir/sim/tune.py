"""Tuning a game's judgement by self-play: try a weight a little higher and lower, keep what wins more.

Resumable: every finished trial is a line of a log file, and the best weights so far are written after each.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

from ophir.engine.chance import Chance

Weights = dict[str, float]
Contest = Callable[[Weights, Weights, int, str], float]


class Trial:
    """One weight changed, and how the changed weights fared against the best so far."""

    def __init__(self, number: int, weight: str, value: float, share: float, kept: bool) -> None:
        self.number = number
        self.weight = weight
        self.value = value
        self.share = share
        self.kept = kept

    def to_json(self) -> dict[str, object]:
        """One line of the log."""
        return {name: getattr(self, name) for name in ("number", "weight", "value", "share", "kept")}


def tune(
    start: Weights, contest: Contest, trials: int, games: int, folder: Path, seed: str = "0", step: float = 0.25
) -> Iterator[Trial]:
    """Coordinate search: one weight a trial, up or down by a share; kept if it wins clearly more than half."""
    folder.mkdir(parents=True, exist_ok=True)
    log = folder / "trials.jsonl"
    best_file = folder / "weights.toml"
    best = dict(start)
    done = 0
    if best_file.exists():
        best.update({name: float(value) for name, value in tomllib.loads(best_file.read_text()).items()})
    if log.exists():
        done = len(log.read_text().splitlines())
    names = sorted(start)
    # Twice the standard error above one half: a change that does nothing is kept once in fifty.
    bar = 0.5 + 2 * 0.5 / games**0.5
    for number in range(done, done + trials):
        chance = Chance(f"tune {seed} {number}")
        weight = names[chance.below(len(names))]
        up = chance.below(2) == 0
        value = best[weight] * (1 + step if up else 1 / (1 + step))
        share = contest({**best, weight: value}, best, games, f"{seed}/{number}")
        kept = share >= bar
        if kept:
            best[weight] = value
        text = "".join(f"{name} = {value!r}\n" for name, value in best.items())
        best_file.write_text(text)
        trial = Trial(number, weight, value, share, kept)
        with log.open("a") as lines:
            lines.write(json.dumps(trial.to_json()) + "\n")
        yield trial

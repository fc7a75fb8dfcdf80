"""How fast the games are, as ratios to peers measured in the same process and the same rounds.

The speed of a machine drifts from minute to minute, so every subject runs once a round, in the same order; a ratio is
taken within each round, and the median of the rounds counts. Absolute figures are for information only.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any, Final

from ophir.sim.bench_elsewhere import Elsewhere

Batch = Callable[[], int]

ROUNDS: Final = 9
SECONDS: Final = 0.25  # that a subject runs in each round
QUICK_ROUNDS: Final = 3
QUICK_SECONDS: Final = 0.08
NOISY: Final = 1.3  # a round is noisy if the calibration loop took longer than this times its best
CALIBRATION: Final = "calibration"


class Subject:
    """Something to be measured: `batch` does some work and returns how many units of it.

    Processor time counts, which other programs disturb less; for work of other processes the clock on the wall.
    """

    def __init__(self, name: str, unit: str, batch: Batch, clock: Callable[[], float] = time.process_time) -> None:
        self.name = name
        self.unit = unit
        self.batch = batch
        self.clock = clock

    def rate(self, seconds: float) -> float:
        """Units a second, over at least so many seconds."""
        done = 0
        start = self.clock()
        while True:
            done += self.batch()
            spent = self.clock() - start
            if spent >= seconds:
                return done / spent


class SubjectElsewhere(Subject):
    """A subject of another build: its own process measures it."""

    def __init__(self, name: str, unit: str, elsewhere: Elsewhere, name_there: str) -> None:
        super().__init__(name, unit, lambda: int(elsewhere.ask(name_there, 0.0)))
        self.elsewhere = elsewhere
        self.name_there = name_there

    def rate(self, seconds: float) -> float:
        return self.elsewhere.ask(self.name_there, seconds)


class Rounds:
    """The rates of all subjects in all rounds."""

    def __init__(self, subjects: list[Subject], rounds: int, seconds: float) -> None:
        self.subjects = [Subject(CALIBRATION, "loops", calibrate), *subjects]
        self.rounds = rounds
        self.seconds = seconds
        self.rates: dict[str, list[float]] = {subject.name: [] for subject in self.subjects}

    def run(self) -> Iterator[str]:
        """Measure; yields the name of each subject before its turn."""
        for subject in self.subjects:
            subject.batch()  # imports, caches and lazy tables are not what is measured
        for _ in range(self.rounds):
            for subject in self.subjects:
                yield subject.name
                self.rates[subject.name].append(subject.rate(self.seconds))

    def ratio(self, name: str, to: str) -> float:
        """How many times as fast as another subject: the median of the rounds."""
        return median(one / other for one, other in zip(self.rates[name], self.rates[to], strict=True))

    def best(self, name: str) -> float:
        return max(self.rates[name])

    def middle(self, name: str) -> float:
        return median(self.rates[name])

    @property
    def noisy(self) -> list[int]:
        """The rounds in which something else was using the machine."""
        best = self.best(CALIBRATION)
        return [number for number, rate in enumerate(self.rates[CALIBRATION]) if best / rate > NOISY]

    def to_json(self) -> dict[str, Any]:
        """All that was measured."""
        return {
            "rounds": self.rounds,
            "seconds": self.seconds,
            "noisy_rounds": self.noisy,
            "rates": {
                subject.name: {
                    "unit": f"{subject.unit}/s",
                    "best": self.best(subject.name),
                    "median": self.middle(subject.name),
                    "all": self.rates[subject.name],
                }
                for subject in self.subjects
            },
        }


def calibrate() -> int:
    """A fixed loop in plain Python: what the machine gives at this moment."""
    total = 0
    for number in range(20_000):
        total += number & 7
    return 1

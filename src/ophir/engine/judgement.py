"""What a position promises: a game names what matters, and play has taught what it weighs.

`Features` are named numbers of each party (`feature-<name>` is the message that says one), and how far the game has
come. A `Judgement` weighs them: it is fitted to games by `ophir train` and kept in the game's folder, in judgement.toml
(`engine/judgement_files.py`). Here are only names and numbers.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from mypy_extensions import i64

from ophir.engine.vectors import Floats, vec

TableT = TypeVar("TableT")

STEPS: Final = 64  # a game's progress is weighed in so many steps


class FeatureRow:
    """One party's features, appended in the sequence of their names. Unlike a list it boxes no number when compiled."""

    __slots__ = ("at", "numbers")

    def __init__(self, count: int) -> None:
        self.numbers: Floats = vec[float]([0.0] * count)
        self.at: i64 = 0  # how many were appended; those that never come are 0

    def append(self, number: float) -> None:
        """The next feature."""
        self.numbers[self.at] = number
        self.at += 1

    def worth(self, weights: Floats) -> float:
        """The weighed sum."""
        numbers = self.numbers
        worth = 0.0
        at: i64
        for at in range(len(weights)):
            worth += weights[at] * numbers[at]
        return worth


class Features:
    """What matters in a game."""

    def __init__(
        self,
        version: int,  # raised whenever a feature means something else than before
        names: Sequence[str],
        look: Callable[[TableT], list[FeatureRow]],  # of each party, one number for each name
        progress: Callable[[TableT], float],  # from 0 at the first decision to 1 at the end
    ) -> None:
        self.version: Final = version
        self.names: Final = tuple(names)
        self.look: Final[Callable[[Any], list[FeatureRow]]] = look
        self.progress: Final[Callable[[Any], float]] = progress

    def numbers(self, position: Any) -> list[list[float]]:
        """The features of each party as plain lists."""
        return [list(row.numbers) for row in self.look(position)]


class Judgement:
    """Weights for features: by number of parties, then by name, the parts of each weight, which are a constant, what
    grows with the progress, with its square, and so on.

    A party's worth is the weighed sum of its features; the shares of the victory follow from how far the worths lie
    apart. With a number of parties that has no weights of its own, those of the nearest number serve. Where an
    automaton is among the parties other things may matter, as it plays by other rules: that may be weighed apart.
    """

    def __init__(
        self,
        features: Features,
        weights: dict[int, dict[str, list[float]]],
        automata: dict[int, dict[str, list[float]]] | None = None,  # the same with an automaton among the parties
    ) -> None:
        self.features: Final = features
        self.weights: Final = weights
        self.automata: Final = automata or {}
        self._rows: dict[int, list[Floats]] = rows_of(features, weights)
        self._automata: dict[int, list[Floats]] = rows_of(features, self.automata)

    def row(self, parties: int, progress: float, automaton: bool = False) -> list[float]:
        """What each feature weighs with so many parties, so far into the game."""
        return list(self._row(parties, progress, automaton))

    def _row(self, parties: int, progress: float, automaton: bool) -> Floats:
        apart = self._automata.get(parties) if automaton else None
        rows = self._rows.get(parties) if apart is None else apart
        if rows is None:
            rows = self._rows[min(self._rows, key=lambda known: (abs(known - parties), known))]
            self._rows[parties] = rows
        return rows[int(min(1.0, max(0.0, progress)) * STEPS)]

    def shares(self, position: Any) -> list[float]:
        """Each party's estimated share of the victory."""
        features = self.features
        seen = features.look(position)
        automaton = bool(self._automata) and position.seats < len(seen)
        weights = self._row(len(seen), features.progress(position), automaton)
        best = -1e300
        worths: list[float] = []
        for row in seen:
            worth = row.worth(weights)
            worths.append(worth)
            if worth > best:
                best = worth
        total = 0.0
        shares: list[float] = []
        for worth in worths:
            odds = math.exp(worth - best)
            shares.append(odds)
            total += odds
        for party in range(len(shares)):
            shares[party] = shares[party] / total
        return shares


def rows_of(features: Features, weights: dict[int, dict[str, list[float]]]) -> dict[int, list[Floats]]:
    """By number of parties, what each feature weighs at every step of the progress."""
    return {
        parties: [
            vec[float]([weight_at(named[name], step / STEPS) for name in features.names]) for step in range(STEPS + 1)
        ]
        for parties, named in weights.items()
    }


def weight_at(parts: list[float], progress: float) -> float:
    """A weight so far into the game."""
    return sum(part * progress**power for power, part in enumerate(parts))

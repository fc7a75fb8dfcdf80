"""What a position promises: a game names what matters, and play has taught what it weighs.

`Features` are named numbers of each party (`feature-<name>` is the message that says one), and how far the game has
come. A `Judgement` weighs them: it is fitted to games by `ophir train` and kept in the game's folder, in judgement.toml
(`engine/judgement_files.py`). Here are only names and numbers.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

TableT = TypeVar("TableT")

STEPS: Final = 64  # a game's progress is weighed in so many steps


class Features:
    """What matters in a game."""

    def __init__(
        self,
        version: int,  # raised whenever a feature means something else than before
        names: Sequence[str],
        look: Callable[[TableT], list[list[float]]],  # of each party, one number for each name
        progress: Callable[[TableT], float],  # from 0 at the first decision to 1 at the end
    ) -> None:
        self.version: Final = version
        self.names: Final = tuple(names)
        self.look: Final[Callable[[Any], list[list[float]]]] = look
        self.progress: Final[Callable[[Any], float]] = progress


class Judgement:
    """Weights for features: by number of parties, then by name, the parts of each weight, which are a constant, what
    grows with the progress, with its square, and so on.

    A party's worth is the weighed sum of its features; the shares of the victory follow from how far the worths lie
    apart. With a number of parties that has no weights of its own, those of the nearest number serve.
    """

    def __init__(self, features: Features, weights: dict[int, dict[str, list[float]]]) -> None:
        self.features: Final = features
        self.weights: Final = weights
        self._rows: dict[int, list[list[float]]] = {
            parties: [[weight_at(named[name], step / STEPS) for name in features.names] for step in range(STEPS + 1)]
            for parties, named in weights.items()
        }

    def row(self, parties: int, progress: float) -> list[float]:
        """What each feature weighs with so many parties, so far into the game."""
        rows = self._rows.get(parties)
        if rows is None:
            rows = self._rows[min(self._rows, key=lambda known: (abs(known - parties), known))]
            self._rows[parties] = rows
        return rows[int(min(1.0, max(0.0, progress)) * STEPS)]

    def shares(self, position: Any) -> list[float]:
        """Each party's estimated share of the victory."""
        features = self.features
        seen = features.look(position)
        weights = self.row(len(seen), features.progress(position))
        best = -1e300
        worths: list[float] = []
        for numbers in seen:
            worth = 0.0
            for at in range(len(weights)):
                worth += weights[at] * numbers[at]
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


def weight_at(parts: list[float], progress: float) -> float:
    """A weight so far into the game."""
    return sum(part * progress**power for power, part in enumerate(parts))

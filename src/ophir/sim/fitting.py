"""Fitting a judgement to lessons: linear in the features, with weights that change with the game's progress.

Three ways, of which matches tell the best one. `margins`: ridge regression to how far a party ends before the mean of
the others, then how much a lead is worth so far into the game. `victories`: the shares of the victory themselves, by
logistic regression over the parties (Newton's method). `guided`: the same from a judgement that is there, each of whose
weights is multiplied, at the beginning and at the end of a game: none changes its sign, and what lessons seldom show
stays as it was. Weights can be kept in proportion: lessons tell that who holds many cards often loses, not that it
would help to throw them away.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]

MARGINS: Final = "margins"
VICTORIES: Final = "victories"
GUIDED: Final = "guided"
METHODS: Final = (MARGINS, VICTORIES, GUIDED)
HELD_OUT_ONE_IN: Final = 10  # games
RIDGE: Final = 3.0  # in positions that say nothing, for each weight of a feature of ordinary size
POWERS: Final = 3  # a weight's parts as they are fitted: constant, with the progress, with its square
SCALES: Final = 3  # the parts of how much a lead is worth
NEWTON_STEPS: Final = 12
GUIDED_RIDGE: Final = 100.0  # in positions that say nothing, for each multiplier
GUIDED_STEPS: Final = 200
GUIDED_STEP: Final = 0.03  # of a multiplier's logarithm


class Positions:
    """Positions of many games with one number of parties."""

    def __init__(
        self, features: Numbers, progress: Numbers, shares: Numbers, scores: Numbers, game: NDArray[np.int64]
    ) -> None:
        self.features = features  # by position, party, feature
        self.progress = progress
        self.shares = shares  # of the victory, by position and party
        self.scores = scores
        self.game = game  # its number

    def __len__(self) -> int:
        return len(self.progress)

    def some(self, chosen: NDArray[np.bool_]) -> Positions:
        """Those that are chosen."""
        return Positions(
            self.features[chosen],
            self.progress[chosen],
            self.shares[chosen],
            self.scores[chosen],
            self.game[chosen],
        )

    def parts(self) -> tuple[Numbers, Numbers, Numbers, Numbers, NDArray[np.int64]]:
        """All arrays, in the sequence of the constructor."""
        return self.features, self.progress, self.shares, self.scores, self.game

    def write(self, file: Path) -> None:
        """Keep them, at once or not at all."""
        unfinished = file.with_suffix(".part")
        features, progress, shares, scores, game = self.parts()
        with unfinished.open("wb") as opened:
            np.savez_compressed(opened, features=features, progress=progress, shares=shares, scores=scores, game=game)
        unfinished.rename(file)


def read_positions(files: list[Path]) -> Positions:
    """All positions of some files together."""
    found = []
    for file in files:
        with np.load(file) as kept:
            found.append([kept[name] for name in ("features", "progress", "shares", "scores", "game")])
    return Positions(*(np.concatenate(parts) for parts in zip(*found, strict=True)))


class Fit:
    """Weights by feature and part, and how well they tell the winners of games that were held out."""

    def __init__(self, weights: Numbers, loss: float, loss_at_once: float) -> None:
        self.weights = weights
        self.loss = loss
        self.loss_at_once = loss_at_once  # if every party were given the same share


class Guide:
    """A judgement to start from: what each feature weighs at the beginning and at the end, and which stay in
    proportion to all others."""

    def __init__(self, early: Sequence[float], late: Sequence[float], kept: Sequence[bool]) -> None:
        self.weights = np.array([early, late], dtype=np.float64)
        self.free = ~np.array(kept, dtype=np.bool_)


def fit(positions: Positions, method: str, guide: Guide | None = None) -> Fit:
    """Fit weights to nine games of ten, and look how they do in the tenth; `guided` needs a guide."""
    _, order = np.unique(positions.game, return_inverse=True)
    held_out = order % HELD_OUT_ONE_IN == 0
    learned = positions.some(~held_out)
    if method == GUIDED:
        assert guide is not None
        weights = fit_guided(learned, guide)
    else:
        size = np.maximum(learned.features.std(axis=(0, 1)), 1e-6)
        scaled = Positions(learned.features / size, *learned.parts()[1:])
        weights = (fit_margins if method == MARGINS else fit_victories)(scaled) / size[:, None]
    seen = positions.some(held_out)
    return Fit(weights, loss_of(seen, weights), float(np.log(seen.shares.shape[1])))


def worths(positions: Positions, weights: Numbers) -> Numbers:
    """What each party's position is worth."""
    powers = positions.progress[:, None] ** np.arange(weights.shape[1])
    return np.asarray(np.einsum("npf,fk,nk->np", positions.features, weights, powers))


def log_shares(worth: Numbers) -> Numbers:
    """Logarithms of the shares of the victory."""
    apart = worth - worth.max(axis=1, keepdims=True)
    return np.asarray(apart - np.log(np.exp(apart).sum(axis=1, keepdims=True)))


def loss_of(positions: Positions, weights: Numbers) -> float:
    """The mean of -log of the share that was given to the winner."""
    return float(-(positions.shares * log_shares(worths(positions, weights))).sum(axis=1).mean())


def in_parts(positions: Positions) -> Numbers:
    """Every feature times every power of the progress, by position and party."""
    powers = positions.progress[:, None] ** np.arange(POWERS)
    spread = positions.features[:, :, :, None] * powers[:, None, None, :]
    return np.asarray(spread.reshape(*positions.features.shape[:2], -1))


def fit_margins(positions: Positions) -> Numbers:
    """To the final margin, the noisy beginning of a game counting less than its end."""
    parties = positions.shares.shape[1]
    parts = in_parts(positions)
    lead = parts - (parts.sum(axis=1, keepdims=True) - parts) / (parties - 1)
    margin = positions.scores - (positions.scores.sum(axis=1, keepdims=True) - positions.scores) / (parties - 1)
    x, y = lead.reshape(-1, lead.shape[2]), margin.reshape(-1)
    progress = np.repeat(positions.progress, parties)
    counts = np.ones(len(y))
    for _ in range(2):
        weighed = x * counts[:, None]
        found = np.linalg.solve(weighed.T @ x + RIDGE * np.eye(x.shape[1]), weighed.T @ y)
        missed = (y - x @ found) ** 2
        powers = progress[:, None] ** np.arange(POWERS)
        usual = powers @ np.linalg.lstsq(powers, missed, rcond=None)[0]
        counts = missed.mean() / np.maximum(usual, missed.mean() / 20)
    weights = found.reshape(-1, POWERS)
    scale = worth_of_a_lead(positions, weights)
    return np.apply_along_axis(np.convolve, 1, weights, scale)


def worth_of_a_lead(positions: Positions, weights: Numbers) -> Numbers:
    """By which polynomial of the progress points must be scaled so that shares of the victory come out."""
    worth = worths(positions, weights)
    powers = positions.progress[:, None] ** np.arange(SCALES)
    return newton(worth[:, :, None] * powers[:, None, :], positions.shares, 1e-3)


def fit_victories(positions: Positions) -> Numbers:
    """To the shares of the victory."""
    return newton(in_parts(positions), positions.shares, RIDGE).reshape(-1, POWERS)


def fit_guided(positions: Positions, guide: Guide) -> Numbers:
    """To the shares of the victory, by multipliers of a guide's weights and of all of them together (Adam)."""
    when = np.stack([1 - positions.progress, positions.progress])
    found = np.zeros_like(guide.weights)  # logarithms of the multipliers, early and late
    whole = np.zeros((2, 1))  # of what multiplies all
    count = len(positions)
    mean = np.zeros((2, found.shape[1] + 1))  # of the slopes so far
    square = np.zeros_like(mean)  # of their squares
    for step in range(1, GUIDED_STEPS + 1):
        weights = guide.weights * np.exp(found + whole)
        worth = np.einsum("npf,tf,tn->np", positions.features, weights, when, optimize=True)
        missed = np.exp(log_shares(worth)) - positions.shares
        slope = np.einsum("np,npf,tn->tf", missed, positions.features, when, optimize=True) * weights
        together = slope.sum(axis=1, keepdims=True) / count
        slope = np.hstack([guide.free * (slope + GUIDED_RIDGE * found) / count, together])
        mean = 0.9 * mean + 0.1 * slope
        square = 0.99 * square + 0.01 * slope**2
        usual = np.sqrt(square / (1 - 0.99**step)) + 1e-9
        change = GUIDED_STEP * mean / (1 - 0.9**step) / usual
        found = found - change[:, :-1]
        whole = whole - change[:, -1:]
    early, late = guide.weights * np.exp(found + whole)
    return np.stack([early, late - early], axis=1)


def newton(parts: Numbers, shares: Numbers, ridge: float) -> Numbers:
    """The weights with which the parties' shares are most likely, by Newton's method."""
    found = np.zeros(parts.shape[2])
    for _ in range(NEWTON_STEPS):
        given = np.exp(log_shares(parts @ found))
        slope = np.einsum("npk,np->k", parts, given - shares) + ridge * found
        mean = np.einsum("npk,np->nk", parts, given)
        flat = parts.reshape(-1, parts.shape[2])
        bend = (flat * given.reshape(-1, 1)).T @ flat - mean.T @ mean + ridge * np.eye(len(found))
        step = np.linalg.solve(bend, slope)
        found = found - step
        if np.abs(step).max() < 1e-6:
            break
    return np.asarray(found)

"""Numbers of judgement, and the judgement of a game that has none of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from ophir.engine.positions import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Weights:
    """Numbers of judgement by name; a game's own kind of weights reads them into fields."""

    def __init__(self, numbers: Mapping[str, float]) -> None:
        self.numbers: Final = dict(numbers)


def by_scores(position: Position, weights: Weights) -> list[float]:
    """Each party's share as the scores stand: how a game without a judgement of its own is looked at."""
    scores = position.scores
    lead = [1.0 + score - min(scores) for score in scores]
    return [one / sum(lead) for one in lead]

"""How a finished game ended."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any


def by_source(names: Sequence[str], earned: Iterable[int]) -> list[dict[str, int]]:
    """What each party has earned, by the names of its sources, from a row of all parties."""
    all_of_it = list(earned)
    rows = [all_of_it[first : first + len(names)] for first in range(0, len(all_of_it), len(names))]
    return [{name: one for name, one in zip(names, row, strict=True) if one} for row in rows]


class Outcome:
    """How a finished game ended: who won, by what, and why it was over. Everything is by party, automata included."""

    __slots__ = ("ends", "places", "scores", "sources", "tie_break", "winners")

    def __init__(
        self,
        scores: list[int],
        places: list[int],
        sources: list[dict[str, int]],
        ends: list[str],
        tie_break: str,
    ) -> None:
        self.scores = scores
        self.places = places  # 1 for the winner or the winners
        self.sources = sources  # of each party's score, they add up to it
        self.ends = ends  # every end condition that held
        self.tie_break = tie_break  # what settled or left a tie for the first place, if there was one
        self.winners = [party for party, place in enumerate(places) if place == 1]

    def __reduce__(self) -> tuple[Any, ...]:
        """How to send it to another process: a compiled class is not made without its values."""
        return Outcome, (self.scores, self.places, self.sources, self.ends, self.tie_break)

    def ahead(self, party: int, other: int) -> float:
        """Did a party come before another? 1, 0, or a half if they share a place."""
        mine, its = self.places[party], self.places[other]
        return 0.5 if mine == its else 1.0 if mine < its else 0.0

    def why(self) -> dict[str, Any]:
        """What the message `result-why` of a game is told: `how` is what settled a tie, else the end condition."""
        best = self.scores[self.winners[0]]
        others = [score for party, score in enumerate(self.scores) if party not in self.winners]
        return {
            "how": self.tie_break or self.ends[0],
            "end": self.ends,
            "winner_seat": self.winners,
            "score": best,
            "other": max(others, default=best),
        }

    def __repr__(self) -> str:
        tie = f", tie {self.tie_break}" if self.tie_break else ""
        return f"<Outcome: won by {self.winners}, scores {self.scores}, end {', '.join(self.ends)}{tie}>"

    def to_json(self) -> dict[str, object]:
        """Readable data."""
        return {name: getattr(self, name) for name in ("winners", "scores", "places", "sources", "ends", "tie_break")}

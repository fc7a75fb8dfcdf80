"""A table as spectators see it who look on with a delay: the same log, read more slowly.

What has not been shown yet is in no state that a spectator is answered from, so no way of asking gets it.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final, NamedTuple

from ophir.server import entries

if TYPE_CHECKING:
    from ophir.server.table import Table

MOVES: Final = (entries.Played, entries.PlayedTogether, entries.TookBack)


class Waiting(NamedTuple):
    """An entry that was not shown yet, and the turn in which it was written."""

    entry: entries.Entry
    turn: int


class Lag:
    """The table as it is shown, and the entries that are still to come.

    A delay of a turn shows what was done in it once the next one has begun; `turn` is the number of the present one.
    """

    def __init__(self, shown: Table, moves: int, turns: int, seconds: float) -> None:
        self.shown = shown
        self.moves = moves
        self.turns = turns
        self.seconds = seconds
        self.turn = 0
        self.waiting: deque[Waiting] = deque()

    def put(self, entry: entries.Entry) -> None:
        """An entry was written."""
        self.waiting.append(Waiting(entry, self.turn))

    def catch_up(self, now: float, over: bool) -> int | None:
        """Show what is due; everything, once the game is over. The version before, or None if nothing was."""
        before = self.shown.version
        shown = False
        while self.waiting and (over or self._due(now)):
            self.shown.apply(self.waiting.popleft().entry)
            shown = True
        return before if shown else None

    def next_at(self) -> float | None:
        """When the next entry may be due by the clock alone."""
        if not self.waiting or not self.seconds or not self._far_enough():
            return None
        return self.waiting[0].entry.time + self.seconds

    def _due(self, now: float) -> bool:
        first = self.waiting[0].entry
        if not isinstance(first, MOVES):
            return True
        return self._far_enough() and first.time + self.seconds <= now

    def _far_enough(self) -> bool:
        """Were enough moves and turns made since the next entry?"""
        behind = sum(_count(each.entry) for each in self.waiting) - _count(self.waiting[0].entry)
        return behind >= self.moves and self.turn - self.waiting[0].turn >= self.turns


def _count(entry: entries.Entry) -> int:
    if isinstance(entry, entries.PlayedTogether):
        return len(entry.actions)
    return int(isinstance(entry, MOVES))

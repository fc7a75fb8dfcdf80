"""A table as spectators see it who look on with a delay: the same log, read more slowly.

What has not been shown yet is in no state that a spectator is answered from, so no way of asking gets it.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

from ophir.server import entries

if TYPE_CHECKING:
    from ophir.server.table import Table

MOVES: Final = (entries.Played, entries.PlayedTogether, entries.TookBack)


class Lag:
    """The table as it is shown, and the entries that are still to come."""

    def __init__(self, shown: Table, moves: int, seconds: float) -> None:
        self.shown = shown
        self.moves = moves
        self.seconds = seconds
        self.waiting: deque[entries.Entry] = deque()

    def catch_up(self, now: float, over: bool) -> int | None:
        """Show what is due; everything, once the game is over. The version before, or None if nothing was."""
        before = self.shown.version
        shown = False
        while self.waiting and (over or self._due(now)):
            self.shown.apply(self.waiting.popleft())
            shown = True
        return before if shown else None

    def next_at(self) -> float | None:
        """When the next entry may be due by the clock alone."""
        if not self.waiting or not self.seconds or self._moves_behind() < self.moves:
            return None
        return self.waiting[0].time + self.seconds

    def _due(self, now: float) -> bool:
        first = self.waiting[0]
        if not isinstance(first, MOVES):
            return True
        return self._moves_behind() >= self.moves and first.time + self.seconds <= now

    def _moves_behind(self) -> int:
        """How many moves would still be held back if the next were shown."""
        return sum(map(_count, self.waiting)) - _count(self.waiting[0])


def _count(entry: entries.Entry) -> int:
    if isinstance(entry, entries.PlayedTogether):
        return len(entry.actions)
    return int(isinstance(entry, MOVES))

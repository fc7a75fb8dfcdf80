"""An independent model of Wisdom of Solomon: plain and slow, written from rulebook and specification alone.

It shares no code with the game's rules; only the figures are read from the same files. Played side by side with the
engine it shows where one of the two is wrong (`tests/models/compare.py`).
"""

from __future__ import annotations

from tests.models.talk import Talk
from tests.models.wisdom.setting_up import Options, begin
from tests.models.wisdom.table import Table
from tests.models.wisdom.years import Result, play_years


class Model:
    """One game: `talk` is the conversation, `table` the position at every moment of it, `result` how it ended."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.result: Result | None = None

    def new_game(self, options: Options) -> Talk[None]:
        """From the choice of the first Fortune Card on."""
        first = yield from begin(self.table, options)
        yield from self.go_on(first)

    def go_on(self, seat: int) -> Talk[None]:
        """From the turn of a seat on, in the midst of a year."""
        self.result = yield from play_years(self.table, seat)

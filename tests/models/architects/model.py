"""An independent model of Architects of the West Kingdom: plain and slow, from rulebook and specification alone.

It shares no code with the game's rules; only the figures are read from the same files. Played side by side with the
engine it shows where one of the two is wrong (`compare.py`).
"""

from __future__ import annotations

from tests.models.architects import setting_up
from tests.models.architects.scoring import Result
from tests.models.architects.setting_up import Options
from tests.models.architects.table import Table
from tests.models.architects.turns import play_turns
from tests.models.talk import Talk


class Model:
    """One game: `table` is the position at every moment of the talk, `result` how it ended."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.result: Result | None = None

    def new_game(self, options: Options, asked: int) -> Talk[None]:
        """From the first decision on, which a given seat has."""
        table = self.table
        if options.variable and options.choose_boards:
            yield from setting_up.choose_boards(table, options, asked)
        if options.starting_apprentice:
            yield from setting_up.hire_starting_apprentices(table)
        if not any(player.packet for player in table.players):  # or else they were dealt before the first decision
            yield from setting_up.deal_packets(table)
        yield from setting_up.choose_plans(table)
        assert table.first is not None
        yield from self.go_on(table.first)

    def go_on(self, seat: int) -> Talk[None]:
        """From the turn of a seat on."""
        self.result = yield from play_turns(self.table, seat)

"""The year: whose turn it is, until nobody places any more. [Wisdom 4]"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ophir.engine.game import NOBODY
from ophir.engine.steps import Limit, Procedure, below
from ophir.games.wisdom.end_of_year import YearCheck
from ophir.games.wisdom.jeroboam import JeroboamTurn
from ophir.games.wisdom.placement import ASKED
from ophir.games.wisdom.table import MOST_PARTIES, WisdomTable


class Turn(Procedure[WisdomTable]):
    """The next party clockwise, from `party` on, that has workers left and has not passed; else the year is over."""

    __slots__ = ("party",)
    fields: ClassVar[dict[str, Limit]] = {"party": below("party_count")}

    party: int

    def __init__(self, party: int) -> None:
        self.party = party

    def run(self, table: WisdomTable) -> None:
        parties: i64 = len(table.favor)
        party: i64 = self.party
        workers_left = table.workers_left
        passed = table.passed
        for _ in range(parties):
            if workers_left[party] and not passed[party]:
                table.current = party
                table.stack.append(TURNS[(party + 1) % parties])
                table.stack.append(JeroboamTurn() if party >= table.box.seats else ASKED[party])
                return
            party = (party + 1) % parties
        table.current = NOBODY
        table.stack.append(YearCheck())


# Steps never change, so every turn can use the same ones.
TURNS: Final = [Turn(party) for party in range(MOST_PARTIES)]

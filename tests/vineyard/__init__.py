"""The Fox in the Vineyard: a small game of our own that proves what no game in a box needs yet.

One or two people pick the fruit of rows of trees, two rows a day. A fox plays along (an automaton: it has no chair):
after the last person of a day it eats up the fullest row. If several rows are equally full, the first person leads it
to one of them. Then every row bears one fruit more, and one row on which rain falls another one. After some days
whoever has most fruit has won. `days` is an option that is a number, `crops` one that is a set.
"""

from __future__ import annotations

from ophir.engine.game import Game, Options

from .box import LAYOUT, Box, options
from .rules import FIELDS, VineyardTable, check_stack, check_table, deal

FOX = "fox"


def automata(seats: int, options: Options) -> tuple[str, ...]:
    """The fox, unless it was driven away."""
    return (FOX,) if options["fox"] else ()


GAME = Game(
    __name__,
    id="vineyard",
    rules_version="1",
    seat_counts=(1, 2),
    seat_names=("blue", "red"),
    table=VineyardTable,
    fields=FIELDS,
    box=Box,
    pack_layout=LAYOUT,
    options=options,
    automata=automata,
    deal=deal,
    check_table=check_table,
    check_stack=check_stack,
)

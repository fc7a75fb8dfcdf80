"""Visits that end with a Fortune Card: Merchant and Trader, on the board or on a Building Card. [6.2, 6.3; D5]"""

from __future__ import annotations

from tests.models.talk import Talk
from tests.models.wisdom import fortune, market, trader
from tests.models.wisdom.table import Table


def merchant(table: Table, seat: int, moves_down: int = 0) -> Talk[None]:
    for _ in range(moves_down):
        yield from market.move_down(table, seat)
    yield from market.transactions(table, seat, market.transactions_of_a_visit(table, seat))
    yield from fortune.may_play(table, seat)


def trade(table: Table, seat: int, most_exotic: int = 0, may_replace: bool = True) -> Talk[None]:
    yield from trader.trade(table, seat, most_exotic, may_replace)
    yield from fortune.may_play(table, seat)

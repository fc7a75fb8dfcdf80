"""The High Priest: who it is, and what the title allows. [Kingdom 11.3, 6, 7]"""

from __future__ import annotations

from ophir.engine.game import NOBODY
from ophir.engine.lists import increased
from ophir.games.kingdom.table import KingdomTable


def has_privilege(table: KingdomTable, seat: int) -> bool:
    """May this seat still place a Pawn beside an opponent's piece? Once a round, not once an opponent. [R12]"""
    return table.high_priest == seat and not table.privilege_used


def region_owner(table: KingdomTable, seat: int, space: int) -> int:
    """Whose region a Pawn of `seat` on `space` collects.

    The High Priest collects only from the owner's region: beside an opponent's piece that opponent's Roads count and
    the High Priest's own do not, even where the two regions overlap. [7, EX7]
    """
    owner = table.site[space]
    return seat if owner == NOBODY else owner


def take_token(table: KingdomTable, seat: int) -> None:
    """Take a Temple Token; the title moves at once to whoever has more than the High Priest. A tie changes nothing.
    [11.3, R46]"""
    table.tokens = increased(table.tokens, seat)
    if table.events is not None:
        table.tell("event-token", seat, tokens=table.tokens[seat])
    holder = table.high_priest
    if holder == NOBODY or table.tokens[seat] > table.tokens[holder]:
        if holder != seat and table.events is not None:
            table.tell("event-high-priest", seat)
        table.high_priest = seat

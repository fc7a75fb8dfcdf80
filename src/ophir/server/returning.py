"""Getting a seat back without its key: whoever lost it asks, and all others at the table agree.

Nobody can prove that a seat was his, so the others have to know him: they compare the code that his page shows. One
person alone never decides, or he could take the hand of an opponent who is away for a moment; at a table of two only
the seat's own link, kept somewhere else, brings its person back.
"""

from __future__ import annotations

import time
from collections.abc import Container, Sequence
from typing import Final

from ophir.server.protocol import AWAY_AFTER
from ophir.server.table import Table
from ophir.server.trouble import NotYours, StillHere, TooFew, WrongStatus

FEWEST: Final = 2  # people who agree
CODE_LENGTH: Final = 6


class Asking:
    """Somebody asks for a seat. `key` will open it; `code` is what everybody sees of that."""

    __slots__ = ("agreed", "code", "key")

    def __init__(self, key: str) -> None:
        self.key = key
        self.code = key[:CODE_LENGTH].upper()
        self.agreed: set[int] = set()


def check_can_return(table: Table, seat: int, here: Container[int], last_here: Sequence[float]) -> None:
    """Raise unless the seat's person is away, by the table's own rule, and enough others sit here to decide."""
    table.must_be("playing")
    if not table.chair(seat).claimed or table.chair(seat).resigned:
        raise WrongStatus("Nobody held this seat.", status=table.status)
    after = table.created.away_after
    left = (AWAY_AFTER if after is None else after) - (time.time() - last_here[seat])
    if seat in here or left > 0:
        raise StillHere("The person on this seat is here.", seat=seat, seconds=max(0, round(left)))
    if len(_others(table, seat)) < FEWEST:
        raise TooFew("One person alone can't decide that; only the link to the seat opens it.", seat=seat)


def agree(table: Table, seat: int, asking: Asking, secret: str) -> bool:
    """Somebody agrees; True once all others have."""
    own = set(table.seats_of(secret)) - {seat}
    if not own:
        raise NotYours("Only who sits at the table may agree.", seat=seat)
    asking.agreed |= own
    return all(asking.agreed & person for person in _others(table, seat))


def _others(table: Table, seat: int) -> list[set[int]]:
    """The seats of each other person who plays. All that came with the table are of the one who opened it."""
    playing = {at for at, chair in enumerate(table.chairs) if at != seat and chair.claimed and chair.kind == "human"}
    first = {at for at in playing if not table.chairs[at].guest}
    return [*([first] if first else []), *({at} for at in playing - first)]

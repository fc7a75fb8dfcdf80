"""Jeroboam's real ties, which the human settles, or a fixed order does. [13.8, 13.9; D23]"""

from __future__ import annotations

from tests.models.talk import Answer, Talk, choose
from tests.models.wisdom.table import HUMAN, Table


def settle(table: Table, tied: dict[str, Answer]) -> Talk[Answer]:
    """One of the tied options; they are listed in the fixed order, so `auto` takes the first."""
    if table.ties_to_human:
        return (yield from choose(HUMAN, "D23", tied))
    return next(iter(tied.values()))

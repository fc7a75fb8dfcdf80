"""Solo mode: what the person decides for Jeroboam. [Wisdom 13.8, D23]"""

from __future__ import annotations

from typing import ClassVar

from ophir.engine.steps import Decision
from ophir.games.wisdom.table import WisdomTable


class HisTie(Decision[WisdomTable]):
    """What the rulebook leaves to the person: which of several things that are equal to him. [13.8, D23]"""

    __slots__ = ()
    tag: ClassVar[str] = "choose"

    def misfit(self, table: WisdomTable) -> str:
        return "" if table.box.solo else "belongs to a game against Jeroboam"

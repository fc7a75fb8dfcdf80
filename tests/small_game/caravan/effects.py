"""What cards do when they are loaded."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ophir.engine.packs import Positive
from ophir.engine.verbs import Figures, Verb

if TYPE_CHECKING:
    from caravan.table import CaravanTable


class Effect(Verb):
    """Something that happens at once."""

    forms: ClassVar[tuple[str, ...]] = ("effect",)

    def perform(self, table: CaravanTable, seat: int) -> None:
        raise NotImplementedError


class Coins(Effect):
    """Some coins from the supply."""

    op: ClassVar[str] = "coins"
    figures: ClassVar[Figures] = {"count": Positive}
    count: int

    def perform(self, table: CaravanTable, seat: int) -> None:
        table.coins[seat] += self.count
        if table.events is not None:
            table.tell("event-coins", seat, coins=self.count)

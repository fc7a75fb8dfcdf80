"""What a Worker does at each location: the figures of its action, one class a verb. [Architects 7, 19]"""

from __future__ import annotations

from typing import ClassVar, Literal

from ophir.engine.packs import Natural, Positive
from ophir.engine.verbs import Figures, Verb


class LocationAction(Verb):
    """What a Worker does at a location. [7]"""

    tag: ClassVar[str] = "type"
    forms: ClassVar[tuple[str, ...]] = ()


class Gather(LocationAction):
    """`base` and one for each effective worker."""

    op: ClassVar[str] = "gather"
    figures: ClassVar[Figures] = {"good": Literal["clay", "wood", "stone", "silver"], "base": Natural}
    good: str
    base: int

    def words(self) -> dict[str, object]:
        return {"good": self.good, "base": self.base}


class Mines(LocationAction):
    """Clay, `clay_base` and one for each effective worker; or Gold, one for every so many."""

    op: ClassVar[str] = "mines"
    figures: ClassVar[Figures] = {"clay_base": Natural, "workers_per_gold": Positive}
    clay_base: int
    workers_per_gold: int

    def words(self) -> dict[str, object]:
        return {"clay_base": self.clay_base, "workers_per_gold": self.workers_per_gold}


class Trades(LocationAction):
    """One trade for each effective worker."""

    op: ClassVar[str] = "trades"


class Workshop(LocationAction):
    """Hire for a price, with Silver on each card that is passed over; or draw cards."""

    op: ClassVar[str] = "workshop"
    figures: ClassVar[Figures] = {
        "hire": dict[Literal["silver", "tax"], Natural],
        "skip_silver": Positive,
        "draw_base": Natural,
        "workers_per_card": Positive,
    }
    hire: dict[str, int]
    skip_silver: int
    draw_base: int
    workers_per_card: int

    def words(self) -> dict[str, object]:
        return {"skip_silver": self.skip_silver, "draw_base": self.draw_base, "workers_per_card": self.workers_per_card}

    def prices(self) -> list[int]:
        """Silver and Tax of a hire."""
        return [self.hire.get("silver", 0), self.hire.get("tax", 0)]


class Captures(LocationAction):
    """One capture for each effective worker."""

    op: ClassVar[str] = "captures"
    figures: ClassVar[Figures] = {"first_tax": Natural, "further_silver": Natural}
    first_tax: int
    further_silver: int

    def words(self) -> dict[str, object]:
        return {"first_tax": self.first_tax, "further_silver": self.further_silver}


class GuardhouseAction(LocationAction):
    """One Guardhouse action for each effective worker."""

    op: ClassVar[str] = "guardhouse"


class TakeAllTax(LocationAction):
    """All Tax."""

    op: ClassVar[str] = "take_all_tax"
    figures: ClassVar[Figures] = {"virtue_loss": Natural}
    virtue_loss: int

    def words(self) -> dict[str, object]:
        return {"virtue_loss": self.virtue_loss}


class BlackMarketAction(LocationAction):
    """One of the three spaces."""

    op: ClassVar[str] = "black_market"


class GuildhallAction(LocationAction):
    """A Building, the Cathedral or a Wonder."""

    op: ClassVar[str] = "guildhall"

"""What the AI opponent does with the Worker that a Scheme card placed: one class a verb. [Architects 15, 19]

`place` is where the Worker stands: a circle location, a space of the Black Market, or the Guildhall. `why_not` says why
a step can't be carried out now, as the message `why-<reason>`; then it is skipped, and `first_available` looks further.
"""

from __future__ import annotations

from typing import ClassVar

from ophir.engine.packs import Natural, Positive
from ophir.engine.verbs import BadFigure, Figures, Verb
from ophir.games.architects.ai import black_market, captures, constructing, gains, guardhouse, resource_track, schemes
from ophir.games.architects.ai.reasons import tell_skipped
from ophir.games.architects.goods import VIRTUE, Goods, counts, named
from ophir.games.architects.table import CIRCLES, ArchitectsTable


def effective_workers(table: ArchitectsTable, place: int) -> int:
    """Its Workers at a circle location, and 1 for an own Wonder there; elsewhere the one just placed. [15.1]"""
    box = table.box
    if place >= CIRCLES:
        return 1
    return table.effective_workers(box.seats, place, int(table.wonder_here(box.seats, place)))


class Operation(Verb):
    """A step of a line."""

    forms: ClassVar[tuple[str, ...]] = ("step",)

    def why_not(self, table: ArchitectsTable, place: int) -> str:
        """Why it can't be carried out now; empty if it can."""
        return ""

    def perform(self, table: ArchitectsTable, place: int) -> None:
        """Carry it out."""
        raise NotImplementedError


class Gain(Operation):
    """Goods, as it converts them."""

    op: ClassVar[str] = "gain"
    figures: ClassVar[Figures] = {"gain": Goods}
    gain: Goods
    goods: list[int]

    def ready(self) -> None:
        self.goods = counts(self.gain)

    def perform(self, table: ArchitectsTable, place: int) -> None:
        gains.gain(table, self.goods)

    def words(self) -> dict[str, object]:
        return {"gain_good": named(self.goods)}


class Lose(Operation):
    """Virtue, as the card says. [R60]"""

    op: ClassVar[str] = "lose"
    figures: ClassVar[Figures] = {"lose": Goods}
    lose: Goods
    goods: list[int]

    def ready(self) -> None:
        self.goods = counts(self.lose)
        if sum(self.goods) != self.goods[VIRTUE]:
            raise BadFigure("lose", "can be Virtue only")

    def perform(self, table: ArchitectsTable, place: int) -> None:
        gains.lose_virtue(table, self.goods[VIRTUE])

    def words(self) -> dict[str, object]:
        return {"lose_good": named(self.goods)}


class GainPerWorker(Operation):
    """`base` and once more for every `each` effective Workers."""

    op: ClassVar[str] = "gain_per_worker"
    figures: ClassVar[Figures] = {
        "base": (Natural, 0),
        "each": Positive,
        "gain": Goods,
        "min_workers": (Natural, 0),
    }
    base: int
    each: int
    gain: Goods
    min_workers: int
    goods: list[int]

    def ready(self) -> None:
        self.goods = counts(self.gain)

    def why_not(self, table: ArchitectsTable, place: int) -> str:
        return "skip-few-workers" if effective_workers(table, place) < self.min_workers else ""

    def perform(self, table: ArchitectsTable, place: int) -> None:
        times = self.base + effective_workers(table, place) // self.each
        gains.gain(table, self.goods, times)

    def words(self) -> dict[str, object]:
        return {"base": self.base, "each": self.each, "min": self.min_workers, "gain_good": named(self.goods)}


class Captures(Operation):
    """Captures, so many for each effective Worker. [15.4]"""

    op: ClassVar[str] = "captures"
    figures: ClassVar[Figures] = {"per_worker": Positive}
    per_worker: int

    def why_not(self, table: ArchitectsTable, place: int) -> str:
        return "" if captures.largest_opposing_group(table) else "skip-nobody-to-capture"

    def perform(self, table: ArchitectsTable, place: int) -> None:
        captures.capture(table, self.per_worker * effective_workers(table, place))


class GuardhouseActions(Operation):
    """Actions of the Guardhouse, so many for each effective Worker. [15.5]"""

    op: ClassVar[str] = "guardhouse_actions"
    figures: ClassVar[Figures] = {"per_worker": Positive}
    per_worker: int

    def perform(self, table: ArchitectsTable, place: int) -> None:
        guardhouse.act(table, self.per_worker * effective_workers(table, place))


class BlackMarket(Operation):
    """What the space of the Black Market brings. [15.6]"""

    op: ClassVar[str] = "black_market"

    def perform(self, table: ArchitectsTable, place: int) -> None:
        black_market.deal(table, place - table.box.ai.first_space)


class Contribute(Operation):
    """A Contribution from the supply. [15.2, R58, R72]"""

    op: ClassVar[str] = "contribute"

    def why_not(self, table: ArchitectsTable, place: int) -> str:
        return resource_track.why_no_contribution(table)

    def perform(self, table: ArchitectsTable, place: int) -> None:
        resource_track.contribute(table)


class FutureScheme(Operation):
    """Cards of the Future pile onto its discard pile, unseen. [15.7]"""

    op: ClassVar[str] = "future_scheme"
    figures: ClassVar[Figures] = {"count": Positive}
    count: int

    def perform(self, table: ArchitectsTable, place: int) -> None:
        schemes.gain_future(table, self.count)


class NextScheme(Operation):
    """Another card, once this one is finished; the turn looks for it then. [15.7]"""

    op: ClassVar[str] = "next_scheme"

    def perform(self, table: ArchitectsTable, place: int) -> None:
        pass


class TakeTax(Operation):
    """All Tax to the supply, and as much Silver gained."""

    op: ClassVar[str] = "take_tax"

    def why_not(self, table: ArchitectsTable, place: int) -> str:
        return "" if table.tax else "skip-no-tax"

    def perform(self, table: ArchitectsTable, place: int) -> None:
        gains.take_tax(table)


class AddTax(Operation):
    """Tax from the supply. [R53]"""

    op: ClassVar[str] = "add_tax"
    figures: ClassVar[Figures] = {"amount": Positive}
    amount: int

    def perform(self, table: ArchitectsTable, place: int) -> None:
        gains.add_tax(table, self.amount)


class RemoveApprentices(Operation):
    """Both Apprentices of the marker's column. [15.2]"""

    op: ClassVar[str] = "remove_apprentices"

    def perform(self, table: ArchitectsTable, place: int) -> None:
        resource_track.remove_apprentices(table)


class SendCaptured(Operation):
    """Its captured Workers to Prison, with all that it brings. [15.5]"""

    op: ClassVar[str] = "send_captured"

    def why_not(self, table: ArchitectsTable, place: int) -> str:
        return "" if guardhouse.held(table) else "skip-holds-nobody"

    def perform(self, table: ArchitectsTable, place: int) -> None:
        guardhouse.send_captured(table)


class ConstructWonder(Operation):
    """A Wonder that it can afford. [15.3]"""

    op: ClassVar[str] = "construct_wonder"

    def why_not(self, table: ArchitectsTable, place: int) -> str:
        return "" if constructing.affordable_wonder(table) >= 0 else "skip-no-wonder"

    def perform(self, table: ArchitectsTable, place: int) -> None:
        constructing.construct(table)


class WorkCathedral(Operation):
    """One level up the Cathedral. [15.3]"""

    op: ClassVar[str] = "work_cathedral"

    def why_not(self, table: ArchitectsTable, place: int) -> str:
        return constructing.why_no_cathedral(table)

    def perform(self, table: ArchitectsTable, place: int) -> None:
        constructing.work_on_cathedral(table)


class FirstAvailable(Operation):
    """Only the first of several that can be carried out now, if there is any; why not the others is told. [15.1]"""

    op: ClassVar[str] = "first_available"
    figures: ClassVar[Figures] = {"of": list[Operation]}
    of: list[Operation]

    def perform(self, table: ArchitectsTable, place: int) -> None:
        for one in self.of:
            why = one.why_not(table, place)
            if not why:
                one.perform(table, place)
                return
            tell_skipped(table, one.op, why)

    def words(self) -> dict[str, object]:
        return {"choices": len(self.of)}


class Adornment(Operation):
    """Age of Artisans only; its cards are never in the piles. [21]"""

    op: ClassVar[str] = "adornment"

    def why_not(self, table: ArchitectsTable, place: int) -> str:
        return "skip-no-artisans"

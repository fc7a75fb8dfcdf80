"""When the AI opponent takes a line of a Scheme card: one class a clause. [Architects 15.1, 19]

In the data a clause is a word, with a figure where it needs one: `tax>=4`, `holds_captured`. It is looked at before the
Worker is placed. `now` is what the table shows, so that a person can check it against the card.
"""

from __future__ import annotations

import re
from typing import ClassVar, Final

from ophir.engine.packs import Natural
from ophir.engine.verbs import BadFigure, Figures, Verb, make, verbs_of
from ophir.games.architects.ai.captures import largest_opposing_group
from ophir.games.architects.ai.constructing import affordable_wonder, why_no_cathedral
from ophir.games.architects.ai.guardhouse import held
from ophir.games.architects.table import CIRCLES, ArchitectsTable

CLAUSE: Final = re.compile(r"([a-z_]+?)(?:([<>]=)(\d+))?")


def can_advance(table: ArchitectsTable) -> bool:
    """Can it work on the Cathedral?"""
    return not why_no_cathedral(table)


class Condition(Verb):
    """A clause of a Scheme card."""

    forms: ClassVar[tuple[str, ...]] = ("clause",)
    event: ClassVar[str] = ""  # what tells whether it held
    sign: ClassVar[str] = ""  # how its figure is compared, as the data writes it; none: it has no figure

    def now(self, table: ArchitectsTable) -> int:
        """What the table shows; without a figure 1 if it is so."""
        raise NotImplementedError

    def figure(self) -> int:
        """What `now` is compared with; 0 without a figure."""
        return 0

    def holds(self, table: ArchitectsTable) -> bool:
        """Is it so?"""
        return self.now(table) > 0


class AtLeast(Condition):
    """A clause that wants so much or more."""

    sign: ClassVar[str] = ">="
    figures: ClassVar[Figures] = {"count": Natural}
    count: int

    def figure(self) -> int:
        return self.count

    def holds(self, table: ArchitectsTable) -> bool:
        return self.now(table) >= self.count


class OwnInPrison(AtLeast):
    """So many of its own Workers are in Prison."""

    op: ClassVar[str] = "own_in_prison"
    event: ClassVar[str] = "event-clause-own-in-prison"

    def now(self, table: ArchitectsTable) -> int:
        return table.prison[table.box.seats]


class OpponentGroup(AtLeast):
    """One person has so many Workers at one circle location."""

    op: ClassVar[str] = "opponent_group"
    event: ClassVar[str] = "event-clause-opponent-group"

    def now(self, table: ArchitectsTable) -> int:
        return largest_opposing_group(table)


class Tax(AtLeast):
    """So much lies on the Tax Stand."""

    op: ClassVar[str] = "tax"
    event: ClassVar[str] = "event-clause-tax"

    def now(self, table: ArchitectsTable) -> int:
        return table.tax


class HoldsCaptured(Condition):
    """It holds captured Workers."""

    op: ClassVar[str] = "holds_captured"
    event: ClassVar[str] = "event-clause-holds-captured"

    def now(self, table: ArchitectsTable) -> int:
        return held(table)


class MostAtPrincess(Condition):
    """It has more Workers with the Princess than every other player."""

    op: ClassVar[str] = "most_at_princess"
    event: ClassVar[str] = "event-clause-most-at-princess"

    def now(self, table: ArchitectsTable) -> int:
        place = table.princess()
        if place < 0:
            return 0
        there = table.workers[place::CIRCLES]
        return int(max(there[:-1]) < there[-1])


class CanWonderOrCathedral(Condition):
    """It can construct a Wonder or work on the Cathedral."""

    op: ClassVar[str] = "can_wonder_or_cathedral"
    event: ClassVar[str] = "event-clause-can-wonder-or-cathedral"

    def now(self, table: ArchitectsTable) -> int:
        return int(affordable_wonder(table) >= 0 or can_advance(table))


class CanCathedralAndVirtue(Condition):
    """It can work on the Cathedral and has so much Virtue or less."""

    op: ClassVar[str] = "can_cathedral_and_virtue"
    event: ClassVar[str] = "event-clause-can-cathedral-and-virtue"
    sign: ClassVar[str] = "<="
    figures: ClassVar[Figures] = {"count": Natural}
    count: int

    def figure(self) -> int:
        return self.count

    def now(self, table: ArchitectsTable) -> int:
        return table.virtue[table.box.seats]

    def holds(self, table: ArchitectsTable) -> bool:
        return can_advance(table) and self.now(table) <= self.count


class CanCathedralAndNoFutureLeft(Condition):
    """It can work on the Cathedral and the Future pile is empty."""

    op: ClassVar[str] = "can_cathedral_and_no_future_left"
    event: ClassVar[str] = "event-clause-can-cathedral-and-no-future-left"

    def now(self, table: ArchitectsTable) -> int:
        return int(can_advance(table) and not table.scheme_future)


class InfluenceAtMost(Condition):
    """It has so much Influence or less."""

    op: ClassVar[str] = "influence"
    event: ClassVar[str] = "event-clause-influence"
    sign: ClassVar[str] = "<="
    figures: ClassVar[Figures] = {"count": Natural}
    count: int

    def figure(self) -> int:
        return self.count

    def now(self, table: ArchitectsTable) -> int:
        return table.influence[table.box.seats]

    def holds(self, table: ArchitectsTable) -> bool:
        return self.now(table) <= self.count


class CanStack(Condition):
    """It can stack a Worker in the Guildhall: Age of Artisans, so never here. [21]"""

    op: ClassVar[str] = "can_stack"
    event: ClassVar[str] = "event-clause-can-stack"

    def now(self, table: ArchitectsTable) -> int:
        return 0


class Settled(Condition):
    """A clause that the variant without Works of Wonder has answered beforehand. [16]"""

    op: ClassVar[str] = "settled"
    event: ClassVar[str] = "event-clause-settled"
    figures: ClassVar[Figures] = {"answer": bool}
    answer: bool

    def now(self, table: ArchitectsTable) -> int:
        return int(self.answer)


def read_clause(text: str) -> Condition:
    """The condition that the data names; BadFigure if there is none such."""
    found = CLAUSE.fullmatch(text)
    known = verbs_of(Condition)
    kind = known.get(found[1]) if found else None
    if found is None or kind is None or kind is Settled or (found[2] or "") != kind.sign:
        clauses = ", ".join(
            f"{op}{one.sign}{'N' if one.sign else ''}" for op, one in known.items() if one is not Settled
        )
        raise BadFigure("if", f"there is no clause {text!r}; known: {clauses}")
    return make(kind, {"count": int(found[3])} if kind.sign else {})

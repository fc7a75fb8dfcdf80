"""What a placement brings where own Wonders, the Profiteer or the Princess stand. [Architects 6.2, R34, R35, R74]

The steps of a placement with Works of Wonder, each once: what comes at once; the own Wonder; the Profiteer's Influence
now or later; a Contribution now or later; the action of the location; whatever was put off.
"""

from __future__ import annotations

from typing import ClassVar

from ophir.engine.steps import FLAG, Closed, Decision, Limit, Procedure, below
from ophir.games.architects.goods import RESOURCES
from ophir.games.architects.locations import perform, why_impossible
from ophir.games.architects.table import (
    PLACE_AT,
    PLACE_AT_PROFITEER,
    PLACEMENTS,
    ArchitectsTable,
)
from ophir.games.architects.triggers import trigger
from ophir.games.architects.wonders.contributions import can_contribute, contribute, has_resource, is_spot_free
from ophir.games.architects.wonders.influence import gain_influence


def enter(table: ArchitectsTable, seat: int, placement: int) -> None:
    """A Worker has been placed on a circle location: what comes at once, then the rest. [6.2]"""
    place = table.box.placement_place[placement]
    if not table.is_special(seat, place) and place != table.princess():
        perform(table, seat, placement, 0)
        return
    here = place == table.profiteer()
    if not here and not table.gives(seat, PLACE_AT + place):
        visit_wonder(table, seat, placement)
        return
    table.stack.append(VisitWonder(seat, placement))
    if here:
        trigger(table, seat, PLACE_AT_PROFITEER)
    trigger(table, seat, PLACE_AT + place)


def visit_wonder(table: ArchitectsTable, seat: int, placement: int) -> None:
    """The own Wonder, if there is one, and the rest."""
    if table.wonder_here(seat, table.box.placement_place[placement]):
        table.stack.append(VisitWonder(seat, placement))
    else:
        meet_profiteer(table, seat, placement, 0)


def meet_profiteer(table: ArchitectsTable, seat: int, placement: int, extra: int) -> None:
    """The Profiteer, if he is there, and the rest."""
    if table.box.placement_place[placement] == table.profiteer():
        table.stack.append(ProfiteerTime(seat, placement, extra))
    else:
        meet_princess(table, seat, placement, extra, 0)


def meet_princess(table: ArchitectsTable, seat: int, placement: int, extra: int, later: int) -> None:
    """A Contribution, if the Princess is there and one is possible, or the action at once."""
    if table.box.placement_place[placement] == table.princess() and can_contribute(table, seat):
        table.stack.append(ContributeBefore(seat, placement, extra, later))
    else:
        act_first(table, seat, placement, extra, later)


def act_first(table: ArchitectsTable, seat: int, placement: int, extra: int, later: int) -> None:
    """The action, and afterwards whatever was put off."""
    princess = 1 if table.box.placement_place[placement] == table.princess() else 0
    if later or princess:
        table.stack.append(AfterAction(seat, later, princess))
    act(table, seat, placement, extra)


def act(table: ArchitectsTable, seat: int, placement: int, extra: int) -> None:
    """The action of the location."""
    perform(table, seat, placement, extra)


def possible_with(table: ArchitectsTable, seat: int, placement: int, extra: int, influence: int) -> bool:
    """Would the action be possible with so much more Influence? The Worker stands there already. [R67]"""
    before = table.influence[seat]
    table.influence[seat] = min(before + influence, table.box.most_influence)
    workers = table.effective_workers(seat, table.box.placement_place[placement], extra)
    why = why_impossible(table, seat, placement, workers)
    table.influence[seat] = before
    return not why


class VisitWonder(Decision[ArchitectsTable]):
    """The own Wonder here: count as a Worker for this action, or bring Influence now. [6.2, D7]"""

    __slots__ = ("placement",)
    id: ClassVar[str] = "D7"
    ask: ClassVar[str] = "wonder_visit"
    rule: ClassVar[str] = "6.2"
    fields: ClassVar[dict[str, Limit]] = {**Decision.fields, "placement": below(PLACEMENTS)}

    placement: int

    def __init__(self, seat: int, placement: int) -> None:
        self.seat = seat
        self.placement = placement

    def place(self, table: ArchitectsTable) -> int:
        return table.box.placement_place[self.placement]

    def legal(self, table: ArchitectsTable) -> list[int]:
        box = table.box
        place = self.place(table)
        if not table.wonder_here(self.seat, place):
            return []
        profit = box.profiteer_influence if place == table.profiteer() else 0
        found: list[int] = []
        if possible_with(table, self.seat, self.placement, 1, profit):
            found.append(box.VISIT_WORKER)
        if possible_with(table, self.seat, self.placement, 0, profit + box.visit_influence):
            found.append(box.VISIT_INFLUENCE)
        return found or [box.VISIT_WORKER, box.VISIT_INFLUENCE]

    def ask_values(self, table: ArchitectsTable) -> dict[str, object]:
        return {"place": table.box.location_ids[self.place(table)]}

    def take(self, table: ArchitectsTable, action: int) -> None:
        if action == table.box.VISIT_INFLUENCE:
            table.stack.append(ProfiteerTime(self.seat, self.placement, 0))
            gain_influence(table, self.seat, table.box.visit_influence)
            return
        if table.events is not None:
            table.tell("event-visited", self.seat, place=table.box.location_ids[self.place(table)])
        table.stack.append(ProfiteerTime(self.seat, self.placement, 1))

    def run(self, table: ArchitectsTable) -> None:
        meet_profiteer(table, self.seat, self.placement, 0)


class ProfiteerTime(Decision[ArchitectsTable]):
    """The Profiteer's Influence before the action, or after it. [6.2, D8, R34]"""

    __slots__ = ("extra", "placement")
    id: ClassVar[str] = "D8"
    ask: ClassVar[str] = "profiteer"
    rule: ClassVar[str] = "6.2"
    fields: ClassVar[dict[str, Limit]] = {**Decision.fields, "placement": below(PLACEMENTS), "extra": FLAG}

    placement: int
    extra: int  # 1 if the own Wonder counts as a Worker

    def __init__(self, seat: int, placement: int, extra: int) -> None:
        self.seat = seat
        self.placement = placement
        self.extra = extra

    def legal(self, table: ArchitectsTable) -> list[int]:
        box = table.box
        if box.placement_place[self.placement] != table.profiteer():
            return []
        if not table.influence[self.seat] or not possible_with(table, self.seat, self.placement, self.extra, 0):
            return [box.INFLUENCE_NOW]
        return [box.INFLUENCE_NOW, box.INFLUENCE_LATER]

    def take(self, table: ArchitectsTable, action: int) -> None:
        later = 1 if action == table.box.INFLUENCE_LATER else 0
        table.stack.append(ContributeBefore(self.seat, self.placement, self.extra, later))
        if not later:
            gain_influence(table, self.seat, table.box.profiteer_influence)

    def run(self, table: ArchitectsTable) -> None:
        meet_princess(table, self.seat, self.placement, self.extra, 0)


class Contribute(Decision[ArchitectsTable]):
    """A resource for the current Contribution card, or none. [12.2, D9]"""

    __slots__ = ()
    ask: ClassVar[str] = "contribute"
    rule: ClassVar[str] = "12.2"
    asked_again: ClassVar[int] = 0

    def ask_values(self, table: ArchitectsTable) -> dict[str, object]:
        return {"again": self.asked_again}

    def is_here(self, table: ArchitectsTable) -> bool:
        """Is the Princess there?"""
        return True

    def legal(self, table: ArchitectsTable) -> list[int]:
        found: list[int] = []
        if self.is_here(table):
            for resource in range(RESOURCES):
                if is_spot_free(table, resource) and has_resource(table, self.seat, resource):
                    found.append(table.box.CONTRIBUTE + resource)
            if found:
                found.append(table.box.CONTRIBUTE_NONE)
        return found

    def looked_for(self, table: ArchitectsTable) -> list[int]:
        box = table.box
        if not self.is_here(table) or not can_contribute(table, self.seat):
            return []
        return [*range(box.CONTRIBUTE, box.CONTRIBUTE + RESOURCES), box.CONTRIBUTE_NONE]

    def why_not(self, table: ArchitectsTable, action: int) -> Closed | None:
        box = table.box
        if action == box.CONTRIBUTE_NONE:
            return None
        if not is_spot_free(table, action - box.CONTRIBUTE):
            return Closed("closed-spot-taken", "12.2")
        has = has_resource(table, self.seat, action - box.CONTRIBUTE)
        return None if has else Closed("closed-lacks-resource", "12.2")


class ContributeBefore(Contribute):
    """Before the action; none means later. [6.2, D8, D9]"""

    __slots__ = ("extra", "later", "placement")
    id: ClassVar[str] = "D9"
    asked_again: ClassVar[int] = 1
    fields: ClassVar[dict[str, Limit]] = {
        **Decision.fields,
        "placement": below(PLACEMENTS),
        "extra": FLAG,
        "later": FLAG,
    }

    placement: int
    extra: int
    later: int  # 1 if the Profiteer's Influence comes after the action

    def __init__(self, seat: int, placement: int, extra: int, later: int) -> None:
        self.seat = seat
        self.placement = placement
        self.extra = extra
        self.later = later

    def is_here(self, table: ArchitectsTable) -> bool:
        return table.box.placement_place[self.placement] == table.princess()

    def take(self, table: ArchitectsTable, action: int) -> None:
        if action == table.box.CONTRIBUTE_NONE:
            self.run(table)
            return
        if self.later:
            table.stack.append(AfterAction(self.seat, 1, 0))
        table.stack.append(ActAfterContribution(self.seat, self.placement, self.extra))
        contribute(table, self.seat, action - table.box.CONTRIBUTE)

    def run(self, table: ArchitectsTable) -> None:
        act_first(table, self.seat, self.placement, self.extra, self.later)


class ContributeAfter(Contribute):
    """After the action, for the last time. [6.2, D9]"""

    __slots__ = ()
    id: ClassVar[str] = "D9"

    def take(self, table: ArchitectsTable, action: int) -> None:
        if action != table.box.CONTRIBUTE_NONE:
            contribute(table, self.seat, action - table.box.CONTRIBUTE)


class AfterAction(Procedure[ArchitectsTable]):
    """Whatever was put off: the Profiteer's Influence, then a Contribution. [6.2 step 5]"""

    __slots__ = ("later", "princess", "seat")
    fields: ClassVar[dict[str, Limit]] = {"seat": below("seats"), "later": FLAG, "princess": FLAG}

    seat: int
    later: int
    princess: int

    def __init__(self, seat: int, later: int, princess: int) -> None:
        self.seat = seat
        self.later = later
        self.princess = princess

    def run(self, table: ArchitectsTable) -> None:
        if self.later:
            gain_influence(table, self.seat, table.box.profiteer_influence)
        if self.princess:
            table.stack.append(ContributeAfter(self.seat))


class ActAfterContribution(Decision[ArchitectsTable]):
    """The action, unless the Contribution made it impossible: then another one of the same location. [R74]"""

    __slots__ = ("extra", "placement")
    id: ClassVar[str] = "D6"
    ask: ClassVar[str] = "another_action"
    rule: ClassVar[str] = "R74"
    fields: ClassVar[dict[str, Limit]] = {**Decision.fields, "placement": below(PLACEMENTS), "extra": FLAG}

    placement: int
    extra: int

    def __init__(self, seat: int, placement: int, extra: int) -> None:
        self.seat = seat
        self.placement = placement
        self.extra = extra

    def legal(self, table: ArchitectsTable) -> list[int]:
        box = table.box
        if possible_with(table, self.seat, self.placement, self.extra, 0):
            return [box.PLACE + self.placement]
        place = box.placement_place[self.placement]
        return [
            box.PLACE + other
            for other in range(PLACEMENTS)
            if box.placement_place[other] == place and possible_with(table, self.seat, other, self.extra, 0)
        ]

    def take(self, table: ArchitectsTable, action: int) -> None:
        act(table, self.seat, action - table.box.PLACE, self.extra)

    def run(self, table: ArchitectsTable) -> None:
        if table.events is not None:
            table.tell("event-skipped", self.seat)

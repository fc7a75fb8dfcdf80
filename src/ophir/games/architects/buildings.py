"""Constructing Buildings, and the choices that they bring. [Architects 10, D23]"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from ophir.engine.lists import longer
from ophir.engine.rows import without
from ophir.engine.steps import Decision, Limit, Procedure, below
from ophir.games.architects import hiring
from ophir.games.architects.gains import gain
from ophir.games.architects.guardhouse import free_captured, is_captured
from ophir.games.architects.piles import discard
from ophir.games.architects.prices import can_pay
from ophir.games.architects.table import ABLE_SKILLS, CONSTRUCT, ArchitectsTable
from ophir.games.architects.town_centre import capture_free
from ophir.games.architects.triggers import Trigger
from ophir.games.architects.virtue import destroy_debt, gain_virtue, lose_virtue

if TYPE_CHECKING:
    from ophir.games.architects.effects import AllPlayers


def why_not_built(table: ArchitectsTable, seat: int, card: int) -> str:
    """Why a Building can't be constructed; empty if it can. [10]"""
    if table.box.building_skills[card] & ~skills_of(table, seat):
        return "closed-no-skill"
    return "" if can_pay(table, seat, table.box.building_price[card]) else "closed-cant-pay"


def skills_of(table: ArchitectsTable, seat: i64) -> i64:
    """The skills of the own Apprentices, as bits."""
    return table.total_of(seat, ABLE_SKILLS)


def can_build(table: ArchitectsTable, seat: i64, card: i64, has: i64, help: i64) -> bool:
    """Can a Building be constructed with what is `held` and may be `helped`? [10]"""
    lacking = table.box.building_needs[card] & ~has
    return not lacking or (not lacking & ~help and can_pay(table, seat, table.box.building_price[card]))


class Construct(Procedure[ArchitectsTable]):
    """The card comes to the table: Virtue icon, effects, triggered powers. [10]"""

    __slots__ = ("card", "seat")
    fields: ClassVar[dict[str, Limit]] = {"seat": below("seats"), "card": below("building_ids")}

    seat: int
    card: int

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def misfit(self, table: ArchitectsTable) -> str:
        hand = table.hand[self.seat]
        return "" if self.card in hand or 255 in hand else "needs its card in the hand"

    def run(self, table: ArchitectsTable) -> None:
        box = table.box
        hand = table.hand[self.seat]
        table.hand[self.seat] = without(hand, hand.index(self.card))
        table.buildings[self.seat] = longer(table.buildings[self.seat], self.card)
        if table.events is not None:
            table.tell("event-constructed", self.seat, reveals=True, building=box.building_ids[self.card])
        if box.givers[CONSTRUCT]:
            table.stack.append(Trigger(self.seat, CONSTRUCT))
        if box.is_immediate[self.card]:
            for number in range(len(box.building_effects[self.card]) - 1, -1, -1):
                table.stack.append(BuildingDoes(self.seat, self.card, number))
        virtue = box.building_virtue[self.card]
        if virtue > 0:
            gain_virtue(table, self.seat, virtue)
        elif virtue < 0:
            lose_virtue(table, self.seat, -virtue)


class BuildingDoes(Procedure[ArchitectsTable]):
    """An immediate effect of a Building. [10]"""

    __slots__ = ("card", "number", "seat")
    fields: ClassVar[dict[str, Limit]] = {
        "seat": below("seats"),
        "card": below("building_ids"),
        "number": below("most_effects"),
    }

    seat: int
    card: int
    number: int

    def __init__(self, seat: int, card: int, number: int) -> None:
        self.seat = seat
        self.card = card
        self.number = number

    def misfit(self, table: ArchitectsTable) -> str:
        box = table.box
        fits = box.is_immediate[self.card] and self.number < len(box.building_effects[self.card])
        return "" if fits and self.card in table.buildings[self.seat] else "needs its Building on the table"

    def run(self, table: ArchitectsTable) -> None:
        table.box.building_effects[self.card][self.number].perform(table, self.seat, self.card)


class Choose(Decision[ArchitectsTable]):
    """One of several goods that a Building offers. [19: choose, D23]"""

    __slots__ = ("choice",)
    id: ClassVar[str] = "D23"
    ask: ClassVar[str] = "choose"
    rule: ClassVar[str] = "19"
    fields: ClassVar[dict[str, Limit]] = {**Decision.fields, "choice": below("choices")}

    choice: int

    def __init__(self, seat: int, choice: int) -> None:
        self.seat = seat
        self.choice = choice

    def legal(self, table: ArchitectsTable) -> list[int]:
        return table.box.choices[self.choice]

    def take(self, table: ArchitectsTable, action: int) -> None:
        gain(table, self.seat, table.box.chosen_gain[action - table.box.CHOOSE])


class ReleaseOrCapture(Decision[ArchitectsTable]):
    """Barracks: release the own captured Workers, capture a group, or neither. [19: choose_action, D23]"""

    __slots__ = ()
    id: ClassVar[str] = "D23"
    ask: ClassVar[str] = "release_or_capture"
    rule: ClassVar[str] = "19"

    def legal(self, table: ArchitectsTable) -> list[int]:
        box = table.box
        found: list[int] = []
        if is_captured(table, self.seat):
            found.append(box.TASK_RELEASE)
        if max(table.workers):
            found.append(box.TASK_CAPTURE)
        if found:
            found.append(box.DECLINE)
        return found

    def take(self, table: ArchitectsTable, action: int) -> None:
        if action == table.box.TASK_RELEASE:
            free_captured(table, self.seat)
        elif action == table.box.TASK_CAPTURE:
            capture_free(table, self.seat, 1)


class MayDestroyDebt(Decision[ArchitectsTable]):
    """Church: an unpaid Debt may be destroyed. [19: destroy_debt, D23]"""

    __slots__ = ()
    id: ClassVar[str] = "D23"
    ask: ClassVar[str] = "destroy_debt"
    rule: ClassVar[str] = "19"
    tag: ClassVar[str] = "debt"

    def legal(self, table: ArchitectsTable) -> list[int]:
        box = table.box
        return [box.DEBT_DESTROY, box.DEBT_KEEP] if table.unpaid[self.seat] else []

    def take(self, table: ArchitectsTable, action: int) -> None:
        if action == table.box.DEBT_DESTROY:
            destroy_debt(table, self.seat)


class DiscardFor(Decision[ArchitectsTable]):
    """Library: a card of the hand for goods. [19: discard_building_card_for, D23]"""

    __slots__ = ("number",)
    id: ClassVar[str] = "D23"
    ask: ClassVar[str] = "discard_for"
    rule: ClassVar[str] = "19"
    fields: ClassVar[dict[str, Limit]] = {**Decision.fields, "number": below("gains")}

    number: int

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def legal(self, table: ArchitectsTable) -> list[int]:
        found = [table.box.DISCARD + card for card in table.hand[self.seat]]
        if found:
            found.append(table.box.DECLINE)
        return found

    def take(self, table: ArchitectsTable, action: int) -> None:
        if action != table.box.DECLINE:
            discard(table, self.seat, action - table.box.DISCARD)
            gain(table, self.seat, self.number)


class DiscardApprentice(Decision[ArchitectsTable]):
    """Graveyard: an own Apprentice leaves. [19: discard_apprentice, D23]"""

    __slots__ = ()
    id: ClassVar[str] = "D23"
    ask: ClassVar[str] = "discard_apprentice"
    rule: ClassVar[str] = "19"

    def legal(self, table: ArchitectsTable) -> list[int]:
        return [table.box.DISMISS + card for card in table.apprentices[self.seat]]

    def take(self, table: ArchitectsTable, action: int) -> None:
        hiring.dismiss(table, self.seat, action - table.box.DISMISS)


class Everybody(Procedure[ArchitectsTable]):
    """What a Building brings to one of all players. [19: all_players, R27]"""

    __slots__ = ("card", "party")
    fields: ClassVar[dict[str, Limit]] = {"party": below("players"), "card": below("building_ids")}

    party: int
    card: int

    def __init__(self, party: int, card: int) -> None:
        self.party = party
        self.card = card

    def misfit(self, table: ArchitectsTable) -> str:
        return "" if self.card in table.box.for_everybody else "needs a Building for all players"

    def run(self, table: ArchitectsTable) -> None:
        effect: AllPlayers = table.box.for_everybody[self.card]
        effect.befall(table, self.party)


def place_another(table: ArchitectsTable, seat: int, place: int, card: int) -> None:
    """Another Worker of the builder at a location, with all that it brings; nothing if that can't be. [R29]"""
    from ophir.games.architects.placement import PlaceAnother

    table.stack.append(PlaceAnother(seat, place, card))

"""2. Resolution Phase: in order, each player resolves all own Pawns, in any sequence. [Kingdom 7]"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ophir.engine.game import NOBODY
from ophir.engine.lists import changed, numbers_of
from ophir.engine.outlook import Series
from ophir.engine.steps import Choice, Closed, Procedure, some_together
from ophir.games.kingdom.action_spaces import collect, named
from ophir.games.kingdom.fortune_cards import OpenDecision
from ophir.games.kingdom.high_priest import region_owner
from ophir.games.kingdom.resource_regions import region, region_yield
from ophir.games.kingdom.table import BONUS, SPACES, KingdomTable


class ResolutionPhase(Procedure[KingdomTable]):
    """The sequence of the players is fixed now: the Altar can't make anybody resolve twice or not at all. [R14]"""

    __slots__ = ()
    on: ClassVar[tuple[str, ...]] = ("MarketPhase",)

    def run(self, table: KingdomTable) -> None:
        for seat in reversed(table.order):
            table.stack.append(Resolve(seat))


class Resolve(OpenDecision):
    """Which of the own occupied spaces to resolve next. [7, R16-R18]"""

    __slots__ = ()
    on: ClassVar[tuple[str, ...]] = ("MarketPhase", "Resolve")
    id: ClassVar[str] = "D2"
    ask: ClassVar[str] = "resolve"
    rule: ClassVar[str] = "7"

    def misfit(self, table: KingdomTable) -> str:
        """In which order they wait is not known: the Altar changes it in mid-phase. [R14]"""
        twice = sum(isinstance(step, Resolve) and step.seat == self.seat for step in table.stack) > 1
        return "is there twice: nobody resolves twice in a phase" if twice else ""

    def legal_here(self, table: KingdomTable) -> list[int]:
        return numbers_of(table.stands[self.seat], table.box.resolving)

    def choices_here(self, table: KingdomTable) -> Iterator[Choice]:
        box = table.box
        for place, seat in enumerate(table.pawn):
            if seat == self.seat:
                yield Choice(box.RESOLVE + place)
            elif seat != NOBODY:
                yield Choice(
                    box.RESOLVE + place,
                    Closed("closed-others-pawn", "7", place=box.place_ids[place], owner_seat=seat),
                )

    def series(self, table: KingdomTable) -> Series | None:
        """What only collects or scores: nothing is chosen there, so all of it can be done at once. [R16]"""
        box = table.box
        plain = {
            box.RESOLVE + place: 1
            for place, effect in enumerate(box.place_effect)
            if table.stands[self.seat] >> place & 1 and (effect is None or effect.plain)
        }
        return some_together(plain, len(plain))

    def take_here(self, table: KingdomTable, action: int) -> None:
        box = table.box
        place = action - box.RESOLVE
        table.stands[self.seat] &= ~(1 << place)
        table.stack.append(self)
        if place < box.spaces:
            self._collect(table, place)
            return
        bonus = box.first_bonus <= place < box.first_card
        if bonus:
            table.bonus_pawns = changed(table.bonus_pawns, place - box.first_bonus, 0)
        if table.events is not None:
            table.tell("event-resolved", self.seat, place=box.place_ids[place])
        effect = box.place_effect[place]
        assert effect is not None
        effect.perform(table, self.seat, BONUS if bonus else SPACES)

    def _collect(self, table: KingdomTable, space: int) -> None:
        """Every Pawn collects the whole region, whatever others have collected there. [7]"""
        owner = region_owner(table, self.seat, space)
        members = region(table, owner, space)
        got = collect(table, self.seat, region_yield(table, members))
        if table.events is not None:
            ids = [table.box.space_ids[member] for member in members]
            table.tell("event-collected", self.seat, place=ids[0], region_place=ids, good=named(got))

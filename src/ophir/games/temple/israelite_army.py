"""The defending player's sub-phase: Israelite Armies. [Temple 7.5]"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from ophir.engine.steps import SEAT, Choice, Closed, Decision, Limit, below, some_of
from ophir.games.temple.armies import march, remove_army
from ophir.games.temple.deck import discard, from_hand
from ophir.games.temple.lay_siege import end_siege
from ophir.games.temple.playing import (
    DEFEND,
    PlayPoint,
    add_plays,
    begin_phase,
    conditions_hold,
    holds,
    no_good_card,
    play,
    play_action,
    play_choices,
    played_good,
    why_not,
)
from ophir.games.temple.table import BUILD_MADE, NO_CARD, TempleTable


def already_building(table: TempleTable) -> str:
    """Why the Military Phase can't be yet to come or still going on: something of the Building Phase is there."""
    building = table.build_used or table.grain == BUILD_MADE or table.sin[table.active] != NO_CARD
    return "comes before the Building Phase, its build and its Sin" if building else ""


class Defence(PlayPoint):
    """One Israelite Army or two together, as often as possible; offerings while an army is there. [7.5, R60, R79]"""

    __slots__ = ()
    stands_for: ClassVar[str] = "defence"
    on: ClassVar[tuple[str, ...]] = ("Building",)
    id: ClassVar[str] = "D13"
    ask: ClassVar[str] = "defence"
    rule: ClassVar[str] = "7.5"
    point: int = DEFEND

    def misfit(self, table: TempleTable) -> str:
        return already_building(table)

    def legal(self, table: TempleTable) -> list[int]:
        box = table.box
        seat = self.seat
        if not table.armies(seat):
            return box.only[box.GO_BUILDING]
        found: list[int] = []
        card = box.israelite_army
        if not table.fasting(seat) and holds(table, seat, card):
            if conditions_hold(table, seat, card):
                found.append(box.play[card])
            if table.hand[seat].count(card) > 1:
                found.append(box.ROUT)
        add_plays(table, seat, DEFEND, found)
        found.append(box.GO_BUILDING)
        return found

    def choices(self, table: TempleTable) -> Iterator[Choice]:
        box = table.box
        seat = self.seat
        card = box.israelite_army
        if card in table.hand[seat]:
            yield Choice(box.play[card], why_not(table, seat, card))
            yield Choice(box.ROUT, self._no_rout(table))
        for option in play_choices(table, seat, DEFEND):
            no_army = None if table.armies(seat) else Closed("closed-no-army", "R79")
            yield Choice(option.action, no_army or option.closed)
        yield Choice(box.GO_BUILDING)

    def _no_rout(self, table: TempleTable) -> Closed | None:
        if closed := no_good_card(table, self.seat):
            return closed
        if table.hand[self.seat].count(table.box.israelite_army) < 2:
            return Closed("closed-single-army", "R59")
        for condition in table.box.pair_needs:
            if not condition.holds(table, self.seat):
                return condition.why_not(table, self.seat)
        return None

    def take(self, table: TempleTable, action: int) -> None:
        box = table.box
        if action == box.GO_BUILDING:
            if table.events is not None:
                begin_phase(table, "building")
            return
        table.stack.append(self)
        if action == box.ROUT:
            rout(table, self.seat)
        elif action == box.play[box.israelite_army]:
            play(table, self.seat, box.israelite_army)
        else:
            play_action(table, self.seat, action)


def rout(table: TempleTable, seat: int) -> None:
    """Two Israelite Armies together: every army and the siege are gone. [7.5, R59]"""
    card = table.box.israelite_army
    for _ in range(2):
        from_hand(table, seat, card)
        discard(table, seat, card)
    played_good(table, seat, card)
    if table.events is not None:
        table.tell("event-routed", seat, reveals=True, other_seat=1 - seat)
    for effect in table.box.pair_effects:
        effect.perform(table, seat, card)


def discard_all_armies(table: TempleTable, city: int) -> None:
    """All armies on a board go back to their owner's supply."""
    for space, bits in enumerate(table.army[city]):
        if bits:
            remove_army(table, city, space)


def discard_siege(table: TempleTable, city: int) -> None:
    """A siege of this city is discarded with the armies."""
    if table.siege[city]:
        end_siege(table, city)


def relocation_misfit(table: TempleTable, seat: int, moved: int) -> str:
    """Why armies can't be on their way: one that was moved is not there, or no card was played for it."""
    for space, bits in enumerate(table.army[seat]):
        if moved >> space & 1 and not bits:
            return f"has moved an army to {table.box.space_ids[space]}, but none is there"
    return "" if table.acted else "comes with a card"


class Relocate(Decision[TempleTable]):
    """One Israelite Army: which army inside the walls is sent away next; at least one is. [7.5, R58]"""

    __slots__ = ("moved",)
    stands_for: ClassVar[str] = "defence"
    on: ClassVar[tuple[str, ...]] = ("Defence",)
    fields: ClassVar[dict[str, Limit]] = {"seat": SEAT, "moved": some_of("spaces")}
    id: ClassVar[str] = "D14"
    ask: ClassVar[str] = "relocate"
    rule: ClassVar[str] = "7.5"

    moved: int  # the spaces of armies that this card has moved, as bits

    def __init__(self, seat: int, moved: int) -> None:
        self.seat = seat
        self.moved = moved

    def misfit(self, table: TempleTable) -> str:
        return relocation_misfit(table, self.seat, self.moved)

    def legal(self, table: TempleTable) -> list[int]:
        box = table.box
        army = table.army[self.seat]
        found = [box.SEIZE + space for space in box.inside if army[space] and not self.moved >> space & 1]
        if self.moved:
            found.append(box.DONE)
        return found

    def choices(self, table: TempleTable) -> Iterator[Choice]:
        box = table.box
        for space, bits in enumerate(table.army[self.seat]):
            if bits:
                yield Choice(box.SEIZE + space, self._no_relocation(table, space))
        yield Choice(box.DONE, None if self.moved else Closed("closed-move-one-first", "7.5"))

    def _no_relocation(self, table: TempleTable, space: int) -> Closed | None:
        id = table.box.space_ids[space]
        if self.moved >> space & 1:
            return Closed("closed-relocated", "7.5", space=id)
        if not table.box.is_inside[space]:
            return Closed("closed-army-outside", "7.5", space=id)
        return None

    def take(self, table: TempleTable, action: int) -> None:
        if action != table.box.DONE:
            table.stack.append(RelocateTo(self.seat, self.moved, action - table.box.SEIZE))
        elif table.events is not None:
            table.tell("event-relocated", self.seat, reveals=True, armies=self.moved.bit_count())


SPACE_TAKEN: Final = Closed("closed-space-taken", "7.5")


class RelocateTo(Decision[TempleTable]):
    """Where that army goes: any free space of the board, inside or outside, the start space included. [7.5, R58]"""

    __slots__ = ("moved", "space")
    stands_for: ClassVar[str] = "defence"
    on: ClassVar[tuple[str, ...]] = ("Defence",)
    fields: ClassVar[dict[str, Limit]] = {"seat": SEAT, "moved": some_of("spaces"), "space": below("spaces")}
    id: ClassVar[str] = "D14"
    ask: ClassVar[str] = "relocate-to"
    rule: ClassVar[str] = "7.5"

    moved: int
    space: int

    def __init__(self, seat: int, moved: int, space: int) -> None:
        self.seat = seat
        self.moved = moved
        self.space = space

    def misfit(self, table: TempleTable) -> str:
        free_to_go = table.army[self.seat][self.space] and table.box.is_inside[self.space]
        if not free_to_go or self.moved >> self.space & 1:
            return f"needs an army inside that has not moved on {table.box.space_ids[self.space]}"
        return relocation_misfit(table, self.seat, self.moved)

    def ask_values(self, table: TempleTable) -> dict[str, object]:
        return {"space": table.box.space_ids[self.space]}

    def looked_for(self, table: TempleTable) -> range:
        return range(table.box.SEND, table.box.SEND + table.box.spaces)

    def why_not(self, table: TempleTable, action: int) -> Closed | None:
        return SPACE_TAKEN if table.army[self.seat][action - table.box.SEND] else None

    def take(self, table: TempleTable, action: int) -> None:
        goal = action - table.box.SEND
        march(table, self.seat, self.space, goal, 0)
        table.stack.append(Relocate(self.seat, self.moved | 1 << goal))

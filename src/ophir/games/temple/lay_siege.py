"""Lay Siege. [Temple 7.4]"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ophir.engine.lists import changed
from ophir.engine.steps import Choice, Decision
from ophir.games.temple.armies import add_steps, march, step_choices
from ophir.games.temple.deck import discard
from ophir.games.temple.instants import wall_misfit, watch_wall
from ophir.games.temple.table import MOVED, TempleTable


def restricted(table: TempleTable, city: int) -> bool:
    """Is a siege on its first or second counted turn, so that no card may be played on an army?"""
    return 0 < table.siege[city] < table.box.siege_reward


def start_siege(table: TempleTable, seat: int) -> None:
    """Lay Siege lies beside the opponent's board; this turn is its first. [7.4, R52, R85]"""
    table.siege = changed(table.siege, 1 - seat, 1)


def end_siege(table: TempleTable, city: int) -> None:
    """Lay Siege goes to its owner's discard pile."""
    table.siege = changed(table.siege, city, 0)
    discard(table, 1 - city, table.box.lay_siege)


def abandon_siege(table: TempleTable, city: int) -> None:
    """The attacker gives the siege up; its restriction ends at once. [R56]"""
    end_siege(table, city)
    table.acted = 1
    if table.events is not None:
        table.tell("event-siege-abandoned", 1 - city)


def discard_gate(table: TempleTable, city: int, gate: int) -> None:
    """The siege's third turn: any guarded gate is discarded, and the siege is over. [R53, R85]"""
    open_gate(table, city, gate)
    if table.events is not None:
        table.tell("event-siege-opened", 1 - city, gate=table.box.gate_ids[gate])
    end_siege(table, city)


def open_gate(table: TempleTable, city: int, gate: int) -> None:
    """A Guarded Gate goes to its owner's discard pile; the gate is open."""
    table.gates = changed(table.gates, city, table.gates[city] & ~(1 << gate))
    table.acted = 1
    discard(table, city, table.box.guarded_gate)


def end_of_attack(table: TempleTable, city: int) -> None:
    """Unused on its third counted turn, the siege is discarded, unless it may wait. [R55, R57, R85]"""
    if table.siege[city] == table.box.siege_reward and not table.box.siege_waits:
        end_siege(table, city)
        if table.events is not None:
            table.tell("event-siege-expired", 1 - city)


def armies_done(table: TempleTable, city: int) -> None:
    """Say so when nothing on the board is left to do: whether the attack goes on now depends on cards in hand."""
    if table.events is not None:
        steps: list[int] = []
        add_steps(table, city, MOVED, steps)
        if not steps and table.siege[city] < 2:
            table.tell("event-armies-done", 1 - city, reveals=True)


class BonusMove(Decision[TempleTable]):
    """At once after the gate: one army may take one extra step, on top of its normal move. [7.4, R54]"""

    __slots__ = ()
    on: ClassVar[tuple[str, ...]] = ("Attack", "WallWindow")
    id: ClassVar[str] = "D9"
    ask: ClassVar[str] = "bonus-move"
    rule: ClassVar[str] = "7.4"
    tag: ClassVar[str] = "attack"

    def board_asked(self) -> int:
        return 1 - self.seat

    def whose(self, table: TempleTable, turn: int) -> int:
        return 1 - turn

    def misfit(self, table: TempleTable) -> str:
        city = 1 - self.seat
        return "comes when the siege is over" if table.siege[city] else wall_misfit(table, city)

    def legal(self, table: TempleTable) -> list[int]:
        found: list[int] = []
        add_steps(table, 1 - self.seat, 0, found)
        found.append(table.box.DECLINE)
        return found

    def choices(self, table: TempleTable) -> Iterator[Choice]:
        yield from step_choices(table, 1 - self.seat, 0)
        yield Choice(table.box.DECLINE)

    def take(self, table: TempleTable, action: int) -> None:
        city = 1 - self.seat
        if action != table.box.DECLINE:
            march(table, city, table.box.from_space[action], table.box.to_space[action], 0)
        armies_done(table, city)
        watch_wall(table, city)

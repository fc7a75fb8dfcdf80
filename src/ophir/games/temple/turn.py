"""Stages per turn: how a turn begins, runs and ends. [Temple 3]"""

from __future__ import annotations

from typing import ClassVar, Final

from ophir.engine.lists import increased
from ophir.engine.steps import BOTTOM, Procedure, Step
from ophir.games.temple.building_phase import Building
from ophir.games.temple.deck import discard, draw
from ophir.games.temple.discard_phase import discarding
from ophir.games.temple.instants import TurnWindow, cleanse
from ophir.games.temple.military_phase import MilitaryPhase
from ophir.games.temple.offerings import remove_sin
from ophir.games.temple.pray_and_fast import end_fast
from ophir.games.temple.preparation import Preparation
from ophir.games.temple.table import NO_CARD, NO_GRAIN, SEATS, TempleTable
from ophir.games.temple.winning import ends_now


class TurnStart(Procedure[TempleTable]):
    """An old Sin leaves, a fast goes on, cards are drawn; then the stages of the turn. [3, R1, R70]"""

    __slots__ = ()
    on: ClassVar[tuple[str, ...]] = BOTTOM

    def run(self, table: TempleTable) -> None:
        seat = table.active
        if table.events is not None:
            table.tell("event-turn", seat, reveals=True, round=1 + table.turns // SEATS)
        if table.sin[seat] != NO_CARD:
            remove_sin(table, seat)
        if table.fast[seat] >= 0:
            table.fast = increased(table.fast, seat)
        table.build_used = 0
        table.grain = NO_GRAIN
        table.good_played = 0
        table.reward_taken = 0
        table.acted = 0
        if table.turns >= SEATS or table.box.first_turn_draw:
            draw(table, seat, table.box.hand_refill - len(table.hand[seat]))
        table.stack += steps_of_turn(seat, table.box.discards)


class TurnEnd(Procedure[TempleTable]):
    """What lasted until the end of the turn leaves; then either the game ends, or the other player is up. [3, R70]"""

    __slots__ = ()
    on: ClassVar[tuple[str, ...]] = BOTTOM

    def run(self, table: TempleTable) -> None:
        seat = table.active
        for victim in range(SEATS):
            cleanse(table, victim)
        if table.grain != NO_GRAIN:
            table.grain = NO_GRAIN
            discard(table, seat, table.box.grain_offering)
        end_fast(table, seat)
        table.turns += 1
        table.idle_turns = 0 if table.acted else table.idle_turns + 1
        if ends_now(table):
            return
        table.active = 1 - seat
        table.stack.append(TURN_START)


# Steps never change, so every turn can use the same ones; the stage that comes first lies on top.
TURN_START: Final = TurnStart()
TURN_END: Final = TurnEnd()
TURNS: Final[list[list[list[Step[TempleTable]]]]] = []  # by how many cards may be discarded and by seat


def steps_of_turn(seat: int, discards: int) -> list[Step[TempleTable]]:
    """What a turn consists of."""
    while len(TURNS) <= discards:
        TURNS.append([_turn_of(each, len(TURNS)) for each in range(SEATS)])
    return TURNS[discards][seat]


def _turn_of(seat: int, discards: int) -> list[Step[TempleTable]]:
    last = [TURN_END, discarding(seat, discards)]
    return [*last, Building(seat), MilitaryPhase(), Preparation(seat), TurnWindow(1 - seat)]


def first_turn(table: TempleTable) -> None:
    """A coin flip decides who begins. [2]"""
    table.active = table.below(SEATS)
    if table.events is not None:
        table.tell("event-coin", table.active)
    table.stack.append(TURN_START)

"""Setting up the game. [Temple 2]"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from ophir.engine.errors import BadPosition
from ophir.engine.game import NOBODY
from ophir.engine.lists import changed
from ophir.engine.steps import BOTTOM, Decision, Procedure, Step
from ophir.games.temple.deck import draw, from_draw
from ophir.games.temple.military_phase import ATTACK, ATTACK_START, DEFENCE
from ophir.games.temple.table import SEATS, TempleTable
from ophir.games.temple.turn import TURN_END, TURN_START, first_turn, steps_of_turn


class ChooseProphet(Decision[TempleTable]):
    """Each player picks a Prophet from the own deck and puts him in play, openly. Prophets are equal. [2, R2]"""

    __slots__ = ()
    on: ClassVar[tuple[str, ...]] = ("OpeningHands", "ChooseProphet")
    id: ClassVar[str] = "D1"
    ask: ClassVar[str] = "choose-prophet"
    rule: ClassVar[str] = "2"

    def legal(self, table: TempleTable) -> list[int]:
        return [table.box.choose[card] for card in table.box.prophets]

    def take(self, table: TempleTable, action: int) -> None:
        card = table.box.card_of[action]
        from_draw(table, self.seat, card)
        table.prophet = changed(table.prophet, self.seat, card)
        if table.events is not None:
            table.tell("event-prophet-chosen", self.seat, card=table.box.card_ids[card])


class OpeningHands(Procedure[TempleTable]):
    """Each player draws the opening hand, once; then the first turn. [2, R1, R74]"""

    __slots__ = ()
    on: ClassVar[tuple[str, ...]] = BOTTOM

    def run(self, table: TempleTable) -> None:
        for seat in range(SEATS):
            draw(table, seat, table.box.starting_hand)
        first_turn(table)


def deal(table: TempleTable) -> None:
    """The decks are there; the players choose their Prophets, the first seat first."""
    table.stack.append(OpeningHands())
    for seat in reversed(range(SEATS)):
        table.stack.append(ChooseProphet(seat))


Steps = list[Step[TempleTable]]


def only(table: TempleTable, seat: int, step: Step[TempleTable]) -> Steps:
    """One step, in the turn of the active player."""
    if table.active == NOBODY:
        raise BadPosition("state.active", "must be a player: the game has begun")
    if seat not in (NOBODY, table.active):
        raise BadPosition("turn", f"must be {table.game.seat_names[table.active]}, who is the active player")
    return [step]


def stages(table: TempleTable, seat: int, count: int) -> Steps:
    """What is pending in a turn that has still to go through so many stages before the discard phase."""
    return [*only(table, seat, TURN_END), *steps_of_turn(table.active, table.box.discards)[1 : 2 + count]]


def attack(table: TempleTable, seat: int, count: int) -> Steps:
    """The same in mid-phase: of defence, end of the attack, destruction and attack so many are still to come."""
    steps: Steps = [DEFENCE[table.active], *ATTACK[table.active]]
    return [*stages(table, seat, 1), *steps[:count]]


MOMENTS: Final[dict[str, Callable[[TempleTable, int], Steps]]] = {
    "turn": lambda table, seat: only(table, seat, TURN_START),
    "window": lambda table, seat: stages(table, seat, 4),
    "preparation": lambda table, seat: stages(table, seat, 3),
    "military": lambda table, seat: stages(table, seat, 2),
    "attack_start": lambda table, seat: [*attack(table, seat, 1), ATTACK_START],
    "attack": lambda table, seat: attack(table, seat, 4),
    "destruction": lambda table, seat: attack(table, seat, 3),
    "defence": lambda table, seat: attack(table, seat, 1),
    "building": lambda table, seat: stages(table, seat, 1),
    "discard": lambda table, seat: stages(table, seat, 0),
    "turn_end": lambda table, seat: only(table, seat, TURN_END),
}

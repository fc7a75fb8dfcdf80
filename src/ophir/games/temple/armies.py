"""Armies on a city board: where they can step, and how they move. [Temple 7.2]"""

from __future__ import annotations

from collections.abc import Iterator

from ophir.engine.lists import changed, increased
from ophir.engine.steps import Choice, Closed
from ophir.games.temple.table import ARMY, TempleTable


def add_steps(table: TempleTable, city: int, barred: int, found: list[int]) -> None:
    """Add every step of an army to a free adjacent space, also through an open gate. [R47]

    Armies that bear one of the marks `barred` do not step.
    """
    box = table.box
    army = table.army[city]
    guarded = table.gates[city]
    for space, bits in enumerate(army):
        if bits and not bits & barred:
            gates = box.step_gate[space]
            moves = box.step_move[space]
            for at, goal in enumerate(box.step_to[space]):
                if not army[goal] and (gates[at] < 0 or not guarded >> gates[at] & 1):
                    found.append(moves[at])


def step_choices(table: TempleTable, city: int, barred: int) -> Iterator[Choice]:
    """The same for a person: every step that the map shows, with the reason if it is closed."""
    box = table.box
    for space, bits in enumerate(table.army[city]):
        if bits:
            for at, goal in enumerate(box.step_to[space]):
                yield Choice(
                    box.step_move[space][at],
                    _no_step(table, city, bits & barred, space, goal, box.step_gate[space][at]),
                )


def _no_step(table: TempleTable, city: int, moved: int, space: int, goal: int, gate: int) -> Closed | None:
    box = table.box
    if moved:
        return Closed("closed-army-moved", "7.2", space=box.space_ids[space])
    if gate >= 0 and table.gates[city] >> gate & 1:
        return Closed("closed-gate-guarded", "7.2", gate=box.gate_ids[gate])
    if table.army[city][goal]:
        return Closed("closed-space-taken", "7.2", space=box.space_ids[goal])
    return None


def place_army(table: TempleTable, seat: int) -> None:
    """Put a token on the start space of the opponent's board. [7.2, R61]"""
    table.tokens = increased(table.tokens, seat, -1)
    table.army[1 - seat] = changed(table.army[1 - seat], table.box.start, ARMY)
    table.acted = 1
    if table.events is not None:
        table.tell("event-army-placed", seat, space=table.box.space_ids[table.box.start])


def march(table: TempleTable, city: int, start: int, goal: int, mark: int) -> None:
    """An army goes to a free space; what it did in this phase goes with it."""
    army = table.army[city][:]
    army[goal] = army[start] | mark
    army[start] = 0
    table.army[city] = army
    table.acted = 1
    if table.events is not None:
        ids = table.box.space_ids
        table.tell("event-army-moved", 1 - city, space=ids[start], to_space=ids[goal])


def remove_army(table: TempleTable, city: int, space: int) -> None:
    """A discarded army is a token back in its owner's supply. [R61]"""
    table.army[city] = changed(table.army[city], space, 0)
    table.tokens = increased(table.tokens, 1 - city)
    table.acted = 1

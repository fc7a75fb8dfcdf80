"""The moments at which a position can be set up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ophir.engine.game import NOBODY
from ophir.games.architects.end_of_game import EndOfGame
from ophir.games.architects.reset import ResetStep
from ophir.games.architects.setup import BoardCards, DealAlone, DealPackets, RefillDisplay, StartingApprentice, Steps
from ophir.games.architects.table import ArchitectsTable
from ophir.games.architects.turns import EndOfTurn, ResetIfDue, Turn


def turn_from(table: ArchitectsTable, party: int) -> Steps:
    """A turn."""
    return [Turn(table.starter if party == NOBODY else party)]


def reset_from(table: ArchitectsTable, party: int) -> Steps:
    """A Reset in the turn of a party."""
    return [EndOfTurn(table.current), ResetStep(1)]


def end_of_turn_from(table: ArchitectsTable, party: int) -> Steps:
    """The end of a party's turn, with a Reset if one is due."""
    return [EndOfTurn(table.current), ResetIfDue()]


def draft_from(table: ArchitectsTable, party: int) -> Steps:
    """The draft, or the cards dealt to one person."""
    start: Steps = [Turn(table.starter), BoardCards()]
    return [*start, DealAlone() if table.box.solo else DealPackets()]


def apprentices_from(table: ArchitectsTable, party: int) -> Steps:
    """The free Apprentices, from a party on."""
    seats = table.box.seats
    order = [(table.starter + place) % seats for place in range(seats)]
    first = order.index(party) if party in order else seats - 1
    return [
        *draft_from(table, party),
        RefillDisplay(),
        *(StartingApprentice(seat) for seat in order[: first + 1]),
    ]


def end_from(table: ArchitectsTable, party: int) -> Steps:
    """The end of the game."""
    return [EndOfGame(1)]


MOMENTS: Final[dict[str, Callable[[ArchitectsTable, int], Steps]]] = {
    "turn": turn_from,
    "reset": reset_from,
    "turn_end": end_of_turn_from,
    "starting_apprentice": apprentices_from,
    "draft": draft_from,
    "end": end_from,
}

"""Setting up the game. [Kingdom 2]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ophir.engine.game import NOBODY
from ophir.engine.steps import Step
from ophir.games.kingdom.building import BuildingTurn
from ophir.games.kingdom.market import MarketTurn
from ophir.games.kingdom.placement import PlacementTurn
from ophir.games.kingdom.resolution import Resolve
from ophir.games.kingdom.rounds import EndCheck, LastPlays, RoundStart, phases_after, refill
from ophir.games.kingdom.table import KingdomTable


def deal(table: KingdomTable) -> None:
    """Random turn order, four Building Cards turned up, then the first round. [2, R1]"""
    table.order = table.order[:]
    table.shuffle(table.order)
    refill(table)
    table.stack.append(RoundStart())


def last_first(table: KingdomTable, seat: int) -> list[int]:
    """The seats in order from `seat` on, or all of them, turned round as they lie on the stack."""
    return table.order[0 if seat == NOBODY else table.order.index(seat) :][::-1]


def place_in_order(table: KingdomTable, seat: int, first: int) -> int:
    """Where in the order a phase begins: with a seat, or where it always does."""
    return first if seat == NOBODY else table.order.index(seat)


MOMENTS: Final[dict[str, Callable[[KingdomTable, int], list[Step[KingdomTable]]]]] = {
    "placement": lambda table, seat: [*phases_after("placement"), PlacementTurn(place_in_order(table, seat, 0))],
    "resolution": lambda table, seat: [*phases_after("resolution"), *map(Resolve, last_first(table, seat))],
    "market": lambda table, seat: [
        *phases_after("market"),
        MarketTurn(place_in_order(table, seat, table.box.seats - 1)),  # it runs in reverse order
    ],
    "building": lambda table, seat: [*phases_after("building"), *map(BuildingTurn, last_first(table, seat))],
    "round_end": lambda table, seat: [EndCheck(), *map(LastPlays, last_first(table, seat))],
    "end_check": lambda table, seat: [EndCheck()],  # everybody has finished the round
}

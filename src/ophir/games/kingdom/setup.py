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


Steps = list[Step[KingdomTable]]


def place_from(table: KingdomTable, seat: int) -> Steps:
    """The Placement Phase."""
    return [*phases_after("placement"), PlacementTurn(0 if seat == NOBODY else table.order.index(seat))]


def resolve_from(table: KingdomTable, seat: int) -> Steps:
    """The Resolution Phase."""
    return [*phases_after("resolution"), *(Resolve(one) for one in last_first(table, seat))]


def trade_from(table: KingdomTable, seat: int) -> Steps:
    """The Market Phase, which runs in reverse order."""
    return [*phases_after("market"), MarketTurn(table.box.seats - 1 if seat == NOBODY else table.order.index(seat))]


def build_from(table: KingdomTable, seat: int) -> Steps:
    """The Building Phase."""
    return [*phases_after("building"), *(BuildingTurn(one) for one in last_first(table, seat))]


def finish_from(table: KingdomTable, seat: int) -> Steps:
    """The end of the round."""
    return [EndCheck(), *(LastPlays(one) for one in last_first(table, seat))]


def check_end(table: KingdomTable, seat: int) -> Steps:
    """Everybody has finished the round."""
    return [EndCheck()]


def last_first(table: KingdomTable, seat: int) -> list[int]:
    """The seats in order from `seat` on, or all of them, turned round as they lie on the stack."""
    return table.order[0 if seat == NOBODY else table.order.index(seat) :][::-1]


MOMENTS: Final[dict[str, Callable[[KingdomTable, int], Steps]]] = {
    "placement": place_from,
    "resolution": resolve_from,
    "market": trade_from,
    "building": build_from,
    "round_end": finish_from,
    "end_check": check_end,
}

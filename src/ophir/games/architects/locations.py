"""The action of each location: whether it can be carried out, and carrying it out. [Architects 6.1, 7]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ophir.games.architects import black_market, gathering, guildhall, town_centre, workshop
from ophir.games.architects.goods import GOODS, SILVER
from ophir.games.architects.guardhouse import Guard, can_guard
from ophir.games.architects.kings_storehouse import Trade
from ophir.games.architects.table import (
    ACTION_AT,
    AT_GUARDHOUSE,
    AT_GUILDHALL,
    AT_SILVERSMITH,
    AT_STOREHOUSE,
    AT_TAX_STAND,
    AT_TOWN_CENTRE,
    CIRCLES,
    GUILDHALL,
    MARKET_LARGE,
    MARKET_SMALL,
    MINE_GOLD,
    MINES,
    NO_CARD,
    WORKSHOP_DRAW,
    WORKSHOP_HIRE,
    ArchitectsTable,
)
from ophir.games.architects.triggers import Trigger, trigger

# Circle locations where the action is not always possible.
SOMETIMES: Final = [MINE_GOLD, WORKSHOP_HIRE, AT_TOWN_CENTRE, AT_GUARDHOUSE, AT_TAX_STAND]


def plainly_possible(table: ArchitectsTable, seat: i64) -> i64:
    """Which of these are possible at a look with a Worker more, as bits; of others `why_impossible` has to be asked."""
    box = table.box
    silver: i64 = table.goods[GOODS * seat + SILVER]
    found: i64 = 0
    if table.workers[CIRCLES * seat + MINES] + 1 >= box.workers_per_gold:
        found |= 1 << MINE_GOLD
    if silver >= box.hire_price[0] + box.hire_price[1] and table.display[0] != NO_CARD:
        found |= 1 << WORKSHOP_HIRE
    if silver >= box.first_tax:
        found |= 1 << AT_TOWN_CENTRE
    if table.prison[seat]:
        found |= 1 << AT_GUARDHOUSE
    if table.tax:
        found |= 1 << AT_TAX_STAND
    return found


def why_impossible(table: ArchitectsTable, seat: i64, placement: i64, workers: i64) -> str:
    """Why the action can't be carried out with so many effective workers; empty if it can. [6.1]"""
    if placement == MINE_GOLD:
        return "" if workers >= table.box.workers_per_gold else "closed-one-worker"
    if placement == WORKSHOP_HIRE:
        return "" if workshop.can_hire(table, seat, workers) else "closed-cant-hire"
    if placement == AT_TOWN_CENTRE:
        return "" if town_centre.can_capture(table, seat) else "closed-cant-pay"
    if placement == AT_GUARDHOUSE:
        return "" if can_guard(table, seat) else "closed-nothing-to-guard"
    if placement == AT_TAX_STAND:
        return "" if table.tax else "closed-no-tax"
    if MARKET_SMALL <= placement <= MARKET_LARGE:
        return black_market.why_not_used(table, seat, placement)
    if placement == AT_GUILDHALL:
        return "" if guildhall.can_work(table, seat) else "closed-nothing-to-build"
    return ""


def perform(table: ArchitectsTable, seat: int, placement: int, extra: int) -> None:
    """The action of a location, and what the own cards add to it. [7, R75]"""
    box = table.box
    place = box.placement_place[placement]
    if placement <= MINE_GOLD or placement == WORKSHOP_DRAW:
        workers = table.effective_workers(seat, place, extra)
        if placement <= AT_SILVERSMITH:
            gathering.gather(table, seat, place, workers)
        elif placement <= MINE_GOLD:
            gathering.mine(table, seat, placement, workers)
        else:
            workshop.draw(table, seat, workers)
        trigger(table, seat, ACTION_AT + place)  # at once, because nothing of this asks anybody
        return
    if box.givers[ACTION_AT + place]:
        table.stack.append(Trigger(seat, ACTION_AT + place))
    if place == GUILDHALL:
        table.stack.append(guildhall.Project(seat))
        return
    if place >= CIRCLES:
        black_market.use(table, seat, placement)
        return
    workers = table.effective_workers(seat, place, extra)
    if placement == AT_STOREHOUSE:
        table.stack.append(Trade(seat, workers))
    elif placement == WORKSHOP_HIRE:
        workshop.start_hire(table, seat, workers)
    elif placement == AT_TOWN_CENTRE:
        town_centre.capture(table, seat, workers)
    elif placement == AT_GUARDHOUSE:
        table.stack.append(Guard(seat, workers, 1))
    else:
        gathering.take_tax(table, seat)

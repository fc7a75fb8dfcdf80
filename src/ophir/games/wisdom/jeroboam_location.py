"""Solo mode: Jeroboam's Location tiles. [Wisdom 13.5, R51]"""

from __future__ import annotations

from ophir.games.wisdom.goods import GOODS
from ophir.games.wisdom.land_of_israel import due_at, work
from ophir.games.wisdom.placement import put_worker
from ophir.games.wisdom.table import JEROBOAM, WisdomTable


def at_location(table: WisdomTable, tile: int) -> None:
    """A worker collects there. The tile of a Location that has no spot for a house leaves the game. [13.5]"""
    box = table.box
    place = tile - box.first_location_tile
    put_worker(table, JEROBOAM, place)
    work(table, JEROBOAM, place, 0)
    if not box.has_spot[place] and table.events is not None:
        table.tell("event-tile-out", JEROBOAM, tile=box.bag_ids[tile])


def why_no_location(table: WisdomTable, place: int) -> str:
    """A Location that is taken, closed, or would give him no cube. [13.5, R51]"""
    if table.occupied() >> place & 1:
        return "event-aside-worker-there"
    if table.closed[JEROBOAM] >> place & 1:
        return "event-aside-closed"
    due = due_at(table, JEROBOAM, place, 1)
    comes = any(due[good] and table.supply[good] for good in range(GOODS))
    return "" if comes else "event-aside-no-cube"

"""Roads: where one may be built, and what it costs. [Kingdom 11.4]"""

from __future__ import annotations

from ophir.engine.game import NOBODY
from ophir.engine.lists import changed
from ophir.games.kingdom.table import KingdomTable


def why_no_road(table: KingdomTable, seat: int, border: int) -> str:
    """Why this seat can't build a Road on this border, cost apart; empty if it can. [11.4, R38, R39]

    One end must hold an own piece; the other must be neutral or hold an own piece too.
    """
    if table.road[border] != NOBODY:
        return "closed-road-there"
    if table.roads_left == 0:
        return "closed-no-roads-left"
    a, b = table.box.border_ends[border]
    if table.site[a] != seat and table.site[b] != seat:
        return "closed-no-own-piece"
    other = b if table.site[a] == seat else a
    if table.box.has_site[other] and table.site[other] != seat:
        return "closed-empty-site" if table.site[other] == NOBODY else "closed-others-site"
    return ""


def buildable_roads(table: KingdomTable, seat: int) -> list[int]:
    """The borders on which this seat may build a Road, cost apart, fast."""
    if table.roads_left == 0 or table.pieces_left[seat] == table.box.pieces:
        return []
    found: list[int] = []
    site = table.site
    road = table.road
    has_site = table.box.has_site
    ends = table.box.border_end
    for border, start in enumerate(table.box.border_start):
        if site[start] == seat:
            end = ends[border]
            if road[border] == NOBODY and (site[end] == seat or not has_site[end]):
                found.append(border)
        elif site[ends[border]] == seat and road[border] == NOBODY and not has_site[start]:
            found.append(border)
    return found


def lay_road(table: KingdomTable, seat: int, border: int) -> None:
    """Put down one of the shared Roads; it belongs to its builder for good. [R38, R41]"""
    table.road = changed(table.road, border, seat)
    table.roads_left -= 1
    if table.events is not None:
        a, b = table.box.border_ends[border]
        table.tell("event-road", seat, place=[table.box.space_ids[a], table.box.space_ids[b]])

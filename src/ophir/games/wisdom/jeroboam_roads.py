"""Solo mode: where Jeroboam lays a road, and which Location is the most valuable. [Wisdom 13.4, 13.7, R57]"""

from __future__ import annotations

from typing import ClassVar

from ophir.engine.lists import numbers_of
from ophir.engine.steps import SEAT, Limit, up_to
from ophir.games.wisdom.jeroboam_reasons import because, why_road
from ophir.games.wisdom.jeroboam_ties import HisTie
from ophir.games.wisdom.land_of_israel import network
from ophir.games.wisdom.roads import lay_road, roads_left
from ophir.games.wisdom.table import JEROBOAM, PERSON, WisdomTable


def value_of(table: WisdomTable, place: int) -> tuple[int, int, int]:
    """How valuable a Location is, the smallest first. [13.7]"""
    box = table.box
    return table.shortage >> place & 1, -box.yield_size[place], box.yield_rank[place]


class HisRoad(HisTie):
    """Which of equally valuable roads he lays: from a Location, or beside any of his houses. [13.4, 13.8, D23, R57]"""

    __slots__ = ("place",)
    fields: ClassVar[dict[str, Limit]] = {"seat": SEAT, "place": up_to("locations")}
    id: ClassVar[str] = "D23"
    ask: ClassVar[str] = "his-road"
    rule: ClassVar[str] = "13.8"

    place: int  # from where; as many as there are Locations: from any of his houses

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def legal(self, table: WisdomTable) -> list[int]:
        box = table.box
        if not roads_left(table):
            return []
        starts = numbers_of(table.own[JEROBOAM], box.standing) if self.place == box.locations else [self.place]
        ways: list[tuple[int, int, int]] = []  # the other end, from where, the edge
        for start in starts:
            reached = network(table, JEROBOAM, start)
            for side, there in enumerate(box.neighbours[start]):
                edge = box.neighbour_edges[start][side]
                if not table.roads >> edge & 1 and not reached >> there & 1:
                    ways.append((there, start, edge))
        joining = [way for way in ways if table.own[JEROBOAM] >> way[0] & 1]
        ways = joining or [way for way in ways if not table.own[PERSON] >> way[0] & 1]
        if not ways:
            return []
        best = min(value_of(table, way[0]) for way in ways)
        ways = sorted(way for way in ways if value_of(table, way[0]) == best)
        if box.auto_ties:
            return [box.ROAD + ways[0][2]]
        return [box.ROAD + edge for edge in sorted({way[2] for way in ways})]

    def take(self, table: WisdomTable, action: int) -> None:
        edge = action - table.box.ROAD
        lay_road(table, JEROBOAM, edge)
        because(table, why_road(table, edge))

    def run(self, table: WisdomTable) -> None:
        if table.events is not None:
            table.tell("event-no-road", JEROBOAM)

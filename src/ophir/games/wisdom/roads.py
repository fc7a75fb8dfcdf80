"""Roads: common pieces, laid beside one's own Customs Houses. [Wisdom 7.3, R14, R15, R25]"""

from __future__ import annotations

from typing import ClassVar, Final

from ophir.engine.lists import numbers_of
from ophir.engine.steps import Closed, Decision
from ophir.games.wisdom.table import WisdomTable


def roads_left(table: WisdomTable) -> int:
    """The pieces in the common supply."""
    return table.box.road_pieces - table.roads.bit_count()


def open_edges(table: WisdomTable, party: int) -> int:
    """The edges on which a party may lay a road, as bits: without one, and beside a house of its. [7.3, R15, R20]"""
    own = table.own[party]
    if not own or roads_left(table) <= 0:
        return 0
    found = 0
    for place, edges in enumerate(table.box.edges_at):
        if own >> place & 1:
            found |= edges
    return found & ~table.roads


def lay_road(table: WisdomTable, party: int, edge: int) -> None:
    """Put down a piece; from now on everybody uses it. [R14]"""
    box = table.box
    table.roads |= 1 << edge
    if table.events is not None:
        a, b = box.edge_start[edge], box.edge_end[edge]
        table.tell("event-road", party, place=[box.location_ids[a], box.location_ids[b]])


ROAD_THERE: Final = Closed("closed-road-there", "R15")


class PlaceRoad(Decision[WisdomTable]):
    """No road, or an edge at one of the own Customs Houses. [7.3, D13, R25]"""

    __slots__ = ()
    id: ClassVar[str] = "D13"
    ask: ClassVar[str] = "road"
    rule: ClassVar[str] = "7.3"

    def legal(self, table: WisdomTable) -> list[int]:
        edges = open_edges(table, self.seat)
        return [*numbers_of(edges, table.box.laying), table.box.NO_ROAD] if edges else []

    def looked_for(self, table: WisdomTable) -> list[int]:
        box = table.box
        if not open_edges(table, self.seat):
            return []
        own = table.own[self.seat]
        beside = [
            box.ROAD + edge
            for edge in range(len(box.edge_ids))
            if own >> box.edge_start[edge] & 1 or own >> box.edge_end[edge] & 1
        ]
        return [*beside, box.NO_ROAD]

    def why_not(self, table: WisdomTable, action: int) -> Closed | None:
        box = table.box
        return ROAD_THERE if action != box.NO_ROAD and table.roads >> (action - box.ROAD) & 1 else None

    def take(self, table: WisdomTable, action: int) -> None:
        if action != table.box.NO_ROAD:
            lay_road(table, self.seat, action - table.box.ROAD)

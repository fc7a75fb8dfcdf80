"""The Land of Israel: closed Locations, networks, collecting, houses and roads. [section 7]"""

from __future__ import annotations

from collections import Counter

from tests.models.talk import Talk, choose
from tests.models.wisdom import words
from tests.models.wisdom.cubes import Cubes
from tests.models.wisdom.desires import collect
from tests.models.wisdom.figures import Edge
from tests.models.wisdom.table import Table

# Houses.


def has_house(table: Table, location: str, seat: int) -> bool:
    return table.houses[location][seat] > 0


def closed(table: Table, location: str, seat: int) -> bool:
    """Are there houses, and none of this player's?"""
    return table.houses[location].total() > 0 and not has_house(table, location, seat)


def open_spots(table: Table) -> list[str]:
    """The Locations where a house can be built. [7.2]"""
    found = []
    for location, record in table.figures.locations.items():
        spots = [spot for spot in record["house_spots"] if spot <= table.counts_as]
        if table.houses[location].total() < len(spots):
            found.append(location)
    return found


def put_house(table: Table, seat: int, location: str) -> None:
    table.houses[location][seat] += 1
    table.players[seat].houses -= 1
    if table.players[seat].houses == 0:
        table.trigger_end("houses")


def build_house(table: Table, seat: int) -> Talk[None]:
    """The house that comes with a building: mandatory, if it can be. [6.5, step 4; R24, R25; D12]"""
    spots = open_spots(table)
    if table.players[seat].houses and spots:
        location = yield from choose(seat, "D12", {words.house(spot): spot for spot in spots})
        put_house(table, seat, location)


# Roads.


def road_between(table: Table, a: str, b: str) -> bool:
    return (a, b) in table.roads or (b, a) in table.roads


def put_road(table: Table, a: str, b: str) -> None:
    table.roads.add((a, b) if (a, b) in table.figures.edges else (b, a))


def road_left(table: Table) -> bool:
    return len(table.roads) < table.figures.roads


def build_road(table: Table, seat: int) -> Talk[None]:
    """A road may be placed beside one of the player's houses. [7.3, R15; D13]"""
    if not road_left(table):
        return
    answers: dict[str, Edge | None] = {words.NO_ROAD: None}
    for a, b in table.figures.edges:
        if not road_between(table, a, b) and (has_house(table, a, seat) or has_house(table, b, seat)):
            answers[words.road(a, b)] = (a, b)
    edge = yield from choose(seat, "D13", answers)
    if edge is not None:
        put_road(table, *edge)


def network(table: Table, seat: int, start: str) -> set[str]:
    """All Locations reachable over roads through Locations that are not closed, the first one included. [7.1, R16]"""
    reached = {start}
    to_visit = [start]
    while to_visit:
        here = to_visit.pop()
        for there in table.figures.neighbors(here):
            if there not in reached and road_between(table, here, there) and not closed(table, there, seat):
                reached.add(there)
                to_visit.append(there)
    return reached


# Collecting.


def yield_of(table: Table, location: str) -> Cubes:
    return Counter(table.figures.locations[location]["yield"])


def shortage_stops(table: Table, seat: int, location: str) -> bool:
    return location in table.shortages and not table.sees_no_shortage(seat)


def collected(table: Table, seat: int, location: str, doubled: bool) -> Cubes:
    """What a worker of the player on a Location is due, whatever the supply has. [7.1]"""
    reached = network(table, seat, location) if has_house(table, location, seat) else {location}
    due: Cubes = Counter()
    for place in reached:
        worker_there = place in table.on_land and place != location
        if not worker_there and not shortage_stops(table, seat, place):
            due += yield_of(table, place)
    if doubled:
        due += due
    for effect in table.effects(seat, "region_bonus"):
        if effect["region"] == table.figures.locations[location]["region"]:
            due += Counter(effect["gain"]["resources"])
    return due


def resolve_location(table: Table, seat: int, location: str, repeated: bool) -> Talk[None]:
    """A worker on a Location collects. A repeated one leaves the pending cards waiting. [R34, R37]"""
    stronghold = "" if repeated else table.waiting(seat, "double_land")
    due = collected(table, seat, location, doubled=bool(stronghold))
    if stronghold:
        table.use_up(seat, stronghold)
    yield from collect(table, seat, due, may_replace=not repeated)

"""Jeroboam on the land: Location tiles, houses and roads. [13.4, 13.5, 13.7]"""

from __future__ import annotations

from collections import Counter

from tests.models.talk import Talk, draw
from tests.models.wisdom import land, words
from tests.models.wisdom.figures import Edge
from tests.models.wisdom.jeroboam_ties import settle
from tests.models.wisdom.table import HUMAN, JEROBOAM, Table

# Location tiles.


def location_does_something(table: Table, location: str) -> bool:
    """No worker there, not closed for him, and at least one cube to receive."""
    if location in table.on_land or land.closed(table, location, JEROBOAM):
        return False
    due = land.collected(table, JEROBOAM, location, doubled=False)
    return any(min(due[good], table.supply[good]) for good in table.figures.goods)


def use_location(table: Table, location: str) -> Talk[None]:
    table.players[JEROBOAM].workers -= 1
    table.on_land[location] = JEROBOAM
    yield from land.resolve_location(table, JEROBOAM, location, repeated=False)


# Value.


def printed_value(table: Table, location: str) -> tuple[int, int]:
    """Smaller is more valuable: more cubes in the printed yield, then the more valuable type."""
    cubes = land.yield_of(table, location)
    return -cubes.total(), min(table.figures.goods.index(good) for good in cubes)


def value(table: Table, location: str) -> tuple[bool, int, int]:
    """Smaller is more valuable: first of all without a Shortage Tile."""
    return location in table.shortages, *printed_value(table, location)


# House and road after a building.


def place_house_and_road(table: Table) -> Talk[None]:
    """The house comes by chance; without house there is no road either."""
    if not table.players[JEROBOAM].houses or not land.open_spots(table):
        return
    location = yield from draw_house(table)
    land.put_house(table, JEROBOAM, location)
    if land.road_left(table):
        yield from road_from(table, [location])


def draw_house(table: Table) -> Talk[str]:
    """A tile of the bag whose Location has an open spot, else one of those used or set aside, else any Location."""
    spots = land.open_spots(table)
    for tiles in (table.bag, table.used + table.set_aside, Counter(spots)):
        fitting = Counter({place: tiles[place] for place in spots if tiles[place]})
        if fitting:
            return (yield from draw("house", fitting))
    raise AssertionError("there is an open spot")


def road_from(table: Table, starts: list[str]) -> Talk[None]:
    """A road from one of some Locations with a house of his to a neighbor outside his network. [R57]

    First to one with a house of his, else to one without a house of the human; the most valuable of them.
    """
    candidates: list[Edge] = []  # from, to
    for start in starts:
        reached = land.network(table, JEROBOAM, start)
        for there in table.figures.neighbors(start):
            if there not in reached and not land.road_between(table, start, there):
                candidates.append((start, there))
    joining = [(x, y) for x, y in candidates if land.has_house(table, y, JEROBOAM)]
    others = [(x, y) for x, y in candidates if not land.has_house(table, y, HUMAN)]
    best = joining or others
    if not best:
        return
    best = [(x, y) for x, y in best if value(table, y) == min(value(table, other) for _, other in best)]
    order = list(table.figures.locations)
    best.sort(key=lambda pair: (order.index(pair[1]), order.index(pair[0])))
    tied: dict[str, Edge] = {}
    for x, y in best:
        a, b = (x, y) if (x, y) in table.figures.edges else (y, x)
        tied.setdefault(words.tie_road(a, b), (a, b))
    a, b = yield from settle(table, tied)
    land.put_road(table, a, b)


def road_anywhere(table: Table) -> Talk[None]:
    """The road of an action: from any of his houses."""
    if land.road_left(table):
        starts = [place for place in table.figures.locations if land.has_house(table, place, JEROBOAM)]
        yield from road_from(table, starts)

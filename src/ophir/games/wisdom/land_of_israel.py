"""The Land of Israel: Locations, networks, what a worker there collects. [Wisdom 7]"""

from __future__ import annotations

from mypy_extensions import i64

from ophir.engine.lists import numbers_of
from ophir.games.wisdom.gains import collect, may_replace, take_due, use_up, waiting_card
from ophir.games.wisdom.goods import GOODS, named
from ophir.games.wisdom.table import WisdomTable


def network(table: WisdomTable, party: int, place: int) -> int:
    """All Locations reached from `place` over roads, itself included, as bits.

    Roads are common. A Location that is closed for the party can be neither entered nor passed; workers and Shortage
    Tiles do not stop the way. [7.1, R14, R16]
    """
    roads: i64 = table.roads
    reached: i64 = 1 << place
    if not roads:
        return reached
    box = table.box
    barred: i64 = table.closed[party]
    ways = [place]
    for here in ways:
        at_here: i64 = box.edges_at[here]
        if not roads & at_here:
            continue
        edges = box.neighbour_edges[here]
        for side, there in enumerate(box.neighbours[here]):
            if roads >> edges[side] & 1 and not (reached | barred) >> there & 1:
                reached |= 1 << there
                ways.append(there)
    return reached


def has_rain(table: WisdomTable, party: int) -> bool:
    """Do Shortage Tiles not stop this party? [10 ignore_shortage]"""
    start = table.box.fortunes * party
    return any(table.permanent[start + card] for card in table.box.raining)


def yielding(table: WisdomTable, party: int, place: int) -> int:
    """The Locations that give cubes to a worker on `place`, as bits: without a Shortage Tile or another worker."""
    members: i64 = network(table, party, place) if table.own[party] >> place & 1 else 1 << place
    if table.shortage and not has_rain(table, party):
        members &= ~table.shortage
    standing: i64 = table.occupied() & ~(1 << place)
    return members & ~standing


def due_at(table: WisdomTable, party: int, place: int, times: int) -> list[int]:
    """What a worker on `place` collects before the supply is looked at: yields, then region bonuses. [7.1, R17]"""
    box = table.box
    members: i64 = yielding(table, party, place)
    total = [0] * GOODS
    here = 0
    while members:
        if members & 1:
            cubes = box.yields[here]
            for good in range(GOODS):
                if cubes[good]:
                    total[good] += times * cubes[good]
        members >>= 1
        here += 1
    region = box.region[place]
    for number, card in enumerate(box.bonus_cards[region]):
        if table.built[party] >> card & 1:
            for good, count in enumerate(box.bonus_cubes[region][number]):
                total[good] += count
    return total


def work(table: WisdomTable, party: int, place: int, fresh: int) -> None:
    """A worker on a Location collects. Stronghold doubles the yields of one that was just placed. [7.1, R34, R37]"""
    times = 1
    if fresh:
        card = waiting_card(table, party, table.box.doubling)
        if card >= 0:
            times = 2
            use_up(table, party, card)
    due = due_at(table, party, place, times)
    if may_replace(table, party, due, fresh):
        collect(table, party, due, fresh)
        return
    got = take_due(table, party, due)
    if table.events is not None:
        box = table.box
        if any(got):
            members = yielding(table, party, place) | 1 << place
            ids = [box.location_ids[member] for member in numbers_of(members, box.standing)]
            table.tell("event-collected", party, place=ids, good=named(got))
        else:
            table.tell("event-collected-nothing", party, place=box.location_ids[place])

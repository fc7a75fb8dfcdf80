"""What holds in every position. What is impossible is refused with the name of the field. [Wisdom 17]"""

from __future__ import annotations

from ophir.engine.errors import BadPosition
from ophir.engine.game import NOBODY
from ophir.engine.invariants import Never, Nevers, SeatNever, refuse
from ophir.games.wisdom.levite import tiles_left
from ophir.games.wisdom.roads import roads_left
from ophir.games.wisdom.table import AREAS, CUBES, HAND, SOURCE_COUNT, TILES, WisdomTable


def placed(table: WisdomTable, party: int) -> int:
    """How many workers of a party stand somewhere."""
    box = table.box
    spots = [spot for spot in range(len(box.spot_ids)) if table.stands[party] >> spot & 1]
    holy = range(box.first_holy, box.first_card)
    on_spots = sum(table.holy_workers[spot - box.first_holy] if spot in holy else 1 for spot in spots)
    return on_spots + sum(table.visits[AREAS * party : AREAS * (party + 1)])


def holy_spaces(table: WisdomTable, party: int) -> int:
    """The spaces of the Holy Place on which a party stands, as bits."""
    return table.stands[party] & table.box.all_holy


def cards_lying(table: WisdomTable, cards: list[int], party: int) -> list[str]:
    """What each of the cards lying before a party is: instant, pending or permanent."""
    kinds = table.box.fortunes
    return [
        table.box.fortune_effect[card].timing
        for card, count in enumerate(cards[kinds * party : kinds * (party + 1)])
        if count
    ]


def houses_on_map(table: WisdomTable, party: int) -> int:
    return table.box.houses - table.houses_left[party]


def holy_tiles_drawn(table: WisdomTable) -> int:
    """The Holy Place tiles that Jeroboam has drawn this year."""
    drawn = zip(table.used_tiles, table.set_aside, strict=True)
    icons = table.box.tile_icon
    return sum(used + aside for tile, (used, aside) in enumerate(drawn) if tile < len(icons) and icons[tile] == "holy")


def crowded_area(table: WisdomTable) -> bool:
    return any(table.in_area(area) > table.box.area_spaces[area] for area in range(AREAS))


def scored_early(table: WisdomTable, party: int) -> bool:
    earned = table.earned[SOURCE_COUNT * party : SOURCE_COUNT * (party + 1)]
    return not table.ends and any(earned[source] for source in (TILES, HAND, CUBES))


NEVERS: Nevers[WisdomTable] = (
    SeatNever(
        "workers_left",
        "all workers of a party together must be as many as it has",
        lambda table, party: is_missing_worker(table, party),
    ),
    SeatNever(
        "workers_left",
        "must be 0 after a visit to the Holy Place",
        lambda table, party: holy_spaces(table, party) and table.workers_left[party],
    ),
    SeatNever(
        "passed",
        "only who has workers left passes",
        lambda table, party: table.passed[party] and not table.workers_left[party],
    ),
    SeatNever("houses", "there are not so many Customs Houses", lambda table, party: table.houses_left[party] < 0),
    SeatNever(
        "houses",
        "each Customs House is placed for a building of the party",
        lambda table, party: houses_on_map(table, party) > table.built[party].bit_count(),
    ),
    SeatNever(
        "pending",
        "holds a card that does not wait",
        lambda table, party: set(cards_lying(table, table.pending, party)) - {"pending"},
    ),
    SeatNever(
        "permanent",
        "holds a card that does not stay",
        lambda table, party: set(cards_lying(table, table.permanent, party)) - {"permanent"},
    ),
    SeatNever(
        "pending",
        "Jeroboam plays no cards",
        lambda table, party: party >= table.box.seats and cards_lying(table, table.pending + table.permanent, party),
    ),
    SeatNever("earned", "tiles, hand and cubes are scored only at the end", scored_early),
    Never("state.workers", "nobody stands on the Holy Place twice", lambda table: twice_at_holy_place(table)),
    Never(
        "state.holy_first", "must be one of those at the Holy Place, if anybody is", lambda table: wrong_first(table)
    ),
    Never("state.roads", "there are not so many roads", lambda table: roads_left(table) < 0),
    Never("state.players", "more workers in an area of Jerusalem than it has spaces", crowded_area),
    Never("state.players", "more Temple Tiles were taken than there were", lambda table: tiles_left(table) < 0),
    Never(
        "state.shortage",
        "there were never so many Shortage Tiles on the map",
        lambda table: too_many_shortages(table),
    ),
    Never(
        "state.bag.holy_drawn",
        "must be as many as Holy Place tiles are used and set aside",
        lambda table: table.holy_drawn != holy_tiles_drawn(table),
    ),
    Never(
        "state.fortune.in_play",
        "holds a card that is not resolved at once",
        lambda table: any(table.box.fortune_effect[card].timing != "instant" for card in table.in_play),
    ),
)


def is_missing_worker(table: WisdomTable, party: int) -> bool:
    return placed(table, party) + table.workers_left[party] != table.box.workers


def too_many_shortages(table: WisdomTable) -> bool:
    return table.shortage.bit_count() > table.box.shortage_count


def twice_at_holy_place(table: WisdomTable) -> bool:
    return any(holy_spaces(table, party).bit_count() > 1 for party in range(len(table.favor)))


def wrong_first(table: WisdomTable) -> bool:
    there = [party for party in range(len(table.favor)) if holy_spaces(table, party)]
    return table.holy_first not in (there or [NOBODY])


def check_table(table: WisdomTable) -> None:
    """The invariants that hold in every position. [17]"""
    for never in NEVERS:
        never.refuse(table, table.parties)
    box = table.box
    for place, id in enumerate(box.location_ids):
        if sum(table.houses[place :: box.locations]) > box.spots[place]:
            raise BadPosition("state.players", f"{id} has only {box.spots[place]} spots for Customs Houses")
    every = 0
    for own in table.own:
        every |= own
    for edge, id in enumerate(box.edge_ids):
        ends = 1 << box.edge_start[edge] | 1 << box.edge_end[edge]
        refuse(table.roads >> edge & 1 and not ends & every, "state.roads", f"{id} has no Customs House at either end")
    for tile, count in enumerate(table.out):
        place = tile - box.first_location_tile
        if count and (place < 0 or box.has_spot[place]):
            raise BadPosition("state.bag.out", f"{box.bag_ids[tile]} never leaves the game")
    for kind, id in enumerate(box.tile_ids):
        if sum(row.count(kind) for row in table.tiles) > box.tile_counts[kind]:
            raise BadPosition("state.players", f"there are only {box.tile_counts[kind]} Temple Tiles of {id}")
    _check_spots(table)


def _check_spots(table: WisdomTable) -> None:
    """Workers stand where there is room, and on no card that is not built. [6.1]"""
    box = table.box
    occupied = table.occupied()
    built = 0
    for cards in table.built:
        built |= cards
    for spot, id in enumerate(box.spot_ids):
        card = spot - box.first_card
        if occupied >> spot & 1 and card >= 0 and not built & box.with_space & 1 << card:
            raise BadPosition(f"state.workers.{id}", "has no worker space, or is not built")
        if box.first_holy <= spot < box.first_card:
            there = occupied >> spot & 1
            if bool(table.holy_workers[spot - box.first_holy]) != bool(there):
                raise BadPosition("state.holy_workers", f"must say how many workers stand on {id}, if any do")

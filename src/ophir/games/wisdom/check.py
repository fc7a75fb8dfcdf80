"""Does the data of a pack fit together? Counts, references and symmetry, checked before a game is dealt."""

from __future__ import annotations

from typing import Final

from ophir.engine.checks import adds_up, exactly, in_order, known, numbers, once, refuse
from ophir.engine.errors import BadPack
from ophir.engine.verbs import verbs_of
from ophir.games.wisdom.data import Data
from ophir.games.wisdom.effects import Effect, Menorah
from ophir.games.wisdom.goods import GOOD_IDS, MOST_IN_HANDFUL

# These are kept as the bits of one number.
MOST_PLACES: Final = 60
MOST_SQUARES: Final = 60
MOST_EDGES: Final = 60
# Handfuls of cubes are actions: with more of them there would be too many.
MOST_PAID: Final = 9
MOST_EXOTICS: Final = 9
AREA_IDS: Final = ("merchant", "trader", "levite", "foreman")
OPTION_IDS: Final = ("starting_player", "solo_ties", "max_years")
FEWEST_SLOTS: Final = 2


def check(data: Data) -> None:
    """Raise BadPack for the first thing that is wrong."""
    _resources(data)
    _setups(data)
    _market(data)
    _jerusalem(data)
    _temple(data)
    _map(data)
    _cards(data)
    _solo(data)
    _components(data)


def _resources(data: Data) -> None:
    in_order("components", "resource", "id", [one.id for one in data.resources], GOOD_IDS)
    ranks = sorted(one.value_rank for one in data.resources)
    if ranks != list(range(1, len(ranks) + 1)):
        raise BadPack("components", "resource", "value_rank", "must be the numbers from 1 up, once each")
    for one in data.resources:
        name = f"resource {one.id}"
        adds_up("components", name, "wild", one.wild, one.id == "exotic", "the rules say: only Exotic Goods are wild")
        mat = one.id in data.market.mat_order
        adds_up("components", name, "has_market_mat", one.has_market_mat, mat, "the mat_order of [market] says")
        refuse(one.count > MOST_IN_HANDFUL, "components", name, "count", f"there can be at most {MOST_IN_HANDFUL}")
        if one.wild and one.count > MOST_EXOTICS:
            raise BadPack("components", name, "count", f"there can be at most {MOST_EXOTICS}")


def _setups(data: Data) -> None:
    exactly("components", "setup", "players", (str(one.players) for one in data.setups), ("1", "2", "3", "4", "5"))
    known("components", "option", "id", OPTION_IDS, [one.id for one in data.options], "option")
    scarce = min(one.count for one in data.resources)
    for one in data.setups:
        name = f"setup {one.players}"
        adds_up("components", name, "counts_as", one.counts_as, max(one.players, 2), "the rules say")
        if one.cubes_removed_each >= scarce:
            raise BadPack("components", name, "cubes_removed_each", f"must be below {scarce}, the smallest pile")
        if one.shortage_tiles_on_map > len(data.locations):
            raise BadPack("components", name, "shortage_tiles_on_map", f"there are only {len(data.locations)}")
        if one.market_fill > data.market.squares_per_mat:
            raise BadPack("components", name, "market_fill", f"a mat has only {data.market.squares_per_mat} squares")
        spots = sum(least <= one.counts_as for place in data.locations for least in place.house_spots)
        needed = one.counts_as * (one.customs_houses - 1) + 1
        if spots < needed:
            reason = f"{spots} spots are too few for a last house to be placed; {needed} are needed [17]"
            raise BadPack("components", name, "customs_houses", reason)
    if data.common.year_end_market_refill > data.market.squares_per_mat:
        reason = f"a mat has only {data.market.squares_per_mat} squares"
        raise BadPack("components", "setup_common", "year_end_market_refill", reason)


def _market(data: Data) -> None:
    order = data.market.mat_order
    exactly("components", "market", "mat_order", order, [good for good in GOOD_IDS if good != "exotic"])
    exactly("components", "market_mat", "resource", (mat.resource for mat in data.mats), order)
    squares = data.market.squares_per_mat
    if squares * len(order) > MOST_SQUARES:
        raise BadPack("components", "market", "squares_per_mat", f"there can be at most {MOST_SQUARES} squares in all")
    for mat in data.mats:
        if len(mat.prices) != squares:
            raise BadPack("components", f"market_mat {mat.resource}", "prices", f"must be {squares}, one a square")


def _jerusalem(data: Data) -> None:
    in_order("components", "action_space", "id", [one.id for one in data.action_spaces], AREA_IDS)
    orders = sorted(one.order for one in data.holy_spaces)
    if orders != list(range(1, len(orders) + 1)):
        raise BadPack("components", "holy_space", "order", "must be the numbers from 1 up, once each")
    menorahs = 0
    for one in data.holy_spaces:
        _allowed("components", f"holy_space {one.id}", one.effect, "holy")
        if isinstance(one.effect, Menorah):
            menorahs += 1
            told, his = one.effect.threshold, data.solo.menorah_threshold
            adds_up("components", f"holy_space {one.id}", "effect", told, his, "menorah_threshold of [solo] says")
    refuse(menorahs != 1, "components", "holy_space", "effect", "one space must be the Menorah")
    levites = max(len(one.spaces) for one in data.action_spaces if one.id == "levite")
    most = max(sum(cost.values()) for cost in data.levite.base_costs) if data.levite.base_costs else 0
    refuse(not most, "components", "levite", "base_costs", "must be at least one price, of at least one cube")
    if most + (levites - 1) * data.levite.surcharge_per_worker_present > MOST_PAID:
        raise BadPack("components", "levite", "base_costs", f"with surcharges at most {MOST_PAID} cubes can be paid")


def _temple(data: Data) -> None:
    tiles = sum(tile.count for tile in data.tiles)
    once("components", "temple_tile", (str(tile.favor) for tile in data.tiles))
    if len(data.tiles) > MOST_IN_HANDFUL:
        raise BadPack("components", "temple_tile", "", f"there can be at most {MOST_IN_HANDFUL} values")
    squares = sum(one.count for one in data.temple.squares)
    refuse(squares > tiles, "components", "temple", "squares", f"{squares} squares, but there are only {tiles} tiles")
    if not any(one.min_players <= 2 for one in data.temple.squares):
        raise BadPack("components", "temple", "squares", "there must be squares for two players")


def _map(data: Data) -> None:
    ids = [one.id for one in data.locations]
    number = numbers(ids)
    spots = {n: sum(least <= n for one in data.locations for least in one.house_spots) for n in (2, 3, 4, 5)}
    told = data.map
    for field, says, counted in (
        ("locations", told.locations, len(ids)),
        ("adjacencies", told.adjacencies, len(data.adjacencies)),
        ("house_spots_2p", told.house_spots_2p, spots[2]),
        ("house_spots_3p", told.house_spots_3p, spots[3]),
        ("house_spots_4p", told.house_spots_4p, spots[4]),
        ("house_spots_5p", told.house_spots_5p, spots[5]),
    ):
        adds_up("map", "map", field, says, counted, "the records say")
    for one in data.locations:
        refuse(not one.yields, "map", f"location {one.id}", "yield", "must be at least one cube")
        told_within = bool(one.house_spots)
        adds_up("map", f"location {one.id}", "within_israel", one.within_israel, told_within, "its house_spots say")
    exactly("map", "shortage_tile", "location", (one.location for one in data.shortage_tiles), ids)
    seen: set[tuple[int, int]] = set()
    for edge in data.adjacencies:
        name = f"adjacency {'/'.join(edge.between)}"
        known("map", name, "between", edge.between, ids, "Location")
        ends = tuple(sorted(number[id] for id in edge.between))
        if len(ends) != 2 or ends[0] == ends[1] or ends in seen:
            raise BadPack("map", name, "between", "must join two Locations, and stand in the list once")
        seen.add((ends[0], ends[1]))
    refuse(len(seen) > MOST_EDGES, "map", "adjacency", "", f"there can be at most {MOST_EDGES}")


def _cards(data: Data) -> None:
    places = [*(one.id for one in data.locations), *(one.id for one in data.holy_spaces)]
    places += [*(one.id for one in data.buildings), *AREA_IDS]
    once("buildings", "", places, "is used twice; every Location, space and card needs an id of its own")
    if len(places) > MOST_PLACES:
        raise BadPack("buildings", "building", "", f"there can be at most {MOST_PLACES} places for workers")
    for card in data.buildings:
        name = f"building {card.id}"
        _allowed("buildings", name, card.effect, "worker" if card.worker_space else "permanent")
        if not card.cost or sum(card.cost.values()) > MOST_PAID:
            raise BadPack("buildings", name, "cost", f"must be from 1 to {MOST_PAID} cubes")
    for fortune in data.fortunes:
        name = f"fortune {fortune.id}"
        _allowed("fortune", name, fortune.effect, "fortune")
        adds_up("fortune", name, "timing", fortune.timing, fortune.effect.timing, f"{fortune.effect.op} says")
    if len(data.slots) < FEWEST_SLOTS:
        raise BadPack("components", "building_slot", "", "there must be the deck and at least one slot")


def _allowed(file: str, record: str, effect: Effect, on: str) -> None:
    if on not in effect.on:
        ops = ", ".join(op for op, verb in verbs_of(Effect).items() if on in verb.on)
        raise BadPack(file, record, "effect", f"can't be {effect.op}; it can be {ops}")


def _solo(data: Data) -> None:
    holy = [one.id for one in data.holy_spaces]
    for one in data.solo_tiles:
        name = f"solo_tile {one.id}"
        if one.icon == "holy":
            known("solo", name, "holy_space", [one.holy_space], holy, "space of the Holy Place")
        elif one.holy_space:
            raise BadPack("solo", name, "holy_space", "stands only on a tile of the Holy Place")
        if one.id in [place.id for place in data.locations]:
            raise BadPack("solo", name, "id", "is the id of a Location, whose Shortage Tile is a tile of its own")


def _components(data: Data) -> None:
    told = {one.id: one.count for one in data.components}
    counted = {
        "shortage_tile": len(data.shortage_tiles),
        "temple_tile": sum(tile.count for tile in data.tiles),
        "building_card": len(data.buildings),
        "fortune_card": sum(card.count for card in data.fortunes),
        "favor_token_50_100": 5,
        "starting_player_token": 1,
        "customs_house_per_player": max(one.customs_houses for one in data.setups),
        "worker_per_player": max(one.workers for one in data.setups),
        "solo_tile": sum(tile.count for tile in data.solo_tiles),
    }
    exactly("components", "component", "id", told, [*counted, "road"])
    for id, count in counted.items():
        adds_up("components", f"component {id}", "count", told[id], count, "the other records and the rules say")

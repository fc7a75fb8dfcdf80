"""What matters in Wisdom of Solomon: the features that bots judge a position by, and say their reasons in.

Choices that wait on the stack count as made (`coming`). What each feature weighs stands in judgement.toml.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ophir.engine.judgement import FeatureRow, Features
from ophir.games.wisdom.coming import Coming
from ophir.games.wisdom.goods import GOOD_IDS, GOODS
from ophir.games.wisdom.land_of_israel import has_rain, network
from ophir.games.wisdom.levite import tiles_left
from ophir.games.wisdom.table import FOREMAN, LEVITE, NO_CARD, WisdomTable
from ophir.games.wisdom.values import Values, values_of

ENOUGH: Final = 3  # cubes of a type, beyond which they are spare
YEARS: Final = 5.0  # how much longer the game before its last year is than that year

NAMES: Final = (
    "favor",
    *GOOD_IDS,  # cubes of each type up to ENOUGH
    "spare",  # the value of the others
    "picks",  # cubes of a type to choose that are coming
    "hand",  # Fortune Cards
    "waiting",  # Fortune Cards that lie before the party for a later worker
    "rain",  # Shortage Tiles do not stop the party
    "tiles",  # Favor of its Temple Tiles
    "workers",  # not yet placed
    "deals",  # transactions at the Market that are coming
    "plan",  # Favor of the best building in reach, the less the more is lacking, while one can be built this year
    "later_plan",  # the same after that
    "temple",  # how near a Temple Tile is, while one can be had this year
    "later_temple",  # the same after that
    "conversion",  # Favor that own cubes would become on own buildings
    "houses",  # Customs Houses on the map
    "roads",  # that are coming
    "income",  # the value of what a worker collects at an own Customs House, summed over the Locations with one
    "network",  # the same of the best of them
    "closed",  # Locations where it may not go
    "actions",  # own buildings with a worker space
    "action_yield",  # the value of what they bring
    "helpers",  # own buildings that work by themselves
    "first",  # begins the next year, as it stands
)


def look(table: WisdomTable) -> list[FeatureRow]:
    """The features of all parties."""
    values = values_of(table.box)
    coming = Coming(table, values)
    build_open = table.in_area(FOREMAN) < table.box.area_spaces[FOREMAN]
    temple_open = table.in_area(LEVITE) < table.box.area_spaces[LEVITE]
    temple_left = tiles_left(table) > 0
    return [
        features_of(table, values, coming, party, build_open, temple_open, temple_left)
        for party in range(len(table.favor))
    ]


def features_of(
    table: WisdomTable,
    values: Values,
    coming: Coming,
    party: int,
    build_open: bool,
    temple_open: bool,
    temple_left: bool,
) -> FeatureRow:
    """The features of a party, in the sequence of NAMES."""
    box = table.box
    has = coming.cubes[GOODS * party : GOODS * party + GOODS]
    found = FeatureRow(len(NAMES))
    found.append(float(coming.favor[party]))
    spare = 0.0
    for good in range(GOODS):
        count = has[good]
        if count > ENOUGH:
            spare += (count - ENOUGH) * values.goods[good]
            count = ENOUGH
        found.append(float(count))
    start = box.fortunes * party
    waiting = 0
    for at in range(start, start + box.fortunes):
        waiting += table.pending[at]
    rain = has_rain(table, party)
    tiles = coming.tiles[party] * values.tile
    for kind in table.tiles[party]:
        tiles += box.tile_favor[kind]
    workers = 0 if table.passed[party] else table.workers_left[party]
    plan = 0.0
    for slot, card in enumerate(table.offer):
        if card != NO_CARD:
            favor = box.card_favor_printed[card] + box.slot_favor[slot]
            near = favor * within_reach(values, box.card_cost[card], values.card_cost[card], has)
            if near > plan:
                plan = near
    temple = 0.0
    if temple_left:
        for number, price in enumerate(box.levite_prices):
            near = within_reach(values, price, values.levite_cost[number], has)
            if near > temple:
                temple = near
    income = 0.0
    best_network = 0.0
    places: i64 = table.own[party]
    short: i64 = 0 if rain else table.shortage
    place = 0
    while places:
        if places & 1:
            collected = 0.0
            members: i64 = network(table, party, place)
            members &= ~short
            member = 0
            while members:
                if members & 1:
                    collected += values.yields[member]
                members >>= 1
                member += 1
            income += collected
            if collected > best_network:
                best_network = collected
        places >>= 1
        place += 1
    conversion = 0.0
    actions = 0
    helpers = 0
    action_yield = 0.0
    cards: i64 = table.built[party]
    card = 0
    while cards:
        if cards & 1:
            if box.card_space[card]:
                actions += 1
                action_yield += values.card_yield[card]
                conversion += values.converted(card, has)
            else:
                helpers += 1
        cards >>= 1
        card += 1
    beginner = table.holy_first if table.holy_first >= 0 else table.starter
    closed: i64 = table.closed[party]
    barred = 0
    while closed:
        closed &= closed - 1
        barred += 1
    builds = workers > 0 and build_open
    raises = workers > 0 and temple_open
    found.append(spare)
    found.append(float(coming.picks[party]))
    found.append(float(table.fortune.hand_size[party] + coming.cards[party]))
    found.append(float(waiting))
    found.append(1.0 if rain else 0.0)
    found.append(tiles)
    found.append(float(workers))
    found.append(float(coming.deals[party]))
    found.append(plan if builds else 0.0)
    found.append(0.0 if builds else plan)
    found.append(temple if raises else 0.0)
    found.append(0.0 if raises else temple)
    found.append(conversion)
    found.append(float(box.houses - table.houses_left[party] + coming.houses[party]))
    found.append(float(coming.roads[party]))
    found.append(income)
    found.append(best_network)
    found.append(float(barred))
    found.append(float(actions))
    found.append(action_yield)
    found.append(float(helpers))
    found.append(1.0 if beginner == party else 0.0)
    return found


def within_reach(values: Values, cost: list[int], cost_value: float, has: list[int]) -> float:
    """How near a cost is: 1 if it can be paid without Exotics, 0 if nothing of it is there."""
    lacking = 0.0
    for good in range(GOODS):
        if cost[good] > has[good]:
            lacking += (cost[good] - has[good]) * values.goods[good]
    share = 1.0 - lacking / cost_value if cost_value else 1.0
    return share * share


def progress(table: WisdomTable) -> float:
    """How near the nearest end condition is, and in the last year how much of it is over."""
    box = table.box
    houses = 1.0 - min(table.houses_left) / box.houses
    near = max(houses, 1.0 - tiles_left(table) / box.temple_squares)
    if table.year >= box.max_years:
        near = 1.0
    left = 0
    for workers in table.workers_left:
        left += workers
    placed = 1.0 - left / (box.workers * len(table.favor))
    return (YEARS * near + placed) / (YEARS + 1.0)


FEATURES: Final = Features(1, NAMES, look, progress)

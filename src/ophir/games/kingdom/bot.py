"""What matters in Kingdom of Solomon: the features that bots judge a position by, and say their reasons in.

Cubes that Pawns on the board will bring count as held: what matters is what a seat can build with. What each feature
weighs stands in judgement.toml.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from ophir.engine.game import NOBODY
from ophir.engine.judgement import FeatureRow, Features
from ophir.engine.lists import numbers_of, zeros
from ophir.engine.vectors import Floats, Numbers, vec
from ophir.games.kingdom.box import Box
from ophir.games.kingdom.building import BuildingPhase, BuildingTurn
from ophir.games.kingdom.goods import GOODS as GOOD_IDS
from ophir.games.kingdom.high_priest import region_owner
from ophir.games.kingdom.market import MarketPhase
from ophir.games.kingdom.resource_regions import region
from ophir.games.kingdom.table import GOODS, NO_CARD, KingdomTable

ENOUGH: Final = 4  # cubes of a type, beyond which they are spare

NAMES: Final = (
    "score",
    *GOOD_IDS,  # cubes of each type, held and coming, up to ENOUGH
    "spare",  # the value of the others
    "any_good",  # cubes of a type to choose that are coming
    "hand",  # Fortune Cards, held and coming
    "pawns",  # not yet placed
    "points",  # that Pawns on the board will score
    "trades",  # exchanges that are coming
    "thefts",  # cubes that will come from opponents
    "plan",  # points of the best Building in reach, the less the more is lacking, while one can be built this round
    "later_plan",  # the same after that
    "plan_site",  # how near a Building is that brings a piece to the board
    "block",  # points of the next Temple Block, the less the more is lacking
    "income",  # the value of the yield of own regions, once for each own piece in them
    "own_spaces",  # on Buildings of one's own
    "own_yield",  # the value of what they bring
    "place",  # in the order, 0 is the first
    "tokens",
    "high_priest",
    "lead",  # tokens that the High Priest is ahead of the next
    "pieces",  # on the board
    "roads",
    "market",  # may still sell or buy this round
    "building",  # may still build this round
)


class Coming:
    """What a seat holds and its Pawns on the board will bring."""

    __slots__ = ("any_goods", "cards", "goods", "place", "points", "thefts", "trades")

    def __init__(self, goods: list[int], place: int) -> None:
        self.goods = goods
        self.place = place  # in the order
        self.any_goods = 0
        self.cards = 0
        self.points = 0
        self.trades = 0
        self.thefts = 0


class Values:
    """What follows from a box alone: worths by its printed values of cubes."""

    def __init__(self, box: Box) -> None:
        self.goods = [float(value) for value in box.values]
        self.card_cost = [self.of_cubes(cost) for cost in box.card_cost]
        self.block_cost = [self.of_cubes(cost) for cost in box.layer_cost]
        self.yields = [self.of_cubes(cubes) for cubes in box.yields]
        self.own_yield = [
            0.0 if effect is None else effect.worth(self.goods) for effect in box.place_effect[box.first_card :]
        ]

    def of_cubes(self, cubes: list[int]) -> float:
        """The value of so many cubes of each type."""
        return sum(count * value for count, value in zip(cubes, self.goods, strict=True))

    def reach(self, cost: list[int], cost_value: float, has: list[int]) -> float:
        """How near a cost is: 1 if it can be paid, 0 if nothing of it is there."""
        lacking = 0.0
        for good in range(GOODS):
            if cost[good] > has[good]:
                lacking += (cost[good] - has[good]) * self.goods[good]
        share = 1.0 - lacking / cost_value if cost_value else 1.0
        return share * share


@lru_cache(maxsize=64)
def values_of(box: Box) -> Values:
    """The values of a box; the same ones are shared."""
    return Values(box)


class Owned:
    """What each seat has on the board and in Buildings, found in one pass for all of them."""

    __slots__ = ("income", "roads", "spaces", "yields")

    def __init__(self, table: KingdomTable, values: Values) -> None:
        seats = table.box.seats
        self.roads: Numbers = zeros(seats)
        self.spaces: Numbers = zeros(seats)  # on Buildings
        self.yields: Floats = vec[float]([0.0] * seats)  # the value of what they bring
        self.income: Floats = vec[float]([0.0] * seats)
        owner: i64
        for owner in table.road:
            if owner != NOBODY:
                self.roads[owner] += 1
        for card, owner in enumerate(table.card_owner):
            if owner >= 0:
                self.spaces[owner] += 1
                self.yields[owner] += values.own_yield[card]
        for space, owner in enumerate(table.site):
            if owner != NOBODY:
                for member in region(table, owner, space):
                    self.income[owner] += values.yields[member]


def look(table: KingdomTable) -> list[FeatureRow]:
    """The features of all seats."""
    values = values_of(table.box)
    owned = Owned(table, values)
    all_build = False
    all_trade = False
    building = [seat == table.builder for seat in range(table.box.seats)]
    for step in table.stack:
        if isinstance(step, BuildingPhase):
            all_build = True
        elif isinstance(step, MarketPhase):
            all_trade = True
        elif isinstance(step, BuildingTurn):
            building[step.seat] = True
    seen: list[FeatureRow] = []
    for seat in range(table.box.seats):
        trades = all_trade or (all_build and not table.passed[seat])
        seen.append(features_of(table, values, owned, seat, trades, all_build or building[seat]))
    return seen


def features_of(
    table: KingdomTable, values: Values, owned: Owned, seat: int, market: bool, building: bool
) -> FeatureRow:
    """The features of a seat, in the sequence of NAMES."""
    box = table.box
    has = table.cubes_of(seat)
    if table.builder == seat:
        for good in range(GOODS):
            has[good] += table.credits[good]
    coming = Coming(has, table.order.index(seat))
    for place in numbers_of(table.stands[seat], box.standing):
        effect = box.place_effect[place]
        if effect is not None:
            effect.promise(table, seat, coming)
            continue
        for member in region(table, region_owner(table, seat, place), place):
            for good, count in enumerate(box.yields[member]):
                if count:
                    has[good] += min(count, table.supply[good])
    found = FeatureRow(len(NAMES))
    found.append(float(table.score[seat]))
    spare = 0.0
    for good in range(GOODS):
        count = has[good]
        if count > ENOUGH:
            spare += (count - ENOUGH) * values.goods[good]
            count = ENOUGH
        found.append(float(count))
    plan = 0.0
    plan_site = 0.0
    for card in table.display:
        if card != NO_CARD:
            reach = values.reach(box.card_cost[card], values.card_cost[card], has)
            if box.card_vp[card] * reach > plan:
                plan = box.card_vp[card] * reach
            if box.card_site[card] and reach > plan_site:
                plan_site = reach
    now = building and not table.built_card[seat]
    block = 0.0
    if len(table.block_owner) < box.blocks:
        layer = box.block_layer[len(table.block_owner)]
        block = box.layer_vp[layer] * values.reach(box.layer_cost[layer], values.block_cost[layer], has)
    is_high_priest = table.high_priest == seat
    lead = 0
    if is_high_priest:
        next_most = 0
        for other, tokens in enumerate(table.tokens):
            if other != seat and tokens > next_most:
                next_most = tokens
        lead = table.tokens[seat] - next_most
    found.append(spare)
    found.append(float(coming.any_goods))
    found.append(float(table.fortune.hand_size[seat] + coming.cards))
    found.append(float(table.pawns_left[seat]))
    found.append(float(coming.points))
    found.append(float(coming.trades))
    found.append(float(coming.thefts))
    found.append(plan if now else 0.0)
    found.append(0.0 if now else plan)
    found.append(plan_site)
    found.append(block)
    found.append(owned.income[seat])
    found.append(float(owned.spaces[seat]))
    found.append(owned.yields[seat])
    found.append(float(coming.place))
    found.append(float(table.tokens[seat]))
    found.append(1.0 if is_high_priest else 0.0)
    found.append(float(lead))
    found.append(float(box.pieces - table.pieces_left[seat]))
    found.append(float(owned.roads[seat]))
    found.append(1.0 if market else 0.0)
    found.append(1.0 if building else 0.0)
    return found


def progress(table: KingdomTable) -> float:
    """How near the nearest end condition is."""
    box = table.box
    empty = 0
    for space in box.sites:
        if table.site[space] == NOBODY:
            empty += 1
    sites = 1.0 - empty / len(box.sites)
    fewest = box.pieces
    for left in table.pieces_left:
        if left < fewest:
            fewest = left
    pieces = 1.0 - fewest / box.pieces
    blocks = len(table.block_owner) / box.blocks
    nearest = sites if sites > pieces else pieces
    return nearest if nearest > blocks else blocks


FEATURES: Final = Features(1, NAMES, look, progress)

"""What matters in Architects of the West Kingdom: the features that bots judge a position by, and say their reasons in.

What a pending action will bring counts as there: goods as held, a project as points to come, a hire, captures. What
each feature weighs stands in judgement.toml.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ophir.engine.judgement import FeatureRow, Features
from ophir.games.architects.black_market import KeepDrawn, MarketGoods
from ophir.games.architects.box import Box
from ophir.games.architects.buildings import BuildingDoes, Choose, Construct, why_not_built
from ophir.games.architects.cathedral import Advance, is_level_full, why_no_advance
from ophir.games.architects.end_of_game import score_sources
from ophir.games.architects.goods import (
    BUILDING_CARD,
    CLAY,
    DEBT,
    GOLD,
    GOODS,
    HIRE_APPRENTICE,
    INFLUENCE,
    MARBLE,
    REWARD_CARD,
    SILVER,
    STONE,
    VIRTUE,
)
from ophir.games.architects.guardhouse import DebtPaid, Freed, Guard, ReleaseCost
from ophir.games.architects.guildhall import Project
from ophir.games.architects.hiring import HireFree, TakeApprentice
from ophir.games.architects.kings_storehouse import Trade
from ophir.games.architects.placement import PlaceAnother
from ophir.games.architects.prices import INFLUENCE_DUE, MIX, MIX_OF, TAX_DUE
from ophir.games.architects.table import (
    ANY_VIRTUE_CATHEDRAL,
    AT_SILVERSMITH,
    AT_STOREHOUSE,
    AT_TAX_STAND,
    AT_TOWN_CENTRE,
    CIRCLES,
    MARKET_DRAW,
    MARKET_HIRE,
    MARKET_SMALL,
    MINE_CLAY,
    MINE_GOLD,
    NO_DISCARD,
    NOBODY,
    SILVERSMITH,
    WORKSHOP_DRAW,
    WORKSHOP_HIRE,
    ArchitectsTable,
)
from ophir.games.architects.town_centre import Capture, TakeGroup
from ophir.games.architects.triggers import Gains
from ophir.games.architects.virtue import LoseVirtue
from ophir.games.architects.wonders.presence import ContributeBefore, ProfiteerTime, VisitWonder
from ophir.games.architects.wonders.wonders import WonderBuilt, wonder_price
from ophir.games.architects.workshop import HireAtWorkshop, HirePaid

ENOUGH: Final = (6, 8, 8, 4, 4, 10)  # of each good, beyond which it is spare
PLANS: Final = 5  # features about what could still be built, which only persons have
MANY: Final = 6  # Workers at a place that are worth twice as many: there they bring more, until they are captured

NAMES: Final = (
    "score",
    "clay",  # held and coming, up to ENOUGH; the next five too
    "wood",
    "stone",
    "gold",
    "marble",
    "silver",
    "spare",  # goods beyond ENOUGH
    "virtue",
    "influence",
    "most_influence",  # 1 with more than everybody else
    "debts",
    "cards",  # Building cards in hand
    "apprentices",
    "skills",  # different ones
    "supply",  # Workers
    "standing",  # Workers on circle locations
    "camps",  # those of them, each as often as there are others with it, by MANY
    "prison",
    "held",  # own Workers that others hold
    "captives",
    "plan",  # points of the best Building in hand, the less the more is lacking
    "other_plan",  # of the second best
    "cathedral",  # points of the next level, the less the more is lacking
    "wonder",  # points of the nearest Wonder, the less the more is lacking
    "ready",  # points of the best project that could be done at once
    "project",  # points of what is being built, or of the best that a Worker in the Guildhall can choose
    "hires",  # Apprentices that are coming
    "captures",  # opposing Workers that a capture will bring
    "trades",  # trades of the Storehouse that are coming
    "guard",  # Workers that the Guardhouse will move, and Debts that it will pay
)


class Values:
    """What follows from a box alone: how dear goods are, by what a Worker brings of them."""

    def __init__(self, box: Box) -> None:
        self.goods = [1.0] * (GOODS + 1)
        self.goods[CLAY] = 1.0 / (1.0 + box.clay_base)
        self.goods[GOLD] = float(box.workers_per_gold)
        self.goods[MARBLE] = float(box.workers_per_gold)
        self.goods[SILVER] = 1.0 / (1.0 + box.gather_base[SILVERSMITH])
        self.building_price = [list(price) for price in box.building_price]
        self.building_cost = [self.of_price(price) for price in self.building_price]
        self.level_price = [list(price) for price in box.level_price]
        self.level_cost = [self.of_price(price) for price in self.level_price]

    def of_price(self, price: list[int]) -> float:
        """How dear a price is."""
        found = float(price[MIX])
        for good in range(GOODS):
            found += price[good] * self.goods[good]
        return found + price[INFLUENCE_DUE] * self.goods[GOODS] + price[TAX_DUE] * self.goods[SILVER]

    def reach(self, price: list[int], cost: float, has: list[int]) -> float:
        """How near a price is: 1 if it can be paid, 0 if nothing of it is there."""
        lacking = 0.0
        mix = price[MIX]
        for good in range(GOODS):
            left = has[good] - price[good]
            if good == SILVER:
                left -= price[TAX_DUE]
            if left < 0:
                lacking -= left * self.goods[good]
            elif mix and good <= STONE and price[MIX_OF] >> good & 1:
                mix = mix - left if mix > left else 0
        if price[INFLUENCE_DUE] > has[GOODS]:
            lacking += (price[INFLUENCE_DUE] - has[GOODS]) * self.goods[GOODS]
        lacking += mix
        share = 1.0 - lacking / cost if cost else 1.0
        return share * share


@lru_cache(maxsize=64)
def values_of(box: Box) -> Values:
    """The values of a box; the same ones are shared."""
    return Values(box)


class Coming:
    """What a party holds and what is pending will bring."""

    __slots__ = (
        "captures",
        "cards",
        "debts",
        "guard",
        "has",
        "hires",
        "project",
        "trades",
        "virtue",
    )

    def __init__(self, has: list[int]) -> None:
        self.has = has  # the goods and Influence
        self.virtue = 0
        self.cards = 0
        self.debts = 0
        self.hires = 0
        self.project = 0.0
        self.captures = 0.0
        self.trades = 0
        self.guard = 0

    def gain(self, goods: list[int], times: int) -> None:
        """A table of goods."""
        for good in range(GOODS):
            self.has[good] += times * goods[good]
        self.has[GOODS] += times * goods[INFLUENCE]
        self.virtue += times * (goods[VIRTUE] + goods[REWARD_CARD])
        self.cards += times * goods[BUILDING_CARD]
        self.debts += times * goods[DEBT]
        self.hires += times * goods[HIRE_APPRENTICE]


def look(table: ArchitectsTable) -> list[FeatureRow]:
    """The features of all parties."""
    values = values_of(table.box)
    players = table.box.players
    coming = [
        Coming([*table.goods[GOODS * party : GOODS * (party + 1)], table.influence[party]]) for party in range(players)
    ]
    for step in table.stack:
        if isinstance(step, Gains):
            coming[step.party].gain(table.box.gains[step.number], step.times)
        elif isinstance(step, Construct):
            coming[step.seat].project += points_of_building(table, step.card)
        elif isinstance(step, Advance):
            coming[step.seat].project += points_of_level(table, step.seat)
        elif isinstance(step, WonderBuilt):
            coming[step.seat].project += table.box.wonder_vp[step.wonder]
        elif isinstance(step, Project):
            coming[step.seat].project += best_project(table, step.seat)
        elif isinstance(step, (HireAtWorkshop, HirePaid, HireFree, TakeApprentice)):
            coming[step.seat].hires += 1
        elif isinstance(step, TakeGroup):
            if step.owner != step.seat:
                count: int = table.workers[CIRCLES * step.owner + step.place]
                coming[step.seat].captures += count + count * count / MANY
        elif isinstance(step, Capture):
            coming[step.seat].captures += capturable(table, step.seat, step.left)
        elif isinstance(step, Trade):
            coming[step.seat].trades += step.left
        elif isinstance(step, Guard):
            coming[step.seat].guard += guarded(table, step.seat, step.left)
        elif isinstance(step, (Freed, ReleaseCost)):
            coming[step.seat].guard += held_by_others(table, step.seat)
        elif isinstance(step, DebtPaid):
            coming[step.seat].guard += 2
            coming[step.seat].virtue += 1
        elif isinstance(step, KeepDrawn):
            coming[step.seat].cards += 1
        elif isinstance(step, MarketGoods):
            from_market(table, coming[step.seat], step.placement)
        elif isinstance(step, LoseVirtue):
            coming[step.seat].virtue -= step.left
        elif isinstance(step, (VisitWonder, ProfiteerTime, ContributeBefore)):
            from_placement(table, coming[step.seat], step.seat, step.placement)
        elif isinstance(step, (Choose, BuildingDoes, PlaceAnother)):
            coming[step.seat].project += 1.0
    return [features_of(table, values, party, coming[party]) for party in range(players)]


def points_of_building(table: ArchitectsTable, card: int) -> float:
    """What a Building is worth by itself: its points, its Virtue, and a point for what it does."""
    box = table.box
    return box.building_vp[card] + 0.5 * box.building_virtue[card] + 1.0


def points_of_level(table: ArchitectsTable, seat: int) -> float:
    """What the next level of the Cathedral is worth more than this one, with a point for the Reward card."""
    level = table.cathedral[seat]
    return 1.0 + table.box.level_vp[level + 1] - table.box.level_vp[level]


def best_project(table: ArchitectsTable, seat: int) -> float:
    """Points of the best project that can be paid now."""
    best = 0.0
    for card in table.hand[seat]:
        if card < len(table.box.building_vp):
            points = points_of_building(table, card)
            if points > best and not why_not_built(table, seat, card):
                best = points
    if not why_no_advance(table, seat):
        best = max(best, points_of_level(table, seat))
    for wonder, owner in enumerate(table.wonder_owner):
        if owner == NOBODY and best < table.box.wonder_vp[wonder]:
            from ophir.games.architects.wonders.wonders import why_no_wonder

            if not why_no_wonder(table, seat, wonder):
                best = float(table.box.wonder_vp[wonder])
    return best


def capturable(table: ArchitectsTable, seat: int, left: int) -> float:
    """The Workers of the largest opposing groups, so many of them, wherever they stand; large ones count for more."""
    groups: list[int] = [*table.workers[: CIRCLES * seat], *table.workers[CIRCLES * (seat + 1) :]]
    groups.sort(reverse=True)
    return sum([count + count * count / MANY for count in groups[:left]])


def held_by_others(table: ArchitectsTable, party: int) -> int:
    """How many of its Workers others hold."""
    return sum(table.captured[party :: table.box.players])


def held(table: ArchitectsTable, party: int) -> int:
    """How many captured Workers it holds."""
    players = table.box.players
    return sum(table.captured[players * party : players * (party + 1)])


def guarded(table: ArchitectsTable, seat: int, left: int) -> int:
    """The Workers that the best actions of the Guardhouse move, so many of them."""
    found = sorted([held(table, seat), table.prison[seat], held_by_others(table, seat)], reverse=True)
    return sum(found[:left])


def from_market(table: ArchitectsTable, coming: Coming, placement: int) -> None:
    """What a space of the Black Market brings."""
    box = table.box
    if placement == MARKET_HIRE:
        coming.hires += 1
    elif placement == MARKET_DRAW:
        coming.cards += 1
    elif placement == MARKET_SMALL:
        coming.gain(box.gains[box.printed_small if table.small_top < 0 else box.small_gain[table.small_top]], 1)
    else:
        coming.gain(box.gains[box.large_gain[table.large[-1]] if table.large else box.printed_large], 1)


def from_placement(table: ArchitectsTable, coming: Coming, seat: int, placement: int) -> None:
    """What the action of a location will bring, where the Worker stands already."""
    box = table.box
    place = box.placement_place[placement]
    workers = table.effective_workers(seat, place)
    if placement <= AT_SILVERSMITH:
        coming.has[box.gathered[place]] += box.gather_base[place] + workers
    elif placement == MINE_CLAY:
        coming.has[CLAY] += box.clay_base + workers
    elif placement == MINE_GOLD:
        coming.has[GOLD] += workers // box.workers_per_gold
    elif placement == AT_STOREHOUSE:
        coming.trades += workers
    elif placement == WORKSHOP_HIRE:
        coming.hires += 1
    elif placement == WORKSHOP_DRAW:
        coming.cards += box.draw_base + workers // box.workers_per_card
    elif placement == AT_TOWN_CENTRE:
        coming.captures += capturable(table, seat, workers)
    elif placement == AT_TAX_STAND:
        coming.has[SILVER] += table.tax
        coming.virtue -= box.tax_virtue
    else:
        coming.guard += guarded(table, seat, workers)


def features_of(table: ArchitectsTable, values: Values, party: int, coming: Coming) -> FeatureRow:
    """The features of a party, in the sequence of NAMES."""
    box = table.box
    person = party < box.seats
    has = coming.has
    found = FeatureRow(len(NAMES))
    found.append(float(sum(score_sources(table, party).values())))
    spare = 0
    for good in range(GOODS):
        count = has[good]
        if count > ENOUGH[good]:
            spare += count - ENOUGH[good]
            count = ENOUGH[good]
        found.append(float(count))
    most = True
    for other in range(box.players):
        if other != party and table.influence[other] >= table.influence[party]:
            most = False
    skills = 0
    standing = 0
    camps = 0
    for card in table.apprentices[party]:
        skills |= box.skills[card]
    for at in range(CIRCLES * party, CIRCLES * (party + 1)):
        count = table.workers[at]
        standing += count
        camps += count * count
    found.append(float(spare))
    found.append(float(min(table.virtue[party] + coming.virtue, box.most_virtue)))
    found.append(float(has[GOODS]))
    found.append(1.0 if most and table.influence[party] else 0.0)
    found.append(float(table.unpaid[party] + coming.debts))
    found.append(float(min(len(table.hand[party]) + coming.cards, box.hand_limit)))
    found.append(float(len(table.apprentices[party])))
    found.append(float(skills.bit_count()))
    found.append(float(table.supply[party]))
    found.append(float(standing))
    found.append(camps / MANY)
    found.append(float(table.prison[party]))
    found.append(float(held_by_others(table, party)))
    found.append(float(held(table, party)))
    if person:
        plans(table, values, party, has, skills, found)
    else:
        for _ in range(PLANS):
            found.append(0.0)
    found.append(coming.project)
    found.append(float(coming.hires))
    found.append(coming.captures)
    found.append(float(coming.trades))
    found.append(float(coming.guard))
    return found


def plans(table: ArchitectsTable, values: Values, seat: int, has: list[int], skills: int, found: FeatureRow) -> None:
    """What a person could still build, added to `found`: two Buildings, the Cathedral, a Wonder, and what is ready."""
    box = table.box
    best = 0.0
    second = 0.0
    ready = 0.0
    for card in table.hand[seat]:
        if card >= len(box.building_vp):
            continue  # a card that this view may not know
        points = points_of_building(table, card)
        near = values.reach(values.building_price[card], values.building_cost[card], has)
        lacking = (box.building_skills[card] & ~skills).bit_count()
        if near == 1.0 and not lacking and points > ready:
            ready = points
        worth = points * near / (1.0 + lacking)
        if worth > best:
            second = best
            best = worth
        elif worth > second:
            second = worth
    cathedral = 0.0
    level = table.cathedral[seat] + 1
    if level <= box.levels and not is_level_full(table, level):
        points = points_of_level(table, seat)
        near = values.reach(values.level_price[level], values.level_cost[level], has)
        if table.virtue[seat] < box.cathedral_virtue and not table.can(seat, ANY_VIRTUE_CATHEDRAL):
            near *= 0.5
        elif near == 1.0 and points > ready and (table.hand[seat] or table.can(seat, NO_DISCARD)):
            ready = points
        cathedral = points * near
    wonder = 0.0
    for number, owner in enumerate(table.wonder_owner):
        if owner == NOBODY:
            price = list(wonder_price(table, number))
            near = values.reach(price, values.of_price(price), has)
            points = float(box.wonder_vp[number])
            if near == 1.0 and points > ready:
                ready = points
            wonder = max(wonder, points * near * near)
    found.append(best)
    found.append(second)
    found.append(cathedral)
    found.append(wonder)
    found.append(ready)


def progress(table: ArchitectsTable) -> float:
    """How full the Guildhall is."""
    return min(1.0, sum(table.guildhall) / table.box.guildhall_spaces)


FEATURES: Final = Features(1, NAMES, look, progress)

"""What a position of Wisdom of Solomon is worth: the judgement that bots look ahead with.

An estimate is in Favor: what a party has, what its cubes, cards and tiles are good for, and what houses, roads and
buildings promise for the years left. The weights stand in weights.toml.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from ophir.engine.game import Weights
from ophir.engine.lists import numbers_of
from ophir.games.wisdom.effects import Gaining
from ophir.games.wisdom.foreman import ChooseBuilding, PayBuilding
from ophir.games.wisdom.goods import EXOTIC, GOODS
from ophir.games.wisdom.land_of_israel import network
from ophir.games.wisdom.levite import PayLevite, tiles_left
from ophir.games.wisdom.table import NO_CARD, WisdomTable

if TYPE_CHECKING:
    from ophir.games.wisdom.box import Box


class WisdomWeights(Weights):
    """The numbers of weights.toml."""

    def __init__(self, numbers: Mapping[str, float]) -> None:
        super().__init__(numbers)
        self.cube = numbers["cube"]
        self.exotic = numbers["exotic"]
        self.spare_cube = numbers["spare_cube"]
        self.enough = numbers["enough"]
        self.kept = numbers["kept"]
        self.useful = numbers["useful"]
        self.card = numbers["card"]
        self.tile = numbers["tile"]
        self.worker = numbers["worker"]
        self.plan = numbers["plan"]
        self.house = numbers["house"]
        self.income = numbers["income"]
        self.effect = numbers["effect"]
        self.tableau = numbers["tableau"]
        self.first = numbers["first"]
        self.years = numbers["years"]
        self.spread = numbers["spread"]
        self.spread_a_year = numbers["spread_a_year"]


class Judge:
    """Estimates positions of one box with one set of weights."""

    def __init__(self, box: Box, weights: WisdomWeights) -> None:
        self.weights = weights
        # Dearer at the Market, dearer anywhere.
        lowest = [0] * GOODS
        for good in range(GOODS):
            if good != EXOTIC:
                lowest[good] = box.prices[box.squares * box.mat_of[good]]
        mean = sum(lowest) / (GOODS - 1)
        self.worth = [
            weights.exotic if good == EXOTIC else weights.cube * (0.5 + 0.5 * lowest[good] / mean)
            for good in range(GOODS)
        ]
        self.yield_worth = [self.cubes_worth(cubes) for cubes in box.yields]
        self.cost_worth = [self.cubes_worth(cost) for cost in box.card_cost]
        self.levite_worth = [self.cubes_worth(cost) for cost in box.levite_prices]
        self.card_worth = [effect.worth(self) for effect in box.card_effect]

    def cubes_worth(self, cubes: list[int]) -> float:
        return sum(count * worth for count, worth in zip(cubes, self.worth, strict=True))

    def gain_worth(self, gain: Gaining) -> float:
        """What a gain brings."""
        more = gain.any_cubes * self.weights.cube + gain.cards * self.weights.card + gain.roads * self.weights.house
        return gain.favor + self.cubes_worth(gain.cubes) + more

    def estimate(self, table: WisdomTable, party: int, years_left: float) -> float:
        """What the position is worth to a party, in Favor."""
        weights = self.weights
        total = float(table.favor[party]) + weights.card * table.fortune.hand_size[party]
        total += weights.tile * len(table.tiles[party])
        if not table.passed[party]:
            total += weights.worker * table.workers_left[party]
        # Cubes are for building: the nearer the end, the less they will still become.
        use = weights.kept + (1.0 - weights.kept) * min(1.0, years_left / weights.useful)
        has = table.cubes_of(party)
        for good in range(GOODS):
            count = has[good]
            if count > weights.enough:
                total += (count - weights.enough) * weights.spare_cube * use
                count = int(weights.enough)
            total += count * self.worth[good] * use
        step = table.stack[-1] if table.stack else None
        if isinstance(step, (ChooseBuilding, PayBuilding, PayLevite)) and step.seat == party:
            total += self._plan(table, party, has, years_left, use)  # the worker stands where it is done
        else:
            total += weights.plan * self._plan(table, party, has, years_left, use)
        total += years_left * self._land(table, party)
        total += years_left * weights.tableau * self._tableau(table, party)
        beginner = table.holy_first if table.holy_first >= 0 else table.starter
        return total + weights.first if beginner == party else total

    def _plan(self, table: WisdomTable, party: int, has: list[int], years_left: float, use: float) -> float:
        """The gain of the best building or tile, less the farther it is out of reach."""
        box = table.box
        best = 0.0
        later = self.weights.house * years_left if table.houses_left[party] else 0.0
        for slot, card in enumerate(table.offer):
            if card != NO_CARD:
                gain = box.card_favor_printed[card] + box.slot_favor[slot] + later - self.cost_worth[card] * use
                best = max(best, gain * self._within_reach(box.card_cost[card], self.cost_worth[card], has))
        if tiles_left(table) > 0:
            for number, price in enumerate(box.levite_prices):
                gain = self.weights.tile + self.weights.card - self.levite_worth[number] * use
                best = max(best, gain * self._within_reach(price, self.levite_worth[number], has))
        return best

    def _within_reach(self, cost: list[int], worth: float, has: list[int]) -> float:
        lacking = 0.0
        for good in range(GOODS):
            if cost[good] > has[good]:
                lacking += (cost[good] - has[good]) * self.worth[good]
        share = 1.0 - lacking / worth
        return share * share

    def _land(self, table: WisdomTable, party: int) -> float:
        """What houses bring in a year."""
        total = 0.0
        for place in numbers_of(table.own[party], table.box.standing):
            total += self.weights.house * table.houses[table.box.locations * party + place]
            members = network(table, party, place) & ~table.shortage
            for member in numbers_of(members, table.box.standing):
                total += self.weights.income * self.yield_worth[member]
        return total

    def _tableau(self, table: WisdomTable, party: int) -> float:
        """What built cards bring in a year."""
        total = 0.0
        built = table.built[party]
        for card, worth in enumerate(self.card_worth):
            if built >> card & 1:
                total += worth
        return total


@lru_cache(maxsize=64)
def judge_for(box: Box, weights: WisdomWeights) -> Judge:
    """The judge of a box; the same ones are shared."""
    return Judge(box, weights)


def years_left(table: WisdomTable, weights: WisdomWeights) -> float:
    """How many years the game may still last, with what is left of this one."""
    box = table.box
    houses = 1.0 - min(table.houses_left) / box.houses
    temple = 1.0 - tiles_left(table) / box.temple_squares
    placed = 1.0 - sum(table.workers_left) / (box.workers * len(table.favor))
    return max(0.0, weights.years * (1.0 - max(houses, temple)) - placed)


def estimates(table: WisdomTable, weights: WisdomWeights) -> list[float]:
    """What the position is worth to each party, in Favor."""
    judge = judge_for(table.box, weights)
    left = years_left(table, weights)
    return [judge.estimate(table, party, left) for party in range(len(table.favor))]


def prospects(table: WisdomTable, used: WisdomWeights) -> list[float]:
    """Each party's estimated share of the victory."""
    points = estimates(table, used)
    spread = used.spread + used.spread_a_year * years_left(table, used)
    best = max(points)
    odds = [math.exp((value - best) / spread) for value in points]
    total = sum(odds)
    return [value / total for value in odds]

"""What a position of Kingdom of Solomon is worth: the judgement that bots look ahead with.

An estimate is in victory points: the score, what Pawns on the board will bring, what cubes and cards are good for,
and what pieces, Roads and titles promise for the rounds left. The weights stand in weights.toml.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache

from ophir.engine.game import NOBODY, Weights
from ophir.engine.lists import numbers_of
from ophir.games.kingdom.box import Box
from ophir.games.kingdom.high_priest import region_owner
from ophir.games.kingdom.resource_regions import region
from ophir.games.kingdom.table import GOODS, NO_CARD, KingdomTable


class KingdomWeights(Weights):
    """The numbers of weights.toml."""

    def __init__(self, numbers: Mapping[str, float]) -> None:
        super().__init__(numbers)
        self.cube = numbers["cube"]
        self.spare_cube = numbers["spare_cube"]
        self.enough = numbers["enough"]
        self.fortune = numbers["fortune"]
        self.pawn = numbers["pawn"]
        self.plan = numbers["plan"]
        self.site = numbers["site"]
        self.income = numbers["income"]
        self.tableau = numbers["tableau"]
        self.steal = numbers["steal"]
        self.tax = numbers["tax"]
        self.exchange = numbers["exchange"]
        self.any_cube = numbers["any_cube"]
        self.first = numbers["first"]
        self.token = numbers["token"]
        self.high_priest = numbers["high_priest"]
        self.lead = numbers["lead"]
        self.rounds = numbers["rounds"]
        self.spread = numbers["spread"]
        self.spread_a_round = numbers["spread_a_round"]


class Judge:
    """Estimates positions of one box with one set of weights."""

    def __init__(self, box: Box, weights: KingdomWeights) -> None:
        self.weights = weights
        self.worth = [weights.cube * value for value in box.values]
        self.spare = [weights.spare_cube * value for value in box.values]
        self.card_cost_worth = [self.cubes_worth(cost) for cost in box.card_cost]
        self.card_gain = [
            vp + (weights.site if site else 0.0) - cost
            for vp, site, cost in zip(box.card_vp, box.card_site, self.card_cost_worth, strict=True)
        ]
        self.yield_worth = [self.cubes_worth(cubes) for cubes in box.yields]
        self.place_worth = [0.0 if effect is None else effect.worth(self) for effect in box.place_effect]

    def cubes_worth(self, cubes: list[int]) -> float:
        return sum(count * worth for count, worth in zip(cubes, self.worth, strict=True))

    def estimate(self, table: KingdomTable, seat: int, rounds_left: float) -> float:
        """What the position is worth to a seat, in points."""
        weights = self.weights
        box = table.box
        total = (
            float(table.score[seat])
            + weights.fortune * table.fortune.hand_size[seat]
            + weights.pawn * table.pawns_left[seat]
        )
        has = table.cubes_of(seat)
        if table.builder == seat:
            for good in range(GOODS):
                has[good] += table.credits[good]
        total += self._pawns(table, seat, has)
        for good in range(GOODS):
            count = has[good]
            if count > weights.enough:
                total += (count - weights.enough) * self.spare[good]
                count = int(weights.enough)
            total += count * self.worth[good]
        total += weights.plan * self._plan(table, has)
        income = 0.0
        for space, owner in enumerate(table.site):
            if owner == seat:
                for member in region(table, seat, space):
                    income += self.yield_worth[member]
        total += weights.income * income * rounds_left
        for card, owner in enumerate(table.card_owner):
            if owner == seat:
                total += weights.tableau * self.place_worth[box.first_card + card] * rounds_left
        total += self._title(table, seat)
        return total - weights.first * table.order.index(seat)

    def _pawns(self, table: KingdomTable, seat: int, has: list[int]) -> float:
        """What the seat's Pawns will bring: cubes are added to `has`, the rest is returned as points."""
        box = table.box
        total = 0.0
        for place in numbers_of(table.stands[seat], box.standing):
            effect = box.place_effect[place]
            if effect is not None:
                total += effect.brings(self, table, seat, place, has)
                continue
            for member in region(table, region_owner(table, seat, place), place):
                for good, count in enumerate(box.yields[member]):
                    if count:
                        has[good] += min(count, table.supply[good])
        return total

    def _plan(self, table: KingdomTable, has: list[int]) -> float:
        """The gain of the best card on display, less the farther it is out of reach."""
        best = 0.0
        for card in table.display:
            if card == NO_CARD:
                continue
            cost = table.box.card_cost[card]
            lacking = 0.0
            for good in range(GOODS):
                if cost[good] > has[good]:
                    lacking += (cost[good] - has[good]) * self.worth[good]
            share = 1.0 - lacking / self.card_cost_worth[card]
            gain = self.card_gain[card] * share * share
            if gain > best:
                best = gain
        return best

    def _title(self, table: KingdomTable, seat: int) -> float:
        """What tokens and the High Priest are worth."""
        weights = self.weights
        if table.high_priest == seat:
            others = [tokens for other, tokens in enumerate(table.tokens) if other != seat]
            return weights.high_priest + weights.lead * (table.tokens[seat] - max(others))
        return weights.token * table.tokens[seat]


@lru_cache(maxsize=64)
def judge_for(box: Box, weights: KingdomWeights) -> Judge:
    """The judge of a box; the same ones are shared."""
    return Judge(box, weights)


def rounds_left(table: KingdomTable, weights: KingdomWeights) -> float:
    """How many rounds the game may still last, after this one."""
    box = table.box
    sites = sum(table.site[space] != NOBODY for space in box.sites) / len(box.sites)
    pieces = 1.0 - min(table.pieces_left) / box.pieces
    temple = len(table.block_owner) / box.blocks
    return weights.rounds * (1.0 - max(sites, pieces, temple))


def estimates(table: KingdomTable, weights: KingdomWeights) -> list[float]:
    """What the position is worth to each seat, in points."""
    judge = judge_for(table.box, weights)
    left = rounds_left(table, weights)
    return [judge.estimate(table, seat, left) for seat in range(table.box.seats)]


def prospects(table: KingdomTable, used: KingdomWeights) -> list[float]:
    """Each seat's estimated share of the victory."""
    points = estimates(table, used)
    spread = used.spread + used.spread_a_round * rounds_left(table, used)
    best = max(points)
    odds = [math.exp((value - best) / spread) for value in points]
    total = sum(odds)
    return [value / total for value in odds]

"""What cubes and cards are worth in Favor by the figures of a box alone, for bots. Not rules, only a measure."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from ophir.games.wisdom.effects import Convert
from ophir.games.wisdom.goods import EXOTIC, FIRST_STANDARD, GOODS

if TYPE_CHECKING:
    from ophir.games.wisdom.box import Box


class Values:
    """Of one box: a cube is worth the mean price of its mat, an Exotic as much as the dearest."""

    def __init__(self, box: Box) -> None:
        self.goods = [0.0] * GOODS
        for good in range(FIRST_STANDARD, GOODS):
            first = box.squares * box.mat_of[good]
            self.goods[good] = sum(box.prices[first : first + box.squares]) / box.squares
        self.goods[EXOTIC] = max(self.goods)
        self.any_good = sum(self.goods[FIRST_STANDARD:]) / (GOODS - 1)
        self.card = float(box.card_favor)
        self.dearest_first = sorted(range(FIRST_STANDARD, GOODS), key=lambda good: -self.goods[good])
        self.card_cost = [self.of_cubes(cost) for cost in box.card_cost]
        self.levite_cost = [self.of_cubes(cost) for cost in box.levite_prices]
        self.yields = [self.of_cubes(cubes) for cubes in box.yields]
        self.card_yield = [effect.worth(self) for effect in box.card_effect]
        self.conversions = [effect if isinstance(effect, Convert) else None for effect in box.card_effect]
        counted = zip(box.tile_favor, box.tile_counts, strict=True)
        self.tile = sum(favor * count for favor, count in counted) / sum(box.tile_counts)

    def of_cubes(self, cubes: list[int]) -> float:
        """The value of so many cubes of each type."""
        return sum(count * value for count, value in zip(cubes, self.goods, strict=True))

    def converted(self, card: int, has: list[int]) -> float:
        """The Favor that cubes would become on a card, Exotics apart; 0.0 for one that converts nothing."""
        conversion = self.conversions[card]
        if conversion is None:
            return 0.0
        times = conversion.max_times
        for good in range(GOODS):
            wanted = conversion.cost[good]
            if wanted:
                times = min(times, has[good] // wanted)
        return float(times * conversion.favor)


@lru_cache(maxsize=64)
def values_of(box: Box) -> Values:
    """The values of a box; the same ones are shared."""
    return Values(box)

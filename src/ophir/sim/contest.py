"""A contest: one bot against others, each deal played once from every seat, so that luck falls on all alike.

Finished deals are lines of a file, if one is named: stop it any time and go on later.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from math import sqrt
from pathlib import Path
from typing import Final

from ophir.games import game as game_by_id
from ophir.sim.play import play_game
from ophir.sim.runs import SCORE


class Contest:
    """How one bot fares: of each deal, its share of the victory from each seat."""

    def __init__(self, seats: int, seed: str, file: Path | None = None) -> None:
        self.seats: Final = seats
        self.seed: Final = seed
        self.file: Final = file
        self.deals: list[list[float]] = []
        if file is not None and file.exists():
            self.deals = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]

    @property
    def games(self) -> int:
        """How many were played."""
        return self.seats * len(self.deals)

    @property
    def share(self) -> float:
        """The bot's share of all victories."""
        return sum(map(sum, self.deals)) / max(1, self.games)

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies with 95 % confidence: the deals are independent, the games of a deal are not."""
        count = len(self.deals)
        if count < 2:
            return 0.0, 1.0
        means = [sum(deal) / self.seats for deal in self.deals]
        spread = sqrt(sum((mean - self.share) ** 2 for mean in means) / (count - 1) / count)
        return max(0.0, self.share - SCORE * spread), min(1.0, self.share + SCORE * spread)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.share:.1%} of {self.games} games (95 %: {low:.1%} to {high:.1%})"

    def seeds(self, games: int) -> list[str]:
        """Of the deals that are missing for so many games."""
        return [f"{self.seed}/{deal}" for deal in range(len(self.deals), -(-games // self.seats))]

    def add(self, deal: list[float]) -> None:
        """A deal is finished."""
        self.deals.append(deal)
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps(deal) + "\n")

    def play(
        self, game: str, bot: str, rival: str, games: int, jobs: int = 1, on_deal: Callable[[], None] = lambda: None
    ) -> None:
        """Go on until there are at least so many games, `bot` in one seat and `rival` in all others."""
        seeds = self.seeds(games)
        asked = (play_deal, repeat(game), repeat(bot), repeat(rival), repeat(self.seats), seeds)
        if jobs == 1 or len(seeds) < 2:
            for deal in map(*asked):
                self.add(deal)
                on_deal()
            return
        with ProcessPoolExecutor(jobs) as pool:
            try:
                for deal in pool.map(*asked):
                    self.add(deal)
                    on_deal()
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise


def play_deal(game: str, bot: str, rival: str, seats: int, seed: str) -> list[float]:
    """What the bot's share is from each seat."""
    found = []
    for seat in range(seats):
        bots = [rival] * seats
        bots[seat] = bot
        outcome = play_game(game_by_id(game), bots, seed).outcome
        found.append(1 / len(outcome.winners) if seat in outcome.winners else 0.0)
    return found

"""The ladder: how strong bots are against each other, with ratings and intervals.

Every pair plays the same number of games of two seats; each seed is played twice, with the seats changed, so that
luck of the deal and of the seat falls on both alike. What counts is who of the two came before the other, also where an
automaton beat both. Ratings are Plackett-Luce (openskill) over all games. Such a
rating depends on the order of the games, which means nothing here, so it is the mean over several orders. Intervals of
ratings and of win shares come from resampling pairs of games.
"""

from __future__ import annotations

import datetime
import json
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

from openskill.models import PlackettLuce

from ophir.bots.measured import Standing
from ophir.engine.chance import Chance
from ophir.engine.errors import BadOption
from ophir.engine.game import Options
from ophir.sim.alone import Alone, play_alone
from ophir.sim.play import Result
from ophir.sim.runs import Plan, run

RESAMPLES = 200
ORDERS = 8


class Duel:
    """The games of one pair: for each seed and both seatings, what the first won (1, 0, or a half for a tie)."""

    def __init__(self, first: str, second: str, wins: list[list[float]]) -> None:
        self.first = first
        self.second = second
        self.wins = wins

    @property
    def share(self) -> float:
        """The first's share of all wins."""
        return sum(map(sum, self.wins)) / (2 * len(self.wins))

    def resampled(self, chance: Chance) -> Duel:
        """As many pairs of games, drawn from these."""
        return Duel(self.first, self.second, [self.wins[chance.below(len(self.wins))] for _ in self.wins])


class Ladder:
    """All duels, and what follows from them."""

    def __init__(
        self, head: dict[str, Any], bots: list[str], seed: str, duels: list[Duel], alone: list[Alone] | None = None
    ) -> None:
        self.head = head  # which game it is and how it is played
        self.alone = alone or []
        self.bots = bots
        self.seed = seed
        self.duels = duels

    def standings(self) -> list[Standing]:
        """Every bot's rating, the strongest first."""
        chance = Chance(f"ladder {self.seed}")
        samples = [
            ratings(self.bots, [duel.resampled(chance) for duel in self.duels], chance) for _ in range(RESAMPLES)
        ]
        centre = ratings(self.bots, self.duels, chance)
        found = []
        for bot in self.bots:
            low, high = middle(sorted(sample[bot] for sample in samples))
            found.append(Standing(bot, centre[bot], low, high))
        return sorted(found, key=lambda standing: -standing.rating)

    def to_json(self) -> dict[str, Any]:
        """The figures with date and method, as they are kept for the interface."""
        return {
            **self.head,
            "date": datetime.date.today().isoformat(),
            "method": "pairs of two-seat games with seats changed; Plackett-Luce ratings (mean over several orders), "
            "95 % intervals by resampling",
            "seed": self.seed,
            "games_a_pair": 2 * len(self.duels[0].wins),
            "games_alone": len(self.alone[0].wins) if self.alone else 0,
            "standings": [
                {"bot": s.bot, "rating": round(s.rating, 2), "low": round(s.low, 2), "high": round(s.high, 2)}
                for s in self.standings()
            ],
            "duels": [
                {
                    "first": d.first,
                    "second": d.second,
                    "win_share": round(d.share, 4),
                    "interval": interval(d),
                }
                for d in self.duels
            ]
            + [one.to_json() for one in self.alone],
        }


def middle(values: list[float]) -> tuple[float, float]:
    """Between what the middle 95 % of sorted values lie."""
    return values[int(0.025 * len(values))], values[int(0.975 * len(values)) - 1]


def interval(duel: Duel) -> list[float]:
    """The 95 % interval of a win share, by resampling pairs of games."""
    chance = Chance(f"interval {duel.first} {duel.second}")
    low, high = middle(sorted(duel.resampled(chance).share for _ in range(RESAMPLES)))
    return [round(low, 4), round(high, 4)]


def ratings(bots: list[str], duels: list[Duel], chance: Chance) -> dict[str, float]:
    """Ratings from all games of all duels: the mean over several orders of the games."""
    games = [(duel.first, duel.second, won) for duel in duels for pair in duel.wins for won in pair]
    order = list(range(len(games)))
    total = dict.fromkeys(bots, 0.0)
    for _ in range(ORDERS):
        chance.shuffle(order)
        for bot, rating in in_order(bots, [games[number] for number in order]).items():
            total[bot] += rating / ORDERS
    return total


def in_order(bots: list[str], games: list[tuple[str, str, float]]) -> dict[str, float]:
    """Ratings after these games, one by one."""
    model = PlackettLuce()
    rated = {bot: model.rating(name=bot) for bot in bots}
    for first, second, won in games:
        (rated[first],), (rated[second],) = model.rate([[rated[first]], [rated[second]]], scores=[won, 1 - won])
    return {bot: rating.mu for bot, rating in rated.items()}


def climb(
    game: str,
    bots: list[str],
    games: int,
    seed: str = "0",
    jobs: int = 1,
    options: Options | None = None,
    on_game: Callable[[], None] | None = None,
    folder: Path | None = None,
    alone: int = 0,
) -> Ladder:
    """Let every pair of bots play `games` games (an even number), and each bot `alone` games against the automaton;
    with a folder, go on from what is kept there."""
    if games < 2 or games % 2:
        raise BadOption(f"A pair plays an even number of games, not {games}.", option="games", allowed="2, 4, 6, ...")
    duels = []
    for first, second in combinations(bots, 2):
        kept = folder / f"{game}-{seed}-{first}-{second}-{games}.json".replace(":", "-") if folder is not None else None
        if kept is not None and kept.exists():
            duels.append(Duel(first, second, json.loads(kept.read_text(encoding="utf-8"))))
            if on_game:
                for _ in range(games):
                    on_game()
            continue
        wins: list[list[float]] = [[] for _ in range(games // 2)]
        for seating in ([first, second], [second, first]):

            def note(number: int, result: Result, mine: int = seating.index(first), wins: Any = wins) -> None:
                wins[number].append(result.outcome.ahead(mine, 1 - mine))
                if on_game:
                    on_game()

            run(Plan(game, seating, games // 2, seed, options), jobs, note)
        duels.append(Duel(first, second, wins))
        if kept is not None:
            kept.parent.mkdir(parents=True, exist_ok=True)
            kept.write_text(json.dumps(wins), encoding="utf-8")
    head = Plan(game, bots[:2], games, seed, options).first().head_to_json()
    solo = [play_alone(game, bot, alone, seed, jobs, options, on_game, folder) for bot in bots] if alone else []
    return Ladder(head, bots, seed, duels, solo)

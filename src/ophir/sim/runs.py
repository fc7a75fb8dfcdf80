"""Many games: split over processes, put together in order, so that the split never shows in the result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from math import sqrt
from pathlib import Path
from typing import Any, Final

from ophir.bots import make_bot
from ophir.engine.errors import BadOption
from ophir.engine.game import NOBODY, Options, Position
from ophir.engine.packs import Pack, load_over
from ophir.games import game as game_by_id
from ophir.sim.play import Result, play_game

BATCH: Final = 10
SCORE: Final = 1.96  # standard deviations that hold 95 % of a normal distribution


class Plan:
    """What to play: plain data, so that it can be sent to other processes."""

    def __init__(
        self,
        game: str,
        bots: list[str],
        games: int,
        seed: str = "0",
        options: Options | None = None,
        pack: Path | None = None,
        rotate: bool = False,
        keep_records: bool = False,
    ) -> None:
        self.game = game
        self.bots = bots
        self.games = games
        self.seed = seed
        self.options = dict(options or {})
        self.pack = pack
        self.rotate = rotate
        self.keep_records = keep_records

    def check(self) -> None:
        """Raise the error for what is wrong before any game is played."""
        if self.games < 1:
            raise BadOption(
                f"The number of games must be at least 1, not {self.games}.", option="n", allowed="1 or more"
            )
        for bot in self.bots:
            make_bot(bot)
        self.first()

    def first(self) -> Position:
        """The first game's first position."""
        return game_by_id(self.game).new(len(self.bots), self.options, f"{self.seed}/0", self.loaded_pack())

    def loaded_pack(self) -> Pack | None:
        """The pack, if it is not the standard one."""
        return load_over(game_by_id(self.game).standard_pack, self.pack) if self.pack else None

    def bots_of(self, number: int) -> list[str]:
        """Who sits where in game `number`."""
        shift = number % len(self.bots) if self.rotate else 0
        return self.bots[-shift:] + self.bots[:-shift] if shift else self.bots


class Summary:
    """The results of many games together, by party: the seats, then the automata."""

    def __init__(self, plan: Plan) -> None:
        first = plan.first()
        self.plan = plan
        self.head = first.head_to_json()
        self.parties = first.parties
        self.games = 0
        self.wins = [0.0] * len(self.parties)  # a shared victory counts as a share for each winner
        self.shared = 0  # games with more than one winner
        self.begun = 0  # games in which somebody had the first turn
        self.wins_of_beginner = 0.0
        self.wins_by_bot = dict.fromkeys(plan.bots, 0.0)
        self.points = [0] * len(self.parties)
        self.decisions: list[int] = []
        self.rounds: list[int] = []
        self.ends: Counter[str] = Counter()
        self._checksum = sha256()

    def add(self, number: int, result: Result) -> None:
        """Add game `number`; games must come in order."""
        assert number == self.games
        self.games += 1
        outcome = result.outcome
        self.shared += len(outcome.winners) > 1
        if result.beginner != NOBODY:
            self.begun += 1
            self.wins_of_beginner += result.beginner in outcome.winners and 1 / len(outcome.winners)
        shares = [1 / len(outcome.winners) if place == 1 else 0.0 for place in outcome.places]
        for party, share in enumerate(shares):
            self.wins[party] += share
            self.points[party] += outcome.scores[party]
        for seat, bot in enumerate(self.plan.bots_of(number)):
            self.wins_by_bot[bot] += shares[seat]
        self.decisions.append(result.decisions)
        self.rounds.append(result.rounds)
        self.ends.update(outcome.ends)
        self._checksum.update(result.digest.encode())

    @property
    def checksum(self) -> str:
        """Over all actions and results of all games."""
        return self._checksum.hexdigest()

    def to_json(self) -> dict[str, Any]:
        """The figures as one object."""
        games = self.games
        figures: dict[str, Any] = {
            **self.head,
            "bots": self.plan.bots,
            "seed": self.plan.seed,
            "parties": list(self.parties),
            "games": self.plan.games,
            "finished": games,
            "win_share": [wins / games for wins in self.wins],
            "win_interval": [interval(wins, games) for wins in self.wins],
            "shared_victories": self.shared / games,
            "beginner_win_share": self.wins_of_beginner / self.begun if self.begun else None,
            "beginner_win_interval": interval(self.wins_of_beginner, self.begun) if self.begun else None,
            "mean_score": [points / games for points in self.points],
            "mean_decisions": sum(self.decisions) / games,
            "mean_rounds": sum(self.rounds) / games if any(self.rounds) else None,
            "ends": dict(sorted(self.ends.items())),
            "checksum": self.checksum,
        }
        if self.plan.rotate:
            figures["win_share_by_bot"] = {name: wins / games for name, wins in sorted(self.wins_by_bot.items())}
        return figures


def interval(wins: float, games: int) -> tuple[float, float]:
    """Where the true share lies with 95 % confidence. [Wilson's score interval]

    >>> interval(50, 100)
    (0.404, 0.596)
    """
    share = wins / games
    spread = SCORE * sqrt(share * (1 - share) / games + SCORE**2 / (4 * games**2))
    middle, scale = share + SCORE**2 / (2 * games), 1 + SCORE**2 / games
    return max(0.0, round((middle - spread) / scale, 3)), round((middle + spread) / scale, 3)  # never -0.0


def run(plan: Plan, jobs: int = 1, on_game: Callable[[int, Result], None] | None = None) -> Summary:
    """Play all games of a plan with `jobs` processes; `on_game` hears of each, in order."""
    plan.check()
    if jobs < 1:
        raise BadOption(f"The number of jobs must be at least 1, not {jobs}.", option="jobs", allowed="1 or more")
    summary = Summary(plan)
    for number, result in enumerate(_results(plan, jobs)):
        summary.add(number, result)
        if on_game:
            on_game(number, result)
    return summary


def _results(plan: Plan, jobs: int) -> Iterator[Result]:
    size = max(1, min(BATCH, plan.games // (4 * jobs)))  # short enough that no process is left without work early
    batches = [range(start, min(start + size, plan.games)) for start in range(0, plan.games, size)]
    if jobs == 1:
        for batch in batches:
            yield from play_batch(plan, batch)
        return
    with ProcessPoolExecutor(jobs) as pool:
        try:
            for results in pool.map(play_batch, [plan] * len(batches), batches):
                yield from results
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def play_batch(plan: Plan, numbers: range) -> list[Result]:
    """Some of a plan's games; a game's seed depends on its number alone."""
    pack = plan.loaded_pack()
    game = game_by_id(plan.game)
    return [
        play_game(game, plan.bots_of(number), f"{plan.seed}/{number}", plan.options, pack, plan.keep_records)
        for number in numbers
    ]

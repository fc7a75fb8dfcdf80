"""What is measured of our own games: random play in three ways, and each thing that a search does."""

from __future__ import annotations

import time
import tracemalloc
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final

from ophir.bots import playout
from ophir.bots.playout import play_out
from ophir.bots.search import Search
from ophir.engine.chance import Chance
from ophir.engine.game import Game, Position
from ophir.games import game as game_by_id
from ophir.sim import pure
from ophir.sim.bench import Batch, Subject

PLAYOUT: Final = "playout"
PLAYOUT_INTERPRETED: Final = "playout, interpreted"
API_LOOP: Final = "public API loop"
CLONE: Final = "clone"
CLONE_INTERPRETED: Final = "clone, interpreted"
VIEW: Final = "view"
LEGAL: Final = "legal"
SAMPLE: Final = "sample"
PROSPECTS: Final = "prospects"
SEARCH: Final = "search"
SEARCH_ROLLOUTS: Final = "search with full rollouts"
SEARCH_DECISIONS: Final = "decisions inside a search"
ONE_PROCESS: Final = "playout, one process"
TWO_PROCESSES: Final = "playout, two processes"

MOMENTS: Final = (12, 37, 62, 87)  # percent of a game after which single operations are measured
TO_THE_END: Final = 1_000_000
ITERATIONS: Final = 100
TASK_GAMES: Final = 60  # of one task for another process: about 100 ms of Kingdom
MEMORY_CLONES: Final = 500


class Bench:
    """One game, with as many seats as it takes."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seats = max(game.seat_counts)
        self.moments = moments(game, self.seats)

    def name(self, subject: str) -> str:
        return f"{self.game.id}: {subject}"

    def subject(self, name: str, unit: str, batch: Batch) -> Subject:
        return Subject(self.name(name), unit, batch)

    def interpreted(self) -> list[Subject]:
        """Those that need no compiled engine; they are measured on the interpreted twin."""
        twin = pure.load("games").game(self.game.id)
        chance = pure.load("engine.chance").Chance
        playout = pure.load("bots.playout")
        return [
            self.subject(PLAYOUT_INTERPRETED, "decisions", playouts(twin, self.seats, chance, playout.play_out)),
            self.subject(CLONE_INTERPRETED, "clones", clones(self._twin_moments(twin, chance, playout))),
        ]

    def _twin_moments(self, twin: Any, chance: Any, playout: Any) -> list[Any]:
        return [moment(twin, self.seats, at, chance, playout) for at in MOMENTS]

    def compiled(self) -> list[Subject]:
        """All others."""
        game = self.game
        chance = Chance("bench")

        views = [position.view(position.to_move) for position in self.moments]
        return [
            self.subject(PLAYOUT, "decisions", playouts(game, self.seats, Chance, play_out)),
            self.subject(API_LOOP, "decisions", api_loop(game, self.seats)),
            self.subject(CLONE, "clones", clones(self.moments)),
            self.subject(VIEW, "views", each(self.moments, lambda position: position.view(position.to_move))),
            self.subject(LEGAL, "lists", each(self.moments, lambda position: position.stack[-1].legal(position))),
            self.subject(SAMPLE, "positions", each(views, lambda view: view.sample(chance))),
            self.subject(PROSPECTS, "estimates", each(self.moments, game.prospects)),
            self.subject(SEARCH, "iterations", self._search(None, iterations_of)),
            self.subject(SEARCH_ROLLOUTS, "iterations", self._search(TO_THE_END, iterations_of)),
            self.subject(SEARCH_DECISIONS, "decisions", self._search(TO_THE_END, decisions_of)),
        ]

    def _search(self, rollout: int | None, units: Callable[[Search], int]) -> Batch:
        """A fresh search at each moment in turn: in its real form, or with rollouts to the end of the game."""
        views = [position.view(position.to_move) for position in self.moments]
        turn = 0

        def batch() -> int:
            nonlocal turn
            turn += 1
            view = views[turn % len(views)]
            chance = Chance(turn)
            search = Search(view, chance) if rollout is None else Search(view, chance, rollout=rollout)
            search.run(ITERATIONS)
            return units(search)

        return batch

    def processes(self, one: ProcessPoolExecutor, two: ProcessPoolExecutor) -> list[Subject]:
        """The same playouts by one and by two other processes."""
        return [
            Subject(self.name(ONE_PROCESS), "decisions", self._tasks(one, 2), time.perf_counter),
            Subject(self.name(TWO_PROCESSES), "decisions", self._tasks(two, 4), time.perf_counter),
        ]

    def _tasks(self, pool: ProcessPoolExecutor, tasks: int) -> Batch:
        def batch() -> int:
            work = [pool.submit(play_games, self.game.id, self.seats, number) for number in range(tasks)]
            return sum(done.result() for done in work)

        return batch

    def memory(self) -> float:
        """Bytes that one more position takes."""
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        kept = [self.moments[number % len(self.moments)].clone() for number in range(MEMORY_CLONES)]
        after = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        return (after - before) / len(kept)

    def character(self) -> dict[str, float]:
        """How long a game is and how many options a decision has, so that decisions/s can be judged."""
        games = 40
        decisions = options = 0
        for number in range(games):
            position = self.game.new(self.seats, None, number)
            chance = Chance(number)
            while not position.over:
                legal = position.legal()
                decisions += 1
                options += len(legal)
                position.apply(legal[chance.below(len(legal))])
        return {"decisions_a_game": decisions / games, "options_a_decision": options / decisions}


def moments(game: Game, seats: int) -> list[Position]:
    """Positions from all over a game."""
    return [moment(game, seats, at, Chance, playout) for at in MOMENTS]


def moment(game: Any, seats: int, percent: int, make_chance: Any, play: Any) -> Any:
    """The position after so much of a random game, however long the game is."""
    position = game.new(seats, None, percent)
    length = play.play_out(position.clone(), make_chance(percent))
    play.play_on(position, make_chance(percent), length * percent // 100)
    return position


def playouts(game: Any, seats: int, make_chance: Any, play: Any) -> Batch:
    """Whole games of random play, dealing included. (`Any`, because the interpreted twin has types of its own.)"""
    number = 0

    def batch() -> int:
        nonlocal number
        number += 1
        decisions: int = play(game.new(seats, None, number), make_chance(number))
        return decisions

    return batch


def api_loop(game: Game, seats: int) -> Batch:
    """Whole games as anybody would write them: legal actions, choose, apply, each call from interpreted Python."""
    number = 0

    def batch() -> int:
        nonlocal number
        number += 1
        position = game.new(seats, None, number)
        chance = Chance(number)
        decisions = 0
        while not position.over:
            legal = position.legal()
            position.apply(legal[chance.below(len(legal))])
            decisions += 1
        return decisions

    return batch


def each(things: list[Any], work: Callable[[Any], object]) -> Batch:
    """The same work on each thing in turn."""

    def batch() -> int:
        for _ in range(25):
            for thing in things:
                work(thing)
        return 25 * len(things)

    return batch


def clones(positions: list[Any]) -> Batch:
    """Clones of each position in turn, without a call in between."""

    def batch() -> int:
        for _ in range(25):
            for position in positions:
                position.clone()
        return 25 * len(positions)

    return batch


def iterations_of(search: Search) -> int:
    return search.iterations


def decisions_of(search: Search) -> int:
    return search.decisions


def play_games(id: str, seats: int, number: int) -> int:
    """One task for another process."""
    game = game_by_id(id)
    return sum(
        play_out(game.new(seats, None, seed), Chance(seed))
        for seed in range(TASK_GAMES * number, TASK_GAMES * (number + 1))
    )

"""Training a game's judgement: play, fit, try, and take it only if it wins. [ophir train]

In each round bots play lessons (`lessons.py`) with every number of seats: most with the best judgement so far, some
with the one in force, some searching a little. Judgements are fitted to the lessons of all rounds (`fitting.py`) and
tried in short contests of searches against the judgement in force; the best goes on. Losses of held-out games are told,
but only contests decide: fits that predict alike play very differently. After the last round the best plays a long
contest, and only what wins it clearly is taken.

Everything is kept in a folder (lessons, judgements, deals, report.md), so that it can be stopped and go on.
"""

from __future__ import annotations

import datetime
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from typing import Final

import numpy as np

from ophir.engine.chance import Chance
from ophir.engine.errors import BadOption, OtherJudgement
from ophir.engine.game import Game
from ophir.engine.judgement_files import JudgementRecord, Proof, read_record, write_judgement
from ophir.games import game as game_by_id
from ophir.sim.contest import Contest
from ophir.sim.fitting import METHODS, Fit, Guide, Positions, fit, read_positions
from ophir.sim.lessons import SPELL_ONE_IN, play_lesson

SEARCH: Final = "ismcts:40"
SEARCHED_ONE_IN: Final = 10  # lessons
FORCE_ONE_IN: Final = 4  # lessons of the later rounds are still played with the judgement in force
LEAST_SHARE: Final = 0.55  # of the games of the long contest
LEAST_LOW: Final = 0.5  # the lower end of its interval


class Course:
    """How much to play, and where it is kept."""

    def __init__(
        self,
        game: str,
        folder: Path,
        rounds: int = 3,
        lessons: int = 400,  # a round and number of seats
        tries: int = 60,  # games of a short contest
        proof: int = 400,  # games of the long one
        budget: str = "ismcts:100",
        seed: str = "0",
        jobs: int = 1,
        batch: int = 20,  # lessons in a file
        keep: Sequence[str] = (),  # features whose weights a guided fit keeps in proportion
        spell: int = SPELL_ONE_IN,  # so many decisions of a lesson are followed by one spell of chance
    ) -> None:
        self.game = game
        self.folder = folder
        self.rounds = rounds
        self.lessons = lessons
        self.tries = tries
        self.proof = proof
        self.budget = budget
        self.seed = seed
        self.jobs = jobs
        self.batch = batch
        self.keep = keep
        self.spell = spell

    @property
    def batches(self) -> range:
        """The files of a round and number of seats."""
        return range(-(-self.lessons // self.batch))


class Trainer:
    """Goes through a course, from where it was left."""

    def __init__(self, course: Course, say: Callable[[str], None]) -> None:
        self.course = course
        self.game: Game = game_by_id(course.game)
        features = self.game.features
        if features is None:
            raise OtherJudgement(
                f"{course.game} names no features, so there is nothing to weigh.",
                file="",
                game=course.game,
                why="it names no features",
            )
        if wrong := set(course.keep) - set(features.names):
            raise BadOption(
                f"{course.game} has no features {', '.join(sorted(wrong))}.",
                option="keep",
                allowed=", ".join(features.names),
            )
        # An automaton plays unlike a bot: what tells the winner of its games is who plays, not what lies on the table.
        counts = self.game.seat_counts
        self.seats = [n for n in counts if not self.game.automata(n, self.game.read_options(n, None))] or counts
        self._say = say
        self.best: Path | None = None
        self.best_share = -1.0
        self.report: list[str] = []
        (course.folder / "lessons").mkdir(parents=True, exist_ok=True)

    def say(self, line: str) -> None:
        """Tell it now, and in the report."""
        self._say(line)
        self.report.append(line)
        (self.course.folder / "report.md").write_text("\n\n".join(self.report) + "\n", encoding="utf-8")

    def train(self) -> Path | None:
        """The judgement that is to be taken, with its proof; None if none won clearly."""
        course = self.course
        self.say(f"# Training {course.game}, seed {course.seed}")
        for number in range(1, course.rounds + 1):
            self.learn(number)
            for method in METHODS:
                self.attempt(number, method)
        assert self.best is not None
        return self.prove(self.best)

    def learn(self, number: int) -> None:
        """Play the lessons of a round that are not there yet."""
        course = self.course
        best = str(self.best or "")
        asked = [
            (seats, batch)
            for seats in self.seats
            for batch in course.batches
            if not self.lessons_file(number, seats, batch).exists()
        ]
        work = (
            play_batch,
            repeat(course.game),
            [seats for seats, _ in asked],
            repeat(best),
            repeat(course.batch),
            repeat(course.spell),
            [f"{course.seed}/{number}/{seats}/{batch}" for seats, batch in asked],
            [self.lessons_file(number, seats, batch) for seats, batch in asked],
        )
        if course.jobs == 1:
            list(map(*work))
        else:
            with ProcessPoolExecutor(course.jobs) as pool:
                list(pool.map(*work))

    def lessons_file(self, number: int, seats: int, batch: int) -> Path:
        """Where a batch of lessons is kept."""
        return self.course.folder / "lessons" / f"round-{number}-seats-{seats}-{batch:03}.npz"

    def attempt(self, number: int, method: str) -> None:
        """Fit, try, and go on with it if it does better than what was tried before."""
        course = self.course
        file = course.folder / f"round-{number}-{method}.toml"
        fits: dict[int, Fit] = {}
        games = positions = 0
        for files in self.lessons_by_seats(number).values():
            lessons = read_positions(files)
            parties = lessons.shares.shape[1]
            fits[parties] = fit(lessons, method, self.guide(parties))
            games += len(np.unique(lessons.game))
            positions += len(lessons)
        features = self.game.features
        assert features is not None
        record = JudgementRecord(
            game=course.game,
            features=features.version,
            date=datetime.date.today().isoformat(),
            games=games,
            positions=positions,
            seed=course.seed,
            loss=round(float(np.mean([one.loss for one in fits.values()])), 5),
            method=method,
            parties={
                parties: {
                    name: [float(f"{part:.6g}") for part in parts]
                    for name, parts in zip(features.names, one.weights, strict=True)
                }
                for parties, one in fits.items()
            },
            automata={} if self.game.judgement is None else self.game.judgement.automata,
        )
        write_judgement(file, record)
        losses = ", ".join(f"{one.loss:.4f} of {one.loss_at_once:.4f} with {n}" for n, one in fits.items())
        contest = self.contest(file, course.tries)
        self.say(f"Round {number}, {method}: {games} games, {positions} positions, hold-out loss {losses}; {contest}.")
        if contest.share > self.best_share:
            self.best, self.best_share = file, contest.share

    def guide(self, parties: int) -> Guide:
        """The judgement in force, for a fit that starts from it."""
        judgement = self.game.judgement
        assert judgement is not None
        kept = [name in self.course.keep for name in judgement.features.names]
        return Guide(judgement.row(parties, 0.0), judgement.row(parties, 1.0), kept)

    def lessons_by_seats(self, number: int) -> dict[int, list[Path]]:
        """The lessons up to a round."""
        return {
            seats: [
                self.lessons_file(round, seats, batch)
                for round in range(1, number + 1)
                for batch in self.course.batches
            ]
            for seats in self.seats
        }

    def contest(self, file: Path, games: int) -> Contest:
        """Searches with this judgement against searches with the one in force, as many as can sit with the fewest."""
        course = self.course
        seats = min(seats for seats in self.game.seat_counts if seats > 1)
        contest = Contest(
            seats, f"{course.seed}/contest", file.with_suffix(f".{course.budget.replace(':', '-')}.jsonl")
        )
        contest.play(course.game, f"{course.budget}@{file}", course.budget, games, course.jobs)
        return contest

    def prove(self, file: Path) -> Path | None:
        """The long contest."""
        course = self.course
        contest = self.contest(file, course.proof)
        wins = contest.share >= LEAST_SHARE and contest.interval[0] > LEAST_LOW
        found = "taken" if wins else "not taken"
        self.say(f"{file.stem} against the judgement in force, {course.budget}: {contest}: {found}.")
        if not wins:
            return None
        return proved(self.game, file, contest, course.budget)


def proved(game: Game, file: Path, contest: Contest, bot: str) -> Path:
    """A copy of a judgement that says how it was proved."""
    record = read_record(file, game.id)
    low, high = contest.interval
    interval = round(low, 4), round(high, 4)
    record.proof = Proof("the judgement in force before", bot, contest.games, round(contest.share, 4), interval)
    taken = file.with_name("judgement.toml")
    write_judgement(taken, record)
    return taken


def play_batch(game: str, seats: int, best: str, lessons: int, spell: int, seed: str, file: Path) -> None:
    """Play some lessons and keep them."""
    played = game_by_id(game)
    progress, features, shares, scores, numbers = [], [], [], [], []
    for number in range(lessons):
        chance = Chance(f"teachers {seed}/{number}")
        teacher = SEARCH if chance.below(SEARCHED_ONE_IN) == 0 else "greedy"
        if best and chance.below(FORCE_ONE_IN):
            teacher = f"{teacher}@{best}"
        # The same in all seats: else what tells the winner is who plays, and not what lies on the table.
        lesson = play_lesson(played, [teacher] * seats, f"{seed}/{number}", spell)
        count = len(lesson.progress)
        progress.append(np.array(lesson.progress))
        features.append(np.array(lesson.features).reshape(count, len(lesson.shares), -1))
        shares.append(np.tile(lesson.shares, (count, 1)))
        scores.append(np.tile(np.array(lesson.scores, dtype=float), (count, 1)))
        numbers.append(np.full(count, Chance(f"{seed}/{number}").below(2**31)))
    Positions(*(np.concatenate(one) for one in (features, progress, shares, scores, numbers))).write(file)

"""Puzzles: positions of played games where one option is clearly best, and not the one that meets the eye.

A puzzle is a record that ends at the moment of the question (`data/<game>/<number>.txt`), and what a search many times
stronger than the levels says of every option there (`data/<game>.toml`). `ophir.puzzles.finding` makes both.

    puzzle = puzzle_of_day(date.today())
    puzzle.position().view(puzzle.seat).legal_texts()
"""

from __future__ import annotations

import tomllib
from datetime import date
from functools import cache
from importlib.resources import files
from math import gcd
from typing import Final, Literal

import msgspec

from ophir.engine.errors import OphirError
from ophir.engine.game import Position
from ophir.engine.matches import Match
from ophir.engine.records import read_record
from ophir.games import GAMES, game

CLOSE: Final = 0.02  # of the victory: who finds an option that is no worse than this has solved it
FIRST_DAY: Final = date(2026, 1, 1)

# What makes the best option good: it gains something, it takes something from others, or it pays only later.
Theme = Literal["gain", "deny", "prepare"]


class UnknownPuzzle(OphirError):
    """There is no such puzzle."""

    code = "unknown-puzzle"


class Judged(msgspec.Struct, frozen=True):
    """What the search says of one option."""

    action: str  # in notation
    share: float  # of the victory, for the seat that decides
    error: float  # half of its interval of 95 %, from one search to the next


class Reason(msgspec.Struct, frozen=True):
    """What an option changes: the message of a feature, whose it is, and by how much."""

    id: str
    party: int
    change: str


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A position, and what each option is worth to the seat that is asked."""

    game: str = ""
    number: int
    seat: int
    ask: str  # the kind of decision
    theme: Theme
    best: str
    greedy: str  # what looking one action ahead takes
    lead: float  # of the best before the second, and half of its interval
    lead_error: float
    searches: int
    iterations: int  # of each
    options: list[Judged]  # the best first
    why: list[Reason]  # what speaks for the best
    tempts: list[Reason]  # and for what greedy takes
    judgement: str = ""  # by which the search judged positions, in short

    def record(self) -> str:
        """The record of the game until then."""
        folder = files("ophir.puzzles") / "data" / self.game
        return (folder / f"{self.number:03}.txt").read_text(encoding="utf-8")

    def match(self) -> Match:
        """The game until then."""
        return Match(game(self.game), read_record(self.record()))

    def position(self) -> Position:
        """The position of the question."""
        return self.match().position


class _Kept(msgspec.Struct):
    rules: str = ""
    puzzle: list[Puzzle] = []


@cache
def puzzles_of(game_id: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game; none if they were made by other rules than it has now."""
    file = files("ophir.puzzles") / "data" / f"{game_id}.toml"
    if not file.is_file():
        return ()
    kept = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), _Kept)
    if kept.rules != game(game_id).rules_version:
        return ()
    return tuple(msgspec.structs.replace(one, game=game_id) for one in kept.puzzle)


def puzzle_called(game_id: str, number: int) -> Puzzle:
    """A puzzle by its game and number."""
    for one in puzzles_of(game(game_id).id):
        if one.number == number:
            return one
    raise UnknownPuzzle(f"There is no puzzle {number} of {game_id}.", game=game_id, number=number)


def puzzle_of_day(day: date) -> Puzzle | None:
    """The puzzle of a day, everywhere the same: the games take turns, and each goes through all of its own."""
    having = [id for id in sorted(GAMES) if puzzles_of(id)]
    if not having:
        return None
    days = (day - FIRST_DAY).days
    of_game = puzzles_of(having[days % len(having)])
    # A step that shares no divisor with the count, so that neighbours in time are none in the file.
    turn = days // len(having)
    return of_game[turn * _step(len(of_game)) % len(of_game)]


def _step(count: int) -> int:
    return next(step for step in range(max(1, count * 5 // 8), count + 2) if gcd(step, count) == 1)

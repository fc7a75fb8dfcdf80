"""The shipped puzzles, as a browser gets them: each like a table at which nobody sits and nothing is written."""

from __future__ import annotations

import secrets
from datetime import date
from functools import cache, lru_cache
from typing import Final

from ophir.engine.options import plain
from ophir.engine.records import Record, read_record
from ophir.games import GAMES
from ophir.puzzles import CLOSE, Puzzle, Reason, UnknownPuzzle, puzzle_called, puzzle_of_day, puzzles_of
from ophir.server import catalogue, entries, sight
from ophir.server.protocol import HintReason, PuzzleInfo, Puzzles, PuzzleShown, Words
from ophir.server.reviewing import option_shown
from ophir.server.table import Table

KEPT: Final = 64  # puzzles in memory; the one of the day and some of the archive


@cache
def puzzles() -> Puzzles:
    """The archive."""
    return Puzzles([_info(one) for game in sorted(GAMES) for one in puzzles_of(game)])


def of_day(day: str) -> PuzzleInfo:
    """The puzzle of a day such as 2026-11-18; the same on every server of this version."""
    try:
        wanted = date.fromisoformat(day)
    except ValueError:
        raise UnknownPuzzle(f"{day[:20]!r} is no day; write it as 2026-11-18.", day=day[:20]) from None
    found = puzzle_of_day(wanted)
    if found is None:
        raise UnknownPuzzle("There are no puzzles here.", day=day[:20])
    return _info(found)


@lru_cache(maxsize=KEPT)
def shown(game: str, number: int) -> PuzzleShown:
    """A puzzle with its position, from the seat that is asked."""
    puzzle = puzzle_called(game, number)
    table = _table(game, number)
    position = table.begun().position
    return PuzzleShown(
        puzzle=_info(puzzle),
        table=sight.table_info(table, connected=range(len(table.chairs))),
        details=catalogue.details_at(table),
        state=sight.state(table, puzzle.seat),
        best=puzzle.best,
        greedy=puzzle.greedy,
        close=CLOSE,
        lead=puzzle.lead,
        lead_error=puzzle.lead_error,
        searches=puzzle.searches,
        iterations=puzzle.iterations,
        options=[option_shown(position, one.action, one.share, one.error) for one in puzzle.options],
        why=_reasons(puzzle.why),
        tempts=_reasons(puzzle.tempts),
    )


def words(game: str, number: int, language: str) -> Words:
    """What the puzzle's data and options add to its game's messages."""
    return catalogue.words(_table(puzzle_called(game, number).game, number), language)


def to_play_on(puzzle: Puzzle) -> Record:
    """The record until then, with chance that nobody can foretell from here on."""
    record = read_record(puzzle.record())
    record.new_seeds.append((len(record.moves), secrets.token_hex(32)))
    return record


def _info(puzzle: Puzzle) -> PuzzleInfo:
    seats = read_record(puzzle.record()).seats
    return PuzzleInfo(puzzle.game, puzzle.number, seats, puzzle.seat, puzzle.ask, puzzle.theme, len(puzzle.options))


def _reasons(given: list[Reason]) -> list[HintReason]:
    return [HintReason(one.id, one.party, one.change) for one in given]


@lru_cache(maxsize=KEPT)
def _table(game: str, number: int) -> Table:
    puzzle = puzzle_called(game, number)
    text = puzzle.record()
    record = read_record(text)
    places = [entries.Place("human") for _ in range(record.seats)]
    created = entries.Created(
        0.0, game, plain(record.options), places, "", "", record=text, rules=record.rules, data=record.pack[1]
    )
    return Table(f"puzzles/{game}/{number}", created)

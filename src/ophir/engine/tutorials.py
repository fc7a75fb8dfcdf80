"""Tutorials: a prepared position and a script that teaches a game by playing it.

A game that has one keeps it in `tutorial.toml` beside its rules:

    seats = 2
    seed = "0"
    learner = "blue"
    before = '''              # what was played before the learner sat down
    red place hamath
    '''
    [[step]]
    id = "place"              # its text is the message `tutorial-place`
    moves = ["blue place yamhad | place judah", "red place tob"]

A step asks the learner for the moves of the own seat, one after the other; the others' moves play themselves. After a
`|` stand other actions that will do as well. A step without moves is a remark. All is a function of the number of moves
played, so undo needs no care; past the script, or should a move of it no longer be legal, the game is an ordinary one.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from ophir.engine.game import Game, Position
from ophir.engine.records import Move, Record

MOST_STEPS = 10


class Asked(msgspec.Struct, frozen=True):
    """One move of the script: the seat and its actions in notation, the first of which is the one to point at."""

    seat: int
    actions: tuple[str, ...]


class Step(msgspec.Struct, frozen=True):
    """One step of a tutorial; `first` is the number of moves of the script before it."""

    id: str
    first: int
    moves: tuple[Asked, ...]


class Tutorial(msgspec.Struct, frozen=True):
    """A tutorial of a game. `record` is a record's text: the `begins` moves that lead to the prepared position."""

    learner: int
    record: str
    begins: int
    steps: tuple[Step, ...]

    def script(self) -> list[Asked]:
        """Every move of the tutorial in order."""
        return [move for step in self.steps for move in step.moves]

    def next(self, position: Position, played: int) -> Asked | None:
        """The move that the script wants after `played` moves, as far as it is legal; None: play as you like."""
        script = self.script()
        at = played - self.begins
        if not 0 <= at < len(script):
            return None
        asked = script[at]
        legal = position.legal() if asked.seat == position.to_move else position.interrupts(asked.seat)
        open_now = tuple(text for text in asked.actions if position.actions.parse(text).id in legal)
        return Asked(asked.seat, open_now) if open_now else None


class _StepFile(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    moves: list[str] = []


class _File(msgspec.Struct, forbid_unknown_fields=True):
    seats: int
    seed: str
    learner: str
    before: str
    step: list[_StepFile]
    options: dict[str, Any] = {}


@cache
def tutorial_of(game: Game) -> Tutorial | None:
    """The tutorial of a game, if it has one."""
    path = files(game.package) / "tutorial.toml"
    if not path.is_file():
        return None
    read = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _File)
    record = Record.of(game.new(read.seats, read.options, read.seed), read.seed)
    for line in read.before.split("\n"):
        seat, _, action = line.partition("#")[0].strip().partition(" ")
        if action:
            record.moves.append(Move(seat, action))
    steps: list[Step] = []
    first = 0
    for each in read.step:
        moves = tuple(_asked(game, line) for line in each.moves)
        steps.append(Step(each.id, first, moves))
        first += len(moves)
    return Tutorial(game.seat_names.index(read.learner), str(record), len(record.moves), tuple(steps))


def _asked(game: Game, line: str) -> Asked:
    seat, _, actions = line.partition(" ")
    return Asked(game.seat_names.index(seat), tuple(action.strip() for action in actions.split("|")))

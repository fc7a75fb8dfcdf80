"""Random play through the contract alone: whole games, and any moment of them."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from hypothesis import strategies as st

from ophir.engine.game import NOBODY, Position
from ophir.engine.undo import Match
from tests.contract.configurations import Configuration

# A moment of a game is drawn as a seed and a number; games are shared, so that each is played once for many tests.
SEEDS = st.integers(0, 999 if os.environ.get("OPHIR_LONG") else 47)
MOMENTS = st.integers(0, 9999)

TOO_LONG = 50_000  # decisions: a game that takes more has no end
BETWEEN_SNAPSHOTS = 16


class Turn(NamedTuple):
    """Who did what."""

    seat: int
    action: int


class Walk(NamedTuple):
    """A whole game: every turn, and a copy of every sixteenth position."""

    turns: list[Turn]
    snapshots: list[Position]


class Moment(NamedTuple):
    """A position in the middle of a game (a copy of its own), how it came about, and how it went on."""

    position: Position
    past: list[Turn]
    future: list[Turn]


def text_of(data: Any) -> str:
    """Data as bytes would travel: the same text for the same data."""
    return json.dumps(data, sort_keys=True)


def everyone(position: Position) -> range:
    """All seats, and the spectator."""
    return range(NOBODY, position.seats)


def may_do(position: Position, seat: int) -> list[int]:
    """What a seat may do now, at its own decision or in between."""
    return position.legal() if seat == position.to_move else position.interrupts(seat)


def next_turn(position: Position, random: Random) -> Turn:
    """A random turn: mostly of the seat to move, at times an interrupt; half the time every kind is equally likely."""
    seat = position.to_move
    if not random.randrange(6):
        other = random.randrange(position.seats)
        if other != seat and position.interrupts(other):
            seat = other
    choices = may_do(position, seat)
    if random.randrange(2):
        kind = random.choice(sorted({position.actions[action].kind for action in choices}))
        choices = [action for action in choices if position.actions[action].kind == kind]
    return Turn(seat, random.choice(choices))


def play_on(position: Position, random: Random) -> Iterator[Turn]:
    """Play to the end, turn by turn."""
    for _ in range(TOO_LONG):
        if position.over:
            return
        turn = next_turn(position, random)
        position.apply(turn.action, turn.seat)
        yield turn
    raise AssertionError("the game does not end")


def play_to_the_end(position: Position, seed: int = 0) -> list[Turn]:
    """Play to the end; returns what was done."""
    return list(play_on(position, Random(seed)))


@lru_cache(maxsize=64)
def walk(configuration: Configuration, seed: int) -> Walk:
    """The random game with this seed."""
    position = configuration.new(seed)
    random = Random(seed)
    snapshots = [position.clone()]
    turns: list[Turn] = []
    for turn in play_on(position, random):
        turns.append(turn)
        if len(turns) % BETWEEN_SNAPSHOTS == 0:
            snapshots.append(position.clone())
    return Walk(turns, snapshots)


def moment(configuration: Configuration, seed: int, at: int) -> Moment:
    """A moment of the random game with this seed, its first and its last position included."""
    game = walk(configuration, seed)
    number = at % (len(game.turns) + 1)
    snapshot = number // BETWEEN_SNAPSHOTS
    position = game.snapshots[snapshot].clone()
    for turn in game.turns[snapshot * BETWEEN_SNAPSHOTS : number]:
        position.apply(turn.action, turn.seat)
    return Moment(position, game.turns[:number], game.turns[number:])


def unfinished(configuration: Configuration, seed: int, at: int) -> Moment:
    """The same, but never the last position: there is always a next turn."""
    return moment(configuration, seed, at % len(walk(configuration, seed).turns))


def match_until(configuration: Configuration, seed: int, turns: list[Turn]) -> Match:
    """A game in progress in which these turns were played."""
    match = Match.new(configuration.game, configuration.seats, configuration.options, seed)
    for turn in turns:
        match.play(turn.action, turn.seat)
    return match

"""Random play through the contract alone: whole games, and any moment of them.

A moment is chosen by a seed and a number; games are shared, so that each is played once for many promises.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from ophir.engine.contract.configurations import Configuration
from ophir.engine.game import NOBODY, Position
from ophir.engine.matches import Match

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


class Player:
    """Plays every seat at random, but with a taste of its own, so that one game sees much building, another hoarding.

    Every fourth has strong tastes, which make long and odd games. Now and then it interrupts, where the rules allow it.
    """

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.tastes = (0.02, 0.3, 1.0, 5.0) if seed % 4 == 3 else (0.4, 1.0, 1.0, 3.0)
        self.liking: dict[str, float] = {}

    def likes(self, kind: str) -> float:
        if kind not in self.liking:
            self.liking[kind] = self.random.choice(self.tastes)
        return self.liking[kind]

    def next_turn(self, position: Position) -> Turn:
        """What it does here."""
        seat = position.to_move
        if not self.random.randrange(6):
            other = self.random.randrange(position.seats)
            kinds = {position.actions[action].kind for action in may_do(position, other)}
            if other != seat and any(self.random.random() < self.likes(kind) for kind in sorted(kinds)):
                seat = other
        choices = may_do(position, seat)
        weights = [self.likes(position.actions[action].kind) for action in choices]
        return Turn(seat, self.random.choices(choices, weights)[0])

    def play_on(self, position: Position) -> Iterator[Turn]:
        """Play to the end, turn by turn."""
        for _ in range(TOO_LONG):
            if position.over:
                return
            turn = self.next_turn(position)
            position.apply(turn.action, turn.seat)
            yield turn
        raise AssertionError("the game does not end")


def play_to_the_end(position: Position, seed: int = 0) -> list[Turn]:
    """Play to the end, every action equally likely, without interrupts: fast. Returns what was done."""
    random = Random(seed)
    turns: list[Turn] = []
    while not position.over:
        legal = position.legal()
        turn = Turn(position.to_move, legal[int(random.random() * len(legal))])
        position.apply(turn.action)
        turns.append(turn)
        assert len(turns) < TOO_LONG, "the game does not end"
    return turns


@lru_cache(maxsize=64)
def walk(configuration: Configuration, seed: int) -> Walk:
    """The random game with this seed."""
    position = configuration.new(seed)
    snapshots = [position.clone()]
    turns: list[Turn] = []
    for turn in Player(seed).play_on(position):
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


def ending(configuration: Configuration, seed: int, at: int) -> Moment:
    """One of many ends of the random game with this seed: its last turns are played anew."""
    position, past, _ = moment(configuration, seed, -1 - at % 40)
    return Moment(position, past + play_to_the_end(position, at), [])


def match_until(configuration: Configuration, seed: int, turns: list[Turn]) -> Match:
    """A game in progress in which these turns were played."""
    match = Match.new(configuration.game, configuration.seats, configuration.options, seed)
    for turn in turns:
        match.play(turn.action, turn.seat)
    return match

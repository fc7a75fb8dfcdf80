"""Holding one game to all promises, with random games."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from random import Random

from ophir.engine.contract.configurations import Configuration, configurations
from ophir.engine.contract.promises import CONFIGURATION, GAME, PROMISES, Promise
from ophir.engine.errors import OphirError
from ophir.engine.game import Game

MOST = 10_000  # of a moment's number


class Broken:
    """A promise that a game does not keep: where it was noticed first, and why."""

    def __init__(self, promise: Promise, where: str, why: str) -> None:
        self.promise = promise
        self.where = where
        self.why = why


def check(game: Game, games: int, seed: str = "0") -> Iterator[Broken | None]:
    """Of each promise in turn: nothing if it is kept, else how it is broken. So many games of each configuration."""
    for promise in PROMISES:
        yield next(_breaches(promise, game, games, seed), None)


def _breaches(promise: Promise, game: Game, games: int, seed: str) -> Iterator[Broken]:
    if promise.about == GAME:
        yield from _try(promise, game.id, lambda: promise.keep(game))
        return
    for configuration in configurations(game):
        if promise.about == CONFIGURATION:
            yield from _try(promise, str(configuration), lambda: promise.keep(configuration))  # noqa: B023  # called at once
            continue
        random = Random(f"{seed} {configuration}")
        for number in range(games):
            yield from _at(promise, configuration, number, random.randrange(MOST))


def _at(promise: Promise, configuration: Configuration, seed: int, at: int) -> Iterator[Broken]:
    where = f"{configuration}, game {seed}, moment {at}"
    yield from _try(promise, where, lambda: promise.keep(configuration, seed, at))


def _try(promise: Promise, where: str, keep: Callable[[], None]) -> Iterator[Broken]:
    try:
        keep()
    except Exception as error:
        yield Broken(promise, where, _why(error))


def _why(error: Exception) -> str:
    """The error in words if it has some, else the line that noticed it."""
    if isinstance(error, AssertionError | OphirError) and str(error):
        return str(error)
    frame = traceback.extract_tb(error.__traceback__)[-1]
    line = f"{frame.filename}:{frame.lineno}: {frame.line}"
    return line if isinstance(error, AssertionError) else f"{type(error).__name__}: {error} ({line})"

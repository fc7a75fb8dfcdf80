"""Data packs that people bring to a table: figures of their own over the standard ones.

Anybody may send one, so it is tried in a process of its own first, with little time and memory: a pack that would
keep the server busy for ever keeps only that process busy.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import sys
from collections.abc import Iterator
from multiprocessing.connection import Connection
from typing import Any, Final

from ophir.engine.errors import BadPack
from ophir.engine.game import Game
from ophir.engine.history import find_data, oldest_data
from ophir.engine.options import OptionValue
from ophir.engine.packs import Corrections, Pack, lay_over
from ophir.games import game
from ophir.server.protocol import OwnPack

LARGEST: Final = 10_000  # no figure of a board game is larger
TRIED_FOR: Final = 10.0  # seconds, with the start of the process
CPU_SECONDS: Final = 6
MEMORY: Final = 1 << 30  # bytes
MOVES: Final = 200  # that are played to try a pack

Chosen = dict[str, OptionValue]
Wrong = tuple[str, str, str, str]  # file, record, field, reason


def laid(played: Game, own: OwnPack | None, data: str = "") -> Pack:
    """The data that goes by the hash `data` (without one, the standard data) with somebody's own laid over it."""
    corrections = None if own is None else Corrections(own.name, own.files)
    if data:
        return find_data(played.standard_pack, data, corrections)
    return played.standard_pack if corrections is None else lay_over(played.standard_pack, corrections)


def laid_at_first(played: Game, own: OwnPack | None) -> Pack:
    """The same for the first tables, which did not say what they are played with."""
    return oldest_data(played.standard_pack, None if own is None else Corrections(own.name, own.files))


async def admit(played: Game, own: OwnPack, seats: int, options: Chosen, data: str = "") -> Pack:
    """Lay a pack that nobody has looked at yet: raises BadPack with file, record, field and reason."""
    return await asyncio.to_thread(_admit, played, own, seats, options, data)


def _admit(played: Game, own: OwnPack, seats: int, options: Chosen, data: str) -> Pack:
    pack = laid(played, own, data)
    for file, record, field, number in _numbers(pack):
        if not -LARGEST <= number <= LARGEST:
            raise BadPack(file, record, field, f"is {number}; figures go from {-LARGEST} to {LARGEST}")
    wrong = _try(played.id, own, seats, options, data)
    if wrong is not None:
        raise BadPack(*wrong)
    return pack


def _numbers(pack: Pack) -> Iterator[tuple[str, str, str, float]]:
    for file, table, record in pack.records():
        name = f"{table} {pack.layout.name_of(table, record)}"
        for field, value in record.items():
            for number in _within(value):
                yield file, name, field, number


def _within(value: Any) -> Iterator[float]:
    if isinstance(value, int | float):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from _within(part)
    elif isinstance(value, list):
        for part in value:
            yield from _within(part)


def _try(game_id: str, own: OwnPack, seats: int, options: Chosen, data: str = "") -> Wrong | None:
    """What is wrong with a pack, found in a process that can be ended."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    trial = context.Process(target=_trial, args=(theirs, game_id, own, seats, options, data), daemon=True)
    trial.start()
    theirs.close()
    try:
        if ours.poll(TRIED_FOR):
            found: Wrong | None = ours.recv()
            return found
    except EOFError:
        pass
    finally:
        trial.kill()
        trial.join()
        ours.close()
    return own.name, "", "", "takes too much time or memory to set up; look for a figure that is far too large"


# In the process that tries a pack.


def _trial(theirs: Connection, game_id: str, own: OwnPack, seats: int, options: Chosen, data: str) -> None:
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    played = game(game_id)
    try:
        pack = laid(played, own, data)
        played.check_pack(pack)
        position = played.new(seats, options, pack=pack)
        for move in range(MOVES):
            if position.over:
                break
            legal = position.legal()
            position.apply(legal[move % len(legal)])
    except BadPack as error:
        theirs.send((error.file, error.record, error.field, error.reason))
    except Exception as error:
        theirs.send((own.name, "", "", f"breaks the game ({type(error).__name__}: {error}); take the last change back"))
    else:
        theirs.send(None)

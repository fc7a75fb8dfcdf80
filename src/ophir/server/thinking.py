"""Bots think in processes of their own, so that a long thought never holds up a table.

A worker gets a view as JSON, exactly what the bot's seat may know, and returns an action. The functions that run in a
worker stand at the end.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache, lru_cache
from typing import Any, Concatenate, Final, NamedTuple, ParamSpec, TypeVar

import msgspec

from ophir.bots import make_bot
from ophir.bots.advice import best_choices
from ophir.bots.reasons import reasons
from ophir.bots.review import Look, look_at
from ophir.engine.chance import Chance
from ophir.engine.history import find_data
from ophir.engine.packs import Corrections, Pack
from ophir.engine.views import View
from ophir.games import game
from ophir.server.turns import LOOKS_ON, Asker, Turns

CLOSE_WITHIN: Final = 2.0  # seconds
HINT_WORLDS: Final = 8

T = TypeVar("T")
P = ParamSpec("P")


class Thinkers:
    """The worker processes; they start with the first thought."""

    def __init__(self, workers: int = 0) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False
        self._turns = Turns(self.workers)

    async def choose(self, view: View, bot: str, who: Asker) -> int:
        """The action that a bot takes at its own decision."""
        return await self._ask(_choose, view, bot, who)

    async def interrupt(self, view: View, bot: str, who: Asker) -> int | None:
        """The action that a bot takes although the decision is another's, or None."""
        return await self._ask(_interrupt, view, bot, who)

    async def hint(self, view: View, table: str) -> Hinted:
        """The best options with the share of the victory they promise and why, and everybody's share now."""
        return await self._ask(_hint, view, "", Asker(table, LOOKS_ON))

    async def look(self, view: View, action: int, seed: str, searches: int, iterations: int, table: str) -> Look:
        """What a look at a decision finds; who plays comes first."""
        told = _tell(view)
        async with self._turns.take(Asker(table, LOOKS_ON)):
            return await self._run(_look, told, action, seed, searches, iterations)

    async def _ask(self, question: Callable[[Told, str, str], T], view: View, bot: str, who: Asker) -> T:
        told = _tell(view)
        async with self._turns.take(who):
            return await self._think(question, told, bot)

    async def _think(self, question: Callable[[Told, str, str], T], told: Told, bot: str) -> T:
        return await self._run(question, told, bot, secrets.token_hex(8))

    async def _run(self, question: Callable[Concatenate[Told, P], T], told: Told, *given: P.args, **_: P.kwargs) -> T:
        for attempt in (1, 2):
            try:
                pool = self._workers()
                return await asyncio.get_running_loop().run_in_executor(pool, question, told, *given)
            except BrokenProcessPool:  # somebody killed a worker: start new ones, once
                self._pool = None
                if attempt == 2:
                    raise
        raise AssertionError

    def _workers(self) -> ProcessPoolExecutor:
        if self._closed:
            raise asyncio.CancelledError("the server ends")  # nobody waits for the thought any more
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, context, _end_with_the_server)
        return self._pool

    async def close(self) -> None:
        """Stop the workers; who is deep in thought ends with the server itself."""
        self._closed = True
        if self._pool is not None:
            pool = self._pool
            pool.shutdown(wait=False, cancel_futures=True)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(asyncio.to_thread(pool.shutdown), CLOSE_WITHIN)


# The best actions with their shares and reasons (message, party, change), and the parties' shares as they stand.
Hinted = tuple[list[tuple[int, float, list[tuple[str, int, str]]]], list[float]]


class Told(NamedTuple):
    """What a worker is told: the view, and the corrections of whoever brought data of his own."""

    game: str
    view: bytes
    own_name: str = ""
    own: bytes = b""


def _tell(view: View) -> Told:
    told = msgspec.json.encode(view.to_json())
    own = view.known.pack.own
    if own is None:
        return Told(view.game.id, told)
    return Told(view.game.id, told, own.name, msgspec.json.encode(own.texts))


@cache
def may_interrupt(bot: str) -> bool:
    """Does this bot ever act out of turn?"""
    return make_bot(bot).interrupts


# In the worker.


def _end_with_the_server() -> None:
    """A killed server can't stop its workers: they watch it themselves. Ctrl+C is for the server alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def _read(told: Told) -> View:
    played = game(told.game)
    data: dict[str, Any] = msgspec.json.decode(told.view)
    return played.view_from_json(data, _pack(told.game, data["pack"], told.own_name, told.own) if told.own else None)


@lru_cache(maxsize=16)
def _pack(game_id: str, data: str, name: str, texts: bytes) -> Pack:
    return find_data(game(game_id).standard_pack, data, Corrections(name, msgspec.json.decode(texts)))


def _choose(told: Told, bot: str, seed: str) -> int:
    return make_bot(bot, seed).choose(_read(told))


def _interrupt(told: Told, bot: str, seed: str) -> int | None:
    return make_bot(bot, seed).interrupt(_read(told))


def _look(told: Told, action: int, seed: str, searches: int, iterations: int) -> Look:
    return look_at(_read(told), action, seed, searches, iterations)


def _hint(told: Told, _bot: str, seed: str) -> Hinted:
    """Search for a moment; the parties' shares now are the game's judgement over sampled worlds."""
    view = _read(told)
    chance = Chance(f"hint {seed}")
    now = [0.0] * len(view.known.parties)
    for _ in range(HINT_WORLDS):
        shares = view.game.prospects(view.sample(chance))
        now = [total + share / HINT_WORLDS for total, share in zip(now, shares, strict=True)]
    best = []
    for thought in best_choices(view, chance):
        why = [(reason.id, reason.party, reason.signed) for reason in reasons(view, thought.action, chance)]
        best.append((thought.action, thought.share, why))
    return best, now

"""Reviews of games that are over: one look after the other, in the processes where the bots think.

A look is asked for like a hint, so who plays comes first and no table holds up another. What was seen is written to the
table's log every few seconds: a review that is stopped, or a server, goes on where it was.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from statistics import fmean
from typing import Final

from ophir.bots.review import (
    AGAIN,
    DEEPER,
    DEEPER_SEARCHES,
    INACCURATE,
    ITERATIONS,
    NORMAL,
    SEARCHES,
    Look,
    Question,
    Questions,
    questions_of,
    sum_up,
)
from ophir.engine.errors import OphirError
from ophir.engine.game import Position
from ophir.server.actor import Actor
from ophir.server.aside import aside
from ophir.server.limits import DEEPER_LOOKS, REVIEWS_AN_ADDRESS, REVIEWS_AT_ONCE, household
from ophir.server.protocol import (
    HintReason,
    Review,
    ReviewAccount,
    ReviewLook,
    ReviewOption,
    ReviewPlayer,
    ReviewState,
)
from ophir.server.table import Table
from ophir.server.thinking import Thinkers
from ophir.server.trouble import NotSaved, NotYours, TooMany, UnknownMove, WrongStatus

SEED: Final = "0"  # the same game is judged alike on every server
WRITTEN_AFTER: Final = 5.0  # seconds of looks that a killed server may lose
TYPICAL_OF: Final = 4  # decisions that were looked at twice, until they tell how sure one look is

journal = logging.getLogger("ophir.server")


class Reviews:
    """The reviews that are under way, by table."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._running: dict[str, asyncio.Task[None]] = {}
        self._begun_from: dict[str, str] = {}  # the household that asked for a review under way
        self._seen: dict[str, list[Look]] = {}  # by a review under way, and not written yet
        self._failed: set[str] = set()

    def start(self, actor: Actor, address: str, deeper: int = 0) -> None:
        """Begin, or go on; or look deeper at one decision.

        A review that is under way stays as it is: whoever asks again only watches it, too.
        """
        table = actor.table
        if not table.is_open:
            raise WrongStatus("A game is looked at again once it is over and its hands are open.", status=table.status)
        if table.id in self._running or (_whole(table) and not deeper):
            return
        moves = len(table.begun().played)
        if deeper > moves:
            raise UnknownMove(f"The game has {moves} moves.", moves=moves)
        once, twice = _counted(table.looks)
        if deeper and len(table.looks) - len(once) - len(twice) >= DEEPER_LOOKS:
            raise TooMany("So many decisions of this game were looked at deeper that it stays so.", limit=DEEPER_LOOKS)
        if len(self._running) >= REVIEWS_AT_ONCE:
            raise TooMany("Other games are being looked at; try again in a minute.", limit=REVIEWS_AT_ONCE)
        home = household(address)
        if list(self._begun_from.values()).count(home) >= REVIEWS_AN_ADDRESS:
            raise TooMany("Other games of yours are being looked at; wait for one of them.", limit=REVIEWS_AN_ADDRESS)
        self._begun_from[table.id] = home
        self._failed.discard(table.id)
        self._seen[table.id] = []
        task = asyncio.get_running_loop().create_task(self._run(actor, deeper))
        self._running[table.id] = task
        task.add_done_callback(lambda _: self._ended(table.id))

    def _ended(self, id: str) -> None:
        self._running.pop(id, None)
        self._begun_from.pop(id, None)

    async def stop(self, actor: Actor, address: str) -> None:
        """Stop after the look that is under way, and keep what was seen; as who began it."""
        task = self._running.get(actor.table.id)
        if task is not None:
            if self._begun_from[actor.table.id] != household(address):
                raise NotYours("Only who began this review may stop it.")
            task.cancel()
            await asyncio.wait([task])

    def show(self, actor: Actor, since: int) -> Review:
        """What was seen so far; of the looks only those after the first `since`."""
        table = actor.table.lag.shown if actor.table.lag else actor.table
        looks = [*table.looks, *self._seen.get(table.id, [])]
        return shown(table, looks, since, self._state(table))

    def _state(self, table: Table) -> ReviewState:
        if table.id in self._running:
            return "running"
        if table.id in self._failed:
            return "failed"
        if _whole(table):
            return "done"
        return "stopped" if table.looks else "none"

    async def _run(self, actor: Actor, deeper: int) -> None:
        id = actor.table.id
        written = time.monotonic()
        try:
            async for look in self._look_deeper(actor.table, deeper) if deeper else self._look(actor.table):
                self._seen[id].append(look)
                actor.used = time.monotonic()  # stays in memory
                if time.monotonic() - written > WRITTEN_AFTER:
                    written = time.monotonic()
                    await self._write(actor)
        except asyncio.CancelledError:
            pass  # what was seen is kept
        except Exception:
            journal.exception("review failed", extra={"table": id})
            self._failed.add(id)
        try:
            await self._write(actor)
        except (NotSaved, OphirError) as error:  # it can be looked at again
            journal.error("review not saved", extra={"table": id, "reason": str(error)})
        finally:
            self._seen.pop(id, None)

    async def _write(self, actor: Actor) -> None:
        seen = self._seen[actor.table.id]
        if seen:
            await actor.add_looks(seen)
            del seen[: len(seen)]

    async def _look(self, table: Table) -> AsyncIterator[Look]:
        """All looks that are still missing: at every decision, then again at whatever seems to have cost something."""
        match = table.begun()
        questions = await aside(questions_of, match.record, match.game, match.pack)
        once, twice = _counted(table.looks)
        for question in questions.asked:
            if question.number not in once:
                look = await self._ask(table, question, 1, ITERATIONS)
                once[question.number] = look
                yield look
        for question in questions.asked:
            if question.number not in twice and once[question.number].lost >= INACCURATE:
                yield await self._ask(table, question, SEARCHES, AGAIN)

    async def _look_deeper(self, table: Table, number: int) -> AsyncIterator[Look]:
        """One look at one decision, with more searches than the second look has, each of them longer."""
        match = table.begun()
        questions = await aside(questions_of, match.record, match.game, match.pack)
        yield await self._ask(table, questions.asked[number - 1], DEEPER_SEARCHES, DEEPER)

    async def _ask(self, table: Table, question: Question, searches: int, iterations: int) -> Look:
        look = await self._thinkers.look(question.view, question.action, SEED, searches, iterations, table.id)
        look.number = question.number
        return look

    async def close(self) -> None:
        """Stop all, and keep what they saw."""
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)


def _counted(looks: list[Look]) -> tuple[dict[int, Look], dict[int, Look]]:
    """The first looks, and the second ones, by the number of the decision."""
    once = {look.number: look for look in looks if look.error is None}
    return once, {look.number: look for look in looks if look.error is not None}


def _doubtful(once: dict[int, Look]) -> set[int]:
    return {number for number, look in once.items() if look.lost >= INACCURATE}


def _whole(table: Table) -> bool:
    if table.match is None or not table.looks:
        return False
    once, twice = _counted(table.looks)
    return len(once) == len(table.match.played) and _doubtful(once) <= set(twice)


def shown(table: Table, looks: list[Look], since: int, state: ReviewState) -> Review:
    """A review as a browser gets it."""
    match = table.begun()
    position = match.position
    once, twice = _counted(looks)
    latest = {**once, **twice}
    questions = Questions(table.game, tuple(position.parties), [], _result(table), position)
    review = sum_up(questions, latest)
    return Review(
        state=state,
        decisions=len(match.played),
        looked=len(once),
        doubtful=len(_doubtful(once)),
        again=len(twice),
        since=len(looks),
        looks=[look_shown(position, look) for look in looks[since:]],
        players=[
            ReviewPlayer(one.decisions, one.accuracy, one.error, one.inaccurate, one.mistakes) for one in review.players
        ],
        accounts=[ReviewAccount(one.even, one.own, one.others, one.luck) for one in review.accounts],
        result=review.result,
        typical=typical(once, twice),
    )


def typical(once: dict[int, Look], twice: dict[int, Look]) -> float | None:
    """How far one look is from the truth with 95 %: measured where this game was looked at twice."""
    off = [
        (once[number].after[look.seat] - look.after[look.seat]) ** 2 for number, look in twice.items() if number in once
    ]
    return NORMAL * fmean(off) ** 0.5 if len(off) >= TYPICAL_OF else None


def _result(table: Table) -> list[float] | None:
    position = table.begun().position
    if not position.over:
        return None
    winners = position.outcome.winners
    return [1 / len(winners) if party in winners else 0.0 for party in range(len(position.parties))]


def look_shown(position: Position, look: Look) -> ReviewLook:
    """A look as a browser gets it."""
    return ReviewLook(
        number=look.number,
        seat=look.seat,
        action=look.action,
        best=look.best,
        before=[round(share, 4) for share in look.before],
        after=[round(share, 4) for share in look.after],
        spread=[round(error, 4) for error in look.spread],
        options=[
            option_shown(position, one.action, one.share, one.error)
            for one in sorted(look.options, key=lambda one: -one.share)
        ],
        why=[HintReason(one.id, one.party, one.change) for one in look.why],
        lost=round(look.lost, 4),
        error=None if look.error is None else round(look.error, 4),
        mark=look.mark,
        real=look.real,
    )


def option_shown(position: Position, text: str, share: float, error: float | None) -> ReviewOption:
    """An option with what its name is made of; without a text it is to let an interrupt be."""
    rounded = None if error is None else round(error, 4)
    if not text:
        return ReviewOption("", "", "", {}, round(share, 4), rounded)
    action = position.actions.parse(text)
    return ReviewOption(text, action.kind, action.piece, dict(action.values), round(share, 4), rounded)

"""Moves the bots of a table: asks who may act out of turn, then whose decision it is, and waits for people."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import Final

from ophir.engine.errors import OphirError
from ophir.engine.game import Position
from ophir.engine.tutorials import Asked
from ophir.server.actor import Actor
from ophir.server.thinking import Thinkers, may_interrupt
from ophir.server.trouble import NotSaved, StaleVersion, WrongStatus
from ophir.server.turns import LOOKS_ON, NOBODY_THERE, PLAYS, Asker

AGAIN_AFTER: Final = 2.0  # seconds, when the database refused a bot's move

journal = logging.getLogger("ophir.server")


class Driver:
    """Drives the bots of one table in a task that lives as long as there is something to do."""

    def __init__(self, actor: Actor, thinkers: Thinkers) -> None:
        self.actor = actor
        self.thinkers = thinkers
        self._asked = -1  # the version at which everybody was asked for interrupts
        self._task: asyncio.Task[None] | None = None
        self._again = False

    @property
    def busy(self) -> bool:
        """Is a bot thinking?"""
        return self._task is not None

    def wake(self) -> None:
        """Something changed: look whether a bot has to act."""
        self._again = True
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._drive())
            self._task.add_done_callback(self._rest)

    def stop(self) -> None:
        """Stop thinking."""
        if self._task is not None:
            self._task.cancel()

    def _rest(self, task: asyncio.Task[None]) -> None:
        self._task = None
        if self._again and not task.cancelled():  # somebody called between the last look and the rest
            self.wake()

    async def _drive(self) -> None:
        while self._again:
            self._again = False
            try:
                while self.actor.table.status == "playing" and await self._act():
                    pass
            except Exception:
                journal.exception("bot failed", extra={"table": self.actor.table.id})
                await asyncio.sleep(AGAIN_AFTER)
                self._again = True

    async def _act(self) -> bool:
        """One move of a bot, if one has to move or wants to."""
        table = self.actor.table
        version = table.version
        if (asked := table.asked()) is not None:
            return await self._follow(asked, version)
        if self._asked != version:
            self._asked = version
            if await self._hear_interrupts(version):
                return True
        position = table.position
        assert position is not None
        seat = position.to_move
        if table.version != version:
            return True
        if seat in table.ahead:
            return await self._answer(seat, version)
        bot = table.bot_for(seat)
        if not bot:
            return False
        began = time.monotonic()
        action = await self._choose(position, seat, bot)
        if len(self.actor.audience):
            await asyncio.sleep(max(0.0, table.pace / 1000 - (time.monotonic() - began)))
        return await self._play(seat, action, version)

    async def _answer(self, seat: int, version: int) -> bool:
        """The answer that a person gave ahead; it can be taken back until it is played."""
        table = self.actor.table
        if len(self.actor.audience):
            await asyncio.sleep(table.pace / 1000)
        answer = table.ahead.get(seat)
        if answer is None or table.version != version:
            return True
        return await self._write(seat, answer.action, version)

    async def _follow(self, asked: Asked, version: int) -> bool:
        """A move of the tutorial's script, if it is a bot's; for a person's it waits."""
        table = self.actor.table
        if table.chairs[asked.seat].kind != "bot":
            return False
        if len(self.actor.audience):
            await asyncio.sleep(table.pace / 1000)
        assert table.position is not None
        return await self._play(asked.seat, table.position.actions.parse(asked.actions[0]).id, version)

    def _asker(self) -> Asker:
        actor = self.actor
        if actor.audience.seats(actor.table):
            return Asker(actor.table.id, PLAYS)
        return Asker(actor.table.id, LOOKS_ON if len(actor.audience) else NOBODY_THERE)

    async def _choose(self, position: Position, seat: int, bot: str) -> int:
        """The bot's choice; should it fail or be none, the game goes on with any legal action."""
        legal = position.legal()
        try:
            action = await self.thinkers.choose(position.view(seat), bot, self._asker())
        except Exception:
            journal.exception("bot failed to choose", extra={"table": self.actor.table.id, "bot": bot})
            return secrets.choice(legal)
        if action not in legal:
            journal.error("bot chose what is not legal", extra={"table": self.actor.table.id, "bot": bot})
            return secrets.choice(legal)
        return action

    async def _interrupt(self, position: Position, seat: int, bot: str) -> int | None:
        """What the bot does out of turn; should it fail or be nothing legal, it does nothing."""
        open_now = position.interrupts(seat)
        try:
            action = await self.thinkers.interrupt(position.view(seat), bot, self._asker())
        except Exception:
            journal.exception("bot failed to interrupt", extra={"table": self.actor.table.id, "bot": bot})
            return None
        return action if action in open_now else None

    async def _hear_interrupts(self, version: int) -> bool:
        table = self.actor.table
        position = table.position
        assert position is not None
        for seat in position.seat_order():
            chair = table.chairs[seat]
            if chair.kind != "bot" or seat == position.to_move or not may_interrupt(chair.bot):
                continue
            if not position.interrupts(seat):
                continue
            action = await self._interrupt(position, seat, chair.bot)
            if table.version != version:
                return True
            if action is not None:
                return await self._play(seat, action, version)
        return False

    async def _play(self, seat: int, action: int, version: int) -> bool:
        """Play a bot's move; if a person was faster or took the seat back, it is dropped."""
        table = self.actor.table
        if table.version != version or table.status != "playing" or not table.bot_for(seat):
            return True
        assert table.position is not None
        return await self._write(seat, table.position.actions[action].text, version)

    async def _write(self, seat: int, action: str, version: int) -> bool:
        table = self.actor.table
        try:
            return await self.actor.play(seat, action, version)
        except NotSaved as trouble:
            journal.error("bot's move not saved", extra={"table": table.id, "reason": trouble.values.get("reason")})
            await asyncio.sleep(AGAIN_AFTER)
        except (StaleVersion, WrongStatus):
            pass
        except OphirError as error:
            journal.error("bot's move refused", extra={"table": table.id, "code": error.code})
            return False
        return True

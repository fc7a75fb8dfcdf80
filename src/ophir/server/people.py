"""People without accounts: what their browsers ask the server to remember, and codes that bring them to another."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Final
from weakref import WeakValueDictionary

import msgspec

from ophir.engine.errors import OphirError
from ophir.engine.game import NOBODY
from ophir.server import sight
from ophir.server.actor import Actor
from ophir.server.aside import aside
from ophir.server.herald import Herald
from ophir.server.limits import CODE_SECONDS, MOST_CODES, MOST_HELD, RECORDS_AT_ONCE, YOURS_SHOWN
from ophir.server.person import LOG, Ended, Entry, Gone, Held, Person, encode, log_of, sealed, unsealed
from ophir.server.protocol import AskNotices, HeldKey, KeepKeys, MoveCode, NoticesInfo, You, YourTable
from ophir.server.results import packed, result_of, results_text
from ophir.server.sealing import record_of_log
from ophir.server.seats import key_of
from ophir.server.standing import ratings, tallies
from ophir.server.store import Conflict, Store
from ophir.server.table import Table
from ophir.server.tables import Tables
from ophir.server.trouble import NoPerson, StaleVersion, TableStopped, TooMany, UnknownTable, WrongCode

SECRET_LENGTH: Final = 32  # characters at least: nobody may guess it
ALPHABET: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # nothing that looks like something else
CODE_LENGTH: Final = 8


class People:
    """What is remembered of people, over the same store as their tables."""

    def __init__(self, tables: Tables, store: Store, herald: Herald) -> None:
        self.tables = tables
        self.herald = herald
        self.store = store
        self._codes: dict[str, tuple[str, float]] = {}  # only in memory: they hold a secret
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # Reading and writing.

    def _lock(self, secret: str) -> asyncio.Lock:
        """Two tabs of one person wait for each other."""
        check_secret(secret)
        return self._locks.setdefault(log_of(secret), asyncio.Lock())

    async def _read(self, secret: str) -> Person:
        return await aside(Person, await self.store.read(log_of(secret)))

    async def _write(self, secret: str, person: Person, entry: Entry) -> None:
        try:
            await self.store.append(log_of(secret), person.sequence, encode(entry))
        except Conflict:
            raise StaleVersion("Another browser of yours was first; try again.", version=person.sequence) from None
        person.apply(entry)
        self.herald.know(who_is(secret), person)

    async def keep(self, secret: str, wish: KeepKeys, admit: Callable[[], None]) -> int:
        """Remember these keys, as far as they open something; returns how many are held now.

        `admit` is asked before somebody is remembered who was not, and raises if that was asked for too often.
        """
        async with self._lock(secret):
            person = await self._read(secret)
            for key in wish.keys:
                known = person.held.get((key.table, key.seat))
                if known is not None and unsealed(secret, known) == key.secret:
                    continue
                if len(person.held) >= MOST_HELD:
                    raise TooMany("So many games are remembered already; forget some first.", limit=MOST_HELD)
                if await self._opens(key):
                    if not person.sequence:
                        admit()
                    kept = sealed(secret, key.table, key.seat, key.secret)
                    held = Held(time.time(), key.table, key.seat, kept, key_of(key.secret))
                    await self._write(secret, person, held)
            return len(person.held)

    async def _opens(self, key: HeldKey) -> bool:
        try:
            table = (await self.tables.look(key.table)).table
        except (UnknownTable, TableStopped):
            return False
        return opens(table, key.seat, key.secret)

    # What a person sees.

    async def show(self, secret: str, games: int) -> You:
        """All about a person, with the last `games` results."""
        async with self._lock(secret):
            person = await self._read(secret)
            running = await self._settle(secret, person)
        results = person.by_time()
        tally, rated = await aside(lambda: (tallies(results), ratings(results)))
        shown, keys = [], []
        for actor in running:
            held = self._still_held(secret, person, actor.table)
            shown.append(_yours(actor, [key.seat for key in held if key.seat != NOBODY]))
            keys += held
            await asyncio.sleep(0)  # others have their turn
        shown.sort(key=lambda one: (not one.turn, one.table.changed if one.turn else -one.table.changed))
        times = [result.time for result in results]
        return You(len(results), sum(one.won for one in tally), results[::-1][:games], shown, tally, rated, keys, times)

    def _still_held(self, secret: str, person: Person, table: Table) -> list[HeldKey]:
        """The keys that open something yet: somebody else may have been given the seat since."""
        held = [HeldKey(one.table, one.seat, unsealed(secret, one)) for one in person.of(table.id)]
        return [key for key in held if opens(table, key.seat, key.secret)]

    async def _settle(self, secret: str, person: Person) -> list[Actor]:
        """The tables that go on; what ended since is written down as a result."""
        running = []
        for id in person.unsettled()[-YOURS_SHOWN:]:
            try:
                actor = await self.tables.look(id)
            except UnknownTable:
                await self._write(secret, person, Gone(time.time(), id))
                continue
            except TableStopped:
                continue
            table = actor.table
            held = self._still_held(secret, person, table)
            seats = [key.seat for key in held if key.seat != NOBODY]
            if table.status == "finished" and (result := await aside(result_of, table, seats)):
                await self._write(secret, person, Ended(time.time(), result))
            elif table.status in ("finished", "abandoned"):
                await self._write(secret, person, Gone(time.time(), id))
            elif held:
                running.append(actor)
        return running

    async def records(self, secret: str) -> bytes:
        """All records that are still here, and the results as a table, in one file."""
        async with self._lock(secret):
            person = await self._read(secret)
            await self._settle(secret, person)
        texts: dict[str, str] = {"results.csv": results_text(person.by_time())}
        for result in person.by_time()[-RECORDS_AT_ONCE:]:
            id = result.table
            held = [one for one in person.of(id) if one.seat != NOBODY]
            bodies = await self.store.read(id)
            if not bodies or not held:
                continue
            day = time.strftime("%Y-%m-%d", time.gmtime(result.time))
            try:
                record = await aside(record_of_log, bodies, unsealed(secret, held[0]), True)
            except OphirError:  # of a log that nobody can read any more
                continue
            texts[f"{day}-{result.game}-{id}.txt"] = record
        return await aside(packed, texts)

    # Being told.

    def notices(self, secret: str) -> NoticesInfo:
        """How this person is told that it is his turn."""
        check_secret(secret)
        return self.herald.show(who_is(secret))

    async def ask_notices(self, secret: str, wish: AskNotices, base: str) -> NoticesInfo:
        """Tell this person by one way more."""
        async with self._lock(secret):
            person = await self._read(secret)
            await self.herald.ask(who_is(secret), wish, base)
            for table in person.unsettled():
                for held in person.of(table):
                    if not held.key:  # it was kept before anybody could ask
                        key = key_of(unsealed(secret, held))
                        await self._write(secret, person, msgspec.structs.replace(held, key=key))
            self.herald.know(who_is(secret), person)
        return self.notices(secret)

    async def drop_notices(self, secret: str, channel: str) -> None:
        """Tell this person by one way less."""
        async with self._lock(secret):
            await self.herald.drop(who_is(secret), channel)

    async def try_notices(self, secret: str, channel: str) -> NoticesInfo:
        """Does a way work?"""
        check_secret(secret)
        await self.herald.try_out(who_is(secret), channel)
        return self.notices(secret)

    # Going elsewhere.

    async def code(self, secret: str) -> MoveCode:
        """A code that brings this person to another browser, once and soon."""
        check_secret(secret)
        now = time.time()
        self._codes = {
            code: (whose, until) for code, (whose, until) in self._codes.items() if until > now and whose != secret
        }
        if len(self._codes) >= MOST_CODES:
            raise TooMany("Very many are moving just now; try again in a few minutes.", limit=MOST_CODES)
        code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
        self._codes[code] = secret, now + CODE_SECONDS
        return MoveCode(code, CODE_SECONDS)

    async def arrive(self, typed: str, old: str) -> str:
        """The secret behind a code, which is used up by that. Who was somebody here already brings that along."""
        code = "".join(letter for letter in typed.upper() if letter.isalnum())
        whose, until = self._codes.pop(code, ("", 0.0))  # at once: two who type it together are not both that person
        if not whose or until < time.time():
            raise WrongCode("This code is mistyped, too old, or used already: ask for a new one on the other device.")
        if old and old != whose:
            try:
                await self._merge(old, whose)
            except OphirError:
                self._codes[code] = whose, until  # nothing came of it, so it can be tried again
                raise
        return whose

    async def _merge(self, old: str, new: str) -> None:
        first, second = sorted((old, new), key=log_of)  # so that nobody waits for one who waits for him
        async with self._lock(first), self._lock(second):
            before, person = await self._read(old), await self._read(new)
            for held in before.held.values():
                if len(person.held) < MOST_HELD and (held.table, held.seat) not in person.held:
                    again = sealed(new, held.table, held.seat, unsealed(old, held))
                    await self._write(new, person, Held(held.time, held.table, held.seat, again, held.key))
            for result in before.results.values():
                if result.table not in person.results:
                    await self._write(new, person, Ended(time.time(), result))
            for table in before.gone - person.gone:
                await self._write(new, person, Gone(time.time(), table))
            await self.herald.merge(who_is(old), who_is(new))
            self.herald.know(who_is(new), person)
            await self.store.remove(log_of(old))

    async def forget(self, secret: str) -> None:
        """Erase a person: what is remembered, and the own tables at which nobody else sat. Others' games stay whole."""
        async with self._lock(secret):
            person = await self._read(secret)
            for id in person.tables():
                if await self._is_alone(id, [unsealed(secret, held) for held in person.of(id)]):
                    self.tables.drop(id)
                    await self.store.remove(id)
            await self.herald.forget(who_is(secret))
            await self.store.remove(log_of(secret))
            self._codes = {code: kept for code, kept in self._codes.items() if kept[0] != secret}

    async def _is_alone(self, id: str, keys: list[str]) -> bool:
        try:
            table = (await self.tables.look(id)).table
        except (UnknownTable, TableStopped):
            return False
        return any(table.is_owner(key) for key in keys) and all(
            not chair.claimed or any(seat in table.seats_of(key) for key in keys)
            for seat, chair in enumerate(table.chairs)
        )


def who_is(secret: str) -> str:
    """How somebody is called where nobody should learn the secret."""
    return log_of(secret).removeprefix(LOG)


def check_secret(secret: str) -> None:
    """Raise NoPerson unless a browser could have made this up for somebody."""
    if len(secret) < SECRET_LENGTH or not secret.isascii() or not secret.isprintable():
        raise NoPerson(f"Show who you are: a secret of at least {SECRET_LENGTH} characters.", least=SECRET_LENGTH)


def opens(table: Table, seat: int, secret: str) -> bool:
    """Is this the key to a seat, or (NOBODY) the owner's?"""
    return table.is_owner(secret) if seat == NOBODY else seat in table.seats_of(secret)


def _yours(actor: Actor, seats: list[int]) -> YourTable:
    """A table that goes on, as the person on these seats sees it."""
    info = actor.info()
    turn = info.status == "playing" and info.to_move in seats
    position = actor.table.position
    view = position.view(info.to_move if turn else NOBODY) if position else None
    return YourTable(info, seats, turn, sight.prompt(view) if view else None, sight.stage(view) if view else None)

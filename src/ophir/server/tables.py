"""All tables of the server: made, found, read from their logs when somebody comes, put away when nobody is there."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

from ophir.bots.levels import LEVELS
from ophir.engine.errors import BadSeats, OphirError
from ophir.engine.game import Game
from ophir.engine.options import plain
from ophir.engine.records import Record, read_record
from ophir.engine.tutorials import tutorial_of
from ophir.games import game
from ophir.puzzles import Puzzle
from ophir.server import entries, puzzling
from ophir.server.actor import Actor, read_table
from ophir.server.aside import aside
from ophir.server.clocks import Clocks
from ophir.server.driver import Driver
from ophir.server.limits import (
    FINISHED_IN_LOBBY,
    IN_LOBBY,
    MOST_LOADED,
    MOST_RESUMED,
    PUT_AWAY_AFTER,
    PUT_AWAY_AT_LEAST,
)
from ophir.server.names import told_apart
from ophir.server.offered import check_bot
from ophir.server.packs import admit_pack, admit_record, laid
from ophir.server.protocol import (
    CreateTable,
    OwnPack,
    PlayAgain,
    PlayOn,
    SeatSecret,
    SeatWish,
    StartTutorial,
    TableCreated,
    TableInfo,
    UploadRecord,
)
from ophir.server.reviewing import Reviews
from ophir.server.sealing import record_of_log, sealed_record
from ophir.server.seats import is_table_id, key_of, new_secret, new_table_id
from ophir.server.store import Store
from ophir.server.table import Table, Turn
from ophir.server.thinking import Thinkers
from ophir.server.trials import Trials
from ophir.server.trouble import (
    NoClock,
    NoTutorial,
    NotYours,
    SeedForAll,
    TableStopped,
    TooMany,
    UnknownMove,
    UnknownTable,
    WrongStatus,
)

_Maker = Callable[[list[entries.Place], str], entries.Created]

LEAST_CLOCKED: Final = 2  # seats
MOST_EVER: Final = 1_000_000  # tables; what a database of some gigabytes holds
AFTER_EACH: Final = 0.02  # seconds for everybody else, while tables are read after the start

journal = logging.getLogger("ophir.server")


class Tables:
    """The tables in memory, over those in the store."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        steady: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.clocks = Clocks(store, self._end_turn, self._set_clock, steady, wall)
        self.thinkers = thinkers
        self.actors: dict[str, Actor] = {}
        self.drivers: dict[str, Driver] = {}
        self.watchers: list[Callable[[Actor], None]] = []  # told of every table that changed, or was read
        self._reading: dict[str, asyncio.Future[Actor]] = {}
        self._stopped: dict[str, TableStopped] = {}
        self._age = 0  # one more whenever the store was replaced by a copy
        self._again = asyncio.Lock()
        self._rest: asyncio.Task[None] | None = None  # of the tables that are read after the start
        self.trials = Trials()
        self.reviews = Reviews(thinkers)

    # Finding.

    async def get(self, id: str) -> Actor:
        """The table called `id`, from memory or from its log."""
        actor = await self._find(id)
        actor.used = time.monotonic()
        return actor

    async def look(self, id: str) -> Actor:
        """The same for a glance, which is no use: who looks at many at once keeps none of them in memory."""
        new = id not in self.actors and id not in self._reading
        actor = await self._find(id)
        if new:
            actor.used -= PUT_AWAY_AT_LEAST
        return actor

    async def _find(self, id: str) -> Actor:
        if id in self._stopped:
            raise self._stopped[id]
        if not is_table_id(id):
            raise UnknownTable("There is no such table; look for it in the lobby.", table=id)
        if id in self.actors:
            return self.actors[id]
        reading = self._reading.get(id)
        if reading is None:
            reading = asyncio.ensure_future(self._read(id))
            self._reading[id] = reading

            def read(done: asyncio.Future[Actor]) -> None:
                self._reading.pop(id, None)
                if not done.cancelled():
                    done.exception()  # who asked may be gone by now

            reading.add_done_callback(read)
        return await asyncio.shield(reading)

    async def _read(self, id: str) -> Actor:
        age = self._age
        bodies = await self.store.read(id)
        if not bodies:
            raise UnknownTable("There is no such table; look for it in the lobby.", table=id)
        try:
            table = await aside(read_table, id, bodies)
        except TableStopped as stopped:
            journal.warning(str(stopped), extra={"table": id})
            self._stopped[id] = stopped  # until another Ophir is started
            raise
        if age != self._age:
            return await self._read(id)
        actor = self._seat(table)
        if table.status == "finished":
            await actor.note_end()
        return actor

    def _seat(self, table: Table) -> Actor:
        """Take a table into memory."""
        self._put_away()
        actor = Actor(table, self.store, self._woken, self.clocks.look)
        self.actors[table.id] = actor
        driver = Driver(actor, self.thinkers)
        self.drivers[table.id] = driver
        driver.wake()
        for watch in self.watchers:
            watch(actor)
        return actor

    def _woken(self, actor: Actor) -> None:
        for watch in self.watchers:
            watch(actor)
        driver = self.drivers.get(actor.table.id)
        if driver is not None:
            driver.wake()

    async def _end_turn(self, id: str, turn: Turn) -> None:
        await (await self.get(id)).end_turn(turn)

    async def _set_clock(self, id: str, turn: Turn, until: float) -> None:
        await (await self.get(id)).set_clock(turn, until)

    def _put_away(self) -> None:
        """Forget tables that nobody uses; their logs stay."""
        now = time.monotonic()
        unused = sorted(
            (actor.used, id)
            for id, actor in self.actors.items()
            if not len(actor.audience) and actor.used < now - PUT_AWAY_AT_LEAST and not self.drivers[id].busy
        )
        # Once the memory is full, some that were used last leave it, too: those who only open tables close no house.
        too_many = len(self.actors) + MOST_LOADED // 10 - MOST_LOADED if len(self.actors) >= MOST_LOADED else 0
        for number, (used, id) in enumerate(unused):
            if used < now - PUT_AWAY_AFTER or number < too_many:
                del self.actors[id], self.drivers[id]
        if len(self.actors) >= MOST_LOADED:
            raise TooMany("The server has as many tables as it can hold; try later.", limit=MOST_LOADED)

    async def resume(self) -> None:
        """After a start: read every table that is being played, so that its bots and its clock go on.

        The latest are read before anybody comes in, the others beside what the server does.
        """
        ids = await self.store.tables("playing", MOST_EVER)
        await self._resume(ids[:MOST_RESUMED])
        if len(ids) > MOST_RESUMED:
            self._rest = asyncio.create_task(self._resume(ids[MOST_RESUMED:], AFTER_EACH))

    async def _resume(self, ids: list[str], pause: float = 0.0) -> None:
        """Read these. In a full house most leave the memory again at once, but their time runs."""
        resumed = 0
        for id in ids:
            while True:
                try:
                    found = await self._try(id)
                except TooMany:
                    await asyncio.sleep(PUT_AWAY_AT_LEAST)
                    continue
                break
            resumed += found is not None
            if found is None:
                journal.warning("not resumed", extra={"table": id})
            await asyncio.sleep(pause)
        journal.info("resumed", extra={"tables": resumed})

    def drop(self, id: str) -> None:
        """Forget a table in memory at once; who is there has to come again."""
        self._stopped.pop(id, None)
        self.clocks.forget(id)
        actor = self.actors.pop(id, None)
        if actor is not None:
            self.drivers.pop(id).stop()
            actor.retire()

    def drop_all(self) -> None:
        """Forget everything in memory, also what is being read: the store holds something else now."""
        self._age += 1
        if self._rest is not None:
            self._rest.cancel()
        self._stopped.clear()
        self.clocks.forget_all()
        for id in list(self.actors):
            self.drop(id)

    async def _try(self, id: str) -> Actor | None:
        """The table, or None if it can't be read: that must disturb no other."""
        try:
            return await self.look(id)
        except (UnknownTable, TableStopped):
            return None
        except OphirError as error:  # the server is full, or its database gone
            if error.values.get("reason") != "broken":
                raise
            journal.error("table can't be read", extra={"table": id, "reason": str(error)})
            return None
        except Exception:
            journal.exception("table can't be read", extra={"table": id})
            return None

    async def lobby(self) -> list[TableInfo]:
        """The listed tables that wait or are being played, the latest first."""
        for id in await self.store.tables("waiting", IN_LOBBY):
            await self._try(id)
        listed = [
            actor
            for actor in self.actors.values()
            if actor.table.created.listed and actor.table.status in ("waiting", "playing")
        ]
        listed.sort(key=lambda actor: (actor.table.status != "waiting", -actor.table.created.time))
        if len(listed) > IN_LOBBY:
            listed = _in_turns(listed)
        return await _infos(listed[:IN_LOBBY])

    async def lately(self) -> list[TableInfo]:
        """Listed tables whose game ended a short while ago and may be looked at again, the latest first."""
        ended = [
            actor
            for actor in self.actors.values()
            if actor.table.created.listed and actor.table.status == "finished" and actor.table.order.spectators
        ]
        ended.sort(key=lambda actor: -actor.table.changed)
        return await _infos(ended[:FINISHED_IN_LOBBY])

    async def some(self, ids: list[str]) -> list[TableInfo]:
        """The tables of these ids, as far as they exist and can go on here."""
        return await _infos([actor for id in ids if (actor := await self._try(id)) is not None])

    async def record(self, id: str, secret: str) -> str:
        """The record of a table, as whoever holds `secret` may have it now; also of one that can't go on."""
        try:
            actor = await self.get(id)
        except TableStopped:
            finished = await self.store.status(id) == "finished"
            try:
                return record_of_log(await self.store.read(id), secret, finished)
            except OphirError:
                raise
            except Exception as error:
                journal.error("no record of a damaged log", extra={"table": id, "reason": repr(error)})
                raise TableStopped(
                    "The log of this table is damaged; only the host can help, with a copy.", table=id, why="bad-log"
                ) from None
        seat = actor.reader(secret)
        table, _ = actor.read_by(secret)
        return table.record_text() if table.is_open else sealed_record(table, seat)

    # Making.

    async def create(self, wish: CreateTable) -> TableCreated:
        """A new table."""
        wanted = game(wish.game)
        seats = wanted.read_seats(len(wish.seats))
        between = any(seat.kind == "open" for seat in wish.seats)
        if wish.seed and between:
            raise SeedForAll("Whoever knows the seed knows all hands: a table with open seats takes none.")
        if wish.clock is not None and seats < LEAST_CLOCKED:
            raise NoClock("Nobody waits for who plays alone: such a table needs no clock.", least=LEAST_CLOCKED)
        answers = wish.answers if between and wanted.asks_everybody else "open"
        wished = {**wish.options, **({wanted.asks_everybody: True} if answers != "open" else {})}
        chosen = wanted.read_options(seats, wished)
        pack = wanted.standard_pack
        if wish.pack is not None:
            pack = await admit_pack(self.trials, wanted, wish.pack, seats, chosen)
        options = wanted.chosen_options(seats, wished, pack)
        return await self._create(
            wish.seats,
            lambda places, owner: entries.Created(
                time=time.time(),
                game=wanted.id,
                options=plain(options),
                places=places,
                owner=owner,
                secret=secrets.token_hex(32),
                seed=wish.seed or "",
                listed=wish.listed,
                pace=wish.pace,
                pack=wish.pack,
                between=between,
                away_after=wish.away_after,
                resigning=wish.resigning,
                hints=wish.hints,
                answers=answers,
                answer_seconds=wish.answer_seconds,
                clock=wish.clock,
                delay_moves=wish.delay_moves,
                delay_minutes=wish.delay_minutes,
                delay_turns=wish.delay_turns,
                rules=wanted.rules_version,
                data=pack.hash,
            ),
        )

    async def upload(self, wish: UploadRecord) -> TableCreated:
        """A table from a record: to look at if it is finished, to play on if not."""
        record = await admit_record(self.trials, wish.record, wish.pack)
        return await self._from_record(record, wish.seats or [SeatWish("human")] * record.seats, "", wish.pack)

    async def tutorial(self, wanted: Game, wish: StartTutorial) -> TableCreated:
        """A table at the beginning of a game's tutorial: one person, bots on the other seats."""
        lesson = tutorial_of(wanted)
        if lesson is None:
            raise NoTutorial(f"There is no tutorial of {wanted.id}.", game=wanted.id)
        record = read_record(lesson.record)
        seats = [SeatWish("bot", LEVELS[0]) for _ in range(record.seats)]
        seats[lesson.learner] = SeatWish("human", name=wish.name)
        return await self._from_record(record, seats, "", None, tutorial=True)

    async def branch(self, actor: Actor, wish: PlayOn) -> TableCreated:
        """A new table that plays on from an earlier position of a game that is over."""
        table = actor.table
        if not table.is_open:
            raise WrongStatus("Others could see hidden cards: play on once the hands are open.", status=table.status)
        match = table.begun()
        if wish.move > len(match.played):
            raise UnknownMove(f"The game has {len(match.played)} moves.", moves=len(match.played))
        past = match.record.cut(wish.move)
        # The seed is known by now: with another one nobody can foretell what comes.
        past.new_seeds.append((wish.move, secrets.token_hex(32)))
        return await self._from_record(past, wish.seats, table.id, table.created.pack)

    async def from_puzzle(self, puzzle: Puzzle, seats: list[SeatWish]) -> TableCreated:
        """A new table that plays on from a puzzle."""
        return await self._from_record(await aside(puzzling.to_play_on, puzzle), seats, "", None)

    async def _from_record(
        self, record: Record, wishes: list[SeatWish], origin: str, pack: OwnPack | None, tutorial: bool = False
    ) -> TableCreated:
        if len(wishes) != record.seats:
            raise BadSeats(
                f"The record is of a game with {record.seats} seats, not {len(wishes)}.",
                seats=len(wishes),
                allowed=str(record.seats),
            )
        between = any(wish.kind == "open" for wish in wishes)
        return await self._create(
            wishes,
            lambda places, owner: entries.Created(
                time=time.time(),
                game=record.game,
                options=plain(record.options),
                places=places,
                owner=owner,
                secret="",
                listed=False,
                pace=600,
                record=str(record),
                origin=origin,
                tutorial=tutorial,
                pack=pack,
                between=between,
                answers="even" if between and record.options.get(game(record.game).asks_everybody) else "open",
                rules=record.rules,
                data=record.pack[1],
            ),
        )

    async def rematch(self, actor: Actor, secret: str, wish: PlayAgain) -> Actor:
        """The same again at a new table; it begins at once if nobody has to agree but who asks."""
        async with self._again:  # two who ask at the same moment meet at one table
            new = await self._rematch(actor, secret)
            if new.table.status == "waiting" and new.table.needs_nobody_but([secret, *wish.secrets]):
                await new.begin(wish.contribution)
            return new

    async def _rematch(self, actor: Actor, secret: str) -> Actor:
        """The same people, bots and options at a new table; everybody's secrets open the same seats there."""
        old = actor.table
        if not old.is_owner(secret) and not old.seats_of(secret):
            raise NotYours("Only who sits at the table may ask for a rematch.")
        old.must_be("finished", "abandoned")
        if old.rematch:
            return await self.get(old.rematch)
        pack = await aside(laid, old.game, old.created.pack)
        created = entries.Created(
            time=time.time(),
            game=old.game.id,
            options=plain(old.game.chosen_options(len(old.chairs), old.options, pack)),
            places=[chair.again() for chair in old.chairs],
            owner=old.owner,
            secret=secrets.token_hex(32),
            listed=old.created.listed,
            pace=old.pace,
            pack=old.created.pack,
            between=old.created.between,
            away_after=old.created.away_after,
            resigning=old.created.resigning,
            hints=old.created.hints,
            answers=old.created.answers,
            answer_seconds=old.created.answer_seconds,
            clock=old.created.clock,
            delay_moves=old.created.delay_moves,
            delay_minutes=old.created.delay_minutes,
            delay_turns=old.created.delay_turns,
            rules=old.game.rules_version,
            data=pack.hash,
        )
        table = await self._write(created)
        new = self._seat(table)
        await actor.set_rematch(table.id)
        return new

    async def _create(self, wishes: list[SeatWish], make: _Maker) -> TableCreated:
        self._put_away()
        owner = new_secret()
        keys = [SeatSecret(seat, new_secret()) for seat, wish in enumerate(wishes) if wish.kind == "human"]
        places: list[entries.Place] = []
        for wish in wishes:
            name = told_apart(wish.name, [place.name for place in places]) if wish.kind == "human" else ""
            places.append(entries.Place(wish.kind, name, _bot(wish)))
        for key in keys:
            place = places[key.seat]
            places[key.seat] = entries.Place(place.kind, place.name, "", key_of(key.secret))
        table = await self._write(make(places, key_of(owner)))
        return TableCreated(self._seat(table).info(), keys, owner)

    async def _write(self, created: entries.Created) -> Table:
        id = new_table_id()
        brought = created.record or created.pack  # which may take a moment
        table = await aside(Table, id, created) if brought else Table(id, created)
        await self.store.append(id, 0, entries.encode(created), table.status)
        return table

    async def close(self) -> None:
        """Stop the bots and finish writing."""
        if self._rest is not None:
            self._rest.cancel()
        for driver in self.drivers.values():
            driver.stop()
        self.trials.close()
        await self.reviews.close()
        await self.thinkers.close()
        await self.store.close()


def _in_turns(listed: list[Actor]) -> list[Actor]:
    """One of each household that is there, then the second of each: who opens a hundred tables hides nobody else's."""
    places: list[tuple[bool, int, int]] = []
    before: Counter[str] = Counter()
    for number, actor in enumerate(listed):
        home = actor.audience.home()
        places.append((actor.table.status != "waiting", before[home], number))
        before[home] += 1
    return [listed[number] for _, _, number in sorted(places)]


async def _infos(actors: list[Actor]) -> list[TableInfo]:
    """The tables as anybody may know them; others have their turn in between."""
    infos = []
    for actor in actors:
        infos.append(actor.shown_info())
        await asyncio.sleep(0)
    return infos


def _bot(wish: SeatWish) -> str:
    return check_bot(wish.bot) if wish.kind == "bot" else ""

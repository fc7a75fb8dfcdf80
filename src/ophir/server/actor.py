"""One table that is being played: its only writer.

Every change goes the same way, one after the other: look whether it may be, write it to the log, wait until it is
durable, take it into the state, tell everybody. If the database refuses, nothing has changed.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable

from ophir.bots.advice import ADVISER
from ophir.bots.review import Look
from ophir.engine.errors import OphirError
from ophir.engine.game import NOBODY
from ophir.server import ahead, entries, sight
from ophir.server.audience import Audience, Listener, encoded_state
from ophir.server.limits import (
    ARRANGED,
    CHAT_OF_A_SEAT,
    CHAT_OF_SPECTATORS,
    CHAT_SHOWN,
    COMMENTS_OF_A_SEAT,
    COUNTED_AFTER,
    LINES_A_SEAT,
    MOST_SPECTATORS,
    SPECTATORS_AN_ADDRESS,
    SPECTATORS_TALK,
    Bucket,
    household,
)
from ophir.server.names import cleaned, told_apart
from ophir.server.offered import check_bot
from ophir.server.pace import EvenPace
from ophir.server.protocol import (
    Ack,
    ChangeSeat,
    Clock,
    Joined,
    Log,
    Order,
    Refused,
    TableChanged,
    TableInfo,
    TakeSeat,
    WriteComment,
)
from ophir.server.resigning import RESIGNED, check_can_resign, ends_the_game
from ophir.server.returning import Asking, agree, check_can_return
from ophir.server.seats import key_of, new_secret
from ophir.server.store import Conflict, Store
from ophir.server.table import Table, Turn
from ophir.server.trouble import (
    ArrangedEnough,
    BadMessage,
    Muted,
    NoHints,
    NoSpectators,
    NotAsked,
    NotForOthers,
    NotSaved,
    NotYours,
    SeatNotOpen,
    SeatsStillOpen,
    StaleVersion,
    StillHere,
    TableStopped,
    TalkedEnough,
    TooFast,
    TooManyWatch,
    UnknownMove,
    WrongSecret,
    WrongStatus,
)


class Actor:
    """A table, its audience and its entries."""

    def __init__(
        self, table: Table, store: Store, woken: Callable[[Actor], None], timed: Callable[[Table, bool], None]
    ) -> None:
        self.table = table
        self.store = store
        self.audience = Audience()
        self.used = time.monotonic()
        self.last_here = [time.time()] * len(table.chairs)  # of each seat, for those who are not here now
        self._spectators_talk = Bucket(SPECTATORS_TALK / 60, SPECTATORS_TALK)
        self._woken = woken  # called after every change of the game
        self._timed = timed  # called when the time for a turn may have begun or ended
        self._lock = asyncio.Lock()
        self._retired = False
        self._asking: dict[int, Asking] = {}
        self.pace = EvenPace(lambda: self.table, self._is_here, self._play)
        self.pace.look()
        timed(table, False)
        self._later: dict[str, asyncio.TimerHandle] = {}  # what is to be done after a while, by what it is
        self._catch_up()

    def retire(self) -> None:
        """Write no more and let everybody go: the log is not what this was read from, or is to be forgotten."""
        self._retired = True
        self.pace.stop()
        for handle in self._later.values():
            handle.cancel()
        for listener in self.audience:
            listener.hang_up()

    # Writing.

    async def _write(self, make: Callable[[], entries.Entry], listener: Listener | None = None, ref: int = 0) -> None:
        """Make an entry by the state as it is then, and carry it out. Not even a cut line stops it half-way."""
        writing = asyncio.ensure_future(self._write_in_turn(make, listener, ref))
        writing.add_done_callback(_noticed)
        await asyncio.shield(writing)

    async def _write_in_turn(self, make: Callable[[], entries.Entry], listener: Listener | None, ref: int) -> None:
        async with self._lock:
            table = self.table
            if self._retired:
                raise StaleVersion("The table is no longer here as it was; load the page again.", version=table.version)
            entry = make()
            if not isinstance(entry, entries.Changed):
                # Who plays with the pace uses up none of the owner's word.
                self._check_arranging(entry, 2 * ARRANGED if isinstance(entry, entries.Ordered) else ARRANGED)
            before = table.version
            status = self._status_after(entry)
            try:
                await self.store.append(table.id, table.sequence, entries.encode(entry), status)
            except Conflict:
                await self._read_again()
                raise StaleVersion("The table has moved on; nothing was done.", version=self.table.version) from None
            table.apply(entry)
            self.used = time.monotonic()
            self.pace.look()
            self._timed(table, True)
            if listener is not None:
                listener.say(Ack(ref, self.seen_by(listener).version))
            self._tell(entry, before)
            self._catch_up()
            if isinstance(entry, entries.Played | entries.PlayedTogether) and table.status == "finished":
                await self.note_end()
        self._woken(self)

    async def add_looks(self, looks: list[Look]) -> None:
        """Keep what a review saw."""
        written = list(looks)
        await self._write(lambda: entries.Reviewed(time.time(), written))

    def _check_arranging(self, entry: entries.Entry, most: int) -> None:
        """Nobody fills the log by changing things to and fro; but a vote for the end is always heard."""
        if not isinstance(entry, entries.ARRANGING) or (isinstance(entry, entries.Voted) and entry.vote):
            return
        if self.table.arranged[getattr(entry, "seat", NOBODY)] >= most:
            raise ArrangedEnough("This was changed so often at this table that it stays as it is.", limit=most)

    async def note_end(self) -> None:
        """Note that the game is over. It is found by playing, so after the fact; if that fails, the next start does."""
        with contextlib.suppress(NotSaved):
            await self.store.note(self.table.id, self.table.status)

    def _status_after(self, entry: entries.Entry) -> str:
        match entry:
            case entries.Started():
                return "playing"
            case entries.Abandoned():
                return "abandoned"
            case entries.Resigned(over=True) | entries.OutOfTime(over=True):
                return "finished"
        return ""

    def _tell(self, entry: entries.Entry, before: int) -> None:
        table = self.table
        if isinstance(entry, entries.Said):
            self.audience.tell_those(table.chat[-1], lambda each: self.seen_by(each) is table)
            return
        if isinstance(entry, entries.AnsweredAhead):
            self.audience.tell_seat(table, entry.seat)
            return
        if isinstance(entry, entries.Sat | entries.Changed | entries.Returned):
            self.last_here[entry.seat] = time.time()
            self.audience.tell_seats(table)
        if table.version != before:
            self.audience.tell_state(table, before)
        if (
            not isinstance(entry, entries.Played | entries.PlayedTogether | entries.TookBack)
            or table.status != "playing"
        ):
            self._tell_table()

    def _tell_table(self) -> None:
        table = self.table
        self.audience.tell_those(TableChanged(self.info()), lambda each: self.seen_by(each) is table)
        if table.lag is not None:
            self.audience.tell_those(TableChanged(self.shown_info()), lambda each: self.seen_by(each) is not table)

    def _do_later(self, what: str, seconds: float, do: Callable[[], None]) -> None:
        """Do something after a while, once, however often it is asked for until then."""
        if what in self._later or self._retired:
            return

        def now() -> None:
            del self._later[what]
            do()

        self._later[what] = asyncio.get_running_loop().call_later(seconds, now)

    def _catch_up(self) -> None:
        """Show spectators who look on with a delay what is due, and come again when the next thing is."""
        lag = self.table.lag
        if lag is None:
            return
        before = lag.catch_up(time.time(), self.table.status in ("finished", "abandoned"))
        if before is not None:
            if lag.shown.version != before:
                self.audience.tell_shown(self.table, before)
            self._tell_table()
        due = lag.next_at()
        if due is not None:
            self._do_later("show", max(0.05, due - time.time()), self._catch_up)

    async def _read_again(self) -> None:
        """Somebody else wrote to the log: take the state from there."""
        self.table = read_table(self.table.id, await self.store.read(self.table.id))
        self.pace.look()
        self._timed(self.table, False)
        self.audience.tell_seats(self.table)
        self.audience.tell_state(self.table, 0)
        self._catch_up()

    def _is_here(self, seat: int) -> bool:
        return self.table.chairs[seat].kind == "bot" or seat in self.audience.seats(self.table)

    # What people do.

    async def play(self, seat: int, action: str, version: int, listener: Listener | None = None, ref: int = 0) -> bool:
        """Take an action; False if it has to wait for its time (`pace`), and is answered then."""
        if self.table.evenly_asked() is not None:
            legal = self.table.check_move(seat, action, version)
            if self.pace.holds(legal, version, listener, ref):
                return False
        await self._play(seat, action, version, listener, ref)
        return True

    async def _play(self, seat: int, action: str, version: int, listener: Listener | None = None, ref: int = 0) -> None:
        def make() -> entries.Entry:
            return entries.Played(time.time(), seat, self.table.check_move(seat, action, version))

        await self._write(make, listener, ref)

    async def play_together(
        self, seat: int, actions: list[str], version: int, listener: Listener | None = None, ref: int = 0
    ) -> None:
        """Take several actions at once, or none of them."""

        def make() -> entries.Entry:
            return entries.PlayedTogether(time.time(), seat, self.table.check_together(seat, actions, version))

        await self._write(make, listener, ref)

    async def answer_ahead(
        self, seat: int, action: str, version: int, same: bool, listener: Listener, ref: int
    ) -> None:
        """Answer before the question is put, or from now on; without an action take that back."""
        if not action and seat not in self.table.ahead:
            listener.say(Ack(ref, self.table.version))
            return
        await self._write(lambda: ahead.given(self.table, seat, action, version, same, time.time()), listener, ref)

    async def undo(self, seat: int, count: int, version: int, listener: Listener, ref: int) -> None:
        """Take actions back."""

        def make() -> entries.Entry:
            self.table.check_undo(seat, count, version)
            return entries.TookBack(time.time(), seat, count)

        await self._write(make, listener, ref)

    async def say(self, seat: int, text: str, listener: Listener, ref: int) -> None:
        """Chat."""

        def make() -> entries.Entry:
            order = self.table.order
            if seat in order.muted or (seat == NOBODY and not order.talk):
                raise Muted("The owner of this table does not let you talk here.", seat=seat)
            most = CHAT_OF_SPECTATORS if seat == NOBODY else CHAT_OF_A_SEAT
            if sum(line.seat == seat for line in self.table.chat) >= most:
                raise TalkedEnough("You have talked enough at this table.", limit=most)
            if seat == NOBODY and not self._spectators_talk.take():
                raise TooFast("The spectators of this table talk much; wait a moment.")
            said = cleaned(text)
            if not said:
                raise BadMessage("There is nothing to be seen in this message.", reason="empty")
            return entries.Said(time.time(), seat, said)

        await self._write(make, listener, ref)

    async def keep_order(self, order: Order, secret: str) -> TableInfo:
        """Say who may watch and talk, as the owner; spectators who may not watch have to go."""
        self._must_own(secret)
        await self._write(lambda: entries.Ordered(time.time(), order))
        for listener in list(self.audience):
            if not self._may_watch(listener):
                listener.say(Refused(0, NoSpectators.code, {}, str(_no_spectators())))
                listener.hang_up()
        return self.info()

    def _may_watch(self, listener: Listener) -> bool:
        table = self.table
        open_to_all = table.order.spectators or table.status == "waiting"  # then people come to sit down
        return open_to_all or listener.owns(table) or bool(listener.own(table))

    async def set_pace(self, pace: int, listener: Listener, ref: int) -> None:
        """How long bots wait before a move."""
        if pace == self.table.pace:
            listener.say(Ack(ref, self.table.version))
            return
        await self._write(lambda: entries.Paced(time.time(), pace), listener, ref)

    async def start(self, secret: str, contribution: str) -> TableInfo:
        """Begin the game, as its owner."""
        self._must_own(secret)
        return await self.begin(contribution)

    async def begin(self, contribution: str) -> TableInfo:
        """Begin the game; who may ask for that was looked at before."""

        def make() -> entries.Entry:
            table = self.table
            table.must_be("waiting")
            free = [seat for seat, chair in enumerate(table.chairs) if chair.kind == "open"]
            if free:
                raise SeatsStillOpen(f"Seats {free} are open: somebody or a bot must take them.", seats=free)
            given = [
                chair.contribution or (f"{contribution}.{seat}" if contribution and chair.key else "")
                for seat, chair in enumerate(table.chairs)
            ]
            return entries.Started(time.time(), given)

        await self._write(make)
        return self.info()

    async def take(self, seat: int, wish: TakeSeat) -> str:
        """Sit down on an open seat; returns its secret."""
        secret = new_secret()

        def make() -> entries.Entry:
            chair = self.table.chair(seat)
            if chair.kind != "open":
                raise SeatNotOpen("Somebody sits there already; look for another seat.", seat=seat)
            self.table.must_be("waiting", "playing")
            return entries.Sat(time.time(), seat, self._name(seat, wish.name), key_of(secret), wish.contribution)

        await self._write(make)
        return secret

    async def change(self, seat: int, wish: ChangeSeat, secret: str) -> TableInfo:
        """Hand a seat to a bot, take it back, free it before the start, or rename its person."""

        def make() -> entries.Entry:
            table = self.table
            chair = table.chair(seat)
            table.must_be("waiting", "playing")
            own = seat in table.seats_of(secret)
            if not own:
                self._check_right_over(seat, wish, secret)
            if wish.kind == "open":
                table.must_be("waiting")
                if not table.created.between:
                    raise NotForOthers("This table was set up without others; set up another one with a free seat.")
            elif chair.resigned:
                raise WrongStatus("Who resigned can't come back.", status=RESIGNED)
            elif wish.kind == "human" and not chair.claimed:
                raise WrongStatus("Nobody holds this seat: free it, so that somebody can take it.", status=table.status)
            bot = check_bot(wish.bot) if wish.kind == "bot" else ""
            name = chair.name if wish.name is None else self._name(seat, wish.name)
            if wish.kind == "open" or (wish.kind == "bot" and not chair.claimed):
                name = ""
            entry = entries.Changed(time.time(), seat, wish.kind, bot, name)
            # Nobody glues himself to a seat by using up its changes: the others have as many more.
            self._check_arranging(entry, ARRANGED if own else 2 * ARRANGED)
            return entry

        await self._write(make)
        return self.info()

    def _name(self, seat: int, wish: str) -> str:
        return told_apart(wish, [chair.name for other, chair in enumerate(self.table.chairs) if other != seat])

    def _check_right_over(self, seat: int, wish: ChangeSeat, secret: str) -> None:
        """May the holder of this secret, who does not sit there, change a seat? It belongs to who sits on it."""
        table = self.table
        chair = table.chair(seat)
        owner = table.is_owner(secret)
        if not owner and not table.seats_of(secret):
            raise NotYours("Only the table's owner or the person on this seat may do that.", seat=seat)
        if not chair.claimed or (table.status == "waiting" and wish.kind != "human"):
            if not owner:
                raise NotYours("Only the table's owner may do that.", seat=seat)
            return
        if wish.kind != "bot" or wish.name is not None or chair.kind == "bot":
            raise NotYours("This seat belongs to the person on it; nobody else may do that.", seat=seat)
        after = table.created.away_after
        if after is None or seat in self.audience.seats(table):
            raise StillHere("Only this person can hand the seat to a bot.", seat=seat, seconds=0)
        left = after - (time.time() - self.last_here[seat])
        if left > 0:
            raise StillHere(
                f"A bot may play for this person in {left:.0f} seconds, unless he comes back.",
                seat=seat,
                seconds=max(1, round(left)),
            )

    async def allow_hint(self, seat: int) -> None:
        """May a seat ask for a hint? At a table between people all are told that it does."""
        if not self.table.may_ask_for_hints():
            raise NoHints("At this table nobody asks bots for hints.", seat=seat)
        if self.table.created.between:
            await self._write(lambda: entries.Hinted(time.time(), seat))

    async def vote(self, vote: bool, secret: str) -> TableInfo:
        """Vote for ending the game; the last vote ends it."""
        seats = self.table.seats_of(secret)
        if not seats:
            raise WrongSecret("This link opens no seat of the table.")
        for seat in seats:
            if self.table.chairs[seat].resigns == vote:
                continue

            def make(seat: int = seat) -> entries.Entry:
                self.table.must_be("playing")
                return entries.Voted(time.time(), seat, vote)

            await self._write(make)
        people = [chair for chair in self.table.chairs if chair.claimed and not chair.resigned]
        if all(chair.resigns or chair.kind == "bot" for chair in people):

            def end() -> entries.Entry:
                self.table.must_be("playing")
                # Who is away and played for by a bot did not agree to show a hand.
                return entries.Abandoned(time.time(), all(chair.resigns for chair in people))

            await self._write(end)
        return self.info()

    async def resign(self, seat: int, secret: str) -> TableInfo:
        """Give up, as the seat's person."""
        if seat not in self.table.seats_of(secret):
            raise NotYours("Only the person on this seat may resign.", seat=seat)

        def make() -> entries.Entry:
            check_can_resign(self.table, seat)
            return entries.Resigned(time.time(), seat, ends_the_game(self.table, seat), ADVISER)

        await self._write(make)
        return self.info()

    async def end_turn(self, turn: Turn) -> None:
        """The time for a turn is over: what the table said for that comes, unless its person was faster."""

        def make() -> entries.Entry:
            table = self.table
            clock = self._must_run(turn)
            over = clock.then == "lost" and ends_the_game(table, turn.seat)
            return entries.OutOfTime(time.time(), turn.seat, clock.then, ADVISER, over)

        await self._write(make)

    async def set_clock(self, turn: Turn, until: float) -> None:
        """A turn ends at another time of the wall clock than its log says."""

        def make() -> entries.Entry:
            self._must_run(turn)
            return entries.ClockSet(time.time(), until)

        await self._write(make)

    def _must_run(self, turn: Turn) -> Clock:
        clock = self.table.created.clock
        if clock is None or self.table.turn != turn or not self.table.on_clock:
            raise StaleVersion("This turn is over.", version=self.table.version)
        return clock

    async def close(self) -> None:
        """End the game without a result, as the host; nobody's hand is opened by that."""

        def make() -> entries.Entry:
            self.table.must_be("playing")
            return entries.Abandoned(time.time(), opened=False)

        await self._write(make)

    async def ask_back(self, seat: int) -> str:
        """Somebody who lost the key asks for a seat; returns the secret that opens it once all others agree."""
        check_can_return(self.table, seat, self.audience.seats(self.table), self.last_here)
        secret = new_secret()
        self._asking[seat] = Asking(key_of(secret))
        self._tell_table()
        return secret

    async def agree(self, seat: int, code: str, secret: str) -> TableInfo:
        """Somebody agrees that who shows this code gets the seat; the last one gives it."""

        def check() -> bool:
            asking = self._asking.get(seat)
            if asking is None or asking.code != code:
                raise NotAsked("Nobody with this code asks for the seat now.", seat=seat)
            check_can_return(self.table, seat, self.audience.seats(self.table), self.last_here)
            return agree(self.table, seat, asking, secret)

        def make() -> entries.Entry:
            check()
            return entries.Returned(time.time(), seat, self._asking.pop(seat).key)

        if check():
            await self._write(make)
        return self.info()

    async def comment(self, wish: WriteComment, secret: str) -> None:
        """Write on a move of a game that is over, as somebody who sat here."""
        seats = self.table.seats_of(secret)
        if not seats:
            raise NotYours("Only who sat at the table writes on its moves.")

        def make() -> entries.Entry:
            table = self.table
            if not table.is_open:
                raise WrongStatus("Moves are written on once the game is over.", status=table.status)
            moves = len(table.begun().played)
            if wish.move > moves:
                raise UnknownMove(f"The game has {moves} moves.", moves=moves)
            if table.comments[seats[0]] >= COMMENTS_OF_A_SEAT:
                raise TalkedEnough("You have written enough on this game.", limit=COMMENTS_OF_A_SEAT)
            text = cleaned(wish.text)
            if not text:
                raise BadMessage("There is nothing to be seen in this comment.", reason="empty")
            return entries.Commented(time.time(), seats[0], wish.move, text)

        await self._write(make)

    async def set_rematch(self, table: str) -> None:
        """Tell everybody where it goes on."""
        await self._write(lambda: entries.RematchSet(time.time(), table))

    # Looking.

    def info(self) -> TableInfo:
        """The table as anybody may know it."""
        asked = {seat: asking.code for seat, asking in self._asking.items()}
        here = self.audience.seats(self.table)
        return sight.table_info(self.table, here, self.last_here, asked, self.audience.watching(self.table))

    def shown_info(self) -> TableInfo:
        """The same as spectators may know it, who may look on with a delay."""
        lag = self.table.lag
        if lag is None:
            return self.info()
        here = self.audience.seats(self.table)
        return sight.table_info(lag.shown, here, self.last_here, watching=self.audience.watching(self.table))

    def seen_by(self, listener: Listener) -> Table:
        """The table that a line sees: as it is, or as it was some time ago."""
        table = self.table
        return table.lag.shown if table.lag is not None and listener.watches(table) else table

    def read_by(self, secret: str) -> tuple[Table, TableInfo]:
        """The table for whoever holds this secret, in the same way."""
        table = self.table
        if table.lag is None or table.is_owner(secret) or table.seats_of(secret):
            return table, self.info()
        self._catch_up()
        return table.lag.shown, self.shown_info()

    def _must_own(self, secret: str) -> None:
        if not self.table.is_owner(secret):
            raise NotYours("Only the table's owner may do that; use the owner's link.")

    def must_be_of_table(self, secret: str) -> None:
        """Raise NotYours unless this is the secret of a seat, or the owner's."""
        if not self.table.is_owner(secret) and not self.table.seats_of(secret):
            raise NotYours("Only who sat at the table may do that.")

    def reader(self, secret: str) -> int:
        """The seat whose sight a secret gives; without one a spectator's."""
        if not secret and not self._may_watch(Listener(frozenset())):
            raise _no_spectators()
        if not secret or self.table.is_owner(secret):
            return NOBODY
        seats = self.table.seats_of(secret)
        if not seats:
            raise WrongSecret("This link opens no seat of the table; ask its owner for a new one.")
        return seats[0]

    def join(self, secrets: list[str], after: int, ref: int, address: str = "") -> Listener:
        """A socket begins to listen."""
        table = self.table
        for secret in secrets:
            if not table.seats_of(secret) and not table.is_owner(secret):
                raise WrongSecret("This link opens no seat of the table; ask its owner for a new one.")
        listener = Listener(frozenset(key_of(secret) for secret in secrets), address)
        if not self._may_watch(listener):
            raise _no_spectators()
        self._make_room(listener)
        listener.told = own = listener.own(table)
        newly_here = set(own) - self.audience.seats(table)
        for seat in own:
            self._asking.pop(seat, None)  # its person has the key after all
        self.audience.listeners[listener] = None
        if newly_here:
            self.pace.came()
        listener.turn(table)
        self._catch_up()
        seen = self.seen_by(listener)
        late = seen is not table
        info = self.shown_info() if late else self.info()
        chat = [] if late and table.status == "playing" else table.chat[-CHAT_SHOWN:]
        listener.say(Joined(info, own, listener.owns(table), chat, ref))
        listener.say(Log(sight.history(seen, listener.log_seat(table), after)))
        listener.send(encoded_state(seen, listener.seat(table)))
        if listener.watches(table):
            self._do_later("count", COUNTED_AFTER, self._tell_table)
        if newly_here:
            self._tell_table()
        self._woken(self)
        return listener

    def _make_room(self, new: Listener) -> None:
        """Spectators come in as long as there is room for them; who sits here always does, for an older line of his."""
        table = self.table
        if new.watches(table):
            watching = [each for each in self.audience if each.watches(table)]
            if len(watching) >= MOST_SPECTATORS:
                raise TooManyWatch("Too many people watch this table.", limit=MOST_SPECTATORS)
            home = household(new.address)
            if sum(household(each.address) == home for each in watching) >= SPECTATORS_AN_ADDRESS:
                raise TooManyWatch("Too many watch this table from your address.", limit=SPECTATORS_AN_ADDRESS)
            return
        for key in new.keys:
            same = [each for each in self.audience if key in each.keys and not each.cut]
            for old in same[: max(0, len(same) - LINES_A_SEAT + 1)]:
                old.end()

    def leave(self, listener: Listener) -> None:
        """A socket is gone."""
        self.audience.listeners.pop(listener, None)
        self.used = time.monotonic()
        if listener.watches(self.table):
            self._do_later("count", COUNTED_AFTER, self._tell_table)
        gone = set(listener.own(self.table)) - self.audience.seats(self.table)
        for seat in gone:
            self.last_here[seat] = time.time()
        if gone:
            self._tell_table()


def _noticed(writing: asyncio.Future[None]) -> None:
    """Who is gone by now does not hear why nothing was written; that is no error of the server."""
    if not writing.cancelled():
        writing.exception()


def read_table(id: str, bodies: list[bytes]) -> Table:
    """A table from its entries; TableStopped if it can't go on here."""
    try:
        first = entries.decode(bodies[0])
        assert isinstance(first, entries.Created)
        table = Table(id, first)
        for body in bodies[1:]:
            table.apply(entries.decode(body))
    except OphirError as error:
        raise _stopped(id, str(error), {**error.values, "why": error.code}) from error
    except Exception as error:  # whatever a damaged log may lead to, no other table must suffer from it
        raise _stopped(id, f"Its log can't be read: {error}.", {"why": "bad-log"}) from error
    return table


def _no_spectators() -> NoSpectators:
    return NoSpectators("The owner of this table lets nobody watch.")


def _stopped(id: str, reason: str, values: dict[str, object]) -> TableStopped:
    advice = f"Nothing is lost: its record is at /api/tables/{id}/record, and the Ophir that began it goes on with it."
    stopped = TableStopped(f"This table can't go on here. {reason} {advice}")
    stopped.values = {**values, "table": id}
    return stopped

"""Tells people that it is their turn, by the ways that they asked for: once a turn, and not while they look on.

Whose turn it is stands in the table's log, what was told of it in a log beside it (`told`): after a restart both are
read, and what is due is told. A notice waits a little, in case its person comes by himself; nobody else waits for it.
"""

from __future__ import annotations

import asyncio
import heapq
import hmac
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from hashlib import sha256
from typing import Final, NamedTuple

import msgspec

from ophir.engine.errors import OphirError
from ophir.engine.game import NOBODY
from ophir.server import asks, catalogue, posting, push
from ophir.server.actor import Actor
from ophir.server.asks import Asks, Channel
from ophir.server.letters import Notice, say, trial_notice, turn_notice
from ophir.server.limits import (
    HOOKS_A_MINUTE,
    HOOKS_AT_ONCE,
    MOST_ASKERS,
    MOST_CHANNELS,
    NOTICES_AN_HOUR,
    NOTICES_AT_ONCE,
    POST_WITHIN,
    SENDERS,
    TRIES,
    Bucket,
    ByAddress,
)
from ophir.server.mailing import Mailer, Refused, read_address
from ophir.server.person import LOG, Person
from ophir.server.protocol import AskNotices, ChannelInfo, ChannelState, NoticesInfo
from ophir.server.sight import time_left
from ophir.server.store import Store
from ophir.server.table import Table
from ophir.server.tables import Tables
from ophir.server.told import Mark, MarkState, Told
from ophir.server.trouble import BadAddress, NoMail, NoSuchNotice, NotSaved, TooFast, TooMany

WAIT: Final = 20.0  # seconds, in case the person is here at once
WAIT_AT_START: Final = 60.0  # seconds, in case everybody comes back by himself
BACK_OFF: Final = (30.0, 120.0, 600.0, 3600.0)  # seconds before the next try
WAIT_FOR_ROOM: Final = 300.0  # seconds, for who was told very much
LOOK_EVERY: Final = 60.0
DAY: Final = 86_400
GONE: Final = (404, 410)  # answers of a push service for a browser that is no more
BUSY: Final = 429
FAULT: Final = 500

journal = logging.getLogger("ophir.server")


class Asker:
    """A person who wants to be told, and the keys to the seats that count."""

    def __init__(self, asks: Asks) -> None:
        self.asks = asks
        self.seats: dict[tuple[str, int], str] = {}
        self.bucket = Bucket(NOTICES_AN_HOUR / 3600, NOTICES_AT_ONCE)


class Due(NamedTuple):
    """A turn that is to be told, when; by all ways (no channel), or by one again."""

    when: float
    who: str
    table: str
    turn: tuple[int, int]
    channel: str = ""


class Herald:
    """All who asked for notices, and what is due."""

    def __init__(
        self,
        tables: Tables,
        store: Store,
        vapid: push.Vapid,
        mailer: Mailer | None = None,
        allow_private: bool = False,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self.tables = tables
        self.store = store
        self.vapid = vapid
        self.mailer = mailer
        self.allow_private = allow_private
        self._steady = steady
        self._askers: dict[str, Asker] = {}
        self._by_table: dict[str, set[str]] = {}
        self._due: dict[tuple[str, str], tuple[int, int]] = {}  # by person and table: the turn that was looked at
        self._heap: list[Due] = []
        self._told: dict[str, asyncio.Future[Told]] = {}
        self._slots = {kind: asyncio.Semaphore(SENDERS) for kind in ("push", "mail", "hook")}
        self._hooks = ByAddress(HOOKS_A_MINUTE, HOOKS_AT_ONCE)  # by the name of the machine that gets them
        self._sending: set[asyncio.Task[None]] = set()
        self._changed = asyncio.Event()
        self._began = False
        tables.watchers.append(self.look)

    # Who asked.

    async def begin(self) -> None:
        """Read who asked; before any table is read."""
        for id in await self.store.tables(asks.STATUS, MOST_ASKERS):
            who = id.removeprefix(asks.LOG)
            bodies = await self.store.read(id)
            try:
                self._askers[who] = Asker(asks.decode(bodies[0]))
                self.know(who, Person(await self.store.read(LOG + who)))
            except (IndexError, msgspec.DecodeError):
                journal.error("who asked for notices can't be read", extra={"asks": who})

    def know(self, who: str, person: Person) -> None:
        """A person's seats may have changed."""
        asker = self._askers.get(who)
        if asker is None:
            return
        for table in {table for table, _ in asker.seats}:
            self._by_table.get(table, set()).discard(who)
        going = set(person.unsettled())
        asker.seats = {
            (table, seat): held.key
            for (table, seat), held in person.held.items()
            if table in going and seat != NOBODY and held.key
        }
        for table in {table for table, _ in asker.seats}:
            self._by_table.setdefault(table, set()).add(who)
            actor = self.tables.actors.get(table)
            if actor is not None:
                self.look(actor)

    def show(self, who: str) -> NoticesInfo:
        """What a person asked for."""
        asker = self._askers.get(who)
        channels = asker.asks.channels if asker else []
        shown = [
            ChannelInfo(one.id, one.kind, one.to if one.kind != "push" else "", one.state, one.problem)
            for one in channels
        ]
        return NoticesInfo(self.vapid.public, self.mailer is not None, asker.asks.secret if asker else "", shown)

    async def ask(self, who: str, wish: AskNotices, base: str) -> None:
        """One way more. A mail address counts once its owner has confirmed it."""
        asker = self._askers.get(who)
        if asker is None and len(self._askers) >= MOST_ASKERS:
            raise TooMany("Very many ask for notices here already.", limit=MOST_ASKERS)
        before = asker.asks if asker else Asks(secrets.token_urlsafe(24))
        channel = await self._read(wish, base)
        others = [one for one in before.channels if one.id != channel.id]
        if len(others) >= MOST_CHANNELS:
            raise TooMany("You have very many ways already; remove one first.", limit=MOST_CHANNELS)
        await self._keep(who, Asks(before.secret, [*others, channel]))
        if channel.confirm:
            await self.try_out(who, channel.id)

    async def _read(self, wish: AskNotices, base: str) -> Channel:
        language, stop = wish.language, secrets.token_urlsafe(18)
        match wish.kind:
            case "mail":
                if self.mailer is None:
                    raise NoMail("The host of this server has named no mail server.")
                to = read_address(wish.to)
                confirm = secrets.token_urlsafe(18)
                return Channel(asks.channel_id("mail", to), "mail", to, "new", base, language, stop, confirm)
            case "push":
                push.check_keys(wish.p256dh, wish.auth)
        target = posting.read_target(wish.to)
        if not self.allow_private and wish.kind == "push" and not target.tls:
            raise BadAddress("A push service has an address with https.", reason="form")
        try:
            async with asyncio.timeout(POST_WITHIN):
                await posting.find(target, self.allow_private)
        except TimeoutError:
            raise BadAddress(f"Nobody answers for the name {target.host}.", reason="unknown") from None
        id = asks.channel_id(wish.kind, wish.to)
        return Channel(id, wish.kind, wish.to, "on", base, language, stop, "", wish.p256dh, wish.auth)

    async def _keep(self, who: str, wanted: Asks) -> None:
        if wanted.channels:
            await self.store.replace(asks.LOG + who, asks.encode(wanted), asks.STATUS)
            asker = self._askers.setdefault(who, Asker(wanted))
            asker.asks = wanted
        else:
            await self.forget(who)

    async def drop(self, who: str, id: str) -> None:
        """One way less."""
        asker = self._askers.get(who)
        if asker is not None and asker.asks.channel(id):
            await self._keep(who, Asks(asker.asks.secret, [one for one in asker.asks.channels if one.id != id]))

    async def forget(self, who: str) -> None:
        """A person wants to be told nothing any more."""
        asker = self._askers.pop(who, None)
        if asker is not None:
            for table, _ in asker.seats:
                self._by_table.get(table, set()).discard(who)
            await self.store.remove(asks.LOG + who)

    async def merge(self, old: str, new: str) -> None:
        """One person was two: the ways of both stay."""
        before = self._askers.get(old)
        if before is not None:
            now = self._askers.get(new)
            kept = now.asks if now else Asks(before.asks.secret)
            more = [one for one in before.asks.channels if not kept.channel(one.id)]
            await self._keep(new, Asks(kept.secret, [*kept.channels, *more][:MOST_CHANNELS]))
            await self.forget(old)

    async def stop(self, token: str) -> None:
        """Whoever has the link of a notice ends the way by which it came."""
        for who, asker in self._askers.items():
            for channel in asker.asks.channels:
                if hmac.compare_digest(channel.stop, token):
                    await self.drop(who, channel.id)
                    return
        raise NoSuchNotice("Nothing is sent by this link any more.")

    async def confirm(self, token: str) -> None:
        """The owner of a mail address wants to be told there."""
        for who, asker in self._askers.items():
            for channel in asker.asks.channels:
                if channel.confirm and hmac.compare_digest(channel.confirm, token):
                    await self._change(who, channel, "on", "")
                    return
        raise NoSuchNotice("This link was used already, or is too old.")

    async def _change(self, who: str, channel: Channel, state: ChannelState, problem: str) -> None:
        asker = self._askers.get(who)
        if asker is None or asker.asks.channel(channel.id) is None:
            return
        to = "" if state == "gone" else channel.to
        now = msgspec.structs.replace(
            channel, state=state, problem=problem, to=to, confirm="" if state == "on" else channel.confirm
        )
        if now != channel:
            await self._keep(
                who, Asks(asker.asks.secret, [now if one.id == now.id else one for one in asker.asks.channels])
            )

    async def try_out(self, who: str, id: str) -> None:
        """Send a try, or ask again whether a mail address is right."""
        asker = self._askers.get(who)
        channel = asker.asks.channel(id) if asker else None
        if asker is None or channel is None or channel.state == "gone":
            raise NoSuchNotice("There is no such way to reach you any more.")
        if not self._has_room(asker, channel):
            raise TooFast("Very much was sent to you; wait a few minutes.")
        notice = trial_notice(secrets.token_hex(12), channel.language)
        async with self._slots[channel.kind]:
            state, problem = await self._send(channel, asker.asks.secret, notice)
        if channel.state == "new":  # only its owner makes it more than that
            await self._change(who, channel, "new", problem)
        elif state == "sent":
            await self._change(who, channel, "on", "")
        else:
            await self._change(who, channel, "gone" if problem == "gone" else "failing", problem)

    def _has_room(self, asker: Asker, channel: Channel) -> bool:
        """May one more be sent to this person, and to the machine behind a webhook?"""
        if channel.kind == "hook" and not self._hooks.take(posting.read_target(channel.to).host):
            return False
        return asker.bucket.take()

    # What is due.

    def look(self, actor: Actor) -> None:
        """A table has changed, or was read: is anybody to be told?"""
        table = actor.table
        people = self._by_table.get(table.id)
        if not people:
            return
        if table.status in ("finished", "abandoned"):
            self._spawn(self._end(table.id))
            return
        for who in people:
            turn = self._turn(who, table)
            if turn is None:
                self._due.pop((who, table.id), None)
            elif self._due.get((who, table.id)) != turn:
                self._due[who, table.id] = turn
                wait = WAIT if self._began else WAIT_AT_START
                self._push(Due(self._steady() + wait, who, table.id, turn))

    def _turn(self, who: str, table: Table) -> tuple[int, int] | None:
        """The turn of a person who has to decide at this table now; None if he has not."""
        seat = table.turn.seat
        asker = self._askers.get(who)
        if asker is None or seat == NOBODY or table.bot_for(seat):
            return None
        key = asker.seats.get((table.id, seat), "")
        return (seat, table.turn.moves) if key and key == table.chairs[seat].key else None

    def _push(self, due: Due) -> None:
        heapq.heappush(self._heap, due)
        self._changed.set()

    async def run(self) -> None:
        """Tell as long as the server runs."""
        while True:
            self._changed.clear()
            try:
                await self.strike()
            except NotSaved as error:
                journal.error("notices not saved", extra={"reason": error.values.get("reason")})
            until = min(self._heap[0].when if self._heap else self._steady() + LOOK_EVERY, self._steady() + LOOK_EVERY)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), max(0.05, until - self._steady()))

    async def strike(self) -> None:
        """Begin to send whatever is due; from now on turns that begin are told soon."""
        self._began = True
        while self._heap and self._heap[0].when <= self._steady():
            due = heapq.heappop(self._heap)
            if self._due.get((due.who, due.table)) == due.turn:
                self._spawn(self._tell(due))

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        async def guarded() -> None:
            try:
                await work
            except OphirError as error:
                journal.error("notice failed", extra={"reason": error.code})
            except Exception:
                journal.exception("notice failed")

        task = asyncio.get_running_loop().create_task(guarded())
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def settle(self) -> None:
        """Wait for what is being sent now."""
        while self._sending:
            await asyncio.gather(*self._sending)

    def close(self) -> None:
        """Send nothing more: what is not marked as sent is due again at the next start."""
        for task in self._sending:
            task.cancel()

    async def _told_of(self, table: str) -> Told:
        found = self._told.get(table)
        if found is None:
            found = self._told[table] = asyncio.ensure_future(Told(self.store, table).read())
        try:
            return await asyncio.shield(found)
        except Exception:
            self._told.pop(table, None)
            raise

    async def _end(self, table: str) -> None:
        for who in self._by_table.pop(table, set()):
            self._due.pop((who, table), None)
            asker = self._askers.get(who)
            if asker is not None:
                asker.seats = {key: value for key, value in asker.seats.items() if key[0] != table}
        await (await self._told_of(table)).forget()
        self._told.pop(table, None)

    async def _tell(self, due: Due) -> None:
        told = await self._told_of(due.table)
        actor = await self.tables.get(due.table)
        asker = self._askers.get(due.who)
        if asker is None or self._turn(due.who, actor.table) != due.turn:
            return
        if not due.channel and actor.audience.sees(actor.table, due.turn[0]):
            await told.mark(Mark(time.time(), due.who, due.turn, "", "seen"))
            return
        wanted = [one for one in asker.asks.channels if one.state in ("on", "failing") and due.channel in ("", one.id)]
        await asyncio.gather(*(self._tell_by(due, one, asker, actor, told) for one in wanted))

    async def _tell_by(self, due: Due, channel: Channel, asker: Asker, actor: Actor, told: Told) -> None:
        async with self._slots[channel.kind]:
            table = actor.table
            if not told.may_send(due.who, due.turn, channel.id) or self._turn(due.who, table) != due.turn:
                return
            if not self._has_room(asker, channel):
                self._push(due._replace(when=self._steady() + WAIT_FOR_ROOM, channel=channel.id))
                return
            name = f"{due.who} {due.table} {due.turn} {channel.id}"
            id = sha256(name.encode()).hexdigest()[:24]
            title = catalogue.title_of(table.game.id, channel.language)
            notice = turn_notice(id, table, due.turn[0], title, channel.language, time_left(table))

            async def mark(state: MarkState) -> None:
                await told.mark(Mark(time.time(), due.who, due.turn, channel.id, state))

            try:
                await mark("sending")
            except NotSaved:  # nothing has left yet, so it can wait
                self._push(due._replace(when=self._steady() + BACK_OFF[0], channel=channel.id))
                raise
            state, problem = await self._send(channel, asker.asks.secret, notice)
            tries = told.tries(due.who, due.turn, channel.id)
            if state == "later" and tries >= TRIES:
                state = "failed"
            await mark(state)
            if state == "later":
                wait = BACK_OFF[min(tries, len(BACK_OFF)) - 1]
                self._push(due._replace(when=self._steady() + wait, channel=channel.id))
            if state == "sent":
                await self._change(due.who, channel, "on", "")
            else:
                await self._change(due.who, channel, "gone" if problem == "gone" else "failing", problem)

    # Sending.

    async def _send(self, channel: Channel, secret: str, notice: Notice) -> tuple[MarkState, str]:
        """What became of it, and what is wrong if it was not sent."""
        try:
            match channel.kind:
                case "mail":
                    return await self._send_mail(channel, notice)
                case "push":
                    return await self._send_push(channel, notice)
                case "hook":
                    return await self._send_hook(channel, secret, notice)
        except BadAddress as error:
            return "failed", str(error.values.get("reason", "form"))
        except TimeoutError:
            return "later", "slow"
        except OSError:
            return "later", "unreachable"

    async def _send_mail(self, channel: Channel, notice: Notice) -> tuple[MarkState, str]:
        if self.mailer is None:
            return "failed", "no-mail"
        language, base = channel.language, channel.base
        if channel.state == "new":
            link = f"{base}/notices#confirm={channel.confirm}"
            subject, text = say(language, "mail-confirm-subject"), say(language, "mail-confirm", base=base, link=link)
            letter = self.mailer.letter(channel.to, subject, text, notice.id, "")
        else:
            stop = f"{base}/notices#stop={channel.stop}"
            text = say(language, "mail-turn", text=notice.text, link=base + notice.path, stop=stop)
            one_click = f"{base}/api/notices/stop/{channel.stop}"
            letter = self.mailer.letter(channel.to, notice.title, text, notice.id, one_click)
        try:
            await self.mailer.send(letter)
        except Refused:
            return "failed", "refused"
        return "sent", ""

    async def _send_push(self, channel: Channel, notice: Notice) -> tuple[MarkState, str]:
        tag = notice.table or notice.id
        body = msgspec.json.encode({"title": notice.title, "text": notice.text, "path": notice.path, "tag": tag})
        contact = channel.base if channel.base.startswith("https:") else f"mailto:{self._contact()}"
        headers = {
            "TTL": str(DAY),
            "Urgency": "normal",
            "Topic": notice.id,
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "Authorization": self.vapid.allows(channel.to, contact),
        }
        sealed = push.sealed_for(channel.p256dh, channel.auth, body)
        status = await posting.post(channel.to, headers, sealed, self.allow_private)
        return ("failed", "gone") if status in GONE else _outcome(status)

    def _contact(self) -> str:
        return self.mailer.sender if self.mailer else "ophir@localhost.invalid"

    async def _send_hook(self, channel: Channel, secret: str, notice: Notice) -> tuple[MarkState, str]:
        told = {
            "type": "your-turn" if notice.table else "test",
            "id": notice.id,
            "table": notice.table,
            "game": notice.game,
            "title": notice.title,
            "text": notice.text,
            "link": channel.base + notice.path,
            "time": round(time.time()),
        }
        body = msgspec.json.encode(told)
        signature = hmac.new(secret.encode(), body, sha256).hexdigest()
        headers = {
            "Content-Type": "application/json",
            "Ophir-Notice": notice.id,
            "Ophir-Signature": f"sha256={signature}",
        }
        return _outcome(await posting.post(channel.to, headers, body, self.allow_private))


def _outcome(status: int) -> tuple[MarkState, str]:
    if 200 <= status < 300:
        return "sent", ""
    return ("later" if status == BUSY or status >= FAULT else "failed"), f"status-{status}"

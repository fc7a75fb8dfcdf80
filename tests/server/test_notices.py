"""Being told that it is one's turn: once, by the ways that one asked for, and over restarts."""

from __future__ import annotations

import asyncio
import hmac
import json
import sqlite3
import stat
from collections.abc import Awaitable, Callable, Coroutine
from email.message import Message
from hashlib import sha256
from pathlib import Path

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from ophir.server import push
from ophir.server.actor import Actor
from ophir.server.app import make_app
from ophir.server.audience import Listener
from ophir.server.herald import BACK_OFF, WAIT, WAIT_AT_START, Herald
from ophir.server.mailing import Mailer
from ophir.server.people import People
from ophir.server.posting import is_public, read_target
from ophir.server.protocol import AskNotices, Clock, CreateTable, HeldKey, KeepKeys, SeatWish
from ophir.server.seats import key_of
from ophir.server.store.sqlite import DATABASE, SQLiteStore
from ophir.server.tables import Tables
from ophir.server.told import Told
from ophir.server.trouble import BadAddress, NoMail, NoSuchNotice, NotSaved
from tests.server.over_days import Hands, Simple
from tests.server.receivers import Receiver, Subscription, post_office, receiver
from tests.server.table_talk import serving

ADA = "ada-" * 8
MAIL = "ada@mail.example"
BASE = "http://the-games-of-a-club-with-a-long-name.example:8000"


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    return Hands(monkeypatch)


class House:
    """A server without its lines, whose clock is set by hand."""

    def __init__(self, data: Path, hands: Hands, mail: int = 0) -> None:
        self.hands = hands
        self.data = data
        self.store = SQLiteStore(data)
        self.tables = Tables(self.store, Simple(), lambda: hands.steady, lambda: hands.wall)
        mailer = Mailer(f"smtp://127.0.0.1:{mail}?from=ophir@games.example") if mail else None
        self.herald = Herald(self.tables, self.store, push.own_key(data), mailer, True, lambda: hands.steady)
        self.people = People(self.tables, self.store, self.herald)

    async def open(self) -> House:
        await self.tables.clocks.begin()
        await self.herald.begin()
        await self.tables.resume()
        await self.herald.strike()
        return self

    async def close(self) -> None:
        self.herald.close()
        await self.tables.close()

    async def table(self) -> Actor:
        """A table of two people, of whom Ada holds seat 0, where it is Ada's turn."""
        made = await self.tables.create(
            CreateTable("kingdom", [SeatWish("human", name="Ada"), SeatWish("human", name="Ruth")], clock=Clock(86_400))
        )
        key = HeldKey(made.table.id, 0, made.secrets[0].secret)
        await self.people.keep(ADA, KeepKeys([key]), lambda: None)
        actor = await self.tables.get(made.table.id)
        await actor.start(made.owner, "")
        await play_until(actor, 0)
        return actor

    async def pass_by(self, seconds: float) -> None:
        """Time goes by, and whatever is due then is sent."""
        self.hands.pass_by(seconds)
        await self.herald.strike()
        await self.herald.settle()


async def play_until(actor: Actor, seat: int) -> None:
    """Play on until this seat's next turn begins."""
    first = True
    while first or actor.table.turn.seat != seat:
        first = first and actor.table.turn.seat == seat
        position = actor.table.position
        assert position is not None
        await actor.play(position.to_move, position.actions[position.legal()[0]].text, actor.table.version)


def run(work: Callable[[], Coroutine[None, None, None]]) -> None:
    asyncio.run(work())


def hook(one: Receiver) -> AskNotices:
    return AskNotices("hook", one.address("/hook"))


def text_of(letter: Message) -> str:
    text = letter.get_payload(decode=True)
    assert isinstance(text, bytes)
    return text.decode()


def link_in(letter: Message, what: str) -> str:
    return text_of(letter).partition(f"#{what}=")[2].split()[0]


# The letters of push.


def test_a_message_is_sealed_as_in_the_example_of_rfc_8291() -> None:
    number = int.from_bytes(push.decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    sealed = push.sealed_for(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        b"When I grow up, I want to be a watermelon",
        ec.derive_private_key(number, ec.SECP256R1()),
        push.decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert push.encoded(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_the_servers_key_is_made_once_and_for_its_owner_only(tmp_path: Path) -> None:
    first = push.own_key(tmp_path)
    assert push.own_key(tmp_path).public == first.public
    assert stat.S_IMODE((tmp_path / push.KEY_FILE).stat().st_mode) == 0o600
    token, _, key = first.allows("https://push.example/send/1", BASE).removeprefix("vapid t=").partition(", k=")
    said, _, signature = token.rpartition(".")
    claims = json.loads(push.decoded(said.partition(".")[2]))
    assert (claims["aud"], claims["sub"]) == ("https://push.example", BASE)
    raw = push.decoded(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), push.decoded(key))
    public.verify(encode_dss_signature(r, s), said.encode(), ec.ECDSA(hashes.SHA256()))


# Where nothing is sent.


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.0.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1", "::1", "fe80::1",
     "fd00::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::", "::"],
)  # fmt: skip
def test_no_private_address_is_reached(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("ftp://hooks.example/", "form"),
        ("https://user:password@hooks.example/", "form"),
        ("https:///nowhere", "form"),
        ("https://hooks.example:22/", "port"),
        ("https://hooks.example/a b", "form"),
        ("https://hooks.example:x/", "form"),
    ],
)
def test_an_address_that_is_none_is_refused(url: str, reason: str) -> None:
    with pytest.raises(BadAddress) as refused:
        read_target(url)
    assert refused.value.values["reason"] == reason


def test_a_webhook_to_a_private_address_is_refused_in_words(tmp_path: Path, hands: Hands) -> None:
    async def work() -> None:
        house = await House(tmp_path, hands).open()
        house.herald.allow_private = False
        for url in ("http://127.0.0.1:8000/", "http://localhost:9000/x", "https://[::1]/", "http://169.254.169.254/"):
            with pytest.raises(BadAddress) as refused:
                await house.people.ask_notices(ADA, AskNotices("hook", url), BASE)
            assert refused.value.values["reason"] == "private"
        with pytest.raises(NoMail):
            await house.people.ask_notices(ADA, AskNotices("mail", MAIL), BASE)
        assert house.people.notices(ADA).channels == []
        await house.close()

    run(work)


# The ways.


def test_mail_comes_once_a_turn_after_its_owner_confirmed_and_stops_by_its_link(tmp_path: Path, hands: Hands) -> None:
    async def work() -> None:
        async with post_office() as office:
            house = await House(tmp_path, hands, office.port).open()
            asked = await house.people.ask_notices(ADA, AskNotices("mail", MAIL, language="es"), BASE)
            assert [one.state for one in asked.channels] == ["new"]
            actor = await house.table()
            await house.pass_by(WAIT)
            assert len(office.letters) == 1, "before that nothing but the question"
            token = link_in(office.letters[0], "confirm")
            await house.herald.confirm(token)
            with pytest.raises(NoSuchNotice):
                await house.herald.confirm(token)

            await play_until(actor, 0)
            await house.pass_by(WAIT - 1)
            assert len(office.letters) == 1, "who comes at once needs no letter"
            await house.pass_by(1)
            await house.pass_by(600)
            letter = office.letters[1]
            assert len(office.letters) == 2
            assert (letter["To"], letter["Subject"]) == (MAIL, "Te toca: Kingdom of Solomon")
            text = text_of(letter)
            assert f"{BASE}/t/{actor.table.id}\r\n" in text
            assert "Ruth" in text

            stop = link_in(letter, "stop")
            assert letter["List-Unsubscribe"] == f"<{BASE}/api/notices/stop/{stop}>"
            await house.herald.stop(stop)
            with pytest.raises(NoSuchNotice):
                await house.herald.stop(stop)
            await play_until(actor, 0)
            await house.pass_by(WAIT)
            assert len(office.letters) == 2
            assert house.people.notices(ADA).channels == []
            await house.close()

    run(work)
    assert asked_for(tmp_path) == [], "an address that was taken back leaves no entry"


def test_an_address_that_nobody_confirmed_gets_nothing_even_if_the_question_could_not_be_sent(
    tmp_path: Path, hands: Hands
) -> None:
    async def work() -> None:
        async with post_office() as office:
            office.answer = "451 later"
            house = await House(tmp_path, hands, office.port).open()
            asked = await house.people.ask_notices(ADA, AskNotices("mail", MAIL), BASE)
            (way,) = asked.channels
            assert (way.state, way.problem) == ("new", "unreachable")
            office.answer = "250 ok"
            await house.table()
            await house.pass_by(WAIT)
            assert office.letters == []
            (way,) = (await house.people.try_notices(ADA, way.id)).channels
            assert (way.state, way.problem, len(office.letters)) == ("new", "", 1)
            await house.close()

    run(work)


def test_push_reaches_one_browser_and_a_browser_that_is_gone_is_forgotten(tmp_path: Path, hands: Hands) -> None:
    async def work() -> None:
        async with receiver() as service:
            house = await House(tmp_path, hands).open()
            browser = Subscription()
            wish = AskNotices("push", service.address("/send/ada"), browser.p256dh, browser.auth)
            await house.people.ask_notices(ADA, wish, BASE)
            actor = await house.table()
            await house.pass_by(WAIT)
            ((head, body),) = service.got
            assert head["content-encoding"] == "aes128gcm"
            assert head["authorization"].startswith("vapid t=")
            told = json.loads(browser.open(body))
            assert (told["path"], told["tag"]) == (f"/t/{actor.table.id}", actor.table.id)

            service.status = 410
            await play_until(actor, 0)
            await house.pass_by(WAIT)
            (way,) = house.people.notices(ADA).channels
            assert (way.state, way.problem) == ("gone", "gone")
            assert wish.to.encode() not in (await house.store.read(f"asks:{house_of(ADA)}"))[0]
            await play_until(actor, 0)
            await house.pass_by(WAIT)
            assert len(service.got) == 2, "and asked no more"
            with pytest.raises(BadAddress):
                await house.people.ask_notices(ADA, AskNotices("push", service.address(), "no key", "x"), BASE)
            await house.close()

    run(work)


def house_of(secret: str) -> str:
    return sha256(b"ophir person\n" + secret.encode()).hexdigest()


def test_a_webhook_is_signed_tried_again_later_and_follows_no_redirection(tmp_path: Path, hands: Hands) -> None:
    async def work() -> None:
        async with receiver() as service:
            house = await House(tmp_path, hands).open()
            asked = await house.people.ask_notices(ADA, hook(service), BASE)
            actor = await house.table()
            service.status = 503
            await house.pass_by(WAIT)
            for wait in BACK_OFF[:2]:
                await house.pass_by(wait - 1)
                before = len(service.got)
                await house.pass_by(1)
                assert len(service.got) == before + 1
            assert [one.problem for one in house.people.notices(ADA).channels] == ["status-503"]
            service.status = 200
            await house.pass_by(BACK_OFF[2])
            await house.pass_by(BACK_OFF[3])
            assert len(service.got) == 4
            assert len({head["ophir-notice"] for head, _ in service.got}) == 1
            assert [one.state for one in house.people.notices(ADA).channels] == ["on"]
            head, body = service.got[-1]
            signature = hmac.new(asked.hook_secret.encode(), body, sha256).hexdigest()
            assert head["ophir-signature"] == f"sha256={signature}"
            assert json.loads(body)["link"] == f"{BASE}/t/{actor.table.id}"

            service.status = 302
            await play_until(actor, 0)
            await house.pass_by(WAIT)
            await house.pass_by(7200)
            assert len(service.got) == 5
            assert "/elsewhere" not in {head["line"] for head, _ in service.got}
            await house.close()

    run(work)


def test_a_webhook_that_hangs_slows_nobody_down(tmp_path: Path, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ophir.server.posting.POST_WITHIN", 0.3)

    async def work() -> None:
        async with receiver() as slow, receiver() as service:
            slow.status = 0
            house = await House(tmp_path, hands).open()
            browser = Subscription()
            await house.people.ask_notices(ADA, hook(slow), BASE)
            wish = AskNotices("push", service.address("/x"), browser.p256dh, browser.auth)
            await house.people.ask_notices(ADA, wish, BASE)
            actor = await house.table()
            house.hands.pass_by(WAIT)
            await house.herald.strike()
            await asyncio.gather(slow.came.wait(), service.came.wait())
            await play_until(actor, 0)  # while it hangs
            await house.herald.settle()
            problems = {one.kind: one.problem for one in house.people.notices(ADA).channels}
            assert problems == {"hook": "slow", "push": ""}
            await house.close()

    run(work)


def test_who_looks_at_the_table_is_not_told_but_who_has_it_behind_something_is(tmp_path: Path, hands: Hands) -> None:
    async def work() -> None:
        async with receiver() as service:
            house = await House(tmp_path, hands).open()
            await house.people.ask_notices(ADA, hook(service), BASE)
            actor = await house.table()
            page = Listener(frozenset({actor.table.chairs[0].key}))
            actor.audience.listeners[page] = None
            await house.pass_by(WAIT)
            assert service.got == []
            await house.close()

            again = await House(tmp_path, hands).open()
            await again.pass_by(WAIT_AT_START)
            assert service.got == [], "who saw it knows it, also after a restart"
            actor = await again.tables.get(actor.table.id)
            actor.audience.listeners[page] = None
            page.visible = False
            await play_until(actor, 0)
            await again.pass_by(WAIT)
            assert len(service.got) == 1
            await again.close()

    run(work)


# Restarts.


@pytest.mark.parametrize("moment", ["before", "unsure", "after"])
def test_a_restart_loses_no_notice_and_doubles_none(moment: str, tmp_path: Path, hands: Hands) -> None:
    async def work() -> None:
        async with post_office() as office:
            house = await House(tmp_path, hands, office.port).open()
            await house.people.ask_notices(ADA, AskNotices("mail", MAIL), BASE)
            await house.herald.confirm(link_in(office.letters.pop(), "confirm"))
            await house.table()
            if moment == "unsure":  # the letter left, and the server died before it could write that down
                with pytest.MonkeyPatch.context() as dying:
                    dying.setattr(Told, "mark", marked_first_only(Told.mark))
                    await house.pass_by(WAIT)
                assert len(office.letters) == 1
            elif moment == "after":
                await house.pass_by(WAIT)
                assert len(office.letters) == 1
            await house.close()

            for _ in range(3):
                house = await House(tmp_path, hands, office.port).open()
                await house.pass_by(WAIT_AT_START)
                await house.close()
            wanted = 2 if moment == "unsure" else 1
            assert len(office.letters) == wanted
            assert len({letter["Message-ID"] for letter in office.letters}) == 1, "the same letter again, no other"

    run(work)


def marked_first_only(mark: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    async def dying(told: Told, what: object) -> None:
        if getattr(what, "state", "") != "sending":
            raise NotSaved("The server is dead.", reason="gone")
        await mark(told, what)

    return dying


def test_nothing_is_kept_of_who_wants_to_be_forgotten_or_of_a_table_that_is_over(tmp_path: Path, hands: Hands) -> None:
    async def work() -> None:
        async with receiver() as service:
            house = await House(tmp_path, hands).open()
            await house.people.ask_notices(ADA, hook(service), BASE)
            actor = await house.table()
            await house.pass_by(WAIT)
            assert await house.store.read(f"told:{actor.table.id}")
            await actor.close()
            await house.herald.settle()
            assert not await house.store.read(f"told:{actor.table.id}")
            await house.people.forget(ADA)
            assert not await house.store.read(f"asks:{house_of(ADA)}")
            assert await house.store.tables("asks", 10) == []
            await house.close()

    run(work)


def test_only_the_one_who_sits_there_is_told(tmp_path: Path, hands: Hands) -> None:
    async def work() -> None:
        async with receiver() as service:
            house = await House(tmp_path, hands).open()
            await house.people.ask_notices(ADA, hook(service), BASE)
            actor = await house.table()
            actor.table.chairs[0].key = key_of("somebody else has the seat by now")
            await play_until(actor, 0)
            await house.pass_by(WAIT)
            assert service.got == []
            await house.close()

    run(work)


def test_over_http_a_person_asks_tries_and_stops_and_one_click_in_a_mail_does(tmp_path: Path) -> None:
    async def letters() -> None:
        async with post_office() as office:
            mailer = Mailer(f"smtp://127.0.0.1:{office.port}?from=ophir@games.example")
            app = make_app(tmp_path, frozenset({"127.0.0.1"}), workers=1, mailer=mailer, private_hooks=True)
            await asyncio.to_thread(talk, app)
            assert [letter["To"] for letter in office.letters] == [MAIL] * 3

    def talk(app: object) -> None:
        with serving(app) as site:  # type: ignore[arg-type]
            assert site.ask("GET", "/api/you/notices", status=401)["code"] == "no-person"
            empty = site.ask("GET", "/api/you/notices", secret=ADA)
            assert (empty["mails"], empty["channels"]) == (True, [])
            bad = site.ask("POST", "/api/you/notices", {"kind": "mail", "to": "nobody"}, ADA, status=400)
            assert (bad["code"], bad["values"]) == ("bad-address", {"reason": "mail"})
            (way,) = site.ask("POST", "/api/you/notices", {"kind": "mail", "to": MAIL}, ADA)["channels"]
            assert way["state"] == "new"
            site.ask("POST", f"/api/you/notices/{way['id']}/try", {}, ADA)
            (asks,) = (log for log in asked_for(tmp_path) if MAIL in log)
            confirm, stop = (json.loads(asks)["channels"][0][what] for what in ("confirm", "stop"))
            assert site.http.post(f"/api/notices/confirm/{confirm}").status_code == 204
            site.ask("POST", f"/api/you/notices/{way['id']}/try", {}, ADA)
            assert site.ask("GET", "/api/you/notices", secret=ADA)["channels"][0]["state"] == "on"
            clicked = site.http.post(f"/api/notices/stop/{stop}", data={"List-Unsubscribe": "One-Click"})
            assert clicked.status_code == 204
            assert site.ask("GET", "/api/you/notices", secret=ADA)["channels"] == []
            assert site.ask("POST", f"/api/notices/stop/{stop}", {}, status=404)["code"] == "no-such-notice"
            assert site.ask("POST", f"/api/you/notices/{way['id']}/try", {}, ADA, status=404)

    asyncio.run(letters())


def asked_for(data: Path) -> list[str]:
    with sqlite3.connect(data / DATABASE) as db:
        return [row[0].decode() for row in db.execute("SELECT body FROM log WHERE table_id LIKE 'asks:%'")]

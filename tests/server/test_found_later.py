"""What a fourth attack found: clocks, notices, reviews, and the names by which a server is asked."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ophir.cli.app import app_for
from ophir.server import actor as table_actor
from ophir.server import posting
from ophir.server import tables as in_memory
from ophir.server.herald import Herald
from ophir.server.limits import HOOKS_AT_ONCE, NOTICES_AT_ONCE
from ophir.server.people import People
from ophir.server.protocol import AskNotices, ChangeSeat, Clock, CreateTable, SeatWish
from ophir.server.push import own_key
from ophir.server.security import same_origin
from ophir.server.store.sqlite import SQLiteStore
from ophir.server.tables import Tables
from ophir.server.thinking import Thinkers
from ophir.server.trouble import BadAddress, TooFast
from tests.server.over_days import Hands, Simple
from tests.server.receivers import receiver
from tests.server.table_talk import Made, Site

DAY = 86_400.0
TURN = int(3 * DAY)


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    return Hands(monkeypatch)


def over(site: Site, **fields: object) -> Made:
    """A game of two that is over, with its hands open."""
    made = site.create("human", "human", **fields)
    made.start()
    site.ask("POST", f"/api/tables/{made.id}/seats/0/resign", {}, made.secrets[0])
    return made


# Reviews.


def test_the_review_of_a_game_that_nobody_may_watch_is_not_for_strangers(site: Site) -> None:
    made = over(site)
    site.ask("GET", f"/api/tables/{made.id}/review")
    site.ask("PUT", f"/api/tables/{made.id}/order", {"spectators": False}, made.owner)
    for method, path, body in (("GET", "review", None), ("POST", "review", {}), ("POST", "review/stop", {})):
        refused = site.ask(method, f"/api/tables/{made.id}/{path}", body, status=403)
        assert refused["code"] == "no-spectators"
    for secret in (made.owner, made.secrets[1]):
        assert site.ask("GET", f"/api/tables/{made.id}/review", secret=secret)["state"] == "none"


def test_a_stranger_does_not_use_up_the_deeper_looks_of_a_game(site: Site) -> None:
    made = over(site)
    assert site.ask("POST", f"/api/tables/{made.id}/review", {"deeper": 1}, status=403)["code"] == "not-yours"
    # It has no move that could be looked at, but who sat there may ask.
    asked = site.ask("POST", f"/api/tables/{made.id}/review", {"deeper": 1}, made.secrets[0], status=404)
    assert asked["code"] == "unknown-move"


# Clocks.


@pytest.mark.parametrize("by", ["the clock", "himself"])
def test_nobody_wins_time_by_a_bot_that_sits_down_for_a_moment(by: str, tmp_path: Path, hands: Hands) -> None:
    async def visit() -> None:
        tables = Tables(SQLiteStore(tmp_path), Simple(), lambda: hands.steady, lambda: hands.wall)
        wish = CreateTable("kingdom", [SeatWish("human")] * 2, seed="day", clock=Clock(TURN, "bot"))
        made = await tables.create(wish)
        actor = await tables.get(made.table.id)
        await actor.start(made.owner, "")
        turn = actor.table.turn
        tables.drivers[made.table.id].wake = lambda: None  # type: ignore[method-assign]  # a bot that thinks for long
        secret = made.secrets[turn.seat].secret
        if by == "himself":
            hands.pass_by(TURN - 1)
            await actor.change(turn.seat, ChangeSeat("bot", "novice"), secret)
            hands.pass_by(2)
        else:
            hands.pass_by(TURN)
            await tables.clocks.strike()
        assert actor.table.bot_for(turn.seat)
        await actor.change(turn.seat, ChangeSeat("human"), secret)
        assert actor.table.turn == turn, "no other time"
        assert actor.table.bot_for(turn.seat), "this turn is the bot's"
        assert actor.table.chairs[turn.seat].kind == "human"
        while actor.table.turn.seat == turn.seat:
            position = actor.table.begun().position
            await actor.play(turn.seat, position.actions[position.legal()[0]].text, actor.table.version)
        while actor.table.turn.seat != turn.seat:
            position = actor.table.begun().position
            await actor.play(position.to_move, position.actions[position.legal()[0]].text, actor.table.version)
        assert not actor.table.bot_for(turn.seat), "the next turn is the person's again"
        assert actor.table.turn.until == hands.wall + TURN
        await tables.close()

    asyncio.run(visit())


def test_the_time_of_every_table_runs_on_after_a_restart_however_many_there_are(
    tmp_path: Path, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(in_memory, "MOST_RESUMED", 1)

    async def fill() -> list[str]:
        tables = Tables(SQLiteStore(tmp_path), Simple(), lambda: hands.steady, lambda: hands.wall)
        await tables.clocks.begin()
        ids = []
        for _ in range(4):
            made = await tables.create(CreateTable("kingdom", [SeatWish("human")] * 2, clock=Clock(TURN, "lost")))
            await (await tables.get(made.table.id)).start(made.owner, "")
            ids.append(made.table.id)
        await tables.close()
        return ids

    async def wait(ids: list[str]) -> list[str]:
        store = SQLiteStore(tmp_path)
        tables = Tables(store, Simple(), lambda: hands.steady, lambda: hands.wall)
        await tables.clocks.begin()
        await tables.resume()
        async with asyncio.timeout(20):
            while len(tables.actors) < len(ids):
                await asyncio.sleep(0.01)
        hands.pass_by(TURN)
        await tables.clocks.strike()
        states = [await store.status(id) for id in ids]
        await tables.close()
        return states

    assert asyncio.run(wait(asyncio.run(fill()))) == ["finished"] * 4


# Seats.


def test_nobody_glues_himself_to_a_seat_by_changing_it_too_often(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_actor, "ARRANGED", 3)
    made = site.create("human", "open")
    seat = f"/api/tables/{made.id}/seats/1"
    for _ in range(3):
        stranger = site.ask("POST", f"{seat}/take", {})["secret"]
        site.ask("PUT", seat, {"kind": "open"}, stranger)
    stranger = site.ask("POST", f"{seat}/take", {})["secret"]
    assert site.ask("PUT", seat, {"kind": "open"}, stranger, status=409)["code"] == "arranged-enough"
    assert site.ask("PUT", seat, {"kind": "open"}, made.owner)["players"][1]["kind"] == "open"


def test_a_guest_who_plays_with_the_pace_does_not_silence_the_owner(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_actor, "ARRANGED", 3)
    made = site.create("human", "open")
    guest = site.join(made.id, site.ask("POST", f"/api/tables/{made.id}/seats/1/take", {})["secret"])
    guest.hear_type("state")
    answers = [guest.answer(guest.say(type="settings", pace=pace))["type"] for pace in (1, 2, 3, 4)]
    assert answers == ["ack", "ack", "ack", "refused"]
    assert site.ask("PUT", f"/api/tables/{made.id}/order", {"muted": [1]}, made.owner)["order"]["muted"] == [1]
    guest.close()


# Notices.


@pytest.mark.parametrize("address", ["::7f00:1", "::127.0.0.1", "fec0::1"])
def test_old_ways_to_write_a_private_address_are_private(address: str) -> None:
    assert not posting.is_public(address)


def test_nothing_is_sent_to_the_machine_itself_under_its_public_address(monkeypatch: pytest.MonkeyPatch) -> None:
    assert posting.is_own("127.0.0.1")
    assert not posting.is_own("192.0.2.1")
    monkeypatch.setattr(posting, "is_public", lambda address: True)
    with pytest.raises(BadAddress, match="private"):
        asyncio.run(posting.find(posting.read_target("http://127.0.0.1:9000/"), allow_private=False))


def test_many_made_up_people_do_not_drown_one_machine_in_notices(tmp_path: Path, hands: Hands) -> None:
    async def visit() -> None:
        store = SQLiteStore(tmp_path)
        tables = Tables(store, Thinkers(1))
        herald = Herald(tables, store, own_key(tmp_path), None, True, lambda: hands.steady)
        people = People(tables, store, herald)
        asked = int(HOOKS_AT_ONCE // NOTICES_AT_ONCE) + 2
        async with receiver() as one:
            sent = 0
            for number in range(asked):
                person = f"{number:032}"
                told = await people.ask_notices(person, AskNotices("hook", one.address("/hook")), "http://base.example")
                for _ in range(int(NOTICES_AT_ONCE)):
                    try:
                        await people.try_notices(person, told.channels[0].id)
                    except TooFast:
                        continue
                    sent += 1
        herald.close()
        await tables.close()
        assert HOOKS_AT_ONCE <= sent < asked * NOTICES_AT_ONCE
        assert sent <= HOOKS_AT_ONCE + 10

    asyncio.run(visit())


# The name by which the server is asked, which is in the links of its mails.


@pytest.mark.parametrize("host", ["elsewhere.example @127.0.0.1", "elsewhere.example:x@127.0.0.1", "127.0.0.1 x"])
def test_a_host_holds_nothing_but_a_name_and_a_port(site: Site, host: str) -> None:
    answer = site.http.get("/api/games", headers={"Host": host})
    assert (answer.status_code, answer.json()["code"]) == (421, "wrong-host")


@pytest.mark.parametrize(
    "origin", ["javascript://games.example", "https://games.example/elsewhere", "https://x@games.example", "null"]
)
def test_an_origin_is_a_page_of_the_same_name_and_nothing_else(origin: str) -> None:
    assert not same_origin(origin, "games.example")
    assert same_origin("https://games.example", "games.example")
    assert same_origin("http://games.example:8000", "games.example:8000")


def test_a_server_that_answers_to_any_name_sends_no_mail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ophir.server.app.make_app", None)  # nobody shall wait for a server that serves
    smtp = "smtp://127.0.0.1:1?from=ophir@games.example"
    asked = ["serve", "--host", "0.0.0.0", "--port", "0", "--data", str(tmp_path), "--smtp", smtp, "--no-browser"]
    answer = CliRunner().invoke(app_for(asked), asked)
    assert answer.exit_code == 1
    assert "--allow-host" in answer.output

"""What a third attack found, on what is newer than the second: people without accounts, reviews, lists, all texts."""

from __future__ import annotations

import asyncio
import gc
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from ophir.server import catalogue
from ophir.server import tables as in_memory
from ophir.server.actor import Actor
from ophir.server.app import make_app
from ophir.server.audience import Listener
from ophir.server.herald import Herald
from ophir.server.limits import GUESSES_AT_ONCE
from ophir.server.people import People
from ophir.server.person import log_of
from ophir.server.protocol import ChangeSeat, CreateTable, HeldKey, KeepKeys, SeatWish, TakeSeat
from ophir.server.push import own_key
from ophir.server.reviewing import Reviews
from ophir.server.sealing import record_of_log
from ophir.server.store.sqlite import SQLiteStore
from ophir.server.tables import Tables
from ophir.server.thinking import Thinkers
from ophir.server.trouble import NotSaved, NotYours, TooMany, UnknownTable, UnknownText, WrongSecret
from tests.server.table_talk import Site, serving

ADA = "ada-" * 8
RUTH = "ruth" * 8


def nothing() -> None:
    """Let everybody in."""


async def a_table(tables: Tables, *kinds: str, game: str = "kingdom") -> tuple[Actor, str, dict[int, str]]:
    """A new table with its owner's key and the keys to its seats."""
    wishes = [SeatWish("bot", kind) if kind not in ("human", "open") else SeatWish(kind) for kind in kinds]  # type: ignore[arg-type]
    made = await tables.create(CreateTable(game, wishes))
    return await tables.get(made.table.id), made.owner, {key.seat: key.secret for key in made.secrets}


def in_a_house(folder: Path, visit: Callable[[Tables], Any]) -> None:
    """Run `visit` with tables over a folder, and close them."""

    async def whole() -> None:
        tables = Tables(SQLiteStore(folder), Thinkers(1))
        try:
            await visit(tables)
        finally:
            await tables.close()

    asyncio.run(whole())


def test_who_was_put_out_is_not_shown_what_the_next_one_on_the_seat_is_asked(tmp_path: Path) -> None:
    async def visit(tables: Tables) -> None:
        people = People(tables, tables.store, Herald(tables, tables.store, own_key(None)))
        actor, owner, _ = await a_table(tables, "open", "novice", "novice")
        secret = await actor.take(0, TakeSeat("Guest"))
        key = HeldKey(actor.table.id, 0, secret)
        assert await people.keep(ADA, KeepKeys([key]), nothing) == 1
        assert (await people.show(ADA, 5)).tables[0].seats == [0]
        await actor.change(0, ChangeSeat("open"), owner)
        await actor.take(0, TakeSeat("Another"))
        assert (await people.show(ADA, 5)).tables == []
        await actor.begin("salt")
        assert not (await people.show(ADA, 5)).keys

    in_a_house(tmp_path, visit)


def test_a_guest_who_is_forgotten_does_not_take_the_owners_table_along(tmp_path: Path) -> None:
    async def visit(tables: Tables) -> None:
        people = People(tables, tables.store, Herald(tables, tables.store, own_key(None)))
        actor, owner, _ = await a_table(tables, "open", "novice")
        id = actor.table.id
        secret = await actor.take(0, TakeSeat("Guest"))
        await people.keep(ADA, KeepKeys([HeldKey(id, 0, secret)]), nothing)
        await people.forget(ADA)
        assert (await tables.get(id)).table.id == id
        await people.keep(RUTH, KeepKeys([HeldKey(id, 0, secret), HeldKey(id, -1, owner)]), nothing)
        await people.forget(RUTH)
        with pytest.raises(UnknownTable):
            await tables.get(id)

    in_a_house(tmp_path, visit)


def test_people_made_up_without_end_and_codes_for_all_of_them_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ophir.server.app.TABLES_AT_ONCE", 4.0)
    monkeypatch.setattr("ophir.server.app.TABLES_A_MINUTE", 0.0)
    with serving(make_app(tmp_path, frozenset({"127.0.0.1"}), workers=1)) as site:
        made = site.create("human", "novice")
        keys = {"keys": [{"table": made.id, "seat": 0, "secret": made.secrets[0]}]}

        def as_somebody(number: int, path: str, body: object) -> int:
            headers = {"Authorization": f"Bearer {number:040}"}
            return site.http.post(path, json=body, headers=headers).status_code

        assert [as_somebody(number, "/api/you/keys", keys) for number in range(5)] == [200, 200, 200, 429, 429]
        assert as_somebody(0, "/api/you/keys", keys) == 200, "who is known is let in"
        codes = [as_somebody(number, "/api/you/code", {}) for number in range(int(GUESSES_AT_ONCE) + 1)]
        assert codes == [201] * int(GUESSES_AT_ONCE) + [429]


def test_who_looks_at_many_tables_keeps_none_of_them_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a stranger with many tables of his own could keep the house full by asking for all of them."""
    monkeypatch.setattr(in_memory, "MOST_LOADED", 10)

    async def visit(tables: Tables) -> None:
        ids = []
        for _ in range(9):
            ids.append((await a_table(tables, "human", "human"))[0].table.id)
        tables.drop_all()
        assert len(await tables.some(ids)) == 9
        await a_table(tables, "human", "human")
        assert len(await tables.some(ids)) == 9
        await a_table(tables, "human", "human")

    in_a_house(tmp_path, visit)


def test_a_hundred_tables_of_one_house_hide_nobody_elses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(in_memory, "IN_LOBBY", 5)

    async def visit(tables: Tables) -> None:
        first, *_ = await a_table(tables, "human", "open")
        first.audience.listeners[Listener(frozenset(), "192.0.2.1")] = None
        for _ in range(8):
            actor, *_ = await a_table(tables, "human", "open")
            actor.audience.listeners[Listener(frozenset(), "192.0.2.2")] = None
        listed = [info.id for info in await tables.lobby()]
        assert len(listed) == 5
        assert first.table.id in listed

    in_a_house(tmp_path, visit)


def test_one_house_has_its_share_of_the_reviews_and_stops_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look_for_ever(*_: object) -> None:
        with suppress(asyncio.CancelledError):
            await asyncio.Event().wait()

    monkeypatch.setattr(Reviews, "_run", look_for_ever)

    async def visit(tables: Tables) -> None:
        over = []
        for _ in range(4):
            actor, owner, keys = await a_table(tables, "human", "novice")
            await actor.start(owner, "salt")
            await actor.resign(0, keys[0])
            over.append(actor)
        reviews = tables.reviews
        for actor in over[:3]:
            reviews.start(actor, "192.0.2.1")
        with pytest.raises(TooMany):
            reviews.start(over[3], "192.0.2.1")
        with pytest.raises(NotYours):
            await reviews.stop(over[0], "192.0.2.9")
        reviews.start(over[3], "192.0.2.9")
        await reviews.stop(over[0], "192.0.2.1")
        reviews.start(over[0], "192.0.2.1")

    in_a_house(tmp_path, visit)


def test_a_bot_that_came_before_the_start_has_no_secrets_from_a_log_for_whom_it_replaced(tmp_path: Path) -> None:
    """Of a table that can't go on here; the others are read in another way."""

    async def visit(tables: Tables) -> None:
        actor, owner, _ = await a_table(tables, "human", "open", game="temple")
        secret = await actor.take(1, TakeSeat("Guest"))
        await actor.change(1, ChangeSeat("bot", "random"), owner)
        await actor.begin("salt")
        bodies = await tables.store.read(actor.table.id)
        with pytest.raises(WrongSecret):
            record_of_log(bodies, secret, finished=False)

    in_a_house(tmp_path, visit)


def test_the_log_of_a_person_is_no_table(site: Site) -> None:
    made = site.create("human", "novice")
    key = {"table": made.id, "seat": 0, "secret": made.secrets[0]}
    site.ask("POST", "/api/you/keys", {"keys": [key]}, ADA)
    browser = site.join(log_of(ADA))
    assert browser.hear()["code"] == "unknown-table"
    browser.close()


def test_a_table_that_nobody_may_watch_is_not_played_on_by_a_stranger(site: Site) -> None:
    made = site.create("human", "novice")
    made.start()
    site.ask("PUT", f"/api/tables/{made.id}/order", {"spectators": False}, made.owner)
    site.ask("POST", f"/api/tables/{made.id}/seats/0/resign", {}, made.secrets[0])
    wish = {"move": 0, "seats": [{"kind": "human"}, {"kind": "human"}]}
    site.ask("POST", f"/api/tables/{made.id}/branch", wish, status=403)
    site.ask("POST", f"/api/tables/{made.id}/branch", wish, made.secrets[0])


def test_a_write_that_is_refused_when_its_line_is_gone_leaves_nothing_in_the_log(tmp_path: Path) -> None:
    async def visit(tables: Tables) -> None:
        complaints: list[dict[str, Any]] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, told: complaints.append(told))
        actor, owner, keys = await a_table(tables, "human", "human")
        await actor.start(owner, "salt")
        going_on = asyncio.Event()

        async def full(*_: object) -> None:
            await going_on.wait()
            raise NotSaved("No space left.", reason="full")

        actor.store = _Store(full)  # type: ignore[assignment]
        writing = asyncio.ensure_future(actor.vote(True, keys[0]))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
        going_on.set()
        await asyncio.sleep(0.01)
        gc.collect()
        assert not complaints

    in_a_house(tmp_path, visit)


class _Store:
    def __init__(self, append: Callable[..., Any]) -> None:
        self.append = append


@pytest.mark.parametrize(
    ("path", "made"),
    [
        ("/api/games", "games"),
        ("/api/games/kingdom", "details"),
        ("/api/games/kingdom/texts/en", "texts"),
        ("/api/games/kingdom/texts/en/table", "texts_at_table"),
        ("/api/games/kingdom/tutorial", "tutorial"),
    ],
)
def test_the_first_who_asks_for_the_games_holds_nobody_up(
    site: Site, monkeypatch: pytest.MonkeyPatch, path: str, made: str
) -> None:
    """All texts take seconds to read; the loop goes on meanwhile."""
    threads = []

    def watched(*given: str) -> Any:
        threads.append(threading.current_thread().name)
        raise UnknownText("Enough was seen.")

    monkeypatch.setattr(catalogue, made, watched)
    site.ask("GET", path, status=UnknownText.status)
    assert [name.startswith("ophir-aside") for name in threads] == [True]

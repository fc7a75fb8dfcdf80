"""The database: order, group commit, and everything that can be wrong with it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from ophir.server.store import Conflict
from ophir.server.store.sqlite import SQLiteStore
from ophir.server.trouble import NotSaved
from tests.server.table_talk import Made, Site, fresh_site


def test_entries_come_back_in_their_order_and_a_place_is_taken_once(tmp_path: Path) -> None:
    async def write() -> None:
        store = SQLiteStore(tmp_path)
        await store.append("a", 0, b"first", "waiting")
        await store.append("a", 1, b"second")
        with pytest.raises(Conflict):
            await store.append("a", 1, b"late")
        assert await store.read("a") == [b"first", b"second"]
        assert await store.read("b") == []
        assert await store.tables("waiting", 5) == ["a"]
        await store.note("a", "finished")
        assert await store.tables("waiting", 5) == []
        await store.close()

    asyncio.run(write())


def test_of_two_writers_at_once_exactly_one_gets_the_place(tmp_path: Path) -> None:
    async def write() -> None:
        store = SQLiteStore(tmp_path)
        racers = [store.append("a", number // 2, b"%d" % number) for number in range(200)]
        answers = await asyncio.gather(*racers, return_exceptions=True)
        assert sum(answer is None for answer in answers) == 100
        assert sum(isinstance(answer, Conflict) for answer in answers) == 100
        assert len(await store.read("a")) == 100
        await store.close()

    asyncio.run(write())


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    store = SQLiteStore(tmp_path)
    with pytest.raises(NotSaved, match="Another Ophir server"):
        SQLiteStore(tmp_path)
    asyncio.run(store.close())
    asyncio.run(SQLiteStore(tmp_path).close())


def test_a_file_that_is_no_database_is_refused_at_the_start(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite3").write_text("not a database at all " * 100)
    with pytest.raises(NotSaved, match="ophir restore"):
        SQLiteStore(tmp_path)


def test_a_database_of_another_format_is_left_alone(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "tables.sqlite3")
    connection.execute("PRAGMA user_version=99")
    connection.close()
    with pytest.raises(NotSaved, match="format 99"):
        SQLiteStore(tmp_path)


class Troubled:
    """A game on a server whose database is about to misbehave."""

    def __init__(self, site: Site, data: Path) -> None:
        self.site = site
        self.data = data
        self.made: Made = site.create("human", "human")
        self.made.start()
        self.browser = self.made.join(0, 1)
        self.browser.hear_type("state")

    def refused(self) -> str:
        """Try a move; it must be refused, with nothing changed. Returns the reason."""
        before = self.browser.state
        answer = self.browser.act(before["to_move"], self.browser.open_actions()[0])
        assert answer["code"] == "not-saved", answer
        again = self.made.join(0)
        again.hear_type("state")
        assert again.state["version"] == before["version"]
        return str(answer["values"]["reason"])

    def goes_on(self) -> None:
        """The same move works once the trouble is over."""
        assert self.browser.act(self.browser.state["to_move"], self.browser.open_actions()[0])["type"] == "ack"
        assert self.site.ask("GET", "/health") == {"status": "ok"}


@pytest.fixture
def troubled(tmp_path: Path) -> Iterator[Troubled]:
    with fresh_site(tmp_path) as site:
        yield Troubled(site, tmp_path)


def test_a_locked_database_refuses_the_move_and_the_server_stays_up(troubled: Troubled) -> None:
    other = sqlite3.connect(troubled.data / "tables.sqlite3", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    assert troubled.refused() == "locked"
    other.execute("ROLLBACK")
    other.close()
    troubled.goes_on()


def test_a_full_database_refuses_the_move_and_the_server_stays_up(
    troubled: Troubled, monkeypatch: pytest.MonkeyPatch
) -> None:
    _let_the_writer_reconnect(troubled, monkeypatch, "PRAGMA max_page_count=1")
    for size in (500, 100, 20, 1):  # fill the last page
        while troubled.browser.answer(troubled.browser.say(type="say", seat=0, text="x" * size))["type"] == "ack":
            pass
    assert troubled.refused() == "full"
    monkeypatch.undo()
    troubled.goes_on()


def test_a_read_only_database_refuses_the_move_and_the_server_stays_up(
    troubled: Troubled, monkeypatch: pytest.MonkeyPatch
) -> None:
    _let_the_writer_reconnect(troubled, monkeypatch, "PRAGMA query_only=1")
    assert troubled.refused() == "read-only"
    monkeypatch.undo()
    troubled.goes_on()


def _let_the_writer_reconnect(troubled: Troubled, monkeypatch: pytest.MonkeyPatch, pragma: str) -> None:
    """Make every new connection of the writer obey a pragma, and make it connect anew."""
    open_connection = SQLiteStore._open

    def open_obeying(store: SQLiteStore) -> sqlite3.Connection:
        connection = open_connection(store)
        connection.execute(pragma)
        return connection

    monkeypatch.setattr(SQLiteStore, "_open", open_obeying)
    other = sqlite3.connect(troubled.data / "tables.sqlite3", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    troubled.refused()
    other.execute("ROLLBACK")
    other.close()

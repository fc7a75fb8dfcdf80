"""What a host relies on: health that tells the truth, copies, tables that are let go, and a line of his own."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from websockets import ConnectionClosed, InvalidStatus

from ophir.engine.errors import OphirError
from ophir.server import host as hosting
from ophir.server.app import make_app
from ophir.server.control import SOCKET, Ban, Close, ListTables, Restore, tell
from ophir.server.host import Host
from ophir.server.store.copies import back_up, restore_folder
from ophir.server.store.sqlite import SQLiteStore
from ophir.server.tables import Tables
from ophir.server.thinking import Thinkers
from ophir.server.trouble import NotSaved
from tests.server.table_talk import Made, Site, fresh_site, serving


@pytest.fixture
def data() -> Iterator[Path]:
    """A folder with a short name: the path of a socket must not be long."""
    with tempfile.TemporaryDirectory(prefix="ophir") as folder:
        yield Path(folder)


@pytest.fixture
def watched(data: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """A server that looks anew whenever it is asked how it is."""
    monkeypatch.setattr(hosting, "WELL_FOR", 0.0)
    with fresh_site(data) as site:
        yield site


def rows(database: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(database)) as db:
        log = db.execute("SELECT * FROM log ORDER BY table_id, sequence").fetchall()
        return log + db.execute("SELECT * FROM tables ORDER BY number").fetchall()


def one_move(made: Made) -> None:
    browser = made.join(0, 1)
    browser.hear_type("state")
    assert browser.act(browser.state["to_move"], browser.open_actions()[0])["type"] == "ack"
    browser.close()


# Health.


def test_health_shows_a_deleted_database_and_no_move_is_acknowledged_into_it(watched: Site, data: Path) -> None:
    made = watched.create("human", "human")
    made.start()
    assert watched.ask("GET", "/health") == {"status": "ok"}
    browser = made.join(0, 1)
    browser.hear_type("state")
    (data / "tables.sqlite3").unlink()
    problem = watched.ask("GET", "/health", status=503)
    assert problem["code"] == "not-saved"
    assert str(data) not in problem["message"]
    answer = browser.act(browser.state["to_move"], browser.open_actions()[0])
    assert (answer["code"], answer["values"]["reason"]) == ("not-saved", "gone")
    assert not (data / "tables.sqlite3").exists()


def test_health_shows_a_full_disk(watched: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_room(**_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(tempfile, "TemporaryFile", no_room)
    assert watched.ask("GET", "/health", status=503)["values"]["reason"] == "full"
    monkeypatch.undo()
    assert watched.ask("GET", "/health") == {"status": "ok"}


def test_health_shows_a_locked_database(watched: Site, data: Path) -> None:
    with closing(sqlite3.connect(data / "tables.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert watched.ask("GET", "/health", status=503)["values"]["reason"] == "locked"


def test_a_damaged_database_is_refused_at_the_start(data: Path) -> None:
    async def fill() -> None:
        store = SQLiteStore(data)
        for number in range(300):
            await store.append(f"table{number}", 0, bytes(200), "waiting")
        await store.close()

    asyncio.run(fill())
    path = data / "tables.sqlite3"
    content = bytearray(path.read_bytes())
    content[8192:12288] = b"\xff" * 4096
    path.write_bytes(content)
    with pytest.raises(NotSaved, match="ophir restore"):
        SQLiteStore(data)


# Copies.


def test_a_copy_made_while_people_play_is_restored_equal(data: Path) -> None:
    copy = data / "copy.sqlite3"
    with fresh_site(data) as site:
        made = site.create("human", "human")
        made.start()
        one_move(made)
        assert back_up(data, copy) == 1
        kept = rows(copy)
        assert kept == rows(data / "tables.sqlite3")
        one_move(made)
        site.create("human", "human")
        assert rows(data / "tables.sqlite3") != kept
    assert restore_folder(data, copy) == 1
    assert rows(data / "tables.sqlite3") == kept
    with fresh_site(data) as site:
        assert site.ask("GET", f"/api/tables/{made.id}")["moves"] == 1
        one_move(Made(site, {"table": {"id": made.id}, "owner": "", "secrets": secrets_of(made)}))


def secrets_of(made: Made) -> list[dict[str, object]]:
    return [{"seat": seat, "secret": secret} for seat, secret in made.secrets.items()]


def test_a_running_server_is_brought_back_to_a_copy_and_people_play_on_from_there(data: Path) -> None:
    copy = data / "copy.sqlite3"
    with fresh_site(data) as site:
        made = site.create("human", "human")
        made.start()
        back_up(data, copy)
        kept = rows(copy)
        one_move(made)
        later = site.create("human", "human")
        watching = made.join(0)
        watching.hear_type("state")
        assert tell(data, Restore(str(copy))) == ["Restored 1 tables; everybody comes in anew."]
        with pytest.raises(ConnectionClosed, match="1013"):
            watching.hear_type("never")
        watching.close()
        assert rows(data / "tables.sqlite3") == kept
        assert site.ask("GET", f"/api/tables/{made.id}")["moves"] == 0
        assert site.ask("GET", f"/api/tables/{later.id}", status=404)["code"] == "unknown-table"
        one_move(made)
        assert site.ask("GET", f"/api/tables/{made.id}")["moves"] == 1


def test_what_is_no_copy_changes_nothing(data: Path) -> None:
    other = data / "other"
    other.write_text("not a database at all " * 100)
    with fresh_site(data) as site:
        made = site.create("human", "human")
        with pytest.raises(OphirError):
            tell(data, Restore(str(other)))
        with pytest.raises(NotSaved):
            restore_folder(data, other)
        site.ask("GET", f"/api/tables/{made.id}")
        back_up(data, data / "copy")
        with pytest.raises(NotSaved, match="Another Ophir server"):
            restore_folder(data, data / "copy")


# Letting go.


def test_only_tables_that_are_long_over_are_forgotten_and_only_if_the_host_wants_it(data: Path) -> None:
    with fresh_site(data) as site:
        over = site.create("human", "human")
        over.start()
        for secret in over.secrets.values():
            site.ask("POST", f"/api/tables/{over.id}/resign", {"vote": True}, secret)
        going, waiting = site.create("human", "human"), site.create("human", "open")
        going.start()
    with fresh_site(data) as site:
        site.ask("GET", f"/api/tables/{over.id}")

    async def forget() -> int:
        store = SQLiteStore(data)
        count = await Host(Tables(store, Thinkers(1)), store, forget_after=1e-9).forget_old()
        await store.close()
        return count

    assert asyncio.run(forget()) == 1
    with fresh_site(data) as site:
        site.ask("GET", f"/api/tables/{over.id}", status=404)
        for made in (going, waiting):
            site.ask("GET", f"/api/tables/{made.id}")


def test_what_cannot_be_resumed_is_named_to_the_host(data: Path, caplog: pytest.LogCaptureFixture) -> None:
    with fresh_site(data) as site:
        lost, going = site.create("human", "human"), site.create("human", "human")
        for made in (lost, going):
            made.start()
    with closing(sqlite3.connect(data / "tables.sqlite3")) as db, db:
        db.execute("UPDATE log SET body = 'nonsense' WHERE table_id = ? AND sequence = 1", (lost.id,))
    with fresh_site(data) as site:
        site.ask("GET", f"/api/tables/{going.id}")
    named = [record for record in caplog.records if record.message == "not resumed"]
    assert [record.table for record in named] == [lost.id]  # type: ignore[attr-defined]


# The host's line.


def test_the_host_lists_and_closes_tables_and_no_hand_is_opened(data: Path) -> None:
    with fresh_site(data) as site:
        waiting, playing = site.create("human", "open"), site.create("human", "human")
        playing.start()
        watching = playing.join(0)
        watching.hear_type("state")
        listed = tell(data, ListTables())
        assert listed is not None
        assert {line.split()[0]: line.endswith("127.0.0.1") for line in listed} == {waiting.id: False, playing.id: True}
        for made in (waiting, playing):
            tell(data, Close(made.id))
        site.ask("GET", f"/api/tables/{waiting.id}", status=404)
        assert site.ask("GET", f"/api/tables/{playing.id}")["status"] == "abandoned"
        assert "\nseed:" not in site.ask("GET", f"/api/tables/{playing.id}/record")
        with pytest.raises(OphirError, match="no such table"):
            tell(data, Close("nowhere"))
    assert tell(data, ListTables()) is None


def test_nobody_comes_in_from_a_banned_address_until_it_is_let_in_again(data: Path) -> None:
    with fresh_site(data) as site:
        made = site.create("human", "human")
        inside = made.join(1)
        inside.hear_type("state")
        tell(data, Ban("127.0.0.1", 5))
        inside.say(type="ping")
        with pytest.raises(ConnectionClosed):
            inside.hear_type("pong")
        assert site.ask("GET", "/api/games", status=403)["code"] == "banned"
        with pytest.raises(InvalidStatus, match="403"):
            made.join(0)
        tell(data, Ban("127.0.0.1", 0))
        site.ask("GET", "/api/games")


def test_only_this_user_of_the_machine_can_open_the_hosts_line(data: Path) -> None:
    with fresh_site(data):
        assert (data / SOCKET).stat().st_mode & 0o077 == 0


def test_metrics_are_for_the_addresses_that_the_host_named(data: Path) -> None:
    with fresh_site(data) as site:
        for path in ("/metrics", "/metrics/", "//metrics"):
            answer = site.http.get(path)
            assert "ophir_tables" not in answer.text
        assert site.ask("GET", "/metrics", status=403)["code"] == "not-yours"
    with serving(make_app(data, frozenset({"127.0.0.1"}), workers=1, metrics_for=frozenset({"127.0.0.1"}))) as site:
        site.create("human", "open")
        assert 'ophir_tables{status="waiting"} 1' in site.ask("GET", "/metrics")

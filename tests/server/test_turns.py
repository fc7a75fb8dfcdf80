"""One person can't stop the rest: thinking in turns, and tables that nobody comes to."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from ophir.server.app import make_app
from ophir.server.host import Host
from ophir.server.store.sqlite import SQLiteStore
from ophir.server.tables import Tables
from ophir.server.thinking import Thinkers
from ophir.server.turns import LOOKS_ON, NOBODY_THERE, PLAYS, Asker, Turns
from tests.server.table_talk import fresh_site, serving


def thought(*askers: Asker, cancelled: int = -1) -> list[str]:
    """In which order they have their turn at a single place, which is taken when they come."""
    order: list[str] = []

    async def think(turns: Turns, asker: Asker) -> None:
        async with turns.take(asker):
            order.append(asker.table)
            await asyncio.sleep(0)

    async def all_at_once() -> None:
        turns = Turns(1)
        async with turns.take(Asker("first", NOBODY_THERE)):
            tasks = [asyncio.create_task(think(turns, asker)) for asker in askers]
            await asyncio.sleep(0)
            if cancelled >= 0:
                tasks[cancelled].cancel()
                await asyncio.sleep(0)
        await asyncio.gather(*tasks, return_exceptions=True)
        async with asyncio.timeout(1), turns.take(Asker("last", NOBODY_THERE)):
            order.append("last")

    asyncio.run(all_at_once())
    return order


def test_forty_hints_of_one_table_hold_up_another_by_one() -> None:
    order = thought(*[Asker("loud", LOOKS_ON)] * 40, Asker("other", LOOKS_ON))
    assert order.index("other") == 1


def test_bots_that_people_wait_for_think_before_all_others() -> None:
    crowd = [Asker(f"bots {n}", NOBODY_THERE) for n in range(20)] + [Asker("loud", LOOKS_ON)] * 40
    assert thought(*crowd, Asker("people", PLAYS))[0] == "people"


def test_whoever_gives_up_waiting_takes_nobodys_turn() -> None:
    assert thought(Asker("a", PLAYS), Asker("b", PLAYS), cancelled=0) == ["b", "last"]


def test_tables_full_of_masters_do_not_delay_a_person(tmp_path: Path) -> None:
    with fresh_site(tmp_path) as site:
        made = site.create("human", "random", seed="3")
        made.start()
        browser = made.join(0)
        browser.hear_until(lambda message: message["type"] == "state" and message["to_move"] == 0)
        for _ in range(20):
            site.create("master", "master", "master", "master").start()
        waited = []
        for _ in range(4):
            began = time.monotonic()
            browser.act(0, browser.open_actions()[0])
            browser.hear_until(lambda message: message["type"] == "state" and message["to_move"] == 0)
            waited.append(time.monotonic() - began)
        browser.close()
    assert min(waited) < 0.6  # of one thought of a master, not of twenty


def test_tables_that_nobody_comes_to_do_not_close_the_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ophir.server.tables.MOST_LOADED", 20)
    monkeypatch.setattr("ophir.server.tables.PUT_AWAY_AT_LEAST", 0.0)
    trusted = frozenset({"127.0.0.1"})
    with serving(make_app(tmp_path, trusted, workers=1, trusted=trusted)) as site:
        played = site.create("human", "human")
        played.start()
        browser = played.join(0, 1)
        for _ in range(50):
            made = site.create("human", "open")
        browser.hear_type("state")
        assert browser.act(browser.state["to_move"], browser.open_actions()[0])["type"] == "ack"
        assert site.ask("GET", f"/api/tables/{made.id}")["status"] == "waiting"
        assert len(site.ask("GET", "/api/tables")["tables"]) >= 10
        browser.close()


def test_a_table_that_never_began_is_forgotten_in_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with fresh_site(tmp_path) as site:
        waiting = site.create("human", "open").id
        played = site.create("human", "human")
        played.start()

    async def left() -> list[str]:
        store = SQLiteStore(tmp_path)
        host = Host(Tables(store, Thinkers(1)), store)
        assert await host.forget_old() == 0
        monkeypatch.setattr("ophir.server.host.WAITING_DAYS", 0.0)
        assert await host.forget_old() == 1
        found = [id for id in (waiting, played.id) if await store.read(id)]
        await store.close()
        return found

    assert asyncio.run(left()) == [played.id]

"""One person can't stop the rest: attacks in a short form, and what they cost."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from ophir.engine.matches import Match
from ophir.games import game
from tests.server.table_talk import Site

BUSY: float = 0.020  # seconds that the event loop may work on one request
COST: float = 1.0  # seconds of the server's own processor time; the trial's process has its own budget


class Cost:
    """What the server did meanwhile, in processor time: so the machine's other work does not count."""

    def __init__(self) -> None:
        self.longest = 0.0  # of one step of the event loop
        self.whole = 0.0


@contextmanager
def measured(monkeypatch: pytest.MonkeyPatch) -> Iterator[Cost]:
    cost = Cost()
    run = asyncio.Handle._run

    def timed(handle: asyncio.Handle) -> None:
        began = time.thread_time()
        run(handle)
        cost.longest = max(cost.longest, time.thread_time() - began)

    monkeypatch.setattr(asyncio.Handle, "_run", timed)
    began = time.process_time()
    yield cost
    cost.whole = time.process_time() - began
    monkeypatch.undo()


def pack(**files: str) -> dict[str, object]:
    seats = [{"kind": "human"}, {"kind": "human"}]
    named = {f"{file}.toml": text for file, text in files.items()}
    return {"game": "kingdom", "seats": seats, "pack": {"name": "mine", "files": named}}


def new_records(table: str, count: int) -> str:
    return "".join(f'[[{table}]]\nid = "x{n}"\nsource = "owner"\n' for n in range(count))


PARTS = ".".join("a" * 25_000)
FILES = {"buildings": "building", "components": "resource", "fortune": "card", "map": "space"}


@pytest.mark.parametrize(
    "files",
    [
        pytest.param({"buildings": f"{PARTS} = 1\n"}, id="a key of 25,000 parts"),
        pytest.param({"buildings": f"[{PARTS}]\n"}, id="a table within 25,000"),
        pytest.param({"buildings": "a = " + "[" * 1_900}, id="a list within 1,900"),
        pytest.param({"buildings": new_records("building", 2_200)}, id="2,200 new records"),
        pytest.param({file: new_records(table, 2_200) for file, table in FILES.items()}, id="8,800 new records"),
    ],
)
def test_a_pack_that_takes_long_to_read_costs_the_server_nothing(
    site: Site, monkeypatch: pytest.MonkeyPatch, files: dict[str, str]
) -> None:
    with measured(monkeypatch) as cost:
        problem = site.ask("POST", "/api/tables", pack(**files), status=400)
    assert problem["code"] == "bad-pack"
    assert cost.whole < COST
    assert cost.longest < BUSY


def undone(lines: int) -> str:
    """A record of moves that were taken back, each with a new seed before it."""
    text = str(Match.new(game("kingdom"), 2, seed="1").record)
    return text + "new-seed: 1\n~ red place tob\n" * lines


def test_a_record_of_undone_moves_costs_the_server_nothing(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    with measured(monkeypatch) as cost:
        problem = site.ask("POST", "/api/records", {"record": undone(6_900)}, status=400)
    assert problem["code"] == "bad-record"
    assert cost.whole < COST
    assert cost.longest < BUSY


def test_looking_at_the_longest_record_that_is_let_in_costs_little(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    text = undone(100) + "~ red place tob\n" * 3_700
    with measured(monkeypatch) as cost:
        made = site.ask("POST", "/api/records", {"record": text})
    assert cost.whole < COST
    assert cost.longest < BUSY
    with measured(monkeypatch) as cost:
        site.ask("GET", f"/api/tables/{made['table']['id']}/at/0")
        site.ask("GET", f"/api/tables/{made['table']['id']}/replay")
    assert cost.whole < COST / 4
    assert cost.longest < BUSY


def test_the_same_sent_again_is_not_tried_again(site: Site) -> None:
    text = '[[building]]\nid = "library"\nvp = "many"\nsource = "owner"\n'
    first = site.ask("POST", "/api/tables", pack(buildings=text), status=400)
    began = time.monotonic()
    assert site.ask("POST", "/api/tables", pack(buildings=text), status=400) == first
    assert time.monotonic() - began < 0.5

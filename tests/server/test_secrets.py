"""Nobody's traffic ever holds what he may not know: checked on the bytes of whole games."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest

from ophir.engine.chance import Chance
from ophir.engine.game import NOBODY
from ophir.games.kingdom.table import KingdomTable
from ophir.server import entries, sight
from ophir.server.audience import encode
from ophir.server.logs import AsJson
from ophir.server.protocol import Log, Moved
from ophir.server.seats import key_of, new_secret
from ophir.server.table import Table
from tests.server.table_talk import Browser, fresh_site

SECRET = "5ec2e7" * 10


def a_table(seats: int) -> Table:
    """A table whose seed comes from SECRET, begun."""
    places = [entries.Place("human", key=key_of(new_secret())) for _ in range(seats)]
    table = Table("t", entries.Created(0.0, "kingdom", {}, places, key_of("owner"), SECRET))
    table.apply(entries.Started(0.0, ["salt"] * seats))
    return table


def cards_known_to(table: Table, seat: int) -> set[str]:
    """The Fortune Cards that a seat may have read somewhere: its own, and whatever was ever face up."""
    assert isinstance(table.position, KingdomTable)
    box = table.position.box
    known = {id for card, id in enumerate(box.fortune_ids) if table.position.fortune.discard[card]}
    fortune = table.position.view(seat).to_json()["state"]["fortune"]
    known |= {card for held in fortune["held"] for card in held}
    known |= {fortune["in_play"]}
    for row in (seat, box.seats if table.position.drawer == seat else -1):
        if row >= 0:
            start = box.fortunes * row
            known |= {id for card, id in enumerate(box.fortune_ids) if table.position.fortune.hand[start + card]}
    return known


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 1)])
def test_no_line_and_no_state_names_a_hidden_card_the_seed_or_the_secret(seats: int, seed: int) -> None:
    assert play_watched(seats, seed), "nobody chose in secret: the test shows nothing"


def play_watched(seats: int, seed: int) -> int:
    """Play a game to its end and read all that everybody is told; returns how many lines hid a choice."""
    table = a_table(seats)
    assert table.match is not None
    assert isinstance(table.position, KingdomTable)
    names = set(table.position.box.fortune_ids)
    chance = Chance(seed)
    readers = [*range(seats), NOBODY]
    ever_known: dict[int, set[str]] = {reader: set() for reader in readers}
    hidden_choices = 0
    while True:
        position = table.position
        mover = position.to_move
        others = [seat for seat in range(seats) if seat != mover and position.interrupts(seat)]
        if others and chance.below(3) == 0:
            mover = others[0]
        legal = position.view(mover).legal()
        before = table.version
        text = table.check_move(mover, position.actions[legal[chance.below(len(legal))]].text, before)
        for reader in readers:
            ever_known[reader] |= cards_known_to(table, reader)
        table.apply(entries.Played(0.0, mover, text))
        if table.status != "playing":
            return hidden_choices
        for reader in readers:
            ever_known[reader] |= cards_known_to(table, reader)
            lines = sight.history(table, reader, before)
            hidden_choices += any(isinstance(line, Moved) and line.hidden for line in lines)
            told = encode(sight.state(table, reader)) + encode(Log(lines))
            assert table.match.record.seed not in told
            assert SECRET not in told
            leaked = [name for name in names - ever_known[reader] if f'"{name}"' in told or f" {name}" in told]
            assert not leaked, (reader, text)


def test_whole_games_over_the_wire_keep_every_secret(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with fresh_site(tmp_path) as site:
        made = site.create("human", "human")
        made.start()
        mine, other, watching = made.join(0), made.join(1), site.join(made.id)
        for browser in (mine, other, watching):
            browser.hear_type("state")
        _play(mine, other, watching)
        table_log = [json.loads(body) for body in _log_of(tmp_path, made.id)]
        secret = table_log[0]["secret"]
        record = site.ask("GET", f"/api/tables/{made.id}/record")
        seed = next(line for line in record.splitlines() if line.startswith("seed: ")).removeprefix("seed: ")
        # The secret is published with the end, and not a message earlier.
        for browser, forbidden in (
            (mine, [made.secrets[1], made.owner]),
            (other, [made.secrets[0], made.owner]),
            (watching, [*made.secrets.values(), made.owner]),
        ):
            everything = "\n".join(browser.heard)
            running = "\n".join(text for text in browser.heard if '"status":"finished"' not in text)
            assert not any(word in everything for word in forbidden)
            assert seed not in everything
            assert secret not in running
        assert not any(word in caplog.text for word in (*made.secrets.values(), made.owner, secret, seed))


def _play(mine: Browser, other: Browser, watching: Browser) -> None:
    """Both take any option until the end, and everybody hears everything."""
    while mine.state["status"] == "playing":
        seat = mine.state["to_move"]
        version = mine.state["version"]
        side = (mine, other)[seat]
        options = side.open_actions()
        assert side.act(seat, options[version % len(options)])["type"] == "ack"
        for browser in (mine, other, watching):
            while browser.state["version"] == version:
                browser.hear_type("state")


def _log_of(data: Path, table: str) -> list[bytes]:
    import sqlite3

    connection = sqlite3.connect(data / "tables.sqlite3")
    rows = connection.execute("SELECT body FROM log WHERE table_id = ? ORDER BY sequence", (table,)).fetchall()
    connection.close()
    return [row[0] for row in rows]


def test_the_database_holds_no_secret_of_a_seat(tmp_path: Path) -> None:
    with fresh_site(tmp_path) as site:
        made = site.create("human", "human")
        everything = b"".join(_log_of(tmp_path, made.id))
        assert not any(secret.encode() in everything for secret in (*made.secrets.values(), made.owner))


def test_the_log_blots_out_what_looks_like_a_secret() -> None:
    secret = new_secret()
    record = logging.LogRecord("ophir.server", logging.INFO, "", 0, f"asked with Bearer {secret}", (), None)
    assert secret not in AsJson().format(record)

"""Tables that outlive their server: they go on with what they began with, or say why not and give their record."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from ophir.engine.game import Game
from ophir.engine.history import HISTORY
from ophir.engine.packs import Corrections, lay_over, load_standard
from ophir.engine.records import read_record, verify
from ophir.games import GAMES
from ophir.server.catalogue import details
from tests.lasting.corrections import OWN, correct_all, corrected, use
from tests.server.table_talk import Json, Site, fresh_site

LASTING = Path(__file__).parent.parent / "lasting"
STOOD: dict[str, Any] = json.loads((LASTING / "stood.json").read_text())
KINGDOM: Game = GAMES["kingdom"]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A copy of what a server of earlier days left."""
    folder = tmp_path / "data"
    folder.mkdir()
    shutil.copy(LASTING / "tables.sqlite3", folder)
    return folder


def spoil(folder: Path, name: str, number: int = 0, **fields: object) -> None:
    """Change an entry of a table's log."""
    with closing(sqlite3.connect(folder / "tables.sqlite3")) as db, db:
        where = "WHERE table_id = ? AND sequence = ?"
        (body,) = db.execute(f"SELECT body FROM log {where}", (STOOD[name]["id"], number)).fetchone()
        entry = json.dumps({**json.loads(body), **fields}).encode()
        db.execute(f"UPDATE log SET body = ? {where}", (entry, STOOD[name]["id"], number))


def bodies(data: Path) -> list[tuple[str, int, bytes]]:
    with closing(sqlite3.connect(data / "tables.sqlite3")) as db:
        return db.execute("SELECT * FROM log ORDER BY table_id, sequence").fetchall()


@pytest.fixture
def after_a_card_more(data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    correct_all("a card", tmp_path / "corrected", monkeypatch)
    details.cache_clear()
    with fresh_site(data) as site:
        yield site
    details.cache_clear()


def test_people_play_on_at_a_table_of_earlier_days_with_its_data(after_a_card_more: Site) -> None:
    site = after_a_card_more
    stood = STOOD["kingdom"]
    path = f"/api/tables/{stood['id']}"
    cards = site.ask("GET", f"{path}/game")["pack"]["files"]["buildings"]["building"]
    assert "stalls" not in [card["id"] for card in cards]
    assert site.ask("GET", path)["options"]["edition"] == "first"
    browser = site.join(stood["id"], *stood["secrets"])
    browser.hear_type("state")
    assert browser.state["scores"] == stood["scores"]
    assert browser.act(browser.state["to_move"], browser.open_actions()[0])["type"] == "ack"
    assert site.ask("GET", path)["moves"] == stood["moves"] + 1
    for seat, secret in enumerate(stood["secrets"]):  # bots think with the table's data too
        site.ask("PUT", f"{path}/seats/{seat}", {"kind": "bot", "bot": "greedy"}, secret)
    browser.hear_until(lambda message: message["type"] == "state" and message["moves"] > stood["moves"] + 5)
    browser.close()


def test_a_rematch_and_a_new_table_have_the_data_of_today(after_a_card_more: Site) -> None:
    site = after_a_card_more
    finished = STOOD["finished"]
    new = site.ask("POST", f"/api/tables/{finished['id']}/rematch", {}, finished["secrets"][0])
    for id in (new["id"], site.create("human", "human").id):
        cards = site.ask("GET", f"/api/tables/{id}/game")["pack"]["files"]["buildings"]["building"]
        assert cards[0]["id"] == "stalls"


def test_a_table_says_what_it_is_played_by(tmp_path: Path) -> None:
    with fresh_site(tmp_path) as site:
        site.create("human", "human", options={"edition": "final", "open_bonus_spaces": True})
    created = json.loads(bodies(tmp_path)[0][2])
    assert (created["rules"], created["data"]) == (KINGDOM.rules_version, KINGDOM.standard_pack.hash)
    assert created["options"] == {"open_bonus_spaces": True}


LISTED = ("kingdom", "waiting", "own", "temple")
STOPS: list[tuple[str, int, Json, Json]] = [
    ("kingdom", 0, {"rules": "99"}, {"why": "other-rules", "game": "kingdom", "rules": "99", "known": "1"}),
    ("kingdom", 0, {"data": "0123456789abcdef"}, {"why": "other-data", "pack": "standard", "hash": "0123456789abcdef"}),
    ("own", 0, {"data": "0123456789abcdef"}, {"why": "other-data", "pack": "mine", "hash": "0123456789abcdef"}),
    ("waiting", 0, {"rules": "99"}, {"why": "other-rules", "game": "kingdom", "rules": "99", "known": "1"}),
    ("kingdom", 4, {"type": "danced"}, {"why": "bad-log"}),
    ("kingdom", 4, {"action": "castle kingside"}, {"why": "unknown-action"}),
    ("temple", 0, {"game": "chess"}, {"why": "unknown-game"}),
]


@pytest.mark.parametrize(("name", "number", "fields", "said"), STOPS)
def test_a_table_that_cannot_go_on_says_why_and_gives_its_record(
    data: Path, name: str, number: int, fields: Json, said: Json
) -> None:
    spoil(data, name, number, **fields)
    before = bodies(data)
    stood = STOOD[name]
    with fresh_site(data) as site:
        problem = site.ask("GET", f"/api/tables/{stood['id']}", status=409)
        assert problem["code"] == "table-stopped"
        assert said.items() <= problem["values"].items()
        assert "record" in problem["message"]
        browser = site.join(stood["id"], *stood["secrets"])
        assert browser.hear()["code"] == "table-stopped"
        browser.close()
        text = site.ask("GET", f"/api/tables/{stood['id']}/record", secret=stood["secrets"][0])
        others = [other for other in STOOD if other != name]
        found = site.ask("GET", f"/api/tables?ids={','.join(each['id'] for each in STOOD.values())}")["tables"]
        assert [each["id"] for each in found] == [STOOD[other]["id"] for other in others]
        lobby = {each["id"] for each in site.ask("GET", "/api/tables")["tables"]}
        assert lobby == {STOOD[other]["id"] for other in LISTED if other != name}
    assert bodies(data) == before
    assert text.count("\n") >= stood.get("moves", 0)
    assert "secret:" not in text
    assert "\nseed:" not in text


DAMAGES = [
    "UPDATE log SET body = x'00ff' WHERE table_id = ? AND sequence = 0",
    "UPDATE log SET body = '{}' WHERE table_id = ? AND sequence = 0",
    "UPDATE log SET body = 17 WHERE table_id = ? AND sequence = 3",
    "UPDATE log SET body = (SELECT body FROM log WHERE sequence = 0) WHERE table_id = ? AND sequence = 3",
    "UPDATE log SET body = replace(body, '\"seat\":', '\"seat\":9') WHERE table_id = ? AND sequence = 4",
    "DELETE FROM log WHERE table_id = ? AND sequence = 0",
    "DELETE FROM log WHERE table_id = ? AND sequence = 4",
    "DELETE FROM log WHERE table_id = ?",
]


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_log_is_named_to_the_host_and_disturbs_nobody(
    data: Path, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    id = STOOD["kingdom"]["id"]
    with closing(sqlite3.connect(data / "tables.sqlite3")) as db, db:
        db.execute(damage, (id,))
    with fresh_site(data) as site:
        assert site.http.get(f"/api/tables/{id}").status_code in (404, 409)
        assert site.http.get(f"/api/tables/{id}/record").status_code in (200, 404, 409)
        found = site.ask("GET", f"/api/tables?ids={','.join(each['id'] for each in STOOD.values())}")["tables"]
        assert [each["id"] for each in found] == [STOOD[other]["id"] for other in STOOD if other != "kingdom"]
        lobby = {each["id"] for each in site.ask("GET", "/api/tables")["tables"]}
        assert lobby == {STOOD[other]["id"] for other in LISTED if other != "kingdom"}
    assert id in {getattr(record, "table", "") for record in caplog.records if record.message == "not resumed"}


def test_its_record_is_sealed_for_others_and_the_wrong_key_opens_nothing(data: Path) -> None:
    spoil(data, "kingdom", rules="99")
    path = f"/api/tables/{STOOD['kingdom']['id']}/record"
    with fresh_site(data) as site:
        texts = [site.ask("GET", path, secret=secret) for secret in ("", *STOOD["kingdom"]["secrets"])]
        assert site.ask("GET", path, secret="wrong", status=403)["code"] == "wrong-secret"
    record = read_record(texts[0])
    assert (record.rules, record.pack) == ("99", ("standard", KINGDOM.standard_pack.hash))
    assert [move.undone for move in record.moves].count(True) == 1
    kept = [sum(move.action.startswith("keep") for move in read_record(text).moves) for text in texts]
    assert kept[0] == 0
    assert sum(kept) == texts[0].count("keep: hidden")


def test_the_whole_record_of_a_game_that_is_over_is_given(data: Path) -> None:
    spoil(data, "own", rules="99")
    with closing(sqlite3.connect(data / "tables.sqlite3")) as db, db:
        db.execute("UPDATE tables SET status = 'finished' WHERE table_id = ?", (STOOD["own"]["id"],))
    with fresh_site(data) as site:
        record = read_record(site.ask("GET", f"/api/tables/{STOOD['own']['id']}/record"))
    record.rules = KINGDOM.rules_version
    mine = lay_over(KINGDOM.standard_pack, Corrections("mine", OWN))
    assert (record.pack, record.secret != "") == (("mine", mine.hash), True)
    assert verify(record, KINGDOM, mine).scores == STOOD["own"]["scores"]


def test_damaged_history_stops_only_the_tables_that_need_it(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    edits = {"market": (("prices = [6, 5, 4, 3]", "prices = [9, 8, 7, 6]"),)}
    pack = corrected(KINGDOM, edits, tmp_path / "kingdom")
    (kept,) = (tmp_path / "kingdom" / HISTORY).iterdir()
    text = (kept / "market.toml").read_text()
    (kept / "market.toml").write_text(text.replace("prices = [6, 5, 4, 3]", "prices = [1, 1, 1, 1]"))
    use(load_standard(tmp_path / "kingdom", pack.layout), KINGDOM, monkeypatch)
    with fresh_site(data) as site:
        problem = site.ask("GET", f"/api/tables/{STOOD['kingdom']['id']}", status=409)
        assert (problem["code"], problem["values"]["why"]) == ("table-stopped", "damaged-data")
        assert problem["values"]["hash"] in kept.name
        site.ask("GET", f"/api/tables/{STOOD['temple']['id']}")
        site.create("human", "human")
        assert len(site.ask("GET", "/api/tables")["tables"]) >= 1


def test_a_record_of_earlier_days_can_be_opened_with_the_pack_of_its_owner(after_a_card_more: Site) -> None:
    text = (LASTING / "mine.ophir").read_text()
    shown = after_a_card_more.ask("POST", "/api/records", {"record": text, "pack": {"name": "mine", "files": OWN}})
    chart = after_a_card_more.ask("GET", f"/api/tables/{shown['table']['id']}/replay")["chart"]
    assert chart[-1]["scores"] == read_record(text).scores

"""Spectators: how many there are, how far behind they look on, and what was written on moves."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ophir.engine.records import read_record
from ophir.server import actor, lagging
from ophir.server.lagging import Lag
from ophir.server.protocol import COMMENT_LENGTH
from tests.server.table_talk import Browser, Made, Site, fresh_site


def play(browser: Browser, moves: int) -> None:
    """Two seats of one browser make so many moves."""
    for _ in range(moves):
        done = browser.act(browser.state["to_move"], browser.open_actions()[0])
        assert done["type"] == "ack"
        until(browser, done["version"])


def until(browser: Browser, version: int) -> None:
    """Hear until the state is of this version."""
    browser.hear_until(lambda message: message["type"] == "state" and message["version"] >= version)


def delayed(site: Site, **delay: int) -> Made:
    made = site.create("human", "human", **delay)
    made.start()
    return made


def newest(site: Site, table: str, secret: str = "") -> list[int]:
    """The highest number of moves that anything tells which can be asked for."""
    path = f"/api/tables/{table}"
    told = [
        site.ask("GET", path, secret=secret)["moves"] if not secret else 0,
        len(site.ask("GET", f"{path}/replay", secret=secret)["moves"]),
        site.ask("GET", f"{path}/replay", secret=secret)["table"]["moves"] if not secret else 0,
        len(site.ask("GET", f"{path}/replay", secret=secret)["chart"]) - 1,
        len(list(read_sealed(site.ask("GET", f"{path}/record", secret=secret)))),
        site.ask("GET", f"{path}/review")["decisions"] if not secret else 0,
    ]
    if not secret:
        told += [one["moves"] for one in site.ask("GET", "/api/tables")["tables"] if one["id"] == table]
        told += [one["moves"] for one in site.ask("GET", f"/api/tables?ids={table}")["tables"]]
    return told


def read_sealed(text: str) -> list[str]:
    return [line for line in text.split("\n\n", 1)[1].splitlines() if line]


def test_spectators_look_on_some_moves_behind_whichever_way_they_ask(site: Site) -> None:
    made = delayed(site, delay_moves=4)
    watching = site.join(made.id)
    players = made.join(0, 1)
    players.hear_until(lambda message: message["type"] == "state")
    play(players, 10)
    assert max(newest(site, made.id)) == 6
    assert max(newest(site, made.id, made.secrets[0])) == 10
    watching.hear_until(lambda message: message["type"] == "state" and message["moves"] == 6)
    watching.say(type="look", seat=-1, ref=7)
    watching.hear_until(lambda message: message["type"] == "state")
    again = site.join(made.id, after=3)
    again.hear_until(lambda message: message["type"] == "state")
    for got in (watching, again):
        heard = [json.loads(text) for text in got.heard]
        versions = [one.get("version", 0) for one in heard]
        versions += [line["version"] for one in heard if one["type"] == "log" for line in one["entries"]]
        versions += [one["table"]["version"] for one in heard if "table" in one]
        assert max(versions) == 7, "the start is the first version"
    assert site.ask("GET", f"/api/tables/{made.id}/at/7", status=404)["values"]["moves"] == 6
    assert site.ask("GET", f"/api/tables/{made.id}/steps/7", status=404)["code"] == "unknown-move"


def test_the_chat_of_a_delayed_table_waits_for_its_end_and_then_all_is_shown(site: Site) -> None:
    made = delayed(site, delay_moves=50)
    players = made.join(0, 1)
    players.hear_until(lambda message: message["type"] == "state")
    play(players, 3)
    watching = site.join(made.id)
    watching.hear_until(lambda message: message["type"] == "state")
    players.say(type="say", seat=0, text="I hold the xyzzy", ref=1)
    players.hear_until(lambda message: message["type"] == "chat")
    assert watching.state["moves"] == 0
    for seat in (0, 1):
        site.ask("POST", f"/api/tables/{made.id}/resign", {"vote": True}, made.secrets[seat])
    watching.hear_until(lambda message: message["type"] == "state" and message["moves"] == 3)
    assert watching.state["status"] == "abandoned"
    assert not any("xyzzy" in text for text in watching.heard)
    assert set(newest(site, made.id)) == {3}


def test_a_delay_by_the_clock_is_kept_through_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with fresh_site(tmp_path) as site:
        made = delayed(site, delay_minutes=5)
        players = made.join(0, 1)
        players.hear_until(lambda message: message["type"] == "state")
        play(players, 3)
        assert max(newest(site, made.id)) == 0
    with fresh_site(tmp_path) as site:
        assert max(newest(site, made.id)) == 0
        real = Lag.catch_up
        monkeypatch.setattr(lagging.Lag, "catch_up", lambda lag, now, over: real(lag, now + 301, over))
        assert max(newest(site, made.id)) == 3


def test_all_are_told_how_many_watch(site: Site) -> None:
    made = delayed(site)
    player = made.join(0)
    player.hear_until(lambda message: message["type"] == "state")
    watching = [site.join(made.id) for _ in range(3)]
    for each in watching:
        each.hear_until(lambda message: message["type"] == "state")
    player.hear_until(lambda message: message["type"] == "table" and message["table"]["watching"] == 3)
    assert site.ask("GET", f"/api/tables/{made.id}")["watching"] == 3
    for each in watching:
        each.close()
    player.hear_until(lambda message: message["type"] == "table" and message["table"]["watching"] == 0)


def test_who_sat_there_writes_on_moves_and_the_record_keeps_it(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(actor, "COMMENTS_OF_A_SEAT", 2)
    made = delayed(site)
    players = made.join(0, 1)
    players.hear_until(lambda message: message["type"] == "state")
    play(players, 2)
    path = f"/api/tables/{made.id}/comments"
    wish = {"move": 2, "text": "Too early # for this\nplace"}
    assert site.ask("POST", path, wish, made.secrets[0], status=409)["code"] == "wrong-status"
    for seat in (0, 1):
        site.ask("POST", f"/api/tables/{made.id}/resign", {"vote": True}, made.secrets[seat])
    assert site.ask("POST", path, wish, status=403)["code"] == "not-yours"
    assert site.ask("POST", path, wish, made.owner, status=403)["code"] == "not-yours"
    assert site.ask("POST", path, {"move": 3, "text": "x"}, made.secrets[0], status=404)["code"] == "unknown-move"
    long = {"move": 1, "text": "x" * (COMMENT_LENGTH + 1)}
    assert site.ask("POST", path, long, made.secrets[0], status=400)["code"] == "bad-request"
    assert site.ask("POST", path, {"move": 1, "text": "\u200b"}, made.secrets[0], status=400)["code"] == "bad-message"
    site.ask("POST", path, wish, made.secrets[0])
    told = site.ask("POST", path, {"move": 2, "text": "No"}, made.secrets[1])
    written = "blue: Too early # for this place | red: No"
    assert told["comments"] == [{"move": 2, "text": written}]

    record = site.ask("GET", f"/api/tables/{made.id}/record")
    assert read_record(record).moves[1].comment == written
    brought = site.ask("POST", "/api/records", {"record": record})["table"]["id"]
    assert site.ask("GET", f"/api/tables/{brought}/record", secret="").count(written) == 0, "it is being played"
    old = (Path(__file__).parents[1] / "records/kingdom/2-edition-first.ophir").read_text(encoding="utf-8")
    head, moves = old.split("\n\n", 1)
    first, rest = moves.split("\n", 1)
    brought = site.ask("POST", "/api/records", {"record": f"{head}\n\n{first}  # {written}\n{rest}"})["table"]["id"]
    assert site.ask("GET", f"/api/tables/{brought}/replay")["comments"] == [{"move": 1, "text": written}]
    site.ask("POST", path, {"move": 1, "text": "the last"}, made.secrets[1])
    full = site.ask("POST", path, {"move": 1, "text": "too many"}, made.secrets[1], status=409)
    assert full["code"] == "talked-enough"


def test_a_delay_of_a_turn_shows_a_turn_once_the_next_has_begun(site: Site) -> None:
    made = site.create("human", "human", game="temple", seed="5", delay_turns=1)
    made.start()
    players = made.join(0, 1)
    players.hear_until(lambda message: message["type"] == "state")
    shown, turns = [], []
    for _ in range(30):
        stage = players.state["shown"]["stage"]
        turns.append((players.state["to_move"], stage["round"], stage["phase"], stage["turn"]))
        shown.append(max(newest(site, made.id)))
        play(players, 1)
    begun = [next(move for move in range(at + 1) if len(set(turns[move : at + 1])) == 1) for at in range(30)]
    assert shown == begun, "what was done before the present turn, and nothing of it"
    assert len(set(begun)) < 30

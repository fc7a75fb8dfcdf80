"""Figures of one's own at a table: brought, tried, played with, kept, and refused with the reason."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from ophir.engine.packs import Corrections, lay_over
from ophir.engine.records import read_record, verify
from ophir.games import game
from ophir.server import packs, trials
from ophir.server.protocol import OwnPack
from tests.server.table_talk import Json, Made, Site, fresh_site

LIBRARY = '[[building]]\nid = "library"\nvp = 16\nsource = "owner"\n'
MINE = {"name": "mine", "files": {"buildings.toml": LIBRARY}}
KINGDOM = game("kingdom")
HASH = lay_over(KINGDOM.standard_pack, Corrections("mine", {"buildings.toml": LIBRARY})).hash


def wait_for_the_end(site: Site, table: str) -> None:
    for _ in range(600):
        if site.ask("GET", f"/api/tables/{table}")["status"] == "finished":
            return
        time.sleep(0.1)
    pytest.fail("the bots did not come to an end")


def library(details: Json) -> Json:
    found: Json = next(one for one in details["pack"]["files"]["buildings"]["building"] if one["id"] == "library")
    return found


def refused(site: Site, files: Json, name: str = "mine", game: str = "kingdom") -> Json:
    body = {"game": game, "seats": [{"kind": "human"}] * 2, "pack": {"name": name, "files": files}}
    problem: Json = site.ask("POST", "/api/tables", body, status=400)
    return problem


def test_a_table_is_played_with_ones_own_figures_and_says_so(tmp_path: Path) -> None:
    with fresh_site(tmp_path) as site:
        made = site.create("human", "random", pack=MINE)
        info = site.ask("GET", f"/api/tables/{made.id}")
        assert info["pack"] == {"name": "mine", "hash": HASH, "changes": 1}
        assert library(site.ask("GET", f"/api/tables/{made.id}/game"))["vp"] == 16
        assert library(site.ask("GET", "/api/games/kingdom"))["vp"] == 15
        made.start()
        hint = made.join(0)
        hint.hear_type("state")
        assert hint.answer(hint.say(type="hint", seat=0))["type"] == "hint"
    with fresh_site(tmp_path) as again:  # a restart
        assert again.ask("GET", f"/api/tables/{made.id}")["pack"]["hash"] == HASH
        assert library(again.ask("GET", f"/api/tables/{made.id}/game"))["vp"] == 16
        again.ask("POST", f"/api/tables/{made.id}/resign", {}, made.secrets[0])
        new = again.ask("POST", f"/api/tables/{made.id}/rematch", {}, made.secrets[0])
        assert new["pack"]["hash"] == HASH


def test_its_record_verifies_with_the_pack_and_with_it_alone(site: Site) -> None:
    made: Made = site.create("random", "random", pack=MINE)
    made.start()
    wait_for_the_end(site, made.id)
    text = site.ask("GET", f"/api/tables/{made.id}/record")
    record = read_record(text)
    assert record.pack == ("mine", HASH)
    verify(record, KINGDOM, lay_over(KINGDOM.standard_pack, Corrections("mine", {"buildings.toml": LIBRARY})))
    assert site.ask("POST", "/api/records", {"record": text}, status=400)["code"] == "other-data"
    shown = site.ask("POST", "/api/records", {"record": text, "pack": MINE})
    assert shown["table"]["pack"]["name"] == "mine"
    assert site.ask("GET", f"/api/tables/{made.id}/replay")["chart"][-1]["scores"] == record.scores
    seats = {"move": 3, "seats": [{"kind": "human"}, {"kind": "human"}]}
    branch = site.ask("POST", f"/api/tables/{made.id}/branch", seats)
    assert branch["table"]["pack"]["hash"] == HASH


def test_what_is_wrong_with_a_pack_names_the_record(site: Site) -> None:
    text = '[[building]]\nid = "library"\nvp = "many"\nsource = "owner"\n'
    problem = refused(site, {"buildings.toml": text})
    assert problem["code"] == "bad-pack"
    assert (problem["values"]["file"], problem["values"]["record"]) == ("buildings", "building library")
    unknown = refused(site, {"castles.toml": LIBRARY})["values"]
    assert unknown["file"] == "castles.toml"
    assert "buildings.toml" in unknown["reason"]
    assert "not valid TOML" in refused(site, {"buildings.toml": "[["})["values"]["reason"]
    assert "not valid TOML" in refused(site, {"buildings.toml": "a = " + "[" * 1500})["values"]["reason"]
    sourceless = refused(site, {"buildings.toml": LIBRARY.replace('source = "owner"', "")})["values"]
    assert sourceless["field"] == "source"


def test_a_pack_is_bounded(site: Site) -> None:
    huge = refused(site, {"buildings.toml": LIBRARY.replace("16", "100000000")})["values"]
    assert (huge["record"], huge["field"]) == ("building library", "vp")
    assert refused(site, {"buildings.toml": "#" * 100_001})["code"] == "bad-request"
    assert refused(site, {"buildings.toml": LIBRARY}, name="two words")["code"] == "bad-request"


def test_a_pack_that_takes_too_long_is_given_up() -> None:
    mine = OwnPack("mine", {"buildings.toml": LIBRARY})
    found = trials.attempt(packs.try_pack, ("kingdom", mine, 2, {}, ""), seconds=0.01)
    assert isinstance(found, trials.GivenUp)
    assert "too much time" in str(found)

"""Giving up: who wins then, and how it goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from ophir.engine.records import read_record, verify
from ophir.games import game
from ophir.server.resigning import _with_last
from tests.server.table_talk import Json, Made, Site, fresh_site


def resign(made: Made, seat: int, secret: str = "", status: int = 0) -> Json:
    path = f"/api/tables/{made.id}/seats/{seat}/resign"
    answer: Json = made.site.ask("POST", path, {}, secret or made.secrets[seat], status)
    return answer


def test_at_two_the_other_wins(site: Site) -> None:
    made = site.create("human", "greedy")
    made.start()
    browser = made.join(0)
    browser.hear_until(lambda message: message["type"] == "state" and message["to_move"] == 0)
    browser.act(0, browser.open_actions()[0])
    ended = resign(made, 0)
    assert (ended["status"], ended["players"][0]["resigned"]) == ("finished", True)
    result = browser.hear_until(lambda message: message["type"] == "state" and message["result"])["result"]
    assert (result["winners"], result["places"], result["ends"]) == ([1], [2, 1], ["resigned"])
    assert site.ask("GET", f"/api/tables/{made.id}/replay")["table"]["status"] == "finished"
    earlier = site.ask("GET", f"/api/tables/{made.id}/at/0?seat=-1")
    assert earlier["result"] is None, "it was not over then"
    text = site.ask("GET", f"/api/tables/{made.id}/record")
    assert "resigned" in text
    verify(read_record(text), game("kingdom"))
    assert resign(made, 0, status=409)["code"] == "wrong-status"


def test_nobody_resigns_for_another(site: Site) -> None:
    made = site.create("human", "human")
    made.start()
    for secret in (made.secrets[1], made.owner, "stranger"):
        assert resign(made, 0, secret, status=403)["code"] == "not-yours"
    assert site.ask("GET", f"/api/tables/{made.id}")["status"] == "playing"


def test_at_three_a_bot_plays_on_and_the_person_does_not_come_back(site: Site) -> None:
    made = site.create("human", "human", "greedy")
    made.start()
    info = resign(made, 0)
    assert (info["status"], info["resigning"], info["players"][0]["kind"]) == ("playing", "bot", "bot")
    path = f"/api/tables/{made.id}/seats/0"
    assert site.ask("PUT", path, {"kind": "human"}, made.secrets[0], status=409)["code"] == "wrong-status"
    browser = made.join(0)
    browser.hear_type("state")
    said = browser.say(type="act", seat=0, action="place judah", version=browser.state["version"])
    assert browser.answer(said)["code"] == "not-yours"
    after = resign(made, 1)
    assert after["status"] == "finished", "nobody is left to play for"
    over = browser.hear_until(lambda message: message["type"] == "state" and message["result"])
    assert over["result"]["winners"] == [2]


def test_at_three_a_seat_may_be_out_and_the_last_one_wins(site: Site) -> None:
    made = site.create("human", "human", "human", resigning="out")
    made.start()
    assert resign(made, 2)["status"] == "playing"
    assert resign(made, 0)["status"] == "finished"
    browser = made.join(1)
    assert browser.hear_type("state")["result"]["places"][1] == 1


def test_it_stays_so_after_a_restart(tmp_path: Path) -> None:
    with fresh_site(tmp_path) as site:
        made = site.create("human", "human")
        made.start()
        resign(made, 1)
    with fresh_site(tmp_path) as again:
        assert again.join(made.id).hear_type("state")["result"]["winners"] == [0]
        new = again.ask("POST", f"/api/tables/{made.id}/rematch", {}, made.secrets[1])
        assert [player["kind"] for player in new["players"]] == ["human", "human"], "they can play again"


@pytest.mark.parametrize(
    ("places", "out", "then"),
    [([1, 2, 3], [0], [3, 1, 2]), ([1, 1, 3], [1], [1, 3, 2]), ([1, 2, 2], [0, 1], [2, 3, 1])],
)
def test_who_is_out_comes_last(places: list[int], out: list[int], then: list[int]) -> None:
    assert _with_last(places, out) == then

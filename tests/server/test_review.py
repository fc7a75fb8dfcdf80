"""A game that is over, looked at again on the server: in the background, stoppable, kept with the game."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from ophir.server import reviewing
from tests.server.table_talk import Site, fresh_site

SHORT = Path(__file__).parent.parent / "records/wisdom/2-max_years-1.ophir"


@pytest.fixture(autouse=True)
def short_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "ITERATIONS", 6)
    monkeypatch.setattr(reviewing, "AGAIN", 6)
    monkeypatch.setattr(reviewing, "DEEPER", 6)


def reviewed(site: Site, table: str) -> Any:
    """The review, once it is not under way any more."""
    until = time.monotonic() + 60
    while (review := site.ask("GET", f"/api/tables/{table}/review"))["state"] == "running":
        assert time.monotonic() < until
        time.sleep(0.1)
    return review


def test_a_review_is_stopped_goes_on_and_is_kept_with_the_game(tmp_path: Path) -> None:
    with fresh_site(tmp_path) as site:
        made = site.ask("POST", "/api/records", {"record": SHORT.read_text()})
        table, owner = made["table"]["id"], made["owner"]
        before = site.ask("GET", f"/api/tables/{table}/review")
        assert (before["state"], before["looks"]) == ("none", [])
        assert site.ask("POST", f"/api/tables/{table}/review", {})["state"] == "running"
        # A second tab that asks for the same only watches it.
        assert site.ask("POST", f"/api/tables/{table}/review", {})["state"] == "running"
        while not site.ask("GET", f"/api/tables/{table}/review")["looked"]:
            time.sleep(0.05)
        stopped = site.ask("POST", f"/api/tables/{table}/review/stop", {})
        assert stopped["state"] in ("stopped", "done")
        assert stopped["looks"]
        site.ask("POST", f"/api/tables/{table}/review", {})
        done = reviewed(site, table)
        assert done["state"] == "done"
        assert done["looks"][: len(stopped["looks"])] == stopped["looks"]
        assert {look["number"] for look in done["looks"]} == set(range(1, done["decisions"] + 1))
        assert done["again"] == done["doubtful"]
        for account, result in zip(done["accounts"], done["result"], strict=True):
            assert sum(account.values()) == pytest.approx(result)
        rest = site.ask("GET", f"/api/tables/{table}/review?since={done['since'] - 2}")
        assert rest["looks"] == done["looks"][-2:]
        far = site.ask("POST", f"/api/tables/{table}/review", {"deeper": 10_000}, owner, status=404)
        assert far["code"] == "unknown-move"
        assert site.ask("POST", f"/api/tables/{table}/review", {"deeper": 2}, owner)["state"] == "running"
        deeper = reviewed(site, table)
        assert deeper["looks"][:-1] == done["looks"], "one look more, and nothing else"
        assert deeper["looks"][-1]["number"] == 2
        assert deeper["looks"][-1]["error"] is not None
        assert deeper["state"] == "done"
        done = deeper
    with fresh_site(tmp_path) as site:  # after a restart
        assert site.ask("GET", f"/api/tables/{table}/review") == done


def test_a_game_that_is_played_is_not_judged(site: Site) -> None:
    made = site.create("human", "greedy")
    made.start()
    assert site.ask("POST", f"/api/tables/{made.id}/review", {}, status=409)["code"] == "wrong-status"


def test_a_record_of_other_rules_says_so(site: Site) -> None:
    foreign = SHORT.read_text().replace("rules: 1\n", "rules: 99\n")
    refused = site.ask("POST", "/api/records", {"record": foreign}, status=400)
    assert refused["code"] == "other-rules"

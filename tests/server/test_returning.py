"""Who lost the key to a seat gets it back when all others agree, and nobody gets the seat of another like that."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.table_talk import Json, Made, Site, fresh_site


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with fresh_site(tmp_path) as running:
        yield running


def three_people(site: Site, away_after: int | None = 0) -> Made:
    """A table with one who opened it and two guests, being played."""
    made = site.create("human", "open", "open", away_after=away_after)
    for seat in (1, 2):
        made.secrets[seat] = site.ask("POST", f"/api/tables/{made.id}/seats/{seat}/take", {})["secret"]
    made.start()
    return made


def ask(made: Made, seat: int, status: int = 0) -> Json:
    asked: Json = made.site.ask("POST", f"/api/tables/{made.id}/seats/{seat}/ask", {}, status=status)
    return asked


def agree(made: Made, seat: int, code: str, secret: str, status: int = 0) -> Json:
    path = f"/api/tables/{made.id}/seats/{seat}/agree"
    agreed: Json = made.site.ask("POST", path, {"code": code}, secret, status)
    return agreed


def test_who_lost_the_key_plays_on_once_all_others_agree_and_the_old_key_opens_nothing(
    site: Site, tmp_path: Path
) -> None:
    made = three_people(site)
    asked = ask(made, 2)
    code = asked["table"]["players"][2]["asked"]
    assert code
    assert agree(made, 2, code, made.secrets[0])["players"][2]["returned"] == 0
    early = site.join(made.id, asked["secret"])
    assert early.hear()["code"] == "wrong-secret"
    given = agree(made, 2, code, made.secrets[1])["players"][2]
    assert (given["returned"], given["asked"]) == (1, "")
    back = site.join(made.id, asked["secret"])
    assert back.hear_type("joined")["own"] == [2]
    old = site.join(made.id, made.secrets[2])
    assert old.hear()["code"] == "wrong-secret"
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as db:
        log = [json.loads(body) for (body,) in db.execute("SELECT body FROM log ORDER BY sequence")]
    assert (log[-1]["type"], log[-1]["seat"]) == ("returned", 2)
    assert asked["secret"] not in str(log)


def test_one_person_alone_never_gives_a_seat_away(site: Site) -> None:
    two = site.create("human", "open", away_after=0)
    site.ask("POST", f"/api/tables/{two.id}/seats/1/take", {})
    two.start()
    assert ask(two, 1, status=409)["code"] == "too-few"
    mine = site.create("human", "human", "open", away_after=0)  # both seats are of who opened it
    site.ask("POST", f"/api/tables/{mine.id}/seats/2/take", {})
    mine.start()
    assert ask(mine, 2, status=409)["code"] == "too-few"


def test_nobody_else_can_agree_nor_with_the_code_of_another(site: Site) -> None:
    made = three_people(site)
    code = ask(made, 2)["table"]["players"][2]["asked"]
    assert agree(made, 2, code, made.secrets[2], status=403)["code"] == "not-yours"
    assert agree(made, 2, code, made.owner, status=403)["code"] == "not-yours"
    assert agree(made, 2, code, "", status=403)["code"] == "not-yours"
    agree(made, 2, code, made.secrets[0])
    ask(made, 2)
    assert agree(made, 2, code, made.secrets[1], status=409)["code"] == "not-asked"


def test_who_is_here_or_comes_back_keeps_the_seat(site: Site) -> None:
    made = three_people(site)
    code = ask(made, 2)["table"]["players"][2]["asked"]
    agree(made, 2, code, made.secrets[0])
    browser = made.join(2)
    browser.hear_type("state")
    assert agree(made, 2, code, made.secrets[1], status=409)["code"] == "not-asked"
    assert ask(made, 2, status=409)["code"] == "still-here"
    browser.close()
    for away_after in (60, None):
        assert ask(three_people(site, away_after), 2, status=409)["code"] == "still-here"

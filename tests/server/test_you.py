"""A person without an account: what is remembered, moved to another browser once, and forgotten on wish."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

from ophir.engine.records import read_record
from ophir.server.app import make_app
from ophir.server.limits import GUESSES_AT_ONCE
from ophir.server.protocol import Against, YourResult
from ophir.server.results import thinned
from ophir.server.standing import ratings, tallies
from tests.server.table_talk import Json, Made, Site, fresh_site, serving

ADA = "ada-" * 8
RUTH = "ruth" * 8


def keys_of(made: Made) -> list[Json]:
    seats = [{"table": made.id, "seat": seat, "secret": secret} for seat, secret in made.secrets.items()]
    return [*seats, {"table": made.id, "seat": -1, "secret": made.owner}]


def keep(site: Site, person: str, *keys: Json) -> int:
    kept: int = site.ask("POST", "/api/you/keys", {"keys": list(keys)}, person)["keys"]
    return kept


def you(site: Site, person: str) -> Json:
    found: Json = site.ask("GET", "/api/you", secret=person)
    return found


def lost(site: Site) -> Made:
    """A game against a bot that its person has given up."""
    made = site.create("human", "novice")
    made.start()
    site.ask("POST", f"/api/tables/{made.id}/seats/0/resign", {}, made.secrets[0])
    return made


def test_a_table_waits_with_its_question_and_becomes_a_result_with_its_course(site: Site) -> None:
    made = site.create("human", "greedy")
    assert keep(site, ADA, *keys_of(made), {"table": made.id, "seat": 1, "secret": made.secrets[0]}) == 2
    assert keep(site, ADA, *keys_of(made), {"table": "no-such-one", "seat": 0, "secret": "x"}) == 2
    assert not you(site, ADA)["tables"][0]["turn"]
    made.start()
    browser = made.join(0)
    browser.hear_until(lambda message: message["type"] == "state" and message["to_move"] == 0)
    (waiting,) = you(site, ADA)["tables"]
    assert (waiting["turn"], waiting["seats"], waiting["prompt"]["ask"]) == (True, [0], browser.state["prompt"]["ask"])
    assert you(site, ADA)["keys"] == keys_of(made)
    site.ask("POST", f"/api/tables/{made.id}/seats/0/resign", {}, made.secrets[0])
    after = you(site, ADA)
    assert (after["tables"], after["keys"], after["games"], after["won"]) == ([], [], 1, 0)
    (result,) = after["results"]
    assert (result["place"], result["resigned"], result["apart"]) == (2, True, "")
    assert [len(course) for course in result["curves"]] == [len(result["curves"][0])] * 2
    assert after["tallies"] == [{"game": "kingdom", "against": "greedy", "games": 1, "won": 0, "even": 0.5}]
    assert after["ratings"] == [], "nobody has measured this bot"
    browser.close()


def test_who_shows_nothing_or_something_that_can_be_guessed_is_nobody(site: Site) -> None:
    for secret in ("", "short"):
        for method, path, body in (
            ("GET", "/api/you", None),
            ("POST", "/api/you/keys", {}),
            ("POST", "/api/you/code", {}),
            ("GET", "/api/you/records", None),
            ("DELETE", "/api/you", None),
        ):
            assert site.ask(method, path, body, secret, status=401)["code"] == "no-person"


def test_a_code_moves_a_person_once_and_loses_nothing_of_who_was_there(site: Site) -> None:
    old, new = "old-" * 8, "new-" * 8
    first, second = lost(site), lost(site)
    keep(site, old, *keys_of(first))
    keep(site, new, *keys_of(second))
    assert you(site, new)["games"] == 1
    code = site.ask("POST", "/api/you/code", {}, old)["code"]
    typed = f" {code[:4].lower()}-{code[4:]} "
    assert site.ask("POST", "/api/you/arrive", {"code": typed}, new) == {"secret": old}
    assert [result["table"] for result in you(site, old)["results"]] == [second.id, first.id]
    assert you(site, new)["games"] == 0, "it went along"
    for wrong in (code, "AAAABBBB", ""):
        assert site.ask("POST", "/api/you/arrive", {"code": wrong}, new, status=404)["code"] == "wrong-code"
    again, latest = (site.ask("POST", "/api/you/code", {}, old)["code"] for _ in range(2))
    assert site.ask("POST", "/api/you/arrive", {"code": again}, status=404)["code"] == "wrong-code"
    assert site.ask("POST", "/api/you/arrive", {"code": latest})["secret"] == old


def test_all_records_come_in_one_file_and_replay(site: Site) -> None:
    person = "many" * 8
    mine = lost(site)
    keep(site, person, *keys_of(mine))
    answer = site.http.get("/api/you/records", headers={"Authorization": f"Bearer {person}"})
    with zipfile.ZipFile(io.BytesIO(answer.content)) as pack:
        results, record = sorted(pack.namelist(), reverse=True)
        assert read_record(pack.read(record).decode()).game == "kingdom"
        assert pack.read(results).decode().splitlines()[1].split(",")[1:4] == ["kingdom", mine.id, "2"]


def test_forgetting_erases_what_is_ones_own_and_leaves_games_with_others_whole(tmp_path: Path) -> None:
    with fresh_site(tmp_path) as site:
        alone, shared = lost(site), site.create("human", "open")
        guest = site.ask("POST", f"/api/tables/{shared.id}/seats/1/take", {"name": "Ruth"})["secret"]
        shared.start()
        keep(site, ADA, *keys_of(alone), *keys_of(shared))
        keep(site, RUTH, {"table": shared.id, "seat": 1, "secret": guest})
        before = site.ask("GET", f"/api/tables/{shared.id}")
        assert you(site, ADA)["games"] == 1
        site.http.request("DELETE", "/api/you", headers={"Authorization": f"Bearer {ADA}"}).raise_for_status()
        assert (you(site, ADA)["games"], you(site, ADA)["tables"]) == (0, [])
        site.ask("GET", f"/api/tables/{alone.id}", status=404)
        assert site.ask("GET", f"/api/tables/{shared.id}")["players"] == before["players"]
        assert len(you(site, RUTH)["tables"]) == 1
        held = (tmp_path / "tables.sqlite3-wal").read_bytes() + (tmp_path / "tables.sqlite3").read_bytes()
        assert RUTH.encode() not in held
        assert guest.encode() not in held, "the file alone opens no seat"


def test_a_person_survives_a_restart_and_guesses_are_few(tmp_path: Path) -> None:
    with fresh_site(tmp_path) as site:
        keep(site, ADA, *keys_of(lost(site)))
    with serving(make_app(tmp_path, workers=1)) as site:  # where nobody is trusted
        assert you(site, ADA)["games"] == 1
        answers = [
            site.http.post("/api/you/arrive", json={"code": "WRONGONE"}).status_code
            for _ in range(int(GUESSES_AT_ONCE) + 1)
        ]
    assert answers == [404] * int(GUESSES_AT_ONCE) + [429]


def result(place: int, *others: Against, apart: str = "", game: str = "kingdom") -> YourResult:
    return YourResult("t", game, 1.0, 0.0, 0, 1 + len(others), place, [], list(others), False, apart, [])


def test_a_rating_grows_with_wins_over_measured_bots_and_games_apart_do_not_count() -> None:
    builder = Against("bot", "builder", "", 1, 2)
    games = [result(1, builder)] * 6 + [
        result(1, builder, apart="tutorial"),
        result(1, Against("bot", "greedy", "", 1, 2)),
    ]
    (rating,) = ratings(games)
    levels = {level.level: level.rating for level in rating.levels}
    assert (rating.games, rating.enough) == (6, True)
    assert rating.points[-1].rating > levels["builder"]
    assert rating.points[-1].within < rating.points[0].within
    assert [(one.against, one.games, one.won, one.even) for one in tallies(games)] == [
        ("builder", 6, 6, 3.0),
        ("greedy", 1, 1, 0.5),
    ]
    lost_twice = result(3, Against("person", "", "Ruth", 1, 1), Against("bot", "builder", "", 2, 2))
    assert [(one.against, one.won) for one in tallies([lost_twice])] == [("people", 0)]


def test_a_course_is_thinned_to_its_ends() -> None:
    assert thinned([[*range(100)], [0] * 100], 5) == [[0, 25, 50, 74, 99], [0] * 5]

"""Tables over HTTP: setting up, sitting down, starting, handing over, ending, rematch."""

from __future__ import annotations

import pytest

from tests.server.table_talk import Json, Site


def kinds(info: Json) -> list[str]:
    return [player["kind"] for player in info["players"]]


def test_a_friend_takes_the_open_seat_and_the_link_can_not_be_used_twice(site: Site) -> None:
    made = site.create("human", "open")
    taken = site.ask("POST", f"/api/tables/{made.id}/seats/1/take", {"name": "Ruth", "contribution": "pepper"})
    assert taken["table"]["players"][1]["name"] == "Ruth"
    again = site.ask("POST", f"/api/tables/{made.id}/seats/1/take", {"name": "Eve"}, status=409)
    assert again["code"] == "seat-not-open"
    made.start()
    browser = site.join(made.id, taken["secret"])
    assert browser.hear_type("joined")["own"] == [1]


def test_a_game_does_not_start_with_an_open_seat(site: Site) -> None:
    made = site.create("human", "open")
    problem = site.ask("POST", f"/api/tables/{made.id}/start", {}, made.owner, status=409)
    assert problem["code"] == "seats-still-open"
    assert problem["values"] == {"seats": [1]}


def test_only_the_owner_starts(site: Site) -> None:
    made = site.create("human", "greedy")
    for secret in ("", "wrong", made.secrets[0]):
        assert site.ask("POST", f"/api/tables/{made.id}/start", {}, secret, status=403)["code"] == "not-yours"


def test_a_game_starts_once(site: Site) -> None:
    made = site.create("human", "human")
    made.start()
    assert site.ask("POST", f"/api/tables/{made.id}/start", {}, made.owner, status=409)["code"] == "wrong-status"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": [{"kind": "human"}]}, "unknown-game"),
        ({"game": "kingdom", "seats": [{"kind": "human"}]}, "bad-seats"),
        ({"game": "kingdom", "seats": [{"kind": "human"}] * 2, "options": {"edition": "third"}}, "bad-option"),
        ({"game": "kingdom", "seats": [{"kind": "human"}, {"kind": "bot", "bot": "ismcts:3600s"}]}, "unknown-bot"),
        ({"game": "kingdom", "seats": [{"kind": "human"}, {"kind": "bot", "bot": "os:system"}]}, "unknown-bot"),
        ({"game": "kingdom", "seats": [{"kind": "ghost"}]}, "bad-request"),
        ({"game": "kingdom", "seats": [], "cheat": True}, "bad-request"),
    ],
)
def test_a_table_that_can_not_be_is_refused_with_the_reason(site: Site, body: Json, code: str) -> None:
    status = 404 if code == "unknown-game" else 400
    assert site.ask("POST", "/api/tables", body, status=status)["code"] == code


def test_an_unknown_table_is_said_to_be_unknown(site: Site) -> None:
    assert site.ask("GET", "/api/tables/nowhere", status=404)["code"] == "unknown-table"
    browser = site.join("nowhere")
    assert browser.hear()["code"] == "unknown-table"


def test_an_absent_person_is_played_by_a_bot_and_comes_back(site: Site) -> None:
    made = site.create("human", "open", away_after=0)
    secret = site.ask("POST", f"/api/tables/{made.id}/seats/1/take", {})["secret"]
    made.start()
    path = f"/api/tables/{made.id}/seats/1"
    assert site.ask("PUT", path, {"kind": "bot", "bot": "greedy"}, "stranger", status=403)["code"] == "not-yours"
    handed = site.ask("PUT", path, {"kind": "bot", "bot": "greedy"}, made.owner)
    assert kinds(handed) == ["human", "bot"]
    back = site.ask("PUT", path, {"kind": "human"}, secret)
    assert kinds(back) == ["human", "human"]
    assert site.join(made.id, secret).hear_type("joined")["own"] == [1]


def test_a_seat_that_nobody_holds_can_not_be_given_back(site: Site) -> None:
    made = site.create("human", "greedy")
    problem = site.ask("PUT", f"/api/tables/{made.id}/seats/1", {"kind": "human"}, made.owner, status=409)
    assert problem["code"] == "wrong-status"


def test_a_game_is_given_up_when_all_people_vote_so(site: Site) -> None:
    made = site.create("human", "human", "greedy")
    made.start()
    assert "secret: " not in site.ask("GET", f"/api/tables/{made.id}/record")
    first = site.ask("POST", f"/api/tables/{made.id}/resign", {}, made.secrets[0])
    assert first["status"] == "playing"
    taken_back = site.ask("POST", f"/api/tables/{made.id}/resign", {"vote": False}, made.secrets[0])
    assert not taken_back["players"][0]["resigns"]
    site.ask("POST", f"/api/tables/{made.id}/resign", {}, made.secrets[1])
    last = site.ask("POST", f"/api/tables/{made.id}/resign", {}, made.secrets[0])
    assert last["status"] == "abandoned"
    assert "secret: " in site.ask("GET", f"/api/tables/{made.id}/record")


def test_a_rematch_knows_everybodys_secret(site: Site) -> None:
    made = site.create("human", "human")
    assert site.ask("POST", f"/api/tables/{made.id}/rematch", {}, made.owner, status=409)["code"] == "wrong-status"
    made.start()
    for seat in (0, 1):
        site.ask("POST", f"/api/tables/{made.id}/resign", {}, made.secrets[seat])
    watching = site.join(made.id)
    new = site.ask("POST", f"/api/tables/{made.id}/rematch", {}, made.secrets[1])
    again = site.ask("POST", f"/api/tables/{made.id}/rematch", {}, made.owner)
    assert again["id"] == new["id"] != made.id
    told = watching.hear_until(lambda message: message["type"] == "table" and message["table"]["rematch"] != "")
    assert told["table"]["rematch"] == new["id"]
    assert site.join(new["id"], made.secrets[1]).hear_type("joined")["own"] == [1]
    assert site.ask("POST", f"/api/tables/{new['id']}/start", {}, made.owner)["status"] == "playing"


def test_a_rematch_with_bots_alone_begins_at_once(site: Site) -> None:
    made = site.create("human", "greedy")
    made.start()
    site.ask("POST", f"/api/tables/{made.id}/resign", {}, made.secrets[0])
    new = site.ask("POST", f"/api/tables/{made.id}/rematch", {"contribution": "dew"}, made.secrets[0])
    assert new["status"] == "playing"
    assert site.ask("POST", f"/api/tables/{made.id}/rematch", {}, made.owner)["id"] == new["id"]


def test_a_rematch_at_one_screen_begins_at_once_and_with_others_it_waits(site: Site) -> None:
    made = site.create("human", "human")
    made.start()
    for seat in (0, 1):
        site.ask("POST", f"/api/tables/{made.id}/resign", {}, made.secrets[seat])
    waiting = site.ask("POST", f"/api/tables/{made.id}/rematch", {}, made.secrets[0])
    assert waiting["status"] == "waiting"
    secrets = {"secrets": [made.secrets[0], made.secrets[1]]}
    begun = site.ask("POST", f"/api/tables/{made.id}/rematch", secrets, made.secrets[0])
    assert (begun["id"], begun["status"]) == (waiting["id"], "playing")


def test_the_lobby_shows_listed_tables_only(site: Site) -> None:
    shown = site.create("human", "open")
    hidden = site.create("human", "open", listed=False)
    ids = [table["id"] for table in site.ask("GET", "/api/tables")["tables"]]
    assert shown.id in ids
    assert hidden.id not in ids
    mine = site.ask("GET", f"/api/tables?ids={hidden.id},nowhere")["tables"]
    assert [table["id"] for table in mine] == [hidden.id]


def test_no_answer_of_the_server_names_a_third_party(site: Site) -> None:
    for path in ("/", "/api/docs", "/table/abc"):
        answer = site.http.get(path)
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert "//" not in answer.text.replace("<!doctype", "")


def test_another_host_name_is_not_served(site: Site) -> None:
    answer = site.http.get("/api/games", headers={"Host": "evil.example"})
    assert answer.status_code == 421


def test_health_and_texts(site: Site) -> None:
    site.create("human", "open")
    assert site.ask("GET", "/health") == {"status": "ok"}
    assert "event-" in site.ask("GET", "/api/games/kingdom/texts/es")
    assert site.ask("GET", "/api/games/kingdom/texts/tlh", status=404)["code"] == "unknown-language"
    details = site.ask("GET", "/api/games/kingdom")
    assert details["actions"][0]["id"] == 0
    assert details["pack"]["facts"]


def test_a_tables_words_say_what_its_cards_do(site: Site) -> None:
    made = site.create("human", "open")
    words = site.ask("GET", f"/api/tables/{made.id}/words/es")
    assert words["figures"]["seats"] == 2
    assert any(thing.startswith("fortune-") for thing in words["about"])
    assert site.ask("GET", f"/api/tables/{made.id}/words/tlh", status=404)["code"] == "unknown-language"


def test_a_tables_words_tell_what_no_action_names(site: Site) -> None:
    made = site.create("human", game="architects", options={"ai_opponent": "patron"})
    words = site.ask("GET", f"/api/tables/{made.id}/words/en")
    assert words["about"]["opponent-patron"].startswith("Starts with Virtue")
    assert "scheme-s01" in words["about"]


@pytest.mark.parametrize("path", ["/", "/lobby", "/api/games", "/health"])
def test_the_head_of_a_page_can_be_asked_for(site: Site, path: str) -> None:
    whole, head = site.http.get(path), site.http.head(path)
    assert head.status_code == whole.status_code == 200
    assert head.headers["content-type"] == whole.headers["content-type"]
    assert head.content == b""

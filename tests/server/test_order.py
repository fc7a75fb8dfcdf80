"""The owner of a table says who may watch and talk there, and nobody else does."""

from __future__ import annotations

from tests.server.table_talk import Browser, Json, Made, Site


def keep_order(made: Made, secret: str, status: int = 0, **order: object) -> Json:
    kept: Json = made.site.ask("PUT", f"/api/tables/{made.id}/order", order, secret, status)
    return kept


def says(browser: Browser, seat: int) -> str:
    answer = browser.answer(browser.say(type="say", seat=seat, text="Shalom"))
    return str(answer.get("code", answer["type"]))


def test_only_the_owner_keeps_order(site: Site) -> None:
    made = site.create("human", "human")
    made.start()
    assert keep_order(made, made.secrets[0], 403, talk=False)["code"] == "not-yours"
    assert keep_order(made, made.owner, talk=False)["order"] == {"spectators": True, "talk": False, "muted": []}


def test_who_is_muted_plays_on_and_is_not_heard(site: Site) -> None:
    made = site.create("human", "human")
    made.start()
    keep_order(made, made.owner, talk=False, muted=[1])
    watching, first, second = site.join(made.id), made.join(0), made.join(1)
    for browser in (watching, first, second):
        browser.hear_type("state")
    assert (says(watching, -1), says(first, 0), says(second, 1)) == ("muted", "ack", "muted")
    keep_order(made, made.owner)
    assert (says(watching, -1), says(second, 1)) == ("ack", "ack")


def test_spectators_are_sent_away_and_see_nothing_more_but_players_stay(site: Site) -> None:
    made = site.create("human", "human")
    made.start()
    watching, first = site.join(made.id), made.join(0)
    for browser in (watching, first):
        browser.hear_type("state")
    keep_order(made, made.owner, spectators=False)
    assert watching.hear_type("refused")["code"] == "no-spectators"
    assert site.join(made.id).hear()["code"] == "no-spectators"
    for path in ("replay", "at/0", "record"):
        assert site.ask("GET", f"/api/tables/{made.id}/{path}", status=403)["code"] == "no-spectators"
    site.ask("GET", f"/api/tables/{made.id}/replay", secret=made.secrets[0])
    assert says(first, 0) == "ack"


def test_whoever_comes_to_sit_down_is_let_in(site: Site) -> None:
    made = site.create("human", "open")
    keep_order(made, made.owner, spectators=False)
    assert site.join(made.id).hear_type("joined")["own"] == []

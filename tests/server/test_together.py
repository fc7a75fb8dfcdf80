"""Several actions in one message: all of them or none, and one step back takes them all back."""

from __future__ import annotations

from pathlib import Path

from ophir.engine.records import read_record, verify
from ophir.games import game
from tests.server.table_talk import Browser, Made, Site, fresh_site

PAWNS_STAND = 3


def at_resolution(site: Site) -> tuple[Made, Browser]:
    """A table whose two people, in one browser, have placed all their Pawns on the map."""
    made = site.create("human", "human", seed="7")
    made.start()
    browser = made.join(0, 1)
    browser.hear_type("state")
    while browser.state["prompt"]["ask"] == "place":
        map_first = next(action for action in browser.open_actions() if action.startswith("place "))
        browser.act(browser.state["to_move"], map_first)
        browser.hear_type("state")
    assert browser.state["prompt"]["ask"] == "resolve"
    assert browser.state["series"]["least"] == browser.state["series"]["most"] >= PAWNS_STAND
    return made, browser


def together(browser: Browser, actions: list[str], version: int | None = None) -> dict[str, object]:
    state = browser.state
    seen = state["version"] if version is None else version
    return browser.answer(browser.say(type="together", seat=state["to_move"], actions=actions, version=seen))


def test_all_that_only_collects_is_collected_by_one_message_and_taken_back_by_one_step(site: Site) -> None:
    _, browser = at_resolution(site)
    before = browser.state
    assert together(browser, list(before["series"]["times"]))["type"] == "ack"
    browser.hear_type("state")
    resolved = [line for line in browser.log if line["action"].startswith("resolve")]
    assert browser.state["version"] == before["version"] + len(resolved)
    browser.say(type="look", seat=before["to_move"])
    browser.hear_type("state")
    steps = browser.state["undo"]["steps"]
    assert steps[0] == len(resolved) == browser.state["undo"]["count"]
    undo = browser.say(type="undo", seat=before["to_move"], version=browser.state["version"], count=steps[0])
    assert browser.answer(undo)["type"] == "ack"
    browser.hear_type("state")
    assert browser.state["view"]["state"] == before["view"]["state"]
    assert browser.state["series"] == before["series"]


def test_nothing_happens_if_one_of_them_may_not_be_taken(site: Site) -> None:
    _, browser = at_resolution(site)
    some = list(browser.state["series"]["times"])
    for wrong in ([*some, some[0]], [*some[:-1], "pass"], some[:-1]):
        refused = together(browser, wrong)
        assert (refused["type"], refused["code"]) == ("refused", "illegal-action")
    foreign = together(browser, ["resolve nowhere", *some[1:]])
    assert foreign["code"] == "unknown-action"
    other = browser.say(
        type="together", seat=1 - browser.state["to_move"], actions=some, version=browser.state["version"]
    )
    assert browser.answer(other)["code"] == "illegal-action"
    browser.say(type="look", seat=browser.state["to_move"])
    assert browser.hear_type("state")["version"] == browser.state["version"]


def test_a_stale_version_is_answered_with_the_state_as_it_is(site: Site) -> None:
    _, browser = at_resolution(site)
    refused = together(browser, list(browser.state["series"]["times"]), version=1)
    assert refused["code"] == "stale-version"
    assert refused["state"]["version"] == browser.state["version"]  # type: ignore[index]


def test_a_person_discards_two_cards_at_once_and_the_turn_ends_after_one(site: Site) -> None:
    made = site.create("human", "human", game="temple", seed="3")
    made.start()
    browser = made.join(0, 1)
    browser.hear_type("state")
    for wanted in (2, 1):
        while browser.state["prompt"]["ask"] != "discard":
            browser.act(browser.state["to_move"], browser.open_actions()[-1])
            browser.hear_type("state")
        seat, series = browser.state["to_move"], browser.state["series"]
        assert (series["least"], series["most"]) == (0, 2)
        assert together(browser, list(series["times"])[:wanted])["type"] == "ack"
        browser.hear_type("state")
        last = [line["action"].partition(" ")[0] for line in browser.log if line["seat"] == seat][-2:]
        assert last == (["discard", "discard"] if wanted == 2 else ["discard", "end"])


def test_the_log_and_the_record_keep_what_was_taken_together(tmp_path: Path) -> None:
    with fresh_site(tmp_path) as site:
        made, browser = at_resolution(site)
        together(browser, list(browser.state["series"]["times"]))
        shown = browser.hear_type("state")
        browser.close()
    with fresh_site(tmp_path) as again:
        browser = again.join(made.id, *made.secrets.values())
        assert browser.hear_type("state")["view"] == shown["view"]
        for secret in made.secrets.values():
            again.ask("POST", f"/api/tables/{made.id}/resign", {}, secret)
        record = read_record(again.ask("GET", f"/api/tables/{made.id}/record"))
        assert verify(record, game("kingdom")).view(shown["seat"]).to_json()["state"] == shown["view"]["state"]
        browser.close()

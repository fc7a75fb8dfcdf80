"""Playing at a table over the socket."""

from __future__ import annotations

from ophir.engine.records import read_record, verify
from ophir.games import game
from tests.server.table_talk import Browser, Site


def play_to_the_end(browser: Browser, seat: int) -> None:
    """Take the first open option whenever it is this seat's decision."""
    browser.hear_type("state")
    while browser.state["status"] == "playing":
        if browser.state["to_move"] == seat:
            answer = browser.act(seat, browser.open_actions()[0])
            assert answer["type"] in ("ack", "refused"), answer
            if answer["type"] == "refused":
                browser.state = answer["state"]
                continue
        before = browser.state["version"]
        while browser.state["version"] == before:
            browser.hear_type("state")


def test_one_person_and_two_bots_play_to_the_end_and_the_record_verifies(site: Site) -> None:
    made = site.create("human", "greedy", "greedy")
    info = site.ask("GET", f"/api/tables/{made.id}")
    made.start()
    browser = made.join(0)
    play_to_the_end(browser, 0)
    result = browser.state["result"]
    assert result["winners"]
    text = site.ask("GET", f"/api/tables/{made.id}/record")
    record = read_record(text)
    assert record.commitment == info["commitment"]
    assert record.secret == result["secret"]
    assert verify(record, game("kingdom")).scores == result["scores"]

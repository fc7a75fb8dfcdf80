"""Response windows of Solomon's Temple at a table: late, double and foreign answers, and a line that breaks."""

from __future__ import annotations

import pytest

from tests.server.table_talk import Browser, Made, Site

WINDOW = "sin-window"
# What brings a game to an announced build soon: lay nothing down, build, end turns.
SOON = ("announce", "go ", "end", "pass", "accept", "decline")
MOST_DECISIONS = 80


def at_the_table(made: Made, *seats: int) -> Browser:
    browser = made.join(*seats)
    browser.hear_type("state")
    return browser


def step(both: Browser) -> None:
    """One decision of whoever is asked."""
    seat = both.state["to_move"]
    actions = both.open_actions()
    action = next((one for start in SOON for one in actions if one.startswith(start)), actions[0])
    version = both.state["version"]
    assert both.act(seat, action)["type"] == "ack"
    if both.state["version"] == version:
        both.hear_until(lambda message: message["type"] == "state" and message["version"] > version)


@pytest.fixture
def made(site: Site) -> Made:
    """Two people at a table where a build is announced and the other may answer."""
    table = site.create("human", "human", game="temple", seed="5")
    table.start()
    both = at_the_table(table, 0, 1)
    for _ in range(MOST_DECISIONS):
        if both.state["prompt"]["ask"] == WINDOW:
            return table
        step(both)
    raise AssertionError("no build was announced")


def seats_of(made: Made) -> tuple[int, int]:
    """Who may answer, and who waits."""
    asked = at_the_table(made, 0, 1).state["prompt"]["seat"]
    return asked, 1 - asked


def test_the_game_waits_for_the_answer_and_both_know_of_whom_it_is_asked(made: Made) -> None:
    asked, waits = seats_of(made)
    waiting = at_the_table(made, waits)
    assert waiting.state["to_move"] == asked
    assert waiting.state["prompt"]["ask"] == WINDOW
    assert waiting.open_actions() == []
    assert "pass" in at_the_table(made, asked).open_actions()


def test_a_late_answer_to_a_window_changes_nothing(made: Made) -> None:
    asked, _ = seats_of(made)
    responder = at_the_table(made, asked)
    version = responder.state["version"]
    sin = next(action for action in responder.open_actions() if action != "pass")
    assert responder.act(asked, "pass", version=version)["type"] == "ack"
    late = responder.act(asked, sin, version=version)
    assert late["code"] == "stale-version"
    assert late["state"]["version"] == version + 1
    assert late["state"]["prompt"]["ask"] != WINDOW


def test_of_two_answers_at_once_one_counts(made: Made) -> None:
    asked, _ = seats_of(made)
    one, two = at_the_table(made, asked), at_the_table(made, asked)
    version = one.state["version"]
    sin = next(action for action in one.open_actions() if action != "pass")
    first = one.say(type="act", seat=asked, action=sin, version=version)
    second = two.say(type="act", seat=asked, action="pass", version=version)
    answers = [one.answer(first), two.answer(second)]
    assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
    assert next(answer for answer in answers if answer["type"] == "refused")["code"] == "stale-version"
    assert at_the_table(made, asked).state["version"] == version + 1


def test_whoever_is_not_asked_cannot_answer(made: Made) -> None:
    asked, waits = seats_of(made)
    waiting = at_the_table(made, waits)
    version = waiting.state["version"]
    assert waiting.act(waits, "pass")["code"] == "illegal-action"
    assert waiting.act(asked, "pass")["code"] == "not-yours"
    watching = made.site.join(made.id)
    watching.hear_type("state")
    assert watching.act(asked, "pass")["code"] == "not-yours"
    assert at_the_table(made, waits).state["version"] == version


def test_a_line_that_breaks_in_a_window_finds_it_open_again(made: Made) -> None:
    asked, waits = seats_of(made)
    before = at_the_table(made, asked)
    known = before.state["version"]
    before.socket.close()
    again = made.join(asked, after=known)
    again.hear_type("state")
    assert again.state["version"] == known
    assert again.state["prompt"]["ask"] == WINDOW
    assert again.state["choices"] == before.state["choices"]
    waiting = at_the_table(made, waits)
    assert again.act(asked, "pass")["type"] == "ack"
    waiting.hear_until(lambda message: message["type"] == "state" and message["version"] > known)
    assert waiting.state["prompt"]["ask"] != WINDOW

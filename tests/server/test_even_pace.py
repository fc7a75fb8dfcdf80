"""Response windows at even pace: neither a question nor its answer tells what somebody holds."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from tests.server.table_talk import Browser, Json, Made, Site

SECONDS = 1
EARLY = 0.05  # the monotonic clock of the server and this one's reading of it differ by less
MOST_DECISIONS = 150


class Table:
    """Two people who came by link, and a spectator."""

    def __init__(self, site: Site, answers: str) -> None:
        self.chance = random.Random(2)
        self.made: Made = site.create("human", "open", game="temple", answers=answers, answer_seconds=SECONDS)
        taken = site.ask("POST", f"/api/tables/{self.made.id}/seats/1/take", {"name": "Guest"})
        self.made.secrets[1] = taken["secret"]
        self.made.start()
        self.all = [self.made.join(0), self.made.join(1), site.join(self.made.id)]
        for browser in self.all:
            browser.hear_type("state")

    @property
    def state(self) -> Json:
        return self.all[2].state

    @property
    def is_asked(self) -> bool:
        return bool(self.state["prompt"]["ask"].endswith("-window"))

    def act(self, action: str) -> None:
        version, seat = self.state["version"], self.state["to_move"]
        assert self.all[seat].act(seat, action)["type"] == "ack"
        self.hear(version + 1)

    def hear(self, version: int) -> None:
        for browser in self.all:
            while browser.state["version"] < version:
                browser.hear_type("state")

    def close(self) -> None:
        for browser in self.all:
            browser.close()

    def go_on(self, held: bool) -> Browser:
        """Play until somebody is asked who has a fitting card, or none; who that is."""
        for _ in range(MOST_DECISIONS):
            asked = self.all[self.state["to_move"]]
            actions = asked.open_actions()
            if self.is_asked and (len(actions) > 1) == held:
                return asked
            self.act("pass" if self.is_asked else self.chance.choice(actions))
        pytest.fail("nobody was asked like that")


@pytest.fixture(autouse=True)
def always_the_same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ophir.server.tables.secrets", SimpleNamespace(token_hex=lambda _: "a secret"))


@pytest.fixture(params=["even", "asked"])
def table(site: Site, request: pytest.FixtureRequest) -> Iterator[Table]:
    table = Table(site, request.param)
    yield table
    table.close()


def what_others_hear(table: Table, asked: Browser) -> list[tuple[str, object]]:
    """The messages that a pass brings to the others, without their numbers."""
    version = table.state["version"]
    others = [browser for browser in table.all if browser is not asked]
    before = [len(browser.heard) for browser in others]
    entries = [len(browser.log) for browser in others]
    seat = table.state["to_move"]
    sent = time.monotonic()
    assert asked.act(seat, "pass")["type"] == "ack"
    assert table.state["version"] == version
    table.hear(version + 1)
    assert time.monotonic() - sent > 0
    return [
        (
            "".join(text[9:14] for text in browser.heard[count:]),
            [(one["action"], [event["id"] for event in one["events"]][:1]) for one in browser.log[entry:]],
        )
        for browser, count, entry in zip(others, before, entries, strict=True)
    ]


def test_a_pass_looks_the_same_with_a_card_and_without(table: Table) -> None:
    heard = [what_others_hear(table, table.go_on(held)) for held in (True, False)]
    assert all(each == heard[0] for each in heard)


def test_no_pass_comes_before_its_time(table: Table) -> None:
    for held in (True, False):
        asked = table.go_on(held)
        within = asked.state["answer_within"]
        assert 0 < within <= SECONDS
        began = time.monotonic()
        what_others_hear(table, asked)
        # The state was heard before this clock was read, so what is left of its time is an upper bound of the pause.
        assert time.monotonic() - began > within - SECONDS - EARLY
        assert table.all[2].state["version"] == asked.state["version"]


def test_at_even_pace_nobody_has_to_pass_and_who_is_away_is_waited_for(site: Site) -> None:
    table = Table(site, "even")
    table.go_on(held=True)
    version = table.state["version"]
    table.hear(version + 1)  # nobody did anything
    assert table.all[2].log[-1]["action"] == "pass"
    asked = table.go_on(held=False)
    seat, version = table.state["to_move"], table.state["version"]
    asked.close()
    table.all[2].hear_until(lambda one: one["type"] == "table" and not one["table"]["players"][seat]["connected"])
    time.sleep(1.5 * SECONDS)
    assert site.ask("GET", f"/api/tables/{table.made.id}")["version"] == version
    table.all[seat] = table.made.join(seat)
    table.all[seat].hear_type("state")
    table.hear(version + 1)
    table.close()


def test_a_card_is_played_at_once_and_a_pass_before_it_is_refused(site: Site) -> None:
    table = Table(site, "even")
    asked = table.go_on(held=True)
    seat, version = table.state["to_move"], table.state["version"]
    card = next(one for one in asked.open_actions() if one != "pass")
    together = asked.say(type="together", seat=seat, actions=["pass"], version=version)
    assert asked.answer(together)["type"] == "refused", "a way past the pace"
    passed = asked.say(type="act", seat=seat, action="pass", version=version)
    played = asked.say(type="act", seat=seat, action=card, version=version)
    answers: dict[int, str] = {}
    while len(answers) < 2:
        message = asked.hear_type("ack", "refused")
        answers[message["ref"]] = message["type"]
    assert answers == {passed: "refused", played: "ack"}
    table.close()


def test_the_table_says_how_it_asks_and_alone_nobody_is_asked_in_vain(site: Site) -> None:
    table = Table(site, "asked")
    info = site.ask("GET", f"/api/tables/{table.made.id}")
    assert (info["answers"], info["answer_seconds"], info["options"]["every_window"]) == ("asked", SECONDS, True)
    table.close()
    quick = site.create("human", "open", game="temple", answers="open")
    assert site.ask("GET", f"/api/tables/{quick.id}")["options"]["every_window"] is False
    alone = site.ask("GET", f"/api/tables/{site.create('human', 'greedy', game='temple').id}")
    assert (alone["answers"], alone["options"]["every_window"]) == ("open", False)


def test_bots_pass_at_the_same_pace(site: Site) -> None:
    assert any(a_bot_was_asked(site) for _ in range(5)), "no bot was ever asked"


def a_bot_was_asked(site: Site) -> bool:
    """Play with a bot until it is asked out of turn; False if the game is over before."""
    made = site.create("human", "open", game="temple", answer_seconds=SECONDS)
    site.ask("PUT", f"/api/tables/{made.id}/seats/1", {"kind": "bot", "bot": "random"}, made.owner)
    made.start()
    mine = made.join(0)
    mine.hear_type("state")
    chance = random.Random(2)
    while (state := mine.state)["status"] == "playing":
        if state["prompt"]["ask"].endswith("-window") and state["to_move"] == 1:
            assert state["answer_within"] > 0
            assert mine.hear_type("state")["version"] > state["version"]
            mine.close()
            return True
        if state["to_move"] == 0:
            assert mine.act(0, chance.choice(mine.open_actions()))["type"] == "ack"
        while mine.state["version"] == state["version"]:
            mine.hear_type("state")
    mine.close()
    return False

"""One person against an automaton: tables that fit nobody are refused; an answer given twice or late does no harm."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ophir.bots import make_bot
from ophir.engine.errors import UnknownSeat
from ophir.engine.matches import Match
from ophir.games import game
from ophir.games.wisdom.jeroboam_roads import HisRoad
from tests.server.table_talk import Browser, Made, Site, fresh_site

ROAD_TIE = 11  # moves of the game with seed 1 after which the person decides about a road of Jeroboam's


def at_a_tie() -> Match:
    """A game against Jeroboam in which the person must settle a tie of his."""
    match = Match.new(game("wisdom"), 1, seed="1")
    bot = make_bot("random", 0)
    while len(match.played) < ROAD_TIE:
        match.play(bot.choose(match.position.view(0)), 0)
    assert isinstance(match.position.stack[-1], HisRoad)
    return match


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with fresh_site(Path(tmp_path_factory.mktemp("alone"))) as served:
        yield served


def go_on(site: Site, *seats: str, status: int = 0) -> dict[str, object]:
    """Sit down at a game that was begun."""
    body = {"record": str(at_a_tie().record), "seats": [{"kind": kind} for kind in seats]}
    found: dict[str, object] = site.ask("POST", "/api/records", body, status=status)
    return found


def joined(site: Site) -> tuple[Made, Browser]:
    made = Made(site, go_on(site, "human"))
    browser = made.join(0)
    browser.hear_type("state")
    return made, browser


def test_a_solo_game_does_not_go_on_with_two_people(site: Site) -> None:
    refused = go_on(site, "human", "human", status=400)
    assert "1" in str(refused)


def test_two_people_have_no_ties_of_jeroboams_to_settle(site: Site) -> None:
    people = [{"kind": "human"}, {"kind": "human"}]
    body = {"game": "wisdom", "seats": people, "options": {"solo_ties": "auto"}}
    refused = site.ask("POST", "/api/tables", body, status=400)
    assert "solo_ties" in str(refused)


def test_a_tie_is_settled_once_and_the_second_answer_changes_nothing(site: Site) -> None:
    _, browser = joined(site)
    version = browser.state["version"]
    first, second = browser.open_actions()[:2]
    browser.act(0, first)
    refused = browser.act(0, second, version)
    assert refused["code"] == "stale-version"
    seen = browser.state["version"]
    assert browser.act(0, first)["type"] == "refused"
    assert browser.state["version"] == seen


def test_after_an_answer_that_came_late_the_game_goes_on(site: Site) -> None:
    made, browser = joined(site)
    version = browser.state["version"]
    first, second = browser.open_actions()[:2]
    other = made.join(0)
    other.hear_type("state")
    other.act(0, second)
    assert browser.act(0, first, version)["code"] == "stale-version"
    while browser.state["version"] == version:
        browser.hear_type("state")
    assert browser.act(0, browser.open_actions()[0])["type"] != "refused"


def test_nobody_but_the_person_settles_his_ties() -> None:
    match = at_a_tie()
    with pytest.raises(UnknownSeat):
        match.play(match.position.legal()[0], 1)

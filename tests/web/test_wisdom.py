"""Wisdom of Solomon in the browser: alone against Jeroboam by mouse, two by keyboard, and his turn step by step."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from ophir.bots import make_bot
from ophir.engine.matches import Match
from ophir.games import game
from tests.web.axe import violations, with_settings
from tests.web.hands import await_turn, choose_by_keyboard, choose_by_mouse, open_table

ALONE = [{"kind": "human", "name": "Ada"}]
SHORT = {"max_years": 2}  # a game of two years is scored like any other
MOST_DECISIONS = 300
WINDOWS = [(1440, 900), (1366, 768), (1024, 768), (390, 844)]


def play_to_the_end(page: Any, choose: Callable[[Any, Random], None]) -> None:
    lot = Random(3)
    for _ in range(MOST_DECISIONS):
        if not await_turn(page):
            return
        choose(page, lot)
    raise AssertionError("the game does not end")


def begun(moves: int, seed: str = "4") -> str:
    """The record of a game against Jeroboam after so many moves."""
    match = Match.new(game("wisdom"), 1, seed=seed)
    bot = make_bot("random", 0)
    while len(match.played) < moves:
        match.play(bot.choose(match.position.view(0)), 0)
    return str(match.record)


def sit_down(page: Any, site: str, record: str) -> None:
    """Go on with a game that was begun."""
    page.goto(f"{site}/about")
    table = page.evaluate(
        """async record => {
            const answer = await fetch('/api/records', {method: 'POST', headers: {'Content-Type': 'application/json'},
                body: JSON.stringify({record, seats: [{kind: 'human', name: 'Ada'}]})});
            const made = await answer.json();
            const keys = {secrets: made.secrets, owner: made.owner};
            localStorage.setItem('ophir-tables', JSON.stringify({[made.table.id]: keys}));
            return made.table.id;
        }""",
        record,
    )
    page.goto(f"{site}/t/{table}")
    page.wait_for_selector(".bar.mine")


@pytest.mark.timeout(240)
def test_a_person_plays_jeroboam_by_mouse_to_the_final_scores(
    site: str, visit: Callable[..., Any], shoot: Callable[[Any, str], None]
) -> None:
    page = visit()
    page.goto(f"{site}/t/{open_table(page, site, ALONE, game='wisdom', seed='3', options=SHORT)}")
    play_to_the_end(page, choose_by_mouse)
    page.wait_for_selector("dialog table")
    assert "Jeroboam" in page.inner_text("dialog table")
    assert "Temple Tiles" in page.inner_text("dialog table") or "Market" in page.inner_text("dialog table")
    shoot(page, "wisdom-final-scores")


@pytest.mark.timeout(240)
def test_two_play_by_keyboard_to_the_final_scores(site: str, visit: Callable[..., Any]) -> None:
    page = visit()
    seats = [*ALONE, {"kind": "bot", "bot": "greedy"}]
    page.goto(f"{site}/t/{open_table(page, site, seats, game='wisdom', seed='5', options=SHORT)}")
    play_to_the_end(page, choose_by_keyboard)
    page.wait_for_selector("dialog table")


@pytest.mark.timeout(120)
def test_his_turn_is_told_step_by_step_and_each_step_says_why(
    site: str, visit: Callable[..., Any], shoot: Callable[[Any, str], None]
) -> None:
    page = visit(reduced_motion="no-preference")
    with_settings(page, telling="steps")
    sit_down(page, site, begun(5))
    page.locator('[data-piece="place:bashan"]').first.dispatch_event("click")
    page.wait_for_selector(".telling")
    page.wait_for_selector(".telling h1 >> text=/Jeroboam draws a tile/")
    assert page.locator(".bar.mine").count() == 0
    assert page.locator('[data-state="open"]').count() == 0, "nothing is asked while he is on"
    assert "Why:" in page.inner_text(".telling")
    first = page.inner_text(".telling h1")
    page.locator('[data-piece="place:bashan"]').first.focus()  # where the click of a mouse leaves it
    page.keyboard.press("ArrowRight")
    page.wait_for_function("first => document.querySelector('.telling h1').textContent !== first", arg=first)
    assert page.locator(".court ol > li").count() == 2
    assert "Jeroboam" in page.inner_text("li.who"), "his turn is not over while it is told"
    shoot(page, "wisdom-telling")
    assert violations(page) == []
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector(f'.telling h1 >> text="{first}"')
    page.keyboard.press("s")
    page.wait_for_selector(".bar.mine")
    page.click("text=Jeroboam's turn")
    page.click('button >> text="Again"')
    page.wait_for_selector(f'.telling h1 >> text="{first}"')
    page.click("[data-skip]")
    page.locator(".log .why").last.click()
    page.wait_for_selector(".telling")
    page.keyboard.press("Escape")
    page.wait_for_selector(".bar.mine")


@pytest.mark.timeout(120)
def test_his_turn_goes_on_by_itself_to_the_end(site: str, visit: Callable[..., Any]) -> None:
    """Also over steps that are shown equally long."""
    page = visit(reduced_motion="no-preference")
    with_settings(page, telling="paced")
    page.clock.install()
    sit_down(page, site, begun(5))
    page.locator('[data-piece="place:bashan"]').first.dispatch_event("click")
    page.wait_for_selector(".telling h1 >> text=/Jeroboam draws a tile/")
    page.clock.run_for(60_000)
    page.wait_for_selector(".bar.mine")
    assert page.locator(".telling").count() == 0


@pytest.mark.timeout(120)
def test_a_tie_of_his_is_the_persons_to_decide(site: str, visit: Callable[..., Any]) -> None:
    page = visit()
    sit_down(page, site, begun(11, seed="1"))
    assert page.get_attribute(".bar", "data-ask") == "his-road"
    assert "leave it to you" in page.inner_text(".bar")
    assert "On turn" in page.inner_text('.player[aria-label="Jeroboam"]')
    assert page.locator(".court ol > li").count() > 0, "the steps that led here lie at hand"
    roads = page.locator('[data-piece^="edge:"][data-state="open"]')
    assert roads.count() == 2
    roads.first.dispatch_event("click")
    page.wait_for_selector("ol >> text=/Jeroboam places a road/")


@pytest.mark.timeout(240)
@pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("es", "dark")])
def test_the_table_fits_and_can_be_read_at_every_size(
    language: str, theme: str, site: str, visit: Callable[..., Any], shoot: Callable[[Any, str], None]
) -> None:
    page = visit()
    with_settings(page, language=language, theme=theme)
    sit_down(page, site, begun(30))
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        if width < height:
            page.locator("nav.tabs button").first.click()  # the board, as whoever comes with a phone sees it first
            assert page.locator(".hand").evaluate("one => one.scrollHeight <= one.clientHeight"), "no card is cut off"
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        shoot(page, f"wisdom-{width}-{theme}")
        assert violations(page) == []

"""Architects of the West Kingdom in the browser: alone against the AI opponent, two people by link, a Scheme card
step by step, and the table at every size in both languages."""

from __future__ import annotations

import os
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from ophir.bots import make_bot
from ophir.engine.matches import Match
from ophir.games import game
from tests.web.axe import violations, with_settings
from tests.web.hands import await_turn, choose_by_keyboard, choose_by_mouse, open_table
from tests.web.test_together import sit_down_by_link

ADA = {"kind": "human", "name": "Ada"}
MOST_DECISIONS = 400
LONG = bool(os.environ.get("OPHIR_LONG"))
WINDOWS = [(1440, 900), (1366, 768), (1024, 768), (390, 844)]


def begun(stop: Callable[[Match], bool], seed: str, seats: int = 1, **options: Any) -> str:
    """The record of a game that was played by lot until something held."""
    match = Match.new(game("architects"), seats, options, seed=seed)
    bot = make_bot("random", 0)
    while not stop(match):
        seat = match.position.to_move
        match.play(bot.choose(match.position.view(seat)), seat)
    return str(match.record)


def after(moves: int) -> Callable[[Match], bool]:
    return lambda match: len(match.played) >= moves


def sit_down(page: Any, site: str, record: str, seats: list[dict[str, str]] | None = None) -> None:
    """Go on with a game that was begun."""
    page.goto(f"{site}/about")
    table = page.evaluate(
        """async wish => {
            const answer = await fetch('/api/records', {method: 'POST', headers: {'Content-Type': 'application/json'},
                body: JSON.stringify(wish)});
            const made = await answer.json();
            const keys = {secrets: made.secrets, owner: made.owner};
            localStorage.setItem('ophir-tables', JSON.stringify({[made.table.id]: keys}));
            return made.table.id;
        }""",
        {"record": record, "seats": seats or [ADA]},
    )
    page.goto(f"{site}/t/{table}")
    page.wait_for_selector(".bar.mine")


def play_on(page: Any, choose: Callable[[Any, Random], None], decisions: int = MOST_DECISIONS) -> bool:
    """Play some decisions; True once the game is over."""
    lot = Random(3)
    for _ in range(decisions):
        if not await_turn(page):
            return True
        choose(page, lot)
    return False


@pytest.mark.timeout(400)
def test_a_person_plays_the_ai_opponent_by_mouse_to_the_final_scores(
    site: str, visit: Callable[..., Any], shoot: Callable[[Any, str], None]
) -> None:
    """The last turns; the whole game with OPHIR_LONG."""
    page = visit()
    if LONG:
        page.goto(f"{site}/t/{open_table(page, site, [ADA], game='architects', seed='3')}")
    else:
        sit_down(page, site, begun(guildhall_is_full, seed="3"))
    assert play_on(page, choose_by_mouse), "the game does not end"
    page.wait_for_selector("dialog table")
    scores = page.inner_text("dialog table")
    assert "Ada" in scores
    assert "Cathedral" in scores
    assert "Virtue" in scores
    shoot(page, "architects-final-scores")
    assert violations(page) == []


def guildhall_is_full(match: Match) -> bool:
    return bool(match.position.to_json()["state"]["last_turns"])


@pytest.mark.timeout(240)
def test_two_people_by_link_see_each_others_moves_and_not_their_cards(site: str, visit: Callable[..., Any]) -> None:
    ada, ben = visit(), visit()
    table = open_table(ada, site, [ADA, {"kind": "open"}], game="architects", options={"boards": "standard"})
    ada.goto(f"{site}/t/{table}")
    sit_down_by_link(ben, site, table, "Ben")
    ada.click("text=Start the game")
    lot = Random(7)
    for _ in range(12):  # a free Apprentice and the draft, then workers
        asked = next(page for page in waiting_for_one(ada, ben) if page.locator(".bar.mine").count())
        choose_by_keyboard(asked, lot) if asked is ben else choose_by_mouse(asked, lot)
    for page in (ada, ben):
        page.wait_for_selector(".log li.said")
    held = {page: set(page.evaluate(HELD)) for page in (ada, ben)}
    assert held[ada]
    assert held[ben]
    assert not held[ada] & held[ben], "nobody sees the other's Building cards"


HELD = "() => [...document.querySelectorAll('.court [data-piece^=\"hand:\"]')].map(one => one.dataset.piece)"


def waiting_for_one(*pages: Any) -> tuple[Any, ...]:
    """The pages, once one of them is asked."""
    for _ in range(300):
        if any(page.locator(".bar.mine").count() for page in pages):
            return pages
        pages[0].wait_for_timeout(100)
    raise AssertionError("nobody is asked")


@pytest.mark.timeout(240)
def test_the_scheme_card_is_shown_with_the_line_that_applied(
    site: str, visit: Callable[..., Any], shoot: Callable[[Any, str], None]
) -> None:
    page = visit(reduced_motion="no-preference")
    with_settings(page, telling="steps")
    sit_down(page, site, begun(after(6), seed="5"))
    lot = Random(2)
    for _ in range(40):
        page.wait_for_selector(".bar.mine, .telling")
        if page.locator(".telling").count():
            break
        choose_by_mouse(page, lot)
    page.wait_for_selector(".telling h1 >> text=/Scheme card/")
    assert page.locator('[data-state="open"]').count() == 0, "nothing is asked while it is on"
    for _ in range(8):
        if page.locator(".told .lines .applies").count():
            break
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(100)
    assert page.locator(".told .lines .applies").count() == 1
    shoot(page, "architects-scheme")
    assert violations(page) == []
    page.keyboard.press("s")
    page.wait_for_selector(".bar.mine")


def third_at_the_black_market(match: Match) -> bool:
    """May the person fill the Black Market?"""
    position = match.position
    taken = position.to_json()["state"]["black_market"]
    return len(taken) == 2 and any(one.startswith("place black_market") for one in position.legal_texts())


@pytest.mark.timeout(240)
def test_a_reset_is_told_step_by_step_and_waits_for_no_resting_pointer(
    site: str, visit: Callable[..., Any], shoot: Callable[[Any, str], None]
) -> None:
    page = visit(reduced_motion="no-preference")
    with_settings(page, telling="steps")
    sit_down(page, site, begun(third_at_the_black_market, seed="8"))
    page.locator('[data-piece^="market:"][data-state="open"]').first.dispatch_event("click")
    page.locator(".dock[role=alert] .acts button").first.click()  # it says what is coming
    page.wait_for_selector(".telling h1 >> text=The Black Market is reset.")
    assert page.locator("[data-piece^='stall:']").count() == 3, "the board stands as before the Reset"
    told = [page.inner_text(".telling h1")]
    while "Debt" not in told[-1]:
        page.keyboard.press("ArrowRight")
        told.append(page.inner_text(".telling h1"))
    shoot(page, "architects-reset")
    steps = ["is reset", "Prison: Black Market", "card is turned over", "Prison: ", "move on", "Virtue", "Debt"]
    assert in_order(steps, told), told
    page.wait_for_function("() => !document.querySelector('[data-piece^=\"stall:\"]')")
    assert violations(page) == []
    bar = page.locator(".telling").bounding_box()
    page.mouse.move(bar["x"] + 200, bar["y"] + 20)
    page.locator(".again").dispatch_event("click")
    page.wait_for_selector(".telling h1 >> text=/Prison: Black Market/")


def in_order(parts: list[str], told: list[str]) -> bool:
    """Does each part stand in a sentence, one after the other?"""
    sentences = iter(told)
    return all(any(part in said for said in sentences) for part in parts)


@pytest.mark.timeout(300)
@pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("es", "dark")])
def test_the_table_fits_and_can_be_read_at_every_size(
    language: str, theme: str, site: str, visit: Callable[..., Any], shoot: Callable[[Any, str], None]
) -> None:
    page = visit()
    with_settings(page, language=language, theme=theme)
    record = begun(after(70), seed="4", seats=3, ai_opponent="enforcer")
    sit_down(page, site, record, [ADA, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}])
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        if width < height:
            page.locator("nav.tabs button").first.click()  # the board, as whoever comes with a phone sees it first
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        shoot(page, f"architects-{width}-{theme}")
        assert violations(page) == []

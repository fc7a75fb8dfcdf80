"""The tutorial: one click from the landing page, played as the coach asks, on desk and phone, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.axe import violations, with_settings
from tests.web.hands import PATIENCE, moved_on, version

POINTED = "[data-pointed]"


def step(page: Any) -> int:
    return int(page.get_attribute(".coach", "data-step"))


def begin(page: Any, site: str, learn: str = "Learn by playing", game: str = "kingdom") -> None:
    """Begin the tutorial of a game; the boxes on the landing page stand in the order of the server's list."""
    page.goto(site)
    games = page.evaluate("() => fetch('/api/games').then(answer => answer.json())")["games"]
    taught = [one["id"] for one in games if one["tutorial"]]
    page.locator(f"text={learn}").nth(taught.index(game)).click()
    page.wait_for_selector(".coach", timeout=PATIENCE)


def do_as_asked(page: Any, tap: bool = False) -> None:
    """Choose what the coach points at."""
    page.wait_for_selector(POINTED, state="attached", timeout=PATIENCE)
    before = version(page)
    pointed = page.locator(POINTED).first
    pointed.dispatch_event("click")
    if tap and version(page) == before and page.locator(".dock .primary").count():
        page.locator(".dock .primary").first.tap()
    moved_on(page, before)


@pytest.mark.timeout(240)
@pytest.mark.parametrize(
    ("game", "seats", "theme", "language", "learn"),
    [
        ("kingdom", 3, "dark", "es", "Aprender jugando"),
        ("temple", 2, "light", "en", "Learn by playing"),
    ],
)
def test_the_tutorial_is_played_to_its_end(
    game: str,
    seats: int,
    theme: str,
    language: str,
    learn: str,
    site: str,
    visit: Callable[..., Any],
    shoot: Callable[[Any, str], None],
) -> None:
    page = visit()
    with_settings(page, theme=theme, language=language)
    begin(page, site, learn, game)
    shown = set()
    while not page.locator(".coach .primary").count():
        page.wait_for_selector(f"{POINTED}, .coach .primary", state="attached", timeout=PATIENCE)
        if step(page) not in shown:
            shown.add(step(page))
            assert violations(page) == [], f"step {step(page)}"
            shoot(page, f"tutorial-{game}-{theme}-{step(page)}")
        if page.locator(POINTED).count():
            do_as_asked(page)
    assert shown | {step(page)} == set(range(1, 11))
    assert violations(page) == []
    page.click(".coach .primary")
    page.wait_for_selector(".coach", state="detached")
    page.wait_for_selector(".bar.mine", timeout=PATIENCE)
    assert page.locator(".player").count() == seats


def test_another_move_is_answered_gently_and_changes_nothing(site: str, visit: Callable[..., Any]) -> None:
    page = visit()
    begin(page, site)
    before = version(page)
    page.locator('[data-piece="place:edom"]').dispatch_event("click")
    page.wait_for_selector(".coach .instead")
    assert "Yamhad" in page.inner_text(".coach .instead")
    assert version(page) == before
    do_as_asked(page)
    page.wait_for_selector('.coach[data-step="2"]')
    assert page.locator(".coach .instead").count() == 0


@pytest.mark.timeout(240)
@pytest.mark.parametrize("game", ["architects", "kingdom", "temple"])
def test_the_tutorial_on_a_phone_shows_what_it_points_at(
    game: str, site: str, visit: Callable[..., Any], shoot: Callable[[Any, str], None]
) -> None:
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    begin(page, site, game=game)
    shown = set()
    while not page.locator(".coach .primary").count():
        page.wait_for_selector(f"{POINTED}, .coach .primary", state="attached", timeout=PATIENCE)
        if not page.locator(POINTED).count():
            continue
        seen = page.evaluate(
            "selector => [...document.querySelectorAll(selector)].some(one => one.getBoundingClientRect().width > 0)",
            POINTED,
        )
        assert seen, f"step {step(page)} points at nothing that can be seen"
        if step(page) not in shown:
            shown.add(step(page))
            shoot(page, f"tutorial-{game}-phone-{step(page)}")
        do_as_asked(page, tap=True)

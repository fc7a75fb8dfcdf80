"""A game without a board of its own, and from outside the package, is played on the general one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from ophir.games import FOLDERS
from tests.web.axe import SIZES, THEME_AND_SIZE, violations, with_settings
from tests.web.conftest import ROOT, serving
from tests.web.hands import PATIENCE, await_turn, choose_by_keyboard, choose_by_mouse, open_table
from tests.web.test_pages import settled
from tests.web.test_whole_games import play_to_the_end

ADA = {"kind": "human", "name": "Ada"}
NOVICE = {"kind": "bot", "bot": "novice"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("data"), **{FOLDERS: str(ROOT / "tests/small_game/caravan")}) as address:
        yield address


def sit_down(page: Any, site: str) -> str:
    table = open_table(page, site, [ADA, NOVICE, NOVICE], game="caravan", seed="5")
    page.goto(f"{site}/t/{table}")
    return table


@pytest.mark.timeout(400)
@pytest.mark.parametrize("choose", [choose_by_mouse, choose_by_keyboard])
def test_a_person_plays_the_small_game_to_its_result(
    choose: Callable[[Any, Random], None], site: str, visit: Callable[..., Any], shoot: Callable[[Any, str], None]
) -> None:
    page = visit()
    table = sit_down(page, site)
    play_to_the_end(page, choose, Random(3))
    page.wait_for_selector("dialog table")
    assert "Ada" in page.inner_text("dialog")
    shoot(page, f"any-result-{choose.__name__}")
    page.goto(f"{site}/replay/{table}?move=5")
    page.wait_for_selector("text=On the camel")


SKIP = '.bar button:has-text("Skip")'


def play_until_counted(page: Any, site: str) -> None:
    """Play with all motion until the scores begin to be counted."""
    sit_down(page, site)
    lot = Random(3)
    while page.wait_for_selector(f".bar.mine, {SKIP}", timeout=PATIENCE) and not page.query_selector(SKIP):
        choose_by_mouse(page, lot)


def test_the_end_is_counted_up_and_the_winner_gilded_before_the_sources_are_shown(
    site: str, visit: Callable[..., Any]
) -> None:
    page = visit(reduced_motion="no-preference")
    play_until_counted(page, site)
    assert page.query_selector(".player.won, dialog") is None
    page.wait_for_selector(".bar >> text=Coins")
    page.wait_for_selector(".player.won")
    assert page.query_selector("dialog") is None
    page.wait_for_selector("dialog table")


def test_a_click_skips_the_counting(site: str, visit: Callable[..., Any]) -> None:
    page = visit(reduced_motion="no-preference")
    play_until_counted(page, site)
    page.click(SKIP)
    page.wait_for_selector("dialog table", timeout=1000)
    assert page.query_selector(".player.won")


def test_play_again_stays_while_one_looks_back(site: str, visit: Callable[..., Any]) -> None:
    page = visit()
    sit_down(page, site)
    play_to_the_end(page, choose_by_mouse, Random(3))
    page.wait_for_selector("dialog table")
    page.keyboard.press("Escape")
    page.locator("ol button").last.click()
    page.wait_for_selector(".bar >> text=Looking back")
    assert page.is_visible(".bar >> text=Play again")


@pytest.mark.timeout(240)
@pytest.mark.parametrize(("theme", "size"), THEME_AND_SIZE)
def test_the_general_board_is_fit_to_be_seen(
    theme: str, size: str, site: str, visit: Callable[..., Any], shoot: Callable[[Any, str], None]
) -> None:
    width, height = SIZES[size]
    page = visit(viewport={"width": width, "height": height}, has_touch=size == "phone")
    with_settings(page, theme=theme, language="es" if size == "tablet" else "en")
    sit_down(page, site)
    lot = Random(3)
    for turn in range(4):
        assert await_turn(page)
        settled(page)
        shoot(page, f"any-{size}-{theme}-{turn}")
        assert violations(page) == []
        choose_by_mouse(page, lot)
    wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, "the page scrolls sideways"


def test_a_game_from_outside_is_offered_at_the_door(site: str, visit: Callable[..., Any], shoot: Any) -> None:
    page = visit()
    page.goto(site)
    page.wait_for_selector("text=Caravan")
    settled(page)
    assert violations(page) == []
    shoot(page, "any-landing")
    page.goto(f"{site}/new?game=caravan")
    page.wait_for_selector("h2 >> text=Caravan")

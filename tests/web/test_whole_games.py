"""Complete games in a real browser, to the final scoring."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.web.hands import await_turn, choose_by_keyboard, choose_by_mouse, open_table

BOTS = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
MOST_DECISIONS = 600


def play_to_the_end(page: Any, choose: Callable[[Any, Random], None], lot: Random) -> None:
    for _ in range(MOST_DECISIONS):
        if not await_turn(page):
            return
        choose(page, lot)
    raise AssertionError("the game does not end")


@pytest.mark.timeout(400)
@pytest.mark.parametrize("choose", [choose_by_mouse, choose_by_keyboard])
def test_a_person_plays_two_bots_to_the_final_scores(
    choose: Callable[[Any, Random], None], site: str, visit: Callable[..., Any], shoot: Callable[[Any, str], None]
) -> None:
    page = visit()
    table = open_table(page, site, [{"kind": "human", "name": "Ada"}, *BOTS], seed="11")
    page.goto(f"{site}/t/{table}")
    play_to_the_end(page, choose, Random(3))
    page.wait_for_selector("dialog table")
    assert "Ada" in page.inner_text("dialog")
    shoot(page, f"final-scores-{choose.__name__}")
    page.goto(f"{site}/replay/{table}?move=40")
    page.wait_for_selector("text=40 /")
    shoot(page, f"replay-{choose.__name__}")
    with page.expect_download() as download:
        page.click("text=Download")
    record = download.value.path()
    page.goto(f"{site}/replay")
    page.set_input_files("input[type=file]", record)
    page.wait_for_url("**/replay/*")
    page.click("text=Play on from here")
    page.wait_for_selector(".bar.mine", timeout=60_000)


def test_play_now_needs_three_clicks_at_most_to_the_first_own_move(site: str, visit: Callable[..., Any]) -> None:
    page = visit()
    page.goto(site)
    page.click("text=Play now")
    page.wait_for_selector(".bar.mine", timeout=60_000)
    choose_by_mouse(page, Random(1))
    page.wait_for_selector("ol >> text=/You place/")

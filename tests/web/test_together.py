"""Two people at one table, each in an own browser; one screen for several; lines that break."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.web.hands import PATIENCE, await_turn, choose_by_mouse, is_over, moved_on, open_table, version

HUMAN_AND_LINK = [{"kind": "human", "name": "Ada"}, {"kind": "open"}]


def sit_down_by_link(page: Any, site: str, table: str, name: str) -> None:
    page.goto(f"{site}/t/{table}")
    page.fill("label.name input", name)
    page.click("text=Sit here")
    page.wait_for_selector("text=you")


@pytest.mark.timeout(400)
def test_two_browsers_play_a_whole_game(site: str, visit: Callable[..., Any]) -> None:
    ada, ben = visit(), visit()
    table = open_table(ada, site, HUMAN_AND_LINK)
    ada.goto(f"{site}/t/{table}")
    sit_down_by_link(ben, site, table, "Ben")
    ada.click("text=Start the game")
    lot = Random(8)
    pages = [ada, ben]
    for page in pages:
        page.wait_for_selector(".bar", timeout=20_000)
    for _ in range(900):
        ada.wait_for_function("() => document.querySelector('.bar')")
        if is_over(ada):
            break
        asked = next((page for page in pages if page.query_selector(".bar.mine")), None)
        if asked is None:
            ada.wait_for_timeout(20)
            continue
        choose_by_mouse(asked, lot)
    for page in pages:
        page.wait_for_selector("dialog table", timeout=20_000)
    assert "Ben" in ada.inner_text("dialog")


def test_a_cut_line_comes_back_with_what_happened_meanwhile(site: str, visit: Callable[..., Any]) -> None:
    page = visit()
    table = open_table(page, site, [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "random"}], seed="2")
    lines: list[Any] = []

    def pass_on(line: Any) -> None:
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket("**/live", pass_on)
    page.goto(f"{site}/t/{table}")
    assert await_turn(page)
    before = version(page)
    lines[-1].close()
    page.wait_for_selector(".toast.lost")
    page.wait_for_selector(".toast.lost", state="detached", timeout=15_000)
    assert version(page) == before
    choose_by_mouse(page, Random(1))
    assert len(lines) == 2


ONE_SCREEN = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"}]


def test_one_screen_for_two_people_has_a_curtain_before_the_hand_and_nothing_else(
    site: str, visit: Callable[..., Any], shoot: Callable[[Any, str], None]
) -> None:
    page = visit()
    page.goto(f"{site}/t/{open_table(page, site, ONE_SCREEN, seed='4', game='temple')}")
    lot = Random(1)
    lifted = 0
    page.wait_for_selector(".bar.mine", timeout=PATIENCE)
    while lifted < 3 or not page.query_selector("[data-lift]"):
        if page.query_selector("[data-lift]"):
            lifted += 1
            page.keyboard.press("Enter")
            page.wait_for_selector(".curtain", state="detached")
            assert page.query_selector('[data-piece^="hand:"], [data-piece^="deck:"]')
        choose_by_mouse(page, lot)
        page.wait_for_selector(".bar.mine")
    shoot(page, "curtain")
    page.wait_for_selector(".court .curtain")
    assert page.locator('[data-piece^="hand:"]').count() == 0
    assert page.locator('[data-state="open"]').count() == 0
    assert page.evaluate("() => document.elementFromPoint(innerWidth / 2, innerHeight / 2).closest('.board') !== null")
    page.locator("ol button").last.click()
    page.wait_for_selector(".bar >> text=Looking back")
    assert page.locator('[data-piece^="hand:"]').count() == 0


def test_no_curtain_comes_where_nobody_holds_a_card(site: str, visit: Callable[..., Any]) -> None:
    page = visit()
    page.goto(f"{site}/t/{open_table(page, site, ONE_SCREEN, seed='4')}")
    asked = set()
    for _ in range(3):
        assert await_turn(page)
        assert page.query_selector(".curtain, [data-lift]") is None
        asked.add(page.inner_text(".player.own .name"))
        choose_by_mouse(page, Random(1))
    assert asked == {"Ada", "Ben"}


def test_an_action_is_taken_back_while_nothing_new_is_known(site: str, visit: Callable[..., Any]) -> None:
    page = visit()
    table = open_table(page, site, [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "random"}], seed="6")
    page.goto(f"{site}/t/{table}")
    lot = Random(1)
    for _ in range(60):
        assert await_turn(page)
        if page.get_attribute("[data-undo]", "data-undo") == "1":
            break
        choose_by_mouse(page, lot)
    before = version(page)
    lines = page.locator("ol button").count()
    page.keyboard.press("u")
    moved_on(page, before)
    assert page.get_attribute("[data-undo]", "data-undo") == "0"
    assert page.locator("ol button").count() < lines


def test_what_another_player_has_seen_stands_and_the_button_says_so(site: str, visit: Callable[..., Any]) -> None:
    page = visit()
    page.goto(f"{site}/t/{open_table(page, site, [{'kind': 'human'}, {'kind': 'human'}], seed='4')}")
    assert await_turn(page)
    choose_by_mouse(page, Random(1))
    assert page.get_attribute("[data-undo]", "data-undo") == "0"
    assert "Another player has acted" in str(page.get_attribute("[data-undo]", "title"))


def test_a_wrong_address_is_explained(site: str, browser: Any) -> None:
    page = browser.new_page()
    page.goto(f"{site}/t/nowhere")
    assert "no table at this address" in page.inner_text("[role=alert]")
    page.close()

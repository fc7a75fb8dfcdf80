"""Series of clicks that are one: collecting all at once, picking several cards before one confirmation."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.web.axe import violations
from tests.web.hands import await_turn, moved_on, open_pieces, open_table, version
from tests.web.test_temple import play_until, sit_down

ALONE = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "novice"}]
MAP = ("judah", "edom", "ammon", "moab", "gilead", "tob", "hamath", "aram", "bashan", "zobah", "amalek")


@pytest.mark.timeout(120)
def test_one_click_collects_all_and_one_step_takes_it_back(site: str, visit: Callable[..., Any]) -> None:
    page = visit()
    page.goto(f"{site}/t/{open_table(page, site, ALONE, seed='7')}")
    await_turn(page)
    while page.get_attribute(".bar", "data-ask") == "place":
        before = version(page)
        free = next(piece for piece in open_pieces(page) if piece.removeprefix("place:") in MAP)
        page.locator(f'[data-piece="{free}"]').first.dispatch_event("click")
        moved_on(page, before)
        await_turn(page)
    before = version(page)
    page.click("[data-together] >> text=/Collect from [5-7] spaces/")
    moved_on(page, before)
    await_turn(page)
    assert page.get_attribute(".bar", "data-ask") == "market"
    page.keyboard.press("u")
    page.wait_for_selector(".bar[data-ask=resolve]")
    assert page.locator("[data-together]").is_visible(), "one step back took all of it back"


@pytest.mark.timeout(120)
def test_cards_are_picked_and_then_discarded_together(site: str, visit: Callable[..., Any]) -> None:
    page = visit()
    sit_down(page, site, "5")
    play_until(page, "discard", Random(3))
    cards = [piece for piece in open_pieces(page) if piece.startswith("hand:")]
    for card in cards[:3]:
        page.locator(f'[data-piece="{card}"]').first.click()
    picked = page.locator("[data-piece][aria-pressed=true]")
    assert picked.count() == 2, "what is too much drives out the first"
    assert page.locator("[data-mark^=pick]").count() == 2
    assert violations(page) == []
    page.locator(f'[data-piece="{cards[2]}"]').first.click()
    assert page.inner_text("[data-together]") == "Discard one card"
    page.locator(f'[data-piece="{cards[2]}"]').first.click()
    before = version(page)
    page.click("[data-together]")
    if page.locator(".dock[role=alert]").count():
        assert version(page) == before, "a second thought first"
        page.click("[data-together]")
    moved_on(page, before)
    page.wait_for_selector("ol >> text=/You discard/")


@pytest.mark.timeout(120)
def test_who_resigns_at_two_loses_and_can_play_again(site: str, visit: Callable[..., Any]) -> None:
    page = visit()
    page.goto(f"{site}/t/{open_table(page, site, ALONE, seed='7')}")
    await_turn(page)
    page.click("[aria-label='Seats and links']")
    page.click("[data-resign]")
    page.wait_for_selector("dialog >> text=/If you resign, .* wins/")
    page.click("[data-sure]")
    page.wait_for_selector(".bar >> text=Ada resigned.")
    assert page.locator(".bar >> text=Play again").is_visible()


POINTER = {"pointerType": "mouse", "clientX": 9, "clientY": 9}  # not where a click rests

# The line keeps an own move back until it is told to send it, as it was or at another version.
HOLD = """() => {
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        const message = JSON.parse(text);
        if (message.type !== 'act') return send.call(this, text);
        window.let_go = version => {
            WebSocket.prototype.send = send;
            send.call(this, JSON.stringify({...message, version: version ?? message.version}));
        };
    };
}"""


@pytest.mark.timeout(120)
def test_the_own_move_is_drawn_before_the_server_answers_and_taken_back_if_it_says_no(
    site: str, visit: Callable[..., Any]
) -> None:
    page = visit()
    heard: list[str] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda text: heard.append(str(text))))
    page.goto(f"{site}/t/{open_table(page, site, ALONE, seed='7')}")
    await_turn(page)
    own = page.locator(".spaces .seat-1 > use[href='#i-pawn'][width='46']")
    for version_sent, stands in ((1, 0), (None, 1)):
        before = version(page)
        page.locator("[data-piece='place:edom']").first.dispatch_event("pointerenter", POINTER)
        while not any('"type":"preview"' in text and "edom" in text for text in heard):
            page.wait_for_timeout(20)
        heard.clear()
        page.evaluate(HOLD)
        page.locator("[data-piece='place:edom']").first.dispatch_event("click")
        page.wait_for_function("() => Boolean(window.let_go)")
        assert page.get_attribute("[data-piece='place:edom']", "data-state") == "none", "it is used"
        page.wait_for_function("() => !document.querySelector('[data-state=open]')")
        assert (own.count(), version(page)) == (1, before), "it stands there though nobody has answered"
        page.evaluate("version => window.let_go(version)", version_sent)
        if stands:
            moved_on(page, before)
        else:
            page.wait_for_selector("[data-piece='place:edom'][data-state=open]")
        assert own.count() == stands
        page.locator("[data-piece='place:judah']").first.dispatch_event("pointerenter", POINTER)

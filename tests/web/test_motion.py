"""Moves are seen to happen; who wants a quiet table has one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.axe import with_settings
from tests.web.hands import PATIENCE, moved_on, open_table, version

SEATS = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"}]
WATCH = """() => {
    window.flown = 0;
    new MutationObserver(all => all.forEach(one => one.addedNodes.forEach(node => {
        if (node.classList?.contains('flight')) window.flown++;
    }))).observe(document.body, {childList: true, subtree: true});
    window.moved = 0;
    const look = () => {
        const lasts = one => one.effect.getComputedTiming().activeDuration > 0;
        window.moved += document.getAnimations().filter(lasts).length;
        requestAnimationFrame(look);
    };
    look();
}"""


def to_the_first_goods(page: Any, site: str) -> None:
    """One person on both seats: Ada collects gold in Judah, the rest is at the altar and thereabouts."""
    table = open_table(page, site, SEATS, seed="1")
    page.goto(f"{site}/t/{table}")
    page.wait_for_selector(".bar", timeout=PATIENCE)
    page.evaluate(WATCH)
    for _ in range(16):
        page.wait_for_selector(".bar.mine", timeout=PATIENCE)
        before = version(page)
        pieces = ("judah", "altar", "prophet", "yamhad", "zobah", "hamath", "tob", "edom", "moab", "amalek", "tadmor")
        wanted = next(
            f'[data-piece="place:{id}"][data-state="open"]'
            for id in pieces
            if page.query_selector(f'[data-piece="place:{id}"][data-state="open"]')
        )
        resolving = "resolve" in page.inner_text(".bar h1")
        page.locator(wanted).first.dispatch_event("click")
        moved_on(page, before)
        if resolving:
            return
    pytest.fail("no pawn was ever resolved")


def test_goods_fly_and_pawns_travel(site: str, visit: Callable[..., Any], shoot: Callable[[Any, str], None]) -> None:
    page = visit(reduced_motion="no-preference")
    to_the_first_goods(page, site)
    page.wait_for_function("() => window.flown > 0", timeout=5000)
    page.wait_for_timeout(330)
    shoot(page, "mid-flight")
    assert page.evaluate("() => window.moved") > 0
    page.wait_for_function("() => !document.querySelector('.flight')", timeout=5000)


@pytest.mark.parametrize("wish", [{"setting": "off"}, {"system": "reduce"}])
def test_who_wants_no_motion_gets_none(wish: dict[str, str], site: str, visit: Callable[..., Any]) -> None:
    page = visit(reduced_motion=wish.get("system", "no-preference"))
    with_settings(page, motion=wish.get("setting", "full"), language="en")
    to_the_first_goods(page, site)
    page.wait_for_timeout(300)
    assert page.evaluate("() => [window.flown, window.moved]") == [0, 0]

"""An answer given ahead, in a real browser: known to its owner alone, taken back, and played when the turn comes."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from tests.web.axe import violations, with_settings
from tests.web.hands import await_turn, choose_by_mouse, moved_on, version
from tests.web.shots import asked

TWO = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bea"}]


def seated(page: Any, site: str, made: Any, seat: int) -> Any:
    """A window that holds one seat of a table."""
    secrets = [one for one in made["secrets"] if one["seat"] == seat]
    keys = json.dumps(json.dumps({made["table"]["id"]: {"secrets": secrets, "owner": ""}}))
    with_settings(page, language="en", motion="off")
    page.add_init_script(f"localStorage.setItem('ophir-tables', {keys})")
    page.goto(f"{site}/t/{made['table']['id']}")
    page.wait_for_selector(".bar")
    return page


def test_what_is_answered_ahead_is_played_when_the_turn_comes(site: str, visit: Callable[..., Any]) -> None:
    page = visit()
    page.goto(f"{site}/about")
    made = asked(page, "/tables", {"game": "kingdom", "seats": TWO, "pace": 0})
    first = asked(page, f"/tables/{made['table']['id']}/start", {}, made["owner"])["to_move"]
    asks, waits = seated(page, site, made, first), seated(visit(), site, made, 1 - first)
    assert await_turn(asks)
    assert asks.locator("[data-ahead]").count() == 0, "nobody repeats where to place a Pawn"

    waits.get_by_role("button", name="Answer ahead").click()
    waits.get_by_label("Ask me after all if my choices change").uncheck()
    assert violations(waits) == []
    waits.locator("dialog [data-choice='place judah']").click()
    waits.get_by_text("You answer “Place a Pawn: Judah”.").wait_for()
    assert violations(waits) == []
    assert "answer" not in asks.inner_text(".bar")
    waits.get_by_role("button", name="Take it back").click()
    waits.get_by_role("button", name="Answer ahead").click()
    waits.locator("dialog [data-choice='place hamath']").click()
    waits.get_by_text("Unless something changes, you answer").wait_for()

    before = version(asks)  # a place is taken, so there is something else to choose from
    asks.locator('[data-piece="place:judah"]').first.dispatch_event("click")
    moved_on(asks, before)
    assert await_turn(waits)
    assert waits.get_by_text("you answer").count() == 0

    choose_by_mouse(waits, Random(1))
    assert await_turn(asks)
    waits.get_by_role("button", name="Answer ahead").click()
    waits.get_by_label("Ask me after all if my choices change").uncheck()
    waits.locator("dialog [data-choice='place tob']").click()
    waits.get_by_text("You answer “Place a Pawn: Tob”.").wait_for()
    before = version(asks)
    asks.locator('[data-piece="place:gilead"]').first.dispatch_event("click")
    moved_on(asks, before)
    assert await_turn(asks), "the answer was played, so it is the other's turn again"
    asks.get_by_text("Bea places a Pawn: Tob." if first == 0 else "Ada places a Pawn: Tob.").first.wait_for()

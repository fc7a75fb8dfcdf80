"""Architects of the West Kingdom in the browser: the AI opponent's Scheme card, step by step."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from ophir.bots import make_bot
from ophir.engine.matches import Match
from ophir.games import game
from tests.web.axe import violations, with_settings
from tests.web.hands import choose_by_mouse

ADA = {"kind": "human", "name": "Ada"}


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


@pytest.mark.timeout(240)
def test_the_scheme_card_is_shown_with_the_line_that_applied(
    site: str, visit: Callable[..., Any], shoot: Callable[[Any, str], None]
) -> None:
    page = visit(reduced_motion="no-preference")
    with_settings(page, telling="steps")
    sit_down(page, site, begun(after(6), seed="5"))
    lot = Random(2)
    for _ in range(12):
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

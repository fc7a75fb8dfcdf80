"""The pages to learn from: a puzzle is solved and a game is looked at again, in a real browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.web.axe import violations, with_settings
from tests.web.conftest import ROOT
from tests.web.shots import asked

SHORT = ROOT / "tests/records/wisdom/2-max_years-1.ophir"


def test_a_puzzle_is_solved_and_a_game_is_looked_at_again(site: str, visit: Callable[..., Any]) -> None:
    page = visit(viewport={"width": 1440, "height": 900})
    with_settings(page, language="en", motion="off")
    page.goto(f"{site}/puzzle")
    page.get_by_role("button", name="Hint", exact=True).click()
    assert page.get_by_text("2 tries left").count() == 1  # a hint costs one
    page.get_by_role("button", name="Solution").click()
    page.get_by_role("heading", name="The answer:").wait_for()
    assert page.get_by_text("1 day in a row.").count() == 1
    assert violations(page) == []
    page.reload()  # it stays solved
    page.get_by_role("heading", name="The answer:").wait_for()

    table = asked(page, "/records", {"record": SHORT.read_text(encoding="utf-8")})["table"]
    page.goto(f"{site}/review/{table['id']}?move=3")
    page.get_by_role("button", name="Look at this game again").click()
    page.get_by_text("decisions were looked at").wait_for(timeout=120_000)
    page.get_by_role("heading", name="What else was there").wait_for()
    page.keyboard.press("ArrowRight")
    page.get_by_role("heading", name="Move 4 of").wait_for()
    assert violations(page) == []
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")

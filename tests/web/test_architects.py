"""Architects of the West Kingdom in the browser: alone against the AI opponent by mouse, two people by link, a Reset and
its turn step by step, and the table at every size in both languages."""

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

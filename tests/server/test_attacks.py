"""The attacks of `python3 run.py attack` in their short form; kills have a file of their own."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from tests.attack.games import Checked, check_game
from tests.attack.messages import storm
from tests.attack.windows import Seen, guesses
from tests.server.table_talk import fresh_site


@pytest.mark.parametrize(("game", "seats"), [("kingdom", 2), ("temple", 2), ("wisdom", 1), ("architects", 1)])
def test_no_byte_that_anybody_is_told_depends_on_what_is_hidden_from_him(game: str, seats: int) -> None:
    checked = Checked()
    check_game(game, seats, 1, checked)
    assert checked.worlds > 20
    assert checked.hidden


def test_hostile_messages_are_answered_or_refused_and_others_play_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with fresh_site(tmp_path) as site:
        heard = asyncio.run(storm(site.port, 2_500, seed=1))
    assert heard["sent"] >= 2_500
    assert heard["moves"] == 1
    assert heard["refused"] > 500
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_the_observer_finds_what_can_be_found() -> None:
    """Else it would mean nothing that he finds nothing."""
    by_time = [[Seen("w", held, 1.0 + held / 10, {"size": 1}) for held in (False, True)] for _ in range(40)]
    by_size = [[Seen("w", held, 1.0, {"size": 1 + held}) for held in (False, True)] for _ in range(40)]
    nothing = [[Seen("w", held, 1.0, {"size": 1}) for held in (False, True)] for _ in range(40)]
    assert guesses(by_size, 1).share == 1.0
    assert guesses(by_time, 1) == (80.0, 80, ("time", "time"))
    assert 0.3 <= guesses(nothing, 1).share <= 0.7

"""Scoring, ties and the two ways in which the game ends."""

from __future__ import annotations

from typing import Any

from tests.games.reading import asked
from tests.games.wisdom.tables import table


def scored(seats: int = 2, **said: Any) -> Any:
    """The game ends by the limit of years."""
    return table(seats, at="year_end", turn=None, max_years=1, **said)


def test_tiles_and_cards_in_hand_are_added() -> None:
    made = scored(blue={"tiles": {"6": 1, "10": 1}, "hand": ["rain_sent", "stronghold"]}, red={"permanent": []})
    assert made.scores == [10 + 16 + 4, 10]
    assert made.outcome.sources[0] == {"start": 10, "tiles": 16, "hand": 4}


def test_rain_sent_in_play_is_no_card_in_hand() -> None:
    """R38"""
    assert scored(blue={"permanent": ["rain_sent"]}).scores == [10, 10]


def test_leftover_cubes_score_nothing_but_settle_a_tie() -> None:
    """R43"""
    made = scored(blue={"cubes": "GG"}, red={"cubes": "EFF"})
    assert (made.outcome.scores, made.outcome.winners, made.outcome.tie_break) == ([10, 10], [1], "leftover_cubes")


def test_a_second_tie_is_shared() -> None:
    """R43"""
    made = scored(3, blue={"cubes": "GG"}, red={"cubes": "EF"}, green={"favor": 9})
    assert (made.outcome.winners, made.outcome.tie_break) == ([0, 1], "shared")
    assert made.outcome.places == [1, 1, 3]


def test_the_last_tile_ends_the_game_with_its_year() -> None:
    tiles = {"6": 4, "7": 5, "8": 1}
    made = table(2, blue={"tiles": tiles})
    assert asked(made) == "D3 blue"
    made = table(2, at="year_end", turn=None, blue={"tiles": tiles})
    assert made.outcome.ends == ["temple"]


def test_both_ends_are_told() -> None:
    houses = dict.fromkeys(["gilead", "judah", "ammon", "moab", "edom", "negev"], 1)
    made = table(2, at="year_end", turn=None, blue={"tiles": {"6": 4, "7": 5, "8": 1}}, red={"houses": houses})
    assert made.outcome.ends == ["houses", "temple"]

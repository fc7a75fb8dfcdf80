"""What the interface says about the levels is what the ladder measured."""

from itertools import pairwise

import pytest

from ophir.bots.levels import LEVELS, level_records
from ophir.bots.measured import Match, Measured, measured
from ophir.games import GAMES

MEASURED = [game for game in GAMES if measured(game) is not None]  # the others are played by the default levels


@pytest.mark.parametrize("game", MEASURED)
def test_every_level_beats_the_one_below_but_leaves_it_a_chance(game: str) -> None:
    ladder = measured(game)
    assert ladder is not None
    assert sorted(level_records()[game]) == sorted(LEVELS)
    for weaker, stronger in pairwise(LEVELS):
        duel = ladder.share(stronger, weaker)
        assert duel is not None
        assert 0.65 <= duel.win_share <= 0.85
        assert duel.interval[0] > 0.5


@pytest.mark.parametrize("game", MEASURED)
def test_the_builder_beats_the_novice_nearly_always(game: str) -> None:
    ladder = measured(game)
    assert ladder is not None
    duel = ladder.share("builder", "novice")
    assert duel is not None
    assert duel.win_share >= 0.9


def test_the_ratings_of_kingdoms_levels_do_not_overlap() -> None:
    ladder = measured("kingdom")
    assert ladder is not None
    by_level = {standing.bot: standing for standing in ladder.standings}
    for weaker, stronger in pairwise(LEVELS):
        assert by_level[weaker].high < by_level[stronger].low


@pytest.mark.parametrize("game", MEASURED)
def test_the_levels_were_measured_by_rules_and_data_that_are_still_at_hand(game: str) -> None:
    ladder = measured(game)
    assert ladder is not None
    GAMES[game].check_rules(ladder.rules)
    assert GAMES[game].data(ladder.pack).hash == ladder.pack


def test_a_duel_reads_from_both_sides() -> None:
    ladder = Measured("kingdom", "1", "", "2026-01-01", "", "0", 2, [], [Match("novice", "master", 0.25, (0.1, 0.5))])
    assert ladder.share("novice", "master") == Match("novice", "master", 0.25, (0.1, 0.5))
    assert ladder.share("master", "novice") == Match("master", "novice", 0.75, (0.5, 0.9))
    assert ladder.share("master", "builder") is None


def test_a_game_that_nobody_measured_has_no_figures() -> None:
    assert measured("chess") is None

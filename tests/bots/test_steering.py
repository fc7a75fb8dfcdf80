"""How searches are steered."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from ophir.bots.search import Search
from ophir.bots.steering import steering_of
from ophir.engine.chance import Chance
from ophir.games import GAMES, game
from ophir.games.wisdom.placement import Place


def test_only_games_that_exist_are_steered() -> None:
    named = tomllib.loads((files("ophir.bots") / "steering.toml").read_text(encoding="utf-8"))
    assert set(named) <= {"default", *GAMES}


def test_a_game_without_steering_of_its_own_gets_the_usual_one() -> None:
    assert steering_of("kingdom") == steering_of("default") != steering_of("temple")


def test_a_search_is_steered_as_its_game_wants() -> None:
    view = game("temple").new(2, seed=1).view(0)
    assert Search(view, Chance(1)).exploration == steering_of("temple").exploration


def test_a_search_that_trusts_its_look_ahead_need_not_try_everything_first() -> None:
    match = game("wisdom").new(2, {"starting_player": "0"}, seed=1)
    while not isinstance(match.stack[-1], Place):
        match.do(match.legal()[0])
    search = Search(match.view(match.to_move), Chance(1))
    assert len(search.actions) > 15
    search.run(16)
    assert search.report()[0].visits >= 4
    assert sum(thought.visits > 0 for thought in search.report()) < 12

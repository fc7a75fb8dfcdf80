"""The peers that speed is compared with. They are installed in the bench environment only."""

from __future__ import annotations

import random
from typing import Final

from ophir.sim.bench import Batch, Subject

CATANATRON: Final = "catanatron"
CATANATRON_COPY: Final = "catanatron copy"
HEARTS_PYTHON: Final = "hearts, Python loop"
HEARTS_CPP: Final = "hearts, C++ loop"

COPY_AT: Final = 300  # decisions into a game, as its copy grows with the game
HEARTS_PLAYERS: Final = 4


def peers() -> list[Subject]:
    """Random play of each, and catanatron's copy; raises ImportError outside the bench environment."""
    return [
        Subject(CATANATRON, "decisions", catanatron_batch()),
        Subject(CATANATRON_COPY, "copies", catanatron_copies()),
        Subject(HEARTS_PYTHON, "decisions", hearts_in_python()),
        Subject(HEARTS_CPP, "decisions", hearts_in_cpp()),
    ]


def catanatron_batch() -> Batch:
    """Whole games of four random players; a decision is a ply, forced ones included, as it counts them."""
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT

    seeds = iter(range(1, 1_000_000))

    def batch() -> int:
        game = Game([RandomPlayer(color) for color in Color], seed=next(seeds))
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            decisions += 1
        return decisions

    return batch


def catanatron_copies() -> Batch:
    """Copies of one position in mid-game."""
    from catanatron import Color, Game, RandomPlayer

    game = Game([RandomPlayer(color) for color in Color], seed=1)
    for _ in range(COPY_AT):
        game.play_tick()

    def batch() -> int:
        for _ in range(100):
            game.copy()
        return 100

    return batch


def hearts_in_python() -> Batch:
    """OpenSpiel's hearts, driven from Python; dealing is chance and does not count as a decision."""
    import pyspiel

    game = pyspiel.load_game("hearts")
    chance = random.Random(1)

    def batch() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            decisions += not state.is_chance_node()
            state.apply_action(actions[int(chance.random() * len(actions))])
        return decisions

    return batch


def hearts_in_cpp() -> Batch:
    """The same game with OpenSpiel's own loop and bots; its length is always the same."""
    import pyspiel

    game = pyspiel.load_game("hearts")
    decisions = hearts_in_python()()
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(HEARTS_PLAYERS)]
    seeds = iter(range(1, 100_000_000))

    def batch() -> int:
        for _ in range(20):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return 20 * decisions

    return batch

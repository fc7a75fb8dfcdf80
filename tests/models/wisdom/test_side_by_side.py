"""The game's rules and an independent model, played side by side, agree in everything.

Compared at every decision: the whole position, who is asked what, and which answers there are; at the end the scores
and the winners. Whole games, and positions that play seldom comes to. OPHIR_LONG=1 plays hundreds of thousands of
decisions.
"""

from __future__ import annotations

import os
import random
from collections import Counter

import pytest

from ophir.engine.game import Position
from ophir.games import game
from tests.models.pushing import Pusher
from tests.models.wisdom.compare import FIGURES, SideBySide
from tests.models.wisdom.shaking import Shaker
from tests.models.wisdom.tastes import TASTES

LONG = bool(os.environ.get("OPHIR_LONG"))
GAMES = 100 if LONG else 1
SHAKEN = 800 if LONG else 8
MOST = 100_000 if LONG else 200  # decisions of a game
AFTER_SHAKING = 60 if LONG else 30


def some_options(seats: int, chance: random.Random) -> dict[str, object]:
    options: dict[str, object] = {}
    if seats == 1:
        options["solo_ties"] = chance.choice(["human", "auto"])
    elif chance.random() < 0.5:
        options["starting_player"] = str(chance.randrange(seats))
    if chance.random() < 0.2:
        options["max_years"] = chance.randint(1, 6)
    return options


def pusher(seed: str, chance: random.Random, seen: Counter[str]) -> Pusher:
    taste = chance.choice(TASTES)
    return Pusher(seed, seen, taste.likes, taste.eager)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_whole_games_are_the_same(seats: int) -> None:
    seen: Counter[str] = Counter()
    for number in range(GAMES):
        seed = f"{seats}-{number}"
        chance = random.Random(seed)
        position = game("wisdom").new(seats, some_options(seats, chance), seed)
        assert SideBySide(position, pusher(seed, chance, seen)).play(MOST) > 0


def early_turn(seats: int, chance: random.Random, seed: str) -> Position:
    """A position of the first years in which a worker is to be placed."""
    position = game("wisdom").new(seats, {"solo_ties": chance.choice(["human", "auto"])} if seats == 1 else {}, seed)
    moves = chance.randint(5, 40)
    while moves > 0 or (position.decision is not None and position.decision.id != "D3"):
        position.play(chance.choice(position.legal_texts()))
        moves -= 1
        if position.over:
            return early_turn(seats, chance, f"{seed} again")
    return position


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_rare_positions_lead_to_the_same(seats: int) -> None:
    seen: Counter[str] = Counter()
    for number in range(SHAKEN):
        seed = f"shaken {seats}-{number}"
        chance = random.Random(seed)
        data = early_turn(seats, chance, seed).to_json()
        if data["state"]["fortune"]["held"]:
            continue  # after a reshuffle cards can't be dealt anew without telling who held what
        position = game("wisdom").from_json(Shaker(FIGURES, seats, data, seed).shake())
        SideBySide(position, pusher(seed, chance, seen)).play(AFTER_SHAKING)

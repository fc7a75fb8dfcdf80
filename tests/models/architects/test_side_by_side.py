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
from tests.models.architects.compare import FIGURES, Architects, options_of
from tests.models.architects.shaking import Shaker
from tests.models.architects.tastes import TASTES
from tests.models.pushing import Pusher

LONG = bool(os.environ.get("OPHIR_LONG"))
GAMES = 60 if LONG else 1
SHAKEN = 800 if LONG else 6
MOST = 100_000 if LONG else 60  # decisions of a game
AFTER_SHAKING = 40 if LONG else 12


def some_options(seats: int, chance: random.Random) -> dict[str, object]:
    wow = chance.random() < 0.75
    options: dict[str, object] = {
        "expansion_wow": wow,
        "promo_cards": chance.random() < 0.5,
        "starting_apprentice": chance.choice(["as_box", "on", "off"]),
        "guildhall_clears_apprentices": chance.random() < 0.3,
    }
    if chance.random() < 0.2:
        options["boards"] = "standard"
    else:
        options["board_assignment"] = "choose" if chance.random() < 0.3 else "random"
        options["board_sets"] = ["base", *(["promo2018"] if chance.random() < 0.5 else []), *(["wow"] if wow else [])]
    if seats == 1 or (seats < 5 and chance.random() < 0.5):
        opponents = [one for one in FIGURES.opponents if wow or one not in FIGURES.adaptation["excluded_opponents"]]
        options["ai_opponent"] = chance.choice([*opponents, "random"])
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
        position = game("architects").new(seats, some_options(seats, chance), seed)
        assert Architects(position, pusher(seed, chance, seen)).play(MOST) > 0


def early_turn(seats: int, chance: random.Random, seed: str) -> Position:
    """A position soon after the set-up in which a Worker is to be placed."""
    position = game("architects").new(seats, some_options(seats, chance), seed)
    moves = chance.randint(1, 30)
    while moves > 0 or (position.decision is not None and position.decision.id != "D6"):
        position.play(chance.choice(position.legal_texts()))
        moves -= 1
    return position


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_rare_positions_lead_to_the_same(seats: int) -> None:
    seen: Counter[str] = Counter()
    for number in range(SHAKEN):
        seed = f"shaken {seats}-{number}"
        chance = random.Random(seed)
        position = early_turn(seats, chance, seed)
        shaken = Shaker(FIGURES, options_of(position), position.to_json(), seed).shake()
        Architects(game("architects").from_json(shaken), pusher(seed, chance, seen)).play(AFTER_SHAKING)

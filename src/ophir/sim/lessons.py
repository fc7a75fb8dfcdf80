"""Lessons: games played to learn from, and what is kept of their positions.

A judgement is asked about positions that nobody would play into: a search tries everything once. So now and then a few
actions are taken by chance, whoever must decide, and the game goes on from there; most positions after such a spell are
kept, of the others some.
"""

from __future__ import annotations

from array import array
from functools import cache
from typing import Final

from ophir.bots import make_bot
from ophir.engine.chance import Chance
from ophir.engine.contract.configurations import configurations
from ophir.engine.game import Game
from ophir.engine.options import OptionValue

SPELL_ONE_IN: Final = 20  # decisions
LONGEST_SPELL: Final = 4
KEEP_ONE_IN: Final = 4
KEEP_AFTER_SPELL_ONE_IN: Final = 2
OPTIONS_ONE_IN: Final = 4  # games with options that are not the usual ones


class Lesson:
    """One game's positions: of each the progress, and each party's features, in a row; and how the game ended."""

    def __init__(self) -> None:
        self.progress = array("f")
        self.features = array("f")
        self.shares: list[float] = []  # of the victory, by party
        self.scores: list[int] = []


def play_lesson(game: Game, bots: list[str], seed: str, spell_one_in: int = SPELL_ONE_IN) -> Lesson:
    """Play a game with spells of chance, one in so many decisions; everything follows from `seed`."""
    features = game.features
    assert features is not None
    chance = Chance(f"lesson {seed}")
    players = [make_bot(name, f"{seed}/{seat}") for seat, name in enumerate(bots)]
    position = game.new(len(bots), some_options(game, len(bots), chance), seed)
    lesson = Lesson()
    spell = 0
    while position.stack:
        if not spell and chance.below(spell_one_in) == 0:
            spell = 1 + chance.below(LONGEST_SPELL)
        if spell:
            legal = position.legal()
            position.do(legal[chance.below(len(legal))])
            spell -= 1
            keep = KEEP_AFTER_SPELL_ONE_IN
        else:
            seat = position.to_move
            position.do(players[seat].answer(position.view(seat)))
            keep = KEEP_ONE_IN
        if position.stack and chance.below(keep) == 0:
            lesson.progress.append(features.progress(position))
            for numbers in features.numbers(position):
                lesson.features.extend(numbers)
    outcome = position.outcome
    lesson.scores = outcome.scores
    lesson.shares = [1 / len(outcome.winners) if place == 1 else 0.0 for place in outcome.places]
    return lesson


def some_options(game: Game, seats: int, chance: Chance) -> dict[str, OptionValue]:
    """The usual options, or now and then others."""
    if chance.below(OPTIONS_ONE_IN):
        return {}
    ways = ways_to_play(game, seats)
    return ways[chance.below(len(ways))]


@cache
def ways_to_play(game: Game, seats: int) -> list[dict[str, OptionValue]]:
    """Every option at every value, one after the other."""
    return [one.options for one in configurations(game) if one.seats == seats]

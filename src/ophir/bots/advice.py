"""Advice: what the Builder would do in a seat's place, from what that seat may know."""

from __future__ import annotations

from typing import Final

from ophir.bots.levels import think
from ophir.bots.search import LET_IT_BE, Search, Thought
from ophir.engine.chance import Chance
from ophir.engine.views import View

ADVISER: Final = "builder"
ITERATIONS: Final = 400  # more than its own play: advice should be steady
SECONDS: Final = 3.0
SHOWN: Final = 3
NOISE: Final = 0.02  # shares nearer than that change places from one look to the next


def best_choices(view: View, chance: Chance) -> list[Thought]:
    """The adviser's best options with their estimated share of the victory, the best first."""
    thoughts = think(Search(view, chance), ITERATIONS, SECONDS).report()
    return [thought for thought in thoughts if thought.action != LET_IT_BE][:SHOWN]

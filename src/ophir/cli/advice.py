"""`hint`: what the Builder would do here, and why: its best three options with their estimated share of the victory."""

from __future__ import annotations

from ophir.bots.levels import level_records, think
from ophir.bots.search import Search, Thought
from ophir.engine.chance import Chance
from ophir.engine.views import View

SHOWN = 3
ADVISER = "builder"
ITERATIONS = 400  # at least: advice should be steadier than the adviser's own play


def best_options(view: View, seed: str) -> list[Thought]:
    """The adviser's best options, the best first."""
    record = level_records()[view.game.id][ADVISER]
    search = think(Search(view, Chance(f"advice {seed}")), max(ITERATIONS, record.iterations), record.seconds)
    return search.report()[:SHOWN]

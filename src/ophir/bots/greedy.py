"""The bot that looks one action ahead."""

from __future__ import annotations

from typing import ClassVar

from ophir.bots.bot import Bot
from ophir.engine.views import View


class Greedy(Bot):
    """Takes the action after which the game's own judgement gives its seat most, in one sampled world."""

    name: ClassVar[str] = "greedy"

    def choose(self, view: View) -> int:
        world = view.sample(self.chance)
        game = view.game
        best = -1.0
        choice = -1
        for action in view.legal():
            after = world.clone()
            after.do(action)
            share = game.prospects(after)[view.seat]
            if share > best:
                best = share
                choice = action
        return choice

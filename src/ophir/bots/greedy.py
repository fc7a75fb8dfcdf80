"""The bot that looks one action ahead."""

from __future__ import annotations

from typing import ClassVar

from ophir.bots.bot import Bot
from ophir.bots.judged import judgement_for
from ophir.engine.game import Weights
from ophir.engine.views import View


class Greedy(Bot):
    """Takes the action after which the game's own judgement gives its seat most, in one sampled world."""

    name: ClassVar[str] = "greedy"

    def __init__(self, seed: str, judgement: str = "", weights: Weights | None = None) -> None:
        super().__init__(seed)
        self.judgement = judgement
        self.weights = weights

    def choose(self, view: View) -> int:
        world = view.sample(self.chance)
        game = view.game
        used = self.weights or judgement_for(game, self.judgement)
        best = -1.0
        choice = -1
        for action in view.legal():
            after = world.clone()
            after.do(action)
            share = game.prospects(after, used)[view.seat]
            if share > best:
                best = share
                choice = action
        return choice

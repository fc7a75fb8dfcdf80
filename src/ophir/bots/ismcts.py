"""The bot that searches: `ismcts:2000` for so many iterations a decision, `ismcts:1s` for so much time."""

from __future__ import annotations

import time
from typing import ClassVar, Final

from ophir.bots.bot import Bot
from ophir.bots.search import LET_IT_BE, Search, Thought
from ophir.engine.errors import UnknownBot
from ophir.engine.views import View

SLICE: Final = 0.02  # seconds between two looks at the clock


class Budget:
    """How long to think about a decision: a number of iterations, or a time."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.iterations = 0
        self.seconds = 0.0
        try:
            if text.endswith("s"):
                self.seconds = float(text[:-1])
            else:
                self.iterations = int(text)
        except ValueError:
            pass
        if not (0 < self.iterations <= 10_000_000 or 0 < self.seconds <= 3600):
            raise UnknownBot(
                f"{text!r} is no budget for ismcts; write a number of iterations (ismcts:2000) or seconds (ismcts:1s).",
                bot=f"ismcts:{text}",
                allowed="ismcts:<iterations>, ismcts:<seconds>s",
            )


class Ismcts(Bot):
    """Information-set Monte Carlo tree search within a budget."""

    name: ClassVar[str] = "ismcts"
    interrupts: ClassVar[bool] = True

    def __init__(self, seed: str, budget: Budget) -> None:
        super().__init__(seed)
        self.budget = budget
        self.thoughts: list[Thought] = []  # about the last decision

    def choose(self, view: View) -> int:
        search = self.think(view)
        self.thoughts = search.report()
        return self.thoughts[0].action

    def interrupt(self, view: View) -> int | None:
        search = self.think(view)
        best = search.report()[0].action
        return None if best == LET_IT_BE else best

    def think(self, view: View) -> Search:
        """Search within the budget, in slices, so that a signal or a server can stop it in between."""
        search = Search(view, self.chance)
        if self.budget.iterations:
            search.run(self.budget.iterations)
            return search
        deadline = time.monotonic() + self.budget.seconds
        batch = 1
        while True:
            start = time.monotonic()
            if start >= deadline:
                return search
            search.run(batch)
            spent = time.monotonic() - start
            if spent < SLICE / 2:
                batch *= 2
            elif spent > SLICE and batch > 1:
                batch //= 2

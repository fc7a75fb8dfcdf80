"""The bot that searches: `ismcts:2000` for so many iterations a decision, `ismcts:1s` for so much time.

`ismcts:2000x2` divides the iterations among two processes, each with a tree of its own, and adds up their roots.
"""

from __future__ import annotations

import time
from concurrent.futures import ProcessPoolExecutor
from typing import Any, ClassVar, Final

from ophir.bots.bot import Bot
from ophir.bots.judged import judgement_for
from ophir.bots.levels import think
from ophir.bots.search import LET_IT_BE, Node, Search, Thought, branch, by_visits
from ophir.engine.chance import Chance
from ophir.engine.errors import UnknownBot
from ophir.engine.packs import Pack
from ophir.engine.views import View
from ophir.games import game

SLICE: Final = 0.02  # seconds between two looks at the clock
INTERRUPT_SHARE: Final = 0.1  # of the budget, when another seat is to move
LEAST: Final = 20  # iterations, so that every option was looked at
MOST_ITERATIONS: Final = 10_000_000
MOST_SECONDS: Final = 3600.0
MOST_PROCESSES: Final = 64


class Budget:
    """How long to think about a decision: a number of iterations, or a time, in one or several processes."""

    def __init__(self, text: str) -> None:
        self.iterations = 0
        self.seconds = 0.0
        self.processes = 1
        amount, times, processes = text.partition("x")
        try:
            if amount.endswith("s"):
                self.seconds = float(amount[:-1])
            else:
                self.iterations = int(amount)
            if times:
                self.processes = int(processes)
        except ValueError:
            self.processes = 0
        within = 0 < self.iterations <= MOST_ITERATIONS or 0 < self.seconds <= MOST_SECONDS
        if not within or not 0 < self.processes <= MOST_PROCESSES:
            raise UnknownBot(
                f"{text!r} is no budget for ismcts; write iterations (ismcts:2000) or seconds (ismcts:1s), "
                "for two processes ismcts:2000x2.",
                bot=f"ismcts:{text}",
                allowed="ismcts:<iterations>, ismcts:<seconds>s",
            )


class Ismcts(Bot):
    """Information-set Monte Carlo tree search within a budget."""

    name: ClassVar[str] = "ismcts"
    interrupts: ClassVar[bool] = True

    def __init__(self, seed: str, budget: Budget, judgement: str = "") -> None:
        super().__init__(seed)
        self.judgement = judgement
        self.budget = budget
        self.thoughts: list[Thought] = []  # about the last decision
        self._expected: dict[str, Any] = {}  # the view after its last action, if nothing new becomes known
        self._below: Node | None = None  # and what it thought about that already
        self._pool: ProcessPoolExecutor | None = None

    def choose(self, view: View) -> int:
        if self.budget.processes > 1:
            self.thoughts = self._think_in_processes(view)
            return self.thoughts[0].action
        search = self._think(view, self._known_tree(view))
        self.thoughts = search.report()
        choice = self.thoughts[0].action
        self._remember(view, search, choice)
        return choice

    def interrupt(self, view: View) -> int | None:
        # Seldom worth much, and asked often: a short look is enough.
        best = self._think(view, None, INTERRUPT_SHARE).report()[0].action
        return None if best == LET_IT_BE else best

    def _think(self, view: View, root: Node | None, share: float = 1.0) -> Search:
        search = Search(view, self.chance, root, judgement=judgement_for(view.game, self.judgement))
        if self.budget.iterations:
            think(search, max(LEAST, int(self.budget.iterations * share)), MOST_SECONDS)
        else:
            run_for(search, self.budget.seconds * share)
        return search

    def _remember(self, view: View, search: Search, choice: int) -> None:
        """Keep the tree below the choice for the case that the next decision is this seat's own."""
        world = view.sample(self.chance)
        world.do(choice)
        self._below = None
        if world.to_move == view.seat:
            self._expected = world.view(view.seat).to_json()
            self._below = search.root.children[branch(view.seat, choice)]

    def _known_tree(self, view: View) -> Node | None:
        """What is known already: only if the view is exactly the expected one, so that no news has come in between."""
        below = self._below
        self._below = None
        return below if below is not None and view.to_json() == self._expected else None

    def _think_in_processes(self, view: View) -> list[Thought]:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.budget.processes)
        share = -(-self.budget.iterations // self.budget.processes)
        sent = view.to_json()
        asked = [
            self._pool.submit(
                think_apart, sent, view.known.pack, self.chance.new_key(), share, self.budget.seconds, self.judgement
            )
            for _ in range(self.budget.processes)
        ]
        visits: dict[int, int] = {}
        shares: dict[int, float] = {}
        for answer in asked:
            for action, number, total in answer.result():
                visits[action] = visits.get(action, 0) + number
                shares[action] = shares.get(action, 0.0) + total
        thoughts = [Thought(action, number, shares[action] / max(1, number)) for action, number in visits.items()]
        return sorted(thoughts, key=by_visits)


def run_for(search: Search, seconds: float) -> None:
    """Search for a time of the processor, in slices, so that a signal or a server can stop it in between.

    It ends sooner when at this pace the rest of the time could not change the choice.
    """
    begin = time.thread_time()
    deadline = begin + seconds
    batch = 1
    while True:
        start = time.thread_time()
        if start >= deadline:
            return
        if search.iterations and search.decided(int(search.iterations * (deadline - start) / (start - begin)) + 1):
            return
        search.run(batch)
        spent = time.thread_time() - start
        if spent < SLICE / 2:
            batch *= 2
        elif spent > SLICE and batch > 1:
            batch //= 2


def think_apart(
    sent: dict[str, Any], pack: Pack, key: bytes, iterations: int, seconds: float, judgement: str
) -> list[tuple[int, int, float]]:
    """One process's part: the visits and summed shares of each option."""
    view = game(sent["game"]).view_from_json(sent, pack)
    search = Search(view, Chance(key), judgement=judgement_for(view.game, judgement))
    if iterations:
        search.run(iterations)
    else:
        run_for(search, seconds)
    return [(thought.action, thought.visits, thought.share * thought.visits) for thought in search.report()]

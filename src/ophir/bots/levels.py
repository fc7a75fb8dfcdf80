"""Named levels for people: Novice, Apprentice, Builder, Master. [levels.toml]

Their names are the messages `level-<id>`. How strong they are is measured, not promised: `ophir ladder`.
"""

from __future__ import annotations

import time
import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import ClassVar, Final

import msgspec

from ophir.bots.bot import Bot
from ophir.bots.greedy import Greedy
from ophir.bots.judged import judgement_for
from ophir.bots.search import LET_IT_BE, Search, Thought
from ophir.engine.errors import UnknownBot
from ophir.engine.views import View

LEVELS: Final = ("novice", "apprentice", "builder", "master")
SLICE: Final = 20  # iterations between two looks at the clock


class LevelRecord(msgspec.Struct, forbid_unknown_fields=True):
    """How a level thinks."""

    slip: int
    iterations: int
    seconds: float


@lru_cache(maxsize=1)
def level_records() -> dict[str, dict[str, LevelRecord]]:
    """The levels of every game."""
    text = (files("ophir.bots") / "levels.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, dict[str, LevelRecord]])


class Level(Bot):
    """A bot of a named level."""

    name: ClassVar[str] = "level"
    interrupts: ClassVar[bool] = True

    def __init__(self, seed: str, level: str, judgement: str = "") -> None:
        super().__init__(seed)
        self.level = level
        self.judgement = judgement
        self.looking_ahead = Greedy(seed, judgement)
        self.thoughts: list[Thought] = []  # about the last decision

    def record(self, game: str) -> LevelRecord:
        """How it thinks about this game."""
        records = level_records()
        found = records.get(game, records["default"]).get(self.level)
        if found is None:
            raise UnknownBot(f"There is no level {self.level!r} for {game}.", bot=self.level, allowed=", ".join(LEVELS))
        return found

    def choose(self, view: View) -> int:
        record = self.record(view.game.id)
        legal = view.legal()
        if record.slip and self.chance.below(100) < record.slip:
            return legal[self.chance.below(len(legal))]
        if not record.iterations:
            return self.looking_ahead.choose(view)
        self.thoughts = think(self._search(view), record.iterations, record.seconds).report()
        return self.thoughts[0].action

    def _search(self, view: View) -> Search:
        return Search(view, self.chance, judgement=judgement_for(view.game, self.judgement))

    def interrupt(self, view: View) -> int | None:
        record = self.record(view.game.id)
        if not record.iterations:
            return None
        # Seldom worth much, and asked often: a short look is enough.
        best = think(self._search(view), record.iterations // 10 + 1, record.seconds / 10).report()[0].action
        return None if best == LET_IT_BE else best


def think(search: Search, iterations: int, seconds: float) -> Search:
    """Search until either budget is used up, or the rest of the iterations could not change the choice.

    Seconds are those of the processor: a busy machine makes a bot slow, not weak.
    """
    deadline = time.thread_time() + seconds
    while search.iterations < iterations and time.thread_time() < deadline:
        if search.decided(iterations - search.iterations):
            break
        search.run(min(SLICE, iterations - search.iterations))
    return search

"""Bots: they get a view and return an action. By name:

`random`, `greedy`, the levels `novice`, `apprentice`, `builder`, `master`, a search with a budget of iterations or time
(`ismcts:2000`, `ismcts:1s`), or one of your own (`mymodule:MyBot`). All but the first and the last look ahead with the
game's judgement, or with another one from a file: `greedy@new.toml`.
"""

from __future__ import annotations

from typing import Final

from ophir.bots.bot import Bot
from ophir.bots.foreign import Foreign
from ophir.bots.greedy import Greedy
from ophir.bots.ismcts import Budget, Ismcts
from ophir.bots.levels import LEVELS, Level
from ophir.bots.random import Random
from ophir.engine.errors import UnknownBot

NAMES: Final = ("random", "greedy", *LEVELS, "ismcts:<iterations>", "ismcts:<seconds>s", "<module>:<Class>")


def make_bot(name: str, seed: int | str = 0) -> Bot:
    """The bot called `name`; the same seed makes it play the same.

    >>> make_bot("greedy", seed=7).name
    'greedy'
    """
    seed = str(seed)
    if name == "random":
        return Random(seed)
    thinker, _, judgement = name.partition("@")
    if thinker == "greedy":
        return Greedy(seed, judgement)
    if thinker in LEVELS:
        return Level(seed, thinker, judgement)
    kind, colon, rest = thinker.partition(":")
    if kind == "ismcts" and colon:
        return Ismcts(seed, Budget(rest), judgement)
    if colon and kind and rest:
        return Foreign(seed, name)
    allowed = ", ".join(NAMES)
    raise UnknownBot(f"There is no bot {name!r}; there are: {allowed}.", bot=name, allowed=allowed)

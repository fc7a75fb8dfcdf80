"""Bots: they get a view and return an action. By name: `random`, `greedy`, `ismcts:2000`, `ismcts:1s`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ophir.bots.bot import Bot
from ophir.bots.greedy import Greedy
from ophir.bots.ismcts import Budget, Ismcts
from ophir.bots.random import Random
from ophir.engine.errors import UnknownBot

BOTS: Final[dict[str, Callable[[str], Bot]]] = {"random": Random, "greedy": Greedy}


def make_bot(name: str, seed: int | str = 0) -> Bot:
    """The bot called `name`; the same seed makes it play the same.

    >>> make_bot("greedy", seed=7).name
    'greedy'
    """
    if name.startswith("ismcts:"):
        return Ismcts(str(seed), Budget(name.removeprefix("ismcts:")))
    maker = BOTS.get(name)
    if maker is None:
        allowed = ", ".join((*BOTS, "ismcts:<iterations>", "ismcts:<seconds>s"))
        raise UnknownBot(f"There is no bot {name!r}; there are: {allowed}.", bot=name, allowed=allowed)
    return maker(str(seed))

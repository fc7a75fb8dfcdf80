"""What every bot is: a name, a stream of chance of its own, and a choice from a view."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from ophir.engine.chance import Chance
from ophir.engine.views import View


class Bot(ABC):
    """A player that is a program. It sees exactly what a person in its seat would see."""

    name: ClassVar[str]
    interrupts: ClassVar[bool] = False  # does it ever act when the decision is another's?

    def __init__(self, seed: str) -> None:
        self.chance = Chance(f"bot {seed}")

    @abstractmethod
    def choose(self, view: View) -> int:
        """One of `view.legal()`, at its own decision."""

    def interrupt(self, view: View) -> int | None:
        """One of `view.legal()` although the decision is another's, or None to let it be."""
        return None

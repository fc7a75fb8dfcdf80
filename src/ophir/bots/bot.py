"""What every bot is: a name, a stream of chance of its own, and a choice from a view."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from ophir.engine.chance import Chance
from ophir.engine.errors import BadAnswer, IllegalAction
from ophir.engine.game import NOBODY
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

    def answer(self, view: View) -> int:
        """What it chooses; BadAnswer if that is nothing it may do."""
        if not view.legal():
            seat = view.known.to_move
            who = f"{view.game.seat_names[seat]} must decide" if seat != NOBODY else "the game is over"
            raise IllegalAction(
                f"This view leaves {self.name} nothing to choose: {who}.",
                action="choose",
                reason="not-offered",
                seat=view.seat,
            )
        chosen: object = self.choose(view)
        if type(chosen) is not int or chosen not in view.legal():
            raise BadAnswer(
                f"The bot {self.name} answered {chosen!r}, which is none of its view's legal().",
                bot=self.name,
                answer=str(chosen),
            )
        return chosen

    def interrupt(self, view: View) -> int | None:
        """One of `view.legal()` although the decision is another's, or None to let it be."""
        return None

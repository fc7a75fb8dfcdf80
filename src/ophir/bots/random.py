"""The bot that plays anything legal: the yardstick for all others, and the best finder of odd positions."""

from __future__ import annotations

from typing import ClassVar, Final

from ophir.bots.bot import Bot
from ophir.engine.views import View

INTERRUPTS_ONE_IN: Final = 16


class Random(Bot):
    """Plays anything legal, each option equally likely; now and then out of turn."""

    name: ClassVar[str] = "random"
    interrupts: ClassVar[bool] = True

    def choose(self, view: View) -> int:
        legal = view.legal()
        return legal[self.chance.below(len(legal))]

    def interrupt(self, view: View) -> int | None:
        return self.choose(view) if self.chance.below(INTERRUPTS_ONE_IN) == 0 else None

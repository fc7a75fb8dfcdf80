"""I. Draw Phase, second part: laying down cards, before the Military Phase and again while building. [Temple 5]"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ophir.engine.steps import Choice, Closed
from ophir.games.temple.playing import AP1, PlayPoint, begin_phase
from ophir.games.temple.pray_and_fast import Retrieve, good_card_discarded, reward_open
from ophir.games.temple.table import TempleTable


class ActionPoint(PlayPoint):
    """The active player does as many things as wanted, then goes on. Subclasses say what is special to them."""

    __slots__ = ()

    def add_more(self, table: TempleTable, found: list[int]) -> None:
        """Add what only this action point has, the way on last."""
        raise AssertionError(f"{self!r} has no way on")

    def more_choices(self, table: TempleTable) -> Iterator[Choice]:
        """The same for a person."""
        raise AssertionError(f"{self!r} has no way on")

    def take_more(self, table: TempleTable, action: int) -> None:
        """Carry one of these out."""
        raise AssertionError(f"{self!r} has no such action")

    def add_others(self, table: TempleTable, found: list[int]) -> None:
        if table.fast[self.seat] >= 0 and reward_open(table, self.seat):
            found.append(table.box.REWARD)
        self.add_more(table, found)

    def other_choices(self, table: TempleTable) -> Iterator[Choice]:
        if table.fast[self.seat] >= 0:
            yield Choice(table.box.REWARD, self._no_reward(table))
        yield from self.more_choices(table)

    def _no_reward(self, table: TempleTable) -> Closed | None:
        if table.fasting(self.seat):
            return Closed("closed-fasting", "8")
        if table.reward_taken:
            return Closed("closed-reward-taken", "R42")
        if not good_card_discarded(table, self.seat):
            return Closed("closed-no-good-card-discarded", "8")
        return None

    def take_other(self, table: TempleTable, action: int) -> None:
        if action == table.box.REWARD:
            table.stack.append(self)
            table.stack.append(Retrieve(self.seat))
        else:
            self.take_more(table, action)


class Preparation(ActionPoint):
    """AP1: after drawing, before the Military Phase. [3, 5]"""

    __slots__ = ()
    stands_for: ClassVar[str] = "preparation"
    on: ClassVar[tuple[str, ...]] = ("MilitaryPhase",)
    id: ClassVar[str] = "D3"
    ask: ClassVar[str] = "preparation"
    rule: ClassVar[str] = "5"
    point: int = AP1

    def add_more(self, table: TempleTable, found: list[int]) -> None:
        found.append(table.box.GO_MILITARY)

    def more_choices(self, table: TempleTable) -> Iterator[Choice]:
        yield Choice(table.box.GO_MILITARY)

    def take_more(self, table: TempleTable, action: int) -> None:
        if table.events is not None:
            begin_phase(table, "military")

"""All rules. A day: every person picks rows, the fox comes, it rains."""

from __future__ import annotations

from typing import ClassVar, Final

from ophir.engine.errors import BadPosition
from ophir.engine.fields import Field, Layout, SeatField
from ophir.engine.game import NOBODY, Outcome, Position
from ophir.engine.shapes import Number, counts
from ophir.engine.steps import Closed, Decision, Procedure

from .box import Box

FIELDS = Layout(
    Field("day", Number(0, "days")),
    Field("fruit", counts("row_ids"), "of each row", start="fruit"),
    SeatField("basket", Number(), "of each party: its fruit"),
)


class VineyardTable(Position):
    """A position."""

    box: Box
    day: int
    fruit: list[int]
    basket: list[int]

    def in_box(self) -> Box:
        return self.box

    @property
    def turn(self) -> int:
        for step in self.stack[::-1]:
            if isinstance(step, LeadFox):
                return self.box.seats
            if isinstance(step, Pick):
                return step.seat
        return NOBODY

    @property
    def scores(self) -> list[int]:
        return self.basket

    def score_sources(self) -> list[dict[str, int]]:
        seats = self.box.seats
        return [{"picked" if party < seats else "eaten": fruit} for party, fruit in enumerate(self.basket)]

    def final_outcome(self) -> Outcome:
        places = [1 + sum(other > fruit for other in self.basket) for fruit in self.basket]
        tie = "shared" if places.count(1) > 1 else ""
        return Outcome(list(self.basket), places, self.score_sources(), ["autumn"], tie)

    def clone(self) -> VineyardTable:
        other = VineyardTable()
        other.copy_chance(self)
        other.stack = self.stack[:]
        other.open_actions = self.open_actions
        other.events = None
        other.box = self.box
        other.day = self.day
        other.fruit = self.fruit[:]
        other.basket = self.basket[:]
        return other

    def ripe(self) -> list[int]:
        """The rows with fruit."""
        return [row for row in self.box.planted if self.fruit[row]]

    def take_row(self, party: int, row: int, event: str) -> None:
        """All fruit of a row for one party."""
        if self.events is not None:
            self.tell(event, party, row=self.box.row_ids[row], count=self.fruit[row])
        self.basket[party] += self.fruit[row]
        self.fruit[row] = 0


BARE: Final = Closed("closed-bare", "1")
NOT_FULLEST: Final = Closed("closed-not-fullest", "2")


class Pick(Decision[VineyardTable]):
    """Pick all fruit of one row."""

    id: ClassVar[str] = "D1"
    ask: ClassVar[str] = "pick"
    rule: ClassVar[str] = "1"

    def looked_for(self, table: VineyardTable) -> list[int]:
        return [table.box.pick[row] for row in table.box.planted]

    def why_not(self, table: VineyardTable, action: int) -> Closed | None:
        return None if table.fruit[table.box.pick.index(action)] else BARE

    def take(self, table: VineyardTable, action: int) -> None:
        table.take_row(self.seat, table.box.pick.index(action), "event-picked")


class FoxComes(Procedure[VineyardTable]):
    """The fox eats the fullest row; the first person leads it if several are."""

    def run(self, table: VineyardTable) -> None:
        if table.ripe():
            table.stack.append(LeadFox(0))
        elif table.events is not None:
            table.tell("event-hungry", table.box.seats)


class LeadFox(Decision[VineyardTable]):
    """What a person decides for the automaton: to which of the fullest rows it goes."""

    id: ClassVar[str] = "D2"
    ask: ClassVar[str] = "lead"
    rule: ClassVar[str] = "2"

    def looked_for(self, table: VineyardTable) -> list[int]:
        return [table.box.lead[row] for row in table.box.planted]

    def why_not(self, table: VineyardTable, action: int) -> Closed | None:
        return None if table.fruit[table.box.lead.index(action)] == max(table.fruit) else NOT_FULLEST

    def take(self, table: VineyardTable, action: int) -> None:
        table.take_row(table.box.seats, table.box.lead.index(action), "event-ate")


class Evening(Procedure[VineyardTable]):
    """Every row bears a fruit; rain brings one row another. Then the next day, or autumn."""

    def run(self, table: VineyardTable) -> None:
        wet = table.box.planted[table.below(len(table.box.planted))]
        for row in table.box.planted:
            table.fruit[row] += 2 if row == wet else 1
        table.day += 1
        if table.events is not None:
            table.tell("event-rain", NOBODY, row=table.box.row_ids[wet], day=table.day)
        if table.day < table.box.days:
            begin_day(table)


def begin_day(table: VineyardTable) -> None:
    """Put the day on the stack: the persons in the order of their seats, the fox, the evening."""
    table.stack.append(Evening())
    if len(table.basket) > table.box.seats:
        table.stack.append(FoxComes())
    table.stack += [Pick(seat) for seat in pickers(table)]


def pickers(table: VineyardTable) -> list[int]:
    """Who picks on a day, the last first."""
    return [seat for seat in reversed(range(table.box.seats)) for _ in range(table.box.picks)]


def deal(table: VineyardTable) -> None:
    """The trees stand; the first day begins."""
    begin_day(table)


def check_table(table: VineyardTable) -> None:
    """All fruit is on the trees or in somebody's basket."""
    grown = sum(table.box.fruit) + table.day * (len(table.box.planted) + 1)
    if sum(table.fruit) + sum(table.basket) != grown:
        raise BadPosition("state.fruit", f"must be {grown} on day {table.day}, with what is in the baskets")
    if any(fruit for row, fruit in enumerate(table.fruit) if row not in table.box.planted):
        raise BadPosition("state.fruit", "hangs where no trees are")


def check_stack(table: VineyardTable) -> None:
    """What is left of a day: some who pick, or the first person who leads the fox; then the fox and the evening."""
    picks = [step.seat for step in table.stack if isinstance(step, Pick)]
    day: list[str] = []
    if table.day < table.box.days:
        day = ["Evening", *["FoxComes"] * (len(table.basket) - table.box.seats), *["Pick"] * len(picks)]
        if day[-1] == "FoxComes":
            day[-1] = "LeadFox"
    found = [type(step).__name__ for step in table.stack]
    led = [step.seat for step in table.stack if isinstance(step, LeadFox)]
    if found != day or picks != pickers(table)[: len(picks)] or any(led):
        raise BadPosition("stack", "must be what is left of a day")

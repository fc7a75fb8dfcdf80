"""What holds in every position of a game, said as a list of what never is; reading refuses a position by it.

A game keeps such lists beside its fields. What fits into no list, because it needs a loop or a word of its own, is a
function of the game that raises BadPosition itself; what all games share of these is here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any, Generic, TypeVar

from ophir.engine.errors import BadPosition
from ophir.engine.fields import PLAYERS
from ophir.engine.game import Position
from ophir.engine.steps import Step

T = TypeVar("T")
StepType = type[Step[Any]]


class Never(Generic[T]):
    """What no game can reach: the field to name, what to say about it, and how to see it."""

    def __init__(self, field: str, why: str, found: Callable[[T], object]) -> None:
        self.field = field
        self.why = why
        self.found = found

    def refuse(self, table: T, seat_names: Sequence[str]) -> None:
        """Raise BadPosition if it is so."""
        if self.found(table):
            raise BadPosition(self.field, self.why)


class SeatNever(Generic[T]):
    """The same of a seat; the field is one of those under the seat's name."""

    def __init__(self, field: str, why: str, found: Callable[[T, int], object]) -> None:
        self.field = field
        self.why = why
        self.found = found

    def refuse(self, table: T, seat_names: Sequence[str]) -> None:
        """Raise BadPosition if it is so of any seat."""
        for seat, name in enumerate(seat_names):
            if self.found(table, seat):
                raise BadPosition(f"state.{PLAYERS}.{name}.{self.field}", self.why)


def refuse(found: object, field: str, why: str) -> None:
    """Raise BadPosition if it was found to be so."""
    if found:
        raise BadPosition(field, why)


Nevers = Sequence[Never[T] | SeatNever[T]]


def check_pending(stack: Sequence[Step[Any]], ended: bool, lowest: tuple[StepType, ...] = ()) -> None:
    """Either the game has ended or something is pending, with one of `lowest` at the bottom where a game says so."""
    if not stack and not ended:
        raise BadPosition("stack", "is empty, but the game has not ended")
    if stack and ended:
        raise BadPosition("state.ends", "must be empty while something is pending")
    if stack and lowest and type(stack[0]) not in lowest:
        raise BadPosition("stack", f"must begin with {' or '.join(kind.__name__ for kind in lowest)}")


def check_order(position: Position, above: Mapping[StepType, Sequence[StepType]]) -> None:
    """Each pending step lies on one that it may wait on: `above` says of each what may lie on it."""
    for below, step in pairwise(position.stack):
        if type(step) not in above.get(type(below), ()):
            raise BadPosition("stack", f"{type(step).__name__} can't wait on {type(below).__name__}")


def check_fit(position: Position) -> None:
    """Each pending step fits the table, as it says itself."""
    for step in position.stack:
        if why := step.misfit(position):
            raise BadPosition("stack", f"{type(step).__name__} {why}")


def check_steps(position: Position) -> None:
    """Each pending step lies on one of those that it names, and fits the table."""
    below = ""
    for step in position.stack:
        name = type(step).__name__
        if below not in step.on:
            raise BadPosition("stack", f"{name} can't wait on {below}" if below else f"must not begin with {name}")
        if why := step.misfit(position):
            raise BadPosition("stack", f"{name} {why}")
        below = name


def check_seats(position: Position, turn: int) -> None:
    """Each pending step is of the seat that it says, in somebody's turn."""
    for step in position.stack:
        wanted = step.whose(position, turn)
        if "seat" in step.fields and getattr(step, "seat") != wanted:  # noqa: B009  # which steps have one, `fields` says
            raise BadPosition("stack", f"{type(step).__name__} must be of {position.parties[wanted]}")


def part_of(position: Position) -> str:
    """The part of the turn or round: that of the nearest step on the stack that stands for one."""
    return next((step.stands_for for step in reversed(position.stack) if step.stands_for), "")


def waits_for(position: Position, seat: int, *kinds: StepType) -> bool:
    """Is a step of one of these kinds pending for a seat?"""
    return any(isinstance(step, kinds) and getattr(step, "seat", None) == seat for step in position.stack)


def waits(position: Position, *kinds: StepType) -> bool:
    """Is a step of one of these kinds pending?"""
    return any(isinstance(step, kinds) for step in position.stack)

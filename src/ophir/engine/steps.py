"""Steps: what waits on a position's stack.

A step is one class in one place: what is asked, what is legal, why the rest is not, and what
each choice does. It is immutable plain data (its name and a few small numbers), so a stack of
steps can be saved, compared, cloned by reference and replayed. There are two kinds: a
`Decision` waits for a seat, a `Procedure` runs by itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ophir.engine.outlook import Series

P = TypeVar("P")

NOTHING: Final[list[int]] = []


class Closed:
    """Why an option is closed: a message with its values, and the rule it rests on.

    Without values of its own it gets those of its action, so that a reason which only names what the action names can
    be made once.
    """

    __slots__ = ("id", "rule", "values")

    def __init__(self, id: str, rule: str, **values: object) -> None:
        self.id = id
        self.rule = rule
        self.values = values

    def __repr__(self) -> str:
        values = "".join(f", {name}={value!r}" for name, value in self.values.items())
        return f"{self.id} (rule {self.rule}){values}"


class Choice:
    """An action a person would look for, open or closed with the reason."""

    __slots__ = ("action", "closed", "text")

    def __init__(self, action: int, closed: Closed | None = None) -> None:
        self.action = action
        self.closed = closed
        self.text = ""  # its notation, which `Position.choices` fills in

    @property
    def open(self) -> bool:
        """May it be taken now?"""
        return self.closed is None

    def __repr__(self) -> str:
        text = self.text or str(self.action)
        return f"<{text}>" if self.closed is None else f"<{text}, {self.closed!r}>"


class Limit:
    """What one number of a step is: it lies from 0 to below a limit, which is a figure of the box or follows from it.

    Made by `below`, `up_to` and `some_of`; a figure is the name of a number or a list of the box, or the number itself.
    """

    __slots__ = ("bits", "figure", "more")

    def __init__(self, figure: str | int, more: int = 0, bits: bool = False) -> None:
        self.figure = figure
        self.more = more
        self.bits = bits

    def of(self, box: Any) -> int:
        """Below what it must lie in a game with this box."""
        found = getattr(box, self.figure) if isinstance(self.figure, str) else self.figure
        number = (len(found) if isinstance(found, list) else int(found)) + self.more
        return 1 << number if self.bits else number


def below(figure: str | int) -> Limit:
    """One of so many things, by its number: `below("card_ids")`."""
    return Limit(figure)


def up_to(figure: str | int) -> Limit:
    """A count: `up_to("pawns")`."""
    return Limit(figure, more=1)


def some_of(figure: str | int) -> Limit:
    """Some of so many things, as bits: `some_of("spaces")`."""
    return Limit(figure, bits=True)


SEAT: Final = below("seats")
FLAG: Final = below(2)
BOTTOM: Final = ("",)  # of a step that lies on no other


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[P]):
    """Anything on the stack. `fields` say what its numbers are, in the order of the constructor.

    `on` names the steps on which it may lie, where a game's stack is read by that (`engine/invariants.py`).
    """

    __slots__ = ()
    fields: ClassVar[dict[str, Limit]] = {}
    on: ClassVar[tuple[str, ...]] = ()
    stands_for: ClassVar[str] = ""  # the part of a turn or round that is known by it: phase-…

    def misfit(self, table: P) -> str:
        """Why it can't be pending on this table, to go on after its name; empty if it can. Asked of what is read."""
        return ""

    def misfit_below(self, stack: Sequence[Step[P]], number: str, wanted: int) -> str:
        """Why it can't lie where it does unless the step below has this number (-1: or has none); for `misfit`."""
        below = stack[next(place for place, step in enumerate(stack) if step is self) - 1]
        return "" if getattr(below, number, -1) == wanted else f"can't lie on {below!r} now"

    def whose(self, table: P, turn: int) -> int:
        """The seat that it must be of in somebody's turn: by default his. Asked of what is read."""
        return turn

    def to_json(self) -> dict[str, Any]:
        """Its class and its numbers by name."""
        return {"step": type(self).__name__, **{name: getattr(self, name) for name in self.fields}}

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={getattr(self, name)}" for name in self.fields)
        return f"{type(self).__name__}({inside})"

    def seat_asked(self) -> int:
        """Whose decision it is."""
        raise AssertionError(f"{self!r} asks nobody")

    def legal(self, table: P) -> list[int]:
        """The legal actions, fast."""
        raise AssertionError(f"{self!r} asks nobody")

    def choices(self, table: P) -> Iterator[Choice]:
        """All actions a person would look for here, open or closed with the reason."""
        raise AssertionError(f"{self!r} asks nobody")

    def take(self, table: P, action: int) -> None:
        """Carry out a legal action. The decision has left the stack; it pushes what comes next."""
        raise AssertionError(f"{self!r} asks nobody")

    def asks_anyway(self, table: P) -> bool:
        """Is it asked even with one choice, so that nobody can tell who had more? Said by what all can see."""
        return False

    def run(self, table: P) -> None:
        """What happens when there is nothing to choose: by default nothing. It has left the stack."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(Step[P]):
    """A step that runs by itself: a phase that looks who is next, the rest of an effect."""

    __slots__ = ()

    def legal(self, table: P) -> list[int]:
        return NOTHING

    def run(self, table: P) -> None:
        """Its work. It has left the stack; it pushes what comes next."""
        raise AssertionError(f"{self!r} does nothing")


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[P]):
    """A step that waits for `seat`. `id` is the decision's name in the rules (D7).

    What can be done is written once: either `legal`, where nobody would look for anything else, or `looked_for` and
    `why_not`. A decision that playouts are full of writes `legal` too, which is faster; a contract test proves that
    both agree.
    """

    __slots__ = ("seat",)
    fields: ClassVar[dict[str, Limit]] = {"seat": SEAT}
    id: ClassVar[str] = ""
    ask: ClassVar[str] = ""  # message ids are made of this: ask-…, help-…
    rule: ClassVar[str] = ""  # the section of the rules
    tag: ClassVar[str] = "turn"  # what being asked is called: tag-…

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seat_asked(self) -> int:
        return self.seat

    def looked_for(self, table: P) -> Sequence[int]:
        """The actions that a person would look for: by default what is legal."""
        return self.legal(table)

    def why_not(self, table: P, action: int) -> Closed | None:
        """Why one of them is closed; None if it is open."""
        return None

    def legal(self, table: P) -> list[int]:
        return [action for action in self.looked_for(table) if self.why_not(table, action) is None]

    def choices(self, table: P) -> Iterator[Choice]:
        for action in self.looked_for(table):
            yield Choice(action, self.why_not(table, action))

    def ask_values(self, table: P) -> dict[str, object]:
        """Values for the prompt."""
        return {}

    def board_asked(self) -> int:
        """On whose board it is decided, where each seat has one: by default the own."""
        return self.seat

    def series(self, table: P) -> Series | None:
        """The choices that may be taken together, if there are any: by default none."""
        return None

    def comes_to(self, table: P, seat: int) -> bool:
        """Will the same be asked of `seat`, so that it can answer ahead? By default it is asked of nobody else. What is
        asked of all in turn has no number but the seat."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Several(Decision[P]):
    """A decision that is taken `left` times, one thing at a time; each time pushes the next.

    Its `fields` say how many there can be at most, `things` what the question counts.
    """

    __slots__ = ("left",)
    things: ClassVar[str] = "cards"

    left: int

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def ask_values(self, table: P) -> dict[str, object]:
        return {self.things: self.left}

    def times(self, table: P, action: int) -> int:
        """How often a legal action can be taken in a row."""
        return 1

    def series(self, table: P) -> Series | None:
        return some_together({action: self.times(table, action) for action in self.legal(table)}, self.left)


def some_together(times: dict[int, int], count: int, least: int = -1, then: int = -1) -> Series | None:
    """So many of these, or as many as there are, in any order; None where one click will do.

    `least`: at least so many, otherwise all of `count`; `then` is what ends it before.
    """
    most = min(count, sum(times.values()))
    if most < 2:
        return None
    return Series(times, most if least < 0 else least, most, then)

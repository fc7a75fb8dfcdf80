"""Steps: what waits on a position's stack.

A step is one class in one place: what is asked, what is legal, why the rest is not, and what
each choice does. It is immutable plain data (its name and a few small numbers), so a stack of
steps can be saved, compared, cloned by reference and replayed. There are two kinds: a
`Decision` waits for a seat, a `Procedure` runs by itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

P = TypeVar("P")

NOTHING: list[int] = []


class Closed:
    """Why an option is closed: a message with its values, and the rule it rests on."""

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[P]):
    """Anything on the stack. `fields` name its numbers in the order of the constructor."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ()

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
    """A step that waits for `seat`. `id` is the decision's name in the rules (D7)."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    id: ClassVar[str] = ""
    ask: ClassVar[str] = ""  # message ids are made of this: ask-…, help-…
    rule: ClassVar[str] = ""  # the section of the rules

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seat_asked(self) -> int:
        return self.seat

    def legal(self, table: P) -> list[int]:
        """What is open among the choices. A decision that is met often writes a faster list of its own."""
        return [choice.action for choice in self.choices(table) if choice.closed is None]

    def ask_values(self, table: P) -> dict[str, object]:
        """Values for the prompt."""
        return {}

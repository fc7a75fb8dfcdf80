"""Options of a game: on or off, one of some words, a number within limits, or a set of words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Literal

from ophir.engine.errors import BadOption

OptionValue = bool | int | str | tuple[str, ...]
Plain = bool | int | str | list[str]  # the same as readable data

Kind = Literal["switch", "choice", "number", "set"]
SWITCH: Final = "switch"
CHOICE: Final = "choice"
NUMBER: Final = "number"
SET: Final = "set"

DIGITS: Final = 9  # of a number that somebody types; more are no option of a game
ON: Final = ("on", "true", "yes")
OFF: Final = ("off", "false", "no")


class OptionSpec:
    """An option of a game, of the kind that its default is.

    A bool is on or off, a text is one of `values`, a number lies from `least` to `most`, and a tuple is a set: some of
    `values` in their order, at least `least` of them. Help is the message `option-<id>`. `seats` and `needs` say with
    how many seats and with which values of other options it may differ from its default, `seats_of` and `needs_of` with
    how many seats and with which values of others it may have one of its values.

        >>> OptionSpec("rounds", 40, least=1, most=99).read("60")
        60
        >>> OptionSpec("boards", ("base",), values=("base", "promo")).read("promo,base")
        ('base', 'promo')
    """

    __slots__ = ("default", "id", "kind", "least", "most", "needs", "needs_of", "seats", "seats_of", "values")

    def __init__(
        self,
        id: str,
        default: OptionValue,
        values: tuple[str, ...] = (),
        seats: tuple[int, ...] = (),
        needs: Mapping[str, tuple[str, ...]] | None = None,
        least: int = 0,
        most: int = 0,
        seats_of: Mapping[str, tuple[int, ...]] | None = None,
        needs_of: Mapping[str, Mapping[str, tuple[OptionValue, ...]]] | None = None,
    ) -> None:
        self.id = id
        self.default = default
        self.values = values
        self.seats = seats
        self.needs = needs or {}
        self.seats_of = seats_of or {}
        self.needs_of = needs_of or {}
        self.least = least
        self.most = most
        self.kind: Kind = _kind(default)

    @property
    def allowed(self) -> str:
        """The allowed values in words."""
        if self.kind == SWITCH:
            return "on or off"
        if self.kind == NUMBER:
            return f"a number from {self.least} to {self.most}"
        if self.kind == CHOICE:
            return " or ".join(self.values)
        some = f"at least {self.least} of " if self.least else "any of "
        return f"{some}{', '.join(self.values)}, with commas between"

    @property
    def words(self) -> tuple[str, ...]:
        """What its values are called: messages `option-<id>-<word>`. Of a number it is `value`, with its `count`."""
        return ("on", "off") if self.kind == SWITCH else ("value",) if self.kind == NUMBER else self.values

    def __repr__(self) -> str:
        return f"<option {self.id}: {self.allowed}, by default {written(self.default)}>"

    def read(self, value: object) -> OptionValue:
        """`value` as this option's type; texts such as `on`, `40` and `base,promo` are understood. Else BadOption."""
        found = self._read(value)
        if found is None:
            raise BadOption(
                f"Option {self.id} can't be {value!r}; allowed: {self.allowed}.",
                option=self.id,
                value=value,
                allowed=self.allowed,
            )
        return found

    def _read(self, value: object) -> OptionValue | None:
        if self.kind == CHOICE:
            word = str(value) if type(value) is int else value  # a seat's number is such a word
            return word if isinstance(word, str) and word in self.values else None
        if self.kind == SWITCH:
            if isinstance(value, str) and value.lower() in ON + OFF:
                return value.lower() in ON
            return value if isinstance(value, bool) else None
        if self.kind == NUMBER:
            number = int(value) if isinstance(value, str) and value.isdecimal() and len(value) <= DIGITS else value
            return number if type(number) is int and self.least <= number <= self.most else None
        if isinstance(value, str):
            named: list[object] = [word.strip() for word in value.split(",") if word.strip()]
        elif isinstance(value, Iterable):
            named = list(value)
        else:
            return None
        # What is unknown or named twice makes it shorter.
        found = tuple(word for word in self.values if word in named)
        return found if len(found) == len(named) >= self.least else None


def _kind(default: OptionValue) -> Kind:
    if isinstance(default, bool):  # which is an int, too
        return SWITCH
    if isinstance(default, int):
        return NUMBER
    return CHOICE if isinstance(default, str) else SET


def written(value: OptionValue) -> str:
    """A value as a record or a command line has it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return ",".join(value) if isinstance(value, tuple) else str(value)


def number(value: OptionValue) -> int:
    """The value of an option that is a number."""
    assert type(value) is int
    return value


def words(value: OptionValue) -> tuple[str, ...]:
    """The value of an option that is a set."""
    assert isinstance(value, tuple)
    return value


def plain(options: Mapping[str, OptionValue]) -> dict[str, Plain]:
    """Options as readable data."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in options.items()}

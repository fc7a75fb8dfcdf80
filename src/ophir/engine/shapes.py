"""Shapes: how one value of a position is written as readable data and read back.

Shapes name ids by an attribute of the game's box (`"space_ids"`), so that one declaration serves every pack. What does
not fit is refused with the path of the field.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from ophir.engine.errors import BadPosition

NOBODY: Final = -1
MOST: Final = 1_000_000  # no number of a game comes near it

Ids = str | Sequence[str]  # the name of a list of the box, or the ids themselves
Figure = str | int | Callable[[Any], int]  # the name of a number of the box, the number itself, or what gives it
Only = tuple[str, object] | None  # the name of a list of the box, and what it must say of a number; None: all are fine


class Scope:
    """What shapes look things up in: the box, the names of the seats (then those of automata, which have pieces like
    anybody else), and whether anything may be hidden."""

    def __init__(self, box: Any, seat_names: Sequence[str], full: bool = True) -> None:
        self.box = box
        self.seat_names = list(seat_names)
        self.full = full

    def ids(self, ids: Ids) -> Sequence[str]:
        """The ids themselves."""
        return getattr(self.box, ids) if isinstance(ids, str) else ids

    def figure(self, figure: Figure) -> int:
        """The number itself."""
        if isinstance(figure, str):
            return int(getattr(self.box, figure))
        return figure(self.box) if callable(figure) else figure

    def allowed(self, ids: Ids, only: Only) -> Sequence[int]:
        """The numbers of the ids that may stand somewhere."""
        if only is None:
            return range(len(self.ids(ids)))
        name, wanted = only
        return [number for number, its in enumerate(getattr(self.box, name)) if its == wanted]

    def number(self, path: str, ids: Ids, id: object, only: Only = None) -> int:
        """The number of an id."""
        known = self.ids(ids)
        allowed = self.allowed(ids, only)
        if not isinstance(id, str) or id not in known or known.index(id) not in allowed:
            raise BadPosition(path, f"must be one of {', '.join(known[number] for number in allowed)}, not {id!r}")
        return known.index(id)


def need(path: str, data: Any, kind: type, what: str) -> Any:
    """`data`, if it is of this kind."""
    if type(data) is not kind:
        raise BadPosition(path, f"must be {what}, not {data!r}")
    return data


class Shape:
    """One way of writing a value."""

    is_list = False  # is the value a list in the position, too?

    def start(self, scope: Scope) -> Any:
        """The value before anything is dealt, unless the field says another."""
        return 0

    def write(self, scope: Scope, value: Any) -> Any:
        """The value as readable data."""
        return value

    def read(self, scope: Scope, path: str, data: Any) -> Any:
        """The value that `data` stands for, or BadPosition."""
        raise NotImplementedError

    def lay(self, scope: Scope, path: str, old: Any, said: Any) -> Any:
        """Readable data: what somebody says in setting up a position, laid over what is there."""
        return said

    def several(self, count: int) -> Any:
        """Readable data of something that was named so often and of which no more was said."""
        return count

    def typescript(self) -> str:
        """The type of what is written."""
        raise NotImplementedError


class Number(Shape):
    """A number from `least` to `most`."""

    def __init__(self, least: int = 0, most: Figure = MOST) -> None:
        self.least = least
        self.most = most

    def read(self, scope: Scope, path: str, data: Any) -> Any:
        need(path, data, int, "a number")
        most = scope.figure(self.most)
        if not self.least <= data <= most:
            raise BadPosition(path, f"must be from {self.least} to {most}, not {data}")
        return data

    def typescript(self) -> str:
        return "number"


class Flag(Shape):
    """True or false; 1 or 0 in the position."""

    def write(self, scope: Scope, value: Any) -> Any:
        return bool(value)

    def read(self, scope: Scope, path: str, data: Any) -> Any:
        return int(need(path, data, bool, "true or false"))

    def typescript(self) -> str:
        return "boolean"


class Word(Shape):
    """One of some words, by its number; with `nothing`, null stands for that number."""

    def __init__(self, ids: Ids, nothing: int | None = None, only: Only = None) -> None:
        self.ids = ids
        self.nothing = nothing
        self.only = only

    def start(self, scope: Scope) -> Any:
        return self.nothing or 0

    def write(self, scope: Scope, value: Any) -> Any:
        return None if value == self.nothing else scope.ids(self.ids)[value]

    def read(self, scope: Scope, path: str, data: Any) -> Any:
        if data is None and self.nothing is not None:
            return self.nothing
        return scope.number(path, self.ids, data, self.only)

    def typescript(self) -> str:
        words = "string" if isinstance(self.ids, str) else " | ".join(f'"{id}"' for id in self.ids)
        return words if self.nothing is None else f"{words} | null"


class Maybe(Shape):
    """Another shape, or null for the number that means nothing."""

    def __init__(self, shape: Shape, nothing: int) -> None:
        self.shape = shape
        self.nothing = nothing

    def start(self, scope: Scope) -> Any:
        return self.nothing

    def write(self, scope: Scope, value: Any) -> Any:
        return None if value == self.nothing else self.shape.write(scope, value)

    def read(self, scope: Scope, path: str, data: Any) -> Any:
        return self.nothing if data is None else self.shape.read(scope, path, data)

    def typescript(self) -> str:
        return f"{self.shape.typescript()} | null"


class Secret(Maybe):
    """Another shape, or null for the number of what this view may not know."""

    def read(self, scope: Scope, path: str, data: Any) -> Any:
        if data is None and scope.full:
            raise BadPosition(path, "must not be hidden")
        return super().read(scope, path, data)


class Seat(Shape):
    """A seat by its name; null is nobody, where that may be."""

    def __init__(self, nobody: bool = True) -> None:
        self.nobody = nobody

    def start(self, scope: Scope) -> Any:
        return NOBODY

    def write(self, scope: Scope, value: Any) -> Any:
        return None if value == NOBODY else scope.seat_names[value]

    def read(self, scope: Scope, path: str, data: Any) -> Any:
        return NOBODY if data is None and self.nobody else scope.number(path, scope.seat_names, data)

    def typescript(self) -> str:
        return "string | null" if self.nobody else "string"


class List(Shape):
    """A list of one shape; `length` says how many there must be, `once` that nothing may be there twice."""

    is_list = True

    def __init__(self, shape: Shape, length: Figure = 0, once: bool = False) -> None:
        self.shape = shape
        self.length = length
        self.once = once

    def start(self, scope: Scope) -> Any:
        return [self.shape.start(scope)] * scope.figure(self.length)

    def write(self, scope: Scope, value: Any) -> Any:
        return [self.shape.write(scope, one) for one in value]

    def read(self, scope: Scope, path: str, data: Any) -> Any:
        found = [self.shape.read(scope, path, one) for one in need(path, data, list, "a list")]
        length = scope.figure(self.length)
        if length and len(found) != length:
            raise BadPosition(path, f"must have {length} entries, not {len(found)}")
        if self.once and len(set(found)) != len(found):
            raise BadPosition(path, "names something twice")
        return found

    def lay(self, scope: Scope, path: str, old: Any, said: Any) -> Any:
        """What is not said at the end of a list of fixed length is nothing."""
        lacking = scope.figure(self.length) - len(need(path, said, list, "a list"))
        return said + [None] * lacking if isinstance(self.shape, Word) else said

    def typescript(self) -> str:
        of = self.shape.typescript()
        return f"({of})[]" if " | " in of else f"{of}[]"


class Bits(Shape):
    """A set of ids, kept as bits."""

    def __init__(self, ids: Ids, only: Only = None) -> None:
        self.ids = ids
        self.only = only

    def write(self, scope: Scope, value: Any) -> Any:
        ids = scope.ids(self.ids)
        return [ids[bit] for bit in scope.allowed(self.ids, self.only) if value >> bit & 1]

    def read(self, scope: Scope, path: str, data: Any) -> Any:
        named = List(Word(self.ids, only=self.only)).read(scope, path, data)
        if named != sorted(set(named)):
            raise BadPosition(path, "must name each thing once, in the order of the data")
        return sum(1 << bit for bit in named)

    def lay(self, scope: Scope, path: str, old: Any, said: Any) -> Any:
        """In any order."""
        ids = scope.ids(self.ids)
        return sorted(need(path, said, list, "a list"), key=lambda id: scope.number(path, ids, id))

    def several(self, count: int) -> Any:
        return []

    def typescript(self) -> str:
        return List(Word(self.ids)).typescript()


class Marked(Bits):
    """Something that is there, kept as 1, with its marks as the bits above."""

    def write(self, scope: Scope, value: Any) -> Any:
        return super().write(scope, value >> 1)

    def read(self, scope: Scope, path: str, data: Any) -> Any:
        return 1 | super().read(scope, path, data) << 1


class ById(Shape):
    """A list with one value an id, written by id; those that are `usual` are left out."""

    is_list = True

    def __init__(self, ids: Ids, shape: Shape, usual: int = 0) -> None:
        self.ids = ids
        self.shape = shape
        self.usual = usual

    def start(self, scope: Scope) -> Any:
        return [self.usual] * len(scope.ids(self.ids))

    def write(self, scope: Scope, value: Any) -> Any:
        shape = self.shape
        return {
            id: shape.write(scope, one) for id, one in zip(scope.ids(self.ids), value, strict=True) if one != self.usual
        }

    def read(self, scope: Scope, path: str, data: Any) -> Any:
        ids = scope.ids(self.ids)
        found = self.start(scope)
        for id, one in need(path, data, dict, "an object").items():
            found[scope.number(path, ids, id)] = self.shape.read(scope, f"{path}.{id}", one)
        return found

    def lay(self, scope: Scope, path: str, old: Any, said: Any) -> Any:
        """A list names all that is there. An object says some of it; it may also list what each seat has."""
        if isinstance(said, list):
            return {id: self.shape.several(said.count(id)) for id in self.named(scope, path, said)}
        over = dict(old)
        for id, one in need(path, said, dict, "an object or a list").items():
            if isinstance(self.shape, Seat) and id in scope.seat_names:
                over.update(dict.fromkeys(self.named(scope, f"{path}.{id}", one), id))
            else:
                over[id] = one
        return over

    def named(self, scope: Scope, path: str, said: Any) -> list[str]:
        """A list of ids, or BadPosition."""
        return [id for id in need(path, said, list, "a list") if scope.number(path, self.ids, id) >= 0]

    def typescript(self) -> str:
        return f"Record<string, {self.shape.typescript()}>"


def counts(ids: Ids, least: int = 0) -> ById:
    """How many of each."""
    return ById(ids, Number(least))


def owners(ids: Ids) -> ById:
    """Whose each is."""
    return ById(ids, Seat(nobody=False), NOBODY)


class Rows(Shape):
    """A flat list of rows of one width, written by the ids of the rows."""

    is_list = True

    def __init__(self, ids: Ids, shape: Shape, width: Figure) -> None:
        self.ids = ids
        self.row = List(shape, width)

    def start(self, scope: Scope) -> Any:
        return self.row.start(scope) * len(scope.ids(self.ids))

    def write(self, scope: Scope, value: Any) -> Any:
        width = scope.figure(self.row.length)
        return {
            id: self.row.write(scope, value[width * row : width * row + width])
            for row, id in enumerate(scope.ids(self.ids))
        }

    def read(self, scope: Scope, path: str, data: Any) -> Any:
        ids = scope.ids(self.ids)
        if set(need(path, data, dict, "an object")) != set(ids):
            raise BadPosition(path, f"must be {', '.join(ids)}")
        return [one for id in ids for one in self.row.read(scope, f"{path}.{id}", data[id])]

    def lay(self, scope: Scope, path: str, old: Any, said: Any) -> Any:
        """Some of the rows; one of flags may also list the numbers, from 1 up, of those that are set."""
        over = dict(old)
        for id, row in need(path, said, dict, "an object").items():
            over[id] = row
            if isinstance(row, list) and all(type(one) is int for one in row):
                numbers = range(1, scope.figure(self.row.length) + 1)
                if not set(row) <= set(numbers):
                    raise BadPosition(f"{path}.{id}", f"must be numbers from 1 to {numbers[-1]}, not {row}")
                over[id] = [number in row for number in numbers]
        return over

    def typescript(self) -> str:
        return f"Record<string, {self.row.typescript()}>"


class Kept(Shape):
    """Another shape, kept in a way that rules look through faster; it is written just the same."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape

    def lay(self, scope: Scope, path: str, old: Any, said: Any) -> Any:
        return self.shape.lay(scope, path, old, said)

    def several(self, count: int) -> Any:
        return self.shape.several(count)

    def typescript(self) -> str:
        return self.shape.typescript()


class AsBits(Kept):
    """A list of flags as the bits of one number."""

    def write(self, scope: Scope, value: Any) -> Any:
        return self.shape.write(scope, [value >> at & 1 for at in range(len(self.shape.start(scope)))])

    def read(self, scope: Scope, path: str, data: Any) -> Any:
        return sum(flag << at for at, flag in enumerate(self.shape.read(scope, path, data)))


class AsSeatBits(Kept):
    """A list of owners as one set of bits a seat."""

    is_list = True

    def start(self, scope: Scope) -> Any:
        return [0] * len(scope.seat_names)

    def write(self, scope: Scope, value: Any) -> Any:
        owners = self.shape.start(scope)
        for seat, bits in enumerate(value):
            owners = [seat if bits >> at & 1 else owner for at, owner in enumerate(owners)]
        return self.shape.write(scope, owners)

    def read(self, scope: Scope, path: str, data: Any) -> Any:
        bits = self.start(scope)
        for at, owner in enumerate(self.shape.read(scope, path, data)):
            if owner != NOBODY:
                bits[owner] |= 1 << at
        return bits

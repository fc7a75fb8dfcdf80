"""The fields of a position, declared once.

A game lists its fields in `games/<id>/fields.py`: what each is, what it is before anything is dealt, how clones keep it
and how it is written. Everything else follows from that list: the class with its attributes and its `clone`
(`fields_made.py`) and the browser's type (`view.ts`), both made by `ophir fields`; the empty table; and
writing and reading positions, where whatever does not fit is refused by the name of its field.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any, Final

from ophir.engine.chance import Chance
from ophir.engine.errors import BadPosition
from ophir.engine.lists import numbers
from ophir.engine.shapes import Scope, Shape

PLAYERS: Final = "players"  # where a position writes what belongs to a seat, under the seat's name

Json = dict[str, Any]


class Storage:
    """How the position keeps a field: the attribute's type, and what a clone does with it."""

    def __init__(self, annotation: str, copy: str, nested: bool = False, module: str = "") -> None:
        self.annotation = annotation
        self.copy = copy  # Python, with {} for the attribute
        self.nested = nested  # a list of one list a seat; else all rows follow each other in one list
        self.module = module  # where the type comes from, if it is not one of Python's own

    def get(self, table: Any, name: str) -> Any:
        """What a table keeps under a name; a row of numbers is a list, however it is kept."""
        return getattr(table, name)

    def set(self, table: Any, name: str, value: Any) -> None:
        """Let a table keep a value under a name."""
        setattr(table, name, value)


class Vector(Storage):
    """A row of numbers without Python's objects in between, where the engine is compiled (engine/vectors.py)."""

    def __init__(self, copy: str) -> None:
        super().__init__("Numbers", copy, module="ophir.engine.vectors")

    def get(self, table: Any, name: str) -> list[int]:
        return list(getattr(table, name))

    def set(self, table: Any, name: str, value: Any) -> None:
        setattr(table, name, numbers(value))


class ByteRows(Storage):
    """A row of small numbers a seat, as bytes (engine/rows.py): the rows are replaced, the outer list is copied."""

    def __init__(self) -> None:
        super().__init__("list[bytes]", "{}[:]", nested=True)

    def get(self, table: Any, name: str) -> list[list[int]]:
        return [list(row) for row in getattr(table, name)]

    def set(self, table: Any, name: str, value: Any) -> None:
        setattr(table, name, [bytes(row) for row in value])


NUMBER: Final = Storage("int", "{}")
COPIED: Final = Storage("list[int]", "{}[:]")
SHARED: Final = Storage("list[int]", "{}")  # never changed in place but replaced (engine/lists.py)
VECTOR: Final = Vector("{}[:]")  # changed often
VECTOR_SHARED: Final = Vector("{}")  # read often, and replaced
ROWS_COPIED: Final = Storage("list[list[int]]", "[{0}[0][:], {0}[1][:]]", nested=True)  # of a game for two
ROWS_OF_BYTES: Final = ByteRows()
ROWS_SHARED: Final = Storage("list[list[int]]", "{}[:]", nested=True)  # the rows are replaced, the outer list is copied

Start = Callable[[Any], Any]  # of the box
Follows = Callable[["Setting"], Any]


class Slot:
    """An attribute of the position."""

    def __init__(self, name: str, storage: Storage, about: str) -> None:
        self.name = name
        self.storage = storage
        self.about = about


class Part:
    """Some attributes of the position and how they are written. Most are a `Field`."""

    name: str = ""
    slots: Sequence[Slot] = ()
    follows: Follows | None = None

    def start(self, table: Any, scope: Scope) -> None:
        """Set the attributes as they are before anything is dealt."""

    def write(self, table: Any, scope: Scope, state: Json) -> None:
        """Put the attributes into readable data."""

    def read(self, table: Any, scope: Scope, state: Json) -> None:
        """Set the attributes from readable data, or raise BadPosition."""

    def check(self, table: Any, scope: Scope, state: Json) -> None:
        """Raise BadPosition if what was read does not fit together."""

    def types(self) -> dict[str, str]:
        """Of each key that is written: its type in TypeScript. A `*` in a key stands for the name of each seat."""
        return {}

    def shapes(self) -> dict[str, Shape]:
        """Of keys as above: the shape, which knows what people may say for it in setting up a position."""
        return {}

    def fill(self, setting: Setting) -> None:
        """In setting up a position: what was not said of these keys but follows from what was."""

    def takes_rest(self, scope: Scope) -> list[str]:
        """The paths of which "rest" may be said: everything is there that is nowhere else."""
        return []


class Setting(Scope):
    """A position that is being set up: what was said of it is laid into `state`, what follows is filled in."""

    def __init__(self, box: Any, seat_names: Sequence[str], moment: str, turn: str, chance: Chance) -> None:
        super().__init__(box, seat_names)
        self.moment = moment
        self.turn = turn  # the name of a seat, or empty
        self.chance = chance
        self.state: Json = {}
        self.said: Json = {}  # by path

    def fill(self, path: str, value: Any) -> None:
        """Set what lies at a path, if nothing was said of it."""
        if path not in self.said:
            put(self.state, path, value)

    def seats_with(self, key: str) -> dict[str, Any]:
        """What lies under a key of each seat."""
        return {name: self.state[PLAYERS][name][key] for name in self.seat_names}


def each_seat(path: str, seat_names: Sequence[str]) -> list[str]:
    """A path with a `*` for each of the seats; another path as it is."""
    return [path.replace("*", name) for name in seat_names] if "*" in path else [path]


def put(state: Json, path: str, value: Any) -> None:
    """Set what lies at a path such as `fortune.deck`."""
    while "." in path:
        name, _, path = path.partition(".")
        state = state.setdefault(name, {})
    state[path] = value


def at(state: Any, path: str) -> Any:
    """What lies at a path; `Layout.read` has looked before that it is there."""
    for name in path.split("."):
        state = state[name]
    return state


def check_keys(path: str, data: Any, tree: Json) -> None:
    """Raise BadPosition unless `data` has just the keys of `tree`, and so on inside those that are trees again."""
    if not isinstance(data, Mapping):
        raise BadPosition(path, "must be an object")
    if path == f"state.{PLAYERS}" and set(data) != set(tree):
        raise BadPosition(path, f"must be {', '.join(tree)}")
    for key in data:
        if key not in tree:
            raise BadPosition(f"{path}.{key}", "is unknown")
    for key, inside in tree.items():
        if key not in data:
            raise BadPosition(f"{path}.{key}", "is missing")
        if inside is not None:
            check_keys(f"{path}.{key}", data[key], inside)


class Field(Part):
    """One attribute. `start` is a function of the box, the name of a figure of the box, or the value itself.

    `follows` gives it as readable data, of a seat's field by seat, where it was not said in setting up a position.
    """

    def __init__(
        self,
        name: str,
        shape: Shape,
        about: str = "",
        storage: Storage | None = None,
        key: str = "",
        start: Start | str | int | None = None,
        follows: Follows | None = None,
    ) -> None:
        self.name = name
        self.shape = shape
        self.follows = follows
        self.path = key or name
        self.storage = storage or self.usual_storage()
        self.starts = start
        self.slots = [Slot(name, self.storage, about)]

    def usual_storage(self) -> Storage:
        return COPIED if self.shape.is_list else NUMBER

    def start_value(self, scope: Scope) -> Any:
        """What it is before anything is dealt; of a seat's field, for one seat."""
        start = self.starts
        if start is None:
            return self.shape.start(scope)
        value = start(scope.box) if callable(start) else getattr(scope.box, start) if isinstance(start, str) else start
        return value[:] if isinstance(value, list) else value

    def paths(self, scope: Scope, key: str = "") -> list[str]:
        """Where its values are written, under its own key or another."""
        return [key or self.path]

    def joined(self, values: list[Any]) -> Any:
        """The attribute, from the values of all paths."""
        return values[0]

    def values(self, table: Any, paths: int) -> list[Any]:
        """The values of all paths, from the attribute."""
        return [self.storage.get(table, self.name)]

    def keep(self, table: Any, values: list[Any]) -> None:
        """Set the attribute from the values of all paths."""
        self.storage.set(table, self.name, self.joined(values))

    def start(self, table: Any, scope: Scope) -> None:
        self.keep(table, [self.start_value(scope) for _ in self.paths(scope)])

    def write(self, table: Any, scope: Scope, state: Json) -> None:
        paths = self.paths(scope)
        for path, value in zip(paths, self.values(table, len(paths)), strict=True):
            put(state, path, self.shape.write(scope, value))

    def read(self, table: Any, scope: Scope, state: Json) -> None:
        found = [self.shape.read(scope, f"state.{path}", at(state, path)) for path in self.paths(scope)]
        self.keep(table, found)

    def type_path(self, key: str = "") -> str:
        """The path of its type."""
        return key or self.path

    def fill(self, setting: Setting) -> None:
        if self.follows is not None:
            setting.fill(self.path, self.follows(setting))

    def types(self) -> dict[str, str]:
        return {path: shape.typescript() for path, shape in self.shapes().items()}

    def shapes(self) -> dict[str, Shape]:
        return {self.type_path(): self.shape}


class SeatField(Field):
    """One value or one row of values a seat, written under the seat's name."""

    def usual_storage(self) -> Storage:
        return COPIED

    def paths(self, scope: Scope, key: str = "") -> list[str]:
        return [f"{PLAYERS}.{name}.{key or self.path}" for name in scope.seat_names]

    def write(self, table: Any, scope: Scope, state: Json) -> None:
        players = state.setdefault(PLAYERS, {})
        names = scope.seat_names
        for name, value in zip(names, self.values(table, len(names)), strict=True):
            put(players.setdefault(name, {}), self.path, self.shape.write(scope, value))

    def joined(self, values: list[Any]) -> Any:
        if self.shape.is_list and not self.storage.nested:
            return [one for row in values for one in row]
        return values

    def values(self, table: Any, paths: int) -> list[Any]:
        kept: list[Any] = self.storage.get(table, self.name)
        if self.shape.is_list and not self.storage.nested:
            width = len(kept) // paths
            return [kept[width * row : width * row + width] for row in range(paths)]
        return kept

    def fill(self, setting: Setting) -> None:
        if self.follows is not None:
            for name, value in self.follows(setting).items():
                setting.fill(f"{PLAYERS}.{name}.{self.path}", value)

    def type_path(self, key: str = "") -> str:
        return f"{PLAYERS}.*.{key or self.path}"


class Derived(Part):
    """An attribute that follows from others: it is not written but worked out, once they are read."""

    def __init__(self, name: str, of: Callable[[Any], Any], storage: Storage = NUMBER, about: str = "") -> None:
        self.name = name
        self.of = of
        self.storage = storage
        self.slots = [Slot(name, storage, about)]

    def start(self, table: Any, scope: Scope) -> None:
        self.storage.set(table, self.name, self.of(table))

    def read(self, table: Any, scope: Scope, state: Json) -> None:
        self.storage.set(table, self.name, self.of(table))


class Layout:
    """All fields of a game's position, in the order in which they are written.

    `follows` is the module with a function for each field that follows from others in setting up, by the field's name.
    """

    def __init__(self, *parts: Part, follows: ModuleType | None = None) -> None:
        self.parts = parts
        for part in parts:
            if part.follows is None:
                part.follows = getattr(follows, part.name, None)
        self.slots = [slot for part in parts for slot in part.slots]
        self.types: dict[str, str] = {}
        self.shapes: dict[str, Shape] = {}
        for part in parts:
            self.types.update(part.types())
            self.shapes.update(part.shapes())

    def start(self, table: Any, scope: Scope) -> None:
        """Set every attribute as it is before anything is dealt."""
        for part in self.parts:
            part.start(table, scope)

    def write(self, table: Any, scope: Scope) -> Json:
        """Readable data."""
        state: Json = {}
        for part in self.parts:
            part.write(table, scope, state)
        return state

    def read(self, table: Any, scope: Scope, state: Mapping[str, Any]) -> None:
        """Set every attribute from readable data, or raise BadPosition with the name of the field."""
        check_keys("state", state, self.tree(scope))
        given = dict(state)
        for part in self.parts:
            part.read(table, scope, given)
        for part in self.parts:
            part.check(table, scope, given)

    def tree(self, scope: Scope) -> Json:
        """The keys that there must be, inside each other."""
        tree: Json = {}
        for path in self.types:
            for one in each_seat(path, scope.seat_names):
                put(tree, one, None)
        return tree

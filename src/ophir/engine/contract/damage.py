"""One thing wrong in a readable position: dropped, of another type, another number, an unknown id."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

Path = tuple[str | int, ...]

OTHERS: list[Any] = [None, True, -1, 7, 1.5, "", "nonsense", [], {}, [None], {"nonsense": 1}]


class Damage(NamedTuple):
    """What was done where."""

    path: Path
    what: str


def places_in(data: Any, path: Path = ()) -> Iterator[Path]:
    """The path of everything inside."""
    items: Any = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        yield (*path, key)
        yield from places_in(value, (*path, key))


def damaged(data: Any, place: int, change: int) -> Damage:
    """Damage `data` in place; the numbers choose where and how."""
    paths = list(places_in(data))
    path = paths[place % len(paths)]
    inside = data
    for key in path[:-1]:
        inside = inside[key]
    value = inside[path[-1]]
    changes: list[tuple[str, Any]] = [(f"became {other!r}", other) for other in OTHERS if other != value]
    if type(value) is int:
        near = (value + 1, value - 1, value * 2 + 2, 10**9, 2**70)
        changes += 2 * [(f"was {value}, became {other}", other) for other in near]
    elif isinstance(value, bool):
        changes += 9 * [("was turned round", not value)]
    elif isinstance(value, list) and value:
        changes += 3 * [("lost its last", value[:-1]), ("was doubled", value + value[-1:]), ("was turned", value[::-1])]
    elif isinstance(value, dict):
        changes += 3 * [("got something unknown", {**value, "nonsense": 1})]
    elif isinstance(value, str):
        words = sorted({str(part) for other in paths for part in other if isinstance(part, str)})
        changes += [(f"became {word!r}", word) for word in words]
    if change % (len(changes) + 1) == 0:
        del inside[path[-1]]
        return Damage(path, "was dropped")
    what, inside[path[-1]] = changes[change % (len(changes) + 1) - 1]
    return Damage(path, what)

"""Verbs: what cards and spaces do, one class a verb, and this class is all that a new one needs besides its words.

In the data an effect is a record: the name of its verb and the figures that the verb needs. A game has one base class
(or a few) for its verbs, with the methods that its rules call; each verb is a class below it:

    class TaxCollector(Effect):
        op: ClassVar[str] = "tax"
        figures: ClassVar[Figures] = {"threshold": Positive, "count": Positive}
        threshold: int
        count: int

        def perform(self, table: KingdomTable, seat: int, source: int) -> None: ...

A record of the data that has a field of the type `Effect` gets the verb itself, with its figures read into fields of
the same names. A verb may hold others (`figures = {"steps": list[Effect]}`). A figure that the rules know one value of
is `Only(value)`: the data tells it, and can't tell anything else. A verb without figures may stand by its name alone.
Its words are the messages `effect-tax` (a sentence), `short-tax` (a few words) and `sign-tax` (icons and numbers);
`ophir.engine.texts` says them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from keyword import iskeyword
from typing import Any, ClassVar, Final, TypeVar

import msgspec
import msgspec.inspect
from mypy_extensions import mypyc_attr

# What kind each figure is, as msgspec writes it: int, list[Good], (bool, False) by default; or Only(1).
Figures = Mapping[str, Any]
V = TypeVar("V", bound="Verb")

PLACE: Final = re.compile(r" - at `(?:key` in `)?\$\.?([^`]*)`")  # how msgspec says where something is wrong
UNKNOWN: Final = re.compile(r"Invalid enum value (.*) - at `(key` in `)?\$\.?([^`]*)`", re.DOTALL)
STEP: Final = re.compile(r"\.\.\.|[^.\[\]]+")  # of a place such as effects[0].cost[...]
RECORDS: Final[dict[Any, Any]] = {}  # made once for each verb


class BadFigure(ValueError):
    """A record of a verb that can't be; says which of its figures is wrong."""

    def __init__(self, figure: str, reason: str) -> None:
        super().__init__(f"{reason} - at `$.{figure}`")


class Only:
    """A figure that the rules know one value of. No verb has a field for it."""

    def __init__(self, value: object) -> None:
        self.value = value

    def check(self, figure: str, record: Mapping[str, Any]) -> None:
        """Raise BadFigure unless the record tells it as it is."""
        told = record.get(figure)
        if type(told) is not type(self.value) or told != self.value:
            raise BadFigure(figure, f"must be {json.dumps(self.value)}; the rules know nothing else")


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """A verb with its figures."""

    tag: ClassVar[str] = "op"  # the field of a record that names its verb
    op: ClassVar[str] = ""  # the name; a class without one is only a base of verbs
    figures: ClassVar[Figures] = {}
    forms: ClassVar[tuple[str, ...]] = ("effect", "short", "sign")  # the messages that every verb of a kind has
    number: int = 0  # among the verbs of its class in a box, where pending steps must be able to name it

    def ready(self) -> None:
        """Look whether the figures fit (BadFigure) and work out from them what the rules ask often."""

    def words(self) -> dict[str, object]:
        """Values for its messages: by default its figures."""
        return {name: getattr(self, field_of(name)) for name in read_figures(type(self))}

    def within(self) -> Iterator[Verb]:
        """The verb itself and all that it holds."""
        yield self
        for name in read_figures(type(self)):
            held = getattr(self, field_of(name))
            for one in held if isinstance(held, list) else [held]:
                if isinstance(one, Verb):
                    yield from one.within()


def field_of(figure: str) -> str:
    """The field of a verb that holds a figure: Python has no field `except`, but `except_`."""
    return f"{figure}_" if iskeyword(figure) else figure


def read_figures(kind: type[Verb]) -> list[str]:
    """The figures that a verb has a field for."""
    return [name for name, of in kind.figures.items() if not isinstance(of, Only)]


def verbs_of(kind: type[V]) -> dict[str, type[V]]:
    """All verbs of a kind by name."""
    found: dict[str, type[V]] = {}
    waiting: list[type[V]] = [kind]
    while waiting:
        verb = waiting.pop(0)
        waiting += verb.__subclasses__()
        if verb.op:
            assert verb.op not in found, f"{verb.__name__} and {found[verb.op].__name__} are both called {verb.op!r}"
            found[verb.op] = verb
    return found


def read_verb(kind: type[V], record: object) -> V:
    """The verb that a record describes; a ValueError says what is wrong with it and where."""
    known = verbs_of(kind)
    if isinstance(record, str):
        record = {kind.tag: record}
    if not isinstance(record, dict) or kind.tag not in record:
        raise ValueError(f"Expected a record that names its verb, {kind.tag} = ...; known: {', '.join(known)}")
    made = known.get(str(record[kind.tag]))
    if made is None:
        raise BadFigure(kind.tag, f"there is no {record[kind.tag]!r}; known: {', '.join(known)}")
    return make(made, {name: value for name, value in record.items() if name != kind.tag})


def make(kind: type[V], figures: Mapping[str, Any]) -> V:
    """The verb of this class with these figures."""
    open_ones = {name: value for name, value in figures.items() if not isinstance(kind.figures.get(name), Only)}
    try:
        values = msgspec.convert(open_ones, _record_of(kind), dec_hook=read_verb)
    except msgspec.ValidationError as error:
        raise ValueError(say_allowed(_record_of(kind), str(error))) from None
    for name, of in kind.figures.items():
        if isinstance(of, Only):
            of.check(name, figures)
    verb = kind()
    for name in read_figures(kind):
        setattr(verb, field_of(name), getattr(values, name))
    verb.ready()
    return verb


def where_and_why(error: str) -> tuple[str, str]:
    """The field that an error names, within which others, and the reason."""
    # Of a verb within a verb the inner field comes first.
    return ".".join(reversed([field for field in PLACE.findall(error) if field])), PLACE.split(error, 1)[0]


def say_allowed(kind: Any, error: str) -> str:
    """An error of msgspec on reading a `kind`; of a value that is not on a list it says what is on the list."""
    unknown = UNKNOWN.fullmatch(error)
    if unknown is None:
        return error
    value, key, place = unknown.groups()
    steps = STEP.findall(place) + (["key"] if key else [])
    allowed = ", ".join(json.dumps(one) for one in _listed(msgspec.inspect.type_info(kind), steps))
    return f"{value} is not allowed; allowed: {allowed}{error[unknown.end(1) :]}"


def _listed(kind: Any, steps: list[str]) -> list[Any]:
    """The values that the types list at a place: names of fields, numbers of items."""
    if isinstance(kind, msgspec.inspect.UnionType):
        return [value for one in kind.types for value in _listed(one, steps)]
    if isinstance(kind, msgspec.inspect.LiteralType):
        return list(kind.values)
    if isinstance(kind, msgspec.inspect.StructType):
        return _listed(next(field.type for field in kind.fields if field.encode_name == steps[0]), steps[1:])
    if isinstance(kind, msgspec.inspect.DictType):
        return _listed(kind.key_type if steps == ["key"] else kind.value_type, steps[1:])
    if isinstance(kind, msgspec.inspect.ListType):
        return _listed(kind.item_type, steps[1:])
    if isinstance(kind, msgspec.inspect.TupleType):
        return _listed(kind.item_types[int(steps[0])], steps[1:])
    return []


def numbered(kind: type[V], verbs: Iterable[Verb]) -> list[V]:
    """The verbs of one class among these, and within them, by the numbers that they get: steps name them by these."""
    found = [one for verb in verbs for one in verb.within() if isinstance(one, kind)]
    for number, one in enumerate(found):
        one.number = number
    return found


def _record_of(kind: Any) -> Any:
    """What msgspec reads the figures of a verb into."""
    if kind not in RECORDS:
        kinds = [(name, kind.figures[name]) for name in read_figures(kind)]
        fields = [(name, *of) if isinstance(of, tuple) else (name, of) for name, of in kinds]
        RECORDS[kind] = msgspec.defstruct(kind.__name__, fields, forbid_unknown_fields=True, kw_only=True)
    return RECORDS[kind]

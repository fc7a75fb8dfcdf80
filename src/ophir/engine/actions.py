"""The catalogue: every action a game can ever offer, with a stable number and a notation that parses back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from operator import index
from typing import Final

from ophir.engine.errors import UnknownAction
from ophir.engine.nearby import did_you_mean
from ophir.engine.steps import Choice


class Action:
    """One thing a player can do.

    `text` is its notation (`sell stone 2`), `kind` its first word, `piece` the part of the board
    it belongs to (`market:stone:2`), so that a page knows where to click; `also` are other pieces at
    which a person may look for it; `values` name its parts for a message.
    """

    __slots__ = ("also", "id", "kind", "piece", "text", "values")

    def __init__(
        self, id: int, kind: str, args: tuple[str, ...], piece: str, also: tuple[str, ...], values: dict[str, object]
    ) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.text: Final = " ".join((kind, *args))
        self.piece: Final = piece
        self.also: Final = also
        self.values: Final = values

    def __repr__(self) -> str:
        return f"<{self.id}: {self.text}>"


class Catalogue:
    """All actions of a game by number and by notation."""

    __slots__ = ("_by_text", "_list")

    def __init__(self) -> None:
        self._list: list[Action] = []
        self._by_text: dict[str, Action] = {}

    def add(self, kind: str, *args: str, piece: str = "", also: tuple[str, ...] = (), **values: object) -> int:
        """Add one action and return its number."""
        action = Action(len(self._list), kind, args, piece, also, values)
        if action.text in self._by_text:
            raise ValueError(f"two actions are called {action.text!r}")
        self._list.append(action)
        self._by_text[action.text] = action
        return action.id

    def add_each(self, kind: str, ids: Iterable[str], piece: str, key: str, also: tuple[str, ...] = ()) -> int:
        """Add one action an id, at the piece `<piece>:<id>`, with the id as value `key`; returns the first number."""
        first = len(self._list)
        for id in ids:
            named: dict[str, object] = {key: id}
            self.add(kind, id, piece=f"{piece}:{id}", also=also, **named)
        return first

    def add_joined(
        self, kind: str, keys: tuple[str, str], ids: list[str], ends: list[list[int]], names: list[str], *also: str
    ) -> list[list[int]]:
        """Of each id add an action for each of its ends, which are numbers of `names`; returns their numbers.

        It belongs to the piece at its end, such as `gate:north`, and to each of `also`, where {} stands for the id.
        """
        return [
            [
                self.add(kind, id, name, piece=f"{keys[1].removeprefix('to_')}:{name}", also=pieces, **pair)
                for name in (names[end] for end in its)
                for pieces in [tuple(piece.format(id) for piece in also)]
                for pair in [dict[str, object](zip(keys, (id, name), strict=True))]
            ]
            for id, its in zip(ids, ends, strict=True)
        ]

    def named(self, key: str, numbers: Mapping[str, int]) -> list[int]:
        """Of each action the number of what its value `key` names, -1 where it has none."""
        return [numbers.get(str(action.values.get(key, "")), -1) for action in self._list]

    def __len__(self) -> int:
        return len(self._list)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._list)

    def __repr__(self) -> str:
        kinds = Counter(action.kind for action in self._list)
        return f"<{len(self)} actions: {', '.join(f'{kind} ({count})' for kind, count in kinds.items())}>"

    def __getitem__(self, said: object) -> Action:
        """The action with this number or this notation, or that a choice offers."""
        if isinstance(said, Choice):
            said = said.action
        if isinstance(said, str):
            return self.parse(said)
        if isinstance(said, bool) or not hasattr(said, "__index__"):
            raise UnknownAction(f"{said!r} is no action: say its number, or its notation as a text.", text=str(said))
        number = index(said)
        if not 0 <= number < len(self._list):
            raise UnknownAction(
                f"There is no action number {number}; they run from 0 to {len(self._list) - 1}.", id=number
            )
        return self._list[number]

    def parse(self, text: str) -> Action:
        """The action that `text` means; spaces and capitals do not matter."""
        words = text.split()
        action = self._by_text.get(" ".join(words).lower())
        if action is None:
            raise UnknownAction(self._advice(text.strip(), words), text=text.strip())
        return action

    def _advice(self, text: str, words: list[str]) -> str:
        kinds = dict.fromkeys(action.kind for action in self._list)
        meant = did_you_mean(" ".join(words).lower(), self._by_text)
        if not words or words[0].lower() not in kinds:
            return f"{text!r} is no action of this game. Actions begin with: {', '.join(kinds)}.{meant}"
        alike = [action.text for action in self._list if action.kind == words[0].lower()]
        shown = ", ".join(alike[:6]) + (", ..." if len(alike) > 6 else "")
        return f"{text!r} is no action of this game. Written like: {shown}.{meant}"

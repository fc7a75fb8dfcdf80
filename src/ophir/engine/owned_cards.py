"""Cards of which there is one each, a field: the seats own some, some lie open, the rest is the deck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ophir.engine.errors import BadPosition
from ophir.engine.fields import PLAYERS, SHARED, Follows, Json, Part, Setting, Slot, put
from ophir.engine.shapes import Ids, List, Scope, Shape, Word

EMPTY: Final = -1  # instead of a card, a space of the display without one
# Owners of cards that no seat has.
ON_DISPLAY: Final = -1
IN_DECK: Final = -2


class OwnedCards(Part):
    """Of each card its owner: a seat, ON_DISPLAY or IN_DECK. Written as the list of each seat, under `key`; those that
    lie open are a list of their own, the field `display`."""

    def __init__(self, name: str, ids: Ids, key: str, display: str, about: str, follows: Follows | None = None) -> None:
        self.name = name
        self.ids = ids
        self.key = key
        self.display = display
        self.follows = follows
        self.cards = List(Word(ids))
        self.shown = List(Word(ids, EMPTY))
        self.slots = [Slot(name, SHARED, about)]

    def start(self, table: Any, scope: Scope) -> None:
        setattr(table, self.name, [IN_DECK] * len(scope.ids(self.ids)))

    def write(self, table: Any, scope: Scope, state: Json) -> None:
        owners = getattr(table, self.name)
        for seat, name in enumerate(scope.seat_names):
            cards = [card for card, owner in enumerate(owners) if owner == seat]
            put(state, f"{PLAYERS}.{name}.{self.key}", self.cards.write(scope, cards))

    def read(self, table: Any, scope: Scope, state: Json) -> None:
        owners = [IN_DECK] * len(scope.ids(self.ids))
        path = f"state.{self.display}"
        places = [(path, self.shown.read(scope, path, state[self.display]), ON_DISPLAY)]
        for seat, name in enumerate(scope.seat_names):
            path = f"state.{PLAYERS}.{name}.{self.key}"
            places.append((path, self.cards.read(scope, path, state[PLAYERS][name][self.key]), seat))
        for path, cards, owner in places:
            for card in cards:
                if card == EMPTY:
                    continue
                if owners[card] != IN_DECK:
                    raise BadPosition(path, f"{scope.ids(self.ids)[card]} is in two places")
                owners[card] = owner
        setattr(table, self.name, owners)

    def fill(self, setting: Setting) -> None:
        said: Mapping[str, Any] = {} if self.follows is None else self.follows(setting)
        for name, cards in said.items():
            setting.fill(f"{PLAYERS}.{name}.{self.key}", cards)

    def types(self) -> dict[str, str]:
        return {path: shape.typescript() for path, shape in self.shapes().items()}

    def shapes(self) -> dict[str, Shape]:
        return {f"{PLAYERS}.*.{self.key}": self.cards}

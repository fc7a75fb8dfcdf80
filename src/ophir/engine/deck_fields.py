"""A `Deck` as a field of a position: how it is written, read and checked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ophir.engine.decks import Deck, new_deck
from ophir.engine.errors import BadPosition
from ophir.engine.fields import PLAYERS, Json, Part, Setting, Slot, Storage, at, put
from ophir.engine.lists import numbers
from ophir.engine.piles import read_pile, size_of, write_pile
from ophir.engine.shapes import Ids, List, Number, Scope, Shape, counts


class DeckField(Part):
    """A deck with the hands drawn from it.

    Under the field's name are written `deck`, `discard`, what was `held` at each reshuffle, and the `more` hands; under
    each seat's name its `hand` and what was `held` of it. Hidden cards are null, their number is always known.
    """

    def __init__(self, name: str, ids: Ids, cards: str, more: Sequence[str] = ()) -> None:
        self.name = name
        self.ids = ids
        self.box_counts = cards  # the name of the box's list of how many there are of each card
        self.more = more
        self.cards = counts(ids)
        self.slots = [
            Slot(name, Storage("Deck", "{}", module="ophir.engine.decks"), "its hands are those of the seats")
        ]

    def start(self, table: Any, scope: Scope) -> None:
        rows = len(scope.seat_names) + len(self.more)
        setattr(table, self.name, new_deck(getattr(scope.box, self.box_counts)[:], rows))

    def hands(self, scope: Scope) -> list[tuple[str, str]]:
        """Of each row the paths of the hand and of what was held of it."""
        seats = [f"{PLAYERS}.{name}" for name in scope.seat_names]
        return [
            *((f"{seat}.hand", f"{seat}.held") for seat in seats),
            *((f"{self.name}.{name}", f"{self.name}.{name}_held") for name in self.more),
        ]

    def write(self, table: Any, scope: Scope, state: Json) -> None:
        deck: Deck = getattr(table, self.name)
        kinds = deck.kinds
        self._write(scope, state, f"{self.name}.deck", deck.deck, deck.deck_size)
        put(state, f"{self.name}.discard", self.cards.write(scope, deck.discard))
        pools = [deck.held_pool[start : start + kinds] for start in range(0, len(deck.held_pool), kinds)]
        put(state, f"{self.name}.held", List(self.cards).write(scope, pools))
        hands = list(deck.hand)
        for row, (hand, held) in enumerate(self.hands(scope)):
            self._write(scope, state, hand, hands[kinds * row : kinds * row + kinds], deck.hand_size[row])
            times = range(row, len(deck.held_size), deck.rows)
            put(
                state,
                held,
                [
                    write_pile(scope, self.cards, deck.held[kinds * n : kinds * n + kinds], deck.held_size[n])
                    for n in times
                ],
            )
            put(state, f"{held}_size", [deck.held_size[n] for n in times])

    def _write(self, scope: Scope, state: Json, path: str, cards: list[int], size: int) -> None:
        put(state, path, write_pile(scope, self.cards, cards, size))
        put(state, f"{path}_size", size)

    def read(self, table: Any, scope: Scope, state: Json) -> None:
        self.start(table, scope)
        deck: Deck = getattr(table, self.name)
        deck.deck, deck.deck_size = self._read(scope, state, f"{self.name}.deck")
        deck.discard = self.cards.read(scope, f"state.{self.name}.discard", at(state, f"{self.name}.discard"))
        path = f"{self.name}.held"
        pools = List(self.cards).read(scope, f"state.{path}", at(state, path))
        deck.held_pool = [count for pool in pools for count in pool]
        hands = [self._read(scope, state, hand) for hand, _ in self.hands(scope)]
        deck.hand = numbers([count for cards, _ in hands for count in cards])
        deck.hand_size = [size for _, size in hands]
        rows = [self._read_held(scope, state, held, len(pools)) for _, held in self.hands(scope)]
        deck.held = [count for time in range(len(pools)) for row in rows for count in row[time][0]]
        deck.held_size = [row[time][1] for time in range(len(pools)) for row in rows]

    def _read(self, scope: Scope, state: Json, path: str) -> tuple[list[int], int]:
        size = Number().read(scope, f"state.{path}_size", at(state, f"{path}_size"))
        return read_pile(scope, f"state.{path}", self.cards, at(state, path), size), size

    def _read_held(self, scope: Scope, state: Json, path: str, times: int) -> list[tuple[list[int], int]]:
        """What was held of one hand at each reshuffle, and how many cards that is."""
        sizes = List(Number()).read(scope, f"state.{path}_size", at(state, f"{path}_size"))
        piles = at(state, path)
        if type(piles) is not list or len(piles) != times or len(sizes) != times:
            raise BadPosition(f"state.{path}", f"must have one entry for each of the {times} reshuffles")
        return [
            (read_pile(scope, f"state.{path}", self.cards, pile, size), size)
            for pile, size in zip(piles, sizes, strict=True)
        ]

    def check(self, table: Any, scope: Scope, state: Json) -> None:
        """Held cards are part of the hands, and of what was held. (That no card is lost, `Conserved` checks.)"""
        deck: Deck = getattr(table, self.name)
        kinds = deck.kinds
        ids = scope.ids(self.ids)
        path = f"state.{self.name}.held"
        for row, (_, held) in enumerate(self.hands(scope)):
            for n in range(kinds * row, kinds * (row + 1)):
                if sum(deck.held[n :: len(deck.hand)]) > deck.hand[n]:
                    raise BadPosition(f"state.{held}", "must be part of the hand")
        for time in range(deck.reshuffles()):
            pool = deck.held_pool[kinds * time : kinds * (time + 1)]
            if sum(pool) != sum(deck.held_size[deck.rows * time : deck.rows * (time + 1)]):
                raise BadPosition(path, "must be the held cards of all hands together")
            block = deck.held[len(deck.hand) * time : len(deck.hand) * (time + 1)]
            for card, id in enumerate(ids):
                if scope.full and sum(block[card::kinds]) != pool[card]:
                    raise BadPosition(path, f"must be the held cards of all hands together ({id})")

    def fill(self, setting: Setting) -> None:
        for path in (f"{self.name}.deck", *(hand for hand, _ in self.hands(setting))):
            setting.fill(f"{path}_size", size_of(at(setting.state, path)))

    def types(self) -> dict[str, str]:
        cards = self.cards.typescript()
        types = {f"{self.name}.deck": f"{cards} | null", f"{self.name}.deck_size": "number"}
        types |= {f"{self.name}.discard": cards, f"{self.name}.held": f"{cards}[]"}
        hands = [(f"{PLAYERS}.*.hand", f"{PLAYERS}.*.held")]
        hands += [(f"{self.name}.{name}", f"{self.name}.{name}_held") for name in self.more]
        for hand, held in hands:
            types |= {hand: f"{cards} | null", f"{hand}_size": "number"}
            types |= {held: f"({cards} | null)[]", f"{held}_size": "number[]"}
        return types

    def shapes(self) -> dict[str, Shape]:
        places = [f"{PLAYERS}.*.hand", *(f"{self.name}.{place}" for place in ("deck", "discard", *self.more))]
        return dict.fromkeys(places, self.cards)

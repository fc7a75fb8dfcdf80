"""A position as readable data and back. What is impossible is refused with the name of the field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from ophir.engine.errors import BadPosition
from ophir.engine.fields import Layout
from ophir.engine.game import NOBODY
from ophir.engine.shapes import Scope
from ophir.games.temple.box import Box
from ophir.games.temple.data import Natural
from ophir.games.temple.setup import start
from ophir.games.temple.table import (
    ARMY,
    HIDDEN,
    MOVED,
    NO_CARD,
    NOT_FASTING,
    PASSED,
    RAIDED,
    SEATS,
    TempleTable,
)
from ophir.games.temple.winning import ENDS

Cards = dict[str, Natural]
Seen = Literal["no", "card", "structure", "good"]
Mark = Literal["moved", "passed", "raided"]
Priest = Literal["none", "good", "evil"]
Scapegoat = Literal["none", "inactive", "active"]
Grain = Literal["none", "build_open", "build_made"]

# Words for small numbers, in their order.
SEEN_WORDS: Final[tuple[Seen, ...]] = ("no", "card", "structure", "good")
PRIEST_WORDS: Final[tuple[Priest, ...]] = ("none", "good", "evil")
SCAPEGOAT_WORDS: Final[tuple[Scapegoat, ...]] = ("none", "inactive", "active")
GRAIN_WORDS: Final[tuple[Grain, ...]] = ("none", "build_open", "build_made")
MARKS: Final[dict[Mark, int]] = {"moved": MOVED, "passed": PASSED, "raided": RAIDED}


class Promise(Struct, forbid_unknown_fields=True):
    """What an announcement told: one of `cards` is among the oldest `slots` cards of the hand."""

    cards: list[str]
    slots: Natural


class PlayerState(Struct, forbid_unknown_fields=True):
    """What lies on one player's side. In `hand`, null is a hidden card; a hidden `draw` is null."""

    hand: list[str | None]
    seen: list[Seen]
    draw: Cards | None
    draw_size: Natural
    discard: list[str]
    prophet: str | None
    king_david: bool
    king_solomon: bool
    priest: Priest
    unclean: bool
    altar: bool
    bad_offerings: bool
    scapegoat: Scapegoat
    fast: Natural | None
    sin: str | None
    structures: list[str]
    furnishings: list[str]
    gates: list[str]
    siege: Natural
    armies: dict[str, list[Mark]]
    returned: dict[str, Natural]
    promise: Promise | None


class OfferingState(Struct, forbid_unknown_fields=True):
    """An offering on an Altar that waits for answers."""

    card: str
    player: str
    negated: bool


class State(Struct, forbid_unknown_fields=True):
    """The whole table."""

    active: str | None
    turns: Natural
    build_used: bool
    grain: Grain
    good_played: bool
    reward_taken: bool
    sin_pending: bool
    passage_played: bool
    acted: bool
    idle_turns: Natural
    offering: OfferingState | None
    given: str | None
    players: dict[str, PlayerState]
    ends: list[str]
    winner: str | None


def state_to_json(table: TempleTable) -> dict[str, Any]:
    """The table as readable data."""
    box = table.box
    names = table.game.seat_names
    ids = box.card_ids

    def card(number: int) -> str | None:
        return None if number < 0 else ids[number]

    def player(seat: int) -> str | None:
        return None if seat == NOBODY else names[seat]

    offering = None
    if table.offered != NO_CARD:
        offering = {"card": card(table.offered), "player": player(table.offerer), "negated": bool(table.negated)}
    return {
        "active": player(table.active),
        "turns": table.turns,
        "build_used": bool(table.build_used),
        "grain": GRAIN_WORDS[table.grain],
        "good_played": bool(table.good_played),
        "reward_taken": bool(table.reward_taken),
        "sin_pending": bool(table.sin_pending),
        "passage_played": bool(table.passage_played),
        "acted": bool(table.acted),
        "idle_turns": table.idle_turns,
        "offering": offering,
        "given": card(table.given),
        "players": {names[seat]: _player_to_json(table, seat) for seat in range(SEATS)},
        "ends": [end for bit, end in enumerate(ENDS) if table.ends >> bit & 1],
        "winner": player(table.winner),
    }


def _player_to_json(table: TempleTable, seat: int) -> dict[str, Any]:
    box = table.box
    ids = box.card_ids
    draw = table.draw[seat]
    hidden = sum(draw) != table.draw_size[seat]
    built = table.built[seat]
    promise = None
    if table.promise[seat]:
        cards = [id for card, id in enumerate(ids) if table.promise[seat] >> card & 1]
        promise = {"cards": cards, "slots": table.promise_slots[seat]}
    return {
        "hand": [None if card == HIDDEN else ids[card] for card in table.hand[seat]],
        "seen": [SEEN_WORDS[seen] for seen in table.seen[seat]],
        "draw": None if hidden else {ids[card]: count for card, count in enumerate(draw) if count},
        "draw_size": table.draw_size[seat],
        "discard": [ids[card] for card in table.discard[seat]],
        "prophet": None if table.prophet[seat] == NO_CARD else ids[table.prophet[seat]],
        "king_david": bool(table.king_david[seat]),
        "king_solomon": bool(table.king_solomon[seat]),
        "priest": PRIEST_WORDS[table.priest[seat]],
        "unclean": bool(table.unclean[seat]),
        "altar": bool(table.altar[seat]),
        "bad_offerings": bool(table.bad_offerings[seat]),
        "scapegoat": SCAPEGOAT_WORDS[table.scapegoat[seat]],
        "fast": None if table.fast[seat] == NOT_FASTING else table.fast[seat],
        "sin": None if table.sin[seat] == NO_CARD else ids[table.sin[seat]],
        "structures": [ids[card] for card in box.structures if built >> card & 1],
        "furnishings": [ids[card] for card in box.furnishings if built >> card & 1],
        "gates": [id for gate, id in enumerate(box.gate_ids) if table.gates[seat] >> gate & 1],
        "siege": table.siege[seat],
        "armies": {
            box.space_ids[space]: [mark for mark, bit in MARKS.items() if bits & bit]
            for space, bits in enumerate(table.army[seat])
            if bits
        },
        "returned": {ids[card]: slots for card, slots in enumerate(table.barred[seat]) if slots},
        "promise": promise,
    }


class TempleLayout(Layout):
    """The fields of the position, started, written and read all at once."""

    def start(self, table: TempleTable, scope: Scope) -> None:
        start(table)

    def write(self, table: TempleTable, scope: Scope) -> dict[str, Any]:
        return state_to_json(table)

    def read(self, table: TempleTable, scope: Scope, state: Mapping[str, Any]) -> None:
        try:
            data = msgspec.convert(state, State)
        except msgspec.ValidationError as error:
            reason, _, path = str(error).partition(" - at `$")
            raise BadPosition(f"state{path.rstrip('`')}", reason) from None
        Reader(table, data, scope.full).read()


FIELDS: Final = TempleLayout()


class Reader:
    """Reads one state, field by field."""

    def __init__(self, table: TempleTable, state: State, full: bool) -> None:
        self.table = table
        self.box = table.box
        self.state = state
        self.full = full
        self.names = list(table.game.seat_names)

    def read(self) -> None:
        """Everything."""
        state = self.state
        table = self.table
        if set(state.players) != set(self.names):
            raise BadPosition("state.players", f"must be {', '.join(self.names)}")
        table.active = self.seat("state.active", state.active)
        table.turns = state.turns
        table.build_used = int(state.build_used)
        table.grain = GRAIN_WORDS.index(state.grain)
        table.good_played = int(state.good_played)
        table.reward_taken = int(state.reward_taken)
        table.sin_pending = int(state.sin_pending)
        table.passage_played = int(state.passage_played)
        table.acted = int(state.acted)
        table.idle_turns = state.idle_turns
        if state.offering is not None:
            table.offered = self.card("state.offering.card", state.offering.card)
            table.offerer = self.seat("state.offering.player", state.offering.player)
            table.negated = int(state.offering.negated)
        table.given = self.card("state.given", state.given)
        for seat, name in enumerate(self.names):
            self.player(table, seat, state.players[name])
        table.ends = self.bits("state.ends", list(ENDS), state.ends)
        table.winner = self.seat("state.winner", state.winner)

    def one_of(self, field: str, ids: list[str], id: str) -> int:
        """The number of an id."""
        if id not in ids:
            raise BadPosition(field, f"{id!r} is unknown; known: {', '.join(ids)}")
        return ids.index(id)

    def bits(self, field: str, ids: list[str], named: list[str]) -> int:
        """Ids as bits, each at most once and in their order."""
        numbers = [self.one_of(field, ids, id) for id in named]
        if numbers != sorted(set(numbers)):
            raise BadPosition(field, "must name each thing once, in the order of the data")
        return sum(1 << number for number in numbers)

    def seat(self, field: str, name: str | None) -> int:
        return NOBODY if name is None else self.one_of(field, self.names, name)

    def card(self, field: str, id: str | None) -> int:
        return NO_CARD if id is None else self.one_of(field, self.box.card_ids, id)

    def player(self, table: TempleTable, seat: int, player: PlayerState) -> None:
        at = f"state.players.{self.names[seat]}"
        box = self.box
        self.cards(table, seat, player, at)
        table.prophet[seat] = self.card(f"{at}.prophet", player.prophet)
        table.king_david[seat] = int(player.king_david)
        table.king_solomon[seat] = int(player.king_solomon)
        table.priest[seat] = PRIEST_WORDS.index(player.priest)
        table.unclean[seat] = int(player.unclean)
        table.altar[seat] = int(player.altar)
        table.bad_offerings[seat] = int(player.bad_offerings)
        table.scapegoat[seat] = SCAPEGOAT_WORDS.index(player.scapegoat)
        table.fast[seat] = NOT_FASTING if player.fast is None else player.fast
        table.sin[seat] = self.card(f"{at}.sin", player.sin)
        table.built[seat] = self.placed(f"{at}.structures", box.structures, player.structures)
        table.built[seat] |= self.placed(f"{at}.furnishings", box.furnishings, player.furnishings)
        table.gates[seat] = self.bits(f"{at}.gates", box.gate_ids, player.gates)
        table.siege[seat] = player.siege
        for id, marks in player.armies.items():
            field = f"{at}.armies.{id}"
            space = self.one_of(f"{at}.armies", box.space_ids, id)
            table.army[seat][space] = ARMY | self.bits(field, list(MARKS), list(marks)) << 1
        table.tokens[1 - seat] = box.tokens - len(player.armies)
        for id, slots in player.returned.items():
            card = self.card(f"{at}.returned", id)
            if not 1 <= slots <= len(player.hand):
                raise BadPosition(f"{at}.returned.{id}", "must be a number of cards in hand")
            table.barred[seat][card] = slots
            table.returned[seat] |= 1 << card
        if player.promise is not None:
            table.promise[seat] = self.bits(f"{at}.promise.cards", box.card_ids, player.promise.cards)
            table.promise_slots[seat] = player.promise.slots
            if not table.promise[seat] or not 1 <= player.promise.slots <= len(player.hand):
                raise BadPosition(f"{at}.promise", "must name cards, and a number of cards in hand")

    def placed(self, field: str, cards: list[int], ids: list[str]) -> int:
        named = self.bits(field, [self.box.card_ids[card] for card in cards], ids)
        return sum(1 << card for at, card in enumerate(cards) if named >> at & 1)

    def cards(self, table: TempleTable, seat: int, player: PlayerState, at: str) -> None:
        if len(player.seen) != len(player.hand):
            raise BadPosition(f"{at}.seen", "must be as long as the hand")
        table.seen[seat] = [SEEN_WORDS.index(word) for word in player.seen]
        table.hand[seat] = []
        for id, word in zip(player.hand, player.seen, strict=True):
            if id is None and (self.full or word == "card"):
                raise BadPosition(f"{at}.hand", "must not be hidden")
            table.hand[seat].append(HIDDEN if id is None else self.card(f"{at}.hand", id))
        table.discard[seat] = [self.card(f"{at}.discard", id) for id in player.discard]
        table.draw_size[seat] = player.draw_size
        table.draw[seat] = [0] * self.box.cards
        if player.draw is None:
            if self.full or not player.draw_size:
                raise BadPosition(f"{at}.draw", "must not be hidden")
            return
        for id, count in player.draw.items():
            table.draw[seat][self.card(f"{at}.draw", id)] = count
        if sum(table.draw[seat]) != player.draw_size:
            raise BadPosition(f"{at}.draw_size", f"is {player.draw_size}, but the cards are {sum(table.draw[seat])}")


def step_limits(box: Box) -> dict[str, int]:
    """Below what the numbers of pending steps must lie."""
    return {
        "seat": SEATS,
        "left": 1 + max(box.discards, box.furnishings_lost, box.cards),
        "moved": 1 << box.spaces,
        "space": box.spaces,
    }

"""Playing cards: at which points, on which conditions, and what then happens. [Temple 4, 5, 13]

A `PlayPoint` is a decision at which cards of the hand may be played: an action point of the active player, or a
window in which a player may respond. Which cards those are is data (timing.toml); each card brings its conditions.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mypy_extensions import i64

from ophir.engine.lists import changed
from ophir.engine.steps import Choice, Closed, Decision
from ophir.games.temple.deck import discard, from_hand
from ophir.games.temple.table import NO_CARD, NOT_FASTING, TempleTable

# The points at which cards are played, as they are called in timing.toml.
POINTS: Final = (
    "AP1",
    "AP2",
    "SIN_RESPONSE",
    "BUILD",
    "ATTACK2",
    "ATTACK3",
    "DEFEND",
    "DISCARD",
    "RW1",
    "RW2",
    "RW3",
    "RW4",
    "RW5",
)
AP1: Final = 0
AP2: Final = 1
SIN_RESPONSE: Final = 2
ATTACK2: Final = 4
ATTACK3: Final = 5
DEFEND: Final = 6
RW1: Final = 8
RW2: Final = 9
RW3: Final = 10
RW4: Final = 11
RW5: Final = 12

# How a card is played at a point, in `Box.at`.
NOT_HERE: Final = 0  # or only by a choice of its own, on an army or with a Furnishing
PLAIN: Final = 1  # by itself
KING_INSTANT: Final = 2  # a Structure or a Guarded Gate through its owner's King

# What an action does with a card, in `Box.verb`.
OTHER: Final = 0
PLAY: Final = 1
BUILD: Final = 2
GUARD: Final = 3

# Where offerings are made, as steps that wait meanwhile.
ACTION_POINTS: Final = (
    "Preparation",
    "Building",
    "TurnWindow",
    "Attack",
    "Destroy",
    "Defence",
    "SinCheck",
    "SinWindow",
)

ANY_SIN: Final = -2  # in `Box.card_of`: the action stands for all ordinary Sins [R81]


class PlayPoint(Decision[TempleTable]):
    """A decision at which cards may be played. Subclasses write the methods about everything else."""

    __slots__ = ()
    point: int = AP1  # no ClassVar: compiled code reads it faster so

    def add_others(self, table: TempleTable, found: list[int]) -> None:
        """Add the legal actions that are no card plays."""

    def other_choices(self, table: TempleTable) -> Iterator[Choice]:
        """The same for a person."""
        return iter(())

    def take_other(self, table: TempleTable, action: int) -> None:
        """Carry out an action that is no card play."""
        raise AssertionError(f"{self!r} has no such action")

    def again(self, table: TempleTable) -> None:
        """Push what is asked once the card that is being played is done."""
        table.stack.append(self)

    def legal(self, table: TempleTable) -> list[int]:
        found: list[int] = []
        add_plays(table, self.seat, self.point, found)
        self.add_others(table, found)
        return found

    def choices(self, table: TempleTable) -> Iterator[Choice]:
        yield from play_choices(table, self.seat, self.point)
        yield from self.other_choices(table)

    def take(self, table: TempleTable, action: int) -> None:
        if table.box.verb[action] == OTHER:
            self.take_other(table, action)
        else:
            self.again(table)
            play_action(table, self.seat, action)


def add_plays(table: TempleTable, seat: int, point: int, found: list[int]) -> None:
    """Add the plays of the cards in hand that are legal at a point; cards of one kind are one option. [4]"""
    box = table.box
    playable: i64 = box.played_at[point] & table.held[seat]
    if not playable:
        return
    if table.fast[seat] != NOT_FASTING and table.fasting(seat):
        playable &= ~box.all_good
    plain: i64 = box.plain_at[point]
    bit = box.bit
    card: i64
    for card in table.hand[seat]:
        its: i64 = bit[card]
        if not playable & its:
            continue
        playable &= ~its
        if plain & its:
            for condition in box.needs[card]:
                if not condition.holds(table, seat):
                    break
            else:
                found.append(box.play[card])
                playable &= ~box.twins[card]
        elif box.is_structure[card]:
            if table.king_solomon[seat]:
                found.append(box.build[card])
        elif table.king_david[seat]:
            add_gates(table, seat, found)
        if not playable:
            return


def might_play(table: TempleTable, seat: int, point: int) -> bool:
    """Might `seat` have a card to play at a point, for all that everybody sees? [9.4]"""
    box = table.box
    if not table.hand[seat]:
        return False
    row = box.at[point]
    fasting = table.fasting(seat)
    for card in range(box.cards):
        if row[card] == NOT_HERE or (fasting and box.good[card]):
            continue
        if row[card] == PLAIN:
            if all(condition.might_hold(table, seat) for condition in box.needs[card]):
                return True
        elif box.is_structure[card]:
            if table.king_solomon[seat] and not table.built[seat] >> card & 1:
                return True
        elif table.king_david[seat] and table.gates[seat] != box.all_gates:
            return True
    return False


def holds_card_for(table: TempleTable, seat: int, point: int) -> bool:
    """Is a card in hand that belongs to a point, whether or not it can be played now?"""
    return table.box.played_at[point] & table.held[seat] != 0


def holds(table: TempleTable, seat: int, card: int) -> bool:
    """Is a card in the hand?"""
    return table.held[seat] & table.box.bit[card] != 0


def conditions_hold(table: TempleTable, seat: int, card: i64) -> bool:
    """Do all preconditions of a card hold?"""
    for condition in table.box.needs[card]:
        if not condition.holds(table, seat):
            return False
    return True


def add_gates(table: TempleTable, seat: int, found: list[int]) -> None:
    """Add a Guarded Gate on each open gate."""
    box = table.box
    guarded = table.gates[seat]
    for gate in range(box.gate_count):
        if not guarded >> gate & 1:
            found.append(box.GUARD + gate)


def play_choices(table: TempleTable, seat: int, point: int) -> Iterator[Choice]:
    """The cards in hand that belong to a point, open or closed with the reason."""
    box = table.box
    row = box.at[point]
    for card in distinct(table, seat):
        if row[card] == PLAIN:
            yield Choice(box.play[card], why_not(table, seat, card))
        elif row[card] == KING_INSTANT and card == box.guarded_gate:
            for gate in range(box.gate_count):
                closed = no_good_card(table, seat) or no_king(table, seat, card, point) or gate_taken(table, seat, gate)
                yield Choice(box.GUARD + gate, closed)
        elif row[card] == KING_INSTANT:
            yield Choice(box.build[card], no_good_card(table, seat) or no_king(table, seat, card, point))
        elif box.is_furnishing[card] and point in (AP1, AP2):
            yield Choice(box.build[card], Closed("closed-announce-first", "10"))


def distinct(table: TempleTable, seat: int) -> list[int]:
    """The cards of a hand in the order in which they came, one of each kind."""
    kinds: dict[str, int] = {}
    for card in table.hand[seat]:
        kinds.setdefault(table.box.kind_ids[card], card)
    return list(kinds.values())


def why_not(table: TempleTable, seat: int, card: int) -> Closed | None:
    """Why a card can't be played at a point that it belongs to, or None if it can."""
    if table.box.good[card] and (closed := no_good_card(table, seat)):
        return closed
    for condition in table.box.needs[card]:
        if not condition.holds(table, seat):
            return condition.why_not(table, seat)
    return None


def no_good_card(table: TempleTable, seat: int) -> Closed | None:
    """A fasting player plays no good card. [8, R40]"""
    return Closed("closed-fasting", "8") if table.fasting(seat) else None


def no_king(table: TempleTable, seat: int, card: int, point: int) -> Closed | None:
    """A Structure or a gate is an instant only through its King; else it has to be built. [R73]"""
    gate = card == table.box.guarded_gate
    if table.king_david[seat] if gate else table.king_solomon[seat]:
        return None
    if point in (AP1, AP2):
        return Closed("closed-announce-first", "10")
    return Closed("closed-needs-king", "9.1", card="king_david" if gate else "king_solomon")


def gate_taken(table: TempleTable, seat: int, gate: int) -> Closed | None:
    """A gate is guarded once."""
    if table.gates[seat] >> gate & 1:
        return Closed("closed-gate-guarded", "10", gate=table.box.gate_ids[gate])
    return None


def card_of(table: TempleTable, seat: int, action: int) -> int:
    """The card that an action means; of several ordinary Sins the one that stands first in cards.toml. [R81]"""
    card = table.box.card_of[action]
    if card != ANY_SIN:
        return card
    first = NO_CARD
    for held in table.hand[seat]:
        if table.box.is_ordinary_sin[held] and (first == NO_CARD or held < first):
            first = held
    return first


def play_action(table: TempleTable, seat: int, action: int) -> None:
    """Play the card of an action."""
    if table.box.verb[action] == GUARD:
        guard(table, seat, action - table.box.GUARD)
    else:
        play(table, seat, card_of(table, seat, action))


def play(table: TempleTable, seat: int, card: int) -> None:
    """Play a card from the hand: its effects, and where it goes afterwards. [13]"""
    box = table.box
    from_hand(table, seat, card)
    if table.events is not None:
        built = box.is_structure[card] or box.is_furnishing[card]
        table.tell("event-built" if built else "event-played", seat, reveals=True, card=box.card_ids[card])
    for effect in box.effects[card]:
        effect.perform(table, seat, card)
    if box.discarded_at_once[card]:
        discard(table, seat, card)
    # Only now: a fast begins with this turn if no good card came before it. [R39]
    played_good(table, seat, card)


def begin_phase(table: TempleTable, phase: str) -> None:
    """Tell that a part of the turn begins."""
    table.tell("event-phase", table.active, reveals=True, phase=phase)


def played_good(table: TempleTable, seat: int, card: int) -> None:
    """Note that the active player has played a good card this turn. [R75]"""
    if seat == table.active and table.box.good[card]:
        table.good_played = 1


def guard(table: TempleTable, seat: int, gate: int) -> None:
    """Put a Guarded Gate on an open gate of the own city. [10, R14]"""
    card = table.box.guarded_gate
    from_hand(table, seat, card)
    table.gates = changed(table.gates, seat, table.gates[seat] | 1 << gate)
    played_good(table, seat, card)
    if table.events is not None:
        table.tell("event-guarded", seat, reveals=True, gate=table.box.gate_ids[gate])

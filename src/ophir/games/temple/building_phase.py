"""III. Building Phase: announcing, Sin and answer, building. [Temple 10]"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from mypy_extensions import i64

from ophir.engine.lists import changed
from ophir.engine.steps import SEAT, Choice, Closed, Decision, Limit, Procedure, Several, up_to
from ophir.games.temple.deck import discard
from ophir.games.temple.instants import Window
from ophir.games.temple.offerings import remove_sin
from ophir.games.temple.playing import (
    AP2,
    GUARD,
    RW4,
    SIN_RESPONSE,
    PlayPoint,
    add_gates,
    begin_phase,
    distinct,
    gate_taken,
    guard,
    holds,
    might_play,
    play,
)
from ophir.games.temple.preparation import ActionPoint
from ophir.games.temple.table import (
    ACTIVE,
    BUILD_MADE,
    BUILD_OPEN,
    GOOD_PRIEST,
    HIDDEN,
    NO_CARD,
    NO_GRAIN,
    NO_SCAPEGOAT,
    TempleTable,
)


def buildable(table: TempleTable, seat: int) -> int:
    """The cards that would be a legal build now, were they in the hand, as bits. [5, R73]"""
    box = table.box
    built: i64 = table.built[seat]
    found: i64 = 0 if table.king_solomon[seat] else box.all_structures
    for card in box.structures:
        if built & box.bit[card]:
            found |= box.furnishings_of[card]
    found &= ~built
    if not table.king_david[seat] and table.gates[seat] != box.all_gates:
        found |= box.bit[box.guarded_gate]
    return found


def is_build(table: TempleTable, seat: int, card: int) -> bool:
    """Is this hand card a legal build? [5, R73]"""
    box = table.box
    if box.is_structure[card]:
        return not table.king_solomon[seat]
    if box.is_furnishing[card]:
        return table.built[seat] >> box.home[card] & 1 == 1
    if card == box.guarded_gate:
        return not table.king_david[seat] and table.gates[seat] != box.all_gates
    return False


def has_build(table: TempleTable, seat: int) -> bool:
    """Is a legal build in the hand? Cooperation alone is none."""
    placed: i64 = table.held[seat] & table.box.all_placed
    return placed != 0 and placed & buildable(table, seat) != 0


class Building(ActionPoint):
    """AP2: any number of actions, among them this turn's build. [5, 10]"""

    __slots__ = ()
    stands_for: ClassVar[str] = "building"
    on: ClassVar[tuple[str, ...]] = ("DiscardCards",)
    id: ClassVar[str] = "D15"
    ask: ClassVar[str] = "building"
    rule: ClassVar[str] = "10"
    point: int = AP2

    def ask_values(self, table: TempleTable) -> dict[str, object]:
        """Why nothing can be built any more, if so: then the question must not speak of building.

        To the opponent, who does not know the hand, it always does.
        """
        if HIDDEN in table.hand[self.seat]:
            return {"build": "open"}
        closed = self._no_announcement(table)
        sin = table.sin[self.seat]
        if closed is None or (table.grain != NO_GRAIN and self._no_grain_build(table) is None):
            return {"build": "open"}
        if sin != NO_CARD:
            return {"build": "stopped", "card": table.box.card_ids[sin]}
        return {"build": {"closed-build-used": "used", "closed-fasting": "fasting"}.get(closed.id, "nothing")}

    def add_more(self, table: TempleTable, found: list[int]) -> None:
        seat = self.seat
        if (not table.build_used or table.grain == BUILD_OPEN) and not table.fasting(seat) and has_build(table, seat):
            if not table.build_used and (table.grain == NO_GRAIN or table.box.extra_grain_build):
                found.append(table.box.ANNOUNCE)
            if table.grain == BUILD_OPEN:
                found.append(table.box.GRAIN_BUILD)
        found.append(table.box.GO_DISCARD)

    def more_choices(self, table: TempleTable) -> Iterator[Choice]:
        yield Choice(table.box.ANNOUNCE, self._no_announcement(table))
        if table.grain != NO_GRAIN:
            yield Choice(table.box.GRAIN_BUILD, self._no_grain_build(table))
        yield Choice(table.box.GO_DISCARD)

    def _no_announcement(self, table: TempleTable) -> Closed | None:
        if table.build_used:
            return Closed("closed-build-used", "R16")
        if table.grain != NO_GRAIN and not table.box.extra_grain_build:
            return Closed("closed-grain-active", "R76")
        return self._nothing_to_build(table)

    def _no_grain_build(self, table: TempleTable) -> Closed | None:
        if table.grain == BUILD_MADE:
            return Closed("closed-build-used", "R76")
        return self._nothing_to_build(table)

    def _nothing_to_build(self, table: TempleTable) -> Closed | None:
        if table.fasting(self.seat):
            return Closed("closed-fasting", "8")
        return None if has_build(table, self.seat) else Closed("closed-no-build", "10")

    def take_more(self, table: TempleTable, action: int) -> None:
        box = table.box
        if action == box.GO_DISCARD:
            if table.events is not None:
                begin_phase(table, "discard")
            return
        table.stack.append(self)
        if action == box.ANNOUNCE:
            announce(table, self.seat)
        else:
            if table.events is not None:
                table.tell("event-grain-build", self.seat, reveals=True)
            table.grain = BUILD_MADE
            if not box.extra_grain_build:
                table.build_used = 1
            table.stack.append(Build(self.seat))


def announce(table: TempleTable, seat: int) -> None:
    """Announce a build: the card is not named, but everybody knows now that there is one. [10, R16, 12]"""
    table.build_used = 1
    table.promise = changed(table.promise, seat, buildable(table, seat))
    table.promise_slots = changed(table.promise_slots, seat, len(table.hand[seat]))
    if table.events is not None:
        table.tell("event-announced", seat, reveals=True)
    table.stack.append(SinCheck(seat))
    if table.grain == NO_GRAIN:  # else nothing can be played against the player [R76]
        table.stack.append(SinWindow(1 - seat))


class SinWindow(Window):
    """RW4: one Sin, and instants; the responder acts until passing. [9.2, R12]"""

    __slots__ = ()
    on: ClassVar[tuple[str, ...]] = ("SinCheck",)
    id: ClassVar[str] = "D16"
    ask: ClassVar[str] = "sin-window"
    rule: ClassVar[str] = "10"
    point: int = RW4

    def misfit(self, table: TempleTable) -> str:
        return "" if table.grain == NO_GRAIN else "does not open beside a Grain Offering"

    def ask_values(self, table: TempleTable) -> dict[str, object]:
        return {"other_seat": table.active}


class SinCheck(Procedure[TempleTable]):
    """Is a Sin pending? Then its victim answers; else the build is made. [10]"""

    __slots__ = ("seat",)
    on: ClassVar[tuple[str, ...]] = ("Building",)
    fields: ClassVar[dict[str, Limit]] = {"seat": SEAT}

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: TempleTable) -> None:
        if table.sin[self.seat] == NO_CARD:
            table.stack.append(Build(self.seat))
        else:
            table.stack.append(SinResponse(self.seat))


class SinResponse(PlayPoint):
    """Answer the pending Sin, repeatedly, or accept it. [10, R21, R22]"""

    __slots__ = ()
    on: ClassVar[tuple[str, ...]] = ("Building",)
    id: ClassVar[str] = "D17"
    ask: ClassVar[str] = "sin-response"
    rule: ClassVar[str] = "10"
    tag: ClassVar[str] = "answer"
    point: int = SIN_RESPONSE

    def misfit(self, table: TempleTable) -> str:
        return "needs a Sin to answer" if table.sin[self.seat] == NO_CARD else ""

    def ask_values(self, table: TempleTable) -> dict[str, object]:
        return {"card": table.box.card_ids[table.sin[self.seat]], "other_seat": 1 - self.seat}

    def asks_anyway(self, table: TempleTable) -> bool:
        return table.box.asks_everybody and might_play(table, self.seat, self.point)

    def add_others(self, table: TempleTable, found: list[int]) -> None:
        if table.scapegoat[self.seat] == ACTIVE and no_scapegoat(table, self.seat) is None:
            found.append(table.box.SCAPEGOAT)
        found.append(table.box.ACCEPT)

    def other_choices(self, table: TempleTable) -> Iterator[Choice]:
        if table.scapegoat[self.seat] != NO_SCAPEGOAT:
            yield Choice(table.box.SCAPEGOAT, no_scapegoat(table, self.seat))
        yield Choice(table.box.ACCEPT)

    def again(self, table: TempleTable) -> None:
        table.stack.append(SinCheck(self.seat))

    def take_other(self, table: TempleTable, action: int) -> None:
        if action == table.box.ACCEPT:
            table.sin_pending = 0
            if table.events is not None:
                table.tell("event-sin-accepted", self.seat, reveals=True, card=table.box.card_ids[table.sin[self.seat]])
            return
        use_scapegoat(table, self.seat)
        table.stack.append(SinCheck(self.seat))


def no_scapegoat(table: TempleTable, seat: int) -> Closed | None:
    """Why the Scapegoat can't negate the pending Sin: it must be awake, with a good Priest. [R23, R26, R86]"""
    box = table.box
    if table.scapegoat[seat] != ACTIVE:
        return Closed("closed-scapegoat-asleep", "6")
    if table.priest[seat] != GOOD_PRIEST:
        return Closed("closed-no-priest", "R26")
    if table.unclean[seat] and box.unclean_blocks_scapegoat:
        return Closed("closed-unclean", "R86")
    if not box.scapegoat_negates[table.sin[seat]]:
        return Closed("closed-scapegoat-powerless", "R86", card=box.card_ids[table.sin[seat]])
    return None


def use_scapegoat(table: TempleTable, seat: int) -> None:
    """The Scapegoat is discarded and takes the Sin with it. It is no offering, but a good card played. [R26, R75]"""
    table.scapegoat = changed(table.scapegoat, seat, NO_SCAPEGOAT)
    table.good_played = 1
    table.acted = 1
    discard(table, seat, table.box.scapegoat)
    if table.events is not None:
        table.tell("event-scapegoat-used", seat, reveals=True)
    remove_sin(table, seat)


class Build(Decision[TempleTable]):
    """Place one card; if none can be placed any more, nothing is built. [10, R17, R18, R19]"""

    __slots__ = ()
    on: ClassVar[tuple[str, ...]] = ("Building",)
    id: ClassVar[str] = "D18"
    ask: ClassVar[str] = "build"
    rule: ClassVar[str] = "10"

    def legal(self, table: TempleTable) -> list[int]:
        box = table.box
        seat = self.seat
        found: list[int] = []
        furnishing = False
        gate = False
        for card in table.hand[seat]:
            if not is_build(table, seat, card):
                continue
            if card != box.guarded_gate:
                found.append(box.build[card])
                furnishing = furnishing or box.is_furnishing[card]
            elif not gate:
                add_gates(table, seat, found)
                gate = True
        if furnishing and holds(table, seat, box.cooperation):
            found.append(box.play[box.cooperation])
        return found

    def choices(self, table: TempleTable) -> Iterator[Choice]:
        box = table.box
        seat = self.seat
        for card in distinct(table, seat):
            if card == box.guarded_gate:
                for gate in range(box.gate_count):
                    king = Closed("closed-king-instant", "R73", card="king_david") if table.king_david[seat] else None
                    yield Choice(box.GUARD + gate, king or gate_taken(table, seat, gate))
            elif box.is_structure[card]:
                king = Closed("closed-king-instant", "R73", card="king_solomon") if table.king_solomon[seat] else None
                yield Choice(box.build[card], king)
            elif box.is_furnishing[card]:
                yield Choice(box.build[card], no_home(table, seat, card))
            elif card == box.cooperation:
                yield Choice(
                    box.play[card], None if furnishings(table, seat) else Closed("closed-no-furnishing", "R77")
                )

    def take(self, table: TempleTable, action: int) -> None:
        box = table.box
        if box.verb[action] == GUARD:
            guard(table, self.seat, action - box.GUARD)
        else:
            play(table, self.seat, box.card_of[action])


def no_home(table: TempleTable, seat: int, card: int) -> Closed | None:
    """A Furnishing needs its Structure in play."""
    box = table.box
    if table.built[seat] >> box.home[card] & 1:
        return None
    return Closed("closed-structure-missing", "10", card=box.card_ids[box.home[card]])


def furnishings(table: TempleTable, seat: int) -> list[int]:
    """The Furnishings in hand that can be placed."""
    box = table.box
    return [card for card in table.hand[seat] if box.is_furnishing[card] and table.built[seat] >> box.home[card] & 1]


class BuildFurnishing(Several[TempleTable]):
    """Cooperation: the Furnishings, one after the other; the next must follow if one can be placed. [R27, R77]"""

    __slots__ = ()
    on: ClassVar[tuple[str, ...]] = ("Building",)
    fields: ClassVar[dict[str, Limit]] = {"seat": SEAT, "left": up_to("cards")}
    id: ClassVar[str] = "D18a"
    ask: ClassVar[str] = "build-furnishing"
    rule: ClassVar[str] = "R77"

    def legal(self, table: TempleTable) -> list[int]:
        return [table.box.build[card] for card in furnishings(table, self.seat)]

    def choices(self, table: TempleTable) -> Iterator[Choice]:
        for card in table.hand[self.seat]:
            if table.box.is_furnishing[card]:
                yield Choice(table.box.build[card], no_home(table, self.seat, card))

    def take(self, table: TempleTable, action: int) -> None:
        play(table, self.seat, table.box.card_of[action])
        if self.left > 1:
            table.stack.append(BuildFurnishing(self.seat, self.left - 1))

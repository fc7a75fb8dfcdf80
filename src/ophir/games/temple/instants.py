"""Instants: the windows in which they answer, and what the evil ones do. [Temple 9]

There is no stack of answers: each card resolves fully before the next, and the earlier card holds. [9.3, R11]
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ophir.engine.lists import changed
from ophir.engine.steps import NOTHING, Choice
from ophir.games.temple.deck import discard
from ophir.games.temple.playing import RW1, RW2, RW3, RW5, PlayPoint, holds_card_for, might_play
from ophir.games.temple.table import EVIL_PRIEST, NO_PRIEST, TempleTable


class Window(PlayPoint):
    """A window: play one card after the other, then pass. [9.4]

    Without a card to play it does not open, unless the table wants everybody to be asked: then it opens wherever a card
    might be played, for all that the others see.
    """

    __slots__ = ()
    tag: ClassVar[str] = "answer"

    def whose(self, table: TempleTable, turn: int) -> int:
        return 1 - turn

    def may_open(self, table: TempleTable, seat: int) -> bool:
        """May it open, for all that `seat` can see? Its own windows don't count."""
        return self.seat != seat

    def asks_anyway(self, table: TempleTable) -> bool:
        return table.box.asks_everybody and might_play(table, self.seat, self.point)

    def legal(self, table: TempleTable) -> list[int]:
        """Most windows stay shut: no card is held for them."""
        if table.box.asks_everybody or holds_card_for(table, self.seat, self.point):
            return super().legal(table)
        return NOTHING

    def add_others(self, table: TempleTable, found: list[int]) -> None:
        if found or self.asks_anyway(table):
            found.append(table.box.PASS)

    def other_choices(self, table: TempleTable) -> Iterator[Choice]:
        yield Choice(table.box.PASS)

    def take_other(self, table: TempleTable, action: int) -> None:
        """Passing closes the window."""
        if table.events is not None:
            table.tell("event-passed", self.seat, reveals=True)


class TurnWindow(Window):
    """RW1: after the active player's Draw Phase, before the first action. [9.2, R71]"""

    __slots__ = ()
    stands_for: ClassVar[str] = "preparation"
    on: ClassVar[tuple[str, ...]] = ("Preparation",)
    id: ClassVar[str] = "D2"
    ask: ClassVar[str] = "turn-window"
    rule: ClassVar[str] = "9.2"
    point: int = RW1

    def misfit(self, table: TempleTable) -> str:
        return "comes before the active player has played" if table.good_played or table.reward_taken else ""

    def ask_values(self, table: TempleTable) -> dict[str, object]:
        return {"other_seat": table.active}


class PriestWindow(Window):
    """RW2: the active player has laid a Priest or an Altar. [9.2]"""

    __slots__ = ()
    on: ClassVar[tuple[str, ...]] = ("Building", "Preparation", "SinCheck")
    id: ClassVar[str] = "D4"
    ask: ClassVar[str] = "priest-window"
    rule: ClassVar[str] = "9.2"
    point: int = RW2

    def ask_values(self, table: TempleTable) -> dict[str, object]:
        return {"other_seat": table.active}


class OfferingWindow(Window):
    """RW3: the other player has made an offering. [6, 9.2]"""

    __slots__ = ()
    on: ClassVar[tuple[str, ...]] = ("ResolveOffering",)
    id: ClassVar[str] = "D5"
    ask: ClassVar[str] = "offering-window"
    rule: ClassVar[str] = "6"
    point: int = RW3

    def whose(self, table: TempleTable, turn: int) -> int:
        return 1 - table.offerer

    def misfit(self, table: TempleTable) -> str:
        if table.offered == table.box.grain_offering and not table.negated:
            return "opens for no Grain Offering that succeeds"
        return ""

    def ask_values(self, table: TempleTable) -> dict[str, object]:
        return {
            "other_seat": table.offerer,
            "card": table.box.card_ids[table.offered],
            "negated": int(table.negated),
        }


class WallWindow(Window):
    """RW5: in the attack, between the attacker's actions: gates through King David. [9.2, R80]"""

    __slots__ = ()
    on: ClassVar[tuple[str, ...]] = ("Destroy", "Attack")
    id: ClassVar[str] = "D10"
    ask: ClassVar[str] = "wall-window"
    rule: ClassVar[str] = "R80"
    point: int = RW5

    def whose(self, table: TempleTable, turn: int) -> int:
        return turn

    def misfit(self, table: TempleTable) -> str:
        return "" if table.king_david[self.seat] else "needs King David"

    def ask_values(self, table: TempleTable) -> dict[str, object]:
        return {"other_seat": 1 - self.seat, "armies": table.armies(self.seat)}

    def may_open(self, table: TempleTable, seat: int) -> bool:
        return self.seat != seat and table.gates[self.seat] != table.box.all_gates


def open_wall_window(table: TempleTable, seat: int) -> None:
    """Open RW5 for the defender; without King David there is nothing to do in it."""
    if table.king_david[seat]:
        table.stack.append(WallWindow(seat))
        watch_wall(table, seat)


def wall_misfit(table: TempleTable, seat: int) -> str:
    """Why what waits on top can't: RW5 opens after it, with King David and only then."""
    waiting = isinstance(table.stack[-2], WallWindow)
    return "" if waiting == (table.king_david[seat] == 1) else "is followed by WallWindow just when King David is there"


def watch_wall(table: TempleTable, seat: int) -> None:
    """Say that the defender is up, if King David is there: whether the window opens depends on cards in hand."""
    if table.events is not None and table.king_david[seat]:
        table.tell("event-wall-watched", seat, reveals=True)


def break_altar(table: TempleTable, victim: int) -> None:
    """The Altar is discarded, and Bad Offerings on it. [9.1, R29]"""
    table.altar = changed(table.altar, victim, 0)
    discard(table, victim, table.box.altar)
    clear_bad_offerings(table, victim)


def clear_bad_offerings(table: TempleTable, victim: int) -> None:
    """Bad Offerings leaves an Altar, if it lies there."""
    if table.bad_offerings[victim]:
        table.bad_offerings = changed(table.bad_offerings, victim, 0)
        discard(table, 1 - victim, table.box.bad_offerings)


def remove_priest(table: TempleTable, victim: int) -> None:
    """The good Priest is discarded; Unclean, which was tied to him, goes too. [9.1, R30]"""
    table.priest = changed(table.priest, victim, NO_PRIEST)
    discard(table, victim, table.box.priest)
    cleanse(table, victim)


def cleanse(table: TempleTable, victim: int) -> None:
    """Unclean leaves a Priest, if it lies on him."""
    if table.unclean[victim]:
        table.unclean = changed(table.unclean, victim, 0)
        discard(table, 1 - victim, table.box.unclean)


def replace_priest(table: TempleTable, victim: int) -> None:
    """The Evil Priest takes the empty slot until a new Priest is laid. [9.1, R31]"""
    table.priest = changed(table.priest, victim, EVIL_PRIEST)


def displace_evil_priest(table: TempleTable, victim: int) -> None:
    """A new Priest is laid: the Evil Priest goes to his owner's discard pile."""
    if table.priest[victim] == EVIL_PRIEST:
        discard(table, 1 - victim, table.box.evil_priest)

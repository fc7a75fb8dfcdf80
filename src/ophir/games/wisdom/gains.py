"""Collecting cubes from the supply: what is due, Given Desires, and cubes of one's choice. [Wisdom 7.1, 9, R35, R55]"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ophir.engine.lists import increased
from ophir.engine.outlook import Series
from ophir.engine.steps import FLAG, SEAT, Closed, Decision, Limit, Procedure, below, some_together, up_to
from ophir.games.wisdom.fortune_deck import draw
from ophir.games.wisdom.goods import BITS, EXOTIC, FIRST_STANDARD, GOODS, HANDFULS, named, packed, unpacked
from ophir.games.wisdom.table import WisdomTable


def take_due(table: WisdomTable, party: int, due: list[int]) -> list[int]:
    """Take each type from the supply as far as it lasts; what is missing is lost for good. [2]"""
    own: i64 = GOODS * party
    got = due
    supply = table.supply
    held = table.cubes
    for good in range(GOODS):
        count = due[good]
        if count:
            there = supply[good]
            if count > there:
                if got is due:
                    got = due[:]
                got[good] = count = there
            supply[good] = there - count
            held[own + good] = held[own + good] + count
    return got


def waiting_card(table: WisdomTable, party: int, cards: list[int]) -> int:
    """The first of these cards that lies pending before a party, or -1."""
    start = table.box.fortunes * party
    for card in cards:
        if table.pending[start + card]:
            return card
    return -1


def use_up(table: WisdomTable, party: int, card: int) -> None:
    """A pending card has done its work and goes to the discards."""
    table.pending = increased(table.pending, table.box.fortunes * party + card, -1)
    table.fortune = table.fortune.put_down(card)
    if table.events is not None:
        table.tell("event-used-up", party, fortune=table.box.fortune_ids[card])


def may_replace(table: WisdomTable, party: int, due: list[int], fresh: int) -> bool:
    """Is Given Desires to be asked about: does it wait, and are there Exotics beyond those due, and other cubes?"""
    if not fresh or waiting_card(table, party, table.box.replacing) < 0:
        return False
    return table.supply[EXOTIC] > due[EXOTIC] and sum(due) > due[EXOTIC]


def collect(table: WisdomTable, party: int, due: list[int], fresh: int) -> None:
    """A worker collects what is due; `fresh`: it was just placed, so that Given Desires may serve it. [D21]"""
    if may_replace(table, party, due, fresh):
        table.stack.append(ReplaceByExotics(party, packed(due)))
        return
    got = take_due(table, party, due)
    if table.events is not None:
        table.tell("event-gained", party, good=named(got))


def hand_over_chosen(table: WisdomTable, seat: int, got: int, fresh: int) -> None:
    """The cubes chosen one by one are complete; Given Desires may replace some of them. [R55]"""
    if fresh and waiting_card(table, seat, table.box.replacing) >= 0:
        due = unpacked(got)
        if table.supply[EXOTIC] > 0 and sum(due) > due[EXOTIC]:
            for good in range(GOODS):
                for _ in range(due[good]):
                    table.return_cube(seat, good)
            table.stack.append(ReplaceByExotics(seat, got))


class ReplaceByExotics(Decision[WisdomTable]):
    """Given Desires: which of the cubes due come as Exotics, or none, and the card waits on. Until this is chosen the
    cubes due lie in the supply. [D21, R35, R55]"""

    __slots__ = ("due",)
    fields: ClassVar[dict[str, Limit]] = {"seat": SEAT, "due": below(HANDFULS)}
    id: ClassVar[str] = "D21"
    ask: ClassVar[str] = "replace"
    rule: ClassVar[str] = "10"

    due: int

    def __init__(self, seat: int, due: int) -> None:
        self.seat = seat
        self.due = due

    def ask_values(self, table: WisdomTable) -> dict[str, object]:
        return {"good": named(unpacked(self.due))}

    def misfit(self, table: WisdomTable) -> str:
        if waiting_card(table, self.seat, table.box.replacing) < 0:
            return "needs Given Desires before its player"
        return ""

    def legal(self, table: WisdomTable) -> list[int]:
        due = unpacked(self.due)
        most = table.supply[EXOTIC] - due[EXOTIC]
        found = [0]
        for good in range(FIRST_STANDARD, GOODS):
            found = [
                handful | count << BITS * good
                for handful in found
                for count in range(min(due[good], most - sum(unpacked(handful))) + 1)
            ]
        return [table.box.WAIT, *(table.box.replace_of[handful] for handful in found if handful)]

    def take(self, table: WisdomTable, action: int) -> None:
        due = unpacked(self.due)
        if action != table.box.WAIT:
            replaced = table.box.replaced_by[action]
            for good in range(GOODS):
                due[good] -= replaced[good]
            due[EXOTIC] += sum(replaced)
            use_up(table, self.seat, waiting_card(table, self.seat, table.box.replacing))
        got = take_due(table, self.seat, due)
        if table.events is not None:
            table.tell("event-gained", self.seat, good=named(got))


SUPPLY_EMPTY = Closed("closed-supply-empty", "9")


class TakeAny(Decision[WisdomTable]):
    """Cubes of one's choice from the supply, one at a time, no Exotics; there is no stop. [9, D15]"""

    __slots__ = ("fresh", "got", "left")
    fields: ClassVar[dict[str, Limit]] = {
        "seat": SEAT,
        "left": up_to("all_cubes"),
        "got": below(HANDFULS),
        "fresh": FLAG,
    }
    id: ClassVar[str] = "D15"
    ask: ClassVar[str] = "take-any"
    rule: ClassVar[str] = "9"

    left: int
    got: int
    fresh: int

    def __init__(self, seat: int, left: int, got: int, fresh: int) -> None:
        self.seat = seat
        self.left = left
        self.got = got
        self.fresh = fresh

    def misfit(self, table: WisdomTable) -> str:
        return holds(table, self.seat, self.got)

    def ask_values(self, table: WisdomTable) -> dict[str, object]:
        return {"cubes": self.left}

    def looked_for(self, table: WisdomTable) -> range:
        return range(table.box.TAKE + FIRST_STANDARD, table.box.TAKE + GOODS)

    def why_not(self, table: WisdomTable, action: int) -> Closed | None:
        return None if table.supply[action - table.box.TAKE] else SUPPLY_EMPTY

    def series(self, table: WisdomTable) -> Series | None:
        return some_together({one: table.supply[one - table.box.TAKE] for one in self.legal(table)}, self.left)

    def take(self, table: WisdomTable, action: int) -> None:
        good = action - table.box.TAKE
        table.take_cube(self.seat, good)
        if table.events is not None:
            table.tell("event-took", self.seat, good=table.box.good_ids[good])
        got = self.got + (1 << BITS * good)
        if self.left > 1:
            table.stack.append(TakeAny(self.seat, self.left - 1, got, self.fresh))
        else:
            hand_over_chosen(table, self.seat, got, self.fresh)

    def run(self, table: WisdomTable) -> None:
        """The supply is empty: it ends early."""
        hand_over_chosen(table, self.seat, self.got, self.fresh)


def holds(table: WisdomTable, seat: int, got: int) -> str:
    """What is wrong if a seat does not hold what it has just taken."""
    cubes = unpacked(got)
    lacks = any(cubes[good] > table.cubes[GOODS * seat + good] for good in range(GOODS))
    return "says that cubes were taken which nobody holds" if lacks else ""


class CardsAndRoads(Procedure[WisdomTable]):
    """The rest of a gain, once its cubes are chosen: Fortune Cards, then roads. [9]"""

    __slots__ = ("gain", "seat")
    fields: ClassVar[dict[str, Limit]] = {"seat": SEAT, "gain": below("gains")}

    seat: int
    gain: int

    def __init__(self, seat: int, gain: int) -> None:
        self.seat = seat
        self.gain = gain

    def run(self, table: WisdomTable) -> None:
        from ophir.games.wisdom.roads import PlaceRoad

        gain = table.box.gains[self.gain]
        for _ in range(gain.roads):
            table.stack.append(PlaceRoad(self.seat))
        if gain.cards:
            draw(table, self.seat, gain.cards)

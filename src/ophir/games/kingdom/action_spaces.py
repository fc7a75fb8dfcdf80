"""Action Spaces: the choices that their effects ask for. [Kingdom 8, D2a-D2g]

The Thief, the Trader, the Artisan and their like on Building Cards. All of these are closed decisions: no Fortune
Card is played before they are finished.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from mypy_extensions import i64

from ophir.engine.lists import numbers, numbers_of
from ophir.engine.outlook import Series
from ophir.engine.steps import FLAG, SEAT, Choice, Closed, Decision, Limit, below, some_of, some_together, up_to
from ophir.games.kingdom.fortune_cards import IN_EFFECTS
from ophir.games.kingdom.goods import GOODS as GOOD_IDS
from ophir.games.kingdom.table import FORTUNE, GOODS, SOURCE_COUNT, KingdomTable

NO_CUBE: Final = Closed("closed-no-cube", "8")
VICTIM_LACKS: Final = Closed("closed-victim-lacks-good", "8")
NOTHING_TO_TAKE: Final = Closed("closed-nothing-to-take", "R24")
TRADE_EXCLUDES: Final = Closed("closed-good-excluded", "R24")
JUST_GIVEN: Final = Closed("closed-good-given", "R24")
TRADED_OUT: Final = Closed("closed-supply-empty", "R24")
EXCLUDED: Final = Closed("closed-good-excluded", "8")
SUPPLY_EMPTY: Final = Closed("closed-supply-empty", "9.3")


class Steal(Decision[KingdomTable]):
    """The Thief: take one cube of your choice from one opponent. [8 steal, R22]"""

    __slots__ = ()
    on: ClassVar[tuple[str, ...]] = IN_EFFECTS
    id: ClassVar[str] = "D2a"
    ask: ClassVar[str] = "steal"
    rule: ClassVar[str] = "8"

    def looked_for(self, table: KingdomTable) -> list[int]:
        steal = table.box.STEAL
        return [steal + at for at in range(len(table.cubes)) if at // GOODS != self.seat]

    def why_not(self, table: KingdomTable, action: int) -> Closed | None:
        return None if table.cubes[action - table.box.STEAL] else VICTIM_LACKS

    def legal(self, table: KingdomTable) -> list[int]:
        cubes = table.cubes
        own: i64 = GOODS * self.seat
        after: i64 = own + GOODS
        return [table.box.STEAL + at for at in range(len(cubes)) if cubes[at] and not own <= at < after]

    def take(self, table: KingdomTable, action: int) -> None:
        at = action - table.box.STEAL
        own = GOODS * self.seat + at % GOODS
        table.cubes[at] -= 1
        table.cubes[own] += 1
        if table.events is not None:
            table.tell("event-stole", self.seat, victim_seat=at // GOODS, good=GOOD_IDS[at % GOODS])


class PayTax(Decision[KingdomTable]):
    """The Tax Collector: the payer chooses which cube to give. [8 tax, R23]"""

    __slots__ = ("left", "to")
    on: ClassVar[tuple[str, ...]] = IN_EFFECTS
    fields: ClassVar[dict[str, Limit]] = {"seat": SEAT, "to": SEAT, "left": up_to("most_cubes")}
    id: ClassVar[str] = "D2f"
    ask: ClassVar[str] = "tax"
    rule: ClassVar[str] = "8"

    to: int
    left: int

    def __init__(self, seat: int, to: int, left: int) -> None:
        self.seat = seat
        self.to = to
        self.left = left

    def ask_values(self, table: KingdomTable) -> dict[str, object]:
        return {"to_seat": self.to}

    def looked_for(self, table: KingdomTable) -> range:
        return range(table.box.PAY, table.box.PAY + GOODS)

    def why_not(self, table: KingdomTable, action: int) -> Closed | None:
        return None if table.cubes[GOODS * self.seat + action - table.box.PAY] else NO_CUBE

    def series(self, table: KingdomTable) -> Series | None:
        held = {action: table.cubes[GOODS * self.seat + action - table.box.PAY] for action in self.legal(table)}
        return some_together(held, self.left)

    def take(self, table: KingdomTable, action: int) -> None:
        good = action - table.box.PAY
        table.cubes[GOODS * self.seat + good] -= 1
        table.cubes[GOODS * self.to + good] += 1
        if table.events is not None:
            table.tell("event-taxed", self.seat, to_seat=self.to, good=GOOD_IDS[good])
        if self.left > 1:
            table.stack.append(PayTax(self.seat, self.to, self.left - 1))


class TradeGive(Decision[KingdomTable]):
    """The Trader, first part: decline, or the cube to give. [8 trade, R18, R24]"""

    __slots__ = ("different", "excluded", "get")
    on: ClassVar[tuple[str, ...]] = IN_EFFECTS
    fields: ClassVar[dict[str, Limit]] = {
        "seat": SEAT,
        "get": up_to("most_cubes"),
        "excluded": some_of(GOODS),
        "different": FLAG,
    }
    id: ClassVar[str] = "D2b"
    ask: ClassVar[str] = "trade-give"
    rule: ClassVar[str] = "8"

    get: int
    excluded: int  # types that may not be taken, as bits
    different: int  # 1: nor may the type given

    def __init__(self, seat: int, get: int, excluded: int, different: int) -> None:
        self.seat = seat
        self.get = get
        self.excluded = excluded
        self.different = different

    def ask_values(self, table: KingdomTable) -> dict[str, object]:
        return {"cubes": self.get}

    def _eligible(self, table: KingdomTable, given: int) -> int:
        """How many cubes of the supply could be taken for one of type `given`, before it is paid."""
        barred = self.excluded | (1 << given if self.different else 0)
        return sum(table.supply[good] for good in range(GOODS) if not barred >> good & 1)

    def looked_for(self, table: KingdomTable) -> list[int]:
        return [*range(table.box.GIVE, table.box.GIVE + GOODS), table.box.DECLINE]

    def why_not(self, table: KingdomTable, action: int) -> Closed | None:
        if action == table.box.DECLINE:
            return None
        good = action - table.box.GIVE
        if not table.cubes[GOODS * self.seat + good]:
            return NO_CUBE
        return None if self._eligible(table, good) else NOTHING_TO_TAKE

    def take(self, table: KingdomTable, action: int) -> None:
        if action == table.box.DECLINE:
            if table.events is not None:
                table.tell("event-declined", self.seat)
            return
        good = action - table.box.GIVE
        left = min(self.get, self._eligible(table, good))
        table.cubes[GOODS * self.seat + good] -= 1
        table.supply[good] += 1
        if table.events is not None:
            table.tell("event-gave", self.seat, good=GOOD_IDS[good])
        table.stack.append(TradeTake(self.seat, left, self.excluded, self.different, good))


class TradeTake(Decision[KingdomTable]):
    """The Trader, second part: the cubes received, one at a time; none of the type given. [8 trade, R24]"""

    __slots__ = ("different", "excluded", "given", "left")
    on: ClassVar[tuple[str, ...]] = IN_EFFECTS
    fields: ClassVar[dict[str, Limit]] = {
        "seat": SEAT,
        "left": up_to("most_cubes"),
        "excluded": some_of(GOODS),
        "different": FLAG,
        "given": below(GOODS),
    }
    id: ClassVar[str] = "D2b"
    ask: ClassVar[str] = "trade-take"
    rule: ClassVar[str] = "8"

    left: int
    excluded: int
    different: int
    given: int

    def __init__(self, seat: int, left: int, excluded: int, different: int, given: int) -> None:
        self.seat = seat
        self.left = left
        self.excluded = excluded
        self.different = different
        self.given = given

    def ask_values(self, table: KingdomTable) -> dict[str, object]:
        return {"cubes": self.left}

    def looked_for(self, table: KingdomTable) -> range:
        return range(table.box.TAKE, table.box.TAKE + GOODS)

    def why_not(self, table: KingdomTable, action: int) -> Closed | None:
        good = action - table.box.TAKE
        if self.excluded >> good & 1:
            return TRADE_EXCLUDES
        if good == self.given and self.different:
            return JUST_GIVEN
        return None if self._eligible(table, good) > 0 else TRADED_OUT

    def _eligible(self, table: KingdomTable, good: int) -> int:
        """How many of a type can be taken: the cube just returned does not count, as it did not before the payment."""
        return table.supply[good] - int(good == self.given)

    def series(self, table: KingdomTable) -> Series | None:
        take = table.box.TAKE
        return some_together({one: self._eligible(table, one - take) for one in self.legal(table)}, self.left)

    def take(self, table: KingdomTable, action: int) -> None:
        good = action - table.box.TAKE
        table.supply[good] -= 1
        table.cubes[GOODS * self.seat + good] += 1
        if table.events is not None:
            table.tell("event-took", self.seat, good=GOOD_IDS[good])
        if self.left > 1:
            table.stack.append(TradeTake(self.seat, self.left - 1, self.excluded, self.different, self.given))


class Convert(Decision[KingdomTable]):
    """The Vintner: return the cubes for points, once, or decline. [8 convert, R18]"""

    __slots__ = ("conversion", "source")
    on: ClassVar[tuple[str, ...]] = IN_EFFECTS
    fields: ClassVar[dict[str, Limit]] = {
        "seat": SEAT,
        "conversion": below("conversions"),
        "source": below(SOURCE_COUNT),
    }
    id: ClassVar[str] = "D2g"
    ask: ClassVar[str] = "convert"
    rule: ClassVar[str] = "8"

    conversion: int  # its number in the box
    source: int

    def __init__(self, seat: int, conversion: int, source: int) -> None:
        self.seat = seat
        self.conversion = conversion
        self.source = source

    def ask_values(self, table: KingdomTable) -> dict[str, object]:
        return table.box.conversions[self.conversion].words()

    def _payable(self, table: KingdomTable) -> bool:
        cost = table.box.conversions[self.conversion].cost
        return all(table.cubes[GOODS * self.seat + good] >= cost[good] for good in range(GOODS))

    def legal(self, table: KingdomTable) -> list[int]:
        if self._payable(table):
            return [table.box.CONVERT, table.box.DECLINE]
        return [table.box.DECLINE]

    def choices(self, table: KingdomTable) -> Iterator[Choice]:
        cost = named(table.box.conversions[self.conversion].cost)
        yield Choice(
            table.box.CONVERT, None if self._payable(table) else Closed("closed-cubes-missing", "8", good=cost)
        )
        yield Choice(table.box.DECLINE)

    def take(self, table: KingdomTable, action: int) -> None:
        if action == table.box.DECLINE:
            if table.events is not None:
                table.tell("event-declined", self.seat)
            return
        cost = table.box.conversions[self.conversion].cost
        vp = table.box.conversions[self.conversion].vp
        for good in range(GOODS):
            table.cubes[GOODS * self.seat + good] -= cost[good]
            table.supply[good] += cost[good]
        table.earn(self.seat, vp, self.source)
        if table.events is not None:
            table.tell("event-converted", self.seat, good=named(cost), vp=vp)


class Repeat(Decision[KingdomTable]):
    """The Artisan: collect once more what is printed on a space where you placed a Pawn this round.

    That space alone, never its region; it does not matter whether the Pawn has been resolved. [8, R19-R21]
    """

    __slots__ = ("left", "taken")
    on: ClassVar[tuple[str, ...]] = IN_EFFECTS
    fields: ClassVar[dict[str, Limit]] = {"seat": SEAT, "left": up_to("most_cubes"), "taken": some_of("spaces")}
    id: ClassVar[str] = "D2c"
    ask: ClassVar[str] = "repeat"
    rule: ClassVar[str] = "8"

    left: int
    taken: int  # the spaces repeated so far, as bits

    def __init__(self, seat: int, left: int, taken: int) -> None:
        self.seat = seat
        self.left = left
        self.taken = taken

    def ask_values(self, table: KingdomTable) -> dict[str, object]:
        return {"spaces": self.left}

    def legal(self, table: KingdomTable) -> list[int]:
        open_spaces = table.placed[self.seat] & ~self.taken
        found = numbers_of(open_spaces, table.box.repeating)
        if found and self.taken:
            found.append(table.box.STOP)
        return found

    def choices(self, table: KingdomTable) -> Iterator[Choice]:
        for space in range(table.box.spaces):
            closed: Closed | None = None
            if not table.placed[self.seat] >> space & 1:
                closed = Closed("closed-no-pawn-this-round", "R19", place=table.box.place_ids[space])
            elif self.taken >> space & 1:
                closed = Closed("closed-repeated-already", "8", place=table.box.place_ids[space])
            yield Choice(table.box.REPEAT + space, closed)
        if self.taken:
            yield Choice(table.box.STOP)

    def series(self, table: KingdomTable) -> Series | None:
        spaces = numbers_of(table.placed[self.seat] & ~self.taken, table.box.repeating)
        return some_together(dict.fromkeys(spaces, 1), self.left, least=1, then=table.box.STOP)

    def take(self, table: KingdomTable, action: int) -> None:
        if action == table.box.STOP:
            return
        space = action - table.box.REPEAT
        got = collect(table, self.seat, table.box.yields[space])
        if table.events is not None:
            table.tell("event-repeated", self.seat, place=table.box.place_ids[space], good=named(got))
        if self.left > 1:
            table.stack.append(Repeat(self.seat, self.left - 1, self.taken | 1 << space))


class ChooseCube(Decision[KingdomTable]):
    """Take a cube of a type you choose. On the own building turn a Fortune Card may name a type that the supply
    lacks, and gives a credit. [8 gain_choice, 9.3]"""

    __slots__ = ("allowed", "distinct", "left", "source")
    on: ClassVar[tuple[str, ...]] = IN_EFFECTS
    fields: ClassVar[dict[str, Limit]] = {
        "seat": SEAT,
        "allowed": some_of(GOODS),
        "distinct": FLAG,
        "left": up_to("most_cubes"),
        "source": below(SOURCE_COUNT),
    }
    id: ClassVar[str] = "D2e"
    ask: ClassVar[str] = "choose-cube"
    rule: ClassVar[str] = "8"

    allowed: int  # types, as bits
    distinct: int  # 1: each type once
    left: int
    source: int

    def __init__(self, seat: int, allowed: int, distinct: int, left: int, source: int) -> None:
        self.seat = seat
        self.allowed = allowed
        self.distinct = distinct
        self.left = left
        self.source = source

    def ask_values(self, table: KingdomTable) -> dict[str, object]:
        return {"cubes": self.left}

    def looked_for(self, table: KingdomTable) -> range:
        return range(table.box.TAKE, table.box.TAKE + GOODS)

    def why_not(self, table: KingdomTable, action: int) -> Closed | None:
        good = action - table.box.TAKE
        if not self.allowed >> good & 1:
            return EXCLUDED
        return None if table.supply[good] or credits_arise(table, self.seat, self.source) else SUPPLY_EMPTY

    def series(self, table: KingdomTable) -> Series | None:
        most = 1 if self.distinct else self.left
        owed = credits_arise(table, self.seat, self.source)
        take = table.box.TAKE
        there = {one: most if owed else min(most, table.supply[one - take]) for one in self.legal(table)}
        return some_together(there, self.left)

    def take(self, table: KingdomTable, action: int) -> None:
        good = action - table.box.TAKE
        cubes = [0] * GOODS
        cubes[good] = 1
        gain(table, self.seat, cubes, self.source)
        if self.left > 1:
            allowed = self.allowed & ~(1 << good) if self.distinct else self.allowed
            table.stack.append(ChooseCube(self.seat, allowed, self.distinct, self.left - 1, self.source))


def collect(table: KingdomTable, seat: int, cubes: list[int]) -> list[int]:
    """Take each type from the supply as far as it lasts; what is missing is lost for good. [4, R25]"""
    own: i64 = GOODS * seat
    got = cubes
    supply = table.supply
    held = table.cubes
    for good in range(GOODS):
        count: i64 = cubes[good]
        if count:
            there = supply[good]
            if count > there:
                if got is cubes:
                    got = cubes[:]
                count = there
                got[good] = count
            supply[good] = there - count
            held[own + good] += count
    return got


def credits_arise(table: KingdomTable, seat: int, source: int) -> bool:
    """Only a Fortune Card on its owner's building turn turns missing cubes into credits. [9.3, R28]"""
    return source == FORTUNE and table.builder == seat


def gain(table: KingdomTable, seat: int, cubes: list[int], source: int) -> None:
    """Collect cubes; what the supply lacks is lost, or becomes credits. [8 gain, 9.3, R61]"""
    got = collect(table, seat, cubes)
    if table.events is not None:
        table.tell("event-gained", seat, good=named(got))
    if got is not cubes and credits_arise(table, seat, source):
        missing = [wanted - there for wanted, there in zip(cubes, got, strict=True)]
        table.credits = numbers([table.credits[good] + lacking for good, lacking in enumerate(missing)])
        if table.events is not None:
            table.tell("event-credited", seat, good=named(missing))


def named(cubes: list[int]) -> dict[str, int]:
    """Cubes by name, for a message."""
    return {GOOD_IDS[good]: count for good, count in enumerate(cubes) if count}

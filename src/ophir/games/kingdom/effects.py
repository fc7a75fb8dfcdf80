"""What spaces and cards do: the effect vocabulary, one class a verb. [Kingdom 8]

`perform` carries an effect out for a seat and pushes the choices it needs; an impossible effect does nothing.
`source` says where points are booked, and so also whether a Fortune Card is at work. `settle` is the automatic form
used in final scoring, for the verbs that Fortune Cards can have. [R49]
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from ophir.engine.steps import Procedure
from ophir.games.kingdom import data
from ophir.games.kingdom.action_spaces import ChooseCube, Convert, PayTax, Repeat, Steal, TradeGive, gain
from ophir.games.kingdom.data import GOODS as GOOD_IDS
from ophir.games.kingdom.fortune_deck import cards_in, discard_drawn, draw, keep_drawn
from ophir.games.kingdom.table import FORTUNE, GOODS, KingdomTable


class Effect:
    """A verb with its numbers."""

    def perform(self, table: KingdomTable, seat: int, source: int) -> None:
        """Carry it out."""
        raise AssertionError(f"{type(self).__name__} does nothing")

    def settle(self, table: KingdomTable, seat: int) -> None:
        """Carry it out without asking, in final scoring."""
        self.perform(table, seat, FORTUNE)


class Gain(Effect):
    """Collect the listed cubes."""

    def __init__(self, cubes: list[int]) -> None:
        self.cubes = cubes

    def perform(self, table: KingdomTable, seat: int, source: int) -> None:
        gain(table, seat, self.cubes, source)


class GainChoice(Effect):
    """Take `count` cubes of allowed types, chosen one at a time."""

    def __init__(self, count: int, allowed: int, distinct: int) -> None:
        self.count = count
        self.allowed = allowed
        self.distinct = distinct

    def perform(self, table: KingdomTable, seat: int, source: int) -> None:
        table.stack.append(ChooseCube(seat, self.allowed, self.distinct, self.count, source))

    def settle(self, table: KingdomTable, seat: int) -> None:
        """The first available types in canonical order. [R49]"""
        left = self.count
        for good in range(GOODS):
            if self.allowed >> good & 1:
                wanted = min(left, 1 if self.distinct else left, table.supply[good])
                cubes = [0] * GOODS
                cubes[good] = wanted
                if wanted:
                    gain(table, seat, cubes, FORTUNE)
                left -= wanted


class Vp(Effect):
    """Score."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def perform(self, table: KingdomTable, seat: int, source: int) -> None:
        table.earn(seat, self.amount, source)
        if table.events is not None:
            table.tell("event-scored", seat, vp=self.amount)


class VpPer(Effect):
    """Score for each own Road, or for each own piece on a site, up to a limit."""

    def __init__(self, per_road: bool, amount: int, limit: int) -> None:
        self.per_road = per_road
        self.amount = amount
        self.limit = limit

    def perform(self, table: KingdomTable, seat: int, source: int) -> None:
        number = table.road.count(seat) if self.per_road else table.pieces_on_sites(seat)
        vp = min(self.limit, self.amount * number)
        table.earn(seat, vp, source)
        if table.events is not None:
            table.tell("event-scored", seat, vp=vp)


class Draw(Effect):
    """Draw Fortune Cards and keep some or all of them."""

    def __init__(self, count: int, keep: int) -> None:
        self.count = count
        self.keep = keep

    def perform(self, table: KingdomTable, seat: int, source: int) -> None:
        draw(table, seat, self.count, self.keep)

    def settle(self, table: KingdomTable, seat: int) -> None:
        """Keep the cards listed first: they are played next anyway. [12.3]"""
        draw(table, seat, self.count, self.keep)
        if table.drawer == seat:
            table.stack.pop()
            for card in cards_in(table, table.box.seats)[: self.keep]:
                keep_drawn(table, seat, card)
            discard_drawn(table, seat)


class Thief(Effect):
    """Take a cube from an opponent."""

    def perform(self, table: KingdomTable, seat: int, source: int) -> None:
        table.stack.append(Steal(seat))


class TaxCollector(Effect):
    """Every opponent with enough cubes gives some: all are counted now, then pay in order. [R23]"""

    def __init__(self, threshold: int, count: int) -> None:
        self.threshold = threshold
        self.count = count

    def perform(self, table: KingdomTable, seat: int, source: int) -> None:
        for payer in reversed(table.order):
            if payer != seat and table.cube_count(payer) >= self.threshold:
                table.stack.append(PayTax(payer, seat, self.count))


class Trader(Effect):
    """Exchange one cube for others; may be declined."""

    def __init__(self, get: int, excluded: int, different: int) -> None:
        self.get = get
        self.excluded = excluded
        self.different = different

    def perform(self, table: KingdomTable, seat: int, source: int) -> None:
        table.stack.append(TradeGive(seat, self.get, self.excluded, self.different))


class Vintner(Effect):
    """Return cubes for points, once; may be declined."""

    def __init__(self, conversion: int) -> None:
        self.conversion = conversion

    def perform(self, table: KingdomTable, seat: int, source: int) -> None:
        table.stack.append(Convert(seat, self.conversion, source))


class Artisan(Effect):
    """Collect printed cubes of own spaces once more."""

    def __init__(self, count: int) -> None:
        self.count = count

    def perform(self, table: KingdomTable, seat: int, source: int) -> None:
        table.stack.append(Repeat(seat, self.count, 0))


class Altar(Effect):
    """Points for the position in the order, then to the head of it; those before step back. [7, R14, R15]"""

    def __init__(self, vp_per_position: int) -> None:
        self.vp_per_position = vp_per_position

    def perform(self, table: KingdomTable, seat: int, source: int) -> None:
        position = table.order.index(seat)
        vp = self.vp_per_position * (position + 1)
        table.earn(seat, vp, source)
        table.order = [seat, *table.order[:position], *table.order[position + 1 :]]
        if table.events is not None:
            table.tell("event-altar", seat, position=position + 1, vp=vp)


class Sequence(Effect):
    """All parts one after the other; an impossible one is skipped, the others still happen."""

    def __init__(self, number: int, parts: list[Effect]) -> None:
        self.number = number
        self.parts = parts

    def perform(self, table: KingdomTable, seat: int, source: int) -> None:
        table.stack.append(NextPart(seat, self.number, 0, source))

    def settle(self, table: KingdomTable, seat: int) -> None:
        for part in self.parts:
            part.settle(table, seat)


class NextPart(Procedure[KingdomTable]):
    """The rest of a sequence, waiting until the choices of the part before it are made."""

    __slots__ = ("part", "seat", "sequence", "source")
    fields: ClassVar[tuple[str, ...]] = ("seat", "sequence", "part", "source")

    def __init__(self, seat: int, sequence: int, part: int, source: int) -> None:
        self.seat = seat
        self.sequence = sequence
        self.part = part
        self.source = source

    def run(self, table: KingdomTable) -> None:
        parts = table.box.sequences[self.sequence].parts
        if self.part + 1 < len(parts):
            table.stack.append(NextPart(self.seat, self.sequence, self.part + 1, self.source))
        parts[self.part].perform(table, self.seat, self.source)


class Effects:
    """Makes effects from records, and numbers those that a pending step must be able to name."""

    def __init__(self) -> None:
        self.sequences: list[Sequence] = []
        self.conversion_cost: list[list[int]] = []
        self.conversion_vp: list[int] = []

    def make(self, record: data.Effect) -> Effect:
        """The effect that a record describes."""
        match record:
            case data.Gain():
                return Gain(counts(record.resources))
            case data.GainChoice():
                return GainChoice(record.count, bits(record.allowed), int(record.distinct))
            case data.Vp():
                return Vp(record.amount)
            case data.VpPer():
                return VpPer(record.per == "own_roads", record.amount, record.max)
            case data.Draw():
                return Draw(record.count, record.keep)
            case data.Steal():
                return Thief()
            case data.Tax():
                return TaxCollector(record.threshold, record.count)
            case data.Trade():
                return Trader(record.get, bits(record.exclude_get), int(record.different))
            case data.Convert():
                self.conversion_cost.append(counts(record.give))
                self.conversion_vp.append(record.vp)
                return Vintner(len(self.conversion_vp) - 1)
            case data.RepeatSpace():
                return Artisan(record.count)
            case data.Altar():
                return Altar(record.vp_per_position)
            case data.Sequence():
                made = Sequence(len(self.sequences), [self.make(step) for step in record.steps])
                self.sequences.append(made)
                return made


def counts(cubes: Mapping[Any, int]) -> list[int]:
    """Cubes by name as five numbers."""
    return [cubes.get(good, 0) for good in GOOD_IDS]


def bits(goods: list[data.Good]) -> int:
    """Types of cubes as bits."""
    return sum(1 << GOOD_IDS.index(good) for good in goods)

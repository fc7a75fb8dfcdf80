"""What spaces and cards do: the effect vocabulary, one class a verb. [Kingdom 8]

`perform` carries an effect out for a seat and pushes the choices it needs; an impossible effect does nothing.
`source` says where points are booked, and so also whether a Fortune Card is at work. `settle` is the automatic form
used in final scoring, for the verbs that Fortune Cards can have. [R49] `worth` and `promise` tell bots what it brings.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from ophir.engine.packs import Positive
from ophir.engine.steps import SEAT, Limit, Procedure, below
from ophir.engine.verbs import BadFigure, Figures, Only, Verb
from ophir.games.kingdom.action_spaces import ChooseCube, Convert, PayTax, Repeat, Steal, TradeGive, gain
from ophir.games.kingdom.fortune_cards import IN_EFFECTS
from ophir.games.kingdom.fortune_deck import discard_drawn, draw, keep_drawn
from ophir.games.kingdom.goods import GOODS as GOOD_IDS
from ophir.games.kingdom.goods import Cubes, Good, bits, counts
from ophir.games.kingdom.table import FORTUNE, GOODS, SOURCE_COUNT, KingdomTable

if TYPE_CHECKING:
    from ophir.games.kingdom.bot import Coming


class Effect(Verb):
    """A verb with its figures."""

    on_cards: ClassVar[bool] = False  # can a Fortune Card do it?
    plain: ClassVar[bool] = False  # does it only collect or score, whatever else was done before?

    def perform(self, table: KingdomTable, seat: int, source: int) -> None:
        """Carry it out."""
        raise AssertionError(f"{type(self).__name__} does nothing")

    def settle(self, table: KingdomTable, seat: int) -> None:
        """Carry it out without asking, in final scoring."""
        self.perform(table, seat, FORTUNE)

    def worth(self, values: list[float]) -> float:
        """The points, and the value of the cubes, that it brings in any position; `values` are those of the goods."""
        return 0.0

    def promise(self, table: KingdomTable, seat: int, coming: Coming) -> None:
        """Add what it will bring if it is carried out, as far as that is known now."""


class Gain(Effect):
    """Collect the listed cubes."""

    op: ClassVar[str] = "gain"
    plain: ClassVar[bool] = True
    figures: ClassVar[Figures] = {"resources": Cubes}
    on_cards: ClassVar[bool] = True
    resources: dict[Good, int]
    cubes: list[int]

    def ready(self) -> None:
        self.cubes = counts(self.resources)

    def perform(self, table: KingdomTable, seat: int, source: int) -> None:
        gain(table, seat, self.cubes, source)

    def worth(self, values: list[float]) -> float:
        return sum(count * value for count, value in zip(self.cubes, values, strict=True))

    def promise(self, table: KingdomTable, seat: int, coming: Coming) -> None:
        for good, count in enumerate(self.cubes):
            coming.goods[good] += min(count, table.supply[good])

    def words(self) -> dict[str, object]:
        return {"good": self.resources}


class GainChoice(Effect):
    """Take `count` cubes of allowed types, chosen one at a time."""

    op: ClassVar[str] = "gain_choice"
    figures: ClassVar[Figures] = {"count": Positive, "allowed": list[Good], "distinct": bool}
    on_cards: ClassVar[bool] = True
    count: int
    allowed: list[Good]
    distinct: bool
    allowed_bits: int

    def ready(self) -> None:
        self.allowed_bits = bits(self.allowed)

    def perform(self, table: KingdomTable, seat: int, source: int) -> None:
        table.stack.append(ChooseCube(seat, self.allowed_bits, int(self.distinct), self.count, source))

    def settle(self, table: KingdomTable, seat: int) -> None:
        """The first available types in canonical order. [R49]"""
        left = self.count
        for good in range(GOODS):
            if self.allowed_bits >> good & 1:
                wanted = min(left, 1 if self.distinct else left, table.supply[good])
                cubes = [0] * GOODS
                cubes[good] = wanted
                if wanted:
                    gain(table, seat, cubes, FORTUNE)
                left -= wanted

    def worth(self, values: list[float]) -> float:
        total = 0.0
        for good, value in enumerate(values):
            if self.allowed_bits >> good & 1:
                total += value
        return total * self.count / len(self.allowed)

    def promise(self, table: KingdomTable, seat: int, coming: Coming) -> None:
        coming.any_goods += self.count

    def words(self) -> dict[str, object]:
        any_type = int(set(self.allowed) == set(GOOD_IDS))
        values = {"count": self.count, "good": self.allowed, "distinct": int(self.distinct), "any_type": any_type}
        return {**values, "any_good": {"any": self.count}}


class Vp(Effect):
    """Score."""

    op: ClassVar[str] = "vp"
    plain: ClassVar[bool] = True
    figures: ClassVar[Figures] = {"amount": Positive}
    on_cards: ClassVar[bool] = True
    amount: int

    def perform(self, table: KingdomTable, seat: int, source: int) -> None:
        table.earn(seat, self.amount, source)
        if table.events is not None:
            table.tell("event-scored", seat, vp=self.amount)

    def worth(self, values: list[float]) -> float:
        return float(self.amount)

    def promise(self, table: KingdomTable, seat: int, coming: Coming) -> None:
        coming.points += self.amount

    def words(self) -> dict[str, object]:
        return {"vp": self.amount}


class VpPer(Effect):
    """Score for each own Road, or for each own piece on a site, up to a limit."""

    op: ClassVar[str] = "vp_per"
    plain: ClassVar[bool] = True
    figures: ClassVar[Figures] = {
        "per": Literal["own_roads", "own_buildings_on_sites"],
        "amount": Positive,
        "max": Positive,
    }
    on_cards: ClassVar[bool] = True
    per: str
    amount: int
    max: int
    per_road: bool

    def ready(self) -> None:
        self.per_road = self.per == "own_roads"

    def points(self, table: KingdomTable, seat: int) -> int:
        """What it would score now."""
        number = table.road.count(seat) if self.per_road else table.pieces_on_sites(seat)
        return min(self.max, self.amount * number)

    def perform(self, table: KingdomTable, seat: int, source: int) -> None:
        vp = self.points(table, seat)
        table.earn(seat, vp, source)
        if table.events is not None:
            table.tell("event-scored", seat, vp=vp)

    def promise(self, table: KingdomTable, seat: int, coming: Coming) -> None:
        coming.points += self.points(table, seat)

    def words(self) -> dict[str, object]:
        return {"vp": self.amount, "most_vp": self.max, "roads": int(self.per_road)}


class Draw(Effect):
    """Draw Fortune Cards and keep some or all of them."""

    op: ClassVar[str] = "draw"
    figures: ClassVar[Figures] = {"count": Positive, "keep": Positive}
    on_cards: ClassVar[bool] = True
    count: int
    keep: int

    def ready(self) -> None:
        if self.keep > self.count:
            raise BadFigure("keep", f"can't keep {self.keep} of {self.count} cards")

    def perform(self, table: KingdomTable, seat: int, source: int) -> None:
        draw(table, seat, self.count, self.keep)

    def settle(self, table: KingdomTable, seat: int) -> None:
        """Keep the cards listed first: they are played next anyway. [12.3]"""
        draw(table, seat, self.count, self.keep)
        if table.drawer == seat:
            table.stack.pop()
            for card in table.fortune.cards_in(table.box.seats)[: self.keep]:
                keep_drawn(table, seat, card)
            discard_drawn(table, seat)

    def promise(self, table: KingdomTable, seat: int, coming: Coming) -> None:
        coming.cards += self.keep

    def words(self) -> dict[str, object]:
        return {"count": self.count, "keep": self.keep, "rest": self.count - self.keep}


class Thief(Effect):
    """Take a cube from an opponent."""

    op: ClassVar[str] = "steal"
    figures: ClassVar[Figures] = {"count": Only(1)}

    def perform(self, table: KingdomTable, seat: int, source: int) -> None:
        table.stack.append(Steal(seat))

    def promise(self, table: KingdomTable, seat: int, coming: Coming) -> None:
        coming.thefts += 1


class TaxCollector(Effect):
    """Every opponent with enough cubes gives some: all are counted now, then pay in order. [R23]"""

    op: ClassVar[str] = "tax"
    figures: ClassVar[Figures] = {"threshold": Positive, "count": Positive}
    threshold: int
    count: int

    def perform(self, table: KingdomTable, seat: int, source: int) -> None:
        for payer in reversed(table.order):
            if payer != seat and table.cube_count(payer) >= self.threshold:
                table.stack.append(PayTax(payer, seat, self.count))

    def promise(self, table: KingdomTable, seat: int, coming: Coming) -> None:
        for payer in table.order:
            if payer != seat and table.cube_count(payer) >= self.threshold:
                coming.thefts += self.count

    def words(self) -> dict[str, object]:
        return {"threshold": self.threshold, "count": self.count, "any_good": {"any": self.count}}


class Trader(Effect):
    """Exchange one cube for others; may be declined."""

    op: ClassVar[str] = "trade"
    figures: ClassVar[Figures] = {"give": Only(1), "get": Positive, "exclude_get": list[Good], "different": bool}
    get: int
    exclude_get: list[Good]
    different: bool
    excluded: int

    def ready(self) -> None:
        self.excluded = bits(self.exclude_get)

    def perform(self, table: KingdomTable, seat: int, source: int) -> None:
        table.stack.append(TradeGive(seat, self.get, self.excluded, int(self.different)))

    def promise(self, table: KingdomTable, seat: int, coming: Coming) -> None:
        coming.trades += self.get

    def words(self) -> dict[str, object]:
        excluded = {"good": self.exclude_get, "excluded": len(self.exclude_get)}
        return {"get": self.get, "different": int(self.different), "any_good": {"any": self.get}, **excluded}


class Vintner(Effect):
    """Return cubes for points, once; may be declined."""

    op: ClassVar[str] = "convert"
    figures: ClassVar[Figures] = {"give": Cubes, "vp": Positive}
    give: dict[Good, int]
    vp: int
    cost: list[int]

    def ready(self) -> None:
        self.cost = counts(self.give)

    def perform(self, table: KingdomTable, seat: int, source: int) -> None:
        table.stack.append(Convert(seat, self.number, source))

    def promise(self, table: KingdomTable, seat: int, coming: Coming) -> None:
        coming.trades += 1

    def words(self) -> dict[str, object]:
        return {"good": self.give, "vp": self.vp}


class Artisan(Effect):
    """Collect printed cubes of own spaces once more."""

    op: ClassVar[str] = "repeat_space"
    figures: ClassVar[Figures] = {"count": Positive}
    count: int

    def perform(self, table: KingdomTable, seat: int, source: int) -> None:
        table.stack.append(Repeat(seat, self.count, 0))

    def promise(self, table: KingdomTable, seat: int, coming: Coming) -> None:
        """The cubes of the richest space, should it be alone to choose from."""
        box = table.box
        best = 0
        richest: list[int] = []
        for space in range(box.spaces):
            if table.placed[seat] >> space & 1:
                value = 0
                for good, count in enumerate(box.yields[space]):
                    value += count * box.values[good]
                if value > best:
                    best = value
                    richest = box.yields[space]
        for good, count in enumerate(richest):
            coming.goods[good] += min(self.count * count, table.supply[good])


class Altar(Effect):
    """Points for the position in the order, then to the head of it; those before step back. [7, R14, R15]"""

    op: ClassVar[str] = "altar"
    figures: ClassVar[Figures] = {"vp_per_position": Positive, "move_to_position": Only(1)}
    vp_per_position: int

    def perform(self, table: KingdomTable, seat: int, source: int) -> None:
        position = table.order.index(seat)
        vp = self.vp_per_position * (position + 1)
        table.earn(seat, vp, source)
        table.order = [seat, *table.order[:position], *table.order[position + 1 :]]
        if table.events is not None:
            table.tell("event-altar", seat, position=position + 1, vp=vp)

    def promise(self, table: KingdomTable, seat: int, coming: Coming) -> None:
        coming.points += self.vp_per_position * (table.order.index(seat) + 1)
        coming.place = 0

    def words(self) -> dict[str, object]:
        return {"vp": self.vp_per_position}


class Sequence(Effect):
    """All parts one after the other; an impossible one is skipped, the others still happen."""

    op: ClassVar[str] = "sequence"
    figures: ClassVar[Figures] = {"steps": list[Effect]}
    on_cards: ClassVar[bool] = True
    steps: list[Effect]

    def ready(self) -> None:
        if not self.steps:
            raise BadFigure("steps", "a sequence needs at least one step")

    def perform(self, table: KingdomTable, seat: int, source: int) -> None:
        table.stack.append(NextPart(seat, self.number, 0, source))

    def settle(self, table: KingdomTable, seat: int) -> None:
        for step in self.steps:
            step.settle(table, seat)

    def worth(self, values: list[float]) -> float:
        return sum(step.worth(values) for step in self.steps)

    def promise(self, table: KingdomTable, seat: int, coming: Coming) -> None:
        for step in self.steps:
            step.promise(table, seat, coming)


class NextPart(Procedure[KingdomTable]):
    """The rest of a sequence, waiting until the choices of the part before it are made."""

    __slots__ = ("part", "seat", "sequence", "source")
    on: ClassVar[tuple[str, ...]] = IN_EFFECTS
    fields: ClassVar[dict[str, Limit]] = {
        "seat": SEAT,
        "sequence": below("sequences"),
        "part": below("longest_sequence"),
        "source": below(SOURCE_COUNT),
    }

    def __init__(self, seat: int, sequence: int, part: int, source: int) -> None:
        self.seat = seat
        self.sequence = sequence
        self.part = part
        self.source = source

    def misfit(self, table: KingdomTable) -> str:
        there = self.part < len(table.box.sequences[self.sequence].steps)
        return "" if there else f"has no part {self.part} in sequence {self.sequence}"

    def run(self, table: KingdomTable) -> None:
        steps = table.box.sequences[self.sequence].steps
        if self.part + 1 < len(steps):
            table.stack.append(NextPart(self.seat, self.sequence, self.part + 1, self.source))
        steps[self.part].perform(table, self.seat, self.source)

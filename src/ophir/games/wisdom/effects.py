"""What buildings, Fortune Cards and the Holy Place do: the effect vocabulary, one class a verb. [Wisdom 8, 9, 10]

`perform` carries an effect out for a seat and pushes the choices that it needs; `fresh` says that a worker does it that
was just placed, so that Given Desires may serve it. `why_not_done` says why a worker can't be placed for it [6.6],
`why_not_played` why a card can't be played now [10]; both are empty if it can.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal

import msgspec

from ophir.engine.packs import Natural, Positive
from ophir.engine.verbs import BadFigure, Figures, Verb, make
from ophir.games.wisdom import merchant, trader
from ophir.games.wisdom.building_cards import ConvertCubes, GiveCube, RemoveShortage
from ophir.games.wisdom.fortune_deck import DiscardCard
from ophir.games.wisdom.gains import CardsAndRoads, TakeAny, collect
from ophir.games.wisdom.goods import GOOD_IDS, Cubes, Good, counts, named
from ophir.games.wisdom.holy_place import menorah
from ophir.games.wisdom.paying import can_pay
from ophir.games.wisdom.repeating import ChooseAdjacent, RepeatWorker, own_locations, repeatable
from ophir.games.wisdom.table import WisdomTable

if TYPE_CHECKING:
    from ophir.games.wisdom.values import Values


# A `gain` of the data: what comes, in this order.
GAIN: Final[Any] = msgspec.defstruct(
    "Gain",
    [
        ("favor", Natural, 0),
        ("resources", Cubes, {}),
        ("any_resources", Natural, 0),
        ("fortune", Natural, 0),
        ("road", Natural, 0),
    ],
    forbid_unknown_fields=True,
)


class Effect(Verb):
    """A verb with its figures."""

    tag: ClassVar[str] = "type"
    on: ClassVar[tuple[str, ...]] = ()  # what can have it: "worker" and "permanent" buildings, "fortune" and "holy"
    timing: ClassVar[str] = "instant"  # of a Fortune Card

    def perform(self, table: WisdomTable, seat: int, source: int, fresh: int) -> None:
        """Carry it out."""
        raise AssertionError(f"{type(self).__name__} does nothing")

    def why_not_done(self, table: WisdomTable, seat: int) -> str:
        """Why a worker can't do it now."""
        return ""

    def why_not_played(self, table: WisdomTable, seat: int) -> str:
        """Why a Fortune Card can't do it now."""
        return ""

    def worth(self, values: Values) -> float:
        """The Favor, and the value of what else it brings, each time it is used; `values` are a bot's measure."""
        return 0.0


class Gaining(Effect):
    """A verb that brings something."""

    figures: ClassVar[Figures] = {"gain": GAIN}
    gain: Any
    cubes: list[int]
    favor: int
    any_cubes: int
    cards: int
    roads: int

    def ready(self) -> None:
        record = self.gain
        self.cubes = counts(record.resources)
        self.favor = record.favor
        self.any_cubes = record.any_resources
        self.cards = record.fortune
        self.roads = record.road
        if sum(self.cubes) + self.favor + self.any_cubes + self.cards + self.roads == 0:
            raise BadFigure("gain", "must bring something")
        if self.any_cubes and sum(self.cubes):
            raise BadFigure("gain", "has either resources or any_resources")

    def bring(self, table: WisdomTable, seat: int, source: int, fresh: int) -> None:
        """Favor, cubes, cubes of choice, Fortune Cards, roads, in this order. [9]"""
        if self.favor:
            table.earn(seat, self.favor, source)
            if table.events is not None:
                table.tell("event-favor", seat, favor=self.favor)
        if self.cards or self.roads:
            table.stack.append(CardsAndRoads(seat, self.number))
        if self.any_cubes:
            table.stack.append(TakeAny(seat, self.any_cubes, 0, fresh))
        elif sum(self.cubes):
            collect(table, seat, self.cubes, fresh)

    def words(self) -> dict[str, object]:
        """What it brings: each part says itself."""
        parts: list[Verb] = []
        if self.favor:
            parts.append(make(BringFavor, {"favor": self.favor}))
        if sum(self.cubes):
            parts.append(make(BringCubes, {"good": named(self.cubes)}))
        if self.any_cubes:
            parts.append(make(BringAny, {"count": self.any_cubes}))
        if self.cards:
            parts.append(make(BringCards, {"count": self.cards}))
        if self.roads:
            parts.append(make(BringRoads, {"count": self.roads}))
        return {"parts": parts}

    def worth(self, values: Values) -> float:
        more = self.any_cubes * values.any_good + self.cards * values.card
        return self.favor + values.of_cubes(self.cubes) + more


class BringFavor(Effect):
    """Part of a gain."""

    op: ClassVar[str] = "bring_favor"
    figures: ClassVar[Figures] = {"favor": Positive}
    favor: int


class BringCubes(Effect):
    """Part of a gain."""

    op: ClassVar[str] = "bring_cubes"
    figures: ClassVar[Figures] = {"good": Cubes}
    good: dict[Good, int]


class BringAny(Effect):
    """Part of a gain."""

    op: ClassVar[str] = "bring_any"
    figures: ClassVar[Figures] = {"count": Positive}
    count: int

    def words(self) -> dict[str, object]:
        return {"count": self.count, "any_good": {"any": self.count}}


class BringCards(Effect):
    """Part of a gain."""

    op: ClassVar[str] = "bring_cards"
    figures: ClassVar[Figures] = {"count": Positive}
    count: int


class BringRoads(Effect):
    """Part of a gain."""

    op: ClassVar[str] = "bring_roads"
    figures: ClassVar[Figures] = {"count": Positive}
    count: int


class Gain(Gaining):
    """What is listed, at once."""

    op: ClassVar[str] = "gain"
    on: ClassVar[tuple[str, ...]] = ("worker", "fortune", "holy")

    def perform(self, table: WisdomTable, seat: int, source: int, fresh: int) -> None:
        self.bring(table, seat, source, fresh)


class Menorah(Effect):
    """Every opponent with many cubes gives half of them. [8]"""

    op: ClassVar[str] = "menorah"
    on: ClassVar[tuple[str, ...]] = ("holy",)
    figures: ClassVar[Figures] = {"threshold": Positive}
    threshold: int

    def perform(self, table: WisdomTable, seat: int, source: int, fresh: int) -> None:
        menorah(table, seat, self.threshold)


class Convert(Effect):
    """Pay cubes for Favor, the first time by force, then as often as one likes up to the limit. [9, EX14]"""

    op: ClassVar[str] = "convert"
    on: ClassVar[tuple[str, ...]] = ("worker",)
    figures: ClassVar[Figures] = {"give": Cubes, "favor": Positive, "max_times": Positive}
    give: dict[Good, int]
    favor: int
    max_times: int
    cost: list[int]

    def ready(self) -> None:
        self.cost = counts(self.give)
        if not self.give:
            raise BadFigure("give", "must be at least one cube")

    def perform(self, table: WisdomTable, seat: int, source: int, fresh: int) -> None:
        table.stack.append(ConvertCubes(seat, self.number, self.max_times))

    def why_not_done(self, table: WisdomTable, seat: int) -> str:
        return "" if can_pay(table, seat, self.cost, 0, 0) else "closed-cubes-missing"

    def words(self) -> dict[str, object]:
        return {"good": named(self.cost), "favor": self.favor, "times": self.max_times}

    def worth(self, values: Values) -> float:
        return self.favor - values.of_cubes(self.cost)


class DiscardForGain(Gaining):
    """Discard a Fortune Card, then gain."""

    op: ClassVar[str] = "discard_card"
    on: ClassVar[tuple[str, ...]] = ("worker",)

    def perform(self, table: WisdomTable, seat: int, source: int, fresh: int) -> None:
        table.stack.append(DiscardCard(seat, 1, self.number, fresh))

    def why_not_done(self, table: WisdomTable, seat: int) -> str:
        return "" if table.fortune.hand_size[seat] else "closed-no-card-in-hand"

    def worth(self, values: Values) -> float:
        return super().worth(values) - values.card


class GiveForGain(Gaining):
    """Return a cube of any type, then gain."""

    op: ClassVar[str] = "discard_resource"
    on: ClassVar[tuple[str, ...]] = ("worker",)

    def perform(self, table: WisdomTable, seat: int, source: int, fresh: int) -> None:
        table.stack.append(GiveCube(seat, self.number, fresh))

    def why_not_done(self, table: WisdomTable, seat: int) -> str:
        return "" if table.cube_count(seat) else "closed-no-cubes"

    def worth(self, values: Values) -> float:
        return super().worth(values) - values.any_good


class Merchant(Effect):
    """A whole visit to a Merchant, before which cubes of the Market may slide down."""

    op: ClassVar[str] = "merchant"
    on: ClassVar[tuple[str, ...]] = ("worker",)
    figures: ClassVar[Figures] = {"move_down": Natural}
    move_down: int

    def perform(self, table: WisdomTable, seat: int, source: int, fresh: int) -> None:
        merchant.visit(table, seat, self.move_down)


class Trader(Effect):
    """A whole visit to a Trader, who also hands out some Exotics."""

    op: ClassVar[str] = "trader"
    on: ClassVar[tuple[str, ...]] = ("worker",)
    figures: ClassVar[Figures] = {"max_exotic": Natural}
    max_exotic: int

    def perform(self, table: WisdomTable, seat: int, source: int, fresh: int) -> None:
        trader.visit(table, seat, self.max_exotic, fresh)

    def why_not_done(self, table: WisdomTable, seat: int) -> str:
        return "" if trader.can_trade(table, seat, self.max_exotic) else "closed-no-trade"


class RemoveTile(Gaining):
    """Remove a Shortage Tile from the map, then gain as far as possible."""

    op: ClassVar[str] = "remove_shortage"
    on: ClassVar[tuple[str, ...]] = ("worker", "fortune")

    def perform(self, table: WisdomTable, seat: int, source: int, fresh: int) -> None:
        table.stack.append(RemoveShortage(seat, self.number, source, fresh))

    def why_not_done(self, table: WisdomTable, seat: int) -> str:
        return "" if table.shortage else "closed-no-shortage"

    def why_not_played(self, table: WisdomTable, seat: int) -> str:
        return self.why_not_done(table, seat)


class RegionBonus(Gaining):
    """More cubes for a worker on a Location of the region. [7.1, R17]"""

    op: ClassVar[str] = "region_bonus"
    on: ClassVar[tuple[str, ...]] = ("permanent",)
    figures: ClassVar[Figures] = {"region": Good, "gain": GAIN}
    region: Good
    region_good: int

    def ready(self) -> None:
        super().ready()
        self.region_good = GOOD_IDS.index(self.region)
        if self.favor or self.any_cubes or self.cards or self.roads:
            raise BadFigure("gain", "a region brings resources only")

    def words(self) -> dict[str, object]:
        return {"good": named(self.cubes), "region_good": self.region}


class ForemanFavor(Effect):
    """More Favor each time one uses the Foreman. [R26]"""

    op: ClassVar[str] = "foreman_favor"
    on: ClassVar[tuple[str, ...]] = ("permanent",)
    figures: ClassVar[Figures] = {"favor": Positive}
    favor: int


class PayLess(Effect):
    """Some cubes less, of one's choice, at the Foreman or the Levite. [R22, R26]"""

    op: ClassVar[str] = "pay_less"
    on: ClassVar[tuple[str, ...]] = ("permanent",)
    figures: ClassVar[Figures] = {"action": Literal["foreman", "levite"], "amount": Positive}
    action: str
    amount: int

    def words(self) -> dict[str, object]:
        return {"place": self.action, "amount": self.amount}


class TempleExtraCard(Effect):
    """With each Temple Tile draw more, then discard. [6.4]"""

    op: ClassVar[str] = "temple_extra_card"
    on: ClassVar[tuple[str, ...]] = ("permanent",)
    figures: ClassVar[Figures] = {"draw": Positive, "discard": Natural}
    draw: int
    discard: int


class SellBonus(Effect):
    """More Favor for each cube sold."""

    op: ClassVar[str] = "sell_bonus"
    on: ClassVar[tuple[str, ...]] = ("permanent",)
    figures: ClassVar[Figures] = {"favor": Positive}
    favor: int


class BuyDiscount(Effect):
    """Less Favor for each cube bought."""

    op: ClassVar[str] = "buy_discount"
    on: ClassVar[tuple[str, ...]] = ("permanent",)
    figures: ClassVar[Figures] = {"favor": Positive, "minimum_price": Natural}
    favor: int
    minimum_price: int

    def words(self) -> dict[str, object]:
        return {"favor": self.favor, "least_favor": self.minimum_price}


class ExtraTransaction(Effect):
    """More transactions at any Merchant."""

    op: ClassVar[str] = "extra_transaction"
    on: ClassVar[tuple[str, ...]] = ("permanent",)
    figures: ClassVar[Figures] = {"amount": Positive}
    amount: int


class ExtraTrade(Effect):
    """More cubes from any Trader."""

    op: ClassVar[str] = "extra_trade"
    on: ClassVar[tuple[str, ...]] = ("permanent",)
    figures: ClassVar[Figures] = {"amount": Positive}
    amount: int


class MarketTransactions(Effect):
    """Some transactions at the Market, by a card. [10]"""

    op: ClassVar[str] = "market_transactions"
    on: ClassVar[tuple[str, ...]] = ("fortune",)
    figures: ClassVar[Figures] = {"amount": Positive}
    amount: int

    def perform(self, table: WisdomTable, seat: int, source: int, fresh: int) -> None:
        table.stack.append(merchant.Trade(seat, self.amount))


class CollectAdjacent(Effect):
    """Dwell in Unity: cubes of the Locations around one of the own workers. [10, R39]"""

    op: ClassVar[str] = "collect_adjacent"
    on: ClassVar[tuple[str, ...]] = ("fortune",)
    figures: ClassVar[Figures] = {"max_resources": Positive}
    max_resources: int

    def perform(self, table: WisdomTable, seat: int, source: int, fresh: int) -> None:
        table.stack.append(ChooseAdjacent(seat, self.max_resources))

    def why_not_played(self, table: WisdomTable, seat: int) -> str:
        return "" if own_locations(table, seat) else "closed-no-worker-on-land"


class RepeatOwnWorker(Effect):
    """Found Wisdom: one of the own workers on the board once more. [10, R33, R34]"""

    op: ClassVar[str] = "repeat_worker"
    on: ClassVar[tuple[str, ...]] = ("fortune",)

    def perform(self, table: WisdomTable, seat: int, source: int, fresh: int) -> None:
        table.stack.append(RepeatWorker(seat))

    def why_not_played(self, table: WisdomTable, seat: int) -> str:
        return "" if repeatable(table, seat) else "closed-no-worker-to-repeat"


class Waiting(Effect):
    """A card that lies before its player until a later worker uses it. [10]"""

    on: ClassVar[tuple[str, ...]] = ("fortune",)
    timing: ClassVar[str] = "pending"

    def why_not_played(self, table: WisdomTable, seat: int) -> str:
        return "" if table.workers_left[seat] else "closed-no-later-worker"


class ExoticInstead(Waiting):
    """Given Desires. [D21, R35, R55]"""

    op: ClassVar[str] = "exotic_instead"


class EnterOpponent(Waiting):
    """Inherit the Land. [R36]"""

    op: ClassVar[str] = "enter_opponent"


class DoubleLand(Waiting):
    """Stronghold. [R34, R37]"""

    op: ClassVar[str] = "double_land"


class IgnoreShortage(Effect):
    """Rain Sent. [R38]"""

    op: ClassVar[str] = "ignore_shortage"
    on: ClassVar[tuple[str, ...]] = ("fortune",)
    timing: ClassVar[str] = "permanent"

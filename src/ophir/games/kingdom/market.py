"""3. Market Phase: in reverse order, one transaction or pass a turn, until all have passed. [Kingdom 10]"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from mypy_extensions import i64

from ophir.engine.lists import raised, replaced, zeros
from ophir.engine.steps import SEAT, Choice, Closed, Limit, Procedure
from ophir.games.kingdom.fortune_cards import OpenDecision
from ophir.games.kingdom.goods import GOODS as GOOD_IDS
from ophir.games.kingdom.table import GOODS, MARKET, MOST_SEATS, KingdomTable


class MarketPhase(Procedure[KingdomTable]):
    """Nobody has passed, sold or bought yet; the last in order begins."""

    __slots__ = ()
    on: ClassVar[tuple[str, ...]] = ("BuildingPhase",)

    def run(self, table: KingdomTable) -> None:
        seats = table.box.seats
        table.passed = zeros(seats)
        table.sold = zeros(GOODS * seats)
        table.bought = zeros(GOODS * seats)
        table.stack.append(TURNS[seats - 1])


class MarketTurn(Procedure[KingdomTable]):
    """The next player upwards from `position` who has not passed; when all have, the phase is over."""

    __slots__ = ("position",)
    on: ClassVar[tuple[str, ...]] = ("BuildingPhase",)
    fields: ClassVar[dict[str, Limit]] = {"position": SEAT}

    position: int

    def __init__(self, position: int) -> None:
        self.position = position

    def run(self, table: KingdomTable) -> None:
        seats: i64 = table.box.seats
        position: i64 = self.position
        order = table.order
        passed = table.passed
        for _ in range(seats):
            seat = order[position]
            position = (position or seats) - 1
            if not passed[seat]:
                table.stack.append(TURNS[position])
                table.stack.append(ASKED[seat])
                return


class BuyOrSell(OpenDecision):
    """Sell one cube to an empty space, buy one from an occupied space, or pass for good. [10, R31-R35]"""

    __slots__ = ()
    on: ClassVar[tuple[str, ...]] = ("MarketTurn",)
    id: ClassVar[str] = "D3"
    ask: ClassVar[str] = "market"
    rule: ClassVar[str] = "10"

    def misfit(self, table: KingdomTable) -> str:
        return self.misfit_below(table.stack, "position", (table.order.index(self.seat) or table.box.seats) - 1)

    def legal_here(self, table: KingdomTable) -> list[int]:
        box = table.box
        seat: i64 = self.seat
        if box.transaction_cap and table.transactions(self.seat) >= box.transaction_cap:
            return []  # the loop guard passes for the player, cards or not [R33]
        found: list[int] = []
        wealth: i64 = table.score[seat] - box.lowest_score
        if wealth >= len(box.affordable):
            wealth = -1  # everything
        affordable = box.affordable[wealth]
        cubes = table.cubes
        bought = table.bought
        sold = table.sold
        one_direction = box.one_direction
        spaces: i64 = box.market_spaces
        every_space: i64 = (1 << spaces) - 1
        market: i64 = table.market
        own: i64 = GOODS * seat
        for good in range(GOODS):
            taken: i64 = market & every_space
            sales: i64 = 0
            if cubes[own + good] and not (one_direction and bought[own + good]):
                sales = every_space ^ taken
            purchases: i64 = 0
            if taken and not (one_direction and sold[own + good]):
                dear: i64 = affordable[good]
                purchases = taken & dear
            if sales | purchases:
                found += box.deals[good][purchases << spaces | sales]
            market >>= spaces
        found.append(box.PASS)
        return found

    def choices_here(self, table: KingdomTable) -> Iterator[Choice]:
        box = table.box
        for good in range(GOODS):
            for space in range(box.market_spaces):
                at = box.market_spaces * good + space
                yield Choice(box.SELL + at, self._no_sale(table, good, at))
                yield Choice(box.BUY + at, self._no_purchase(table, good, at, box.prices[good][space]))
        yield Choice(box.PASS)

    def _no_sale(self, table: KingdomTable, good: int, at: int) -> Closed | None:
        own = GOODS * self.seat + good
        if not table.cubes[own]:
            return Closed("closed-no-cube", "10", good=GOOD_IDS[good])
        if table.market >> at & 1:
            return Closed("closed-space-taken", "R32", good=GOOD_IDS[good])
        if table.box.one_direction and table.bought[own]:
            return Closed("closed-bought-before", "R34", good=GOOD_IDS[good])
        return None

    def _no_purchase(self, table: KingdomTable, good: int, at: int, price: int) -> Closed | None:
        if not table.market >> at & 1:
            return Closed("closed-space-empty", "R32", good=GOOD_IDS[good])
        if table.box.one_direction and table.sold[GOODS * self.seat + good]:
            return Closed("closed-sold-before", "R34", good=GOOD_IDS[good])
        if price > table.score[self.seat] - table.box.lowest_score:
            return Closed("closed-too-dear", "R31", vp=price)
        return None

    def comes_to(self, table: KingdomTable, seat: int) -> bool:
        return not table.passed[seat]

    def take_here(self, table: KingdomTable, action: int) -> None:
        box = table.box
        seat: i64 = self.seat
        if action == box.PASS:
            self.run(table)
            return
        spaces: i64 = box.market_spaces
        if action >= box.BUY:
            at = action - box.BUY
            space: i64 = at
            good = space // spaces
            price = box.prices[good][space % spaces]
            own = GOODS * seat + good
            table.market &= ~(1 << at)
            table.cubes[own] += 1
            table.bought = raised(table.bought, own)
            table.earn(seat, -price, MARKET)
            if table.events is not None:
                table.tell("event-bought", seat, good=GOOD_IDS[good], vp=price)
        else:
            at = action - box.SELL
            space = at
            good = space // spaces
            price = box.prices[good][space % spaces]
            own = GOODS * seat + good
            table.market |= 1 << at
            table.cubes[own] -= 1
            table.sold = raised(table.sold, own)
            table.earn(seat, price, MARKET)
            if table.events is not None:
                table.tell("event-sold", seat, good=GOOD_IDS[good], vp=price)

    def run(self, table: KingdomTable) -> None:
        """Passing is final, even if the Market changes afterwards. [R35]"""
        table.passed = replaced(table.passed, self.seat, 1)
        if table.events is not None:
            table.tell("event-passed", self.seat)


# Steps never change, so every turn can use the same ones.
TURNS: Final = [MarketTurn(position) for position in range(MOST_SEATS)]
ASKED: Final = [BuyOrSell(seat) for seat in range(MOST_SEATS)]

"""The Merchant: buying and selling at the Market. [Wisdom 6.2]"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from mypy_extensions import i64

from ophir.engine.lists import numbers_of
from ophir.engine.steps import SEAT, Choice, Closed, Decision, Limit, up_to
from ophir.games.wisdom.fortune_cards import CardTime
from ophir.games.wisdom.goods import EXOTIC, FIRST_STANDARD, GOODS
from ophir.games.wisdom.paying import is_owned
from ophir.games.wisdom.table import MARKET, WisdomTable


def price_to_buy(table: WisdomTable, party: int, square: int) -> int:
    """What a party pays for the cube on a square; a discount does not bring the price under the least. [EX13]"""
    box = table.box
    price = box.prices[square]
    discount = is_owned(table, party, box.buy_discount)
    return max(price - discount, min(price, box.least_price[0])) if discount else price


def price_to_sell(table: WisdomTable, party: int, square: int) -> int:
    """What a party gets for a cube put on a square."""
    return table.box.prices[square] + is_owned(table, party, table.box.sell_bonus)


def cube_on(table: WisdomTable, square: int) -> int:
    """Which type lies on a square that is not empty: a bought Exotic is an Exotic, whatever mat it lay on."""
    return EXOTIC if table.market_exotics >> square & 1 else table.box.mat_good[square // table.box.squares]


def affordable(table: WisdomTable, party: int) -> int:
    """The squares with a cube that a party can pay, as bits. [R4, R5]"""
    box = table.box
    favor = table.favor[party]
    if is_owned(table, party, box.buy_discount):
        found = 0
        for square in range(len(box.prices)):
            if table.market >> square & 1 and price_to_buy(table, party, square) <= favor:
                found |= 1 << square
        return found
    return table.market & box.affordable[min(favor, len(box.affordable) - 1)]


def sellable(table: WisdomTable, party: int) -> int:
    """The empty squares for standard cubes that a party holds, as bits."""
    box = table.box
    own: i64 = GOODS * party
    cubes = table.cubes
    found: i64 = 0
    for good in range(FIRST_STANDARD, GOODS):
        if cubes[own + good]:
            mat: i64 = box.mat_bits[box.mat_of[good]]
            found |= mat
    return found & ~table.market


def buy(table: WisdomTable, party: int, square: int) -> None:
    """Take the cube of a square and pay its price."""
    good = cube_on(table, square)
    price = price_to_buy(table, party, square)
    table.market &= ~(1 << square)
    table.market_exotics &= ~(1 << square)
    table.cubes[GOODS * party + good] += 1
    table.earn(party, -price, MARKET)
    if table.events is not None:
        mat = table.box.mat_ids[square // table.box.squares]
        step = square % table.box.squares + 1
        table.tell("event-bought", party, good=table.box.good_ids[good], mat_good=mat, square=step, favor=price)


def sell(table: WisdomTable, party: int, good: int, square: int) -> None:
    """Put a cube on an empty square and gain its price."""
    price = price_to_sell(table, party, square)
    table.market |= 1 << square
    if good == EXOTIC:
        table.market_exotics |= 1 << square
    table.cubes[GOODS * party + good] -= 1
    table.earn(party, price, MARKET)
    if table.events is not None:
        mat = table.box.mat_ids[square // table.box.squares]
        step = square % table.box.squares + 1
        table.tell("event-sold", party, good=table.box.good_ids[good], mat_good=mat, square=step, favor=price)


def visit(table: WisdomTable, seat: int, move_down: int) -> None:
    """A visit to a Merchant: perhaps move cubes down, then trade, then perhaps a Fortune Card. [6.2]"""
    box = table.box
    table.stack.append(CardTime(seat))
    table.stack.append(Trade(seat, box.transactions + is_owned(table, seat, box.more_transactions)))
    if move_down:
        table.stack.append(MoveDown(seat, move_down))


NO_CUBE_THERE: Final = Closed("closed-square-empty", "6.2")
TAKEN: Final = Closed("closed-square-taken", "6.2")
NO_CUBE: Final = Closed("closed-no-cube", "6.2")


class Dealing(Decision[WisdomTable]):
    """Something that is done up to `left` times, each time at other prices: the order matters."""

    __slots__ = ("left",)
    fields: ClassVar[dict[str, Limit]] = {"seat": SEAT, "left": up_to("most_transactions")}

    left: int

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def ask_values(self, table: WisdomTable) -> dict[str, object]:
        return {"cubes": self.left}


class Trade(Dealing):
    """One transaction after the other: buy any cube there, sell to any empty square, or stop. [6.2, D4, R5]"""

    __slots__ = ()
    id: ClassVar[str] = "D4"
    ask: ClassVar[str] = "trade"
    rule: ClassVar[str] = "6.2"

    def legal(self, table: WisdomTable) -> list[int]:
        box = table.box
        seat = self.seat
        found = numbers_of(affordable(table, seat), box.buying)
        found += numbers_of(sellable(table, seat), box.selling)
        if table.cubes[GOODS * seat]:
            found += numbers_of(box.all_squares & ~table.market, box.selling_exotic)
        found.append(box.STOP)
        return found

    def choices(self, table: WisdomTable) -> Iterator[Choice]:
        box = table.box
        for square in range(len(box.prices)):
            yield Choice(box.BUY + square, why_not_bought(table, self.seat, square))
            good = box.mat_good[square // box.squares]
            yield Choice(box.SELL + square, self.why_not_sold(table, good, square))
            if table.cubes[GOODS * self.seat]:
                yield Choice(box.SELL_EXOTIC + square, self.why_not_sold(table, EXOTIC, square))
        yield Choice(box.STOP)

    def why_not_sold(self, table: WisdomTable, good: int, square: int) -> Closed | None:
        if table.market >> square & 1:
            return TAKEN
        return None if table.cubes[GOODS * self.seat + good] else NO_CUBE

    def take(self, table: WisdomTable, action: int) -> None:
        box = table.box
        if action == box.STOP:
            return
        if action < box.SELL:
            buy(table, self.seat, action - box.BUY)
        elif action < box.SELL_EXOTIC:
            square = action - box.SELL
            sell(table, self.seat, box.mat_good[square // box.squares], square)
        else:
            sell(table, self.seat, EXOTIC, action - box.SELL_EXOTIC)
        if self.left > 1:
            table.stack.append(Trade(self.seat, self.left - 1))


def why_not_bought(table: WisdomTable, seat: int, square: int) -> Closed | None:
    """Why the cube of a square can't be bought. [R4, R5]"""
    if not table.market >> square & 1:
        return NO_CUBE_THERE
    price = price_to_buy(table, seat, square)
    return None if price <= table.favor[seat] else Closed("closed-too-dear", "R4", favor=price)


def lowest_empty(table: WisdomTable, square: int) -> int:
    """The lowest empty square of the same mat below this one, or -1."""
    first = square - square % table.box.squares
    for lower in range(first, square):
        if not table.market >> lower & 1:
            return lower
    return -1


class MoveDown(Dealing):
    """Merchants' Court: before trading a cube may slide to the lowest empty square of its mat. [6.2, D18]"""

    __slots__ = ()
    id: ClassVar[str] = "D18"
    ask: ClassVar[str] = "move-down"
    rule: ClassVar[str] = "6.2"

    def legal(self, table: WisdomTable) -> list[int]:
        box = table.box
        found = [
            box.MOVE + square
            for square in range(len(box.prices))
            if table.market >> square & 1 and lowest_empty(table, square) >= 0
        ]
        return [*found, box.NO_MOVE] if found else []

    def take(self, table: WisdomTable, action: int) -> None:
        box = table.box
        if action == box.NO_MOVE:
            return
        square = action - box.MOVE
        lower = lowest_empty(table, square)
        exotic = table.market_exotics >> square & 1
        good = cube_on(table, square)
        table.market = table.market & ~(1 << square) | 1 << lower
        table.market_exotics = table.market_exotics & ~(1 << square) | exotic << lower
        if table.events is not None:
            mat = box.mat_ids[square // box.squares]
            step = lower % box.squares + 1
            table.tell("event-moved", self.seat, good=box.good_ids[good], mat_good=mat, square=step)
        if self.left > 1:
            table.stack.append(MoveDown(self.seat, self.left - 1))


class Purchase(Dealing):
    """Initial Market Purchase: buy up to three cubes, one after the other. [3, D2]"""

    __slots__ = ()
    id: ClassVar[str] = "D2"
    ask: ClassVar[str] = "purchase"
    rule: ClassVar[str] = "3"

    def legal(self, table: WisdomTable) -> list[int]:
        found = numbers_of(affordable(table, self.seat), table.box.buying)
        found.append(table.box.STOP)
        return found

    def choices(self, table: WisdomTable) -> Iterator[Choice]:
        for square in range(len(table.box.prices)):
            yield Choice(table.box.BUY + square, why_not_bought(table, self.seat, square))
        yield Choice(table.box.STOP)

    def take(self, table: WisdomTable, action: int) -> None:
        if action == table.box.STOP:
            return
        buy(table, self.seat, action - table.box.BUY)
        if self.left > 1:
            table.stack.append(Purchase(self.seat, self.left - 1))

"""The Merchant and the Market. [6.2]"""

from __future__ import annotations

from tests.models.talk import Talk, choose
from tests.models.wisdom import words
from tests.models.wisdom.figures import EXOTIC
from tests.models.wisdom.table import Table

Square = tuple[str, int]  # mat, and number of the square counted from 0 at the bottom


def buying_price(table: Table, seat: int, mat: str, square: int) -> int:
    price: int = table.figures.prices[mat][square]
    for effect in table.effects(seat, "buy_discount"):
        price = max(price - effect["favor"], effect["minimum_price"])
    return price


def selling_price(table: Table, seat: int, mat: str, square: int) -> int:
    return table.figures.prices[mat][square] + sum(int(effect["favor"]) for effect in table.effects(seat, "sell_bonus"))


def squares(table: Table) -> list[Square]:
    return [(mat, square) for mat in table.figures.mats for square in range(len(table.market[mat]))]


def purchases(table: Table, seat: int) -> list[Square]:
    """The cubes that the player can pay for now. [R4, R5]"""
    favor = table.players[seat].favor
    return [
        (mat, square)
        for mat, square in squares(table)
        if table.market[mat][square] and buying_price(table, seat, mat, square) <= favor
    ]


def sales(table: Table, seat: int) -> list[tuple[str, str, int]]:
    """What can be sold where: good, mat, square. An Exotic goes on any mat."""
    return [
        (good, mat, square)
        for mat, square in squares(table)
        for good in (mat, EXOTIC)
        if not table.market[mat][square] and table.players[seat].cubes[good]
    ]


def buy(table: Table, seat: int, mat: str, square: int) -> None:
    player = table.players[seat]
    player.favor -= buying_price(table, seat, mat, square)
    assert player.favor >= 0
    player.cubes[table.market[mat][square]] += 1
    table.market[mat][square] = ""


def sell(table: Table, seat: int, good: str, mat: str, square: int) -> None:
    player = table.players[seat]
    player.cubes[good] -= 1
    table.market[mat][square] = good
    player.favor += selling_price(table, seat, mat, square)


def initial_purchase(table: Table, seat: int) -> Talk[None]:
    """Up to three cubes before the first year, only bought. [section 3, step 8; D2]"""
    for _ in range(table.figures.first_purchases):
        answers: dict[str, Square | None] = {words.STOP: None}
        answers |= {words.buy(*square): square for square in purchases(table, seat)}
        square = yield from choose(seat, "D2", answers)
        if square is None:
            return
        buy(table, seat, *square)


def transactions(table: Table, seat: int, most: int) -> Talk[None]:
    """Buying and selling in any mixture and order. [D4]"""
    for _ in range(most):
        answers: dict[str, tuple[str, ...] | None] = {words.STOP: None}
        answers |= {words.buy(mat, square): ("buy", mat, str(square)) for mat, square in purchases(table, seat)}
        for good, mat, square in sales(table, seat):
            answers[words.sell(good, mat, square)] = ("sell", good, mat, str(square))
        chosen = yield from choose(seat, "D4", answers)
        if chosen is None:
            return
        if chosen[0] == "buy":
            buy(table, seat, chosen[1], int(chosen[2]))
        else:
            sell(table, seat, chosen[1], chosen[2], int(chosen[3]))


def transactions_of_a_visit(table: Table, seat: int) -> int:
    more = sum(effect["amount"] for effect in table.effects(seat, "extra_transaction"))
    return table.figures.transactions + int(more)


def lowest_empty(table: Table, mat: str) -> int | None:
    for square, good in enumerate(table.market[mat]):
        if not good:
            return square
    return None


def move_down(table: Table, seat: int) -> Talk[None]:
    """Merchants' Court: one cube may move to the lowest empty square of its mat. [D18]"""
    answers: dict[str, Square | None] = {words.NO_MOVE: None}
    for mat, square in squares(table):
        lowest = lowest_empty(table, mat)
        if table.market[mat][square] and lowest is not None and lowest < square:
            answers[words.move_down(mat, square)] = (mat, square)
    chosen = yield from choose(seat, "D18", answers)
    if chosen is not None:
        mat, square = chosen
        lowest = lowest_empty(table, mat)
        assert lowest is not None
        table.market[mat][lowest] = table.market[mat][square]
        table.market[mat][square] = ""


def slide_and_refill(table: Table) -> None:
    """The Market at the end of the year. [section 11, steps 3 and 4; R40, R41]"""
    for mat in table.figures.mats:
        lying = [good for good in table.market[mat] if good]
        table.market[mat] = lying + [""] * (len(table.market[mat]) - len(lying))
    for mat in table.figures.mats:
        for square in range(table.figures.refilled_squares):
            if table.market[mat][square]:
                continue
            good = mat if table.supply[mat] else EXOTIC
            if table.supply[good]:
                table.supply[good] -= 1
                table.market[mat][square] = good

"""Jeroboam in the Market: his first purchase and his Market routine. [13.2, 13.4]"""

from __future__ import annotations

from tests.models.talk import Talk
from tests.models.wisdom import market, words
from tests.models.wisdom.figures import EXOTIC
from tests.models.wisdom.jeroboam_ties import settle
from tests.models.wisdom.market import Square, buying_price, selling_price
from tests.models.wisdom.table import JEROBOAM, Table, lacked


def wanted(table: Table) -> list[Square]:
    """The purchases between which he has no preference: types he lacks, the cheapest, the more valuable type.

    Of one mat it is the lowest such square, so there are several only for an Exotic on several mats.
    """
    lacks = lacked(table, JEROBOAM)
    found = [(mat, square) for mat, square in market.purchases(table, JEROBOAM) if table.market[mat][square] in lacks]

    def rank(of: Square) -> tuple[int, int]:
        mat, square = of
        return buying_price(table, JEROBOAM, mat, square), table.figures.goods.index(table.market[mat][square])

    best = [one for one in found if rank(one) == min(map(rank, found))]
    return [one for one in best if one[1] == min(square for mat, square in best if mat == one[0])]


def initial_purchase(table: Table) -> None:
    """Three times the cheapest cube of a type he lacks. No Exotic lies in the Market yet, so there are no ties."""
    for _ in range(table.figures.first_purchases):
        for mat, square in wanted(table)[:1]:
            market.buy(table, JEROBOAM, mat, square)


def highest_empty(table: Table, mat: str) -> int | None:
    empty = [square for square, good in enumerate(table.market[mat]) if not good]
    return max(empty) if empty else None


def sale_squares(table: Table, good: str) -> list[Square]:
    """Where he would sell a good: the highest empty square of its mat; for an Exotic, of the mats that pay most."""
    found = []
    for mat in table.figures.mats:
        square = highest_empty(table, mat)
        if square is not None and good in (mat, EXOTIC):
            found.append((mat, square))
    prices = [selling_price(table, JEROBOAM, *one) for one in found]
    return [one for one, price in zip(found, prices, strict=True) if price == max(prices)]


def for_sale(table: Table) -> str:
    """The good he sells next, or "": of those held twice, else of all, what brings most; equal: the least valuable."""
    owned = table.players[JEROBOAM].cubes
    for least in (2, 1):
        best, best_price = "", 0
        for good in reversed(table.figures.goods):
            found = sale_squares(table, good)
            if owned[good] >= least and found:
                price = selling_price(table, JEROBOAM, *found[0])
                if not best or price > best_price:
                    best, best_price = good, price
        if best:
            return best
    return ""


def can_trade_in_market(table: Table) -> bool:
    """Is there a transaction that he would make?"""
    return bool(wanted(table)) or bool(for_sale(table))


def routine(table: Table) -> Talk[None]:
    """He buys what he lacks; then he sells, and does not buy again."""
    selling = False
    for _ in range(market.transactions_of_a_visit(table, JEROBOAM)):
        offers = [] if selling else wanted(table)
        if offers:
            mat, square = yield from settle(table, {words.tie_buy(*one): one for one in offers})
            market.buy(table, JEROBOAM, mat, square)
            continue
        selling = True
        good = for_sale(table)
        if good:
            offers = sale_squares(table, good)
            mat, square = yield from settle(table, {words.tie_sell(*one): one for one in offers})
            market.sell(table, JEROBOAM, good, mat, square)

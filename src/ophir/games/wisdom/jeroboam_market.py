"""Solo mode: Jeroboam's Market tile, and what he buys and sells. [Wisdom 13.2, 13.4, R47]"""

from __future__ import annotations

from typing import ClassVar

from ophir.engine.steps import FLAG, SEAT, Limit, Procedure, up_to
from ophir.games.wisdom.goods import EXOTIC, GOODS
from ophir.games.wisdom.jeroboam_gains import card_for_favor
from ophir.games.wisdom.jeroboam_paying import OWN
from ophir.games.wisdom.jeroboam_reasons import because, held
from ophir.games.wisdom.jeroboam_ties import HisTie
from ophir.games.wisdom.merchant import affordable, buy, cube_on, price_to_buy, price_to_sell, sell
from ophir.games.wisdom.paying import is_owned
from ophir.games.wisdom.table import JEROBOAM, PERSON, WisdomTable


def best_purchases(table: WisdomTable) -> list[int]:
    """The squares of the cheapest cube of a type that he lacks; several only for an Exotic that lies on several mats.

    Of equal prices the more valuable type, of one mat the lowest square. [13.2, 13.4 Market]
    """
    box = table.box
    squares = affordable(table, JEROBOAM)
    best: list[int] = []
    rank = (0, 0)
    for square in range(len(box.prices)):
        if not squares >> square & 1:
            continue
        good = cube_on(table, square)
        if table.cubes[OWN + good]:
            continue
        here = price_to_buy(table, JEROBOAM, square), box.value_rank[good]
        if not best or here < rank:
            best, rank = [square], here
        elif here == rank and best[-1] // box.squares != square // box.squares:
            best.append(square)
    return best


def best_sales(table: WisdomTable) -> list[int]:
    """What he sells: duplicates first, then anything; where it brings most; of equal ones the least valuable type.

    Each sale is a square, and after all squares once more those for an Exotic. [13.4 Market]
    """
    for least in (2, 1):
        found = _best_sales(table, least)
        if found:
            return found
    return []


def _best_sales(table: WisdomTable, least: int) -> list[int]:
    box = table.box
    highest = [highest_empty(table, mat) for mat in range(len(box.mat_ids))]
    best: list[int] = []
    rank = (0, 0)
    for good in range(GOODS):
        if table.cubes[OWN + good] < least:
            continue
        for mat, square in enumerate(highest):
            if square < 0 or (good != EXOTIC and box.mat_good[mat] != good):
                continue
            here = price_to_sell(table, JEROBOAM, square), box.value_rank[good]
            sale = square + (len(box.prices) if good == EXOTIC else 0)
            if not best or here > rank:
                best, rank = [sale], here
            elif here == rank:
                best.append(sale)
    return best


def highest_empty(table: WisdomTable, mat: int) -> int:
    """The highest empty square of a mat, or -1."""
    first = table.box.squares * mat
    for square in range(first + table.box.squares - 1, first - 1, -1):
        if not table.market >> square & 1:
            return square
    return -1


def can_deal(table: WisdomTable) -> bool:
    """Would he make a transaction?"""
    return bool(best_purchases(table) or best_sales(table))


def sell_his(table: WisdomTable, sale: int) -> None:
    """One of `best_sales`."""
    box = table.box
    exotic = sale >= len(box.prices)
    good = EXOTIC if exotic else box.mat_good[sale // box.squares]
    why = f"sells-{held(table, good)}"
    sell(table, JEROBOAM, good, sale - len(box.prices) if exotic else sale)
    because(table, why)


class HisTrade(Procedure[WisdomTable]):
    """His transactions: he buys what he lacks, then sells; once selling has begun he does not buy again. Then a card.
    [13.4 Market, R47]"""

    __slots__ = ("left", "selling")
    fields: ClassVar[dict[str, Limit]] = {"left": up_to("most_transactions"), "selling": FLAG}

    left: int
    selling: int

    def __init__(self, left: int, selling: int) -> None:
        self.left = left
        self.selling = selling

    def run(self, table: WisdomTable) -> None:
        deals: list[int] = []
        selling = self.selling
        if self.left:
            deals = [] if selling else best_purchases(table)
            if not deals:
                selling = 1
                deals = best_sales(table)
        if not deals:
            card_for_favor(table)
        elif len(deals) > 1 and not table.box.auto_ties:
            table.stack.append(HisMat(PERSON, self.left, selling))
        else:
            carry_out(table, deals[0], self.left, selling)


def carry_out(table: WisdomTable, deal: int, left: int, selling: int) -> None:
    """One transaction of his, and the rest of them."""
    if selling:
        sell_his(table, deal)
    else:
        buy(table, JEROBOAM, deal)
        because(table, "buys-cheapest")
    table.stack.append(HisTrade(left - 1, selling))


class HisMat(HisTie):
    """On which of equally priced mats he buys or sells an Exotic. [13.8, D23]"""

    __slots__ = ("left", "selling")
    fields: ClassVar[dict[str, Limit]] = {"seat": SEAT, "left": up_to("most_transactions"), "selling": FLAG}
    id: ClassVar[str] = "D23"
    ask: ClassVar[str] = "his-mat"
    rule: ClassVar[str] = "13.8"

    left: int
    selling: int

    def __init__(self, seat: int, left: int, selling: int) -> None:
        self.seat = seat
        self.left = left
        self.selling = selling

    def ask_values(self, table: WisdomTable) -> dict[str, object]:
        return {"selling": self.selling}

    def legal(self, table: WisdomTable) -> list[int]:
        box = table.box
        if self.selling:
            return [box.SELL_EXOTIC - len(box.prices) + sale for sale in best_sales(table)]
        return [box.BUY + square for square in best_purchases(table)]

    def take(self, table: WisdomTable, action: int) -> None:
        box = table.box
        deal = action - box.SELL_EXOTIC + len(box.prices) if self.selling else action - box.BUY
        carry_out(table, deal, self.left, self.selling)


def favor_of_deals(table: WisdomTable) -> int:
    """What his transactions would bring, tried on a copy; ties in the fixed order. [13.4, 13.9]"""
    box = table.box
    trial = table.clone()
    before = trial.favor[JEROBOAM]
    selling = False
    for _ in range(box.transactions + is_owned(table, JEROBOAM, box.more_transactions)):
        deals = [] if selling else best_purchases(trial)
        if deals:
            buy(trial, JEROBOAM, deals[0])
            continue
        selling = True
        deals = best_sales(trial)
        if not deals:
            break
        sell_his(trial, deals[0])
    return trial.favor[JEROBOAM] - before

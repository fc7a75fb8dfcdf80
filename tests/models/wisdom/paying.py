"""Paying with cubes: which multisets of one's own cubes settle a bill. [section 2; D8, D11]"""

from __future__ import annotations

from collections import Counter

from tests.models.talk import Talk, choose
from tests.models.wisdom.cubes import Cubes, distinct, parts
from tests.models.wisdom.figures import EXOTIC
from tests.models.wisdom.table import Table
from tests.models.wisdom.words import pay


def settles(paid: Cubes, price: Cubes, any_cubes: int) -> bool:
    """Do these cubes pay the price and a number of cubes of any type, with nothing to spare?

    What of the price is not paid in kind must be paid by Exotic Goods; whatever is left pays the cubes of any type.
    """
    if paid.total() != price.total() + any_cubes:
        return False
    missing = (price - paid).total()  # an Exotic in the price is missed and then paid by itself
    spare_exotics = paid[EXOTIC] - min(paid[EXOTIC], price[EXOTIC])
    return missing <= spare_exotics


def payments(owned: Cubes, price: Cubes, any_cubes: int, waived: int) -> list[Cubes]:
    """Every way to settle a bill of which `waived` cubes, of the payer's choice, need not be paid."""
    if not any_cubes:  # only cubes of the price and Exotics can pay it; the others need not be tried
        owned = Counter({good: count for good, count in owned.items() if good in (*price, EXOTIC)})
    found: list[Cubes] = []
    for any_waived in range(min(waived, any_cubes) + 1):
        for left_out in parts(price, min(waived - any_waived, price.total())):
            to_pay = price - left_out
            size = to_pay.total() + any_cubes - any_waived
            found += [paid for paid in parts(owned, size) if settles(paid, to_pay, any_cubes - any_waived)]
    smallest = price.total() + any_cubes - min(waived, price.total() + any_cubes)
    return distinct(paid for paid in found if paid.total() == smallest)


def can_pay(owned: Cubes, price: Cubes, waived: int = 0) -> bool:
    return bool(payments(owned, price, 0, waived))


def choose_payment(table: Table, seat: int, decision: str, ways: list[Cubes]) -> Talk[None]:
    """The payer chooses among the ways and pays."""
    paid = yield from choose(seat, decision, {pay(cubes): cubes for cubes in ways})
    table.pay(seat, paid)


def cheapest_payment(owned: Cubes, price: Cubes) -> Cubes | None:
    """How Jeroboam pays: own cubes first, Exotic Goods only for what is missing; None if he cannot. [13.4]"""
    paid: Cubes = Counter()
    for good, count in price.items():
        paid[good] += min(count, owned[good])
    paid[EXOTIC] += (price - paid).total()
    return +paid if paid[EXOTIC] <= owned[EXOTIC] else None

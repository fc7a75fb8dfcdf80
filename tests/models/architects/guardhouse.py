"""The Guardhouse. [7.5; D17, D18]"""

from __future__ import annotations

from tests.models.architects import words
from tests.models.architects.gains import lose_virtue, pay_debt, release, release_captured, send_captured, take_debt
from tests.models.architects.paying import Price, ignored_tax, pay, plans
from tests.models.architects.table import Player, Table
from tests.models.talk import Talk, choose


def price_in_silver(table: Table, seat: int, action: str) -> Price:
    """What an action costs in Silver and Tax."""
    cost = table.figures.guardhouse[action]["cost"]
    return Price(silver=cost["silver"], tax=max(0, cost["tax"] - ignored_tax(table, seat)))


def possible(table: Table, purse: Player, seat: int) -> list[str]:
    """The actions that have an object and can be paid."""
    player = table.players[seat]
    found = []
    if player.captured.total():
        found.append("send_captured")
    if player.prison:
        found.append("release_prison")
    if table.own_captured(seat):
        found.append("release_captured")  # a Debt is always possible
    if player.unpaid and plans(table, purse, seat, price_in_silver(table, seat, "pay_debt")):
        found.append("pay_debt")
    return found


def visit(table: Table, seat: int, workers: int) -> Talk[None]:
    """Up to so many actions as there are effective workers, the first of them mandatory."""
    for number in range(workers):
        answers = {words.guard(action): action for action in possible(table, table.players[seat], seat)}
        if not answers:
            return
        if number:
            answers[words.STOP] = ""
        action = yield from choose(seat, "D17", answers)
        if not action:
            return
        yield from act(table, seat, action)


def act(table: Table, seat: int, action: str) -> Talk[None]:
    match action:
        case "send_captured":
            yield from send_captured(table, seat)
        case "release_prison":
            release(table, seat)
        case "release_captured":
            yield from pay_for_release(table, seat)
            release_captured(table, seat)
        case "pay_debt":
            yield from pay(table, seat, price_in_silver(table, seat, "pay_debt"))
            yield from pay_debt(table, seat)


def pay_for_release(table: Table, seat: int) -> Talk[None]:
    """Silver and Tax, or a Debt and then the loss of Virtue. [D18]"""
    price = price_in_silver(table, seat, "release_captured")
    answers = {words.BY_DEBT: False}
    if plans(table, table.players[seat], seat, price):
        answers[words.BY_SILVER] = True
    if (yield from choose(seat, "D18", answers)):
        yield from pay(table, seat, price)
    else:
        other = table.figures.guardhouse["release_captured"]["instead"]
        for _ in range(other["debt"]):
            yield from take_debt(table, seat)
        yield from lose_virtue(table, seat, other["virtue_loss"])

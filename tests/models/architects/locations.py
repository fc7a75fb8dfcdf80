"""Gathering, the King's Storehouse and the Tax Stand. [7.1, 7.2, 7.6; D11]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations_with_replacement

from tests.models.architects import words
from tests.models.architects.figures import Record
from tests.models.architects.gains import gain, lose_virtue
from tests.models.architects.paying import Price, pay, plans
from tests.models.architects.table import Table
from tests.models.talk import Talk, choose


def gather(table: Table, seat: int, place: str, what: str, workers: int) -> Talk[None]:
    """Quarry, Forest, Silversmith, Mines."""
    action = table.figures.locations[place]["action"]
    match what:
        case "clay":
            yield from gain(table, seat, {"clay": action["clay_base"] + workers})
        case "gold":
            yield from gain(table, seat, {"gold": workers // action["workers_per_gold"]})
        case _:
            yield from gain(table, seat, {action["good"]: action["base"] + workers})


@dataclass
class Trade:
    text: str
    price: Price
    own: Counter[str]  # resources that are given beside the price, as the text tells
    goods: Record


def mixed(table: Table, seat: int, id: str, any_of: list[str], size: int, goods: Record) -> Iterator[Trade]:
    """A trade for a mix of resources; where a Charlatan stands in for one of them, Influence is a part of the mix."""
    substitutes = [effect for effect in table.powers(seat, "substitute") if {*effect["instead_of"]} & {*any_of}]
    parts = [*any_of, "influence"] if substitutes else any_of
    for some in combinations_with_replacement(parts, size):
        mix = Counter(some)
        text = words.trade(id, mix)
        yield Trade(text, Price(influence=mix.pop("influence", 0)), mix, goods)


def every_trade(table: Table, seat: int) -> Iterator[Trade]:
    for record in table.figures.trades:
        yield from mixed(table, seat, record["id"], record["any_of"], record["amount"], record["gain"])
    told = []
    for card in table.figures.apprentices:
        for effect in table.figures.apprentices[card]["effects"]:
            if card in table.players[seat].apprentices and effect["type"] == "storehouse_trade" and effect not in told:
                told.append(effect)  # the same trade on another card is not another
                if "cost_any" in effect:
                    any_of = [good for cost in effect["cost_any"] for good in cost]
                    yield from mixed(table, seat, card, any_of, 1, effect["gain"])
                else:
                    goods = Counter(effect["cost"])
                    price = Price(silver=goods.pop("silver", 0), goods=goods)
                    yield Trade(words.trade(card, Counter()), price, Counter(), effect["gain"])


def payable(table: Table, seat: int, trade: Trade) -> bool:
    player = table.players[seat]
    return trade.own <= player.goods and bool(plans(table, player, seat, trade.price))


def storehouse(table: Table, seat: int, workers: int) -> Talk[None]:
    """Up to so many trades as there are effective workers."""
    for _ in range(workers):
        answers: dict[str, Trade | None]
        answers = {trade.text: trade for trade in every_trade(table, seat) if payable(table, seat, trade)}
        if not answers:
            return
        answers[words.STOP] = None
        trade = yield from choose(seat, "D11", answers)
        if trade is None:
            return
        yield from pay(table, seat, trade.price)
        table.players[seat].goods -= trade.own
        yield from gain(table, seat, trade.goods)


def tax_stand(table: Table, seat: int) -> Talk[None]:
    """The loss of Virtue is the cost of all that Silver. [section 8]"""
    loss = table.figures.locations["tax_stand"]["action"]["virtue_loss"]
    yield from lose_virtue(table, seat, max(0, loss - table.discount(seat, "tax_stand", "virtue_loss")))
    table.players[seat].silver += table.tax
    table.tax = 0

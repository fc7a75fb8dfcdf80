"""The Levite. [6.4]"""

from __future__ import annotations

from collections import Counter

from tests.models.talk import Talk, draw
from tests.models.wisdom.cubes import Cubes, distinct
from tests.models.wisdom.gains import discard_card
from tests.models.wisdom.paying import choose_payment, payments
from tests.models.wisdom.table import Table


def ways_to_pay(table: Table, seat: int, others: int) -> list[Cubes]:
    """The payments that settle the bill while so many other workers stand there. [R22, R23; D8]"""
    owned = table.players[seat].cubes
    surcharge = others * table.figures.levite_surcharge
    waived = discount(table, seat)
    prices = [Counter(price) for price in table.figures.levite_prices]
    return distinct(paid for price in prices for paid in payments(owned, price, surcharge, waived))


def discount(table: Table, seat: int) -> int:
    return sum(int(effect["amount"]) for effect in table.effects(seat, "pay_less") if effect["action"] == "levite")


def possible(table: Table, seat: int, others: int) -> bool:
    return table.squares > 0 and bool(ways_to_pay(table, seat, others))


def visit(table: Table, seat: int, others: int) -> Talk[None]:
    """Pay the bill, take a Temple Tile, draw a card."""
    yield from choose_payment(table, seat, "D8", ways_to_pay(table, seat, others))
    yield from take_tile(table, seat)
    yield from table.draw_cards(seat, table.figures.levite_cards)
    for effect in table.effects(seat, "temple_extra_card"):
        yield from table.draw_cards(seat, effect["draw"])
        for _ in range(effect["discard"]):
            yield from discard_card(table, seat)


def take_tile(table: Table, seat: int) -> Talk[None]:
    """The tiles are face down and equal, so the player takes any of them."""
    value = yield from draw("temple", table.unseen_tiles)
    table.players[seat].tiles.append(int(value))
    table.squares -= 1
    if table.squares == 0:
        table.trigger_end("temple")

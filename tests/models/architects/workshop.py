"""The Workshop: drawing Building cards or hiring. [7.3; D12]"""

from __future__ import annotations

from tests.models.architects import words
from tests.models.architects.gains import draw_plans
from tests.models.architects.hiring import hire, skipped
from tests.models.architects.paying import Price, ignored_tax, pay, plans
from tests.models.architects.table import Player, Table
from tests.models.talk import Talk, choose


def price_of(table: Table, seat: int, card: str, workers: int) -> Price:
    """Silver, Tax, and Silver on the cards that are skipped. [R22, R71]"""
    action = table.figures.locations["workshop"]["action"]
    cost = action["hire"]
    return Price(
        silver=max(0, cost["silver"] - table.discount(seat, "workshop_hire", "silver")),
        tax=max(0, cost["tax"] - ignored_tax(table, seat)),
        placed=len(skipped(table, card, workers)) * action["skip_silver"],
    )


def in_reach(table: Table, purse: Player, seat: int, workers: int) -> list[str]:
    """The Apprentices that can be paid."""
    return [card for card in table.face_up() if plans(table, purse, seat, price_of(table, seat, card, workers))]


def visit(table: Table, seat: int, workers: int, what: str) -> Talk[None]:
    """Draw, or hire somebody. [D12]"""
    action = table.figures.locations["workshop"]["action"]
    if what == "draw":
        yield from draw_plans(table, seat, action["draw_base"] + workers // action["workers_per_card"])
        return
    cards = in_reach(table, table.players[seat], seat, workers)
    card = yield from choose(seat, "D12", {words.hire(card): card for card in cards})
    yield from pay(table, seat, price_of(table, seat, card, workers))
    for other in skipped(table, card, workers):
        table.coins[other] += action["skip_silver"]
    yield from hire(table, seat, card)

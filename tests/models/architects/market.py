"""The Black Market. [7.7; D14, D15]"""

from __future__ import annotations

from tests.models.architects import words
from tests.models.architects.figures import Record
from tests.models.architects.gains import gain, lose_virtue
from tests.models.architects.hiring import hire
from tests.models.architects.paying import Price, pay, plans
from tests.models.architects.table import Player, Table
from tests.models.talk import Talk, choose


def price_of(table: Table, seat: int, space: str) -> Price:
    cost = table.figures.market_spaces[space]["cost"]
    return Price(silver=max(0, cost["silver"] - table.discount(seat, "black_market", "silver")))


def possible(table: Table, purse: Player, seat: int) -> list[str]:
    """Each free space that can be paid; the middle one is told by what is done there."""
    virtue = table.players[seat].virtue
    if virtue > table.figures.virtue["black_market_max"] and not table.has(seat, "black_market_any_virtue"):
        return []
    found = []
    for space in table.figures.market_spaces:
        if space not in table.market and plans(table, purse, seat, price_of(table, seat, space)):
            found += [space] if space != "middle" else ["draw", "hire"] if table.face_up() else ["draw"]
    return found


def goods_of(table: Table, space: str) -> Record:
    """The goods of the top card of a pile, or the printed ones."""
    card = table.small_top if space == "small" else (table.large[-1] if table.large else "")
    record = table.figures.market_cards[card] if card else table.figures.printed
    goods: Record = record[space]
    return goods


def stand(table: Table, seat: int, space: str) -> None:
    """A Worker takes a space; the third one triggers a Reset."""
    table.market[space] = seat
    if len(table.market) == len(table.figures.market_spaces):
        table.reset_due = True


def visit(table: Table, seat: int, what: str) -> Talk[None]:
    space = "middle" if what in ("draw", "hire") else what
    stand(table, seat, space)
    yield from pay(table, seat, price_of(table, seat, space))
    loss = table.figures.market_spaces[space]["cost"]["virtue_loss"]
    yield from lose_virtue(table, seat, max(0, loss - table.discount(seat, "black_market", "virtue_loss")))
    if what == "hire":
        card = yield from choose(seat, "D14", {words.hire(card): card for card in table.face_up()})
        yield from hire(table, seat, card)
    elif what == "draw":
        yield from draw_and_keep(table, seat)
    else:
        yield from gain(table, seat, goods_of(table, space))
    for trigger in table.triggers(seat, "action_at", location="black_market"):  # [R75]
        yield from gain(table, seat, trigger["gain"])


def draw_and_keep(table: Table, seat: int) -> Talk[None]:
    """Keep one of five; the others go under the pile as they came. [D15, R70]"""
    player = table.players[seat]
    for _ in range(table.figures.market_spaces["middle"]["draw"]):
        card = yield from table.plans.top()
        if card:
            player.packet.append(card)
    if not player.packet:
        return
    kept = yield from choose(seat, "D15", {words.keep(card): card for card in player.packet})
    player.packet.remove(kept)
    player.hand.append(kept)
    table.plans.bottom += player.packet
    player.packet = []

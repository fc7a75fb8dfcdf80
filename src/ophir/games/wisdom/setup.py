"""Setting up the game, and the moments at which a position can be set up. [Wisdom 3, 13.1]"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from ophir.engine.game import NOBODY
from ophir.engine.lists import changed
from ophir.engine.steps import Decision, Procedure, Step
from ophir.games.wisdom.end_of_year import YearCheck, refill_market, turn_up
from ophir.games.wisdom.fortune_deck import draw, draw_card
from ophir.games.wisdom.jeroboam import HisPurchase
from ophir.games.wisdom.merchant import Purchase
from ophir.games.wisdom.table import JEROBOAM, NO_CARD, WisdomTable
from ophir.games.wisdom.turns import TURNS


def deal(table: WisdomTable) -> None:
    """Market, Shortage Tiles, buildings and Fortune Cards; then everybody chooses a card. [3]"""
    box = table.box
    refill_market(table, box.market_fill)
    short_places(table)
    turn_up(table)
    for seat in range(box.seats):
        draw(table, seat, box.cards_dealt)
    for _ in range(box.solo_cards if box.solo else 0):
        draw_card(table, JEROBOAM)
    table.stack.extend(choosing(table, 0))


def short_places(table: WisdomTable) -> None:
    """Some Shortage Tiles lie on their Locations; the others leave the game, in solo mode into the bag. [3, 13.1]"""
    box = table.box
    left = [1] * box.locations
    for gone in range(box.shortage_count):
        place = table.pick_counted(left, box.locations - gone, box.location_ids)
        left[place] = 0
        table.shortage |= 1 << place
    if box.solo:
        table.bag = [*table.bag[: box.first_location_tile], *left]


class KeepCard(Decision[WisdomTable]):
    """Which of the two dealt cards to keep. All choose before any discard is shown. [3, D1, R3]"""

    __slots__ = ()
    id: ClassVar[str] = "D1"
    ask: ClassVar[str] = "keep"
    rule: ClassVar[str] = "3"

    def legal(self, table: WisdomTable) -> list[int]:
        box = table.box
        start = box.fortunes * self.seat
        return [box.KEEP + card for card in range(box.fortunes) if table.fortune.hand[start + card]]

    def take(self, table: WisdomTable, action: int) -> None:
        card = action - table.box.KEEP
        table.kept = changed(table.kept, self.seat, card)
        if table.events is not None:
            # By whether the next is asked everybody sees if his two cards are alike.
            table.tell("event-kept", self.seat, {"fortune": table.box.fortune_ids[card]}, reveals=True)


class Opening(Procedure[WisdomTable]):
    """All discards are shown together; then the Starting Player, and the first purchases. [3, R2, R3]"""

    __slots__ = ()

    def run(self, table: WisdomTable) -> None:
        box = table.box
        for seat in range(box.seats):
            kept = table.kept[seat]
            hand = table.fortune.cards_in(seat)
            if kept in hand:
                hand.remove(kept)
                for card in hand:
                    table.fortune = table.fortune.discarded(seat, card)
                    if table.events is not None:
                        table.tell("event-discarded", seat, reveals=True, fortune=box.fortune_ids[card])
        table.kept = [NO_CARD] * len(table.kept)
        if box.solo:
            table.starter = JEROBOAM if box.solo_first else 0
        else:
            table.starter = table.below(box.seats) if box.starts == NOBODY else box.starts
        if table.events is not None:
            table.tell("event-starts", table.starter)
        table.stack.extend(purchases(table, table.starter + len(table.favor) - 1))


Steps = list[Step[WisdomTable]]


def choosing(table: WisdomTable, seat: int) -> Steps:
    """Everybody from a seat on chooses a card, the first on top."""
    return [Opening(), *(KeepCard(one) for one in range(table.box.seats - 1, seat - 1, -1))]


def purchases(table: WisdomTable, first: int) -> Steps:
    """Counterclockwise from `first` to the Starting Player, the first on top; then the first year. [3, 13.2]"""
    parties = len(table.favor)
    order: list[int] = []
    party = first % parties
    while not order or order[-1] != table.starter:
        order.append(party)
        party = (party - 1) % parties
    buyers: Steps = [purchase(table, one) for one in order[::-1]]
    return [TURNS[table.starter], *buyers]


def purchase(table: WisdomTable, party: int) -> Step[WisdomTable]:
    """The purchase of a party."""
    count = table.box.purchases
    return Purchase(party, count) if party < table.box.seats else HisPurchase(count)


def keep_from(table: WisdomTable, party: int) -> Steps:
    """Choosing a card."""
    return choosing(table, max(party, 0))


def buy_from(table: WisdomTable, party: int) -> Steps:
    """The Initial Market Purchase."""
    return purchases(table, table.starter + len(table.favor) - 1 if party == NOBODY else party)


def place_from(table: WisdomTable, party: int) -> Steps:
    """A turn of the year."""
    return [TURNS[table.starter if party == NOBODY else party]]


def end_from(table: WisdomTable, party: int) -> Steps:
    """The end of a year."""
    return [YearCheck()]


MOMENTS: Final[dict[str, Callable[[WisdomTable, int], Steps]]] = {
    "turn": place_from,
    "keep": keep_from,
    "purchase": buy_from,
    "year_end": end_from,
}

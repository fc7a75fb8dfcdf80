"""The Fortune deck: drawing, sorting what was drawn, discarding, reshuffling. [Kingdom 8 draw, 9.1, 14]

The hands of the seats are the first rows of the deck (`engine/decks.py`); the last holds drawn cards not sorted yet.
"""

from __future__ import annotations

from typing import ClassVar

from ophir.engine import decks
from ophir.engine.game import NOBODY
from ophir.engine.steps import SEAT, Limit, Several, up_to
from ophir.games.kingdom.fortune_cards import IN_EFFECTS
from ophir.games.kingdom.table import NO_CARD, KingdomTable


def draw_card(table: KingdomTable, row: int) -> int:
    """Draw a card, or NO_CARD if there is none anywhere."""
    table.fortune, card = decks.draw_card(table, table.fortune, row, table.box.fortune_ids)
    return card


def draw(table: KingdomTable, seat: int, count: int, keep: int) -> None:
    """Draw `count` cards one by one; if more than `keep` came, the player keeps `keep` and discards the others."""
    row = seat if keep >= count else table.box.seats
    drawn = [card for card in (draw_card(table, row) for _ in range(count)) if card != NO_CARD]
    if table.events is not None:
        ids = [table.box.fortune_ids[card] for card in drawn]
        table.tell("event-drew", seat, {"fortune": ids}, reveals=True, cards=len(drawn))
    if row == seat:
        return
    if len(drawn) > keep:
        table.drawer = seat
        table.stack.append(Keep(seat, keep))
    else:
        for card in drawn:
            keep_drawn(table, seat, card)


def keep_drawn(table: KingdomTable, seat: int, card: int) -> None:
    """Move a drawn card to the drawer's hand."""
    table.fortune = table.fortune.moved(table.box.seats, card, seat)


def discard_drawn(table: KingdomTable, seat: int) -> None:
    """Discard, face up, what the drawer did not keep."""
    row = table.box.seats
    rest = table.fortune.cards_in(row)
    for card in rest:
        table.fortune = table.fortune.discarded(row, card)
    table.drawer = NOBODY
    if table.events is not None:
        table.tell("event-discarded", seat, reveals=True, fortune=[table.box.fortune_ids[card] for card in rest])


class Keep(Several[KingdomTable]):
    """Which of the drawn cards to keep, one at a time; the others are discarded face up. [8 draw]"""

    __slots__ = ()
    on: ClassVar[tuple[str, ...]] = IN_EFFECTS
    fields: ClassVar[dict[str, Limit]] = {"seat": SEAT, "left": up_to("fortune_cards")}
    id: ClassVar[str] = "D2d"
    ask: ClassVar[str] = "keep"
    rule: ClassVar[str] = "8"

    def misfit(self, table: KingdomTable) -> str:
        return "" if self.left < table.fortune.hand_size[table.box.seats] else "keeps fewer cards than were drawn"

    def legal(self, table: KingdomTable) -> list[int]:
        start = table.box.fortunes * table.box.seats
        return [table.box.KEEP + card for card in range(table.box.fortunes) if table.fortune.hand[start + card]]

    def times(self, table: KingdomTable, action: int) -> int:
        return table.fortune.hand[table.box.fortunes * table.box.seats + action - table.box.KEEP]

    def take(self, table: KingdomTable, action: int) -> None:
        keep_drawn(table, self.seat, action - table.box.KEEP)
        if self.left > 1:
            table.stack.append(Keep(self.seat, self.left - 1))
        else:
            discard_drawn(table, self.seat)

"""Hidden information: what a seat may not know, and every way it could be. [Kingdom 14]"""

from __future__ import annotations

from ophir.engine.chance import Chance
from ophir.games.kingdom.table import NO_CARD, KingdomTable


def known_hands(table: KingdomTable, seat: int) -> list[bool]:
    """Which hands a seat may look at: its own, and the cards it has drawn and not yet sorted."""
    return [*(row == seat for row in range(table.box.seats)), seat >= 0 and table.drawer == seat]


def hide_from(table: KingdomTable, seat: int) -> None:
    """Forget the hands and the deck that `seat` can't see."""
    table.fortune = table.fortune.hidden(known_hands(table, seat))


def imagine(table: KingdomTable, seat: int, chance: Chance) -> None:
    """Deal the unseen cards to the hands that `seat` can't see; the rest is the deck."""
    cards = table.box.fortune_counts[:]
    if table.card_in_play != NO_CARD:
        cards[table.card_in_play] -= 1
    table.fortune = table.fortune.imagined(known_hands(table, seat), cards, chance)

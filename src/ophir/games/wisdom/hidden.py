"""Hidden information: what a seat may not know, and every way it could be. [Wisdom 14]"""

from __future__ import annotations

from ophir.engine.chance import Chance
from ophir.engine.rows import with_sorted
from ophir.games.wisdom.levite import unseen_tiles
from ophir.games.wisdom.setup import KeepCard
from ophir.games.wisdom.table import HIDDEN_TILE, NO_CARD, WisdomTable


def known_hands(table: WisdomTable, seat: int) -> list[bool]:
    """Which hands a seat may look at: its own. Nobody looks at Jeroboam's."""
    return [party == seat for party in range(len(table.favor))]


def hide_from(table: WisdomTable, seat: int) -> None:
    """Forget hands, the deck, Temple Tiles until they are scored, and which card others have chosen to keep."""
    box = table.box
    table.fortune = table.fortune.hidden(known_hands(table, seat))
    chosen = has_chosen(table)
    table.kept = [
        box.fortunes if chosen[party] and party != seat and kept != NO_CARD else kept
        for party, kept in enumerate(table.kept)
    ]
    if not table.ends:
        table.tiles = [
            row if party == seat else bytes([HIDDEN_TILE] * len(row)) for party, row in enumerate(table.tiles)
        ]


def has_chosen(table: WisdomTable) -> list[bool]:
    """Of each party: has it chosen a card to keep, while others have not yet?"""
    waiting = [step.seat for step in table.stack if isinstance(step, KeepCard)]
    choosing = bool(waiting)
    return [choosing and party < table.box.seats and party not in waiting for party in range(len(table.favor))]


def imagine(table: WisdomTable, seat: int, chance: Chance) -> None:
    """Deal the unseen cards and tiles to those who hold them; the rest is deck, squares and box."""
    box = table.box
    cards = box.fortune_counts[:]
    for at, count in enumerate(table.pending):
        cards[at % box.fortunes] -= count + table.permanent[at]
    for card in table.in_play:
        cards[card] -= 1
    table.fortune = table.fortune.imagined(known_hands(table, seat), cards, chance)
    for party, kept in enumerate(table.kept):
        if kept == box.fortunes:
            hand = table.fortune.cards_in(party)
            table.kept = [*table.kept[:party], hand[chance.below(len(hand))], *table.kept[party + 1 :]]
    imagine_tiles(table, seat, chance)


def imagine_tiles(table: WisdomTable, seat: int, chance: Chance) -> None:
    """Each unseen tile of a party is as likely as any other that nobody is known to have."""
    if table.ends:
        return
    left = unseen_tiles(table)
    total = sum(left)
    for party, row in enumerate(table.tiles):
        if party == seat:
            continue
        table.tiles[party] = b""
        for _ in range(len(row)):
            kind = chance.pick_counted(left, total)
            left[kind] -= 1
            total -= 1
            table.tiles[party] = with_sorted(table.tiles[party], kind)

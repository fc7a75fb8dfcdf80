"""Hidden information: what a seat may not know, and every way it could be. [Kingdom 14]"""

from __future__ import annotations

from typing import Final

from ophir.engine.chance import Chance
from ophir.games.kingdom.fortune_deck import held_at, reshuffles
from ophir.games.kingdom.table import KingdomTable

NOT_HELD: Final = -1


def knows_row(table: KingdomTable, seat: int, row: int) -> bool:
    """May a seat look at this hand? Its own, and the cards it has drawn and not yet sorted."""
    return row == seat or (row == table.box.seats and table.drawer == seat)


def hide_from(table: KingdomTable, seat: int) -> None:
    """Forget the hands and the deck that `seat` can't see. Sizes are public, and what the held cards are in all."""
    fortunes = table.box.fortunes
    rows = table.box.seats + 1
    table.deck = [0] * fortunes
    # Clones share these lists, so they are not changed in place.
    table.hand = table.hand[:]
    table.held = table.held[:]
    for row in range(rows):
        if not knows_row(table, seat, row):
            _forget(table.hand, fortunes * row, fortunes)
            for reshuffle in range(reshuffles(table)):
                _forget(table.held, held_at(table, reshuffle, row, 0), fortunes)


def _forget(cards: list[int], start: int, count: int) -> None:
    cards[start : start + count] = [0] * count


def imagine(table: KingdomTable, seat: int, chance: Chance) -> None:
    """Deal the unseen cards to the hands that `seat` can't see, by their known sizes; the rest is the deck.

    Cards held at a reshuffle come from what was held then, fresh ones from what went into the deck since.
    """
    fortunes = table.box.fortunes
    rows = table.box.seats + 1
    table.hand = table.hand[:]
    table.held = table.held[:]
    fresh = table.box.fortune_counts[:]
    fresh_size = table.hand_size[:]
    for card in range(fortunes):
        fresh[card] -= table.discard[card] + sum(table.hand[card::fortunes])
    if table.card_in_play >= 0:
        fresh[table.card_in_play] -= 1
    for reshuffle in range(reshuffles(table)):
        held = table.held_pool[fortunes * reshuffle : fortunes * (reshuffle + 1)]
        for row in range(rows):
            start = held_at(table, reshuffle, row, 0)
            for card in range(fortunes):
                held[card] -= table.held[start + card]
        for card in range(fortunes):
            fresh[card] -= held[card]
        for row in range(rows):
            size = table.held_size[rows * reshuffle + row]
            fresh_size[row] -= size
            if size and not knows_row(table, seat, row):
                _deal(table, row, size, held, chance, held_at(table, reshuffle, row, 0))
    for row in range(rows):
        if fresh_size[row] and not knows_row(table, seat, row):
            _deal(table, row, fresh_size[row], fresh, chance, NOT_HELD)
    table.deck = fresh


def _deal(table: KingdomTable, row: int, count: int, left: list[int], chance: Chance, held: int) -> None:
    """Deal `count` of the cards `left` to a row, and count them from `held` on unless they are fresh."""
    total = sum(left)
    for _ in range(count):
        card = chance.pick_counted(left, total)
        left[card] -= 1
        total -= 1
        table.hand[table.box.fortunes * row + card] += 1
        if held != NOT_HELD:
            table.held[held + card] += 1

"""Hidden information: what a seat may not know, and every way it could be. [Kingdom 14]"""

from __future__ import annotations

from ophir.engine.chance import Chance
from ophir.games.kingdom.table import Table


def knows_row(table: Table, seat: int, row: int) -> bool:
    """May a seat look at this hand? Its own, and the cards it has drawn and not yet sorted."""
    return row == seat or (row == table.box.seats and table.drawer == seat)


def hide_from(table: Table, seat: int) -> None:
    """Forget the hands and the deck that `seat` can't see. Sizes are public, and what the held cards are in all."""
    fortunes = table.box.fortunes
    table.deck = [0] * fortunes
    table.hand = table.hand[:]
    table.held = table.held[:]
    for row in range(table.box.seats + 1):
        if not knows_row(table, seat, row):
            table.hand[fortunes * row : fortunes * row + fortunes] = [0] * fortunes
            table.held[fortunes * row : fortunes * row + fortunes] = [0] * fortunes


def imagine(table: Table, seat: int, chance: Chance) -> None:
    """Deal the unseen cards to the hands that `seat` can't see, by their known sizes; the rest is the deck.

    Held cards come from what was held at the last reshuffle, fresh ones from what went into the deck then.
    """
    fortunes = table.box.fortunes
    rows = range(table.box.seats + 1)
    held_left = table.held_pool[:]
    fresh_left = table.box.fortune_counts[:]
    for card in range(fortunes):
        fresh_left[card] -= table.held_pool[card] + table.discard[card]
        for row in rows:
            at = fortunes * row + card
            held_left[card] -= table.held[at]
            fresh_left[card] -= table.hand[at] - table.held[at]
    if table.card_in_play >= 0:
        fresh_left[table.card_in_play] -= 1
    table.hand = table.hand[:]
    table.held = table.held[:]
    for row in rows:
        if knows_row(table, seat, row):
            continue
        _deal(table, row, table.held_size[row], held_left, chance, held=True)
        _deal(table, row, table.hand_size[row] - table.held_size[row], fresh_left, chance, held=False)
    table.deck = fresh_left


def _deal(table: Table, row: int, count: int, left: list[int], chance: Chance, held: bool) -> None:
    total = sum(left)
    for _ in range(count):
        card = chance.pick_counted(left, total)
        left[card] -= 1
        total -= 1
        at = table.box.fortunes * row + card
        table.hand[at] += 1
        if held:
            table.held[at] += 1

"""The Scheme cards: the draw pile, the discard pile and the Future pile. [Architects 15.1, 15.7, 18]

No pile has an order: what is revealed is picked by chance from what may lie on top. Cards of the Future pile go to the
discard pile unseen, so of those only the number is kept until they are revealed; nothing here is known to anybody that
is not known to everybody.
"""

from __future__ import annotations

from ophir.games.architects.ai.gains import gain
from ophir.games.architects.table import ArchitectsTable


def unseen_future(table: ArchitectsTable) -> list[int]:
    """The Future cards that were never revealed, wherever they lie."""
    seen = table.scheme_draw | table.scheme_discard
    return [card for card in table.box.ai.future_cards if not seen >> card & 1]


def reveal(table: ArchitectsTable) -> int:
    """Turn over the top card of the draw pile; it lies on the discard pile then. [15.1]

    A card that was never seen is as likely as the others to be any of the unseen places of the pile: each place has the
    same chance, and so has each unseen card there.
    """
    rules = table.box.ai
    if not table.scheme_draw and not table.scheme_draw_unseen:
        table.scheme_draw = table.scheme_discard
        table.scheme_draw_unseen = table.scheme_discard_unseen
        table.scheme_discard = 0
        table.scheme_discard_unseen = 0
        if table.events is not None:
            table.tell("event-scheme-shuffled", table.box.seats)
    unseen = unseen_future(table) if table.scheme_draw_unseen else []
    weight = max(1, len(unseen))
    counts = [weight if table.scheme_draw >> card & 1 else 0 for card in range(len(rules.scheme_ids))]
    for card in unseen:
        counts[card] = table.scheme_draw_unseen
    card = table.pick_counted(counts, sum(counts), rules.scheme_ids)
    if table.scheme_draw >> card & 1:
        table.scheme_draw &= ~(1 << card)
    else:
        table.scheme_draw_unseen -= 1
    table.scheme_discard |= 1 << card
    return card


def gain_future(table: ArchitectsTable, count: int) -> None:
    """So many cards of the Future pile onto the discard pile, unseen; something else for each that is not there."""
    moved = min(count, table.scheme_future)
    if moved:
        table.scheme_future -= moved
        table.scheme_discard_unseen += moved
        if table.events is not None:
            table.tell("event-ai-future", table.box.seats, count=moved, left=table.scheme_future)
    for _ in range(count - moved):
        if table.events is not None:
            table.tell("event-ai-no-future", table.box.seats, rule="15.2")
        gain(table, table.box.ai.for_no_future)

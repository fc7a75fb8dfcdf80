"""Hidden information: what a seat may not know, and every way it could be. [Architects 18]

Hands, packets and the Building pile are all that is hidden. Who puts a card under the pile knows it; what one has seen
in a packet and passed on is not kept.
"""

from __future__ import annotations

from ophir.engine.chance import Chance
from ophir.games.architects.buildings import Construct
from ophir.games.architects.setup import Draft
from ophir.games.architects.table import HIDDEN, NO_CARD, ArchitectsTable


def covered(row: bytes) -> bytes:
    """So many cards that nobody sees."""
    return bytes([HIDDEN] * len(row))


def hide_from(table: ArchitectsTable, seat: int) -> None:
    """Forget the hands and packets of others, the pile, and what others put under it."""
    table.hand = [row if party == seat else covered(row) for party, row in enumerate(table.hand)]
    table.packet = [row if party == seat else covered(row) for party, row in enumerate(table.packet)]
    table.pile = covered(table.pile)
    known = 1 << seat if seat >= 0 else 0
    table.under = [
        card if knowers & known else HIDDEN for card, knowers in zip(table.under, table.under_known, strict=True)
    ]
    table.picked = [HIDDEN if card != NO_CARD and party != seat else card for party, card in enumerate(table.picked)]


def has_picked(table: ArchitectsTable) -> list[bool]:
    """Of each party: has it kept a card of its packet, while others have not yet?"""
    waiting = [step.seat for step in table.stack if isinstance(step, Draft)]
    return [bool(waiting) and party < table.box.seats and party not in waiting for party in range(table.box.players)]


def shown(table: ArchitectsTable, party: int) -> list[int]:
    """The cards of a hand that everybody knows: what is being paid for."""
    return [step.card for step in table.stack if isinstance(step, Construct) and step.seat == party]


def unseen_cards(table: ArchitectsTable) -> list[int]:
    """The Building cards that lie nowhere openly."""
    seen = {card for row in [*table.hand, *table.packet, bytes(table.under), table.pile] for card in row}
    for party, row in enumerate(table.buildings):
        seen.update(row, shown(table, party))
    return [card for card, there in enumerate(table.box.building_in_play) if there and card not in seen]


def imagine(table: ArchitectsTable, seat: int, chance: Chance) -> None:
    """Deal the unseen cards to wherever cards are hidden, each way equally likely."""
    cards = unseen_cards(table)
    chance.shuffle(cards)
    for rows in (table.hand, table.packet):
        for party, row in enumerate(rows):
            if HIDDEN in row:
                known = shown(table, party) if rows is table.hand else []
                dealt = known + [cards.pop() for _ in range(len(row) - len(known))]
                rows[party] = bytes(sorted(dealt) if rows is table.hand else dealt)
    table.under = [cards.pop() if card == HIDDEN else card for card in table.under]
    if HIDDEN in table.pile:
        table.pile = bytes(sorted(cards))
    for party, card in enumerate(table.picked):
        if card == HIDDEN:
            packet = table.packet[party]
            picked = packet[chance.below(len(packet))]
            table.picked = [*table.picked[:party], picked, *table.picked[party + 1 :]]

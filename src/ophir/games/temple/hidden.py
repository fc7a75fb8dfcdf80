"""Hidden information: what a seat may not know, and every way it could be. [Temple 12]

The owner of a deck knows own hand and, by elimination, own draw pile. The opponent knows of both together what they
are made of, and of single cards in hand what `TempleTable.seen`, `barred` and `promise` keep.
"""

from __future__ import annotations

from typing import Final

from ophir.engine.chance import Chance
from ophir.engine.rows import SINGLE
from ophir.engine.steps import NOTHING
from ophir.games.temple.deck import known, lay_hand
from ophir.games.temple.offerings import ExchangeTake
from ophir.games.temple.table import (
    A_GOOD_CARD,
    A_STRUCTURE,
    EVIL_PRIEST,
    GOOD_PRIEST,
    HIDDEN,
    NO_CARD,
    NO_GRAIN,
    NO_SCAPEGOAT,
    SEATS,
    SEEN,
    UNSEEN,
    TempleTable,
)

TRIES: Final = 100_000


def hide_from(table: TempleTable, seat: int) -> None:
    """Forget the hand and draw pile of every other seat, as far as they are not known."""
    for owner in range(SEATS):
        if owner != seat:
            pairs = zip(table.hand[owner], known(table, owner), strict=True)
            lay_hand(table, owner, [card if seen == SEEN else HIDDEN for card, seen in pairs])
            table.draw[owner] = SINGLE[HIDDEN] * len(table.draw[owner])
            if exchanging(table) == owner:
                table.given = NO_CARD


def exchanging(table: TempleTable) -> int:
    """Who has given a card in an exchange and is about to take one, or -1."""
    if table.stack and isinstance(table.stack[-1], ExchangeTake):
        return table.stack[-1].seat_asked()
    return -1


def imagine(table: TempleTable, seat: int, chance: Chance) -> None:
    """Deal what a seat can't know to the hands and draw piles that it can't see."""
    for owner in range(SEATS):
        if owner != seat:
            left = unseen_cards(table, owner)
            hidden = table.hand[owner]
            tries = 1
            while not (deal(table, owner, left[:], chance) and imagine_given(table, owner, chance)):
                lay_hand(table, owner, hidden)
                tries += 1
                assert tries < TRIES, f"no hand fits what is known of seat {owner}"


def imagine_given(table: TempleTable, owner: int, chance: Chance) -> bool:
    """Pick the card that is being given in an exchange. False if it is not good: then the deal does not fit."""
    if exchanging(table) != owner:
        return True
    hand = table.hand[owner]
    table.given = hand[chance.below(len(hand))]
    return bool(table.box.good[table.given])


def unseen_cards(table: TempleTable, owner: int) -> list[int]:
    """By card: how many of a player's deck are not in sight. They are in the hand and the draw pile."""
    box = table.box
    left = box.counts[:]
    for card in table.hand[owner]:
        if card != HIDDEN:
            left[card] -= 1
    for card in public_cards(table, owner):
        left[card] -= 1
    return left


def public_cards(table: TempleTable, owner: int) -> list[int]:
    """A player's cards that everybody sees: discarded, in play, or lying on the opponent's side."""
    box = table.box
    victim = 1 - owner
    cards = list(table.discard[owner])
    for card in (*box.structures, *box.furnishings):
        if table.built[owner] >> card & 1:
            cards.append(card)
    if table.prophet[owner] != NO_CARD:
        cards.append(table.prophet[owner])
    if table.sin[victim] != NO_CARD:
        cards.append(table.sin[victim])
    if table.offerer == owner:
        cards.append(table.offered)
    if table.winner == owner:
        cards.append(box.filling)
    in_play = (
        (box.guarded_gate, table.gates[owner].bit_count()),
        (box.king_david, table.king_david[owner]),
        (box.king_solomon, table.king_solomon[owner]),
        (box.priest, int(table.priest[owner] == GOOD_PRIEST)),
        (box.altar, table.altar[owner]),
        (box.scapegoat, int(table.scapegoat[owner] != NO_SCAPEGOAT)),
        (box.pray_and_fast, int(table.fast[owner] >= 0)),
        (box.grain_offering, int(owner == table.active and table.grain != NO_GRAIN)),
        (box.evil_priest, int(table.priest[victim] == EVIL_PRIEST)),
        (box.unclean, table.unclean[victim]),
        (box.bad_offerings, table.bad_offerings[victim]),
        (box.lay_siege, int(table.siege[victim] != 0)),
    )
    for card, count in in_play:
        if count:
            cards += [card] * count
    return cards


def deal(table: TempleTable, owner: int, left: list[int], chance: Chance) -> bool:
    """Fill the hidden hand from `left`; what remains is the draw pile. False if the deal does not fit.

    Cards of a known class come first, then the others, each class from the oldest card on. Within a class every deal
    that fits is then equally likely, because a card that was seen in the draw pile is barred from the oldest cards
    only. Between classes it is not: an earlier class may have used up barred cards. The ratio of what could be picked
    to what at most could have been is the chance to keep the deal, which puts that right.
    """
    box = table.box
    hand = table.hand[owner][:]
    seen = known(table, owner)
    barred = table.barred[owner]
    returned = [card for card in range(box.cards) if barred[card] and left[card]] if table.returned[owner] else NOTHING
    filled = 0
    # The Scapegoat is never in a hand: if it is not in sight, it is in the draw pile.
    scapegoats = left[box.scapegoat]
    left[box.scapegoat] = 0
    total = sum(left)
    for kind in (A_STRUCTURE, A_GOOD_CARD, UNSEEN):
        earlier = filled
        for place, its in enumerate(seen):
            if its != kind or hand[place] != HIDDEN:
                continue
            pool = left
            fitting = total
            if kind != UNSEEN or returned:
                pool = [count if in_class(table, card, kind) else 0 for card, count in enumerate(left)]
                most = sum(pool)
                closed = 0
                for card in returned:
                    if barred[card] > place and in_class(table, card, kind):
                        closed += 1
                        pool[card] = 0
                fitting = sum(pool)
                most -= max(0, closed - earlier)
                if fitting == 0 or (fitting < most and chance.below(most) >= fitting):
                    return False
            picked = chance.pick_counted(pool, fitting)
            hand[place] = picked
            left[picked] -= 1
            total -= 1
            filled += 1
    left[box.scapegoat] = scapegoats
    lay_hand(table, owner, hand)
    if not promise_kept(table, owner):
        return False
    pile: list[int] = []
    for card, count in enumerate(left):
        while count > 0:  # as a list for each card would take far longer when compiled
            pile.append(card)
            count -= 1
    table.draw[owner] = bytes(pile)
    return True


def in_class(table: TempleTable, card: int, kind: int) -> bool:
    """Can a card of which the opponent knows so much be this one?"""
    if kind == UNSEEN:
        return True
    return table.box.is_structure[card] if kind == A_STRUCTURE else bool(table.box.good[card])


def promise_kept(table: TempleTable, owner: int) -> bool:
    """Is one of the cards that an announcement spoke of among those that were in the hand then? [12]"""
    promise = table.promise[owner]
    if not promise:
        return True
    for card in table.hand[owner][: table.promise_slots[owner]]:
        if promise >> card & 1:
            return True
    return False

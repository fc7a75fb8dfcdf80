"""Hand, draw pile and discard pile: how cards pass between them, and what the opponent knows of them. [Temple 11.2, 12]

Cards in hand are kept in the order in which they came. When several copies could be meant, the one that the opponent
knows goes first, then the oldest.
"""

from __future__ import annotations

from ophir.games.temple.table import A_GOOD_CARD, INACTIVE, SEEN, UNSEEN, Table


def to_hand(table: Table, seat: int, card: int, seen: int) -> bool:
    """Put a card in a hand. The Scapegoat goes into play instead, inactive; False then. [R25]"""
    table.acted = 1
    if card == table.box.scapegoat:
        table.scapegoat[seat] = INACTIVE
        if table.events is not None:
            table.tell("event-scapegoat-came", seat)
        return False
    table.hand[seat].append(card)
    table.seen[seat].append(seen)
    return True


def from_hand(table: Table, seat: int, card: int) -> None:
    """Take a card out of a hand, in the open."""
    table.acted = 1
    hand = table.hand[seat]
    seen = table.seen[seat]
    place = hand.index(card)
    if SEEN in seen:
        for other in range(place, len(hand)):
            if hand[other] == card and seen[other] == SEEN:
                place = other
                break
    del hand[place]
    del seen[place]
    if table.returned[seat]:
        _free(table, seat, card)
        _shift(table, seat, place)
    if place < table.promise_slots[seat]:
        if table.promise[seat] >> card & 1:
            forget_promise(table, seat)
        else:
            table.promise_slots[seat] -= 1


def forget_promise(table: Table, seat: int) -> None:
    """The opponent no longer knows that a legal build is in the hand."""
    table.promise[seat] = 0
    table.promise_slots[seat] = 0


def _free(table: Table, seat: int, card: int) -> None:
    """A card that was seen returning to the draw pile is seen again."""
    table.barred[seat][card] = 0
    table.returned[seat] &= ~(1 << card)


def _shift(table: Table, seat: int, place: int) -> None:
    """The hand card at `place` is gone: fewer old cards remain that can't be a returned one."""
    barred = table.barred[seat]
    for card, slots in enumerate(barred):
        if slots > place:
            barred[card] = slots - 1
            if slots == 1:
                _free(table, seat, card)


def from_draw(table: Table, seat: int, card: int) -> None:
    """Take a card out of a draw pile."""
    table.draw[seat][card] -= 1
    table.draw_size[seat] -= 1


def into_draw(table: Table, seat: int, card: int) -> None:
    """Shuffle a card that everybody sees into a draw pile: no card now in hand can be it. [12]"""
    table.acted = 1
    table.draw[seat][card] += 1
    table.draw_size[seat] += 1
    slots = len(table.hand[seat])
    if slots:
        table.barred[seat][card] = slots
        table.returned[seat] |= 1 << card


def discard(table: Table, seat: int, card: int) -> None:
    """Put a card on its owner's discard pile."""
    table.discard[seat].append(card)


def hand_into_draw(table: Table, seat: int) -> None:
    """Shuffle the whole hand into the draw pile."""
    table.acted = 1
    draw = table.draw[seat]
    for card in table.hand[seat]:
        draw[card] += 1
    table.draw_size[seat] += len(table.hand[seat])
    table.hand[seat] = []
    table.seen[seat] = []
    _forget_returned(table, seat)
    forget_promise(table, seat)


def _forget_returned(table: Table, seat: int) -> None:
    if table.returned[seat]:
        table.returned[seat] = 0
        table.barred[seat] = [0] * table.box.cards


def draw(table: Table, seat: int, count: int) -> None:
    """Draw so many cards into the hand, or as many as there are. A Scapegoat on the way does not count. [R66, R74]"""
    drawn: list[int] = []
    while len(drawn) < count:
        if table.draw_size[seat] == 0 and not (table.box.reshuffle and _reshuffle(table, seat)):
            break
        card = table.pick_counted(table.draw[seat], table.draw_size[seat])
        from_draw(table, seat, card)
        if to_hand(table, seat, card, UNSEEN):
            drawn.append(card)
        if table.draw_size[seat] == 0:
            know_hand(table, seat)
    if table.events is not None and drawn:
        table.tell("event-drew", seat, {"card": [table.box.card_ids[card] for card in drawn]}, cards=len(drawn))


def _reshuffle(table: Table, seat: int) -> bool:
    """The discard pile becomes the draw pile. [R84]"""
    size = len(table.discard[seat])
    if size == 0:
        return False
    for card in table.discard[seat]:
        table.draw[seat][card] += 1
    table.draw_size[seat] = size
    table.discard[seat] = []
    if table.events is not None:
        table.tell("event-reshuffled", seat, cards=size)
    return True


def know_hand(table: Table, seat: int) -> None:
    """The draw pile is empty: what the opponent has not seen elsewhere is in the hand, so all of it is known. [12]"""
    hand = table.hand[seat]
    hand.sort()
    table.seen[seat] = [SEEN] * len(hand)
    _forget_returned(table, seat)
    forget_promise(table, seat)


def exchange(table: Table, seat: int, given: int, taken: int) -> None:
    """Swap a good hand card for a good card of the draw pile; which ones, the opponent does not learn. [6, 12]

    So every good card that was known to be in the hand may be gone, and nothing may tell which card it was that left:
    the known evil cards go to the front, of the others the opponent knows only that the new one is good.
    """
    box = table.box
    hand = table.hand[seat]
    seen = table.seen[seat]
    kept = [card for card, known in zip(hand, seen, strict=True) if known == SEEN and not box.good[card]]
    rest = [card for card, known in zip(hand, seen, strict=True) if known != SEEN or box.good[card]]
    if table.returned[seat]:
        _blur_returned(table, seat, kept)
    rest.remove(given)
    table.hand[seat] = kept + rest
    table.seen[seat] = [SEEN] * len(kept) + [UNSEEN] * len(rest)
    forget_promise(table, seat)
    from_draw(table, seat, taken)
    table.draw[seat][given] += 1
    table.draw_size[seat] += 1
    to_hand(table, seat, taken, A_GOOD_CARD)


def _blur_returned(table: Table, seat: int, kept: list[int]) -> None:
    """One of the cards of the hand has left, nobody knows which: perhaps one that could not be the returned card."""
    box = table.box
    barred = table.barred[seat]
    pairs = list(zip(table.hand[seat], table.seen[seat], strict=True))
    for card, slots in enumerate(barred):
        if slots:
            old = sum(1 for held, known in pairs[:slots] if known != SEEN or box.good[held])
            barred[card] = len(kept) + max(old - 1, 0)
            if barred[card] == 0:
                _free(table, seat, card)

"""Hand, draw pile and discard pile: how cards pass between them, and what the opponent knows of them. [Temple 11.2, 12]

Cards in hand lie in slots, the older ones first. When several copies could be meant, the one that the opponent knows
goes first, then the oldest. When a card leaves, which slot becomes free is decided by what everybody knows, not by
where the card was: else its age would tell whether it was, say, the card just taken from the draw pile.
"""

from __future__ import annotations

from mypy_extensions import i64

from ophir.engine.lists import changed, has, increased, place_of
from ophir.engine.rows import with_last, with_sorted, without
from ophir.games.temple.table import A_GOOD_CARD, A_STRUCTURE, HIDDEN, INACTIVE, SEEN, UNSEEN, TempleTable


def lay_hand(table: TempleTable, seat: int, cards: list[int]) -> None:
    """Let a hand consist of these cards."""
    table.hand[seat] = cards
    held: i64 = 0
    for card in cards:
        if card != HIDDEN:
            held |= table.box.bit[card]
    table.held[seat] = held


def known(table: TempleTable, seat: int) -> list[int]:
    """What the opponent knows of each card in a hand."""
    seen = table.seen[seat]
    return seen + [UNSEEN] * (len(table.hand[seat]) - len(seen))


def lay_known(table: TempleTable, seat: int, seen: list[int]) -> None:
    """Let the opponent know this of the cards in a hand; `seen` is not used otherwise afterwards."""
    while seen and seen[-1] == UNSEEN:
        seen.pop()
    table.seen[seat] = seen


def to_hand(table: TempleTable, seat: int, card: int, seen: int) -> bool:
    """Put a card in a hand. The Scapegoat goes into play instead, inactive; False then. [R25]"""
    table.acted = 1
    if card == table.box.scapegoat:
        table.scapegoat = changed(table.scapegoat, seat, INACTIVE)
        if table.events is not None:
            table.tell("event-scapegoat-came", seat)
        return False
    if seen != UNSEEN:
        lay_known(table, seat, [*known(table, seat), seen])
    table.hand[seat].append(card)
    table.held[seat] |= table.box.bit[card]
    return True


def from_hand(table: TempleTable, seat: int, card: int) -> None:
    """Take a card out of a hand, in the open."""
    table.acted = 1
    place = _place_of(table, seat, card)
    if table.returned[seat]:
        _free(table, seat, card)
    _take_out(table, seat, place)


def _place_of(table: TempleTable, seat: int, card: i64) -> i64:
    """Where a card lies in a hand: the copy that the opponent knows, else the oldest."""
    hand = table.hand[seat]
    oldest = place_of(hand, card)
    seen = table.seen[seat]
    if seen and table.box.counts[card] > 1:
        place: i64
        for place in range(oldest, len(seen)):
            if seen[place] == SEEN and hand[place] == card:
                return place
    return oldest


def reveal(table: TempleTable, seat: int, card: int) -> None:
    """The opponent learns that a card is in the hand, but not since when: it goes to the front."""
    _take_out(table, seat, table.hand[seat].index(card))
    lay_known(table, seat, [SEEN, *known(table, seat)])
    lay_hand(table, seat, [card, *table.hand[seat]])
    if table.returned[seat]:
        table.barred[seat] = [slots + 1 if slots else 0 for slots in table.barred[seat]]
    if table.promise[seat]:
        table.promise_slots = increased(table.promise_slots, seat)


def _take_out(table: TempleTable, seat: int, place: i64) -> None:
    """Take the card at `place` out of the hand; everybody sees which card, but where it was only if it was known."""
    hand = table.hand[seat]
    card = hand[place]
    if not table.returned[seat] and not table.seen[seat]:
        hand.pop(place)  # which is faster than `del`
        if table.promise[seat]:
            _weaken_promise(table, seat, card, min(table.promise_slots[seat], len(hand)))
    else:
        _take_out_known(table, seat, place)
    if table.box.counts[card] == 1 or not has(hand, card):
        table.held[seat] &= ~table.box.bit[card]


def _take_out_known(table: TempleTable, seat: int, place: i64) -> None:
    """The same where the opponent knows something of the hand."""
    hand = table.hand[seat]
    seen = known(table, seat)
    card = hand[place]
    slots = [int(place)] if seen[place] == SEEN else _slots_of(table, seat, card, seen)
    free = slots[0]
    if seen[free] == A_STRUCTURE:
        hand[place] = hand[free]
    else:
        # The older cards move up into the gap, so that no slot gets a card younger than those it stood for. The one
        # known to be good may have been the card that leaves, so of the rest no more is known than of the others.
        for slot in reversed(slots):
            if slot < place:
                hand[place] = hand[slot]
                place = slot
            if seen[slot] == A_GOOD_CARD:
                seen[slot] = UNSEEN
    hand.pop(free)
    seen.pop(free)
    lay_known(table, seat, seen)
    if table.returned[seat]:
        _shift(table, seat, free)
    told = table.promise_slots[seat]
    if table.promise[seat] and free < told:
        # The promised card may have moved up into the next slot.
        _weaken_promise(table, seat, card, next((slot for slot in slots if slot >= told), told - 1))


def _slots_of(table: TempleTable, seat: int, card: int, seen: list[int]) -> list[int]:
    """The slots that a card may have been in, as far as the opponent knows; of a Structure one where one must be."""
    if table.box.is_structure[card] and A_STRUCTURE in seen:
        return [seen.index(A_STRUCTURE)]
    good = table.box.good[card]
    return [slot for slot, its in enumerate(seen) if its == UNSEEN or (good and its == A_GOOD_CARD)]


def _weaken_promise(table: TempleTable, seat: int, card: int, slots: int) -> None:
    """A card has left: the promise is kept if it was the promised one, else that is in so many of the oldest slots."""
    if table.promise[seat] >> card & 1:
        forget_promise(table, seat)
    else:
        table.promise_slots = changed(table.promise_slots, seat, slots)


def forget_promise(table: TempleTable, seat: int) -> None:
    """The opponent no longer knows that a legal build is in the hand."""
    if table.promise[seat]:
        table.promise = changed(table.promise, seat, 0)
        table.promise_slots = changed(table.promise_slots, seat, 0)


def _free(table: TempleTable, seat: int, card: int) -> None:
    """A card that was seen returning to the draw pile is seen again."""
    table.barred[seat] = changed(table.barred[seat], card, 0)
    table.returned = changed(table.returned, seat, table.returned[seat] & ~(1 << card))


def _shift(table: TempleTable, seat: int, place: int) -> None:
    """The slot `place` is gone: fewer old cards remain that can't be a returned one."""
    for card, slots in enumerate(table.barred[seat]):
        if slots > place:
            table.barred[seat] = increased(table.barred[seat], card, -1)
            if slots == 1:
                _free(table, seat, card)


def from_draw(table: TempleTable, seat: int, card: int) -> None:
    """Take a card out of a draw pile."""
    table.draw[seat] = without(table.draw[seat], table.draw[seat].index(card))


def into_draw(table: TempleTable, seat: int, card: int) -> None:
    """Shuffle a card that everybody sees into a draw pile: no card now in hand can be it. [12]"""
    table.acted = 1
    table.draw[seat] = with_sorted(table.draw[seat], card)
    slots = len(table.hand[seat])
    if slots:
        table.barred[seat] = changed(table.barred[seat], card, slots)
        table.returned = changed(table.returned, seat, table.returned[seat] | 1 << card)


def discard(table: TempleTable, seat: int, card: int) -> None:
    """Put a card on its owner's discard pile."""
    table.discard[seat] = with_last(table.discard[seat], card)
    table.spent[seat] += table.box.spends[card]


def from_discard(table: TempleTable, seat: int, card: int) -> None:
    """Take a card out of a discard pile."""
    table.discard[seat] = without(table.discard[seat], table.discard[seat].index(card))
    table.spent[seat] -= table.box.spends[card]


def hand_into_draw(table: TempleTable, seat: int) -> None:
    """Shuffle the whole hand into the draw pile."""
    table.acted = 1
    table.draw[seat] = bytes(sorted([*table.draw[seat], *table.hand[seat]]))
    lay_hand(table, seat, [])
    table.seen[seat] = []
    _forget_returned(table, seat)
    forget_promise(table, seat)


def _forget_returned(table: TempleTable, seat: int) -> None:
    if table.returned[seat]:
        table.returned = changed(table.returned, seat, 0)
        table.barred[seat] = [0] * table.box.cards


def draw(table: TempleTable, seat: int, count: int) -> None:
    """Draw so many cards into the hand, or as many as there are. A Scapegoat on the way does not count. [R66, R74]"""
    drawn: list[str] | None = None if table.events is None else []
    pile = table.draw[seat]
    while count > 0:
        if len(pile) == 0:
            if not (table.box.reshuffle and _reshuffle(table, seat)):
                break
            pile = table.draw[seat]
        place = table.pick_place(pile, table.box.card_ids, seat)
        card = pile[place]
        pile = without(pile, place)
        table.draw[seat] = pile
        if to_hand(table, seat, card, UNSEEN):
            count -= 1
            if drawn is not None:
                drawn.append(table.box.card_ids[card])
        if len(pile) == 0:
            know_hand(table, seat)
    if drawn:
        table.tell("event-drew", seat, {"card": drawn}, reveals=True, cards=len(drawn))


def _reshuffle(table: TempleTable, seat: int) -> bool:
    """The discard pile becomes the draw pile. [R84]"""
    size = len(table.discard[seat])
    if size == 0:
        return False
    table.draw[seat] = bytes(sorted(table.discard[seat]))
    table.discard[seat] = b""
    table.spent[seat] = 0
    if table.events is not None:
        table.tell("event-reshuffled", seat, cards=size)
    return True


def know_hand(table: TempleTable, seat: int) -> None:
    """The draw pile is empty: what the opponent has not seen elsewhere is in the hand, so all of it is known. [12]"""
    hand = table.hand[seat]
    hand.sort()
    table.seen[seat] = [SEEN] * len(hand)
    _forget_returned(table, seat)
    forget_promise(table, seat)


def exchange(table: TempleTable, seat: int, given: int, taken: int) -> None:
    """Swap a good hand card for a good card of the draw pile; which ones, the opponent does not learn. [6, 12]

    So every good card that was known to be in the hand may be gone, and nothing may tell which card it was that left:
    the known evil cards go to the front, of the others the opponent knows only that the new one is good.
    """
    box = table.box
    hand = table.hand[seat]
    seen = known(table, seat)
    kept = [card for card, its in zip(hand, seen, strict=True) if its == SEEN and not box.good[card]]
    rest = [card for card, its in zip(hand, seen, strict=True) if its != SEEN or box.good[card]]
    if table.returned[seat]:
        _blur_returned(table, seat, kept)
    rest.remove(given)
    lay_hand(table, seat, kept + rest)
    table.seen[seat] = [SEEN] * len(kept)
    forget_promise(table, seat)
    from_draw(table, seat, taken)
    table.draw[seat] = with_sorted(table.draw[seat], given)
    to_hand(table, seat, taken, A_GOOD_CARD)


def _blur_returned(table: TempleTable, seat: int, kept: list[int]) -> None:
    """One of the cards of the hand has left, nobody knows which: perhaps one that could not be the returned card."""
    box = table.box
    pairs = list(zip(table.hand[seat], known(table, seat), strict=True))
    for card, slots in enumerate(table.barred[seat]):
        if slots:
            old = sum(1 for held, its in pairs[:slots] if its != SEEN or box.good[held])
            left = len(kept) + max(old - 1, 0)
            if left:
                table.barred[seat] = changed(table.barred[seat], card, left)
            else:
                _free(table, seat, card)

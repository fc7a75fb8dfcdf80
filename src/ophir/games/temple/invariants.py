"""What holds in every position: pieces are conserved, states fit together. [Temple 17]"""

from __future__ import annotations

from typing import Final

from ophir.engine.conserved import check_totals
from ophir.engine.game import NOBODY
from ophir.engine.invariants import Never, Nevers, SeatNever
from ophir.games.temple.box import Box
from ophir.games.temple.deck import known
from ophir.games.temple.effects.evil import PlaceArmy
from ophir.games.temple.hidden import in_class, promise_kept, public_cards
from ophir.games.temple.lay_siege import restricted
from ophir.games.temple.table import GOOD_PRIEST, HIDDEN, PASSED, RAIDED, SEEN, TempleTable
from ophir.games.temple.winning import FILLING


def asks_for(table: TempleTable, card: int, condition: str) -> bool:
    """Is this a precondition of a card? A pack may have dropped it."""
    return any(one.op == condition for one in table.box.needs[card])


def armies_without_cards(table: TempleTable, seat: int) -> bool:
    """Were fewer cards discarded than armies stand in a city? Evil cards come back only by a reshuffle. [7.2, R61]"""
    if table.box.reshuffle:
        return False
    placing = army_cards(table.box)
    return table.armies(seat) > sum(card in placing for card in table.discard[1 - seat])


def army_cards(box: Box) -> list[int]:
    """The cards that place an army."""
    return [card for card, effects in enumerate(box.effects) if any(isinstance(one, PlaceArmy) for one in effects)]


def passage_without_card(table: TempleTable) -> bool:
    """Was a Secret Passage played, but none discarded?"""
    cards = table.discard[0] + table.discard[1]
    return table.passage_played == 1 and not table.box.reshuffle and table.box.secret_passage not in cards


def other_card_promised(table: TempleTable, seat: int) -> bool:
    box = table.box
    return table.promise[seat] & ~(box.all_structures | box.all_furnishings | 1 << box.guarded_gate) != 0


def homeless(table: TempleTable, seat: int) -> bool:
    """Is a Furnishing in play without its Structure?"""
    built = table.built[seat]
    return any(built >> card & 1 and not built >> table.box.home[card] & 1 for card in table.box.furnishings)


def forbidden_marks(table: TempleTable, seat: int) -> bool:
    """Has an army been played on by a card while the siege forbids it? [7.4, R52]"""
    forbidden = restricted(table, seat) and asks_for(table, table.box.lay_siege, "no_passage_this_phase")
    return forbidden and any(bits & (PASSED | RAIDED) for bits in table.army[seat])


def temple_is_whole(table: TempleTable, seat: int) -> bool:
    wanted = table.box.all_structures | table.box.all_furnishings
    return table.built[seat] & wanted == wanted


def known_wrongly(table: TempleTable, seat: int) -> bool:
    """Is a card in hand not what the opponent knows it to be?"""
    pairs = zip(table.hand[seat], known(table, seat), strict=True)
    return any(card != HIDDEN and seen != SEEN and not in_class(table, card, seen) for card, seen in pairs)


def barred_wrongly(table: TempleTable, seat: int) -> bool:
    """Is a card among those in hand that, having gone into the draw pile after them, it can't be?"""
    barred = table.barred[seat]
    return any(card != HIDDEN and barred[card] > place for place, card in enumerate(table.hand[seat]))


NEVER: Final[Nevers[TempleTable]] = (
    Never("state.winner", "must be a player just when the Filling was played",
          lambda t: (t.winner != NOBODY) != (t.ends >> FILLING & 1)),
    Never("state.winner", "must have the whole Temple in play",
          lambda t: t.winner != NOBODY and not temple_is_whole(t, t.winner)),
    Never("state.idle_turns", "can't be more than the turns", lambda t: t.idle_turns > t.turns),
    SeatNever("armies", "there are not so many army tokens", lambda t, seat: t.tokens[1 - seat] < 0),
    SeatNever("armies", "each was placed by a card that was discarded", armies_without_cards),
    Never("state.passage_played", "the Secret Passage must have been discarded", passage_without_card),
    SeatNever("armies", "none can have passed a gate or raided while a siege forbids it", forbidden_marks),
    SeatNever("furnishings", "each needs its Structure in play", homeless),
    SeatNever("unclean", "needs a good Priest under it",
              lambda t, seat: t.unclean[seat] and t.priest[seat] != GOOD_PRIEST),
    SeatNever("bad_offerings", "needs an Altar under it", lambda t, seat: t.bad_offerings[seat] and not t.altar[seat]),
    SeatNever("hand", "the Scapegoat is never in a hand", lambda t, seat: t.box.scapegoat in t.hand[seat]),
    SeatNever("hand", "a card that was seen can't be hidden",
              lambda t, seat: (HIDDEN, SEEN) in zip(t.hand[seat], known(t, seat), strict=True)),
    SeatNever("seen", "a card is not what it says", known_wrongly),
    SeatNever("seen", "an empty draw pile leaves nothing unknown",
              lambda t, seat: not t.draw[seat] and (t.returned[seat] or {SEEN} != {SEEN, *known(t, seat)})),
    SeatNever("promise", "must be about cards in hand", lambda t, seat: t.promise_slots[seat] > len(t.hand[seat])),
    SeatNever("promise", "must be about cards that are built", other_card_promised),
    SeatNever("promise", "no such card is there",
              lambda t, seat: HIDDEN not in t.hand[seat] and not promise_kept(t, seat)),
    SeatNever("returned", "only Furnishings are sent back", lambda t, seat: t.returned[seat] & ~t.box.all_furnishings),
    SeatNever("returned", "must be about cards in hand", lambda t, seat: max(t.barred[seat]) > len(t.hand[seat])),
    SeatNever("returned", "a card of the hand can't be it", barred_wrongly),
    SeatNever("returned", "a card in sight is not in the draw pile",
              lambda t, seat: any(t.returned[seat] >> card & 1 for card in public_cards(t, seat))),
)  # fmt: skip


def check_table(table: TempleTable) -> None:
    """Raise BadPosition for the first thing that can't be."""
    names = table.game.seat_names
    for never in NEVER:
        never.refuse(table, names)
    for seat, name in enumerate(names):
        cards = [*public_cards(table, seat), *table.hand[seat], *table.draw[seat]]
        found = [cards.count(card) for card in range(table.box.cards)]
        check_totals(f"state.players.{name}", table.box.card_ids, found, cards.count(HIDDEN), table.box.counts)

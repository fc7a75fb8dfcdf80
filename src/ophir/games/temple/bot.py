"""What matters in Solomon's Temple: the features that bots judge a position by, and say their reasons in.

A seat whose Temple can't be finished any more is out of the race: of what it has only that counts which hinders the
other; and what hinders counts nothing against such a seat. What each feature weighs stands in judgement.toml.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from ophir.engine.judgement import FeatureRow, Features
from ophir.games.temple.box import Box
from ophir.games.temple.building_phase import Build, BuildFurnishing, SinCheck, SinResponse, buildable
from ophir.games.temple.israelite_army import Relocate, RelocateTo
from ophir.games.temple.levites import Find
from ophir.games.temple.offerings import ExchangeGive, ExchangeTake
from ophir.games.temple.pray_and_fast import Retrieve
from ophir.games.temple.table import (
    ACTIVE,
    BUILD_OPEN,
    GOOD_PRIEST,
    HIDDEN,
    NO_CARD,
    NO_SCAPEGOAT,
    NOT_FASTING,
    SEATS,
    TempleTable,
)

# Cards in hand that are no parts of the Temple, by kind; the last ones hinder the opponent.
KINGS: Final = 0
PROPHET: Final = 1
PRIEST: Final = 2
ALTAR: Final = 3
LEVITES: Final = 4
PRAYERS: Final = 5
BURNT: Final = 6
PEACE: Final = 7
GUILT: Final = 8
GRAIN: Final = 9
COOPERATION: Final = 10
GATES: Final = 11
ISRAELITES: Final = 12
SINS: Final = 13
EVIL: Final = 14
BABYLONIANS: Final = 15
DESTRUCTION: Final = 16
STRATAGEMS: Final = 17
KINDS: Final = 18
NO_KIND: Final = -1

KIND_OF_CARD: Final = {
    "burnt_offering": BURNT,
    "peace_offering": PEACE,
    "guilt_offering": GUILT,
    "grain_offering": GRAIN,
    "babylonian_army": BABYLONIANS,
    "destruction": DESTRUCTION,
}
KIND_OF_CATEGORY: Final = {
    "king": KINGS,
    "prophet": PROPHET,
    "priest": PRIEST,
    "altar": ALTAR,
    "levites": LEVITES,
    "pray_and_fast": PRAYERS,
    "cooperation": COOPERATION,
    "gate": GATES,
    "israelite_army": ISRAELITES,
    "sin": SINS,
    "instant_evil": EVIL,
    "military": STRATAGEMS,
}
ENOUGH: Final = (2, 1, 1, 1, 2, 1, 2, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 1)  # of each kind, beyond which cards are spare
CROWD: Final = 3  # waiting cards that a hand can bear
PREY: Final = 4  # Furnishings in play, beyond which armies are no greater danger
SENT_OUT: Final = 99  # how far from a court an army is that is about to be sent away

NAMES: Final = (
    "structures",  # in play
    "furnishings",  # in play
    "held_structures",
    "held_furnishings",  # in hand, their Structure in play
    "early_furnishings",  # in hand, without their Structure
    "filling",  # in hand
    "depth",  # cards that must be drawn until the last missing part has come, as must be expected
    "lost",  # parts in the discard pile
    "reserve",  # parts that fasts could still bring back, should they be lost
    "dead",  # 1 if the Temple can't be finished any more
    "fetching",  # 1 while a fast will bring back a lost part
    "fasting",  # turns without good cards that are left
    "draws",  # cards that the next Draw Phase brings; those beyond a full hand count against it
    "crowd",  # cards in hand that only wait, beyond CROWD
    "frozen",  # 1 with a full hand of cards that only wait, while there is something to draw
    "hurry",  # `draws`, and by how much `depth` is less than the deck, where the other can't finish: only time counts
    "prophet",
    "king_david",  # 1 in play while gates are open
    "king_solomon",  # 1 in play while Structures are missing
    "priest",
    "altar",
    "offers",  # 1 with Priest and Altar
    "spoiled",  # Unclean on the Priest, Bad Offerings on the Altar
    "evil_priest",
    "scapegoat",  # 1 asleep, 2 awake
    "gates",  # guarded
    "besiegers",  # armies before the walls
    "intruders",  # armies inside, the nearer to a court the more
    "prey",  # the same for every Furnishing in play, up to PREY
    "siege",  # how far it has come
    "build",  # 1 if a part of the Temple can still be announced this turn
    "announced",  # 1 while a part of the Temple is about to be built, unless a Sin comes
    "answered",  # 1 while a Sin waits that can be answered
    "allowed",  # parts that are being built
    "search",  # a card to choose
    "held_kings",
    "held_prophet",  # that finds its place empty; the next two too
    "held_priest",
    "held_altar",
    "levites",
    "prayers",  # Pray and Fast, with a lost part to bring back
    "burnt_offerings",
    "peace_offerings",
    "guilt_offerings",
    "grain_offerings",
    "cooperation",
    "held_gates",
    "israelite_armies",
    "sins",
    "evil_instants",
    "babylonian_armies",
    "destruction",
    "stratagems",  # Lay Siege and Secret Passage
    "spare",  # all other cards in hand
)


class Kinds:
    """What follows from a box alone."""

    def __init__(self, box: Box) -> None:
        self.kind = [
            KIND_OF_CARD.get(id, KIND_OF_CATEGORY.get(category, NO_KIND))
            for id, category in zip(box.card_ids, box.category, strict=True)
        ]
        self.parts = box.all_structures | box.all_furnishings
        self.all_parts = self.parts.bit_count()
        self.deck = float(sum(box.counts))
        # How far a space is from a court, all gates open.
        self.distance = [0 if court else SENT_OUT for court in box.is_court]
        for _ in range(box.spaces):
            for space, steps in enumerate(box.step_to):
                self.distance[space] = min(self.distance[space], *(1 + self.distance[to] for to in steps))


@lru_cache(maxsize=64)
def kinds_of(box: Box) -> Kinds:
    """The kinds of a box; the same ones are shared."""
    return Kinds(box)


class Pile:
    """What a seat's discard pile means for its Temple."""

    __slots__ = ("dead", "lost", "lost_cards", "reserve")

    def __init__(self, table: TempleTable, seat: int) -> None:
        box = table.box
        lost = 0
        cards: i64 = 0
        spent: i64 = 0
        if not box.reshuffle:
            spent = table.spent[seat]
        if spent:
            required: i64 = box.all_required
            pile = table.discard[seat]
            place: i64
            for place in range(len(pile)):
                card = pile[place]
                if required >> card & 1:
                    lost += 1
                    cards |= box.bit[card]
        self.lost = lost
        self.lost_cards: int = cards
        fasts: i64 = box.counts[box.pray_and_fast]
        self.reserve: int = fasts - spent
        self.dead = self.reserve < 0


def look(table: TempleTable) -> list[FeatureRow]:
    """The features of both seats."""
    kinds = kinds_of(table.box)
    piles = [Pile(table, 0), Pile(table, 1)]
    if piles[0].dead and piles[1].dead and not table.box.won_by_pieces:  # a draw, whatever else they have
        return [FeatureRow(len(NAMES)) for _ in range(SEATS)]
    return [features_of(table, kinds, seat, piles[seat], piles[1 - seat].dead) for seat in range(SEATS)]


def features_of(table: TempleTable, kinds: Kinds, seat: int, pile: Pile, other_dead: bool) -> FeatureRow:
    """The features of a seat, in the sequence of NAMES."""
    box = table.box
    out = pile.dead and not box.won_by_pieces
    found = FeatureRow(len(NAMES))
    add_parts(table, kinds, seat, pile, out, other_dead and not box.won_by_pieces, found)
    add_slots(table, seat, found)
    add_armies(table, kinds, seat, out, found)
    add_pending(table, kinds, seat, out, found)
    add_hand(table, kinds, seat, pile, out, other_dead and not box.won_by_pieces, found)
    return found


def add_parts(
    table: TempleTable, kinds: Kinds, seat: int, pile: Pile, out: bool, other_dead: bool, found: FeatureRow
) -> None:
    """Parts of the Temple: in play, in hand, to draw, lost; and how the hand moves."""
    box = table.box
    hand = len(table.hand[seat])
    size = len(table.draw[seat])
    draws = box.hand_refill - hand
    if draws > size:
        draws = size
    if out:
        for _ in range(9):
            found.append(0.0)
        found.append(1.0)
        found.append(0.0)
        found.append(0.0)
        found.append(float(draws))
        found.append(0.0)
        found.append(0.0)
        found.append(0.0)
        return
    built: i64 = table.built[seat]
    held: i64 = table.held[seat]
    if table.given != NO_CARD and table.stack[-1].seat_asked() == seat:
        held &= ~box.bit[table.given]
    homes: i64 = 0
    for card in box.structures:
        if built & box.bit[card]:
            homes |= box.furnishings_of[card]
    furnishings: i64 = box.all_furnishings
    structures: i64 = box.all_structures
    required: i64 = box.all_required
    early = bits(held & furnishings & ~homes)
    filling = 1 if held & box.bit[box.filling] else 0
    to_come = bits(required & ~built & ~held & ~pile.lost_cards)
    if box.reshuffle:
        size += len(table.discard[seat])
    fetching = 0.0
    fasting = 0
    if table.fast[seat] != NOT_FASTING:
        fasting = box.fast_reward - table.fast[seat]
        if pile.lost and not (seat == table.active and table.reward_taken):
            fetching = 1.0
    waiting = early + filling
    found.append(float(bits(built & structures)))
    found.append(float(bits(built & furnishings)))
    found.append(float(bits(held & structures)))
    found.append(float(bits(held & furnishings & homes)))
    found.append(float(early))
    found.append(float(filling))
    depth = size * to_come / (to_come + 1.0)
    found.append(depth)
    found.append(float(pile.lost))
    found.append(float(pile.reserve))
    found.append(1.0 if pile.dead else 0.0)
    found.append(fetching)
    found.append(float(fasting))
    found.append(float(draws))
    found.append(float(waiting - CROWD) if waiting > CROWD else 0.0)
    found.append(1.0 if waiting >= box.hand_refill and size else 0.0)
    found.append(draws + kinds.deck - depth if other_dead else 0.0)


def bits(cards: i64) -> int:
    """How many cards are in a set."""
    whole: int = cards
    return whole.bit_count()


def add_slots(table: TempleTable, seat: int, found: FeatureRow) -> None:
    """Cards in play that help to build."""
    box = table.box
    good = table.priest[seat] == GOOD_PRIEST
    altar = table.altar[seat] != 0
    missing = table.built[seat] & box.all_structures != box.all_structures
    spoiled = (table.unclean[seat] if good else 0) + (table.bad_offerings[seat] if altar else 0)
    found.append(1.0 if table.prophet[seat] != NO_CARD else 0.0)
    found.append(1.0 if table.king_david[seat] and table.gates[seat] != box.all_gates else 0.0)
    found.append(1.0 if table.king_solomon[seat] and missing else 0.0)
    found.append(1.0 if good else 0.0)
    found.append(1.0 if altar else 0.0)
    found.append(1.0 if good and altar else 0.0)
    found.append(float(spoiled))
    found.append(1.0 if table.priest[seat] and not good else 0.0)
    found.append(float(table.scapegoat[seat]) if table.scapegoat[seat] != NO_SCAPEGOAT else 0.0)


def add_armies(table: TempleTable, kinds: Kinds, seat: int, out: bool, found: FeatureRow) -> None:
    """Guarded gates, and the opponent's armies before and inside them."""
    box = table.box
    found.append(float(table.gates[seat].bit_count()))
    besiegers = 0
    intruders = 0.0
    if table.armies(seat) and not out:
        step = table.stack[-1]
        sent_away = isinstance(step, (Relocate, RelocateTo)) and step.seat == seat and not step.moved
        army = table.army[seat]
        for space in range(box.spaces):
            if army[space]:
                if box.is_inside[space] and not sent_away:
                    intruders += 1.0 / (1.0 + kinds.distance[space])
                else:
                    besiegers += 1
    prey = (table.built[seat] & box.all_furnishings).bit_count()
    found.append(float(besiegers))
    found.append(intruders)
    found.append(intruders * (prey if prey < PREY else PREY))
    found.append(0.0 if out else float(table.siege[seat]))


def add_pending(table: TempleTable, kinds: Kinds, seat: int, out: bool, found: FeatureRow) -> None:
    """What the turn and the pending steps promise: a build, a card to choose."""
    announced = 0.0
    answered = 0.0
    allowed = 0.0
    search = 0.0
    builds = False
    if not out and seat == table.active:
        held: i64 = table.held[seat] & kinds.parts
        builds = held != 0 and held & buildable(table, seat) != 0
    for depth in range(len(table.stack)):
        step = table.stack[-1 - depth]
        if isinstance(step, Build):
            allowed = 1.0 if builds and step.seat == seat else 0.0
            break
        if isinstance(step, BuildFurnishing):
            allowed = float(step.left) if builds and step.seat == seat else 0.0
            break
        if isinstance(step, (SinCheck, SinResponse)):
            if step.seat == seat and builds:
                if table.sin[seat] == NO_CARD:
                    announced = 1.0
                elif table.sin_pending and can_answer(table, seat):
                    answered = 1.0
            break
        if isinstance(step, (Find, ExchangeGive, ExchangeTake, Retrieve)):
            search = 1.0 if step.seat == seat and not out else 0.0
            break
    free = builds and not table.fasting(seat)
    if free and table.grain == BUILD_OPEN and not allowed:
        allowed = 1.0
    found.append(1.0 if free and not table.build_used else 0.0)
    found.append(announced)
    found.append(answered)
    found.append(allowed)
    found.append(search)


def can_answer(table: TempleTable, seat: int) -> bool:
    """May a pending Sin be negated, as far as what lies in play tells?"""
    if table.priest[seat] != GOOD_PRIEST:
        return False
    return table.scapegoat[seat] == ACTIVE or (table.altar[seat] != 0 and not table.unclean[seat])


def add_hand(
    table: TempleTable, kinds: Kinds, seat: int, pile: Pile, out: bool, other_dead: bool, found: FeatureRow
) -> None:
    """Cards in hand that are no parts, by kind, as far as they are of use; the others are spare."""
    counts = [0] * KINDS
    given = table.given if table.given != NO_CARD and table.stack[-1].seat_asked() == seat else NO_CARD
    spare = 0
    for card in table.hand[seat]:
        if card == HIDDEN:
            continue
        if card == given:
            given = NO_CARD
            continue
        kind = kinds.kind[card]
        if kind != NO_KIND:
            counts[kind] = counts[kind] + 1
        elif out:
            spare += 1
    for kind in range(KINDS):
        count = counts[kind]
        if count:
            useful = enough_of(table, seat, kind, pile, out, other_dead)
            if count > useful:
                spare += count - useful
                count = useful
        found.append(float(count))
    found.append(float(spare))


def enough_of(table: TempleTable, seat: int, kind: int, pile: Pile, out: bool, other_dead: bool) -> int:
    """How many cards of a kind a seat can use."""
    box = table.box
    if kind >= SINS:
        return 0 if other_dead else ENOUGH[kind]
    if out and kind < BURNT:
        return 0
    if BURNT <= kind <= GRAIN and other_dead and not (table.priest[seat] == GOOD_PRIEST and table.altar[seat]):
        return 0  # nobody is left to wait for: a card to draw is worth more
    if kind == PROPHET:
        return 1 if table.prophet[seat] == NO_CARD else 0
    if kind == PRIEST:
        return 1 if table.priest[seat] != GOOD_PRIEST else 0
    if kind == ALTAR:
        return 0 if table.altar[seat] else 1
    if kind == LEVITES:
        count = bits(box.all_structures & ~table.built[seat] & ~table.held[seat] & ~pile.lost_cards)
        return count if count < ENOUGH[kind] else ENOUGH[kind]
    if kind == PRAYERS:
        return 1 if pile.lost and table.fast[seat] == NOT_FASTING else 0
    if kind == COOPERATION:
        return 1 if (box.all_furnishings & ~table.built[seat]).bit_count() > 1 else 0
    if kind == GATES:
        count = box.gate_count - table.gates[seat].bit_count()
        return count if count < ENOUGH[kind] else ENOUGH[kind]
    return ENOUGH[kind]


def progress(table: TempleTable) -> float:
    """How much of the Temple stands that is nearer to its end."""
    kinds = kinds_of(table.box)
    first = (table.built[0] & kinds.parts).bit_count()
    second = (table.built[1] & kinds.parts).bit_count()
    return (first if first > second else second) / kinds.all_parts


FEATURES: Final = Features(1, NAMES, look, progress)

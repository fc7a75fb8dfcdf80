"""Every field of the position: what it is, how it starts, how clones keep it and how it is written.

After a change: `ophir fields`.
"""

from __future__ import annotations

from typing import Any

from ophir.engine.errors import BadPosition
from ophir.engine.field_groups import SeatSets, Together
from ophir.engine.fields import (
    ROWS_COPIED,
    ROWS_OF_BYTES,
    ROWS_SHARED,
    SHARED,
    VECTOR,
    Derived,
    Field,
    Json,
    Layout,
    SeatField,
    Setting,
)
from ophir.engine.lists import bits_of
from ophir.engine.piles import SeatPile
from ophir.engine.shapes import (
    MOST,
    Bits,
    ById,
    Flag,
    List,
    Marked,
    Maybe,
    Number,
    Only,
    Scope,
    Seat,
    Secret,
    Word,
    counts,
)
from ophir.games.temple import follows
from ophir.games.temple.deck import known, lay_known
from ophir.games.temple.table import HIDDEN, NO_CARD, NOT_FASTING, SEATS, TempleTable
from ophir.games.temple.winning import ENDS

CARD = Word("card_ids")
SEEN_AS = ("no", "card", "structure", "good")  # UNSEEN, SEEN, A_STRUCTURE, A_GOOD_CARD
MARKS = ("moved", "passed", "raided")


def most_turns(box: Any) -> int:
    """When the game ends at the latest. [11.3]"""
    return SEATS * int(box.max_rounds)


def most_idle_turns(box: Any) -> int:
    """When the game ends if nothing happens. [R82]"""
    return SEATS * int(box.idle_rounds) or MOST


def held(table: TempleTable) -> list[int]:
    return [bits_of(card for card in hand if card != HIDDEN) for hand in table.hand]


def spent(table: TempleTable) -> list[int]:
    return [sum(table.box.spends[card] for card in pile) for pile in table.discard]


def tokens(table: TempleTable) -> list[int]:
    """A player's army tokens stand in the opponent's city or are in supply."""
    return [table.box.tokens - sum(map(bool, table.army[1 - seat])) for seat in range(SEATS)]


def returned(table: TempleTable) -> list[int]:
    return [bits_of(card for card, slots in enumerate(barred) if slots) for barred in table.barred]


class Known(SeatField):
    """What the opponent knows of each card in hand: kept up to the last card of which anything is known."""

    def values(self, table: Any, paths: int) -> list[Any]:
        return [known(table, seat) for seat in range(paths)]

    def check(self, table: Any, scope: Scope, state: Json) -> None:
        for seat, path in enumerate(self.paths(scope)):
            if len(table.seen[seat]) != len(table.hand[seat]) and not isinstance(scope, Setting):  # there it follows
                raise BadPosition(f"state.{path}", "must be as long as the hand")
            lay_known(table, seat, table.seen[seat])


OFFERING = Word("card_ids", only=("is_offering", True))
PROPHET = Word("card_ids", NO_CARD, only=("category", "prophet"))
SIN = Word("card_ids", NO_CARD, only=("category", "sin"))
BUILT: dict[str, Only] = {"structures": ("category", "structure"), "furnishings": ("category", "furnishing")}

LAYOUT = Layout(
    Field("active", Seat(), "whose turn it is; NOBODY during set-up"),
    Field("turns", Number(0, most_turns), "turns finished by both players together"),
    Field("build_used", Flag(), "1 once a build was announced this turn, or a Grain build made"),
    Field("grain", Word(("none", "build_open", "build_made")), "the active player's Grain Offering"),
    Field("good_played", Flag(), "1 once the active player has played a good card this turn [R75]"),
    Field("reward_taken", Flag(), "1 once the reward of this turn's fast was taken"),
    Field("sin_pending", Flag(), "1 while the Sin against the active player waits for an answer"),
    Field("passage_played", Flag(), "1 once a Secret Passage was played in this Military Phase"),
    Field("acted", Flag(), "1 once something happened this turn that makes it no idle turn [R82]"),
    Field("idle_turns", Number(0, most_idle_turns), "idle turns in a row"),
    Together(
        "offering",
        Field("offered", OFFERING, "on the Altar, waiting for answers, or NO_CARD", key="card", start=NO_CARD),
        Field("offerer", Seat(nobody=False), "whose it is", key="player"),
        Field("negated", Flag(), "1 if it is negated"),
    ),
    Field("given", Word("card_ids", NO_CARD), "the card that is being given in an exchange, or NO_CARD"),
    SeatField("hand", List(Secret(CARD, HIDDEN)), "its cards, the older ones first", ROWS_COPIED),
    Derived("held", held, VECTOR, "of each seat: the cards in its hand, as far as they are known, as bits"),
    Known(
        "seen",
        List(Word(SEEN_AS)),
        "what the opponent knows of the older cards in hand, nothing of the rest",
        ROWS_COPIED,
    ),
    SeatPile("draw", "card_ids", HIDDEN, "its draw pile, in the order of the box", start="counts"),
    SeatField("discard", List(CARD), "its discard pile, the latest card last", ROWS_OF_BYTES),
    Derived("spent", spent, VECTOR, "of each seat: its required cards and fasts in the discard pile"),
    SeatField("prophet", PROPHET, "the Prophet in play, or NO_CARD", SHARED),
    SeatField("king_david", Flag(), "1 if in play", SHARED),
    SeatField("king_solomon", Flag(), storage=SHARED),
    SeatField("priest", Word(("none", "good", "evil")), "what lies in the slot", SHARED),
    SeatField("unclean", Flag(), "1 if its Priest is unclean", SHARED),
    SeatField("altar", Flag(), "1 if in play", SHARED),
    SeatField("bad_offerings", Flag(), "1 if Bad Offerings lies on its Altar", SHARED),
    SeatField("scapegoat", Word(("none", "inactive", "active")), storage=SHARED),
    SeatField("fast", Maybe(Number(0, "fast_reward"), NOT_FASTING), "how far its fast has come", SHARED),
    SeatField("sin", SIN, "the Sin that lies against it, or NO_CARD", SHARED),
    SeatSets("built", "card_ids", BUILT, "its Structures and Furnishings in play as bits"),
    SeatField("gates", Bits("gate_ids"), "its guarded gates as bits", SHARED),
    SeatField("siege", Number(0, "siege_reward"), "how far the siege of its city has come", SHARED),
    SeatField("army", ById("space_ids", Marked(MARKS)), "by space: the opponent's army", ROWS_SHARED, key="armies"),
    Derived("tokens", tokens, SHARED, "of each seat: its army tokens in supply"),
    # By card seen on its way to the draw pile: so many of the oldest hand cards aren't it.
    SeatField("barred", counts("card_ids", least=1), storage=ROWS_SHARED, key="returned"),
    Derived("returned", returned, SHARED, "of each seat: the cards with an entry in `barred`, as bits"),
    Together(
        "promise",
        # Of these cards one is in the hand, as the announcement of a build tells, among the oldest so many.
        SeatField("promise", Bits("card_ids"), "promised cards as bits", SHARED, key="cards"),
        SeatField("promise_slots", Number(1), storage=SHARED, key="slots"),
    ),
    Field("ends", Bits(ENDS), "the end conditions that held, as bits"),
    Field("winner", Seat(), "who played the Filling of the Holy of Holies"),
    follows.Decks(),
    follows=follows,
)

"""Every field of the position: what it is, how it starts, how clones keep it and how it is written.

After a change: `ophir fields`.
"""

from __future__ import annotations

from typing import Any

from ophir.engine.field_groups import SeatSets, Together
from ophir.engine.fields import ROWS_COPIED, ROWS_OF_BYTES, ROWS_SHARED, SHARED, Derived, Field, Layout, SeatField
from ophir.engine.piles import SeatPile
from ophir.engine.shapes import MOST, Bits, ById, Flag, List, Marked, Maybe, Number, Seat, Secret, Word, counts
from ophir.games.temple import follows
from ophir.games.temple.table import HIDDEN, NO_CARD, NOT_FASTING, SEATS, TempleTable
from ophir.games.temple.winning import ENDS

CARD = Word("card_ids")


def most_turns(box: Any) -> int:
    """When the game ends at the latest. [11.3]"""
    return SEATS * int(box.max_rounds)


def most_idle_turns(box: Any) -> int:
    """When the game ends if nothing happens. [R82]"""
    return SEATS * int(box.idle_rounds) or MOST


def tokens(table: TempleTable) -> list[int]:
    """A player's army tokens stand in the opponent's city or are in supply."""
    return [table.box.tokens - sum(map(bool, table.army[1 - seat])) for seat in range(SEATS)]


def returned(table: TempleTable) -> list[int]:
    return [sum(1 << card for card, slots in enumerate(barred) if slots) for barred in table.barred]


LAYOUT = Layout(
    Field("active", Seat(), "whose turn it is; NOBODY during set-up", follows=follows.active),
    Field("turns", Number(0, most_turns), "turns finished by both players together", follows=follows.turns),
    Field("build_used", Flag(), "1 once a build was announced this turn, or a Grain build made"),
    Field(
        "grain",
        Word(("none", "build_open", "build_made")),
        "the active player's Grain Offering: NO_GRAIN, BUILD_OPEN or BUILD_MADE",
    ),
    Field(
        "good_played",
        Flag(),
        "1 once the active player has played a good card this turn [R75]",
        follows=follows.good_played,
    ),
    Field("reward_taken", Flag(), "1 once the reward of this turn's fast was taken"),
    Field("sin_pending", Flag(), "1 while the Sin against the active player waits for an answer"),
    Field(
        "passage_played",
        Flag(),
        "1 once a Secret Passage was played in this Military Phase",
        follows=follows.passage_played,
    ),
    Field(
        "acted", Flag(), "1 once something happened this turn that makes it no idle turn [R82]", follows=follows.acted
    ),
    Field("idle_turns", Number(0, most_idle_turns), "idle turns in a row"),
    Together(
        "offering",
        Field(
            "offered",
            Word("card_ids", only=("is_offering", True)),
            "the offering on the Altar that waits for answers, or NO_CARD",
            key="card",
            start=NO_CARD,
        ),
        Field("offerer", Seat(nobody=False), "whose it is", key="player"),
        Field("negated", Flag(), "1 if it is negated"),
    ),
    Field("given", Word("card_ids", NO_CARD), "the card that is being given in an exchange, or NO_CARD"),
    SeatField("hand", List(Secret(CARD, HIDDEN)), "of each seat: its cards, the older ones first", ROWS_COPIED),
    SeatField(
        "seen",
        List(Word(("no", "card", "structure", "good"))),
        "of each card in hand what the opponent knows: UNSEEN, SEEN, A_STRUCTURE or A_GOOD_CARD",
        ROWS_COPIED,
    ),
    SeatPile("draw", "card_ids", HIDDEN, "of each seat: its draw pile, in the order of the box", start="counts"),
    SeatField("discard", List(CARD), "of each seat: its discard pile, the latest card last", ROWS_OF_BYTES),
    SeatField(
        "prophet",
        Word("card_ids", NO_CARD, only=("category", "prophet")),
        "of each seat: the Prophet in play, or NO_CARD",
        SHARED,
    ),
    SeatField("king_david", Flag(), "of each seat: 1 if in play", SHARED),
    SeatField("king_solomon", Flag(), storage=SHARED),
    SeatField(
        "priest",
        Word(("none", "good", "evil")),
        "of each seat's slot: NO_PRIEST, GOOD_PRIEST or EVIL_PRIEST",
        SHARED,
    ),
    SeatField("unclean", Flag(), "of each seat: 1 if its Priest is unclean", SHARED),
    SeatField("altar", Flag(), "of each seat: 1 if in play", SHARED),
    SeatField("bad_offerings", Flag(), "of each seat: 1 if Bad Offerings lies on its Altar", SHARED),
    SeatField(
        "scapegoat", Word(("none", "inactive", "active")), "of each seat: NO_SCAPEGOAT, INACTIVE or ACTIVE", SHARED
    ),
    SeatField(
        "fast",
        Maybe(Number(0, "fast_reward"), NOT_FASTING),
        "of each seat: how far its fast has come, or NOT_FASTING",
        SHARED,
    ),
    SeatField(
        "sin",
        Word("card_ids", NO_CARD, only=("category", "sin")),
        "of each seat: the Sin that lies against it, or NO_CARD",
        SHARED,
    ),
    SeatSets(
        "built",
        "card_ids",
        {"structures": ("category", "structure"), "furnishings": ("category", "furnishing")},
        "of each seat: its Structures and Furnishings in play as bits",
    ),
    SeatField("gates", Bits("gate_ids"), "of each seat: its guarded gates as bits", SHARED),
    SeatField(
        "siege",
        Number(0, "siege_reward"),
        "of each seat: how far the siege of its city has come, 0 if there is none",
        SHARED,
    ),
    SeatField(
        "army",
        ById("space_ids", Marked(("moved", "passed", "raided"))),
        "of each seat's city by space: the opponent's army there as bits, 0 if there is none",
        ROWS_SHARED,
        key="armies",
    ),
    Derived("tokens", tokens, SHARED, "of each seat: its army tokens in supply"),
    SeatField(
        "barred",
        counts("card_ids", least=1),
        "of each seat by card seen on its way to the draw pile: so many of the oldest hand cards aren't it",
        ROWS_SHARED,
        key="returned",
    ),
    Derived("returned", returned, SHARED, "of each seat: the cards with an entry in `barred`, as bits"),
    Together(
        "promise",
        SeatField(
            "promise",
            Bits("card_ids"),
            "of each seat: cards of which, as its announcement tells, one is in the hand, as bits",
            SHARED,
            key="cards",
        ),
        SeatField(
            "promise_slots",
            Number(1),
            "of each seat: among how many cards, counted from the oldest",
            SHARED,
            key="slots",
        ),
    ),
    Field("ends", Bits(ENDS), "the end conditions that held, as bits"),
    Field("winner", Seat(), "who played the Filling of the Holy of Holies"),
    follows.Decks(),
)

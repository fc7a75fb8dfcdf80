"""The position: everything that lies on the table, as named numbers and lists of numbers.

Lists over seats come first: `hand[seat]` is a list of cards. What lies on a player's side is kept under that player's
seat, the opponent's cards and armies included: `siege[seat]` is the siege of that player's city. A draw pile has no
order, only contents: a card drawn is picked by chance from what is left, which for everybody is the same thing.
A hand is kept in the order in which its cards came, as far as the opponent can follow it, because what is known about
them depends on it.

Lists that change seldom are never changed in place but replaced by a new list (`engine/lists.py`), so that a clone can
share them. `clone` shows which they are: it copies the others. Of `army` and `barred` it copies the outer list only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ophir.engine.game import Outcome, Position

if TYPE_CHECKING:
    from ophir.games.temple.box import Box

SEATS: Final = 2
NO_CARD: Final = -1
HIDDEN: Final = -2  # a card that this view may not know

NO_PRIEST: Final = 0
GOOD_PRIEST: Final = 1
EVIL_PRIEST: Final = 2

NO_SCAPEGOAT: Final = 0
INACTIVE: Final = 1
ACTIVE: Final = 2

NOT_FASTING: Final = -1

NO_GRAIN: Final = 0
BUILD_OPEN: Final = 1  # active, and its build not yet made
BUILD_MADE: Final = 2

# What the opponent knows about a card in hand.
UNSEEN: Final = 0
SEEN: Final = 1
A_STRUCTURE: Final = 2
A_GOOD_CARD: Final = 3

# An army on a space, as bits; all but the first are about this Military Phase.
ARMY: Final = 1
MOVED: Final = 2
PASSED: Final = 4  # used a Secret Passage
RAIDED: Final = 8  # used a Destruction card


class TempleTable(Position):
    """A position of Solomon's Temple."""

    __slots__ = (
        "acted",
        "active",
        "altar",
        "army",
        "bad_offerings",
        "barred",
        "box",
        "build_used",
        "built",
        "discard",
        "draw",
        "draw_size",
        "ends",
        "fast",
        "gates",
        "given",
        "good_played",
        "grain",
        "hand",
        "idle_turns",
        "king_david",
        "king_solomon",
        "negated",
        "offered",
        "offerer",
        "passage_played",
        "priest",
        "promise",
        "promise_slots",
        "prophet",
        "returned",
        "reward_taken",
        "scapegoat",
        "seen",
        "siege",
        "sin",
        "sin_pending",
        "tokens",
        "turns",
        "unclean",
        "winner",
    )

    box: Box
    active: int  # whose turn it is; NOBODY during set-up
    turns: int  # turns finished by both players together
    build_used: int  # 1 once a build was announced this turn, or a Grain build made
    grain: int  # the active player's Grain Offering: NO_GRAIN, BUILD_OPEN or BUILD_MADE
    good_played: int  # 1 once the active player has played a good card this turn [R75]
    reward_taken: int  # 1 once the reward of this turn's fast was taken
    sin_pending: int  # 1 while the Sin against the active player waits for an answer
    passage_played: int  # 1 once a Secret Passage was played in this Military Phase
    acted: int  # 1 once something happened this turn that makes it no idle turn [R82]
    idle_turns: int  # idle turns in a row
    offered: int  # the offering on the Altar that waits for answers, or NO_CARD
    offerer: int  # whose it is
    negated: int  # 1 if it is negated
    given: int  # the card that is being given in an exchange, or NO_CARD
    ends: int  # the end conditions that held, as bits
    winner: int  # who played the Filling of the Holy of Holies
    prophet: list[int]  # of each seat: the Prophet in play, or NO_CARD
    king_david: list[int]  # of each seat: 1 if in play
    king_solomon: list[int]
    priest: list[int]  # of each seat's slot: NO_PRIEST, GOOD_PRIEST or EVIL_PRIEST
    unclean: list[int]  # of each seat: 1 if its Priest is unclean
    altar: list[int]  # of each seat: 1 if in play
    bad_offerings: list[int]  # of each seat: 1 if Bad Offerings lies on its Altar
    scapegoat: list[int]  # of each seat: NO_SCAPEGOAT, INACTIVE or ACTIVE
    fast: list[int]  # of each seat: how far its fast has come, or NOT_FASTING
    sin: list[int]  # of each seat: the Sin that lies against it, or NO_CARD
    built: list[int]  # of each seat: its Structures and Furnishings in play as bits
    gates: list[int]  # of each seat: its guarded gates as bits
    siege: list[int]  # of each seat: how far the siege of its city has come, 0 if there is none
    tokens: list[int]  # of each seat: its army tokens in supply
    draw_size: list[int]
    promise: list[int]  # of each seat: cards of which, as its announcement tells, one is in the hand, as bits
    promise_slots: list[int]  # of each seat: among how many cards, counted from the oldest
    returned: list[int]  # of each seat: the cards with an entry in `barred`, as bits
    army: list[list[int]]  # of each seat's city by space: the opponent's army there as bits, 0 if there is none
    hand: list[list[int]]  # of each seat: its cards, the older ones first
    seen: list[list[int]]  # of each card in hand what the opponent knows: UNSEEN, SEEN, A_STRUCTURE or A_GOOD_CARD
    draw: list[list[int]]  # of each seat's draw pile by card: how many
    discard: list[list[int]]  # of each seat: its discard pile, the latest card last
    barred: list[
        list[int]
    ]  # of each seat by card seen on its way to the draw pile: so many of the oldest hand cards aren't it

    def __init__(self) -> None:
        pass

    @property
    def turn(self) -> int:
        return self.active

    @property
    def scores(self) -> list[int]:
        """Structures and Furnishings in play: what an adjudication counts. [11.3]"""
        return [self.built[0].bit_count(), self.built[1].bit_count()]

    def final_outcome(self) -> Outcome:
        from ophir.games.temple.winning import outcome

        return outcome(self)

    def clone(self) -> TempleTable:
        other = TempleTable()
        other.key = self.key
        other.block = self.block
        other.words = self.words
        other.used = self.used
        other.stack = self.stack[:]
        other.open_actions = self.open_actions
        other.events = None
        other.box = self.box
        other.active = self.active
        other.turns = self.turns
        other.build_used = self.build_used
        other.grain = self.grain
        other.good_played = self.good_played
        other.reward_taken = self.reward_taken
        other.sin_pending = self.sin_pending
        other.passage_played = self.passage_played
        other.acted = self.acted
        other.idle_turns = self.idle_turns
        other.offered = self.offered
        other.offerer = self.offerer
        other.negated = self.negated
        other.given = self.given
        other.ends = self.ends
        other.winner = self.winner
        other.prophet = self.prophet
        other.king_david = self.king_david
        other.king_solomon = self.king_solomon
        other.priest = self.priest
        other.unclean = self.unclean
        other.altar = self.altar
        other.bad_offerings = self.bad_offerings
        other.scapegoat = self.scapegoat
        other.fast = self.fast
        other.sin = self.sin
        other.built = self.built
        other.gates = self.gates
        other.siege = self.siege
        other.tokens = self.tokens
        other.draw_size = self.draw_size[:]
        other.promise = self.promise
        other.promise_slots = self.promise_slots
        other.returned = self.returned
        other.army = self.army[:]
        other.hand = [self.hand[0][:], self.hand[1][:]]
        other.seen = [self.seen[0][:], self.seen[1][:]]
        other.draw = [self.draw[0][:], self.draw[1][:]]
        other.discard = [self.discard[0][:], self.discard[1][:]]
        other.barred = self.barred[:]
        return other

    def fasting(self, seat: int) -> bool:
        """Is a seat in the restricted turns of its fast, so that it may play no good card? [8, R40]"""
        return 0 <= self.fast[seat] < self.box.fast_reward

    def armies(self, seat: int) -> int:
        """How many armies of the opponent stand on the board of `seat`."""
        return self.box.tokens - self.tokens[1 - seat]

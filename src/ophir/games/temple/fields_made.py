"""The attributes of a position. Made from fields.py by `ophir fields`. Don't edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ophir.engine.game import Position
from ophir.engine.vectors import Numbers

if TYPE_CHECKING:
    from ophir.games.temple.box import Box


class TempleFields(Position):
    """What lies on the table, and how a clone is made of it."""

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
        "ends",
        "fast",
        "gates",
        "given",
        "good_played",
        "grain",
        "hand",
        "held",
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
        "spent",
        "tokens",
        "turns",
        "unclean",
        "winner",
    )

    box: Box
    active: int  # whose turn it is; NOBODY during set-up
    turns: int  # turns finished by both players together
    build_used: int  # 1 once a build was announced this turn, or a Grain build made
    grain: int  # the active player's Grain Offering
    good_played: int  # 1 once the active player has played a good card this turn [R75]
    reward_taken: int  # 1 once the reward of this turn's fast was taken
    sin_pending: int  # 1 while the Sin against the active player waits for an answer
    passage_played: int  # 1 once a Secret Passage was played in this Military Phase
    acted: int  # 1 once something happened this turn that makes it no idle turn [R82]
    idle_turns: int  # idle turns in a row
    offered: int  # on the Altar, waiting for answers, or NO_CARD
    offerer: int  # whose it is
    negated: int  # 1 if it is negated
    given: int  # the card that is being given in an exchange, or NO_CARD
    hand: list[list[int]]  # its cards, the older ones first
    held: Numbers  # of each seat: the cards in its hand, as far as they are known, as bits
    seen: list[list[int]]  # what the opponent knows of the older cards in hand, nothing of the rest
    draw: list[bytes]  # its draw pile, in the order of the box
    discard: list[bytes]  # its discard pile, the latest card last
    spent: Numbers  # of each seat: its required cards and fasts in the discard pile
    prophet: list[int]  # the Prophet in play, or NO_CARD
    king_david: list[int]  # 1 if in play
    king_solomon: list[int]
    priest: list[int]  # what lies in the slot
    unclean: list[int]  # 1 if its Priest is unclean
    altar: list[int]  # 1 if in play
    bad_offerings: list[int]  # 1 if Bad Offerings lies on its Altar
    scapegoat: list[int]
    fast: list[int]  # how far its fast has come
    sin: list[int]  # the Sin that lies against it, or NO_CARD
    built: list[int]  # its Structures and Furnishings in play as bits
    gates: list[int]  # its guarded gates as bits
    siege: list[int]  # how far the siege of its city has come
    army: list[list[int]]  # by space: the opponent's army
    tokens: list[int]  # of each seat: its army tokens in supply
    barred: list[list[int]]
    returned: list[int]  # of each seat: the cards with an entry in `barred`, as bits
    promise: list[int]  # promised cards as bits
    promise_slots: list[int]
    ends: int  # the end conditions that held, as bits
    winner: int  # who played the Filling of the Holy of Holies

    def __init__(self) -> None:
        pass

    def in_box(self) -> Box:
        return self.box

    def copy_to(self, other: TempleFields) -> None:
        """Make `other` an independent copy, fast."""
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
        other.hand = [self.hand[0][:], self.hand[1][:]]
        other.held = self.held[:]
        other.seen = [self.seen[0][:], self.seen[1][:]]
        other.draw = self.draw[:]
        other.discard = self.discard[:]
        other.spent = self.spent[:]
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
        other.army = self.army[:]
        other.tokens = self.tokens
        other.barred = self.barred[:]
        other.returned = self.returned
        other.promise = self.promise
        other.promise_slots = self.promise_slots
        other.ends = self.ends
        other.winner = self.winner

"""The position: everything that lies on the table, as named numbers and lists of numbers.

Lists over players, goods or cards are flat: the cubes of a seat are `cubes[5 * seat]` to `cubes[5 * seat + 4]`.
A deck has no order, only contents: a card drawn is picked by chance from what is left, which for everybody at the
table is the same thing.

Lists that change seldom are never changed in place but replaced by a new list (`engine/lists.py`), so that a clone can
share them. `clone` shows which they are: it copies the others.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from ophir.engine.actions import Catalogue
from ophir.engine.chance import Chance
from ophir.engine.game import NOBODY, Game, Outcome, Position
from ophir.engine.packs import Pack
from ophir.engine.steps import NOTHING, Choice

if TYPE_CHECKING:
    from ophir.engine.texts import Texts
    from ophir.games.kingdom.box import Box

GOODS: Final = 5
NO_CARD: Final = -1
IN_DECK: Final = -2  # owner of a Building Card that nobody has seen yet
ON_DISPLAY: Final = -1  # owner of a Building Card that lies on the board

# Where points come from, in the order of `KingdomTable.earned`.
START: Final = 0
BUILDINGS: Final = 1
TEMPLE: Final = 2
SPACES: Final = 3
BONUS: Final = 4
FORTUNE: Final = 5
MARKET: Final = 6
HIGH_PRIEST: Final = 7
CUBES: Final = 8
SCORE_SOURCES: Final = (
    "start",
    "buildings",
    "temple",
    "spaces",
    "bonus",
    "fortune",
    "market",
    "high_priest",
    "cubes",
)
SOURCE_COUNT: Final = 9


class KingdomTable(Position):
    """A position of Kingdom of Solomon."""

    __slots__ = (
        "block_owner",
        "bonus_claims",
        "bonus_pawns",
        "bought",
        "box",
        "builder",
        "built_card",
        "card_in_play",
        "card_owner",
        "credits",
        "cubes",
        "deck",
        "deck_size",
        "discard",
        "display",
        "drawer",
        "earned",
        "ends",
        "finished",
        "hand",
        "hand_size",
        "held",
        "held_pool",
        "held_size",
        "high_priest",
        "market",
        "order",
        "passed",
        "pawn",
        "pawns_left",
        "pieces_left",
        "placed",
        "privilege_used",
        "road",
        "roads_left",
        "round",
        "score",
        "site",
        "sold",
        "supply",
        "tokens",
        "transactions",
    )

    box: Box
    round: int
    order: list[int]  # the seats from position 1 to the last
    score: list[int]
    earned: list[int]  # of each seat by source, SOURCE_COUNT a seat; adds up to the score
    supply: list[int]
    cubes: list[int]
    market: list[int]  # of each space of each row: 1 if a cube lies there
    sold: list[int]  # of each seat, this Market Phase: how many cubes of each good
    bought: list[int]
    transactions: list[int]
    passed: list[int]  # of each seat: 1 if out of this Market Phase
    pawn: list[int]  # of each place: whose Pawn stands there
    bonus_pawns: list[int]  # of each Bonus Space: how many
    pawns_left: list[int]
    placed: list[int]  # of each seat: the Resource Spaces of this round as bits
    bonus_claims: int
    site: list[int]  # of each Resource Space: whose piece stands there
    pieces_left: list[int]
    road: list[int]  # of each border: whose Road lies there
    roads_left: int
    card_owner: list[int]
    display: list[int]  # of each slot: the Building Card, or NO_CARD
    built_card: list[int]  # of each seat: 1 if a Building Card was built this round
    block_owner: list[int]  # of each Temple Block, in building order: who built it
    tokens: list[int]
    high_priest: int
    privilege_used: int
    builder: int  # whose building turn it is
    credits: list[int]
    hand: list[int]  # of each seat by Fortune Card; the last row holds cards drawn and not yet sorted
    hand_size: list[int]
    # The part of `hand` that was held at a reshuffle of the discard pile, one block like `hand` for each reshuffle
    # so far; a card counts with the first reshuffle that it was held at.
    held: list[int]
    held_size: list[int]  # of each reshuffle, of each seat
    held_pool: list[int]  # of each reshuffle by card, all hands together: what it is made of is public
    deck: list[int]
    deck_size: int
    discard: list[int]
    drawer: int  # who is sorting drawn cards
    card_in_play: int
    finished: list[int]  # of each seat: 1 once its round end is over
    ends: int  # the end conditions that held, as bits

    def __init__(self) -> None:
        pass

    @property
    def game(self) -> Game:
        from ophir.games.kingdom import GAME

        return GAME

    @property
    def pack(self) -> Pack:
        return self.box.pack

    @property
    def seats(self) -> int:
        return self.box.seats

    @property
    def options(self) -> dict[str, bool | str]:
        return self.box.options

    @property
    def actions(self) -> Catalogue:
        return self.box.actions

    @property
    def turn(self) -> int:
        """Whose open decision is on top of the stack: above it lie only what it led to, and what others do in between.

        Below it may wait the open decisions of those whose turn is yet to come.
        """
        from ophir.games.kingdom.fortune_cards import OpenDecision
        from ophir.games.kingdom.rounds import HandLimit

        for step in self.stack[::-1]:
            if isinstance(step, (OpenDecision, HandLimit)):
                return step.seat
        return NOBODY

    @property
    def scores(self) -> list[int]:
        return self.score

    def score_sources(self) -> list[dict[str, int]]:
        return [
            {
                name: self.earned[SOURCE_COUNT * seat + source]
                for source, name in enumerate(SCORE_SOURCES)
                if self.earned[SOURCE_COUNT * seat + source]
            }
            for seat in range(self.box.seats)
        ]

    def final_outcome(self) -> Outcome:
        from ophir.games.kingdom.final_scoring import outcome

        return outcome(self)

    def clone(self) -> KingdomTable:
        other = KingdomTable()
        other.key = self.key
        other.block = self.block
        other.words = self.words
        other.used = self.used
        other.stack = self.stack[:]
        other.open_actions = self.open_actions
        other.events = None
        other.box = self.box
        other.round = self.round
        other.order = self.order
        other.score = self.score[:]
        other.earned = self.earned[:]
        other.supply = self.supply[:]
        other.cubes = self.cubes[:]
        other.market = self.market[:]
        other.sold = self.sold[:]
        other.bought = self.bought[:]
        other.transactions = self.transactions[:]
        other.passed = self.passed
        other.pawn = self.pawn[:]
        other.bonus_pawns = self.bonus_pawns
        other.pawns_left = self.pawns_left[:]
        other.placed = self.placed[:]
        other.bonus_claims = self.bonus_claims
        other.site = self.site
        other.pieces_left = self.pieces_left
        other.road = self.road
        other.roads_left = self.roads_left
        other.card_owner = self.card_owner
        other.display = self.display
        other.built_card = self.built_card
        other.block_owner = self.block_owner
        other.tokens = self.tokens
        other.high_priest = self.high_priest
        other.privilege_used = self.privilege_used
        other.builder = self.builder
        other.credits = self.credits
        other.hand = self.hand
        other.hand_size = self.hand_size
        other.held = self.held
        other.held_size = self.held_size
        other.held_pool = self.held_pool
        other.deck = self.deck
        other.deck_size = self.deck_size
        other.discard = self.discard
        other.drawer = self.drawer
        other.card_in_play = self.card_in_play
        other.finished = self.finished
        other.ends = self.ends
        return other

    def earn(self, seat: int, vp: int, source: int) -> None:
        """Score points (a purchase scores less than nothing)."""
        self.score[seat] += vp
        self.earned[SOURCE_COUNT * seat + source] += vp

    def cubes_of(self, seat: int) -> list[int]:
        """A seat's cubes, a copy."""
        return self.cubes[GOODS * seat : GOODS * seat + GOODS]

    def cube_count(self, seat: int) -> int:
        """How many cubes a seat holds."""
        return sum(self.cubes_of(seat))

    def pieces_on_sites(self, seat: int) -> int:
        """How many Building pieces of a seat stand on the board."""
        return self.box.pieces - self.pieces_left[seat]

    def seat_order(self) -> list[int]:
        return self.order

    def interrupts(self, seat: int) -> list[int]:
        from ophir.games.kingdom.fortune_cards import playable_out_of_turn

        return playable_out_of_turn(self, seat) if self.stack else NOTHING

    def interrupt_choices(self, seat: int) -> Iterator[Choice]:
        from ophir.games.kingdom.fortune_cards import out_of_turn_choices

        return out_of_turn_choices(self, seat)

    def interrupt(self, seat: int, action: int) -> None:
        from ophir.games.kingdom.fortune_cards import play

        play(self, seat, action - self.box.PLAY)

    def hide_from(self, seat: int) -> None:
        from ophir.games.kingdom.hidden import hide_from

        hide_from(self, seat)

    def imagine(self, seat: int, chance: Chance) -> None:
        from ophir.games.kingdom.hidden import imagine

        imagine(self, seat, chance)

    def names(self, texts: Texts) -> dict[str, str]:
        from ophir.games.kingdom.words import pack_names

        return pack_names(texts, self.box)

    def figures(self, texts: Texts) -> dict[str, object]:
        from ophir.games.kingdom.words import figures

        return figures(texts, self.box)

    def about(self, texts: Texts, kind: str, id: str) -> str:
        from ophir.games.kingdom.words import about

        return about(texts, self.box, kind, id)

    def state_to_json(self) -> dict[str, Any]:
        from ophir.games.kingdom.saves import state_to_json

        return state_to_json(self)

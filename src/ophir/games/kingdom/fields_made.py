"""The attributes of a position. Made from fields.py by `ophir fields`. Don't edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ophir.engine.decks import Deck
from ophir.engine.game import Position
from ophir.engine.vectors import Numbers

if TYPE_CHECKING:
    from ophir.games.kingdom.box import Box


class KingdomFields(Position):
    """What lies on the table, and how a clone is made of it."""

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
        "display",
        "drawer",
        "earned",
        "ends",
        "finished",
        "fortune",
        "high_priest",
        "market",
        "order",
        "passed",
        "pawns_left",
        "pieces_left",
        "placed",
        "privilege_used",
        "road",
        "roads_left",
        "room",
        "round",
        "score",
        "site",
        "sold",
        "stands",
        "supply",
        "tokens",
    )

    box: Box
    round: int
    order: list[int]
    supply: Numbers
    market: int  # spaces with a cube as bits, row by row
    score: Numbers
    earned: Numbers  # points by source
    cubes: Numbers
    pawns_left: Numbers
    placed: Numbers  # the Resource Spaces of this round as bits
    card_owner: list[int]  # who built it, or ON_DISPLAY, or IN_DECK
    built_card: list[int]  # 1 if a Building Card was built this round
    tokens: list[int]
    sold: Numbers  # this Market Phase: how many cubes of each good
    bought: Numbers
    passed: Numbers  # 1 if out of this Market Phase
    finished: list[int]  # 1 once its round end is over
    stands: Numbers  # of each seat: where its Pawns are as bits
    bonus_pawns: list[int]  # of each Bonus Space: how many
    bonus_claims: int
    site: list[int]  # of each Resource Space: whose piece stands there
    pieces_left: list[int]
    room: list[int]  # of each seat: places it may use, Pawns, privilege and limits apart, as bits
    road: list[int]  # of each border: whose Road lies there
    roads_left: int
    display: list[int]  # of each slot: the card, or NO_CARD
    block_owner: list[int]  # of each Temple Block: who built it
    high_priest: int
    privilege_used: int
    builder: int  # whose building turn it is
    credits: Numbers
    fortune: Deck  # its hands are those of the seats
    drawer: int  # who is sorting drawn cards
    card_in_play: int
    ends: int  # the end conditions that held, as bits

    def __init__(self) -> None:
        pass

    def in_box(self) -> Box:
        return self.box

    def copy_to(self, other: KingdomFields) -> None:
        """Make `other` an independent copy, fast."""
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
        other.supply = self.supply[:]
        other.market = self.market
        other.score = self.score[:]
        other.earned = self.earned[:]
        other.cubes = self.cubes[:]
        other.pawns_left = self.pawns_left
        other.placed = self.placed
        other.card_owner = self.card_owner
        other.built_card = self.built_card
        other.tokens = self.tokens
        other.sold = self.sold
        other.bought = self.bought
        other.passed = self.passed
        other.finished = self.finished
        other.stands = self.stands[:]
        other.bonus_pawns = self.bonus_pawns
        other.bonus_claims = self.bonus_claims
        other.site = self.site
        other.pieces_left = self.pieces_left
        other.room = self.room
        other.road = self.road
        other.roads_left = self.roads_left
        other.display = self.display
        other.block_owner = self.block_owner
        other.high_priest = self.high_priest
        other.privilege_used = self.privilege_used
        other.builder = self.builder
        other.credits = self.credits
        other.fortune = self.fortune
        other.drawer = self.drawer
        other.card_in_play = self.card_in_play
        other.ends = self.ends

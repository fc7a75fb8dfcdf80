"""The attributes of a position. Made from fields.py by `ophir fields`. Don't edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ophir.engine.decks import Deck
from ophir.engine.game import Position

if TYPE_CHECKING:
    from ophir.games.wisdom.box import Box


class WisdomFields(Position):
    """What lies on the table, and how a clone is made of it."""

    __slots__ = (
        "acquired",
        "bag",
        "box",
        "built",
        "closed",
        "cubes",
        "current",
        "earned",
        "ends",
        "favor",
        "fortune",
        "holy_drawn",
        "holy_first",
        "holy_workers",
        "houses",
        "houses_left",
        "in_play",
        "kept",
        "market",
        "market_exotics",
        "offer",
        "open_spots",
        "out",
        "own",
        "passed",
        "pending",
        "permanent",
        "roads",
        "set_aside",
        "shortage",
        "stands",
        "starter",
        "supply",
        "tiles",
        "used_tiles",
        "visits",
        "workers_left",
        "year",
    )

    box: Box
    year: int
    current: int  # whose turn it is
    starter: int  # who holds the Starting Player token
    holy_first: int  # who came first to the Holy Place this year
    supply: list[int]
    market: int  # the squares with a cube as bits, one mat after the other
    market_exotics: int  # those of them with an Exotic
    favor: list[int]
    earned: list[int]  # of each party by source, SOURCE_COUNT a party; adds up to its Favor
    cubes: list[int]
    workers_left: list[int]
    passed: list[int]  # of each party: 1 if it places no more this year
    visits: list[int]  # of each party: its workers in each area of Jerusalem
    stands: list[int]  # of each party: the spots with a worker of its
    holy_workers: list[int]  # of each space of the Holy Place: how many
    built: list[int]  # of each party: its Building Cards as bits
    acquired: list[int]  # all built cards; those of one party in the order in which it got them
    offer: list[int]  # of each slot: the Building Card, or NO_CARD
    houses: list[int]  # of each party: its Customs Houses in each Location
    houses_left: list[int]
    own: list[int]  # of each party: the Locations with a house of its as bits
    closed: list[int]  # of each party: the Locations that are closed for it as bits
    open_spots: int  # the Locations with room for another house as bits
    roads: int  # the edges with a road as bits
    shortage: int  # the Locations with a Shortage Tile as bits
    tiles: list[bytes]  # of each party: its Temple Tiles by value
    fortune: Deck  # its hands are those of the seats
    in_play: list[int]  # cards that are being resolved
    pending: list[int]  # of each party: cards that wait for a later worker
    permanent: list[int]  # of each party: cards that work to the end
    kept: list[int]  # of each party: the card it has chosen to keep, until all have chosen
    bag: list[int]  # Jeroboam's tiles in the bag
    used_tiles: list[int]  # those that he used this year
    set_aside: list[int]  # those that he drew in vain this year
    out: list[int]  # those that left the game
    holy_drawn: int  # how many Holy Place tiles he drew this year
    ends: int  # the end conditions that held, as bits

    def __init__(self) -> None:
        pass

    def in_box(self) -> Box:
        return self.box

    def copy_to(self, other: WisdomFields) -> None:
        """Make `other` an independent copy, fast."""
        other.key = self.key
        other.block = self.block
        other.words = self.words
        other.used = self.used
        other.stack = self.stack[:]
        other.open_actions = self.open_actions
        other.events = None
        other.box = self.box
        other.year = self.year
        other.current = self.current
        other.starter = self.starter
        other.holy_first = self.holy_first
        other.supply = self.supply[:]
        other.market = self.market
        other.market_exotics = self.market_exotics
        other.favor = self.favor[:]
        other.earned = self.earned[:]
        other.cubes = self.cubes[:]
        other.workers_left = self.workers_left[:]
        other.passed = self.passed
        other.visits = self.visits[:]
        other.stands = self.stands[:]
        other.holy_workers = self.holy_workers
        other.built = self.built
        other.acquired = self.acquired
        other.offer = self.offer
        other.houses = self.houses
        other.houses_left = self.houses_left
        other.own = self.own
        other.closed = self.closed
        other.open_spots = self.open_spots
        other.roads = self.roads
        other.shortage = self.shortage
        other.tiles = self.tiles[:]
        other.fortune = self.fortune
        other.in_play = self.in_play
        other.pending = self.pending
        other.permanent = self.permanent
        other.kept = self.kept
        other.bag = self.bag
        other.used_tiles = self.used_tiles
        other.set_aside = self.set_aside
        other.out = self.out
        other.holy_drawn = self.holy_drawn
        other.ends = self.ends

"""What lies on the table: plain data, and the few questions that every rule asks of it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from tests.models.talk import Talk, draw
from tests.models.wisdom.cubes import Cubes
from tests.models.wisdom.figures import EXOTIC, Edge, Figures, Record

HUMAN = 0
JEROBOAM = 1  # in a solo game


@dataclass
class Player:
    """One player, or Jeroboam."""

    favor: int
    workers: int  # not yet placed this year
    houses: int  # not yet on the map
    passed: bool = False
    cubes: Cubes = field(default_factory=Counter)
    buildings: list[str] = field(default_factory=list)
    hand: Counter[str] = field(default_factory=Counter)
    pending: Counter[str] = field(default_factory=Counter)  # cards that wait for a later worker of this year
    permanent: Counter[str] = field(default_factory=Counter)
    tiles: list[int] = field(default_factory=list)


@dataclass
class Table:
    """The whole position."""

    figures: Figures
    solo: bool
    ties_to_human: bool
    max_years: int
    counts_as: int  # for which number of players the board is used
    players: list[Player]
    supply: Cubes
    market: dict[str, list[str]]  # on each square of a mat, from the bottom, the good that lies there or ""
    row: dict[str, str]  # by slot, from the bottom of the row to the deck, the building or ""
    building_deck: Counter[str]  # below the card that lies face up on it
    unseen_tiles: Counter[str]  # Temple Tiles on the squares and in the box
    squares: int  # of the temple that still have a tile
    deck: Counter[str]
    discards: Counter[str] = field(default_factory=Counter)
    resolving: list[str] = field(default_factory=list)  # instant cards being carried out
    dealt: dict[int, Counter[str]] = field(default_factory=dict)  # at set-up, until all have chosen
    kept: dict[int, str] = field(default_factory=dict)
    shortages: set[str] = field(default_factory=set)
    houses: dict[str, Counter[int]] = field(default_factory=dict)  # of each Location by seat
    roads: set[Edge] = field(default_factory=set)
    people: dict[str, list[int]] = field(default_factory=dict)  # who stands with Merchant, Trader, Levite, Foreman
    on_land: dict[str, int] = field(default_factory=dict)  # who stands on a Location
    on_building: dict[str, int] = field(default_factory=dict)
    on_holy: dict[str, tuple[int, int]] = field(default_factory=dict)  # who, and with how many workers
    year: int = 1
    turn: int | None = None  # whose worker is resolved
    starting_player: int | None = None
    first_at_holy: int | None = None  # of this year
    ends: list[str] = field(default_factory=list)  # what has triggered the end
    bag: Counter[str] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)
    set_aside: Counter[str] = field(default_factory=Counter)
    gone: Counter[str] = field(default_factory=Counter)  # tiles that have left the game
    holy_drawn: int = 0

    # Seats.

    def clockwise(self, first: int) -> list[int]:
        """All seats, beginning with one."""
        count = len(self.players)
        return [(first + step) % count for step in range(count)]

    def placing(self, seat: int) -> bool:
        """Does a player still place workers this year? [R10]"""
        player = self.players[seat]
        return player.workers > 0 and not player.passed

    # Effects.

    def effects(self, seat: int, kind: str) -> list[Record]:
        """The effects of one kind on the buildings of a player."""
        found = [self.figures.effect(building) for building in self.players[seat].buildings]
        return [effect for effect in found if effect["type"] == kind]

    def sees_no_shortage(self, seat: int) -> bool:
        """Has the player Rain Sent before them?"""
        cards = self.players[seat].permanent
        return any(self.figures.fortune[card]["effect"]["type"] == "ignore_shortage" for card in +cards)

    def waiting(self, seat: int, kind: str) -> str:
        """The pending card of a player with an effect of that kind, or ""."""
        for card in +self.players[seat].pending:
            if self.figures.fortune[card]["effect"]["type"] == kind:
                return card
        return ""

    def use_up(self, seat: int, card: str) -> None:
        """A pending card has served and is discarded."""
        self.players[seat].pending[card] -= 1
        self.discards[card] += 1

    # Cubes.

    def take(self, seat: int, due: Cubes) -> Cubes:
        """A player takes cubes from the supply as far as it reaches."""
        taken: Cubes = Counter()
        for good in self.figures.goods:
            taken[good] = min(due[good], self.supply[good])
        self.supply -= taken
        self.players[seat].cubes += taken
        return taken

    def pay(self, seat: int, cubes: Cubes) -> None:
        """A player returns cubes to the supply."""
        for good, count in cubes.items():
            assert self.players[seat].cubes[good] >= count
        self.players[seat].cubes -= cubes
        self.supply += cubes

    # Cards.

    def can_draw_card(self) -> bool:
        return (self.deck + self.discards).total() > 0

    def draw_cards(self, seat: int, count: int) -> Talk[None]:
        """A player draws Fortune Cards one by one. [section 10, R31]"""
        for _ in range(count):
            if not +self.deck:
                self.deck, self.discards = self.discards, Counter()
            if +self.deck:
                card = yield from draw("fortune", self.deck)
                self.players[seat].hand[card] += 1

    # The end.

    def trigger_end(self, why: str) -> None:
        if why not in self.ends:
            self.ends.append(why)


def lacked(table: Table, seat: int) -> list[str]:
    """The goods of which a player has none, the most valuable first."""
    return [good for good in table.figures.goods if table.players[seat].cubes[good] == 0]


def standard(table: Table, cubes: Cubes) -> Cubes:
    """The part of some cubes that is not Exotic Goods."""
    return Counter({good: count for good, count in cubes.items() if good != EXOTIC and count > 0})

"""The position: everything that lies on the table, as named numbers and lists of numbers.

Lists over parties are flat: the cubes of a party are `cubes[6 * party]` to `cubes[6 * party + 5]`. Decks and the bag
have contents and no order: what is drawn is picked by chance from what is left.

What there is, `fields` declares. Lists that are SHARED there are never changed in place but replaced by a new list
(`engine/lists.py`), so that a clone can share them. A party is a seat, or in solo mode Jeroboam, who has a number after
the only seat and pieces like anybody else.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ophir.engine.outcomes import by_source
from ophir.games.wisdom.fields_made import WisdomFields
from ophir.games.wisdom.goods import GOODS

MOST_PARTIES: Final = 5
NO_CARD: Final = -1
HIDDEN_TILE: Final = 255  # instead of the value of a Temple Tile that a view may not know
JEROBOAM: Final = 1  # his number as a party, in solo mode
PERSON: Final = 0  # who plays against him, and decides what he leaves open [13.8]

# The four areas of Jerusalem, in the order of the data.
MERCHANT: Final = 0
TRADER: Final = 1
LEVITE: Final = 2
FOREMAN: Final = 3
AREAS: Final = 4

# Where Favor comes from, in the order of `WisdomTable.earned`.
START: Final = 0
BUILDINGS: Final = 1
ACTIONS: Final = 2
MARKET: Final = 3
HOLY_PLACE: Final = 4
FORTUNE: Final = 5
TILES: Final = 6
HAND: Final = 7
CUBES: Final = 8
SCORE_SOURCES: Final = (
    "start",
    "buildings",
    "actions",
    "market",
    "holy_place",
    "fortune",
    "tiles",
    "hand",
    "cubes",
)
SOURCE_COUNT: Final = 9


class WisdomTable(WisdomFields):
    """A position of Wisdom of Solomon."""

    __slots__ = ()

    @property
    def turn(self) -> int:
        """Whose worker is being resolved; before the first year nobody's: then all choose, and none has begun."""
        return self.current

    @property
    def scores(self) -> list[int]:
        return self.favor

    def score_sources(self) -> list[dict[str, int]]:
        return by_source(SCORE_SOURCES, self.earned)

    def clone(self) -> WisdomTable:
        other = WisdomTable()
        self.copy_to(other)
        return other

    def seat_order(self) -> list[int]:
        first = max(self.starter, 0) if self.starter < self.box.seats else 0
        return [(first + seat) % self.box.seats for seat in range(self.box.seats)]

    def earn(self, party: i64, favor: i64, source: i64) -> None:
        """Gain Favor (a purchase gains less than nothing)."""
        at: i64 = SOURCE_COUNT * party + source
        self.favor[party] = self.favor[party] + favor
        self.earned[at] = self.earned[at] + favor

    def cubes_of(self, party: int) -> list[int]:
        """A party's cubes, a copy."""
        return self.cubes[GOODS * party : GOODS * party + GOODS]

    def cube_count(self, party: int) -> int:
        """How many cubes a party holds, Exotics included."""
        return sum(self.cubes[GOODS * party : GOODS * party + GOODS])

    def take_cube(self, party: i64, good: i64) -> None:
        """A cube comes from the supply."""
        at: i64 = GOODS * party + good
        self.supply[good] = self.supply[good] - 1
        self.cubes[at] = self.cubes[at] + 1

    def return_cube(self, party: i64, good: i64) -> None:
        """A cube goes to the supply."""
        at: i64 = GOODS * party + good
        self.supply[good] = self.supply[good] + 1
        self.cubes[at] = self.cubes[at] - 1

    def occupied(self) -> int:
        """The spots with a worker as bits: Locations, Holy Place and Building Cards."""
        found: i64 = 0
        for stands in self.stands:
            found |= stands
        return found

    def in_area(self, area: int) -> int:
        """How many workers stand in an area of Jerusalem."""
        found = 0
        for at in range(area, len(self.visits), AREAS):
            found += self.visits[at]
        return found

    def owner_of(self, card: int) -> int:
        """Who built a Building Card, or NO_CARD."""
        for party, cards in enumerate(self.built):
            if cards >> card & 1:
                return party
        return NO_CARD

"""The position: everything that lies on the table, as named numbers and lists of numbers.

Lists over players, goods or cards are flat: the cubes of a seat are `cubes[5 * seat]` to `cubes[5 * seat + 4]`.
A deck has no order, only contents: a card drawn is picked by chance from what is left, which for everybody at the
table is the same thing.

What there is, `fields` declares. Lists that are SHARED there are never changed in place but replaced by a new list
(`engine/lists.py`), so that a clone can share them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ophir.engine.game import NOBODY
from ophir.engine.outcomes import by_source
from ophir.games.kingdom.fields_made import KingdomFields

GOODS: Final = 5
MOST_SEATS: Final = 4
NO_CARD: Final = -1

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
SCORE_SOURCES: Final = ("start", "buildings", "temple", "spaces", "bonus", "fortune", "market", "high_priest", "cubes")
SOURCE_COUNT: Final = 9


class KingdomTable(KingdomFields):
    """A position of Kingdom of Solomon."""

    __slots__ = ()

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
        return list(self.score)

    def score_sources(self) -> list[dict[str, int]]:
        return by_source(SCORE_SOURCES, self.earned)

    def clone(self) -> KingdomTable:
        other = KingdomTable()
        self.copy_to(other)
        return other

    @property
    def pawn(self) -> list[int]:
        """Of each place: whose Pawn stands there."""
        found = [NOBODY] * len(self.box.place_ids)
        for seat in range(self.box.seats):
            places = self.stands[seat]
            for place in range(len(found)):
                if places >> place & 1:
                    found[place] = seat
        return found

    def earn(self, seat: i64, vp: i64, source: i64) -> None:
        """Score points (a purchase scores less than nothing)."""
        at: i64 = SOURCE_COUNT * seat + source
        self.score[seat] = self.score[seat] + vp
        self.earned[at] = self.earned[at] + vp

    def next_in_order(self, seat: int) -> int:
        """Who is up after a seat in this round; NOBODY after the last."""
        later = self.order[self.order.index(seat) + 1 :]
        return later[0] if later else NOBODY

    def cubes_of(self, seat: int) -> list[int]:
        """A seat's cubes, a copy."""
        return list(self.cubes[GOODS * seat : GOODS * seat + GOODS])

    def transactions(self, seat: int) -> int:
        """How many cubes a seat has sold and bought this Market Phase."""
        first: i64 = GOODS * seat
        made: i64 = 0
        for at in range(first, first + GOODS):
            made += self.sold[at] + self.bought[at]
        return made

    def cube_count(self, seat: int) -> int:
        """How many cubes a seat holds."""
        return sum(self.cubes_of(seat))

    def pawns_on_board(self, seat: int) -> int:
        """How many Pawns of a seat stand on the board; on a Bonus Space there may be several."""
        first, after = self.box.first_bonus, self.box.first_card
        places = [place for place, owner in enumerate(self.pawn) if owner == seat]
        return sum(self.bonus_pawns[place - first] if first <= place < after else 1 for place in places)

    def pieces_on_sites(self, seat: int) -> int:
        """How many Building pieces of a seat stand on the board."""
        return self.box.pieces - self.pieces_left[seat]

    def seat_order(self) -> list[int]:
        return self.order

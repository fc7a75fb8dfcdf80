"""The position: everything that lies on the table, as named numbers and lists of numbers.

Lists over parties are flat: the goods of a party are `goods[6 * party]` to `goods[6 * party + 5]`. Piles that nobody
may look into have contents and no order: what is drawn is picked by chance from what is left, which for everybody is
the same thing. What was put under a pile has an order.

What there is, `fields` declares. Lists that are SHARED there are never changed in place but replaced by a new list
(`engine/lists.py`), so that a clone can share them. A party is a seat, or the AI opponent, who has a number after the
seats and pieces like anybody else.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ophir.engine.game import NOBODY, Outcome
from ophir.engine.lists import changed, replaced
from ophir.games.architects.fields_made import ArchitectsFields
from ophir.games.architects.goods import GOODS

NO_CARD: Final = -1
HIDDEN: Final = 255  # instead of the number of a Building card that a view may not know
NOT_YET: Final = -1  # of `last_turns` while the Guildhall has free spaces

# Locations, in the order of the data; those with a circle first.
QUARRY: Final = 0
FOREST: Final = 1
SILVERSMITH: Final = 2
MINES: Final = 3
KINGS_STOREHOUSE: Final = 4
WORKSHOP: Final = 5
TOWN_CENTRE: Final = 6
GUARDHOUSE: Final = 7
TAX_STAND: Final = 8
BLACK_MARKET: Final = 9
GUILDHALL: Final = 10
MOST_PARTIES: Final = 6
CIRCLES: Final = 9
LOCATIONS: Final = 11

# What can be chosen when a Worker is placed: a location, with the alternative where it has several. [D6]
AT_QUARRY: Final = 0
AT_FOREST: Final = 1
AT_SILVERSMITH: Final = 2
MINE_CLAY: Final = 3
MINE_GOLD: Final = 4
AT_STOREHOUSE: Final = 5
WORKSHOP_HIRE: Final = 6
WORKSHOP_DRAW: Final = 7
AT_TOWN_CENTRE: Final = 8
AT_GUARDHOUSE: Final = 9
AT_TAX_STAND: Final = 10
MARKET_SMALL: Final = 11
MARKET_HIRE: Final = 12
MARKET_DRAW: Final = 13
MARKET_LARGE: Final = 14
AT_GUILDHALL: Final = 15
PLACEMENTS: Final = 16

# Spaces of the Black Market.
SMALL: Final = 0
MIDDLE: Final = 1
LARGE: Final = 2
SPACES: Final = 3

# What makes Apprentices and boards give something, for the tables of the box; the locations follow the last two.
CATHEDRAL_ADVANCE: Final = 0
DEBT_PAID: Final = 1
DEBT_GAINED: Final = 2
CONSTRUCT: Final = 3
SEND_CAPTURED: Final = 4
VIRTUE_LOST: Final = 5
APPRENTICE_GAINED: Final = 6
PLACE_AT_PROFITEER: Final = 7
RESET_AT_PRINCESS: Final = 8
RESET_AT_PROFITEER: Final = 9
RESET_NOBODY_IN_PRISON: Final = 10
RESET: Final = 11
ACTION_AT: Final = 12
PLACE_AT: Final = 23
WHENS: Final = 34

# What a board can do, as bits.
GOLD_IS_MARBLE: Final = 1
NO_DISCARD: Final = 2
BUILDS_CHEAPER: Final = 4
PRINCESS_WORKS: Final = 8
ANY_VIRTUE_CATHEDRAL: Final = 16
ANY_VIRTUE_MARKET: Final = 32

# What a party's Apprentices and board come to, in the rows of `able`: sets of bits, then sums.
ABLE_SKILLS: Final = 0
REPLACES: Final = 1  # basic resources that Influence replaces
GIVES: Final = 2  # when they give something
POWERS: Final = 3
SETS: Final = 4
IGNORED_TAX: Final = 4
APPRENTICE_LIMIT: Final = 5
AVOIDS_DEBT: Final = 6  # the Silver for it
SAVES_INFLUENCE: Final = 7  # the Silver for each point
CHEAPER_CAPTURES: Final = 8
CHEAPER_MARKET: Final = 9
CHEAPER_HIRE: Final = 10
LESS_MARKET_VIRTUE: Final = 11
LESS_TAX_VIRTUE: Final = 12
RELEASES: Final = 13
VIRTUAL_WORKERS: Final = 14  # at each circle location
ABLE: Final = 23


__all__ = ["NOBODY", "ArchitectsTable"]


class ArchitectsTable(ArchitectsFields):
    """A position of Architects of the West Kingdom."""

    __slots__ = ()

    @property
    def turn(self) -> int:
        """Whose turn it is; others may be asked in it."""
        return self.current

    @property
    def scores(self) -> list[int]:
        from ophir.games.architects.end_of_game import scores

        return scores(self)

    def score_sources(self) -> list[dict[str, int]]:
        from ophir.games.architects.end_of_game import score_sources

        return [score_sources(self, party) for party in range(self.box.players)]

    def final_outcome(self) -> Outcome:
        from ophir.games.architects.end_of_game import outcome

        return outcome(self)

    def clone(self) -> ArchitectsTable:
        other = ArchitectsTable()
        self.copy_to(other)
        return other

    def seat_order(self) -> list[int]:
        first = max(self.current if self.current < self.box.seats else self.starter, 0)
        return [(first + seat) % self.box.seats for seat in range(self.box.seats)]

    def next_party(self, party: int) -> int:
        """Who sits to the left; an AI opponent sits behind the last person in turn order. [R50]"""
        return self.box.clockwise[self.starter][party][1]

    def clockwise_from(self, party: int) -> list[int]:
        """Everybody, from one on. Don't change the list."""
        return self.box.clockwise[self.starter][party]

    def add_good(self, party: i64, good: i64, count: i64) -> None:
        """So many more of a good, or less."""
        at: i64 = GOODS * party + good
        self.goods[at] = self.goods[at] + count

    def goods_of(self, party: int) -> list[int]:
        """A party's goods, a copy."""
        return list(self.goods[GOODS * party : GOODS * party + GOODS])

    def add_workers(self, party: i64, place: i64, count: i64) -> None:
        """So many more Workers at a circle location, or less."""
        at: i64 = CIRCLES * party + place
        self.workers[at] = self.workers[at] + count

    def board_number(self, seat: int) -> int:
        """Where a seat's board stands in the tables of the box, after the Apprentices."""
        return self.box.first_board + self.board[seat]

    def count_abilities(self, seat: i64) -> None:
        """The seat's Apprentices or its board have changed."""
        row = self.box.able_row(self.board[seat], self.apprentices[seat])
        able = self.able[:]
        figure: i64
        for figure in range(ABLE):
            able[ABLE * seat + figure] = row[figure]
        self.able = able

    def add_abilities(self, seat: i64, card: int) -> None:
        """The seat has one Apprentice more."""
        row = self.box.able[card]
        able = self.able[:]
        for figure in self.box.figures_of[card]:
            at: i64 = ABLE * seat + figure
            able[at] = able[at] | row[figure] if figure < SETS else able[at] + row[figure]
        self.able = able

    def total_of(self, seat: i64, figure: i64) -> i64:
        """What the own Apprentices and the board come to in one of the figures of `able`."""
        return self.able[ABLE * seat + figure]

    def gives(self, seat: i64, when: i64) -> bool:
        """Do the own Apprentices or the board give something then?"""
        return self.able[ABLE * seat + GIVES] >> when & 1 != 0

    def can(self, seat: i64, power: i64) -> bool:
        """Has the seat's board this power?"""
        return self.able[ABLE * seat + POWERS] & power != 0

    def princess(self) -> int:
        """The location of the Princess, or NO_CARD."""
        return self.box.princess_at[self.consequence] if self.consequence >= 0 else NO_CARD

    def profiteer(self) -> int:
        """The location of the Profiteer, or NO_CARD."""
        return self.box.profiteer_at[self.consequence] if self.consequence >= 0 else NO_CARD

    def wonder_here(self, party: i64, place: i64) -> bool:
        """Has the party a Wonder of its own at a location?"""
        return self.wonder_at[place] == party

    def is_special(self, seat: i64, place: i64) -> bool:
        """Does a Worker bring the seat something at a circle location before its action, or may it count twice?"""
        if self.wonder_at[place] == seat or self.able[ABLE * seat + GIVES] >> PLACE_AT + place & 1:
            return True
        return self.consequence >= 0 and self.box.profiteer_at[self.consequence] == place

    def put_wonder(self, wonder: int, place: int) -> None:
        """A Wonder gets its place."""
        self.wonder_place = changed(self.wonder_place, wonder, place)
        self.wonder_at = replaced(self.wonder_at, place, self.wonder_owner[wonder])

    def effective_workers(self, party: i64, place: i64, extra: i64 = 0) -> i64:
        """Own Workers at a location and what counts as such; `extra` is an own Wonder that is to. [2]"""
        able = self.able
        row: i64 = ABLE * party
        found = self.workers[CIRCLES * party + place] + able[row + VIRTUAL_WORKERS + place] + extra
        if able[row + POWERS] & PRINCESS_WORKS and self.princess() == place:
            found += 1
        return found

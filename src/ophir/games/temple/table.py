"""The position: everything that lies on the table, as named numbers and lists of numbers.

Lists over seats come first: `hand[seat]` is a list of cards. What lies on a player's side is kept under that player's
seat, the opponent's cards and armies included: `siege[seat]` is the siege of that player's city. A draw pile has no
order, only contents: a card drawn is picked by chance from what is left, which for everybody is the same thing.
A hand is kept in the order in which its cards came, as far as the opponent can follow it, because what is known about
them depends on it.

What there is, `fields` declares. Lists that are SHARED there are never changed in place but replaced by a new list
(`engine/lists.py`), so that a clone can share them; of those that are ROWS_SHARED or ROWS_OF_BYTES, the rows.
"""

from __future__ import annotations

from typing import Final

from ophir.games.temple.fields_made import TempleFields

SEATS: Final = 2
NO_CARD: Final = -1
HIDDEN: Final = 255  # a card that this view may not know

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

STAR: Final = 0  # the face of the die, of `die_faces`

# An army on a space, as bits; all but the first are about this Military Phase.
ARMY: Final = 1
MOVED: Final = 2
PASSED: Final = 4  # used a Secret Passage
RAIDED: Final = 8  # used a Destruction card


class TempleTable(TempleFields):
    """A position of Solomon's Temple."""

    __slots__ = ()

    @property
    def turn(self) -> int:
        return self.active

    @property
    def scores(self) -> list[int]:
        """Structures and Furnishings in play: what an adjudication counts. [11.3]"""
        return [self.built[0].bit_count(), self.built[1].bit_count()]

    def clone(self) -> TempleTable:
        other = TempleTable()
        self.copy_to(other)
        return other

    def fasting(self, seat: int) -> bool:
        """Is a seat in the restricted turns of its fast, so that it may play no good card? [8, R40]"""
        return 0 <= self.fast[seat] < self.box.fast_reward

    def armies(self, seat: int) -> int:
        """How many armies of the opponent stand on the board of `seat`."""
        return self.box.tokens - self.tokens[1 - seat]

    def score_sources(self) -> list[dict[str, int]]:
        """Of what each Temple consists so far."""
        parts = (("structures", self.box.all_structures), ("furnishings", self.box.all_furnishings))
        found = [{name: (built & cards).bit_count() for name, cards in parts} for built in self.built]
        return [{name: count for name, count in its.items() if count} for its in found]

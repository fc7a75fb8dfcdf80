"""Paying in cubes: Exotics stand in for anything, some cards waive a cube, a surcharge is of any type. [2, 6.4, 6.5]

A *bill* is a list of cubes that are named, so many more of any type, and so many cubes that are waived. A handful
settles it with nothing to spare just if it is as large as what is left of the bill, and the named cubes that it lacks
are not more than its Exotics and the cubes waived.
"""

from __future__ import annotations

from mypy_extensions import i64

from ophir.engine.steps import Closed, Decision
from ophir.games.wisdom.goods import BITS, EXOTIC, FIRST_STANDARD, GOOD_IDS, GOODS
from ophir.games.wisdom.table import WisdomTable


def is_owned(table: WisdomTable, party: int, cards: list[tuple[int, int]]) -> int:
    """What those of these cards that a party has built come to; of each card its figure is given."""
    total = 0
    built = table.built[party]
    for card, figure in cards:
        if built >> card & 1:
            total += figure
    return total


def can_pay(table: WisdomTable, party: int, cost: list[int], any_type: int, waived: int) -> bool:
    """Can a party settle a bill?"""
    own: i64 = GOODS * party
    cubes = table.cubes
    lacking: i64 = -waived
    size: i64 = any_type - waived
    held: i64 = cubes[own]
    for good in range(FIRST_STANDARD, GOODS):
        wanted = cost[good]
        has = cubes[own + good]
        held += has
        size += wanted
        if wanted > has:
            lacking += wanted - has
    size += cost[EXOTIC]
    return lacking + cost[EXOTIC] <= cubes[own] and size <= held


def missing(table: WisdomTable, party: int, cost: list[int]) -> list[int]:
    """The named cubes of a bill that a party lacks."""
    own = GOODS * party
    return [max(0, wanted - table.cubes[own + good]) for good, wanted in enumerate(cost)]


def handfuls(table: WisdomTable, party: int, cost: list[int], any_type: int, waived: int) -> list[int]:
    """All handfuls of a party's cubes that settle a bill with nothing to spare, each as one number."""
    size = sum(cost) + any_type - waived
    if size <= 0:
        return [0]
    found: list[int] = []
    _extend(found, table.cubes_of(party), cost, size, waived, GOODS - 1, 0, 0)
    return found


def _extend(
    found: list[int], cubes: list[int], cost: list[int], left: int, waived: int, good: int, handful: int, lacking: int
) -> None:
    """Choose how many cubes of a type, from the last to the Exotics; `lacking` are the named cubes left out so far."""
    if good == EXOTIC:
        short = max(0, cost[EXOTIC] - left)
        if left <= cubes[EXOTIC] and lacking + short - waived <= left - (cost[EXOTIC] - short):
            found.append(handful | left)
        return
    if lacking - waived > cubes[EXOTIC]:
        return
    wanted = cost[good]
    for count in range(min(cubes[good], left) + 1):
        short = wanted - count if count < wanted else 0
        _extend(found, cubes, cost, left - count, waived, good - 1, handful | count << BITS * good, lacking + short)


def pay(table: WisdomTable, party: int, cubes: list[int]) -> None:
    """Return cubes to the supply."""
    own: i64 = GOODS * party
    held = table.cubes
    supply = table.supply
    for good in range(GOODS):
        count = cubes[good]
        if count:
            held[own + good] = held[own + good] - count
            supply[good] = supply[good] + count


class Payment(Decision[WisdomTable]):
    """With which cubes a bill is paid: any handful that settles it with nothing to spare, each offered once."""

    __slots__ = ()

    def bills(self, table: WisdomTable) -> list[list[int]]:
        """The named cubes of each way to pay."""
        raise AssertionError(f"{self!r} has no price")

    def any_type(self, table: WisdomTable) -> int:
        """How many cubes of any type come on top."""
        return 0

    def waived(self, table: WisdomTable) -> int:
        """How many cubes need not be paid."""
        return 0

    def settled(self, table: WisdomTable, cubes: list[int]) -> None:
        """What happens once the cubes are in the supply."""
        raise AssertionError(f"{self!r} buys nothing")

    def legal(self, table: WisdomTable) -> list[int]:
        box = table.box
        any_type = self.any_type(table)
        waived = self.waived(table)
        found: list[int] = []
        for cost in self.bills(table):
            if can_pay(table, self.seat, cost, any_type, waived):
                for handful in handfuls(table, self.seat, cost, any_type, waived):
                    number = box.pay_of[handful] if handful else box.STOP
                    if number not in found:
                        found.append(number)
        return found

    def take(self, table: WisdomTable, action: int) -> None:
        cubes = [0] * GOODS if action == table.box.STOP else table.box.paid_by[action]
        pay(table, self.seat, cubes)
        self.settled(table, cubes)


def why_not_paid(table: WisdomTable, party: int, cost: list[int], any_type: int, waived: int, rule: str) -> Closed:
    """Why a bill can't be settled: the named cubes that are missing, or too few cubes in all."""
    lacking = missing(table, party, cost)
    goods = {GOOD_IDS[good]: count for good, count in enumerate(lacking) if count}
    more = sum(cost) + any_type - waived - table.cube_count(party)
    return Closed("closed-cannot-pay", rule, good=goods, lacking=len(goods), more=max(0, more))

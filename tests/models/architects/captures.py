"""Captures: of the Town Centre and of cards. [7.4, section 10; D16]"""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.models.architects import words
from tests.models.architects.gains import gain_virtue, lose_virtue
from tests.models.architects.paying import Price, ignored_tax, pay, plans
from tests.models.architects.table import Table
from tests.models.talk import Talk, choose

Group = tuple[str, int]  # where, whose


@dataclass
class Raid:
    """The captures of one action: from where they have come so far, and which figures have taken notice."""

    places: set[str] = field(default_factory=set)
    noticed: set[str] = field(default_factory=set)


def groups(table: Table, raid: Raid) -> list[Group]:
    """Every group that the location limit allows."""
    most: int = table.figures.setup["capture_locations"][len(table.players) - 2]
    found = []
    for place, workers in table.circles.items():
        if place in raid.places or len(raid.places) < most:
            found += [(place, owner) for owner in sorted(workers) if workers[owner]]
    return found


def take_group(table: Table, seat: int, raid: Raid, group: Group) -> Talk[None]:
    """Captured Workers go onto the board of the capturer, one's own to supply. [R11, R33]"""
    place, owner = group
    count = table.circles[place].pop(owner)
    raid.places.add(place)
    if owner == seat:
        table.players[seat].supply += count
        return
    table.players[seat].captured[owner] += count
    if place == table.princess and "princess" not in raid.noticed:
        raid.noticed.add("princess")
        yield from lose_virtue(table, seat, table.figures.wonder_rules["figure_virtue"])
    if place == table.profiteer and "profiteer" not in raid.noticed:
        raid.noticed.add("profiteer")
        yield from gain_virtue(table, seat, table.figures.wonder_rules["figure_virtue"])


def price_of_capture(table: Table, seat: int, number: int, saved: int) -> Price:
    """The first costs Tax, further ones Silver, of which the Conspirators save some in all. [R10]"""
    costs = table.figures.locations["town_centre"]["action"]
    if number == 0:
        return Price(tax=max(0, costs["first_tax"] - ignored_tax(table, seat)))
    silver: int = costs["further_silver"]
    return Price(silver=max(0, silver * number - saved) - max(0, silver * (number - 1) - saved))


def town_centre(table: Table, seat: int, workers: int) -> Talk[None]:
    """Up to so many captures as there are effective workers."""
    raid = Raid()
    saved = table.discount(seat, "town_centre", "silver")
    for number in range(workers):
        price = price_of_capture(table, seat, number, saved)
        if not plans(table, table.players[seat], seat, price):
            return
        answers: dict[str, Group | None] = {words.capture(table, *group): group for group in groups(table, raid)}
        if not answers:
            return
        answers[words.STOP] = None
        group = yield from choose(seat, "D16", answers)
        if group is None:
            return
        yield from pay(table, seat, price)
        yield from take_group(table, seat, raid, group)


def free_captures(table: Table, seat: int, count: int) -> Talk[None]:
    """Captures of a card cost nothing and are made as far as possible. [R9, R28]"""
    raid = Raid()
    for _ in range(count):
        answers = {words.capture(table, *group): group for group in groups(table, raid)}
        if not answers:
            return
        group = yield from choose(seat, "D23", answers)
        yield from take_group(table, seat, raid, group)

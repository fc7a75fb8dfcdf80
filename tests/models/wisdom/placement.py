"""Placing a worker. [6.1; D3]"""

from __future__ import annotations

from tests.models.talk import Talk, choose
from tests.models.wisdom import building_cards, foreman, holy_place, levite, trader, visits, words
from tests.models.wisdom.land import closed, resolve_location
from tests.models.wisdom.table import Table


def free_space(table: Table, person: str) -> bool:
    """Has the Merchant, Trader, Levite or Foreman a space that is in use and empty?"""
    in_use = [space for space in table.figures.spaces[person] if space <= table.counts_as]
    return len(table.people[person]) < len(in_use)


def may_visit(table: Table, seat: int, person: str) -> bool:
    """[R8]"""
    if not free_space(table, person):
        return False
    match person:
        case "trader":
            return bool(trader.giveable(table, seat, most_exotic=0))
        case "levite":
            return levite.possible(table, seat, others=len(table.people["levite"]))
        case "foreman":
            return bool(foreman.on_offer(table, seat))
    return True


def may_use_building(table: Table, seat: int, building: str) -> bool:
    return (
        building_cards.has_worker_space(table, building)
        and building not in table.on_building
        and building_cards.performable(table, seat, building)
    )


def placements(table: Table, seat: int) -> list[str]:
    """Every place where the player may put a worker."""
    inherits = bool(table.waiting(seat, "enter_opponent"))
    found = [person for person in table.people if may_visit(table, seat, person)]
    for location in table.figures.locations:
        if location not in table.on_land and (inherits or not closed(table, location, seat)):
            found.append(location)
    for owner, player in enumerate(table.players):
        if owner == seat or inherits:
            found += [building for building in player.buildings if may_use_building(table, seat, building)]
    if holy_place.is_open(table):
        found += [spot for spot in table.figures.holy if spot not in table.on_holy]
    return found


def place_worker(table: Table, seat: int) -> Talk[None]:
    """One turn of a player who still places workers."""
    places = placements(table, seat)
    player = table.players[seat]
    if not places:
        player.passed = True  # [R10]
        return
    place = yield from choose(seat, "D3", {words.place(place): place for place in places})
    if place in table.figures.holy:
        yield from holy_place.enter(table, seat, place)
        return
    player.workers -= 1
    if place in table.people:
        yield from visit(table, seat, place)
    elif place in table.figures.locations:
        if closed(table, place, seat):
            table.use_up(seat, table.waiting(seat, "enter_opponent"))
        table.on_land[place] = seat
        yield from resolve_location(table, seat, place, repeated=False)
    else:
        if place not in player.buildings:
            table.use_up(seat, table.waiting(seat, "enter_opponent"))
        table.on_building[place] = seat
        yield from building_cards.perform(table, seat, place)


def visit(table: Table, seat: int, person: str) -> Talk[None]:
    others = len(table.people[person])
    table.people[person].append(seat)
    match person:
        case "merchant":
            yield from visits.merchant(table, seat)
        case "trader":
            yield from visits.trade(table, seat)
        case "levite":
            yield from levite.visit(table, seat, others)
        case "foreman":
            yield from foreman.visit(table, seat)

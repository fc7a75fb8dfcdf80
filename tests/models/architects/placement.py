"""Placing a Worker: which placements are legal, and what comes with one. [section 6; D6 to D9]"""

from __future__ import annotations

import copy
from collections import Counter
from dataclasses import dataclass

from tests.models.architects import captures, guardhouse, guildhall, locations, market, words, workshop
from tests.models.architects.contributions import contribute
from tests.models.architects.gains import gain, gain_influence
from tests.models.architects.paying import plans
from tests.models.architects.table import Player, Table
from tests.models.talk import Talk, choose


@dataclass(frozen=True)
class Choice:
    """A placement: the location, and what is done there if it offers several things."""

    place: str
    what: str = ""


def gains_of_placing(table: Table, seat: int, place: str) -> list[dict[str, int]]:
    """What comes at once. [6.2, step 1]"""
    found = [trigger["gain"] for trigger in table.triggers(seat, "place_at", location=place)]
    if place == table.profiteer:
        found += [trigger["gain"] for trigger in table.triggers(seat, "place_at_profiteer")]
    return found


def more(purse: Player, table: Table, goods: dict[str, int]) -> None:
    """Add goods to a purse that is only imagined."""
    purse.silver += goods.get("silver", 0)
    purse.influence = min(table.figures.influence["max"], purse.influence + goods.get("influence", 0))


def visits(table: Table, seat: int, place: str) -> list[str]:
    """What an own Wonder here offers. [D7]"""
    return ["extra_worker", "influence"] if table.own_wonder(seat, place) else [""]


def after_visit(table: Table, purse: Player, seat: int, place: str, visit: str) -> list[Choice]:
    """What can be done with a purse after a choice of D7 and with the Profiteer's Influence. [R67]"""
    purse = copy.copy(purse)
    if visit == "influence":
        more(purse, table, {"influence": table.figures.wonder_rules["visit_influence"]})
    if place == table.profiteer:
        more(purse, table, {"influence": table.figures.wonder_rules["profiteer_influence"]})
    return possible(table, purse, seat, place, visit == "extra_worker")


def alternatives(table: Table, seat: int, place: str) -> list[Choice]:
    """The legal placements at a location, before the Worker is placed. [6.1]"""
    ahead = copy.copy(table)
    if place in table.circles:
        ahead.circles = {**table.circles, place: table.circles[place] + Counter([seat])}
    purse = copy.copy(table.players[seat])
    for goods in gains_of_placing(table, seat, place):
        more(purse, table, goods)
    found: list[Choice] = []
    for visit in visits(table, seat, place):
        found += [one for one in after_visit(ahead, purse, seat, place, visit) if one not in found]
    return found


def possible(table: Table, purse: Player, seat: int, place: str, extra: bool) -> list[Choice]:
    """What can be done at a location where the Worker stands."""
    workers = table.effective_workers(seat, place, extra) if place in table.circles else 0
    match place:
        case "mines":
            least = table.figures.locations["mines"]["action"]["workers_per_gold"]
            return [Choice(place, "clay")] + ([Choice(place, "gold")] if workers >= least else [])
        case "workshop":
            hires = workshop.in_reach(table, purse, seat, workers)
            return [Choice(place, "draw")] + ([Choice(place, "hire")] if hires else [])
        case "town_centre":
            price = captures.price_of_capture(table, seat, 0, 0)
            return [Choice(place)] if plans(table, purse, seat, price) else []
        case "guardhouse":
            return [Choice(place)] if guardhouse.possible(table, purse, seat) else []
        case "tax_stand":
            return [Choice(place)] if table.tax else []
        case "black_market":
            return [Choice(place, what) for what in market.possible(table, purse, seat)]
        case "guildhall":
            return [Choice(place)] if guildhall.projects(table, purse, seat) else []
    return [Choice(place)]


def legal(table: Table, seat: int) -> list[Choice]:
    """Every legal placement."""
    return [choice for place in table.figures.locations for choice in alternatives(table, seat, place)]


def take_turn(table: Table, seat: int) -> Talk[None]:
    """T1 and T2."""
    choice = yield from choose(seat, "D6", by_text(legal(table, seat)))
    yield from place_worker(table, seat, choice)


def by_text(choices: list[Choice]) -> dict[str, Choice]:
    return {words.place(choice.place, choice.what): choice for choice in choices}


def place_by_card(table: Table, seat: int, place: str) -> Talk[None]:
    """An extra placement, which fizzles without a Worker or if it would be illegal. [R29]"""
    if not table.players[seat].supply:
        return
    answers = by_text(alternatives(table, seat, place))
    if answers:
        choice = yield from choose(seat, "D6", answers)
        yield from place_worker(table, seat, choice)


def place_worker(table: Table, seat: int, choice: Choice) -> Talk[None]:
    """All five steps of 6.2."""
    table.players[seat].supply -= 1
    if choice.place == "guildhall":
        yield from guildhall.visit(table, seat)
    elif choice.place == "black_market":
        yield from market.visit(table, seat, choice.what)
    else:
        table.circles[choice.place][seat] += 1
        yield from at_circle(table, seat, choice)


def at_circle(table: Table, seat: int, choice: Choice) -> Talk[None]:
    place = choice.place
    for goods in gains_of_placing(table, seat, place):
        yield from gain(table, seat, goods)
    extra = yield from visit_wonder(table, seat, choice)
    owed = place == table.profiteer
    if owed and (yield from profiteer_now(table, seat, choice, extra)):
        yield from gain_influence(table, seat, table.figures.wonder_rules["profiteer_influence"])
        owed = False
    may_contribute = place == table.princess and not (yield from contribute(table, seat))
    left = possible(table, table.players[seat], seat, place, extra)
    if choice not in left and left:
        choice = left[0]  # the Workshop's draw, the only other alternative there can be [R74]
    if left:
        workers = table.effective_workers(seat, place, extra)
        yield from act(table, seat, choice, workers)
    if owed:
        yield from gain_influence(table, seat, table.figures.wonder_rules["profiteer_influence"])
    if may_contribute:
        yield from contribute(table, seat)


def act(table: Table, seat: int, choice: Choice, workers: int) -> Talk[None]:
    """The action of a circle location."""
    match choice.place:
        case "kings_storehouse":
            yield from locations.storehouse(table, seat, workers)
        case "workshop":
            yield from workshop.visit(table, seat, workers, choice.what)
        case "town_centre":
            yield from captures.town_centre(table, seat, workers)
        case "guardhouse":
            yield from guardhouse.visit(table, seat, workers)
        case "tax_stand":
            yield from locations.tax_stand(table, seat)
        case _:
            yield from locations.gather(table, seat, choice.place, choice.what, workers)
    for trigger in table.triggers(seat, "action_at", location=choice.place):
        yield from gain(table, seat, trigger["gain"])


def visit_wonder(table: Table, seat: int, choice: Choice) -> Talk[bool]:
    """Does the own Wonder here count as a Worker? If not, it brings Influence. [D7]"""
    if not table.own_wonder(seat, choice.place):
        return False
    place, purse = choice.place, table.players[seat]
    ways = [one for one in visits(table, seat, place) if choice in after_visit(table, purse, seat, place, one)]
    way = yield from choose(seat, "D7", {words.visit(one): one for one in ways})
    if way == "influence":
        yield from gain_influence(table, seat, table.figures.wonder_rules["visit_influence"])
    return way == "extra_worker"


def profiteer_now(table: Table, seat: int, choice: Choice, extra: bool) -> Talk[bool]:
    """Is the Profiteer's Influence gained before the action? [D8]"""
    player = table.players[seat]
    if player.influence == 0 or choice not in possible(table, player, seat, choice.place, extra):
        return True
    return (yield from choose(seat, "D8", words.NOW_OR_LATER))

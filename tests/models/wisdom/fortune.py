"""Fortune Cards, played at the end of a visit to a Merchant or Trader. [section 10; D5]"""

from __future__ import annotations

from collections import Counter

from tests.models.talk import Talk, choose
from tests.models.wisdom import foreman, levite, market, trader, visits, words
from tests.models.wisdom.cubes import Cubes
from tests.models.wisdom.figures import Record
from tests.models.wisdom.gains import gain, remove_shortage
from tests.models.wisdom.land import resolve_location, shortage_stops, yield_of
from tests.models.wisdom.table import Table


def effect_of(table: Table, card: str) -> Record:
    effect: Record = table.figures.fortune[card]["effect"]
    return effect


def playable(table: Table, seat: int, card: str) -> bool:
    """[R30]"""
    match effect_of(table, card)["type"]:
        case "remove_shortage":
            return bool(table.shortages)
        case "collect_adjacent":
            return seat in table.on_land.values()
        case "repeat_worker":
            return bool(repeatable(table, seat))
        case "exotic_instead" | "enter_opponent" | "double_land":
            return table.players[seat].workers > 0
    return True


def may_play(table: Table, seat: int) -> Talk[None]:
    """No card, or one playable card from hand. [R29]"""
    player = table.players[seat]
    answers: dict[str, str] = {words.NO_CARD: ""}
    for card in table.figures.fortune:
        if player.hand[card] and playable(table, seat, card):
            answers[words.play(card)] = card
    card = yield from choose(seat, "D5", answers)
    if not card:
        return
    player.hand[card] -= 1
    match table.figures.fortune[card]["timing"]:
        case "pending":
            player.pending[card] += 1
        case "permanent":
            player.permanent[card] += 1
        case _:
            table.resolving.append(card)  # it lies apart until it is carried out [R56]
            yield from carry_out(table, seat, effect_of(table, card))
            table.resolving.remove(card)
            table.discards[card] += 1


def carry_out(table: Table, seat: int, effect: Record) -> Talk[None]:
    """An instant card. Its cubes are not collected by a worker. [R35]"""
    match effect["type"]:
        case "gain":
            yield from gain(table, seat, effect["gain"], may_replace=False)
        case "market_transactions":
            yield from market.transactions(table, seat, effect["amount"])
        case "remove_shortage":
            yield from remove_shortage(table, seat)
            yield from gain(table, seat, effect["gain"], may_replace=False)
        case "collect_adjacent":
            yield from dwell_in_unity(table, seat, effect["max_resources"])
        case "repeat_worker":
            yield from found_wisdom(table, seat)


def dwell_in_unity(table: Table, seat: int, most: int) -> Talk[None]:
    """Cubes from the neighbors of one's own worker, whoever has workers or houses there. [R39; D20]"""
    standing = [place for place in table.figures.locations if table.on_land.get(place) == seat]
    chosen = yield from choose(seat, "D20", {words.dwell(place): place for place in standing})
    left: dict[str, Cubes] = {}
    for place in table.figures.neighbors(chosen):
        left[place] = Counter() if shortage_stops(table, seat, place) else yield_of(table, place)
    for _ in range(most):
        answers: dict[str, tuple[str, str] | None] = {words.STOP: None}
        for place, cubes in left.items():
            for good in +cubes:
                if table.supply[good]:
                    answers[words.collect(place, good)] = (place, good)
        taken = yield from choose(seat, "D20", answers)
        if taken is None:
            return
        place, good = taken
        left[place][good] -= 1
        table.take(seat, Counter([good]))


def repeatable(table: Table, seat: int) -> list[str]:
    """Where the player has a worker that can be resolved again. [R33]"""
    found = []
    for person, workers in table.people.items():
        if seat in workers and possible_again(table, seat, person):
            found.append(person)
    return found + [place for place in table.figures.locations if table.on_land.get(place) == seat]


def possible_again(table: Table, seat: int, person: str) -> bool:
    match person:
        case "trader":
            return bool(trader.giveable(table, seat, most_exotic=0))
        case "levite":
            return levite.possible(table, seat, others=len(table.people["levite"]) - 1)
        case "foreman":
            return bool(foreman.on_offer(table, seat))
    return True


def found_wisdom(table: Table, seat: int) -> Talk[None]:
    """One's own worker is resolved again as if just placed. [R29, R33, R34; D19]"""
    place = yield from choose(seat, "D19", {words.repeat(place): place for place in repeatable(table, seat)})
    match place:
        case "merchant":
            yield from visits.merchant(table, seat)
        case "trader":
            yield from visits.trade(table, seat, may_replace=False)
        case "levite":
            yield from levite.visit(table, seat, others=len(table.people["levite"]) - 1)
        case "foreman":
            yield from foreman.visit(table, seat)
        case _:
            yield from resolve_location(table, seat, place, repeated=True)

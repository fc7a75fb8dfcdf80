"""The steps of Scheme cards. [15.2 to 15.7]"""

from __future__ import annotations

from tests.models.architects import ai_gains
from tests.models.architects.ai_conditions import (
    can_work_on_cathedral,
    from_marker,
    largest_opposing_group,
    marble_for,
    wonder_to_build,
)
from tests.models.architects.captures import Raid, take_group
from tests.models.architects.contributions import put_on_spot
from tests.models.architects.figures import Record
from tests.models.architects.gains import gain, release, release_captured, send_captured
from tests.models.architects.table import Table
from tests.models.talk import Talk


def workers_at(table: Table, place: str) -> int:
    """Its own Wonder always counts as a Worker."""
    if place not in table.circles:
        return 0
    return table.circles[place][table.ai] + table.own_wonder(table.ai, place)


def times(table: Table, place: str, step: Record) -> int:
    return workers_at(table, place) * int(step["per_worker"])


def possible(table: Table, place: str, step: Record) -> bool:
    """Can an entry of `first_available` be carried out now?"""
    match step["op"]:
        case "send_captured":
            return table.players[table.ai].captured.total() > 0
        case "captures":
            return largest_opposing_group(table) > 0
        case "gain_per_worker":
            return workers_at(table, place) >= int(step.get("min_workers", 0))
        case "construct_wonder":
            return bool(wonder_to_build(table))
        case "work_cathedral":
            return can_work_on_cathedral(table)
        case "gain":
            return True
    raise AssertionError(step)


def carry_out(table: Table, place: str, step: Record) -> Talk[None]:
    ai = table.ai
    match step["op"]:
        case "gain":
            yield from gain(table, ai, step["gain"])
        case "lose":
            ai_gains.lose_virtue(table, step["lose"]["virtue"])
        case "gain_per_worker":
            if possible(table, place, step):
                count = step.get("base", 0) + workers_at(table, place) // step["each"]
                yield from gain(table, ai, {good: count * each for good, each in step["gain"].items()})
        case "captures":
            yield from make_captures(table, times(table, place, step))
        case "guardhouse_actions":
            yield from guardhouse(table, times(table, place, step))
        case "black_market":
            yield from black_market(table, place)
        case "contribute":
            yield from contribute(table)
        case "future_scheme":
            future_scheme(table, step["count"])
        case "take_tax":
            silver, table.tax = table.tax, 0
            ai_gains.gain_silver(table, silver)
        case "add_tax":
            table.tax += step["amount"]
        case "remove_apprentices":
            yield from remove_apprentices(table)
        case "send_captured":
            yield from send_captured(table, ai)
        case "construct_wonder":
            yield from construct_wonder(table)
        case "work_cathedral":
            yield from work_on_cathedral(table)
        case "first_available":
            first = next((one for one in step["of"] if possible(table, place, one)), None)
            if first:
                yield from carry_out(table, place, first)
        case "next_scheme":
            pass  # after the card
        case op:
            raise AssertionError(op)


def priority(table: Table) -> list[str]:
    """Circle locations, the Princess's first."""
    listed = [table.princess if one == "princess" else one for one in table.figures.ai_capture["priority"]]
    return [place for place in listed if place]


def make_captures(table: Table, count: int) -> Talk[None]:
    """One group of the largest after the other, from any locations. [15.4, R52]"""
    raid = Raid()
    while count > 0 and largest_opposing_group(table):
        largest = largest_opposing_group(table)
        place = next(
            one for one in priority(table) if any(table.circles[one][seat] == largest for seat in table.people)
        )
        targets = [seat for seat in table.people if table.circles[place][seat] == largest]
        if count >= len(targets):
            count -= len(targets)
        else:
            count = 0  # all of them in spite of it
        for seat in targets:
            yield from take_group(table, table.ai, raid, (place, seat))
    if raid.places:
        table.tax += table.figures.ai_capture["tax_per_capture_event"]


def guardhouse(table: Table, count: int) -> Talk[None]:
    """[15.5]"""
    player, figures = table.players[table.ai], table.figures.ai_guardhouse
    for _ in range(count):
        if player.prison:
            release(table, table.ai)
        elif player.captured.total():
            yield from send_captured(table, table.ai)
        elif table.own_captured(table.ai):
            release_captured(table, table.ai)
            table.tax += figures["release_captured_tax"]
        elif player.unpaid:
            player.unpaid -= 1
            player.paid += 1
            table.tax += figures["pay_debt_tax"]
            ai_gains.gain(table, figures["pay_debt_gain"])
        else:
            future_scheme(table, 1)


def free_space(table: Table) -> str:
    """The space of the Black Market that it takes, "" if all are taken. [15.6]"""
    order: list[str] = table.figures.ai_market["default_order"]
    return next((space for space in order if space not in table.market), "")


def black_market(table: Table, space: str) -> Talk[None]:
    """The gains of the space that it has just taken."""
    spared = [power for power in table.powers(table.ai, "no_virtue_loss") if power["where"] == "black_market"]
    if not spared:
        ai_gains.lose_virtue(table, table.figures.ai_market["virtue_loss"])
    goods = table.figures.ai_market[space]
    ai_gains.gain(table, {"marble": goods["marble"]})
    future_scheme(table, goods.get("future_scheme", 0))
    if "remove_apprentices" in goods:
        yield from remove_apprentices(table)


def future_scheme(table: Table, count: int) -> None:
    """Cards of the Future pile go unseen to the discards. [15.7]"""
    for _ in range(count):
        if table.future:
            table.future -= 1
            table.discards_unseen += 1
        else:
            ai_gains.gain(table, table.figures.conversions["future_scheme_when_pile_empty"])


def remove_apprentices(table: Table) -> Talk[None]:
    """The column that the marker selects."""
    column = table.marker
    if not table.wow:
        column = min(column, table.figures.adaptation["apprentice_column_max"] - 1)
    yield from table.clear_column(column)


def contribute(table: Table) -> Talk[None]:
    """On the first free spot from the marker on, out of the supply. [R58, R72]"""
    free = [good for good in from_marker(table) if good not in table.contributed]
    if table.contribution and free:
        put_on_spot(table, free[0])
        yield from gain(table, table.ai, table.figures.contributions[table.contribution]["contribution"][free[0]])


def construct_wonder(table: Table) -> Talk[None]:
    """[15.3]"""
    wonder = wonder_to_build(table)
    if not wonder:
        return
    player, record = table.players[table.ai], table.figures.wonders[wonder]
    player.influence -= record["influence"]
    player.goods["marble"] -= marble_for(table, wonder)
    table.tax += record["tax"]
    table.on_wonder[wonder] = 0
    table.wonder_owner[wonder] = table.ai
    ai_gains.gain_virtue(table, table.figures.wonder_rules["build_virtue"])
    sites = table.figures.opponents[table.opponent]["wonder_priority"]
    table.wonder_at[next(place for place in sites if place not in table.wonder_at)] = wonder
    yield from meddle(table)


def work_on_cathedral(table: Table) -> Talk[None]:
    if can_work_on_cathedral(table):
        table.players[table.ai].cathedral += 1
        ai_gains.gain_virtue(table, 1)
        yield from meddle(table)


def meddle(table: Table) -> Talk[None]:
    for trigger in table.triggers(table.ai, "wonder_or_cathedral"):
        yield from make_captures(table, trigger["captures"])

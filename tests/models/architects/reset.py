"""The Black Market Reset. [section 13; D27, D28]"""

from __future__ import annotations

from collections import Counter

from tests.models.architects import ai_gains, words
from tests.models.architects.figures import Record
from tests.models.architects.gains import gain, lose_virtue, take_debt
from tests.models.architects.hiring import hire_any
from tests.models.architects.table import Table
from tests.models.talk import Talk, choose, draw


def reset(table: Table, active: int) -> Talk[None]:
    """All steps; in each the players come clockwise from the active one."""
    order = table.clockwise(active)
    for seat in table.market.values():
        table.players[seat].prison += 1
    table.market.clear()
    yield from turn_market_card(table)
    if table.wow:
        yield from with_the_figures(table, order)
    yield from reset_effects(table, order)
    for seat in order:
        if table.players[seat].prison >= table.figures.reset["prison_limit"]:
            yield from lose_virtue(table, seat, table.figures.reset["virtue_loss"])
    most = max(player.prison for player in table.players)
    for seat in [one for one in order if most and table.players[one].prison == most]:
        for _ in range(table.figures.reset["debts"]):
            yield from take_debt(table, seat)


def with_the_figures(table: Table, order: list[int]) -> Talk[None]:
    """Steps 3 to 8, by the Consequence card that has been in force."""
    card = table.figures.contributions[table.consequence]
    for seat in order:
        yield from apprentices_at_figures(table, seat)
    yield from meet_profiteer(table, order, card["profiteer"])
    yield from meet_princess(table, order, card["princess"])
    for good in table.contributed:
        wonder = next(one for one, record in table.figures.wonders.items() if record["resource"] == good)
        if wonder not in table.wonder_owner:
            table.on_wonder[wonder] += 1
    table.contributed = set()
    yield from turn_contribution_card(table)


def same_side(table: Table, card: str) -> list[str]:
    """The market cards whose Small side looks the same."""
    side = table.figures.market_cards[card]["small"]
    return [one for one, record in table.figures.market_cards.items() if record["small"] == side]


def turn_market_card(table: Table) -> Talk[None]:
    """Step 2. Which of the cards that look alike it was shows when it is turned. [R32]"""
    if table.small_top:
        alike = Counter(one for one in same_side(table, table.small_top) if table.small[one])
        card = yield from draw("market", alike)
        table.small[card] -= 1
        table.large.append(card)
    else:
        table.small, table.large = Counter(table.large), []
    yield from show_small_side(table)


def show_small_side(table: Table) -> Talk[None]:
    table.small_top = ""
    if +table.small:
        card = yield from draw("market", table.small.copy())
        table.small_top = same_side(table, card)[0]


def apprentices_at_figures(table: Table, seat: int) -> Talk[None]:
    """Step 3: Street Urchin and Aristocrat."""
    for trigger in table.triggers(seat, "reset", step=3):
        place = table.princess if trigger["condition"] == "own_worker_at_princess" else table.profiteer
        if table.circles[place][seat]:
            yield from gain(table, seat, trigger["gain"])


def meet_profiteer(table: Table, order: list[int], card: Record) -> Talk[None]:
    """Step 4: once for each player there, then every Worker there goes to Prison. [R41]"""
    for seat in order:
        if table.circles[table.profiteer][seat]:
            yield from gain(table, seat, card["step"].get("gain", {}))
            yield from lose_virtue(table, seat, card["step"].get("lose", {}).get("virtue", 0))
    table.imprison(table.profiteer)


def meet_princess(table: Table, order: list[int], card: Record) -> Talk[None]:
    """Step 5: all who have the most Workers there. [R42]"""
    there = table.circles[table.princess]
    most = max(there.values(), default=0)
    for seat in [one for one in order if most and there[one] == most]:
        yield from reward(table, seat, card)


def reward(table: Table, seat: int, card: Record) -> Talk[None]:
    """One of the alternatives that are possible; a free hire may be declined. [D28, R69, R73]"""
    options = card.get("choice", [card.get("reward")])
    answers = {
        words.option(table.consequence, which): one
        for which, one in enumerate(options, 1)
        if can_take(table, seat, one)
    }
    if not answers:
        return
    if table.players[seat].is_ai:
        goods = next(iter(answers.values()))  # left goes before right
        for good, count in goods.items():
            ai_gains.gain_one(table, good, count)
        return
    goods = yield from choose(seat, "D28", answers)
    if "hire_apprentice" in goods:
        yield from hire_any(table, seat, "D28", may_decline=True)
    else:
        yield from gain(table, seat, goods)


def can_take(table: Table, seat: int, goods: Record) -> bool:
    player = table.players[seat]
    if "destroy_debt" in goods:
        return player.unpaid > 0
    return "hire_apprentice" not in goods or player.is_ai or bool(table.face_up())


def turn_contribution_card(table: Table) -> Talk[None]:
    """Steps 7 and 8. [R31]"""
    if not table.contribution:
        table.contributions = Counter(list(table.figures.contributions))
        table.seen_contributions = []
        table.contribution = yield from draw("contribution", table.contributions)
    table.consequence = yield from draw("contribution", Counter([table.contribution]))  # no two have the same front
    table.seen_contributions.append(table.consequence)
    card = table.figures.contributions[table.consequence]
    table.princess, table.profiteer = card["princess"]["location"], card["profiteer"]["location"]
    table.contribution = ""
    if +table.contributions:
        table.contribution = yield from draw("contribution", table.contributions)


def reset_effects(table: Table, order: list[int]) -> Talk[None]:
    """Step 9: releases first, so that Squires see them; the order of the rest does not matter."""
    for seat in order:
        player = table.players[seat]
        effects = table.triggers(seat, "reset", step=9)
        most = min(player.prison, sum(effect.get("release_from_prison", 0) for effect in effects))
        if most:
            count = yield from choose(seat, "D27", {words.release(count): count for count in range(most + 1)})
            player.prison -= count
            player.supply += count
        for effect in effects:
            free = effect.get("condition") != "no_own_workers_in_prison" or not player.prison
            if "gain" in effect and free:
                yield from gain(table, seat, effect["gain"])

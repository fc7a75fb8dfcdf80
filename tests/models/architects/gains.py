"""Gaining and losing. [section 9]"""

from __future__ import annotations

from tests.models.architects import ai_gains, words
from tests.models.architects.figures import Record
from tests.models.architects.paying import Price, pay, plans
from tests.models.architects.table import RESOURCES, Table
from tests.models.talk import Talk, choose, draw

ORDER = (
    *RESOURCES,
    *("silver", "virtue", "influence", "building_card", "reward_card", "debt", "destroy_debt", "hire_apprentice"),
    *("release_from_prison", "tax"),
)  # [section 19]


def gain(table: Table, seat: int, goods: Record) -> Talk[None]:
    """A table of goods is taken as a whole; what cannot be done is dropped. [R73]"""
    assert {*goods} <= {*ORDER}, goods
    for good in ORDER:
        if good in goods:
            yield from gain_one(table, seat, good, goods[good])


def gain_one(table: Table, seat: int, good: str, count: int) -> Talk[None]:
    player = table.players[seat]
    if player.is_ai:
        ai_gains.gain_one(table, good, count)
        return
    match good:
        case "silver":
            player.silver += count
        case "virtue":
            yield from gain_virtue(table, seat, count)
        case "influence":
            yield from gain_influence(table, seat, count)
        case "building_card":
            yield from draw_plans(table, seat, count)
        case "reward_card":
            for _ in range(count):
                yield from take_reward(table, seat)
        case "debt":
            for _ in range(count):
                yield from take_debt(table, seat)
        case "destroy_debt":
            player.unpaid -= min(count, player.unpaid)
        case "release_from_prison":
            release(table, seat)
        case _:
            assert good in RESOURCES, good
            player.goods[good] += count


def release(table: Table, seat: int) -> None:
    """All own Workers come back from Prison."""
    player = table.players[seat]
    player.supply += player.prison
    player.prison = 0


def gain_virtue(table: Table, seat: int, count: int) -> Talk[None]:
    """Every point above the top may destroy an unpaid Debt instead. [D24, R23]"""
    player = table.players[seat]
    for _ in range(count):
        if player.is_ai:
            ai_gains.gain_virtue(table, 1)
        elif player.virtue < table.figures.virtue["max"]:
            player.virtue += 1
        elif player.unpaid and (yield from choose(seat, "D24", words.DESTROY_OR_KEEP)):
            player.unpaid -= 1


def lose_virtue(table: Table, seat: int, count: int) -> Talk[None]:
    """Point by point: Influence may be lost instead, and below the bottom there are Debts. [D25, R46, R65]"""
    player = table.players[seat]
    for _ in range(count):
        if player.is_ai:
            ai_gains.lose_virtue(table, 1)
            continue
        if (yield from avoid_loss(table, seat)):
            continue
        if player.virtue > 0:
            player.virtue -= 1
            for trigger in table.triggers(seat, "virtue_lost"):
                yield from gain(table, seat, trigger["gain"])
        else:
            yield from take_debt(table, seat)


def avoid_loss(table: Table, seat: int) -> Talk[bool]:
    """Is a point of Virtue kept by Influence? [D25; Louis D26, R45]"""
    if not table.wow:
        return False
    price = Price(influence=table.figures.instead["virtue"])
    if not plans(table, table.players[seat], seat, price):
        return False
    if not (yield from choose(seat, "D30" if table.ending else "D25", words.SHIELD_OR_LOSE)):
        return False
    yield from pay(table, seat, price, "D26")
    return True


def gain_influence(table: Table, seat: int, count: int) -> Talk[None]:
    """Step by step up to the top; two of the steps bring a Building card."""
    player = table.players[seat]
    if player.is_ai:
        ai_gains.gain_influence(table, count)
        return
    for _ in range(count):
        if player.influence < table.figures.influence["max"]:
            player.influence += 1
            if player.influence in table.figures.influence["building_card_on_reaching_from_below"]:
                yield from draw_plans(table, seat, 1)


def draw_plans(table: Table, seat: int, count: int) -> Talk[None]:
    """Building cards from the pile as far as it reaches. [R6]"""
    for _ in range(count):
        card = yield from table.plans.top()
        if card:
            table.players[seat].hand.append(card)


def take_reward(table: Table, seat: int) -> Talk[None]:
    """The top Reward card is resolved and leaves the game; without one there is 1 Virtue."""
    if not table.rewards_left:
        yield from gain(table, seat, table.figures.empty_reward_pile)
        return
    card = yield from draw("reward", table.rewards)
    table.rewards_left -= 1
    yield from gain(table, seat, table.figures.rewards[card]["gain"])


def take_debt(table: Table, seat: int) -> Talk[None]:
    """One unpaid Debt; Hugo may pay instead. [D26]"""
    player = table.players[seat]
    if player.is_ai:
        player.unpaid += 1
        return
    for power in table.powers(seat, "avoid_debt"):
        price = Price(silver=power["silver"])
        if plans(table, player, seat, price) and (yield from choose(seat, "D26", words.BUY_OFF_OR_TAKE)):
            yield from pay(table, seat, price)
            return
    player.unpaid += 1
    for trigger in table.triggers(seat, "debt_gained"):
        yield from gain(table, seat, trigger["gain"])


def pay_debt(table: Table, seat: int) -> Talk[None]:
    """An unpaid Debt is turned to its paid side, which brings Virtue and the Debt Collectors' goods. [7.5]"""
    player = table.players[seat]
    player.unpaid -= 1
    player.paid += 1
    yield from gain(table, seat, table.figures.debt["paid_gain"])
    for trigger in table.triggers(seat, "debt_paid"):
        yield from gain(table, seat, trigger["gain"])


def send_captured(table: Table, seat: int) -> Talk[None]:
    """All captured Workers on one's board go to Prison for 1 Silver each. [7.5]"""
    player = table.players[seat]
    count = player.captured.total()
    if not count:
        return
    each = table.figures.ai_guardhouse["send_captured_gain_per_worker"]  # the AI has a table of its own
    silver = each["silver"] if player.is_ai else table.figures.guardhouse["send_captured"]["silver_per_worker"]
    for owner, workers in player.captured.items():
        table.players[owner].prison += workers
    player.captured.clear()
    yield from gain(table, seat, {"silver": count * silver})
    for trigger in table.triggers(seat, "send_captured"):
        yield from gain(table, seat, trigger["gain"])


def release_captured(table: Table, seat: int) -> None:
    """All own Workers come back from the boards of others."""
    for player in table.players:
        table.players[seat].supply += player.captured.pop(seat, 0)

"""Gaining goods, a table of them in the order of the list, and Reward cards. [Architects 9, 19, R73]"""

from __future__ import annotations

from ophir.games.architects.ai import gains as ai_gains
from ophir.games.architects.goods import (
    BUILDING_CARD,
    DEBT,
    DESTROY_DEBT,
    HIRE_APPRENTICE,
    INFLUENCE,
    RELEASE_FROM_PRISON,
    REWARD_CARD,
    VIRTUE,
)
from ophir.games.architects.hiring import hire_free
from ophir.games.architects.piles import draw_cards
from ophir.games.architects.prison import release
from ophir.games.architects.table import ArchitectsTable
from ophir.games.architects.triggers import Gains, gain_goods, gain_plain
from ophir.games.architects.virtue import destroy_debt, gain_virtue, take_debts
from ophir.games.architects.wonders.influence import gain_influence


def gain(table: ArchitectsTable, party: int, number: int, times: int = 1, princess: int = 0) -> None:
    """Everything in a table of goods, so many times; `princess` says that a hire may be declined. [9]"""
    if party >= table.box.seats:
        ai_gains.gain(table, table.box.gains[number], times)
    elif table.box.gain_is_plain[number]:
        gain_plain(table, party, number, times)
    else:
        gain_from(table, party, number, times, 0, princess)


def gain_from(table: ArchitectsTable, party: int, number: int, times: int, at: int, princess: int) -> None:
    """From one kind of goods on. What may ask somebody is done last, and the rest waits below it."""
    if party >= table.box.seats:
        ai_gains.gain(table, table.box.gains[number], times)
        return
    goods = table.box.gains[number]
    if at == 0:
        gain_goods(table, party, goods, times)
    last = table.box.gain_last[number]
    for kind in range(max(at, VIRTUE), last + 1):
        if goods[kind]:
            if kind < last:
                table.stack.append(Gains(party, number, times, kind + 1, princess))
            gain_kind(table, party, kind, times * goods[kind], princess)
            return


def gain_kind(table: ArchitectsTable, party: int, kind: int, count: int, princess: int) -> None:
    """So many of one kind that does not lie on the own board."""
    if kind == VIRTUE:
        gain_virtue(table, party, count)
    elif kind == INFLUENCE:
        gain_influence(table, party, count)
    elif kind == BUILDING_CARD:
        draw_cards(table, party, count)
    elif kind == REWARD_CARD:
        take_rewards(table, party, count)
    elif kind == DEBT:
        take_debts(table, party, count)
    elif kind == DESTROY_DEBT:
        for _ in range(min(count, table.unpaid[party])):
            destroy_debt(table, party)
    elif kind == HIRE_APPRENTICE:
        for _ in range(count):
            hire_free(table, party, princess)
    elif kind == RELEASE_FROM_PRISON:
        release(table, party, count)
    else:
        table.tax += count
        if table.events is not None:
            table.tell("event-tax", party, count=count)


def take_rewards(table: ArchitectsTable, party: int, count: int) -> None:
    """Reveal the top Reward card, take its gains, remove it; with the pile empty something else. [9]"""
    box = table.box
    numbers: list[int] = []
    for _ in range(count):
        if not table.rewards_left:
            numbers.append(box.no_reward)
            continue
        left = [0 if table.rewards_resolved >> card & 1 else 1 for card in range(len(box.reward_ids))]
        card = table.pick_counted(left, sum(left), box.reward_ids)
        table.rewards_left -= 1
        table.rewards_resolved |= 1 << card
        if table.events is not None:
            table.tell("event-reward", party, reveals=True, reward=box.reward_ids[card])
        numbers.append(box.reward_gain[card])
    for number in reversed(numbers):
        table.stack.append(Gains(party, number, 1, 0, 0))

"""What the AI opponent gains and loses, with its conversions. [Architects 15.1, 15.2, R53-R55, R69]

It decides nothing, so everything here happens at once: it never shields Virtue with Influence, destroys Debts above the
top of the Virtue track, and takes them below its foot.
"""

from __future__ import annotations

from ophir.games.architects.ai.reasons import because
from ophir.games.architects.goods import (
    DEBT,
    DESTROY_DEBT,
    GOLD,
    GOODS,
    HIRE_APPRENTICE,
    INFLUENCE,
    KIND_IDS,
    MARBLE,
    RELEASE_FROM_PRISON,
    REWARD_CARD,
    SILVER,
    TAX,
    VIRTUE,
    named,
)
from ophir.games.architects.table import ArchitectsTable


def gain(table: ArchitectsTable, goods: list[int], times: int = 1) -> None:
    """Goods, handled in the order of the list; Building cards, Clay, Wood and Stone are ignored. [15.2, 19]"""
    rules = table.box.ai
    gain_marble(table, times * goods[GOLD], GOLD)
    gain_marble(table, times * goods[MARBLE], MARBLE)
    gain_silver(table, times * goods[SILVER])
    gain_virtue(table, times * goods[VIRTUE])
    gain_influence(table, times * goods[INFLUENCE])
    for _ in range(times * goods[REWARD_CARD]):
        gain_instead(table, REWARD_CARD, rules.for_reward_card)
    take_debts(table, times * goods[DEBT])
    for _ in range(times * goods[DESTROY_DEBT]):
        if table.unpaid[table.box.seats]:
            destroy_debt(table)
        else:
            gain_instead(table, DESTROY_DEBT, rules.for_no_debt)
    for _ in range(times * goods[HIRE_APPRENTICE]):
        gain_instead(table, HIRE_APPRENTICE, rules.for_apprentice)
    if goods[RELEASE_FROM_PRISON]:
        release_from_prison(table, times * goods[RELEASE_FROM_PRISON])
    add_tax(table, times * goods[TAX])


def gain_instead(table: ArchitectsTable, kind: int, goods: list[int]) -> None:
    """Something else for what it has no use for. [15.2]"""
    if table.events is not None:
        table.tell("event-ai-instead", table.box.seats, good={KIND_IDS[kind]: 1}, gain_good=named(goods), rule="15.2")
    gain(table, goods)


def gain_marble(table: ArchitectsTable, count: int, kind: int = MARBLE) -> None:
    """Marble, also where others gain Gold. [15.2]"""
    if not count:
        return
    table.goods[GOODS * table.box.seats + MARBLE] += count
    if table.events is not None:
        table.tell("event-gained", table.box.seats, good={KIND_IDS[MARBLE]: count})
        if kind == GOLD:
            because(table, "ai-gold", "15.2")


def gain_silver(table: ArchitectsTable, count: int) -> None:
    """Each Silver moves the marker to the right; past the right end it begins again and brings Marble. [15.2]"""
    if not count:
        return
    rules = table.box.ai
    spaces = len(rules.track)
    at = table.marker + count * rules.silver_moves
    rounds = at // spaces
    table.marker = at % spaces
    if table.events is not None:
        space = KIND_IDS[rules.track[table.marker]]
        table.tell("event-ai-marker", table.box.seats, count=count, good=space, rule="15.2")
    for _ in range(rounds):
        gain(table, rules.round_gain)


def gain_virtue(table: ArchitectsTable, count: int) -> None:
    """Step by step; each point above the top destroys an unpaid Debt, if it has one. [15.1]"""
    if not count:
        return
    ai = table.box.seats
    steps = min(count, table.box.most_virtue - table.virtue[ai])
    if steps:
        table.virtue[ai] += steps
        if table.events is not None:
            table.tell("event-gained", ai, good={KIND_IDS[VIRTUE]: steps})
    for _ in range(count - steps):
        if table.unpaid[ai]:
            destroy_debt(table)
            because(table, "ai-above", "15.1")


def lose_virtue(table: ArchitectsTable, count: int) -> None:
    """Step by step; each point below the foot is a Debt. [15.1]"""
    if not count:
        return
    ai = table.box.seats
    steps = min(count, table.virtue[ai])
    if steps:
        table.virtue[ai] -= steps
        if table.events is not None:
            table.tell("event-virtue-lost", ai, count=steps)
    take_debts(table, count - steps)


def gain_influence(table: ArchitectsTable, count: int) -> None:
    """Up to the top of the track, and something else for a gain that begins there. Without Works of Wonder it is
    Silver. [15.2, 16, R54, R55]"""
    if not count:
        return
    box = table.box
    ai = box.seats
    if not box.wow:
        gain_instead(table, INFLUENCE, [count * each for each in box.ai.for_influence])
        return
    if table.influence[ai] >= box.most_influence:
        gain_instead(table, INFLUENCE, box.ai.for_influence_at_top)
        return
    steps = min(count, box.most_influence - table.influence[ai])
    table.influence[ai] += steps
    if table.events is not None:
        table.tell("event-gained", ai, good={KIND_IDS[INFLUENCE]: steps})


def take_debts(table: ArchitectsTable, count: int) -> None:
    """Unpaid Debts."""
    ai = table.box.seats
    for _ in range(count):
        table.unpaid[ai] += 1
        if table.events is not None:
            table.tell("event-debt-taken", ai)


def destroy_debt(table: ArchitectsTable) -> None:
    """An unpaid Debt leaves the game."""
    ai = table.box.seats
    table.unpaid[ai] -= 1
    if table.events is not None:
        table.tell("event-debt-destroyed", ai)


def release_from_prison(table: ArchitectsTable, most: int) -> None:
    """Own Workers from Prison to the supply."""
    ai = table.box.seats
    count = min(most, table.prison[ai])
    if count:
        table.prison[ai] -= count
        table.supply[ai] += count
        if table.events is not None:
            table.tell("event-released", ai, count=count)


def add_tax(table: ArchitectsTable, count: int) -> None:
    """Silver from the supply onto the Tax Stand. [15.1, R53]"""
    if count:
        table.tax += count
        if table.events is not None:
            table.tell("event-tax", table.box.seats, count=count)


def take_tax(table: ArchitectsTable) -> None:
    """All Tax to the supply, and as much Silver gained. [19]"""
    count = table.tax
    table.tax = 0
    if table.events is not None:
        table.tell("event-took-tax", table.box.seats, count=count)
    gain_silver(table, count)


def princess_reward(table: ArchitectsTable, card: int) -> None:
    """The left reward if it is possible, else the right; a Debt that it does not have can't be destroyed. [R69]"""
    box = table.box
    number = box.princess_gain[card]
    for action in box.princess_choice[card]:
        number = box.chosen_gain[action - box.CHOOSE]
        if not box.gains[number][DESTROY_DEBT] or table.unpaid[box.seats]:
            break
    if number >= 0:
        gain(table, box.gains[number])

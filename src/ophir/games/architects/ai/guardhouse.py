"""The AI opponent's actions at the Guardhouse. [Architects 15.5]"""

from __future__ import annotations

from typing import Final

from ophir.games.architects.ai.gains import add_tax, gain, release_from_prison
from ophir.games.architects.ai.reasons import because
from ophir.games.architects.ai.schemes import gain_future
from ophir.games.architects.goods import ALL
from ophir.games.architects.table import ArchitectsTable

# What it can do there, as the data names it.
RELEASE_PRISON: Final = "release_prison"
SEND_CAPTURED: Final = "send_captured"
RELEASE_CAPTURED: Final = "release_captured"
PAY_DEBT: Final = "pay_debt"
FUTURE_SCHEME: Final = "future_scheme"


def act(table: ArchitectsTable, count: int) -> None:
    """So many actions, each time the first possible one of its board."""
    for _ in range(count):
        for task in table.box.ai.guardhouse_order:
            if is_possible(table, task):
                first = len(table.events) if table.events is not None else 0
                carry_out(table, task)
                because(table, "ai-guardhouse", "15.5", first)
                break


def is_possible(table: ArchitectsTable, task: str) -> bool:
    """Has this action something to act on? A Future Scheme card is gained only without unpaid Debts."""
    ai = table.box.seats
    if task == RELEASE_PRISON:
        return table.prison[ai] > 0
    if task == SEND_CAPTURED:
        return held(table) > 0
    if task == RELEASE_CAPTURED:
        return own_captured(table) > 0
    if task == PAY_DEBT:
        return table.unpaid[ai] > 0
    return not table.unpaid[ai]


def carry_out(table: ArchitectsTable, task: str) -> None:
    """One action that is possible."""
    rules = table.box.ai
    if task == RELEASE_PRISON:
        release_from_prison(table, ALL)
    elif task == SEND_CAPTURED:
        send_captured(table)
    elif task == RELEASE_CAPTURED:
        free_captured(table)
        add_tax(table, rules.release_tax)
    elif task == PAY_DEBT:
        pay_debt(table)
    else:
        gain_future(table, 1)


def held(table: ArchitectsTable) -> int:
    """How many captured Workers it holds."""
    ai = table.box.seats
    players = table.box.players
    return sum(table.captured[players * ai : players * (ai + 1)])


def own_captured(table: ArchitectsTable) -> int:
    """How many of its Workers others hold."""
    ai = table.box.seats
    return sum(table.captured[ai :: table.box.players])


def send_captured(table: ArchitectsTable) -> None:
    """All captured Workers to Prison; Silver for each, and the Enforcer's Marble once. [15.5]"""
    rules = table.box.ai
    ai = table.box.seats
    count = held(table)
    for owner in range(ai):
        at = table.box.players * ai + owner
        table.prison[owner] += table.captured[at]
        table.captured[at] = 0
    if table.events is not None:
        table.tell("event-sent-captured", ai, count=count)
    gain(table, rules.sent_gain, count)
    gain(table, rules.on_sending[table.opponent])


def free_captured(table: ArchitectsTable) -> None:
    """All own Workers from all other boards."""
    ai = table.box.seats
    count = own_captured(table)
    for holder in range(ai):
        table.captured[table.box.players * holder + ai] = 0
    table.supply[ai] += count
    if table.events is not None:
        table.tell("event-freed", ai, count=count)


def pay_debt(table: ArchitectsTable) -> None:
    """Turn an unpaid Debt over."""
    ai = table.box.seats
    table.unpaid[ai] -= 1
    table.paid[ai] += 1
    if table.events is not None:
        table.tell("event-debt-paid", ai)
    add_tax(table, table.box.ai.debt_tax)
    gain(table, table.box.ai.debt_gain)

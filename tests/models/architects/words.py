"""The notation of answers."""

from __future__ import annotations

from collections import Counter

from tests.models.architects.table import Table

STOP = "stop"
DECLINE = "decline"
NO_CONTRIBUTION = "contribute none"
BY_SILVER = "release silver"
BY_DEBT = "release debt"
ADVANCE = "advance"
DESTROY_OR_KEEP = {"debt destroy": True, "debt keep": False}
SHIELD_OR_LOSE = {"virtue shield": True, "virtue lose": False}
BUY_OFF_OR_TAKE = {"debt avoid": True, "debt take": False}
NOW_OR_LATER = {"influence now": True, "influence later": False}
MIXED = ("clay", "wood", "stone", "influence")  # the order in which a mix is told


def board(name: str) -> str:
    return f"board {name}"


def hire(card: str) -> str:
    return f"hire {card}"


def dismiss(card: str) -> str:
    return f"dismiss {card}"


def keep(card: str) -> str:
    return f"keep {card}"


def discard(card: str) -> str:
    return f"discard {card}"


def construct(card: str) -> str:
    return f"construct {card}"


def build_wonder(card: str) -> str:
    return f"raise {card}"


def site(place: str) -> str:
    return f"site {place}"


def place(where: str, what: str) -> str:
    return f"place {where} {what}".rstrip()


def retrieve(*where: str) -> str:
    return " ".join(("retrieve", *where))


def visit(what: str) -> str:
    return f"visit {what}"


def contribute(spot: str) -> str:
    return f"contribute {spot}"


def trade(id: str, mix: Counter[str]) -> str:
    """The mix where there is a choice of it."""
    return " ".join(("trade", id, *(good for good in MIXED for _ in range(mix[good]))))


def capture(table: Table, where: str, owner: int) -> str:
    return f"capture {where} {table.names[owner]}"


def guard(action: str) -> str:
    return f"guard {action}"


def pay(good: str, count: int) -> str:
    return f"pay {good} {count}"


def option(card: str, which: int) -> str:
    return f"choose {card} {which}"


def card_action(card: str, action: str) -> str:
    return f"{card} {action.removesuffix('_1')}"


def release(count: int) -> str:
    return f"free {count}"

"""Paying: the ways that are offered are all that are not plainly worse than another, each once. [Architects 8, D20]

The other side is a plain enumeration of every way to cover a price unit by unit, out of which whatever is worse than
another way in some good, and better in none, is struck.
"""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from ophir.engine.lists import numbers
from ophir.games.architects import GAME
from ophir.games.architects.goods import GOODS, RESOURCE_IDS
from ophir.games.architects.needs import held, helped, needs_of
from ophir.games.architects.paying import pay
from ophir.games.architects.prices import CHEAPER, INFLUENCE_DUE, MIX, MIX_OF, PRICE_SIZE, TAX_DUE, can_pay
from ophir.games.architects.table import ArchitectsTable

BOARDS = [None, "therese", "louis", "lothaire", "ada"]
CHARLATANS = {"charlatan_t": "clay", "charlatan_c": "wood", "charlatan_m": "stone"}
SHIELD, CAN_BE_MIXED = "influence", ("wood", "stone")
Left = tuple[int, ...]  # what is left of the six goods, of Influence, and the spare Silver


def table_with(random: Random, wow: bool) -> ArchitectsTable:
    """One with a few of everything."""
    hired = [card for card in CHARLATANS if wow and random.random() < 0.4]
    boards = [board for board in BOARDS if wow or board != "louis"]
    goods = {id: random.randrange(5) for id in (*RESOURCE_IDS, "silver")}
    said: dict[str, Any] = {
        "board": random.choice(boards),
        "goods": {**goods, "silver": random.randrange(9)},
        "influence": random.randrange(13) if wow else 0,
        "virtue": random.randrange(15),
        "spare": int(wow and random.random() < 0.3),
        "apprentices": hired,
    }
    sets = ["base", "promo2018", *(["wow"] if wow else [])]
    made = GAME.setup(2, at="turn", options={"expansion_wow": wow, "board_sets": sets}, blue=said)
    assert isinstance(made, ArchitectsTable)
    made.stack = []
    return made


def price_of(random: Random) -> list[int]:
    """Of a Building, a level, a Wonder or an action."""
    price = [0] * PRICE_SIZE
    kind = random.randrange(4)
    if kind == 0:
        for good in range(5):
            price[good] = random.choice([0, 0, 1, 2, 3])
        price[CHEAPER] = 1
    elif kind == 1:
        price[MIX], price[MIX_OF], price[CHEAPER] = random.randrange(1, 6), 6, 1
        price[3] = random.choice([0, 1])
    elif kind == 2:
        price[random.randrange(5)] = random.randrange(1, 6)
        price[INFLUENCE_DUE], price[TAX_DUE], price[CHEAPER] = random.randrange(5), random.randrange(4), 1
    else:
        price[5], price[TAX_DUE] = random.randrange(4), random.randrange(4)
    return price


def covers(table: ArchitectsTable, good: str, wow: bool, board: str | None, hired: list[str]) -> list[tuple[str, int]]:
    """What one unit of a good can be covered with: own pieces, or so much Influence."""
    found = [(good, 1)]
    if board == "therese" and good in ("gold", "marble"):
        found = [("gold", 1), ("marble", 1)]
    if wow and good in ("gold", "marble"):
        found.append(("influence", 4))
    if any(CHARLATANS[card] == good for card in hired):
        found.append(("influence", 1))
    return found


def by_hand(table: ArchitectsTable, price: list[int]) -> set[Left]:
    """What can be left after paying, whatever is not plainly worse than something else."""
    box = table.box
    wow = box.wow
    board = box.board_ids[table.board[0]] if table.board[0] >= 0 else None
    hired = [box.apprentice_ids[card] for card in table.apprentices[0]]
    units: list[list[str]] = [[id] for good, id in enumerate(RESOURCE_IDS) for _ in range(price[good])]
    units += [list(CAN_BE_MIXED)] * price[MIX]
    saved: list[list[list[str]]] = [units]
    if board == "lothaire" and price[CHEAPER]:
        cheaper = [at for at, one in enumerate(units) if set(one) & set(CAN_BE_MIXED)]
        saved = [units[:at] + units[at + 1 :] for at in cheaper] or [units]
    paid: set[Left] = set()
    for due in saved:
        ways: set[tuple[int, ...]] = {(0,) * 7}
        for unit in due:
            choices = {cover for good in unit for cover in covers(table, good, wow, board, hired)}
            ids = [*RESOURCE_IDS, "silver", "influence"]
            ways = {
                tuple(count + (n if ids[at] == id else 0) for at, count in enumerate(way))
                for way, (id, n) in product(ways, choices)
            }
        for way in ways:
            paid |= with_silver(table, price, way, wow, board)
    return {one for one in paid if not any(is_better(other, one) for other in paid)}


def with_silver(
    table: ArchitectsTable, price: list[int], way: tuple[int, ...], wow: bool, board: str | None
) -> set[Left]:
    """The same with Silver, Tax and Influence, in all ways."""
    box = table.box
    ignored = box.tax_ignored[table.virtue[0]] + (1 if board == "ada" else 0)
    tax = max(0, price[TAX_DUE] - ignored)
    found: set[Left] = set()
    for uses in range(4 if wow else 1):
        for own in range(price[5] + 1):
            for old in range(table.spare[0] + 1):
                covered = price[5] - own - old
                if not 0 <= covered <= 2 * uses or (uses and covered <= 2 * uses - 2):
                    continue
                influence = way[6] + price[INFLUENCE_DUE] + 2 * uses
                for kept in range(influence + 1 if board == "louis" else 1):
                    left = [have - gone for have, gone in zip(table.goods[:GOODS], way[:GOODS], strict=True)]
                    left[5] -= own + tax + 2 * kept
                    rest = table.influence[0] - (influence - kept)
                    spare = table.spare[0] - old + 2 * uses - covered
                    if min([*left, rest]) >= 0 and spare <= 1:
                        found.add((*left, rest, spare))
    return found


def is_better(one: Left, other: Left) -> bool:
    """At least as much of everything is left, and more of something; Silver serves wherever a spare one does."""
    pairs = [(one[at], other[at]) for at in range(7)]
    pairs.append((one[5] + one[7], other[5] + other[7]))
    return all(mine >= its for mine, its in pairs) and pairs != [(its, its) for _, its in pairs]


def asked_all_ways(table: ArchitectsTable, price: list[int]) -> list[Left]:
    """What is left at the end of every way that the decisions offer."""
    first = table.clone()
    pay(first, 0, numbers(price))
    first.advance()
    found: list[Left] = []
    waiting = [first]
    while waiting:
        now = waiting.pop()
        if not now.stack:
            found.append((*now.goods[:GOODS], now.influence[0], now.spare[0]))
            continue
        for action in now.legal():
            after = now.clone()
            after.do(action)
            waiting.append(after)
    return found


@pytest.mark.parametrize("wow", [False, True])
def test_no_way_to_pay_is_missing_and_none_is_listed_twice(wow: bool) -> None:
    """D20"""
    random = Random(f"prices {wow}")
    payable = 0
    for _ in range(250):
        table, price = table_with(random, wow), price_of(random)
        wanted = by_hand(table, price)
        assert can_pay(table, 0, numbers(price)) == bool(wanted), price
        if wanted:
            payable += 1
            found = asked_all_ways(table, price)
            assert len(found) == len(set(found)), price
            assert set(found) == wanted, price
    assert payable > 60


@pytest.mark.parametrize("wow", [False, True])
def test_the_bits_of_a_price_promise_nothing_that_the_price_does_not(wow: bool) -> None:
    """What is `held` can be paid with, and what is lacking and not `helped` can't be made up."""
    random = Random(f"bits {wow}")
    answers = set()
    for _ in range(400):
        table, price = table_with(random, wow), price_of(random)
        if random.random() < 0.5:
            table.influence[0] = 0
        lacking = needs_of(price) & ~held(table, 0)
        hopeless = lacking & ~helped(table, 0)
        payable = can_pay(table, 0, numbers(price))
        assert payable or lacking, price
        assert not payable or not hopeless, price
        answers.add((payable, bool(lacking), bool(hopeless)))
    assert len(answers) == 4  # each of the kinds came up

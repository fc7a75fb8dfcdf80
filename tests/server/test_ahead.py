"""An answer given before the question is put: it is played as the seat's own move, and void once something changed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from functools import wraps
from pathlib import Path
from typing import ParamSpec

import pytest

from ophir.engine.errors import IllegalAction
from ophir.server import ahead, entries
from ophir.server.actor import Actor
from ophir.server.audience import Listener, encoded_state
from ophir.server.protocol import ChangeSeat, CreateTable, SeatWish
from ophir.server.store.sqlite import SQLiteStore
from ophir.server.tables import Tables
from ophir.server.trouble import NothingAhead, StaleVersion
from tests.server.over_days import Simple
from tests.server.table_talk import Made, Site

ONE_AFTER_THE_OTHER = "market"
MOST_MOVES = 200
P = ParamSpec("P")


def running(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """A test that waits for what the server does."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def go() -> None:
            await test(*args, **kwargs)

        asyncio.run(go())

    return run


class House:
    """A server without its lines."""

    def __init__(self, data: Path) -> None:
        self.tables = Tables(SQLiteStore(data), Simple())

    async def at_the_market(self) -> Actor:
        """Three people, all of whom the Market still asks."""
        made = await self.tables.create(CreateTable("kingdom", [SeatWish("human")] * 3, seed="6"))
        self.secrets = {one.seat: one.secret for one in made.secrets}
        actor = await self.tables.get(made.table.id)
        await actor.start(made.owner, "")
        for _ in range(MOST_MOVES):
            if ask(actor) == ONE_AFTER_THE_OTHER:
                return actor
            await self.move(actor, legal(actor)[0])
        raise AssertionError("nobody came to the Market")

    async def move(self, actor: Actor, action: str) -> None:
        table = actor.table
        await actor.play(to_move(actor), action, table.version)
        await self.quiet(actor)

    async def quiet(self, actor: Actor) -> None:
        async with asyncio.timeout(20):
            while self.tables.drivers[actor.table.id].busy:
                await asyncio.sleep(0)

    async def say(self, actor: Actor, seat: int, action: str, same: bool = True) -> None:
        await actor.answer_ahead(seat, action, actor.table.version, same, Listener(frozenset()), 0)
        await self.quiet(actor)


def ask(actor: Actor) -> str:
    position = actor.table.position
    assert position is not None
    assert position.decision is not None
    return position.decision.ask


def legal(actor: Actor) -> list[str]:
    assert actor.table.position is not None
    return actor.table.position.legal_texts()


def to_move(actor: Actor) -> int:
    assert actor.table.position is not None
    return actor.table.position.to_move


def played(actor: Actor) -> list[tuple[int, str]]:
    return [(line.seat, line.action) for line in actor.table.history.stood()]


def later(actor: Actor) -> int:
    """A seat that the Market asks later."""
    return next(seat for seat in range(3) if ahead.may_answer(actor.table, seat))


@pytest.mark.parametrize("same", [True, False])
@running
async def test_an_answer_given_ahead_is_a_move_of_the_seat_when_its_turn_comes(tmp_path: Path, same: bool) -> None:
    house = House(tmp_path)
    actor = await house.at_the_market()
    seat = later(actor)
    await house.say(actor, seat, "pass", same)
    before = actor.table.version
    assert to_move(actor) != seat
    while seat in actor.table.ahead:
        await house.move(actor, "pass")
    assert (seat, "pass") in played(actor)[-2:]
    assert actor.table.version > before + 1
    assert [entry.action for entry in await log(house, actor) if isinstance(entry, entries.Played)][-1] == "pass"


@running
async def test_it_is_void_once_something_changes_that_the_seat_sees_of_the_question(tmp_path: Path) -> None:
    house = House(tmp_path)
    actor = await house.at_the_market()
    seat = later(actor)
    await house.say(actor, seat, "pass")
    trade = next(action for action in legal(actor) if action.startswith("sell"))
    await house.move(actor, trade)
    while to_move(actor) != seat:
        await house.move(actor, "pass")
    assert ask(actor) == ONE_AFTER_THE_OTHER
    assert actor.table.ahead == {}
    assert (seat, "pass") not in played(actor)


@running
async def test_whatever_happens_it_is_given_if_the_seat_wants_that(tmp_path: Path) -> None:
    house = House(tmp_path)
    actor = await house.at_the_market()
    seat = later(actor)
    await house.say(actor, seat, "pass", same=False)
    await house.move(actor, next(action for action in legal(actor) if action.startswith("sell")))
    while seat in actor.table.ahead:
        await house.move(actor, "pass")
    assert (seat, "pass") in played(actor)


@running
async def test_nobody_else_is_told(tmp_path: Path) -> None:
    house = House(tmp_path)
    actor = await house.at_the_market()
    seat = later(actor)
    others = [-1, *(one for one in range(3) if one != seat)]

    def told() -> list[object]:
        return [*(encoded_state(actor.table, one) for one in others), actor.info()]

    before = told()
    await house.say(actor, seat, "pass")
    assert told() == before
    own = json.loads(encoded_state(actor.table, seat))["ahead"]
    assert own == {"ask": "market", "action": "pass", "kind": "pass", "values": {}, "same": True, "again": False}


@running
async def test_it_outlives_a_restart(tmp_path: Path) -> None:
    house = House(tmp_path)
    actor = await house.at_the_market()
    seat = later(actor)
    await house.say(actor, seat, "pass")
    await house.tables.store.close()
    again = House(tmp_path)
    actor = await again.tables.get(actor.table.id)
    while seat in actor.table.ahead:
        await again.move(actor, "pass")
    assert (seat, "pass") in played(actor)


@running
async def test_it_is_taken_back_and_ends_with_whatever_else_the_seat_does(tmp_path: Path) -> None:
    house = House(tmp_path)
    actor = await house.at_the_market()
    seat, table = later(actor), actor.table
    await house.say(actor, seat, "pass")
    await house.say(actor, seat, "")
    assert table.ahead == {}
    entries_before = table.sequence
    await house.say(actor, seat, "")
    assert table.sequence == entries_before, "who said nothing takes nothing back"
    await house.say(actor, seat, "pass")
    await actor.change(seat, ChangeSeat("bot", "greedy"), house.secrets[seat])
    assert table.ahead == {}


@running
async def test_at_the_own_decision_it_is_given_at_once_and_undo_ends_it(tmp_path: Path) -> None:
    house = House(tmp_path)
    actor = await house.at_the_market()
    seat, moves = to_move(actor), len(played(actor))
    trade = next(action for action in legal(actor) if action.startswith("sell"))
    await house.say(actor, seat, trade, same=False)
    assert played(actor)[moves:] == [(seat, trade)]
    await actor.undo(seat, 1, actor.table.version, Listener(frozenset()), 0)
    await house.quiet(actor)
    assert played(actor)[moves:] == []
    assert actor.table.ahead == {}


@running
async def test_what_can_not_be_answered_ahead_is_refused(tmp_path: Path) -> None:
    house = House(tmp_path)
    actor = await house.at_the_market()
    seat, table = later(actor), actor.table
    with pytest.raises(IllegalAction):
        await house.say(actor, seat, "place hamath")
    with pytest.raises(StaleVersion):
        await actor.answer_ahead(seat, "pass", table.version - 1, True, Listener(frozenset()), 0)
    passed = to_move(actor)
    await house.move(actor, "pass")
    assert not ahead.may_answer(table, passed)
    with pytest.raises(NothingAhead):
        await house.say(actor, passed, "pass")
    assert table.ahead == {}


async def log(house: House, actor: Actor) -> list[entries.Entry]:
    return [entries.decode(body) for body in await house.tables.store.read(actor.table.id)]


def test_over_the_socket_only_who_sits_there_asks_and_answers(site: Site) -> None:
    made: Made = site.create("human", "human")
    made.start()
    one, watching = made.join(0), site.join(made.id)
    one.hear_type("state")
    seat, waits = one.state["to_move"], 1 - one.state["to_move"]
    other = made.join(waits)
    other.hear_type("state")
    assert other.state["may_answer_ahead"]
    shown = other.answer(other.say(type="ahead", seat=waits))
    assert shown["prompt"]["ask"] == "place"
    action = shown["choices"][0]["text"]
    wish = {"type": "answer", "action": action, "version": other.state["version"], "same": False}
    assert watching.answer(watching.say(seat=waits, **wish))["code"] == "not-yours"
    assert other.answer(other.say(seat=seat, **wish))["code"] == "not-yours"
    assert other.answer(other.say(seat=waits, **wish))["type"] == "ack"
    other.hear_until(lambda message: message["type"] == "state" and message["ahead"] is not None)
    first = made.join(seat)
    first.hear_type("state")
    free = next(text for text in first.open_actions() if text != action)
    assert first.act(seat, free)["type"] == "ack"
    other.hear_until(lambda message: message["type"] == "state" and message["moves"] == 2)
    assert [line["action"] for line in other.log][-2:] == [free, action]

"""A turn that takes too long: its end is in the log, comes once, and never because of a clock that jumped."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from ophir.server import entries
from ophir.server.actor import Actor
from ophir.server.clocks import BEAT, GRACE
from ophir.server.protocol import Clock, CreateTable, EndOfTime, SeatWish
from ophir.server.store.sqlite import SQLiteStore
from ophir.server.tables import Tables
from ophir.server.trouble import NoClock, NotSaved, StaleVersion
from tests.server.over_days import Hands, Simple

DAY = 86_400.0
LEAST = 30  # seconds of a turn


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    return Hands(monkeypatch)


class House:
    """A server without its lines."""

    def __init__(self, data: Path, hands: Hands) -> None:
        self.hands = hands
        self.store = SQLiteStore(data)
        self.tables = Tables(self.store, Simple(), lambda: hands.steady, lambda: hands.wall)
        self.clocks = self.tables.clocks

    async def open(self) -> House:
        await self.clocks.begin()
        await self.tables.resume()
        await self.clocks.strike()
        return self

    async def table(self, then: EndOfTime, seconds: int = int(3 * DAY), seats: int = 2) -> Actor:
        people = [SeatWish("human")] * seats
        made = await self.tables.create(CreateTable("kingdom", people, seed="day", clock=Clock(seconds, then)))
        actor = await self.tables.get(made.table.id)
        await actor.start(made.owner, "")
        return actor

    async def quiet(self, actor: Actor) -> None:
        """Wait until no bot has anything to do."""
        async with asyncio.timeout(20):
            while self.tables.drivers[actor.table.id].busy:
                await asyncio.sleep(0)

    async def log(self, id: str) -> list[entries.Entry]:
        return [entries.decode(body) for body in await self.store.read(id)]

    def left(self, actor: Actor) -> float:
        return actor.table.move_by - self.hands.steady


def run(data: Path, hands: Hands, *days: Callable[[House], Awaitable[None]]) -> None:
    """What happens in a run of the server, and in the next ones over the same folder."""

    async def live() -> None:
        for day in days:
            house = await House(data, hands).open()
            await day(house)
            await house.tables.close()

    asyncio.run(live())


async def play_first(actor: Actor) -> None:
    table = actor.table
    assert table.position is not None
    position = table.position
    await actor.play(position.to_move, position.actions[position.legal()[0]].text, table.version)


def test_at_the_end_of_time_a_bot_makes_the_moves_of_this_turn_alone(tmp_path: Path, hands: Hands) -> None:
    async def day(house: House) -> None:
        actor = await house.table("move")
        seat = actor.table.turn.seat
        hands.pass_by(3 * DAY - 1)
        await house.clocks.strike()
        assert actor.info().moves == 0
        hands.pass_by(2)
        await house.clocks.strike()
        await house.clocks.strike()
        await house.quiet(actor)
        table = actor.table
        assert table.turn.seat != seat
        assert [chair.kind for chair in table.chairs] == ["human"] * 2
        assert table.chairs[seat].late == 1
        assert table.chairs[1 - seat].late == 0
        assert house.left(actor) == 3 * DAY, "the next has a whole turn"
        assert sum(isinstance(entry, entries.OutOfTime) for entry in await house.log(table.id)) == 1

    run(tmp_path, hands, day)


def test_at_the_end_of_time_the_seat_goes_to_a_bot_and_comes_back_with_time(tmp_path: Path, hands: Hands) -> None:
    async def day(house: House) -> None:
        actor = await house.table("bot")
        seat = actor.table.turn.seat
        hands.pass_by(3 * DAY)
        await house.clocks.strike()
        await house.quiet(actor)
        assert actor.table.chairs[seat].kind == "bot"
        assert actor.table.turn.seat != seat
        await actor._write(lambda: entries.Changed(hands.wall, seat, "human", "", "Ada"))
        await play_first(actor)
        while actor.table.turn.seat != seat:
            await play_first(actor)
        assert house.left(actor) == 3 * DAY

    run(tmp_path, hands, day)


@pytest.mark.parametrize(("seats", "status"), [(2, "finished"), (3, "playing")])
def test_at_the_end_of_time_the_game_is_lost(seats: int, status: str, tmp_path: Path, hands: Hands) -> None:
    async def day(house: House) -> None:
        actor = await house.table("lost", seats=seats)
        seat = actor.table.turn.seat
        hands.pass_by(3 * DAY)
        await house.clocks.strike()
        assert (actor.table.status, actor.table.resigned()) == (status, [seat])
        assert (await house.store.status(actor.table.id)) == status
        await house.quiet(actor)

    run(tmp_path, hands, day)


def test_a_move_before_the_end_is_written_wins(tmp_path: Path, hands: Hands) -> None:
    async def day(house: House) -> None:
        actor = await house.table("lost")
        late = actor.table.turn
        hands.pass_by(3 * DAY + 60)
        while actor.table.turn == late:
            await play_first(actor)
        await house.clocks.strike()
        with pytest.raises(StaleVersion):
            await actor.end_turn(late)
        assert actor.table.status == "playing"
        assert not actor.table.resigned()

    run(tmp_path, hands, day)


def test_taking_back_brings_no_time(tmp_path: Path, hands: Hands) -> None:
    async def day(house: House) -> None:
        actor = await house.table("move")
        seat, until = actor.table.turn.seat, actor.table.turn.until
        hands.pass_by(DAY)
        while actor.table.turn.seat == seat:
            await play_first(actor)
        count = actor.table.begun().undoable(seat)
        assert count
        await actor._write(lambda: entries.TookBack(hands.wall, seat, count))
        assert actor.table.turn == (seat, 0, until)
        assert house.left(actor) == 2 * DAY

    run(tmp_path, hands, day)


@pytest.mark.parametrize("away", [5 * DAY, 400 * DAY, -400 * DAY], ids=["down", "jumped-on", "jumped-back"])
def test_while_the_server_is_away_nobodys_time_runs(away: float, tmp_path: Path, hands: Hands) -> None:
    ids: list[str] = []

    async def first(house: House) -> None:
        for _ in range(3):
            ids.append((await house.table("lost")).table.id)
        hands.pass_by(DAY)
        await house.clocks.beat()
        hands.wall += away

    async def again(house: House) -> None:
        for id in ids:
            actor = await house.tables.get(id)
            assert abs(house.left(actor) - 2 * DAY) <= 1
            assert abs(actor.table.turn.until - hands.wall - house.left(actor)) <= 1, "and the log says so"
            assert actor.table.status == "playing"

    run(tmp_path, hands, first, again, again)


def test_after_a_restart_everybody_has_some_minutes_and_then_it_counts(tmp_path: Path, hands: Hands) -> None:
    ids: list[str] = []

    async def first(house: House) -> None:
        ids.append((await house.table("lost")).table.id)
        ids.append((await house.table("lost", seconds=LEAST)).table.id)
        hands.pass_by(LEAST - 5)
        hands.pass_by(3 * DAY - LEAST)
        await house.clocks.beat()

    async def again(house: House) -> None:
        actors = [await house.tables.get(id) for id in ids]
        assert [round(house.left(actor)) for actor in actors] == [GRACE, LEAST]
        hands.pass_by(GRACE + 1)
        await house.clocks.strike()
        assert [actor.table.status for actor in actors] == ["finished", "finished"]

    run(tmp_path, hands, first, again)


def test_a_wall_clock_that_is_set_while_the_server_runs_changes_nobodys_time(tmp_path: Path, hands: Hands) -> None:
    ids: list[str] = []

    async def day(house: House) -> None:
        actor = await house.table("lost")
        ids.append(actor.table.id)
        hands.pass_by(DAY)
        hands.wall += 30 * DAY
        await house.clocks.strike()
        assert actor.table.status == "playing"
        assert house.left(actor) == 2 * DAY
        hands.pass_by(BEAT)
        await house.clocks.beat()
        assert round(actor.table.turn.until - hands.wall) == round(house.left(actor)) == 2 * DAY - BEAT

    async def again(house: House) -> None:
        assert round(house.left(await house.tables.get(ids[0]))) == 2 * DAY - BEAT

    run(tmp_path, hands, day, again)


def test_a_table_that_left_the_memory_is_rung_for_all_the_same(tmp_path: Path, hands: Hands) -> None:
    async def day(house: House) -> None:
        id = (await house.table("lost")).table.id
        del house.tables.actors[id], house.tables.drivers[id]
        hands.pass_by(3 * DAY)
        await house.clocks.strike()
        assert house.tables.actors[id].table.status == "finished"

    run(tmp_path, hands, day)


def test_an_end_that_the_database_refused_comes_later(
    tmp_path: Path, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def day(house: House) -> None:
        actor = await house.table("lost")
        hands.pass_by(3 * DAY)

        async def refuse(*_: object) -> None:
            raise NotSaved("The disk is full.", reason="full")

        with monkeypatch.context() as broken:
            broken.setattr(house.store, "append", refuse)
            await house.clocks.strike()
        assert actor.info().status == "playing"
        hands.pass_by(60)
        await house.clocks.strike()
        assert actor.table.status == "finished"

    run(tmp_path, hands, day)


def test_who_plays_alone_needs_no_clock(tmp_path: Path, hands: Hands) -> None:
    async def day(house: House) -> None:
        with pytest.raises(NoClock):
            await house.tables.create(CreateTable("wisdom", [SeatWish("human")], clock=Clock(LEAST)))

    run(tmp_path, hands, day)

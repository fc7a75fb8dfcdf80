"""Whole games, and every byte that each seat and a spectator would be told.

What somebody is told must be the same in every world that fits what he may know. So after each move a world is made up
for one of the readers from his own view, in which all that is hidden from him may lie otherwise, and the message of the
state is made again from that: it must be the same, byte for byte. Of the log, no line may hold a value that an event
keeps for another seat, nor a choice that is private. And neither the seed nor the server's secret is in anything.
"""

from __future__ import annotations

from collections.abc import Sequence

from ophir.engine.chance import Chance
from ophir.engine.game import NOBODY
from ophir.games import game
from ophir.server import entries, sight
from ophir.server.audience import encode
from ophir.server.protocol import Log, Moved
from ophir.server.seats import key_of
from ophir.server.table import Table

SECRET = "5ec2e7" * 10


class Checked:
    """What was looked at."""

    def __init__(self) -> None:
        self.games = self.moves = self.messages = self.bytes = self.worlds = self.hidden = 0

    def __str__(self) -> str:
        looked = f"{self.messages} messages, {self.bytes / 1e6:.0f} MB, {self.worlds} worlds compared"
        return f"{self.games} games, {self.moves} moves, {looked}, {self.hidden} lines with something hidden"


def check_game(id: str, seats: int, seed: int, checked: Checked) -> None:
    """Play a game to its end and read all that everybody is told."""
    places = [entries.Place("human", key=key_of(f"{seed} {seat}")) for seat in range(seats)]
    options: dict[str, bool | int | str | list[str]] = {}
    if (switch := game(id).asks_everybody) and seed % 2:
        options[switch] = True
    table = Table("t", entries.Created(0.0, id, options, places, key_of("owner"), SECRET))
    table.hands_open = False  # the last move, too, is told as if the game went on
    table.apply(entries.Started(0.0, [f"salt-{seed}"] * seats))
    chance = Chance(seed)
    readers = [*range(seats), NOBODY]
    checked.games += 1
    while table.status == "playing":
        match, position = table.begun(), table.position
        assert position is not None
        mover = position.to_move
        others = [seat for seat in range(seats) if seat != mover and position.interrupts(seat)]
        if others and chance.below(3) == 0:
            mover = others[chance.below(len(others))]
        legal = position.view(mover).legal()
        before = table.version
        text = table.check_move(mover, position.actions[legal[chance.below(len(legal))]].text, before)
        table.apply(entries.Played(0.0, mover, text))
        checked.moves += 1
        if table.status != "playing":
            return
        for reader in readers:
            told = encode(sight.state(table, reader))
            lines = sight.history(table, reader, before)
            log = encode(Log(lines))
            assert match.record.seed not in told + log
            assert SECRET not in told + log
            _check_log(table, reader, before, lines, checked)
            checked.messages += 2
            checked.bytes += len(told) + len(log)
        reader = readers[chance.below(len(readers))]
        told = encode(sight.state(table, reader))
        truth = match.position
        match.position = truth.sample(reader, Chance(f"{seed} {table.version}"))
        assert encode(sight.state(table, reader)) == told, f"{id}, seed {seed}, version {table.version}, {reader}"
        match.position = truth
        checked.worlds += 1


def _check_log(table: Table, reader: int, before: int, lines: Sequence[object], checked: Checked) -> None:
    for line, happened in zip(lines, table.history.after(before), strict=True):
        assert isinstance(line, Moved)
        private = happened.kind in table.game.private_actions and happened.seat != reader
        assert line.action == (happened.kind if private else happened.action)
        for seen, event in zip(line.events, happened.events, strict=True):
            own = {**event.values, **(event.secret or {})}
            assert seen.values == (own if event.seat == reader else event.values)
            checked.hidden += event.secret is not None and event.seat != reader
        checked.hidden += private

"""Whole games, and every byte that each seat and a spectator would be told.

What somebody is told must be the same in every world that fits what he may know. So after each move a world is made up
for one of the readers from his own view, in which all that is hidden from him may lie otherwise, and the message of the
state is made again from that: it must be the same, byte for byte. The same is asked of what can be looked at again on
the way of a move, where an automaton acts step by step. Of the log, no line may hold a value that an event keeps for
another seat, nor a choice that is private; nor may the record that a seat can have of a running game. And neither the
seed nor the server's secret is in anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from ophir.engine.chance import Chance
from ophir.engine.errors import OphirError
from ophir.engine.game import NOBODY, Game, Position
from ophir.engine.records import Move
from ophir.engine.stepping import step_by_step
from ophir.games import game
from ophir.server import entries, sight
from ophir.server.audience import encode
from ophir.server.protocol import Log, Moved, OptionData, StepAt
from ophir.server.sealing import sealed_record
from ophir.server.seats import key_of
from ophir.server.table import Table

SECRET: Final = "5ec2e7" * 10
SOMETIMES: Final = 20  # moves from one look at what costs more to the next


class Checked:
    """What was looked at."""

    def __init__(self) -> None:
        self.games = self.moves = self.messages = self.bytes = self.worlds = self.hidden = 0

    def __str__(self) -> str:
        looked = f"{self.messages} messages, {self.bytes / 1e6:.0f} MB, {self.worlds} worlds compared"
        return f"{self.games} games, {self.moves} moves, {looked}, {self.hidden} lines with something hidden"


def check_game(id: str, seats: int, seed: int, checked: Checked) -> None:
    """Play a game to its end and read all that everybody is told. Its options are drawn by lot, too."""
    chance = Chance(seed)
    places = [entries.Place("human", key=key_of(f"{seed} {seat}")) for seat in range(seats)]
    options = some_options(game(id), seats, chance)
    table = Table("t", entries.Created(0.0, id, options, places, key_of("owner"), SECRET))
    table.hands_open = False  # the last move, too, is told as if the game went on
    table.apply(entries.Started(0.0, [f"salt-{seed}"] * seats))
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
        reader = readers[chance.below(len(readers))]
        if mover == position.to_move and chance.below(SOMETIMES) == 0:
            _check_steps(table, position.clone(), text, reader, checked)
        table.apply(entries.Played(0.0, mover, text))
        checked.moves += 1
        if table.status != "playing":
            return
        states = [encode(sight.state(table, each)) for each in readers]
        for each, told in zip(readers, states, strict=True):
            lines = sight.history(table, each, before)
            log = encode(Log(lines))
            assert match.record.seed not in told + log
            assert SECRET not in told + log
            _check_log(table, each, before, lines, checked)
            checked.messages += 2
            checked.bytes += len(told) + len(log)
        truth = match.position
        match.position = truth.sample(reader, Chance(f"{seed} {table.version}"))
        again = encode(sight.state(table, reader))
        assert again == states[reader], f"{id}, seed {seed}, version {table.version}, {reader}"
        match.position = truth
        checked.worlds += 1
        if chance.below(SOMETIMES) == 0:
            _check_record(table, reader, checked)


def some_options(played: Game, seats: int, chance: Chance) -> dict[str, OptionData]:
    """Options as somebody may choose them; most stay as they are."""
    chosen: dict[str, OptionData] = {}
    for spec in played.option_specs:
        values: dict[str, list[OptionData]] = {
            "switch": [True, False],
            "choice": list(spec.values),
            "number": [spec.least, spec.most],
            "set": [list(spec.values)],
        }
        if chance.below(3) or not values[spec.kind]:
            continue
        wish = {**chosen, spec.id: values[spec.kind][chance.below(len(values[spec.kind]))]}
        with suppress(OphirError):  # it does not go with these seats, or with what was chosen before
            played.read_options(seats, wish)
            chosen = wish
    return chosen


def _check_steps(table: Table, position: Position, text: str, reader: int, checked: Checked) -> None:
    """What somebody sees while an automaton acts is the same in all worlds that fit it."""
    for step in step_by_step(position, position.actions.parse(text).id):
        seen = position.view(reader)
        told = encode(StepAt(step, seen.to_json(), sight.shown(seen), seen.scores))
        world = seen.known.clone()  # nobody is asked here, so `sample`, which looks for a question, has none to find
        world.imagine(reader, Chance(f"{table.version} {step}"))
        other = world.view(reader)
        again = encode(StepAt(step, other.to_json(), sight.shown(other), other.scores))
        assert told == again, f"{table.game.id}, on the way of {text!r}, for {reader}"
        checked.messages += 1
        checked.bytes += len(told)
        checked.worlds += 1


def _check_record(table: Table, reader: int, checked: Checked) -> None:
    """The record of a running game tells a seat its own choices alone."""
    record = table.begun().record
    told = sealed_record(table, reader)
    assert record.seed not in told
    assert SECRET not in told
    own = table.game.seat_names[reader] if reader != NOBODY else ""
    for move in record.moves:
        if move.seat != own and move.action.partition(" ")[0] in table.game.private_actions:
            assert str(Move(move.seat, move.action, move.undone)) not in told.splitlines()
    checked.messages += 1
    checked.bytes += len(told)


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

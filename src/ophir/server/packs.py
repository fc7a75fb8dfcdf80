"""Data packs and records that people bring to a table.

Anybody may send one, so its size and shape are looked at first; then it is read, laid and played in a process of its
own (`trials`). Only what passed is read here.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from ophir.engine.errors import BadPack, BadRecord
from ophir.engine.game import Game
from ophir.engine.history import find_data, oldest_data
from ophir.engine.options import OptionValue
from ophir.engine.packs import Corrections, Pack, lay_over
from ophir.engine.records import NEW_SEED, Record, read_record, verify
from ophir.games import game
from ophir.server.aside import aside
from ophir.server.limits import (
    LARGEST_FIGURE,
    LINE_LENGTH,
    MOST_NEW_SEEDS,
    MOST_RECORDS,
    MOVES_TRIED,
    PACK_SIZE,
    PACKS_KEPT,
    RECORD_LINES,
)
from ophir.server.protocol import OwnPack
from ophir.server.trials import GivenUp, Trials

Chosen = dict[str, OptionValue]


def laid(played: Game, own: OwnPack | None, data: str = "") -> Pack:
    """The data that goes by the hash `data` (without one, the standard data) with somebody's own laid over it."""
    if own is None:
        return find_data(played.standard_pack, data, None) if data else played.standard_pack
    return _laid(played, own.name, tuple(own.files.items()), data)


@lru_cache(maxsize=PACKS_KEPT)
def _laid(played: Game, name: str, files: tuple[tuple[str, str], ...], data: str) -> Pack:
    corrections = Corrections(name, dict(files))
    if data:
        return find_data(played.standard_pack, data, corrections)
    return lay_over(played.standard_pack, corrections)


def laid_at_first(played: Game, own: OwnPack | None) -> Pack:
    """The same for the first tables, which did not say what they are played with."""
    return oldest_data(played.standard_pack, None if own is None else Corrections(own.name, own.files))


async def admit_pack(trials: Trials, played: Game, own: OwnPack, seats: int, options: Chosen) -> Pack:
    """Lay a pack that nobody has looked at yet: raises BadPack with file, record, field and reason."""
    check_shape(own)
    try:
        await trials.run(try_pack, played.id, own, seats, options, "")
    except GivenUp as trouble:
        raise BadPack(own.name, "", "", f"{trouble}; take the last change back, or a figure far too large") from None
    return await aside(laid, played, own)


async def admit_record(trials: Trials, text: str, own: OwnPack | None) -> Record:
    """Read a record that nobody has looked at yet, with the pack it was played with: raises BadRecord or BadPack."""
    if own is not None:
        check_shape(own)
    check_lines(text)
    try:
        await trials.run(try_record, text, own)
    except GivenUp as trouble:
        raise BadRecord(0, f"{trouble}; it can't be replayed here") from None
    return await aside(read_record, text)


def check_shape(own: OwnPack) -> None:
    """Refuse what no pack looks like, without reading it."""
    size = sum(map(len, own.files.values()))
    if size > PACK_SIZE:
        raise BadPack(own.name, "", "", f"has {size} characters; a pack may have {PACK_SIZE}")
    for file, text in own.files.items():
        longest = max(map(len, text.split("\n")))
        if longest > LINE_LENGTH:
            raise BadPack(file, "", "", f"has a line of {longest} characters; a line may have {LINE_LENGTH}")


def check_lines(text: str) -> None:
    """Refuse what no record looks like, without reading it."""
    lines = text.count("\n")
    if lines > RECORD_LINES:
        raise BadRecord(RECORD_LINES, f"the record has {lines} lines; it may have {RECORD_LINES}")
    seeds = text.count(f"\n{NEW_SEED}")
    if seeds > MOST_NEW_SEEDS:
        raise BadRecord(0, f"the record has {seeds} new seeds; it may have {MOST_NEW_SEEDS}")


# In a process of their own.


def try_pack(game_id: str, own: OwnPack, seats: int, options: Chosen, data: str) -> None:
    """Lay a pack, and play some moves with it."""
    played = game(game_id)
    pack = laid(played, own, data)
    records = 0
    for file, table, record in pack.records():
        records += 1
        for field, number in _figures(record):
            if not -LARGEST_FIGURE <= number <= LARGEST_FIGURE:
                reason = f"is {number}; figures go from {-LARGEST_FIGURE} to {LARGEST_FIGURE}"
                raise BadPack(file, f"{table} {pack.layout.name_of(table, record)}", field, reason)
    if records > MOST_RECORDS:
        raise BadPack(own.name, "", "", f"makes {records} records; there may be {MOST_RECORDS}")
    played.check_pack(pack)
    position = played.new(seats, options, pack=pack)
    for move in range(MOVES_TRIED):
        if position.over:
            break
        legal = position.legal()
        position.apply(legal[move % len(legal)])


def try_record(text: str, own: OwnPack | None) -> None:
    """Read a record and replay it to the end; with a pack, that is tried first."""
    record = read_record(text)
    wanted = game(record.game)
    wanted.check_rules(record.rules)
    if own is not None:
        try_pack(record.game, own, record.seats, record.options, record.pack[1])
    verify(record, wanted, laid(wanted, own, record.pack[1]))


def _figures(record: dict[str, Any]) -> Iterator[tuple[str, float]]:
    for field, value in record.items():
        for number in _within(value):
            yield field, number


def _within(value: Any) -> Iterator[float]:
    if isinstance(value, int | float):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from _within(part)
    elif isinstance(value, list):
        for part in value:
            yield from _within(part)

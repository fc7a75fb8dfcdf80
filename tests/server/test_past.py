"""The history of a table is packed, and everybody who comes later reads in it what was told."""

from __future__ import annotations

import random

import pytest

from ophir.engine.game import NOBODY
from ophir.server import entries, sight
from ophir.server.audience import encode, encoded_state
from ophir.server.past import BLOCK
from ophir.server.protocol import Log, Moved, State, Undone
from ophir.server.seats import key_of
from ophir.server.table import Table

MOVES = 6 * BLOCK
LONG = 200  # moves; by then a card of Kingdom was drawn


def a_table(game: str) -> Table:
    """A table that has begun."""
    places = [entries.Place("human", key=key_of(str(seat))) for seat in range(2)]
    table = Table("t", entries.Created(0.0, game, {}, places, key_of("owner"), "5ec2e7"))
    table.apply(entries.Started(0.0, ["a", "b"]))
    return table


@pytest.mark.parametrize("game", ["kingdom", "temple"])
@pytest.mark.parametrize("undoing", [False, True])
def test_who_comes_later_hears_what_was_told(game: str, undoing: bool) -> None:
    table = a_table(game)
    table.hands_open = False  # also should the game be over soon
    chance = random.Random(3)
    told: dict[int, list[Moved | Undone]] = {reader: [] for reader in (NOBODY, 0, 1)}
    while table.status == "playing" and table.version < MOVES:
        position, before = table.position, table.version
        assert position is not None
        seat = position.to_move
        undoable = [each for each in range(2) if undoing and table.begun().undoable(each)]
        if undoable and chance.random() < 0.2:
            seat = undoable[0]
            table.apply(entries.TookBack(0.0, seat, chance.randint(1, table.begun().undoable(seat))))
        else:
            action = position.actions[chance.choice(position.legal())].text
            table.apply(entries.Played(0.0, seat, table.check_move(seat, action, before)))
        for reader, lines in told.items():
            lines += sight.history(table, reader, before)
    assert table.version > 2 * BLOCK, "nothing was packed: the test shows nothing"
    gone = {version for line in table.history for version in line.took_back}
    for reader, lines in told.items():
        stood = [line for line in lines if isinstance(line, Moved) and line.version not in gone]
        later = [line for line in sight.history(table, reader) if isinstance(line, Moved) and not line.undone]
        assert encode(Log([*later])) == encode(Log([*stood]))
        for after in range(0, table.version, 7):  # whoever was away hears what he missed
            missed = sight.history(table, reader, after)
            assert [line.version for line in missed] == sorted(line.version for line in missed if line.version > after)


def test_a_state_is_made_once_for_all_who_see_the_same_and_anew_after_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    table, other = a_table("kingdom"), a_table("kingdom")
    made: list[int] = []
    build = sight.state

    def noted(table: Table, seat: int) -> State:
        made.append(seat)
        return build(table, seat)

    monkeypatch.setattr(sight, "state", noted)
    first = [encoded_state(table, seat) for seat in (NOBODY, 0, 1)]
    assert [encoded_state(table, seat) for seat in (NOBODY, 0, 1)] == first
    assert made == [NOBODY, 0, 1]
    encoded_state(other, 0)
    assert made == [NOBODY, 0, 1, 0], "another table's"
    position = table.position
    assert position is not None
    table.apply(entries.Played(0.0, position.to_move, position.legal_texts()[0]))
    assert encoded_state(table, 0) != first[1]


def test_moves_that_nobody_can_take_back_are_one_object_where_they_are_alike() -> None:
    tables = [a_table("kingdom") for _ in range(2)]
    for table in tables:
        chance = random.Random(1)
        for _ in range(LONG):
            position = table.position
            assert position is not None
            text = position.actions[chance.choice(position.legal())].text
            table.apply(entries.Played(0.0, position.to_move, text))
    one, other = (table.begun().played for table in tables)
    assert [played.seat for played in one] == [played.seat for played in other]
    last = max(number for number, played in enumerate(one) if played.final)
    assert all(mine is yours for mine, yours in zip(one[: last + 1], other[: last + 1], strict=True))
    assert all(mine is not yours for mine, yours in zip(one[last + 1 :], other[last + 1 :], strict=True))

"""Play on a table by notation, and read it back in the words of the rules: for the tests of every game."""

from __future__ import annotations

import copy
from typing import Any, TypeVar

import pytest

from ophir.engine.errors import IllegalAction
from ophir.engine.game import Game, Position
from ophir.engine.packs import Pack
from ophir.engine.steps import Closed

P = TypeVar("P", bound=Position)


def pack_with(game: Game, file: str, table: str, name: str | None = None, **fields: object) -> Pack:
    """The standard pack with some fields of one record changed; `name=None` for a table that is a single record."""
    standard = game.standard_pack
    files = copy.deepcopy(standard.files)
    found = files[file][table]
    if name is not None:
        found = next(record for record in found if standard.layout.name_of(table, record) == name)
    found.update(fields)
    return Pack("changed", standard.layout, files, [])


def check(made: P) -> P:
    """Everything that must always hold, as reading checks it, and that `legal()` is what is open in `choices()`."""
    made.game.from_json(made.to_json(), made.pack)
    assert sorted(made.legal()) == sorted(choice.action for choice in made.choices() if choice.open)
    return made


def do(made: P, *actions: str, by: str = "") -> P:
    """Take actions by notation, one after the other; `by` must be to move, or does them out of turn."""
    for action in actions:
        check(made.play(f"{by} {action}"))
    return made


def legal(made: Position, kind: str = "", by: str = "") -> set[str]:
    """What may be done now by the seat to move (or `by`), as notation; with `kind`, only the arguments of that kind."""
    texts = made.view(by or made.to_move).legal_texts()
    return {text.removeprefix(kind).strip() for text in texts if not kind or text.split()[0] == kind}


def offered(made: Position) -> set[str]:
    """Everything that the seat to move is shown, open or closed."""
    return {choice.text for choice in made.choices()}


def closed(made: Position, action: str, by: str = "") -> Closed:
    """Why an action is closed; it must be offered, and refused."""
    (found,) = (choice for choice in made.choices(by or made.to_move) if choice.text == action)
    assert found.closed is not None, f"{action!r} is open"
    with pytest.raises(IllegalAction) as caught:
        made.clone().play(f"{by} {action}")
    assert caught.value.values["reason"] == found.closed.id
    return found.closed


def why(made: Position, action: str, by: str = "") -> str:
    """The reason id for a closed action; empty if it is open."""
    return "" if action in legal(made, by=by) else closed(made, action, by).id


def asked(made: Position) -> str:
    """The pending decision and who must take it: `"D1 blue"`; `"over"` when there is none."""
    return "over" if made.decision is None else f"{made.decision.id} {made.game.seat_names[made.to_move]}"


def told(made: Position, id: str) -> list[dict[str, Any]]:
    """The values of the events of one kind since the last action, secrets included."""
    return [{**event.values, **(event.secret or {})} for event in made.events or [] if event.id == id]

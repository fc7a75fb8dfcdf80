"""Steps: what they say of their numbers, and what they must say of their choices."""

from __future__ import annotations

import sys
from types import ModuleType, SimpleNamespace
from typing import Any, ClassVar

import pytest

from ophir.engine import finding
from ophir.engine.finding import steps_of
from ophir.engine.steps import FLAG, SEAT, Closed, Decision, Several, below, some_of, up_to

BOX = SimpleNamespace(seats=3, pawns=5, card_ids=["market", "altar"])


def test_a_number_of_a_step_is_limited_by_a_figure_of_the_box() -> None:
    assert (SEAT.of(BOX), FLAG.of(BOX)) == (3, 2)
    assert (below("card_ids").of(BOX), up_to("pawns").of(BOX), some_of("pawns").of(BOX)) == (2, 6, 32)
    assert below(7).of(BOX) == 7


class Pick(Decision[Any]):
    id: ClassVar[str] = "D1"

    def looked_for(self, table: Any) -> range:
        return range(4)

    def why_not(self, table: Any, action: int) -> Closed | None:
        return Closed("closed-odd", "1") if action % 2 else None


class Drop(Several[Any]):
    id: ClassVar[str] = "D2"
    things: ClassVar[str] = "stones"

    def legal(self, table: Any) -> list[int]:
        return [1, 2]


class Mute(Decision[Any]):
    id: ClassVar[str] = "D3"


def test_what_is_legal_follows_from_what_is_looked_for_and_why_it_is_closed() -> None:
    assert Pick(0).legal(None) == [0, 2]
    assert [(one.action, one.open) for one in Pick(0).choices(None)] == [(0, True), (1, False), (2, True), (3, False)]


def test_where_only_what_is_legal_is_said_nobody_looks_for_more() -> None:
    assert [(one.action, one.open) for one in Drop(0, 2).choices(None)] == [(1, True), (2, True)]
    assert Drop(0, 2).ask_values(None) == {"stones": 2}


def test_a_decision_that_offers_nothing_is_refused_when_its_game_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType(__name__)
    monkeypatch.setitem(sys.modules, __name__, module)
    monkeypatch.setattr(finding, "modules_of", lambda package: [module])
    vars(module).update(Pick=Pick, Drop=Drop)
    assert set(steps_of("any")) == {"Pick", "Drop"}
    vars(module).update(Mute=Mute)
    with pytest.raises(ValueError, match="Mute says neither"):
        steps_of("any")

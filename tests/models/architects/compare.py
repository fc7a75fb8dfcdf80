"""Architects of the West Kingdom on the engine and in the model side by side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ophir.engine.game import Position
from tests.models.architects.figures import DATA, read_figures
from tests.models.architects.model import Model
from tests.models.architects.reading import as_data, read_table
from tests.models.architects.setting_up import STARTING_PLAYER, Options
from tests.models.architects.table import Table
from tests.models.side_by_side import SideBySide
from tests.models.talk import Draw, Talk

FIGURES = read_figures(DATA)
SETTING_UP = ("D1", "D2", "D3", "D4")


class Architects(SideBySide):
    """One game, from its first decision or from a turn on."""

    def begin(self) -> Talk[None]:
        self.options = options_of(self.position)
        self.model = Model(self.engine_table())
        assert self.position.decision is not None
        assert self.position.to_move is not None
        if self.position.decision.id in SETTING_UP:
            return self.model.new_game(self.options, self.position.to_move)
        return self.model.go_on(self.position.to_move)

    def engine_table(self) -> Table:
        """The engine's position as the model's data."""
        state = self.position.to_json()["state"]
        return read_table(FIGURES, self.options, list(self.position.parties), self.position.seats, state)

    def model_data(self) -> dict[str, Any]:
        return as_data(self.model.table)

    def engine_data(self) -> dict[str, Any]:
        return as_data(self.engine_table())

    def model_outcome(self) -> dict[str, Any]:
        result = self.model.result
        assert result is not None
        return {"scores": result.scores, "winners": result.winners}

    def engine_outcome(self) -> dict[str, Any]:
        outcome = self.position.outcome
        return {"scores": outcome.scores, "winners": outcome.winners}

    def look_up(self, wanted: Draw, answer: str | None) -> str | None:
        if wanted.kind != STARTING_PLAYER:
            return None
        ahead = self.after(answer)
        return str(ahead.parties.index(ahead.to_json()["state"]["starter"]))


def options_of(position: Position) -> Options:
    chosen: Mapping[str, Any] = position.options
    wow = bool(chosen["expansion_wow"])
    return Options(
        wow=wow,
        variable=chosen["boards"] == "variable",
        choose_boards=chosen["board_assignment"] == "choose",
        board_sets=tuple(chosen["board_sets"]),
        promo_cards=bool(chosen["promo_cards"]),
        starting_apprentice={"as_box": wow, "on": True, "off": False}[chosen["starting_apprentice"]],
        clears=bool(chosen["guildhall_clears_apprentices"]),
    )

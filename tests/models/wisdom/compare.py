"""Wisdom of Solomon on the engine and in the model side by side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ophir.engine.game import Position
from ophir.games import game
from tests.models import side_by_side
from tests.models.pushing import Pusher
from tests.models.talk import Draw, Talk
from tests.models.wisdom.figures import DATA, read_figures
from tests.models.wisdom.model import Model
from tests.models.wisdom.reading import as_data, read_table
from tests.models.wisdom.setting_up import Options
from tests.models.wisdom.table import Table

FIGURES = read_figures(DATA)
STARTING_PLAYER = "starting player"


class SideBySide(side_by_side.SideBySide):
    """One game, from its beginning or from a turn on."""

    def begin(self) -> Talk[None]:
        self.options = options_of(self.position)
        self.model = Model(self.engine_table())
        state = self.position.to_json()["state"]
        if state["current"] is None:
            return self.model.new_game(self.options)
        return self.model.go_on(self.position.parties.index(state["current"]))

    def engine_table(self) -> Table:
        """The engine's position as the model's data."""
        state = self.position.to_json()["state"]
        decision = self.position.decision
        keeping = decision is not None and decision.id == "D1"
        return read_table(FIGURES, self.options, self.position.parties, state, keeping)

    def model_data(self) -> dict[str, Any]:
        return as_data(self.model.table)

    def engine_data(self) -> dict[str, Any]:
        return as_data(self.engine_table())

    def model_outcome(self) -> dict[str, Any]:
        result = self.model.result
        assert result is not None
        return {"scores": result.scores, "winners": result.winners, "why": sorted(result.ends)}

    def engine_outcome(self) -> dict[str, Any]:
        outcome = self.position.outcome
        return {"scores": outcome.scores, "winners": outcome.winners, "why": sorted(outcome.ends)}

    def look_up(self, wanted: Draw, answer: str | None) -> str | None:
        if wanted.kind != STARTING_PLAYER:
            return None
        ahead = self.after(answer)
        return str(ahead.parties.index(ahead.to_json()["state"]["starting_player"]))


def options_of(position: Position) -> Options:
    chosen: Mapping[str, Any] = position.options
    first = chosen["starting_player"]
    return Options(
        players=position.seats,
        starting_player=None if first == "random" else int(first),
        solo_ties=str(chosen["solo_ties"]),
        max_years=int(chosen["max_years"]),
    )


def new_game(seats: int, options: Mapping[str, object], seed: str, pusher: Pusher) -> SideBySide:
    return SideBySide(game("wisdom").new(seats, options, seed), pusher)

"""Plays Wisdom of Solomon on the engine and in the model side by side, and stops at the first difference."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ophir.engine.errors import OphirError
from ophir.engine.game import Position
from ophir.games import game
from tests.models.pushing import Pusher, differences
from tests.models.wisdom.figures import DATA, read_figures
from tests.models.wisdom.model import Model
from tests.models.wisdom.reading import as_data, read_table
from tests.models.wisdom.setting_up import Options
from tests.models.wisdom.table import Table
from tests.models.wisdom.talk import Draw, Question, Talk

FIGURES = read_figures(DATA)
STARTING_PLAYER = "starting player"


class Different(AssertionError):
    """Engine and model do not agree; the text says where and how it came to that."""


class SideBySide:
    """One game, played on the engine and in the model at once.

    What chance brings is asked of the model first and foretold to the engine, so both play the same game.
    """

    def __init__(self, position: Position, pusher: Pusher) -> None:
        self.position = position
        self.pusher = pusher
        self.options = options_of(position)
        self.model = Model(self.engine_table())
        self.talk: Talk[None] = self._talk()
        self.said: list[str] = [repr(position), repr(position.chosen_options)]
        self.foretold: list[str] = []
        self.question = self._next(None)
        self.decisions = 0

    def _talk(self) -> Talk[None]:
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

    def play(self, most: int) -> int:
        """Play on until the game is over, or for so many decisions. Returns how many there were."""
        self.check()
        while self.question is not None and self.decisions < most:
            self.step(self.pusher.answer(self.question.decision, self.question.answers))
            self.check()
        return self.decisions

    def step(self, answer: str) -> None:
        """Give both the same answer."""
        assert self.question is not None
        self.decisions += 1
        self.said.append(f"{self.question.seat} {self.question.decision} {answer}")
        self.foretold = []
        self.question = self._next(answer)
        try:
            self.position.foretell(self.foretold)
            self.position.play(answer)
        except (OphirError, AssertionError) as refused:
            raise Different(self.report([f"the engine refused: {refused!r}"])) from refused

    def _next(self, answer: str | None) -> Question | None:
        """Let the model run to its next question, while chance brings what the pusher likes."""
        try:
            now = self.talk.send(answer) if answer is not None else next(self.talk)
            while isinstance(now, Draw):
                now = self.talk.send(self._chance(now, answer))
        except StopIteration:
            return None
        return now

    def _chance(self, wanted: Draw, answer: str | None) -> str:
        if wanted.kind == STARTING_PLAYER:
            return str(self._engines_starting_player(answer))
        name = self.pusher.chance(wanted.kind, wanted.contents)
        self.foretold.append(name)
        self.said.append(f"  chance: {wanted.kind} {name}")
        return name

    def _engines_starting_player(self, answer: str | None) -> int:
        """Who it is can't be foretold, but looked up: chance is a part of the position."""
        ahead = self.position.clone()
        if answer is not None:
            ahead.play(answer)
        return ahead.parties.index(ahead.to_json()["state"]["starting_player"])

    def check(self) -> None:
        """Raise Different unless both are at the same position, ask the same seat the same, and allow the same."""
        found = []
        if self.position.foretold():
            found.append(f"chance that the engine did not ask for: {self.position.foretold()}")
        model, engine = self.asked_by_model(), self.asked_by_engine()
        found += differences(model, engine)
        found += differences(as_data(self.model.table), as_data(self.engine_table()))
        if found:
            raise Different(self.report(found))

    def asked_by_model(self) -> dict[str, Any]:
        if self.question is None:
            result = self.model.result
            assert result is not None
            return {"over": True, "scores": result.scores, "winners": result.winners, "why": sorted(result.ends)}
        asked = self.question
        return {"over": False, "asked": asked.seat, "decision": asked.decision, "answers": sorted(asked.answers)}

    def asked_by_engine(self) -> dict[str, Any]:
        decision = self.position.decision
        if decision is None:
            outcome = self.position.outcome
            return {
                "over": True,
                "scores": outcome.scores,
                "winners": outcome.winners,
                "why": sorted(outcome.ends),
            }
        return {
            "over": False,
            "asked": self.position.to_move,
            "decision": decision.id,
            "answers": sorted(self.position.legal_texts()),
        }

    def report(self, found: list[str]) -> str:
        """What differs, and how to come there."""
        return "\n".join(["engine and model differ:", *found, "played:", *self.said])


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

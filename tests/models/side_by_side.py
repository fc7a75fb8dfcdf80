"""Plays a game on the engine and in a model side by side, and stops at the first difference."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ophir.engine.errors import OphirError
from ophir.engine.game import Position
from tests.models.pushing import Pusher, differences
from tests.models.talk import Draw, Question, Talk


class Different(AssertionError):
    """Engine and model do not agree; the text says where and how it came to that."""


class SideBySide:
    """One game, played on the engine and in the model at once.

    What chance brings is asked of the model first and foretold to the engine, so both play the same game. A game says
    how its model begins (`begin`), what the positions of both are as readable data, and how the model's game ended.
    """

    def __init__(self, position: Position, pusher: Pusher) -> None:
        self.position = position
        self.pusher = pusher
        self.said: list[str] = [repr(position), repr(position.chosen_options)]
        self.foretold: list[str] = []
        self.decisions = 0
        self.talk = self.begin()
        self.question = self._next(None)

    def begin(self) -> Talk[None]:
        """The model's talk from the engine's position on."""
        raise NotImplementedError

    def model_data(self) -> dict[str, Any]:
        raise NotImplementedError

    def engine_data(self) -> dict[str, Any]:
        raise NotImplementedError

    def model_outcome(self) -> dict[str, Any]:
        raise NotImplementedError

    def engine_outcome(self) -> dict[str, Any]:
        raise NotImplementedError

    def look_up(self, wanted: Draw, answer: str | None) -> str | None:
        """What chance brings, if it can't be foretold but shows in the engine's position `after` an answer."""
        return None

    def after(self, answer: str | None) -> Position:
        """The engine's position after an answer: chance is a part of it, so this is what will come."""
        ahead = self.position.clone()
        if answer is not None:
            ahead.play(answer)
        return ahead

    def play(self, most: int) -> int:
        """Play on until the game is over, or for so many decisions. Returns how many there were."""
        self.check()
        while self.question is not None and self.decisions < most:
            self.step(self.pusher.answer(self.question.decision, self.question.answers))
            self.check()
        return self.decisions

    def follow(self, answers: Iterable[str]) -> None:
        """Give these answers one after the other."""
        self.check()
        for answer in answers:
            self.step(answer)
            self.check()

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
        name = self.look_up(wanted, answer)
        if name is None:
            name = self.pusher.chance(wanted.kind, wanted.contents)
            self.foretold.append(name)
        self.said.append(f"  chance: {wanted.kind} {name}")
        return name

    def check(self) -> None:
        """Raise Different unless both are at the same position, ask the same seat the same, and allow the same."""
        found = []
        if self.position.foretold():
            found.append(f"chance that the engine did not ask for: {self.position.foretold()}")
        found += differences(self.asked_by_model(), self.asked_by_engine())
        found += differences(self.model_data(), self.engine_data())
        if found:
            raise Different(self.report(found))

    def asked_by_model(self) -> dict[str, Any]:
        if self.question is None:
            return {"over": True, **self.model_outcome()}
        asked = self.question
        return {"over": False, "asked": asked.seat, "decision": asked.decision, "answers": sorted(asked.answers)}

    def asked_by_engine(self) -> dict[str, Any]:
        decision = self.position.decision
        if decision is None:
            return {"over": True, **self.engine_outcome()}
        return {
            "over": False,
            "asked": self.position.to_move,
            "decision": decision.id,
            "answers": sorted(self.position.legal_texts()),
        }

    def report(self, found: list[str]) -> str:
        """What differs, and how to come there."""
        return "\n".join(["engine and model differ:", *found, "played:", *self.said])

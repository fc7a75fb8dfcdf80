"""How a model talks: it asks a seat for an answer in notation, and it asks the world for what chance brings.

A model is a generator. It gives out `Question`s and `Draw`s one after the other and is sent the answer to each.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass
from typing import TypeVar


@dataclass
class Question:
    """A seat is asked to choose one of several answers."""

    seat: int
    decision: str  # as the specification numbers it
    answers: list[str]


@dataclass
class Draw:
    """Chance brings one of several things, each as likely as its share."""

    kind: str
    contents: Counter[str]


Answer = TypeVar("Answer")
Talk = Generator[Question | Draw, str, Answer]


def choose(seat: int, decision: str, answers: dict[str, Answer]) -> Talk[Answer]:
    """Which of the answers, by notation; a single one is given by itself."""
    if len(answers) == 1:
        return next(iter(answers.values()))
    said = yield Question(seat, decision, list(answers))
    return answers[said]


def draw(kind: str, contents: Counter[str]) -> Talk[str]:
    """What chance brings, which is taken out of the contents."""
    there = +contents
    name = yield Draw(kind, there)
    assert there[name] > 0, f"chance brought {name}, but there are {dict(there)}"
    contents[name] -= 1
    return name

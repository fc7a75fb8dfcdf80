"""Leading games into situations that are rare otherwise, and finding where two readable positions differ."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any


def differences(model: Any, engine: Any, path: str = "") -> Iterator[str]:
    """Where two readable positions differ, one line for each field."""
    if model == engine:
        return
    if isinstance(model, dict) and isinstance(engine, dict):
        for name in sorted({*model, *engine}, key=str):
            yield from differences(model.get(name), engine.get(name), f"{path}.{name}" if path else str(name))
    else:
        yield f"{path}: model {model!r}, engine {engine!r}"


class Pusher:
    """Chooses answers and what chance brings: at random, but often what has been rare so far, or what a taste likes."""

    def __init__(self, seed: str, seen: Counter[str], taste: tuple[str, ...] = (), eager: float = 0.0) -> None:
        self.random = random.Random(seed)
        self.seen = seen  # how often each answer was given, over many games
        self.taste = taste  # beginnings of answers that are liked
        self.eager = eager  # how often taste decides

    def answer(self, decision: str, answers: list[str]) -> str:
        liked = [text for text in answers if text.startswith(self.taste)] if self.taste else []
        if liked and self.random.random() < self.eager:
            chosen = self.random.choice(liked)
        elif self.random.random() < 0.3:
            chosen = min(answers, key=lambda text: (self.seen[f"{decision} {text}"], self.random.random()))
        else:
            chosen = self.random.choice(answers)
        self.seen[f"{decision} {chosen}"] += 1
        return chosen

    def chance(self, kind: str, contents: Counter[str]) -> str:
        names = sorted(contents)
        if self.random.random() < 0.3:
            chosen = min(names, key=lambda name: (self.seen[f"{kind} {name}"], self.random.random()))
        else:
            chosen = self.random.choices(names, [contents[name] for name in names])[0]
        self.seen[f"{kind} {chosen}"] += 1
        return chosen

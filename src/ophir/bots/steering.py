"""How a search is steered, per game. [steering.toml]"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files

import msgspec


class Steering(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The constants of a search."""

    exploration: float
    prior_weight: float
    prior_sharpness: float
    trust: float = 0.0
    same_worlds: bool = False


@lru_cache(maxsize=16)
def steering_of(game: str) -> Steering:
    """Those of a game, or the usual ones if it has none of its own."""
    text = (files("ophir.bots") / "steering.toml").read_text(encoding="utf-8")
    found = msgspec.convert(tomllib.loads(text), dict[str, Steering])
    return found.get(game, found["default"])

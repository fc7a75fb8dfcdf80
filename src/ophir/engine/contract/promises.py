"""A promise: something that holds in every game, at every moment. Its name is a sentence, and so says what is wrong."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from inspect import signature
from typing import Any, Final

PROMISES: Final[list[Promise]] = []

GAME: Final = ("game",)
CONFIGURATION: Final = ("configuration",)
MOMENT: Final = ("configuration", "seed", "at")


class Promise:
    """A function that raises AssertionError where the promise is not kept; `about` is what it is asked with."""

    def __init__(self, keep: Callable[..., None]) -> None:
        self.keep = keep
        self.about = tuple(signature(keep).parameters)
        self.sentence = keep.__name__.replace("_", " ")

    def __repr__(self) -> str:
        return self.keep.__name__


def promise(keep: Callable[..., None]) -> Callable[..., None]:
    """Every game is held to this."""
    PROMISES.append(Promise(keep))
    return keep


class Refusal:
    """How something was refused."""

    value: Any


@contextmanager
def refused(*kinds: type[Exception], match: str = "") -> Iterator[Refusal]:
    """What is done inside must be refused, by one of these errors."""
    refusal = Refusal()
    try:
        yield refusal
    except kinds as error:
        refusal.value = error
    else:
        raise AssertionError(f"it was not refused with {' or '.join(kind.__name__ for kind in kinds)}")
    assert re.search(match, str(refusal.value)), f"{refusal.value} does not say {match!r}"

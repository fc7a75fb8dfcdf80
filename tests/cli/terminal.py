"""A terminal for tests: runs `ophir` in this process, with somebody who types."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from unittest.mock import patch

from ophir.cli.app import main
from ophir.engine.chance import Chance

WIDTH = "120"
NARROW = "80"


class Ran:
    """How a command ended and what it printed."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


class Typist(io.StringIO):
    """Standard input that makes up each line when it is asked for; `printed` is what stands on the screen by then."""

    def __init__(self, answer: Callable[[str], str | None], screen: io.StringIO) -> None:
        super().__init__()
        self.answer = answer
        self.screen = screen

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]  # input() calls it without a size
        typed = self.answer(self.screen.getvalue())
        return "" if typed is None else f"{typed}\n"


def ophir(*arguments: str, typed: Iterable[str] | Callable[[str], str | None] = (), width: str = WIDTH) -> Ran:
    """Run `ophir` with these arguments; `typed` is what the person types, or a function that makes it up."""
    out, err = io.StringIO(), io.StringIO()
    if callable(typed):
        answer = typed
    else:
        lines: Iterator[str] = iter(typed)

        def answer(screen: str) -> str | None:
            return next(lines, None)

    code = 0
    with (
        patch.object(sys, "argv", ["ophir", *arguments]),
        patch.object(sys, "stdin", Typist(answer, out)),
        patch.dict("os.environ", {"COLUMNS": width, "LANG": "C.UTF-8", "LC_ALL": ""}),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            main()
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 1
    return Ran(code, out.getvalue(), err.getvalue())


class Chooser:
    """Somebody who takes one of the first few options, by a seed."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def __call__(self, screen: str) -> str:
        return str(1 + self.chance.below(3))

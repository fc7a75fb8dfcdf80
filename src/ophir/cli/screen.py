"""The terminal: its size, its colours, what is printed and what is typed."""

from __future__ import annotations

import codecs
import contextlib
import io
import sys
from collections.abc import Iterable
from contextlib import AbstractContextManager
from unicodedata import combining, normalize

from rich.console import Console
from rich.text import Text
from rich.theme import Theme

THEME = Theme(
    {
        "title": "bold",
        "rule": "dim",
        "quiet": "dim",
        "number": "bold cyan",
        "question": "bold",
        "good-news": "green",
        "warning": "bold yellow",
        "seat-blue": "bold bright_blue",
        "seat-red": "bold bright_red",
        "seat-green": "bold bright_green",
        "seat-yellow": "bold yellow",
        "seat-white": "bold bright_blue",  # called Lapis and Tyrian; white or black would vanish on some screens
        "seat-black": "bold magenta",
        "seat-ivory": "bold bright_white",
        "automaton": "bold bright_cyan",
        "good-gold": "yellow",
        "good-copper": "dark_orange",
        "good-stone": "grey70",
        "good-timber": "dark_goldenrod",
        "good-wood": "dark_goldenrod",
        "good-exotic": "magenta",
        "good-food": "green3",
        "good-clay": "orange3",
        "good-marble": "bright_white",
        "good-silver": "bright_cyan",
        "good-virtue": "green3",
        "good-influence": "magenta",
        "repr.number": "none",
    },
    inherit=False,
)

SMALLEST_WIDTH = 60

# What to print where a terminal knows ASCII alone; accents fall off by themselves.
PLAIN = str.maketrans("─·•…→■▲●◆▪«»“”¿¡│┌┐└┘═║╔╗╚╝", '-.*~>#^@+o""""?!|++++=|++++')


def _plainly(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    text = normalize("NFKD", error.object[error.start : error.end].translate(PLAIN))
    return "".join(sign if sign.isascii() else "" if combining(sign) else "?" for sign in text), error.end


codecs.register_error("ophir", _plainly)


def speak_plainly_if_needed() -> None:
    """On a terminal without Unicode, print the nearest ASCII signs instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="ophir")


def new_console(stderr: bool = False) -> Console:
    """A console with Ophir's colours."""
    return Console(theme=THEME, highlight=False, markup=False, emoji=False, soft_wrap=False, stderr=stderr)


class EndOfInput(Exception):
    """Nobody types any more: the input is closed."""


class Screen:
    """Where a game is shown and where a person answers."""

    def __init__(self) -> None:
        self.console = new_console()
        self.live = self.console.is_terminal and sys.stdin.isatty()
        if self.live:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  # gives input() a line editor

    @property
    def width(self) -> int:
        """How many columns there are, at least so many that a line can be read."""
        return max(self.console.width, SMALLEST_WIDTH)

    @property
    def height(self) -> int:
        """How many lines there are; where nobody looks at a screen, plenty."""
        return self.console.height if self.live else 200

    def show(self, lines: Iterable[Text]) -> None:
        """Print lines; what is too long is cut."""
        page = Text("\n", end="").join(lines)
        if page.plain:
            self.console.print(page, no_wrap=True, overflow="ellipsis", crop=True)

    def say(self, text: str, style: str = "") -> None:
        """Print a sentence or a paragraph, wrapped."""
        self.console.print(Text(text, style))

    def tell(self, text: str, style: str = "") -> None:
        """Print one line that must not be broken, such as one with a path or a command to copy."""
        self.console.print(Text(text, style), soft_wrap=True)

    def clear(self) -> None:
        """Begin a fresh page, if this is a screen."""
        if self.live:
            self.console.clear()

    def wipe(self) -> None:
        """Forget everything shown so far, what was scrolled away and typed included: another person looks now."""
        if self.live:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()
            with contextlib.suppress(ImportError):
                import readline

                readline.clear_history()

    def waiting(self, text: str) -> AbstractContextManager[object]:
        """While something takes its time: say what, if this is a screen, and take it off again."""
        return self.console.status(Text(text, "quiet")) if self.live else contextlib.nullcontext()

    def ask(self, prompt: Text) -> str:
        """What the person types. Raises EndOfInput when the input is closed."""
        if not self.live:
            self.console.print(prompt, end="")
        self.console.file.flush()
        try:
            # At a terminal the prompt belongs to the line editor, which draws it again while one edits.
            typed = input(prompt.plain) if self.live else input()
        except EOFError:
            self.console.print()
            raise EndOfInput from None
        except UnicodeDecodeError:
            typed = "?"
        if not self.live:
            self.console.print()  # a typed line break is not echoed where input is no terminal
        return typed.strip()

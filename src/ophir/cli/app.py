"""The entry point of the `ophir` command: its commands, and how errors end."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pkgutil import resolve_name
from typing import Final

import typer

import ophir as package
from ophir.cli.screen import new_console, speak_plainly_if_needed
from ophir.engine.errors import OphirError

FAILED = 1

# Each command and its function, or the Typer with commands of its own. Only what is called is imported.
COMMANDS: Final = {
    "version": "app:version",
    "games": "catalogue:games",
    "play": "play:play",
    "serve": "serve:serve",
    "replay": "records:replay",
    "review": "review:review",
    "verify": "records:verify",
    "perft": "perft:perft",
    "simulate": "simulate:simulate",
    "puzzles": "puzzles:puzzles",
    "ladder": "lab:ladder",
    "train": "lab:train",
    "tune": "lab:tune",
    "bench": "bench:bench",
    "fields": "fields:fields",
    "check": "check:check",
    "backup": "hosting:backup",
    "restore": "hosting:restore",
    "pack": "catalogue:pack_app",
    "admin": "hosting:admin_app",
}


def ophir() -> None:
    """Play and study board games."""


def version() -> None:
    """Print the version, and whether the engine is compiled."""
    print(package.__version__, "(compiled)" if package.COMPILED else "(interpreted)")


def app_for(words: Sequence[str]) -> typer.Typer:
    """The command line with the command that is called, or with all of them if there is none such."""
    app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
    app.callback()(ophir)
    for name in words[:1] if words and words[0] in COMMANDS else COMMANDS:
        found = resolve_name(f"ophir.cli.{COMMANDS[name]}")
        if isinstance(found, typer.Typer):
            app.add_typer(found, name=name)
        else:
            app.command(name)(found)
    return app


def main() -> None:
    """Run the command line. A person's mistake ends as one clear line on standard error, never as a traceback."""
    speak_plainly_if_needed()
    try:
        app_for(sys.argv[1:])()
    except OphirError as error:
        new_console(stderr=True).print(f"ophir: {in_words(error)}", soft_wrap=True)
        sys.exit(FAILED)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(FAILED)


def in_words(error: OphirError) -> str:
    """An error in the language asked for on the command line."""
    from ophir.cli.words import language_of
    from ophir.engine.texts import ENGLISH, LANGUAGES, Texts

    arguments = sys.argv
    asked = next((arguments[i + 1] for i, word in enumerate(arguments[:-1]) if word == "--lang"), None)
    asked = next((word.removeprefix("--lang=") for word in arguments if word.startswith("--lang=")), asked)
    language = language_of(asked)
    if language == ENGLISH or language not in LANGUAGES:
        return str(error)
    return Texts("ophir.cli", language).error(error)

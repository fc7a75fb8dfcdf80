"""The entry point of the `ophir` command: its commands, and how errors end."""

from __future__ import annotations

import os
import sys

import typer

import ophir as package
from ophir.cli.bench import bench
from ophir.cli.catalogue import games, pack_app
from ophir.cli.check import check
from ophir.cli.fields import fields
from ophir.cli.hosting import admin_app, backup, restore
from ophir.cli.lab import ladder, train, tune
from ophir.cli.perft import perft
from ophir.cli.play import play
from ophir.cli.puzzles import puzzles
from ophir.cli.records import replay, verify
from ophir.cli.review import review
from ophir.cli.screen import new_console, speak_plainly_if_needed
from ophir.cli.serve import serve
from ophir.cli.simulate import simulate
from ophir.cli.words import language_of
from ophir.engine.errors import OphirError
from ophir.engine.texts import ENGLISH, LANGUAGES, Texts

FAILED = 1

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)


@app.callback()
def ophir() -> None:
    """Play and study board games."""


@app.command()
def version() -> None:
    """Print the version, and whether the engine is compiled."""
    print(package.__version__, "(compiled)" if package.COMPILED else "(interpreted)")


for command in (
    games,
    play,
    serve,
    replay,
    review,
    verify,
    perft,
    simulate,
    puzzles,
    ladder,
    train,
    tune,
    bench,
    fields,
    check,
    backup,
    restore,
):
    app.command()(command)
app.add_typer(pack_app, name="pack")
app.add_typer(admin_app, name="admin")


def main() -> None:
    """Run the command line. A person's mistake ends as one clear line on standard error, never as a traceback."""
    speak_plainly_if_needed()
    try:
        app()
    except OphirError as error:
        new_console(stderr=True).print(f"ophir: {in_words(error)}", soft_wrap=True)
        sys.exit(FAILED)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(FAILED)


def in_words(error: OphirError) -> str:
    """An error in the language asked for on the command line."""
    arguments = sys.argv
    asked = next((arguments[i + 1] for i, word in enumerate(arguments[:-1]) if word == "--lang"), None)
    asked = next((word.removeprefix("--lang=") for word in arguments if word.startswith("--lang=")), asked)
    language = language_of(asked)
    if language == ENGLISH or language not in LANGUAGES:
        return str(error)
    return Texts("ophir.cli", language).error(error)

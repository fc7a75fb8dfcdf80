"""The entry point of the `ophir` command."""

import typer

from ophir import __version__

app = typer.Typer(no_args_is_help=True)


@app.callback()
def ophir() -> None:
    """Play and study board games."""


@app.command()
def version() -> None:
    """Print the version."""
    print(__version__)


def main() -> None:
    app()

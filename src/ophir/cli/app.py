"""The entry point of the `ophir` command."""

import typer

from ophir import __version__
from ophir.cli.serve import serve

app = typer.Typer(no_args_is_help=True)


@app.callback()
def ophir() -> None:
    """Play and study board games."""


@app.command()
def version() -> None:
    """Print the version."""
    print(__version__)


app.command()(serve)


def main() -> None:
    app()

"""`ophir backup`, `ophir restore` and `ophir admin`: what whoever hosts a server does beside serving."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import platformdirs
import typer

if TYPE_CHECKING:
    from ophir.server.control import Order

DATA_HELP = "Folder of the database (default: this user's data folder)."
Data = Annotated[Path | None, typer.Option(help=DATA_HELP, show_default=False)]

admin_app = typer.Typer(no_args_is_help=True, help="Look after a server that runs on this machine.")


def data_folder(data: Path | None) -> Path:
    """The folder asked for, or this user's."""
    return data or Path(platformdirs.user_data_dir("ophir"))


def backup(copy: Annotated[Path, typer.Argument(help="File to write.", show_default=False)], data: Data = None) -> None:
    """Copy all tables, as they are at this moment, to a file; the server may go on meanwhile."""
    from ophir.server.store.copies import back_up

    typer.echo(f"{copy} holds {back_up(data_folder(data), copy)} tables.")


def restore(
    copy: Annotated[Path, typer.Argument(help="File that `ophir backup` made.", show_default=False)], data: Data = None
) -> None:
    """Bring back what `ophir backup` kept, instead of everything that is there; the server may run or not."""
    from ophir.server.control import Restore, tell
    from ophir.server.store.copies import restore_folder

    folder = data_folder(data)
    said = tell(folder, Restore(str(copy.absolute())))
    _say(said if said is not None else [f"Restored {restore_folder(folder, copy)} tables."])


@admin_app.command("list")
def list_tables(data: Data = None) -> None:
    """The tables that are in use, and the addresses of those who are there."""
    from ophir.server.control import ListTables

    _order(data, ListTables())


@admin_app.command()
def close(table: Annotated[str, typer.Argument(help="The table's id.")], data: Data = None) -> None:
    """End a game without a result; no hand is opened. A table that waits for people is forgotten."""
    from ophir.server.control import Close

    _order(data, Close(table))


@admin_app.command()
def ban(
    address: Annotated[str, typer.Argument(help="As `ophir admin list` shows it.")],
    minutes: Annotated[float, typer.Option(min=0, max=525_600, help="For how long; 0 lets them in again.")] = 60,
    data: Data = None,
) -> None:
    """Let nobody in from an address for a time (at most until the server ends)."""
    from ophir.server.control import Ban

    _order(data, Ban(address, minutes))


def _order(data: Path | None, order: Order) -> None:
    from ophir.server.control import tell

    folder = data_folder(data)
    said = tell(folder, order)
    if said is None:
        typer.echo(f"ophir: no server runs with the folder {folder}; name its --data folder.", err=True)
        raise typer.Exit(1)
    _say(said)


def _say(lines: list[str]) -> None:
    for line in lines:
        typer.echo(line)

"""`ophir fields`: makes what follows from a game's fields, `fields_made.py` beside them and `view.ts` of its board."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from textwrap import wrap
from typing import Annotated, Any

import typer

import ophir
from ophir.engine.errors import BadGame
from ophir.engine.fields import Layout

PACKAGE = Path(str(ophir.__file__)).parent
GAMES = PACKAGE / "games"
BOARDS = PACKAGE.parent.parent / "web/src/boards"  # in a checkout
COMMAND = "ophir fields"
WIDTH = 120

HEAD = '''\
"""The attributes of a position. Made from fields.py by `{command}`. Don't edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

{imports}

if TYPE_CHECKING:
    from {package}.box import Box


class {name}Fields(Position):
    """What lies on the table, and how a clone is made of it."""

    __slots__ = (
{slots}
    )

    box: Box
'''

COPY = '''
    def __init__(self) -> None:
        pass

    def in_box(self) -> Box:
        return self.box

    def copy_to(self, other: {name}Fields) -> None:
        """Make `other` an independent copy, fast."""
        other.key = self.key
        other.block = self.block
        other.words = self.words
        other.used = self.used
        other.stack = self.stack[:]
        other.open_actions = self.open_actions
        other.events = None
        other.box = self.box
'''


def python_class(package: str, layout: Layout) -> str:
    """The class that a game's table inherits: attributes and the copying of them."""
    name = package.rpartition(".")[2].capitalize()
    slots = sorted(["box", *(slot.name for slot in layout.slots)])
    types = {("ophir.engine.game", "Position")}
    types |= {(slot.storage.module, slot.storage.annotation) for slot in layout.slots if slot.storage.module}
    head = {
        "imports": "\n".join(f"from {module} import {kind}" for module, kind in sorted(types)),
        "slots": "\n".join(f'        "{slot}",' for slot in slots),
    }
    lines = [HEAD.format(command=COMMAND, package=package, name=name, **head)]
    for slot in layout.slots:
        declared = f"    {slot.name}: {slot.storage.annotation}"
        if slot.about and len(declared) + len(slot.about) + 4 > WIDTH:
            lines += [f"    # {line}\n" for line in wrap(slot.about, WIDTH - 6)]
        lines.append(declared)
        if slot.about and not lines[-2].startswith("    # "):
            lines.append(f"  # {slot.about}")
        lines.append("\n")
    lines.append(COPY.format(name=name))
    for slot in layout.slots:
        lines.append(f"        other.{slot.name} = {slot.storage.copy.format(f'self.{slot.name}')}\n")
    return "".join(lines)


def typescript(id: str, layout: Layout) -> str:
    """The type of a game's state as the browser gets it."""
    tree: dict[str, Any] = {}
    for path, kind in layout.types.items():
        inside = tree
        *way, last = path.split(".")
        for name in way:
            inside = inside.setdefault(name, {})
        inside[last] = kind
    name = id.capitalize()
    parts = [f"// Made from src/ophir/games/{id}/fields.py by `{COMMAND}`. Don't edit.\n"]
    player = tree.get("players", {}).get("*")
    if player is not None:
        tree["players"] = f"Record<string, {name}Player>"
        parts.append(f"/** What belongs to one seat. */\nexport interface {name}Player {_members(player, '')}\n")
    parts.append(
        f"/** Everything on the table; what is hidden is null. */\nexport interface {name}State {_members(tree, '')}\n"
    )
    return "\n".join(parts)


def _members(tree: dict[str, Any], indent: str) -> str:
    lines = [
        f"{indent}  {key}: {_members(kind, indent + '  ') if isinstance(kind, dict) else kind};"
        for key, kind in tree.items()
    ]
    return "\n".join(["{", *lines, f"{indent}}}"])


def folders() -> list[Path]:
    """The games of the package that declare fields."""
    return sorted(path.parent for path in GAMES.glob("*/fields.py"))


def package_of(folder: Path) -> str:
    """How a game's folder is imported; elsewhere than in the package, Python looks for it beside the folder."""
    if folder.parent == GAMES:
        return f"ophir.games.{folder.name}"
    if str(folder.parent) not in sys.path:
        sys.path.append(str(folder.parent))
    return folder.name


def made(folder: Path) -> dict[Path, str]:
    """The files that follow from a game's fields."""
    package = package_of(folder)
    layout = import_module(f"{package}.fields").LAYOUT
    files = {folder / "fields_made.py": python_class(package, layout)}
    if (BOARDS / folder.name).is_dir():  # without a board of its own, a game is shown by the general one
        files[BOARDS / folder.name / "view.ts"] = typescript(folder.name, layout)
    return files


def fields(
    folder: Annotated[
        list[Path] | None, typer.Argument(help="The folders of games. (default: all of Ophir's own)", metavar="FOLDER")
    ] = None,
) -> None:
    """Make what follows from the fields that a game declares in its fields.py."""
    chosen = [one.resolve() for one in folder] if folder else folders()
    for game in chosen:
        if not (game / "fields.py").is_file():
            raise BadGame(str(game), "it has no fields.py")
        first = game / "fields_made.py"
        if not first.exists():  # a new game can't be imported without it
            first.write_text(python_class(package_of(game), Layout()), encoding="utf-8")
    for game in chosen:
        for path, text in made(game).items():
            if is_stale(path, text):
                path.write_text(text, encoding="utf-8")
                print(f"made {path}")
            else:
                print(f"nothing to change in {path}")


def is_stale(path: Path, text: str) -> bool:
    """Is a file not what follows from the fields?"""
    return not path.exists() or path.read_text(encoding="utf-8") != text


def check_made(folder: Path) -> None:
    """Raise BadGame if a game's fields have changed since its files were made."""
    if any(is_stale(path, text) for path, text in made(folder.resolve()).items()):
        raise BadGame(str(folder), f"fields.py has changed, run `{COMMAND} {folder}`")

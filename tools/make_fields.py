"""Makes what follows from the fields of each game: `fields_made.py` beside them, and `view.ts` of its board.

python tools/make_fields.py
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from textwrap import wrap
from typing import Any

from ophir.engine.fields import Layout

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src/ophir/games"
BOARDS = ROOT / "web/src/boards"
COMMAND = "python tools/make_fields.py"
WIDTH = 120

HEAD = '''\
"""The attributes of a position. Made from fields.py by `{command}`. Don't edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

{imports}

if TYPE_CHECKING:
    from ophir.games.{id}.box import Box


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


def python_class(id: str, layout: Layout) -> str:
    """The class that a game's table inherits: attributes and the copying of them."""
    name = id.capitalize()
    slots = sorted(["box", *(slot.name for slot in layout.slots)])
    types = {("ophir.engine.game", "Position")}
    types |= {(slot.storage.module, slot.storage.annotation) for slot in layout.slots if slot.storage.module}
    head = {
        "imports": "\n".join(f"from {module} import {kind}" for module, kind in sorted(types)),
        "slots": "\n".join(f'        "{slot}",' for slot in slots),
    }
    lines = [HEAD.format(command=COMMAND, id=id, name=name, **head)]
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


def games() -> list[str]:
    """The games that declare fields."""
    return sorted(path.parent.name for path in GAMES.glob("*/fields.py"))


def made(id: str) -> dict[Path, str]:
    """The files that follow from a game's fields."""
    layout = import_module(f"ophir.games.{id}.fields").LAYOUT
    files = {GAMES / id / "fields_made.py": python_class(id, layout)}
    if (BOARDS / id).is_dir():  # without a board of its own, a game is shown by the general one
        files[BOARDS / id / "view.ts"] = typescript(id, layout)
    return files


def main() -> None:
    for id in games():
        first = GAMES / id / "fields_made.py"
        if not first.exists():  # a new game can't be imported without it
            first.write_text(python_class(id, Layout()), encoding="utf-8")
    for id in games():
        for path, text in made(id).items():
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                path.write_text(text, encoding="utf-8")
                sys.stdout.write(f"made {path.relative_to(ROOT)}\n")


if __name__ == "__main__":
    main()

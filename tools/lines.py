"""How many lines each game writes beside its rules, by role: `python -m tools.lines [--before COMMIT]`.

Counted are all lines of the modules below, blank ones and comments included; data, texts, judgements for bots and what
is generated (`fields_made.py`) are not. A module that stands in no role holds rules: they are not in the sum, but told
below it, because what leaves a role may have gone there.
"""

from __future__ import annotations

import argparse
import subprocess
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = "src/ophir/games"
ROLES: Final = {
    "registration": ("__init__",),
    "table": ("table",),
    "set-up": ("setup", "follows"),
    "fields and saves": ("fields", "saves"),
    "invariants": ("invariants", "pending", "phases"),
    "data": ("data",),
    "check": ("check",),
    "box": ("box",),
    "hidden": ("hidden",),
    "words": ("words",),
    "outlook": ("outlook",),
}
NOT_COUNTED: Final = ("bot", "fields_made")


def git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True).stdout


def modules(game: str, commit: str) -> dict[str, int]:
    """The lines of each module of a game, as it is here or as it was at a commit."""
    folder = f"{GAMES}/{game}"
    if not commit:
        here = ROOT / folder
        found = {str(file.relative_to(here)): file.read_text() for file in here.rglob("*.py")}
    else:
        files = [
            file for file in git("ls-tree", "-r", "--name-only", commit, f"{folder}/").split() if file[-3:] == ".py"
        ]
        found = {file.removeprefix(f"{folder}/"): git("show", f"{commit}:{file}") for file in files}
    return {name.removesuffix(".py"): len(text.splitlines()) for name, text in found.items()}


def by_role(game: str, commit: str) -> dict[str, int]:
    found = modules(game, commit)
    roles = {role: sum(found.get(name, 0) for name in names) for role, names in ROLES.items()}
    whole = sum(count for name, count in found.items() if name not in NOT_COUNTED)
    return {**roles, "sum": sum(roles.values()), "rules": whole - sum(roles.values())}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", default="", help="a commit to compare with")
    before: str = parser.parse_args().before
    games = sorted(path.parent.name for path in (ROOT / GAMES).glob("*/__init__.py"))
    counted = {game: (by_role(game, before) if before else {}, by_role(game, "")) for game in games}
    print("| role |" + "".join(f" {game} |" for game in games))
    print("|---|" + "---|" * len(games))
    for role in (*ROLES, "sum", "rules"):
        cells = [f"{old[role] or '-'} -> {new[role]}" if old else str(new[role]) for old, new in counted.values()]
        print(f"| {role} |" + "".join(f" {cell} |" for cell in cells))


if __name__ == "__main__":
    main()

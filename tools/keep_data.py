"""Keeps the data of each game as it is now, so that what is played with it can be had again after a correction.

python tools/keep_data.py
"""

from __future__ import annotations

import shutil
from pathlib import Path

from ophir.engine.history import HISTORY, versions
from ophir.games import GAMES

COMMAND = "python tools/keep_data.py"


def keep(folder: Path, name: str) -> None:
    """Copy the files of a data folder into its history."""
    kept = folder / HISTORY / name
    kept.mkdir(parents=True)
    for file in folder.glob("*.toml"):
        shutil.copy(file, kept)


def main() -> None:
    """Keep what is not kept yet."""
    for game in GAMES.values():
        data = game.standard_pack
        assert isinstance(data.folder, Path)
        kept = versions(data)
        if data.hash not in [version.hash for version in kept]:
            name = f"{kept[-1].number + 1 if kept else 1}-{data.hash}"
            keep(data.folder, name)
            print(f"{game.id}: kept as {name}")


if __name__ == "__main__":
    main()

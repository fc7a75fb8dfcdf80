"""Plays, hosts and studies board games on one engine contract."""

import os
import sys
from hashlib import sha256
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

__version__ = "0.1.0"

COMPILED: bool  # is the engine at work a compiled one?
COMPILED_LAYERS = ("engine", "games", "bots")  # they import nothing else of Ophir, so they can be swapped as a whole
QUICK = "-quick"  # ends the name of a build that was made for tests, in a hurry

_HERE = Path(__file__).parent


def build_id(package: Path = _HERE) -> str:
    """Names the one compiled build that fits: this Python, this version, these very sources."""
    made_of = [__version__, sys.version, sys.platform]
    for layer in COMPILED_LAYERS:
        for folder, subfolders, files in os.walk(package / layer):
            subfolders[:] = sorted(name for name in subfolders if name != "__pycache__")
            made_of.append(os.path.relpath(folder, package))
            for file in sorted(files):
                made_of.append(file)
                if file.endswith(".py"):
                    found = os.stat(os.path.join(folder, file))
                    made_of.append(f"{found.st_size} {found.st_mtime_ns}")
    return sha256("\n".join(made_of).encode()).hexdigest()[:16]


def _prefer_compiled() -> None:
    """In a checkout: put what `python3 run.py compile` made first, if it was made from what is here now."""
    builds = _HERE.parent.parent / ".compiled"
    if builds.is_dir():
        id = build_id()
        for build in (builds / id / "ophir", builds / (id + QUICK) / "ophir"):
            if build.is_dir():
                __path__.insert(0, str(build))
                break


def _sources_only(folder: str) -> FileFinder:
    """A finder that passes over the compiled modules of an installed package."""
    if not Path(folder).is_relative_to(_HERE):
        raise ImportError
    return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


def __getattr__(name: str) -> object:
    if name == "COMPILED":
        from ophir.engine import game

        return not str(game.__file__).endswith(".py")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


if os.environ.get("OPHIR_PURE") == "1":
    sys.path_hooks.insert(0, _sources_only)
else:
    _prefer_compiled()

"""Makes the compiled build that fits the present sources, in .compiled; `python3 run.py compile` runs it.

A build is made aside and put in place by one renaming, under a name made from its sources: an interrupted one is never
used, one of other sources is never found, and a program that is running keeps the one it began with. A quick build is
made sooner and its games are slower: good enough to test with, and left as soon as there is a
thorough one.
"""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
import time
from pathlib import Path
from shutil import copy2, copytree, ignore_patterns, rmtree

ROOT = Path(__file__).resolve().parent.parent
BUILDS = ROOT / ".compiled"
BUILDS_KEPT = 3

os.environ["OPHIR_PURE"] = "1"
sys.path.insert(0, str(ROOT / "src"))

from ophir import COMPILED_LAYERS, QUICK, build_id  # noqa: E402  # found only after the path above is set


def copy_sources(workshop: Path) -> Path:
    """Copy what is needed, with its times, so that edits meanwhile do no harm; returns the package."""
    copytree(ROOT / "src", workshop / "src", ignore=ignore_patterns("__pycache__", "*.egg-info", "*.so"))
    for file in ("setup.py", "pyproject.toml", "LICENSE"):
        copy2(ROOT / file, workshop)
    return workshop / "src/ophir"


def compile_copy(workshop: Path, quick: bool) -> None:
    """Put extensions beside the copied sources."""
    env = {**os.environ, "OPHIR_COMPILE": "1", "OPHIR_QUICK": str(int(quick)), "MYPYPATH": "src"}
    done = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
        cwd=workshop,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode != 0:
        sys.exit(f"could not compile:\n{done.stdout.strip()[-4000:]}")


def keep_only_what_differs(package: Path) -> None:
    """All but the compiled layers is used from the checkout; so are texts and data, through links."""
    for entry in list(package.iterdir()):
        if entry.is_dir() and entry.name not in COMPILED_LAYERS:
            rmtree(entry)
        elif entry.is_file() and entry.suffix != ".so":
            entry.unlink()
    for entry in list(package.rglob("*")):
        if entry.is_file() and entry.suffix not in (".py", ".so"):
            entry.unlink()
            entry.symlink_to(ROOT / "src/ophir" / entry.relative_to(package))


def put_in_place(package: Path, build: Path, workshop: Path) -> None:
    """One renaming, so that a build is there whole or not at all."""
    finished = workshop / "finished"
    finished.mkdir()
    package.rename(finished / "ophir")
    finished.rename(build)
    rmtree(workshop)
    builds = [entry for entry in BUILDS.iterdir() if entry.is_dir()]
    for old in sorted(builds, key=lambda entry: entry.stat().st_mtime)[:-BUILDS_KEPT]:
        rmtree(old)


def main(args: list[str]) -> int:
    wait = "--no-wait" not in args
    quick = "--quick" in args
    BUILDS.mkdir(exist_ok=True)
    with open(BUILDS / "lock", "w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            print("another build is under way")
            return 0
        enough = [BUILDS / build_id(), *([BUILDS / (build_id() + QUICK)] if quick else [])]
        if any(build.is_dir() for build in enough):
            print("the compiled engine is up to date")
            return 0
        for left_over in BUILDS.glob("workshop-*"):
            rmtree(left_over)
        start = time.monotonic()
        workshop = BUILDS / f"workshop-{os.getpid()}"
        workshop.mkdir()
        package = copy_sources(workshop)
        made_from = build_id(package)
        compile_copy(workshop, quick)
        keep_only_what_differs(package)
        put_in_place(package, BUILDS / (made_from + QUICK if quick else made_from), workshop)
        print(f"compiled the engine in {time.monotonic() - start:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

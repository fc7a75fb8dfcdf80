"""The compiled engine. It is never needed, only faster; `ophir` itself sees whether the build fits its sources."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from tools.installing import ROOT, install_step, say, stop


def why_no_compiler() -> str:
    """What is missing to compile the engine, and how to get it; empty if nothing is."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) and Path(sysconfig.get_path("include"), "Python.h").exists():
        return ""
    return "compiling needs a C compiler and Python's headers; on Debian or Ubuntu: apt-get install gcc python3-dev"


def is_compiled(programs: Path, quick: bool = False) -> bool:
    """Does a program that starts now find a compiled engine that fits, be it one that was made in a hurry?"""
    ask = "import sys, ophir; sys.exit(not ophir.COMPILED"
    ask += ")" if quick else " or ophir.__path__[0].endswith(ophir.QUICK + '/ophir'))"
    return subprocess.call([programs / "python", "-c", ask], cwd=ROOT, stderr=subprocess.DEVNULL) == 0


def compile_in_background(programs: Path) -> None:
    """For the next start, unless there is nothing to do; this one begins at once."""
    if os.environ.get("OPHIR_PURE") == "1" or is_compiled(programs):
        return
    if missing := why_no_compiler():
        say(f"The engine runs interpreted: {missing}")
        return
    say("Compiling the engine in the background, so that bots think faster from the next start on (.compiled/log).")
    (ROOT / ".compiled").mkdir(exist_ok=True)
    with open(ROOT / ".compiled/log", "a") as log:
        subprocess.Popen(
            ["nice", "-n", "15", sys.executable, "run.py", "compile", "--no-wait"],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )


def checkout_of(commit: str, programs: Path) -> Path:
    """The sources of a commit with their compiled engine, in .against; made if they are not there yet."""
    found = subprocess.run(
        ["git", "rev-parse", "--verify", f"{commit}^{{commit}}"], cwd=ROOT, capture_output=True, text=True
    )
    if found.returncode != 0:
        stop(f"there is no commit {commit!r} here; `git log --oneline` lists them", 2)
    checkout = ROOT / ".against" / found.stdout.strip()[:12]
    if not checkout.is_dir():
        parts = checkout.with_suffix(".tar")
        half_made = checkout.with_suffix(".new")
        half_made.mkdir(parents=True, exist_ok=True)
        install_step(f"get the sources of {commit}", "git", "archive", "-o", parts, found.stdout.strip())
        install_step(f"unpack the sources of {commit}", "tar", "-xf", parts, "-C", half_made)
        parts.unlink()
        half_made.rename(checkout)
    say(f"Compiling the engine of {commit}, unless that is done already (some minutes) ...")
    install_step(f"compile the engine of {commit}", programs / "python", checkout / "tools/compile.py")
    return checkout

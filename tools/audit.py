"""Asks whether a fault is known of any locked package. Needs the network, so no test does it."""

import subprocess

from tools.installing import ROOT, say, uv
from tools.page import WEB, npm

PIP_AUDIT = "pip-audit==2.10.1"
LOCKS = ("play", "test", "uv", "node")


def audit(args: list[str]) -> int:
    """Look at all locks; what could not be looked at counts as a failure. `args` go to `pip-audit`."""
    failed = []
    for lock in LOCKS:
        say(f"Looking at requirements/{lock}.txt ...")
        look = (
            "tool",
            "run",
            PIP_AUDIT,
            "--strict",
            "--disable-pip",
            "--require-hashes",
            "--progress-spinner=off",
            *args,
        )
        if subprocess.run([uv(), *look, "-r", f"requirements/{lock}.txt"], cwd=ROOT).returncode:
            failed.append(f"requirements/{lock}.txt")
    say("Looking at web/package-lock.json ...")
    if subprocess.run([*npm(), "audit", "--prefix", WEB, "--package-lock-only"], cwd=ROOT).returncode:
        failed.append("web/package-lock.json")
    say(f"Faults, or no answer: {', '.join(failed)}." if failed else "No fault is known of any locked package.")
    return 1 if failed else 0

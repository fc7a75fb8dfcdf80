"""Builds the package: as plain Python, or with OPHIR_COMPILE=1 the modules that [tool.ophir] names as C extensions."""

import os
import re
import tomllib
from pathlib import Path

from setuptools import setup

PACKAGE = Path("src/ophir")


def modules_to_compile() -> list[str]:
    """The files that fit a pattern of `compiled` and none of `interpreted`."""
    chosen = tomllib.loads(Path("pyproject.toml").read_text())["tool"]["ophir"]
    kept = {file for pattern in chosen["interpreted"] for file in PACKAGE.glob(pattern)}
    return sorted(str(file) for pattern in chosen["compiled"] for file in set(PACKAGE.glob(pattern)) - kept)


def leave_starts_alone(source: Path) -> None:
    """What a module does when it is imported happens once: to make that fast takes a compiler minutes."""
    slow = """
#if defined(__clang__)
#define STARTS __attribute__((noinline, optnone))
#elif defined(__GNUC__)
#define STARTS __attribute__((noinline, optimize("O0")))
#else
#define STARTS
#endif
"""
    starts = re.compile(r"^char (?=CPyDef_\w+_____top_level__\(void\) {)", re.MULTILINE)
    source.write_text(slow + starts.sub("STARTS char ", source.read_text()))


extensions = []
if os.environ.get("OPHIR_COMPILE") == "1":
    from mypyc.build import mypycify

    options = ["--strict", "--follow-imports=silent"]
    level = "1" if os.environ.get("OPHIR_QUICK") == "1" else "3"
    # A group within the package: its library lies beside the modules, so one search path finds all of them.
    extensions = mypycify([*options, *modules_to_compile()], opt_level=level, debug_level="0", group_name="ophir.all")
    leave_starts_alone(Path(extensions[0].sources[0]))
    if os.name == "posix":
        # Nobody else calls what is inside: the compiler may then call it directly, or take it in. And Python is called
        # without a detour through a table.
        for extension in extensions:
            extension.extra_compile_args += ["-fvisibility=hidden", "-fno-plt"]

setup(ext_modules=extensions)

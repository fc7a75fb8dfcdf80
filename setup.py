"""Builds the package: as plain Python, or with OPHIR_COMPILE=1 the modules that [tool.ophir] names as C extensions."""

import os
import tomllib
from pathlib import Path

from setuptools import setup

PACKAGE = Path("src/ophir")


def modules_to_compile() -> list[str]:
    """The files that fit a pattern of `compiled` and none of `interpreted`."""
    chosen = tomllib.loads(Path("pyproject.toml").read_text())["tool"]["ophir"]
    kept = {file for pattern in chosen["interpreted"] for file in PACKAGE.glob(pattern)}
    return sorted(str(file) for pattern in chosen["compiled"] for file in set(PACKAGE.glob(pattern)) - kept)


extensions = []
if os.environ.get("OPHIR_COMPILE") == "1":
    from mypyc.build import mypycify

    options = ["--strict", "--follow-imports=silent"]
    # A group within the package: its library lies beside the modules, so one search path finds all of them.
    extensions = mypycify([*options, *modules_to_compile()], opt_level="3", debug_level="0", group_name="ophir.all")
    if os.name == "posix":
        # Nobody else calls what is inside: the compiler may then call it directly, or take it in. And Python is called
        # without a detour through a table.
        for extension in extensions:
            extension.extra_compile_args += ["-fvisibility=hidden", "-fno-plt"]

setup(ext_modules=extensions)

"""The same package once more, interpreted: `ophir_pure` is `ophir` read from its .py files under another name.

So a compiled and an interpreted engine can be compared in one process.
"""

from __future__ import annotations

import ast
import importlib
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, Final

import ophir

NAME: Final = "ophir"
PURE: Final = "ophir_pure"
SOURCES: Final = Path(str(ophir.__file__)).parent


def load(module: str) -> Any:
    """The interpreted twin of a module: `load("games")` is `ophir.games`, run from its source."""
    if not any(isinstance(finder, _Finder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _Finder())
    return importlib.import_module(f"{PURE}.{module}")


class _Finder(MetaPathFinder):
    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        package, *parts = fullname.split(".")
        if package != PURE:
            return None
        place = SOURCES.joinpath(*parts)
        file = place / "__init__.py"
        if not file.exists():  # a folder of data may have the name of a module
            file = place.with_suffix(".py")
        return spec_from_file_location(fullname, file, loader=_Loader(fullname, str(file)))


class _Loader(SourceFileLoader):
    def get_code(self, fullname: str) -> CodeType:
        # Not through the cache of bytecode, which belongs to the module's twin.
        tree = _Renaming().visit(ast.parse(self.get_data(self.path)))
        code: CodeType = compile(tree, self.path, "exec", dont_inherit=True)
        return code


class _Renaming(ast.NodeTransformer):
    """Every mention of the package becomes one of its twin."""

    def visit_Import(self, node: ast.Import) -> ast.Import:
        for alias in node.names:
            alias.name = _renamed(alias.name)
        return node

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.ImportFrom:
        node.module = _renamed(node.module or "")
        return node

    def visit_Constant(self, node: ast.Constant) -> ast.Constant:
        if isinstance(node.value, str):
            node.value = _renamed(node.value)
        return node


def _renamed(name: str) -> str:
    return PURE + name[len(NAME) :] if name == NAME or name.startswith(f"{NAME}.") else name

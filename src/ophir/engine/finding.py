"""Finding what a game's folder holds, so that nothing has to be listed twice."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from ophir.engine.steps import Decision, Procedure, Step

TESTS = ("test_", "conftest")


def modules_of(package: str) -> list[Any]:
    """Every module of a package and of the packages in it, imported; tests that lie beside them are left alone."""
    modules: list[Any] = []
    for found in sorted(iter_modules(import_module(package).__path__), key=lambda one: one.name):
        if not found.name.startswith(TESTS):
            name = f"{package}.{found.name}"
            modules += [import_module(name), *(modules_of(name) if found.ispkg else ())]
    return modules


def steps_of(package: str) -> dict[str, type[Step[Any]]]:
    """The steps of a game by name, to read a saved stack.

    They are the classes of its modules that can wait on a stack: a decision that has an id, a procedure that does
    something. Whatever else derives from `Step` is a base of others.
    """
    steps: dict[str, type[Step[Any]]] = {}
    for module in modules_of(package):
        for name, found in vars(module).items():
            if isinstance(found, type) and found.__module__ == module.__name__ and _waits(found):
                if issubclass(found, Decision) and not _offers(found):
                    raise ValueError(f"{module.__name__}: {name} says neither what is legal nor what is looked for")
                if name in steps:
                    raise ValueError(f"two steps are called {name}: in {steps[name].__module__} and {module.__name__}")
                steps[name] = found
    return steps


def _offers(found: type[Decision[Any]]) -> bool:
    return found.legal is not Decision.legal or found.looked_for is not Decision.looked_for


def _waits(found: type) -> bool:
    if issubclass(found, Decision):
        return bool(found.id)
    return issubclass(found, Procedure) and found.run is not Procedure.run

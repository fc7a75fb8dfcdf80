"""The messages of one language, each read when it is first said: of thousands, most processes say a few."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.visitor import Visitor

# What begins a message or a term of a Fluent file. Whatever comes before the next belongs to it, or is a comment.
BEGINS: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)

Words = Mapping[str, str | int]


class Bundle:
    """Messages by id; what stands in a later file takes the place of what stood in an earlier one."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self._fluent = FluentBundle([language], use_isolating=False)
        self._sources: dict[str, str] = {}
        self._read: set[str] = set()
        for source in sources:
            begins = list(BEGINS.finditer(source))
            ends = [*(found.start() for found in begins[1:]), len(source)]
            for found, end in zip(begins, ends, strict=True):
                self._sources[found[1]] = source[found.start() : end]

    def __contains__(self, id: str) -> bool:
        return id in self._sources

    def pattern(self, id: str, form: str) -> Any:
        """The pattern of a message: of its attribute `form`, or its own without one; None if it has neither."""
        self._read_in(id)
        if not self._fluent.has_message(id):  # what is written there is no Fluent
            return None
        message = self._fluent.get_message(id)
        return message.attributes.get(form, message.value)

    def fill(self, pattern: Any, words: Words, figures: Words) -> tuple[str, bool]:
        """A pattern with its values filled in, and whether none was missing. Figures are values that every message may
        use; only those that it asks for are given to it, because each takes time."""
        names = _variables(pattern)
        if names is None:
            asked_for = {**figures, **words}
        else:
            known = ((name, words if name in words else figures) for name in names)
            asked_for = {name: held[name] for name, held in known if name in held}
        said, errors = self._fluent.format_pattern(pattern, asked_for)
        return str(said), not errors

    def _read_in(self, id: str) -> None:
        """Read a message and those that it refers to, unless that was done."""
        if id not in self._read and id in self._sources:
            self._read.add(id)
            found = FluentResource(self._sources[id])
            self._fluent.add_resource(found)
            within = _Within()
            within.visit(found)
            for other in within.references:
                self._read_in(other)


class _Within(Visitor):
    """Notes the variables of a pattern, and the messages and terms that it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  # its name for such nodes
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: Any) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)


@cache
def _variables(pattern: Any) -> frozenset[str] | None:
    """The variables that a pattern asks for; None if another message, with variables of its own, is within it."""
    within = _Within()
    within.visit(pattern)
    return None if within.references else frozenset(within.variables)

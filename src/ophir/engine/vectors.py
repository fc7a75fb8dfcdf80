"""Rows of numbers that are kept unboxed when the engine is compiled (`vectors.pyi` says as what).

Interpreted they are plain lists: what can be done with both is all that rules do with them.
"""

from __future__ import annotations

from typing import Any, Final

UNBOXED: Final = False
Numbers = list
Floats = list


class vec:  # noqa: N801  # the name that the compiler knows
    """Stands for a compiled vector: `vec[i64](values)` is a list."""

    def __class_getitem__(cls, kind: Any) -> type[list[Any]]:
        return list

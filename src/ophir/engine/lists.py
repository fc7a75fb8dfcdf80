"""Lists that are replaced instead of changed, so that a clone can share them with its original."""

from __future__ import annotations


def changed(values: list[int], at: int, value: int) -> list[int]:
    """A new list with one value changed."""
    copy = values[:]
    copy[at] = value
    return copy


def increased(values: list[int], at: int, by: int = 1) -> list[int]:
    """A new list with one value higher (or lower)."""
    copy = values[:]
    copy[at] += by
    return copy

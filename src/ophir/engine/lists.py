"""Rows of numbers: lists that are replaced instead of changed, so that a clone can share them with its original;
vectors, which are changed and copied fast; and sets of bits."""

from __future__ import annotations

from collections.abc import Iterable

from mypy_extensions import i64

from ophir.engine.vectors import UNBOXED, Numbers, vec


def changed(values: list[int], at: i64, value: int) -> list[int]:
    """A new list with one value changed."""
    copy = values[:]
    copy[at] = value
    return copy


def increased(values: list[int], at: i64, by: int = 1) -> list[int]:
    """A new list with one value higher (or lower)."""
    copy = values[:]
    copy[at] = copy[at] + by
    return copy


def longer(values: list[int], value: int) -> list[int]:
    """A new list with one value more."""
    copy = values[:]
    copy.append(value)
    return copy


def numbers(values: list[int]) -> Numbers:
    """A vector of these numbers."""
    return vec[i64](values)


def zeros(count: int) -> Numbers:
    """A vector of so many noughts."""
    return vec[i64]([0] * count)


def replaced(values: Numbers, at: i64, value: i64) -> Numbers:
    """A new vector with one number changed."""
    copy = values[:]
    copy[at] = value
    return copy


def raised(values: Numbers, at: i64, by: i64 = 1) -> Numbers:
    """A new vector with one number higher (or lower)."""
    copy = values[:]
    copy[at] += by
    return copy


def has(values: list[int], wanted: i64) -> bool:
    """Is a number in a list? As `in`, but compiled it compares numbers and not objects."""
    if not UNBOXED:
        return wanted in values
    at: i64
    for at in range(len(values)):
        if values[at] == wanted:
            return True
    return False


def place_of(values: list[int], wanted: i64) -> i64:
    """Where a number that is in a list stands first. As `index`, but compiled it compares numbers and not objects."""
    if not UNBOXED:
        return values.index(wanted)
    at: i64 = 0
    while values[at] != wanted:
        at += 1
    return at


def bits_of(members: Iterable[int]) -> int:
    """A set of numbers as bits."""
    return sum(1 << member for member in set(members))


def bit_rows(first: int, count: int) -> list[list[list[int]]]:
    """For each byte of a set of `count` bits, and each value of it: the numbers that it stands for, from `first` on."""
    return [
        [[first + byte + bit for bit in range(8) if value >> bit & 1] for value in range(256)]
        for byte in range(0, count, 8)
    ]


def numbers_of(bits: i64, rows: list[list[list[int]]]) -> list[int]:
    """The numbers that a set of bits stands for by its `bit_rows`, the lowest first."""
    found: list[int] = []
    for row in rows:
        if bits & 255:
            found += row[bits & 255]
        bits >>= 8
    return found

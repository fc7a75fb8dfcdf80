"""Rows of small numbers as bytes, such as the cards of a pile: never changed but replaced, so clones can share them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SINGLE: Final = [bytes([number]) for number in range(256)]  # a row of one


def with_last(row: bytes, number: i64) -> bytes:
    """A row with one more number at its end."""
    return row + SINGLE[number]


def without(row: bytes, place: i64) -> bytes:
    """A row without what stands at `place`."""
    return row[:place] + row[place + 1 :]


def with_sorted(row: bytes, number: i64) -> bytes:
    """A row in rising order with one more number where it belongs."""
    place: i64 = 0
    while place < len(row) and row[place] < number:
        place += 1
    return row[:place] + SINGLE[number] + row[place:]

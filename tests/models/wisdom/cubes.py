"""Handfuls of cubes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

Cubes = Counter[str]


def parts(whole: Cubes, size: int) -> Iterator[Cubes]:
    """Every multiset of that size that can be taken out of another."""
    goods = sorted(good for good in whole if whole[good] > 0)
    if not goods or size == 0:
        if size == 0:
            yield Counter()
        return
    first = goods[0]
    others = Counter({good: whole[good] for good in goods[1:]})
    for count in range(max(0, size - others.total()), min(size, whole[first]) + 1):
        for some in parts(others, size - count):
            yield some + Counter({first: count})


def distinct(multisets: Iterable[Cubes]) -> list[Cubes]:
    """Each multiset once."""
    found: list[Cubes] = []
    for one in multisets:
        if +one not in found:
            found.append(+one)
    return found

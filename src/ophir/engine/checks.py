"""Does the data of a pack fit together? What every game asks of its records, by file, record and field."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from ophir.engine.errors import BadPack


def numbers(ids: Iterable[str]) -> dict[str, int]:
    """The number of each id: its place in the list."""
    return {id: number for number, id in enumerate(ids)}


def listed(ids: Iterable[str]) -> str:
    """Ids as words."""
    return ", ".join(sorted(ids))


def refuse(found: object, file: str, record: str, field: str, why: str) -> None:
    """Raise BadPack if it was found to be so."""
    if found:
        raise BadPack(file, record, field, why)


def once(file: str, table: str, ids: Iterable[str], reason: str = "is used twice") -> None:
    """Every id stands there once."""
    seen: set[str] = set()
    for id in ids:
        if id in seen:
            raise BadPack(file, f"{table} {id}".strip(), "id", reason)
        seen.add(id)


def known(file: str, record: str, field: str, ids: Iterable[str], of: Collection[str], what: str) -> None:
    """Every id names something that is there."""
    for id in ids:
        if id not in of:
            raise BadPack(file, record, field, f"{id!r} is no {what}; there are {listed(of)}")


def exactly(file: str, record: str, field: str, found: Iterable[str], wanted: Iterable[str]) -> None:
    """These ids and no others, in any order."""
    if sorted(found) != sorted(wanted):
        raise BadPack(file, record, field, f"must be {listed(wanted)}, once each")


def in_order(file: str, record: str, field: str, found: Sequence[str], wanted: Sequence[str]) -> None:
    """These ids and no others, in this order."""
    if list(found) != list(wanted):
        raise BadPack(file, record, field, f"must be {', '.join(wanted)}, in this order")


def adds_up(file: str, record: str, field: str, told: object, counted: object, where: str) -> None:
    """What one record tells is what others come to."""
    if told != counted:
        raise BadPack(file, record, field, f"is {told}, but must be {counted}, as {where}")


def mutual(file: str, table: str, neighbours: Mapping[str, Sequence[str]]) -> set[tuple[str, str]]:
    """Who names a neighbour is named by it, and nobody names one twice. Returns the pairs, both ways round."""
    pairs = {(here, there) for here, others in neighbours.items() for there in others}
    for here, there in sorted(pairs):
        known(file, f"{table} {here}", "adjacent", [there], neighbours, table)
        if (there, here) not in pairs or here == there:
            raise BadPack(file, f"{table} {here}", "adjacent", f"{there} is named, but does not name {here}")
    if len(pairs) != sum(len(others) for others in neighbours.values()):
        here = next(here for here, others in neighbours.items() if len(set(others)) < len(others))
        raise BadPack(file, f"{table} {here}", "adjacent", "names one twice")
    return pairs

"""The box: the rows of trees that the chosen crops bring."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from ophir.engine.boxes import Box as AnyBox
from ophir.engine.options import OptionSpec, OptionValue, number, words
from ophir.engine.packs import Layout, Natural, Pack, Positive

LAYOUT = Layout(
    files=("vineyard",),
    keys={},
    told=("limits.days", "limits.least_days", "limits.most_days"),  # the option of days
)


class Limits(Struct, forbid_unknown_fields=True):
    least_days: Positive
    most_days: Positive
    days: Positive
    picks: Positive  # of each person, a day


class Row(Struct, forbid_unknown_fields=True):
    id: str
    crop: str
    fruit: Natural


def options(pack: Pack) -> Iterator[OptionSpec]:
    """The fox may be driven away where others play; how long, and with which trees."""
    limits = pack.read_one(Limits, "vineyard", "limits")
    crops = tuple(dict.fromkeys(row.crop for row in pack.read(Row, "vineyard", "row")))
    yield OptionSpec("fox", True, seats=(2,))
    yield OptionSpec("days", limits.days, least=limits.least_days, most=limits.most_days)
    yield OptionSpec("crops", crops[:2], values=crops, least=1)


class Box(AnyBox):
    """The figures of one game."""

    def __init__(self, pack: Pack, seats: int, options: dict[str, OptionValue]) -> None:
        super().__init__(pack, seats, options)
        crops = words(options["crops"])
        self.days = number(options["days"])
        self.picks = pack.read_one(Limits, "vineyard", "limits").picks
        rows = pack.read(Row, "vineyard", "row")
        # Actions are numbered over all rows, whichever are there.
        self.row_ids = [row.id for row in rows]
        self.rows = len(rows)
        self.planted = [row for row, each in enumerate(rows) if each.crop in crops]
        self.fruit = [each.fruit if each.crop in crops else 0 for each in rows]
        self.pick = [self.actions.add("pick", id, piece=f"row:{id}", row=id) for id in self.row_ids]
        self.lead = [self.actions.add("lead", id, piece=f"row:{id}", row=id) for id in self.row_ids]

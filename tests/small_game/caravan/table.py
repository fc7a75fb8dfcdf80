"""The position: its fields, how it stands and who has won."""

from __future__ import annotations

from caravan.fields_made import CaravanFields
from ophir.engine.game import Outcome


class CaravanTable(CaravanFields):
    __slots__ = ()

    @property
    def scores(self) -> list[int]:
        return self.coins

    def final_outcome(self) -> Outcome:
        places = [1 + sum(other > coins for other in self.coins) for coins in self.coins]
        sources = [{"coins": coins} for coins in self.coins]
        tie = "shared" if places.count(1) > 1 else ""
        return Outcome(list(self.coins), places, sources, ["empty_hand"], tie)

    def clone(self) -> CaravanTable:
        other = CaravanTable()
        self.copy_to(other)
        return other

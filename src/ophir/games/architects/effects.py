"""What Buildings do: the effect vocabulary, one class a verb. [Architects 10, 19]

An effect is carried out when its Building is constructed (`perform`), or counts at the end (`at_end`, `end_virtue`,
`end_points`, `debt_points`).
"""

from __future__ import annotations

from typing import ClassVar, Literal

from ophir.engine.packs import Natural, Positive
from ophir.engine.verbs import BadFigure, Figures, Only
from ophir.games.architects import buildings, end_of_game, gains, guardhouse, hiring, prison, town_centre
from ophir.games.architects.abilities import Effect, LocationId
from ophir.games.architects.counters import COUNTERS, Counter, count_of
from ophir.games.architects.goods import ALL, Goods, counts, named
from ophir.games.architects.table import ArchitectsTable
from ophir.games.architects.virtue import lose_virtue

All = Literal["all"]


class BuildingEffect(Effect):
    """What a Building does."""

    timing: ClassVar[tuple[str, ...]] = ("immediate",)
    gain_number: int = -1  # of what it gains, among all gains of the box

    def goods_gained(self) -> Goods:
        """What it can gain, for the box to number."""
        return {}

    def perform(self, table: ArchitectsTable, seat: int, card: int) -> None:
        """Carry it out for the builder. [10]"""
        raise AssertionError(f"{type(self).__name__} does nothing at once")

    def at_end(self, table: ArchitectsTable, seat: int) -> None:
        """What is lost or released in E1. [14]"""

    def end_virtue(self, table: ArchitectsTable, seat: int) -> int:
        """Virtue gained in E3."""
        return 0

    def end_points(self, table: ArchitectsTable, seat: int) -> int:
        """VP in E4."""
        return 0

    def debt_points(self, table: ArchitectsTable, seat: int) -> int:
        """VP in E4 for unpaid Debts."""
        return 0


class Gain(BuildingEffect):
    """Goods at once."""

    op: ClassVar[str] = "gain"
    figures: ClassVar[Figures] = {"gain": Goods}
    gain: Goods

    def goods_gained(self) -> Goods:
        return self.gain

    def perform(self, table: ArchitectsTable, seat: int, card: int) -> None:
        gains.gain(table, seat, self.gain_number)

    def words(self) -> dict[str, object]:
        return {"gain_good": named(counts(self.gain))}


class Lose(BuildingEffect):
    """Virtue lost, at once or at the end."""

    op: ClassVar[str] = "lose"
    timing: ClassVar[tuple[str, ...]] = ("immediate", "end")
    figures: ClassVar[Figures] = {"lose": dict[Literal["virtue"], Positive]}
    lose: dict[str, int]

    def perform(self, table: ArchitectsTable, seat: int, card: int) -> None:
        lose_virtue(table, seat, self.lose.get("virtue", 0))

    def at_end(self, table: ArchitectsTable, seat: int) -> None:
        end_of_game.lose_virtue_at_end(table, seat, self.lose.get("virtue", 0))

    def words(self) -> dict[str, object]:
        return {"lose_good": self.lose}


class Choose(BuildingEffect):
    """One of several goods."""

    op: ClassVar[str] = "choose"
    figures: ClassVar[Figures] = {"options": list[Goods]}
    options: list[Goods]

    def perform(self, table: ArchitectsTable, seat: int, card: int) -> None:
        table.stack.append(buildings.Choose(seat, table.box.choice_of[card]))

    def words(self) -> dict[str, object]:
        return {
            "first_good": named(counts(self.options[0])),
            "other_good": named(counts(self.options[-1])),
        }


class ChooseAction(BuildingEffect):
    """Release the own captured Workers, or capture; or neither."""

    op: ClassVar[str] = "choose_action"
    figures: ClassVar[Figures] = {
        "options": Only(["release_captured", "capture_1"]),
        "optional": Only(True),
    }

    def perform(self, table: ArchitectsTable, seat: int, card: int) -> None:
        table.stack.append(buildings.ReleaseOrCapture(seat))


class GainPer(BuildingEffect):
    """Goods for every full `each` of something."""

    op: ClassVar[str] = "gain_per"
    figures: ClassVar[Figures] = {"of": Counter, "each": Positive, "gain": Goods}
    of: str
    each: int
    gain: Goods

    def goods_gained(self) -> Goods:
        return self.gain

    def perform(self, table: ArchitectsTable, seat: int, card: int) -> None:
        times = count_of(table, seat, COUNTERS.index(self.of)) // self.each
        if times:
            gains.gain(table, seat, self.gain_number, times)

    def words(self) -> dict[str, object]:
        return {"of": self.of, "each": self.each, "gain_good": named(counts(self.gain))}


class Capture(BuildingEffect):
    """Free captures."""

    op: ClassVar[str] = "capture"
    figures: ClassVar[Figures] = {"count": Positive}
    count: int

    def perform(self, table: ArchitectsTable, seat: int, card: int) -> None:
        town_centre.capture_free(table, seat, self.count)


class ReleaseFromPrison(BuildingEffect):
    """Own Workers from Prison, at once or at the end."""

    op: ClassVar[str] = "release_from_prison"
    timing: ClassVar[tuple[str, ...]] = ("immediate", "end")
    figures: ClassVar[Figures] = {"count": Positive | All}
    count: int | str

    def perform(self, table: ArchitectsTable, seat: int, card: int) -> None:
        prison.release(table, seat, ALL if self.count == "all" else int(self.count))

    def at_end(self, table: ArchitectsTable, seat: int) -> None:
        prison.release(table, seat, ALL if self.count == "all" else int(self.count))

    def words(self) -> dict[str, object]:
        return {"count": self.count}


class SendCaptured(BuildingEffect):
    """The first Guardhouse action."""

    op: ClassVar[str] = "send_captured"

    def perform(self, table: ArchitectsTable, seat: int, card: int) -> None:
        guardhouse.send_captured(table, seat)


class PayDebtFree(BuildingEffect):
    """The fourth Guardhouse action, without its cost."""

    op: ClassVar[str] = "pay_debt_free"
    figures: ClassVar[Figures] = {"count": Only(1)}

    def perform(self, table: ArchitectsTable, seat: int, card: int) -> None:
        if table.unpaid[seat]:
            guardhouse.debt_paid(table, seat)


class HireAny(BuildingEffect):
    """Any face-up Apprentice for nothing."""

    op: ClassVar[str] = "hire_any"
    figures: ClassVar[Figures] = {"count": Only(1)}

    def perform(self, table: ArchitectsTable, seat: int, card: int) -> None:
        hiring.hire_free(table, seat, 0)


class DestroyDebt(BuildingEffect):
    """An own unpaid Debt leaves the game."""

    op: ClassVar[str] = "destroy_debt"
    figures: ClassVar[Figures] = {"count": Only(1), "optional": Only(True)}

    def perform(self, table: ArchitectsTable, seat: int, card: int) -> None:
        table.stack.append(buildings.MayDestroyDebt(seat))


class DiscardBuildingCardFor(BuildingEffect):
    """A card of the hand for goods."""

    op: ClassVar[str] = "discard_building_card_for"
    figures: ClassVar[Figures] = {"gain": Goods, "optional": Only(True)}
    gain: Goods

    def goods_gained(self) -> Goods:
        return self.gain

    def perform(self, table: ArchitectsTable, seat: int, card: int) -> None:
        table.stack.append(buildings.DiscardFor(seat, self.gain_number))

    def words(self) -> dict[str, object]:
        return {"gain_good": named(counts(self.gain))}


class DiscardApprentice(BuildingEffect):
    """An own Apprentice leaves."""

    op: ClassVar[str] = "discard_apprentice"
    figures: ClassVar[Figures] = {"count": Only(1)}

    def perform(self, table: ArchitectsTable, seat: int, card: int) -> None:
        table.stack.append(buildings.DiscardApprentice(seat))


class AllPlayers(BuildingEffect):
    """Everybody, the AI included, clockwise from the builder."""

    op: ClassVar[str] = "all_players"
    figures: ClassVar[Figures] = {
        "if": (Literal["", "own_in_prison>=3"], ""),
        "gain": (Goods, {}),
        "lose": (dict[Literal["virtue"], Positive], {}),
        "release_from_prison": (Literal["", "all"], ""),
    }
    if_: str
    gain: Goods
    lose: dict[str, int]
    release_from_prison: str

    def ready(self) -> None:
        if bool(self.gain) + bool(self.lose) + bool(self.release_from_prison) != 1:
            raise BadFigure("gain", "must be said, or lose, or release_from_prison")
        self.least_in_prison = int(self.if_.rpartition("=")[2] or 0)

    def goods_gained(self) -> Goods:
        return self.gain

    def perform(self, table: ArchitectsTable, seat: int, card: int) -> None:
        for party in reversed(table.clockwise_from(seat)):
            table.stack.append(buildings.Everybody(party, card))

    def befall(self, table: ArchitectsTable, party: int) -> None:
        """What happens to one of them."""
        if table.prison[party] < self.least_in_prison:
            return
        if self.gain:
            gains.gain(table, party, self.gain_number)
        elif self.lose:
            lose_virtue(table, party, self.lose["virtue"])
        else:
            prison.release(table, party, ALL)

    least_in_prison: int

    def words(self) -> dict[str, object]:
        return {
            "prison": self.least_in_prison,
            "gain_good": named(counts(self.gain)),
            "lose_good": self.lose,
            "release": int(bool(self.release_from_prison)),
        }


class PlaceWorker(BuildingEffect):
    """Another Worker at a location."""

    op: ClassVar[str] = "place_worker"
    figures: ClassVar[Figures] = {"location": LocationId}
    location: str

    def perform(self, table: ArchitectsTable, seat: int, card: int) -> None:
        buildings.place_another(table, seat, table.box.location_ids.index(self.location), card)

    def words(self) -> dict[str, object]:
        return {"place": self.location}


class School(BuildingEffect):
    """Most of the display goes, then any Apprentice for nothing."""

    op: ClassVar[str] = "school"

    def perform(self, table: ArchitectsTable, seat: int, card: int) -> None:
        hiring.clear_for_school(table)
        hiring.hire_free(table, seat, 0)


class EndEffect(BuildingEffect):
    """What counts at the end: VP, or Virtue before them."""

    timing: ClassVar[tuple[str, ...]] = ("end",)
    vp: int
    virtue: int

    def ready(self) -> None:
        if bool(self.vp) == bool(self.virtue):
            raise BadFigure("vp", "must be said, or virtue")

    def times(self, table: ArchitectsTable, seat: int) -> int:
        """How often it counts."""
        raise NotImplementedError

    def end_virtue(self, table: ArchitectsTable, seat: int) -> int:
        return self.virtue * self.times(table, seat) if self.virtue else 0

    def end_points(self, table: ArchitectsTable, seat: int) -> int:
        return self.vp * self.times(table, seat) if self.vp else 0


class Per(EndEffect):
    """For every full `each` of something."""

    op: ClassVar[str] = "per"
    figures: ClassVar[Figures] = {"of": Counter, "each": Positive, "vp": (Natural, 0), "virtue": (Natural, 0)}
    of: str
    each: int
    vp: int
    virtue: int

    def times(self, table: ArchitectsTable, seat: int) -> int:
        return count_of(table, seat, COUNTERS.index(self.of)) // self.each

    def words(self) -> dict[str, object]:
        return {"of": self.of, "each": self.each, "vp": self.vp, "virtue": self.virtue}


class IfMost(EndEffect):
    """If nobody else has as many."""

    op: ClassVar[str] = "if_most"
    figures: ClassVar[Figures] = {"of": Counter, "vp": (Natural, 0), "virtue": (Natural, 0)}
    of: str
    vp: int
    virtue: int

    def times(self, table: ArchitectsTable, seat: int) -> int:
        return int(end_of_game.has_most(table, seat, COUNTERS.index(self.of)))

    def words(self) -> dict[str, object]:
        return {"of": self.of, "vp": self.vp, "virtue": self.virtue}


class IfNone(EndEffect):
    """If there is none."""

    op: ClassVar[str] = "if_none"
    figures: ClassVar[Figures] = {"of": Counter, "vp": (Natural, 0), "virtue": (Natural, 0)}
    of: str
    vp: int
    virtue: int

    def times(self, table: ArchitectsTable, seat: int) -> int:
        return int(not count_of(table, seat, COUNTERS.index(self.of)))

    def words(self) -> dict[str, object]:
        return {"of": self.of, "vp": self.vp, "virtue": self.virtue}


class DebtVp(BuildingEffect):
    """Unpaid Debts cost more or less."""

    op: ClassVar[str] = "debt_vp"
    timing: ClassVar[tuple[str, ...]] = ("end",)
    figures: ClassVar[Figures] = {"change": int}
    change: int

    def debt_points(self, table: ArchitectsTable, seat: int) -> int:
        return self.change * table.unpaid[seat]

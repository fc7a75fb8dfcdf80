"""What Apprentices, player boards, Buildings and locations do: the effect vocabulary, one class a verb. [Architects 19]

A Building's effect is carried out when it is constructed (`perform`) or counts at the end (`at_end`, `end_virtue`,
`end_points`). Abilities of Apprentices and powers of boards hold figures only: the box sorts them into tables by which
the rules look them up.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from ophir.engine.packs import Natural, Positive
from ophir.engine.verbs import BadFigure, Figures, Only, Verb
from ophir.games.architects import buildings, end_of_game, gains, guardhouse, hiring, prison, town_centre
from ophir.games.architects.counters import COUNTERS, Counter, count_of
from ophir.games.architects.goods import ALL, SILVER, VIRTUE, Goods, Kind, counts, named
from ophir.games.architects.table import ArchitectsTable
from ophir.games.architects.virtue import lose_virtue

All = Literal["all"]
LocationId = Literal[
    "quarry",
    "forest",
    "silversmith",
    "mines",
    "kings_storehouse",
    "workshop",
    "town_centre",
    "guardhouse",
    "tax_stand",
    "black_market",
    "guildhall",
]
When = Literal[
    "cathedral_advance",
    "action_at",
    "place_at",
    "place_at_profiteer",
    "debt_paid",
    "debt_gained",
    "construct",
    "send_captured",
    "virtue_lost",
    "apprentice_gained",
    "reset",
]
Basic = Literal["clay", "wood", "stone"]


def counted(count: int | All) -> int:
    """A number of Workers."""
    return ALL if count == "all" else int(count)


class LocationAction(Verb):
    """What a Worker does at a location. [7]"""

    tag: ClassVar[str] = "type"
    forms: ClassVar[tuple[str, ...]] = ()


class Gather(LocationAction):
    """`base` and one for each effective worker."""

    op: ClassVar[str] = "gather"
    figures: ClassVar[Figures] = {"good": Literal["clay", "wood", "stone", "silver"], "base": Natural}
    good: str
    base: int

    def words(self) -> dict[str, object]:
        return {"good": self.good, "base": self.base}


class Mines(LocationAction):
    """Clay, `clay_base` and one for each effective worker; or Gold, one for every so many."""

    op: ClassVar[str] = "mines"
    figures: ClassVar[Figures] = {"clay_base": Natural, "workers_per_gold": Positive}
    clay_base: int
    workers_per_gold: int

    def words(self) -> dict[str, object]:
        return {"clay_base": self.clay_base, "workers_per_gold": self.workers_per_gold}


class Trades(LocationAction):
    """One trade for each effective worker."""

    op: ClassVar[str] = "trades"


class Workshop(LocationAction):
    """Hire for a price, with Silver on each card that is passed over; or draw cards."""

    op: ClassVar[str] = "workshop"
    figures: ClassVar[Figures] = {
        "hire": dict[Literal["silver", "tax"], Natural],
        "skip_silver": Positive,
        "draw_base": Natural,
        "workers_per_card": Positive,
    }
    hire: dict[str, int]
    skip_silver: int
    draw_base: int
    workers_per_card: int

    def words(self) -> dict[str, object]:
        return {"skip_silver": self.skip_silver, "draw_base": self.draw_base, "workers_per_card": self.workers_per_card}

    def prices(self) -> list[int]:
        """Silver and Tax of a hire."""
        return [self.hire.get("silver", 0), self.hire.get("tax", 0)]


class Captures(LocationAction):
    """One capture for each effective worker."""

    op: ClassVar[str] = "captures"
    figures: ClassVar[Figures] = {"first_tax": Natural, "further_silver": Natural}
    first_tax: int
    further_silver: int

    def words(self) -> dict[str, object]:
        return {"first_tax": self.first_tax, "further_silver": self.further_silver}


class GuardhouseAction(LocationAction):
    """One Guardhouse action for each effective worker."""

    op: ClassVar[str] = "guardhouse"


class TakeAllTax(LocationAction):
    """All Tax."""

    op: ClassVar[str] = "take_all_tax"
    figures: ClassVar[Figures] = {"virtue_loss": Natural}
    virtue_loss: int

    def words(self) -> dict[str, object]:
        return {"virtue_loss": self.virtue_loss}


class BlackMarketAction(LocationAction):
    """One of the three spaces."""

    op: ClassVar[str] = "black_market"


class GuildhallAction(LocationAction):
    """A Building, the Cathedral or a Wonder."""

    op: ClassVar[str] = "guildhall"


class Effect(Verb):
    """What a card or a board does."""


class SeveralEffects(Effect):
    """Several in a row, of a card or board that does more than one thing."""

    op: ClassVar[str] = "several"
    figures: ClassVar[Figures] = {"parts": list[Any]}
    parts: list[Effect]


# Player boards and Apprentices


class Power(Effect):
    """A power of a player board."""

    tag: ClassVar[str] = "power"


class Ability(Power):
    """A power that an Apprentice can have, too."""

    tag: ClassVar[str] = "type"


class On(Ability):
    """Something is gained whenever something happens."""

    op: ClassVar[str] = "on"
    figures: ClassVar[Figures] = {
        "when": When,
        "location": (LocationId | None, None),
        "step": (Literal[0, 3, 9], 0),
        "condition": (
            Literal["", "no_own_workers_in_prison", "own_worker_at_princess", "own_worker_at_profiteer"],
            "",
        ),
        "gain": (Goods, {}),
        "release_from_prison": (Natural, 0),
        "optional": (bool, False),
    }
    when: str
    location: str | None
    step: int
    condition: str
    gain: Goods
    release_from_prison: int
    optional: bool
    goods: list[int]

    def ready(self) -> None:
        self.goods = counts(self.gain)
        if (self.when in ("action_at", "place_at")) != (self.location is not None):
            raise BadFigure("location", "must be said of action_at and place_at, and of nothing else")
        if (self.when == "reset") != (self.step != 0):
            raise BadFigure("step", "must be said of reset, and of nothing else")
        if (self.step == 3) != self.condition.startswith("own_worker_at"):
            raise BadFigure("condition", "must be own_worker_at_princess or own_worker_at_profiteer in step 3 only")
        if self.condition and not self.step:
            raise BadFigure("condition", "is asked only in a Reset")
        if bool(self.release_from_prison) != self.optional or bool(self.release_from_prison) == bool(self.gain):
            raise BadFigure("optional", "must be true of a release_from_prison, which has no gain, and of nothing else")
        if self.release_from_prison and self.step != 9:
            raise BadFigure("step", "must be 9 for a release")

    def words(self) -> dict[str, object]:
        return {
            "when": f"{self.when}_{self.step}" if self.step else self.when,
            "place": self.location or "",
            "condition": self.condition or "none",
            "gain_good": named(self.goods),
            "release": self.release_from_prison,
        }


class StorehouseTrade(Ability):
    """A trade more at the King's Storehouse; `cost_any` is one of several costs."""

    op: ClassVar[str] = "storehouse_trade"
    figures: ClassVar[Figures] = {
        "cost": (dict[Literal["clay", "wood", "stone", "gold", "marble", "silver"], Positive], {}),
        "cost_any": (list[dict[Basic, Literal[1]]], []),
        "gain": Goods,
    }
    cost: dict[Kind, int]
    cost_any: list[dict[Kind, int]]
    gain: Goods

    def ready(self) -> None:
        if bool(self.cost) == bool(self.cost_any):
            raise BadFigure("cost", "must be said, or cost_any")
        if any(len(one) != 1 for one in self.cost_any):
            raise BadFigure("cost_any", "must list one resource a cost")

    def words(self) -> dict[str, object]:
        any_of = {kind: count for one in self.cost_any for kind, count in one.items()}
        return {
            "any": int(bool(self.cost_any)),
            "cost_good": any_of or dict(self.cost),
            "gain_good": named(counts(self.gain)),
        }


class CostModifier(Ability):
    """Something costs less."""

    op: ClassVar[str] = "cost_modifier"
    figures: ClassVar[Figures] = {
        "where": Literal["town_centre", "black_market", "tax_stand", "workshop_hire"],
        "silver": (Literal[0, -1], 0),
        "virtue_loss": (Literal[0, -1], 0),
    }
    where: str
    silver: int
    virtue_loss: int

    def ready(self) -> None:
        fits = {"town_centre": (1, 0), "tax_stand": (0, 1), "workshop_hire": (1, 0)}
        if fits.get(self.where, (-self.silver, 1 + self.silver)) != (-self.silver, -self.virtue_loss):
            raise BadFigure("where", "takes off Silver or Virtue, as that place costs it")

    def words(self) -> dict[str, object]:
        return {"where": self.where, "silver": -self.silver, "virtue_loss": -self.virtue_loss}


class VirtualWorker(Ability):
    """Effective workers more at a location."""

    op: ClassVar[str] = "virtual_worker"
    figures: ClassVar[Figures] = {"location": LocationId, "count": Positive}
    location: str
    count: int

    def words(self) -> dict[str, object]:
        return {"place": self.location, "count": self.count}


class Substitute(Ability):
    """Influence instead of a resource, one for one."""

    op: ClassVar[str] = "substitute"
    figures: ClassVar[Figures] = {
        "pay": dict[Literal["influence"], Literal[1]],
        "instead_of": dict[Basic, Literal[1]],
    }
    pay: dict[str, int]
    instead_of: dict[str, int]

    def ready(self) -> None:
        if not self.pay or len(self.instead_of) != 1:
            raise BadFigure("instead_of", "must be one resource, for one Influence")

    def words(self) -> dict[str, object]:
        return {"pay_good": self.pay, "cost_good": self.instead_of}


class GoldMarbleInterchangeable(Power):
    """Gold serves as Marble and Marble as Gold."""

    op: ClassVar[str] = "gold_marble_interchangeable"


class IgnoreTax(Power):
    """Less Tax in every action."""

    op: ClassVar[str] = "ignore_tax"
    figures: ClassVar[Figures] = {"amount": Positive}
    amount: int


class CathedralNoDiscard(Power):
    """No Building card is discarded for the Cathedral."""

    op: ClassVar[str] = "cathedral_no_discard"


class ApprenticeLimit(Power):
    """Another limit of Apprentices."""

    op: ClassVar[str] = "apprentice_limit"
    figures: ClassVar[Figures] = {"value": Positive}
    value: int


class BuildDiscount(Power):
    """One Wood or one Stone less for a Building, a Wonder or the Cathedral."""

    op: ClassVar[str] = "build_discount"


class AvoidDebt(Power):
    """Silver instead of a Debt."""

    op: ClassVar[str] = "avoid_debt"
    figures: ClassVar[Figures] = {"silver": Positive}
    silver: int


class PrincessCountsAsWorker(Power):
    """One effective worker more where the Princess is."""

    op: ClassVar[str] = "princess_counts_as_worker"


class AvoidInfluenceLoss(Power):
    """Silver instead of each point of Influence."""

    op: ClassVar[str] = "avoid_influence_loss"
    figures: ClassVar[Figures] = {"silver": Positive}
    silver: int


class CathedralAnyVirtue(Power):
    """The Cathedral, whatever the Virtue."""

    op: ClassVar[str] = "cathedral_any_virtue"


class BlackMarketAnyVirtue(Power):
    """The Black Market, whatever the Virtue."""

    op: ClassVar[str] = "black_market_any_virtue"


# Buildings


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


__all__ = ["SILVER", "VIRTUE", "Ability", "BuildingEffect", "Effect", "LocationAction", "Power"]

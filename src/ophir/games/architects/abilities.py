"""What Apprentices and player boards can do, one class a verb. [Architects 19]

They hold figures only: the box sorts them into tables by which the rules look them up.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal, get_args

from ophir.engine.packs import Natural, Positive
from ophir.engine.verbs import BadFigure, Figures, Verb
from ophir.games.architects.goods import KIND_IDS, Goods, Kind, counts, named

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
CircleId = Literal[
    "quarry",
    "forest",
    "silversmith",
    "mines",
    "kings_storehouse",
    "workshop",
    "town_centre",
    "guardhouse",
    "tax_stand",
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


class Effect(Verb):
    """What a card or a board does."""


class SeveralEffects(Effect):
    """Several in a row, of a card or board that does more than one thing."""

    op: ClassVar[str] = "several"
    figures: ClassVar[Figures] = {"parts": list[Any]}
    parts: list[Effect]


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
        if self.when == "place_at" and self.location not in get_args(CircleId):
            raise BadFigure("location", f"must be one of {', '.join(get_args(CircleId))} for place_at")
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
    figures: ClassVar[Figures] = {"location": CircleId, "count": Positive}
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

    def replaced(self) -> int:
        """The number of the resource."""
        return KIND_IDS.index(next(iter(self.instead_of)))

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

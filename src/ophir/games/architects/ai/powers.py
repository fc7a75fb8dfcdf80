"""The powers of the six AI opponents: one class a verb. [Architects 15, 19]"""

from __future__ import annotations

from typing import ClassVar, Literal

from ophir.engine.packs import Natural, Positive
from ophir.engine.verbs import BadFigure, Figures, Only, Verb
from ophir.games.architects.ai.gains import gain
from ophir.games.architects.goods import Goods, counts, named
from ophir.games.architects.table import ArchitectsTable

RESET_STEP = Literal[0, 9]  # when the Reset effects of boards come; 0: none
WHAT_IT_NEEDS = {"send_captured": "gain", "wonder_or_cathedral": "captures", "place_at": "gain", "reset": "gain"}


class Talent(Verb):
    """What an opponent can do that the others can't."""

    tag: ClassVar[str] = "type"
    forms: ClassVar[tuple[str, ...]] = ("talent",)


class WonderMarbleDiscount(Talent):
    """Every Wonder costs less Marble. [R57]"""

    op: ClassVar[str] = "wonder_marble_discount"
    figures: ClassVar[Figures] = {"amount": Positive}
    amount: int


class NoVirtueLoss(Talent):
    """The Black Market costs it no Virtue."""

    op: ClassVar[str] = "no_virtue_loss"
    figures: ClassVar[Figures] = {"where": Only("black_market")}


class On(Talent):
    """Whenever something happens, it gains or captures."""

    op: ClassVar[str] = "on"
    figures: ClassVar[Figures] = {
        "when": Literal["send_captured", "wonder_or_cathedral", "place_at", "reset"],
        "location": (str, ""),
        "step": (RESET_STEP, 0),
        "gain": (Goods, {}),
        "captures": (Natural, 0),
    }
    when: str
    location: str
    step: int
    gain: Goods
    captures: int
    goods: list[int]

    def ready(self) -> None:
        self.goods = counts(self.gain)
        brings = [name for name, there in (("gain", bool(self.gain)), ("captures", bool(self.captures))) if there]
        if brings != [WHAT_IT_NEEDS[self.when]]:
            raise BadFigure(WHAT_IT_NEEDS[self.when], f"must be all that {self.when} brings")
        if bool(self.location) != (self.when == "place_at"):
            raise BadFigure("location", "is for place_at, which needs it")
        if bool(self.step) != (self.when == "reset"):
            raise BadFigure("step", "is for reset, which needs it")

    def words(self) -> dict[str, object]:
        return {
            "when": self.when,
            "place": self.location,
            "gain_good": named(self.goods),
            "captures": self.captures,
        }


def at_reset(table: ArchitectsTable) -> None:
    """What a Reset brings the opponent, with the Reset effects of boards. [13 step 9: Peddler]"""
    gain(table, table.box.ai.on_reset[table.opponent])

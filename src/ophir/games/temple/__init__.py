"""Solomon's Temple. The rules, heading by heading:

setup, turn, preparation, levites, pray_and_fast, offerings, instants, military_phase, armies, lay_siege, destruction,
israelite_army, building_phase, discard_phase, winning; how cards are played in `playing`, `conditions` and `effects`,
where they lie in `deck`, what is hidden in `hidden`, the position in `table`, the tables of figures in `box` (from
`data/*.toml`). Rules are cited as in docs/rules/temple.md: [7.4, R52]. In names and comments the *city* of a seat is
its board, on which the other seat's armies stand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, ClassVar

from ophir.engine.actions import Catalogue
from ophir.engine.game import Game, Options, OptionSpec, Position, Weights
from ophir.engine.packs import Pack
from ophir.engine.steps import Step
from ophir.games.temple import (
    building_phase,
    destruction,
    discard_phase,
    instants,
    israelite_army,
    lay_siege,
    levites,
    military_phase,
    offerings,
    pray_and_fast,
    preparation,
    setup,
    turn,
)
from ophir.games.temple.bot import prospects, standard_weights
from ophir.games.temple.box import box_for
from ophir.games.temple.data import Data, standard_pack
from ophir.games.temple.pending import check_stack
from ophir.games.temple.saves import step_limits, table_from_state
from ophir.games.temple.table import SEATS, TempleTable

STEPS: tuple[type[Step[Any]], ...] = (
    setup.ChooseProphet,
    setup.OpeningHands,
    turn.TurnStart,
    instants.TurnWindow,
    preparation.Preparation,
    instants.PriestWindow,
    instants.OfferingWindow,
    offerings.ResolveOffering,
    offerings.ExchangeGive,
    offerings.ExchangeTake,
    levites.Find,
    pray_and_fast.Retrieve,
    military_phase.MilitaryPhase,
    military_phase.AttackStart,
    military_phase.Attack,
    instants.WallWindow,
    lay_siege.BonusMove,
    destruction.Destroy,
    destruction.SendBack,
    military_phase.AttackEnd,
    israelite_army.Defence,
    israelite_army.Relocate,
    israelite_army.RelocateTo,
    building_phase.Building,
    building_phase.SinWindow,
    building_phase.SinCheck,
    building_phase.SinResponse,
    building_phase.Build,
    building_phase.BuildFurnishing,
    discard_phase.DiscardCards,
    turn.TurnEnd,
)


@lru_cache(maxsize=1)
def option_specs() -> tuple[OptionSpec, ...]:
    """The options that setup.toml lists."""
    return tuple(
        OptionSpec(record.id, record.default, tuple(record.values)) for record in Data(standard_pack()).options
    )


class Temple(Game):
    """Solomon's Temple, for two players."""

    id: ClassVar[str] = "temple"
    rules_version: ClassVar[str] = "1"
    seat_counts: ClassVar[tuple[int, ...]] = (SEATS,)
    seat_names: ClassVar[tuple[str, ...]] = ("white", "black")  # the colour of the stars on the card backs
    private_actions: ClassVar[frozenset[str]] = frozenset({"find", "give", "take"})  # of the own hand and draw pile
    steps: ClassVar[dict[str, Callable[..., Step[Any]]]] = {step.__name__: step for step in STEPS}

    @property
    def standard_pack(self) -> Pack:
        return standard_pack()

    @property
    def option_specs(self) -> tuple[OptionSpec, ...]:
        return option_specs()

    @property
    def actions(self) -> Catalogue:
        return box_for(self.standard_pack, self.read_options(SEATS, None)).actions

    def check_pack(self, pack: Pack) -> None:
        box_for(pack, self.read_options(SEATS, None))

    def new(
        self, seats: int, options: Options | None = None, seed: int | str = 0, pack: Pack | None = None
    ) -> Position:
        self.read_seats(seats)
        return setup.deal(box_for(pack or self.standard_pack, self.read_options(seats, options, pack)), seed)

    @property
    def weights(self) -> Weights:
        return standard_weights()

    def prospects(self, position: Position, weights: Weights | None = None) -> list[float]:
        assert isinstance(position, TempleTable)
        return prospects(position, weights)

    def step_limits(self, position: Position) -> Mapping[str, int]:
        assert isinstance(position, TempleTable)
        return step_limits(position.box)

    def check_stack(self, position: Position) -> None:
        assert isinstance(position, TempleTable)
        check_stack(position)

    def position_from_state(
        self,
        seats: int,
        options: dict[str, bool | str],
        pack: Pack | None,
        state: Mapping[str, Any],
        full: bool,
    ) -> Position:
        return table_from_state(box_for(pack or self.standard_pack, options), state, full)


GAME = Temple()

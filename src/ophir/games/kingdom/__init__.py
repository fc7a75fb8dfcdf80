"""Kingdom of Solomon. The rules, heading by heading:

setup, rounds, placement, resolution, action_spaces, effects, resource_regions, high_priest, fortune_cards,
fortune_deck, market, building, roads, temple, paying, final_scoring; what is hidden in `hidden`, the position in
`table`, the tables of figures in `box` (from `data/*.toml`). Rules are cited as in docs/rules/kingdom.md: [11.3, R46].
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, ClassVar

from ophir.engine.actions import Catalogue
from ophir.engine.game import Game, Options, OptionSpec, Position, Weights
from ophir.engine.packs import Pack
from ophir.engine.steps import Step
from ophir.games.kingdom import (
    action_spaces,
    building,
    effects,
    fortune_cards,
    fortune_deck,
    market,
    placement,
    resolution,
    rounds,
    temple,
)
from ophir.games.kingdom.bot import prospects, standard_weights
from ophir.games.kingdom.box import box_for
from ophir.games.kingdom.data import SEAT_NAMES, Data, standard_pack
from ophir.games.kingdom.fields import LAYOUT
from ophir.games.kingdom.saves import check_stack, step_limits, table_from_state
from ophir.games.kingdom.setup import MOMENTS, deal, empty_table
from ophir.games.kingdom.table import KingdomTable

STEPS: tuple[type[Step[Any]], ...] = (
    rounds.RoundStart,
    placement.PlacementTurn,
    placement.Place,
    resolution.ResolutionPhase,
    resolution.Resolve,
    action_spaces.Steal,
    action_spaces.PayTax,
    action_spaces.TradeGive,
    action_spaces.TradeTake,
    action_spaces.Convert,
    action_spaces.Repeat,
    action_spaces.ChooseCube,
    effects.NextPart,
    fortune_deck.Keep,
    fortune_cards.CardPlayed,
    market.MarketPhase,
    market.MarketTurn,
    market.BuyOrSell,
    building.BuildingPhase,
    building.BuildingTurn,
    building.Build,
    building.ChooseSite,
    temple.PayAny,
    temple.BlockReward,
    rounds.RoundEnd,
    rounds.LastPlays,
    rounds.HandLimit,
    rounds.EndCheck,
)


@lru_cache(maxsize=1)
def option_specs() -> tuple[OptionSpec, ...]:
    """The options that components.toml lists."""
    return tuple(
        OptionSpec(
            record.id,
            record.default,
            tuple(record.choices),
            tuple(record.players),
            {"edition": tuple(record.editions)} if record.editions else None,
        )
        for record in Data(standard_pack()).options
    )


class Kingdom(Game):
    """Kingdom of Solomon, final rules and first edition."""

    id: ClassVar[str] = "kingdom"
    rules_version: ClassVar[str] = "1"
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3, 4)
    seat_names: ClassVar[tuple[str, ...]] = SEAT_NAMES
    private_actions: ClassVar[frozenset[str]] = frozenset(
        {"keep"}
    )  # of the drawn cards; the others are discarded openly
    steps: ClassVar[dict[str, Callable[..., Step[Any]]]] = {step.__name__: step for step in STEPS}
    steps_from: ClassVar[dict[str, Callable[[Any, int], list[Step[Any]]]]] = MOMENTS
    layout: ClassVar[Any] = LAYOUT
    drawn: ClassVar[tuple[str, ...]] = ("fortune_ids", "card_ids")

    @property
    def standard_pack(self) -> Pack:
        return standard_pack()

    @property
    def option_specs(self) -> tuple[OptionSpec, ...]:
        return option_specs()

    @property
    def actions(self) -> Catalogue:
        return box_for(self.standard_pack, 4, self.read_options(4, None)).actions

    def check_pack(self, pack: Pack) -> None:
        for seats in self.seat_counts:
            box_for(pack, seats, self.read_options(seats, None))

    def new(
        self, seats: int, options: Options | None = None, seed: int | str = 0, pack: Pack | None = None
    ) -> Position:
        self.read_seats(seats)
        return deal(box_for(pack or self.standard_pack, seats, self.read_options(seats, options, pack)), seed)

    def prospects(self, position: Position, weights: Weights | None = None) -> list[float]:
        assert isinstance(position, KingdomTable)
        return prospects(position, weights)

    @property
    def weights(self) -> Weights:
        return standard_weights()

    def step_limits(self, position: Position) -> Mapping[str, int]:
        assert isinstance(position, KingdomTable)
        return step_limits(position.box)

    def check_stack(self, position: Position) -> None:
        assert isinstance(position, KingdomTable)
        check_stack(position)

    def empty_table(self, seats: int, options: dict[str, bool | str], pack: Pack | None) -> KingdomTable:
        return empty_table(box_for(pack or self.standard_pack, seats, options))

    def position_from_state(
        self,
        seats: int,
        options: dict[str, bool | str],
        pack: Pack | None,
        state: Mapping[str, Any],
        full: bool,
    ) -> Position:
        return table_from_state(box_for(pack or self.standard_pack, seats, options), state, full)


GAME = Kingdom()

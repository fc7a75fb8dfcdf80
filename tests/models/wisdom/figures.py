"""The figures of Wisdom of Solomon, read from the game's TOML files and kept as they are written there."""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import ophir.games

Record = dict[str, Any]
Edge = tuple[str, str]


@dataclass
class Figures:
    """What is printed on board, cards and tiles."""

    goods: list[str]  # from the most valuable to the least: Exotic Goods first
    cubes: dict[str, int]
    favor_at_start: int
    favor_of_a_card: int  # that was never played
    setup: dict[int, Record]  # by number of players
    cards_dealt: int
    first_purchases: int
    refilled_squares: int
    mats: list[str]
    prices: dict[str, list[int]]  # of a mat, from the bottom square to the top
    transactions: int
    spaces: dict[str, list[int]]  # of the four people: for each space the smallest number of players using it
    holy: dict[str, Record]
    levite_prices: list[dict[str, int]]
    levite_surcharge: int
    levite_cards: int
    temple_squares: list[Record]
    temple_tiles: dict[str, int]  # by value
    slots: dict[str, int]  # Favor beside a building, from the bottom of the row to the deck
    locations: dict[str, Record]
    edges: list[Edge]
    roads: int
    shortage_tiles: list[str]
    buildings: dict[str, Record]
    fortune: dict[str, Record]
    solo: Record
    solo_tiles: dict[str, Record]

    @property
    def standard(self) -> list[str]:
        """The goods that are not wild."""
        return [good for good in self.goods if good != EXOTIC]

    def effect(self, building: str) -> Record:
        effect: Record = self.buildings[building]["effect"]
        return effect

    def neighbors(self, location: str) -> list[str]:
        """The adjacent Locations, in the order of the map's file."""
        beside = {b if a == location else a for a, b in self.edges if location in (a, b)}
        return [one for one in self.locations if one in beside]


EXOTIC = "exotic"


def read_figures(folder: Path) -> Figures:
    """The figures that a folder of TOML files tells."""

    def read(name: str) -> Record:
        return tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8"))

    def by_id(records: list[Record]) -> dict[str, Record]:
        return {record["id"]: record for record in records}

    components, land, solo = read("components"), read("map"), read("solo")
    goods = sorted(components["resource"], key=lambda good: int(good["value_rank"]))
    counts = {piece["id"]: piece["count"] for piece in components["component"]}
    slots = {slot["id"]: slot["bonus_favor"] for slot in components["building_slot"]}
    tiles: Counter[str] = Counter()
    for tile in components["temple_tile"]:
        tiles[str(tile["favor"])] += tile["count"]
    return Figures(
        goods=[good["id"] for good in goods],
        cubes={good["id"]: good["count"] for good in goods},
        favor_at_start=components["favor"]["start"],
        favor_of_a_card=components["favor"]["unplayed_fortune_card_value"],
        setup={row["players"]: row for row in components["setup"]},
        cards_dealt=components["setup_common"]["fortune_cards_dealt"],
        first_purchases=components["setup_common"]["initial_purchase_max"],
        refilled_squares=components["setup_common"]["year_end_market_refill"],
        mats=components["market"]["mat_order"],
        prices={mat["resource"]: mat["prices"] for mat in components["market_mat"]},
        transactions=components["market"]["transactions_per_visit"],
        spaces={area["id"]: area["spaces"] for area in components["action_space"]},
        holy=by_id(components["holy_space"]),
        levite_prices=components["levite"]["base_costs"],
        levite_surcharge=components["levite"]["surcharge_per_worker_present"],
        levite_cards=components["levite"]["fortune_cards_drawn"],
        temple_squares=components["temple"]["squares"],
        temple_tiles=dict(tiles),
        slots={id: slots[id] for id in reversed(slots)},
        locations=by_id(land["location"]),
        edges=[(a, b) for a, b in (record["between"] for record in land["adjacency"])],
        roads=counts["road"],
        shortage_tiles=[record["location"] for record in land["shortage_tile"]],
        buildings=by_id(read("buildings")["building"]),
        fortune=by_id(read("fortune")["fortune"]),
        solo=solo["solo"],
        solo_tiles=by_id(solo["solo_tile"]),
    )


DATA = Path(ophir.games.__file__).parent / "wisdom" / "data"

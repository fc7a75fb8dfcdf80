"""The figures of Architects of the West Kingdom, read from the game's TOML files and kept as they are written there."""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import ophir.games

Record = dict[str, Any]


@dataclass
class Figures:
    """What is printed on boards and cards."""

    locations: dict[str, Record]
    market_spaces: dict[str, Record]
    trades: list[Record]
    guardhouse: dict[str, Record]
    virtue: Record
    cathedral: dict[int, Record]  # by level
    guildhall: Record
    columns: dict[str, int]  # of the Apprentices' display, by the set that brings them
    setup: Record
    reset: Record
    end: Record
    standard: Record
    common: Record
    boards: dict[str, Record]
    apprentices: dict[str, Record]
    buildings: dict[str, Record]
    market_cards: dict[str, Record]
    printed: Record
    empty_reward_pile: Record
    rewards: dict[str, Record]
    debt: Record
    influence: Record
    instead: Record  # what Influence can be lost for
    wonder_rules: Record
    wonders: dict[str, Record]
    contributions: dict[str, Record]
    track: list[str]
    conversions: Record
    ai_guardhouse: Record
    ai_capture: Record
    ai_market: Record
    opponents: dict[str, Record]
    schemes: dict[str, Record]
    adaptation: Record  # what changes for an AI opponent without Works of Wonder

    @property
    def circles(self) -> list[str]:
        return [place for place, record in self.locations.items() if record["circle"]]

    @property
    def sites(self) -> list[str]:
        """Where Wonder tokens may be put."""
        return [place for place, record in self.locations.items() if record["wonder"]]


def read_figures(folder: Path) -> Figures:
    """The figures that a folder of TOML files tells."""

    def read(name: str) -> Record:
        return tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8"))

    def by_id(records: list[Record]) -> dict[str, Record]:
        return {record["id"]: record for record in records}

    board, players, market = read("board"), read("players"), read("market")
    wonders, ai = read("wonders"), read("ai")
    return Figures(
        locations=by_id(board["location"]),
        market_spaces=by_id(board["black_market_space"]),
        trades=board["storehouse_trade"],
        guardhouse=by_id(board["guardhouse_action"]),
        virtue=board["virtue"],
        cathedral={record["level"]: record for record in board["cathedral_level"]},
        guildhall=board["guildhall"],
        columns=dict(Counter(record["set"] for record in board["apprentice_column"])),
        setup=board["setup"],
        reset=board["reset"],
        end=board["end_scoring"],
        standard=players["standard"],
        common=players["common"],
        boards=by_id(players["board"]),
        apprentices=by_id(read("apprentices")["apprentice"]),
        buildings=by_id(read("buildings")["building"]),
        market_cards=by_id(market["black_market_card"]),
        printed=market["printed"],
        empty_reward_pile=market["reward"]["empty_pile"],
        rewards=by_id(market["reward_card"]),
        debt=market["debt"],
        influence=wonders["influence_track"],
        instead=wonders["influence_substitution"],
        wonder_rules=wonders["wonder_rules"],
        wonders=by_id(wonders["wonder"]),
        contributions=by_id(wonders["contribution_card"]),
        track=ai["resource_track"]["spaces"],
        conversions=ai["conversions"],
        ai_guardhouse=ai["guardhouse"],
        ai_capture=ai["capture"],
        ai_market=ai["black_market"],
        opponents=by_id(ai["opponent"]),
        schemes=by_id(ai["scheme"]),
        adaptation=ai["solo_base_adaptation"],
    )


DATA = Path(ophir.games.__file__).parent / "architects" / "data"

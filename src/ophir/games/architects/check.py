"""Does the data of a pack fit together? What types can't say, by file, record and field."""

from __future__ import annotations

from ophir.engine.checks import exactly, in_order, known, once
from ophir.engine.errors import BadPack
from ophir.games.architects.data import LOCATION_IDS, MOST_PLAYERS, Data
from ophir.games.architects.goods import RESOURCE_IDS
from ophir.games.architects.table import CIRCLES

ACTIONS = (
    *("gather", "gather", "gather", "mines", "trades", "workshop", "captures", "guardhouse", "take_all_tax"),
    *("black_market", "guildhall"),
)


def check(data: Data) -> None:
    """Raise BadPack for whatever the rules could not be played with."""
    _board(data)
    _cards(data)
    _wonders(data)


def _board(data: Data) -> None:
    in_order("board", "location", "id", [one.id for one in data.locations], LOCATION_IDS)
    for place, one in enumerate(data.locations):
        if one.action.op != ACTIONS[place]:
            raise BadPack("board", f"location {one.id}", "action", f"must be of the type {ACTIONS[place]}")
        if one.circle != (place < CIRCLES):
            raise BadPack("board", f"location {one.id}", "circle", "is as the rules know it")
        if one.wonder and not one.circle:
            raise BadPack("board", f"location {one.id}", "wonder", "is only for circle locations")
    in_order("board", "black_market_space", "id", [one.id for one in data.spaces], ("small", "middle", "large"))
    for space in data.spaces:
        if bool(space.draw) != (space.id == "middle"):
            raise BadPack("board", f"black_market_space {space.id}", "draw", "is for the middle space, which needs it")
    tasks = ("send_captured", "release_prison", "release_captured", "pay_debt")
    in_order("board", "guardhouse_action", "id", [one.id for one in data.guard_actions], tasks)
    for task in data.guard_actions:
        if (task.instead is None) == (task.id == "release_captured"):
            raise BadPack("board", f"guardhouse_action {task.id}", "instead", "is for release_captured, which needs it")
        if task.silver_per_worker and task.id != "send_captured":
            raise BadPack("board", f"guardhouse_action {task.id}", "silver_per_worker", "is for send_captured")
        if (task.cost.silver or task.cost.tax) and task.id in tasks[:2]:
            raise BadPack("board", f"guardhouse_action {task.id}", "cost", "must be nothing")
    for field, numbers in (("vp", data.virtue.vp), ("tax_ignored", data.virtue.tax_ignored)):
        if len(numbers) != data.virtue.max + 1:
            raise BadPack("board", "virtue", field, f"must have {data.virtue.max + 1} entries, one a step")
    for number, level in enumerate(data.levels):
        if level.level != number + 1:
            raise BadPack("board", f"cathedral_level {level.level}", "level", "must count from 1 up")
    for number, column in enumerate(data.columns):
        if column.column != number + 1 or len(column.y) != len(data.columns[0].y):
            raise BadPack("board", f"apprentice_column {column.column}", "column", "must count from 1 up, rows alike")
    for field, figures in (
        ("capture_locations", data.setup.capture_locations),
        ("reward_cards", data.setup.reward_cards),
    ):
        if len(figures) != MOST_PLAYERS - 1:
            raise BadPack("board", "setup", field, "must have an entry for 2, 3, 4 and 5 players")
    if data.setup.draft_keep >= data.setup.draft_hand or data.setup.solo_keep > data.setup.solo_deal:
        raise BadPack("board", "setup", "draft_keep", "must be fewer than are dealt")
    rows = data.guildhall.rows
    for field, listed in (("reset_rows", data.guildhall.reset_rows), ("clear_rows", data.guildhall.clear_rows)):
        if max(listed, default=0) > rows:
            raise BadPack("board", "guildhall", field, f"there are {rows} rows")
    if len(data.standard.silver_by_turn_order) != MOST_PLAYERS:
        raise BadPack("players", "standard", "silver_by_turn_order", f"must have {MOST_PLAYERS} entries")


def _cards(data: Data) -> None:
    once("apprentices", "apprentice", [one.id for one in data.apprentices])
    once("buildings", "building", [one.id for one in data.buildings])
    once("players", "board", [one.id for one in data.boards])
    once("market", "black_market_card", [one.id for one in data.market])
    once("market", "reward_card", [one.id for one in data.rewards])
    for one in data.buildings:
        for effect in one.effects:
            if one.timing not in effect.timing:
                raise BadPack("buildings", f"building {one.id}", "timing", f"{effect.op} is not for {one.timing}")
        if one.cost.wood_or_stone:
            raise BadPack("buildings", f"building {one.id}", "cost", "wood_or_stone is for the Cathedral")
    for board in data.boards:
        if board.workers_in_prison > data.common.workers:
            raise BadPack("players", f"board {board.id}", "workers_in_prison", "are more than there are Workers")
        if board.virtue > data.virtue.max:
            raise BadPack("players", f"board {board.id}", "virtue", f"must be at most {data.virtue.max}")
    for set in ("base", "promo2018", "wow"):
        if sum(board.set == set for board in data.boards) < MOST_PLAYERS:
            raise BadPack("players", "board", "set", f"{set} must have a board for each of {MOST_PLAYERS} players")
    cards = sum(one.set == "base" for one in data.buildings)
    if cards < data.setup.draft_hand * MOST_PLAYERS:
        raise BadPack("buildings", "building", "set", "base must have cards enough for the draft")


def _wonders(data: Data) -> None:
    once("wonders", "wonder", [one.id for one in data.wonders])
    in_order("wonders", "wonder", "resource", [one.resource for one in data.wonders], RESOURCE_IDS)
    once("wonders", "contribution_card", [one.id for one in data.contributions])
    circles = LOCATION_IDS[:CIRCLES]
    for card in data.contributions:
        record = f"contribution_card {card.id}"
        exactly("wonders", record, "contribution", card.contribution, RESOURCE_IDS)
        known("wonders", record, "princess.location", [card.princess.location], circles, "circle location")
        known("wonders", record, "profiteer.location", [card.profiteer.location], circles, "circle location")
        if card.princess.location == card.profiteer.location:
            raise BadPack("wonders", record, "profiteer.location", "must be another one than the Princess's")
        if bool(card.princess.reward) == bool(card.princess.choice):
            raise BadPack("wonders", record, "princess", "must have a reward, or a choice of them")
        if bool(card.profiteer.step.gain) == bool(card.profiteer.step.lose):
            raise BadPack("wonders", record, "profiteer.step", "must be a gain or a loss")
    if len(data.contributions) < 2:
        raise BadPack("wonders", "contribution_card", "id", "there must be two at least")
    if sum(one.wonder for one in data.locations) < len(data.wonders):
        raise BadPack("board", "location", "wonder", "must be true of as many locations as there are Wonders")
    if set(data.influence.end_game_most) != {"gold"}:
        raise BadPack("wonders", "influence_track", "end_game_most", "must be gold")
    for wonder in data.wonders:
        if wonder.influence > data.influence.max:
            raise BadPack("wonders", f"wonder {wonder.id}", "influence", f"must be at most {data.influence.max}")

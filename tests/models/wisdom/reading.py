"""Reads a position of the engine into the model's table, and tells a table as readable data to compare."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.models.wisdom.figures import Figures
from tests.models.wisdom.setting_up import Options, empty_table
from tests.models.wisdom.table import JEROBOAM, Player, Table

Json = dict[str, Any]


def read_table(figures: Figures, options: Options, parties: tuple[str, ...], state: Json, keeping: bool) -> Table:
    """The table that the engine's `to_json()["state"]` describes; `keeping`: the first cards are being chosen."""
    table = empty_table(figures, options)

    def party(name: str | None) -> int | None:
        return None if name is None else parties.index(name)

    table.year = state["year"]
    table.turn = party(state["current"])
    table.starting_player = party(state["starting_player"])
    table.first_at_holy = party(state["holy_first"])
    table.supply = Counter(state["supply"])
    table.market = {mat: [good or "" for good in squares] for mat, squares in state["market"].items()}
    table.row = {slot: state["offer"][slot] or "" for slot in figures.slots}
    table.building_deck -= Counter([card for card in table.row.values() if card])
    table.deck, table.discards = Counter(state["fortune"]["deck"]), Counter(state["fortune"]["discard"])
    table.resolving = state["fortune"]["in_play"]
    table.shortages = set(state["shortage"])
    table.roads = {edge for edge in figures.edges if "-".join(edge) in state["roads"]}
    assert len(table.roads) == len(state["roads"])
    for name, data in state["players"].items():
        read_player(table, parties.index(name), data, keeping)
    for spot, name in state["workers"].items():
        stand(table, spot, parties.index(name), state["holy_workers"].get(spot, 0))
    bag = state["bag"]
    table.bag, table.used = Counter(bag["left"]), Counter(bag["used"])
    table.set_aside, table.gone = Counter(bag["set_aside"]), Counter(bag["out"])
    table.holy_drawn = bag["holy_drawn"]
    table.ends = [why for why in state["ends"] if why == "max_years"]  # the others follow from the pieces
    if any(player.houses == 0 for player in table.players):
        table.trigger_end("houses")
    if table.squares == 0:
        table.trigger_end("temple")
    return table


def read_player(table: Table, seat: int, data: Json, keeping: bool) -> None:
    player: Player = table.players[seat]
    assert sum(data["earned"].values()) == data["favor"], "the sources of Favor don't add up"
    player.favor, player.workers, player.passed = data["favor"], data["workers_left"], data["passed"]
    player.cubes = Counter(data["cubes"])
    player.buildings = list(data["buildings"])
    table.building_deck -= Counter(player.buildings)
    for location, count in data["houses"].items():
        table.houses[location][seat] = count
        player.houses -= count
    for value, count in data["tiles"].items():
        player.tiles += [int(value)] * count
        table.unseen_tiles[value] -= count
        table.squares -= count
    if keeping and not (table.solo and seat == JEROBOAM):
        table.dealt[seat] = Counter(data["hand"])
        if data["kept"]:
            table.kept[seat] = data["kept"]
    else:
        player.hand = Counter(data["hand"])
    player.pending, player.permanent = Counter(data["pending"]), Counter(data["permanent"])
    for person, count in data["visits"].items():
        table.people[person] += [seat] * count


def stand(table: Table, spot: str, seat: int, group: int) -> None:
    if spot in table.figures.locations:
        table.on_land[spot] = seat
    elif spot in table.figures.holy:
        table.on_holy[spot] = (seat, group)
    else:
        table.on_building[spot] = seat


def as_data(table: Table) -> Json:
    """A table as plain readable data: what is zero or empty in a multiset is left out."""
    return {
        "year": table.year,
        "turn": table.turn,
        "starting_player": table.starting_player,
        "first_at_holy": table.first_at_holy,
        "supply": dict(+table.supply),
        "market": table.market,
        "row": table.row,
        "building_deck": dict(+table.building_deck),
        "unseen_tiles": dict(+table.unseen_tiles),
        "squares": table.squares,
        "deck": dict(+table.deck),
        "discards": dict(+table.discards),
        "resolving": table.resolving,
        "kept": table.kept,
        "shortages": sorted(table.shortages),
        "roads": sorted("-".join(edge) for edge in table.roads),
        "houses": {place: dict(+owners) for place, owners in table.houses.items()},
        "people": {person: sorted(workers) for person, workers in table.people.items()},
        "on_land": table.on_land,
        "on_building": table.on_building,
        "on_holy": table.on_holy,
        "ends": sorted(table.ends),
        "bag": dict(+table.bag),
        "used": dict(+table.used),
        "set_aside": dict(+table.set_aside),
        "gone": dict(+table.gone) if table.solo else {},
        "holy_drawn": table.holy_drawn,
        "players": {seat: player_as_data(table, seat) for seat in range(len(table.players))},
    }


def player_as_data(table: Table, seat: int) -> Json:
    player = table.players[seat]
    return {
        "favor": player.favor,
        "workers": player.workers,
        "houses": player.houses,
        "passed": player.passed,
        "cubes": dict(+player.cubes),
        "buildings": player.buildings,
        "hand": dict(+player.hand),
        "dealt": dict(+table.dealt.get(seat, Counter())),
        "pending": dict(+player.pending),
        "permanent": dict(+player.permanent),
        "tiles": sorted(player.tiles),
    }

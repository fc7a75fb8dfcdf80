"""Kingdom of Solomon for a person who looks at it: the phase, what each player has, what a region brings."""

from __future__ import annotations

from typing import Any

from ophir.engine.game import NOBODY
from ophir.engine.outlook import Court, Note, Stage, Stock
from ophir.games.kingdom.action_spaces import named
from ophir.games.kingdom.data import SEAT_NAMES
from ophir.games.kingdom.goods import GOODS
from ophir.games.kingdom.high_priest import region_owner
from ophir.games.kingdom.resource_regions import region, region_yield
from ophir.games.kingdom.rounds import PHASES, phase_of
from ophir.games.kingdom.table import KingdomTable


def stage(table: KingdomTable) -> Stage:
    """The round and its phase."""
    return Stage(table.round, PHASES, phase_of(table), order=table.order)


def court(table: KingdomTable, seat: int, viewer: int) -> Court:
    """Cubes, pieces, tokens, cards and Pawns of a player."""
    box = table.box
    cubes = table.cubes_of(seat)
    goods = "own" if seat == viewer else f"cubes:{SEAT_NAMES[seat]}"
    roads = sum(owner == seat for owner in table.road)
    anytime = seat == viewer and box.out_of_turn and not table.finished[seat]
    return Court(
        goods=[Stock(id, f"good-{id}", cubes[good], piece=f"{goods}:{id}") for good, id in enumerate(GOODS)],
        things=[
            Stock("building", "stock-building", table.pieces_on_sites(seat)),
            Stock("road", "stock-road", roads),
            Stock("tokens", "stock-tokens", table.tokens[seat]),
            Stock("fortune", "stock-fortune", table.fortune.hand_size[seat]),
        ],
        left=Stock("pawn", "stock-pawn", table.pawns_left[seat], of=box.pawns),
        mark="stock-high-priest" if table.high_priest == seat else "",
        note="note-any-time" if anytime and table.fortune.hand_size[seat] else "",
    )


def notes(table: KingdomTable, seat: int) -> dict[str, Note]:
    """What a Pawn of `seat` would collect where Roads join several spaces; else it is what is printed. [7]"""
    found: dict[str, Note] = {}
    for space, id in enumerate(table.box.space_ids):
        owner = region_owner(table, seat, space)
        members = [space] if owner == NOBODY else region(table, owner, space)
        if len(members) > 1:
            reach = [f"place:{table.box.space_ids[member]}" for member in members]
            found[f"place:{id}"] = Note(named(region_yield(table, members)), reach)
    return found


def printed(table: KingdomTable) -> dict[str, Any]:
    """The pack as it is set up: the Bonus Spaces that lie on the board, and the layers of this edition's Temple."""
    box = table.box
    files = {name: dict(tables) for name, tables in box.pack.files.items()}
    bonus = [box.place_ids[place] for place in box.bonus_in_play]
    edition = next(one for one in box.data.editions if one.id == box.options["edition"])
    files["actions"]["bonus_space"] = [one for one in files["actions"]["bonus_space"] if one["id"] in bonus]
    layers = [one for one in files["temple"]["layer"] if one["edition"] == edition.temple]
    files["temple"]["layer"] = sorted(layers, key=lambda one: int(one["order"]))
    return files

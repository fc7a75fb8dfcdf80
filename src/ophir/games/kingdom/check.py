"""Does the data of a pack fit together? Counts, references and symmetry, checked before a game is dealt."""

from __future__ import annotations

from collections.abc import Iterable

from ophir.engine.errors import BadPack
from ophir.engine.verbs import verbs_of
from ophir.games.kingdom import data as records
from ophir.games.kingdom.data import SEAT_NAMES, Data
from ophir.games.kingdom.effects import Draw, Effect
from ophir.games.kingdom.goods import GOODS


def check(data: Data) -> None:
    """Raise BadPack for the first thing that is wrong."""
    _unique(data)
    _counts(data)
    _components(data)
    _map(data)
    _fortunes(data)
    _market(data)
    _temple(data)


def _unique(data: Data) -> None:
    places: list[records.Place] = [*data.spaces, *data.action_spaces, *data.bonus_spaces, *data.buildings]
    files = ["map"] * len(data.spaces) + ["actions"] * (len(data.action_spaces) + len(data.bonus_spaces))
    files += ["buildings"] * len(data.buildings)
    seen: set[str] = set()
    for file, place in zip(files, places, strict=True):
        if place.id in seen:
            raise BadPack(file, place.id, "id", "is used twice; every space and card needs an id of its own")
        seen.add(place.id)
    _once("fortune", "card", (card.id for card in data.fortunes))
    _once("components", "color", (color.id for color in data.colors))


def _once(file: str, table: str, ids: Iterable[str]) -> None:
    seen: set[str] = set()
    for id in ids:
        if id in seen:
            raise BadPack(file, f"{table} {id}", "id", "is used twice")
        seen.add(id)


def _counts(data: Data) -> None:
    pieces = data.pieces
    neutral = sum(not space.site for space in data.spaces)
    expected = [
        ("buildings", "building", len(data.buildings), "building_cards", pieces.building_cards),
        ("fortune", "card", sum(card.count for card in data.fortunes), "fortune_cards", pieces.fortune_cards),
        ("map", "space", len(data.spaces), "resource_spaces", pieces.resource_spaces),
        ("map", "space", len(data.spaces) - neutral, "building_sites", pieces.building_sites),
        ("map", "space", neutral, "neutral_spaces", pieces.neutral_spaces),
        (
            "actions",
            "action_space",
            len(data.action_spaces),
            "board_action_spaces",
            pieces.board_action_spaces,
        ),
        ("actions", "bonus_space", len(data.bonus_spaces), "bonus_spaces", pieces.bonus_spaces),
        ("components", "road", data.road.supply, "roads", pieces.roads),
    ]
    for file, table, found, name, wanted in expected:
        if found != wanted:
            raise BadPack(file, table, "", f"{found} in all, but components.toml says {name} = {wanted}")


def _components(data: Data) -> None:
    if [resource.id for resource in data.resources] != list(GOODS):
        raise BadPack("components", "resource", "id", f"must be {', '.join(GOODS)}, in this order")
    if sorted(setup.players for setup in data.setups) != [2, 3, 4]:
        raise BadPack("components", "setup", "players", "must be 2, 3 and 4, once each")
    if sorted(edition.id for edition in data.editions) != ["final", "first"]:
        raise BadPack("components", "edition", "id", "must be final and first, once each")
    if [color.id for color in data.colors] != list(SEAT_NAMES):
        raise BadPack("components", "color", "id", f"must be {', '.join(SEAT_NAMES)}, in this order")
    if not any(option.id == "four_pawns" and option.pawns for option in data.options):
        raise BadPack("components", "option four_pawns", "pawns", "must say how many Pawns each player has")
    bonus = {space.id for space in data.bonus_spaces}
    for setup in data.setups:
        name = f"setup {setup.players}"
        for id in setup.bonus_spaces:
            if id not in bonus:
                raise BadPack("components", name, "bonus_spaces", f"{id!r} is no Bonus Space; there are {_list(bonus)}")
        for resource in data.resources:
            if resource.count < setup.cubes_removed_per_resource:
                raise BadPack("components", name, "cubes_removed_per_resource", f"there are not so many {resource.id}")


def _map(data: Data) -> None:
    spaces = {space.id: space for space in data.spaces}
    adjacent = {(space.id, other) for space in data.spaces for other in space.adjacent}
    for space, other in sorted(adjacent):
        if other not in spaces:
            raise BadPack("map", f"space {space}", "adjacent", f"{other!r} is no space")
        if (other, space) not in adjacent:
            raise BadPack("map", f"space {space}", "adjacent", f"{other} is named, but does not name {space}")
    borders: set[tuple[str, str]] = set()
    for border in data.borders:
        name = f"border {border.a}/{border.b}"
        for end in (border.a, border.b):
            if end not in spaces:
                raise BadPack("map", name, "", f"{end!r} is no space")
        if (border.a, border.b) not in adjacent or (border.b, border.a) in borders or (border.a, border.b) in borders:
            raise BadPack("map", name, "", "must join two adjacent spaces, and stand in the list once")
        if border.road_possible != (spaces[border.a].site or spaces[border.b].site):
            raise BadPack("map", name, "road_possible", "must be true unless both ends are neutral")
        borders.add((border.a, border.b))
    if 2 * len(borders) != len(adjacent):
        missing = next(pair for pair in sorted(adjacent) if pair not in borders and pair[::-1] not in borders)
        raise BadPack("map", f"border {missing[0]}/{missing[1]}", "", "is missing, though the two are adjacent")


def _fortunes(data: Data) -> None:
    allowed = [op for op, verb in verbs_of(Effect).items() if verb.on_cards]
    drawn = 0
    for card in data.fortunes:
        for effect in card.effect.within():
            if effect.op not in allowed:
                raise BadPack("fortune", f"card {card.id}", "effect", f"a Fortune Card can only {', '.join(allowed)}")
            if isinstance(effect, Draw):
                drawn += card.count * effect.count
    if drawn >= data.pieces.fortune_cards:
        reason = f"the cards draw {drawn} others in all, so a hand might never be played out; fewer than "
        raise BadPack("fortune", "card", "effect", f"{reason}{data.pieces.fortune_cards} are allowed")


def _market(data: Data) -> None:
    rows = [row.resource for row in data.market]
    if sorted(rows) != sorted(GOODS):
        raise BadPack("market", "row", "resource", f"there must be one row for each of {', '.join(GOODS)}")
    for row in data.market:
        if len(row.prices) != data.pieces.market_slots_per_resource:
            slots = data.pieces.market_slots_per_resource
            raise BadPack("market", f"row {row.resource}", "prices", f"{len(row.prices)} prices for {slots} spaces")


def _temple(data: Data) -> None:
    for edition in data.editions:
        layers = [layer for layer in data.layers if layer.edition == edition.temple]
        if sorted(layer.order for layer in layers) != list(range(1, len(layers) + 1)) or not layers:
            raise BadPack("temple", "layer", "order", f"the layers of {edition.temple} must be numbered from 1")
        blocks = sum(layer.blocks for layer in layers)
        if blocks != edition.temple_blocks:
            said = f"components.toml says temple_blocks = {edition.temple_blocks}"
            raise BadPack("temple", "layer", "blocks", f"{blocks} in all for {edition.temple}, but {said}")


def _list(ids: Iterable[str]) -> str:
    return ", ".join(sorted(ids))

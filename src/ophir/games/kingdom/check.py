"""Does the data of a pack fit together? Counts, references and symmetry, checked before a game is dealt."""

from __future__ import annotations

from typing import Final

from ophir.engine.checks import adds_up, exactly, in_order, known, mutual, refuse
from ophir.engine.errors import BadPack
from ophir.engine.packs import Id
from ophir.engine.verbs import verbs_of
from ophir.games.kingdom.data import SEAT_NAMES, Data
from ophir.games.kingdom.effects import Altar, Draw, Effect
from ophir.games.kingdom.goods import GOODS

# Both are kept as the bits of one number, and the rows of the Market as tables of all their states.
MOST_PLACES: Final = 60
MOST_MARKET_SPACES: Final = 6


def check(data: Data) -> None:
    """Raise BadPack for the first thing that is wrong."""
    _unique(data)
    _counts(data)
    _components(data)
    _actions(data)
    _map(data)
    _fortunes(data)
    _market(data)
    _temple(data)


def _unique(data: Data) -> None:
    tables: list[tuple[str, list[Id]]] = [("map", [*data.spaces]), ("buildings", [*data.buildings])]
    tables.append(("actions", [*data.action_spaces, *data.bonus_spaces]))
    files = [(place.id, file) for file, places in tables for place in places]
    ids = [id for id, _ in files]
    for id, file in files:
        refuse(ids.count(id) > 1, file, id, "id", "is used twice; every space and card needs an id of its own")
    many = f"{len(ids)} spaces for Pawns in all, those of cards included; there can be at most {MOST_PLACES}"
    refuse(len(ids) > MOST_PLACES, "buildings", "building", "", many)


def _counts(data: Data) -> None:
    pieces = data.pieces
    sites = sum(space.site for space in data.spaces)
    for field, told, counted, where in (
        ("building_cards", pieces.building_cards, len(data.buildings), "buildings.toml"),
        ("fortune_cards", pieces.fortune_cards, sum(card.count for card in data.fortunes), "fortune.toml"),
        ("resource_spaces", pieces.resource_spaces, len(data.spaces), "map.toml"),
        ("building_sites", pieces.building_sites, sites, "map.toml"),
        ("neutral_spaces", pieces.neutral_spaces, len(data.spaces) - sites, "map.toml"),
        ("board_action_spaces", pieces.board_action_spaces, len(data.action_spaces), "actions.toml"),
        ("bonus_spaces", pieces.bonus_spaces, len(data.bonus_spaces), "actions.toml"),
        ("roads", pieces.roads, data.road.supply, "the supply of [road]"),
    ):
        adds_up("components", "pieces", field, told, counted, f"{where} says")
    most = max(setup.pawns for setup in data.setups)
    adds_up("components", "pieces", "pawns_per_player", pieces.pawns_per_player, most, "the set-ups say")


def _components(data: Data) -> None:
    in_order("components", "resource", "id", [resource.id for resource in data.resources], GOODS)
    exactly("components", "setup", "players", (str(setup.players) for setup in data.setups), ("2", "3", "4"))
    exactly("components", "edition", "id", (edition.id for edition in data.editions), ("final", "first"))
    in_order("components", "color", "id", [color.id for color in data.colors], SEAT_NAMES)
    told_pawns = any(option.id == "four_pawns" and option.pawns for option in data.options)
    refuse(not told_pawns, "components", "option four_pawns", "pawns", "must say how many Pawns each player has")
    open_bonus = next(option for option in data.options if option.id == "open_bonus_spaces")
    for edition in data.editions:
        told, allowed = edition.optional_bonus_rule_available, edition.id in open_bonus.editions
        name = f"edition {edition.id}"
        adds_up("components", name, "optional_bonus_rule_available", told, allowed, "the option open_bonus_spaces says")
        low = f"can't be below the min_score of [constants], which is {data.constants.min_score}"
        refuse(edition.starting_score < data.constants.min_score, "components", name, "starting_score", low)
    bonus = {space.id for space in data.bonus_spaces}
    for setup in data.setups:
        name = f"setup {setup.players}"
        known("components", name, "bonus_spaces", setup.bonus_spaces, bonus, "Bonus Space")
        for resource in data.resources:
            few = resource.count < setup.cubes_removed_per_resource
            refuse(few, "components", name, "cubes_removed_per_resource", f"there are not so many {resource.id}")


def _actions(data: Data) -> None:
    named: dict[str, dict[str, str]] = {edition.id: edition.action_space_names for edition in data.editions}
    for id, names in named.items():
        exactly("components", f"edition {id}", "action_space_names", names, [space.id for space in data.action_spaces])
    for space in data.action_spaces:
        for field, name, edition in (("name_first", space.name_first, "first"), ("name", space.name, "final")):
            its = named[edition][space.id]
            adds_up("actions", f"action_space {space.id}", field, name, its, f"the edition {edition} says")
    for bonus in data.bonus_spaces:
        players = [setup.players for setup in data.setups if bonus.id in setup.bonus_spaces]
        adds_up("actions", f"bonus_space {bonus.id}", "players", bonus.players, players, "the set-ups say")
        if isinstance(bonus.effect, Altar):
            told, vp = data.constants.altar_vp_per_position, bonus.effect.vp_per_position
            adds_up("components", "constants", "altar_vp_per_position", told, vp, f"bonus_space {bonus.id} says")


def _map(data: Data) -> None:
    spaces = {space.id: space for space in data.spaces}
    adjacent = mutual("map", "space", {space.id: space.adjacent for space in data.spaces})
    borders: set[tuple[str, str]] = set()
    for border in data.borders:
        name = f"border {border.a}/{border.b}"
        known("map", name, "", (border.a, border.b), spaces, "space")
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
    exactly("market", "row", "resource", (row.resource for row in data.market), GOODS)
    slots = data.pieces.market_slots_per_resource
    for row in data.market:
        prices = len(row.prices)
        refuse(prices != slots, "market", f"row {row.resource}", "prices", f"{prices} prices for {slots} spaces")
    most = f"there can be at most {MOST_MARKET_SPACES}"
    refuse(slots > MOST_MARKET_SPACES, "components", "pieces", "market_slots_per_resource", most)


def _temple(data: Data) -> None:
    for edition in data.editions:
        layers = [layer for layer in data.layers if layer.edition == edition.temple]
        if sorted(layer.order for layer in layers) != list(range(1, len(layers) + 1)) or not layers:
            raise BadPack("temple", "layer", "order", f"the layers of {edition.temple} must be numbered from 1")
        blocks = sum(layer.blocks for layer in layers)
        name = f"edition {edition.id}"
        adds_up("components", name, "temple_blocks", edition.temple_blocks, blocks, "the layers of temple.toml say")

"""Kingdom of Solomon in words: what cards and spaces do, said from their data.

No card has a text of its own. Its effect is a record of the pack, and one message a verb says it in each language, so
a corrected or invented card reads right at once. The same goes for prices and counts: messages take them as figures.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ophir.engine.naming import names_in, renamed
from ophir.engine.options import OptionValue
from ophir.engine.packs import Pack
from ophir.engine.texts import Texts
from ophir.games.kingdom.action_spaces import named
from ophir.games.kingdom.box import Box
from ophir.games.kingdom.final_scoring import MOST_PIECES


def place_text(texts: Texts, box: Box, id: str) -> str:
    """What a Pawn gets on a place."""
    for space in box.data.spaces:
        if space.id == id:
            return texts.say("about-space", {"good": space.yields, "site": int(space.site)})
    effect = box.effect_of.get(("place", id))
    if effect is None:
        return ""
    said = texts.effect(effect)
    bonus = any(one.id == id for one in box.data.bonus_spaces)
    return texts.say("about-bonus", {"effect": said}) if bonus else said


def building_text(texts: Texts, box: Box, id: str) -> str:
    """A Building Card: cost, points, piece and Action Space."""
    for card in box.data.buildings:
        if card.id == id:
            values = {"good": card.cost, "vp": card.vp, "site": int(card.site), "place": card.id}
            return texts.say("about-building", {**values, "effect": texts.effect(card.effect)})
    return ""


def fortune_text(texts: Texts, box: Box, id: str) -> str:
    """A Fortune Card: what it does and how many there are."""
    for card in box.data.fortunes:
        if card.id == id:
            return texts.say("about-fortune", {"effect": texts.effect(card.effect), "count": card.count})
    return ""


def layer_text(texts: Texts, box: Box, id: str) -> str:
    """A layer of the Temple in this edition: blocks, cost and points."""
    if id not in box.layer_ids:
        return ""
    layer = box.layer_ids.index(id)
    cost = named(box.layer_cost[layer])
    if box.layer_any[layer]:
        cost["any"] = box.layer_any[layer]
    values = {"blocks": box.layer_blocks[layer], "good": cost, "vp": box.layer_vp[layer]}
    return texts.say("about-layer", values)


def about(texts: Texts, box: Box, kind: str, id: str) -> str:
    """What a place, a building, a fortune or a layer does; empty for anything else."""
    tellers = {"place": place_text, "building": building_text, "fortune": fortune_text, "layer": layer_text}
    teller = tellers.get(kind)
    return teller(texts, box, id) if teller else ""


def figures(texts: Texts, box: Box) -> dict[str, object]:
    """The figures of this box that any message may use: its prices and counts, and its lists of spaces and layers."""
    bonus = [box.place_ids[place] for place in box.bonus_in_play]
    board = [space.id for space in box.data.action_spaces]
    return {
        "players_all": box.seats,
        "pawns_each": box.pawns,
        "start_vp": box.starting_score,
        "lowest_vp": box.lowest_score,
        "cubes_left_out": next(one.cubes_removed_per_resource for one in box.data.setups if one.players == box.seats),
        "hand_limit": box.hand_limit,
        "sites_all": len(box.sites),
        "pieces_all": box.pieces,
        "slots_all": box.slots,
        "roads_all": box.roads,
        "road_good": named(box.road_cost),
        "market_spaces": box.market_spaces,
        "one_direction": int(box.one_direction),
        "transaction_cap": box.transaction_cap,
        "blocks_all": box.blocks,
        "high_priest_vp": box.high_priest_vp,
        "cube_vp": box.leftover_cube_vp,
        "tie_pieces": int(box.tie_break == MOST_PIECES),
        "bonus_place": bonus,
        "bonus_limit": box.bonus_limit,
        "bonus_limited": int(bool(box.options["open_bonus_spaces"])),
        "out_of_turn": int(box.out_of_turn),
        "round_limit": box.round_limit,
        "action_lines": _lines(texts, ((texts.name("place", id), place_text(texts, box, id)) for id in board)),
        "bonus_lines": _lines(texts, ((texts.name("place", id), place_text(texts, box, id)) for id in bonus)),
        "layer_lines": _lines(
            texts, ((texts.name("layer", id), layer_text(texts, box, id)) for id in dict.fromkeys(box.layer_ids))
        ),
    }


def _lines(texts: Texts, entries: Iterable[tuple[str, str]]) -> str:
    return "\n".join(texts.say("line", {"name": name, "text": text}) for name, text in entries)


def pack_names(texts: Texts, box: Box) -> dict[str, str]:
    """Names that are not what the messages say."""
    return renamed(texts, box, _names)


def _names(pack: Pack, options: Mapping[str, OptionValue]) -> dict[str, str]:
    """Every name that a pack gives, by message id. Action Spaces and layers are those of the edition."""
    edition = next(one for one in pack.files["components"]["edition"] if one["id"] == options["edition"])
    layers = pack.files["temple"]["layer"]
    return {
        **names_in(pack, "components", good="resource", edition="edition"),
        **names_in(pack, "map", place="space"),
        **names_in(pack, "actions", place="bonus_space"),
        **{f"place-{id}": name for id, name in edition["action_space_names"].items()},
        **names_in(pack, "buildings", "space", place="building"),
        **names_in(pack, "buildings", building="building"),
        **names_in(pack, "fortune", fortune="card"),
        **{f"layer-{one['id']}": one["name"] for one in layers if one["edition"] == edition["temple"]},
    }

"""Kingdom of Solomon in words: what cards and spaces do, said from their data.

No card has a text of its own. Its effect is a record of the pack, and one message a verb says it in each language, so
a corrected or invented card reads right at once. The same goes for prices and counts: messages take them as figures.
"""

from __future__ import annotations

from collections.abc import Mapping

from ophir.engine.naming import find, lines, names_in, renamed
from ophir.engine.options import OptionValue
from ophir.engine.packs import Pack
from ophir.engine.texts import Texts
from ophir.games.kingdom.action_spaces import named
from ophir.games.kingdom.box import Box
from ophir.games.kingdom.final_scoring import MOST_PIECES


def about(texts: Texts, box: Box, kind: str, id: str) -> str:
    """What a place, a building, a fortune or a layer does; empty for anything else."""
    data = box.data
    effect = box.effect_of.get(("fortune" if kind == "fortune" else "place", id))
    does = texts.effect(effect) if effect else ""
    if kind == "layer" and id in box.layer_ids:
        layer = box.layer_ids.index(id)
        cost = named(box.layer_cost[layer]) | ({"any": box.layer_any[layer]} if box.layer_any[layer] else {})
        return texts.say("about-layer", {"blocks": box.layer_blocks[layer], "good": cost, "vp": box.layer_vp[layer]})
    if kind == "fortune" and (fortune := find(data.fortunes, id)):
        return texts.say("about-fortune", {"effect": does, "count": fortune.count})
    if kind == "building" and (card := find(data.buildings, id)):
        values = {"good": card.cost, "vp": card.vp, "site": int(card.site), "place": id, "effect": does}
        return texts.say("about-building", values)
    if kind == "place" and (space := find(data.spaces, id)):
        return texts.say("about-space", {"good": space.yields, "site": int(space.site)})
    if kind == "place" and find(data.bonus_spaces, id) is not None:
        return texts.say("about-bonus", {"effect": does})
    return does if kind == "place" else ""


def figures(texts: Texts, box: Box) -> dict[str, object]:
    """What any message may use beside the numbers of the box: lists of spaces and layers, and what follows."""
    bonus = [box.place_ids[place] for place in box.bonus_in_play]
    return {
        "cubes_left_out": next(one.cubes_removed_per_resource for one in box.data.setups if one.players == box.seats),
        "sites_all": len(box.sites),
        "road_good": named(box.road_cost),
        "tie_pieces": int(box.tie_break == MOST_PIECES),
        "bonus_place": bonus,
        "action_lines": lines(texts, box, "place", [space.id for space in box.data.action_spaces]),
        "bonus_lines": lines(texts, box, "place", bonus),
        "layer_lines": lines(texts, box, "layer", dict.fromkeys(box.layer_ids)),
    }


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

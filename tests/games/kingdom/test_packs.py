"""Does the data of a pack fit together? Every check names file, record and field. [Kingdom 0, 1]"""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from ophir.engine.errors import BadPack
from ophir.engine.packs import Corrections, Pack, lay_over
from ophir.games.kingdom import GAME

Files = dict[str, dict[str, Any]]


def changed(change: Callable[[Files], object]) -> Pack:
    files = copy.deepcopy(GAME.standard_pack.files)
    change(files)
    return Pack("changed", GAME.standard_pack.layout, files, [])


def record(files: Files, file: str, table: str, **named: object) -> dict[str, Any]:
    found: dict[str, Any] = next(
        one for one in files[file][table] if all(one[key] == value for key, value in named.items())
    )
    return found


def test_the_standard_pack_fits() -> None:
    GAME.check_pack(GAME.standard_pack)
    GAME.check_pack(changed(lambda files: record(files, "market", "row", resource="gold").update(prices=[9, 8, 7, 6])))


STEAL = {"op": "steal", "count": 1}
WRONG: list[tuple[str, Callable[[Files], object], str]] = [
    ("two places", lambda f: record(f, "map", "space", id="tob").update(id="thief"), "thief, id: is used twice"),
    ("two cards", lambda f: record(f, "buildings", "building", id="inn").update(id="tob"), "tob, id: is used twice"),
    ("two fortunes", lambda f: record(f, "fortune", "card", id="fame_abroad").update(id="royal_favor"), "used twice"),
    ("two colours", lambda f: f["components"]["color"][3].update(id="blue"), "color blue, id: is used twice"),
    ("19 buildings", lambda f: f["buildings"]["building"].pop(), "building_cards: is 20, but must be 19"),
    ("33 fortunes", lambda f: record(f, "fortune", "card", id="royal_favor").update(count=2), "but must be 33"),
    ("12 sites", lambda f: record(f, "map", "space", id="judah").update(site=True), "sites: is 11, but must be 12"),
    ("13 roads", lambda f: f["components"]["road"].update(supply=13), "roads: is 12, but must be 13"),
    ("6 actions", lambda f: f["components"]["pieces"].update(board_action_spaces=6), "is 6, but must be 5"),
    ("4 bonus", lambda f: f["components"]["pieces"].update(bonus_spaces=4), "bonus_spaces: is 4, but must be 3"),
    ("goods out of order", lambda f: f["components"]["resource"].reverse(), "in this order"),
    ("no set-up for 2", lambda f: f["components"]["setup"].pop(0), "players: must be 2, 3, 4, once each"),
    ("one edition", lambda f: f["components"]["edition"].pop(), "must be final, first"),
    ("three colours", lambda f: f["components"]["color"].pop(), "must be blue, red, green, yellow"),
    ("a thief of two", lambda f: record(f, "actions", "action_space", id="thief")["effect"].update(count=2), "effect"),
    (
        "a deck that draws forever",
        lambda f: [card.update(effect={"op": "draw", "count": 1, "keep": 1}) for card in f["fortune"]["card"]],
        "never be played out",
    ),
    ("four pawns without a figure", lambda f: record(f, "components", "option", id="four_pawns").pop("pawns"), "pawns"),
    ("unknown bonus", lambda f: f["components"]["setup"][0].update(bonus_spaces=["sphinx"]), "'sphinx' is no Bonus"),
    ("a start below the lowest score", lambda f: f["components"]["constants"].update(min_score=5),
     "edition first, starting_score: can't be below the min_score of [constants], which is 5"),
    ("two cards a round", lambda f: f["components"]["constants"].update(building_cards_per_player_per_round=2),
     "building_cards_per_player_per_round: 2 is not allowed; allowed: 1"),
    ("too many removed", lambda f: f["components"]["setup"][0].update(cubes_removed_per_resource=11), "not so many"),
    ("unknown neighbour", lambda f: record(f, "map", "space", id="tob")["adjacent"].append("troy"), "'troy' is no"),
    ("one-sided", lambda f: record(f, "map", "space", id="tob")["adjacent"].append("judah"), "does not name tob"),
    ("border nowhere", lambda f: f["map"]["border"][0].update(b="troy"), "'troy' is no space"),
    ("border not adjacent", lambda f: f["map"]["border"][0].update(b="tob"), "must join two adjacent spaces"),
    ("border twice", lambda f: f["map"]["border"].append(dict(f["map"]["border"][0])), "in the list once"),
    ("road between neutrals", lambda f: record(f, "map", "border", a="judah", b="philistia").update(road_possible=True),
     "unless both ends are neutral"),
    ("border missing", lambda f: f["map"]["border"].pop(), "is missing, though the two are adjacent"),
    ("stealing card", lambda f: record(f, "fortune", "card", id="royal_favor").update(effect=STEAL), "can only gain"),
    ("stealing in a sequence",
     lambda f: record(f, "fortune", "card", id="royal_favor").update(effect={"op": "sequence", "steps": [STEAL]}),
     "can only gain"),
    ("keep 4 of 3",
     lambda f: record(f, "buildings", "building", id="library").update(effect={"op": "draw", "count": 3, "keep": 4}),
     "can't keep 4 of 3"),
    ("keep 2 of 1 in a sequence",
     lambda f: record(f, "buildings", "building", id="inn")["effect"]["steps"][0].update(keep=2), "can't keep 2 of 1"),
    ("empty sequence",
     lambda f: record(f, "buildings", "building", id="inn").update(effect={"op": "sequence", "steps": []}),
     "a sequence needs at least one step"),
    ("row missing", lambda f: f["market"]["row"].pop(), "row, resource: must be copper, food, gold"),
    ("five prices", lambda f: record(f, "market", "row", resource="food")["prices"].append(1), "5 prices for 4 spaces"),
    ("layers unnumbered", lambda f: record(f, "temple", "layer", edition="final", id="columns").update(order=7),
     "must be numbered from 1"),
    ("no layers", lambda f: f["components"]["edition"][0].update(temple="none"), "must be numbered from 1"),
    ("17 blocks", lambda f: record(f, "temple", "layer", edition="final", id="columns").update(blocks=3), "must be 17"),
    ("unknown verb", lambda f: record(f, "buildings", "building", id="inn").update(effect={"op": "sing"}), "inn"),
    ("verb with an unknown figure",
     lambda f: record(f, "buildings", "building", id="inn").update(
         effect={"op": "vp_per", "per": "own_pawns", "amount": 1, "max": 4}),
     "effect.per: 'own_pawns' is not allowed; allowed: \"own_buildings_on_sites\", \"own_roads\""),
    ("unknown field", lambda f: record(f, "map", "space", id="tob").update(height=3), "space tob"),
    ("no price", lambda f: record(f, "market", "row", resource="food").pop("prices"), "row food"),
    ("bad good", lambda f: record(f, "map", "space", id="tob").update(yields={"silver": 1}),
     "space tob, yields: 'silver' is not allowed; allowed: \"copper\", \"food\", \"gold\", \"stone\", \"timber\""),
    ("empty table", lambda f: f["map"].update(border=[]), "missing or empty"),
    ("no pieces", lambda f: f["components"].pop("pieces"), "the table is missing"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "reason"), [pytest.param(*rest, id=name) for name, *rest in WRONG])
def test_a_pack_that_does_not_fit_is_refused(change: Callable[[Files], object], reason: str) -> None:
    """1: counts, references and symmetry."""
    with pytest.raises(BadPack) as caught:
        GAME.check_pack(changed(change))
    assert reason in str(caught.value)
    assert caught.value.file in GAME.standard_pack.layout.files


def test_every_record_says_where_it_comes_from() -> None:
    """0: and the words are those that are allowed."""
    known = {"rulebook", "public", "memory", "reconstructed", "owner", "invented"}
    for file, _, one in GAME.standard_pack.records():
        assert GAME.standard_pack.source_of(file, one) in known


def test_a_pack_with_corrected_figures_is_played_by_them() -> None:
    """0: no figure is in the code."""
    pack = changed(lambda files: record(files, "buildings", "building", id="palace").update(vp=33, cost={"food": 1}))
    first = GAME.new(2, seed=3, pack=pack)
    assert first.pack.hash != GAME.standard_pack.hash
    palace = next(action for action in first.actions if action.text == "build palace")
    assert palace.values["vp"] == 33


def test_an_owner_may_have_another_default() -> None:
    text = '[[option]]\nid = "out_of_turn_fortune"\ndefault = "own_turn_only"\nsource = "owner"\n'
    mine = lay_over(GAME.standard_pack, Corrections("mine", {"components.toml": text}))
    position = GAME.new(2, pack=mine)
    assert position.options["out_of_turn_fortune"] == "own_turn_only"
    assert position.chosen_options == {}
    assert GAME.new(2, {"out_of_turn_fortune": "open"}, pack=mine).chosen_options == {"out_of_turn_fortune": "open"}


def test_a_default_that_an_option_can_not_have_is_refused_by_name() -> None:
    text = '[[option]]\nid = "edition"\ndefault = "third"\nsource = "owner"\n'
    with pytest.raises(BadPack, match="components, option edition, default: must be final or first"):
        GAME.check_pack(lay_over(GAME.standard_pack, Corrections("mine", {"components.toml": text})))

"""Does the data of a pack fit together? Every check names file, record and field. [Temple 1, 13]"""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from ophir.engine.errors import BadPack
from ophir.engine.packs import Pack
from ophir.games.temple import GAME
from ophir.games.temple.table import TempleTable
from tests.games.reading import do, legal
from tests.games.temple.tables import FURNISHINGS, in_temple, table

Files = dict[str, dict[str, Any]]


def changed(*changes: Callable[[Files], object]) -> Pack:
    files = copy.deepcopy(GAME.standard_pack.files)
    for change in changes:
        change(files)
    return Pack("changed", GAME.standard_pack.layout, files, [])


def record(files: Files, file: str, table: str, id: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in files[file][table] if one["id"] == id)
    return found


def card(files: Files, id: str) -> dict[str, Any]:
    return record(files, "cards", "card", id)


def swap(files: Files, more: str, less: str) -> None:
    """One copy more of one card, one less of another."""
    card(files, more)["count"] += 1
    card(files, less)["count"] -= 1


def effect(files: Files, id: str) -> dict[str, Any]:
    first: dict[str, Any] = card(files, id)["effects"][0]
    return first


def new_card(files: Files, like: str, **fields: object) -> None:
    files["cards"]["card"].append({**copy.deepcopy(card(files, like)), **fields})


def space(files: Files, id: str) -> dict[str, Any]:
    return record(files, "board", "space", id)


def test_the_standard_pack_fits() -> None:
    """1: 53 kinds of cards, 20 spaces, 4 gates."""
    GAME.check_pack(GAME.standard_pack)
    assert len(GAME.standard_pack.files["cards"]["card"]) == 53
    assert len(GAME.standard_pack.files["board"]["space"]) == 20


def test_changed_data_may_vary_counts() -> None:
    """R83: and the engine plays with them."""
    pack = changed(lambda f: swap(f, "guarded_gate", "altar"))
    t = GAME.new(2, {}, 1, pack)
    assert isinstance(t, TempleTable)
    assert t.draw[0].count(t.box.guarded_gate) == 7


def test_furnishings_gates_and_spaces_come_from_the_data() -> None:
    """1: a thirteenth Furnishing, a fifth gate."""

    def more(f: Files) -> None:
        new_card(f, "veil", id="molten_bulls", name="Twelve Bulls")
        card(f, "doubt")["count"] -= 1
        f["cards"]["deck"].update(good_total=62, sin_total=16)
        f["setup"]["win"]["furnishing_count"] = 13
        f["board"]["gate"].append({**f["board"]["gate"][0], "id": "water", "outer": "o_ne", "inner": "i_ne"})

    pack = changed(more)
    t = table(
        "building", hand={"white": ["molten_bulls", "guarded_gate"]}, built={"white": ["holy_of_holies"]}, pack=pack
    )
    do(t, "announce")
    assert "guard water" in legal(t)
    do(t, "build molten_bulls")
    assert "molten_bulls" in in_temple(t, "white")
    t = table("attack", armies={"white": ["o_ne"]}, pack=pack)
    assert "o_ne i_ne" in legal(t, "move")
    assert len(FURNISHINGS) == 12


WRONG: list[tuple[str, Callable[[Files], object], str]] = [
    ("two scapegoats", lambda f: swap(f, "scapegoat", "altar"), "card scapegoat, count: a deck holds at most one"),
    ("two davids", lambda f: swap(f, "king_david", "altar"), "card king_david, count: a deck holds at most one"),
    ("two fillings", lambda f: swap(f, "filling", "altar"), "card filling, count: a deck holds at most one"),
    ("two porches", lambda f: swap(f, "porch", "altar"), "card porch, count: a deck holds at most one"),
    ("two veils", lambda f: swap(f, "veil", "altar"), "card veil, count: a deck holds at most one"),
    ("no prophets", lambda f: [c.update(count=0) for c in f["cards"]["card"] if c["category"] == "prophet"], "prophet"),
    ("id twice", lambda f: card(f, "veil").update(id="altar"), "card altar, id: is used twice"),
    ("no priest", lambda f: f["cards"]["card"].remove(card(f, "priest")), "card priest: is missing"),
    ("priest as altar", lambda f: card(f, "priest").update(category="altar"), "category: must be priest"),
    ("new military", lambda f: new_card(f, "destruction", id="chariots"), "chariots, category: the rules know"),
    ("good sin", lambda f: card(f, "doubt").update(alignment="good"), "alignment: of a sin can't be good"),
    ("unknown condition", lambda f: card(f, "altar").update(preconditions=["sunny"]), "there is no 'sunny'"),
    ("offering altar", lambda f: card(f, "altar").update(offering="burnt"), "offering: belongs to offerings"),
    ("two gate cards", lambda f: new_card(f, "guarded_gate", id="iron_gate"), "there is one gate card only"),
    ("sin total", lambda f: f["cards"]["deck"].update(sin_total=3), "deck, sin_total: is 3, but must be 17"),
    ("101 cards", lambda f: card(f, "altar").update(count=4), "good_total"),
    ("deck size", lambda f: f["setup"]["components"].update(cards_per_deck=99), "must be 100"),
    ("three backs", lambda f: f["cards"]["deck"]["backs"].append("red"), "deck, backs"),
    ("five-sided die", lambda f: f["setup"]["die"].update(sides=5), "die, sides"),
    ("wrong structure", lambda f: effect(f, "porch").update(structure="veil"), "effects.structure: must be porch"),
    ("sin disagrees", lambda f: card(f, "doubt").update(negated_by=["scapegoat"]), "burnt_offering, effects.except"),
    ("goat disagrees", lambda f: card(f, "doubt").update(negated_by=["burnt_offering"]), "scapegoat, effects.except"),
    ("siege turns", lambda f: effect(f, "lay_siege").update(reward_turn=4), "lay_siege, effects.reward_turn"),
    ("fast turns", lambda f: effect(f, "pray_and_fast").update(restricted_turns=1), "card pray_and_fast, effects"),
    ("temple loss", lambda f: effect(f, "destruction")["temple"].update(furnishings_to_draw=3), "card destruction"),
    ("homeless", lambda f: card(f, "veil").update(requires_structure="altar"), "'altar' is no Structure"),
    ("late reward", lambda f: [f["setup"]["limits"].update(siege_reward_turn=4),
                               effect(f, "lay_siege").update(reward_turn=4)], "must follow the restricted turns"),
    ("win structures", lambda f: f["setup"]["win"]["structures"].pop(), "win, structures: must be"),
    ("win count", lambda f: f["setup"]["win"].update(furnishing_count=11), "furnishing_count: is 11, but must be 12"),
    ("win card", lambda f: f["setup"]["win"].update(final_card="altar"), "final_card: must be filling"),
    ("space twice", lambda f: space(f, "o_n").update(id="o_e"), "space o_e, id: is used twice"),
    ("no start", lambda f: f["board"]["board"].update(start_space="o_x"), "'o_x' is no space"),
    ("six tokens", lambda f: f["board"]["board"].update(tokens_per_player=6), "tokens_per_player: is 6, but must be 5"),
    ("too many tokens", lambda f: [f["board"]["board"].update(tokens_per_player=20),
                                   f["setup"]["components"].update(army_tokens_per_player=20)], "more spaces than"),
    ("unknown neighbour", lambda f: space(f, "o_n")["adjacent"].append("troy"), "'troy' is no space"),
    ("one-sided", lambda f: space(f, "o_n")["adjacent"].append("o_s"), "does not name o_n"),
    ("through the wall", lambda f: [space(f, "o_n")["adjacent"].append("i_n"),
                                    space(f, "i_n")["adjacent"].append("o_n")], "only gates lead there"),
    ("gate nowhere", lambda f: f["board"]["gate"][0].update(outer="troy"), "gate north, outer: 'troy' is no space"),
    ("gate inside", lambda f: f["board"]["gate"][0].update(outer="i_s"), "from outside to inside"),
    ("no RW5", lambda f: f["timing"]["window"].pop(), "window, id: must be AP1, AP2"),
    ("timing nowhere", lambda f: f["timing"]["timing"][0]["at"].append("RW9"), "'RW9' is no window"),
    ("card timing", lambda f: card(f, "altar").update(timing="never"), "'never' is no timing"),
    ("unknown op", lambda f: effect(f, "altar").update(op="fly"), "there is no 'fly'"),
    ("black altar", lambda f: card(f, "altar").update(background="black"), "altar, background: must be wood"),
    ("altar for two", lambda f: effect(f, "altar").update(slot="priest", displaces="evil_priest"), "must be altar"),
    ("altar displaces", lambda f: effect(f, "altar").update(displaces="evil_priest"), "nobody else does"),
    ("sleepy altar", lambda f: effect(f, "altar").update(state="inactive"), "a Scapegoat is inactive at first"),
    ("david grants halls", lambda f: card(f, "king_david")["effects"][1].update(category="structure"), "must be gate"),
    ("david grants nothing", lambda f: card(f, "king_david")["effects"].pop(), "grant_instant belongs to king_david"),
    ("unshuffled", lambda f: card(f, "levites")["effects"].pop(), "shuffle_draw is missing"),
    ("shuffled for nothing", lambda f: card(f, "altar")["effects"].append({"op": "shuffle_draw"}), "shuffled once"),
    ("two to find", lambda f: effect(f, "levites").update(n=2), "levites, effects[0].n: must be 1; the rules know"),
    ("gate siege", lambda f: effect(f, "lay_siege")["reward"].pop(), "lay_siege, effects[0].reward: must be ["),
    ("only gates", lambda f: effect(f, "destruction")["targets"].pop(), "targets: must be [\"guarded_gate\", \"temple"),
    ("immune to sins", lambda f: effect(f, "grain_offering")["against"].pop(), "effects[0].against: must be"),
    ("blemished grain", lambda f: card(f, "grain_offering").update(animal=True), "kinds: must be the offerings with"),
    ("animal army", lambda f: card(f, "israelite_army").update(animal=True), "animal: belongs to offerings"),
    ("negated altar", lambda f: card(f, "altar").update(negated_by=["scapegoat"]), "negated_by: belongs to Sins"),
    ("housed altar", lambda f: card(f, "altar").update(requires_structure="porch"), "belongs to Furnishings"),
    ("paired altars", lambda f: card(f, "altar").update(pair_effects=[{"op": "win"}]), "belongs to Israelite Armies"),
    ("altar goes", lambda f: card(f, "altar").update(after="discard"), "altar, after: must be stay"),
    ("altar beside altar", lambda f: card(f, "altar")["preconditions"].pop(), "own_altar_slot_empty is missing"),
    ("altar at gates", lambda f: card(f, "altar")["preconditions"].append("far_side_free"), "asked for no such card"),
    ("altar twice", lambda f: card(f, "altar")["preconditions"].append("own_altar_slot_empty"), "is there twice"),
    ("priest unseated", lambda f: card(f, "evil_priest")["effects"].pop(0), "effects.slot: must be empty"),
    ("unknown class", lambda f: f["timing"]["window"][0]["classes"].append("song"), "'song' is no card, category"),
    ("no announcement", lambda f: f["timing"]["action_point"][1]["classes"].remove("announce_build"), "is missing"),
    ("late destruction", lambda f: card(f, "destruction").update(timing="sin_window"), "must be military_attack_step3"),
    ("no building", lambda f: f["timing"]["timing"][0]["at"].remove("BUILD"), "porch, timing: cooperation, furnishing"),
    ("named twice", lambda f: space(f, "o_n")["adjacent"].append("o_ne"), "space o_n, adjacent: names one twice"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "change", "message"), WRONG, ids=[name for name, _, _ in WRONG])
def test_a_pack_that_does_not_fit_is_refused_by_name(
    name: str, change: Callable[[Files], object], message: str
) -> None:
    """R83: at most one Scapegoat, one of each King, one Filling, one of each Structure and Furnishing, a Prophet."""
    with pytest.raises(BadPack) as refused:
        GAME.check_pack(changed(change))
    assert message in str(refused.value), name

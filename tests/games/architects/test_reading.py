"""What can't be in Architects is refused by the name of its field; what a seat may not know is hidden. [18, 23]"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ophir.engine.chance import Chance
from ophir.engine.errors import BadOption, BadPack, BadPosition, IllegalAction
from ophir.engine.packs import load_over
from ophir.games.architects import GAME


def data(seats: int = 2, moves: int = 0, **options: object) -> dict[str, Any]:
    """A game after some moves by chance, as readable data."""
    position = GAME.new(seats, options, seed=4)
    random = Random(4)
    for _ in range(moves):
        position.apply(random.choice(position.legal()))
    found: dict[str, Any] = json.loads(json.dumps(position.to_json()))
    return found


def damaged(path: str, value: object, **given: Any) -> dict[str, Any]:
    """The same with one thing changed."""
    made = data(**given)
    inside = made["state"]
    *way, last = path.split(".")
    for key in way:
        inside = inside[key]
    inside[last] = value
    return made


@pytest.mark.parametrize(
    ("path", "value", "why"),
    [
        ("players.blue.supply", 3, "all Workers of a party together"),
        ("players.blue.captured", {"blue": 1}, "all Workers of a party together"),
        ("players.blue.cathedral", 6, "must be from 0 to 5"),
        ("players.blue.virtue", 15, "must be from 0 to 14"),
        ("players.blue.influence", 13, "must be from 0 to 12"),
        ("players.blue.spare", 2, "must be from 0 to 1"),
        ("players.blue.board", "hugo", "must be one of"),
        ("players.red.picked", "smithy", "must be a card of the packet"),
        ("last_turns", 9, "at most one more than there are players"),
        ("consequence", None, "must be one of those turned"),
        ("contribution", None, "must be the first card"),
        ("small_top", "bm10", "must be the first card"),
        ("rewards.left", 24, "are more than are left"),
        ("wonders.place", {"wonder_clay": "forest"}, "a built Wonder stands on a place of its own"),
        ("wonders.goods", {"wonder_clay": 1, "nonsense": 1}, "must be one of"),
        ("opponent", "patron", "must be null"),
        ("schemes.future", 3, "must be empty without an AI opponent"),
        ("display_silver", [-1] * 10, "must be from 0"),
        ("pile.under", ["smithy"], "must have an entry for each card"),
        ("pile.size", 3, "but the cards are"),
        ("reset_due", True, "must be false"),
        ("bill", {"silver": 2}, "must be empty: nothing is being paid"),
        ("current", "red", "must be null"),
        ("starter", None, "must be a person"),
    ],
)
def test_what_can_not_be_is_refused_by_name(path: str, value: object, why: str) -> None:
    with pytest.raises(BadPosition, match=why) as refused:
        GAME.from_json(damaged(path, value, moves=2))
    assert refused.value.field.startswith(("state", "stack"))


def test_a_card_lies_in_one_place() -> None:
    made = data(moves=2)
    state = made["state"]
    state["players"]["blue"]["apprentices"] = [next(card for card in state["display"] if card)]
    with pytest.raises(BadPosition, match="is in two places"):
        GAME.from_json(made)


def test_schemes_are_never_lost() -> None:
    """23#2"""
    for path, value, why in [
        ("schemes.draw", [], "each starting card"),
        ("schemes.future", 3, "all Future cards together"),
        ("opponent", None, "must be one that may play"),
        ("players.ai.goods", {"clay": 1}, "has Marble only"),
        ("players.ai.buildings", ["smithy"], "has no cards"),
    ]:
        with pytest.raises(BadPosition, match=why):
            GAME.from_json(damaged(path, value, seats=1, moves=2))


def test_pending_steps_fit_each_other() -> None:
    made = data(moves=0, board_assignment="choose")
    assert [step["step"] for step in made["stack"]] == ["Begin", "ChooseBoard", "ChooseBoard"]
    for wrong, why in [
        (made["stack"][1:], "must be a person once"),
        (made["stack"] + made["stack"][-1:], "seats one after the other"),
        (made["stack"][:-1], "just those who wait"),
        ([{"step": "Turn", "party": 0}, *made["stack"][1:]], "can't wait on Turn"),
    ]:
        with pytest.raises(BadPosition, match=why):
            GAME.from_json({**made, "stack": wrong})


def test_five_people_play_without_an_ai_opponent() -> None:
    """R68"""
    with pytest.raises(BadOption, match="ai_opponent"):
        GAME.new(5, {"ai_opponent": "patron"})


def test_the_aristocrat_needs_works_of_wonder() -> None:
    with pytest.raises(BadOption, match="expansion_wow=on"):
        GAME.new(1, {"ai_opponent": "aristocrat", "expansion_wow": False})
    with pytest.raises(BadOption, match="expansion_wow=on"):
        GAME.new(2, {"board_sets": ["wow"], "expansion_wow": False})


# Beginnings of records that are changed below.
THIEF = '[[apprentice]]\nid = "thief"\neffects = ['
ON = THIEF + '{ type = "on", '
CC1 = '[[contribution_card]]\nid = "cc1"\n'
PATRON = '[[opponent]]\nid = "patron"\n'
S01 = '[[scheme]]\nid = "s01"\n'


@pytest.mark.parametrize(
    ("file", "text", "why"),
    [
        ("buildings", '[[building]]\nid = "smithy"\neffects = [{ op = "sing" }]\n', "there is no 'sing'"),
        ("buildings", '[[building]]\nid = "smithy"\ntiming = "end"\n', "gain is not for end"),
        ("buildings", '[[building]]\nid = "smithy"\ncost = { wood_or_stone = 2 }\n', "is for the Cathedral"),
        ("buildings", '[[building]]\nid = "smithy"\neffects = [{ op = "gain", gain = { clay = -3 } }]\n', "`int` >= 1"),
        ("players", '[[board]]\nid = "nobody"\nsilver = 3\n', "board nobody: Object missing required field"),
        ("players", '[[board]]\nid = "nobody"\nremove = true\n', "there is no such record"),
        (
            "apprentices",
            '[[apprentice]]\nid = "diplomat_c"\n'
            'effects = [{ type = "on", when = "place_at", location = "guildhall", gain = { influence = 1 } }]\n',
            "must be one of quarry",
        ),
        ("apprentices", '[[apprentice]]\nid = "thief"\neffects = [{ type = "on", when = "reset" }]\n', "must be said"),
        ("players", '[[board]]\nid = "ada"\nworkers_in_prison = 30\n', "more than there are Workers"),
        ("players", '[[board]]\nid = "ada"\nvirtue = 20\n', "must be at most 14"),
        ("players", '[[board]]\nid = "ada"\nremove = true\n', "a board for each of 5 players"),
        ("board", '[[location]]\nid = "mines"\ncircle = false\n', "is as the rules know it"),
        ("board", "[virtue]\nmax = 15\n", "must have 16 entries"),
        (
            "wonders",
            '[[contribution_card]]\nid = "cc1"\nprincess = { location = "prison", reward = { gold = 1 } }\n',
            "is no",
        ),
        (
            "wonders",
            '[[contribution_card]]\nid = "cc1"\nprincess = { location = "forest", reward = { gold = 1 } }\n'
            'profiteer = { location = "forest", step = { gain = { debt = 1 } } }\n',
            "must be another one than the Princess's",
        ),
        # the board
        ("board", '[[location]]\nid = "mines"\naction = { type = "trades" }\n', "must be of the type mines"),
        ("board", '[[location]]\nid = "guildhall"\nwonder = true\n', "only for circle locations"),
        (
            "board",
            '[[location]]\nid = "quarry"\nwonder = false\n[[location]]\nid = "forest"\nwonder = false\n'
            '[[location]]\nid = "workshop"\nwonder = false\n',
            "as many locations as there are Wonders",
        ),
        ("board", '[[black_market_space]]\nid = "small"\ndraw = 2\n', "is for the middle space"),
        (
            "board",
            '[[guardhouse_action]]\nid = "pay_debt"\ninstead = { debt = 1, virtue_loss = 1 }\n',
            "is for release_captured",
        ),
        ("board", '[[guardhouse_action]]\nid = "pay_debt"\nsilver_per_worker = 1\n', "is for send_captured"),
        ("board", '[[guardhouse_action]]\nid = "release_prison"\ncost = { silver = 1 }\n', "must be nothing"),
        ("board", "[setup]\ncapture_locations = [2, 2]\n", "an entry for 2, 3, 4 and 5 players"),
        ("board", "[setup]\ndraft_keep = 4\n", "must be fewer than are dealt"),
        ("board", "[guildhall]\nreset_rows = [3, 7]\n", "there are 4 rows"),
        ("players", "[standard]\nsilver_by_turn_order = [3, 4]\n", "must have 5 entries"),
        # Apprentices and player boards
        (
            "apprentices",
            ON + 'when = "construct", location = "quarry", gain = { gold = 1 } }]\n',
            "must be said of action_at",
        ),
        ("apprentices", ON + 'when = "construct", step = 9, gain = { gold = 1 } }]\n', "must be said of reset"),
        ("apprentices", ON + 'when = "reset", step = 3, gain = { gold = 1 } }]\n', "in step 3 only"),
        (
            "apprentices",
            ON + 'when = "construct", condition = "no_own_workers_in_prison", gain = { gold = 1 } }]\n',
            "only in a Reset",
        ),
        (
            "apprentices",
            ON + 'when = "reset", step = 9, optional = true, gain = { gold = 1 } }]\n',
            "must be true of a release",
        ),
        ("apprentices", ON + 'when = "reset", step = 9, release_from_prison = 1 }]\n', "must be true of a release"),
        (
            "apprentices",
            ON + 'when = "construct", release_from_prison = 1, optional = true }]\n',
            "must be 9 for a release",
        ),
        ("apprentices", THIEF + '{ type = "storehouse_trade", gain = { gold = 1 } }]\n', "must be said, or cost_any"),
        (
            "apprentices",
            THIEF + '{ type = "storehouse_trade", cost_any = [{ clay = 1, wood = 1 }], gain = { gold = 1 } }]\n',
            "one resource a cost",
        ),
        (
            "apprentices",
            THIEF + '{ type = "cost_modifier", where = "town_centre", virtue_loss = -1 }]\n',
            "takes off Silver or Virtue",
        ),
        (
            "apprentices",
            THIEF + '{ type = "substitute", pay = { influence = 1 }, instead_of = {} }]\n',
            "must be one resource",
        ),
        # Buildings
        ("buildings", '[[building]]\nid = "abbey"\neffects = [{ op = "all_players" }]\n', "must be said, or lose"),
        (
            "buildings",
            '[[building]]\nid = "wall"\neffects = [{ op = "per", of = "gold", each = 1 }]\n',
            "must be said, or virtue",
        ),
        # Works of Wonder
        ("wonders", CC1 + 'princess = { location = "forest" }\n', "must have a reward"),
        ("wonders", CC1 + 'profiteer = { location = "forest", step = {} }\n', "must be a gain or a loss"),
        ("wonders", '[[wonder]]\nid = "wonder_clay"\ninfluence = 13\n', "must be at most 12"),
        ("wonders", "[influence_track]\nend_game_most = { marble = 4 }\n", "must be gold"),
        (
            "wonders",
            "".join(f'[[contribution_card]]\nid = "cc{number}"\nremove = true\n' for number in range(1, 7)),
            "two at least",
        ),
        # the AI opponent
        ("ai", '[resource_track]\nspaces = ["clay", "clay", "stone", "gold", "marble"]\n', "each resource once"),
        ("ai", '[guardhouse]\norder = ["pay_debt", "pay_debt"]\n', "names an action twice"),
        ("ai", '[capture]\npriority = ["princess", "mines"]\n', "each circle location once"),
        ("ai", '[black_market]\ndefault_order = ["large", "large", "small"]\n', "each space once"),
        ("ai", PATRON + 'wonder_priority = ["quarry"]\n', "each place for a Wonder once"),
        (
            "ai",
            PATRON + 'power = { type = "on", when = "place_at", location = "guildhall", gain = { gold = 1 } }\n',
            "must be one of quarry",
        ),
        (
            "ai",
            PATRON + 'power = { type = "on", when = "send_captured", captures = 1 }\n',
            "must be all that send_captured brings",
        ),
        (
            "ai",
            PATRON + 'power = { type = "on", when = "send_captured", location = "quarry", gain = { gold = 1 } }\n',
            "is for place_at",
        ),
        (
            "ai",
            PATRON + 'power = { type = "on", when = "reset", gain = { gold = 1 } }\n',
            "is for reset, which needs it",
        ),
        (
            "ai",
            S01 + 'options = [{ if = "tax>=4", place = "quarry", do = [] }]\n',
            "all lines but the last have a clause",
        ),
        (
            "ai",
            S01 + 'options = [{ if = "moon", place = "quarry", do = [] }, { place = "quarry", do = [] }]\n',
            "there is no clause 'moon'",
        ),
        ("ai", S01 + 'options = [{ place = "quarry", do = [{ op = "black_market" }] }]\n', "for that place only"),
        (
            "ai",
            S01 + 'options = [{ place = "quarry", do = [{ op = "lose", lose = { gold = 1 } }] }]\n',
            "can be Virtue only",
        ),
        (
            "ai",
            "".join(f'[[scheme]]\nid = "s0{number}"\ndeck = "future"\n' for number in range(1, 9)),
            "must be a starting one",
        ),
    ],
)
def test_a_pack_that_can_not_be_played_is_refused(tmp_path: Path, file: str, text: str, why: str) -> None:
    said = text.replace("\n[[", '\nsource = "owner"\n[[')
    (tmp_path / f"{file}.toml").write_text(f'[meta]\nsource = "owner"\n{said}source = "owner"\n')
    with pytest.raises(BadPack, match=why):
        GAME.check_pack(load_over(GAME.standard_pack, tmp_path))


def test_an_impossible_payment_is_refused_and_changes_nothing() -> None:
    """D20"""
    own = {"goods": {"silver": 4}, "influence": 4, "workers": {}}
    position = GAME.setup(2, at="turn", display=["merchant_c", "thief"], blue=own)
    position.play("place workshop hire", "hire merchant_c")
    before = position.to_json()
    assert position.legal_texts() == ["pay silver 0", "pay silver 2"]
    for wrong in ("pay silver 1", "pay gold 0", "place quarry"):
        with pytest.raises(IllegalAction):
            position.play(wrong)
    assert position.to_json() == before


def test_a_payment_answered_after_the_price_changed_is_refused_and_changes_nothing() -> None:
    """D20"""
    own = {"goods": {"silver": 4}, "influence": 4, "workers": {}}
    position = GAME.setup(2, at="turn", display=["merchant_c", "thief"], blue=own)
    position.play("place workshop hire", "hire merchant_c")
    saved = position.to_json()
    position.play("pay silver 0")
    paid = position.to_json()
    with pytest.raises(IllegalAction):
        position.play("pay silver 2")
    assert position.to_json() == paid
    dearer = {**saved, "state": {**saved["state"], "bill": {**saved["state"]["bill"], "silver": 12}}}
    with pytest.raises(BadPosition, match="Pay can't be paid"):
        GAME.from_json(dearer)


def test_nobody_sees_hands_packets_and_the_pile() -> None:
    """18"""
    position = GAME.new(3, {"expansion_wow": False, "boards": "standard"}, seed=1)
    asked = position.decision
    assert asked is not None
    assert asked.ask == "draft"
    own = position.view(0).to_json()["state"]
    assert own["players"]["blue"]["packet"]
    for name in ("red", "green"):
        assert (own["players"][name]["packet"], own["players"][name]["packet_size"]) == (None, 4)
    assert own["pile"]["cards"] is None
    position.apply(position.legal()[0])
    seen = position.view(1).to_json()["state"]
    assert seen["players"]["blue"]["picked"] == "hidden"
    sampled = position.sample(1, Chance(5))
    assert sampled.view(1).to_json() == position.view(1).to_json()


def test_who_puts_a_card_under_the_pile_knows_it() -> None:
    """18"""
    cards = ["smithy", "steeple", "tavern", "well", "aqueduct", "armoury", "barracks"]
    position = GAME.setup(2, at="turn_end", blue={"hand": cards})
    position.play("discard well")
    state = position.to_json()["state"]
    assert (state["pile"]["under"], state["pile"]["under_known"]) == (["well"], [["blue"]])
    assert position.view(0).to_json()["state"]["pile"]["under"] == ["well"]
    assert position.view(1).to_json()["state"]["pile"]["under"] == [None]

"""What always holds, and what is refused because it can't be."""

from __future__ import annotations

import copy
import random
from collections import Counter
from typing import Any

import pytest

from ophir.engine.errors import BadPack, BadPosition
from ophir.games.wisdom import GAME
from ophir.games.wisdom.table import WisdomTable
from tests.games.wisdom.tables import pack_with, solo, table


def counted(made: WisdomTable) -> None:
    state = made.to_json()["state"]
    box = made.box
    cubes = Counter(state["supply"])
    for squares in state["market"].values():
        cubes.update(filter(None, squares))
    cards = (
        Counter(state["fortune"]["deck"]) + Counter(state["fortune"]["discard"]) + Counter(state["fortune"]["in_play"])
    )
    for player in state["players"].values():
        cubes.update(player["cubes"])
        cards.update(player["hand"])
        cards.update(player["pending"])
        cards.update(player["permanent"])
        assert player["favor"] >= 0
        assert player["favor"] == sum(player["earned"].values())
    assert cubes == Counter(dict(zip(box.good_ids, box.cubes_in_play, strict=True)))
    assert cards == Counter(dict(zip(box.fortune_ids, box.fortune_counts, strict=True)))
    assert sum(cards.values()) == 24
    tiles = [*state["bag"]["left"].values(), *state["bag"]["used"].values(), *state["bag"]["set_aside"].values()]
    tiles += state["bag"]["out"].values()
    assert sum(tiles) + len(state["shortage"]) == 30 if box.solo else not tiles
    taken = sum(player["tiles_size"] for player in state["players"].values())
    assert taken <= box.temple_squares
    built = sum(len(player["buildings"]) for player in state["players"].values())
    assert built + sum(card is not None for card in state["offer"].values()) <= 26
    assert len(state["roads"]) <= 15
    for place, spots in zip(box.location_ids, box.spots, strict=True):
        assert sum(player["houses"].get(place, 0) for player in state["players"].values()) <= spots


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_nothing_is_lost_or_made_in_play(seats: int) -> None:
    """17#1, 17#2"""
    made = GAME.new(seats, seed=f"invariants {seats}")
    assert isinstance(made, WisdomTable)
    chooser = random.Random(seats)
    while not made.over:
        counted(made)
        made.apply(chooser.choice(made.legal()))
    counted(made)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_end_by_houses_can_always_be_reached(seats: int) -> None:
    """17#3"""
    box = table(seats).box
    assert sum(box.spots) >= len(box.parties) * (box.houses - 1) + 1


def test_a_pack_without_enough_spots_is_refused() -> None:
    """17#3"""
    with pytest.raises(BadPack, match="spots are too few"):
        GAME.check_pack(pack_with("components", "setup", "2", customs_houses=9))


def data_of(made: WisdomTable) -> dict[str, Any]:
    data = made.to_json()
    assert GAME.from_json(copy.deepcopy(data)).to_json() == data
    return data


def test_a_bag_that_does_not_add_up_is_refused() -> None:
    data = data_of(solo("blue"))
    data["state"]["bag"]["left"]["trader"] = 3
    with pytest.raises(BadPosition, match=r"state\.bag: 3 of trader"):
        GAME.from_json(data)


def test_a_count_of_holy_tiles_that_is_wrong_is_refused() -> None:
    data = data_of(solo("blue"))
    data["state"]["bag"]["holy_drawn"] = 1
    with pytest.raises(BadPosition, match="holy_drawn"):
        GAME.from_json(data)


def test_a_solo_game_with_two_seats_is_refused() -> None:
    data = data_of(solo("blue"))
    data["seats"] = 2
    with pytest.raises(BadPosition):
        GAME.from_json(data)


@pytest.mark.parametrize(
    ("said", "field"),
    [
        ({"blue": {"workers_left": 5}}, "workers_left"),
        ({"blue": {"houses": {"aram": 1}}}, "aram has only 0 spots"),
        ({"blue": {"houses": {"gilead": 1}, "buildings": []}}, "houses"),
        ({"blue": {"pending": ["rain_sent"]}}, "pending"),
        ({"blue": {"permanent": ["stronghold"]}}, "permanent"),
        ({"blue": {"tiles": {"6": 5}}}, "Temple Tiles of 6"),
        ({"roads": ["gilead-judah"]}, "no Customs House at either end"),
        ({"workers": {"blue": ["library"]}}, "library"),
        ({"holy_first": "red"}, "holy_first"),
        ({"shortage": ["gilead", "judah", "moab", "edom", "aram", "negev"]}, "Shortage Tiles"),
        ({"market": {"gold": ["wood", None, None, None]}}, "market"),
        ({"blue": {"visits": {"merchant": 3}}}, "more workers"),
        ({"blue": {"earned": {"start": 10, "tiles": 7}}}, "scored only at the end"),
        ({"red": {"buildings": ["library"]}, "offer": {"slot1": "library"}}, "in two places"),
        ({"workers": {"blue": ["ark", "altar"]}, "holy_workers": {"ark": 3, "altar": 3}}, "Holy Place"),
    ],
)
def test_a_position_that_can_not_be_is_refused(said: dict[str, Any], field: str) -> None:
    with pytest.raises(BadPosition, match=field):
        GAME.setup(2, **said)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"current": "red"}, "current"),
        ({"current": None}, "current"),
        ({"starting_player": None}, "starting_player"),
        ({"ends": ["houses"]}, "ends"),
    ],
)
def test_what_does_not_fit_the_pending_steps_is_refused(change: dict[str, Any], why: str) -> None:
    data = data_of(table(2))
    data["state"].update(change)
    with pytest.raises(BadPosition, match=why):
        GAME.from_json(data)


def test_a_card_that_is_being_resolved_is_waited_for() -> None:
    made = table(2, blue={"hand": ["just_weights"], "cubes": "WW"})
    made.play("place merchant", "stop", "play just_weights")
    data = data_of(made)
    data["stack"] = [step for step in data["stack"] if step["step"] != "CardResolved"]
    with pytest.raises(BadPosition, match="stack"):
        GAME.from_json(data)

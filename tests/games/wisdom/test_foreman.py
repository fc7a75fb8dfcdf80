"""The Foreman: buildings, Customs Houses and roads."""

from __future__ import annotations

import pytest

from tests.games.reading import asked, do, legal, why
from tests.games.wisdom.tables import earned, favor, has, of, pack_with, state, table


def test_which_building_then_with_which_cubes() -> None:
    """D10, D11"""
    made = table(
        2, blue={"cubes": "EGSWCC"}, offer={"slot4": "library", "slot1": "market_gate", "deck": "royal_kitchen"}
    )
    do(made, "place foreman")
    assert asked(made) == "D10 blue"
    assert legal(made) == {"build library", "build market_gate"}
    assert why(made, "build royal_kitchen") == "closed-cannot-pay"
    do(made, "build library")
    assert asked(made) == "D11 blue"
    assert legal(made, "pay") == {"gold stone wood", "exotic stone wood", "exotic gold wood", "exotic gold stone"}
    do(made, "pay exotic gold wood")
    assert has(made, "blue") == "CCS"
    assert of(made, "blue")["buildings"] == ["library"]


@pytest.mark.parametrize(("slot", "gained"), [("deck", 6), ("slot1", 7), ("slot2", 8), ("slot3", 9), ("slot4", 10)])
def test_a_slot_adds_its_favor(slot: str, gained: int) -> None:
    """EX5, R27: the card on the deck has no bonus."""
    made = table(2, blue={"cubes": "GSW"}, offer={slot: "library"})
    do(made, "place foreman")
    assert earned(made, "blue", "buildings") == gained
    assert state(made)["offer"][slot] is None


def test_cards_do_not_apply_to_their_own_purchase() -> None:
    """R26"""
    made = table(2, blue={"cubes": "CSF"}, offer={"deck": "master_builders_house"})
    do(made, "place foreman", "house judah", "no-road")
    assert favor(made, "blue") == 15
    assert why(table(2, blue={"cubes": "CW"}, offer={"deck": "carpenters_lodge"}), "place foreman")
    made = table(2, blue={"cubes": "GSW", "buildings": ["master_builders_house"]}, offer={"deck": "library"})
    do(made, "place foreman")
    assert earned(made, "blue", "buildings") == 8


def test_carpenters_lodge_waives_a_cube_of_choice() -> None:
    """D11"""
    made = table(2, blue={"cubes": "GSW", "buildings": ["carpenters_lodge"]}, offer={"deck": "library"})
    do(made, "place foreman")
    assert legal(made, "pay") == {"gold stone", "gold wood", "stone wood"}


def test_a_house_is_placed_by_force_and_a_road_at_will() -> None:
    """D12, D13, R25"""
    made = table(2, blue={"cubes": "GSW"}, offer={"deck": "library"})
    do(made, "place foreman")
    assert asked(made) == "D12 blue"
    assert len(legal(made, "house")) == 12
    assert all(text.startswith("house") for text in legal(made))
    do(made, "house gilead")
    assert asked(made) == "D13 blue"
    assert legal(made, "road") == {"bashan-gilead", "gilead-ammon", "gilead-judah", "gilead-jezreel", "gilead-ephraim"}
    assert "no-road" in legal(made)
    do(made, "road gilead-ammon")
    assert state(made)["roads"] == ["gilead-ammon"]


def test_several_houses_of_one_player_may_stand_in_one_location() -> None:
    """R19, R20: also where a Shortage Tile lies."""
    made = table(3, blue={"cubes": "GSW", "houses": {"gilead": 1}}, offer={"deck": "library"}, shortage=["gilead"])
    do(made, "place foreman", "house gilead")
    assert of(made, "blue")["houses"] == {"gilead": 2}
    assert "gilead-jezreel" in legal(made, "road")


def test_a_location_without_an_open_spot_is_closed_for_houses() -> None:
    """D12"""
    made = table(2, blue={"cubes": "GSW"}, red={"houses": {"gilead": 1}}, offer={"deck": "library"})
    do(made, "place foreman")
    assert why(made, "house gilead") == "closed-spots-full"


def test_without_a_house_left_the_road_step_remains() -> None:
    """R24"""
    made = table(
        2,
        blue={"cubes": "GSW", "houses": {"gilead": 1, "judah": 1, "ammon": 1, "moab": 1, "edom": 1, "negev": 1}},
        offer={"deck": "library"},
        year=2,
    )
    do(made, "place foreman")
    assert asked(made) == "D13 blue"


def test_without_an_open_spot_a_building_may_still_be_bought() -> None:
    """R24, D12"""
    five = dict.fromkeys(["ephraim", "ammon", "judah", "moab", "negev"], 1)
    six = dict.fromkeys(["galilee", "geshur", "bashan", "jezreel", "gilead", "sharon"], 1)
    made = table(
        2, blue={"cubes": "GSW", "houses": {**five, "edom": 1}}, red={"houses": six}, offer={"deck": "library"}
    )
    assert made.open_spots == 0
    do(made, "place foreman")
    assert asked(made) == "D13 blue"


def test_no_second_road_on_the_same_edge() -> None:
    """R15, D13: the other end may be anything, a closed Location or a neighbor too."""
    made = table(
        2,
        blue={"cubes": "GSW", "houses": {"geshur": 1}},
        red={"houses": {"galilee": 1}},
        roads=["geshur-bashan"],
        offer={"deck": "library"},
    )
    do(made, "place foreman", "house negev")
    assert {"aram-geshur", "galilee-geshur"} <= legal(made, "road")
    assert why(made, "road geshur-bashan") == "closed-road-there"


def test_without_a_road_piece_no_road_is_asked_for() -> None:
    """D13"""
    pack = pack_with("components", "component", "road", count=1)
    made = table(
        2, blue={"cubes": "GSW", "houses": {"geshur": 1}}, roads=["geshur-bashan"], offer={"deck": "library"}, pack=pack
    )
    do(made, "place foreman", "house negev")
    assert asked(made) == "D3 red"


def test_the_last_house_of_the_reduced_set_brings_the_end() -> None:
    """R28"""
    four = {"gilead": 1, "judah": 1, "ammon": 1, "moab": 1}
    made = table(
        4,
        blue={"cubes": "GSW", "houses": four, "visits": {"merchant": 3}},
        offer={"deck": "library"},
        red={"passed": True},
        green={"passed": True},
        yellow={"passed": True},
    )
    do(made, "place foreman", "house edom", "no-road")
    assert asked(made) == "over"
    assert made.outcome.ends == ["houses"]

"""The Land of Israel: networks, region bonuses, and what stops them."""

from __future__ import annotations

from typing import Any

from tests.games.reading import do, told, why
from tests.games.wisdom.tables import has, of, table

ROADS = ["geshur-bashan", "bashan-gilead", "gilead-ammon", "gilead-judah", "gilead-jezreel"]


def example(turn: str, worker: str) -> Any:
    """The network example: Black is blue."""
    return table(
        3,
        turn=turn,
        blue={"houses": {"gilead": 1, "geshur": 1}},
        red={"houses": {"geshur": 1, "ammon": 1}},
        roads=ROADS,
        shortage=["jezreel"],
        workers={worker: ["bashan"]},
    )


def test_the_network_of_black() -> None:
    """EX6, R14, R16"""
    made = example("blue", "green")
    do(made, "place gilead")
    assert has(made, "blue") == "GSW"
    assert told(made, "event-collected")[0]["place"] == ["geshur", "gilead", "judah"]


def test_the_network_of_red() -> None:
    """EX7, R16: a lone foreign house stops the way, roads are common."""
    made = example("red", "green")
    do(made, "place geshur")
    assert has(made, "red") == "S"


def test_the_own_workers_block_too_but_not_the_one_being_resolved() -> None:
    """R18"""
    made = example("blue", "blue")
    do(made, "place gilead")
    assert has(made, "blue") == "GSW"


def test_without_an_own_house_only_the_location_itself_is_collected() -> None:
    made = table(2, red={"houses": {"judah": 1}}, roads=["gilead-judah"])
    do(made, "place gilead")
    assert has(made, "blue") == "W"


def test_a_shortage_tile_stops_the_own_location_but_not_the_network() -> None:
    """R16"""
    made = table(2, blue={"houses": {"gilead": 1}}, roads=["gilead-judah"], shortage=["gilead"])
    do(made, "place gilead")
    assert has(made, "blue") == "G"


def test_what_the_supply_lacks_is_lost() -> None:
    made = table(2, supply="F", red={"cubes": {"wood": 7}})
    do(made, "place aram")
    assert has(made, "blue") == "F"


def test_a_region_bonus_comes_even_with_a_shortage_tile_but_not_from_the_network() -> None:
    """R17"""
    granary = {"buildings": ["granary"], "houses": {"gilead": 1}}
    made = table(2, blue=granary, roads=["gilead-jezreel"])
    do(made, "place gilead")
    assert has(made, "blue") == "WF"
    made = table(2, blue=granary, shortage=["aram"])
    do(made, "place aram")
    assert has(made, "blue") == "FF"


def test_a_region_bonus_is_not_doubled() -> None:
    """R17, R37"""
    made = table(2, blue={"buildings": ["granary"], "pending": ["stronghold"]})
    do(made, "place aram")
    assert has(made, "blue") == "FFFFFF"
    assert of(made, "blue")["pending"] == {}


def test_a_location_shared_with_another_is_open_to_both() -> None:
    """R19"""
    made = table(3, blue={"houses": {"geshur": 1}}, red={"houses": {"geshur": 1}})
    assert why(made, "place geshur") == ""
    assert why(table(3, turn="green", blue={"houses": {"geshur": 1}}), "place geshur") == "closed-others-house"

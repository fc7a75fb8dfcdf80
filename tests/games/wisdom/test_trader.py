"""The Trader, and the Shipyard of Tarshish."""

from __future__ import annotations

from tests.games.reading import asked, closed, do, legal, why
from tests.games.wisdom.tables import has, supply, table


def test_one_cube_for_two_of_other_types() -> None:
    """D6, D7, R9"""
    made = table(2, blue={"cubes": "GF"})
    do(made, "place trader")
    assert asked(made) == "D6 blue"
    assert legal(made) == {"give gold", "give food"}
    do(made, "give food")
    assert asked(made) == "D7 blue"
    assert legal(made) == {"take gold", "take copper", "take stone", "take wood"}
    assert (why(made, "take food"), why(made, "take exotic")) == ("closed-just-given", "closed-no-exotics")
    do(made, "take gold", "take gold")
    assert has(made, "blue") == "GGG"
    assert asked(made) == "D3 red"


def test_fewer_cubes_come_if_the_supply_has_fewer() -> None:
    """D7"""
    made = table(2, blue={"cubes": "F"}, supply="G", red={"cubes": {"wood": 7}})
    do(made, "place trader")
    assert has(made, "blue") == "G"
    assert supply(made) == "F"


def test_a_cube_for_which_nothing_can_be_had_is_not_given() -> None:
    """D6"""
    made = table(2, blue={"cubes": "GF"}, supply="GG", red={"cubes": {"wood": 7}})
    do(made, "place trader")
    assert has(made, "blue") == "GGG"


def test_trading_post_brings_a_third_cube() -> None:
    made = table(2, blue={"cubes": "F", "buildings": ["trading_post"]})
    do(made, "place trader", "take gold", "take gold", "take stone")
    assert has(made, "blue") == "GGS"


def test_the_shipyard_hands_out_two_exotics_but_not_for_one() -> None:
    """D7"""
    made = table(2, blue={"cubes": "EF", "buildings": ["shipyard_of_tarshish", "trading_post"]})
    do(made, "place shipyard_of_tarshish", "give food", "take exotic", "take exotic")
    assert closed(made, "take exotic").id == "closed-no-exotics"
    do(made, "take gold")
    assert has(made, "blue") == "EEEG"
    made = table(2, blue={"cubes": "EF", "buildings": ["shipyard_of_tarshish"]})
    do(made, "place shipyard_of_tarshish", "give exotic")
    assert "take exotic" not in legal(made)


def test_the_shipyard_can_be_entered_for_an_exotic_alone() -> None:
    """R8"""
    made = table(2, blue={"cubes": "F", "buildings": ["shipyard_of_tarshish"]}, supply="E", red={"cubes": {"wood": 7}})
    assert why(made, "place trader") == "closed-no-trade"
    assert "shipyard_of_tarshish" in legal(made, "place")

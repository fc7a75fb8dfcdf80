"""The Levite and the Temple Tiles."""

from __future__ import annotations

from tests.games.reading import asked, do, legal, why
from tests.games.wisdom.tables import hand, has, of, table

TWO_THERE = {"visits": {"levite": 2}}


def test_gold_and_copper_or_stone_wood_and_food() -> None:
    """D8, R21"""
    made = table(2, blue={"cubes": "GCSWF"}, chance=["8", "rain_sent"])
    do(made, "place levite")
    assert asked(made) == "D8 blue"
    assert legal(made, "pay") == {"gold copper", "stone wood food"}
    do(made, "pay stone wood food")
    assert has(made, "blue") == "GC"
    assert of(made, "blue")["tiles"] == {"8": 1}
    assert hand(made, "blue") == ["rain_sent"]


def test_with_two_workers_present_two_more_cubes_are_due() -> None:
    """EX4, R23"""
    assert why(table(2, blue={"cubes": "GCF"}, red=TWO_THERE), "place levite") == "closed-no-bill"
    made = table(2, blue={"cubes": "GCFF"}, red=TWO_THERE)
    do(made, "place levite")
    assert (has(made, "blue"), of(made, "blue")["tiles_size"]) == ("", 1)
    made = table(2, blue={"cubes": "ECWW"}, red=TWO_THERE)
    do(made, "place levite")
    assert (has(made, "blue"), of(made, "blue")["tiles_size"]) == ("", 1)


def test_only_workers_at_the_levite_count_the_own_ones_too() -> None:
    """R23"""
    made = table(2, blue={"cubes": "GC", "visits": {"merchant": 1}}, red={"visits": {"merchant": 1, "trader": 1}})
    do(made, "place levite")
    assert of(made, "blue")["tiles_size"] == 1
    assert why(table(2, blue={"cubes": "GC", "visits": {"levite": 1}}), "place levite") == "closed-no-bill"


def test_levites_quarters_waive_a_cube_of_the_set_or_of_the_surcharge() -> None:
    """R22, D8"""
    made = table(2, blue={"cubes": "GCF", "buildings": ["levites_quarters"]}, red={"visits": {"levite": 1}})
    do(made, "place levite")
    assert legal(made, "pay") == {"gold copper", "gold food", "copper food"}
    made = table(2, blue={"cubes": "C", "buildings": ["levites_quarters"]})
    do(made, "place levite")
    assert has(made, "blue") == ""


def test_exotics_stand_in_and_whoever_pays_chooses_the_set() -> None:
    """D8, R66"""
    made = table(2, blue={"cubes": "EEF"})
    do(made, "place levite")
    assert legal(made, "pay") == {"exotic exotic", "exotic exotic food"}
    made = table(2, blue={"cubes": "EGCC"})
    do(made, "place levite")
    assert legal(made, "pay") == {"gold copper", "exotic copper", "exotic gold"}


def test_singers_hall_draws_one_more_and_discards_one() -> None:
    """D9"""
    made = table(
        2,
        blue={"cubes": "GC", "hand": ["stronghold"], "buildings": ["singers_hall"]},
        chance=["6", "rain_sent", "just_weights"],
    )
    do(made, "place levite")
    assert asked(made) == "D9 blue"
    assert legal(made) == {"discard stronghold", "discard rain_sent", "discard just_weights"}
    do(made, "discard stronghold")
    assert hand(made, "blue") == ["rain_sent", "just_weights"]


def test_the_last_tile_closes_the_levite() -> None:
    made = table(2, blue={"tiles": {"6": 4, "7": 5}, "cubes": "GC"}, red={"cubes": "GC"})
    do(made, "place levite")
    assert made.box.temple_squares == 10
    assert why(made, "place levite") == "closed-temple-complete"

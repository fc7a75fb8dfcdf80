"""What workers on Building Cards do."""

from __future__ import annotations

from tests.games.reading import asked, do, legal, why
from tests.games.wisdom.tables import earned, favor, hand, has, of, pack_with, state, table


def test_the_royal_mint_converts_at_most_two_gold() -> None:
    """EX14, D14"""
    made = table(2, blue={"cubes": "GGG", "buildings": ["royal_mint"]})
    do(made, "place royal_mint")
    assert asked(made) == "D14 blue"
    assert legal(made) == {"repeat", "stop"}
    do(made, "repeat")
    assert (has(made, "blue"), earned(made, "blue", "actions")) == ("G", 14)
    assert asked(made) == "D3 red"


def test_the_second_conversion_is_asked_only_if_it_can_be_paid() -> None:
    """D14"""
    made = table(2, blue={"cubes": "WWS", "buildings": ["hall_of_pillars"]})
    do(made, "place hall_of_pillars")
    assert (has(made, "blue"), favor(made, "blue")) == ("W", 19)
    assert asked(made) == "D3 red"


def test_exotics_stand_in_for_a_conversion() -> None:
    """D11"""
    made = table(2, blue={"cubes": "EFFF", "buildings": ["royal_kitchen"]})
    do(made, "place royal_kitchen")
    assert asked(made) == "D11 blue"
    assert legal(made, "pay") == {"food food", "exotic food"}
    do(made, "pay food food", "stop")
    assert has(made, "blue") == "EF"


def test_a_building_that_can_not_act_is_closed() -> None:
    """R8"""
    cards = ["royal_mint", "hall_of_judgment", "harbor_of_ezion_geber", "pools_of_solomon", "royal_vineyard"]
    made = table(2, blue={"buildings": cards})
    assert [why(made, f"place {card}") for card in cards] == [
        "closed-cubes-missing",
        "closed-no-card-in-hand",
        "closed-no-cubes",
        "closed-no-shortage",
        "",
    ]


def test_a_card_without_a_worker_space_is_no_place() -> None:
    made = table(2, blue={"buildings": ["quarry"]})
    assert "place quarry" not in {choice.text for choice in made.choices()}


def test_a_card_is_discarded_for_three_cubes_of_choice() -> None:
    """D9, D15"""
    made = table(2, blue={"hand": ["stronghold", "rain_sent"], "buildings": ["school_of_scribes"]})
    do(made, "place school_of_scribes")
    assert asked(made) == "D9 blue"
    do(made, "discard rain_sent")
    assert asked(made) == "D15 blue"
    assert legal(made, "take") == {"gold", "copper", "stone", "wood", "food"}
    do(made, "take gold", "take gold", "take food")
    assert (has(made, "blue"), hand(made, "blue")) == ("GGF", ["stronghold"])


def test_cubes_of_choice_end_with_the_supply() -> None:
    """D15"""
    made = table(
        2, blue={"hand": ["stronghold"], "buildings": ["school_of_scribes"]}, supply="EGF", red={"cubes": {"wood": 7}}
    )
    do(made, "place school_of_scribes", "take gold")
    assert has(made, "blue") == "GF"


def test_a_cube_is_returned_for_favor_and_an_exotic() -> None:
    """D16"""
    made = table(2, blue={"cubes": "GF", "buildings": ["harbor_of_ezion_geber"]})
    do(made, "place harbor_of_ezion_geber")
    assert asked(made) == "D16 blue"
    do(made, "give food")
    assert (has(made, "blue"), favor(made, "blue")) == ("EG", 14)


def test_the_pools_remove_a_shortage_tile_then_a_card_then_a_road() -> None:
    """D17, D13"""
    made = table(2, blue={"buildings": ["pools_of_solomon"], "houses": {"judah": 1}}, shortage=["gilead", "moab"])
    do(made, "place pools_of_solomon")
    assert asked(made) == "D17 blue"
    assert legal(made) == {"remove gilead", "remove moab"}
    do(made, "remove moab")
    assert (state(made)["shortage"], of(made, "blue")["hand_size"]) == (["gilead"], 1)
    assert asked(made) == "D13 blue"


def test_the_vineyard_gives_what_is_there() -> None:
    made = table(2, blue={"buildings": ["royal_vineyard"]}, supply="W", red={"cubes": {"gold": 4}})
    do(made, "place royal_vineyard")
    assert (has(made, "blue"), favor(made, "blue")) == ("W", 12)


def test_discounts_of_several_cards_add_up() -> None:
    pack = pack_with("buildings", "building", "quarry", effect={"type": "sell_bonus", "favor": 2})
    made = table(2, blue={"cubes": "W", "buildings": ["quarry", "market_gate"]}, pack=pack)
    do(made, "place merchant", "sell wood 1")
    assert favor(made, "blue") == 14

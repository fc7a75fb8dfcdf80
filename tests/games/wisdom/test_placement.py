"""Placing workers: where they may go, whose turn it is, who is out for the year."""

from __future__ import annotations

from tests.games.reading import asked, do, legal, told, why
from tests.games.wisdom.tables import favor, has, of, party, state, table


def test_a_worker_may_go_to_every_free_place_where_it_can_act() -> None:
    """D3, R7, R8"""
    made = table(2, blue={"cubes": "GC"}, offer={})
    places = legal(made, "place")
    assert {"merchant", "trader", "levite", "gilead", "ark", "menorah", "altar", "table"} <= places
    assert "foreman" not in places
    assert why(made, "place foreman") == "closed-no-building"
    assert all(action.startswith("place") for action in made.legal_texts())


def test_nobody_passes_of_his_own_will() -> None:
    """R7"""
    assert not {"pass", "stop"} & legal(table(2))


def test_trader_levite_and_foreman_need_a_complete_action() -> None:
    """R8"""
    made = table(2)
    assert [why(made, f"place {area}") for area in ("merchant", "trader", "levite", "foreman")] == [
        "",
        "closed-no-trade",
        "closed-no-bill",
        "closed-no-building",
    ]


def test_a_location_with_a_shortage_tile_or_an_empty_pile_may_be_entered() -> None:
    """R8"""
    made = table(2, shortage=["ammon"], red={"cubes": "GGGG"}, supply="EEECCCCC")
    assert {"ammon", "judah"} <= legal(made, "place")
    do(made, "place judah")
    assert has(made, "blue") == ""


def test_every_worker_blocks_its_space_the_own_one_too() -> None:
    made = table(2, workers={"blue": ["judah"], "red": ["ammon"]})
    assert why(made, "place judah") == why(made, "place ammon") == "closed-worker-there"


def test_an_area_takes_as_many_workers_as_it_has_spaces() -> None:
    made = table(2, blue={"visits": {"merchant": 1}}, red={"visits": {"merchant": 1}})
    assert why(made, "place merchant") == "closed-no-space"


def test_a_location_with_only_others_houses_is_closed() -> None:
    made = table(2, red={"houses": {"gilead": 1}})
    assert why(made, "place gilead") == "closed-others-house"


def test_whoever_can_place_nowhere_is_out_for_the_year() -> None:
    """R10: the worker stays home."""
    made = table(
        5,
        workers={
            "red": ["galilee", "geshur", "bashan", "jezreel"],
            "green": ["gilead", "sharon", "ephraim", "ammon"],
            "yellow": ["judah", "moab", "negev", "edom"],
            "ivory": ["aram", "phoenicia", "philistia"],
        },
        ivory={"visits": {"merchant": 1}},
        blue={"visits": {"merchant": 3}},
    )
    assert told(made, "event-passed") == [{"workers": 1}]
    assert made.year == 2


def test_the_holy_place_needs_two_who_still_place_workers() -> None:
    """R11: the one whose turn it is counts; alone it is closed even with several workers."""
    red = ["judah", "ammon", "moab", "edom", "aram", "negev"]
    made = table(2, workers={"red": red})
    assert of(made, "red")["workers_left"] == 0
    assert of(made, "blue")["workers_left"] == 6
    assert why(made, "place ark") == "closed-alone"
    assert why(table(2, workers={"red": red[:5]}), "place ark") == ""


def test_a_passed_player_does_not_keep_the_holy_place_open() -> None:
    """R10, R11"""
    made = table(3, red={"passed": True}, green={"passed": True})
    assert why(made, "place altar") == "closed-alone"


def test_the_holy_place_takes_all_remaining_workers_and_ends_the_year_for_the_player() -> None:
    made = table(2, workers={"blue": ["judah"]})
    do(made, "place altar")
    assert of(made, "blue")["workers_left"] == 0
    assert state(made)["holy_workers"] == {"altar": 5}
    assert (favor(made, "blue"), has(made, "blue")) == (18, "E")
    assert asked(made) == "D3 red"


def test_a_building_bought_this_year_may_be_used_this_year() -> None:
    """R13"""
    made = table(2, blue={"cubes": "GSW"}, offer={"slot4": "library"})
    do(made, "place foreman", "house judah", "no-road", "place ammon")
    assert asked(made) == "D3 blue"
    assert "library" in legal(made, "place")
    do(made, "place library")
    assert of(made, "blue")["hand_size"] == 2


def test_turns_go_clockwise_from_the_starting_player() -> None:
    made = table(3, turn="green")
    order = []
    for place in ("judah", "ammon", "moab", "edom"):
        order.append(made.to_move)
        do(made, f"place {place}")
    assert order == [2, 0, 1, 2]
    assert party(made, "blue") == 0

"""Resource Spaces and Resource Regions. [Kingdom 4, 7]"""

from __future__ import annotations

import pytest

from ophir.games.kingdom.data import Space
from ophir.games.kingdom.table import KingdomTable
from tests.games.kingdom.tables import DATA, has, seat_of, table, written_named
from tests.games.reading import do, told


def overlap(pawns: dict[str, list[str]]) -> KingdomTable:
    """Blue's and Red's regions overlap in Judah."""
    pieces = {"blue": ["aram"], "red": ["edom"]}
    roads = {"blue": ["aram-judah"], "red": ["edom-judah"]}
    return table(3, "resolution", sites=pieces, roads=roads, pawns=pawns)


@pytest.mark.parametrize("space", DATA.spaces, ids=lambda space: space.id)
def test_each_resource_space_gives_the_cubes_shown(space: Space) -> None:
    """EX1, 7: a Pawn alone on any space collects what is printed there."""
    assert has(table(at="resolution", pawns={"blue": [space.id]}), "blue") == written_named(space.yields)


def test_hamath_provides_one_timber_and_tiphsah_two_food() -> None:
    """EX1."""
    assert has(table(at="resolution", pawns={"blue": ["hamath"]}), "blue") == "T"
    assert has(table(at="resolution", pawns={"blue": ["tiphsah"]}), "blue") == "FF"


@pytest.mark.parametrize("space", ["amalek", "edom"])
def test_a_pawn_in_either_space_of_a_region_receives_both(space: str) -> None:
    """EX2."""
    t = table(
        at="resolution", sites={"blue": ["amalek", "edom"]}, roads={"blue": ["amalek-edom"]}, pawns={"blue": [space]}
    )
    assert has(t, "blue") == "CF"
    assert told(t, "event-collected")[0]["good"] == {"copper": 1, "food": 1}


def test_each_pawn_awards_the_full_value_of_the_entire_region() -> None:
    """EX3, 7: Blue's two Pawns collect the region twice; Red's region through the same neutral space is another."""
    t = overlap({"blue": ["aram", "judah"], "red": ["edom"]})
    do(t, "resolve aram")
    assert has(t, "blue") == "GGFF"
    assert has(t, "red") == "GC"


def test_whoever_owns_no_region_there_collects_the_single_space() -> None:
    """EX4: Green has a Pawn in Judah and no roads."""
    t = overlap({"green": ["judah"]})
    assert has(t, "green") == "G"


def test_green_collects_gilead_and_judah_but_never_uses_reds_road() -> None:
    """EX9: built this round, used the next; Amalek's Food is never Green's."""
    t = table(
        order=["green", "blue", "red"],
        at="building",
        cubes={"green": "TTF"},
        sites={"green": ["gilead"], "red": ["amalek"]},
        roads={"red": ["amalek-judah"]},
    )
    do(t, "road gilead-judah", by="green")
    assert has(t, "green") == ""
    do(t, "place judah", by="green")
    do(t, "place altar", by="blue")
    do(t, "place ark", by="red")
    do(t, "place gilead", "place minister", "place thief", "place trader", "place artisan", by="green")
    do(t, "resolve judah", by="green")
    assert has(t, "green") == "GT"
    do(t, "resolve gilead", by="green")
    assert has(t, "green") == "GGTT"


@pytest.mark.parametrize("edition", ["final", "first"])
def test_bashan_and_tob_joined_give_stone_and_timber_to_each_pawn(edition: str) -> None:
    """EX10: the example of the first edition."""
    t = table(
        2,
        at="resolution",
        edition=edition,
        sites={"blue": ["bashan", "tob"]},
        roads={"blue": ["bashan-tob"]},
        pawns={"blue": ["bashan", "tob"]},
    )
    do(t, "resolve bashan")
    assert has(t, "blue") == "SSTT"


def test_two_road_chains_meeting_in_a_neutral_space_form_one_region() -> None:
    """R40: Aram-Judah and Edom-Judah, both Blue's."""
    t = table(
        at="resolution",
        sites={"blue": ["aram", "edom"]},
        roads={"blue": ["aram-judah", "edom-judah"]},
        pawns={"blue": ["edom"]},
    )
    assert has(t, "blue") == "GCF"


def test_a_road_that_closes_a_circle_collects_nothing_twice() -> None:
    """R39: Aram, Bashan and Tob, joined all round."""
    t = table(
        at="resolution",
        sites={"blue": ["aram", "bashan", "tob"]},
        roads={"blue": ["aram-bashan", "bashan-tob", "aram-tob"]},
        pawns={"blue": ["tob"]},
    )
    assert has(t, "blue") == "STF"


def test_others_may_collect_what_was_already_collected_this_round() -> None:
    """R13, 7: Blue as High Priest took all of Red's region; Red's own Pawn in it gets the full value again."""
    t = table(
        2,
        at="resolution",
        sites={"red": ["hamath"]},
        roads={"red": ["hamath-yamhad"]},
        tokens={"blue": 1},
        high_priest="blue",
        pawns={"blue": ["hamath"], "red": ["yamhad"]},
    )
    assert has(t, "blue") == has(t, "red") == "ST"


def test_a_region_takes_each_type_as_far_as_the_supply_lasts() -> None:
    """R25, 4: one Timber is left for a yield of three; the Stone comes all the same, and nobody catches up later."""
    t = table(
        3,
        at="resolution",
        sites={"blue": ["hamath"]},
        roads={"blue": ["hamath-yamhad", "hamath-phoenicia"]},
        pawns={"blue": ["hamath"]},
        supply={"timber": 1},
    )
    assert has(t, "blue") == "ST"
    assert t.supply[3] == 0
    do(t, "sell timber 1", by="green")
    assert has(t, "blue") == "ST"
    assert t.cubes_of(seat_of("blue"))[3] == 1

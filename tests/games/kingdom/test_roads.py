"""Building Roads. [Kingdom 11.4]"""

from __future__ import annotations

import pytest

from ophir.games.kingdom.roads import why_no_road
from ophir.games.kingdom.table import KingdomTable
from tests.games.kingdom.tables import DATA, has, seat_of, table
from tests.games.reading import closed, do, legal, why

RICH = {"blue": "TTTTTTFFF"}
TWELVE = {
    "blue": ["aram-judah", "aram-phoenicia", "hamath-phoenicia", "hamath-yamhad", "phoenicia-zobah", "hamath-zobah"],
    "red": ["amalek-edom", "amalek-judah", "amalek-philistia", "edom-judah", "edom-moab", "gilead-judah"],
}
SITES = {"blue": ["aram", "hamath", "zobah"], "red": ["amalek", "edom", "moab", "gilead"]}


def test_green_may_connect_gilead_with_judah_only() -> None:
    """EX8, R9: not to others' pieces in Aram and Tob, not to the empty site of Ammon; Red's Road in Judah is no bar."""
    t = table(
        3,
        "building",
        turn="green",
        cubes={"green": "TTF"},
        roads={"red": ["amalek-judah"]},
        sites={"green": ["gilead"], "blue": ["aram"], "red": ["tob", "amalek"]},
    )
    assert legal(t, "road") == {"gilead-judah"}
    for border, reason in [
        ("aram-gilead", "closed-others-site"),
        ("gilead-tob", "closed-others-site"),
        ("ammon-gilead", "closed-empty-site"),
    ]:
        refused = closed(t, f"road {border}")
        assert refused is not None
        assert (refused.id, refused.rule) == (reason, "11.4")


def test_a_road_costs_two_timber_and_one_food() -> None:
    """EX9, 11.4: paid to the supply; without them it is closed."""
    t = table(2, "building", sites={"blue": ["aram"]}, cubes={"blue": "TTTTF"})
    do(t, "road aram-judah")
    assert has(t, "blue") == "TT"
    assert t.roads_left == 11
    assert list(t.supply) == [6, 8, 10, 10, 14]
    t = table(2, "building", sites={"blue": ["aram"]}, cubes={"blue": "SSTF"})
    lacking = closed(t, "road aram-judah")
    assert lacking is not None
    assert (lacking.id, lacking.rule, lacking.values) == ("closed-lacking", "11.4", {"good": {"timber": 1}})


def test_both_ends_may_hold_own_pieces() -> None:
    """11.4: and a piece placed earlier in the same turn counts."""
    t = table(2, "building", sites={"blue": ["bashan"]}, cubes={"blue": "GSTTTFFFF"}, display=["library"])
    assert legal(t, "road") == set()
    assert why(t, "road bashan-tob") == "closed-empty-site"
    do(t, "build library", "site tob")
    assert legal(t, "road") == {"bashan-tob"}
    do(t, "road bashan-tob")
    assert t.road[t.box.border_ids.index("bashan-tob")] == seat_of("blue")


def test_no_road_without_an_own_piece_at_one_end() -> None:
    """11.4: not between neutral spaces, not beside others only."""
    t = table(2, "building", sites={"red": ["amalek"]}, cubes=RICH)
    assert legal(t, "road") == set()
    for border in ("judah-philistia", "amalek-judah"):
        assert why_no_road(t, 0, t.box.border_ids.index(border)) == "closed-no-own-piece"
    assert why_no_road(t, 1, t.box.border_ids.index("amalek-judah")) == ""
    assert {f"{b.a}-{b.b}" for b in DATA.borders if not b.road_possible} == {
        "judah-philistia",
        "judah-phoenicia",
        "tiphsah-yamhad",
    }


def test_a_second_road_on_the_same_border_is_not_allowed_but_a_circle_is() -> None:
    """R39: Aram, Bashan, Tob; the third Road closes the circle."""
    t = table(
        2,
        "building",
        sites={"blue": ["aram", "bashan", "tob"]},
        cubes=RICH,
        roads={"blue": ["aram-bashan", "bashan-tob"]},
    )
    assert why(t, "road bashan-tob") == "closed-road-there"
    assert "aram-tob" in legal(t, "road")
    do(t, "road aram-tob")
    assert why(t, "road aram-tob") == "closed-road-there"


def test_a_road_belongs_to_its_builder_for_good() -> None:
    """R38, R41, 17#2: another player's Road gives nobody else rights; it stays in the next round."""
    t = table(2, "building", sites={"blue": ["aram"], "red": ["edom"]}, cubes={"blue": "TTF"})
    do(t, "road aram-judah")
    assert t.round == 2
    assert t.road[t.box.border_ids.index("aram-judah")] == seat_of("blue")
    assert t.roads_left + sum(owner >= 0 for owner in t.road) == 12


@pytest.mark.parametrize("color", ["blue", "red"])
def test_two_players_can_never_want_the_same_border(color: str) -> None:
    """R38: for every border and every pair of pieces at its ends, at most one seat may build."""
    t = table(2, "building", sites={"blue": ["aram", "hamath", "zobah"], "red": ["edom", "gilead", "amalek"]})
    mine = {b for b in range(len(t.box.border_ids)) if not why_no_road(t, seat_of(color), b)}
    theirs = {b for b in range(len(t.box.border_ids)) if not why_no_road(t, 1 - seat_of(color), b)}
    assert mine
    assert not mine & theirs


def test_once_the_supply_runs_out_no_one_may_build_any_more_roads() -> None:
    """R4, 11.4, 17#2: twelve Roads for all together."""
    t = table(3, "building", sites=SITES, roads=TWELVE, cubes=RICH, hand={"blue": ["royal_favor"]})
    assert t.roads_left == 0
    assert legal(t, "road") == set()
    assert why(t, "road aram-zobah") == "closed-no-roads-left"
    assert why(t, "road aram-judah") == "closed-road-there"
    eleven = {**TWELVE, "red": TWELVE["red"][:-1]}
    t = table(3, "building", sites=SITES, roads=eleven, cubes=RICH, hand={"blue": ["royal_favor"]})
    do(t, "road aram-zobah")
    assert t.roads_left == 0
    assert legal(t, "road") == set()


def fast_and_slow_agree(t: KingdomTable) -> None:
    from ophir.games.kingdom.roads import buildable_roads

    for seat in range(t.seats):
        slow = [border for border in range(len(t.box.border_ids)) if not why_no_road(t, seat, border)]
        assert buildable_roads(t, seat) == slow


def test_the_fast_list_of_roads_is_the_list_with_reasons() -> None:
    """11.4: also when none are left, and for a player without pieces."""
    for pieces, roads in (SITES, TWELVE), (SITES, {}), ({}, {}), ({"blue": ["aram", "tob"]}, {"blue": ["aram-tob"]}):
        fast_and_slow_agree(table(3, "building", sites=pieces, roads=roads, cubes=RICH))

"""The Holy Place."""

from __future__ import annotations

from tests.games.reading import asked, do, legal, told
from tests.games.wisdom.tables import favor, has, of, state, table


def test_the_ark_brings_three_cards() -> None:
    made = table(2)
    do(made, "place ark")
    assert of(made, "blue")["hand_size"] == 3


def test_the_altar_and_the_table_give_what_the_supply_has() -> None:
    made = table(2, supply="GS", red={"cubes": {"wood": 7}})
    do(made, "place table")
    assert has(made, "blue") == "GS"
    made = table(2, supply="GS", red={"cubes": {"wood": 7}})
    do(made, "place altar")
    assert (favor(made, "blue"), has(made, "blue")) == (18, "")


def test_the_menorah_takes_half_and_the_giver_chooses() -> None:
    """D22, R61: also from players who place no more; clockwise from the active player."""
    red = {"cubes": "GGGFFFF", "passed": True}
    made = table(3, turn="green", red=red, blue={"cubes": "WWWWWWW"}, workers={"blue": ["judah"]})
    do(made, "place menorah")
    assert has(made, "green") == "WWW"
    assert asked(made) == "D22 red"
    assert legal(made) == {"hand gold", "hand food"}
    do(made, "hand food", "hand food", "hand gold")
    assert (has(made, "red"), has(made, "green")) == ("GGFF", "GWWWFF")


def test_with_six_cubes_nobody_gives() -> None:
    made = table(2, red={"cubes": "GGGFFF"})
    do(made, "place menorah")
    assert has(made, "blue") == ""
    assert told(made, "event-no-victim") == [{}]


def test_the_first_at_the_holy_place_begins_the_next_year() -> None:
    """R12"""
    workers = {"red": ["ark"], "green": ["judah", "ammon", "moab", "edom"]}
    made = table(3, blue={"passed": True}, workers=workers, turn="green")
    assert state(made)["holy_first"] == "red"
    do(made, "place negev")
    assert asked(made) == "D3 red"
    assert (state(made)["starting_player"], state(made)["holy_first"]) == ("red", None)


def test_without_a_visit_the_token_stays() -> None:
    """R12"""
    six = ["judah", "ammon", "moab", "edom", "negev", "aram"]
    made = table(2, turn="red", blue={"passed": True}, workers={"red": six[:5]})
    do(made, "place aram")
    assert (made.year, state(made)["starting_player"]) == (2, "blue")

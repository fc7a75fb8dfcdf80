"""Fortune Cards: when they are played, and each that has a rule of its own."""

from __future__ import annotations

import pytest

from tests.games.reading import asked, do, legal, told, why
from tests.games.wisdom.tables import favor, hand, has, of, state, table


def test_one_card_at_the_end_of_a_visit() -> None:
    """D5, R29, R32"""
    made = table(2, blue={"hand": ["kings_favour", "gold_of_ophir", "apes_and_peacocks"]})
    do(made, "place merchant")
    assert asked(made) == "D5 blue"
    assert legal(made) == {"play kings_favour", "play gold_of_ophir", "play apes_and_peacocks", "no-card"}
    do(made, "play kings_favour")
    assert favor(made, "blue") == 15
    assert asked(made) == "D3 red"
    assert state(made)["fortune"]["discard"] == {"kings_favour": 1}


def test_the_levite_and_the_land_are_no_time_for_cards() -> None:
    """D5"""
    made = table(2, blue={"hand": ["kings_favour"]})
    do(made, "place judah")
    assert asked(made) == "D3 red"


def test_a_card_that_can_do_nothing_stays_in_hand() -> None:
    """R30"""
    made = table(2, blue={"hand": ["dwell_in_unity", "peace_on_every_side", "kings_favour"]})
    do(made, "place merchant")
    assert legal(made) == {"play kings_favour", "no-card"}
    assert why(made, "play dwell_in_unity") == "closed-no-worker-on-land"
    assert why(made, "play peace_on_every_side") == "closed-no-shortage"
    made = table(2, blue={"hand": ["dwell_in_unity"]})
    do(made, "place merchant")
    assert asked(made) == "D3 red"


def test_a_gain_is_playable_even_if_the_supply_has_nothing() -> None:
    """R30"""
    made = table(
        2,
        blue={"hand": ["gold_of_ophir"]},
        supply="F",
        red={"cubes": {"wood": 7}},
        market={"food": ["food", None, None, None]},
    )
    do(made, "place merchant", "stop", "play gold_of_ophir")
    assert has(made, "blue") == ""


def test_an_empty_deck_is_made_of_the_discards_without_the_card_in_play() -> None:
    """R31, R56"""
    made = table(
        2,
        blue={"hand": ["multitude_of_counsellors", "rain_sent"], "permanent": []},
        fortune={"deck": {}, "discard": ["kings_favour"]},
        red={"hand": "rest"},
    )
    do(made, "place merchant", "play multitude_of_counsellors")
    assert sorted(hand(made, "blue")) == ["kings_favour", "rain_sent"]
    assert state(made)["fortune"]["discard"] == {"multitude_of_counsellors": 1}


def test_just_weights_brings_two_transactions_and_no_further_card() -> None:
    made = table(2, blue={"cubes": "WWWWF", "hand": ["just_weights", "kings_favour"], "buildings": ["great_bazaar"]})
    do(made, "place merchant", "stop", "play just_weights", "sell wood 4", "sell wood 3")
    assert favor(made, "blue") == 17
    assert asked(made) == "D3 red"


def test_peace_on_every_side_removes_a_tile() -> None:
    """D17"""
    made = table(2, blue={"hand": ["peace_on_every_side"]}, shortage=["gilead", "moab"])
    do(made, "place merchant", "play peace_on_every_side", "remove gilead")
    assert (favor(made, "blue"), state(made)["shortage"]) == (13, ["moab"])


def test_prepared_highway_brings_favor_and_a_road() -> None:
    """D13"""
    made = table(2, blue={"hand": ["prepared_highway"], "houses": {"edom": 1}})
    do(made, "place merchant", "play prepared_highway", "road moab-edom")
    assert (favor(made, "blue"), state(made)["roads"]) == (13, ["moab-edom"])


def test_dwell_in_unity_takes_three_cubes_around_a_worker() -> None:
    """D20, R39: whoever stands there, the player included; nothing from a Shortage Tile."""
    made = table(
        2,
        blue={"hand": ["dwell_in_unity"]},
        red={"houses": {"ammon": 1}},
        workers={"blue": ["gilead", "judah"], "red": ["bashan"]},
        shortage=["jezreel"],
    )
    do(made, "place merchant", "play dwell_in_unity")
    assert asked(made) == "D20 blue"
    assert legal(made) == {"worker gilead", "worker judah"}
    do(made, "worker gilead")
    assert legal(made) == {
        "collect bashan stone",
        "collect ammon gold",
        "collect judah gold",
        "collect ephraim stone",
        "stop",
    }
    do(made, "collect ammon gold", "collect judah gold")
    assert "collect ammon gold" not in legal(made)
    do(made, "stop")
    assert has(made, "blue") == "GG"


def test_dwell_in_unity_ends_after_three() -> None:
    """D20"""
    made = table(2, blue={"hand": ["dwell_in_unity"]}, workers={"blue": ["bashan"]})
    do(made, "place merchant", "play dwell_in_unity", "collect aram food", "collect aram food", "collect ammon gold")
    assert (has(made, "blue"), asked(made)) == ("GFF", "D3 red")


def test_found_wisdom_repeats_a_worker_on_the_board() -> None:
    """D19, R33: not one on a Building Card; on Locations always, in areas if the action is possible now."""
    made = table(
        2,
        blue={"hand": ["found_wisdom"], "visits": {"levite": 1}, "buildings": ["library"]},
        workers={"blue": ["judah", "library"]},
    )
    do(made, "place merchant", "play found_wisdom")
    assert asked(made) == "D19 blue"
    assert legal(made) == {"again judah", "again merchant"}
    do(made, "again judah")
    assert has(made, "blue") == "G"


def test_found_wisdom_needs_no_permission_again() -> None:
    """R33: a Location that others closed since may be repeated."""
    made = table(2, blue={"hand": ["found_wisdom"]}, red={"houses": {"judah": 1}}, workers={"blue": ["judah"]})
    do(made, "place merchant", "play found_wisdom", "again judah")
    assert has(made, "blue") == "G"


def test_a_repeated_visit_has_a_card_of_its_own() -> None:
    """R29"""
    made = table(2, blue={"hand": ["found_wisdom", "kings_favour"]})
    do(made, "place merchant", "play found_wisdom", "play kings_favour")
    assert (favor(made, "blue"), asked(made)) == (15, "D3 red")
    assert state(made)["fortune"]["discard"] == {"found_wisdom": 1, "kings_favour": 1}


def test_found_wisdom_at_the_levite_pays_for_all_the_other_workers() -> None:
    """R33"""
    blue = {"hand": ["found_wisdom"], "visits": {"levite": 1}, "cubes": "GCFS"}
    made = table(2, blue=blue, red={"visits": {"levite": 2}})
    do(made, "place merchant", "stop", "play found_wisdom", "again levite")
    assert (has(made, "blue"), of(made, "blue")["tiles_size"]) == ("", 1)


def test_found_wisdom_uses_the_present_state_and_no_waiting_card() -> None:
    """R34, R17"""
    blue = {
        "hand": ["found_wisdom"],
        "pending": ["stronghold", "given_desires"],
        "houses": {"judah": 1},
        "buildings": ["treasury"],
    }
    made = table(2, blue=blue, roads=["gilead-judah"], workers={"blue": ["judah"]})
    do(made, "place merchant", "play found_wisdom", "again judah")
    assert has(made, "blue") == "GGW"
    assert of(made, "blue")["pending"] == {"stronghold": 1, "given_desires": 1}


def test_given_desires_replaces_what_a_later_worker_collects() -> None:
    """D21, R35, R55: also cubes that the pile can't give."""
    made = table(
        2,
        blue={"pending": ["given_desires"], "houses": {"gilead": 1}},
        roads=["gilead-judah"],
        supply="EEW",
        red={"cubes": {"food": 8}},
    )
    do(made, "place gilead")
    assert asked(made) == "D21 blue"
    assert legal(made) == {"replace gold", "replace wood", "replace gold wood", "wait"}
    do(made, "replace gold")
    assert (has(made, "blue"), of(made, "blue")["pending"]) == ("EW", {})


def test_given_desires_waits_if_nothing_is_replaced() -> None:
    """D21, R35: it serves one worker, not all."""
    made = table(2, blue={"pending": ["given_desires"]})
    do(made, "place judah", "wait")
    assert (has(made, "blue"), of(made, "blue")["pending"]) == ("G", {"given_desires": 1})
    do(made, "place moab", "place edom", "replace copper", "place negev", "place ammon")
    assert has(made, "blue") == "EGG"


def test_given_desires_at_the_trader_replaces_the_cubes_chosen() -> None:
    """R55, R62"""
    made = table(2, blue={"cubes": "F", "pending": ["given_desires"]})
    do(made, "place trader", "take gold", "take stone")
    assert asked(made) == "D21 blue"
    assert has(made, "blue") == ""
    do(made, "replace stone")
    assert has(made, "blue") == "EG"
    made = table(2, blue={"cubes": "E", "pending": ["given_desires"]})
    do(made, "place trader", "take gold", "take stone")
    assert asked(made) == "D3 red"


def test_given_desires_does_not_serve_a_worker_that_trades_again() -> None:
    """R62"""
    blue = {"cubes": "F", "pending": ["given_desires"], "hand": ["found_wisdom"], "visits": {"trader": 1}}
    made = table(2, blue=blue)
    do(made, "place merchant", "stop", "play found_wisdom", "again trader", "take gold", "take stone")
    assert (asked(made), has(made, "blue")) == ("D3 red", "GS")


def test_given_desires_is_not_for_markets_gifts_and_cards() -> None:
    """R35"""
    blue = {"pending": ["given_desires"], "hand": ["gold_of_ophir"]}
    made = table(2, blue=blue, red={"cubes": "WWWWWWW"}, market={"food": ["food", None, None, None]})
    do(made, "place merchant", "buy food 1", "stop", "play gold_of_ophir")
    assert has(made, "blue") == "GF"
    do(made, "place phoenicia", "place menorah")
    assert has(made, "blue") == "GWWWF"


def test_given_desires_leaves_the_exotics_due_anyway() -> None:
    """R55"""
    pack_free = table(2, blue={"pending": ["given_desires"]}, supply="E", red={"cubes": {"food": 8}})
    do(pack_free, "place altar")
    assert has(pack_free, "blue") == "E"
    assert of(pack_free, "blue")["pending"] == {"given_desires": 1}


def test_inherit_the_land_opens_one_closed_location() -> None:
    """R36: only that Location is collected."""
    made = table(
        2, blue={"pending": ["inherit_the_land"]}, red={"houses": {"gilead": 1, "judah": 1}}, roads=["gilead-judah"]
    )
    do(made, "place gilead")
    assert (has(made, "blue"), of(made, "blue")["pending"]) == ("W", {})
    do(made, "place ammon")
    assert why(made, "place judah") == "closed-others-house"


def test_inherit_the_land_opens_anothers_building() -> None:
    """R36: for oneself, with one's own effects; the owner can't use it this year."""
    made = table(
        2, blue={"cubes": "G", "pending": ["inherit_the_land"]}, red={"cubes": "G", "buildings": ["royal_mint"]}
    )
    do(made, "place royal_mint")
    assert (favor(made, "blue"), has(made, "blue")) == (17, "")
    assert why(made, "place royal_mint") == "closed-worker-there"


def test_an_open_location_does_not_use_up_the_permission() -> None:
    """R36"""
    made = table(2, blue={"pending": ["inherit_the_land"]})
    do(made, "place gilead")
    assert of(made, "blue")["pending"] == {"inherit_the_land": 1}


def test_stronghold_doubles_the_next_location_by_force() -> None:
    """R37: used up whatever it brings."""
    made = table(2, blue={"pending": ["stronghold"], "houses": {"gilead": 1}}, roads=["gilead-judah"])
    do(made, "place gilead")
    assert (has(made, "blue"), of(made, "blue")["pending"]) == ("GGWW", {})
    made = table(2, blue={"pending": ["stronghold"]}, shortage=["gilead"])
    do(made, "place gilead")
    assert (has(made, "blue"), of(made, "blue")["pending"]) == ("", {})


def test_rain_sent_stays_to_the_end() -> None:
    """R38"""
    made = table(2, blue={"hand": ["rain_sent"]}, shortage=["gilead", "judah"])
    do(made, "place merchant", "play rain_sent")
    assert of(made, "blue")["permanent"] == {"rain_sent": 1}
    do(made, "place ammon", "place judah")
    assert has(made, "blue") == "G"


@pytest.mark.parametrize("card", ["stronghold", "given_desires", "inherit_the_land"])
def test_a_card_for_a_later_worker_needs_one(card: str) -> None:
    """R30"""
    made = table(
        2, blue={"hand": [card, "kings_favour"]}, workers={"blue": ["judah", "ammon", "moab", "edom", "negev"]}
    )
    do(made, "place merchant")
    assert why(made, f"play {card}") == "closed-no-later-worker"


def test_whoever_holds_a_card_is_told_to_be_asked() -> None:
    made = table(2, blue={"hand": ["dwell_in_unity"]})
    do(made, "place merchant")
    assert told(made, "event-card-time") == [{}]

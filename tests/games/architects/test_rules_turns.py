"""Turns, places and payments: what the rules say, a test a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.architects.tables import BASE, DISPLAY, events, has, of, state, table
from tests.games.reading import asked, do, legal, told, why

PLAIN: dict[str, Any] = {"boards": "standard", "rewards": {"left": 0}, "display": DISPLAY}


def blue(own: dict[str, Any], **said: Any) -> Any:
    """Blue is to place a Worker."""
    return table(2, **{**PLAIN, "red": {"virtue": 7}, **said}, blue={"virtue": 7, **own})


def base(own: dict[str, Any], **said: Any) -> Any:
    """The same without Works of Wonder."""
    return blue(own, **{**BASE, "display": DISPLAY[:4] + DISPLAY[5:9], **said})


def test_the_more_workers_the_more_wood() -> None:
    """EX12"""
    for before, gets in enumerate(("W", "WW", "WWW")):
        assert has(do(base({"workers": {"forest": before}}), "place forest")) == gets


def test_the_mines_give_clay_or_gold() -> None:
    """D6, D10: gold for every two."""
    assert has(do(base({"workers": {"mines": 2}}), "place mines clay")) == "CCCC"
    assert has(do(base({"workers": {"mines": 3}}), "place mines gold")) == "GG"
    assert why(base({}), "place mines gold") == "closed-one-worker"


def test_a_worker_needs_an_action_that_can_be_done() -> None:
    """D6, R8: but at the Storehouse trades are up to the player."""
    made = base({}, tax=0)
    closed = ["guardhouse", "guildhall", "tax_stand", "town_centre", "workshop hire", "black_market small"]
    assert [bool(why(made, f"place {place}")) for place in closed] == [True] * len(closed)
    assert "place kings_storehouse" in legal(made)
    assert not any(text in legal(made) for text in ("stop", "decline"))


def test_without_a_worker_one_is_taken_back() -> None:
    """D5, R14: from a circle, and only then from elsewhere."""
    made = base({"supply": 0, "workers": {"forest": 5, "mines": 1}, "prison": 14})
    assert asked(made) == "D5 blue"
    assert legal(made, "retrieve") == {"forest", "mines"}
    do(made, "retrieve forest")
    assert (of(made)["supply"], of(made)["workers"]["forest"], asked(made)) == (1, 4, "D6 red")
    shut = base({"supply": 0, "prison": 10, "guildhall": 8}, red={"virtue": 7, "captured": {"blue": 2}})
    assert legal(shut, "retrieve") == {"prison", "captor red"}
    assert asked(base({"supply": 0, "guildhall": 20}, red={"virtue": 7})) == "D6 red"


def test_cards_beyond_the_limit_are_discarded_at_the_end_of_the_own_turn() -> None:
    """D29, R30: cards that come in others' turns wait."""
    hand = ["smithy", "well", "steeple", "tavern", "church", "chapel"]
    made = base({"hand": hand})
    do(made, "place workshop draw")
    assert asked(made) == "D29 blue"
    do(made, "discard steeple")
    assert (of(made)["hand_size"], state(made)["pile"]["under"]) == (6, ["steeple"])
    other = base(
        {"hand": hand}, turn="red", red={"virtue": 7, "goods": "CCCWW", "hand": ["studio"]}, expansion_wow=True
    )
    do(other, "place guildhall")
    assert (of(other)["hand_size"], asked(other)) == (7, "D6 blue")


def test_the_middle_space_draws_five_and_keeps_one() -> None:
    """D14, D15, R70: the others go under the pile as they came."""
    made = do(base({"goods": "$$"}), "place black_market draw")
    assert asked(made) == "D15 blue"
    packet = list(of(made)["packet"])
    assert len(packet) == 5
    do(made, f"keep {packet[2]}")
    assert list(of(made)["hand"]) == [packet[2]]
    assert state(made)["pile"]["under"] == [card for card in packet if card != packet[2]]


def test_captures_of_all_groups_at_one_place() -> None:
    """EX14, D16, R11, R77: the own group returns to the supply."""
    red = {"virtue": 7, "workers": {"forest": 2}}
    own = {"goods": "$$$", "workers": {"town_centre": 2, "forest": 3}}
    made = base(own, red=red, tax=0)
    do(made, "place town_centre", "capture forest red", "capture forest blue")
    assert (of(made)["captured"], of(made)["workers"].get("forest", 0), of(made)["supply"]) == ({"red": 2}, 0, 17)
    assert (has(made), state(made)["tax"]) == ("$", 1)
    do(made, "stop")
    assert asked(made) == "D6 red"


def test_captures_of_a_visit_come_from_two_places_at_most() -> None:
    """D16"""
    red = {"virtue": 7, "workers": {"forest": 1, "quarry": 1, "mines": 1}}
    made = base({"goods": "$$$$", "workers": {"town_centre": 2}}, red=red)
    do(made, "place town_centre", "capture forest red", "capture quarry red")
    assert "mines red" not in legal(made, "capture")


def test_a_card_must_capture_while_there_is_a_group() -> None:
    """R77"""
    own = {"goods": {"wood": 3, "stone": 5, "gold": 1}, "hand": ["armoury"], "apprentices": ["thief", "gatekeeper"]}
    made = do(base({**own, "virtue": 4}, red={"virtue": 7, "workers": {"forest": 1, "quarry": 1}}), "place guildhall")
    assert legal(made) == {"capture forest red", "capture quarry red"}


def test_guardhouse_actions_one_after_the_other() -> None:
    """D17: each needs something to work on, and only the first is a must."""
    made = base({"prison": 2, "captured": {"red": 1}, "workers": {"guardhouse": 1}})
    do(made, "place guardhouse")
    assert asked(made) == "D17 blue"
    assert legal(made) == {"guard send_captured", "guard release_prison"}
    do(made, "guard release_prison")
    assert legal(made) == {"guard send_captured", "stop"}


def test_captured_workers_are_freed_for_silver_or_a_debt() -> None:
    """D18"""
    red = {"virtue": 7, "captured": {"blue": 4}}
    made = base({"goods": "$$$$$"}, red=red, tax=0)
    do(made, "place guardhouse")
    assert (asked(made), legal(made)) == ("D18 blue", {"release silver", "release debt"})
    paid = do(made.clone(), "release silver")
    assert (has(paid), state(paid)["tax"], of(paid)["supply"]) == ("", 2, 19)
    do(made, "release debt")
    assert (of(made)["unpaid"], of(made)["virtue"], of(made)["supply"]) == (1, 6, 19)
    poor = do(base({}, red=red), "place guardhouse")
    assert (of(poor)["unpaid"], asked(poor)) == (1, "D6 red")


def test_the_tax_stand_costs_virtue_before_it_pays() -> None:
    """R76"""
    made = do(base({}, tax=4), "place tax_stand")
    assert [id for id in events(made) if id in ("virtue-lost", "took-tax")] == ["virtue-lost", "took-tax"]


def test_virtue_below_nothing_is_a_debt() -> None:
    """EX18"""
    made = do(base({"virtue": 1}, tax=1), "place tax_stand")
    assert (of(made)["virtue"], of(made)["unpaid"]) == (0, 1)


def test_virtue_above_its_most_may_destroy_a_debt() -> None:
    """EX17, D24, R23: no Virtue and no paid Debt comes of it."""
    own = {"virtue": 14, "unpaid": 1, "goods": "CCCC", "workers": {"kings_storehouse": 1}}
    made = do(base(own), "place kings_storehouse", "trade to_virtue clay clay")
    assert (asked(made), legal(made)) == ("D24 blue", {"debt destroy", "debt keep"})
    do(made, "debt destroy")
    assert (of(made)["virtue"], of(made)["unpaid"], of(made)["paid"]) == (14, 0, 0)
    do(made, "trade to_virtue clay clay")
    assert of(made)["virtue"] == 14


def test_silver_lies_on_the_left_most_cards_of_the_row() -> None:
    """R20, R71: it is placed, so Influence does not stand in for it."""
    made = base({"goods": "$$$$$$"}, tax=0)
    do(made, "place workshop hire", "hire merchant_t2")
    assert (state(made)["display_silver"][:3], has(made)) == ([1, 1, 0], "")
    rich = blue({"goods": "$$$", "influence": 6}, tax=0)
    do(rich, "place workshop hire")
    assert legal(rich, "hire") == {"merchant_t1", "patron_t", "merchant_m1", "patron_m1"}


def test_a_dismissed_apprentice_goes_under_the_pile() -> None:
    """D13, R70: what it brought stays."""
    five = ["thief", "labourer", "trader_c", "trader_m", "acolyte_c"]
    made = base({"goods": "$$$$", "apprentices": five, "virtue": 8})
    do(made, "place workshop hire", "hire merchant_t1", "dismiss acolyte_c")
    assert (of(made)["virtue"], state(made)["apprentices_under"]) == (8, ["acolyte_c"])
    assert of(made)["apprentices"] == ["thief", "labourer", "trader_c", "trader_m", "merchant_t1"]


@pytest.mark.parametrize(("virtue", "tax"), [(4, 2), (3, 1), (2, 1), (1, 0), (0, 0)])
def test_little_virtue_ignores_tax(virtue: int, tax: int) -> None:
    """R17, R18"""
    made = do(base({"virtue": virtue, "goods": "$$$$"}, tax=0), "place workshop hire", "hire merchant_t1")
    assert (state(made)["tax"], len(has(made))) == (tax, 2 - tax)


def test_nobody_too_virtuous_goes_to_the_black_market() -> None:
    """R17"""
    assert why(base({"virtue": 10, "goods": "$"}), "place black_market small") == "closed-too-virtuous"
    assert "place black_market small" in legal(base({"virtue": 9, "goods": "$"}))


def test_a_reset_comes_after_the_action_and_once() -> None:
    """R12"""
    taken = {"small": "red", "middle": "red"}
    made = do(base({"goods": "$$$"}, black_market=taken), "place black_market large")
    told_ids = events(made)
    assert told_ids.count("reset") == 1
    assert told_ids.index("gained") < told_ids.index("reset")
    assert (of(made)["prison"], of(made, "red")["prison"], state(made)["black_market"]) == (1, 2, {})


def test_the_small_pile_is_turned_until_it_is_empty() -> None:
    """R32: then all cards are shuffled."""
    every = [f"bm{number:02}" for number in range(1, 11)]
    taken = {"small": "red", "middle": "red"}
    made = base({"goods": "$$$"}, black_market=taken, large=every, small_top=None)
    do(made, "place black_market large")
    assert (state(made)["large"], state(made)["small_top"] is None) == ([], False)
    one = do(base({"goods": "$$$"}, black_market=taken), "place black_market large")
    assert len(state(one)["large"]) == 1


def test_three_in_prison_cost_virtue_and_most_a_debt() -> None:
    """EX16"""
    taken = {"small": "red", "middle": "red"}
    made = base({"goods": "$$$", "prison": 1}, black_market=taken, red={"virtue": 7, "prison": 2})
    do(made, "place black_market large")
    assert (of(made)["virtue"], of(made)["unpaid"]) == (6, 0)
    assert (of(made, "red")["virtue"], of(made, "red")["unpaid"]) == (6, 1)


def test_the_last_space_of_the_guildhall_brings_one_more_turn_each() -> None:
    """R13, R15: whoever filled it has the last one, and building goes on."""
    well = {"goods": "WWSS", "hand": ["well"]}
    red = {"virtue": 7, "guildhall": 11, "goods": "WWWW", "hand": ["steeple"]}
    made = do(base(well, red=red), "place guildhall")
    assert "last-round" in events(made)
    assert asked(made) == "D6 red"
    do(made, "place quarry")
    assert asked(made) == "D6 blue"
    do(made, "place quarry")
    assert asked(made) == "over"
    full = base(well, red={"virtue": 7, "guildhall": 12}, last_turns=2)
    do(full, "place guildhall")
    assert (of(full)["buildings"], "reset" in events(full)) == (["well"], False)


def test_captives_cost_nothing_at_the_end_but_prison_does() -> None:
    """R16"""
    red = {"virtue": 7, "captured": {"blue": 6}}
    made = do(base({"prison": 5}, red=red, last_turns=1), "place quarry")
    assert made.outcome.sources[0] == {"prison": -2}


def test_workers_of_a_colour_are_alike() -> None:
    """R64: only numbers are kept."""
    made = do(base({"workers": {"forest": 2}}), "place forest")
    assert of(made)["workers"]["forest"] == 3


def test_equal_scores_go_by_virtue_then_silver() -> None:
    """R61"""
    made = do(base({"virtue": 8, "goods": "$$"}, red={"virtue": 7, "goods": "$$$$$"}, last_turns=1), "place quarry")
    assert made.outcome.places == [1, 2]
    even = do(base({"goods": "$$"}, red={"virtue": 7, "goods": "$$$$$"}, last_turns=1), "place quarry")
    assert even.outcome.places == [2, 1]
    assert not told(even, "event-award")


def test_a_game_that_nobody_brings_to_an_end_ends_after_many_rounds() -> None:
    """R78: with the last player of that round."""
    made = base({}, round=399, starter="blue", red={"virtue": 7})
    do(made, "place quarry")
    do(made, "place forest")
    assert asked(made) == "over"
    assert (state(made)["round"], state(made)["last_turns"]) == (400, 0)
    early = base({}, round=398, starter="blue", red={"virtue": 7})
    do(early, "place quarry")
    do(early, "place forest")
    assert (asked(early), state(early)["round"]) == ("D6 blue", 400)

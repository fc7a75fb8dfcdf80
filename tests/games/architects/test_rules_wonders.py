"""Influence, Princess and Profiteer, Contributions and Wonders: what the rules say, a test a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.architects.tables import DISPLAY, events, has, of, state, table
from tests.games.reading import asked, do, legal, why

PLAIN: dict[str, Any] = {"boards": "standard", "rewards": {"left": 0}, "display": DISPLAY}


def blue(own: dict[str, Any], **said: Any) -> Any:
    """Blue is to place a Worker."""
    return table(2, **{**PLAIN, "red": {"virtue": 7}, **said}, blue={"virtue": 7, **own})


@pytest.mark.parametrize(("before", "cards"), [(4, 1), (8, 1), (5, 0), (3, 0)])
def test_a_card_is_drawn_on_reaching_a_mark_from_below(before: int, cards: int) -> None:
    """EX1: again after falling below it."""
    made = do(blue({"influence": before}, consequence="cc4"), "place forest", "influence now")
    assert (of(made)["influence"], of(made)["hand_size"]) == (before + 1, cards)


def test_influence_stands_in_for_silver_and_virtue() -> None:
    """EX2, D20, D25"""
    made = blue({"influence": 4})
    do(made, "place black_market draw")
    assert asked(made) == "D25 blue"
    do(made, "virtue shield")
    assert (of(made)["influence"], of(made)["virtue"], has(made)) == (0, 7, "")


def test_virtue_may_be_lost_all_the_same() -> None:
    """D25: point by point."""
    made = do(blue({"influence": 4}, tax=3), "place tax_stand")
    assert legal(made) == {"virtue shield", "virtue lose"}
    do(made, "virtue shield", "virtue lose")
    assert (of(made)["influence"], of(made)["virtue"]) == (2, 6)


def test_influence_shields_at_no_virtue() -> None:
    """R65"""
    made = do(blue({"virtue": 0, "influence": 4}, tax=3), "place tax_stand", "virtue shield", "virtue shield")
    assert (of(made)["influence"], of(made)["unpaid"]) == (0, 0)


def test_what_is_left_of_two_influence_covers_a_later_silver() -> None:
    """EX3, R44: two trades of a Silver each, in one turn."""
    own = {"influence": 2, "apprentices": ["merchant_c"], "workers": {"kings_storehouse": 1}}
    made = blue(own, display=[*DISPLAY[:4], "thief", *DISPLAY[5:]])
    do(made, "place kings_storehouse", "trade merchant_c")
    assert (of(made)["influence"], of(made)["spare"]) == (0, 1)
    do(made, "trade merchant_c")
    assert (has(made), of(made)["influence"], of(made)["spare"]) == ("WWWW", 0, 0)


def test_what_is_left_over_lapses_with_the_turn() -> None:
    """R44"""
    own = {"influence": 2, "apprentices": ["merchant_c"], "workers": {"kings_storehouse": 1}}
    made = blue(own, display=[*DISPLAY[:4], "thief", *DISPLAY[5:]])
    do(made, "place kings_storehouse", "trade merchant_c", "stop")
    assert (asked(made), of(made)["spare"]) == ("D6 red", 0)


def test_the_profiteers_influence_comes_before_or_after() -> None:
    """D8, R34: at once with none at all."""
    made = do(blue({"influence": 1}, consequence="cc4"), "place forest")
    assert (asked(made), legal(made)) == ("D8 blue", {"influence now", "influence later"})
    assert of(do(made, "influence later"))["influence"] == 2
    assert asked(do(blue({}, consequence="cc4"), "place forest")) == "D6 red"


def test_what_a_placement_brings_counts_for_its_price() -> None:
    """R67: with the Profiteer's Influence the hire can be paid."""
    said: dict[str, Any] = {"consequence": "cc6", "tax": 0}
    made = do(blue({"influence": 1, "goods": "$$"}, **said), "place workshop hire")
    assert asked(made) == "D12 blue"
    do(made, "hire merchant_t1")
    assert (of(made)["influence"], has(made), state(made)["tax"]) == (0, "", 2)
    assert why(blue({"influence": 1, "goods": "$$"}, consequence="cc1"), "place workshop hire") == "closed-cant-hire"


def test_a_contribution_comes_before_or_after_never_within() -> None:
    """D9, R35"""
    own = {"goods": "CCCCW", "workers": {"kings_storehouse": 1}}
    made = do(blue(own, consequence="cc4", contribution="cc2"), "place kings_storehouse")
    assert asked(made) == "D9 blue"
    do(made, "contribute none", "trade to_virtue clay clay")
    assert asked(made) == "D11 blue"
    do(made, "trade to_virtue clay clay")
    assert (asked(made), legal(made)) == ("D9 blue", {"contribute wood", "contribute none"})


def test_the_fifth_contribution_brings_a_reset_after_the_turn() -> None:
    """R36"""
    taken = ["clay", "wood", "stone", "gold"]
    made = blue({"goods": "M"}, consequence="cc4", contribution="cc2", contributed=taken)
    do(made, "place kings_storehouse", "contribute marble")
    told = events(made)
    assert told.index("gained") < told.index("reset")
    assert state(made)["contributed"] == []
    assert state(made)["wonders"]["goods"] == {f"wonder_{good}": 1 for good in [*taken, "marble"]}


def test_resources_of_a_built_wonder_are_contributed_for_the_reward() -> None:
    """R37: they go to the supply at the Reset."""
    taken = ["clay", "wood", "stone", "marble"]
    wonders = {"owner": {"wonder_gold": "red"}, "place": {"wonder_gold": "quarry"}}
    made = blue({"goods": "G"}, consequence="cc4", contribution="cc2", contributed=taken, wonders=wonders)
    do(made, "place kings_storehouse", "contribute gold")
    assert of(made)["influence"] == 3
    assert "wonder_gold" not in state(made)["wonders"]["goods"]


def test_no_card_no_contribution() -> None:
    """R31: after the sixth Reset; the seventh shuffles all cards."""
    every = [f"cc{number}" for number in range(1, 8)]
    said: dict[str, Any] = {"consequence": "cc4", "contribution": None, "turned": every}
    made = do(blue({"goods": "C"}, **said), "place kings_storehouse")
    assert asked(made) == "D6 red"
    taken = {"small": "red", "middle": "red"}
    again = do(blue({"goods": "$$$"}, black_market=taken, **said), "place black_market large")
    assert len(state(again)["turned"]) == 1
    assert state(again)["contribution"] is not None


def test_figures_reward_or_punish_a_capture_once() -> None:
    """R33: one Virtue for each figure, however many groups."""
    red = {"virtue": 7, "workers": {"forest": 2, "kings_storehouse": 1}}
    own = {"goods": "$$$", "workers": {"town_centre": 2, "forest": 1}}
    made = blue(own, red=red, consequence="cc4")
    do(made, "place town_centre", "capture kings_storehouse red")
    assert of(made)["virtue"] == 6
    do(made, "capture forest red")
    assert of(made)["virtue"] == 7
    do(made, "capture forest blue")
    assert of(made)["virtue"] == 7


def test_one_wonder_a_place() -> None:
    """D22, R38"""
    wonders = {"owner": {"wonder_clay": "red"}, "place": {"wonder_clay": "forest"}}
    made = blue({"goods": "MMMMMM$", "influence": 3, "virtue": 4}, wonders=wonders)
    do(made, "place guildhall")
    assert "forest" not in legal(made, "site")
    assert legal(made, "site") >= {"quarry", "silversmith", "workshop", "guardhouse", "town_centre", "kings_storehouse"}


def test_the_tax_of_a_wonder_is_ordinary_tax() -> None:
    """R19: little Virtue ignores some of it."""
    made = blue({"goods": {"gold": 8, "silver": 1}, "influence": 4, "virtue": 3}, tax=0)
    do(made, "place guildhall", "site quarry")
    assert (state(made)["tax"], has(made)) == (1, "")


def test_a_contribution_may_spoil_the_action() -> None:
    """R74: Virtue 3 becomes 4, so the Tax is 2; what is left is drawing."""
    own = {"virtue": 3, "goods": "W$$$"}
    made = blue(own, consequence="cc5", contribution="cc2", tax=0)
    do(made, "place workshop hire", "contribute wood")
    if made.decision is not None and made.decision.ask == "another_action":
        do(made, "place workshop draw")
    assert of(made)["virtue"] == 4
    assert (of(made)["hand_size"], of(made)["apprentices"], has(made)) == (1, [], "$$$")

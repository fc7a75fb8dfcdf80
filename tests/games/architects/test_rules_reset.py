"""The Black Market Reset, step by step, and what triggers it: what the rules say, a test a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.architects.ai_tables import ai, ai_turn, marble, marker
from tests.games.architects.tables import BASE, DISPLAY, events, has, of, state, table
from tests.games.reading import asked, do

PLAIN: dict[str, Any] = {"boards": "standard", "rewards": {"left": 0}, "display": DISPLAY}
TAKEN = {"small": "red", "middle": "red"}
PARTIES = ("blue", "red", "green")


def reset(seats: int = 2, **said: Any) -> Any:
    """Blue takes the last space of the Black Market, so that a Reset follows."""
    own = {"virtue": 7, "goods": "$$$", **said.pop("blue", {})}
    others: dict[str, Any] = {name: {"virtue": 7, **said.pop(name, {})} for name in PARTIES[1:seats]}
    made = table(seats, **{**PLAIN, "black_market": TAKEN, **said}, blue=own, **others)
    return do(made, "place black_market large")


def test_two_triggers_in_one_turn_are_one_reset() -> None:
    """R12, R29: the seventh Worker of the Guildhall, and the Worker of a Building with a fifth Contribution."""
    own = {"virtue": 7, "goods": "CCWWWM", "hand": ["depot"], "apprentices": ["thief"]}
    said: dict[str, Any] = {
        "consequence": "cc4",
        "contribution": "cc2",
        "contributed": ["clay", "wood", "stone", "gold"],
    }
    made = table(2, **PLAIN, blue=own, red={"virtue": 7, "guildhall": 6}, **said)
    do(made, "place guildhall", "contribute marble")
    assert [event for event in events(made) if event == "reset"] == ["reset"]
    assert len(state(made)["large"]) == 1
    assert len(state(made)["turned"]) == 2


@pytest.mark.parametrize(("seats", "spaces"), [(2, (6, 9)), (3, (8, 12)), (4, (10, 15)), (5, (12, 18))])
def test_the_first_space_of_the_third_and_of_the_fourth_row_brings_a_reset(seats: int, spaces: tuple[int, int]) -> None:
    """R1: and no other space does."""
    own = {"virtue": 7, "goods": "WWSS", "hand": ["well"]}
    for taken in (*spaces, spaces[0] - 1, spaces[1] + 1):
        made = table(seats, **PLAIN, blue=own, red={"virtue": 7, "guildhall": taken})
        do(made, "place guildhall")
        assert ("reset" in events(made)) == (taken in spaces), taken


def test_the_market_is_emptied_before_its_card_is_turned() -> None:
    """13 steps 1 and 2: its Workers are in Prison, the top Small card lies on the Large pile."""
    made = reset(**BASE, display=DISPLAY[:4] + DISPLAY[5:9])
    told_of = [event for event in events(made) if event.startswith("reset")]
    assert told_of[:3] == ["reset", "reset-prison", "reset-market"]
    assert (of(made)["prison"], of(made, "red")["prison"], len(state(made)["large"])) == (1, 2, 1)


def test_street_urchins_and_aristocrats_gain_clockwise_from_who_triggered_it() -> None:
    """13 step 3, R43"""
    seats = {
        name: {"apprentices": [card], "workers": {"town_centre": 1}}
        for name, card in zip(PARTIES, ("aristocrat_t", "aristocrat_m", "aristocrat_c"), strict=True)
    }
    made = reset(3, consequence="cc6", **seats)
    first = events(made).index("reset")
    gained = [event.seat for event in (made.events or [])[first:] if event.id == "event-gained"]
    assert gained[:3] == [0, 1, 2]
    assert [has(made, name) for name in PARTIES] == ["WSGMM", "M", "$$$"]


def test_the_profiteers_steps_come_before_anybody_goes_to_prison() -> None:
    """R41: cc2 takes a Virtue from everybody at the Guardhouse, one after the other; Influence may avoid it."""
    here = {"workers": {"guardhouse": 2}, "influence": 2}
    made = reset(2, consequence="cc2", blue={**here, "apprentices": ["illusionist"]}, red=here)
    do(made, "pay silver 3")
    assert asked(made) == "D25 blue"
    assert (of(made)["prison"], of(made)["workers"]["guardhouse"]) == (1, 2)
    do(made, "virtue shield")
    assert asked(made) == "D25 red"
    do(made, "virtue lose")
    assert (of(made)["virtue"], of(made)["prison"], of(made, "red")["prison"]) == (6, 3, 4)


def test_all_who_are_tied_with_the_princess_are_rewarded_clockwise() -> None:
    """13 step 5, R42: from the player who triggered the Reset; who has fewer Workers gains nothing."""
    made = reset(
        3,
        consequence="cc6",
        blue={"workers": {"town_centre": 1}},
        red={"workers": {"town_centre": 2}},
        green={"workers": {"town_centre": 2}},
    )
    assert [of(made, name)["virtue"] for name in PARTIES] == [6, 9, 9]


def test_with_nobody_at_the_princess_nobody_is_rewarded() -> None:
    """13 step 5, R42"""
    made = reset(2, consequence="cc2")
    assert (has(made), has(made, "red")) == ("WSMM", "")  # what the large space brought, and nothing else


def test_wonders_and_the_princess_are_no_workers_in_a_reset() -> None:
    """R40: a Wonder and Arnulf's Princess count for placing only."""
    wonders = {"owner": {"wonder_clay": "blue"}, "place": {"wonder_clay": "town_centre"}}
    red = {"workers": {"town_centre": 2}, "board": "ada"}
    blue = {"workers": {"town_centre": 1}, "board": "arnulf"}
    made = reset(2, consequence="cc6", boards="variable", wonders=wonders, blue=blue, red=red)
    assert (of(made)["virtue"], of(made, "red")["virtue"]) == (6, 9)
    alone = reset(
        2, consequence="cc6", boards="variable", wonders=wonders, blue={"board": "arnulf"}, red={"board": "ada"}
    )
    assert of(alone)["virtue"] == 6


def test_princess_and_profiteer_move_to_the_places_of_the_new_card() -> None:
    """13 steps 6 to 8: contributed resources lie on their Wonders by then."""
    made = reset(2, consequence="cc1", contribution="cc2", contributed=["clay", "gold"])
    assert state(made)["consequence"] == "cc2"
    assert state(made)["wonders"]["goods"] == {"wonder_clay": 1, "wonder_gold": 1}
    assert state(made)["contributed"] == []
    assert (made.princess(), made.profiteer()) == (2, 7)


def test_squires_look_at_the_prison_after_the_gatekeeper() -> None:
    """D27, R43: the own Worker of the Black Market is in Prison already."""
    hired = {"apprentices": ["squire_t", "gatekeeper"]}
    made = reset(2, blue=hired)
    assert asked(made) == "D27 blue"
    kept = do(made.clone(), "free 0")
    assert "G" not in has(kept)
    assert "G" in has(do(made, "free 1"))


def test_without_workers_in_prison_there_is_no_debt() -> None:
    """13 step 11: a Reset by the Guildhall, with nobody in Prison."""
    own = {"virtue": 7, "goods": "WWSS", "hand": ["well"]}
    made = do(table(2, **PLAIN, blue=own, red={"virtue": 7, "guildhall": 6}), "place guildhall")
    assert "reset" in events(made)
    assert (of(made)["unpaid"], of(made, "red")["unpaid"]) == (0, 0)


def test_all_who_have_most_in_prison_take_a_debt() -> None:
    """13 steps 10 and 11, EX16: those with three lose a Virtue, whoever they are."""
    made = reset(3, blue={"prison": 3}, red={"prison": 2}, green={"prison": 3})
    assert [of(made, name)["prison"] for name in PARTIES] == [4, 4, 3]
    assert [of(made, name)["unpaid"] for name in PARTIES] == [1, 1, 0]
    assert [of(made, name)["virtue"] for name in PARTIES] == [5, 6, 6]


def test_the_ai_opponent_takes_part_in_every_step() -> None:
    """R69: the Profiteer's Debt, which the Princess destroys; Virtue and a Debt for its Workers in Prison."""
    made = ai_turn(
        "s01",
        opponent="patron",
        blue={"guildhall": 6},
        consequence="cc1",
        ai={"workers": {"silversmith": 3, "quarry": 1}, "virtue": 7, "cathedral": 5},
    )
    told_of = ("event-debt-taken", "event-debt-destroyed", "event-virtue-lost")
    happened = [event.id for event in made.events or [] if event.id in told_of]
    assert happened == [told_of[0], told_of[1], told_of[2], told_of[0]]
    assert (ai(made)["prison"], ai(made)["unpaid"], ai(made)["virtue"]) == (3, 1, 6)
    assert (marker(made), marble(made)) == ("clay", 4)

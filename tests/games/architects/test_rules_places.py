"""Places, payments and effects where several rules meet: what the rules say, a test a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.architects.tables import BASE, DISPLAY, events, has, of, pack_with, state, table
from tests.games.reading import asked, do, legal, why

PLAIN: dict[str, Any] = {"boards": "standard", "rewards": {"left": 0}, "display": DISPLAY}
FIVE = ["thief", "labourer", "trader_c", "trader_m", "illusionist"]


def blue(own: dict[str, Any], seats: int = 2, **said: Any) -> Any:
    """Blue is to place a Worker."""
    return table(seats, **{**PLAIN, "red": {"virtue": 7}, **said}, blue={"virtue": 7, **own})


def wonder_at(place: str, owner: str = "blue") -> dict[str, Any]:
    return {"wonders": {"owner": {"wonder_gold": owner}, "place": {"wonder_gold": place}}}


# How many Workers count


@pytest.mark.parametrize(("workers", "gets"), [(0, "$$"), (1, "$$$"), (4, "$$$$$$")])
def test_the_silversmith_gives_one_and_one_a_worker(workers: int, gets: str) -> None:
    """EX12"""
    assert has(do(blue({"workers": {"silversmith": workers}}), "place silversmith")) == gets


@pytest.mark.parametrize(("workers", "cards"), [(0, 1), (1, 2), (2, 2), (3, 3)])
def test_the_workshop_draws_one_card_and_one_for_every_two_workers(workers: int, cards: int) -> None:
    """D12"""
    assert of(do(blue({"workers": {"workshop": workers}}), "place workshop draw"))["hand_size"] == cards


@pytest.mark.parametrize(("workers", "hires"), [(0, 2), (3, 8), (4, 10)])
def test_the_fifth_column_needs_five_workers(workers: int, hires: int) -> None:
    """D12: with Silver for the hire alone."""
    made = do(blue({"goods": "$$$$", "workers": {"workshop": workers}}), "place workshop hire")
    assert len(legal(made, "hire")) == hires


def test_an_own_wonder_is_a_worker_more_in_every_respect() -> None:
    """R39, D7: reach at the Workshop, trades, captures and Guardhouse actions, of this placement only."""
    hire = blue({"goods": "$$$$"}, **wonder_at("workshop"))
    do(hire, "place workshop hire", "visit extra_worker")
    assert legal(hire, "hire") == {"merchant_t1", "merchant_m1", "patron_t", "patron_m1"}
    trade = blue({"goods": "CCCC"}, **wonder_at("kings_storehouse"))
    do(trade, "place kings_storehouse", "visit extra_worker", *["trade to_virtue clay clay"] * 2)
    assert of(trade)["virtue"] == 9
    guard = blue({"prison": 2, "captured": {"red": 1}}, **wonder_at("guardhouse"))
    do(guard, "place guardhouse", "visit extra_worker", "guard release_prison", "guard send_captured")
    assert (of(guard)["prison"], of(guard)["captured"]) == (0, {})
    red = {"virtue": 7, "workers": {"quarry": 1, "forest": 1}}
    seized = blue({"goods": "$$"}, red=red, **wonder_at("town_centre"))
    do(seized, "place town_centre", "visit extra_worker", "capture quarry red", "capture forest red")
    assert of(seized)["captured"] == {"red": 2}


def test_the_wonder_of_another_player_is_nothing() -> None:
    """R39"""
    assert has(do(blue({}, **wonder_at("quarry", "red")), "place quarry")) == "S"


def test_only_the_benefit_that_keeps_the_action_possible_is_offered() -> None:
    """D7, R67: the Influence of the Wonder pays for the hire, a Worker more would not."""
    said: dict[str, Any] = {**wonder_at("workshop"), "tax": 0}
    made = do(blue({"goods": "$$", "influence": 1}, **said), "place workshop hire")
    assert (asked(made), of(made)["influence"]) == ("D12 blue", 2)
    rich = do(blue({"goods": "$$", "influence": 2}, **said), "place workshop hire")
    assert legal(rich) == {"visit extra_worker", "visit influence"}


def test_what_the_profiteer_brings_counts_for_both_benefits_of_a_wonder() -> None:
    """D7, R67: by a pack's figure, too: two Influence of the Profiteer pay for the hire without the Wonder's."""
    pack = pack_with("wonders", "wonder_rules", profiteer_influence=2)
    made = blue({"goods": "$$"}, **wonder_at("workshop"), consequence="cc6", tax=0, pack=pack)
    assert legal(do(made, "place workshop hire")) == {"visit extra_worker", "visit influence"}


# Town Centre


@pytest.mark.parametrize(("seats", "places"), [(2, 2), (3, 2), (4, 1), (5, 1)])
def test_captures_come_from_so_many_places(seats: int, places: int) -> None:
    """D16: two with two or three players, one with four or five."""
    red = {"virtue": 7, "workers": {"forest": 1, "quarry": 1, "mines": 1}}
    own = {"goods": "$$$$", "workers": {"town_centre": 2, "forest": 1}}
    made = do(blue(own, seats, red=red), "place town_centre", "capture forest red")
    left = {"forest", "quarry", "mines", "town_centre"} if places > 1 else {"forest"}
    assert {text.split()[0] for text in legal(made, "capture")} == left


@pytest.mark.parametrize(("seats", "captured"), [(3, 3), (4, 2)])
def test_captures_of_one_card_keep_the_limit_of_places(seats: int, captured: int) -> None:
    """R9: the Fortress captures twice; with four players from one place. The last group is taken without a question."""
    own = {"goods": "CCCSSSSGMM", "hand": ["fortress"], "apprentices": ["labourer"], "virtue": 4}
    made = blue(own, seats, red={"virtue": 7, "workers": {"forest": 2, "quarry": 1}})
    do(made, "place guildhall", "capture forest red")
    assert (of(made)["captured"], asked(made)) == ({"red": captured}, "D6 red")


def test_captures_of_a_card_lose_the_princess_and_please_the_profiteer() -> None:
    """R33: a card's captures, too."""
    own = {"goods": "CCWWWSSS", "hand": ["arena"], "apprentices": ["labourer"]}
    red = {"virtue": 7, "workers": {"kings_storehouse": 1, "forest": 1}}
    made = do(blue({**own, "virtue": 4}, red=red, consequence="cc4"), "place guildhall")
    assert of(do(made.clone(), "capture kings_storehouse red"))["virtue"] == 2
    assert of(do(made, "capture forest red"))["virtue"] == 4


def test_own_workers_at_the_princess_are_taken_back_without_loss() -> None:
    """R11, R33"""
    own = {"goods": "$$", "workers": {"kings_storehouse": 2}}
    made = do(blue(own, consequence="cc4"), "place town_centre", "capture kings_storehouse blue")
    assert (of(made)["virtue"], of(made)["supply"]) == (7, 19)


def test_the_tax_of_the_first_capture_can_not_be_paid_with_influence() -> None:
    """D20, R67"""
    assert why(blue({"influence": 12}), "place town_centre") == "closed-cant-pay"
    own = {"influence": 2, "goods": "$", "workers": {"town_centre": 2, "forest": 1}}
    made = blue(own, tax=0, red={"virtue": 7, "workers": {"mines": 1, "forest": 1}})
    do(made, "place town_centre", "capture mines red", "capture forest red")
    assert (of(made)["influence"], of(made)["spare"], state(made)["tax"], has(made)) == (0, 1, 1, "")
    do(made, "capture forest blue")
    assert (of(made)["captured"], of(made)["supply"]) == ({"red": 2}, 17)


# Guardhouse


def test_a_debt_is_paid_with_tax_silver_and_influence() -> None:
    """D17, D20: three Tax, and three Silver of which Influence may cover two by two."""
    made = blue({"goods": "$$$$", "influence": 2, "unpaid": 1}, tax=0, consequence="cc1")
    do(made, "place guardhouse")
    assert (of(made)["paid"], of(made)["virtue"], state(made)["tax"]) == (1, 8, 3)
    assert (has(made), of(made)["influence"]) == ("", 0)
    poor = blue({"goods": "$$", "influence": 12, "unpaid": 1}, consequence="cc1")
    assert why(poor, "place guardhouse") == "closed-nothing-to-guard"


def test_each_guardhouse_action_needs_something_when_its_turn_comes() -> None:
    """D17, R74: what was done before is gone."""
    made = blue({"prison": 2, "workers": {"guardhouse": 3}})
    do(made, "place guardhouse")
    assert (of(made)["prison"], asked(made)) == (0, "D6 red")


# Hiring


def test_a_free_hire_at_the_limit_may_be_declined() -> None:
    """R28, D13"""
    own = {"goods": "WWWSSG", "hand": ["tavern"], "apprentices": FIVE, "virtue": 4}
    made = do(blue(own), "place guildhall")
    assert "decline" in legal(made)
    assert of(do(made.clone(), "decline"))["apprentices"] == FIVE
    do(made, "hire merchant_t1")
    assert asked(made) == "D13 blue"
    assert of(do(made, "dismiss thief"))["apprentices"] == [*FIVE[1:], "merchant_t1"]


def test_the_black_market_hires_any_apprentice_with_its_silver() -> None:
    """D14, R20: whatever the column, and however many coins lie there."""
    made = blue({"goods": "$$"}, display_silver=[0, 0, 0, 0, 3, *[0] * 5])
    do(made, "place black_market hire", "hire merchant_c")
    assert (of(made)["apprentices"], has(made)) == (["merchant_c"], "$$$")


def test_coins_pile_up_on_the_left_most_cards_of_the_row() -> None:
    """R20, R21: the other row stays as it is."""
    made = blue({"goods": "$$$$$$"}, display_silver=[1, 0, 0, 0, 0, 2, *[0] * 4], tax=0)
    do(made, "place workshop hire", "hire merchant_t2")
    assert state(made)["display_silver"] == [2, 1, 0, 0, 0, 2, 0, 0, 0, 0]
    assert state(made)["display"][:4] == ["merchant_t1", "merchant_m1", "merchant_m2", "merchant_c"]


def test_silver_on_a_card_that_leaves_the_display_goes_to_the_supply() -> None:
    """R20, R70: the School sends eight cards under the pile, row by row."""
    own = {"goods": "CWWSS", "hand": ["school"], "apprentices": ["pickpocket"], "virtue": 4}
    made = do(blue(own, display_silver=[3, *[0] * 8, 1]), "place guildhall")
    assert (has(made), state(made)["display_silver"]) == ("", [0, 0, 0, 0, 0, 1, 0, 0, 0, 0])


def test_rudolf_saves_nothing_on_silver_that_is_placed() -> None:
    """R22: Tax 2, Silver 1 and one on the card that is passed over."""
    own = {"goods": "$$$$", "board": "rudolf"}
    made = blue(own, boards="variable", red={"board": "ada"}, tax=0)
    do(made, "place workshop hire", "hire merchant_m1")
    assert (has(made), state(made)["tax"], state(made)["display_silver"][0]) == ("", 2, 1)


def test_the_third_worker_of_a_row_may_clear_the_first_column() -> None:
    """The option guildhall_clears_apprentices; the Silver on the cards goes to the supply."""
    own = {"goods": "WWSS", "hand": ["well"]}
    said: dict[str, Any] = {"red": {"virtue": 7, "guildhall": 2}, "display_silver": [2, *[0] * 9]}
    made = do(blue(own, guildhall_clears_apprentices=True, **said), "place guildhall")
    assert state(made)["apprentices_under"] == ["merchant_t1", "patron_t"]
    assert state(made)["display"][:4] == DISPLAY[1:5]
    assert has(made) == "CCCC"
    assert state(do(blue(own, **said), "place guildhall"))["apprentices_under"] == []


# Buildings that place a Worker


def test_a_placing_building_needs_a_worker_in_supply() -> None:
    """R29: without one nothing happens."""
    own = {"goods": "CCWWW", "hand": ["lodge"], "supply": 1, "prison": 19}
    made = do(blue(own), "place guildhall")
    assert (of(made)["buildings"], has(made), "fizzled" in events(made)) == (["lodge"], "", True)


def test_the_worker_of_a_building_meets_princess_and_profiteer() -> None:
    """R29, R34, D9: its presence is its own."""
    mill = {"goods": "CCSSS", "hand": ["mill"]}
    made = do(blue(mill, consequence="cc4"), "place guildhall")
    assert (of(made)["influence"], has(made)) == (1, "W")
    lodge = {"goods": "CCCWWW", "hand": ["lodge"], "virtue": 4}
    made = do(blue(lodge, consequence="cc1", contribution="cc2"), "place guildhall")
    assert (asked(made), legal(made, "contribute")) == ("D9 blue", {"clay", "none"})
    do(made, "contribute none", "contribute stone")
    assert (of(made)["influence"], of(made)["virtue"], has(made)) == (1, 5, "C")


def test_triggered_powers_come_after_the_effect_of_the_building() -> None:
    """10 (6): the Lodge's Worker first, then the Journeyman's Silver."""
    own = {"goods": "CCWWW", "hand": ["lodge"], "apprentices": ["journeyman_m"]}
    made = do(blue(own), "place guildhall")
    gained = [event.values["good"] for event in made.events or [] if event.id == "event-gained"]
    assert gained == [{"stone": 1}, {"silver": 2}]


def test_beside_a_full_guildhall_a_second_worker_triggers_nothing() -> None:
    """R13, R15: the Crane in the very turn that fills it; everybody has one more turn all the same."""
    own = {"goods": "WWWWWSSS", "hand": ["crane", "well"], "virtue": 4}
    made = blue(own, **BASE, promo_cards=True, red={"virtue": 7, "guildhall": 11}, display=DISPLAY[:4] + DISPLAY[5:9])
    do(made, "place guildhall", "construct crane")
    assert (of(made)["buildings"], of(made)["guildhall"]) == (["crane", "well"], 2)
    assert (events(made).count("last-round"), state(made)["last_turns"], asked(made)) == (0, 2, "D6 red")


# Influence and Virtue


def test_a_leap_over_both_marks_draws_two_cards() -> None:
    """EX1: each time the marker steps from 4 to 5 and from 8 to 9."""
    podium = pack_with("buildings", "building", "podium", effects=[{"op": "gain", "gain": {"influence": 6}}])
    made = blue({"goods": "CWWWS", "hand": ["podium"], "influence": 4, "virtue": 4}, pack=podium)
    do(made, "place guildhall")
    assert (of(made)["influence"], of(made)["hand_size"]) == (10, 2)


def test_influence_stops_at_twelve() -> None:
    """D8, R34: at the top the Profiteer gives nothing before the action."""
    made = do(blue({"influence": 12}, consequence="cc4"), "place forest", "influence now")
    assert of(made)["influence"] == 12


def test_four_influence_stand_for_gold_or_marble_but_not_in_a_contribution() -> None:
    """R47"""
    own = {"goods": "SSS", "hand": ["fountain"], "influence": 4, "virtue": 4}
    made = do(blue(own), "place guildhall")
    assert (of(made)["buildings"], of(made)["influence"]) == (["fountain"], 0)
    rich = do(blue({"influence": 12, "apprentices": ["charlatan_t"]}, consequence="cc1"), "place quarry")
    assert legal(rich) == {"contribute stone", "contribute none"}  # the Stone of the Quarry, and nothing else


def test_a_charlatan_serves_in_trades() -> None:
    """R47, D11: two Clay, one of them by Influence."""
    own = {"goods": "C", "influence": 1, "apprentices": ["charlatan_t"]}
    made = do(blue(own), "place kings_storehouse", "trade to_virtue clay influence")
    assert (of(made)["virtue"], has(made), of(made)["influence"]) == (8, "", 0)


def test_virtue_lost_in_anothers_turn_may_be_avoided() -> None:
    """D25: the Watchtower of Blue, and three Workers of Red in Prison."""
    own = {"goods": "CCCWWWWGM", "hand": ["watchtower"], "apprentices": ["labourer"], "virtue": 4}
    made = do(blue(own, red={"virtue": 7, "prison": 3, "influence": 2}), "place guildhall")
    assert asked(made) == "D25 red"
    do(made, "virtue shield")
    assert (of(made, "red")["virtue"], of(made, "red")["influence"]) == (7, 0)


def test_virtue_gained_in_anothers_turn_may_destroy_a_debt() -> None:
    """D24: the Monument of Blue, and Red at the top."""
    own = {"goods": "WWSSSMM", "hand": ["monument"], "apprentices": ["labourer"], "virtue": 4}
    made = do(blue(own, red={"virtue": 14, "unpaid": 1}), "place guildhall")
    assert asked(made) == "D24 red"
    assert of(do(made, "debt destroy"), "red")["unpaid"] == 0


def test_a_contribution_may_leave_nothing_to_do() -> None:
    """R74: the Reward card empties the Prison, and the Worker stays at the Guardhouse."""
    own = {"prison": 1, "goods": "M"}
    made = blue(own, consequence="cc7", contribution="cc1", rewards={}, chance=["rw_wow_11"])
    do(made, "place guardhouse", "contribute marble")
    assert (of(made)["prison"], of(made)["workers"]["guardhouse"], asked(made)) == (0, 1, "D6 red")
    assert "skipped" in events(made)

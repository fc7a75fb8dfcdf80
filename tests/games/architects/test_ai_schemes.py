"""Every Scheme card in every line, as the data prints it. [15.1, 19]"""

from __future__ import annotations

import pytest

from ophir.games.architects import GAME
from tests.games.architects.ai_tables import (
    ai,
    ai_turn,
    clauses,
    display,
    marble,
    marker,
    of,
    scheme,
    skipped,
    state,
    workers,
)
from tests.games.reading import told

# Princess and Profiteer: cc1 quarry and silversmith, cc2 silversmith and guardhouse, cc4 kings_storehouse and forest,
# cc6 town_centre and workshop, cc7 guardhouse and kings_storehouse.


# Starting cards


def test_s01_constructs_a_wonder_if_it_can() -> None:
    made = ai_turn("s01", ai={"influence": 5, "goods": {"marble": 5}})
    assert scheme(made) == ("s01", 1)
    assert [(one["wonder"], one["place"]) for one in told(made, "event-wonder")] == [("wonder_stone", "silversmith")]
    assert (ai(made)["guildhall"], ai(made)["influence"], marble(made)) == (1, 0, 0)


def test_s01_works_on_the_cathedral_if_no_wonder_is_affordable() -> None:
    made = ai_turn("s01")
    assert (ai(made)["cathedral"], ai(made)["virtue"], ai(made)["guildhall"]) == (1, 8, 1)
    assert skipped(made) == [("construct_wonder", "skip-no-wonder")]


def test_s01_gains_4_marble_if_neither_is_possible() -> None:
    made = ai_turn("s01", ai={"cathedral": 5})
    assert (marble(made), ai(made)["guildhall"]) == (4, 1)
    assert skipped(made) == [("construct_wonder", "skip-no-wonder"), ("work_cathedral", "skip-cathedral-done")]


def test_s02_goes_to_the_guardhouse_with_2_workers_in_prison() -> None:
    """EX6"""
    made = ai_turn("s02", ai={"prison": 2})
    assert scheme(made) == ("s02", 1)
    assert clauses(made) == [("own-in-prison", 2, 1)]
    assert (workers(made), ai(made)["prison"]) == ({"guardhouse": 1}, 0)


def test_s02_goes_to_the_top_most_free_space_of_the_black_market_otherwise() -> None:
    """EX6"""
    made = ai_turn("s02", ai={"prison": 1})
    assert scheme(made) == ("s02", 2)
    assert clauses(made) == [("own-in-prison", 1, 0)]
    assert state(made)["black_market"] == {"large": "ai"}
    assert (marble(made), ai(made)["virtue"], ai(made)["prison"]) == (3, 6, 1)


def test_s03_captures_if_a_person_has_a_group_of_3() -> None:
    made = ai_turn("s03", blue={"workers": {"quarry": 3, "forest": 2}})
    assert (scheme(made), clauses(made)) == (("s03", 1), [("opponent-group", 3, 1)])
    assert ai(made)["captured"] == {"blue": 3}
    assert (workers(made, "blue"), workers(made)) == ({"forest": 2}, {"town_centre": 1})


def test_s03_goes_to_the_silversmith_otherwise() -> None:
    made = ai_turn("s03", blue={"workers": {"quarry": 2, "forest": 2}}, ai={"workers": {"silversmith": 1}})
    assert (scheme(made), clauses(made)) == (("s03", 2), [("opponent-group", 2, 0)])
    assert (workers(made), marker(made)) == ({"silversmith": 2}, "gold")


def test_s04_takes_the_tax_if_there_are_4() -> None:
    """R60: the 2 Virtue are written on the card."""
    made = ai_turn("s04", tax=4)
    assert (scheme(made), clauses(made)) == (("s04", 1), [("tax", 4, 1)])
    assert (state(made)["tax"], marker(made), ai(made)["virtue"]) == (0, "marble", 5)


def test_s04_gains_2_silver_at_the_mines_with_1_worker_otherwise() -> None:
    made = ai_turn("s04", tax=3)
    assert (scheme(made), clauses(made)) == (("s04", 2), [("tax", 3, 0)])
    assert (workers(made), marker(made)) == ({"mines": 1}, "stone")
    assert skipped(made) == [("gain_per_worker", "skip-few-workers")]


def test_s04_gains_gold_as_marble_at_the_mines_with_more_workers() -> None:
    made = ai_turn("s04", tax=0, ai={"workers": {"mines": 4}})
    assert (marble(made), marker(made)) == (2, "clay")


def test_s05_contributes_at_the_princess_and_gains_a_future_card() -> None:
    made = ai_turn("s05", consequence="cc2", contribution="cc1")
    assert workers(made) == {"silversmith": 1}
    assert (state(made)["contributed"], ai(made)["influence"]) == (["clay"], 2)
    assert (state(made)["schemes"]["future"], state(made)["schemes"]["discard_unseen"]) == (13, 1)
    assert marker(made) == "clay", "the location's own action is not taken"


def test_s06_uses_its_focus_and_gains_a_future_card() -> None:
    made = ai_turn("s06", opponent="peddler")
    assert workers(made) == {"silversmith": 1}
    assert (marker(made), state(made)["schemes"]["future"]) == ("stone", 13)


def test_s07_adds_tax_removes_apprentices_and_gains_a_future_card() -> None:
    made = ai_turn("s07", tax=1, display=display())
    assert (workers(made), state(made)["tax"], state(made)["schemes"]["future"]) == ({"workshop": 1}, 3, 13)
    assert [one["count"] for one in told(made, "event-cleared")] == [2]


def test_s08_goes_to_the_guardhouse_if_it_holds_captured_workers() -> None:
    made = ai_turn("s08", ai={"captured": {"blue": 2}})
    assert (scheme(made), clauses(made)) == (("s08", 1), [("holds-captured", 2, 1)])
    assert (of(made)["prison"], marker(made)) == (2, "stone")


def test_s08_contributes_at_the_princess_otherwise() -> None:
    made = ai_turn("s08", consequence="cc2", contribution="cc1")
    assert (scheme(made), clauses(made)) == (("s08", 2), [("holds-captured", 0, 0)])
    assert (workers(made), state(made)["contributed"]) == ({"silversmith": 1}, ["clay"])


# Future cards


@pytest.mark.parametrize("card", ["f01", "f05"])
def test_f01_and_f05_construct_a_wonder_before_the_cathedral(card: str) -> None:
    made = ai_turn(card, ai={"influence": 5, "goods": {"marble": 5}})
    assert (scheme(made), clauses(made)) == ((card, 1), [("can-wonder-or-cathedral", 1, 1)])
    assert [one["wonder"] for one in told(made, "event-wonder")] == ["wonder_stone"]
    assert ai(made)["cathedral"] == 0


@pytest.mark.parametrize("card", ["f01", "f05"])
def test_f01_and_f05_work_on_the_cathedral_if_only_that_is_possible(card: str) -> None:
    made = ai_turn(card)
    assert scheme(made) == (card, 1)
    assert (ai(made)["cathedral"], ai(made)["guildhall"]) == (1, 1)


def test_f01_uses_its_focus_if_neither_is_possible() -> None:
    made = ai_turn("f01", ai={"cathedral": 5})
    assert (scheme(made), clauses(made)) == (("f01", 2), [("can-wonder-or-cathedral", 0, 0)])
    assert (workers(made), marker(made)) == ({"silversmith": 1}, "stone")


def test_f02_works_on_the_cathedral_with_9_virtue_or_less() -> None:
    made = ai_turn("f02", ai={"virtue": 9})
    assert (scheme(made), clauses(made)) == (("f02", 1), [("can-cathedral-and-virtue", 9, 1)])
    assert (ai(made)["cathedral"], ai(made)["virtue"]) == (1, 10)


def test_f02_goes_to_the_black_market_with_more_virtue() -> None:
    """It may use the Black Market whatever its Virtue."""
    made = ai_turn("f02", ai={"virtue": 10})
    assert (scheme(made), clauses(made)) == (("f02", 2), [("can-cathedral-and-virtue", 10, 0)])
    assert (marble(made), ai(made)["virtue"]) == (3, 9)


def test_f02_goes_to_the_black_market_if_the_next_level_is_full() -> None:
    made = ai_turn("f02", seats=3, ai={"cathedral": 2}, blue={"cathedral": 3}, red={"cathedral": 3})
    assert scheme(made) == ("f02", 2)


def test_f03_works_on_the_cathedral_if_no_future_card_is_left() -> None:
    starting = [f"s0{number}" for number in range(1, 9)]
    piles = {"draw": [*starting, "f03"], "discard_unseen": 13, "future": 0}
    made = ai_turn("f03", schemes=piles)
    assert (scheme(made), clauses(made)) == (("f03", 1), [("can-cathedral-and-no-future-left", 1, 1)])
    assert ai(made)["cathedral"] == 1


def test_f03_adds_tax_removes_apprentices_and_gains_2_future_cards_otherwise() -> None:
    made = ai_turn("f03", tax=0)
    assert (scheme(made), clauses(made)) == (("f03", 2), [("can-cathedral-and-no-future-left", 0, 0)])
    assert (workers(made), state(made)["tax"]) == ({"workshop": 1}, 2)
    assert (state(made)["schemes"]["future"], state(made)["schemes"]["discard_unseen"]) == (11, 2)


def test_f04_captures_if_a_person_has_a_group_of_4_and_reveals_another_card() -> None:
    made = ai_turn("f04", "s06", blue={"workers": {"quarry": 4}})
    assert (scheme(made), clauses(made)) == (("f04", 1), [("opponent-group", 4, 1)])
    assert ai(made)["captured"] == {"blue": 4}
    assert [one["scheme"] for one in told(made, "event-scheme")] == ["f04", "s06"]
    assert workers(made) == {"town_centre": 1, "silversmith": 1}


def test_f04_contributes_at_the_princess_otherwise() -> None:
    made = ai_turn("f04", blue={"workers": {"quarry": 3}}, consequence="cc2", contribution="cc1")
    assert (scheme(made), clauses(made)) == (("f04", 2), [("opponent-group", 3, 0)])
    assert state(made)["contributed"] == ["clay"]
    assert len(told(made, "event-scheme")) == 1


def test_f05_gains_virtue_and_influence_at_the_kings_storehouse_otherwise() -> None:
    made = ai_turn("f05", ai={"cathedral": 5})
    assert (scheme(made), workers(made)) == (("f05", 2), {"kings_storehouse": 1})
    assert (ai(made)["virtue"], ai(made)["influence"]) == (8, 2)


def test_f06_takes_the_tax_if_there_are_8() -> None:
    made = ai_turn("f06", tax=8)
    assert (scheme(made), clauses(made)) == (("f06", 1), [("tax", 8, 1)])
    assert (state(made)["tax"], marker(made), marble(made), ai(made)["virtue"]) == (0, "gold", 1, 5)


def test_f06_goes_to_the_silversmith_otherwise() -> None:
    made = ai_turn("f06", tax=7)
    assert (scheme(made), clauses(made)) == (("f06", 2), [("tax", 7, 0)])
    assert (workers(made), marker(made)) == ({"silversmith": 1}, "stone")


def test_f07_goes_to_the_black_market_with_most_workers_at_the_princess() -> None:
    made = ai_turn("f07", consequence="cc1", ai={"workers": {"quarry": 2}}, blue={"workers": {"quarry": 1}})
    assert (scheme(made), clauses(made)) == (("f07", 1), [("most-at-princess", 1, 1)])
    assert marble(made) == 3


def test_f07_contributes_at_the_princess_otherwise_and_reveals_another_card() -> None:
    """As many as another player are not more than every other player."""
    here = {"workers": {"quarry": 1}}
    made = ai_turn("f07", "s06", consequence="cc1", contribution="cc2", ai=here, blue=here)
    assert (scheme(made), clauses(made)) == (("f07", 2), [("most-at-princess", 0, 0)])
    assert state(made)["contributed"] == ["clay"]
    assert [one["scheme"] for one in told(made, "event-scheme")] == ["f07", "s06"]


def test_f08_contributes_with_5_influence_or_less() -> None:
    made = ai_turn("f08", consequence="cc2", contribution="cc1", ai={"influence": 5})
    assert (scheme(made), clauses(made)) == (("f08", 1), [("influence", 5, 1)])
    assert ai(made)["influence"] == 6


def test_f08_constructs_with_more_influence_and_gains_only_2_marble_if_it_can_not() -> None:
    built = ai_turn("f08", ai={"influence": 6, "goods": {"marble": 4}})
    assert (scheme(built), clauses(built)) == (("f08", 2), [("influence", 6, 0)])
    assert [one["wonder"] for one in told(built, "event-wonder")] == ["wonder_wood"]
    advanced = ai_turn("f08", ai={"influence": 6})
    assert ai(advanced)["cathedral"] == 1
    assert marble(ai_turn("f08", ai={"influence": 6, "cathedral": 5})) == 2


def test_f09_goes_to_the_guardhouse_with_2_in_prison_and_reveals_another_card() -> None:
    made = ai_turn("f09", "s06", ai={"prison": 2})
    assert (scheme(made), clauses(made)[0]) == (("f09", 1), ("own-in-prison", 2, 1))
    assert workers(made) == {"guardhouse": 1, "silversmith": 1}


def test_f09_uses_its_focus_otherwise() -> None:
    made = ai_turn("f09", ai={"prison": 1})
    assert (scheme(made), workers(made)) == (("f09", 2), {"silversmith": 1})
    assert len(told(made, "event-scheme")) == 1


def test_f10_goes_to_the_guardhouse_if_it_holds_captured_workers() -> None:
    made = ai_turn("f10", ai={"captured": {"blue": 1}})
    assert (scheme(made), workers(made), of(made)["prison"]) == (("f10", 1), {"guardhouse": 1}, 1)


def test_f10_gains_silver_at_the_quarry_otherwise_and_reveals_another_card() -> None:
    made = ai_turn("f10", "s06", ai={"workers": {"quarry": 1}})
    assert (scheme(made), workers(made)) == (("f10", 2), {"quarry": 2, "silversmith": 1})
    assert [one["count"] for one in told(made, "event-ai-marker")] == [2, 2]


def test_f11_gains_silver_at_the_forest_and_reveals_another_card() -> None:
    made = ai_turn("f11", "s06")
    assert (scheme(made), workers(made)) == (("f11", 1), {"forest": 1, "silversmith": 1})
    assert [one["count"] for one in told(made, "event-ai-marker")] == [1, 2]


@pytest.mark.parametrize(("card", "place"), [("f12", "quarry"), ("f13", "forest")])
def test_f12_and_f13_gain_silver_and_influence(card: str, place: str) -> None:
    made = ai_turn(card, consequence="cc2", ai={"workers": {place: 2}})
    assert (scheme(made), workers(made)) == ((card, 1), {place: 3})
    assert [one["count"] for one in told(made, "event-ai-marker")] == [4]
    assert ai(made)["influence"] == 2


def test_f14_works_on_the_cathedral_with_9_virtue_or_less() -> None:
    made = ai_turn("f14", ai={"virtue": 9})
    assert (scheme(made), ai(made)["cathedral"]) == (("f14", 1), 1)


def test_f14_gains_virtue_and_a_future_card_at_the_kings_storehouse_otherwise() -> None:
    made = ai_turn("f14", ai={"virtue": 10})
    assert (scheme(made), workers(made)) == (("f14", 2), {"kings_storehouse": 1})
    assert (ai(made)["virtue"], state(made)["schemes"]["future"]) == (11, 12)


# The piles


def test_the_cards_of_age_of_artisans_are_left_out() -> None:
    made = GAME.new(1, {"ai_opponent": "peddler"}, seed=3)
    known = made.box.ai.scheme_ids  # type: ignore[attr-defined]
    assert (len(known), {"s09", "f15"} & set(known)) == (22, set())
    assert state(made)["schemes"]["draw"] == [f"s0{number}" for number in range(1, 9)]
    assert state(made)["schemes"]["future"] == 14


def test_an_empty_draw_pile_is_made_of_the_discards() -> None:
    rest = [f"s0{number}" for number in range(1, 9) if number != 6]
    made = ai_turn("s06", schemes={"draw": [], "discard": ["s06", *rest], "discard_unseen": 0, "future": 14})
    assert told(made, "event-scheme-shuffled") != []
    assert (sorted(state(made)["schemes"]["draw"]), state(made)["schemes"]["discard"]) == (rest, ["s06"])


def test_a_future_card_that_nobody_has_seen_comes_up_after_the_next_shuffle() -> None:
    starting = [f"s0{number}" for number in range(1, 9)]
    piles = {"draw": [], "discard": starting, "discard_unseen": 2, "future": 12}
    made = ai_turn("f13", schemes=piles)
    found = state(made)["schemes"]
    assert (found["draw"], found["draw_unseen"], found["discard"], found["discard_unseen"]) == (starting, 1, ["f13"], 0)


def test_each_card_that_may_lie_on_top_is_as_likely_as_the_pile_says() -> None:
    """Two known cards and two unseen places: a Future card comes up half of the time, each as often as any other."""
    rest = [f"s0{number}" for number in range(3, 9)]
    piles = {"draw": ["s01", "s02"], "draw_unseen": 2, "discard": rest, "future": 12}
    drawn: dict[str, int] = {}
    for seed in range(400):
        made = GAME.setup(
            1, at="turn", turn="ai", seed=seed, options={"ai_opponent": "peddler"}, schemes=piles, ai={"cathedral": 5}
        )
        card = scheme(made)[0]
        drawn[card] = drawn.get(card, 0) + 1
    future = sum(count for card, count in drawn.items() if card.startswith("f"))
    assert 160 < future < 240
    assert len([card for card in drawn if card.startswith("f")]) == 14


def test_nothing_of_the_piles_is_hidden_and_nothing_unseen_is_shown() -> None:
    made = GAME.new(1, {"ai_opponent": "meddler"}, seed=5)
    assert made.view("blue").to_json()["state"]["schemes"] == state(made)["schemes"]

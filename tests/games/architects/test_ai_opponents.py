"""The six AI opponents: focus and power of each, and the variant without Works of Wonder. [15, 16]"""

from __future__ import annotations

import pytest

from ophir.engine.errors import BadOption
from ophir.games.architects import GAME
from tests.games.architects.ai_tables import ai, ai_turn, display, marble, marker, of, state, workers
from tests.games.reading import told

# Focus


def test_the_aristocrat_contributes_at_the_princess_and_gains_a_future_card() -> None:
    made = ai_turn("s06", opponent="aristocrat", consequence="cc2", contribution="cc1")
    assert (workers(made), state(made)["contributed"]) == ({"silversmith": 1}, ["clay"])
    assert state(made)["schemes"]["discard_unseen"] == 2, "one of its focus, one of the card"


def test_the_enforcer_sends_captured_workers_to_prison_first() -> None:
    """Its Marble comes once, however many they are."""
    made = ai_turn("s06", opponent="enforcer", ai={"captured": {"blue": 3}}, blue={"workers": {"forest": 3}})
    assert (of(made)["prison"], ai(made)["captured"], marble(made)) == (3, {}, 1)
    assert (workers(made), marker(made)) == ({"town_centre": 1}, "gold")


def test_the_enforcer_captures_once_for_each_worker_otherwise() -> None:
    made = ai_turn(
        "s06",
        opponent="enforcer",
        tax=0,
        ai={"workers": {"town_centre": 1}},
        blue={"workers": {"forest": 1, "mines": 2}},
    )
    assert (ai(made)["captured"], state(made)["tax"], marble(made)) == ({"blue": 3}, 1, 0)


def test_the_enforcer_gains_marble_at_the_guardhouse_too() -> None:
    made = ai_turn("s08", opponent="enforcer", consequence="cc1", ai={"captured": {"blue": 2}})
    assert marble(made) == 1


def test_the_illusionist_goes_to_the_black_market_and_loses_no_virtue() -> None:
    made = ai_turn("s06", opponent="illusionist")
    assert (state(made)["black_market"], marble(made), ai(made)["virtue"]) == ({"large": "ai"}, 3, 5)


def test_the_meddler_removes_apprentices_adds_tax_and_gains_2_future_cards() -> None:
    made = ai_turn("s06", opponent="meddler", tax=0, display=display())
    assert (workers(made), state(made)["tax"]) == ({"workshop": 1}, 2)
    assert (state(made)["schemes"]["discard_unseen"], told(made, "event-cleared") != []) == (3, True)


def test_the_patron_gains_1_marble_for_2_workers_or_1_virtue_with_1() -> None:
    alone = ai_turn("s06", opponent="patron", consequence="cc1")
    assert (workers(alone), ai(alone)["virtue"], marble(alone)) == ({"kings_storehouse": 1}, 9, 0)
    four = ai_turn("s06", opponent="patron", consequence="cc1", ai={"workers": {"kings_storehouse": 4}})
    assert (ai(four)["virtue"], marble(four)) == (8, 2)


@pytest.mark.parametrize("card", ["s06", "f05", "s08"])
def test_the_patron_gains_1_influence_however_it_comes_to_the_storehouse(card: str) -> None:
    """s08 sends it to the Princess, who stands there."""
    made = ai_turn(card, opponent="patron", consequence="cc4", contributed=[], contribution="cc6", ai={"cathedral": 5})
    assert workers(made) == {"kings_storehouse": 1}
    gained = [one["good"] for one in told(made, "event-gained") if "influence" in one["good"]]
    assert gained[0] == {"influence": 1}
    assert ai(made)["influence"] == 2 + sum(one["influence"] for one in gained)


def test_the_peddler_gains_silver_at_the_silversmith() -> None:
    made = ai_turn("s06", opponent="peddler", consequence="cc2", contribution="cc1", ai={"workers": {"silversmith": 2}})
    assert [one["count"] for one in told(made, "event-ai-marker")] == [4]


def test_the_peddler_gains_1_influence_and_2_silver_at_each_reset() -> None:
    made = ai_turn("s01", opponent="peddler", blue={"guildhall": 6})
    assert (ai(made)["influence"], marker(made)) == (2, "stone")
    other = ai_turn("s01", opponent="aristocrat", blue={"guildhall": 6})
    assert (ai(other)["influence"], marker(other)) == (0, "clay")


# Without Works of Wonder: the project's own variant


def test_the_aristocrat_needs_works_of_wonder() -> None:
    """16"""
    with pytest.raises(BadOption):
        GAME.new(1, {"ai_opponent": "aristocrat", "expansion_wow": False})
    found = {state(GAME.new(1, {"expansion_wow": False}, seed=seed))["opponent"] for seed in range(30)}
    assert found == {"enforcer", "illusionist", "meddler", "patron", "peddler"}


def test_without_wonders_it_starts_without_influence() -> None:
    assert ai(GAME.new(1, {"ai_opponent": "enforcer", "expansion_wow": False}, seed=1))["influence"] == 0


@pytest.mark.parametrize(("card", "future"), [("s05", 1), ("s08", 0)])
def test_without_wonders_the_storehouse_and_1_virtue_stand_for_princess_and_contribution(
    card: str, future: int
) -> None:
    """16: only the place and the step `contribute` are replaced, the other steps stay."""
    made = ai_turn(card, wow=False, ai={"virtue": 7})
    assert (workers(made), ai(made)["virtue"]) == ({"kings_storehouse": 1}, 8)
    assert state(made)["schemes"]["discard_unseen"] == future


def test_without_wonders_influence_is_silver() -> None:
    made = ai_turn("f05", wow=False, ai={"cathedral": 5})
    assert (ai(made)["virtue"], ai(made)["influence"], marker(made)) == (8, 0, "wood")
    patron = ai_turn("s06", wow=False, opponent="patron")
    assert marker(patron) == "wood", "its power"
    peddler = ai_turn("s01", wow=False, opponent="peddler", blue={"guildhall": 6})
    assert marker(peddler) == "gold", "2 Silver and 1 Influence at the Reset"


def test_without_wonders_it_works_on_the_cathedral() -> None:
    made = ai_turn("s01", wow=False, ai={"goods": {"marble": 10}})
    assert (ai(made)["cathedral"], marble(made)) == (1, 10)


def test_without_wonders_clauses_about_princess_and_influence_are_answered() -> None:
    """16: most_at_princess is false, influence<=5 is true."""
    princess = ai_turn("f07", "s06", wow=False, ai={"workers": {"kings_storehouse": 3}})
    assert [(one["scheme"], one["line"]) for one in told(princess, "event-scheme")] == [("f07", 2), ("s06", 1)]
    influence = ai_turn("f08", wow=False)
    assert [(one["scheme"], one["line"]) for one in told(influence, "event-scheme")] == [("f08", 1)]


def test_without_wonders_the_marker_on_marble_removes_column_4() -> None:
    shown = display(wow=False)
    made = ai_turn("s07", wow=False, marker="marble", display=shown)
    assert state(made)["apprentices_under"] == [shown[3], shown[7]]

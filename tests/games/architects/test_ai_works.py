"""Wonders, Cathedral, captures and Guardhouse of the AI opponent. [15.3-15.5, R52, R56, R57, R59]"""

from __future__ import annotations

import pytest

from tests.games.architects.ai_tables import ai, ai_turn, marble, marker, of, skipped, state, workers
from tests.games.reading import told

# Wonders


def test_example_7_ai_wonder() -> None:
    """EX7: Influence 6, Marble 5, marker on Wood: Wood, not Stone; the Town Centre is occupied, so the Silversmith."""
    made = ai_turn(
        "s01",
        opponent="enforcer",
        marker="wood",
        tax=0,
        wonders={"owner": {"wonder_clay": "blue"}, "place": {"wonder_clay": "town_centre"}},
        ai={"influence": 6, "goods": {"marble": 5}},
    )
    assert [(one["wonder"], one["place"]) for one in told(made, "event-wonder")] == [("wonder_wood", "silversmith")]
    assert (ai(made)["influence"], marble(made), state(made)["tax"], ai(made)["virtue"]) == (0, 1, 4, 9)


def test_example_8_ai_fallback() -> None:
    """EX8: no Wonder affordable: Cathedral and 1 Virtue; that impossible too: 4 Marble. The Worker stays."""
    cathedral = ai_turn("s01", opponent="enforcer", ai={"influence": 6, "goods": {"marble": 3}})
    assert (ai(cathedral)["cathedral"], ai(cathedral)["virtue"], ai(cathedral)["guildhall"]) == (1, 8, 1)
    neither = ai_turn("s01", opponent="enforcer", ai={"influence": 6, "goods": {"marble": 3}, "cathedral": 5})
    assert (marble(neither), ai(neither)["guildhall"]) == (7, 1)


def test_a_wonder_that_is_built_or_too_dear_is_passed_over_to_the_right() -> None:
    """R56: from Gold over Marble (too dear) and Clay (built) to Wood."""
    made = ai_turn(
        "s01",
        opponent="enforcer",
        marker="gold",
        wonders={"owner": {"wonder_clay": "blue"}, "place": {"wonder_clay": "forest"}},
        ai={"influence": 7, "goods": {"marble": 5}},
    )
    assert [(one["wonder"], one["why"]) for one in told(made, "event-wonder")] == [("wonder_wood", "ai-next-wonder")]


def test_contributed_resources_are_no_discount_and_return_to_the_supply() -> None:
    poor = ai_turn("s01", wonders={"goods": {"wonder_stone": 3}}, ai={"influence": 5, "goods": {"marble": 4}})
    assert told(poor, "event-wonder") == []
    made = ai_turn("s01", wonders={"goods": {"wonder_stone": 3}}, ai={"influence": 5, "goods": {"marble": 5}})
    assert (marble(made), state(made)["wonders"]["goods"].get("wonder_stone", 0)) == (0, 0)


def test_the_aristocrat_pays_2_marble_less() -> None:
    """R57"""
    made = ai_turn("s01", opponent="aristocrat", ai={"influence": 5, "goods": {"marble": 3}})
    assert [one["wonder"] for one in told(made, "event-wonder")] == ["wonder_stone"]
    assert (marble(made), ai(made)["influence"]) == (0, 0)


def test_the_cathedral_is_open_to_it_whatever_its_virtue() -> None:
    made = ai_turn("s01", ai={"virtue": 0})
    assert (ai(made)["cathedral"], ai(made)["virtue"]) == (1, 1)


def test_a_full_level_of_the_cathedral_stops_it() -> None:
    made = ai_turn("s01", ai={"cathedral": 4}, blue={"cathedral": 5})
    assert skipped(made) == [("construct_wonder", "skip-no-wonder"), ("work_cathedral", "skip-cathedral-full")]
    assert marble(made) == 4


@pytest.mark.parametrize("wonder", [True, False])
def test_the_meddler_captures_after_a_wonder_and_after_the_cathedral(wonder: bool) -> None:
    own = {"influence": 5, "goods": {"marble": 5}} if wonder else {}
    made = ai_turn("s01", opponent="meddler", tax=0, ai=own, blue={"workers": {"mines": 2, "forest": 1}})
    assert (ai(made)["captured"], state(made)["tax"]) == ({"blue": 2}, 4 if wonder else 1)


# Captures


def test_example_9_ai_captures() -> None:
    """EX9: 3 captures: the Princess's location, Mines, Town Centre. Virtue -1, Tax +1."""
    groups = {"town_centre": 3, "quarry": 3, "silversmith": 3, "mines": 3}
    made = ai_turn("s03", consequence="cc2", tax=0, ai={"workers": {"town_centre": 2}}, blue={"workers": groups})
    assert [one["place"] for one in told(made, "event-captured")] == ["silversmith", "mines", "town_centre"]
    assert (ai(made)["virtue"], state(made)["tax"], workers(made, "blue")) == (6, 1, {"quarry": 3})


def test_example_10_ai_double_group() -> None:
    """EX10: 1 capture, two people with 4 Workers each at the Forest: all 8. With 2 captures the same result."""
    four = {"workers": {"forest": 4}}
    for own in (0, 1):
        made = ai_turn("s03", seats=2, tax=0, ai={"workers": {"town_centre": own}}, blue=four, red=four)
        assert (ai(made)["captured"], state(made)["tax"]) == ({"blue": 4, "red": 4}, 1)


def test_two_equal_groups_use_up_the_captures() -> None:
    """15.4: with 1 capture for two groups nothing is left for a third."""
    four = {"workers": {"forest": 4, "quarry": 4}}
    made = ai_turn("s03", seats=2, blue=four, red=four)
    assert [one["place"] for one in told(made, "event-captured")] == ["forest", "forest"]


def test_it_takes_the_largest_group_of_one_person_not_the_largest_crowd() -> None:
    made = ai_turn(
        "s03",
        seats=2,
        blue={"workers": {"forest": 2, "workshop": 3}},
        red={"workers": {"forest": 2}},
    )
    assert [one["place"] for one in told(made, "event-captured")] == ["workshop"]


def test_captures_come_from_any_locations() -> None:
    """People are limited to 1 location with 4 players, it is not."""
    groups = {"workers": {"forest": 3, "quarry": 2, "mines": 1}}
    made = ai_turn("s03", seats=3, ai={"workers": {"town_centre": 2}}, blue=groups)
    assert ai(made)["captured"] == {"blue": 6}


def test_capturing_from_the_profiteer_gives_1_virtue() -> None:
    made = ai_turn("s03", consequence="cc1", blue={"workers": {"silversmith": 3}})
    assert ai(made)["virtue"] == 8


def test_the_enforcer_with_nobody_to_capture_adds_no_tax() -> None:
    """R52"""
    made = ai_turn("s06", opponent="enforcer", tax=2)
    assert (workers(made), state(made)["tax"]) == ({"town_centre": 1}, 2)
    assert skipped(made) == [("send_captured", "skip-holds-nobody"), ("captures", "skip-nobody-to-capture")]


def test_the_tax_stand_is_its_last_target() -> None:
    """R59"""
    groups = {"workers": {"tax_stand": 3, "workshop": 3}}
    made = ai_turn("s03", consequence="cc2", blue=groups)
    assert [one["place"] for one in told(made, "event-captured")] == ["workshop"]
    alone = ai_turn("s03", blue={"workers": {"tax_stand": 3}})
    assert [one["place"] for one in told(alone, "event-captured")] == ["tax_stand"]


# Guardhouse


def test_example_11_ai_guardhouse() -> None:
    """EX11: 4 actions, 3 unpaid Debts: 3 flipped, Tax +9, Virtue +3, then 1 Future Scheme card."""
    made = ai_turn("s08", tax=0, ai={"unpaid": 3, "workers": {"guardhouse": 3}, "captured": {}}, consequence="cc7")
    assert ai(made)["unpaid"] == 3, "the Princess is at the Guardhouse, but it only contributes"
    made = ai_turn("f09", "s06", tax=0, ai={"unpaid": 3, "workers": {"guardhouse": 4}, "prison": 2}, consequence="cc1")
    assert (ai(made)["unpaid"], ai(made)["paid"], state(made)["tax"], ai(made)["virtue"]) == (0, 3, 9, 10)
    assert state(made)["schemes"]["discard_unseen"] == 2, "one of the Guardhouse, one of the second card"


def test_the_guardhouse_is_worked_off_from_the_top() -> None:
    made = ai_turn(
        "s02",
        tax=0,
        consequence="cc1",
        ai={"prison": 2, "captured": {"blue": 2}, "unpaid": 1, "workers": {"guardhouse": 2}},
        blue={"captured": {"ai": 4}},
    )
    order = [event.id for event in made.events or [] if event.values.get("why") == "ai-guardhouse"]
    assert ai(made)["prison"] == 0
    assert of(made)["prison"] == 2
    assert of(made)["captured"] == {}
    assert (ai(made)["unpaid"], state(made)["tax"], len(order)) == (1, 2, 3)


def test_each_captured_worker_that_is_sent_to_prison_is_1_silver() -> None:
    made = ai_turn("s08", consequence="cc1", ai={"captured": {"blue": 3}})
    assert (of(made)["prison"], marker(made)) == (3, "gold")


def test_the_guardhouse_gives_future_cards_when_there_is_nothing_else_to_do() -> None:
    made = ai_turn("s08", consequence="cc1", ai={"captured": {"blue": 1}, "workers": {"guardhouse": 2}})
    assert state(made)["schemes"]["discard_unseen"] == 2

"""The AI opponent's turn: placing, presence, conversions, and the rulings about it. [15.1, 15.2, R50-R55, R58-R61]"""

from __future__ import annotations

import pytest

from ophir.engine.errors import BadOption
from ophir.engine.reading import step_from_json
from ophir.engine.stepping import step_by_step
from ophir.games.architects import GAME
from ophir.games.architects.ai.turn import SchemeStep
from tests.games.architects.ai_tables import ai, ai_turn, display, marble, marker, scheme, skipped, state, workers
from tests.games.reading import asked, told

FULL_MARKET = {"small": "blue", "middle": "blue", "large": "blue"}


# Set-up


@pytest.mark.parametrize(
    ("opponent", "virtue", "influence"),
    [
        ("aristocrat", 7, 0),
        ("enforcer", 7, 3),
        ("illusionist", 5, 2),
        ("meddler", 8, 3),
        ("patron", 8, 2),
        ("peddler", 7, 1),
    ],
)
def test_an_opponent_starts_with_the_values_of_its_board(opponent: str, virtue: int, influence: int) -> None:
    """3.3: 20 Workers, no goods, no cards, the marker on the left-most space."""
    made = GAME.new(1, {"ai_opponent": opponent}, seed=1)
    found = ai(made)
    assert (state(made)["opponent"], found["virtue"], found["influence"]) == (opponent, virtue, influence)
    assert (found["supply"], found["cathedral"], found["hand_size"], found["apprentices"]) == (20, 0, 0, [])
    assert (sum(found["goods"].values()), marker(made)) == (0, "clay")


def test_a_person_alone_always_has_an_opponent() -> None:
    found = {state(GAME.new(1, seed=seed))["opponent"] for seed in range(30)}
    assert found == {"aristocrat", "enforcer", "illusionist", "meddler", "patron", "peddler"}


def test_five_people_play_without_an_ai_opponent() -> None:
    """R68"""
    with pytest.raises(BadOption):
        GAME.new(5, {"ai_opponent": "patron"})
    assert GAME.new(4, {"ai_opponent": "patron"}, seed=1).parties[-1] == "ai"


def test_a_person_alone_is_dealt_5_building_cards_and_keeps_3() -> None:
    """3.3, D4; then the person begins."""
    made = GAME.new(1, {"ai_opponent": "patron", "boards": "standard"}, seed=2)
    while asked(made) != "D4 blue":
        made.play(made.legal_texts()[0])
    assert len(made.legal_texts()) == 5
    for _ in range(3):
        made.play(made.legal_texts()[0])
    assert (state(made)["players"]["blue"]["hand_size"], state(made)["current"]) == (3, "blue")


def test_the_ai_opponent_comes_after_the_last_person_and_never_begins() -> None:
    """R50"""
    for seed in range(8):
        made = GAME.new(3, {"ai_opponent": "patron"}, seed=seed)
        made.listen()
        while state(made)["current"] is None:
            made.play(made.legal_texts()[0])
        order = ["blue", "red", "green"]
        starter = state(made)["starter"]
        assert starter in order
        turns: list[str] = []
        while len(turns) < 4:
            made.play(made.legal_texts()[0])
            turns += [made.parties[event.seat] for event in made.events or [] if event.id == "event-turn"]
        at = order.index(starter)
        assert turns[:3] == [*order[at + 1 :], *order[:at], "ai"]


def test_the_ai_opponent_counts_as_a_player() -> None:
    """R50: the Guildhall of a person alone has 12 spaces, that of two people and the AI 16."""
    assert GAME.new(1, seed=1).box.guildhall_spaces == 12  # type: ignore[attr-defined]
    assert GAME.new(2, {"ai_opponent": "patron"}, seed=1).box.guildhall_spaces == 16  # type: ignore[attr-defined]


# Placing


def test_a_full_black_market_takes_no_worker_and_the_card_ends() -> None:
    """The Worker stays in supply. With the Illusionist the rest of the card is lost as well."""
    made = ai_turn("s06", opponent="illusionist", black_market=FULL_MARKET)
    assert skipped(made) == [("place", "skip-market-full")]
    assert (ai(made)["supply"], state(made)["schemes"]["future"]) == (20, 14)


def test_the_next_free_space_of_the_black_market_is_taken() -> None:
    one = {"goods": {"marble": 1}}
    middle = ai_turn("s02", black_market={"large": "blue"}, ai=one, display=display())
    assert state(middle)["black_market"]["middle"] == "ai"
    assert (marble(middle), state(middle)["schemes"]["future"]) == (2, 13)
    assert told(middle, "event-cleared") != []
    small = ai_turn("s02", black_market={"large": "blue", "middle": "blue"})
    assert marble(small) == 2
    assert told(small, "event-reset") != [], "the third Worker triggers a Reset"


def test_the_black_market_costs_1_virtue_and_no_silver() -> None:
    made = ai_turn("s02")
    assert [one["count"] for one in told(made, "event-virtue-lost")] == [1]
    assert told(made, "event-paid") == []


def test_the_profiteer_always_gives_1_influence_at_once() -> None:
    made = ai_turn("f06", tax=0, consequence="cc1")
    assert (workers(made), ai(made)["influence"]) == ({"silversmith": 1}, 2)


def test_at_the_princess_it_contributes_only_when_instructed() -> None:
    made = ai_turn("f12", consequence="cc1", contribution="cc2")
    assert (workers(made), state(made)["contributed"]) == ({"quarry": 1}, [])


def test_its_own_wonder_counts_as_1_more_worker_and_brings_no_influence() -> None:
    wonders = {"owner": {"wonder_clay": "ai"}, "place": {"wonder_clay": "silversmith"}}
    made = ai_turn("f06", tax=0, consequence="cc2", contribution="cc1", wonders=wonders)
    assert ([one["count"] for one in told(made, "event-ai-marker")], ai(made)["influence"]) == ([3], 1)


def test_the_wonder_of_a_person_is_nothing_to_it() -> None:
    wonders = {"owner": {"wonder_clay": "blue"}, "place": {"wonder_clay": "silversmith"}}
    made = ai_turn("f06", tax=0, consequence="cc2", contribution="cc1", wonders=wonders)
    assert [one["count"] for one in told(made, "event-ai-marker")] == [2]


def test_a_worker_in_the_guildhall_never_returns_and_triggers_what_it_always_does() -> None:
    """7.8: the first space of row 3 and the last space."""
    third = ai_turn("s01", blue={"guildhall": 6})
    assert told(third, "event-reset") != []
    last = ai_turn("s01", blue={"guildhall": 11})
    assert told(last, "event-last-round") != []
    assert ai(last)["guildhall"] == 1


def test_who_fills_the_guildhall_has_the_last_turn_even_the_ai_opponent() -> None:
    """R15: then the person has one more turn, and the AI opponent the last."""
    made = ai_turn("s01", blue={"guildhall": 11})
    assert (asked(made), state(made)["last_turns"]) == ("D6 blue", 2)
    made.play("place quarry")
    assert [event.seat for event in made.events or [] if event.id == "event-turn"] == [1]
    assert made.over


def test_next_scheme_without_a_worker_reveals_nothing() -> None:
    made = ai_turn("f11", ai={"supply": 1, "workers": {"quarry": 19}})
    assert skipped(made) == [("next_scheme", "skip-no-worker")]
    assert len(told(made, "event-scheme")) == 1


# Without Workers


def test_without_workers_it_takes_back_its_largest_group() -> None:
    """R51: no Scheme card is drawn; of equal groups the first of its capture order."""
    groups = {"quarry": 8, "mines": 8, "forest": 4}
    made = ai_turn(ai={"supply": 0, "workers": groups}, consequence="cc2")
    assert (workers(made), ai(made)["supply"]) == ({"quarry": 8, "forest": 4}, 8)
    assert told(made, "event-scheme") == []
    at_princess = ai_turn(ai={"supply": 0, "workers": groups}, consequence="cc1")
    assert workers(at_princess) == {"mines": 8, "forest": 4}


def test_without_workers_on_the_board_it_empties_its_prison() -> None:
    """R51"""
    made = ai_turn(ai={"supply": 0, "prison": 5, "guildhall": 15})
    assert (ai(made)["supply"], ai(made)["prison"]) == (5, 0)


def test_without_workers_anywhere_its_turn_is_empty() -> None:
    """R51"""
    made = ai_turn(ai={"supply": 0}, blue={"captured": {"ai": 20}})
    assert (told(made, "event-scheme"), told(made, "event-skipped") != []) == ([], True)
    assert asked(made) == "D6 blue"


# Resource track and conversions


def test_each_silver_moves_the_marker_and_a_round_brings_1_marble() -> None:
    made = ai_turn("f06", tax=13)
    assert (marker(made), marble(made)) == ("gold", 2)


def test_what_the_marker_shows_is_contributed_or_the_next_free_to_the_right() -> None:
    told_of = []
    for space, taken in (("wood", []), ("wood", ["wood", "stone"]), ("marble", ["marble"])):
        made = ai_turn("s08", marker=space, contribution="cc1", consequence="cc2", contributed=taken)
        told_of.append(told(made, "event-contributed")[0]["good"])
    assert told_of == ["wood", "gold", "clay"]


def test_a_contribution_brings_it_influence_virtue_and_what_a_reward_card_becomes() -> None:
    """R58: cc7 shows 1 Influence, a Reward card and 1 Virtue below Marble; the resource comes from the supply."""
    made = ai_turn("s08", marker="marble", contribution="cc7", consequence="cc2", ai={"goods": {"marble": 1}})
    assert (ai(made)["influence"], ai(made)["virtue"], marble(made)) == (2, 9, 1)


def test_a_contribution_brings_it_no_building_card() -> None:
    """R55, R58: cc3 shows 1 Influence and a Building card below Clay."""
    made = ai_turn("s08", contribution="cc3", consequence="cc2")
    assert (ai(made)["influence"], ai(made)["hand_size"]) == (2, 0)


def test_the_fifth_contribution_triggers_a_reset() -> None:
    """R58"""
    made = ai_turn("s08", contribution="cc1", consequence="cc2", contributed=["clay", "wood", "stone", "gold"])
    assert told(made, "event-reset") != []


def test_without_a_free_spot_it_contributes_nothing() -> None:
    """R72: the card is only full until the Reset at the end of the turn, so a second card must meet it."""
    full = ["clay", "wood", "stone", "gold"]
    made = ai_turn("f07", "s08", contribution="cc1", consequence="cc2", contributed=full)
    assert skipped(made) == [("contribute", "skip-no-free-spot")]


def test_without_a_contribution_card_it_contributes_nothing() -> None:
    """R72, R31"""
    every = [f"cc{number}" for number in range(1, 8)]
    made = ai_turn("s08", contribution=None, consequence="cc2", turned=every)
    assert skipped(made) == [("contribute", "skip-no-contribution-card")]


@pytest.mark.parametrize(("space", "column"), [("clay", 0), ("gold", 3), ("marble", 4)])
def test_the_marker_says_which_column_of_apprentices_is_removed(space: str, column: int) -> None:
    shown = display()
    made = ai_turn("s07", marker=space, display=shown, display_silver=[1] * len(shown))
    columns = len(shown) // 2
    assert state(made)["apprentices_under"] == [shown[column], shown[columns + column]]
    assert state(made)["display"][: columns - 1] == [*shown[:column], *shown[column + 1 : columns]]
    assert state(made)["display_silver"].count(0) == 2, "the Silver on the new cards' spaces is gone"


def test_influence_passing_5_or_9_draws_it_no_building_card() -> None:
    """R55"""
    made = ai_turn("f12", ai={"influence": 4})
    assert (ai(made)["influence"], ai(made)["hand_size"]) == (5, 0)


def test_influence_above_the_top_is_cut_and_a_gain_at_the_top_is_1_virtue() -> None:
    """R54: cc1 shows 2 Influence below Wood."""
    near = ai_turn("s08", marker="wood", contribution="cc1", consequence="cc2", ai={"influence": 11})
    assert (ai(near)["influence"], ai(near)["virtue"]) == (12, 7)
    top = ai_turn("s08", marker="wood", contribution="cc1", consequence="cc2", ai={"influence": 12})
    assert (ai(top)["influence"], ai(top)["virtue"]) == (12, 8)


def test_each_future_card_from_an_empty_pile_is_1_silver() -> None:
    starting = [f"s0{number}" for number in range(1, 9)]
    made = ai_turn("s06", opponent="meddler", schemes={"draw": starting, "discard_unseen": 14, "future": 0}, tax=0)
    assert marker(made) == "gold", "2 of its focus, 1 of the card"


def test_virtue_above_14_destroys_its_unpaid_debts() -> None:
    made = ai_turn("f05", ai={"virtue": 14, "cathedral": 5, "unpaid": 1})
    assert (ai(made)["virtue"], ai(made)["unpaid"], ai(made)["paid"]) == (14, 0, 0)


def test_virtue_below_0_gives_it_debts_and_influence_does_not_shield_it() -> None:
    made = ai_turn("s04", tax=4, ai={"virtue": 1, "influence": 12})
    assert (ai(made)["virtue"], ai(made)["unpaid"], ai(made)["influence"]) == (0, 1, 12)


def test_the_meddler_adds_2_tax_to_the_tax_stand() -> None:
    """R53"""
    made = ai_turn("s06", opponent="meddler", tax=1)
    assert (state(made)["tax"], marble(made), marker(made)) == (3, 0, "clay")


# The Princess's reward


@pytest.mark.parametrize(
    ("card", "debts", "expected"),
    [
        ("cc1", 1, (0, "clay", 0)),  # the left: a Debt destroyed
        ("cc1", 0, (0, "gold", 0)),  # the right: 3 Silver
        ("cc7", 1, (0, "clay", 0)),
        ("cc7", 0, (0, "stone", 0)),  # an Apprentice, that is 2 Silver
        ("cc5", 0, (0, "clay", 1)),  # Marble
        ("cc2", 0, (0, "clay", 1)),  # Gold, that is Marble
    ],
)
def test_the_princess_rewards_it_with_the_left_choice_if_possible(
    card: str, debts: int, expected: tuple[int, str, int]
) -> None:
    """R69"""
    princess = {"cc1": "quarry", "cc2": "silversmith", "cc5": "workshop", "cc7": "guardhouse"}[card]
    made = ai_turn(
        "s01",
        opponent="aristocrat",
        consequence=card,
        blue={"guildhall": 6},
        ai={"workers": {princess: 1}, "unpaid": debts},
    )
    assert told(made, "event-reset") != []
    assert (ai(made)["unpaid"], marker(made), marble(made)) == expected


def test_its_turn_names_the_card_the_line_and_each_clause() -> None:
    made = ai_turn("s02", ai={"prison": 1})
    ids = [event.id for event in made.events or [] if event.seat == made.seats]
    assert ids[: ids.index("event-placed") + 1] == [
        "event-turn",
        "event-scheme",
        "event-clause-own-in-prison",
        "event-scheme-otherwise",
        "event-placed",
    ]
    assert scheme(made) == ("s02", 2)


def test_a_page_can_stop_after_each_step_of_its_turn() -> None:
    """Every step on the way can be written and read back."""
    options = {"ai_opponent": "meddler", "boards": "standard"}
    made = GAME.setup(1, at="turn", turn="blue", options=options, consequence="cc2")
    seen: set[str] = set()
    action = next(one for one in made.legal() if made.actions[one].text == "place quarry")
    for _ in step_by_step(made, action):
        for step in made.stack[:-1]:
            seen.add(type(step).__name__)
            written = made.step_to_json(step)
            assert made.step_to_json(step_from_json(made, written)) == written
    assert {"AiTurn", "RevealScheme", "SchemeStep"} <= seen


@pytest.mark.parametrize(
    ("number", "line", "at", "wrong"),
    [(0, 0, 0, "not revealed"), (5, 1, 0, "does not have"), (5, 0, 9, "does not have"), (5, 0, 1, "")],
)
def test_a_step_that_can_not_be_pending_is_refused(number: int, line: int, at: int, wrong: str) -> None:
    made = ai_turn("s06")
    found = SchemeStep(number, line, at, 0).misfit(made)  # type: ignore[arg-type]
    assert wrong in found
    assert bool(found) == bool(wrong)

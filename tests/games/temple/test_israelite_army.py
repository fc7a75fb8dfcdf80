"""The defending player's sub-phase. [Temple 7.5]"""

from __future__ import annotations

import pytest

from tests.games.reading import asked, do, legal, offered, told, why
from tests.games.temple.tables import armies, discarded, hand, table

INSIDE = ["i_n", "i_e", "t_n", "t_s", "i_sw"]


def test_five_armies_inside_may_all_be_relocated() -> None:
    """EX11, D13, D14, R58: each once, to five different free spaces."""
    t = table("defence", hand={"white": ["israelite_army"]}, armies={"white": INSIDE})
    assert asked(t) == "D13 white"
    do(t, "play israelite_army")
    assert asked(t) == "D14 white"
    assert legal(t) == {f"seize {id}" for id in INSIDE}
    assert why(t, "done") == "closed-move-one-first"
    goals = ["o_n", "o_s", "o_e", "o_w", "o_nw"]
    for start, goal in zip(INSIDE, goals, strict=True):
        do(t, f"seize {start}", f"send {goal}")
    assert armies(t, "white") == set(goals)
    assert discarded(t, "white") == ["israelite_army"]


def test_an_army_is_relocated_once_and_vacated_spaces_are_free() -> None:
    """R58, D14: also to another space inside, and to the start space, which blocks new armies."""
    t = table("defence", hand={"white": ["israelite_army", "doubt"]}, armies={"white": ["i_n", "t_n", "o_e"]})
    do(t, "play israelite_army")
    assert why(t, "seize o_e") == "closed-army-outside"
    do(t, "seize i_n")
    assert why(t, "send t_n") == "closed-space-taken"
    assert "o_n" in legal(t, "send")
    do(t, "send i_w")
    assert legal(t) == {"seize t_n", "done"}
    assert why(t, "seize i_w") == "closed-relocated"
    do(t, "seize t_n", "send i_n")
    assert armies(t, "white") == {"i_w", "i_n", "o_e"}


def test_one_is_enough() -> None:
    """D14, 7.5: done after at least one."""
    t = table("defence", hand={"white": ["israelite_army", "doubt"]}, armies={"white": ["i_n", "t_n"]})
    do(t, "play israelite_army", "seize t_n", "send o_s", "done")
    assert armies(t, "white") == {"i_n", "o_s"}
    assert told(t, "event-relocated") == [{"armies": 1}]


def test_two_together_drive_all_armies_out_and_end_the_siege() -> None:
    """EX12, R59, R61: none has to be inside; the tokens go back to supply, Lay Siege is discarded."""
    t = table(
        "defence",
        hand={"white": ["israelite_army", "israelite_army"]},
        armies={"white": ["o_n", "o_e"]},
        siege={"white": 2},
    )
    assert legal(t) == {"rout", "go building"}
    do(t, "rout")
    assert armies(t, "white") == set()
    assert t.tokens[1] == 5
    assert t.siege[0] == 0
    assert discarded(t, "black") == ["babylonian_army"] * 2 + ["lay_siege"]
    assert discarded(t, "white") == ["israelite_army"] * 2


def test_two_played_one_after_the_other_do_not_drive_out() -> None:
    """R59, D13: each relocates."""
    t = table("defence", hand={"white": ["israelite_army"] * 2}, armies={"white": ["i_n"]})
    do(t, "play israelite_army", "send i_s", "play israelite_army", "send o_s")
    assert armies(t, "white") == {"o_s"}


def test_a_single_one_needs_an_army_inside_a_pair_any_army() -> None:
    """R60."""
    t = table("defence", hand={"white": ["israelite_army"] * 2}, armies={"white": ["o_s"]})
    assert why(t, "play israelite_army") == "closed-no-army-inside"
    assert "rout" in legal(t)
    t = table(
        "defence",
        hand={"white": ["israelite_army", "guilt_offering"]},
        armies={"white": ["i_s"]},
        priest=["white"],
        altar=["white"],
    )
    assert why(t, "rout") == "closed-single-army"


def test_a_discarded_army_was_only_a_token() -> None:
    """R61: its card was discarded when it was placed."""
    t = table("attack", hand={"white": ["israelite_army"] * 2, "black": ["babylonian_army"]})
    do(t, "play babylonian_army", "go destruction", "rout")
    assert discarded(t, "black") == ["babylonian_army"]
    assert t.tokens == [5, 5]


@pytest.mark.parametrize("card", ["peace_offering", "guilt_offering"])
def test_peace_and_guilt_in_the_defence_while_an_army_is_there(card: str) -> None:
    """R79, D13: they may bring an Israelite Army."""
    t = table(
        "defence",
        hand={"white": [card, "levites"]},
        draw={"white": ["israelite_army"]},
        armies={"white": ["i_n"]},
        priest=["white"],
        altar=["white"],
    )
    assert f"play {card}" in legal(t)
    do(t, f"play {card}", *(["give levites"] if card == "peace_offering" else []))
    assert "israelite_army" in hand(t, "white")
    assert "play israelite_army" in legal(t)


def test_without_an_army_there_is_no_defence() -> None:
    """R79, R60: A goes straight on to the Building Phase."""
    t = table(
        "defence",
        hand={"white": ["guilt_offering", "israelite_army", "israelite_army"]},
        priest=["white"],
        altar=["white"],
    )
    assert asked(t) == "D15 white"
    assert "rout" not in offered(t)


def test_no_grain_or_burnt_offering_in_the_defence() -> None:
    """R79: only Peace and Guilt are instants there."""
    t = table(
        "defence",
        hand={"white": ["grain_offering", "burnt_offering", "guilt_offering"]},
        armies={"white": ["i_n"]},
        priest=["white"],
        altar=["white"],
        scapegoat={"white": "inactive"},
    )
    assert legal(t) == {"play guilt_offering", "go building"}


def test_a_fasting_defender_plays_no_israelite_army() -> None:
    """8, R5: it is a good card."""
    t = table("defence", hand={"white": ["israelite_army"] * 2}, armies={"white": ["i_n"]}, fast={"white": 1})
    assert asked(t) != "D13 white"

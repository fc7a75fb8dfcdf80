"""Lay Siege. [Temple 7.4]"""

from __future__ import annotations

from tests.games.reading import asked, do, legal, told, why
from tests.games.temple.tables import armies, discarded, guarded, table

TWO = {"white": ["o_n", "o_e"]}


def test_lay_siege_needs_two_armies() -> None:
    """EX15."""
    t = table("attack", hand={"black": ["lay_siege"]}, armies={"white": ["o_n"]})
    assert why(t, "play lay_siege") == "closed-too-few-armies"
    t = table("attack", hand={"black": ["lay_siege"]}, armies=TWO)
    do(t, "play lay_siege")
    assert t.siege[0] == 1
    assert "lay_siege" not in discarded(t, "black")


def test_only_turns_with_an_attack_count() -> None:
    """EX13, R57: Sword, Star, Sword, Sword: progress 1, 1, 2, 3; the gate discard is possible on the fourth."""
    gates, prophet = {"white": ["south"]}, {"white": "isaiah"}
    t = table("attack", hand={"black": ["lay_siege"]}, armies=TWO, gates=gates, prophet=prophet)
    do(t, "play lay_siege", "go destruction")
    progress = [t.siege[0]]
    for face in ("star", "sword", "sword"):
        siege = {"white": progress[-1]}
        t = table("military", armies=TWO, gates=gates, prophet=prophet, siege=siege, chance=[face])
        progress.append(t.siege[0])
    assert progress == [1, 1, 2, 3]
    assert legal(t, "siege") == {"south"}


def test_no_cards_on_armies_on_the_first_and_second_turn() -> None:
    """7.4: no Secret Passage, no Destruction; placing and moving are allowed."""
    cards = ["secret_passage", "destruction", "babylonian_army", "lay_siege"]
    for progress in (1, 2):
        t = table(
            "attack",
            hand={"black": cards},
            armies={"white": ["o_e", "t_n"]},
            gates={"white": ["east"]},
            built={"white": ["porch"]},
            prophet={"white": "isaiah"},
            siege={"white": progress},
        )
        assert why(t, "passage o_e east") == "closed-siege-forbids-cards"
        assert "play babylonian_army" in legal(t)
        assert legal(t, "move")
        assert why(t, "siege east") == "closed-siege-not-ripe"
        do(t, "go destruction")
        assert asked(t) != "D11 black"
    t = table(
        "destruction",
        hand={"black": ["destruction", "guilt_offering"]},
        priest=["black"],
        altar=["black"],
        armies={"white": ["o_e", "t_n"]},
        gates={"white": ["east"]},
        siege={"white": 2},
    )
    assert why(t, "destroy o_e east") == "closed-siege-forbids-cards"


def test_the_third_turn_gate_extra_step_and_normal_step() -> None:
    """EX14, D9, R54, R85: two steps in one turn; the siege action is no card on an army."""
    t = table(
        "attack_start",
        hand={"black": ["destruction", "secret_passage"]},
        armies={"white": ["o_n"]},
        gates={"white": ["north"]},
        built={"white": ["porch"]},
        prophet={"white": "isaiah"},
        siege={"white": 2},
    )
    assert t.siege[0] == 3
    do(t, "siege north")
    assert guarded(t, "white") == set()
    assert discarded(t, "white") == ["guarded_gate"]
    assert discarded(t, "black")[-1] == "lay_siege"
    assert asked(t) == "D9 black"
    assert legal(t) == {"move o_n i_n", "move o_n o_ne", "move o_n o_nw", "decline"}
    do(t, "move o_n i_n", "move i_n t_n")
    assert armies(t, "white") == {"t_n"}
    assert asked(t) == "D11 black"
    assert legal(t) == {"raid t_n", "go defence"}


def test_the_extra_step_may_be_declined_and_is_any_armys() -> None:
    """D9, R54: any one army in any direction, also one that has moved."""
    t = table(
        "attack",
        armies={"white": {"o_n": ["moved"], "i_s": []}},
        gates={"white": ["west"]},
        siege={"white": 3},
    )
    do(t, "siege west")
    assert {"o_n o_ne", "i_s t_s"} <= legal(t, "move")
    do(t, "decline")
    assert armies(t, "white") == {"o_n", "i_s"}
    assert legal(t, "move") == {"i_s t_s", "i_s i_se", "i_s i_sw", "i_s o_s"}


def test_the_siege_may_pick_any_guarded_gate() -> None:
    """R53: no army has to be next to it."""
    t = table("attack", armies={"white": ["o_n"]}, gates={"white": ["south", "west"]}, siege={"white": 3})
    assert legal(t, "siege") == {"south", "west"}
    assert why(t, "siege north") == "closed-gate-open"


def test_the_defender_may_not_guard_between_gate_and_extra_step() -> None:
    """7.4, R80: the wall window opens after the step, or after it is declined."""
    t = table(
        "attack",
        hand={"white": ["guarded_gate"]},
        david=["white"],
        armies={"white": ["o_n"]},
        gates={"white": ["north"]},
        siege={"white": 3},
    )
    do(t, "siege north")
    assert asked(t) == "D9 black"
    do(t, "move o_n i_n")
    assert asked(t) == "D10 white"


def test_lay_siege_is_not_playable_after_a_secret_passage() -> None:
    """R52: the turn it is played already counts as one without cards on armies."""
    t = table("attack", hand={"black": ["lay_siege", "secret_passage"]}, armies=TWO, gates={"white": ["north"]})
    do(t, "passage o_n north")
    assert why(t, "play lay_siege") == "closed-passage-played"


def test_unused_on_the_third_counted_turn_it_is_discarded() -> None:
    """R55: unless it may wait; with no guarded gate it does nothing."""
    t = table("attack", armies=TWO, siege={"white": 3})
    assert not legal(t, "siege")
    do(t, "go destruction")
    assert t.siege[0] == 0
    assert discarded(t, "black")[-1] == "lay_siege"
    assert told(t, "event-siege-expired") == [{}]


def test_with_the_option_it_waits_at_progress_three() -> None:
    """R55, R85: `siege_waits`."""
    t = table("attack", armies=TWO, siege={"white": 3}, siege_waits=True)
    do(t, "go destruction")
    assert t.siege[0] == 3
    t = table("attack_start", armies=TWO, siege={"white": 3}, gates={"white": ["east"]}, siege_waits=True)
    assert t.siege[0] == 3
    assert legal(t, "siege") == {"east"}


def test_a_siege_can_be_abandoned_from_the_second_counted_turn_on() -> None:
    """R56: in step 2; its restriction ends at once."""
    t = table("attack", armies=TWO, siege={"white": 1})
    assert why(t, "abandon") == "closed-siege-just-begun"
    t = table("attack", hand={"black": ["secret_passage"]}, armies=TWO, gates={"white": ["east"]}, siege={"white": 2})
    do(t, "abandon")
    assert t.siege[0] == 0
    assert discarded(t, "black")[-1] == "lay_siege"
    assert legal(t, "passage") == {"o_e east"}


def test_a_star_on_the_third_turn_just_delays_it() -> None:
    """R57: a siege of progress 2 stays at 2."""
    t = table(
        "military",
        armies=TWO,
        siege={"white": 2},
        prophet={"white": "isaiah"},
        hand={"white": ["doubt"]},
        chance=["star"],
    )
    assert t.siege[0] == 2


def test_a_second_lay_siege_in_the_same_step_begins_at_one() -> None:
    """R85: once the first is used or abandoned, with its usual conditions; no guarded gate is needed to play it."""
    t = table("attack", hand={"black": ["lay_siege"]}, armies=TWO, siege={"white": 2})
    do(t, "abandon", "play lay_siege")
    assert t.siege[0] == 1
    assert why(t, "abandon") == "closed-siege-just-begun"


def test_the_number_of_armies_is_not_tested_again() -> None:
    """R85: one army is left, the siege counts on."""
    t = table("attack_start", armies={"white": ["o_e"]}, siege={"white": 1})
    assert t.siege[0] == 2
    assert "abandon" in legal(t)


def test_the_wall_window_opens_after_siege_actions() -> None:
    """R80: after Lay Siege, an abandoned siege and a finished siege action."""
    t = table(
        "attack",
        hand={"white": ["guarded_gate"], "black": ["lay_siege"]},
        david=["white"],
        armies=TWO,
        siege={"white": 2},
    )
    do(t, "abandon")
    assert asked(t) == "D10 white"
    do(t, "pass", "play lay_siege")
    assert asked(t) == "D10 white"

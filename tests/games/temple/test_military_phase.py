"""II. Military Phase: the check with the Prophet, step 2 of the attack, the wall window. [Temple 7.1, 7.2]"""

from __future__ import annotations

import pytest

from ophir.games.temple.table import MOVED, PASSED
from tests.games.reading import asked, do, legal, offered, told, why
from tests.games.temple.tables import DATA, armies, discarded, guarded, hand, table


def marks(t: object, id: str) -> int:
    from ophir.games.temple.table import TempleTable

    assert isinstance(t, TempleTable)
    return t.army[0][t.box.space_ids.index(id)]


def test_a_star_skips_the_attack_but_not_the_defence() -> None:
    """EX21, R60: B has no attack decision; A may still play Israelite Armies."""
    t = table(
        "military",
        hand={"white": ["israelite_army"], "black": ["babylonian_army"]},
        prophet={"white": "isaiah"},
        armies={"white": ["i_n"]},
        chance=["star"],
    )
    assert told(t, "event-rolled") == [{"die": "star"}]
    assert asked(t) == "D13 white"


def test_a_sword_lets_the_attack_take_place() -> None:
    """7.1, D8."""
    t = table("military", hand={"black": ["babylonian_army"]}, prophet={"white": "isaiah"}, chance=["sword"])
    assert told(t, "event-rolled") == [{"die": "sword"}]
    assert asked(t) == "D8 black"


def test_the_check_is_rolled_every_turn_with_a_prophet_once() -> None:
    """R44: also if B has no plans; without a Prophet there is no roll, and the attack goes on."""
    t = table("military", hand={"white": ["doubt"]}, prophet={"white": "isaiah"})
    assert len(told(t, "event-rolled")) == 1
    t = table("military", hand={"black": ["babylonian_army"]})
    assert told(t, "event-rolled") == []
    assert asked(t) == "D8 black"


def test_three_faces_of_six_are_stars() -> None:
    """1, R44: half of all rolls."""
    assert (DATA.die.sides, DATA.die.star_faces, DATA.die.sword_faces) == (6, 3, 3)
    stars = 0
    for seed in range(80):
        t = table("military", hand={"white": ["doubt"]}, prophet={"white": "isaiah"}, seed=seed)
        stars += told(t, "event-rolled") == [{"die": "star"}]
    assert 25 < stars < 55


def test_an_army_enters_at_the_start_space_and_may_move_in_the_same_phase() -> None:
    """D8, 7.2, R61: the card is discarded, the token stands before the north gate."""
    t = table("attack", hand={"black": ["babylonian_army"]})
    do(t, "play babylonian_army")
    assert armies(t, "white") == {"o_n"}
    assert t.tokens[1] == 4
    assert discarded(t, "black") == ["babylonian_army"]
    assert legal(t, "move") == {"o_n o_ne", "o_n o_nw", "o_n i_n"}


def test_several_armies_may_enter_if_each_leaves_the_start_space_first() -> None:
    """R46."""
    t = table("attack", hand={"black": ["babylonian_army"] * 3})
    do(t, "play babylonian_army")
    assert why(t, "play babylonian_army") == "closed-start-space-taken"
    do(t, "move o_n o_ne", "play babylonian_army", "move o_n i_n", "play babylonian_army")
    assert armies(t, "white") == {"o_ne", "i_n", "o_n"}


def test_five_tokens_are_all_there_are() -> None:
    """1, 7.2: no more, even when a card for another comes back in a reshuffle."""
    t = table(
        "attack",
        hand={"black": ["babylonian_army"]},
        armies={"white": ["o_e", "o_w", "o_s", "o_ne", "o_nw"]},
        deck_exhaustion="reshuffle",
    )
    assert why(t, "play babylonian_army") == "closed-no-token"


def test_each_army_moves_one_step_to_a_free_adjacent_space() -> None:
    """7.2, R45: once a phase, in any order with other actions."""
    t = table("attack", hand={"black": ["babylonian_army"]}, armies={"white": ["o_ne", "o_e"]})
    assert legal(t, "move") == {"o_ne o_n", "o_e o_se", "o_e i_e"}
    assert why(t, "move o_ne o_e") == "closed-space-taken"
    do(t, "move o_e i_e")
    assert why(t, "move i_e t_e") == "closed-army-moved"
    do(t, "play babylonian_army")
    assert legal(t, "move") == {"o_ne o_e", "o_n o_nw", "o_n i_n"}


def test_an_open_gate_is_one_step_both_ways_a_guarded_one_is_a_wall() -> None:
    """R47: a gate is an edge between an outer and an inner space."""
    t = table("attack", armies={"white": ["o_e", "i_w"]}, gates={"white": ["east"]})
    assert "i_w o_w" in legal(t, "move")
    assert why(t, "move o_e i_e") == "closed-gate-guarded"
    assert {(gate.outer, gate.inner) for gate in DATA.gates} == {
        ("o_n", "i_n"), ("o_e", "i_e"), ("o_s", "i_s"), ("o_w", "i_w"),
    }  # fmt: skip


def test_one_secret_passage_per_army() -> None:
    """EX3: two armies, two cards, one on each; a second one on the same army is illegal."""
    t = table(
        "attack",
        hand={"black": ["secret_passage", "secret_passage"]},
        armies={"white": ["o_n", "o_e"]},
        gates={"white": ["north", "east"]},
    )
    assert legal(t, "passage") == {"o_n north", "o_e east"}
    do(t, "passage o_n north")
    assert marks(t, "i_n") & PASSED
    assert why(t, "passage i_n north") == "closed-passage-used"
    do(t, "passage o_e east")
    assert armies(t, "white") == {"i_n", "i_e"}
    assert guarded(t, "white") == {"north", "east"}
    assert discarded(t, "black")[-2:] == ["secret_passage"] * 2


def test_secret_passage_is_extra_to_the_normal_move_and_works_outward_too() -> None:
    """R51, 7.2."""
    t = table("attack", hand={"black": ["secret_passage"]}, armies={"white": ["i_n"]}, gates={"white": ["north"]})
    do(t, "passage i_n north")
    assert armies(t, "white") == {"o_n"}
    do(t, "move o_n o_ne")
    assert marks(t, "o_ne") & (PASSED | MOVED) == PASSED | MOVED


def test_secret_passage_needs_a_guarded_gate_and_a_free_far_side() -> None:
    """7.2."""
    t = table(
        "attack",
        hand={"black": ["secret_passage"]},
        armies={"white": ["o_n", "o_e", "i_e"]},
        gates={"white": ["east"]},
    )
    assert why(t, "passage o_n north") == "closed-gate-open"
    assert why(t, "passage o_e east") == "closed-space-taken"


def test_no_moves_in_step_three() -> None:
    """R45: step 3 comes after step 2, and armies do not move in it."""
    t = table(
        "attack",
        hand={"black": ["destruction", "babylonian_army"]},
        armies={"white": ["o_e"]},
        gates={"white": ["east"]},
    )
    do(t, "go destruction")
    assert asked(t) == "D11 black"
    assert legal(t) == {"destroy o_e east", "go defence"}


def test_the_attackers_guilt_offering_in_steps_two_and_three() -> None:
    """R79, D8, D11: it may bring Military cards; A may answer; no Peace Offering there."""
    hands = {"white": ["blemished_animal"], "black": ["guilt_offering", "peace_offering", "levites", "destruction"]}
    t = table(
        "attack",
        hand=hands,
        draw={"black": ["babylonian_army"]},
        priest=["black"],
        altar=["black"],
        armies={"white": ["o_e"]},
        gates={"white": ["east"]},
    )
    assert "play guilt_offering" in legal(t)
    assert "play peace_offering" not in offered(t)
    in_step_three = do(t.clone(), "go destruction")
    assert "play guilt_offering" in legal(in_step_three)
    do(t, "play guilt_offering")
    assert asked(t) == "D5 white"
    do(t, "pass")
    assert asked(t) == "D8 black"
    assert "babylonian_army" in hand(t, "black")


def test_the_attackers_offering_can_be_switched_off() -> None:
    """R79: it is off turn."""
    t = table(
        "attack",
        hand={"black": ["guilt_offering", "babylonian_army"]},
        priest=["black"],
        altar=["black"],
        off_turn_offerings=False,
    )
    assert legal(t) == {"play babylonian_army", "go destruction"}


def test_the_wall_window_opens_before_the_attack_and_after_each_action() -> None:
    """D10, R80: placing, moving, Secret Passage, Destruction; it asks the defender who has King David."""
    t = table(
        "attack_start",
        hand={"white": ["guarded_gate"] * 5, "black": ["babylonian_army", "secret_passage", "destruction"]},
        david=["white"],
        armies={"white": ["o_w"]},
        gates={"white": ["west"]},
    )
    assert asked(t) == "D10 white"
    assert legal(t) == {"guard north", "guard east", "guard south", "pass"}
    do(t, "white pass", "black play babylonian_army", "white pass", "black move o_n o_ne")
    do(t, "white pass", "black passage o_w west", "white guard south", "white pass", "black go destruction")
    assert asked(t) == "D11 black", "not after 'go to step 3'"
    do(t, "black destroy i_w west")
    assert asked(t) == "D10 white"
    do(t, "guard west")
    assert guarded(t, "white") == {"south", "west"}
    assert asked(t) == "D10 white", "repeated until passing"


def test_an_army_next_to_an_open_gate_does_not_hinder_guarding_it() -> None:
    """R80."""
    t = table("attack_start", hand={"white": ["guarded_gate"]}, david=["white"], armies={"white": ["o_n", "i_n"]})
    do(t, "guard north")
    assert guarded(t, "white") == {"north"}


def test_the_wall_window_does_not_open_after_an_offering_or_the_end_of_the_attack() -> None:
    """R80."""
    t = table(
        "attack",
        hand={"white": ["guarded_gate"], "black": ["guilt_offering"]},
        draw={"black": ["babylonian_army", "destruction"]},
        david=["white"],
        priest=["black"],
        altar=["black"],
        armies={"white": ["o_e"]},
    )
    do(t, "play guilt_offering")
    assert asked(t) == "D8 black"
    do(t, "go destruction")
    assert asked(t) == "D15 white"


def test_the_wall_window_is_for_gates_only() -> None:
    """9.2, R80: never Structures, and not while fasting."""
    hands = {"white": ["guarded_gate", "porch"], "black": ["babylonian_army"]}
    t = table("attack_start", hand=hands, david=["white"], solomon=["white"])
    assert legal(t) == {"guard north", "guard east", "guard south", "guard west", "pass"}
    t = table("attack_start", hand=hands, david=["white"], fast={"white": 1})
    assert asked(t) == "D8 black"
    t = table("attack_start", hand=hands)
    assert asked(t) == "D8 black"


def test_the_marks_of_the_last_phase_are_gone_when_the_attack_begins() -> None:
    """7.2: each army once per phase."""
    t = table("attack_start", armies={"white": {"o_e": ["moved", "passed", "raided"]}}, passage_played=True)
    assert legal(t, "move") == {"o_e o_ne", "o_e o_se", "o_e i_e"}
    assert t.passage_played == 0


@pytest.mark.parametrize("at", ["preparation", "building", "discard"])
def test_military_cards_are_played_only_in_the_attack(at: str) -> None:
    """5, 7: the owner's turn is no time for them."""
    t = table(at, hand={"white": ["babylonian_army", "lay_siege", "levites"]}, armies={"black": ["o_n", "o_e"]})
    assert not legal(t, "move")
    assert "play babylonian_army" not in offered(t)

"""Step 3 of the attack: Destruction. [Temple 7.3]"""

from __future__ import annotations

from typing import Any

import pytest

from ophir.games.temple.deck import from_draw, to_hand
from ophir.games.temple.table import NO_CARD, UNSEEN
from tests.games.reading import asked, do, legal, why
from tests.games.temple.tables import STRUCTURES, armies, discarded, drawable, guarded, in_temple, table

THREE = ["bronze_sea", "lavers_north", "lavers_south"]


def test_the_temple_is_destroyed() -> None:
    """EX20, D11, D12: two Furnishings of B's choice go back, the Prophet and the army are lost, Structures stand."""
    t = table(
        "destruction",
        hand={"black": ["destruction"]},
        armies={"white": ["t_n"]},
        built={"white": ["porch", "main_hall", *THREE]},
        prophet={"white": "isaiah"},
    )
    do(t, "raid t_n")
    assert asked(t) == "D12 black"
    assert legal(t) == {f"send-back {id}" for id in THREE}
    do(t, "send-back lavers_south")
    assert legal(t) == {"send-back bronze_sea", "send-back lavers_north"}
    do(t, "send-back bronze_sea")
    assert in_temple(t, "white") == {"porch", "main_hall", "lavers_north"}
    assert {"bronze_sea", "lavers_south"} <= set(drawable(t, "white"))
    assert discarded(t, "white") == ["prophet_isaiah"]
    assert t.prophet[0] == NO_CARD
    assert armies(t, "white") == set()
    assert t.tokens[1] == 5
    assert discarded(t, "black") == ["babylonian_army", "destruction"]


@pytest.mark.parametrize("furnishings", [["bronze_sea"], ["bronze_sea", "lavers_north"]])
def test_with_two_furnishings_or_fewer_all_go_back_without_a_choice(furnishings: list[str]) -> None:
    """R49, D12."""
    t = table(
        "destruction",
        hand={"black": ["destruction"]},
        armies={"white": ["t_e"]},
        built={"white": ["porch", *furnishings]},
    )
    do(t, "raid t_e")
    assert in_temple(t, "white") == {"porch"}
    assert set(furnishings) <= set(drawable(t, "white"))


def test_the_temple_needs_a_structure_and_something_to_lose() -> None:
    """R49: a Furnishing or a Prophet."""
    hands = {"black": ["destruction", "guilt_offering"]}
    offerer: dict[str, Any] = {"priest": ["black"], "altar": ["black"]}
    t = table("destruction", hand=hands, armies={"white": ["t_n"]}, prophet={"white": "isaiah"}, **offerer)
    assert why(t, "raid t_n") == "closed-nothing-to-destroy"
    t = table("destruction", hand=hands, armies={"white": ["t_n"]}, built={"white": STRUCTURES}, **offerer)
    assert why(t, "raid t_n") == "closed-nothing-to-destroy"
    t = table(
        "destruction",
        hand=hands,
        armies={"white": ["t_n"]},
        built={"white": ["porch"]},
        prophet={"white": "isaiah"},
        **offerer,
    )
    do(t, "raid t_n")
    assert discarded(t, "white") == ["prophet_isaiah"]


def test_next_to_a_gate_is_at_either_end_next_to_the_temple_is_a_court_space() -> None:
    """R48."""
    t = table(
        "destruction",
        hand={"black": ["destruction"]},
        armies={"white": ["o_e", "i_w", "i_n", "t_s", "o_ne"]},
        gates={"white": ["east", "west", "south"]},
        built={"white": ["porch", "bronze_sea"]},
    )
    assert legal(t) == {"destroy o_e east", "destroy i_w west", "raid t_s", "go defence"}
    assert why(t, "destroy i_n north") == "closed-gate-open"


def test_a_destroyed_gate_is_open_and_the_army_stays() -> None:
    """R50: the army is lost only when it destroys the Temple."""
    t = table(
        "destruction", hand={"black": ["destruction"]}, armies={"white": ["o_e"]}, gates={"white": ["east", "west"]}
    )
    do(t, "destroy o_e east")
    assert guarded(t, "white") == {"west"}
    assert armies(t, "white") == {"o_e"}
    assert discarded(t, "white") == ["guarded_gate"]
    assert discarded(t, "black") == ["babylonian_army", "destruction"]


def test_one_destruction_per_army_per_phase() -> None:
    """7.3, D11: the second card needs another army."""
    t = table(
        "destruction",
        hand={"black": ["destruction", "destruction", "destruction", "guilt_offering"]},
        priest=["black"],
        altar=["black"],
        armies={"white": ["o_e", "i_e"]},
        gates={"white": ["east"]},
        built={"white": ["porch", "bronze_sea"]},
        david=["white"],
    )
    from_draw(t, 0, t.box.guarded_gate)
    to_hand(t, 0, t.box.guarded_gate, UNSEEN)
    do(t, "destroy o_e east", "guard east")
    assert legal(t, "destroy") == {"i_e east"}
    assert why(t, "destroy o_e east") == "closed-destruction-used"


def test_a_damaged_temple_must_be_completed_again() -> None:
    """R67: before the Filling can be played."""
    t = table(
        "destruction",
        hand={"white": ["filling", "levites"], "black": ["destruction"]},
        armies={"white": ["t_n"]},
        built={"white": [*STRUCTURES, *THREE]},
    )
    everything = table().box.all_furnishings
    for card in range(t.box.cards):
        if everything >> card & 1 and not t.built[0] >> card & 1:
            t.built[0] |= 1 << card
            from_draw(t, 0, card)
    do(t, "raid t_n", "send-back bronze_sea", "send-back veil")
    assert asked(t) == "D19 white", "at AP2 the Filling was no option"
    assert "filling" in [t.box.card_ids[card] for card in t.hand[0]]

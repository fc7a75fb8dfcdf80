"""III. Building Phase. [Temple 10]"""

from __future__ import annotations

from typing import Any

import pytest

from ophir.games.temple.table import ACTIVE, NO_SCAPEGOAT
from tests.games.reading import asked, do, legal, offered, told, why
from tests.games.temple.tables import (
    ORDINARY_SINS,
    STRUCTURES,
    discarded,
    guarded,
    hand,
    in_temple,
    samples,
    sin_on,
    table,
)

OFFERER: dict[str, Any] = {"priest": ["white"], "altar": ["white"]}


def test_table_of_showbread_needs_the_main_hall() -> None:
    """EX4, D18: not a legal build before, one after."""
    t = table("building", hand={"white": ["table_of_showbread", "levites"]})
    assert why(t, "announce") == "closed-no-build"
    t = table("building", hand={"white": ["table_of_showbread", "levites", "porch"]}, built={"white": ["main_hall"]})
    do(t, "announce")
    assert asked(t) == "D18 white"
    do(t, "build table_of_showbread")
    assert "table_of_showbread" in in_temple(t, "white")


def test_the_ark_needs_the_holy_of_holies() -> None:
    """EX5: the Main Hall alone does not help."""
    t = table("building", hand={"white": ["ark_of_the_covenant", "porch"]}, built={"white": ["main_hall"]})
    do(t, "announce")
    assert in_temple(t, "white") == {"main_hall", "porch"}, "the Porch was the only legal build"
    t = table("building", hand={"white": ["ark_of_the_covenant", "levites"]}, built={"white": ["holy_of_holies"]})
    do(t, "announce")
    assert "ark_of_the_covenant" in in_temple(t, "white")


def test_the_reason_names_the_missing_structure() -> None:
    """10, D18."""
    t = table("building", hand={"white": ["ark_of_the_covenant", "porch", "main_hall"]})
    do(t, "announce")
    assert why(t, "build ark_of_the_covenant") == "closed-structure-missing"


def test_a_guarded_gate_is_built_on_an_open_gate_once() -> None:
    """EX6, R19: it uses the build; a second one on the same gate is illegal."""
    t = table("building", hand={"white": ["guarded_gate", "guarded_gate", "levites"]}, gates={"white": ["east"]})
    do(t, "announce")
    assert legal(t) == {"guard north", "guard south", "guard west"}
    assert why(t, "guard east") == "closed-gate-guarded"
    do(t, "guard north")
    assert guarded(t, "white") == {"north", "east"}
    assert why(t, "announce") == "closed-build-used"


def test_a_sin_stops_a_guarded_gate() -> None:
    """R19: built in the ordinary way, a gate can be stopped."""
    t = table("building", hand={"white": ["guarded_gate", "levites"], "black": ["doubt"]})
    do(t, "announce", "play sin")
    assert guarded(t, "white") == set()
    assert hand(t, "white") == ["guarded_gate", "levites"]


def test_a_sin_is_negated_by_a_burnt_offering() -> None:
    """EX7, D16, D17: the Offering and the Sin are discarded, and A builds one card."""
    t = table("building", hand={"white": ["porch", "burnt_offering", "altar"], "black": ["doubt"]}, **OFFERER)
    do(t, "announce")
    assert asked(t) == "D16 black"
    do(t, "play sin")
    assert asked(t) == "D17 white"
    do(t, "play burnt_offering")
    assert discarded(t, "white") == ["burnt_offering"]
    assert discarded(t, "black") == ["doubt"]
    assert in_temple(t, "white") == {"porch"}


def test_without_an_altar_the_sin_must_be_accepted_and_lies_until_the_next_start() -> None:
    """EX8, D17: no build; on A's next turn it goes to B's discard pile, and A may build."""
    t = table(
        "building",
        hand={"white": ["porch", "burnt_offering"], "black": ["doubt", "arrogance"]},
        priest=["white"],
        draw={"white": [], "black": []},
        end_when_both_dead=False,
    )
    do(t, "announce", "black play sin")
    assert told(t, "event-sin-accepted") == [{"card": "doubt"}]
    assert asked(t) == "D19 white", "no building action was left"
    assert sin_on(t, "white") == "doubt"
    do(t, "end")
    while t.active == 1:
        t.apply(t.legal()[-1])
    assert sin_on(t, "white") is None
    assert discarded(t, "black")[-1] == "doubt"
    while t.to_move != 0 or not legal(t) & {"announce"}:
        t.apply(t.legal()[-1])
    assert "announce" in legal(t)


def test_the_announcement_names_no_card_and_comes_once_a_turn() -> None:
    """R16, D15: a legal build is needed; which one stays hidden."""
    t = table("building", hand={"white": ["porch", "main_hall", "levites"], "black": ["doubt"]})
    do(t, "announce")
    assert told(t, "event-announced") == [{}]
    assert {frozenset(hand(one, "white")) for one in samples(t, "black", 30)} != {
        frozenset(["porch", "main_hall", "levites"])
    }
    do(t, "pass", "build porch")
    assert why(t, "announce") == "closed-build-used"


def test_after_clearance_a_must_build_if_possible() -> None:
    """R17: no option but builds."""
    t = table("building", hand={"white": ["porch", "main_hall", "levites"]})
    do(t, "announce")
    assert legal(t) == {"build porch", "build main_hall"}


def test_if_no_legal_build_is_left_nothing_is_built() -> None:
    """10: the hand was changed by a Guilt Offering in answer to the Sin."""
    t = table(
        "building",
        hand={"white": ["porch", "guilt_offering"], "black": ["doubt"]},
        draw={"white": ["burnt_offering"] * 8},
        **OFFERER,
    )
    for _ in range(40):
        one = t.clone()
        one.listen()
        one.set_key(t.new_key())
        do(one, "announce", "play sin", "play guilt_offering", "play burnt_offering")
        if "porch" not in hand(one, "white") and in_temple(one, "white") == set():
            break
    else:
        raise AssertionError("the Porch was always drawn again")
    assert one.build_used == 1
    assert asked(one) == "D19 white"


@pytest.mark.parametrize("structure", STRUCTURES)
def test_structures_in_any_order(structure: str) -> None:
    """R18: the pillars do not depend on the Porch."""
    t = table("building", hand={"white": [structure, "levites"]})
    do(t, "announce")
    assert in_temple(t, "white") == {structure}


def test_five_structures_by_the_cards() -> None:
    """R69: Porch, two Pillars, Main Hall, Holy of Holies."""
    t = table()
    assert [t.box.card_ids[card] for card in t.box.structures] == STRUCTURES


def test_an_accepted_sin_ends_ordinary_building_only() -> None:
    """R20: King instants can't be stopped by any Sin, Loss of Heart included; other plays stay possible."""
    t = table(
        "building",
        hand={"white": ["porch", "bronze_sea", "guarded_gate", "king_solomon"], "black": ["loss_of_heart"]},
        built={"white": ["main_hall"]},
        david=["white"],
    )
    do(t, "announce", "play loss_of_heart")
    assert sin_on(t, "white") == "loss_of_heart"
    assert asked(t) == "D15 white"
    do(t, "guard north", "play king_solomon", "build porch")
    assert in_temple(t, "white") == {"main_hall", "porch"}
    assert guarded(t, "white") == {"north"}


def test_several_burnt_offerings_against_one_sin_but_none_after_accepting() -> None:
    """R21, D17."""
    t = table(
        "building",
        hand={
            "white": ["porch", "burnt_offering", "burnt_offering", "levites"],
            "black": ["doubt", "blemished_animal"],
        },
        **OFFERER,
    )
    do(t, "announce", "play sin", "play burnt_offering", "play blemished_animal")
    assert legal(t) == {"play burnt_offering", "accept"}
    do(t, "accept")
    assert asked(t) == "D15 white"
    assert why(t, "play burnt_offering") == "closed-nothing-to-burn-for"
    assert t.sin_pending == 0


def test_a_missing_priest_or_altar_may_be_laid_in_answer_to_a_sin() -> None:
    """R22, D17: B may answer that in turn."""
    t = table(
        "building",
        hand={"white": ["porch", "burnt_offering", "altar", "priest"], "black": ["doubt", "unclean"]},
    )
    do(t, "announce", "play sin")
    assert legal(t) == {"play altar", "play priest", "accept"}
    do(t, "play altar", "play priest")
    assert asked(t) == "D4 black"
    do(t, "pass", "play burnt_offering", "pass")
    assert in_temple(t, "white") == {"porch"}


def test_peace_and_guilt_in_answer_to_a_sin() -> None:
    """D17: a Guilt Offering may bring what is needed; a Grain Offering comes too late."""
    t = table(
        "building",
        hand={"white": ["porch", "guilt_offering", "peace_offering", "grain_offering"], "black": ["doubt"]},
        **OFFERER,
    )
    do(t, "announce", "play sin")
    assert legal(t) == {"play guilt_offering", "play peace_offering", "accept"}
    assert "play grain_offering" not in offered(t)


def test_the_scapegoat_negates_loss_of_heart_unless_switched_off() -> None:
    """R23, R86: only Burnt Offerings are excluded by name."""
    hands = {"white": ["porch", "burnt_offering"], "black": ["loss_of_heart", "doubt"]}
    t = table("building", hand=hands, scapegoat={"white": "active"}, **OFFERER)
    do(t, "announce", "play loss_of_heart")
    assert why(t, "play burnt_offering") == "closed-sin-not-burnt-away"
    do(t, "scapegoat")
    assert in_temple(t, "white") == {"porch"}
    assert t.scapegoat[0] == NO_SCAPEGOAT
    assert discarded(t, "white") == ["scapegoat"]
    t = table(
        "building",
        hand={"white": ["porch", "altar", "priest"], "black": ["loss_of_heart", "doubt"]},
        scapegoat={"white": "active"},
        priest=["white"],
        scapegoat_negates_loss_of_heart=False,
    )
    do(t, "announce", "play loss_of_heart")
    assert why(t, "scapegoat") == "closed-scapegoat-powerless"
    t = table("building", hand=hands, scapegoat={"white": "active"}, scapegoat_negates_loss_of_heart=False, **OFFERER)
    do(t, "announce", "play sin")
    assert "scapegoat" in legal(t)


def test_with_the_option_off_a_burnt_offering_may_still_wake_the_scapegoat() -> None:
    """R86: against Loss of Heart nothing helps, but the goat awakes."""
    t = table(
        "building",
        hand={"white": ["porch", "burnt_offering"], "black": ["loss_of_heart"]},
        scapegoat={"white": "inactive"},
        scapegoat_negates_loss_of_heart=False,
        **OFFERER,
    )
    do(t, "announce", "play loss_of_heart", "play burnt_offering")
    assert t.scapegoat[0] == ACTIVE
    assert sin_on(t, "white") == "loss_of_heart"
    assert asked(t) == "D19 white", "it had to be accepted"


def test_the_scapegoat_needs_a_good_priest_but_no_altar() -> None:
    """R26, D17: it is no offering, so Bad Offerings and Unclean do not touch it, and nobody can answer."""
    hands = {"white": ["porch", "altar"], "black": ["doubt", "blemished_animal"]}
    t = table("building", hand=hands, scapegoat={"white": "active"}, priest=["white"], unclean=["white"])
    do(t, "announce", "play sin", "scapegoat")
    assert in_temple(t, "white") == {"porch"}
    assert t.good_played == 1
    t = table("building", hand=hands, scapegoat={"white": "active"}, evil_priest=["white"], altar=[])
    do(t, "announce", "play sin")
    assert why(t, "scapegoat") == "closed-no-priest"
    t = table("building", hand=hands, scapegoat={"white": "inactive"}, priest=["white"])
    do(t, "announce", "play sin")
    assert why(t, "scapegoat") == "closed-scapegoat-asleep"


def test_an_unclean_priest_may_block_the_scapegoat_by_option() -> None:
    """R86, R26: `unclean_blocks_scapegoat`."""
    t = table(
        "building",
        hand={"white": ["porch", "altar"], "black": ["doubt"]},
        scapegoat={"white": "active"},
        priest=["white"],
        unclean=["white"],
        unclean_blocks_scapegoat=True,
    )
    do(t, "announce", "play sin")
    assert why(t, "scapegoat") == "closed-unclean"


def test_one_sin_against_one_announcement() -> None:
    """D16, R81: "Sin" means the one that stands first in cards.toml; then instants only."""
    t = table(
        "building",
        hand={"white": ["porch", "altar"], "black": ["arrogance", "doubt", "idol_worship", "loss_of_heart", "unclean"]},
        priest=["white"],
    )
    do(t, "announce")
    assert legal(t) == {"play sin", "play loss_of_heart", "play unclean", "pass"}
    do(t, "play sin")
    assert sin_on(t, "white") == "idol_worship"
    assert legal(t) == {"play unclean", "pass"}
    assert why(t, "play sin") == why(t, "play loss_of_heart") == "closed-sin-played"


def test_the_eight_ordinary_sins_are_one_kind_and_prophets_are_not() -> None:
    """R81: also for discarding; each Prophet is an option of his own."""
    t = table("discard", hand={"white": [*ORDINARY_SINS, "loss_of_heart", "prophet_isaiah", "prophet_ezekiel"]})
    assert legal(t, "discard") == {"sin", "loss_of_heart", "prophet_isaiah", "prophet_ezekiel"}
    do(t, "discard sin")
    assert discarded(t, "white") == ["selfish_heart"]


def test_b_may_make_offerings_in_the_sin_window() -> None:
    """D16: own Peace and Guilt Offerings."""
    t = table(
        "building",
        hand={"white": ["porch", "altar"], "black": ["guilt_offering", "peace_offering", "doubt", "levites"]},
        priest=["black"],
        altar=["black"],
    )
    do(t, "announce")
    assert legal(t, "play") == {"guilt_offering", "peace_offering", "sin"}
    do(t, "play peace_offering", "give levites", "take burnt_offering")
    assert asked(t) == "D16 black"
    assert hand(t, "black") == ["burnt_offering", "guilt_offering", "doubt"]


def test_cooperation_places_two_furnishings() -> None:
    """R27, R77, D18, D18a, D18b: it is discarded, then one after the other is chosen; the second must follow."""
    t = table(
        "building",
        hand={"white": ["cooperation", "bronze_sea", "lavers_north", "lavers_south", "veil"]},
        built={"white": ["porch"]},
    )
    do(t, "announce")
    assert legal(t) == {"play cooperation", "build bronze_sea", "build lavers_north", "build lavers_south"}
    do(t, "play cooperation")
    assert asked(t) == "D18a white"
    assert discarded(t, "white") == ["cooperation"]
    assert why(t, "build veil") == "closed-structure-missing"
    do(t, "build lavers_north")
    assert asked(t) == "D18a white"
    assert legal(t) == {"build bronze_sea", "build lavers_south"}
    do(t, "build bronze_sea")
    assert in_temple(t, "white") == {"porch", "lavers_north", "bronze_sea"}
    assert asked(t) == "D19 white"


def test_cooperation_with_a_single_furnishing_gains_nothing() -> None:
    """EX10, R27, R77: at most that one Furnishing is placed."""
    t = table("building", hand={"white": ["cooperation", "bronze_sea", "veil"]}, built={"white": ["porch"]})
    do(t, "announce", "play cooperation")
    assert in_temple(t, "white") == {"porch", "bronze_sea"}
    assert discarded(t, "white") == ["cooperation"]


def test_cooperation_alone_is_no_legal_build() -> None:
    """R77, 5: nor an option without a Furnishing that can be placed."""
    t = table("building", hand={"white": ["cooperation", "veil", "levites"]})
    assert why(t, "announce") == "closed-no-build"
    t = table("building", hand={"white": ["cooperation", "veil", "porch", "main_hall"]})
    do(t, "announce")
    assert why(t, "play cooperation") == "closed-no-furnishing"


def test_king_solomons_structures_are_no_builds() -> None:
    """EX22, R73: three in one turn without announcement; B's Sin against the ordinary build does not touch them."""
    t = table(
        "building",
        hand={"white": ["porch", "main_hall", "holy_of_holies", "bronze_sea", "lavers_north"], "black": ["doubt"]},
        solomon=["white"],
    )
    assert why(t, "announce") == "closed-no-build"
    do(t, "build porch", "build main_hall", "build holy_of_holies")
    assert t.build_used == 0
    do(t, "announce", "play sin")
    assert in_temple(t, "white") == {"porch", "main_hall", "holy_of_holies"}
    assert sin_on(t, "white") == "doubt"


def test_under_a_king_structures_and_gates_are_no_options_of_the_build() -> None:
    """R73: nor do they make an announcement or a Grain build legal."""
    t = table(
        "building",
        hand={"white": ["porch", "guarded_gate", "bronze_sea", "lavers_south", "main_hall"]},
        built={"white": ["holy_of_holies"]},
        solomon=["white"],
        david=["white"],
    )
    assert why(t, "announce") == "closed-no-build"
    do(t, "build porch", "announce")
    assert legal(t) == {"build bronze_sea", "build lavers_south"}
    assert why(t, "build main_hall") == "closed-king-instant"
    assert why(t, "guard north") == "closed-king-instant"


def test_king_davids_gates_are_placed_at_once_and_in_any_number() -> None:
    """R73, 5."""
    t = table(hand={"white": ["guarded_gate"] * 3 + ["levites"]}, david=["white"])
    do(t, "guard west", "guard north")
    assert guarded(t, "white") == {"west", "north"}
    assert why(t, "guard west") == "closed-gate-guarded"
    assert t.good_played == 1


def test_without_a_king_the_action_point_says_to_announce_first() -> None:
    """5, R73: the cards are shown closed."""
    t = table(hand={"white": ["porch", "guarded_gate", "bronze_sea", "levites"]})
    assert why(t, "build porch") == why(t, "guard north") == why(t, "build bronze_sea") == "closed-announce-first"
    t = table("window", hand={"black": ["porch", "guarded_gate", "unclean"]}, priest=["white"])
    assert why(t, "build porch") == why(t, "guard north") == "closed-needs-king"


def test_what_counts_as_playing_a_good_card() -> None:
    """R75: not the announcement, not a discard, not what is given away or drawn; a negated offering does."""
    t = table("building", hand={"white": ["porch", "doubt"], "black": ["arrogance"]})
    do(t, "announce", "play sin")
    assert t.good_played == 0
    do(t, "discard doubt" if "discard doubt" in legal(t) else "discard sin")
    assert t.good_played == 0
    t = table(hand={"white": ["guilt_offering", "doubt", "levites"], "black": ["blemished_animal"]}, **OFFERER)
    do(t, "play guilt_offering", "play blemished_animal")
    assert t.good_played == 1
    t = table(hand={"white": ["unclean", "levites"]}, priest=["black"])
    do(t, "play unclean")
    assert t.good_played == 0


def test_fasting_forbids_announcing() -> None:
    """8: a build is a good card played."""
    t = table("building", hand={"white": ["porch", "unclean"]}, priest=["black"], fast={"white": 1})
    assert why(t, "announce") == "closed-fasting"
    assert why(t, "reward") == "closed-fasting"

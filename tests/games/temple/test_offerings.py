"""Offerings. [Temple 6]"""

from __future__ import annotations

from typing import Any

import pytest

from ophir.games.temple.table import ACTIVE, BUILD_MADE, BUILD_OPEN, INACTIVE, NO_GRAIN
from tests.games.reading import asked, do, legal, offered, told, why
from tests.games.temple.tables import DATA, FURNISHINGS, discarded, drawable, hand, in_temple, sin_on, table

OFFERER: dict[str, Any] = {"priest": ["white"], "altar": ["white"]}
OFFERINGS = ["burnt_offering", "peace_offering", "guilt_offering", "grain_offering"]


@pytest.mark.parametrize(
    ("set_up", "message"),
    [
        ({"altar": ["white"]}, "closed-no-priest"),
        ({"priest": ["white"]}, "closed-no-altar"),
        ({"altar": ["white"], "evil_priest": ["white"]}, "closed-evil-priest"),
        ({**OFFERER, "unclean": ["white"]}, "closed-unclean"),
        ({"priest": ["white"], "altar": ["white", "black"], "fast": {"white": 1}}, "closed-fasting"),
    ],
)
def test_an_offering_needs_a_clean_good_priest_and_an_altar_and_no_fast(set_up: dict[str, Any], message: str) -> None:
    """6: an Evil Priest in the slot means there is no good Priest."""
    t = table(hand={"white": [*OFFERINGS, "levites", "broken_altar"]}, scapegoat={"white": "inactive"}, **set_up)
    for card in OFFERINGS:
        assert why(t, f"play {card}") == message


def test_burnt_offering_without_a_sin_only_clears_bad_offerings_or_wakes_the_scapegoat() -> None:
    """R24."""
    t = table(hand={"white": ["burnt_offering", "levites"]}, **OFFERER)
    assert why(t, "play burnt_offering") == "closed-nothing-to-burn-for"
    t = table(hand={"white": ["burnt_offering", "levites"]}, scapegoat={"white": "inactive"}, **OFFERER)
    do(t, "play burnt_offering")
    assert t.scapegoat[0] == ACTIVE
    assert told(t, "event-scapegoat-woke") == [{}]
    t = table(hand={"white": ["burnt_offering", "levites"]}, bad_offerings=["white"], **OFFERER)
    do(t, "play burnt_offering")
    assert t.bad_offerings[0] == 0
    t = table(hand={"white": ["burnt_offering", "levites"]}, scapegoat={"white": "active"}, **OFFERER)
    assert why(t, "play burnt_offering") == "closed-nothing-to-burn-for"


def test_with_loss_of_heart_pending_a_burnt_offering_serves_the_same_two_purposes() -> None:
    """R24, R86: it does not negate the Sin; it wakes the Scapegoat, which may."""
    t = table(
        "building",
        hand={"white": ["porch", "burnt_offering", "burnt_offering"], "black": ["loss_of_heart"]},
        scapegoat={"white": "inactive"},
        **OFFERER,
    )
    do(t, "announce", "play loss_of_heart", "play burnt_offering")
    assert sin_on(t, "white") == "loss_of_heart"
    assert asked(t) == "D17 white"
    assert legal(t) == {"scapegoat", "accept"}
    assert why(t, "play burnt_offering") == "closed-sin-not-burnt-away"


@pytest.mark.parametrize("card", OFFERINGS)
def test_bad_offerings_negates_the_next_offering_of_any_kind(card: str) -> None:
    """R29, R34, 6: both cards are discarded, nothing happens, and a sleeping Scapegoat sleeps on."""
    t = table(
        hand={"white": [card, "levites"], "black": ["blemished_animal", "unclean"]},
        bad_offerings=["white"],
        scapegoat={"white": "inactive"},
        **OFFERER,
    )
    do(t, f"play {card}")
    assert asked(t) == "D5 black", "RW3 opens also after a negated offering"
    assert legal(t) == {"play unclean", "pass"}
    assert why(t, "play blemished_animal") == "closed-offering-negated"
    do(t, "pass")
    assert discarded(t, "white") == [card]
    assert discarded(t, "black") == ["bad_offerings"]
    assert t.scapegoat[0] == INACTIVE
    assert t.grain == NO_GRAIN
    assert hand(t, "white") == ["levites"]


def test_blemished_animal_negates_an_animal_offering_just_made() -> None:
    """EX9, D5: the Sin stays pending, and with a second Burnt Offering A may try again."""
    t = table(
        "building",
        hand={"white": ["porch", "burnt_offering", "burnt_offering"], "black": ["doubt", "blemished_animal"]},
        **OFFERER,
    )
    do(t, "announce", "play sin", "play burnt_offering", "black play blemished_animal")
    assert discarded(t, "white") == ["burnt_offering"]
    assert discarded(t, "black") == ["blemished_animal"]
    assert sin_on(t, "white") == "doubt"
    assert asked(t) == "D17 white"
    do(t, "play burnt_offering")
    assert in_temple(t, "white") == {"porch"}


def test_blemished_animal_answers_burnt_peace_and_guilt_only() -> None:
    """6: those are animal offerings; a Grain Offering that succeeds can't be answered at all."""
    assert {card.offering for card in DATA.cards if card.animal} == {"burnt", "peace", "guilt"}
    t = table(
        hand={"white": ["grain_offering", "porch"], "black": ["blemished_animal", "unclean", "bad_offerings"]},
        **OFFERER,
    )
    do(t, "play grain_offering")
    assert t.grain == BUILD_OPEN
    assert t.to_move == 0


def test_peace_swaps_a_good_hand_card_for_a_good_card_of_the_draw_pile() -> None:
    """D6, D6a, D6b, R35: one part at a time; evil cards take no part."""
    t = table(
        hand={"white": ["peace_offering", "doubt", "levites", "porch", "levites"]},
        draw={"white": ["altar", "main_hall", "arrogance", "altar"]},
        **OFFERER,
    )
    do(t, "play peace_offering")
    assert asked(t) == "D6a white"
    assert legal(t) == {"give levites", "give porch", "decline"}
    do(t, "give levites")
    assert asked(t) == "D6b white"
    assert legal(t) == {"take altar", "take main_hall"}
    do(t, "take main_hall")
    assert hand(t, "white") == ["porch", "main_hall", "levites", "doubt"]
    assert drawable(t, "white") == ["altar", "altar", "levites", "arrogance"]
    assert discarded(t, "white")[-1] == "peace_offering"


def test_the_exchange_is_optional_and_needs_another_good_card() -> None:
    """R35, D6: only Peace itself in hand: closed; Bad Offerings to clear: open."""
    t = table(hand={"white": ["peace_offering", "levites"]}, **OFFERER)
    do(t, "play peace_offering", "decline")
    assert hand(t, "white") == ["levites"]
    t = table(hand={"white": ["peace_offering", "doubt", "evil_priest"]}, priest=["white", "black"], altar=["white"])
    assert why(t, "play peace_offering") == "closed-nothing-to-exchange"
    t = table(hand={"white": ["peace_offering", "doubt"]}, bad_offerings=["white"], **OFFERER)
    assert "play peace_offering" in legal(t)
    t = table(hand={"white": ["peace_offering", "altar", "levites"]}, draw={"white": ["doubt"]}, **OFFERER)
    assert why(t, "play peace_offering") == "closed-nothing-to-exchange"


def test_a_scapegoat_taken_by_peace_goes_into_play_and_the_hand_is_not_topped_up() -> None:
    """R74, R25."""
    t = table(hand={"white": ["peace_offering", "levites", "porch"]}, **OFFERER)
    do(t, "play peace_offering", "give porch", "take scapegoat")
    assert t.scapegoat[0] == INACTIVE
    assert hand(t, "white") == ["levites"]


def test_guilt_draws_eight_whatever_the_hand_was() -> None:
    """EX19, R36: three cards shuffled in, eight drawn."""
    t = table(hand={"white": ["guilt_offering", "doubt", "levites", "porch"]}, **OFFERER)
    pile = len(t.draw[0])
    do(t, "play guilt_offering")
    assert len(t.hand[0]) == 8
    assert len(t.draw[0]) == pile + 3 - 8 - (t.scapegoat[0] != 0)
    assert told(t, "event-hand-shuffled") == [{"cards": 3}]


def test_guilt_on_an_empty_hand_is_legal() -> None:
    """R36: and with fewer than eight cards all are drawn."""
    t = table(hand={"white": ["guilt_offering"]}, draw={"white": ["porch", "levites", "altar"]}, **OFFERER)
    do(t, "play guilt_offering")
    assert hand(t, "white") == ["porch", "altar", "levites"]


def test_a_guilt_offering_that_succeeds_is_always_carried_out() -> None:
    """R78, R74: there is no choice in it, and a Scapegoat met on the way goes into play."""
    t = table(hand={"white": ["guilt_offering", "doubt"]}, draw={"white": ["scapegoat", "levites"]}, **OFFERER)
    do(t, "play guilt_offering")
    assert hand(t, "white") == ["levites", "doubt"]
    assert t.scapegoat[0] == INACTIVE


@pytest.mark.parametrize("card", ["peace_offering", "guilt_offering"])
def test_a_negated_peace_or_guilt_offering_gives_nothing(card: str) -> None:
    """R78: no look, no shuffle, no draw."""
    t = table(hand={"white": [card, "levites", "doubt"], "black": ["blemished_animal"]}, **OFFERER)
    pile = t.draw[0][:]
    do(t, f"play {card}", "play blemished_animal")
    assert asked(t) == "D3 white"
    assert hand(t, "white") == ["levites", "doubt"]
    assert t.draw[0] == pile


def test_the_guilt_card_is_discarded_after_its_effect() -> None:
    """6, R84: with reshuffle its own draw does not bring it back."""
    t = table(
        hand={"white": ["guilt_offering"]},
        draw={"white": []},
        deck_exhaustion="reshuffle",
        seed="guilt",
        **OFFERER,
    )
    do(t, "play guilt_offering")
    assert discarded(t, "white") == ["guilt_offering"]
    assert len(t.hand[0]) == 8


def test_grain_protects_for_the_rest_of_the_turn() -> None:
    """R34: no Sin and none of the five evil instants against A; Military is not hindered."""
    evil = ["doubt", "bad_offerings", "broken_altar", "evil_priest", "unclean"]
    t = table(
        hand={"white": ["grain_offering", "levites", "doubt"], "black": [*evil, "babylonian_army"]},
        priest=["white"],
        altar=["white"],
    )
    do(t, "play grain_offering", "go military")
    assert asked(t) == "D8 black"
    assert legal(t) == {"play babylonian_army", "go destruction"}


def test_an_evil_instant_against_a_protected_player_says_why_not() -> None:
    """R34: in A's turn B's windows stay shut; the reason is given where B could act."""
    t = table(hand={"white": ["grain_offering", "guilt_offering"], "black": ["unclean", "blemished_animal"]}, **OFFERER)
    do(t, "play grain_offering", "play guilt_offering")
    assert t.to_move == 0, "even Blemished Animal has no effect any more"


def test_grain_is_for_the_own_turn_only() -> None:
    """R33: not in the opponent's turn."""
    t = table("window", hand={"black": ["grain_offering", "guilt_offering"]}, priest=["black"], altar=["black"])
    assert legal(t) == {"play guilt_offering", "pass"}
    assert "play grain_offering" not in offered(t)


def test_grain_needs_an_unused_build_and_no_sin() -> None:
    """R33, 5: before any Sin of that turn, and not twice."""
    t = table("building", hand={"white": ["grain_offering", "levites"]}, build_used=True, **OFFERER)
    assert why(t, "play grain_offering") == "closed-build-used"
    t = table(
        "building", hand={"white": ["grain_offering", "levites"]}, build_used=True, sin={"white": "doubt"}, **OFFERER
    )
    assert why(t, "play grain_offering") == "closed-build-used"
    t = table(
        "building",
        hand={"white": ["grain_offering", "levites"]},
        build_used=True,
        sin={"white": "doubt"},
        grain_extra_build=True,
        **OFFERER,
    )
    assert why(t, "play grain_offering") == "closed-sin-lies-there"
    t = table(hand={"white": ["grain_offering", "levites"]}, grain="build_open", **OFFERER)
    assert why(t, "play grain_offering") == "closed-grain-active"


def test_the_grain_build_is_made_in_the_building_phase_without_announcement() -> None:
    """R76, R33: offered at AP1, built at AP2; it is this turn's one build."""
    t = table(hand={"white": ["grain_offering", "porch", "main_hall", "levites"], "black": ["doubt"]}, **OFFERER)
    do(t, "play grain_offering")
    assert not legal(t, "grain-build")
    do(t, "go military")
    assert asked(t) == "D15 white"
    assert why(t, "announce") == "closed-grain-active"
    do(t, "grain-build")
    assert asked(t) == "D18 white"
    do(t, "build porch")
    assert in_temple(t, "white") == {"porch"}
    assert t.build_used == 1
    assert why(t, "announce") == "closed-build-used"
    assert why(t, "grain-build") == "closed-build-used"
    do(t, "go discard", "end")
    assert discarded(t, "white") == ["grain_offering"]


def test_grain_may_be_offered_for_its_protection_alone() -> None:
    """R76: without anything to build."""
    t = table("building", hand={"white": ["grain_offering", "levites"]}, **OFFERER)
    do(t, "play grain_offering")
    assert why(t, "grain-build") == "closed-no-build"


def test_with_the_option_grain_gives_an_extra_build() -> None:
    """R76: `grain_extra_build`: the ordinary build may be announced too, and opens no RW4."""
    t = table(
        "building",
        hand={"white": ["grain_offering", "porch", "main_hall", "levites"], "black": ["doubt"]},
        grain_extra_build=True,
        **OFFERER,
    )
    do(t, "play grain_offering", "grain-build", "build porch")
    assert (t.build_used, t.grain) == (0, BUILD_MADE)
    do(t, "announce")
    assert in_temple(t, "white") == {"porch", "main_hall"}
    assert sin_on(t, "white") is None


def test_with_the_option_grain_needs_no_unused_build() -> None:
    """R76: offered after the ordinary build."""
    t = table(
        "building",
        hand={"white": ["grain_offering", "porch", "main_hall", "levites"]},
        grain_extra_build=True,
        **OFFERER,
    )
    do(t, "announce", "build porch", "play grain_offering", "grain-build")
    assert in_temple(t, "white") == {"porch", "main_hall"}


def test_grain_build_with_cooperation() -> None:
    """R27: Cooperation may be combined with a Grain build."""
    t = table(
        "building",
        hand={"white": ["grain_offering", "cooperation", "bronze_sea", "lavers_north", "levites"]},
        built={"white": ["porch"]},
        **OFFERER,
    )
    do(t, "play grain_offering", "grain-build", "play cooperation", "build bronze_sea")
    assert in_temple(t, "white") == {"porch", "bronze_sea", "lavers_north"}


def test_offerings_go_on_at_both_action_points_as_often_as_wanted() -> None:
    """5: as many as one likes."""
    t = table(
        hand={"white": ["guilt_offering", "peace_offering", *FURNISHINGS[:2]]}, draw={"white": ["levites"]}, **OFFERER
    )
    do(t, "play peace_offering", "decline", "play guilt_offering")
    assert sorted(discarded(t, "white")[-2:]) == ["guilt_offering", "peace_offering"]

"""Instants and response windows. [Temple 9]"""

from __future__ import annotations

from typing import Any

import pytest

from ophir.games.temple.table import EVIL_PRIEST, GOOD_PRIEST
from tests.games.reading import asked, do, legal, offered, told, why
from tests.games.temple.tables import DATA, discarded, table

EVIL = ["bad_offerings", "broken_altar", "evil_priest", "unclean"]
OFFERER: dict[str, Any] = {"priest": ["white"], "altar": ["white"]}
BOTH: dict[str, Any] = {"priest": ["white", "black"], "altar": ["white", "black"]}


def test_good_cards_are_those_with_a_wood_background() -> None:
    """R5: all but Sins, evil instants and the four Military cards; Israelite Army is good."""
    good = {card.id for card in DATA.cards if card.alignment == "good"}
    assert good == {card.id for card in DATA.cards if card.background == "wood"}
    assert "israelite_army" in good
    evil = {card.category for card in DATA.cards if card.id not in good}
    assert evil == {"sin", "instant_evil", "military"}
    assert sum(card.category == "military" for card in DATA.cards) == 4


def test_five_evil_instants_which_never_count_as_the_sin() -> None:
    """R6: with a Sin on the table the others may still be played."""
    evil = [card for card in DATA.cards if card.category == "instant_evil"]
    assert {card.id for card in evil} == {*EVIL, "blemished_animal"}
    assert {card.background for card in evil} == {"black"}
    t = table("building", hand={"white": ["porch", "altar"], "black": ["doubt", *EVIL]}, **OFFERER)
    do(t, "announce", "black play sin", "black play unclean", "black play bad_offerings", "black play evil_priest")
    assert legal(t) == {"play broken_altar", "pass"}


def test_the_turn_window() -> None:
    """D2: evil instants, own Peace and Guilt Offerings, own king instants; no Sin, no Blemished Animal, no Grain."""
    cards = [*EVIL, "peace_offering", "guilt_offering", "grain_offering", "blemished_animal", "doubt", "porch", "altar"]
    t = table("window", hand={"black": [*cards, "guarded_gate"]}, solomon=["black"], david=["black"], gates={}, **BOTH)
    assert asked(t) == "D2 black"
    assert legal(t, "play") == {*EVIL, "peace_offering", "guilt_offering"}
    assert legal(t, "build") == {"porch"}
    assert legal(t, "guard") == {"north", "east", "south", "west"}
    do(t, "guard south", "build porch", "play unclean")
    assert asked(t) == "D2 black"
    assert t.good_played == 0


def test_the_priest_window() -> None:
    """D4: after a Priest or an Altar is laid; offerings are not for this window."""
    t = table(
        hand={"white": ["priest", "altar"], "black": [*EVIL, "guilt_offering"]}, priest=["black"], altar=["black"]
    )
    do(t, "play priest")
    assert asked(t) == "D4 black"
    assert legal(t) == {"play evil_priest", "play unclean", "pass"}
    do(t, "pass", "play altar")
    assert asked(t) == "D4 black"
    assert legal(t, "play") == set(EVIL)


def test_a_window_without_a_legal_card_does_not_open() -> None:
    """9.4: nobody is asked, and nothing is told about it."""
    t = table(hand={"white": ["priest", "altar"], "black": ["doubt", "destruction"]})
    do(t, "play priest")
    assert asked(t) == "D3 white"
    assert not told(t, "event-passed")


def test_several_cards_one_after_the_other_then_pass() -> None:
    """R11, 9.2: each resolves fully before the next."""
    t = table(hand={"white": ["priest", "levites"], "black": ["unclean", "unclean", "evil_priest"]})
    do(t, "play priest", "play unclean")
    assert t.unclean[0] == 1
    assert legal(t) == {"play evil_priest", "pass"}
    do(t, "play evil_priest")
    assert t.priest[0] == EVIL_PRIEST
    assert discarded(t, "black") == ["unclean"]
    assert asked(t) == "D3 white"


@pytest.mark.parametrize("card", ["unclean", "evil_priest", "broken_altar", "bad_offerings"])
def test_the_earlier_card_holds(card: str) -> None:
    """R11, R32, 9.3: an offering already made is not undone; the next one is stopped."""
    t = table(
        hand={"white": ["guilt_offering", "doubt"], "black": [card]},
        draw={"white": ["guilt_offering", "levites", "pray_and_fast"]},
        **OFFERER,
    )
    do(t, "play guilt_offering")
    assert asked(t) == "D5 black"
    do(t, f"play {card}")
    assert len(t.hand[0]) == 4, "the Guilt Offering took effect"
    if card == "bad_offerings":
        do(t, "play guilt_offering")
        assert len(t.hand[0]) == 3
        assert "bad_offerings" in discarded(t, "black")
    else:
        assert why(t, "play guilt_offering") in ("closed-unclean", "closed-evil-priest", "closed-no-altar")


def test_the_responder_of_the_sin_window_acts_until_passing() -> None:
    """R12: the Sin and Unclean come before A can answer with a Burnt Offering."""
    t = table("building", hand={"white": ["porch", "burnt_offering"], "black": ["doubt", "unclean"]}, **OFFERER)
    do(t, "announce", "play sin")
    assert asked(t) == "D16 black"
    do(t, "play unclean")
    assert asked(t) == "D19 white", "nothing was left to answer with"


def test_an_instant_needs_its_target() -> None:
    """R13, R31: no Altar, no Priest, an Evil Priest already there: nothing is offered."""
    t = table(hand={"white": [*EVIL, "levites"]})
    assert why(t, "play bad_offerings") == why(t, "play broken_altar") == "closed-opponent-has-no-altar"
    assert why(t, "play evil_priest") == why(t, "play unclean") == "closed-opponent-has-no-priest"
    t = table(
        "window", hand={"white": ["evil_priest"], "black": [*EVIL, "levites"]}, bad_offerings=["white"], altar=["white"]
    )
    assert legal(t) == {"play broken_altar", "pass"}
    t = table(
        "window",
        hand={"white": ["priest"], "black": ["unclean", "broken_altar"]},
        evil_priest=["white"],
        altar=["white"],
    )
    assert legal(t) == {"play broken_altar", "pass"}
    assert why(t, "play unclean") == "closed-opponent-has-no-priest"


def test_blemished_animal_only_answers_an_offering() -> None:
    """R15, 9.2: it is no option anywhere but in RW3."""
    t = table(hand={"white": ["blemished_animal", "levites"]}, **BOTH)
    assert "play blemished_animal" not in offered(t)
    t = table("window", hand={"black": ["blemished_animal", "unclean"]}, **BOTH)
    assert legal(t) == {"play unclean", "pass"}


def test_instants_are_offered_at_the_listed_points_only() -> None:
    """R15: not in the Discard Phase, not in the opponent's Discard Phase, not while B attacks (Guilt apart)."""
    t = table("discard", hand={"white": ["unclean", "guilt_offering"], "black": ["unclean"]}, **BOTH)
    assert legal(t) == {"discard unclean", "discard guilt_offering", "end"}
    do(t, "end")
    t = table("attack", hand={"black": [*EVIL, "peace_offering", "babylonian_army"]}, **BOTH)
    assert legal(t) == {"play babylonian_army", "go destruction"}


def test_unclean_lasts_until_the_end_of_the_turn_and_is_tied_to_that_priest() -> None:
    """R30: a new Priest laid later in the turn is clean."""
    t = table(
        hand={"white": ["priest", "guilt_offering"], "black": ["evil_priest", "doubt"]}, **OFFERER, unclean=["white"]
    )
    assert t.unclean[0] == 1
    t = table(
        "window", hand={"white": ["priest", "guilt_offering"], "black": ["evil_priest"]}, unclean=["white"], **OFFERER
    )
    do(t, "play evil_priest")
    assert t.unclean[0] == 0
    assert discarded(t, "black") == ["unclean"]
    assert why(t, "play guilt_offering") == "closed-evil-priest"
    do(t, "play priest")
    assert "play guilt_offering" in legal(t)
    assert sorted(discarded(t, "black")) == ["evil_priest", "unclean"]


def test_unclean_stops_every_offering() -> None:
    """R30, 6."""
    offerings = ["burnt_offering", "peace_offering", "guilt_offering", "grain_offering"]
    t = table(hand={"white": [*offerings, "levites"]}, scapegoat={"white": "inactive"}, unclean=["white"], **OFFERER)
    for card in offerings:
        assert why(t, f"play {card}") == "closed-unclean"


def test_the_evil_priest_replaces_a_good_one() -> None:
    """R31: the Priest goes to his owner's discard pile; the victim can't offer until a new Priest is laid."""
    t = table("window", hand={"white": ["guilt_offering", "levites"], "black": ["evil_priest"]}, **OFFERER)
    do(t, "play evil_priest")
    assert t.priest[0] == EVIL_PRIEST
    assert discarded(t, "white") == ["priest"]
    assert why(t, "play guilt_offering") == "closed-evil-priest"


def test_a_broken_altar_takes_bad_offerings_with_it() -> None:
    """R29: and a second Altar can't be laid to shed Bad Offerings while the first stands."""
    t = table(
        "window", hand={"white": ["altar", "levites"], "black": ["broken_altar"]}, bad_offerings=["white"], **OFFERER
    )
    do(t, "play broken_altar")
    assert (t.altar[0], t.bad_offerings[0]) == (0, 0)
    assert discarded(t, "white") == ["altar"]
    assert discarded(t, "black") == ["bad_offerings", "broken_altar"]
    t = table(hand={"white": ["altar", "levites"]}, bad_offerings=["white"], **OFFERER)
    assert why(t, "play altar") == "closed-altar-in-play"


def test_a_king_david_gate_comes_before_or_after_a_step_never_during_it() -> None:
    """R14, D10: the army has stepped when the window opens, and it can't be pushed back."""
    t = table(
        "attack_start",
        hand={"white": ["guarded_gate", "guarded_gate", "guarded_gate"], "black": ["doubt"]},
        armies={"white": ["o_n"]},
        david=["white"],
    )
    assert asked(t) == "D10 white"
    do(t, "pass", "black move o_n i_n")
    assert asked(t) == "D10 white"
    do(t, "guard north")
    assert t.army[0][t.box.space_ids.index("i_n")]


def test_off_turn_offerings_can_be_switched_off() -> None:
    """9.2: option `off_turn_offerings`."""
    cards = {"white": ["porch", "guilt_offering"], "black": ["guilt_offering", "peace_offering", "levites", "unclean"]}
    t = table("window", hand=cards, off_turn_offerings=False, **BOTH)
    assert legal(t) == {"play unclean", "pass"}
    t = table("building", hand=cards, off_turn_offerings=False, **BOTH)
    assert "play guilt_offering" in legal(t), "on the own turn they stay"
    do(t, "announce")
    assert legal(t) == {"play unclean", "pass"}


def test_an_off_turn_offering_can_be_answered() -> None:
    """9.2, D5: B offers in RW1, A gets RW3 for it, then B goes on."""
    t = table("window", hand={"white": ["blemished_animal"], "black": ["guilt_offering", "unclean"]}, **BOTH)
    do(t, "play guilt_offering")
    assert asked(t) == "D5 white"
    do(t, "play blemished_animal")
    assert discarded(t, "black") == ["guilt_offering"]
    assert discarded(t, "white") == ["blemished_animal"]
    assert asked(t) == "D2 black"
    assert t.priest[1] == GOOD_PRIEST

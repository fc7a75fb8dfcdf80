"""A's own actions at AP1 and AP2, Levites. [Temple 5]"""

from __future__ import annotations

import pytest

from ophir.games.temple.table import GOOD_PRIEST, NO_CARD
from tests.games.reading import asked, do, legal, offered, told, why
from tests.games.temple.tables import STRUCTURES, discarded, drawable, hand, samples, table

POINTS = pytest.mark.parametrize("at", ["preparation", "building"])


@POINTS
def test_prophet_kings_priest_and_altar_are_laid_into_their_slots(at: str) -> None:
    """D3, D15, R10: at AP1 as at AP2, in any number; both Kings together are fine."""
    cards = ["prophet_isaiah", "king_david", "king_solomon", "priest", "altar"]
    t = table(at, hand={"white": [*cards, "doubt"]})
    assert asked(t) == ("D3 white" if at == "preparation" else "D15 white")
    do(t, *(f"play {card}" for card in cards))
    assert t.box.card_ids[t.prophet[0]] == "prophet_isaiah"
    assert (t.king_david[0], t.king_solomon[0], t.priest[0], t.altar[0]) == (1, 1, GOOD_PRIEST, 1)
    assert t.hand[0] == [t.box.card_ids.index("doubt")]
    assert discarded(t, "white") == []
    assert t.good_played == 1


@pytest.mark.parametrize(
    ("card", "message"),
    [
        ("prophet_jeremiah", "closed-prophet-in-play"),
        ("priest", "closed-priest-in-play"),
        ("altar", "closed-altar-in-play"),
        ("pray_and_fast", "closed-fast-in-play"),
    ],
)
def test_one_of_each_in_play(card: str, message: str) -> None:
    """R4: one Prophet, Priest, Altar and Pray and Fast per player."""
    t = table(
        hand={"white": [card, "king_david"]},
        prophet={"white": "isaiah"},
        priest=["white"],
        altar=["white"],
        fast={"white": 3},
    )
    assert why(t, f"play {card}") == message


def test_one_bad_offerings_one_unclean_one_siege() -> None:
    """R4: per Altar, per Priest, per defender."""
    t = table(
        hand={"white": ["bad_offerings", "unclean", "altar"]},
        priest=["black"],
        altar=["black"],
        bad_offerings=["black"],
        unclean=["black"],
    )
    assert why(t, "play bad_offerings") == "closed-bad-offerings-there"
    assert why(t, "play unclean") == "closed-already-unclean"
    t = table("attack", hand={"black": ["lay_siege"]}, armies={"white": ["o_n", "o_e"]}, siege={"white": 1})
    assert why(t, "play lay_siege") == "closed-siege-in-play"


def test_own_cards_cannot_be_removed_at_will() -> None:
    """R9: nothing at AP1 or AP2 takes an own card out of play; a used Scapegoat and a siege given up do."""
    t = table(
        "building",
        hand={"white": ["doubt", "levites"]},
        prophet={"white": "isaiah"},
        priest=["white"],
        altar=["white"],
        david=["white"],
        solomon=["white"],
        gates={"white": ["north"]},
        built={"white": ["porch"]},
        scapegoat={"white": "active"},
    )
    assert legal(t) == {"play levites", "go discard"}


def test_a_new_priest_discards_the_evil_priest() -> None:
    """5: to his owner's discard pile."""
    t = table(hand={"white": ["priest"]}, evil_priest=["white"])
    do(t, "play priest")
    assert t.priest[0] == GOOD_PRIEST
    assert discarded(t, "black") == ["evil_priest"]
    assert discarded(t, "white") == []


def test_levites_take_a_structure_from_the_draw_pile() -> None:
    """D7, R38: which one is chosen; it is not shown, Levites is discarded."""
    t = table(hand={"white": ["levites", "doubt"]}, built={"white": ["porch"]})
    do(t, "play levites")
    assert asked(t) == "D7 white"
    assert legal(t, "find") == set(STRUCTURES) - {"porch"}
    assert why(t, "find porch") == "closed-not-in-draw-pile"
    do(t, "find main_hall")
    assert hand(t, "white") == ["main_hall", "doubt"]
    assert "main_hall" not in drawable(t, "white")
    assert discarded(t, "white") == ["levites"]


def test_levites_find_nothing_when_no_structure_is_in_the_draw_pile() -> None:
    """R37: legal all the same; then everybody knows where the missing Structures are."""
    t = table(hand={"white": ["levites", "porch", "altar"]}, built={"white": STRUCTURES[1:]})
    do(t, "play levites")
    assert hand(t, "white") == ["porch", "altar"]
    assert discarded(t, "white") == ["levites"]
    assert all("porch" in hand(one, "white") for one in samples(t, "black", 20))


def test_levites_may_take_the_last_card_of_the_draw_pile() -> None:
    """D7, 11.2: the pile is empty then, so the hand is known by elimination."""
    t = table(hand={"white": ["levites", "altar", "doubt"]}, draw={"white": ["porch"]}, end_when_both_dead=False)
    do(t, "play levites")
    assert len(t.draw[0]) == 0
    assert all(hand(one, "white") == ["porch", "altar", "doubt"] for one in samples(t, "black", 3))


def test_levites_are_closed_once_all_structures_stand() -> None:
    """R37, 5."""
    t = table(hand={"white": ["levites", "altar"]}, built={"white": STRUCTURES})
    assert why(t, "play levites") == "closed-all-structures-stand"


def test_nothing_is_laid_in_the_military_or_discard_phase() -> None:
    """R10: an Altar can be laid at AP1, AP2 and in answer to a Sin, not in between."""
    hands = {"white": ["altar", "israelite_army", "priest"], "black": ["destruction"]}
    t = table("defence", hand=hands, armies={"white": ["i_n"]})
    assert "play altar" not in offered(t)
    t = table("discard", hand=hands)
    assert legal(t) == {"discard altar", "discard israelite_army", "discard priest", "end"}


def test_evil_instants_against_the_opponent_on_the_own_turn() -> None:
    """R72: Bad Offerings, Unclean, Evil Priest and Broken Altar work the same way at AP1."""
    t = table(
        hand={"white": ["bad_offerings", "unclean", "evil_priest", "broken_altar", "levites"]},
        priest=["black"],
        altar=["black"],
    )
    do(t, "play bad_offerings", "play unclean")
    assert (t.bad_offerings[1], t.unclean[1]) == (1, 1)
    do(t, "play evil_priest")
    assert t.unclean[1] == 0
    do(t, "play broken_altar")
    assert t.bad_offerings[1] == t.altar[1] == 0
    assert sorted(discarded(t, "white")) == ["bad_offerings", "broken_altar", "unclean"]
    assert sorted(discarded(t, "black")) == ["altar", "priest"]


def test_unclean_on_the_own_turn_stops_the_opponents_offerings_of_that_turn() -> None:
    """R72: it matters for B's off-turn offerings only, and is gone at the end of the turn."""
    t = table(
        "building",
        hand={"white": ["unclean", "porch", "doubt"], "black": ["guilt_offering"]},
        priest=["black"],
        altar=["black"],
    )
    do(t, "play unclean", "announce")
    assert asked(t) == "D19 white"
    do(t, "end")
    assert t.unclean[1] == 0
    assert discarded(t, "white") == ["unclean"]


@POINTS
def test_cards_of_one_kind_are_one_option(at: str) -> None:
    """D3, 4: three Priests are one option."""
    t = table(at, hand={"white": ["priest", "priest", "priest", "levites"]})
    assert sorted(t.actions[a].text for a in t.legal()) == sorted(
        ["play priest", "play levites", "go military" if at == "preparation" else "go discard"]
    )


def test_the_only_way_on_is_taken_without_asking() -> None:
    """4: a hand without anything to do at AP1 goes straight on."""
    t = table(hand={"white": ["doubt"]}, prophet={"white": "isaiah"})
    assert asked(t) == "D19 white"
    assert t.prophet[0] != NO_CARD
    assert len(told(t, "event-rolled")) == 1

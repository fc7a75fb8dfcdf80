"""Pray and Fast. [Temple 8]"""

from __future__ import annotations

import pytest

from ophir.games.temple.table import INACTIVE, NOT_FASTING, TempleTable
from tests.games.reading import asked, do, legal, offered, told, why
from tests.games.temple.tables import armies, discarded, hand, table

GOOD = ["altar", "priest", "levites", "prophet_isaiah", "king_david", "porch", "cooperation", "filling", "guarded_gate"]


def finish_turn(t: TempleTable) -> TempleTable:
    """Take the last option (pass, go on, end) until the other player is up."""
    turns = t.turns
    while t.turns == turns:
        t.apply(t.legal()[-1])
    return t


def to_white(t: TempleTable) -> TempleTable:
    """Go on, doing nothing, to White's next turn."""
    finish_turn(t)
    while t.active == 1:
        finish_turn(t)
    return t


def lasting() -> TempleTable:
    """White holds Pray and Fast, an Altar and evil cards; both piles are empty, so hands stay as they are."""
    return table(
        hand={"white": ["pray_and_fast", "altar", "levites", "unclean", "doubt"], "black": ["arrogance"]},
        draw={"white": [], "black": []},
        discard={"white": ["burnt_offering"]},
        priest=["black"],
        end_when_both_dead=False,
    )


def test_a_fast_on_a_clean_turn_forbids_good_cards_for_two_turns() -> None:
    """EX16, R39: turns 5 and 6; on turn 7 one good card may be taken; discarded at the end of turn 7."""
    t = do(lasting(), "play pray_and_fast")
    assert t.fast[0] == 1
    assert legal(t) == {"play unclean", "go military"}
    assert why(t, "play altar") == "closed-fasting"
    to_white(t)
    assert t.fast[0] == 2
    assert legal(t) == {"play unclean", "go military"}
    to_white(t)
    assert t.fast[0] == 3
    assert {"play altar", "play levites", "reward"} <= legal(t)
    do(t, "reward", "retrieve burnt_offering")
    assert "burnt_offering" in hand(t, "white")
    finish_turn(t)
    assert t.fast[0] == NOT_FASTING
    assert discarded(t, "white")[-1] == "pray_and_fast"


def test_after_a_good_card_the_fast_takes_one_turn_longer() -> None:
    """EX17, R39: the ban starts at once; reward on turn 8."""
    t = do(lasting(), "play altar", "play pray_and_fast")
    assert t.fast[0] == 0
    assert legal(t) == {"play unclean", "go military"}
    for expected in (1, 2):
        to_white(t)
        assert t.fast[0] == expected
        assert not legal(t) & {"play levites", "reward"}
    to_white(t)
    assert t.fast[0] == 3
    assert "reward" in legal(t)


@pytest.mark.parametrize("progress", [0, 1, 2])
def test_no_good_card_while_fasting_but_evil_ones(progress: int) -> None:
    """R40, 8: at AP1 and AP2."""
    for at in ("preparation", "building"):
        t = table(
            at,
            hand={"white": [*GOOD, "unclean"]},
            priest=["black"],
            fast={"white": progress},
            good_played=progress == 0,
            david=[],
            solomon=["white"],
        )
        assert legal(t, "play") == {"unclean"}
        assert why(t, "build porch") == "closed-fasting"
        assert not legal(t, "build")


def test_the_ban_holds_on_the_opponents_turn_too() -> None:
    """R40: instants are named in the text."""
    t = table(
        "window",
        hand={"black": ["guilt_offering", "porch", "guarded_gate", "unclean"]},
        priest=["white", "black"],
        altar=["black"],
        solomon=["black"],
        david=["black"],
        fast={"black": 1},
    )
    assert legal(t) == {"play unclean", "pass"}
    assert why(t, "play guilt_offering") == "closed-fasting"
    assert why(t, "guard north") == "closed-fasting"


def test_a_fasting_player_may_attack_discard_and_draw_a_scapegoat() -> None:
    """8: the ban covers neither evil cards nor discarding nor the Scapegoat going into play when drawn."""
    t = table("attack", hand={"black": ["babylonian_army", "destruction"]}, fast={"black": 1})
    do(t, "play babylonian_army")
    assert armies(t, "white") == {"o_n"}
    t = table("turn", draw={"white": ["scapegoat", "doubt"]}, fast={"white": 0})
    assert t.scapegoat[0] == INACTIVE
    t = table("discard", hand={"white": ["altar"]}, fast={"white": 1})
    assert "discard altar" in legal(t)


def test_a_fast_cannot_be_broken_off() -> None:
    """R41: there is no such option."""
    t = table(hand={"white": ["unclean"]}, priest=["black"], fast={"white": 1})
    assert legal(t) == {"play unclean", "go military"}


def test_the_reward_is_optional_once_and_the_card_may_be_played_at_once() -> None:
    """R42, D20: at AP1 or AP2 of the third turn."""
    t = table(
        "building",
        hand={"white": ["levites"]},
        discard={"white": ["altar", "doubt", "altar", "porch"]},
        fast={"white": 3},
    )
    assert {"reward", "go discard"} <= legal(t)
    do(t, "reward")
    assert asked(t) == "D20 white"
    assert legal(t) == {"retrieve altar", "retrieve porch"}
    do(t, "retrieve altar")
    assert discarded(t, "white") == ["doubt", "altar", "porch"]
    assert told(t, "event-retrieved") == [{"card": "altar"}]
    assert why(t, "reward") == "closed-reward-taken"
    do(t, "play altar")
    assert t.altar[0] == 1


def test_without_a_good_card_in_the_discard_pile_there_is_no_reward() -> None:
    """5, D20."""
    t = table(hand={"white": ["levites"]}, discard={"white": ["doubt"]}, fast={"white": 3})
    assert why(t, "reward") == "closed-no-good-card-discarded"
    t = table(hand={"white": ["levites"]}, discard={"white": ["altar"]})
    assert "reward" not in offered(t)


def test_no_second_fast_while_one_is_in_play_but_a_used_one_may_be_taken_back() -> None:
    """R43."""
    t = table(hand={"white": ["pray_and_fast", "levites"]}, discard={"white": ["altar"]}, fast={"white": 3})
    assert why(t, "play pray_and_fast") == "closed-fast-in-play"
    t = table(hand={"white": ["levites"]}, discard={"white": ["pray_and_fast", "altar"]}, fast={"white": 3})
    do(t, "reward", "retrieve pray_and_fast")
    assert "pray_and_fast" in hand(t, "white")


def test_a_scapegoat_fetched_by_the_reward_goes_into_play() -> None:
    """R25, R74: it does not come to the hand."""
    t = table(hand={"white": ["levites"]}, discard={"white": ["scapegoat", "altar"]}, fast={"white": 3})
    do(t, "reward", "retrieve scapegoat")
    assert t.scapegoat[0] == INACTIVE
    assert hand(t, "white") == ["levites"]


def test_the_fast_itself_does_not_count_as_a_good_card_before_it() -> None:
    """R39, R75: but it is one for whatever comes later in the turn."""
    t = table(hand={"white": ["pray_and_fast", "unclean", "doubt"]}, priest=["black"])
    do(t, "play unclean", "play pray_and_fast")
    assert t.fast[0] == 1
    assert t.good_played == 1

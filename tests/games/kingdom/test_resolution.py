"""2. Resolution Phase. [Kingdom 7]"""

from __future__ import annotations

import pytest

from tests.games.kingdom.tables import COLORS, hand, has, order, score, table
from tests.games.reading import asked, do, legal, told, why


def test_in_order_each_player_resolves_all_own_pawns_in_any_sequence() -> None:
    """D2, 7: the seat to resolve chooses among its own occupied spaces, cards and bonus included."""
    t = table(
        at="resolution",
        order=["red", "blue", "green"],
        buildings={"red": ["palace"]},
        pawns={"red": ["hamath", "palace", "altar"], "blue": ["judah", "minister"]},
    )
    assert asked(t) == "D2 red"
    assert legal(t) == {"resolve hamath", "resolve palace", "resolve altar"}
    assert why(t, "resolve judah") == "closed-others-pawn"
    do(t, "resolve palace")
    assert score(t, "red") == 15
    assert legal(t) == {"resolve hamath", "resolve altar"}
    do(t, "resolve altar")
    assert has(t, "red") == "T"
    assert asked(t) == "D2 blue"


def test_pawns_leave_the_space_when_it_has_been_resolved() -> None:
    """7, 17#7: after the phase none is on the board."""
    t = table(2, at="resolution", pawns={"blue": ["hamath", "judah"], "red": ["altar"]})
    do(t, "resolve hamath")
    assert set(t.pawn) == {-1}
    assert t.bonus_pawns == [0, 0, 0]


def test_a_single_pawn_is_resolved_without_asking() -> None:
    """D2: nothing is asked until the market."""
    t = table(2, at="resolution", pawns={"blue": ["judah"], "red": ["minister"]})
    assert asked(t) == "D3 blue"
    assert score(t, "red") == 16


def test_all_pawns_on_a_bonus_space_resolve_once() -> None:
    """7: five Pawns on Tribute bring one cube of each type."""
    t = table(4, at="resolution", pawns={"blue": ["tribute"]})
    assert has(t, "blue") == "GCSTF"


def test_tribute_takes_each_type_as_far_as_available() -> None:
    """8: no Gold left."""
    t = table(4, at="resolution", pawns={"blue": ["tribute"]}, supply={"gold": 0})
    assert has(t, "blue") == "CSTF"


def test_the_ark_draws_three_fortune_cards() -> None:
    """8: secret from the others."""
    t = table(3, at="resolution", pawns={"blue": ["ark"]}, deck=["royal_favor", "fame_abroad", "fame_abroad"])
    assert hand(t, "blue") == ["fame_abroad", "fame_abroad", "royal_favor"]


@pytest.mark.parametrize(("position", "vp"), [(1, 3), (2, 6), (3, 9), (4, 12)])
def test_the_altar_gives_three_times_the_position_and_moves_to_the_top(position: int, vp: int) -> None:
    """EX5, 7: the others step down without changing their order."""
    color = COLORS[position - 1]
    t = table(4, at="resolution", pawns={color: ["altar"]})
    assert score(t, color) == 10 + vp
    assert order(t) == [color, *(other for other in COLORS if other != color)]


def test_the_altar_example() -> None:
    """EX5: Green, Blue, Red; Blue gets 6 VP, and Red's token does not change position."""
    t = table(3, at="resolution", order=["green", "blue", "red"], pawns={"blue": ["altar"]})
    assert score(t, "blue") == 16
    assert order(t) == ["blue", "green", "red"]


def test_the_sequence_of_players_is_fixed_at_the_start_of_the_phase() -> None:
    """R14, R15: the last in order moves to the top by the Altar; the others resolve once each all the same, and
    the position that counts is the one at phase start, since there is only one Altar claim."""
    t = table(3, at="resolution", pawns={"blue": ["altar", "minister"], "red": ["hamath", "tob"], "green": ["edom"]})
    do(t, "resolve altar")
    assert asked(t) == "D2 red"
    do(t, "resolve tob")
    assert (has(t, "red"), has(t, "green"), score(t, "blue")) == ("TT", "C", 10 + 3 + 6)
    t = table(3, at="resolution", pawns={"blue": ["hamath"], "green": ["altar", "edom"]})
    do(t, "resolve altar")
    assert (has(t, "blue"), has(t, "green")) == ("T", "C")
    assert score(t, "green") == 19


def test_the_new_order_takes_effect_for_market_building_and_the_next_round() -> None:
    """7, 5, 3.1#25: reverse of the new order in the Market, the new order from then on, in both editions."""
    for edition in ("final", "first"):
        start = 10 if edition == "final" else 0
        t = table(2, at="resolution", edition=edition, cubes={"blue": "SS", "red": "SS"}, pawns={"red": ["altar"]})
        assert order(t) == ["red", "blue"]
        assert score(t, "red") == start + 6
        assert asked(t) == "D3 blue"
        do(t, "pass", by="blue")
        do(t, "pass", by="red")
        assert asked(t) == "D4 red"
        do(t, "end", by="red")
        do(t, "end", by="blue")
        assert asked(t) == "D1 red"


def test_collecting_cubes_is_not_optional() -> None:
    """R16: the only thing to choose is the sequence."""
    t = table(2, at="resolution", pawns={"blue": ["hamath", "judah"]})
    assert legal(t) == {"resolve hamath", "resolve judah"}


def test_cubes_received_from_one_pawn_may_be_used_for_a_later_one() -> None:
    """R17: the Timber from Hamath is traded for Gold."""
    t = table(2, at="resolution", pawns={"blue": ["hamath", "trader"]})
    do(t, "resolve hamath")
    assert asked(t) == "D2b blue"
    do(t, "give timber", "take gold")
    assert has(t, "blue") == "G"


def test_the_own_hand_keeps_the_last_pawn_open_others_hands_do_not() -> None:
    """R60: with a card Blue may take a cube before the Trader is resolved; Red's card does not stop the automat."""
    t = table(2, at="resolution", pawns={"blue": ["trader"]}, hand={"blue": ["gold_of_ophir"]})
    assert legal(t) == {"resolve trader", "play gold_of_ophir"}
    do(t, "play gold_of_ophir")
    assert asked(t) == "D2b blue"
    assert "give gold" in legal(t)
    t = table(2, at="resolution", pawns={"blue": ["judah"]}, hand={"red": ["gold_of_ophir"]})
    assert asked(t) == "D3 red"
    assert has(t, "blue") == "G"


def test_lost_resources_are_not_claimed_later() -> None:
    """R25: the last two Food go to Blue; Red gets none, though food comes back to the supply later."""
    t = table(2, at="resolution", pawns={"blue": ["tiphsah"], "red": ["philistia"]}, cubes={"red": "FFFFFFFFFFFF"})
    assert has(t, "blue") == "FF"
    assert has(t, "red") == "F" * 12
    assert told(t, "event-collected")[1]["good"] == {}

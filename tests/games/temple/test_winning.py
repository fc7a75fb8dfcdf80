"""V. Winning, and the other ways a game ends. [Temple 11.3]"""

from __future__ import annotations

from typing import Any

import pytest

from ophir.games.temple.table import TempleTable
from ophir.games.temple.winning import is_dead
from tests.games.reading import asked, do, legal, offered, told, why
from tests.games.temple.tables import FURNISHINGS, STRUCTURES, table

COMPLETE = [*STRUCTURES, *FURNISHINGS]


@pytest.mark.parametrize("at", ["preparation", "building"])
def test_filling_wins_at_once(at: str) -> None:
    """EX23, R28: no announcement, no Sin, no window; Guarded Gates are not needed."""
    t = table(at, hand={"white": ["filling"], "black": ["doubt", "unclean"]}, built={"white": COMPLETE})
    do(t, "play filling")
    assert t.over
    outcome = t.outcome
    assert (outcome.winners, outcome.ends, outcome.places) == ([0], ["filling"], [1, 2])
    assert outcome.scores == [17, 0]
    assert outcome.sources == [{"structures": 5, "furnishings": 12}, {}]
    assert told(t, "event-end") == [{"end": ["filling"]}]


def test_filling_needs_the_whole_temple() -> None:
    """R28, R67: all Structures and all Furnishings."""
    t = table(hand={"white": ["filling", "altar"]}, built={"white": COMPLETE[:-1]})
    assert why(t, "play filling") == "closed-furnishings-missing"
    t = table(hand={"white": ["filling", "levites"]}, built={"white": ["porch"]})
    assert why(t, "play filling") == "closed-structures-missing"


def test_filling_in_the_turn_of_the_last_build() -> None:
    """R28: it is not a build."""
    t = table("building", hand={"white": ["filling", COMPLETE[-1]]}, built={"white": COMPLETE[:-1]})
    do(t, "announce")
    assert t.build_used == 1
    do(t, "play filling")
    assert t.outcome.winners == [0]


def test_filling_is_for_the_own_turn() -> None:
    """R28: not in the opponent's windows."""
    t = table("window", hand={"black": ["filling", "unclean"]}, built={"black": COMPLETE}, priest=["white"])
    assert legal(t) == {"play unclean", "pass"}
    assert "play filling" not in offered(t)


def dead(discard: list[str], hand: list[str] | None = None, **more: Any) -> bool:
    t = table("discard", hand={"white": ["doubt", *(hand or [])]}, discard={"white": discard}, **more)
    return is_dead(t, 0)


def test_a_player_is_dead_with_more_required_cards_lost_than_fasts_left() -> None:
    """11.3: Structures, Furnishings and Filling in the discard pile against Pray and Fast in hand, pile or play."""
    assert not dead(["altar", "priest"])
    assert not dead(["porch", "veil"])
    assert dead(["porch", "veil", "filling"])
    assert dead(["porch", "veil", "pray_and_fast"])
    assert not dead(["porch", "pray_and_fast"], ["pray_and_fast"])
    assert not dead(["porch", "pray_and_fast"], fast={"white": 1})
    assert dead(["porch", "veil", "pray_and_fast"], fast={"white": 1})


def both_dead(**options: Any) -> TempleTable:
    lost = ["porch", "veil", "filling"]
    return table(
        "discard",
        hand={"white": ["doubt"], "black": ["doubt"]},
        discard={"white": lost, "black": lost},
        built={"white": ["main_hall"]},
        **options,
    )


def test_both_dead_is_adjudicated_at_the_end_of_the_turn() -> None:
    """11.3, R68, R82, R88: nobody wins, whatever stands in the Temples."""
    t = do(both_dead(), "end")
    assert t.over
    assert t.outcome.ends == ["both_dead"]
    assert (t.outcome.winners, t.outcome.scores, t.outcome.tie_break) == ([0, 1], [1, 0], "draw")


def test_by_option_a_game_without_a_filling_is_won_by_more_pieces_in_play() -> None:
    """11.3, R88: `adjudication = "pieces"`."""
    t = do(both_dead(adjudication="pieces"), "end")
    assert (t.outcome.winners, t.outcome.places, t.outcome.tie_break) == ([0], [1, 2], "")


def test_the_filling_wins_however_a_game_without_one_is_adjudicated() -> None:
    """R28, R88."""
    for adjudication in ("draw", "pieces"):
        hands = {"white": ["filling"], "black": ["doubt"]}
        t = table("building", hand=hands, built={"white": COMPLETE}, adjudication=adjudication)
        assert do(t, "play filling").outcome.winners == [0]


def test_a_bot_knows_that_who_can_no_longer_finish_can_at_best_draw() -> None:
    """R88: a leader who throws away the own Filling, too, gives away the win."""
    lost = ["porch", "veil", "filling"]
    ahead: dict[str, Any] = {"hand": {"white": ["doubt"]}, "built": {"white": ["main_hall", "table_of_showbread"]}}
    both = table("discard", discard={"white": lost, "black": lost}, **ahead)
    assert both.game.prospects(both) == [0.5, 0.5]
    leader = table("discard", discard={"black": lost}, **ahead)
    assert leader.game.prospects(leader)[0] > 0.5
    behind = table("discard", discard={"white": lost}, **ahead)
    assert behind.game.prospects(behind)[0] < 0.5
    by_pieces = table("discard", discard={"white": lost, "black": lost}, adjudication="pieces", **ahead)
    assert by_pieces.game.prospects(by_pieces)[0] > 0.5


def test_both_dead_only_by_option_and_only_without_reshuffle() -> None:
    """11.3: `end_when_both_dead`."""
    assert not do(both_dead(end_when_both_dead=False), "end").over
    assert not do(both_dead(deck_exhaustion="reshuffle"), "end").over


def test_one_dead_player_plays_on() -> None:
    """11.3."""
    t = table("discard", hand={"white": ["doubt"]}, discard={"white": ["porch", "veil", "filling"]})
    assert not do(t, "end").over


def test_equal_temples_are_a_draw() -> None:
    """11.3: there is no other tie-break."""
    lost = ["porch", "veil", "filling"]
    t = table("discard", hand={"white": ["doubt"]}, discard={"white": lost, "black": lost}, adjudication="pieces")
    do(t, "end")
    assert (t.outcome.winners, t.outcome.places, t.outcome.tie_break) == ([0, 1], [1, 1], "draw")


@pytest.mark.parametrize("cap", [40, 60, 100, 200])
def test_the_round_cap_is_tested_after_the_second_players_turn(cap: int) -> None:
    """R82, R68: `max_rounds`."""
    t = table("discard", hand={"white": ["doubt"]}, turns=2 * cap - 2, max_rounds=cap)
    assert not do(t, "end").over
    t = table("discard", hand={"white": ["doubt"]}, turns=2 * cap - 1, max_rounds=cap, built={"black": ["porch"]})
    do(t, "end")
    assert (t.outcome.ends, t.outcome.winners) == (["round_cap"], [0, 1])


def test_without_a_cap_the_game_goes_on_up_to_a_limit_that_nobody_reaches() -> None:
    """11.3, R68, R87: `max_rounds = 0`; every game of the program ends."""
    t = table("discard", hand={"white": ["doubt"]}, turns=699, max_rounds=0)
    assert not do(t, "end").over
    t = table("discard", hand={"white": ["doubt"]}, turns=799, max_rounds=0)
    assert do(t, "end").outcome.ends == ["round_cap"]


@pytest.mark.parametrize("rounds", [3, 5, 10])
def test_idle_turns_in_a_row_end_the_game(rounds: int) -> None:
    """R82: twice `idle_rounds`, whoever began."""
    t = table("discard", hand={"white": ["doubt"]}, turns=20, idle_turns=2 * rounds - 1, idle_rounds=rounds)
    do(t, "end")
    assert t.outcome.ends == ["idle"]
    t = table("discard", hand={"white": ["doubt"]}, turns=20, idle_turns=2 * rounds - 1, idle_rounds=rounds)
    do(t, "discard sin")
    assert t.idle_turns == 0, "a discarded card makes the turn active"
    t = table("discard", hand={"white": ["doubt"]}, turns=20, idle_turns=2 * rounds, idle_rounds=0)
    assert not do(t, "end").over


def test_what_makes_a_turn_active() -> None:
    """R82: a card drawn, played, discarded, exchanged or shuffled back, an army placed, moved or relocated."""
    offerer: dict[str, Any] = {"priest": ["white"], "altar": ["white"]}
    inside: dict[str, Any] = {"armies": {"white": ["i_n"]}}
    siege: dict[str, Any] = {"armies": {"white": ["o_n"]}, "gates": {"white": ["east"]}, "siege": {"white": 3}}
    acts: list[tuple[str, dict[str, Any], list[str]]] = [
        ("preparation", {"hand": {"white": ["levites", "altar"]}}, ["play altar"]),
        ("preparation", {"hand": {"white": ["guilt_offering"]}, **offerer}, ["play guilt_offering"]),
        ("attack", {"hand": {"black": ["babylonian_army"]}}, ["play babylonian_army"]),
        ("attack", {"armies": {"white": ["o_n", "o_s"]}}, ["move o_n o_ne"]),
        ("attack", siege, ["abandon"]),
        ("attack", siege, ["siege east"]),
        ("defence", {"hand": {"white": ["israelite_army", "doubt"]}, **inside}, ["play israelite_army", "send o_s"]),
        ("building", {"hand": {"white": ["porch", "levites"]}}, ["announce"]),
        ("discard", {"hand": {"white": ["doubt", "levites"]}}, ["discard sin"]),
        ("discard", {"hand": {"white": FURNISHINGS[:8]}}, ["reshuffle"]),
    ]
    for at, set_up, actions in acts:
        t = table(at, idle_turns=3, **set_up)
        assert (t.acted, t.idle_turns) == (0, 3)
        do(t, *actions)
        assert t.acted == 1 if t.active == 0 else t.idle_turns == 0, (at, actions)
    drawn = table("turn", hand={"white": ["doubt"]})
    assert drawn.acted == 1


def test_automatic_changes_do_not_make_a_turn_active() -> None:
    """R82: an old Sin leaving, a fast or a siege counting on or running out."""
    hands = {"white": ["altar"] * 3 + ["priest"] * 3 + ["levites"] * 2}
    t = table("turn", hand=hands, sin={"white": "doubt"}, fast={"white": 0})
    assert t.acted == 0
    t = table("attack_start", hand={"white": ["doubt"]}, armies={"white": ["o_n"]}, siege={"white": 2})
    assert t.acted == 0
    do(t, "go destruction")
    assert (t.siege[0], t.acted) == (0, 0)


def test_all_conditions_that_hold_are_told_in_their_order() -> None:
    """R82: both dead, round cap, idle rounds."""
    t = both_dead()
    t.turns, t.idle_turns = 199, 9
    do(t, "end")
    assert t.outcome.ends == ["both_dead", "round_cap", "idle"]


def test_discarded_furnishings_do_not_come_back() -> None:
    """R65: no reshuffle of the discard pile by default."""
    t = table("turn", hand={"white": []}, draw={"white": ["doubt"]}, discard={"white": ["veil"]})
    assert "veil" in [t.box.card_ids[card] for card in t.discard[0]]
    assert len(t.draw[0]) == 0


def test_scores_are_what_stands_in_the_temple() -> None:
    """11.3."""
    t = table(hand={"white": ["levites"]}, built={"white": ["porch", "bronze_sea"], "black": ["main_hall"]})
    assert t.scores == [2, 1]
    assert asked(t) == "D3 white"

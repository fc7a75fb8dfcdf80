"""The judgement that bots look ahead with. [Temple 16]"""

from __future__ import annotations

import pytest

from ophir.bots.bot import Bot
from ophir.bots.greedy import Greedy
from ophir.bots.levels import Level
from ophir.bots.random import Random
from ophir.bots.reasons import reasons
from ophir.engine.chance import Chance
from ophir.games.temple import GAME
from ophir.games.temple.table import TempleTable
from tests.games.reading import do
from tests.games.temple.tables import COUNTS, FURNISHINGS, STRUCTURES, table


def play(bots: tuple[Bot, Bot], seed: int) -> TempleTable:
    position = GAME.new(2, {}, seed)
    assert isinstance(position, TempleTable)
    while not position.over:
        seat = position.to_move
        position.do(bots[seat].choose(position.view(seat)))
    return position


def share(t: TempleTable) -> float:
    """White's share of the victory."""
    shares = GAME.prospects(t)
    assert sum(shares) == pytest.approx(1)
    return shares[0]


def test_greedy_beats_random() -> None:
    """16, R88: nearly always, from both seats, and by the Filling; what it does not finish is a draw."""
    won = 0
    for seed in range(10):
        for seat, bots in enumerate(((Greedy("a"), Random("b")), (Random("a"), Greedy("b")))):
            outcome = play(bots, seed).outcome
            assert outcome.winners in ([seat], [0, 1])
            won += outcome.winners == [seat] and outcome.ends == ["filling"]
    assert won >= 18


def test_greedy_players_finish_the_temple() -> None:
    """16: nobody hoards a full hand until the game is called off; about 30 rounds."""
    games = [play((Greedy("a"), Greedy("b")), seed) for seed in range(10)]
    assert [game.outcome.ends for game in games] == [["filling"]] * 10
    assert 20 < sum(game.turns for game in games) / 20 < 45


def test_what_stands_is_worth_something_and_what_is_lost_costs() -> None:
    """16: required cards are not thrown away lightly."""
    plain = share(table(hand={"white": ["levites"]}))
    assert share(table(hand={"white": ["levites"]}, built={"white": ["porch"]})) > plain
    assert share(table(hand={"white": ["levites"]}, built={"black": ["porch"]})) < plain
    lost = share(table(hand={"white": ["levites"]}, discard={"white": ["porch"]}))
    dead = share(table(hand={"white": ["levites"]}, discard={"white": ["porch", "veil", "filling"]}))
    assert dead < lost < plain


def test_armies_threaten_the_more_the_nearer_they_are() -> None:
    """7: outside, in the streets, at the court."""
    shares = [
        share(table(hand={"white": ["levites"]}, built={"white": ["porch", "bronze_sea"]}, armies={"white": [space]}))
        for space in ("o_s", "i_s", "t_s")
    ]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] > shares[2]


def test_a_pending_choice_is_worth_having() -> None:
    """16: an announced build, a search, a rout."""
    t = table("building", hand={"white": ["porch", "veil"], "black": ["doubt"]})
    before = share(t)
    do(t, "announce")
    assert share(t) > before
    do(t, "play sin")
    assert share(t) < before + 0.02


def test_a_won_game_is_worth_everything() -> None:
    """11.3."""
    t = table(hand={"white": ["filling"]}, built={"white": [*STRUCTURES, *FURNISHINGS]})
    assert GAME.prospects(do(t, "play filling")) == [1.0, 0.0]
    lost = ["porch", "veil", "filling"]
    t = table("discard", hand={"white": ["doubt"]}, discard={"white": lost, "black": lost})
    assert GAME.prospects(do(t, "end")) == [0.5, 0.5]


def test_every_card_and_every_state_can_be_judged() -> None:
    """13: nothing is forgotten."""
    hands = {
        "white": ["king_david", "prophet_isaiah", "priest", "altar", "pray_and_fast", "guarded_gate", "cooperation"],
        "black": ["evil_priest", "destruction", "israelite_army", "israelite_army", "grain_offering", "filling"],
    }
    poor = table("window", hand=hands, priest=["white"])
    rich = table(
        "window",
        hand=hands,
        priest=["white"],
        altar=["white"],
        solomon=["white"],
        scapegoat={"white": "active"},
        prophet={"white": "ezekiel"},
        evil_priest=["black"],
        gates={"white": ["north", "east", "south", "west"]},
    )
    assert share(rich) > share(poor)
    assert 0 < share(rich) < 1


WAITING = [
    "ark_of_the_covenant",
    "cherub_north",
    "cherub_south",
    "veil",
    "golden_vessels",
    "bronze_sea",
    "lavers_north",
]


def thrown(t: TempleTable) -> str:
    """What greedy would do in the Discard Phase."""
    return t.actions[Greedy("a").choose(t.view(0))].text


def test_with_nine_cards_one_is_thrown_away() -> None:
    """11.1: after a fast's reward; as long as there are more than eight, nothing is drawn."""
    t = table("discard", hand={"white": [*WAITING, "israelite_army", "cooperation"], "black": [*WAITING, "priest"]})
    assert thrown(t) in ("discard israelite_army", "discard cooperation")


def test_a_full_hand_that_only_waits_gives_a_card_up() -> None:
    """11.1, R63: with the Filling among them it is no stuck hand, and nothing would ever change."""
    t = table("discard", hand={"white": [*WAITING, "filling"], "black": [*WAITING, "priest"]})
    assert thrown(t).startswith("discard ")


def test_a_temple_that_can_still_be_finished_is_better_than_none_however_deep_the_deck_is() -> None:
    """11.3: nobody throws parts away to be rid of the way that is still to go."""
    behind = {"black": [*STRUCTURES]}
    alive = share(table("discard", hand={"white": [*WAITING, "filling"]}, discard={"white": ["porch"]}, built=behind))
    dead = share(table("discard", hand={"white": []}, discard={"white": ["porch", "veil", "filling"]}, built=behind))
    assert alive > dead


def test_far_behind_one_who_cannot_finish_each_part_still_counts() -> None:
    """11.3, R88: nobody can beat White any more, who therefore must not think that all is lost and sit still."""
    lost = [*["pray_and_fast"] * COUNTS["pray_and_fast"], "veil"]
    black = [*STRUCTURES, *(id for id in FURNISHINGS if id != "veil")]
    shares = [
        share(table(built={"white": built, "black": black}, discard={"black": lost}))
        for built in ([], ["porch"], ["porch", "main_hall"])
    ]
    assert 0.5 < shares[0] < shares[1] - 0.01 < shares[2] - 0.02


def test_the_move_that_wins_needs_no_reason() -> None:
    """11.3: also with armies on both boards, of which nothing is to be judged once the game is over."""
    t = table(
        "building",
        hand={"white": ["filling", "doubt"]},
        built={"white": [*STRUCTURES, *FURNISHINGS]},
        armies={"white": ["o_n"], "black": ["o_n"]},
    )
    view = t.view(0)
    filling = t.actions["play filling"].id
    assert reasons(view, filling, Chance(1)) == []
    assert GAME.prospects(do(t, "play filling")) == [1.0, 0.0]


def test_against_one_who_cannot_finish_nobody_waits() -> None:
    """11.1, R88: offerings that nothing makes ready are thrown away for cards that may bring the next part."""
    lost = [*["pray_and_fast"] * COUNTS["pray_and_fast"], "veil"]
    held = ["burnt_offering", "burnt_offering", "grain_offering", "grain_offering", "filling", "peace_offering"]
    full = [id for id in WAITING if id != "veil"]
    hands = {"white": [*held, "veil", "golden_vessels"], "black": [*full, "priest", "altar"]}
    t = table("discard", hand=hands, discard={"black": lost})
    assert thrown(t).endswith("_offering")
    assert share(t) > 0.5


def test_what_the_strong_play_against_the_weak_ends_by_the_filling() -> None:
    """11.3, R88: neither thrown away on purpose nor called off."""
    ends: list[list[str]] = []
    for seed in range(20):
        strong, weak = Greedy("a"), Level("b", "novice")
        ends.append(play((strong, weak) if seed % 2 else (weak, strong), seed).outcome.ends)
    assert ends.count(["filling"]) >= 17
    assert not any({"idle", "round_cap"} & set(end) for end in ends)


def test_a_fast_is_begun_when_nothing_is_left_to_draw() -> None:
    """8: it alone brings back a part of the Temple."""
    t = table(hand={"white": ["pray_and_fast", "veil"]}, discard={"white": ["porch"]})
    t.draw = [b"", t.draw[1]]
    before = share(t)
    t.fast = [1, t.fast[1]]
    t.hand[0].remove(t.box.pray_and_fast)
    assert share(t) > before

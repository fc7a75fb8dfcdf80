"""The judgement that bots look ahead with. [Temple 16]"""

from __future__ import annotations

import pytest

from ophir.bots.bot import Bot
from ophir.bots.greedy import Greedy
from ophir.bots.random import Random
from ophir.engine.game import Weights
from ophir.games.temple import GAME
from ophir.games.temple.table import TempleTable
from tests.games.reading import do
from tests.games.temple.tables import FURNISHINGS, STRUCTURES, table


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
    """16: in at least 95 of 100 games; here all of them, from both seats."""
    for seed in range(10):
        greedy_first = play((Greedy("a"), Random("b")), seed)
        assert greedy_first.outcome.winners == [0]
        greedy_second = play((Random("a"), Greedy("b")), seed)
        assert greedy_second.outcome.winners == [1]


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


def test_weights_can_be_tried_out() -> None:
    """16: tuning changes numbers by name."""
    numbers = dict(GAME.weights.numbers)
    assert GAME.own_weights(GAME.weights) is GAME.weights
    t = table(hand={"white": ["levites"]}, built={"white": ["porch"]})
    bold = Weights({**numbers, "structure": 9.0})
    assert GAME.prospects(t, bold)[0] > GAME.prospects(t)[0]

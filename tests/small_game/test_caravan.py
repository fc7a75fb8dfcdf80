"""Caravan: what its rules say, a test a sentence."""

from typing import Any

import pytest

from caravan import GAME
from ophir.engine.errors import IllegalAction


def test_nobody_sells_less_than_the_market_wants() -> None:
    position = GAME.setup(at="turn", blue={"hand": ["water", "salt"]})
    with pytest.raises(IllegalAction, match="closed-too-light"):
        position.play("sell")


def test_a_sale_brings_a_coin_for_each_weight() -> None:
    position = GAME.setup(at="turn", load=6, cards={"discard": {"salt": 2}}, blue={"hand": ["water", "salt"]})
    assert position.play("blue sell").scores == [6, 0]


def test_the_camel_carries_no_more_than_its_strength() -> None:
    said: dict[str, Any] = {"load": 9, "cards": {"discard": {"salt": 3}}, "blue": {"hand": ["water", "dates"]}}
    assert GAME.setup(at="turn", **said).legal_texts() == ["load water", "sell"]
    assert "load dates" in GAME.setup(at="turn", options={"strong_camel": True}, **said).legal_texts()


def test_a_carpet_brings_a_coin_at_once() -> None:
    position = GAME.setup(at="turn", blue={"hand": ["water", "carpet"]}, red={"hand": ["dates", "salt"]})
    assert position.play("load carpet").scores == [1, 0]

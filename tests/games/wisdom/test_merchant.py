"""The Merchant: buying, selling, and the cards that change it."""

from __future__ import annotations

from tests.games.reading import asked, do, legal, why
from tests.games.wisdom.tables import favor, has, of, state, table

EMPTY = [None, None, None, None]


def test_three_transactions_in_any_mixture() -> None:
    """D4, R5"""
    market = {"gold": ["gold", "gold", None, None], "food": ["food", "food", None, None]}
    made = table(2, blue={"cubes": "W"}, market=market)
    do(made, "place merchant")
    assert asked(made) == "D4 blue"
    assert {"buy gold 2", "buy food 1", "sell wood 1", "sell wood 4", "stop"} <= legal(made)
    do(made, "buy gold 2", "sell wood 4", "sell gold 4")
    assert (favor(made, "blue"), has(made, "blue")) == (10 - 4 + 4 + 6, "")
    assert state(made)["market"]["gold"] == ["gold", None, None, "gold"]
    assert asked(made) == "D3 red"


def test_a_bought_cube_may_be_sold_again_and_sold_cubes_stay_in_the_market() -> None:
    made = table(2, market={"wood": ["wood", None, None, None]})
    before = made.supply[:]
    do(made, "place merchant", "buy wood 1", "sell wood 4")
    assert favor(made, "blue") == 13
    assert made.supply == before
    assert state(made)["market"]["wood"] == [None, None, None, "wood"]


def test_favor_is_spent_down_to_nothing_and_no_further() -> None:
    """R4"""
    made = table(2, blue={"favor": 3, "cubes": "W"}, market={"gold": ["gold", "gold", None, None]})
    do(made, "place merchant")
    assert why(made, "buy gold 2") == "closed-too-dear"
    do(made, "buy gold 1")
    assert favor(made, "blue") == 0


def test_a_purchase_must_be_payable_when_it_is_made() -> None:
    """R4: a sale before it helps, one after it does not."""
    made = table(2, blue={"favor": 1, "cubes": "WW"}, market={"gold": ["gold", None, None, None]})
    do(made, "place merchant")
    assert "buy gold 1" not in legal(made)
    do(made, "sell wood 4")
    assert "buy gold 1" in legal(made)


def test_exotics_are_sold_on_any_mat_and_stay_exotics_there() -> None:
    made = table(2, blue={"cubes": "E"}, market={"gold": ["gold", None, None, None]})
    do(made, "place merchant")
    assert {"sell-exotic gold 4", "sell-exotic food 1"} <= legal(made)
    assert "sell-exotic gold 1" not in legal(made)
    do(made, "sell-exotic gold 4")
    assert favor(made, "blue") == 16
    assert state(made)["market"]["gold"] == ["gold", None, None, "exotic"]
    do(made, "buy gold 4")
    assert has(made, "blue") == "E"


def test_the_discount_never_brings_a_price_under_one() -> None:
    """EX13"""
    made = table(2, blue={"buildings": ["caravanserai"]}, market={"wood": ["wood", "wood", "wood", None]})
    do(made, "place merchant", "buy wood 1")
    assert favor(made, "blue") == 9
    do(made, "buy wood 2")
    assert favor(made, "blue") == 8
    do(made, "buy wood 3")
    assert favor(made, "blue") == 6


def test_market_gate_and_great_bazaar_add_to_every_visit() -> None:
    made = table(2, blue={"cubes": "WWWWW", "buildings": ["market_gate", "great_bazaar"]})
    do(made, "place merchant", "sell wood 1", "sell wood 2", "sell wood 3", "sell wood 4")
    assert favor(made, "blue") == 10 + 2 + 3 + 4 + 5
    assert asked(made) == "D3 red"


def test_merchants_court_may_move_a_cube_down_first() -> None:
    """D18"""
    market = {"gold": [None, None, "gold", "exotic"], "food": ["food", None, None, None]}
    made = table(2, blue={"buildings": ["merchants_court"]}, market=market)
    do(made, "place merchants_court")
    assert asked(made) == "D18 blue"
    assert legal(made) == {"move gold 3", "move gold 4", "no-move"}
    do(made, "move gold 4")
    assert state(made)["market"]["gold"] == ["exotic", None, "gold", None]
    assert asked(made) == "D4 blue"


def test_with_nothing_to_move_the_court_is_an_ordinary_merchant() -> None:
    """D18"""
    made = table(2, blue={"buildings": ["merchants_court"]}, market={"food": ["food", None, None, None]})
    do(made, "place merchants_court")
    assert asked(made) == "D4 blue"


def test_with_nothing_to_trade_the_visit_ends_by_itself() -> None:
    """D4"""
    made = table(2)
    do(made, "place merchant")
    assert asked(made) == "D3 red"
    assert of(made, "blue")["visits"] == {"merchant": 1}
    assert state(made)["market"]["gold"] == EMPTY

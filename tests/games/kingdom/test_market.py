"""3. Market Phase. [Kingdom 10]"""

from __future__ import annotations

import pytest

from ophir.games.kingdom.data import MarketRow
from ophir.games.kingdom.goods import GOODS
from tests.games.kingdom.tables import DATA, has, play_until, score, table
from tests.games.reading import asked, closed, do, legal, told, why

PRICES = {row.resource: row.prices for row in DATA.market}


def test_the_market_is_played_in_reverse_order_round_and_round_until_all_have_passed() -> None:
    """D3, 10: one transaction a turn; whoever passed is skipped."""
    t = table(order=["green", "blue", "red"], at="market", cubes={"red": "SSS", "blue": "TT", "green": "FF"})
    assert asked(t) == "D3 red"
    do(t, "sell stone 1", by="red")
    do(t, "sell timber 1", by="blue")
    do(t, "pass", by="green")
    do(t, "sell stone 2", by="red")
    do(t, "pass", by="blue")
    do(t, "sell stone 3", by="red")
    assert asked(t) == "D3 red"  # only Red is left, and could buy Timber
    do(t, "pass", by="red")
    assert asked(t).startswith("D4") or asked(t).startswith("D1")
    assert t.market.bit_count() == 4


def test_a_player_who_passed_is_skipped_in_reverse_order() -> None:
    """D3, 10: Blue in the middle passed, so Green comes after Red."""
    t = table(order=["green", "blue", "red"], at="market", cubes={"red": "SSS", "blue": "TT", "green": "FF"})
    do(t, "sell stone 1", by="red")
    do(t, "pass", by="blue")
    do(t, "sell food 1", by="green")
    do(t, "sell stone 2", by="red")
    assert asked(t) == "D3 green"


@pytest.mark.parametrize("row", DATA.market, ids=lambda row: row.resource)
def test_to_sell_place_the_cube_in_the_desired_space_and_add_its_price(row: MarketRow) -> None:
    """R32, 10: any empty space of the row; the figure under it is the price."""
    letter = "GCSTF"[GOODS.index(row.resource)]
    for space, price in enumerate(row.prices, start=1):
        t = table(at="market", turn="blue", cubes={"blue": letter, "red": "GC"})
        assert legal(t, "sell") == {f"{row.resource} {number}" for number in (1, 2, 3, 4)}
        do(t, f"sell {row.resource} {space}")
        assert score(t, "blue") == 10 + price
        assert has(t, "blue") == ""
        assert told(t, "event-sold") == [{"good": row.resource, "vp": price}]


@pytest.mark.parametrize("row", DATA.market, ids=lambda row: row.resource)
def test_to_buy_take_the_cube_from_the_market_and_pay_its_price(row: MarketRow) -> None:
    """R32, R63, 10: any occupied space of the row; the score goes down."""
    for space, price in enumerate(row.prices, start=1):
        t = table(at="market", turn="blue", market={row.resource: [1, 2, 3, 4]})
        assert legal(t, "buy") == {f"{row.resource} {number}" for number in (1, 2, 3, 4)}
        do(t, f"buy {row.resource} {space}")
        assert score(t, "blue") == 10 - price
        assert has(t, "blue") == "GCSTF"[GOODS.index(row.resource)]
        assert told(t, "event-bought") == [{"good": row.resource, "vp": price}]


def test_you_may_not_sell_without_space_nor_buy_what_is_not_there() -> None:
    """R32, 10: the Market holds four of each type."""
    t = table(at="market", turn="blue", cubes={"blue": "S"}, market={"stone": [1, 2, 3, 4], "gold": [2]})
    assert legal(t, "sell") == set()
    assert why(t, "sell stone 1") == "closed-space-taken"
    assert why(t, "sell gold 1") == "closed-no-cube"
    assert legal(t, "buy") == {"stone 1", "stone 2", "stone 3", "stone 4", "gold 2"}
    assert why(t, "buy gold 1") == "closed-space-empty"


def test_the_score_can_not_go_below_zero() -> None:
    """R31, R63, 17#8: a purchase needs score >= price, checked at the moment it is made; equal is enough."""
    t = table(2, at="market", turn="blue", market={"gold": [1, 2], "food": [2]}, score={"blue": 5})
    assert legal(t, "buy") == {"gold 2", "food 2"}
    too_dear = closed(t, "buy gold 1")
    assert too_dear is not None
    assert (too_dear.id, too_dear.rule, too_dear.values) == ("closed-too-dear", "R31", {"vp": 6})
    do(t, "buy gold 2", by="blue")
    assert score(t, "blue") == 0
    do(t, "pass", by="red")
    assert legal(t, "buy") == set()


def test_vp_cards_may_be_played_first_to_raise_the_score() -> None:
    """R31, D3: a player without a transaction but with a card is asked."""
    t = table(2, at="market", turn="blue", market={"gold": [1]}, score={"blue": 0}, hand={"blue": ["royal_favor"]})
    assert legal(t) == {"pass", "play royal_favor"}
    do(t, "play royal_favor")
    assert legal(t) == {"pass", "buy gold 1"}
    do(t, "buy gold 1")
    assert score(t, "blue") == 0


def test_a_player_without_a_transaction_and_without_cards_passes_automatically() -> None:
    """D3, 10: blue and green are never asked."""
    t = table(at="market", cubes={"red": "S"})
    assert asked(t) == "D3 red"
    do(t, "pass")
    assert list(t.passed) == [1, 1, 1]
    assert told(t, "event-passed") == [{}, {}]  # Red's own, then Blue's


def test_you_may_not_buy_a_type_that_you_sold_nor_sell_a_type_that_you_bought() -> None:
    """R34, 3.1#5: final only; per type and per player."""
    t = table(2, at="market", turn="blue", cubes={"blue": "SST", "red": "F"}, market={"gold": [1], "timber": [4]})
    do(t, "sell stone 1", by="blue")
    do(t, "pass", by="red")
    assert "stone 1" not in legal(t, "buy")
    sold = closed(t, "buy stone 1")
    assert sold is not None
    assert (sold.id, sold.rule) == ("closed-sold-before", "R34")
    assert "stone 2" in legal(t, "sell")  # selling again is allowed, one cube a turn
    do(t, "buy timber 4")
    assert legal(t, "sell") == {"stone 2", "stone 3", "stone 4"}
    bought = closed(t, "sell timber 1")
    assert bought is not None
    assert (bought.id, bought.rule) == ("closed-bought-before", "R34")
    do(t, "buy gold 1")
    assert why(t, "sell gold 1") == "closed-bought-before"


def test_the_one_direction_rule_is_per_player_and_per_phase() -> None:
    """R34: Red may buy what Blue sold; cubes from elsewhere are not affected; the next phase starts anew."""
    t = table(2, at="market", turn="blue", cubes={"blue": "S", "red": "F"}, hand={"blue": ["gold_of_ophir"]})
    do(t, "sell stone 1", by="blue")
    assert "stone 1" in legal(t, "buy")
    do(t, "buy stone 1", by="red")
    do(t, "play gold_of_ophir", by="blue")
    assert {"gold 1", "gold 4"} <= legal(t, "sell")
    play_until(t, "D3", round=2)
    assert not any(t.sold)
    assert not any(t.bought)
    assert not any(map(t.transactions, range(t.seats)))
    assert t.passed[t.to_move] == 0


@pytest.mark.parametrize("edition", ["final", "first"])
def test_every_market_phase_starts_anew(edition: str) -> None:
    """R33, R34, R35: who sold Stone and passed may buy Stone in the next round's Market Phase."""
    t = table(2, at="market", turn="blue", edition=edition, cubes={"blue": "SSSS"}, score={"blue": 20, "red": 0})
    do(t, "sell stone 1", "sell stone 2", by="blue")
    play_until(t, "D3", round=2)
    while asked(t) != "D3 blue":
        do(t, "pass")
    assert "stone 1" in legal(t, "buy")
    assert [t.transactions(seat) for seat in range(2)] == [0, 0]


def test_the_first_edition_lets_a_player_sell_and_buy_the_same_type() -> None:
    """3.1#5: no restriction in `first`."""
    t = table(2, at="market", turn="blue", edition="first", cubes={"blue": "S"})
    do(t, "sell stone 1", "buy stone 1")
    assert legal(t, "sell") == {"stone 1", "stone 2", "stone 3", "stone 4"}
    assert score(t, "blue") == 0


@pytest.mark.parametrize("cards", [[], ["royal_favor"]])
def test_the_loop_guard_of_the_first_edition_passes_after_twenty_transactions(cards: list[str]) -> None:
    """R33: then an automatic pass, cards or not; `final` needs no guard."""
    t = table(2, at="market", turn="blue", edition="first", cubes={"blue": "S"}, hand={"blue": cards})
    for _ in range(10):
        do(t, "sell stone 1", "buy stone 1", by="blue")
    assert list(t.passed) == [1, 1]
    assert [t.transactions(seat) for seat in range(2)] == [20, 0]
    assert not asked(t).startswith("D3")
    assert table().box.transaction_cap == 0


def test_in_the_final_rules_the_phase_is_finite_without_a_guard() -> None:
    """R33: however long a player goes on, the one-direction rule ends it."""
    t = table(
        2,
        at="market",
        turn="blue",
        cubes={"blue": "GGCCSSTTFF"},
        score={"blue": 100, "red": 0},
        market={good: [1, 2] for good in GOODS},
    )
    turns = 0
    while asked(t) == "D3 blue" and legal(t) != {"pass"}:
        do(t, next(text for text in sorted(legal(t)) if text != "pass"))
        turns += 1
        assert turns <= 20
    assert turns > 5


def test_passing_is_final_even_if_the_market_changes_afterwards() -> None:
    """R35."""
    t = table(2, at="market", turn="blue", cubes={"blue": "T", "red": "SS"})
    do(t, "pass", by="blue")
    do(t, "sell stone 1", by="red")
    assert asked(t) == "D3 red"
    do(t, "pass", by="red")
    assert list(t.passed) == [1, 1]


def test_cubes_left_in_the_market_stay_for_the_next_round() -> None:
    """10, 17#1."""
    t = table(2, at="market", turn="blue", market={"gold": [1, 3]}, score={"blue": 0, "red": 0}, round=4)
    assert t.round == 5
    assert t.market.bit_count() == 2
    assert t.supply[0] == t.box.supply[0] - 2


def test_a_purchase_may_be_made_with_credits_in_no_case() -> None:
    """9.3: a card played in the Market Phase gives cubes or nothing, never credits to sell."""
    t = table(2, at="market", turn="blue", hand={"blue": ["gold_of_ophir"]}, supply={"gold": 0})
    do(t, "play gold_of_ophir", by="blue")
    assert has(t, "blue") == ""
    assert not any(t.credits)

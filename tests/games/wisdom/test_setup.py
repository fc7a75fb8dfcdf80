"""Setting up the game, and the Initial Market Purchase."""

from __future__ import annotations

import pytest

from ophir.engine.chance import Chance
from ophir.engine.errors import BadOption
from ophir.engine.game import Position
from ophir.games.wisdom import GAME
from ophir.games.wisdom.table import WisdomTable
from tests.games.reading import asked, do, legal, told
from tests.games.wisdom.tables import favor, hand, has, of, state, supply, table


def dealt(seats: int, seed: int = 1, **options: object) -> WisdomTable:
    made = GAME.new(seats, options, seed)
    assert isinstance(made, WisdomTable)
    made.listen()
    return made


def checked(made: Position) -> WisdomTable:
    assert isinstance(made, WisdomTable)
    return made


def test_two_cubes_leave_each_pile_with_three_players() -> None:
    """EX1, R1"""
    assert supply(dealt(3)) == "EEEE" + "GGG" + "CCCC" + "SSSSS" + "WWWWWW" + "FFFFFFF"


@pytest.mark.parametrize(
    ("seats", "workers", "houses", "tiles"), [(1, 6, 6, 6), (2, 6, 6, 5), (3, 5, 6, 4), (4, 4, 5, 3), (5, 4, 5, 2)]
)
def test_the_set_up_depends_on_the_number_of_players(seats: int, workers: int, houses: int, tiles: int) -> None:
    """EX2"""
    made = dealt(seats)
    parties = max(seats, 2)
    assert made.workers_left == [workers] * parties
    assert made.houses_left == [houses] * parties
    assert made.shortage.bit_count() == tiles
    assert made.favor == [10] * parties


@pytest.mark.parametrize(("seats", "squares", "spots", "fill"), [(2, 10, 12, 2), (3, 13, 16, 2), (5, 16, 21, 3)])
def test_squares_spots_and_market_grow_with_the_players(seats: int, squares: int, spots: int, fill: int) -> None:
    made = dealt(seats)
    assert made.box.temple_squares == squares
    assert sum(made.box.spots) == spots
    assert made.market.bit_count() == 5 * fill
    assert all(made.offer[slot] >= 0 for slot in range(5))


def test_each_player_keeps_one_of_two_cards_and_discards_are_shown_together() -> None:
    """D1, R3"""
    made = table(
        2,
        at="keep",
        turn=None,
        blue={"hand": ["rain_sent", "stronghold"]},
        red={"hand": ["just_weights", "found_wisdom"]},
    )
    assert asked(made) == "D1 blue"
    do(made, "keep stronghold")
    assert asked(made) == "D1 red"
    assert len(hand(made, "blue")) == 2
    assert state(made)["fortune"]["discard"] == {}
    do(made, "keep just_weights")
    assert (hand(made, "blue"), hand(made, "red")) == (["stronghold"], ["just_weights"])
    assert state(made)["fortune"]["discard"] == {"rain_sent": 1, "found_wisdom": 1}


def test_two_cards_alike_are_no_choice() -> None:
    """D1"""
    made = table(
        2, at="keep", turn=None, blue={"hand": {"kings_favour": 2}}, red={"hand": ["just_weights", "found_wisdom"]}
    )
    assert asked(made) == "D1 red"
    do(made, "keep found_wisdom")
    assert hand(made, "blue") == ["kings_favour"]


def test_nobody_knows_which_card_another_keeps_until_all_have_chosen() -> None:
    """D1, R3"""
    made = table(
        3,
        at="keep",
        turn=None,
        blue={"hand": ["rain_sent", "stronghold"]},
        red={"hand": ["just_weights", "found_wisdom"]},
        green={"hand": ["gold_of_ophir", "costly_stones"]},
    )
    do(made, "keep stronghold")
    assert made.view("red").to_json()["state"]["players"]["blue"]["kept"] == "hidden"
    assert made.view("blue").to_json()["state"]["players"]["blue"]["kept"] == "stronghold"
    kept = {made.sample("red", Chance(seed)).to_json()["state"]["players"]["blue"]["kept"] for seed in range(20)}
    assert len(kept) > 2


def test_the_starting_player_is_drawn_unless_a_seat_is_named() -> None:
    """R2"""
    drawn = set()
    for seed in range(30):
        made = dealt(3, seed)
        while made.starter < 0:
            made.apply(made.legal()[0])
        drawn.add(made.starter)
    assert drawn == {0, 1, 2}
    made = dealt(4, starting_player=2)
    while made.starter < 0:
        made.apply(made.legal()[0])
    assert made.starter == 2


@pytest.mark.parametrize(("seats", "value"), [(1, "0"), (2, "2"), (4, "4"), (3, "5"), (3, "wisest")])
def test_only_a_seat_at_the_table_can_be_the_starting_player(seats: int, value: str) -> None:
    with pytest.raises(BadOption, match="starting_player"):
        GAME.new(seats, {"starting_player": value})


@pytest.mark.parametrize(
    ("seats", "option", "value"), [(2, "solo_ties", "auto"), (2, "max_years", 0), (2, "max_years", 51)]
)
def test_options_that_do_not_fit_are_refused(seats: int, option: str, value: object) -> None:
    with pytest.raises(BadOption, match=option):
        GAME.new(seats, {option: value})


def test_the_purchases_go_counterclockwise_to_the_starting_player() -> None:
    """EX3, D2"""
    market = {"food": ["food", "food", "food", None]}
    made = checked(GAME.setup(4, "purchase", starting_player="red", market=market))
    order = []
    while made.stack[-1].__class__.__name__ == "Purchase":
        order.append(made.to_move)
        do(made, "stop")
    assert order == [0, 3, 2, 1]
    assert asked(made) == "D3 red"


def test_up_to_three_cubes_are_bought_and_paid_in_favor() -> None:
    """D2, R4, R5"""
    made = table(
        2, at="purchase", turn=None, market={"gold": ["gold", "gold", None, None], "food": ["food", None, None, None]}
    )
    assert asked(made) == "D2 red"
    assert legal(made) == {"buy gold 1", "buy gold 2", "buy food 1", "stop"}
    do(made, "buy gold 2", "buy gold 1")
    assert (favor(made, "red"), has(made, "red")) == (3, "GG")
    do(made, "buy food 1")
    assert made.to_move == 0
    assert (favor(made, "red"), has(made, "red")) == (2, "GGF")
    assert state(made)["market"]["food"] == [None] * 4


def test_whoever_can_afford_nothing_is_not_asked() -> None:
    """D2, R4"""
    made = table(2, at="purchase", turn=None, red={"favor": 2}, market={"gold": ["gold", None, None, None]})
    assert asked(made) == "D2 blue"


def test_the_first_worker_is_the_starting_players() -> None:
    """EX3"""
    made = checked(GAME.setup(3, starting_player="green"))
    assert asked(made) == "D3 green"
    assert of(made, "green")["workers_left"] == 5
    assert told(made, "event-year") == []

"""The end of the year."""

from __future__ import annotations

from tests.games.reading import asked, do
from tests.games.wisdom.tables import cubes, of, state, supply, table


def test_the_market_slides_and_its_bottom_squares_are_refilled() -> None:
    """EX8, R40"""
    market = {"gold": [None, "gold", None, "gold"], "copper": [None, None, "copper", None]}
    made = table(2, at="year_end", turn=None, market=market)
    assert state(made)["market"]["gold"] == ["gold", "gold", None, None]
    assert state(made)["market"]["copper"] == ["copper", "copper", None, None]
    assert state(made)["market"]["wood"] == ["wood", "wood", None, None]


def test_an_exotic_takes_the_place_of_a_type_that_has_run_out() -> None:
    """EX8, R41: Gold squares come first, then Copper."""
    market = {"copper": [None, None, "copper", None], "gold": ["gold", None, None, None]}
    market |= {mat: [mat, mat, None, None] for mat in ("stone", "wood", "food")}
    made = table(2, at="year_end", turn=None, market=market, supply="E", red={"cubes": cubes("CCCC")})
    assert state(made)["market"]["gold"] == ["gold", "exotic", None, None]
    assert state(made)["market"]["copper"] == ["copper", None, None, None]
    assert supply(made) == ""


def test_two_squares_are_refilled_with_five_players_too() -> None:
    """R40"""
    made = table(5, at="year_end", turn=None)
    assert state(made)["market"]["gold"] == ["gold", "gold", None, None]


def test_workers_return_and_waiting_cards_are_discarded() -> None:
    made = table(
        2,
        at="year_end",
        turn=None,
        workers={"blue": ["judah", "ark"]},
        blue={"visits": {"merchant": 1}, "pending": ["stronghold"], "permanent": ["rain_sent"]},
    )
    assert of(made, "blue")["workers_left"] == 6
    assert (of(made, "blue")["pending"], of(made, "blue")["permanent"]) == ({}, {"rain_sent": 1})
    assert state(made)["fortune"]["discard"] == {"stronghold": 1}
    assert (state(made)["workers"], state(made)["starting_player"], made.year) == ({}, "blue", 2)
    assert of(made, "red")["passed"] is False


def test_buildings_slide_and_the_card_on_the_deck_comes_first() -> None:
    """R27"""
    offer = {"slot4": None, "slot3": "library", "slot2": None, "slot1": "quarry", "deck": "sawmill"}
    made = table(2, at="year_end", turn=None, offer=offer, chance=["granary", "treasury"])
    assert state(made)["offer"] == {
        "slot4": "library",
        "slot3": "quarry",
        "slot2": "sawmill",
        "slot1": "granary",
        "deck": "treasury",
    }


def test_a_card_bought_from_the_deck_is_replaced_there() -> None:
    """R27"""
    offer = {"slot4": "royal_mint", "slot3": "library", "slot2": "market_gate", "slot1": "quarry", "deck": None}
    made = table(2, at="year_end", turn=None, offer=offer, chance=["granary"])
    assert state(made)["offer"] == {**offer, "deck": "granary"}


def test_an_exhausted_deck_leaves_slots_empty() -> None:
    made = table(2, at="year_end", turn=None, offer={"slot1": "library"}, pack=None)
    ids = made.box.card_ids
    rest = [id for id in ids if id not in ("library", "quarry")]
    made = table(
        2,
        at="year_end",
        turn=None,
        offer={"slot1": "library"},
        blue={"buildings": rest[:12]},
        red={"buildings": rest[12:]},
    )
    assert state(made)["offer"] == {"slot4": "library", "slot3": "quarry", "slot2": None, "slot1": None, "deck": None}


def test_once_the_end_is_triggered_nothing_of_this_is_done() -> None:
    """R42, R65: cards that wait are not in hand."""
    houses = dict.fromkeys(["gilead", "judah", "ammon", "moab", "edom", "negev"], 1)
    made = table(
        2, at="year_end", turn=None, blue={"houses": houses, "pending": ["stronghold"]}, workers={"blue": ["judah"]}
    )
    assert asked(made) == "over"
    assert (made.year, state(made)["workers"]) == (1, {"judah": "blue"})
    assert of(made, "blue")["pending"] == {"stronghold": 1}
    assert made.scores == [10, 10]


def test_after_the_limit_of_years_the_game_is_scored() -> None:
    """R46"""
    made = table(2, at="year_end", turn=None, max_years=3, year=2)
    assert asked(made) != "over"
    made = table(2, at="year_end", turn=None, max_years=3, year=3)
    assert made.outcome.ends == ["max_years"]


def test_every_year_ends() -> None:
    """17#4: each turn uses up a worker or passes a player."""
    made = table(3)
    for _ in range(400):
        if made.over or made.year > 2:
            break
        left = sum(made.workers_left) - 100 * sum(made.passed)
        turn, year = made.current, made.year
        while not made.over and made.current == turn and made.year == year and made.decision is not None:
            do(made, made.legal_texts()[0])
            if made.decision is not None and made.decision.id == "D3":
                break
        assert made.over or made.year > year or sum(made.workers_left) - 100 * sum(made.passed) < left
    assert made.year > 2

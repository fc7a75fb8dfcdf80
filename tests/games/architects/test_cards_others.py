"""Every Reward, Black Market, Contribution and Wonder card by name, with what it brings."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.architects.tables import DISPLAY, has, of, state, table
from tests.games.reading import asked, do, legal, told, why

PLAIN: dict[str, Any] = {"boards": "standard"}


def blue(own: dict[str, Any], **said: Any) -> Any:
    return table(2, **{**PLAIN, **said}, blue={"virtue": 7, **own})


REWARDS = [
    *((f"rw_base_{number:02}", "$$$", 8, 0, 0) for number in (1, 2)),
    *((f"rw_base_{number:02}", "WW", 8, 0, 0) for number in (3, 4)),
    *((f"rw_base_{number:02}", "SS", 8, 0, 0) for number in (5, 6)),
    *((f"rw_base_{number:02}", "", 8, 0, 1) for number in (7, 8)),
    *((f"rw_base_{number:02}", "", 9, 0, 0) for number in (9, 10)),
    ("rw_base_11", "G", 8, 0, 0),
    *((f"rw_wow_{number:02}", "", 8, 1, 0) for number in (1, 2)),
    *((f"rw_wow_{number:02}", "$", 7, 2, 0) for number in (3, 4)),
    *((f"rw_wow_{number:02}", "CCC", 8, 0, 0) for number in (5, 6)),
    ("rw_wow_07", "WW", 7, 1, 0),
    ("rw_wow_08", "SS", 7, 1, 0),
    ("rw_wow_09", "M", 8, 0, 0),
    ("rw_wow_12", "", 7, 1, 1),
]


@pytest.mark.parametrize(("card", "gets", "virtue", "influence", "cards"), REWARDS)
def test_a_reward_card(card: str, gets: str, virtue: int, influence: int, cards: int) -> None:
    """EX15, D21: the first level of the Cathedral, for Gold and a Building card."""
    made = do(blue({"goods": "G", "hand": ["university"]}, chance=[card]), "place guildhall")
    own = of(made)
    assert (own["cathedral"], has(made), own["virtue"], own["influence"], own["hand_size"]) == (
        1,
        gets,
        virtue,
        influence,
        cards,
    )
    assert card in state(made)["rewards"]["resolved"]


# These two have a test of their own.
OTHER_REWARDS = ("rw_wow_10", "rw_wow_11")


def test_the_reward_that_destroys_a_debt() -> None:
    """R73: dropped where there is none."""
    own = {"goods": "G", "hand": ["university"], "unpaid": 1}
    made = do(blue(own, chance=["rw_wow_10"]), "place guildhall")
    assert (of(made)["virtue"], of(made)["unpaid"], of(made)["paid"]) == (8, 0, 0)
    assert of(do(blue({**own, "unpaid": 0}, chance=["rw_wow_10"]), "place guildhall"))["virtue"] == 8


def test_the_reward_that_empties_the_prison() -> None:
    own = {"goods": "G", "hand": ["university"], "prison": 3}
    made = do(blue(own, chance=["rw_wow_11"]), "place guildhall")
    assert (of(made)["virtue"], of(made)["prison"]) == (8, 0)


def test_without_reward_cards_a_virtue_is_gained() -> None:
    made = do(blue({"goods": "G", "hand": ["university"]}, rewards={"left": 0}), "place guildhall")
    assert (of(made)["virtue"], has(made)) == (8, "")


MARKET = [
    ("bm01", "M", "WWMM"),
    ("bm02", "GG", "WSGM"),
    ("bm03", "SM", "SSMM"),
    ("bm04", "WG", "WWSG"),
    ("bm05", "WM", "WSSM"),
    ("bm06", "M", "SSMM"),
    ("bm07", "GG", "WSSM"),
    ("bm08", "SM", "WWSG"),
    ("bm09", "WG", "WSGM"),
    ("bm10", "WM", "WWMM"),
]


@pytest.mark.parametrize(("card", "small", "large"), MARKET)
def test_a_black_market_card(card: str, small: str, large: str) -> None:
    made = do(blue({"goods": "$$$"}, large=[card]), "place black_market large")
    assert has(made) == large
    shown = next(id for id, goods, _ in MARKET if goods == small)
    made = do(blue({"goods": "$"}, small_top=shown), "place black_market small")
    assert has(made) == small


def test_the_printed_goods_of_empty_piles() -> None:
    assert has(do(blue({"goods": "$$$"}), "place black_market large")) == "WSMM"
    everything = [card for card, _, _ in MARKET]
    assert has(do(blue({"goods": "$"}, large=everything, small_top=None), "place black_market small")) == "GM"


SPOTS = {
    "cc1": {"clay": (1, 0, ""), "wood": (2, 0, ""), "stone": (2, 0, ""), "gold": (2, 1, ""), "marble": (2, 0, "R")},
    "cc2": {"clay": (1, 0, ""), "wood": (1, 1, ""), "stone": (1, 1, ""), "gold": (3, 0, ""), "marble": (3, 1, "")},
    "cc3": {"clay": (1, 0, "B"), "wood": (2, 0, ""), "stone": (2, 0, ""), "gold": (1, 0, "R"), "marble": (4, 0, "")},
    "cc4": {"clay": (1, 0, ""), "wood": (2, 0, ""), "stone": (1, 1, ""), "gold": (3, 0, ""), "marble": (2, 0, "R")},
    "cc5": {"clay": (2, 0, ""), "wood": (1, 0, "B"), "stone": (2, 0, ""), "gold": (2, 1, ""), "marble": (3, 1, "")},
    "cc6": {"clay": (0, 1, ""), "wood": (2, 0, ""), "stone": (1, 0, "B"), "gold": (1, 0, "R"), "marble": (4, 0, "")},
    "cc7": {"clay": (1, 0, ""), "wood": (1, 1, ""), "stone": (2, 0, ""), "gold": (3, 0, ""), "marble": (1, 1, "R")},
}


@pytest.mark.parametrize("card", SPOTS)
def test_every_spot_of_a_contribution_card(card: str) -> None:
    """D9, EX4: the Reward pile is empty here, so a Reward is a Virtue."""
    princess = "cc1" if card != "cc1" else "cc4"
    place = "quarry" if card != "cc1" else "kings_storehouse"
    for good, (influence, virtue, more) in SPOTS[card].items():
        made = blue(
            {"goods": {good: 1}}, contribution=card, consequence=princess, turned=[princess], rewards={"left": 0}
        )
        do(made, f"place {place}", f"contribute {good}")
        own = of(made)
        assert (own["influence"], own["virtue"] - 7) == (influence, virtue + (more == "R")), good
        assert own["hand_size"] == (more == "B")
        assert state(made)["contributed"] == [good]


def test_a_spot_that_is_taken_is_closed() -> None:
    """EX4, D9"""
    made = blue({"goods": "CWSGM"}, contribution="cc1", consequence="cc4", contributed=["clay", "stone", "gold"])
    do(made, "place kings_storehouse")
    assert legal(made, "contribute") == {"wood", "marble", "none"}


CONSEQUENCES = [
    ("cc1", "silversmith", "debt", "quarry"),
    ("cc2", "guardhouse", "virtue", "silversmith"),
    ("cc3", "town_centre", "influence2", "forest"),
    ("cc4", "forest", "debt", "kings_storehouse"),
    ("cc5", "quarry", "virtue2", "workshop"),
    ("cc6", "workshop", "influence", "town_centre"),
    ("cc7", "kings_storehouse", "debt", "guardhouse"),
]


def reset(card: str, own: dict[str, Any], **said: Any) -> Any:
    """Red's turn brings a Reset while a card is in force."""
    taken = {"small": "red", "middle": "red"}
    made = blue(own, turn="red", red={"virtue": 7, "goods": "$$$"}, black_market=taken, consequence=card, **said)
    return do(made, "place black_market large")


@pytest.mark.parametrize(("card", "profiteer", "step", "princess"), CONSEQUENCES)
def test_what_the_profiteer_does_at_a_reset(card: str, profiteer: str, step: str, princess: str) -> None:
    """R41: once a player, and all Workers there go to Prison."""
    made = reset(card, {"workers": {profiteer: 2}})
    own = of(made)
    assert (own["prison"], own["workers"].get(profiteer, 0)) == (2, 0)
    told_of = {"debt": own["unpaid"], "virtue": 7 - own["virtue"], "influence": own["influence"]}
    kind, count = (step[:-1], 2) if step.endswith("2") else (step, 1)
    assert told_of[kind] == count


@pytest.mark.parametrize(
    ("card", "place", "gets", "virtue"),
    [("cc2", "silversmith", "G", 7), ("cc4", "kings_storehouse", "", 8), ("cc6", "town_centre", "", 9)],
)
def test_what_the_princess_gives_at_a_reset(card: str, place: str, gets: str, virtue: int) -> None:
    """R42"""
    made = reset(card, {"workers": {place: 1}}, rewards={"left": 0})
    assert (has(made), of(made)["virtue"]) == (gets, virtue)


@pytest.mark.parametrize(
    ("card", "place", "first", "other"),
    [
        ("cc1", "quarry", "unpaid", "$$$"),
        ("cc5", "workshop", "M", "influence"),
        ("cc7", "guardhouse", "unpaid", "hire"),
    ],
)
def test_the_princess_may_give_a_choice(card: str, place: str, first: str, other: str) -> None:
    """D28, R73"""
    made = reset(card, {"workers": {place: 1}, "unpaid": 1}, display=DISPLAY)
    assert asked(made) == "D28 blue"
    chosen = do(made.clone(), f"choose {card} 1")
    assert of(chosen)["unpaid"] == 0 if first == "unpaid" else has(chosen) == first
    do(made, f"choose {card} 2")
    if other == "hire":
        assert "decline" in legal(made)
    elif other == "influence":
        assert of(made)["influence"] == 2
    else:
        assert has(made) == other


def test_the_princess_gives_an_apprentice() -> None:
    """D28, R73: it may be declined."""
    made = reset("cc3", {"workers": {"forest": 1}}, display=DISPLAY)
    assert asked(made) == "D28 blue"
    assert "decline" in legal(made)
    hired = sorted(legal(made, "hire"))[0]
    assert of(do(made, f"hire {hired}"))["apprentices"] == [hired]


WONDERS = [
    ("wonder_clay", "clay", 15, 7, 5),
    ("wonder_wood", "wood", 13, 6, 4),
    ("wonder_stone", "stone", 14, 5, 3),
    ("wonder_gold", "gold", 8, 4, 2),
    ("wonder_marble", "marble", 6, 3, 1),
]


@pytest.mark.parametrize(("wonder", "good", "amount", "influence", "tax"), WONDERS)
def test_a_wonder(wonder: str, good: str, amount: int, influence: int, tax: int) -> None:
    """D22, EX5: what was contributed lowers its price and goes to the supply."""
    own = {"goods": {good: amount - 3, "silver": tax}, "influence": influence}
    made = blue(own, wonders={"goods": {wonder: 3}}, tax=0)
    do(made, "place guildhall", "site forest")
    assert state(made)["wonders"]["owner"] == {wonder: "blue"}
    assert state(made)["wonders"]["place"] == {wonder: "forest"}
    assert state(made)["wonders"]["goods"].get(wonder, 0) == 0
    assert (has(made), of(made)["virtue"], of(made)["influence"], state(made)["tax"]) == ("", 9, 0, tax)
    box = made.box
    assert box.data.wonders[box.wonder_ids.index(wonder)].vp == 14


@pytest.mark.parametrize(("wonder", "good", "amount", "influence", "tax"), WONDERS)
def test_a_wonder_is_not_built_for_less(wonder: str, good: str, amount: int, influence: int, tax: int) -> None:
    goods = {good: amount, "silver": tax}
    assert why(blue({"goods": {**goods, good: amount - 1}, "influence": influence}), "place guildhall")
    assert why(blue({"goods": goods, "influence": influence - 1}), "place guildhall")
    assert why(blue({"goods": {**goods, "silver": tax - 1}, "influence": influence}), "place guildhall")


def test_a_wonder_counts_as_a_worker_or_brings_influence() -> None:
    """D7, R39"""
    said = {"wonders": {"owner": {"wonder_wood": "blue"}, "place": {"wonder_wood": "forest"}}}
    made = do(blue({}, **said), "place forest")
    assert asked(made) == "D7 blue"
    assert has(do(made.clone(), "visit extra_worker")) == "WW"
    do(made, "visit influence")
    assert (has(made), of(made)["influence"]) == ("W", 1)


def test_every_card_is_here() -> None:
    data = blue({}).box.data
    assert {card for card, *_ in REWARDS} | set(OTHER_REWARDS) == {one.id for one in data.rewards}
    assert {card for card, _, _ in MARKET} == {one.id for one in data.market}
    assert set(SPOTS) == {one.id for one in data.contributions} == {card for card, *_ in CONSEQUENCES}
    assert {wonder for wonder, *_ in WONDERS} == {one.id for one in data.wonders}
    assert not told(blue({}), "event-reset")

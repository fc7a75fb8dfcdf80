"""Every Apprentice by name, doing what the card says."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.architects.tables import BASE, goods, has, of, state, table
from tests.games.reading import asked, do, legal, why

PLAIN: dict[str, Any] = {"boards": "standard", "rewards": {"left": 0}}
PROMO: dict[str, Any] = {**PLAIN, **BASE, "promo_cards": True}


def base(card: str, blue: dict[str, Any] | None = None, **said: Any) -> Any:
    """Blue has hired one Apprentice of the first box and is to place a Worker."""
    own = {"virtue": 7, **(blue or {}), "apprentices": [card]}
    return table(2, **{**PLAIN, **BASE, **said}, blue=own)


def wow(card: str, blue: dict[str, Any] | None = None, **said: Any) -> Any:
    """The same with Works of Wonder."""
    own = {"virtue": 7, **(blue or {}), "apprentices": [card]}
    return table(2, **{**PLAIN, **said}, blue=own)


def reset_by_red(game: Any, card: str, blue: dict[str, Any] | None = None, **said: Any) -> Any:
    """Red takes the last space of the Black Market, so a Reset follows Red's turn."""
    taken = {"small": "red", "middle": "red"}
    made = game(card, blue, turn="red", red={"virtue": 7, "goods": "$$$"}, black_market=taken, **said)
    return do(made, "place black_market large")


@pytest.mark.parametrize(
    ("card", "place", "gets"),
    [
        ("stonecutter_1", "quarry", "SS"),
        ("stonecutter_2", "quarry", "SS"),
        ("woodcutter_1", "forest", "WW"),
        ("woodcutter_2", "forest", "WW"),
        ("jeweller_1", "silversmith", "$$$"),
        ("jeweller_2", "silversmith", "$$$"),
        ("miner_1", "mines clay", "CCC"),
        ("miner_2", "mines clay", "CCC"),
    ],
)
def test_who_gathers_brings_one_more(card: str, place: str, gets: str) -> None:
    """D10: the Mines' choice is part of placing."""
    assert has(do(base(card), f"place {place}")) == gets


@pytest.mark.parametrize("card", ["miner_1", "miner_2"])
def test_a_miner_brings_clay_with_gold_too(card: str) -> None:
    """R75: after the location's own goods."""
    made = base(card, {"workers": {"mines": 1}})
    assert has(do(made, "place mines gold")) == "CG"


@pytest.mark.parametrize(
    ("card", "gets", "cards"), [("acolyte_c", "", 1), ("acolyte_t", "CC", 0), ("acolyte_m", "$$", 0)]
)
def test_an_acolyte_gains_with_each_level_of_the_cathedral(card: str, gets: str, cards: int) -> None:
    made = do(base(card, {"goods": "G", "hand": ["university"]}), "place guildhall")
    assert (of(made)["cathedral"], has(made), of(made)["hand_size"]) == (1, gets, cards)


@pytest.mark.parametrize("card", ["conspirator_1", "conspirator_2"])
def test_a_conspirator_saves_a_silver_in_all(card: str) -> None:
    """R10, D16"""
    said: dict[str, Any] = {"red": {"workers": {"quarry": 2, "forest": 1}}}
    own = {"goods": "$", "workers": {"town_centre": 1}}
    made = do(base(card, own, **said, tax=0), "place town_centre", "capture quarry red", "capture forest red")
    assert (of(made)["captured"], has(made), state(made)["tax"]) == ({"red": 3}, "", 1)
    plain = do(base("labourer", own, **said), "place town_centre", "capture quarry red")
    assert asked(plain) == "D6 red"


@pytest.mark.parametrize(
    ("card", "gets"), [("debt_collector_t", "CC"), ("debt_collector_m", "SS"), ("debt_collector_c", "WW")]
)
def test_a_debt_collector_gains_with_each_debt_paid(card: str, gets: str) -> None:
    made = do(base(card, {"goods": "$$$$$$", "unpaid": 1}, tax=0), "place guardhouse")
    assert (has(made), of(made)["unpaid"], of(made)["paid"], of(made)["virtue"]) == (gets, 0, 1, 8)
    assert state(made)["tax"] == 3


def test_the_gatekeeper_opens_the_prison_for_two() -> None:
    """D27, EX16: released before anybody counts Workers in Prison."""
    made = reset_by_red(base, "gatekeeper", {"prison": 3, "guildhall": 1})
    assert asked(made) == "D27 blue"
    assert legal(made, "free") == {"0", "1", "2"}
    do(made, "free 2")
    assert (of(made)["prison"], of(made)["virtue"], of(made)["unpaid"]) == (1, 7, 0)
    assert (of(made, "red")["prison"], of(made, "red")["unpaid"]) == (3, 1)


def test_the_illusionist_loses_no_virtue_at_the_black_market() -> None:
    assert of(do(base("illusionist", {"goods": "$"}), "place black_market small"))["virtue"] == 7
    assert of(do(base("labourer", {"goods": "$"}), "place black_market small"))["virtue"] == 6


def test_the_trickster_pays_a_silver_less_at_the_black_market() -> None:
    made = do(base("trickster", {"goods": "$$"}), "place black_market large")
    assert has(made).count("$") == 0
    assert why(base("labourer", {"goods": "$$"}), "place black_market large")


@pytest.mark.parametrize(("card", "virtue", "gets"), [("thief", 6, "$$$$"), ("pickpocket", 5, "G$$$$")])
def test_at_the_tax_stand(card: str, virtue: int, gets: str) -> None:
    made = do(base(card, tax=4), "place tax_stand")
    assert (of(made)["virtue"], has(made), state(made)["tax"]) == (virtue, gets, 0)


@pytest.mark.parametrize(("card", "gets"), [("swindler_t", "CC"), ("swindler_m", "S"), ("swindler_c", "W")])
def test_a_swindler_adds_to_every_deal(card: str, gets: str) -> None:
    made = do(base(card, {"goods": "$"}, small_top="bm01"), "place black_market small")
    assert sorted(has(made)) == sorted(gets + "M")


@pytest.mark.parametrize(
    ("card", "gives", "gets"),
    [
        ("merchant_t1", "$", "CCC"),
        ("merchant_m1", "$$", "G"),
        ("merchant_t2", "$$$", "M"),
        ("merchant_m2", "$", "SS"),
        ("merchant_c", "$", "WW"),
        ("trader_t", "CCC", "M"),
        ("trader_m", "SS", "M"),
        ("trader_c", "WW", "M"),
    ],
)
def test_a_trade_for_goods(card: str, gives: str, gets: str) -> None:
    """D11"""
    made = do(base(card, {"goods": gives}), "place kings_storehouse", f"trade {card}")
    assert has(made) == gets


@pytest.mark.parametrize(
    ("card", "gives"), [("patron_t", "C"), ("patron_m1", "$$"), ("patron_m2", "S"), ("patron_c", "W")]
)
def test_a_patron_trades_for_virtue(card: str, gives: str) -> None:
    made = do(base(card, {"goods": gives}), "place kings_storehouse", f"trade {card}")
    assert (has(made), of(made)["virtue"]) == ("", 8)


@pytest.mark.parametrize(("card", "gets", "virtue"), [("squire_t", "G", 7), ("squire_m", "M", 7), ("squire_c", "", 9)])
def test_a_squire_gains_at_a_reset_with_an_empty_prison(card: str, gets: str, virtue: int) -> None:
    made = reset_by_red(base, card)
    assert (has(made), of(made)["virtue"]) == (gets, virtue)
    full = reset_by_red(base, card, {"prison": 1})
    assert (has(full), of(full)["virtue"]) == ("", 7)


def test_the_labourer_has_every_skill() -> None:
    own = {"virtue": 4, "goods": {"clay": 2, "wood": 6, "gold": 2}, "hand": ["barracks"]}
    assert "place guildhall" in legal(base("labourer", own))
    assert why(base("thief", own), "place guildhall")


def test_the_enforcer_gains_gold_for_sending_captives() -> None:
    made = table(2, **PROMO, blue={"virtue": 7, "apprentices": ["promo_enforcer"], "captured": {"red": 2}})
    do(made, "place guardhouse")
    assert (has(made), of(made, "red")["prison"]) == ("G$$", 2)


def test_the_overseer_counts_as_a_worker_at_the_storehouse() -> None:
    own = {"virtue": 7, "apprentices": ["promo_overseer"], "goods": "CCCC"}
    made = do(table(2, **PROMO, blue=own), "place kings_storehouse", "trade to_virtue clay clay")
    assert asked(made) == "D11 blue"
    do(made, "trade to_virtue clay clay")
    assert of(made)["virtue"] == 9


def test_the_peddler_gains_silver_at_a_reset() -> None:
    assert has(reset_by_red(base, "promo_peddler", promo_cards=True)) == "$$"


@pytest.mark.parametrize(("card", "gets"), [("aristocrat_t", "G"), ("aristocrat_m", "M"), ("aristocrat_c", "$$$")])
def test_an_aristocrat_gains_at_a_reset_with_the_princess(card: str, gets: str) -> None:
    """R43: the Princess stands at the Town Centre by the old card."""
    made = reset_by_red(wow, card, {"workers": {"town_centre": 1}}, consequence="cc6")
    assert (has(made), of(made)["virtue"]) == (gets, 9)
    assert has(reset_by_red(wow, card, {"workers": {"quarry": 1}}, consequence="cc6")) == ""


@pytest.mark.parametrize(
    ("card", "gets"), [("street_urchin_t", "CCC"), ("street_urchin_m", "SS"), ("street_urchin_c", "WW")]
)
def test_a_street_urchin_gains_at_a_reset_with_the_profiteer(card: str, gets: str) -> None:
    """R43: before the Workers there go to Prison."""
    made = reset_by_red(wow, card, {"workers": {"workshop": 1}}, consequence="cc6")
    assert (has(made), of(made)["prison"], of(made)["influence"]) == (gets, 1, 1)
    assert has(reset_by_red(wow, card, {"workers": {"quarry": 1}}, consequence="cc6")) == ""


@pytest.mark.parametrize("card", ["benefactor_t", "benefactor_m"])
@pytest.mark.parametrize("gives", ["clay", "wood", "stone"])
def test_a_benefactor_takes_any_basic_resource(card: str, gives: str) -> None:
    """R66"""
    made = do(wow(card, {"goods": {gives: 1, "silver": 1}}), "place kings_storehouse", f"trade {card} {gives}")
    assert (has(made), of(made)["influence"]) == ("$", 1)


@pytest.mark.parametrize(
    ("card", "lacking", "building"),
    [("charlatan_t", "CCCW", "clay_pit"), ("charlatan_m", "WWS", "well"), ("charlatan_c", "WSS", "well")],
)
def test_a_charlatan_pays_with_influence(card: str, lacking: str, building: str) -> None:
    """R47, D20"""
    own = {"goods": lacking, "influence": 1, "hand": [building]}
    made = do(wow(card, own), "place guildhall")
    assert of(made)["influence"] == 0
    assert state(made)["players"]["blue"]["buildings"] == [building]
    assert why(wow("labourer", own), "place guildhall")


@pytest.mark.parametrize(
    ("card", "place", "own"),
    [
        ("chevalier_m", "guardhouse", {"prison": 1}),
        ("chevalier_c", "town_centre", {"goods": "$", "workers": {"quarry": 1}}),
        ("diplomat_t", "kings_storehouse", {}),
        ("diplomat_c", "workshop draw", {}),
    ],
)
def test_influence_comes_with_placing(card: str, place: str, own: dict[str, Any]) -> None:
    """R34: at the moment of placing."""
    made = do(wow(card, own), f"place {place}")
    assert of(made)["influence"] == 1


@pytest.mark.parametrize(
    ("card", "gives", "gets"),
    [
        ("financer_t", "G", "$$$$"),
        ("financer_m", "M", "$$$$$"),
        ("tinker_t", "CCC", "G"),
        ("tinker_m", "SS", "G"),
        ("tinker_c", "WW", "G"),
    ],
)
def test_a_trade_of_works_of_wonder(card: str, gives: str, gets: str) -> None:
    made = do(wow(card, {"goods": gives}), "place kings_storehouse", f"trade {card}")
    assert has(made) == gets


@pytest.mark.parametrize(
    ("card", "gets", "virtue", "influence"),
    [("journeyman_t", "CCCC", 7, 1), ("journeyman_m", "CCCC$$", 7, 0), ("journeyman_c", "CCCC", 8, 0)],
)
def test_a_journeyman_gains_with_each_building(card: str, gets: str, virtue: int, influence: int) -> None:
    made = do(wow(card, {"goods": "WWSS", "hand": ["well"]}), "place guildhall")
    assert (has(made), of(made)["virtue"], of(made)["influence"]) == (gets, virtue, influence)


def test_a_journeyman_gains_with_a_wonder_too() -> None:
    """R25"""
    own = {"goods": {"marble": 6, "silver": 1}, "influence": 3}
    made = do(wow("journeyman_m", own), "place guildhall", "site forest")
    assert (has(made), of(made)["influence"]) == ("$$", 0)


def test_a_debt_collector_gains_at_the_courthouse_and_not_for_a_debt_destroyed() -> None:
    """R23: the Courthouse turns a Debt to its paid side with all that it brings, the Church destroys it."""
    own = {"virtue": 4, "goods": goods("WWSSSG"), "hand": ["courthouse"], "unpaid": 1}
    assert has(do(wow("debt_collector_m", own), "place guildhall")) == "SS"
    church = {"virtue": 4, "goods": goods("CCCSSS"), "hand": ["church"], "unpaid": 1}
    assert has(do(wow("debt_collector_m", church), "place guildhall", "debt destroy")) == ""


def test_the_racketeer_gains_influence_with_each_debt() -> None:
    made = do(wow("racketeer", {"virtue": 4, "goods": "CSSG", "hand": ["betting_house"]}), "place guildhall")
    assert (of(made)["unpaid"], of(made)["influence"], of(made)["virtue"]) == (1, 1, 3)


VIRTUE = {
    **dict.fromkeys(["acolyte_c", "acolyte_t", "acolyte_m", "squire_t", "squire_m", "squire_c"], 1),
    **dict.fromkeys(["aristocrat_t", "aristocrat_m", "aristocrat_c"], 1),
    **dict.fromkeys(["gatekeeper", "illusionist", "pickpocket", "swindler_t", "swindler_m", "swindler_c"], -1),
    **dict.fromkeys(["trickster", "charlatan_t", "charlatan_m", "charlatan_c", "racketeer"], -1),
    **dict.fromkeys(["street_urchin_t", "street_urchin_m", "street_urchin_c"], -1),
}


@pytest.mark.parametrize("card", ["labourer", "thief", *VIRTUE])
def test_the_virtue_of_an_apprentice_counts_when_it_is_hired(card: str) -> None:
    """D12, D14, R20: and the Silver on it comes along."""
    display = [card, *(["merchant_t1", "merchant_m1", "merchant_c", "trader_t"])]
    display = [*display, "patron_t", "patron_m1", "patron_m2", "patron_c", "trader_c"]
    own = {"virtue": 7, "goods": goods("$$$$")}
    silver = [2, *([0] * 9)]
    made = table(2, **PLAIN, blue=own, display=display, display_silver=silver)
    do(made, "place workshop hire", f"hire {card}")
    assert of(made)["apprentices"] == [card]
    assert (of(made)["virtue"], has(made)) == (7 + VIRTUE.get(card, 0), "$$")


# The skills that each card shows: carpentry, tiling, masonry.
SKILLS = {
    "c": """acolyte_c conspirator_1 conspirator_2 debt_collector_c illusionist merchant_c patron_c squire_c swindler_c
        thief trader_c woodcutter_1 woodcutter_2 promo_peddler aristocrat_c charlatan_c chevalier_c diplomat_c tinker_c
        journeyman_c racketeer street_urchin_c""",
    "t": """acolyte_t debt_collector_t jeweller_1 jeweller_2 merchant_t1 merchant_t2 miner_1 miner_2 patron_t pickpocket
        squire_t swindler_t trader_t promo_enforcer aristocrat_t benefactor_t charlatan_t diplomat_t financer_t tinker_t
        journeyman_t street_urchin_t""",
    "m": """acolyte_m debt_collector_m gatekeeper merchant_m1 merchant_m2 patron_m1 patron_m2 squire_m stonecutter_1
        stonecutter_2 swindler_m trader_m trickster promo_overseer aristocrat_m benefactor_m charlatan_m chevalier_m
        financer_m tinker_m journeyman_m street_urchin_m""",
    "ctm": "labourer",
}
SHOWN = {card: skills for skills, cards in SKILLS.items() for card in cards.split()}
ASKING = {"c": ("wood_market", "CCWWWWG"), "t": ("clay_market", "CCCSSG"), "m": ("stone_market", "CCSSSSM")}


@pytest.mark.parametrize("card", SHOWN)
def test_an_apprentice_has_its_skill_and_no_other(card: str) -> None:
    """D19: each is needed for a Building that asks for one skill."""
    for skill, (building, cost) in ASKING.items():
        own = {"virtue": 4, "goods": cost, "hand": [building], "apprentices": [card]}
        made = table(2, **PLAIN, promo_cards=True, blue=own)
        assert ("place guildhall" in legal(made)) == (skill in SHOWN[card]), building


def test_every_apprentice_is_here() -> None:
    box = base("labourer").box
    assert set(SHOWN) == set(box.apprentice_ids)
    assert {one.id: one.virtue for one in box.data.apprentices if one.virtue} == {**VIRTUE, "promo_peddler": -1}

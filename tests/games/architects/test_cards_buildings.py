"""Every Building by name: what it costs, asks for and is worth, and what it does."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.architects.tables import BASE, DISPLAY, goods, has, of, pack_with, state, table
from tests.games.reading import asked, do, legal, told, why

PLAIN: dict[str, Any] = {"boards": "standard", "rewards": {"left": 0}, "promo_cards": True}
VICIOUS = {"virtue": 4}  # too little for the Cathedral
SKILLED = {"c": "thief", "t": "pickpocket", "m": "gatekeeper"}  # one Apprentice for each skill

# Name, goods, skills (carpentry, tiling, masonry), Virtue, points.
CARDS = [
    # base
    ("smithy", "CCCCWW", "", 0, 3),
    ("steeple", "WWGG", "", 1, 4),
    ("stone_market", "CCSSSSM", "m", 0, 7),
    ("tavern", "WWWSSG", "c", 0, 6),
    ("thieves_den", "CWWSSS", "m", -2, 8),
    ("tilers_hut", "CCWSS", "", 0, 5),
    ("trading_post", "WSSSGG", "m", 0, 7),
    ("treasury", "WSSSG", "t", 0, 6),
    ("university", "CCCCWWSSSMM", "ctm", 1, 11),
    ("watchtower", "CCCWWWWGM", "ctm", -1, 11),
    ("well", "WWSS", "", 0, 3),
    ("wood_market", "CCWWWWG", "c", 0, 7),
    ("aqueduct", "CCWWWG", "", 0, 3),
    ("armoury", "WWWSSSSSG", "cm", 0, 9),
    ("barracks", "CCWWWWWWGG", "ctm", 0, 10),
    ("betting_house", "CSSG", "", -1, 7),
    ("carpenters_hut", "CCCWS", "", 0, 5),
    ("castle", "CCWWWWGMM", "ctm", 0, 10),
    ("chapel", "CCWSSSS", "c", 1, 6),
    ("church", "CCCSSS", "", 1, 5),
    ("clay_market", "CCCSSG", "t", 0, 6),
    ("clay_pit", "CCCCW", "", 0, 3),
    ("drafting_room", "SSSSGGG", "ct", 0, 8),
    ("dungeon", "SSSSGGMM", "ctm", -1, 14),
    ("factory", "WWSSGGG", "m", 0, 7),
    ("fortress", "CCCSSSSGMM", "ctm", -2, 12),
    ("fountain", "SSSM", "", 1, 4),
    ("gamblers_den", "SGMMM", "ct", -2, 10),
    ("hideout", "CWWWSS", "cm", -2, 8),
    ("keep", "WWWWWSSGG", "ctm", -2, 12),
    ("library", "WWWWSSM", "ct", 0, 8),
    ("lighthouse", "WWWSMM", "t", 0, 6),
    ("lumber_camp", "CCCCSS", "", 0, 3),
    ("masons_hut", "WWSSSS", "", 0, 5),
    ("moneylender", "CCCCWWG", "m", -1, 5),
    ("monument", "WWSSSMM", "tm", 1, 9),
    ("observatory", "CWWWSG", "c", 0, 7),
    ("palace", "WWWSSSMM", "tm", 0, 9),
    ("reservoir", "CCCCCCW", "", 0, 4),
    ("silver_market", "WWGM", "t", 0, 6),
    # promo2018
    ("crane", "WWWS", "", 0, 3),
    ("graveyard", "CCCCWSSMM", "ctm", -1, 12),
    ("museum", "CWWWWWS", "", 0, 4),
    # wow
    ("arena", "CCWWWSSS", "cm", -1, 8),
    ("baths", "CCCSSM", "t", 0, 6),
    ("courthouse", "WWSSSG", "m", 0, 7),
    ("podium", "CWWWS", "", 0, 4),
    ("stocks", "CWWWW", "", -1, 5),
    ("monastery", "CCWWSSS", "t", 1, 7),
    ("abbey", "CCCSSSSG", "tm", 1, 8),
    ("studio", "CCCWW", "", 0, 5),
    ("carpenters_hall", "CWWWSG", "", 0, 4),
    ("masons_hall", "CWSSSG", "", 0, 4),
    ("tilers_hall", "CCCCWSG", "", 0, 4),
    ("stronghold", "CCSSSSSSGM", "ctm", -1, 11),
    ("depot", "CCWWW", "c", 0, 5),
    ("jail", "CWSSS", "m", -1, 6),
    ("lodge", "CCWWW", "", 0, 4),
    ("mill", "CCSSS", "", 0, 4),
    ("minter", "WSSG", "t", 0, 5),
    ("theatre", "CCWWWWG", "ct", 0, 8),
    ("manor", "CCCWWSS", "t", 0, 6),
    ("mansion", "WWSSSGM", "cm", 0, 9),
    ("outpost", "WWWWSS", "c", -1, 6),
    ("vault", "SSSGG", "m", 0, 7),
    ("wall", "CCCCWWSSSSSG", "ctm", 0, 10),
    ("school", "CWWSS", "t", 0, 6),
]
PRINTED = {name: (cost, skills, virtue, points) for name, cost, skills, virtue, points in CARDS}


def ready(card: str, lacks: str = "", without: str = "", **said: Any) -> Any:
    """Blue can pay for a Building and has the skills for it, but for what is named, and is to place a Worker."""
    cost, skills, _, _ = PRINTED[card]
    own = dict(said.pop("blue", {}))
    paid = goods(cost.replace(lacks, "", 1) if lacks else cost)
    for good, count in goods(own.pop("more", "")).items():
        paid[good] = paid.get(good, 0) + count
    hand = [card, *own.pop("hand", [])]
    hired = [SKILLED[skill] for skill in skills if skill != without]
    blue = {"virtue": 7, **own, "goods": paid, "hand": hand, "apprentices": hired}
    return table(2, **{**PLAIN, **said}, blue=blue)


def built(card: str, *actions: str, **said: Any) -> Any:
    """Blue puts up a Building."""
    made = ready(card, **said)
    do(made, "place guildhall")
    if made.decision is not None and made.decision.ask == "project":
        do(made, f"construct {card}")
    return do(made, *actions)


def ended(card: str, *actions: str, **said: Any) -> Any:
    """Blue, who has put up a Building long ago, takes the very last turn of the game."""
    blue = {"virtue": 7, **said.pop("blue", {})}
    owned = {**blue, "buildings": [*blue.pop("buildings", []), card]}
    made = table(2, **{**PLAIN, "last_turns": 1, **said}, blue=owned)
    return do(made, "place quarry", *actions)


@pytest.mark.parametrize(("card", "cost", "skills", "virtue", "points"), CARDS, ids=[one[0] for one in CARDS])
def test_a_building_costs_and_is_worth_what_is_printed(
    card: str, cost: str, skills: str, virtue: int, points: int
) -> None:
    """D19"""
    made = ready(card)
    made.play("place guildhall")
    seen = list(made.events or [])
    if made.decision is not None and made.decision.ask == "project":
        made.play(f"construct {card}")
        seen = list(made.events or [])
    paid = [event.values["good"] for event in seen if event.id == "event-paid"]
    assert paid == [goods(cost)]
    assert of(made)["buildings"] == [card]
    lost = sum(event.values["count"] for event in seen if event.id == "event-virtue-lost")
    gained = [event.values["good"] for event in seen if event.id == "event-gained"]
    if virtue < 0:
        assert lost >= -virtue
    elif virtue:
        assert any("virtue" in one for one in gained)
    box = made.box
    assert box.data.buildings[box.building_ids.index(card)].vp == points


@pytest.mark.parametrize(("card", "cost", "skills", "virtue", "points"), CARDS, ids=[one[0] for one in CARDS])
def test_nobody_builds_without_goods_and_skills(card: str, cost: str, skills: str, virtue: int, points: int) -> None:
    for letter in sorted(set(cost)):
        assert why(ready(card, lacks=letter, blue=VICIOUS), "place guildhall")
    for skill in skills:
        assert why(ready(card, without=skill, blue=VICIOUS), "place guildhall")


@pytest.mark.parametrize(
    ("card", "gets"),
    [
        ("smithy", "SSSS"),
        ("well", "CCCC"),
        ("lumber_camp", "WWWW"),
        ("thieves_den", "$$$$"),
        ("factory", "MM"),
    ],
)
def test_goods_at_once(card: str, gets: str) -> None:
    assert has(built(card)) == gets


def test_tax_that_a_card_brings_comes_onto_the_tax_stand() -> None:
    """19: no card of the box has it, but one of a pack may."""
    pack = pack_with("buildings", "building", "smithy", effects=[{"op": "gain", "gain": {"tax": 2}}])
    made = built("smithy", tax=1, pack=pack)
    assert (state(made)["tax"], has(made)) == (3, "")


def test_the_drafting_room_draws_two_cards() -> None:
    assert of(built("drafting_room"))["hand_size"] == 2


def test_the_betting_house_brings_a_debt() -> None:
    assert of(built("betting_house"))["unpaid"] == 1


def test_the_podium_brings_influence() -> None:
    assert of(built("podium"))["influence"] == 3


@pytest.mark.parametrize(("card", "options"), [("clay_pit", ("G", "M")), ("treasury", ("G", "$$$"))])
def test_goods_of_choice(card: str, options: tuple[str, str]) -> None:
    """D23"""
    for number, gets in enumerate(options, start=1):
        made = built(card)
        assert asked(made) == "D23 blue"
        assert has(do(made, f"choose {card} {number}")) == gets


def test_the_tavern_hires_for_nothing() -> None:
    """R28: not to be declined below the limit."""
    made = built("tavern", display=DISPLAY)
    assert asked(made) == "D23 blue"
    assert "decline" not in legal(made)
    (hired,) = sorted(legal(made, "hire"))[:1]
    do(made, f"hire {hired}")
    assert hired in of(made)["apprentices"]


def test_the_watchtower_hits_everybody_with_three_in_prison() -> None:
    """R27: the builder, too."""
    made = built("watchtower", blue={"prison": 3}, red={"virtue": 5, "prison": 2})
    assert (of(made)["virtue"], of(made, "red")["virtue"]) == (5, 5)
    made = built("watchtower", red={"virtue": 5, "prison": 3})
    assert (of(made)["virtue"], of(made, "red")["virtue"]) == (6, 4)


@pytest.mark.parametrize(("card", "captures"), [("armoury", 1), ("arena", 1), ("fortress", 2)])
def test_captures_of_a_building_are_free(card: str, captures: int) -> None:
    """R9"""
    made = built(card, red={"virtue": 7, "workers": {"forest": 2, "quarry": 1, "mines": 1}})
    assert asked(made) == "D23 blue"
    do(made, "capture forest red")
    if captures > 1:
        do(made, "capture mines red")
    assert (sum(of(made)["captured"].values()), has(made)) == (2 if captures == 1 else 3, "")
    assert asked(made) == "D6 red"


def test_the_barracks_free_or_capture() -> None:
    """D23, R9: a release from a card costs nothing."""
    red = {"virtue": 7, "workers": {"forest": 2, "mines": 1}, "captured": {"blue": 3}}
    assert has(built("barracks", "barracks capture", "capture forest red", red=red)) == ""
    made = built("barracks", "barracks release_captured", red=red)
    assert (of(made, "red")["captured"].get("blue", 0), of(made)["unpaid"], of(made)["virtue"]) == (0, 0, 7)
    assert asked(built("barracks", "decline", red=red)) == "D6 red"


def test_the_church_may_destroy_a_debt() -> None:
    """D23, R23: it does not count as paid."""
    made = built("church", "debt destroy", blue={"unpaid": 1})
    assert (of(made)["unpaid"], of(made)["paid"], of(made)["virtue"]) == (0, 0, 8)
    assert of(built("church", "debt keep", blue={"unpaid": 1}))["unpaid"] == 1


@pytest.mark.parametrize("card", ["hideout", "baths"])
def test_all_come_out_of_prison(card: str) -> None:
    assert of(built(card, blue={"prison": 4}))["prison"] == 0


def test_the_library_takes_a_card_for_gold() -> None:
    """D23"""
    made = built("library", blue={"hand": ["university"]})
    assert legal(made) == {"discard university", "decline"}
    assert has(do(made, "discard university")) == "GG"


def test_the_monument_brings_virtue_to_all() -> None:
    made = built("monument", red={"virtue": 3})
    assert (of(made)["virtue"], of(made, "red")["virtue"]) == (9, 4)


def test_the_palace_brings_gold_for_virtue() -> None:
    """R24: after its own Virtue icon."""
    assert has(built("palace", blue={"virtue": 8})) == "GG"


def test_the_crane_places_another_worker_in_the_guildhall() -> None:
    """R29"""
    made = built("crane", blue={"more": "WWSS", "hand": ["well"]})
    assert (of(made)["guildhall"], sorted(of(made)["buildings"])) == (2, ["crane", "well"])
    assert of(built("crane"))["guildhall"] == 1


def test_the_graveyard_takes_an_apprentice() -> None:
    """D23"""
    made = built("graveyard")
    assert asked(made) == "D23 blue"
    do(made, "dismiss thief")
    assert "thief" not in of(made)["apprentices"]


def test_the_courthouse_pays_a_debt_for_nothing() -> None:
    made = built("courthouse", blue={"unpaid": 1})
    assert (of(made)["unpaid"], of(made)["paid"], of(made)["virtue"]) == (0, 1, 8)


def test_the_stocks_send_captives_to_prison() -> None:
    made = built("stocks", blue={"captured": {"red": 2}}, red={"virtue": 7})
    assert (has(made), of(made, "red")["prison"]) == ("$$", 2)


def test_the_monastery_brings_influence_for_the_cathedral() -> None:
    assert of(built("monastery", blue={"cathedral": 2}))["influence"] == 2


def test_the_abbey_empties_every_prison() -> None:
    made = built("abbey", blue={"prison": 2}, red={"virtue": 7, "prison": 3})
    assert (of(made)["prison"], of(made, "red")["prison"]) == (0, 0)


def test_the_studio_brings_everybody_a_card() -> None:
    made = built("studio", red={"virtue": 7})
    assert (of(made)["hand_size"], of(made, "red")["hand_size"]) == (1, 1)


@pytest.mark.parametrize(
    ("card", "place", "gets"),
    [
        ("lodge", "quarry", "S"),
        ("mill", "forest", "W"),
        ("minter", "silversmith", "$$"),
        ("depot", "kings_storehouse", ""),
    ],
)
def test_another_worker_gathers(card: str, place: str, gets: str) -> None:
    """R29: with what comes from being there."""
    made = built(card)
    assert (of(made)["workers"].get(place), has(made)) == (1, gets)


def test_the_jail_places_a_worker_at_the_guardhouse() -> None:
    made = built("jail", blue={"prison": 2})
    assert (of(made)["workers"].get("guardhouse"), of(made)["prison"]) == (1, 0)
    assert of(built("jail"))["workers"].get("guardhouse", 0) == 0


def test_the_theatre_places_a_worker_at_the_town_centre() -> None:
    made = built("theatre", blue={"more": "$"}, red={"virtue": 7, "workers": {"mines": 3}})
    do(made, "capture mines red")
    assert (of(made)["workers"].get("town_centre"), of(made)["captured"]) == (1, {"red": 3})


def test_the_school_renews_the_display_and_hires() -> None:
    made = ready("school", display=DISPLAY)
    before = state(made)["display"]
    do(made, "place guildhall")
    if made.decision is not None and made.decision.ask == "project":
        do(made, "construct school")
    now = state(made)["display"]
    assert (now[0], now[5]) == (before[4], before[9])
    assert state(made)["apprentices_under"] == [*before[:4], *before[5:9]]
    assert legal(made, "hire") == set(now)


@pytest.mark.parametrize(
    ("card", "good"),
    [("stone_market", "stone"), ("wood_market", "wood"), ("clay_market", "clay"), ("silver_market", "silver")],
)
def test_a_market_counts_only_the_strict_majority(card: str, good: str) -> None:
    blue = {"goods": {good: 3}}
    had = {good: 4 if good == "stone" else 3}
    assert effects(ended(card, blue=blue)) == 2
    assert effects(ended(card, blue=blue, red={"virtue": 7, "goods": had})) == 0


def effects(made: Any) -> int:
    """What Blue's Buildings brought at the end beyond their points."""
    scored: int = made.outcome.sources[0].get("buildings", 0)
    return scored - sum(PRINTED[card][3] for card in of(made)["buildings"])


@pytest.mark.parametrize(
    ("card", "blue", "points"),
    [
        ("steeple", {"cathedral": 1}, 2),
        ("steeple", {}, 0),
        ("tilers_hut", {"apprentices": ["pickpocket", "miner_1", "thief"]}, 2),
        ("carpenters_hut", {"apprentices": ["thief", "illusionist", "miner_1"]}, 2),
        ("masons_hut", {"apprentices": ["gatekeeper", "labourer", "miner_1"]}, 2),
        ("university", {}, 2),
        ("university", {"unpaid": 1}, 0),
        ("aqueduct", {"buildings": ["well", "smithy"]}, 3),
        ("keep", {"captured": {"red": 7}}, 2),
        ("lighthouse", {"virtue": 9}, 2),
        ("moneylender", {"paid": 3}, 3),
        ("manor", {"influence": 7}, 2),
        ("outpost", {"supply": 10, "guildhall": 10}, 3),
        ("vault", {"goods": "$$$$$$$$$$$$"}, 2),
        ("wall", {"buildings": ["well"], "cathedral": 3}, 2),
    ],
)
def test_points_at_the_end(card: str, blue: dict[str, Any], points: int) -> None:
    """R24, R25"""
    assert effects(ended(card, blue=blue)) == points


@pytest.mark.parametrize(
    ("card", "others", "points"), [("fountain", [], -2), ("gamblers_den", [], -6), ("fountain", ["gamblers_den"], -4)]
)
def test_what_an_unpaid_debt_costs(card: str, others: list[str], points: int) -> None:
    """R26: two of them."""
    made = ended(card, blue={"unpaid": 2, "buildings": others})
    assert made.outcome.sources[0]["debts"] == points


@pytest.mark.parametrize(
    ("card", "blue", "virtue"),
    [
        ("trading_post", {"goods": "CCCWWWW"}, 9),
        ("castle", {"goods": "GGG"}, 8),
        ("chapel", {"cathedral": 2}, 9),
        ("observatory", {"goods": "MMMM"}, 9),
        ("reservoir", {"paid": 5}, 9),
        ("museum", {"buildings": ["well", "smithy", "steeple"]}, 9),
        ("carpenters_hall", {"apprentices": ["thief", "illusionist"]}, 9),
        ("masons_hall", {"apprentices": ["gatekeeper", "trickster"]}, 9),
        ("tilers_hall", {"apprentices": ["pickpocket", "miner_1", "miner_2"]}, 10),
        ("mansion", {"influence": 9}, 9),
        ("dungeon", {}, 5),
    ],
)
def test_virtue_at_the_end(card: str, blue: dict[str, Any], virtue: int) -> None:
    """R49: what is lost comes before the Influence award, what is gained after it."""
    said = BASE if card in ("castle", "dungeon") else {"red": {"virtue": 7, "influence": 12}}
    assert of(ended(card, blue=blue, **said))["virtue"] == virtue


def test_the_dungeon_may_be_borne_by_influence() -> None:
    """D30, R65"""
    made = ended("dungeon", blue={"influence": 4}, red={"virtue": 7, "influence": 12})
    assert asked(made) == "D30 blue"
    do(made, "virtue shield", "virtue shield")
    assert (of(made)["virtue"], of(made)["influence"]) == (7, 0)


def test_the_stronghold_empties_the_prison_at_the_end() -> None:
    made = ended("stronghold", blue={"prison": 5})
    assert (of(made)["prison"], made.outcome.sources[0].get("prison", 0)) == (0, 0)


def test_every_building_is_here() -> None:
    made = ready("well")
    assert set(PRINTED) == set(made.box.building_ids)
    assert not told(made, "event-fizzled")

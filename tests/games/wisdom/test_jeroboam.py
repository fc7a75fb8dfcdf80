"""Jeroboam: his purchase, every tile in every branch, and what the person decides for him."""

from __future__ import annotations

from typing import Any

import pytest

from ophir.engine.errors import IllegalAction, UnknownSeat
from ophir.engine.stepping import step_by_step
from ophir.games.wisdom import GAME
from tests.games.reading import asked, do, legal, told
from tests.games.wisdom.tables import earned, events, favor, hand, has, of, solo, state, table


def drawn(made: object) -> list[str]:
    """The tiles that he drew."""
    return [values["tile"] for values in told(made, "event-drew-tile")]  # type: ignore[arg-type]


# Set-up and purchase


def test_the_set_up_against_jeroboam() -> None:
    """13.1 of the rules: six Shortage Tiles, the others in his bag; he begins."""
    made = GAME.new(1, seed=4)
    data = made.to_json()["state"]
    assert made.parties == ("blue", "jeroboam")
    assert len(data["shortage"]) == 6
    assert sum(data["bag"]["left"].values()) == 15 + 9
    assert (data["players"]["blue"]["hand_size"], data["players"]["jeroboam"]["hand_size"]) == (2, 1)
    made.play(made.legal_texts()[0])
    assert made.to_json()["state"]["starting_player"] == "jeroboam"
    assert asked(made) == "D2 blue"


def test_he_buys_the_cheapest_types_that_he_lacks_the_more_valuable_first() -> None:
    market = {good: [good, good, None, None] for good in ("gold", "copper", "stone", "wood", "food")}
    made = table(1, at="purchase", turn="jeroboam", market=market, chance=["judah"])
    bought = [(values["good"], values["favor"]) for values in told(made, "event-bought")]
    assert bought == [("wood", 1), ("food", 1), ("copper", 2)]


# Bag and turn


def test_a_tile_that_does_nothing_is_set_aside_and_he_draws_again() -> None:
    made = solo(tiles=("temple", "judah"))
    assert drawn(made) == ["temple", "judah"]
    assert (state(made)["bag"]["set_aside"], state(made)["bag"]["used"]) == ({"temple": 1}, {"judah": 1})
    assert "aside-cannot-pay" in events(made)
    assert has(made, "jeroboam") == "G"


def test_with_the_bag_empty_he_passes_for_the_year() -> None:
    """R44, R64: he stays passed though a tile enters the bag later."""
    left: dict[str, Any] = {"bag": {"left": {}, "set_aside": "rest"}}
    made = solo(shortage=["gilead", "moab"], blue={"buildings": ["pools_of_solomon"]}, **left)
    assert of(made, "jeroboam")["passed"] is True
    assert "bag-empty" in events(made)
    do(made, "place pools_of_solomon", "remove gilead")
    assert state(made)["bag"]["left"] == {"gilead": 1}
    assert (asked(made), of(made, "jeroboam")["workers_left"]) == ("D3 blue", 6)


def test_a_shortage_tile_that_leaves_the_map_may_be_drawn_at_once() -> None:
    """R52"""
    made = solo("blue", tiles=("gilead",), shortage=["gilead", "moab"], blue={"buildings": ["pools_of_solomon"]})
    do(made, "place pools_of_solomon", "remove gilead")
    assert drawn(made) == ["gilead"]
    assert has(made, "jeroboam") == "W"


def test_his_tiles_return_to_the_bag_at_the_end_of_the_year() -> None:
    bag = {"used": {"trader": 1}, "set_aside": {"holy_ark": 1}}
    made = table(
        1, at="year_end", turn=None, bag=bag, blue={"passed": True}, jeroboam={"passed": True}, chance=["judah"]
    )
    assert sum(state(made)["bag"]["left"].values()) == 15 + 15 - len(drawn(made))
    assert state(made)["bag"]["holy_drawn"] == 0


def watched(tile: str, **said: Any) -> list[tuple[str, str, int]]:
    """What a person sees step by step of a turn of his: the last thing told, his cubes, his Favor."""
    made = solo("blue", tiles=(tile,), **said)
    found: list[tuple[str, str, int]] = []
    for _ in step_by_step(made, made.actions["place judah"].id):
        now = events(made)[-1], has(made, "jeroboam"), favor(made, "jeroboam")
        if (events(made).count("turn") == 1) and (not found or now != found[-1]):
            found.append(now)
    return found[1:]


def test_what_he_does_is_seen_one_thing_after_the_other() -> None:
    assert watched("trader", jeroboam={"cubes": "WWF", "hand": ["stronghold"]}) == [
        ("drew-tile", "WWF", 10),
        ("placed", "WWF", 10),
        ("gave", "WF", 10),
        ("took", "EWF", 10),
        ("took", "EEWF", 10),
        ("favor", "EEWF", 15),
    ]
    assert [told for told, _, _ in watched("temple", jeroboam={"cubes": "GC"})] == [
        *("drew-tile", "placed", "paid", "drew-unseen")
    ]
    steps = watched("foreman", jeroboam={"cubes": "GCSWF"})
    assert [told for told, _, _ in steps] == ["drew-tile", "placed", "built", "house", "road"]
    assert steps[1][2] == 10 < steps[2][2]


# Trader


def test_trader_gives_duplicates_and_takes_exotics_first() -> None:
    made = solo(tiles=("trader",), jeroboam={"cubes": "GGWWF"})
    assert has(made, "jeroboam") == "EEGGWF"
    assert [values["good"] for values in told(made, "event-gave")] == ["wood"]


def test_trader_gives_the_least_valuable_single_cube_and_takes_what_he_lacks() -> None:
    made = solo(tiles=("trader",), jeroboam={"cubes": "GWF"}, supply="GCSW", blue={"cubes": "rest"})
    assert has(made, "jeroboam") == "GCSW"


def test_trader_passes_over_a_type_for_which_nothing_could_be_had() -> None:
    made = solo(tiles=("trader",), jeroboam={"cubes": "GFF"}, supply="F", blue={"cubes": "rest"})
    assert [values["good"] for values in told(made, "event-gave")] == ["gold"]
    assert has(made, "jeroboam") == "FFF"


def test_trader_with_trading_post_and_all_types_takes_the_most_valuable() -> None:
    """R50, R58"""
    made = solo(
        tiles=("trader",),
        jeroboam={"cubes": "GCSWFF", "buildings": ["trading_post"]},
        supply="EGGF",
        blue={"cubes": "rest"},
    )
    assert has(made, "jeroboam") == "EGGGCSWF"


def test_trader_turns_one_card_into_favor_even_without_a_trade() -> None:
    """R59, R60"""
    made = solo(tiles=("trader",), jeroboam={"hand": ["rain_sent", "stronghold"]})
    assert (favor(made, "jeroboam"), len(hand(made, "jeroboam"))) == (15, 1)
    assert earned(made, "jeroboam", "fortune") == 5
    assert len(told(made, "event-discarded")) == 1


def test_trader_without_cube_and_card_or_space_is_set_aside() -> None:
    assert "aside-no-trade" in events(solo(tiles=("trader", "judah")))
    full = solo(tiles=("trader", "judah"), blue={"visits": {"trader": 2}}, jeroboam={"cubes": "GF"})
    assert "aside-no-space" in events(full)


# Market


def test_market_buys_what_he_lacks_then_sells_and_does_not_buy_again() -> None:
    """R47: what he lacks and can't buy does not keep him from selling."""
    market = {"gold": ["gold", None, None, None], "food": ["food", None, None, None]}
    made = solo(tiles=("market",), jeroboam={"cubes": "GCCSS"}, market=market)
    assert [values["good"] for values in told(made, "event-bought")] == ["food"]
    assert [(values["good"], values["favor"]) for values in told(made, "event-sold")] == [("stone", 5), ("copper", 5)]


def test_market_sells_single_cubes_last_those_just_bought_included() -> None:
    made = solo(tiles=("market",), market={"wood": ["wood", None, None, None]})
    assert [values["favor"] for values in told(made, "event-bought")] == [1]
    assert [values["favor"] for values in told(made, "event-sold")] == [4]
    assert favor(made, "jeroboam") == 13


def test_market_passes_over_a_full_mat_and_counts_his_cards() -> None:
    """R50"""
    market = {"wood": ["wood"] * 4}
    made = solo(
        tiles=("market",), jeroboam={"cubes": "WWS", "buildings": ["market_gate", "great_bazaar"]}, market=market
    )
    assert [(values["good"], values["favor"]) for values in told(made, "event-sold")] == [("stone", 6)]


def test_market_of_one_mat_takes_the_lowest_square_also_with_a_discount() -> None:
    """R50"""
    made = solo(
        tiles=("market",),
        jeroboam={"favor": 1, "buildings": ["caravanserai"]},
        market={"wood": ["wood", "wood", None, None]},
    )
    assert [values["square"] for values in told(made, "event-bought")] == [1]


def test_market_does_something_only_if_his_routine_would_deal_or_he_has_a_card() -> None:
    """R63"""
    made = solo(tiles=("market", "judah"), jeroboam={"favor": 0}, market={"wood": ["wood", None, None, None]})
    assert "aside-no-deal" in events(made)
    made = solo(tiles=("market",), jeroboam={"favor": 0, "hand": ["rain_sent"]})
    assert favor(made, "jeroboam") == 5


def test_an_exotic_on_several_mats_at_one_price_is_the_persons_choice() -> None:
    """D23"""
    market = {"copper": ["exotic", None, None, None], "stone": ["exotic", None, None, None]}
    made = solo(tiles=("market",), solo_ties="human", market=market)
    assert (asked(made), legal(made)) == ("D23 blue", {"buy copper 1", "buy stone 1"})
    assert made.turn == 1
    do(made, "buy stone 1")
    assert state(made)["market"]["copper"][0] == "exotic"
    assert asked(made) == "D3 blue"


def test_where_he_sells_an_exotic_is_the_persons_choice() -> None:
    """D23"""
    gold = {"gold": ["gold"] * 4}
    made = solo(tiles=("market",), solo_ties="human", jeroboam={"cubes": "EE", "favor": 0}, market=gold)
    assert (asked(made), legal(made)) == ("D23 blue", {"sell-exotic copper 4", "sell-exotic stone 4"})
    do(made, "sell-exotic stone 4")
    assert state(made)["market"]["stone"][3] == "exotic"
    auto = solo(tiles=("market",), jeroboam={"cubes": "EE", "favor": 0}, market=gold)
    assert [values["mat_good"] for values in told(auto, "event-sold")] == ["copper", "stone"]


# Temple


def test_temple_prefers_gold_and_copper_even_by_exotics_and_pays_no_surcharge() -> None:
    """R48"""
    made = solo(tiles=("temple",), jeroboam={"cubes": "EESWF"}, blue={"visits": {"levite": 1}})
    assert (has(made, "jeroboam"), of(made, "jeroboam")["tiles_size"]) == ("SWF", 1)
    assert of(made, "jeroboam")["hand_size"] == 1


def test_temple_pays_stone_wood_and_food_else() -> None:
    made = solo(tiles=("temple",), jeroboam={"cubes": "EGSW"})
    assert has(made, "jeroboam") == "SW"
    made = solo(tiles=("temple",), jeroboam={"cubes": "ESW"})
    assert has(made, "jeroboam") == ""


def test_temple_with_levites_quarters_leaves_out_the_most_valuable_cube() -> None:
    """R50"""
    made = solo(tiles=("temple",), jeroboam={"cubes": "C", "buildings": ["levites_quarters"]})
    assert has(made, "jeroboam") == ""
    made = solo(tiles=("temple",), jeroboam={"cubes": "WF", "buildings": ["levites_quarters"]})
    assert has(made, "jeroboam") == ""


def test_temple_with_singers_hall_discards_by_chance() -> None:
    """R50, R59"""
    made = solo(tiles=("temple",), jeroboam={"cubes": "GC", "hand": ["rain_sent"], "buildings": ["singers_hall"]})
    assert of(made, "jeroboam")["hand_size"] == 2
    assert len(told(made, "event-discarded")) == 1


def test_temple_is_set_aside_when_it_is_complete_or_full() -> None:
    tiles = {"6": 4, "7": 5, "8": 1}
    made = solo(tiles=("temple", "judah"), jeroboam={"cubes": "GC"}, blue={"tiles": tiles})
    assert "aside-temple-complete" in events(made)
    made = solo(tiles=("temple", "judah"), jeroboam={"cubes": "GC"}, blue={"visits": {"levite": 3}})
    assert "aside-no-space" in events(made)


# Foreman


def test_foreman_buys_the_card_furthest_down_for_one_cube_less() -> None:
    """EX11, R49"""
    made = solo(
        tiles=("foreman", "judah"),
        jeroboam={"cubes": "WW"},
        offer={"slot4": "library", "slot3": "house_of_the_forest", "slot2": "granary"},
    )
    assert (of(made, "jeroboam")["buildings"], has(made, "jeroboam")) == (["house_of_the_forest"], "")
    assert favor(made, "jeroboam") == 10 + 6 + 3
    assert of(made, "jeroboam")["houses"] == {"judah": 1}


def test_foreman_with_carpenters_lodge_leaves_out_two_cubes() -> None:
    """R49, R50: whether or not he owns that type."""
    made = solo(
        tiles=("foreman", "judah"),
        jeroboam={"cubes": "GW", "buildings": ["carpenters_lodge"]},
        offer={"deck": "library"},
    )
    assert has(made, "jeroboam") == "G"


def test_foreman_pays_with_exotics_only_what_is_missing() -> None:
    """R48"""
    made = solo(tiles=("foreman", "judah"), jeroboam={"cubes": "EES"}, offer={"deck": "library"})
    assert has(made, "jeroboam") == "E"


def test_the_house_goes_to_an_open_location_of_a_tile_in_the_bag() -> None:
    """R54: tiles drawn in search of it go back, and never count as Holy Place draws."""
    made = solo(tiles=("foreman", "edom"), jeroboam={"cubes": "WF"}, offer={"deck": "quarry"})
    assert of(made, "jeroboam")["houses"] == {"edom": 1}
    assert (state(made)["bag"]["left"]["edom"], state(made)["bag"]["holy_drawn"]) == (1, 0)


def test_else_to_one_of_a_tile_drawn_this_year_else_anywhere() -> None:
    bag = {"left": {"foreman": 3}, "used": {"edom": 1}, "set_aside": "rest"}
    spots = ["galilee", "geshur", "bashan", "jezreel", "gilead", "sharon"]
    five = dict.fromkeys(["ephraim", "ammon", "judah", "moab", "negev"], 1)
    full: dict[str, Any] = {"blue": {"houses": dict.fromkeys(spots, 1)}, "jeroboam": {"cubes": "WF", "houses": five}}
    made = solo(tiles=("foreman",), offer={"deck": "quarry"}, bag=bag, **full)
    assert of(made, "jeroboam")["houses"] == {**five, "edom": 1}
    made = solo(tiles=("foreman",), offer={"deck": "quarry"}, shortage=["edom"], **full)
    assert of(made, "jeroboam")["houses"] == {**five, "edom": 1}


def test_the_road_joins_his_houses_first() -> None:
    """R57"""
    made = solo(
        tiles=("foreman", "gilead"),
        jeroboam={"cubes": "WF", "houses": {"jezreel": 1}},
        offer={"deck": "quarry"},
    )
    assert state(made)["roads"] == ["gilead-jezreel"]


def test_else_the_road_leads_to_the_most_valuable_location_without_a_house_of_the_person() -> None:
    """R57"""
    made = solo(
        tiles=("foreman", "gilead"),
        jeroboam={"cubes": "WF"},
        blue={"houses": {"ammon": 1}},
        offer={"deck": "quarry"},
    )
    assert state(made)["roads"] == ["gilead-judah"]
    made = solo(
        tiles=("foreman", "gilead"), jeroboam={"cubes": "WF"}, shortage=["judah", "ammon"], offer={"deck": "quarry"}
    )
    assert state(made)["roads"] == ["bashan-gilead"]


def test_a_location_in_his_network_needs_no_road() -> None:
    """R57: he has no road to lay, and says so."""
    roads = ["moab-edom", "judah-moab", "judah-negev"]
    made = solo(
        tiles=("foreman", "edom"),
        jeroboam={"cubes": "WF", "houses": {"moab": 1, "judah": 1}},
        roads=roads,
        offer={"deck": "quarry"},
    )
    assert len(state(made)["roads"]) == 3
    assert "no-road" in events(made)


def test_equal_roads_are_the_persons_choice() -> None:
    """D23"""
    made = solo(tiles=("foreman", "gilead"), solo_ties="human", jeroboam={"cubes": "WF"}, offer={"deck": "quarry"})
    assert (asked(made), legal(made)) == ("D23 blue", {"road gilead-ammon", "road gilead-judah"})
    do(made, "road gilead-judah")
    assert state(made)["roads"] == ["gilead-judah"]
    auto = solo(tiles=("foreman", "gilead"), jeroboam={"cubes": "WF"}, offer={"deck": "quarry"})
    assert state(auto)["roads"] == ["gilead-ammon"]


SIX = ["gilead", "judah", "jezreel", "galilee", "moab", "ephraim"]


def test_without_a_house_left_he_builds_and_lays_no_road() -> None:
    """13.4: no house left or no open spot: neither house nor road."""
    made = solo(tiles=("foreman",), jeroboam={"cubes": "WF", "houses": dict.fromkeys(SIX, 1)}, offer={"deck": "quarry"})
    assert "built" in events(made)
    assert not {"house", "road", "no-road"} & {*events(made)}


def test_without_a_road_piece_he_lays_none() -> None:
    """13.4: a piece must be left."""
    houses = SIX[:5]
    edges = [edge for edge in solo("blue").box.edge_ids if {*edge.split("-")} & {*houses}][:15]
    made = solo(
        tiles=("foreman", "sharon"),
        jeroboam={"cubes": "WF", "houses": dict.fromkeys(houses, 1)},
        roads=edges,
        offer={"deck": "quarry"},
    )
    assert len(edges) == 15
    assert of(made, "jeroboam")["houses"]["sharon"] == 1
    assert state(made)["roads"] == edges


def test_foreman_without_a_building_that_he_can_pay_is_set_aside() -> None:
    assert "aside-no-building" in events(solo(tiles=("foreman", "judah"), offer={"deck": "library"}))


# Circle


def test_circle_takes_the_building_that_brings_most_favor() -> None:
    buildings = ["royal_vineyard", "royal_mint", "library"]
    made = solo(tiles=("circle",), jeroboam={"cubes": "EGG", "buildings": buildings})
    assert (favor(made, "jeroboam"), has(made, "jeroboam")) == (24, "E")
    made = solo(tiles=("circle",), jeroboam={"cubes": "EG", "buildings": buildings})
    assert (favor(made, "jeroboam"), has(made, "jeroboam")) == (24, "")


def test_circle_then_takes_the_one_that_brings_most_cubes() -> None:
    buildings = ["library", "school_of_scribes"]
    made = solo(tiles=("circle",), jeroboam={"hand": ["rain_sent"], "buildings": buildings})
    assert has(made, "jeroboam") == "GCS"
    assert len(hand(made, "jeroboam")) == 0


def test_circle_ties_are_the_persons_choice() -> None:
    """D23"""
    pack_free = {"buildings": ["hall_of_judgment", "house_of_the_forest"], "hand": ["rain_sent"], "cubes": "WW"}
    made = solo(tiles=("circle",), solo_ties="human", jeroboam=pack_free)
    assert (asked(made), legal(made)) == ("D23 blue", {"use hall_of_judgment", "use house_of_the_forest"})
    do(made, "use house_of_the_forest")
    assert (favor(made, "jeroboam"), has(made, "jeroboam")) == (18, "")
    auto = solo(tiles=("circle",), jeroboam=pack_free)
    assert state(auto)["workers"] == {"hall_of_judgment": "jeroboam"}


def test_circle_visits_his_own_merchant_and_trader() -> None:
    """R60"""
    jeroboam = {"buildings": ["merchants_court"], "cubes": "SS", "hand": ["rain_sent"]}
    made = solo(tiles=("circle",), jeroboam=jeroboam)
    assert favor(made, "jeroboam") == 10 + 5 + 4 + 5
    made = solo(
        tiles=("circle",), jeroboam={"buildings": ["shipyard_of_tarshish"], "cubes": "FF", "hand": ["rain_sent"]}
    )
    assert (favor(made, "jeroboam"), has(made, "jeroboam")) == (15, "EEF")


def test_circle_counts_what_the_merchant_would_bring() -> None:
    jeroboam = {"buildings": ["royal_vineyard", "merchants_court"], "cubes": "F"}
    cheap = {"gold": ["gold", None, None, None], "copper": ["copper", None, None, None]}
    made = solo(tiles=("circle",), jeroboam=jeroboam, market=cheap)
    assert state(made)["workers"] == {"royal_vineyard": "jeroboam"}


def test_circle_counts_a_sale_that_ends_the_merchants_visit_early() -> None:
    jeroboam = {"buildings": ["library", "merchants_court"], "cubes": "G"}
    made = solo(tiles=("circle",), jeroboam=jeroboam)
    assert (favor(made, "jeroboam"), has(made, "jeroboam")) == (16, "")


def test_circle_counts_the_cubes_and_the_card_of_his_own_trader() -> None:
    """Both bring no Favor at once, but the Trader brings cubes; without a cube to give, his card decides."""
    buildings = ["library", "shipyard_of_tarshish"]
    made = solo(tiles=("circle",), jeroboam={"buildings": buildings, "cubes": "FF"})
    assert has(made, "jeroboam") == "EEF"
    made = solo(tiles=("circle",), jeroboam={"buildings": buildings, "hand": ["rain_sent"]})
    assert (favor(made, "jeroboam"), has(made, "jeroboam")) == (15, "")


def test_circle_gives_the_least_valuable_duplicate_for_the_harbor() -> None:
    made = solo(tiles=("circle",), jeroboam={"buildings": ["harbor_of_ezion_geber"], "cubes": "GSSF"})
    assert (has(made, "jeroboam"), favor(made, "jeroboam")) == ("EGSF", 14)


def test_circle_removes_a_shortage_tile_that_the_person_chooses() -> None:
    """D23, R52: then a card, then a road by force."""
    jeroboam = {"buildings": ["pools_of_solomon"], "houses": {"edom": 1}}
    made = solo(tiles=("circle",), solo_ties="human", jeroboam=jeroboam, shortage=["gilead", "judah"])
    assert (asked(made), legal(made)) == ("D23 blue", {"remove gilead", "remove judah"})
    do(made, "remove judah")
    assert state(made)["bag"]["left"]["judah"] == 1
    assert of(made, "jeroboam")["hand_size"] == 1
    assert state(made)["roads"] == ["moab-edom"]
    auto = solo(tiles=("circle",), jeroboam=jeroboam, shortage=["gilead", "judah"])
    assert state(auto)["shortage"] == ["gilead"]


def test_circle_without_a_building_of_use_is_set_aside() -> None:
    """R45"""
    assert "aside-no-card" in events(solo(tiles=("circle", "judah")))
    made = solo(tiles=("circle", "judah"), jeroboam={"buildings": ["royal_mint", "quarry"]})
    assert "aside-no-card" in events(made)
    taken = {"blue": ["library"]}
    made = solo(tiles=("circle", "judah"), jeroboam={"buildings": ["library"]}, workers=taken)
    assert "aside-no-card" in events(made)


# Locations


def test_a_neighbor_is_visited_once() -> None:
    """EX9"""
    made = solo(tiles=("aram",))
    assert (has(made, "jeroboam"), state(made)["bag"]["out"]) == ("FF", {"aram": 1})
    assert "tile-out" in events(made)


def test_a_location_is_collected_with_his_network() -> None:
    made = solo(tiles=("gilead",), jeroboam={"houses": {"gilead": 1}, "buildings": ["sawmill"]}, roads=["gilead-judah"])
    assert has(made, "jeroboam") == "GWW"
    assert state(made)["bag"]["used"] == {"gilead": 1}


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ({"workers": {"blue": ["aram"]}}, "aside-worker-there"),
        ({"supply": "G", "blue": {"cubes": {"wood": 7}}}, "aside-no-cube"),
    ],
)
def test_a_location_that_brings_nothing_is_set_aside_even_a_neighbor(said: dict[str, Any], why: str) -> None:
    """R45, R51"""
    made = solo(tiles=("aram", "judah"), **said)
    assert why in events(made)
    assert state(made)["bag"]["set_aside"] == {"aram": 1}


def test_a_location_where_only_the_person_has_a_house_is_closed_to_him() -> None:
    """R51"""
    made = solo(tiles=("gilead", "judah"), blue={"houses": {"gilead": 1}})
    assert "aside-closed" in events(made)


# Holy Place


def test_the_first_holy_tile_of_a_year_is_set_aside() -> None:
    """EX10"""
    made = solo(tiles=("holy_altar", "judah"))
    assert "aside-first-holy" in events(made)
    assert state(made)["bag"]["holy_drawn"] == 1
    made = solo(tiles=("holy_altar", "holy_ark"), blue={"cubes": "GGGFFF"})
    assert of(made, "jeroboam")["hand_size"] == 3
    assert (state(made)["holy_workers"], state(made)["holy_first"]) == ({"ark": 6}, "jeroboam")


def test_with_seven_cubes_of_the_person_he_goes_to_the_menorah() -> None:
    """EX10, D22"""
    made = solo(tiles=("holy_altar", "holy_ark"), blue={"cubes": "GGGFFFF"})
    assert asked(made) == "D22 blue"
    do(made, "hand food", "hand food", "hand food")
    assert has(made, "jeroboam") == "FFF"


@pytest.mark.parametrize(
    ("tile", "said", "why"),
    [
        ("holy_menorah", {}, "aside-no-victim"),
        ("holy_table", {"supply": "E", "jeroboam": {"cubes": {"wood": 7}}}, "aside-no-gain"),
        ("holy_ark", {"fortune": {"deck": {}, "discard": {}}, "jeroboam": {"hand": "rest"}}, "aside-no-gain"),
        ("holy_ark", {"workers": {"blue": ["judah", "ammon", "moab", "edom", "negev", "aram"]}}, "aside-alone"),
        ("holy_ark", {"blue": {"passed": True}}, "aside-alone"),
    ],
)
def test_a_holy_tile_that_would_do_nothing_is_set_aside(tile: str, said: dict[str, Any], why: str) -> None:
    """R45"""
    bag = {"set_aside": {"holy_altar": 1}}
    made = solo(tiles=(tile,), bag=bag, **said)
    assert why in events(made)


def test_a_space_of_the_holy_place_that_is_taken_is_closed_to_him() -> None:
    made = solo(
        tiles=("holy_ark", "judah"),
        bag={"set_aside": {"holy_altar": 1}},
        workers={"blue": ["ark"]},
        holy_workers={"ark": 6},
    )
    assert "aside-alone" in events(made)


# What the person decides, and the end


def test_the_person_chooses_which_cubes_he_gives_for_the_menorah() -> None:
    """D24, R53"""
    made = solo("blue", solo_ties="human", jeroboam={"cubes": "GGGGFFFF"})
    do(made, "place menorah")
    assert (asked(made), legal(made)) == ("D24 blue", {"hand gold", "hand food"})
    assert {stock.piece for stock in made.court(0, 0).goods} == {""}, "the own cubes do not glow"
    assert "cubes:jeroboam:gold" in {stock.piece for stock in made.court(1, 0).goods}
    do(made, "hand gold", "hand gold", "hand gold", "hand gold")
    assert has(made, "blue") == "GGGG"
    auto = solo("blue", jeroboam={"cubes": "GGGGFFFF"})
    do(auto, "place menorah")
    assert has(auto, "blue") == "FFFF"


def test_a_tie_is_settled_once_and_by_the_person_alone() -> None:
    """D23"""
    made = solo(tiles=("foreman", "gilead"), solo_ties="human", jeroboam={"cubes": "WF"}, offer={"deck": "quarry"})
    with pytest.raises(UnknownSeat):
        made.apply("road gilead-judah", "jeroboam")
    made.play("road gilead-judah")
    with pytest.raises(IllegalAction):
        made.play("road gilead-ammon")


def test_his_leftover_cubes_bring_favor_and_still_count_for_a_tie() -> None:
    """EX12, R43"""
    made = table(1, at="year_end", turn=None, max_years=1, jeroboam={"cubes": "GGGFFFF"}, blue={"favor": 13})
    assert made.outcome.scores == [13, 13]
    assert (made.outcome.winners, made.outcome.tie_break) == ([1], "leftover_cubes")
    assert made.outcome.sources[1] == {"start": 10, "cubes": 3}


def test_a_draw_against_him_is_a_draw() -> None:
    """R43"""
    made = table(1, at="year_end", turn=None, max_years=1)
    assert (made.outcome.winners, made.outcome.tie_break) == ([0, 1], "shared")

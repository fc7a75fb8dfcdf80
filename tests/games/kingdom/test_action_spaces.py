"""Action Spaces: Thief, Trader, Artisan and their like, and every effect of section 8. [Kingdom 8]"""

from __future__ import annotations

import pytest

from ophir.engine.packs import Pack
from ophir.games.kingdom import effects
from ophir.games.kingdom.data import BuildingCard
from ophir.games.kingdom.table import SPACES, KingdomTable
from tests.games.kingdom.tables import DATA, REST, earned, hand, has, pack_with, play_until, score, table, written_named
from tests.games.reading import asked, do, legal, told, why


def on(space: str, cubes: dict[str, str] | None = None, pack: Pack | None = None, **left: int) -> KingdomTable:
    """Blue's only Pawn of three players stands on `space` and is resolved; `left` is what the supply has left."""
    buildings = {"blue": [space]} if space in {card.id for card in DATA.buildings} else {}
    return table(3, "resolution", pawns={"blue": [space]}, cubes=cubes, buildings=buildings, supply=left, pack=pack)


def test_the_minister_scores_six_points() -> None:
    """EX13, R58: the figure's label "6 VP" is read as the Minister's reward."""
    t = on("minister")
    assert score(t, "blue") == 16
    assert earned(t, "blue", SPACES) == 6


def test_the_prophet_draws_one_fortune_card() -> None:
    """8."""
    t = table(2, "resolution", pawns={"blue": ["prophet"]}, deck=["royal_favor"])
    assert hand(t, "blue") == ["royal_favor"]


def test_the_thief_takes_one_cube_of_your_choice_from_one_opponent() -> None:
    """D2a, R22: victim and type are chosen among what opponents hold, never from oneself."""
    t = on("thief", {"blue": "S", "red": "GGT", "green": "F"})
    assert asked(t) == "D2a blue"
    assert legal(t) == {"steal red gold", "steal red timber", "steal green food"}
    assert why(t, "steal green gold") == "closed-victim-lacks-good"
    do(t, "steal red gold")
    assert (has(t, "blue"), has(t, "red"), has(t, "green")) == ("GS", "GT", "F")


def test_the_thief_never_takes_a_fortune_card() -> None:
    """9.1, D2a: an opponent with cards and no cubes is no victim; nothing happens."""
    t = table(2, "resolution", pawns={"blue": ["thief"]}, hand={"red": ["gold_of_ophir"]})
    assert asked(t) == "D3 red"
    assert hand(t, "red") == ["gold_of_ophir"]


def test_stealing_is_compulsory_if_possible_and_automatic_if_there_is_one_choice() -> None:
    """R18, D2a: there is no declining."""
    t = on("thief", {"red": "TT"})
    assert (has(t, "blue"), has(t, "red")) == ("T", "T")
    t = on("thief", {"red": "TG"})
    assert legal(t) == {"steal red gold", "steal red timber"}


def test_the_captain_of_the_barracks_steals_like_the_thief() -> None:
    """R22, D2a."""
    t = on("barracks", {"red": "GT"})
    do(t, "steal red timber")
    assert has(t, "blue") == "T"


def test_the_trader_exchanges_one_cube_for_one_of_another_type_gold_allowed() -> None:
    """D2b, R24."""
    t = on("trader", {"blue": "TF"})
    assert asked(t) == "D2b blue"
    assert legal(t) == {"give timber", "give food", "decline"}
    assert why(t, "give gold") == "closed-no-cube"
    do(t, "give timber")
    assert legal(t) == {"take gold", "take copper", "take stone", "take food"}
    assert why(t, "take timber") == "closed-good-given"
    do(t, "take gold")
    assert has(t, "blue") == "GF"
    assert t.supply[3] == t.box.supply[3]


def test_nobody_is_forced_into_an_exchange() -> None:
    """R18, D2b, D2g: Trader, Master Trader and Vintner may be declined."""
    for space in ("trader", "bazaar", "winepress"):
        t = on(space, {"blue": "FF"})
        assert "decline" in legal(t)
        do(t, "decline")
        assert has(t, "blue") == "FF"
        assert score(t, "blue") == 10


def test_a_trade_without_a_cube_to_give_is_declined_by_itself() -> None:
    """D2b, 8."""
    t = on("trader", {"red": "G"})
    assert asked(t) == "D3 red"


def test_a_type_to_give_for_which_nothing_is_eligible_is_not_offered() -> None:
    """D2b, 8: only Timber is left in the supply, so Timber can't be given, Food can."""
    t = on("trader", {"blue": "TF"}, gold=0, copper=0, stone=0, food=0)
    assert legal(t) == {"give food", "decline"}
    assert why(t, "give timber") == "closed-nothing-to-take"
    do(t, "give food")
    assert has(t, "blue") == "TT"


def test_the_master_trader_gives_two_cubes_neither_of_them_gold() -> None:
    """R24, D2b: the two may be equal, none is of the type given; Gold may be given."""
    t = on("bazaar", {"blue": "GS"})
    do(t, "give stone")
    assert legal(t) == {"take copper", "take timber", "take food"}
    assert why(t, "take gold") == "closed-good-excluded"
    do(t, "take timber", "take timber")
    assert has(t, "blue") == "GTT"
    t = do(on("bazaar", {"blue": "G"}), "give gold")
    assert "take stone" in legal(t)


def test_the_master_trader_receives_only_what_is_eligible() -> None:
    """D2b, 8: with one eligible cube left one is received, although more were promised."""
    t = on("bazaar", {"blue": "S"}, copper=1, stone=3, timber=0, food=0)
    do(t, "give stone")
    assert has(t, "blue") == "C"
    t = on("bazaar", {"blue": "S"}, copper=1, timber=1, food=0)
    do(t, "give stone", "take copper")
    assert has(t, "blue") == "CT"


def test_a_used_up_type_is_closed_for_the_second_cube() -> None:
    """R24."""
    t = on("bazaar", {"blue": "S"}, copper=1)
    do(t, "give stone", "take copper")
    assert why(t, "take copper") == "closed-supply-empty"


def test_a_trade_that_allows_the_same_type_does_not_count_the_cube_just_returned() -> None:
    """8: eligible cubes are counted before the payment. No space of the standard data trades so."""
    effect = {"op": "trade", "give": 1, "get": 2, "exclude_get": [], "different": False}
    pack = pack_with("actions", "action_space", "trader", effect=effect)
    t = on("trader", {"blue": "S"}, pack=pack, gold=0, copper=1, stone=0, timber=0, food=0)
    do(t, "give stone")
    assert has(t, "blue") == "C"
    t = on("trader", {"blue": "S"}, pack=pack, gold=0, copper=1, stone=1, timber=0, food=0)
    do(t, "give stone", "take stone")
    assert has(t, "blue") == "CS"


def test_the_artisan_repeats_one_space_never_a_region() -> None:
    """D2c, R19, 3.1#14: Hamath joined with Yamhad; the Artisan brings Hamath's Timber alone, whether or not that Pawn
    has already been resolved; other spaces and Action Spaces can't be repeated."""
    for first in ("artisan", "hamath"):
        t = table(
            2,
            "resolution",
            sites={"blue": ["hamath"]},
            roads={"blue": ["hamath-yamhad"]},
            pawns={"blue": ["artisan", "hamath", "minister"]},
        )
        do(t, f"resolve {first}")
        do(t, "resolve minister")
        assert has(t, "blue") == "STT"


def test_the_artisan_chooses_among_the_own_spaces_of_the_round() -> None:
    """D2c, R18: repeating is compulsory, its choice is free."""
    t = table(2, "resolution", pawns={"blue": ["artisan", "hamath", "edom"]})
    do(t, "resolve artisan")
    assert asked(t) == "D2c blue"
    assert legal(t) == {"repeat hamath", "repeat edom"}
    assert why(t, "repeat judah") == "closed-no-pawn-this-round"
    do(t, "repeat edom", "resolve hamath")
    assert has(t, "blue") == "CCT"


def test_the_artisan_repeats_no_space_of_an_earlier_round() -> None:
    """R19, 5: Judah was last round's."""
    t = do(table(2), "place judah")
    play_until(t, "D1", round=2)
    assert list(t.placed) == [0, 0]
    do(t, "place artisan", by="blue")
    do(t, "place altar", by="red")
    do(t, "place minister", "place prophet", "place thief", "place trader", "place tob", by="blue")
    do(t, "resolve artisan")
    assert told(t, "event-repeated") == [{"place": "tob", "good": {"timber": 1}}]


def test_the_artisan_without_a_resource_space_does_nothing() -> None:
    """D2c, 8."""
    assert has(on("artisan"), "blue") == ""


def test_the_artisan_may_repeat_a_space_of_the_privilege() -> None:
    """R20: printed cubes of that space only."""
    t = table(
        2,
        "resolution",
        sites={"red": ["hamath"]},
        roads={"red": ["hamath-phoenicia"]},
        tokens={"blue": 1},
        high_priest="blue",
        pawns={"blue": ["hamath", "artisan"]},
    )
    do(t, "resolve hamath")
    assert has(t, "blue") == "TTTT"


def test_the_master_artisan_repeats_up_to_two_different_spaces() -> None:
    """D2c: one or two, never the same twice; with a single space it is taken without asking."""
    t = table(
        2, "resolution", pawns={"blue": ["workshop", "hamath", "edom", "judah"]}, buildings={"blue": ["workshop"]}
    )
    do(t, "resolve workshop", "repeat hamath")
    assert legal(t) == {"repeat edom", "repeat judah", "stop"}
    assert why(t, "repeat hamath") == "closed-repeated-already"
    one = do(t.clone(), "stop")
    assert (asked(one), has(one, "blue")) == ("D2 blue", "T")
    do(t, "repeat judah")
    assert (asked(t), has(t, "blue")) == ("D2 blue", "GT")
    t = table(2, "resolution", pawns={"blue": ["workshop", "hamath"]}, buildings={"blue": ["workshop"]})
    do(t, "resolve workshop")
    assert has(t, "blue") == "TT"


def test_artisan_and_master_artisan_may_repeat_the_same_space() -> None:
    """R21."""
    t = table(2, "resolution", pawns={"blue": ["workshop", "artisan", "judah"]}, buildings={"blue": ["workshop"]})
    do(t, "resolve workshop", "resolve artisan")
    assert has(t, "blue") == "GGG"


def test_the_tax_collector_takes_a_cube_from_every_opponent_with_enough() -> None:
    """R23, D2f: exactly the threshold is enough; the payer chooses, in order from position 1; Fortune Cards and the
    collector's own cubes do not count."""
    cubes = {"blue": "GGGGGG", "red": "CCCCF", "green": "SSSTTT", "yellow": "FFFF"}
    t = table(
        4,
        "resolution",
        order=["red", "blue", "yellow", "green"],
        buildings={"blue": ["treasury"]},
        cubes=cubes,
        pawns={"blue": ["treasury"]},
        hand={"yellow": ["gold_of_ophir"] * 3},
    )
    assert asked(t) == "D2f red"
    assert legal(t) == {"pay copper", "pay food"}
    assert why(t, "pay gold") == "closed-no-cube"
    assert t.turn == 0
    do(t, "pay food")
    assert asked(t) == "D2f green"
    do(t, "pay timber")
    assert has(t, "blue") == "GGGGGGTF"
    assert (has(t, "red"), has(t, "green"), has(t, "yellow")) == ("CCCC", "SSSTT", "FFFF")


def test_a_payer_with_one_type_pays_without_being_asked() -> None:
    """D2f: and nobody below the threshold pays."""
    t = on("treasury", {"red": "FFFFF", "green": "FFFF"})
    assert (has(t, "blue"), has(t, "red"), has(t, "green")) == ("F", "FFFF", "FFFF")


def test_more_than_one_cube_may_be_taxed_if_a_pack_says_so() -> None:
    """8: `count` cubes; 1 in all standard data."""
    tax = pack_with("buildings", "building", "treasury", effect={"op": "tax", "threshold": 1, "count": 2})
    t = on("treasury", {"red": "TTT", "green": "F"}, pack=tax)
    assert has(t, "blue") == "TTF"
    assert has(t, "green") == ""


def test_the_vintner_returns_food_for_points_once() -> None:
    """D2g, 8: 2 Food for 6 VP; with too few cubes nothing is asked."""
    t = on("winepress", {"blue": "FFFF"})
    assert asked(t) == "D2g blue"
    assert legal(t) == {"convert", "decline"}
    do(t, "convert")
    assert (has(t, "blue"), score(t, "blue")) == ("FF", 16)
    t = on("winepress", {"blue": "F"})
    assert (asked(t), score(t, "blue")) == ("D3 blue", 10)


def test_the_shipmaster_takes_any_cube_that_the_supply_has() -> None:
    """D2e: a space never gives credits, so a type that is out can't be named."""
    t = on("harbor", gold=0)
    assert asked(t) == "D2e blue"
    assert legal(t) == {"take copper", "take stone", "take timber", "take food"}
    assert why(t, "take gold") == "closed-supply-empty"
    do(t, "take copper")
    assert has(t, "blue") == "C"


def test_a_cube_choice_with_one_or_no_type_left_is_not_asked() -> None:
    """D2e."""
    assert has(on("harbor", gold=0, copper=0, stone=0, timber=0, food=1), "blue") == "F"
    assert has(on("harbor", gold=0, copper=0, stone=0, timber=0, food=0), "blue") == ""


@pytest.mark.parametrize("distinct", [True, False])
def test_several_cubes_of_choice_are_all_different_only_if_distinct(distinct: bool) -> None:
    """8 gain_choice: fewer if fewer are available."""
    effect = {"op": "gain_choice", "count": 2, "allowed": ["gold", "copper", "stone"], "distinct": distinct}
    pack = pack_with("buildings", "building", "harbor", effect=effect)
    t = do(on("harbor", pack=pack), "take gold")
    assert legal(t, "take") == ({"copper", "stone"} if distinct else {"gold", "copper", "stone"})
    assert why(t, "take food") == "closed-good-excluded"
    assert has(do(t, "take copper"), "blue") == "GC"
    few = on("harbor", pack=pack, gold=1, copper=0, stone=0)
    assert has(few, "blue") == "G"


def test_points_for_roads_and_pieces_have_a_limit() -> None:
    """8 vp_per: 2 VP for each own Road or piece, at most 8."""
    pieces = {"blue": ["hamath", "aram", "edom", "gilead"], "red": ["amalek"]}
    cards = ["stables", "governors_house", "mint", "inn"]
    roads = {"blue": ["hamath-yamhad", "hamath-phoenicia", "aram-judah"], "red": ["amalek-judah"]}
    for more, vp in ([], 6), (["edom-judah"], 8), (["edom-judah", "gilead-judah"], 8):
        mine = {**roads, "blue": roads["blue"] + more}
        t = table(2, "resolution", sites=pieces, roads=mine, buildings={"blue": cards}, pawns={"blue": ["stables"]})
        assert score(t, "blue") == 10 + vp
    effect = {"op": "vp_per", "per": "own_buildings_on_sites", "amount": 2, "max": 7}
    strict = pack_with("buildings", "building", "governors_house", effect=effect)
    for pack, count, vp in (None, 0, 0), (None, 3, 6), (None, 4, 8), (strict, 4, 7):
        t = table(
            2,
            "resolution",
            sites={"blue": pieces["blue"][:count]},
            buildings={"blue": cards},
            pawns={"blue": ["governors_house"]},
            pack=pack,
        )
        assert told(t, "event-scored") == [{"vp": vp}]


def test_an_impossible_step_of_a_sequence_is_skipped_and_the_others_still_happen() -> None:
    """8 sequence: the Innkeeper draws nothing and scores his point."""
    t = table(2, "resolution", buildings={"blue": ["inn"]}, pawns={"blue": ["inn"]}, hand={"red": REST})
    assert hand(t, "blue") == []
    assert score(t, "blue") == 11


def test_every_step_of_a_sequence_waits_for_the_choices_before_it() -> None:
    """8 sequence: a choice, then points."""
    choice = {"op": "gain_choice", "count": 1, "allowed": ["gold", "food"], "distinct": True}
    steps = [choice, {"op": "vp", "amount": 2}, {"op": "steal", "count": 1}]
    t = on(
        "inn", {"red": "S"}, pack=pack_with("buildings", "building", "inn", effect={"op": "sequence", "steps": steps})
    )
    assert score(t, "blue") == 10
    do(t, "take gold")
    assert score(t, "blue") == 12
    assert has(t, "blue") == "GS"


@pytest.mark.parametrize("card", DATA.buildings, ids=lambda card: card.id)
def test_a_pawn_on_an_own_building_card_takes_the_action_described(card: BuildingCard) -> None:
    """8, 3.1#23, R18: every Building Card's effect, against the data; none can be refused that has no price."""
    t = table(
        2,
        "resolution",
        sites={"blue": ["tob"]},
        roads={},
        buildings={"blue": [card.id, "inn" if card.id == "mint" else "mint"]},
        pawns={"blue": [card.id]},
        deck=["royal_favor", "wise_judgment", "fame_abroad"],
    )
    assert_performed(t, card.effect)


def assert_performed(t: KingdomTable, effect: effects.Effect) -> None:
    """Blue had one piece, no roads and no cubes, and Red had no cubes."""
    match effect:
        case effects.Gain():
            assert has(t, "blue") == written_named(effect.resources)
        case effects.GainChoice():
            assert legal(t, "take") == set(effect.allowed)
            assert has(do(t, "take stone"), "blue") == "S"
        case effects.Vp():
            assert score(t, "blue") == 10 + effect.amount
        case effects.VpPer():
            number = 1 if effect.per == "own_buildings_on_sites" else 0
            assert score(t, "blue") == 10 + number * effect.amount
        case effects.Draw():
            if effect.keep < effect.count:
                assert asked(t) == "D2d blue"
                t.apply(t.legal()[0])
            assert len(hand(t, "blue")) == effect.keep
        case effects.Sequence():
            assert len(hand(t, "blue")) == sum(isinstance(step, effects.Draw) for step in effect.steps)
            points = sum(step.amount for step in effect.steps if isinstance(step, effects.Vp))
            assert score(t, "blue") == 10 + points
        case _:  # nothing to steal, to tax, to trade, to convert or to repeat: proved above
            assert has(t, "blue") == ""
            assert score(t, "blue") == 10


def test_a_table_has_the_cubes_that_were_written() -> None:
    t = table(2, cubes={"blue": "GSTFFF"})
    assert t.cubes_of(0) == [1, 0, 1, 1, 3]
    assert has(t, "blue") == "GSTFFF"

"""Closed options: each says why, by the right message and the right rule. [Kingdom 13]"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ophir.games.kingdom
from ophir.engine.packs import Pack
from ophir.games.kingdom.roads import why_no_road
from ophir.games.kingdom.table import KingdomTable
from tests.games.kingdom.tables import pack_with, table
from tests.games.reading import closed, do

SOURCES = Path(ophir.games.kingdom.__file__).parent


def placing() -> KingdomTable:
    return table(
        3,
        sites={"red": ["aram"]},
        pawns={"red": ["judah"]},
        buildings={"red": ["mint"]},
        hand={"red": ["royal_favor"]},
    )


def high_priest() -> KingdomTable:
    return table(2, sites={"red": ["aram", "edom"]}, high_priest="blue", pawns={"blue": ["edom"]})


def claimed_out() -> KingdomTable:
    return do(table(2, open_bonus_spaces=True), "place altar")


def resolving() -> KingdomTable:
    pawns = {"blue": ["thief", "hamath", "trader"], "red": ["judah"]}
    return table(2, "resolution", pawns=pawns, cubes={"red": "GT"}, hand={"red": ["royal_favor"]})


def stealing() -> KingdomTable:
    return do(resolving(), "resolve thief")


def trading(supply: dict[str, int] | None = None, cubes: str = "TF") -> KingdomTable:
    return table(2, "resolution", pawns={"blue": ["trader"]}, cubes={"blue": cubes}, supply=supply)


def only_timber() -> KingdomTable:
    return trading({"gold": 0, "copper": 0, "stone": 0, "food": 0})


def given() -> KingdomTable:
    return do(trading({"copper": 0}), "give timber")


def master_trader() -> KingdomTable:
    t = table(2, "resolution", pawns={"blue": ["bazaar"]}, buildings={"blue": ["bazaar"]}, cubes={"blue": "TF"})
    return do(t, "give timber")


def repeating() -> KingdomTable:
    pawns = {"blue": ["workshop", "hamath", "edom", "tob"]}
    t = table(2, "resolution", pawns=pawns, buildings={"blue": ["workshop"]})
    return do(t, "resolve workshop", "repeat hamath")


def taxed() -> KingdomTable:
    buildings = {"blue": ["treasury"]}
    return table(2, "resolution", pawns={"blue": ["treasury"]}, buildings=buildings, cubes={"red": "SSSTT"})


def choosing() -> KingdomTable:
    return table(
        2,
        "resolution",
        pawns={"blue": ["harbor"]},
        buildings={"blue": ["harbor"]},
        cubes={"blue": "F"},
        supply={"gold": 0},
    )


def choosing_of_two() -> KingdomTable:
    effect = {"op": "gain_choice", "count": 1, "allowed": ["gold", "copper"], "distinct": True}
    pack = pack_with("buildings", "building", "harbor", effect=effect)
    return table(2, "resolution", pawns={"blue": ["harbor"]}, buildings={"blue": ["harbor"]}, pack=pack)


def own_turn_only() -> KingdomTable:
    return table(2, hand={"red": ["royal_favor"]}, out_of_turn_fortune="own_turn_only")


def round_end() -> KingdomTable:
    return do(table(2, "round_end", hand={"blue": ["royal_favor"], "red": ["fame_abroad"]}), "done")


def selling() -> KingdomTable:
    """Blue sold Stone and bought Timber."""
    t = table(
        2,
        "market",
        turn="blue",
        cubes={"blue": "SSST", "red": "F"},
        market={"timber": [4], "gold": [1], "stone": [4]},
        score={"blue": 5, "red": 10},
    )
    do(t, "sell stone 3", by="blue")
    do(t, "pass", by="red")
    do(t, "buy timber 4", by="blue")
    return do(t, "sell stone 2", by="blue")


def building(cubes: str = "SSSSTTFF", blocks: int = 0) -> KingdomTable:
    t = table(
        2,
        "building",
        cubes={"blue": cubes},
        sites={"blue": ["aram", "gilead"], "red": ["tob"]},
        roads={"blue": ["aram-judah"]},
        display=["city_walls", "palace"],
        hand={"blue": ["royal_favor"]},
        blocks=blocks,
    )
    return t


def no_roads_left() -> KingdomTable:
    return table(2, "building", sites={"blue": ["aram"]}, hand={"blue": ["royal_favor"]}, pack=roadless())


def roadless() -> Pack:
    pack = pack_with("components", "road", supply=0)
    pack.files["components"]["pieces"]["roads"] = 0
    return pack


def built() -> KingdomTable:
    return do(building(), "build city_walls")


def choosing_site() -> KingdomTable:
    t = table(2, "building", sites={"red": ["tob"]}, cubes={"blue": "GSTFFF"}, display=["library"])
    return do(t, "build library")


def paying_any() -> KingdomTable:
    return do(table(2, "building", cubes={"blue": "SGF"}), "block")


REASONS = [
    (placing, "place mint", "closed-others-card", "6"),
    (placing, "place judah", "closed-pawn-there", "R10"),
    (placing, "place aram", "closed-others-piece", "6"),
    (high_priest, "place aram", "closed-privilege-used", "11.3"),
    (claimed_out, "place ark", "closed-bonus-claimed-out", "3.2"),
    (resolving, "resolve judah", "closed-others-pawn", "7"),
    (stealing, "steal red stone", "closed-victim-lacks-good", "8"),
    (trading, "give gold", "closed-no-cube", "8"),
    (only_timber, "give timber", "closed-nothing-to-take", "R24"),
    (given, "take timber", "closed-good-given", "R24"),
    (given, "take copper", "closed-supply-empty", "R24"),
    (master_trader, "take gold", "closed-good-excluded", "R24"),
    (repeating, "repeat judah", "closed-no-pawn-this-round", "R19"),
    (repeating, "repeat hamath", "closed-repeated-already", "8"),
    (taxed, "pay gold", "closed-no-cube", "8"),
    (choosing, "take gold", "closed-supply-empty", "9.3"),
    (choosing_of_two, "take food", "closed-good-excluded", "8"),
    (selling, "sell gold 2", "closed-no-cube", "10"),
    (selling, "sell stone 3", "closed-space-taken", "R32"),
    (selling, "sell timber 1", "closed-bought-before", "R34"),
    (selling, "buy food 1", "closed-space-empty", "R32"),
    (selling, "buy stone 3", "closed-sold-before", "R34"),
    (building, "build palace", "closed-lacking", "11.1"),
    (building, "road aram-judah", "closed-road-there", "11.4"),
    (building, "road ammon-gilead", "closed-empty-site", "11.4"),
    (building, "road gilead-tob", "closed-others-site", "11.4"),
    (no_roads_left, "road aram-judah", "closed-no-roads-left", "11.4"),
    (no_roads_left, "block", "closed-cubes-missing", "11.2"),
    (built, "build palace", "closed-card-built-already", "R36"),
    (choosing_site, "site tob", "closed-site-taken", "11.1"),
    (paying_any, "pay stone", "closed-no-cube", "11.2"),
]


@pytest.mark.parametrize(("position", "action", "id", "rule"), REASONS, ids=[f"{row[1]}: {row[2]}" for row in REASONS])
def test_a_closed_option_gives_its_reason_and_its_rule(position: object, action: str, id: str, rule: str) -> None:
    """13: one for each reason; taking it is refused with the same reason."""
    assert callable(position)
    reason = closed(position(), action)
    assert reason is not None
    assert (reason.id, reason.rule) == (id, rule)


@pytest.mark.parametrize(
    ("position", "id", "rule"),
    [
        (own_turn_only, "closed-own-turn-only", "3.2"),
        (stealing, "closed-choice-unfinished", "9.2"),
    ],
)
def test_a_card_out_of_turn_says_why_it_must_wait(position: object, id: str, rule: str) -> None:
    """D6, R26."""
    assert callable(position)
    reason = closed(position(), "play royal_favor", by="red")
    assert reason is not None
    assert (reason.id, reason.rule) == (id, rule)


def test_who_has_finished_the_round_is_told_so() -> None:
    """R59."""
    reason = closed(round_end(), "play royal_favor", by="blue")
    assert reason is not None
    assert (reason.id, reason.rule) == ("closed-round-end-done", "R59")


def test_what_is_too_dear_says_the_price() -> None:
    """R31."""
    t = table(2, "market", turn="blue", market={"gold": [1, 4]}, score={"blue": 3})
    reason = closed(t, "buy gold 1")
    assert reason is not None
    assert (reason.id, reason.rule, reason.values) == ("closed-too-dear", "R31", {"vp": 6})


def test_a_road_says_what_is_lacking() -> None:
    """11.4."""
    reason = closed(building("SSTF"), "road gilead-judah")
    assert reason is not None
    assert (reason.id, reason.rule, reason.values["good"]) == ("closed-lacking", "11.4", {"timber": 1})


def test_the_temple_says_that_it_is_complete() -> None:
    """R48."""
    reason = closed(building(blocks=16), "block")
    assert reason is not None
    assert (reason.id, reason.rule) == ("closed-temple-complete", "11.2")


def test_an_exchange_says_what_is_missing() -> None:
    """D2g: the decision does not arise without the cubes, so the reason is read from the decision itself."""
    from ophir.games.kingdom.action_spaces import Convert

    options = list(Convert(0, 0, 0).choices(table(2)))
    assert [option.closed.id if option.closed else "" for option in options] == ["closed-cubes-missing", ""]
    assert Convert(0, 0, 0).legal(table(2)) == [table(2).box.DECLINE]


def test_borders_without_an_own_piece_are_not_offered() -> None:
    """11.4: nobody looks for a Road there; the reason is known all the same."""
    t = building()
    border = t.box.border_ids.index("amalek-edom")
    assert why_no_road(t, 0, border) == "closed-no-own-piece"
    assert t.box.ROAD + border not in {option.action for option in t.choices()}


def test_every_reason_in_the_rules_has_a_test() -> None:
    """13: each `closed-...` of the source stands in a test as well."""
    used = {id for path in SOURCES.glob("*.py") for id in re.findall(r'"(closed-[a-z-]+)"', path.read_text())}
    here = Path(__file__).read_text()
    assert len(used) > 30
    assert {id for id in used if f'"{id}"' not in here} == set()

"""The model against the worked examples of rulebook and specification (T1 to T14)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.models.talk import Draw, Question, Talk
from tests.models.wisdom import foreman, holy_place, jeroboam, land, levite, market, trader
from tests.models.wisdom.building_cards import convert
from tests.models.wisdom.figures import DATA, read_figures
from tests.models.wisdom.setting_up import Options, empty_table, purchases
from tests.models.wisdom.table import HUMAN, JEROBOAM, Table
from tests.models.wisdom.years import score

BLACK, RED = 0, 1


def table_for(players: int) -> Table:
    return empty_table(read_figures(DATA), Options(players))


def answer(talk: Talk[Any], *said: str) -> list[Question | Draw]:
    """Everything that is asked while these answers are given, until the talk ends."""
    asked: list[Question | Draw] = []
    answers = list(said)
    try:
        asked.append(next(talk))
        while True:
            asked.append(talk.send(answers.pop(0)))
    except StopIteration:
        assert not answers
        return asked


def always_first(talk: Talk[Any]) -> list[Question]:
    """The questions asked while the first answer is always given."""
    asked: list[Question] = []
    try:
        now = next(talk)
        while True:
            if isinstance(now, Question):
                asked.append(now)
            now = talk.send(now.answers[0] if isinstance(now, Question) else next(iter(now.contents)))
    except StopIteration:
        return asked


def test_t1_two_cubes_leave_each_pile_with_three_players() -> None:
    supply = table_for(3).supply
    assert supply == Counter(exotic=4, gold=3, copper=4, stone=5, wood=6, food=7)


@pytest.mark.parametrize(("players", "pieces"), [(1, (6, 6)), (2, (6, 6)), (3, (5, 6)), (4, (4, 5)), (5, (4, 5))])
def test_t2_workers_and_houses_by_number_of_players(players: int, pieces: tuple[int, int]) -> None:
    for player in table_for(players).players:
        assert (player.workers, player.houses, player.favor) == (*pieces, 10)


def test_t3_purchases_go_counterclockwise_and_the_starting_player_is_last() -> None:
    table = table_for(4)
    assert [one.seat for one in always_first(purchases(table, first=1))] == [0, 3, 2, 1]


@pytest.mark.parametrize(
    ("owned", "ways"),
    [
        (Counter(gold=1, copper=1, food=1), 0),
        (Counter(gold=1, copper=1, food=2), 1),
        (Counter(exotic=1, copper=1, wood=2), 1),
    ],
)
def test_t4_levite_with_two_workers_present(owned: Counter[str], ways: int) -> None:
    table = table_for(2)
    table.players[BLACK].cubes = owned
    assert levite.ways_to_pay(table, BLACK, others=2) == [owned] * ways


def test_t5_a_building_brings_its_favor_and_that_of_its_slot() -> None:
    table = table_for(2)
    buildings = ["pools_of_solomon", "great_bazaar", "library"]  # printed Favor 6 each
    for slot, building in zip(("slot1", "slot2", "slot3"), buildings, strict=True):
        table.row[slot] = building
    gained = []
    for slot in ("slot1", "slot2", "slot3"):
        before = table.players[BLACK].favor
        foreman.acquire(table, BLACK, slot)
        gained.append(table.players[BLACK].favor - before)
    assert gained == [7, 8, 9]


def network_example() -> Table:
    table = table_for(3)
    table.houses["gilead"][BLACK] = table.houses["geshur"][BLACK] = 1
    table.houses["geshur"][RED] = table.houses["ammon"][RED] = 1
    for a, b in (("geshur", "bashan"), ("bashan", "gilead"), ("gilead", "ammon")):
        land.put_road(table, a, b)
    for a, b in (("gilead", "jezreel"), ("gilead", "judah")):
        land.put_road(table, a, b)
    table.shortages = {"jezreel"}
    table.on_land["bashan"] = 2
    return table


def test_t6_black_collects_from_the_network_of_gilead() -> None:
    table = network_example()
    table.on_land["gilead"] = BLACK
    assert land.collected(table, BLACK, "gilead", doubled=False) == Counter(wood=1, gold=1, stone=1)


def test_t7_a_lone_foreign_house_stops_reds_network() -> None:
    table = network_example()
    table.on_land["geshur"] = RED
    assert land.collected(table, RED, "geshur", doubled=False) == Counter(stone=1)


@pytest.mark.parametrize(("copper", "second"), [(1, "copper"), (0, "exotic")])
def test_t8_market_slides_and_is_refilled(copper: int, second: str) -> None:
    table = table_for(3)
    table.market["gold"] = ["", "gold", "", "gold"]
    table.market["copper"] = ["", "", "copper", ""]
    table.supply = Counter(exotic=1, gold=3, copper=copper)
    market.slide_and_refill(table)
    assert table.market["gold"] == ["gold", "gold", "", ""]
    assert table.market["copper"] == ["copper", second, "", ""]


def test_t9_jeroboam_leaves_a_neighbor_for_good() -> None:
    table = table_for(1)
    table.bag = Counter(["aram"])
    always_first(jeroboam.take_turn(table))
    assert table.players[JEROBOAM].cubes == Counter(food=2)
    assert table.gone == Counter(["aram"])


@pytest.mark.parametrize(("cubes", "spot"), [(6, "ark"), (7, "menorah")])
def test_t10_the_second_holy_place_tile(cubes: int, spot: str) -> None:
    table = table_for(1)
    table.players[HUMAN].cubes = Counter(food=cubes)
    table.bag, table.holy_drawn = Counter(["holy_ark"]), 1
    asked = always_first(jeroboam.take_turn(table))
    assert table.on_holy == {spot: (JEROBOAM, 6)}
    assert not asked  # cubes of one type: there is nothing to choose
    assert table.players[JEROBOAM].cubes.total() == (3 if spot == "menorah" else 0)
    assert table.players[JEROBOAM].hand.total() == (0 if spot == "menorah" else 3)


def test_t11_jeroboam_pays_one_cube_less_the_most_valuable() -> None:
    table = table_for(1)
    table.players[JEROBOAM].cubes = Counter(wood=2)
    assert jeroboam.building_payment(table, "house_of_the_forest") == Counter(wood=2)


def test_t12_jeroboams_leftover_cubes() -> None:
    table = table_for(1)
    table.players[JEROBOAM].cubes = Counter(food=7)
    assert score(table).scores == [10, 13]


def test_t13_a_discount_never_brings_a_price_under_one() -> None:
    table = table_for(2)
    table.players[BLACK].buildings = ["caravanserai"]
    assert [market.buying_price(table, BLACK, "food", square) for square in (0, 1)] == [1, 1]


def test_t14_a_conversion_happens_twice_at_most() -> None:
    table = table_for(2)
    table.players[BLACK].cubes = Counter(gold=3)
    answer(convert(table, BLACK, table.figures.effect("royal_mint")), "repeat")
    assert (table.players[BLACK].favor, table.players[BLACK].cubes["gold"]) == (10 + 14, 1)


def test_holy_place_closes_for_the_last_player_placing() -> None:
    table = table_for(3)
    assert holy_place.is_open(table)
    table.players[1].workers = 0
    table.players[2].passed = True
    assert not holy_place.is_open(table)


def test_an_exotic_is_received_only_at_the_shipyard_and_never_for_an_exotic() -> None:
    table = table_for(2)
    table.supply = Counter(exotic=2)
    table.players[BLACK].cubes = Counter(exotic=1, food=1)
    assert trader.giveable(table, BLACK, most_exotic=0) == []
    assert trader.giveable(table, BLACK, most_exotic=2) == ["food"]

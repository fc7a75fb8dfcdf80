"""The worked examples of the rulebook, played in the model alone. [section 22]"""

from __future__ import annotations

from collections import Counter

import pytest

from tests.models.architects import ai_steps, ai_turn, captures, gains, guardhouse, guildhall, locations, market
from tests.models.architects.compare import FIGURES
from tests.models.architects.contributions import contribute
from tests.models.architects.guildhall import Project
from tests.models.architects.laying_out import empty_table, lay_out
from tests.models.architects.placement import Choice, place_worker
from tests.models.architects.reset import reset
from tests.models.architects.setting_up import Options
from tests.models.architects.table import Table
from tests.models.talk import Draw, Question, Talk

BLUE, GREEN, PURPLE = 0, 1, 2


def run(talk: Talk[object], *answers: str, chance: tuple[str, ...] = ()) -> list[Question]:
    """Let the model talk: give these answers, then the first ones; chance brings the names it can. What was asked."""
    asked = []
    waiting, coming = list(answers), list(chance)
    said = None
    try:
        while True:
            now = talk.send(said) if said is not None else next(talk)
            if isinstance(now, Draw):
                said = next((name for name in coming if now.contents[name]), min(now.contents))
            else:
                asked.append(now)
                said = waiting.pop(0) if waiting else now.answers[0]
                assert said in now.answers, (said, now)
    except StopIteration:
        assert not waiting, f"nobody asked for {waiting}"
        return asked


def table_for(seats: int, opponent: str = "", wow: bool = True) -> Table:
    """A game on Standard boards in the turn of the first seat, with nothing in hand."""
    options = Options(wow=wow, variable=False)
    table = empty_table(FIGURES, options, seats, opponent)
    run(lay_out(table, options))
    table.turn = table.first = BLUE
    for seat in table.people:
        table.players[seat].silver, table.players[seat].virtue = 0, 7
    return table


@pytest.mark.parametrize("before", [4, 8])
def test_1_a_step_of_influence_brings_a_building_card_each_time(before: int) -> None:
    table = table_for(2)
    player = table.players[BLUE]
    player.influence = before
    for cards in (1, 2):
        run(gains.gain_influence(table, BLUE, 1))
        assert (player.influence, len(player.hand)) == (before + 1, cards)
        player.influence -= 1


def test_2_influence_stands_in_for_silver_and_virtue() -> None:
    table = table_for(2)
    table.players[BLUE].influence = 4
    run(market.visit(table, BLUE, "draw"), "virtue shield", "keep abbey", chance=("abbey",))
    player = table.players[BLUE]
    assert (player.influence, player.silver, player.virtue) == (0, 0, 7)


def test_3_one_payment_of_influence_covers_two_trades() -> None:
    table = table_for(2)
    player = table.players[BLUE]
    player.apprentices, player.influence = ["merchant_c"], 2
    run(locations.storehouse(table, BLUE, 2), "trade merchant_c", "trade merchant_c")
    assert (player.influence, player.silver, player.goods["wood"]) == (0, 0, 4)


def test_4_a_contribution_goes_to_a_free_spot() -> None:
    table = table_for(2)
    table.contribution, table.contributed = "cc1", {"clay", "stone", "gold"}
    player = table.players[BLUE]
    player.goods = Counter(clay=1, wood=1, stone=1, gold=1, marble=1)
    rewards_left = table.rewards_left
    asked = run(contribute(table, BLUE), "contribute marble", chance=("rw_base_11",))
    assert sorted(asked[0].answers) == ["contribute marble", "contribute none", "contribute wood"]
    assert (player.influence, player.goods["marble"]) == (2, 0)
    assert (table.rewards_left, player.goods["gold"], player.virtue) == (rewards_left - 1, 2, 8)
    run(contribute(table, BLUE), "contribute wood")
    assert player.influence == 4
    assert table.reset_due


def test_5_the_stone_wonder_with_three_stone_on_it() -> None:
    table = table_for(2)
    table.on_wonder["wonder_stone"] = 3
    player = table.players[BLUE]
    player.goods, player.influence, player.silver = Counter(stone=11), 5, 3
    tax = table.tax
    assert guildhall.projects(table, player, BLUE) == [Project("wonder", "wonder_stone")]
    run(guildhall.visit(table, BLUE), "site quarry")
    assert (player.goods["stone"], player.influence, player.silver, player.virtue) == (0, 0, 0, 9)
    assert (table.tax - tax, table.on_wonder["wonder_stone"], table.wonder_at["quarry"]) == (3, 0, "wonder_stone")


@pytest.mark.parametrize(("prison", "place"), [(2, "guardhouse"), (1, "black_market")])
def test_6_a_scheme_card_looks_at_the_prison(prison: int, place: str) -> None:
    table = table_for(1, "enforcer")
    table.players[table.ai].prison = prison
    assert ai_turn.plan_of(table, "s02")[0] == place
    table.market = {"large": BLUE}
    run(ai_turn.follow_scheme(table), chance=("s02",))
    assert table.circles["guardhouse"][table.ai] == (place == "guardhouse")
    assert table.market.get("middle") == (table.ai if place == "black_market" else None)


def ai_at_guildhall(influence: int, marble: int) -> Table:
    table = table_for(1, "enforcer")
    ai = table.players[table.ai]
    ai.influence, ai.goods, table.marker = influence, Counter(marble=marble), 1
    return table


def test_7_the_ai_builds_the_wonder_of_its_marker() -> None:
    table = ai_at_guildhall(6, 5)
    table.wonder_owner["wonder_clay"], table.wonder_at["town_centre"] = BLUE, "wonder_clay"
    tax = table.tax
    run(ai_turn.follow_scheme(table), chance=("s01",))
    ai = table.players[table.ai]
    assert (ai.influence, ai.goods["marble"], ai.virtue, table.tax - tax) == (0, 1, 9, 4)
    assert table.wonder_at["silversmith"] == "wonder_wood"


@pytest.mark.parametrize(("level", "gained"), [(0, (1, 8, 1)), (5, (5, 7, 5))])
def test_8_the_ai_works_on_the_cathedral_or_takes_marble(level: int, gained: tuple[int, int, int]) -> None:
    table = ai_at_guildhall(0, 1)
    ai = table.players[table.ai]
    ai.cathedral = level
    run(ai_turn.follow_scheme(table), chance=("s01",))
    assert (ai.cathedral, ai.virtue, ai.goods["marble"], ai.guildhall) == (*gained, 1)


def test_9_the_ai_captures_at_the_princess_first() -> None:
    table = table_for(1, "enforcer")
    table.princess, table.profiteer = "silversmith", "guardhouse"
    for place in ("town_centre", "quarry", "silversmith", "mines"):
        table.circles[place][BLUE] = 3
    ai, tax = table.players[table.ai], table.tax
    run(ai_steps.make_captures(table, 3))
    assert table.circles["quarry"][BLUE] == 3
    assert (ai.captured[BLUE], ai.virtue, table.tax - tax) == (9, 6, 1)


@pytest.mark.parametrize("actions", [1, 2])
def test_10_the_ai_captures_two_equal_groups(actions: int) -> None:
    table = table_for(2, "enforcer")
    table.circles["forest"] = Counter({BLUE: 4, GREEN: 4})
    run(ai_steps.make_captures(table, actions))
    assert table.players[table.ai].captured == Counter({BLUE: 4, GREEN: 4})


def test_11_the_ai_flips_all_debts_before_it_gains_a_future_scheme() -> None:
    table = table_for(1, "enforcer")
    ai, tax, future = table.players[table.ai], table.tax, table.future
    ai.unpaid = 3
    run(ai_steps.guardhouse(table, 4))
    assert (ai.unpaid, ai.paid, ai.virtue, table.tax - tax) == (0, 3, 10, 9)
    assert (table.future, table.discards_unseen) == (future - 1, 1)


def test_12_the_forest_gives_a_wood_for_each_worker() -> None:
    table = table_for(2, wow=False)
    wood = []
    for _ in range(3):
        before = table.players[BLUE].goods["wood"]
        run(place_worker(table, BLUE, Choice("forest")))
        wood.append(table.players[BLUE].goods["wood"] - before)
    assert wood == [1, 2, 3]


def test_13_four_players_use_nine_reward_cards() -> None:
    assert table_for(4, wow=False).rewards_left == 9


def test_14_three_captures_at_one_location() -> None:
    table = table_for(4, wow=False)
    player, tax = table.players[BLUE], table.tax
    player.silver = 3
    table.circles["forest"] = Counter({BLUE: 2, GREEN: 3, PURPLE: 1})
    run(captures.town_centre(table, BLUE, 3), "capture forest green", "capture forest purple", "capture forest blue")
    assert (player.silver, table.tax - tax, player.supply) == (0, 1, 22)
    assert player.captured == Counter({GREEN: 3, PURPLE: 1})


def test_15_the_first_level_of_the_cathedral() -> None:
    table = table_for(2, wow=False)
    player = table.players[BLUE]
    player.goods, player.hand = Counter(gold=1), ["well"]
    run(guildhall.visit(table, BLUE), chance=("rw_base_11",))
    assert (player.cathedral, player.goods["gold"], player.virtue, player.hand) == (1, 1, 8, [])
    assert table.plans.bottom == ["well"]


def test_16_a_gatekeeper_saves_from_the_reset() -> None:
    table = table_for(3, wow=False)
    table.players[BLUE].apprentices = ["gatekeeper"]
    for seat, prison in ((BLUE, 3), (GREEN, 2), (PURPLE, 2)):
        table.players[seat].prison = prison
    run(reset(table, BLUE), "free 2")
    assert [(player.prison, player.virtue, player.unpaid) for player in table.players] == [
        (1, 7, 0),
        (2, 7, 1),
        (2, 7, 1),
    ]


def test_17_virtue_above_the_top_destroys_a_debt() -> None:
    table = table_for(2, wow=False)
    player = table.players[BLUE]
    player.virtue, player.unpaid = 14, 1
    assert len(run(gains.gain_virtue(table, BLUE, 2), "debt destroy")) == 1
    assert (player.virtue, player.unpaid, player.paid) == (14, 0, 0)


def test_18_virtue_below_the_bottom_is_a_debt() -> None:
    table = table_for(2, wow=False)
    player = table.players[BLUE]
    player.virtue = 1
    run(gains.lose_virtue(table, BLUE, 2))
    assert (player.virtue, player.unpaid) == (0, 1)


def test_every_guardhouse_action_needs_an_object() -> None:
    table = table_for(2, wow=False)
    table.players[BLUE].silver = 20
    assert guardhouse.possible(table, table.players[BLUE], BLUE) == []

"""4. Building Phase: Building Cards. [Kingdom 11, 11.1]"""

from __future__ import annotations

import pytest

from ophir.games.kingdom.data import BuildingCard
from ophir.games.kingdom.table import BUILDINGS, NO_CARD
from tests.games.kingdom.tables import COLORS, DATA, earned, hand, has, score, table, written_named
from tests.games.reading import asked, closed, do, legal, told, why

SITES = {space.id for space in DATA.spaces if space.site}


@pytest.mark.parametrize("card", DATA.buildings, ids=lambda card: card.id)
def test_to_construct_a_building_card_pay_its_cubes_and_receive_its_points_at_once(card: BuildingCard) -> None:
    """11.1, D4, D4a: every card against the data: cost, VP, and a piece unless it has the no-building symbol."""
    t = table(2, "building", cubes={"blue": written_named(card.cost) + "F"}, display=[card.id])
    assert f"build {card.id}" in legal(t)
    do(t, f"build {card.id}")
    assert score(t, "blue") == 10 + card.vp
    assert earned(t, "blue", BUILDINGS) == card.vp
    assert has(t, "blue") == "F"
    assert t.card_owner[t.box.card_ids.index(card.id)] == 0
    assert t.display[0] == NO_CARD or not card.site
    if card.site:
        assert asked(t) == "D4a blue"
        assert legal(t, "site") == SITES
        do(t, "site moab")
        assert COLORS[t.site[t.box.space_ids.index("moab")]] == "blue"
    assert t.pieces_left == [4 if card.site else 5, 5]


def test_the_library_example() -> None:
    """EX6, R64: Red pays exactly what he has; from the next round on the Scribe is his, and never Blue's."""
    t = table(
        2,
        "building",
        order=["red", "blue"],
        cubes={"red": "GSTFFF"},
        display=["library"],
        deck=["royal_favor", "fame_abroad", "wise_judgment"],
    )
    do(t, "build library", "site aram", by="red")
    assert (has(t, "red"), score(t, "red")) == ("", 25)
    assert (asked(t), t.round) == ("D1 red", 2)
    assert "library" in legal(t, "place")
    do(t, "place library", by="red")
    assert why(t, "place library") == "closed-others-card"
    do(t, "place altar", by="blue")
    do(t, "place judah", "place tob", "place edom", "place gilead", "place moab", by="red")
    do(t, "resolve library", by="red")
    assert legal(t) == {"keep royal_favor", "keep fame_abroad", "keep wise_judgment"}
    do(t, "keep fame_abroad", by="red")
    assert hand(t, "red") == ["fame_abroad"]


def test_a_card_without_a_piece_can_be_used_from_the_next_round_on_too() -> None:
    """R64, R36: City Walls bear the no-building symbol."""
    t = table(2, "building", cubes={"blue": "SSSSTF"}, display=["city_walls"])
    do(t, "build city_walls")
    assert "city_walls" in legal(t, "place")
    assert t.round == 2


def test_one_building_turn_each_in_order() -> None:
    """D4, 11: who can do nothing is not asked."""
    t = table(3, "building", order=["green", "red", "blue"], cubes={"blue": "SS", "green": "SS"})
    assert asked(t) == "D4 green"
    do(t, "end")
    assert asked(t) == "D4 blue"
    do(t, "end")
    assert asked(t) == "D1 green"


def test_the_menu_offers_only_what_is_legal_and_payable() -> None:
    """D4, 11: a card, a block and two Roads; the rest is closed with what is lacking."""
    t = table(2, "building", cubes={"blue": "SSTTFF"}, display=["lumber_yard", "palace"], sites={"blue": ["aram"]})
    assert legal(t) == {"build lumber_yard", "block", "road aram-judah", "road aram-phoenicia", "end"}
    lacking = closed(t, "build palace")
    assert lacking is not None
    assert (lacking.id, lacking.rule) == ("closed-lacking", "11.1")
    assert lacking.values["good"] == {"gold": 1, "copper": 1}


def test_in_any_sequence_and_mixture() -> None:
    """D4, 11: block, Road, card, block; options shrink as cubes are spent."""
    t = table(2, "building", cubes={"blue": "SSSSSSTTTTFFF"}, display=["lumber_yard"], sites={"blue": ["aram"]})
    do(t, "block", "pay stone", "reward vp", "road aram-judah", "build lumber_yard", "site edom")
    assert has(t, "blue") == "SS"
    do(t, "block", "reward token")
    assert asked(t).startswith("D1")
    assert (t.roads_left, len(t.block_owner), t.tokens) == (11, 2, [1, 0])


def test_only_one_building_card_each_round() -> None:
    """R36, 3.1#11, 17#6: a card with the no-building symbol counts too; in both editions."""
    for edition in ("final", "first"):
        t = table(2, "building", edition=edition, cubes={"blue": "SSSSSSSTTFFFF"}, display=["city_walls", "city_gate"])
        do(t, "build city_walls")
        assert legal(t, "build") == set()
        assert why(t, "build city_gate") == "closed-card-built-already"
        assert t.built_card == [1, 0]


def test_a_new_round_allows_a_new_card() -> None:
    """R36: per round."""
    t = table(2, "building", cubes={"blue": "SSSSTF"}, display=["city_walls"])
    do(t, "build city_walls")
    assert t.round == 2
    assert t.built_card == [0, 0]


def test_order_decides_who_gets_a_card_and_nothing_is_refilled_before_the_round_ends() -> None:
    """R37, 11.1: Red wants the same card; the slot stays empty until the round ends."""
    t = table(2, "building", cubes={"blue": "SSSSTF", "red": "SSSSTF"}, display=["city_walls"])
    do(t, "build city_walls", by="blue")
    assert asked(t) == "D4 red"
    assert t.display == [NO_CARD] * 4
    assert legal(t, "build") == set()
    do(t, "end", by="red")
    assert NO_CARD not in t.display


def test_a_piece_goes_on_any_empty_site_and_never_moves() -> None:
    """D4a, R41, 17#3: occupied sites are closed; a lone empty site is taken without asking."""
    full = {"red": ["hamath", "tadmor", "zobah", "aram"], "blue": ["bashan", "tob", "gilead", "ammon"]}
    t = table(3, "building", sites=full, cubes={"blue": "GSTFFF"}, display=["library"])
    do(t, "build library")
    assert legal(t, "site") == {"moab", "amalek", "edom"}
    taken = closed(t, "site aram")
    assert taken is not None
    assert (taken.id, taken.rule) == ("closed-site-taken", "11.1")
    assert "decline" not in legal(t)  # placement is mandatory
    before = [owner for owner in t.site if owner >= 0]
    do(t, "site edom")
    assert len([owner for owner in t.site if owner >= 0]) == len(before) + 1
    one_left = {
        "red": ["hamath", "tadmor", "zobah", "aram", "bashan"],
        "blue": ["tob", "gilead", "ammon"],
        "green": ["moab", "amalek"],
    }
    t = table(3, "building", sites=one_left, cubes={"blue": "GSTFFF"}, display=["library"])
    do(t, "build library")
    assert COLORS[t.site[t.box.space_ids.index("edom")]] == "blue"
    assert t.over


FULL = {
    "red": ["hamath", "tadmor", "zobah", "aram"],
    "blue": ["bashan", "tob", "gilead", "ammon"],
    "green": ["moab", "amalek", "edom"],
}


@pytest.mark.parametrize("edition", ["final", "first"])
def test_in_the_final_round_a_card_may_be_built_even_if_all_sites_are_full(edition: str) -> None:
    """R43, D4a, 3.1#24: no piece is placed, the points count."""
    t = table(3, "building", edition=edition, sites=FULL, cubes={"green": "GSTFFF"}, display=["library"])
    start = score(t, "green")
    do(t, "build library", by="green")
    assert told(t, "event-piece") == []
    assert t.over
    assert score(t, "green") == start + 15
    assert t.pieces_left == [1, 1, 2]
    assert "all_sites" in t.outcome.ends


def test_others_may_not_end_a_building_turn_by_playing_cards() -> None:
    """9.2: a card of Red's during Blue's turn changes nothing for Blue."""
    t = table(2, "building", cubes={"blue": "SS"}, hand={"red": ["royal_favor"]})
    before = legal(t)
    do(t, "play royal_favor", by="red")
    assert (asked(t), legal(t)) == ("D4 blue", before)


def test_nothing_to_build_and_no_cards_ends_the_turn_by_itself_but_a_card_keeps_it_open() -> None:
    """D4, R60."""
    assert asked(table(2, "building")) == "D1 blue"
    t = table(2, "building", hand={"blue": ["royal_favor"]})
    assert legal(t) == {"end", "play royal_favor"}

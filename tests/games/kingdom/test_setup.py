"""Setting up the game. [Kingdom 1, 2]"""

from __future__ import annotations

from itertools import permutations

import pytest

from ophir.engine.errors import BadSeats
from ophir.engine.owned_cards import IN_DECK, ON_DISPLAY
from ophir.games.kingdom import GAME
from ophir.games.kingdom.table import NO_CARD, KingdomTable
from tests.games.kingdom.tables import COLORS, DATA, box_of, table, written
from tests.games.reading import asked, legal


def dealt(seats: int, seed: int = 0, **options: bool | str) -> KingdomTable:
    position = GAME.new(seats, options, seed)
    assert isinstance(position, KingdomTable)
    return position


@pytest.mark.parametrize(
    ("seats", "supply", "pawns", "bonus"),
    [
        (2, [6, 8, 10, 12, 14], 6, {"altar"}),
        (3, [8, 10, 12, 14, 16], 6, {"altar", "ark"}),
        (4, [10, 12, 14, 16, 18], 5, {"altar", "ark", "tribute"}),
    ],
)
def test_depending_on_the_number_of_players_some_pieces_are_not_used(
    seats: int, supply: list[int], pawns: int, bonus: set[str]
) -> None:
    """EX12, R2, 2: cubes, Pawns and Bonus Spaces by player count; what is removed lies nowhere, not in the Market."""
    first = dealt(seats)
    assert list(first.supply) == supply == first.box.supply
    assert first.market == 0
    assert list(first.pawns_left) == [pawns] * seats
    assert legal(first, "place") & {"altar", "ark", "tribute"} == bonus


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_sites_and_all_roads_are_used_at_every_player_count(seats: int) -> None:
    """R4, 1: 11 of 16 Resource Spaces have a Building Site, and there are 12 Roads, whoever plays."""
    box = box_of(seats)
    assert (len(box.space_ids), len(box.sites), box.roads) == (16, 11, 12)
    assert dealt(seats).roads_left == 12


def test_turn_order_tokens_are_placed_in_random_order() -> None:
    """R1: every order of three players turns up; the seed alone decides which."""
    orders = {tuple(dealt(3, seed).order) for seed in range(80)}
    assert orders == set(permutations(range(3)))
    assert dealt(3, 5).to_json() == dealt(3, 5).to_json()
    first = dealt(3, 5)
    assert asked(first) == f"D1 {COLORS[first.order[0]]}"


def test_four_building_cards_are_turned_up_and_the_rest_is_the_deck() -> None:
    """2: one card a slot, 16 left; every card can turn up."""
    shown: set[int] = set()
    for seed in range(60):
        first = dealt(2, seed)
        assert NO_CARD not in first.display
        assert sorted(first.display) == [c for c, owner in enumerate(first.card_owner) if owner == ON_DISPLAY]
        assert first.card_owner.count(IN_DECK) == 16
        shown.update(first.display)
    assert len(shown) == 20


def test_nobody_starts_with_cards_cubes_tokens_or_pieces_on_the_board() -> None:
    """2: market, Temple, sites and roads are empty, no High Priest; 32 Fortune Cards lie in the deck."""
    first = dealt(4)
    assert not any(first.cubes)
    assert not any(first.fortune.hand_size)
    assert first.fortune.deck_size == 32
    assert not any(first.fortune.discard)
    assert not any(first.tokens)
    assert first.high_priest == -1
    assert first.block_owner == []
    assert set(first.site) == {-1}
    assert set(first.road) == {-1}
    assert first.pieces_left == [5] * 4
    assert first.round == 1


def test_scoring_tokens_start_on_the_ten_space() -> None:
    """2: 10 in the final rules, the start of the track in the first."""
    assert dealt(3).scores == [10, 10, 10]
    assert dealt(3, edition="first").scores == [0, 0, 0]


@pytest.mark.parametrize("seats", [1, 5, 0, True, "3"])
def test_the_game_is_for_two_to_four_players(seats: int) -> None:
    with pytest.raises(BadSeats):
        GAME.new(seats)


def test_the_box_holds_what_the_rulebook_lists() -> None:
    """1, R57: component counts; and the space is spelled Phoenicia."""
    assert [resource.count for resource in DATA.resources] == [10, 12, 14, 16, 18]
    assert (len(DATA.buildings), sum(card.count for card in DATA.fortunes)) == (20, 32)
    assert GAME.standard_pack.files["components"]["pieces"]["temple_tokens"] == 10
    assert len({card.id for card in DATA.buildings}) == 20
    names = [space.name for space in DATA.spaces]
    assert "Phoenicia" in names
    assert "Phoencia" not in names
    assert written(table().box.yields[table().box.space_ids.index("phoenicia")]) == "TT"


def test_only_one_space_gives_gold_and_no_space_gives_two_types() -> None:
    """0: what public pages say about the board."""
    assert [space.id for space in DATA.spaces if "gold" in space.yields] == ["judah"]
    assert all(len(space.yields) == 1 and sum(space.yields.values()) in (1, 2) for space in DATA.spaces)

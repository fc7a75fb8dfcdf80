"""Data that does not fit together is refused by name."""

from __future__ import annotations

from typing import Any

import pytest

from ophir.engine.errors import BadPack
from ophir.games.wisdom import GAME
from tests.games.wisdom.tables import pack_with


@pytest.mark.parametrize(
    ("where", "fields", "why"),
    [
        (("components", "resource", "gold"), {"value_rank": 1}, "value_rank"),
        (("components", "resource", "gold"), {"wild": True}, "wild"),
        (("components", "resource", "gold"), {"has_market_mat": False}, "has_market_mat"),
        (("components", "resource", "gold"), {"count": 300}, "count"),
        (("components", "resource", "exotic"), {"count": 10}, "count"),
        (("components", "setup", "2"), {"counts_as": 3}, "counts_as"),
        (("components", "setup", "2"), {"cubes_removed_each": 6}, "cubes_removed_each"),
        (("components", "setup", "2"), {"shortage_tiles_on_map": 16}, "shortage_tiles_on_map"),
        (("components", "setup", "2"), {"market_fill": 5}, "market_fill"),
        (("components", "setup_common", None), {"year_end_market_refill": 5}, "year_end_market_refill"),
        (("components", "market", None), {"squares_per_mat": 20}, "squares_per_mat"),
        (("components", "market_mat", "gold"), {"prices": [3, 4, 5]}, "prices"),
        (("components", "holy_space", "ark"), {"order": 2}, "order"),
        (("components", "holy_space", "menorah"), {"effect": {"type": "menorah", "threshold": 8}}, "menorah_threshold"),
        (("components", "holy_space", "menorah"), {"effect": {"type": "gain", "gain": {"favor": 1}}}, "Menorah"),
        (("components", "holy_space", "ark"), {"effect": {"type": "sell_bonus", "favor": 1}}, "effect"),
        (("components", "levite", None), {"base_costs": []}, "base_costs"),
        (("components", "levite", None), {"surcharge_per_worker_present": 2}, "at most"),
        (("components", "temple", None), {"squares": [{"min_players": 2, "count": 21}]}, "squares"),
        (("components", "temple", None), {"squares": [{"min_players": 3, "count": 10}]}, "two players"),
        (("components", "component", "road"), {"id": "street"}, "component"),
        (("components", "component", "temple_tile"), {"count": 21}, "temple_tile"),
        (("map", "map", None), {"locations": 16}, "locations"),
        (("map", "location", "gilead"), {"yield": {}}, "yield"),
        (("map", "location", "gilead"), {"within_israel": False}, "within_israel"),
        (("map", "adjacency", "['geshur', 'bashan']"), {"between": ["geshur", "geshur"]}, "between"),
        (("map", "adjacency", "['geshur', 'bashan']"), {"between": ["geshur", "tarshish"]}, "tarshish"),
        (("buildings", "building", "library"), {"id": "gilead"}, "is used twice"),
        (("buildings", "building", "library"), {"worker_space": False}, "effect"),
        (("buildings", "building", "library"), {"cost": {}}, "cost"),
        (("buildings", "building", "library"), {"effect": {"type": "gain", "gain": {}}}, "must bring something"),
        (
            ("buildings", "building", "library"),
            {"effect": {"type": "gain", "gain": {"any_resources": 1, "resources": {"gold": 1}}}},
            "either resources or any_resources",
        ),
        (
            ("buildings", "building", "royal_mint"),
            {"effect": {"type": "convert", "give": {}, "favor": 1, "max_times": 1}},
            "give",
        ),
        (
            ("buildings", "building", "quarry"),
            {"effect": {"type": "region_bonus", "region": "stone", "gain": {"favor": 1}}},
            "resources only",
        ),
        (("fortune", "fortune", "rain_sent"), {"timing": "instant"}, "timing"),
        (("fortune", "fortune", "rain_sent"), {"effect": {"type": "menorah", "threshold": 7}}, "effect"),
        (("solo", "solo_tile", "trader"), {"holy_space": "ark"}, "holy_space"),
        (("solo", "solo_tile", "holy_ark"), {"holy_space": "altar_of_baal"}, "altar_of_baal"),
        (("solo", "solo_tile", "trader"), {"id": "gilead"}, "gilead"),
    ],
)
def test_a_pack_that_does_not_fit_is_refused_by_name(
    where: tuple[str, str, str], fields: dict[str, Any], why: str
) -> None:
    with pytest.raises(BadPack, match=why):
        GAME.check_pack(pack_with(*where, **fields))


def test_too_many_of_something_are_refused() -> None:
    pack = pack_with("components", "market", None)
    pack.files["components"]["building_slot"] = pack.files["components"]["building_slot"][:1]
    with pytest.raises(BadPack, match="building_slot"):
        GAME.check_pack(pack)
    pack = pack_with("components", "market", None)
    cards = pack.files["buildings"]["building"]
    cards += [{**cards[0], "id": f"copy_{number}"} for number in range(20)]
    with pytest.raises(BadPack, match="at most 60 places"):
        GAME.check_pack(pack)

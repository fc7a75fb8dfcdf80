"""What always holds, in random games of every kind."""

from __future__ import annotations

from typing import Any

import pytest

from ophir.engine.chance import Chance
from ophir.games.architects import GAME
from ophir.games.architects.table import ArchitectsTable
from tests.games.architects.tables import BASE

KINDS: list[tuple[int, dict[str, Any]]] = [(1, {}), (2, BASE), (3, {"ai_opponent": "meddler"}), (5, {})]


def positions(seats: int, options: dict[str, Any], every: int = 7) -> list[ArchitectsTable]:
    """Some of the positions of a random game, up to its end."""
    made = GAME.new(seats, options, seed=11)
    assert isinstance(made, ArchitectsTable)
    chance = Chance(3)
    found = [made.clone()]
    count = 0
    while made.decision is not None:
        legal = made.legal()
        made.apply(legal[chance.below(len(legal))])
        count += 1
        if not count % every:
            found.append(made.clone())
    return [*found, made]


@pytest.mark.parametrize(("seats", "options"), KINDS)
def test_nothing_is_ever_lost(seats: int, options: dict[str, Any]) -> None:
    """23#1, 23#2, 23#3, 23#4, 23#5: the game ends by itself."""
    played = positions(seats, options)
    assert played[-1].decision is None
    for made in played:
        box = made.box
        found = made.to_json()["state"]
        players = found["players"]
        market = list(found["black_market"].values())
        assert len(market) == len(found["black_market"]) <= 3
        for name, own in players.items():
            held = sum(other["captured"].get(name, 0) for other in players.values())
            standing = sum(own["workers"].values()) + market.count(name)
            assert own["supply"] + own["prison"] + own["guildhall"] + standing + held == 20
            assert 0 <= own["virtue"] <= 14
            assert 0 <= own["influence"] <= 12
            assert min([0, *own["goods"].values()]) == 0
        hired = [card for own in players.values() for card in own["apprentices"]]
        seen = [*hired, *(card for card in found["display"] if card), *found["apprentices_under"]]
        assert len(seen) == len(set(seen)) <= len(box.apprentice_ids)
        cards = [card for own in players.values() for card in [*(own["hand"] or {}), *own["buildings"], *own["packet"]]]
        cards += [*found["pile"]["cards"], *found["pile"]["under"]]
        assert len(cards) == len(set(cards)) == sum(box.building_in_play)
        assert found["rewards"]["left"] + len(found["rewards"]["resolved"]) <= len(box.reward_ids)
        for level in box.data.levels:
            assert [own["cathedral"] for own in players.values()].count(level.level) <= level.spaces
        places = list(found["wonders"]["place"].values())
        assert len(places) == len(set(places))


@pytest.mark.parametrize(("seats", "options"), KINDS)
def test_what_the_rules_keep_at_hand_is_what_lies_on_the_table(seats: int, options: dict[str, Any]) -> None:
    """What Apprentices and boards come to, and whose Wonder stands where."""
    kinds = set()
    for made in positions(seats, options, every=20):
        again = GAME.from_json(made.to_json(), made.pack)
        assert isinstance(again, ArchitectsTable)
        assert (list(made.able), list(made.wonder_at)) == (list(again.able), list(again.wonder_at))
        kinds.add(tuple(made.able))
    assert len(kinds) > 3

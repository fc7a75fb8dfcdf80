"""What each seat may know."""

from __future__ import annotations

from ophir.engine.chance import Chance
from tests.games.reading import do
from tests.games.wisdom.tables import of, solo, table


def test_hands_and_tiles_are_seen_by_their_owner_alone() -> None:
    """R6: cubes are open."""
    made = table(2, blue={"hand": ["rain_sent"], "tiles": {"7": 2}, "cubes": "GG"}, red={"hand": ["stronghold"]})
    seen = made.view("red").to_json()["state"]["players"]["blue"]
    assert (seen["hand"], seen["hand_size"]) == (None, 1)
    assert (seen["tiles"], seen["tiles_size"]) == (None, 2)
    assert seen["cubes"] == {"gold": 2}
    own = made.view("blue").to_json()["state"]["players"]["blue"]
    assert (own["hand"], own["tiles"]) == ({"rain_sent": 1}, {"7": 2})


def test_nobody_sees_jeroboams_hand_and_tiles() -> None:
    made = solo("blue", jeroboam={"hand": ["rain_sent"], "tiles": {"9": 1}})
    for seat in (-1, 0):
        seen = made.view(seat).to_json()["state"]["players"]["jeroboam"]
        assert (seen["hand"], seen["tiles"]) == (None, None)
    tiles = {str(of(made.sample(0, Chance(seed)), "jeroboam")["tiles"]) for seed in range(30)}  # type: ignore[arg-type]
    assert len(tiles) > 2


def test_tiles_are_shown_at_scoring() -> None:
    made = table(2, at="year_end", turn=None, max_years=1, blue={"tiles": {"7": 2}})
    assert made.view("red").to_json()["state"]["players"]["blue"]["tiles"] == {"7": 2}


def test_a_drawn_tile_is_told_to_its_owner() -> None:
    made = table(2, blue={"cubes": "GC"}, chance=["9"])
    do(made, "place levite")
    (event,) = (one for one in made.events or [] if one.id == "event-tile")
    assert event.seen_by(0).values["favor"] == 9
    assert "favor" not in event.seen_by(1).values


def test_a_sample_deals_only_what_is_unseen() -> None:
    made = table(
        3, blue={"tiles": {"10": 2}}, red={"tiles": {"6": 3}}, green={"hand": ["rain_sent"], "tiles": {"8": 1}}
    )
    for seed in range(20):
        world = made.sample("blue", Chance(seed)).to_json()["state"]["players"]
        assert world["blue"]["tiles"] == {"10": 2}
        assert world["red"]["tiles"].get("10", 0) == 0
        assert sum(world["red"]["tiles"].values()) == 3

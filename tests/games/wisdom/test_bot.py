"""What bots look at: every party's features, with the choices that wait counted as made."""

from __future__ import annotations

from typing import Any

import pytest

from ophir.bots import make_bot
from ophir.engine.chance import Chance
from ophir.games.wisdom import GAME
from ophir.games.wisdom.bot import FEATURES
from ophir.games.wisdom.table import WisdomTable
from tests.games.reading import asked, do
from tests.games.wisdom.tables import party, solo, table


def feature(made: WisdomTable, name: str, whose: str = "blue") -> float:
    return FEATURES.numbers(made)[party(made, whose)][FEATURES.names.index(name)]


def cubes_seen(made: WisdomTable, whose: str = "blue") -> str:
    goods = zip("EGCSWF", ("exotic", "gold", "copper", "stone", "wood", "food"), strict=True)
    return "".join(letter * int(feature(made, good, whose)) for letter, good in goods)


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_every_party_has_every_feature_and_the_game_comes_nearer_to_its_end(seats: int) -> None:
    made: Any = GAME.new(seats, {}, "features")
    chance = Chance("features")
    assert FEATURES.progress(made) == 0.0
    while made.stack:
        assert [len(numbers) for numbers in FEATURES.numbers(made)] == [len(FEATURES.names)] * len(made.parties)
        assert 0.0 <= FEATURES.progress(made) <= 1.0
        legal = made.legal()
        made.do(legal[chance.below(len(legal))])
    if made.outcome.ends != ["max_years"]:
        assert FEATURES.progress(made) >= 5 / 6


def test_a_worker_at_the_foreman_counts_as_having_built() -> None:
    made = table(2, blue={"cubes": "GSWCS", "favor": 10}, offer={"slot4": "library", "slot1": "market_gate"})
    do(made, "place foreman")
    assert asked(made) == "D10 blue"
    assert feature(made, "favor") == 20
    assert feature(made, "houses") == 1
    assert cubes_seen(made) == "CS"
    do(made, "build market_gate")
    assert feature(made, "favor") == 15


def test_what_is_lacking_is_waived_first_and_then_paid_by_exotics() -> None:
    made = table(2, blue={"cubes": "EEGCC", "buildings": ["carpenters_lodge"]}, offer={"slot4": "library"})
    do(made, "place foreman")
    assert asked(made) == "D11 blue"
    assert cubes_seen(made) == "ECC"


def test_a_worker_at_the_levite_counts_as_having_a_tile() -> None:
    made = table(2, blue={"cubes": "GCSWF"})
    before = feature(made, "tiles"), feature(made, "hand")
    do(made, "place levite")
    assert asked(made) == "D8 blue"
    assert feature(made, "tiles") > before[0]
    assert feature(made, "hand") == before[1] + 1
    assert cubes_seen(made) == "SWF"


def test_cubes_that_may_be_chosen_and_deals_are_coming() -> None:
    made = table(2, blue={"cubes": "FF"})
    do(made, "place trader")
    assert (feature(made, "picks"), cubes_seen(made)) == (2, "F")
    made = table(2, blue={"cubes": "FF"})
    do(made, "place merchant")
    assert feature(made, "deals") == 3


def test_what_the_menorah_takes_is_lost_and_won_already() -> None:
    made = table(2, blue={"cubes": ""}, red={"cubes": "GCCSSSWF"})
    do(made, "place menorah")
    assert asked(made) == "D22 red"
    assert feature(made, "picks") == 4
    assert len(cubes_seen(made, "red")) == 4
    made = solo("blue", solo_ties="human", jeroboam={"cubes": "GCCSSSWF"})
    do(made, "place menorah")
    assert asked(made) == "D24 blue"
    assert feature(made, "picks") == 4


def test_own_buildings_promise_what_cubes_would_become() -> None:
    made = table(2, blue={"cubes": "GGG", "buildings": ["royal_mint"]})
    assert feature(made, "conversion") == 14
    assert feature(made, "actions") == 1
    do(made, "place royal_mint")
    assert feature(made, "favor") >= 17


def test_greedy_bots_build_and_bring_the_game_to_its_end() -> None:
    made: Any = GAME.new(2, {}, "greedy builds")
    bots = [make_bot("greedy", str(seat)) for seat in range(2)]
    while made.stack:
        made.do(bots[made.to_move].choose(made.view(made.to_move)))
    assert "max_years" not in made.outcome.ends
    assert sum(built.bit_count() for built in made.built) >= 4

"""Building the Temple. [Kingdom 11.2]"""

from __future__ import annotations

import pytest

from ophir.games.kingdom.table import TEMPLE
from tests.games.kingdom.tables import DATA, earned, has, pack_with, score, table, written, written_named
from tests.games.reading import asked, closed, do, legal, told, why

LAYERS = [(edition, layer) for edition in ("final", "first") for layer in DATA.layers if layer.edition == edition]


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("reward", ["vp", "token"])
def test_a_block_costs_what_is_shown_and_gives_points_or_a_token(number: int, reward: str) -> None:
    """D4c, 11.2, 3.1#2: every layer of both editions against the data: 6 / 8 / 2 and 4 / 4 / 2 blocks."""
    edition, layer = LAYERS[number]
    below = sum(one.blocks for one in DATA.layers if one.edition == edition and one.order < layer.order)
    fixed = written_named({good: count for good, count in layer.cost.items() if good != "any"})
    cubes = fixed + "F" * layer.cost.get("any", 0)
    t = table(2, "building", edition=edition, blocks=below, cubes={"blue": cubes + "G", "red": "S"})
    start = score(t, "blue")
    do(t, "block", "pay food")
    assert asked(t) == "D4c blue"
    assert legal(t) == {"reward vp", "reward token"}
    do(t, f"reward {reward}")
    assert has(t, "blue") == "G"
    assert len(t.block_owner) == below + 1
    if reward == "vp":
        assert score(t, "blue") == start + layer.vp
        assert earned(t, "blue", TEMPLE) == layer.vp
        assert t.tokens == [0, 0]
    else:
        assert score(t, "blue") == start
        assert t.tokens == [1, 0]


def test_layers_have_six_eight_two_blocks_or_four_four_two_in_the_first_edition() -> None:
    """3.1#1, 3.1#2: 16 and 10 blocks in all."""
    assert table().box.layer_blocks == [6, 8, 2]
    assert table(edition="first").box.layer_blocks == [4, 4, 2]
    assert (table().box.blocks, table(edition="first").box.blocks) == (16, 10)


def test_each_layer_must_be_completed_before_the_next() -> None:
    """11.2: the sixth block is Foundation, the seventh Structure; a turn may hold both."""
    t = table(2, "building", blocks=5, cubes={"blue": "SSSTTT"})
    do(t, "block")
    assert told(t, "event-block") == [{"layer": "foundation", "block": 6}]
    do(t, "pay stone", "reward vp", "block")
    assert told(t, "event-block") == [{"layer": "structure", "block": 7}]
    do(t, "reward vp")
    assert score(t, "blue") == 10 + 5 + 7
    assert has(t, "blue") == "T"


def test_any_is_chosen_among_what_cubes_and_credits_leave_after_the_fixed_part() -> None:
    """D4b: one option a type; a type that is used up by the fixed part is none."""
    t = table(2, "building", cubes={"blue": "SGFF"})
    do(t, "block")
    assert asked(t) == "D4b blue"
    assert legal(t) == {"pay gold", "pay food"}
    refused = closed(t, "pay stone")
    assert refused is not None
    assert (refused.id, refused.rule) == ("closed-no-cube", "11.2")
    do(t, "pay gold", "reward vp")
    assert has(t, "blue") == "FF"
    assert t.supply[0] == t.box.supply[0]


def test_any_may_be_paid_with_the_type_of_the_fixed_part() -> None:
    """R47, D4b: two Stone pay for a Foundation block, without asking; one is not enough."""
    t = table(2, "building", cubes={"blue": "SS"})
    do(t, "block", "reward vp")
    assert has(t, "blue") == ""
    t = table(2, "building", cubes={"blue": "STTFF"}, sites={"blue": ["aram"]})
    do(t, "block", "pay food", "reward vp")
    t = table(2, "building", cubes={"blue": "STTF"}, sites={"blue": ["aram"]}, blocks=14)
    assert why(t, "block") == "closed-cubes-missing"
    one = table(2, "building", cubes={"blue": "S"}, hand={"blue": ["royal_favor"]})
    refused = closed(one, "block")
    assert refused is not None
    assert (refused.id, refused.rule) == ("closed-cubes-missing", "11.2")


def test_any_takes_credits_of_a_type_before_its_cubes() -> None:
    """D4b, 9.3: a Gold credit and a Gold cube: the credit goes."""
    t = table(2, "building", cubes={"blue": "SGF"}, supply={"gold": 0}, hand={"blue": ["gold_of_ophir", "royal_favor"]})
    do(t, "play gold_of_ophir", "block", "pay gold", "reward vp")
    assert (has(t, "blue"), written(t.credits)) == ("GF", "")


def test_several_any_cubes_may_be_mixed() -> None:
    """D4b, 11.2: for a pack with two of them."""
    pack = pack_with("temple", "layer", "final/foundation", cost={"any": 2})
    t = table(2, "building", cubes={"blue": "GTF"}, pack=pack)
    do(t, "block", "pay gold", "pay food", "reward vp")
    assert has(t, "blue") == "T"
    free = pack_with("temple", "layer", "final/foundation", cost={"food": 1})
    t = table(2, "building", cubes={"blue": "FF"}, pack=free)
    do(t, "block")
    assert asked(t) == "D4c blue"


def test_as_many_blocks_as_you_can_pay_for() -> None:
    """11.2."""
    t = table(2, "building", cubes={"blue": "S" * 8})
    do(t, "block", "reward vp", "block", "reward token", "block", "reward vp", "block", "reward token")
    assert len(t.block_owner) == 4
    assert (score(t, "blue"), t.tokens[0]) == (20, 2)


@pytest.mark.parametrize(("edition", "blocks"), [("final", 15), ("first", 9)])
def test_when_the_temple_is_complete_no_more_blocks_can_be_built(edition: str, blocks: int) -> None:
    """R48, 3.1#1: other building goes on."""
    t = table(2, "building", edition=edition, blocks=blocks, cubes={"blue": "CCCCCSSSSTTF"}, sites={"blue": ["aram"]})
    do(t, "block", "pay stone", "reward vp")
    refused = closed(t, "block")
    assert refused is not None
    assert (refused.id, refused.rule) == ("closed-temple-complete", "11.2")
    assert "road aram-judah" in legal(t)

"""Playing Fortune Cards. [Kingdom 9]"""

from __future__ import annotations

import pytest

from ophir.engine.errors import IllegalAction
from ophir.games.kingdom import effects
from ophir.games.kingdom.data import FortuneCard
from ophir.games.kingdom.goods import GOODS
from ophir.games.kingdom.table import FORTUNE, KingdomTable
from tests.games.kingdom.tables import (
    DATA,
    earned,
    hand,
    has,
    named_cards,
    pack_with,
    score,
    table,
    written,
    written_named,
)
from tests.games.reading import asked, do, legal, told, why


def play_for_blue(t: KingdomTable, card: FortuneCard) -> None:
    """Play a card; its choice, if it has one, is Stone."""
    do(t, f"play {card.id}", by="blue")
    if asked(t) == "D2e blue":
        do(t, "take stone")


@pytest.mark.parametrize("card", DATA.fortunes, ids=lambda card: card.id)
def test_follow_the_instructions_on_each_card_when_you_play_it(card: FortuneCard) -> None:
    """D6, 9.1, D2e: every Fortune Card against the data; then it is discarded, and the turn is not used up."""
    t = table(2, hand={"blue": [card.id]}, deck=["wise_judgment", "wise_judgment"])
    before = t.fortune.discard[t.box.fortune_ids.index(card.id)]
    play_for_blue(t, card)
    cubes, vp, drawn = "", 0, 0
    for step in card.effect.within():
        match step:
            case effects.Gain():
                cubes += written_named(step.resources)
            case effects.GainChoice():
                assert set(step.allowed) == set(GOODS)
                cubes += "S" * step.count
            case effects.Vp():
                vp += step.amount
            case effects.Draw():
                drawn += step.keep
            case effects.Sequence():
                pass
            case _:
                pytest.fail(f"{card.id}: no test for {step}")
    assert sorted(has(t, "blue")) == sorted(cubes)
    assert score(t, "blue") == 10 + vp
    assert earned(t, "blue", FORTUNE) == vp
    assert len(hand(t, "blue")) == drawn
    assert t.fortune.discard[t.box.fortune_ids.index(card.id)] == before + 1
    assert asked(t) == "D1 blue"
    assert list(t.pawns_left) == [6, 6]


@pytest.mark.parametrize("at", ["placement", "resolution", "market", "building", "round_end"])
def test_you_can_play_fortune_cards_at_any_time_even_when_it_is_not_your_turn(at: str) -> None:
    """D6, R26, 3.1#13, 9.2: at each kind of open decision, by the pending player and by the others, in both editions;
    the pending decision stays where it was."""
    for edition in ("final", "first"):
        cards = {
            "blue": ["wise_judgment", "gold_of_ophir"],
            "red": ["wise_judgment", "gold_of_ophir"],
            "green": ["royal_favor", "gold_of_ophir"],
        }
        t = table(
            3,
            at,
            edition=edition,
            hand=cards,
            cubes={"blue": "SS", "red": "S", "green": "S"},
            pawns={"blue": ["judah", "tob"]} if at == "resolution" else None,
        )
        pending = asked(t)
        start = t.score[:]
        for color in ("blue", "red", "green"):
            assert legal(t, "play", by=color) == set(cards[color])
            do(t, f"play {cards[color][0]}", by=color)
            assert asked(t) == pending
        assert [now - then for now, then in zip(t.score, start, strict=True)] == [4, 4, 6]


def test_nested_choices_are_finished_first() -> None:
    """R26, 9.2: while Blue chooses what to steal nobody plays a card, nor does Blue."""
    t = table(
        2,
        "resolution",
        pawns={"blue": ["thief", "judah"]},
        cubes={"red": "GT"},
        hand={"blue": ["royal_favor"], "red": ["wise_judgment"]},
    )
    assert why(t, "play wise_judgment", by="red") == ""
    do(t, "resolve thief")
    assert legal(t) == {"steal red gold", "steal red timber"}
    assert legal(t, by="red") == set()
    assert why(t, "play wise_judgment", by="red") == "closed-choice-unfinished"


def test_a_play_is_carried_out_at_once_with_all_its_choices() -> None:
    """D6, D2e, 9.2: Red chooses the cube during Blue's turn; then Blue's options are computed again."""
    t = table(2, "market", turn="blue", hand={"red": ["gift_of_sheba"]}, cubes={"blue": "S"})
    do(t, "play gift_of_sheba", by="red")
    assert asked(t) == "D2e red"
    assert t.turn == 0
    with pytest.raises(IllegalAction):
        do(t, "pass", by="blue")
    do(t, "take gold", by="red")
    assert asked(t) == "D3 blue"
    assert has(t, "red") == "G"


def test_each_different_card_in_hand_is_one_option() -> None:
    """D6, 13."""
    t = table(2, hand={"blue": ["gold_of_ophir", "gold_of_ophir", "royal_favor"], "red": ["fame_abroad"] * 2})
    assert legal(t, "play") == {"gold_of_ophir", "royal_favor"}
    assert legal(t, by="red") == {"play fame_abroad"}
    assert legal(t, by="blue") >= {"play royal_favor"}


def test_a_card_may_be_played_even_if_it_will_have_no_effect() -> None:
    """9.2, R28: the cubes are lost."""
    t = table(2, hand={"blue": ["gold_of_ophir"]}, supply={"gold": 0})
    do(t, "play gold_of_ophir")
    assert has(t, "blue") == ""
    assert named_cards(t, t.fortune.discard) == ["gold_of_ophir"]


def test_any_number_of_cards_may_be_held_during_a_round() -> None:
    """9.1, R30: the limit is checked at its end only."""
    many = ["gold_of_ophir"] * 4 + ["hewn_stone"] * 3
    t = table(2, hand={"blue": many})
    do(t, "place judah")
    assert hand(t, "blue") == many


def test_own_turn_only_lets_only_the_player_with_the_open_decision_play() -> None:
    """D6, 3.2."""
    t = table(2, hand={"blue": ["royal_favor"], "red": ["wise_judgment"]}, out_of_turn_fortune="own_turn_only")
    assert legal(t, by="red") == set()
    assert why(t, "play wise_judgment", by="red") == "closed-own-turn-only"
    do(t, "play royal_favor", by="blue")
    do(t, "place judah", by="blue")
    do(t, "play wise_judgment", by="red")
    assert t.scores == [16, 14]


def test_a_card_that_is_not_in_hand_can_not_be_played() -> None:
    """D6."""
    t = table(2, hand={"blue": ["royal_favor"]})
    with pytest.raises(IllegalAction):
        do(t, "play fame_abroad", by="blue")
    with pytest.raises(IllegalAction):
        do(t, "play royal_favor", by="red")
    assert t.interrupts(7) == []


def test_a_card_pays_a_cost_directly_if_the_cubes_are_not_available() -> None:
    """R27, 9.3, 3.1#12: on the own building turn the missing Gold is a credit and pays for the Library, in both
    editions; a cube that is available is simply taken."""
    for edition in ("final", "first"):
        t = table(
            2,
            "building",
            edition=edition,
            cubes={"blue": "STFFF"},
            supply={"gold": 0},
            display=["library"],
            hand={"blue": ["gold_of_ophir"]},
        )
        gold = t.cubes[5]
        assert "build library" not in legal(t)
        do(t, "play gold_of_ophir")
        assert written(t.credits) == "G"
        assert told(t, "event-credited") == [{"good": {"gold": 1}}]
        do(t, "build library", "site moab")
        assert has(t, "blue") == ""
        assert t.supply[0] == 0  # a credit used up returns nothing
        assert t.cubes[5] == gold
        t = table(
            2,
            "building",
            edition=edition,
            cubes={"blue": "STFFF"},
            display=["library"],
            hand={"blue": ["gold_of_ophir"]},
        )
        do(t, "play gold_of_ophir")
        assert (has(t, "blue"), written(t.credits)) == ("GSTFFF", "")


def test_credits_pay_for_roads_and_temple_blocks_too() -> None:
    """R27, 9.3: 2 Timber and 1 Food, none of them in the supply; a Stone and any, likewise."""
    t = table(
        2, "building", sites={"blue": ["aram"]}, supply={"timber": 0, "food": 0}, hand={"blue": ["cedars_of_lebanon"]}
    )
    do(t, "play cedars_of_lebanon")
    assert written(t.credits) == "TTF"
    do(t, "road aram-judah")
    assert t.roads_left == 11
    assert t.supply[3] == 0
    t = table(2, "building", supply={"stone": 0}, hand={"blue": ["great_stones"]})
    do(t, "play great_stones", "block", "reward vp")
    assert score(t, "blue") == 15
    assert t.supply[2] == 0


def test_credits_arise_only_on_ones_own_building_turn() -> None:
    """R28, 9.3: in another phase, or on another's building turn, missing cubes are lost."""
    t = table(2, "market", turn="blue", supply={"gold": 0}, hand={"blue": ["gold_of_ophir"]})
    do(t, "play gold_of_ophir", by="blue")
    assert (has(t, "blue"), written(t.credits)) == ("", "")
    t = table(2, "building", supply={"gold": 0}, hand={"blue": ["gold_of_ophir"], "red": ["gold_of_ophir"]})
    assert asked(t) == "D4 blue"
    held = has(t, "red")
    do(t, "play gold_of_ophir", by="red")
    assert (has(t, "red"), written(t.credits)) == (held, "")
    t = table(2, "building", turn="red", supply={"gold": 0}, hand={"red": ["gold_of_ophir", "royal_favor"]})
    held = has(t, "red")
    do(t, "end", by="red")
    assert asked(t) == "D5 red"
    do(t, "play gold_of_ophir", by="red")
    assert (has(t, "red"), written(t.credits)) == (held, "")


def test_an_exchange_is_not_a_cost() -> None:
    """R27: with no Food in the supply a card can't feed the Vintner, nor the Trader."""
    for space in ("winepress", "trader"):
        cards = {"blue": ["abundant_harvest", "royal_favor"]}
        buildings = {"blue": ["winepress"]}
        t = table(2, "resolution", pawns={"blue": [space]}, buildings=buildings, hand=cards, supply={"food": 0})
        do(t, "play abundant_harvest")
        assert (has(t, "blue"), written(t.credits)) == ("", "")
        do(t, f"resolve {space}")
        assert score(t, "blue") == 10
        assert asked(t).startswith("D3")


def test_credits_come_from_fortune_cards_only_never_from_spaces() -> None:
    """9.3: Tribute without Gold."""
    t = table(4, "resolution", pawns={"blue": ["tribute"]}, supply={"gold": 0})
    assert written(t.credits) == ""


def test_credits_left_at_the_end_of_the_turn_vanish() -> None:
    """9.3, 17#5."""
    t = table(2, "building", supply={"gold": 0}, hand={"blue": ["gold_of_ophir", "royal_favor"]})
    do(t, "play gold_of_ophir")
    assert written(t.credits) == "G"
    do(t, "end")
    assert written(t.credits) == ""
    assert t.builder != 0


def test_a_card_that_gives_points_as_well_gives_credits_too() -> None:
    """R61: Copper Ingots without Copper in the supply: a credit and 1 VP."""
    t = table(2, "building", supply={"copper": 0}, hand={"blue": ["copper_ingots", "royal_favor"]})
    do(t, "play copper_ingots")
    assert (written(t.credits), score(t, "blue")) == ("C", 11)


def test_part_cubes_part_credits_is_normal() -> None:
    """R61: of 2 Timber with 1 in the supply one is a cube, one a credit."""
    t = table(2, "building", supply={"timber": 1}, hand={"blue": ["cedars_of_lebanon", "royal_favor"]})
    do(t, "play cedars_of_lebanon")
    assert (has(t, "blue"), written(t.credits)) == ("TF", "T")


def test_a_credit_is_never_turned_into_a_cube_later() -> None:
    """R62, 9.3: whatever is paid in a type takes the credits before the cubes, so the Gold cube stays; other cubes paid
    back leave credits as they are, and those vanish with the turn."""
    t = table(
        2,
        "building",
        cubes={"blue": "GSSTFF"},
        supply={"gold": 0},
        display=["foundry", "royal_gardens"],
        hand={"blue": ["gold_of_ophir", "royal_favor", "abundant_harvest"]},
    )
    do(t, "play gold_of_ophir")
    assert (has(t, "blue"), written(t.credits)) == ("GSSTFF", "G")
    do(t, "play abundant_harvest", "build foundry", "site moab")
    assert (has(t, "blue"), written(t.credits)) == ("GTFFF", "")
    assert t.supply[0] == 0
    t = table(
        2, "building", cubes={"blue": "SG"}, supply={"timber": 0}, hand={"blue": ["cedars_of_lebanon", "royal_favor"]}
    )
    do(t, "play cedars_of_lebanon", "block", "pay gold", "reward vp")
    assert (has(t, "blue"), written(t.credits)) == ("F", "TT")
    do(t, "end")
    assert (has(t, "blue"), written(t.credits)) == ("F", "")


def test_a_choice_card_may_name_a_type_that_the_supply_lacks_on_the_own_building_turn() -> None:
    """D2e, 9.3: every allowed type; elsewhere only what the supply has."""
    t = table(2, "building", supply={"gold": 0}, hand={"blue": ["gift_of_sheba", "royal_favor"]})
    do(t, "play gift_of_sheba")
    assert legal(t, "take") == set(GOODS)
    do(t, "take gold")
    assert written(t.credits) == "G"
    t = table(2, supply={"gold": 0}, hand={"blue": ["gift_of_sheba"]})
    do(t, "play gift_of_sheba")
    assert legal(t, "take") == set(GOODS) - {"gold"}
    assert why(t, "take gold") == "closed-supply-empty"


def test_credits_are_not_cubes() -> None:
    """9.3: they score nothing; what is not used by the last building turn is gone before final scoring."""
    t = table(
        2, "building", turn="red", supply={"gold": 0}, hand={"red": ["gold_of_ophir"]}, blocks=15, cubes={"red": "CCS"}
    )
    held = len(has(t, "red"))
    do(t, "play gold_of_ophir", "block", "pay stone", "reward vp")
    assert t.over
    assert score(t, "red") == 10 + 10 + held - 3


def test_cards_in_hand_stay_secret_until_played() -> None:
    """9.1: an event tells the others how many cards were drawn, not which."""
    t = table(2, "resolution", pawns={"blue": ["prophet"]}, deck=["royal_favor"], cubes={"red": "S"})
    (drew,) = [event for event in t.events or [] if event.id == "event-drew"]
    assert drew.seen_by(1).values == {"cards": 1}
    assert drew.seen_by(0).values == {"cards": 1, "fortune": ["royal_favor"]}


def test_a_card_may_score_for_roads_or_pieces_if_a_pack_says_so() -> None:
    """8 vp_per on a Fortune Card."""
    effect = {"op": "vp_per", "per": "own_buildings_on_sites", "amount": 3, "max": 20}
    pack = pack_with("fortune", "card", "royal_favor", effect=effect)
    t = table(2, hand={"blue": ["royal_favor"]}, sites={"blue": ["aram", "edom"]}, pack=pack)
    do(t, "play royal_favor")
    assert score(t, "blue") == 16

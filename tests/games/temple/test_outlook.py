"""What a person is shown besides the pieces follows the rules and the data. [Temple 3, 9.2, 11]"""

from __future__ import annotations

import pytest

from ophir.engine.outlook import Outlook
from ophir.games.temple.table import TempleTable
from tests.games.reading import do
from tests.games.temple.tables import BLACK, WHITE, pack_with, table


def ahead(t: TempleTable, action: str) -> Outlook:
    return t.outlook(t.actions[action].id)


def caution(t: TempleTable, action: str) -> str:
    said = ahead(t, action).caution
    return said.id if said else ""


def answer(t: TempleTable, action: str) -> str:
    found = ahead(t, action).answer
    assert found is None or found.seat == 1 - t.to_move
    return found.ask if found else ""


@pytest.mark.parametrize(
    ("at", "phase", "part"),
    [
        ("preparation", "preparation", "preparation"),
        ("attack", "military", "military"),
        ("destruction", "military", "destruction"),
        ("defence", "military", "defence"),
        ("building", "building", "building"),
        ("discard", "discard", "discard"),
    ],
)
def test_the_phase_is_that_of_the_step_that_waits(at: str, phase: str, part: str) -> None:
    """3."""
    cards = ["israelite_army", "altar", "burnt_offering"]
    t = table(at, hand={"white": cards, "black": ["destruction", "babylonian_army"]}, armies={"white": ["t_n"]},
              built={"white": ["porch", "holy_of_holies", "veil"]}, gates={"white": ["north"]})  # fmt: skip
    stage = t.stage()
    assert (stage.phase, stage.part, stage.turn, stage.round) == (phase, part, WHITE, 6)


@pytest.mark.parametrize(
    ("action", "window"),
    [("play priest", "priest-window"), ("play altar", "priest-window"), ("play levites", ""), ("go military", "")],
)
def test_a_priest_or_an_altar_may_be_answered(action: str, window: str) -> None:
    """9.2: whether the opponent can or not."""
    t = table(hand={"white": ["priest", "altar", "levites"]}, draw={"white": ["porch", "doubt"]})
    assert answer(t, action) == window


def test_an_offering_may_be_answered_but_a_grain_offering_only_if_it_is_spoilt() -> None:
    """6."""
    t = table(
        "building",
        hand={"white": ["peace_offering", "grain_offering", "veil", "porch"]},
        priest=["white"],
        altar=["white"],
    )
    assert answer(t, "play peace_offering") == "offering-window"
    assert answer(t, "play grain_offering") == ""
    t = table(
        "building",
        hand={"white": ["grain_offering", "porch"]},
        bad_offerings=["white"],
        priest=["white"],
        altar=["white"],
    )
    assert answer(t, "play grain_offering") == "offering-window"


def test_an_announcement_may_be_answered_with_a_sin() -> None:
    """9.2, R76: not under a Grain Offering."""
    t = table("building", hand={"white": ["porch", "grain_offering"]}, priest=["white"], altar=["white"])
    assert answer(t, "announce") == "sin-window"


def test_an_attack_is_answered_only_where_king_david_has_a_gate_to_close() -> None:
    """R80."""
    gates = ["north", "east", "south", "west"]
    for david, shut, window in (([], [], ""), (["white"], [], "wall-window"), (["white"], gates, "")):
        t = table("attack", armies={"white": ["o_ne"]}, david=david, gates={"white": shut})
        assert answer(t, "move o_ne o_n") == window


def test_a_card_acts_on_the_slot_that_it_changes() -> None:
    """5, 9.1: found by playing it, so that a card of a pack is no exception."""
    t = table(hand={"white": ["altar", "bad_offerings", "levites"]}, altar=["black"])
    assert ahead(t, "play altar").reach == [f"{WHITE}:slot:altar"]
    assert ahead(t, "play bad_offerings").reach == [f"{BLACK}:slot:altar"]
    assert ahead(t, "go military").reach == []


def test_an_act_is_found_on_the_card_and_the_army_that_it_uses() -> None:
    """7.2, 10."""
    hands = {"white": ["veil"], "black": ["secret_passage"]}
    t = table("attack", hand=hands, armies={"white": ["o_n"]}, gates={"white": ["north"]})
    assert t.actions["passage o_n north"].also == ("hand:secret_passage", "army:o_n")
    assert t.actions["move o_n o_ne"].also == ("army:o_n",)
    assert t.actions["build porch"].also == ("hand:porch",)


def test_of_several_ordinary_sins_the_one_that_goes_is_named() -> None:
    """R81."""
    t = do(table("building", hand={"white": ["porch"], "black": ["arrogance", "doubt"]}), "announce")
    assert ahead(t, "play sin").values == {"card": "doubt"}


@pytest.mark.parametrize(
    ("discard", "action", "said"),
    [
        ([], "discard altar", ""),
        ([], "discard veil", "caution-fast"),
        (["porch"], "discard veil", "caution-fast"),
        (["porch", "main_hall"], "discard veil", "caution-game"),
        (["porch", "pray_and_fast"], "discard veil", "caution-game"),
        ([], "discard pray_and_fast", ""),
        (["porch"], "discard pray_and_fast", ""),
        (["porch", "pray_and_fast"], "discard pray_and_fast", "caution-rescue"),
    ],
)
def test_what_is_at_stake_when_a_card_is_discarded(discard: list[str], action: str, said: str) -> None:
    """11.3: a fast brings a card back as long as there are fasts enough; each deck has two."""
    t = table("discard", hand={"white": ["altar", "veil", "pray_and_fast"]}, discard={"white": discard})
    assert caution(t, action) == said


def test_nothing_is_at_stake_where_the_discard_pile_is_shuffled_again() -> None:
    """11.2."""
    t = table("discard", hand={"white": ["veil", "altar"]}, deck_exhaustion="reshuffle")
    assert caution(t, "discard veil") == ""


def test_more_fasts_in_a_pack_put_less_at_stake() -> None:
    """0."""
    pack = pack_with("cards", "card", "pray_and_fast", count=3)
    less = next(card for card in pack.files["cards"]["card"] if card["id"] == "guarded_gate")
    less["count"] -= 1
    t = table("discard", hand={"white": ["altar", "veil"]}, discard={"white": ["porch", "main_hall"]}, pack=pack)
    assert caution(t, "discard veil") == "caution-fast"


def test_the_reward_of_a_fast_should_not_be_forgotten() -> None:
    """8, R42."""
    t = table("building", hand={"white": ["altar"]}, discard={"white": ["levites"]}, fast={"white": 3})
    assert caution(t, "go discard") == "caution-reward"
    do(t, "reward")
    assert caution(t, "go discard") == "", "it is taken"


@pytest.mark.parametrize(
    ("cards", "used", "fast", "build"),
    [
        (["porch", "altar"], False, {}, "open"),
        (["altar"], False, {}, "nothing"),
        (["porch", "altar"], True, {}, "used"),
        (["porch", "unclean"], False, {"white": 1}, "fasting"),
    ],
)
def test_the_question_speaks_of_building_only_while_that_is_possible(
    cards: list[str], used: bool, fast: dict[str, int], build: str
) -> None:
    """10."""
    t = table("building", hand={"white": cards}, build_used=used, fast=fast, priest=["black"])
    assert t.decision is not None
    assert t.decision.ask_values(t)["build"] == build

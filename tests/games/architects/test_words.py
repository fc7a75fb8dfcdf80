"""What cards, boards and places say of themselves, made from their data in every language."""

from __future__ import annotations

import pytest

from ophir.engine.packs import Pack
from ophir.engine.texts import LANGUAGES, Texts
from ophir.games.architects import GAME
from ophir.games.architects.table import ArchitectsTable
from ophir.games.architects.words import TELLERS, about
from tests.games.architects.tables import pack_with

ALL: dict[str, object] = {"promo_cards": True, "board_sets": ["base", "promo2018", "wow"], "ai_opponent": "random"}


def new(options: dict[str, object] | None = None, seats: int = 2, pack: Pack | None = None) -> ArchitectsTable:
    made = GAME.new(seats, options or {}, seed=1, pack=pack)
    assert isinstance(made, ArchitectsTable)
    return made


def told(kind: str, id: str) -> str:
    made = new(ALL)
    return about(Texts.of(made), made.box, kind, id)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_says_what_it_does(language: str) -> None:
    """Each in words of its own kind, without a gap; what is not in the box says nothing."""
    made = new(ALL)
    said = Texts.of(made, language)
    box = made.box
    ids = {
        "place": box.location_ids,
        "apprentice": box.apprentice_ids,
        "building": box.building_ids,
        "board": box.board_ids,
        "wonder": box.wonder_ids,
        "contribution": box.contribution_ids,
        "reward": box.reward_ids,
        "market": box.market_ids,
        "opponent": box.opponent_ids,
        "scheme": box.scheme_ids,
    }
    assert ids.keys() == TELLERS.keys()
    for kind, each in ids.items():
        for id in each:
            text = about(said, box, kind, id)
            assert len(text) > 10, id
            assert not {"{", "}", "$"} & set(text), id
        assert about(said, box, kind, "nothing") == ""
    assert about(said, box, "nothing", "well") == ""


@pytest.mark.parametrize(
    ("kind", "id", "says"),
    [
        ("place", "silversmith", "1 Silver for each of your workers here, and 1 more."),
        ("apprentice", "labourer", "Skills: carpentry, tiling and masonry."),
        ("apprentice", "thief", "Skill: carpentry. You lose 1 Virtue less at the Tax Stand."),
        (
            "apprentice",
            "gatekeeper",
            "Skill: masonry. Costs 1 Virtue when hired. "
            "At a reset you may take up to 2 workers of yours out of Prison.",
        ),
        (
            "building",
            "dungeon",
            "Worth 14 points. Costs 4 Stone, 2 Gold and 2 Marble. Asks for carpentry, tiling and masonry. Virtue -1. "
            "At the end of the game: Lose 2 Virtue.",
        ),
        ("building", "well", "Worth 3 points. Costs 2 Wood and 2 Stone. Asks for no skills. Gain 4 Clay."),
        (
            "board",
            "charles",
            "Starts with Virtue 8 and 3 Silver, 2 Wood and 3 Influence. "
            "Each time you place a worker with the Profiteer, gain 1 Silver.",
        ),
        (
            "opponent",
            "aristocrat",
            "Starts with Virtue 7 and Influence 0. Its focus: the Princess, it makes a Contribution and it gains "
            "a Future Scheme card. Each Wonder costs it 2 Marble less.",
        ),
        (
            "scheme",
            "f06",
            "If 8 or more Tax lies on the Tax Stand: Tax Stand, it loses 2 Virtue and it takes all Tax. "
            "Otherwise: Silversmith, it gains 1 Silver for each worker there and 1 more.",
        ),
    ],
)
def test_a_text_says_what_the_data_says(kind: str, id: str, says: str) -> None:
    assert told(kind, id) == says


def test_a_card_of_a_pack_reads_as_it_was_changed() -> None:
    pack = pack_with("buildings", "building", "well", effects=[{"op": "gain", "gain": {"marble": 5}}])
    next(one for one in pack.files["buildings"]["building"] if one["id"] == "well")["name"] = "Deep Well"
    made = new(pack=pack)
    said = Texts.of(made)
    assert about(said, made.box, "building", "well").endswith("Gain 5 Marble.")
    assert said.name("building", "well") == "Deep Well"
    assert Texts.of(new()).name("building", "well") == "Well"


def test_the_ai_opponent_goes_by_its_name_once_it_is_settled() -> None:
    settled = Texts.of(new({"ai_opponent": "patron"}, seats=1))
    assert settled.player(1) == settled.say("opponent-patron")

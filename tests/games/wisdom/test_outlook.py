"""What a person is shown besides the pieces, and what is said of them."""

from __future__ import annotations

import pytest

from ophir.engine.game import NOBODY
from ophir.engine.texts import LANGUAGES, Texts
from ophir.games.wisdom import GAME
from tests.games.reading import do
from tests.games.wisdom.tables import pack_with, solo, table


def test_the_stage_is_the_year_and_its_part() -> None:
    made = GAME.new(3, seed=1)
    assert (made.stage().round, made.stage().phase) == (1, "keep")
    assert table(2, at="purchase", turn=None, market={"food": ["food", None, None, None]}).stage().phase == "purchase"
    stage = table(3, turn="green", year=4).stage()
    assert (stage.round, stage.phase, stage.turn, stage.order) == (4, "turn", 2, [0, 1, 2])


def test_a_court_shows_what_a_party_has() -> None:
    made = solo("blue", jeroboam={"cubes": "GG", "tiles": {"7": 1}, "houses": {"edom": 1}})
    court = made.court(1, 0)
    assert [stock.count for stock in court.goods] == [0, 2, 0, 0, 0, 0]
    assert {stock.id: stock.count for stock in court.things} == {
        "customs": 5,
        "building-card": 1,
        "temple-tile": 1,
        "fortune": 0,
    }
    assert court.mark == "stock-start"
    assert court.left is not None
    assert court.left.count == 6


def test_notes_say_what_a_worker_would_get_now() -> None:
    made = table(
        2, blue={"houses": {"gilead": 1}, "buildings": ["royal_vineyard"]}, roads=["gilead-judah"], shortage=["ammon"]
    )
    notes = made.notes(0)
    assert notes["place:gilead"].gets == {"wood": 1, "gold": 1}
    assert notes["place:gilead"].reach == ["place:gilead", "place:judah"]
    assert notes["place:ammon"].gets == {}
    assert notes["place:royal_vineyard"].gets == {"favor": 2, "wood": 1, "food": 1}
    assert notes["place:altar"].gets == {"favor": 8, "exotic": 1}
    assert made.notes(NOBODY) == {}
    given = ["harbor_of_ezion_geber", "hall_of_judgment"]
    left = table(2, blue={"buildings": given, "cubes": "W"}, supply="GF", red={"cubes": "rest"}).notes(0)
    assert left["place:harbor_of_ezion_geber"].gets == {"favor": 4}, "no Exotic is left"
    assert left["place:hall_of_judgment"].gets == {"favor": 8}


def test_an_outlook_tells_what_a_choice_brings() -> None:
    made = table(2, blue={"pending": ["stronghold"]}, shortage=["ammon"])
    assert made.outlook(made.actions["place judah"].id).values == {"good": {"gold": 2}}
    nothing = made.outlook(made.actions["place ammon"].id).caution
    assert nothing is not None
    assert nothing.id == "caution-nothing"
    made = table(
        2,
        blue={"buildings": ["caravanserai", "market_gate"], "cubes": "E"},
        market={"gold": ["exotic", None, None, None]},
    )
    do(made, "place merchant")
    assert made.outlook(made.actions["buy gold 1"].id).values == {"favor": 2, "good": "exotic"}
    assert made.outlook(made.actions["sell-exotic gold 4"].id).values == {"favor": 7, "good": "exotic"}


def test_the_last_house_is_cautioned_of() -> None:
    five = dict.fromkeys(["gilead", "judah", "ammon", "moab", "edom"], 1)
    made = table(2, blue={"cubes": "GSWCSF", "houses": five}, offer={"slot1": "library", "slot2": "market_gate"})
    do(made, "place foreman")
    outlook = made.outlook(made.actions["build library"].id)
    assert outlook.values == {"favor": 7, "good": {"gold": 1, "stone": 1, "wood": 1}}
    assert outlook.caution is not None


def test_only_spaces_in_use_are_printed() -> None:
    printed = table(2).printed()
    assert [len(one["spaces"]) for one in printed["components"]["action_space"]] == [2, 2, 3, 2]
    assert sum(len(one["house_spots"]) for one in printed["map"]["location"]) == 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_place_can_be_explained(language: str) -> None:
    made = solo("blue")
    texts = Texts.of(made, language)
    box = made.box
    for kind, ids in (("place", box.place_ids), ("building", box.card_ids), ("fortune", box.fortune_ids)):
        for id in ids:
            assert made.about(texts, kind, id), (kind, id)
    assert made.about(texts, "chess", "king") == ""
    for effect in [*box.card_effect, *box.fortune_effect, *box.holy_effect]:
        for said in (texts.effect(effect), texts.short(effect), texts.signs(effect)):
            assert said
            assert "{" not in said


def test_a_renamed_card_is_called_by_its_name() -> None:
    pack = pack_with("buildings", "building", "library")
    next(one for one in pack.files["buildings"]["building"] if one["id"] == "library")["name"] = "House of Scrolls"
    made = table(2, pack=pack)
    assert Texts.of(made).name("building", "library") == "House of Scrolls"
    assert Texts.of(made).name("place", "library") == "House of Scrolls"


def test_jeroboam_says_why_he_sets_a_tile_aside() -> None:
    made = solo(tiles=("trader", "judah"), blue={"visits": {"trader": 2}})
    said = [Texts.of(made).event(event) for event in made.events or []]
    assert "Jeroboam takes his turn." in said
    assert "No free space there: Trader is set aside, Jeroboam draws again." in said

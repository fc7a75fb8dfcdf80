"""Packs: corrections laid over the standard data, what they changed, and what is wrong with them, by name."""

from collections import Counter
from pathlib import Path
from typing import Literal

import pytest
from msgspec import Struct

from ophir.engine.errors import BadPack
from ophir.engine.packs import Layout, Pack, load_over, load_standard

LAYOUT = Layout(("cards", "map"), {"road": ("a", "b")}, told=("card.number", "picture.*"))
CARDS = """
[meta]
source = "rulebook"

[limits]
hand = 3
rounds = 40
source = "rulebook"
source_rounds = "invented"

[[card]]
id = "harvest"
count = 2
vp = 1
number = 7
source_vp = "memory"

[[card]]
id = "gift"
count = 3
vp = 0
source = "reconstructed"

[[picture]]
id = "camel"
x = 3

[[option]]
id = "short"
default = false
"""
MAP = """
[[road]]
a = "edom"
b = "moab"
length = 1
x = 10
y = 20
source = "rulebook"
"""


class Card(Struct, forbid_unknown_fields=True):
    id: str
    count: int
    vp: int
    number: int = 0


class Limits(Struct, forbid_unknown_fields=True):
    hand: int
    rounds: int


@pytest.fixture
def standard(tmp_path: Path) -> Pack:
    folder = tmp_path / "standard"
    folder.mkdir()
    (folder / "cards.toml").write_text(CARDS)
    (folder / "map.toml").write_text(MAP)
    return load_standard(folder, LAYOUT)


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    folder = tmp_path / "mine"
    folder.mkdir()
    return folder


def correction(folder: Path, text: str, file: str = "cards") -> Path:
    (folder / f"{file}.toml").write_text(text)
    return folder


def cards(pack: Pack) -> dict[str, Card]:
    return {card.id: card for card in pack.read(Card, "cards", "card")}


def test_records_are_read_as_types_in_the_order_of_the_file(standard: Pack) -> None:
    assert standard.read(Card, "cards", "card") == [Card("harvest", 2, 1, 7), Card("gift", 3, 0)]
    assert standard.read_one(Limits, "cards", "limits") == Limits(3, 40)
    assert (standard.name, standard.changes) == ("standard", [])


def test_a_correction_replaces_only_the_fields_it_names(standard: Pack, mine: Path) -> None:
    pack = load_over(standard, correction(mine, '[[card]]\nid = "gift"\ncount = 4\nsource = "owner"\n'))
    assert cards(pack) == {"harvest": Card("harvest", 2, 1, 7), "gift": Card("gift", 4, 0)}
    (change,) = pack.changes
    assert (change.file, change.record, change.field) == ("cards", "card gift", "count")
    assert (change.old, change.new, change.source) == (3, 4, "owner")


def test_what_a_correction_does_not_name_keeps_its_source(standard: Pack, mine: Path) -> None:
    pack = load_over(standard, correction(mine, '[[card]]\nid = "gift"\ncount = 4\nsource = "owner"\n'))
    gift = pack.table("cards", "card")[1]
    assert pack.source_of("cards", gift, "count") == "owner"
    assert pack.source_of("cards", gift, "vp") == "reconstructed"


def test_a_figure_that_is_confirmed_has_a_new_source_and_is_no_change(standard: Pack, mine: Path) -> None:
    pack = load_over(standard, correction(mine, '[[card]]\nid = "gift"\ncount = 3\nsource = "owner"\n'))
    assert pack.changes == []
    assert pack.source_of("cards", pack.table("cards", "card")[1], "count") == "owner"
    assert pack.facts()["cards"] == standard.facts()["cards"] - Counter(reconstructed=1) + Counter(owner=1)


def test_a_correction_may_name_the_source_of_one_field(standard: Pack, mine: Path) -> None:
    text = '[[card]]\nid = "gift"\ncount = 4\nvp = 1\nsource = "owner"\nsource_vp = "memory"\n'
    pack = load_over(standard, correction(mine, text))
    assert [(change.field, change.source) for change in pack.changes] == [("count", "owner"), ("vp", "memory")]


def test_an_unknown_id_adds_a_record(standard: Pack, mine: Path) -> None:
    text = '[[card]]\nid = "feast"\ncount = 1\nvp = 2\nsource = "invented"\n'
    pack = load_over(standard, correction(mine, text))
    assert list(cards(pack)) == ["harvest", "gift", "feast"]
    assert [(change.record, change.new) for change in pack.changes] == [("card feast", "added")]


def test_remove_takes_a_record_out(standard: Pack, mine: Path) -> None:
    pack = load_over(standard, correction(mine, '[[card]]\nid = "gift"\nremove = true\nsource = "owner"\n'))
    assert list(cards(pack)) == ["harvest"]
    assert [(change.record, change.new) for change in pack.changes] == [("card gift", "removed")]


def test_what_nothing_reads_may_be_confirmed_and_told_of_a_new_record(standard: Pack, mine: Path) -> None:
    text = '[[card]]\nid = "harvest"\nnumber = 7\nsource = "owner"\n'
    assert load_over(standard, correction(mine, text)).changes == []
    text = '[meta]\nnote = "mine"\n[[card]]\nid = "feast"\ncount = 1\nvp = 2\nnumber = 9\nsource = "invented"\n'
    assert cards(load_over(standard, correction(mine, text)))["feast"] == Card("feast", 1, 2, 9)


def test_a_single_table_is_corrected_field_by_field(standard: Pack, mine: Path) -> None:
    pack = load_over(standard, correction(mine, '[limits]\nhand = 5\nsource = "owner"\n'))
    assert pack.read_one(Limits, "cards", "limits") == Limits(5, 40)
    assert [(change.record, change.field) for change in pack.changes] == [("limits", "hand")]


def test_a_record_is_named_by_its_key_fields(standard: Pack, mine: Path) -> None:
    text = '[[road]]\na = "edom"\nb = "moab"\nlength = 2\nsource = "owner"\n'
    pack = load_over(standard, correction(mine, text, "map"))
    assert [(change.record, change.new) for change in pack.changes] == [("road edom/moab", 2)]


def test_the_standard_pack_is_never_changed(standard: Pack, mine: Path) -> None:
    before = repr(standard.files)
    text = '[limits]\nhand = 5\nsource = "owner"\n[[card]]\nid = "gift"\nremove = true\nsource = "owner"\n'
    load_over(standard, correction(mine, text))
    assert repr(standard.files) == before


def test_the_hash_tells_packs_apart(standard: Pack, mine: Path, tmp_path: Path) -> None:
    again = load_standard(tmp_path / "standard", LAYOUT)
    changed = load_over(standard, correction(mine, '[limits]\nhand = 5\nsource = "owner"\n'))
    assert again.hash == standard.hash != changed.hash
    assert changed.name == "mine"


def test_facts_are_counted_by_file_and_source(standard: Pack) -> None:
    # Ids and drawing coordinates are no facts of the game; a field's own source goes before the record's, that
    # before the file's.
    assert standard.facts() == {
        "cards": Counter(rulebook=4, invented=1, memory=1, reconstructed=2),
        "map": Counter(rulebook=1),
    }


def test_without_a_word_about_it_a_record_counts_as_reconstructed(standard: Pack) -> None:
    assert standard.source_of("map", {}) == "reconstructed"
    assert standard.source_of("cards", {}) == "rulebook"


@pytest.mark.parametrize(
    ("text", "file", "record", "field", "said"),
    [
        ('[[card]]\nid = "gift"\ncount = 4\n', "cards", "card gift", "source", "missing"),
        ("[limits]\nhand = 5\n", "cards", "limits", "source", "missing"),
        ('[[card]]\nid = "gift"\nsource = "rumour"\n', "cards", "card", "source", "'rumour'"),
        ('[[card]]\nid = "gift"\nsource = "owner"\nsource_vp = "rumour"\n', "cards", "card", "source_vp", "'rumour'"),
        ('[[card]]\nid = "ghost"\nremove = true\nsource = "owner"\n', "cards", "card ghost", "remove", "no such"),
        ('[card]\nid = "gift"\nsource = "owner"\n', "cards", "card", "", "[[card]]"),
        ('[[limits]]\nhand = 5\nsource = "owner"\n', "cards", "limits", "", "[limits]"),
        ('[[dice]]\nid = "red"\nsource = "owner"\n', "cards", "dice", "", "limits, card, picture"),
        ("hand = 5\n", "cards", "hand", "", "must be a table"),
        (
            '[[card]]\nid = "harvest"\nnumber = 8\nsource = "owner"\n',
            "cards",
            "card harvest",
            "number",
            "nothing reads",
        ),
        ('[[picture]]\nid = "camel"\nx = 4\nsource = "owner"\n', "cards", "picture camel", "x", "nothing reads it"),
        ('[[picture]]\nid = "ox"\nx = 4\nsource = "owner"\n', "cards", "picture ox", "", "can't add or remove"),
        ('[[option]]\nid = "long"\ndefault = true\nsource = "owner"\n', "cards", "option long", "", "can't add"),
        ('[[option]]\nid = "short"\nremove = true\nsource = "owner"\n', "cards", "option short", "", "or remove"),
        ("[meta]\nplayers = 7\n", "cards", "meta", "players", "nothing reads it"),
        ("[[meta]]\nplayers = 7\n", "cards", "meta", "", "[meta]"),
        ("[[card]\n", "cards", "", "", "not valid TOML"),
        ('[[card]]\nid = "gift"\ncount = 2020-01-01\nsource = "owner"\n', "cards", "", "", "date"),
    ],
)
def test_a_wrong_correction_is_refused_with_file_record_and_field(
    standard: Pack, mine: Path, text: str, file: str, record: str, field: str, said: str
) -> None:
    with pytest.raises(BadPack) as refusal:
        load_over(standard, correction(mine, text))
    error = refusal.value
    assert (error.file, error.record, error.field) == (file, record, field)
    assert said in error.reason
    assert str(error).startswith(", ".join(part for part in (file, record, field) if part) + ": ")


@pytest.mark.parametrize(
    ("fields", "field"), [('count = "many"', "count"), ("vp = true", "vp"), ("cuont = 3", ""), ("vp = 0.5", "vp")]
)
def test_a_figure_of_the_wrong_type_is_refused_when_it_is_read(
    standard: Pack, mine: Path, fields: str, field: str
) -> None:
    pack = load_over(standard, correction(mine, f'[[card]]\nid = "gift"\n{fields}\nsource = "owner"\n'))
    with pytest.raises(BadPack) as refusal:
        pack.read(Card, "cards", "card")
    assert (refusal.value.file, refusal.value.record, refusal.value.field) == ("cards", "card gift", field)


class Price(Struct, forbid_unknown_fields=True):
    in_: Literal["gold", "wool"]


class Offer(Struct, forbid_unknown_fields=True):
    id: str
    count: Literal[1, 2] = 1
    moods: list[Literal["glad", ""]] = []
    pair: tuple[Literal["left"], Literal["right"]] = ("left", "right")
    cost: dict[Literal["gold", "wool"], int] = {}
    kind: Literal["gift"] | Literal["loan"] = "gift"
    prices: dict[str, Price] = {}


@pytest.mark.parametrize(
    ("figures", "field", "reason"),
    [
        ({"count": 3}, "count", "3 is not allowed; allowed: 1, 2"),
        ({"moods": ["glad", "sad"]}, "moods[1]", '\'sad\' is not allowed; allowed: "", "glad"'),
        ({"pair": ["left", "left"]}, "pair[1]", "'left' is not allowed; allowed: \"right\""),
        ({"cost": {"silk": 1}}, "cost", '\'silk\' is not allowed; allowed: "gold", "wool"'),
        ({"kind": "theft"}, "kind", '\'theft\' is not allowed; allowed: "gift", "loan"'),
        ({"prices": {"x": {"in_": "silk"}}}, "prices[...].in_", '\'silk\' is not allowed; allowed: "gold", "wool"'),
    ],
)
def test_a_value_that_is_not_on_the_list_is_refused_with_the_list(
    figures: dict[str, object], field: str, reason: str
) -> None:
    pack = Pack("mine", LAYOUT, {"cards": {"offer": [{"id": "gift", **figures}]}}, [])
    with pytest.raises(BadPack) as refusal:
        pack.read(Offer, "cards", "offer")
    assert (refusal.value.field, refusal.value.reason) == (field, reason)


def test_a_missing_table_is_refused_by_name(standard: Pack) -> None:
    with pytest.raises(BadPack, match="cards, dice: the table is missing or empty"):
        standard.read(Card, "cards", "dice")
    with pytest.raises(BadPack, match="map, limits: the table is missing"):
        standard.read_one(Limits, "map", "limits")


def test_a_folder_without_a_pack_is_refused_with_the_files_expected(standard: Pack, mine: Path) -> None:
    with pytest.raises(BadPack, match=r"holds no TOML file; expected some of cards\.toml, map\.toml"):
        load_over(standard, mine)
    with pytest.raises(BadPack, match="there is no such folder"):
        load_over(standard, mine / "nowhere")
    with pytest.raises(BadPack, match=r"dice\.toml: is no file of this game; expected some of cards\.toml"):
        load_over(standard, correction(mine, "", "dice"))


def test_a_file_that_is_no_text_is_refused(standard: Pack, mine: Path) -> None:
    (mine / "cards.toml").write_bytes(b"\xff\xfe\x80")
    with pytest.raises(BadPack, match="cards: is not valid TOML"):
        load_over(standard, mine)


def test_a_standard_pack_with_a_file_missing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadPack, match=r"cards\.toml can't be read: No such file"):
        load_standard(tmp_path, LAYOUT)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ('[[card]]\nid = "harvset"\ncount = 4\nsource = "owner"\n', "harvest"),
        ('[[card]]\nid = "gift"\ncuont = 4\nsource = "owner"\n', "count"),
        ('[[cards]]\nid = "gift"\ncount = 4\nsource = "owner"\n', "card"),
        ('[[card]]\nid = "gitf"\nremove = true\nsource = "owner"\n', "gift"),
    ],
)
def test_a_slip_of_the_finger_is_answered_with_what_was_meant(
    standard: Pack, mine: Path, text: str, meant: str
) -> None:
    with pytest.raises(BadPack, match=rf"Did you mean {meant}\?"):
        cards(load_over(standard, correction(mine, text)))

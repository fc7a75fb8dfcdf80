"""What a pack is known by, and data of earlier days: found by its hash, read by the rules of today."""

from pathlib import Path

import pytest
from msgspec import Struct

from ophir.engine.errors import BadPack, DamagedData, OtherData
from ophir.engine.history import HISTORY, find_data, keep_version, oldest_data, versions
from ophir.engine.packs import Corrections, Layout, Pack, hash_of, lay_over, load_standard

LAYOUT = Layout(("cards",), {}, prose=("name", "x", "limits.motto", "slot.*"))
CARDS = """
[meta]
source = "rulebook"
note = "By hand."

[limits]
hand = 3
motto = "Build!"

[[card]]
id = "harvest"
name = "Harvest"
vp = 1
x = 10
source = "rulebook"

[[card]]
id = "gift"
name = "Gift"
vp = 0
x = 20
note = "A gyft."

[[slot]]
id = "left"
holds = "cards"

[[option]]
id = "long_game"
default = false
"""
VP_OF_HARVEST = '[[card]]\nid = "harvest"\nvp = 5\nsource = "owner"\n'


class Card(Struct, forbid_unknown_fields=True):
    id: str
    name: str
    vp: int
    x: int


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "cards.toml").write_text(CARDS)
    keep_version(standard(tmp_path))
    return tmp_path


def standard(folder: Path) -> Pack:
    return load_standard(folder, LAYOUT)


def correct(folder: Path, old: str, new: str) -> Pack:
    """The data after a correction."""
    text = (folder / "cards.toml").read_text()
    assert old in text
    (folder / "cards.toml").write_text(text.replace(old, new))
    return standard(folder)


def points(pack: Pack) -> dict[str, int]:
    return {card.id: card.vp for card in pack.read(Card, "cards", "card")}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("By hand.", "By head."),
        ("A gyft.", "A gift."),
        ('x = 10\nsource = "rulebook"', 'x = 10\nsource = "memory"'),
        ("x = 10", "x = 11"),
        ('name = "Harvest"', 'name = "Bread"'),
        ("Build!", "Pray!"),
        ('holds = "cards"', 'holds = "dice"'),
        ("[[slot]]", '[[option]]\nid = "short_game"\ndefault = false\n\n[[slot]]'),
    ],
)
def test_prose_drawing_and_an_option_that_is_off_change_no_hash(folder: Path, old: str, new: str) -> None:
    before = standard(folder)
    after = correct(folder, old, new)
    assert after.files != before.files
    assert after.hash == before.hash


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("vp = 1", "vp = 2"),
        ("hand = 3", "hand = 4"),
        ('id = "gift"', 'id = "loan"'),
        ("default = false", "default = true"),
        ("default = false", "default = false\nrounds = 9"),
        ("[[slot]]", '[[option]]\nid = "pace"\ndefault = "slow"\n\n[[slot]]'),
    ],
)
def test_what_can_change_a_game_changes_the_hash(folder: Path, old: str, new: str) -> None:
    before = standard(folder)
    assert correct(folder, old, new).hash != before.hash


def test_the_first_option_of_a_game_changes_no_hash(folder: Path) -> None:
    before = correct(folder, '[[option]]\nid = "long_game"\ndefault = false\n', "")
    assert correct(folder, "[[slot]]", '[[option]]\nid = "long_game"\ndefault = false\n\n[[slot]]').hash == before.hash


def test_the_order_of_the_records_counts_and_that_of_their_fields_does_not(folder: Path) -> None:
    before = standard(folder)
    assert correct(folder, 'id = "harvest"\nname = "Harvest"', 'name = "Harvest"\nid = "harvest"').hash == before.hash
    cards = before.files["cards"]
    turned = {"cards": {**cards, "card": cards["card"][::-1]}}
    assert Pack("turned", LAYOUT, turned, []).hash != before.hash


def test_every_version_is_kept_once(folder: Path) -> None:
    first = standard(folder)
    assert keep_version(first) == ""
    second = correct(folder, "vp = 1", "vp = 2")
    assert keep_version(second) == f"2-{second.hash}"
    assert keep_version(second) == ""
    assert [version.hash for version in versions(second)] == [first.hash, second.hash]


def test_earlier_data_is_found_by_its_hash(folder: Path) -> None:
    old = standard(folder)
    new = correct(folder, "vp = 1", "vp = 2")
    assert points(find_data(new, old.hash)) == {"harvest": 1, "gift": 0}
    assert find_data(new, old.hash).hash == old.hash
    assert find_data(new, new.hash) is new


def test_a_hash_that_covered_the_notes_is_found_after_a_note_and_a_figure_were_corrected(folder: Path) -> None:
    whole = hash_of(standard(folder).files)
    mended = correct(folder, "A gyft.", "A gift.")
    assert find_data(mended, whole) is mended
    assert points(find_data(correct(folder, "vp = 1", "vp = 2"), whole))["harvest"] == 1


def test_corrections_of_an_owner_are_laid_over_the_data_of_their_day(folder: Path) -> None:
    own = Corrections("mine", {"cards.toml": VP_OF_HARVEST})
    then = lay_over(standard(folder), own)
    now = correct(folder, "vp = 0", "vp = 7")
    assert points(find_data(now, then.hash, own)) == {"harvest": 5, "gift": 0}
    assert points(find_data(now, hash_of(then.files), own)) == {"harvest": 5, "gift": 0}
    assert find_data(now, then.hash, own).own is own


def test_corrections_of_a_card_that_is_gone_still_fit_the_data_of_their_day(folder: Path) -> None:
    own = Corrections("mine", {"cards.toml": '[[card]]\nid = "gift"\nremove = true\nsource = "owner"\n'})
    then = lay_over(standard(folder), own)
    now = correct(folder, '[[card]]\nid = "gift"\nname = "Gift"\nvp = 0\nx = 20\nnote = "A gyft."\n', "")
    with pytest.raises(BadPack):
        lay_over(now, own)
    assert points(find_data(now, then.hash, own)) == {"harvest": 1}


def test_an_option_that_came_later_is_there_and_off(folder: Path) -> None:
    old = standard(folder).hash
    now = correct(folder, "[[slot]]", '[[option]]\nid = "pace"\ndefault = "slow"\n\n[[slot]]')
    assert find_data(now, old).option_defaults() == {"long_game": False, "pace": "slow"}


def test_a_default_of_earlier_days_stays_what_it_was(folder: Path) -> None:
    old = standard(folder).hash
    now = correct(folder, "default = false", "default = true")
    assert (find_data(now, old).option_defaults(), now.option_defaults()) == ({"long_game": False}, {"long_game": True})


def test_a_table_that_came_later_is_taken_from_the_present_data(folder: Path) -> None:
    old = standard(folder).hash
    now = correct(folder, "[[slot]]", "[dice]\nsides = 6\n\n[[slot]]")
    assert find_data(now, old).files["cards"]["dice"] == {"sides": 6}


def test_a_figure_that_nothing_reads_any_more_is_left_out_of_earlier_data_alone(folder: Path) -> None:
    old = correct(folder, "x = 10", "x = 10\nweight = 3")
    keep_version(standard(folder))
    now = correct(folder, "\nweight = 3", "")
    assert points(find_data(now, old.hash)) == {"harvest": 1, "gift": 0}
    own = Corrections("mine", {"cards.toml": '[[card]]\nid = "gift"\nweight = 1\nsource = "owner"\n'})
    with pytest.raises(BadPack, match="weight"):
        points(lay_over(now, own))


def test_data_that_nobody_kept_is_refused_by_name(folder: Path) -> None:
    with pytest.raises(OtherData) as refusal:
        find_data(standard(folder), "0123456789abcdef", name="mine")
    assert refusal.value.values == {"pack": "mine", "hash": "0123456789abcdef"}


@pytest.mark.parametrize(("old", "new"), [("vp = 1", "vp = 9"), ("[limits]", "[limits"), ("hand", "arm")])
def test_damaged_data_is_named_and_disturbs_no_other(folder: Path, old: str, new: str) -> None:
    first = standard(folder).hash
    second = correct(folder, "vp = 1", "vp = 2").hash
    keep_version(standard(folder))
    now = correct(folder, "vp = 2", "vp = 3")
    file = folder / HISTORY / f"1-{first}" / "cards.toml"
    file.write_text(file.read_text().replace(old, new))
    with pytest.raises(DamagedData) as refusal:
        find_data(now, first)
    assert refusal.value.values["hash"] == first
    assert points(find_data(now, second))["harvest"] == 2


def test_before_anything_named_its_data_it_was_the_first_that_was_kept(folder: Path) -> None:
    first = standard(folder).hash
    correct(folder, "vp = 1", "vp = 2")
    keep_version(standard(folder))
    now = correct(folder, "vp = 2", "vp = 3")
    assert oldest_data(now).hash == first
    assert points(oldest_data(now, Corrections("mine", {"cards.toml": VP_OF_HARVEST}))) == {"harvest": 5, "gift": 0}

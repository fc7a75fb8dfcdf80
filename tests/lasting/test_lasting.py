"""What lasts goes on: tables and records of earlier days, taken through corrections of the data.

`tables.sqlite3` and `mine.ophir` are what a server and a terminal left on the last day on which neither tables nor
records named rules and figures (commit 783f2f7): a game of three with the first edition and an action taken back, one
that waits for somebody, one with an owner's corrections, one of Temple, one that is over, and one that plays on from
there with a new seed. `stood.json` tells how each stood, and how that day's code ended it by taking `next_action` again
and again.
"""

import json
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ophir.engine.game import Position
from ophir.engine.history import load_version, versions
from ophir.engine.matches import Match
from ophir.engine.packs import Corrections, hash_of, lay_over
from ophir.engine.records import load_record, read_record, replay, verify
from ophir.games import GAMES
from ophir.server.actor import read_table
from ophir.server.table import Table
from tests.cli.terminal import ophir
from tests.lasting.corrections import KINDS, OWN, correct_all, corrected, use

HERE = Path(__file__).parent
RECORDS = HERE.parent / "records"
STOOD: dict[str, Any] = json.loads((HERE / "stood.json").read_text())
BEGUN = [name for name, stood in STOOD.items() if "end" in stood]
KINGDOM = GAMES["kingdom"]
TEMPLE = GAMES["temple"]


@pytest.fixture(params=[*KINDS, "nothing"])
def kind(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    chosen: str = request.param
    if chosen != "nothing":
        correct_all(chosen, tmp_path / "data", monkeypatch)
    return chosen


def stored(name: str) -> Table:
    """A table from the database of that day."""
    id = STOOD[name]["id"]
    with sqlite3.connect(f"file:{HERE / 'tables.sqlite3'}?mode=ro", uri=True) as db:
        rows = db.execute("SELECT body FROM log WHERE table_id = ? ORDER BY sequence", (id,)).fetchall()
    return read_table(id, [row[0] for row in rows])


def next_action(position: Position, number: int) -> int:
    legal = position.legal()
    return legal[7 * number % len(legal)]


def any_action(position: Position, number: int) -> int:
    """Taken by lot, for a game that need not end: whoever of two architects never builds can go on in a circle."""
    return random.Random(number).choice(position.legal())


def end_of(match: Match, choose: Callable[[Position, int], int] = next_action) -> dict[str, Any]:
    """How a game ends from here."""
    number = 0
    while not match.position.over:
        match.play(choose(match.position, number))
        number += 1
    return match.position.outcome.to_json()


@pytest.mark.parametrize("name", BEGUN)
def test_a_table_of_earlier_days_goes_on_to_the_end_that_it_would_have_had(name: str, kind: str) -> None:
    table = stored(name)
    assert table.match is not None
    assert len(table.match.played) == STOOD[name]["moves"]
    assert table.match.position.scores == STOOD[name]["scores"]
    end = end_of(table.match)
    assert {part: end[part] for part in STOOD[name]["end"]} == STOOD[name]["end"]
    table.match.record.secret = table.created.secret  # as after the end
    again = read_record(str(table.match.record))
    assert verify(again, table.game, table.pack).scores == end["scores"]


def test_a_table_that_waited_begins_with_the_data_it_was_made_with(kind: str) -> None:
    table = stored("waiting")
    assert (table.status, table.pack.hash) == ("waiting", "9f7272da974d6e0f")
    assert table.some_position().pack is table.pack


@pytest.mark.parametrize("id", GAMES)
def test_a_golden_game_is_confirmed_whatever_was_corrected(id: str, kind: str) -> None:
    for path in sorted((RECORDS / id).glob("*.ophir"), key=lambda path: path.stat().st_size)[:3]:
        record = load_record(path)
        assert verify(record, GAMES[id]).outcome.scores == record.scores


def test_a_record_with_an_owners_data_is_confirmed_with_it_laid_over_the_data_of_its_day(
    kind: str, tmp_path: Path
) -> None:
    record = load_record(HERE / "mine.ophir")
    folder = tmp_path / "mine"
    folder.mkdir()
    for file, text in OWN.items():
        (folder / file).write_text(text)
    mine = lay_over(KINGDOM.standard_pack, Corrections("mine", OWN))
    assert verify(record, KINGDOM, mine).outcome.scores == record.scores
    for command in ("verify", "replay"):
        assert ophir(command, str(HERE / "mine.ophir"), "--pack", str(folder)).code == 0


def test_a_game_saved_in_the_terminal_goes_on(kind: str, tmp_path: Path) -> None:
    whole = load_record(RECORDS / "kingdom/2.ophir")
    path = tmp_path / "saved.ophir"
    whole.cut(40).save(path)
    assert ophir("play", "--resume", str(path), "--seats", "random,random").code == 0
    assert load_record(path).finished
    assert ophir("verify", str(path)).code == 0


@pytest.mark.parametrize("id", GAMES)
def test_a_position_written_with_all_options_and_the_first_hash_is_read(
    id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAMES[id]
    position = game.new(2, None, "position")
    kept = load_version(game.standard_pack, versions(game.standard_pack)[-1].name)  # without options that came since
    first = {**position.to_json(), "options": position.options, "pack": hash_of(kept.files)}
    correct_all("a card", tmp_path / "data", monkeypatch)
    again = game.from_json(first)
    assert again.to_json() == position.to_json()
    assert again.legal_texts() == position.legal_texts()


@pytest.mark.parametrize("id", GAMES)
def test_a_game_written_today_goes_on_after_a_correction_of_tomorrow(
    id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAMES[id]
    match = Match.new(game, 2, None, "today")
    for number in range(20):
        match.play(any_action(match.position, number))
    text = str(match.record)
    assert "option:" not in text
    expected = end_of(Match(game, read_record(text)), any_action)
    correct_all("a card", tmp_path / "data", monkeypatch)
    assert game.standard_pack.hash not in text
    assert end_of(Match(game, read_record(text)), any_action) == expected


def test_a_default_that_is_another_today_is_the_old_one_at_an_old_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = str(Match.new(KINGDOM, 2, None, "default").record)
    edits = {"components": (('default = "open"', 'default = "own_turn_only"'),)}
    use(corrected(KINGDOM, edits, tmp_path / "kingdom"), KINGDOM, monkeypatch)
    assert Match(KINGDOM, read_record(text)).position.options["out_of_turn_fortune"] == "open"


def test_a_game_of_temple_without_a_filling_is_what_it_was_by_the_rules_of_its_day() -> None:
    """R88: won by pieces where it was begun when there was no option for it, a draw today."""
    record = load_record(RECORDS / "temple/2-grain_extra_build-on.ophir")
    assert (record.rules, record.ends, record.winners) == ("1", ["both_dead"], ["black"])
    *_, end = replay(record, TEMPLE)
    assert (end.outcome.winners, end.outcome.scores) == ([1], [3, 4])
    assert TEMPLE.from_json(end.to_json()).outcome.winners == [1]
    today = Match.new(TEMPLE, record.seats, record.options, record.seed)
    for move in record.played():
        today.play(today.position.actions[move.action].id, today.position.to_move)
    assert (today.position.outcome.winners, today.position.outcome.scores) == ([0, 1], [3, 4])


def test_a_card_more_gives_actions_other_numbers_which_is_nothing_to_what_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = [move.action for move in load_record(HERE / "mine.ophir").moves]
    before = [KINGDOM.new(2).actions[action].id for action in played]
    correct_all("a card", tmp_path / "data", monkeypatch)
    after = [KINGDOM.new(2).actions[action].id for action in played]
    assert sum(one != other for one, other in zip(before, after, strict=True)) > len(played) // 2

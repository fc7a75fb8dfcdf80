"""Puzzles: each can be played, has one clear answer that is hard to see, and comes up on its day."""

from __future__ import annotations

import os
from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest

from ophir.engine.chance import Chance
from ophir.engine.records import read_record
from ophir.engine.views import View
from ophir.games import GAMES, game
from ophir.puzzles import CLOSE, Puzzle, Reason, UnknownPuzzle, finding, puzzle_called, puzzle_of_day, puzzles_of
from ophir.puzzles.finding import LEAD, NONE, Found, judged_again, judgement_of, leader, theme_of
from ophir.puzzles.keeping import change, keep, kept_in

A_DOZEN = 12
ONE_IN = 1 if os.environ.get("OPHIR_LONG") == "1" else 6
SHIPPED = [one for id in GAMES for one in puzzles_of(id)]


@pytest.mark.once
@pytest.mark.parametrize("id", GAMES)
def test_every_game_has_at_least_a_dozen(id: str) -> None:
    numbers = [one.number for one in puzzles_of(id)]
    assert len(numbers) >= A_DOZEN
    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.once
@pytest.mark.parametrize("puzzle", SHIPPED, ids=lambda one: f"{one.game}-{one.number}")
def test_a_puzzle_has_one_clear_answer_that_greedy_does_not_take(puzzle: Puzzle) -> None:
    shares = [option.share for option in puzzle.options]
    assert shares == sorted(shares, reverse=True)
    assert puzzle.best == puzzle.options[0].action != puzzle.greedy
    assert puzzle.lead >= LEAD
    assert puzzle.lead - puzzle.lead_error >= CLOSE  # so that nothing else counts as solved by chance


@pytest.mark.once
@pytest.mark.parametrize("puzzle", SHIPPED[::ONE_IN], ids=lambda one: f"{one.game}-{one.number}")
def test_a_puzzle_asks_a_seat_for_one_of_its_legal_actions(puzzle: Puzzle) -> None:
    position = puzzle.position()
    assert position.to_move == puzzle.seat
    view = position.view(puzzle.seat)
    assert sorted(view.legal_texts()) == sorted(option.action for option in puzzle.options)
    assert view.decision is not None
    assert view.decision.ask == puzzle.ask


@pytest.mark.once
def test_the_puzzles_of_the_days_go_through_all_of_a_game_before_one_comes_again() -> None:
    first = date(2026, 11, 18)
    having = len([id for id in GAMES if puzzles_of(id)])
    days = [puzzle_of_day(first + timedelta(having * turn)) for turn in range(len(puzzles_of("kingdom")) * 2)]
    of = days[0]
    assert of is not None
    count = len(puzzles_of(of.game))
    assert len({one.number for one in days[:count] if one}) == count
    assert puzzle_of_day(first) == of
    assert puzzle_of_day(date(1999, 1, 1)) is not None


@pytest.mark.once
def test_who_asks_for_a_puzzle_that_is_not_there_is_told() -> None:
    with pytest.raises(UnknownPuzzle):
        puzzle_called("kingdom", 9999)


@pytest.mark.once
def test_only_an_option_that_is_far_ahead_leads() -> None:
    assert leader({1: 0.4, 2: 0.35, 3: 0.1}, 0.03) == 1
    assert leader({1: 0.4, 2: 0.38, 3: 0.1}, 0.03) == NONE


@pytest.mark.once
def test_the_theme_is_what_speaks_most_for_the_answer() -> None:
    assert theme_of([], 1) == "prepare"
    assert theme_of([Reason("feature-score", 1, "+2")], 1) == "gain"
    assert theme_of([Reason("feature-score", 0, "−2")], 1) == "deny"  # noqa: RUF001  # a minus sign, as people read it


@pytest.mark.once
def test_what_is_found_is_kept_and_read_again(tmp_path: Path) -> None:
    kingdom = game("kingdom")
    one = puzzles_of("kingdom")[0]
    keep(tmp_path, kingdom, [one], Found(one, one.match().record))
    kept = kept_in(tmp_path, kingdom)
    assert [puzzle.best for puzzle in kept] == [one.best]
    assert kept[0].options == one.options
    assert (tmp_path / "kingdom/001.txt").read_text() == one.record()


@pytest.mark.once
def test_a_puzzle_that_holds_no_more_goes_with_its_record_and_no_other_gets_its_number(tmp_path: Path) -> None:
    kingdom = game("kingdom")
    one, two = puzzles_of("kingdom")[:2]
    for count, each in enumerate((one, two), start=1):
        keep(tmp_path, kingdom, [one, two][:count], Found(each, each.match().record))
    now = msgspec.structs.replace(two, judgement="another")
    kept = change(tmp_path, kingdom, [one, two], two, now)
    kept = change(tmp_path, kingdom, kept, one, None)
    assert [(each.number, each.judgement) for each in kept_in(tmp_path, kingdom)] == [(two.number, "another")]
    assert [path.name for path in (tmp_path / "kingdom").iterdir()] == [f"{two.number:03}.txt"]


@pytest.mark.once
def test_a_puzzle_is_judged_again_by_the_same_measure(monkeypatch: pytest.MonkeyPatch) -> None:
    one = puzzles_of("kingdom")[0]
    record = read_record(one.record())
    shares = {option.action: option.share for option in one.options}

    def look(view: View, chance: Chance, iterations: int) -> dict[int, float]:
        return {view.actions[text].id: share for text, share in shares.items()}

    monkeypatch.setattr(finding, "long_look", look)
    now = judged_again(one, record)
    assert now is not None
    assert (now.number, now.best, now.judgement) == (one.number, one.best, judgement_of(game("kingdom")))
    shares[one.options[1].action] = shares[one.best]
    assert judged_again(one, record) is None, "two are as good"

"""Many games: the same whatever the number of processes, and summed up truly."""

from __future__ import annotations

from pathlib import Path

import pytest

from ophir.engine.errors import BadOption, OphirError
from ophir.engine.records import read_record, verify
from ophir.games import GAMES, game
from ophir.sim.ladder import Duel, Ladder, climb
from ophir.sim.play import Result
from ophir.sim.runs import Plan, interval, run
from ophir.sim.tune import tune


@pytest.mark.parametrize("name", GAMES)
def test_jobs_do_not_change_the_result(name: str) -> None:
    bots = ["random", "greedy"]
    one = run(Plan(name, bots, 12, "5"), jobs=1)
    two = run(Plan(name, bots, 12, "5"), jobs=2)
    assert one.to_json() == two.to_json()
    assert one.to_json()["finished"] == 12


def test_another_seed_gives_other_games() -> None:
    bots = ["random", "random"]
    assert run(Plan("kingdom", bots, 2, "1")).checksum != run(Plan("kingdom", bots, 2, "2")).checksum


def test_win_shares_add_up_and_ends_are_counted() -> None:
    figures = run(Plan("kingdom", ["random"] * 3, 10, "7")).to_json()
    assert sum(figures["win_share"]) == pytest.approx(1.0)
    assert sum(figures["ends"].values()) >= 10
    assert figures["game"] == "kingdom"


@pytest.mark.parametrize("name", GAMES)
def test_the_share_of_whoever_begins_and_shared_victories_are_told_with_their_intervals(name: str) -> None:
    results: list[Result] = []
    summary = run(Plan(name, ["random", "random"], 30, "4"), on_game=lambda _, r: results.append(r))
    figures = summary.to_json()
    assert {result.beginner for result in results} == {0, 1}
    won = sum(1 / len(one.outcome.winners) for one in results if one.beginner in one.outcome.winners)
    assert figures["beginner_win_share"] == pytest.approx(won / 30)
    shared = sum(1 for one in results if len(one.outcome.winners) > 1)
    assert figures["shared_victories"] == pytest.approx(shared / 30)
    for share, (low, high) in zip(figures["win_share"], figures["win_interval"], strict=True):
        assert low < share < high


def test_with_an_automaton_nobody_is_said_to_begin() -> None:
    """He has played before the first decision, so that it does not show who began; the rules say it."""
    figures = run(Plan("wisdom", ["random"], 3, "1", {"max_years": 2})).to_json()
    assert figures["beginner_win_share"] is None
    assert figures["mean_rounds"] == 2


def test_an_interval_narrows_with_more_games_and_stays_within_bounds() -> None:
    assert interval(50, 100) == (0.404, 0.596)
    assert interval(5000, 10000) == (0.490, 0.510)
    assert interval(0, 10) == (0.0, 0.278)
    assert str(interval(0, 10)) == "(0.0, 0.278)"  # not -0.0
    assert interval(10, 10) == (0.722, 1.0)


def test_rotation_gives_every_bot_every_seat() -> None:
    plan = Plan("kingdom", ["random", "greedy", "novice"], 3, rotate=True)
    seated = [plan.bots_of(number) for number in range(3)]
    assert {tuple(bots).index("greedy") for bots in seated} == {0, 1, 2}
    figures = run(Plan("kingdom", ["random", "greedy"], 4, "3", rotate=True)).to_json()
    assert figures["win_share_by_bot"] == {"greedy": 1.0, "random": 0.0}


def test_records_of_a_run_verify() -> None:
    results: list[Result] = []
    run(Plan("kingdom", ["random", "greedy"], 2, "9", keep_records=True), on_game=lambda _, r: results.append(r))
    for result in results:
        record = read_record(result.record)
        assert record.players == ["random", "greedy"]
        assert verify(record, game("kingdom")).outcome.scores == result.outcome.scores


@pytest.mark.parametrize(
    "plan",
    [
        Plan("kingdom", ["random"] * 5, 1),
        Plan("kingdom", ["random", "nobody"], 1),
        Plan("kingdom", ["random", "random"], 0),
        Plan("kingdom", ["random", "random"], 1, options={"edition": "second"}),
        Plan("kingdom", ["random", "random"], 1, pack=Path("no-such-folder")),
        Plan("chess", ["random", "random"], 1),
    ],
)
def test_a_wrong_plan_is_refused_before_any_game(plan: Plan) -> None:
    with pytest.raises(OphirError):
        run(plan)


def test_jobs_must_be_at_least_one() -> None:
    with pytest.raises(BadOption, match="at least 1"):
        run(Plan("kingdom", ["random", "random"], 1), jobs=0)


def test_a_ladder_puts_the_stronger_bot_first_with_its_interval() -> None:
    figures = climb("kingdom", ["random", "greedy"], 8, "1").to_json()
    first, second = figures["standings"]
    assert (first["bot"], second["bot"]) == ("greedy", "random")
    assert first["low"] > second["high"]
    assert figures["duels"][0]["win_share"] == 0.0
    assert figures["date"]


def test_a_ladder_takes_an_even_number_of_games() -> None:
    with pytest.raises(BadOption, match="even"):
        climb("kingdom", ["random", "greedy"], 3)


def test_equal_bots_have_overlapping_intervals() -> None:
    duel = Duel("a", "b", [[1.0, 0.0], [0.0, 1.0], [0.5, 0.5], [1.0, 0.0]])
    low, high = (Ladder({"game": "kingdom"}, ["a", "b"], "0", [duel]).standings()[i] for i in (1, 0))
    assert duel.share == 0.5
    assert low.high >= high.low


def test_tuning_keeps_what_wins_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """A made-up contest in which a larger `x` always wins and `y` does not matter."""

    def contest(new: dict[str, float], old: dict[str, float], games: int, seed: str) -> float:
        return 0.5 + (new["x"] - old["x"])

    start = {"x": 1.0, "y": 1.0}
    first = list(tune(start, contest, trials=10, games=100, folder=tmp_path))
    again = list(tune(start, contest, trials=10, games=100, folder=tmp_path))
    whole = list(tune(start, contest, trials=20, games=100, folder=tmp_path / "whole"))
    assert [t.to_json() for t in first + again] == [t.to_json() for t in whole]
    assert {t.weight for t in whole if t.kept} == {"x"}
    assert all(t.value > 1.0 for t in whole if t.kept)


def test_a_ladder_goes_on_from_the_pairs_that_are_finished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = climb("temple", ["greedy", "random"], 2, folder=tmp_path)
    monkeypatch.setattr("ophir.sim.ladder.run", None)  # nothing is played again
    told: list[int] = []
    again = climb("temple", ["greedy", "random"], 2, folder=tmp_path, on_game=lambda: told.append(1))
    assert [duel.wins for duel in again.duels] == [duel.wins for duel in first.duels]
    assert len(told) == 2

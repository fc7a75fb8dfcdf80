"""The bench: honest ratios, refusal to measure the wrong thing, figures that can be read back."""

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
import typer

import ophir
from ophir.bots.playout import play_on
from ophir.cli import bench as command
from ophir.engine.chance import Chance
from ophir.games import GAMES
from ophir.sim import bench_elsewhere, bench_report, pure
from ophir.sim.bench import Rounds, Subject
from ophir.sim.bench_elsewhere import Elsewhere
from ophir.sim.bench_games import Bench, moments
from ophir.sim.checksum import checksum_to_pin, pinned


def counting(units: int) -> Subject:
    return Subject(f"count {units}", "units", lambda: sum(1 for _ in range(units)))


def test_every_subject_runs_once_a_round_in_the_same_order() -> None:
    rounds = Rounds([counting(1), counting(2)], rounds=3, seconds=0.0)
    assert list(rounds.run()) == ["calibration", "count 1", "count 2"] * 3
    assert all(len(rates) == 3 for rates in rounds.rates.values())


def test_a_ratio_is_the_median_of_the_rounds() -> None:
    rounds = Rounds([counting(1), counting(2)], rounds=3, seconds=0.0)
    rounds.rates = {"calibration": [1, 1, 0.5], "count 1": [10, 30, 8], "count 2": [5, 10, 8]}
    assert rounds.ratio("count 1", "count 2") == 2
    assert rounds.noisy == [2]
    assert rounds.best("count 1") == 30


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_the_pinned_checksum_is_that_of_the_games(game: Any) -> None:
    assert checksum_to_pin(game) == pinned()[game.id], "after a change of rules: python -m ophir.sim.checksum"


def test_the_interpreted_twin_is_interpreted_and_plays_the_same() -> None:
    twin = pure.load("games").game("kingdom")
    engine = pure.load("engine.game")
    assert engine.__file__.endswith("engine/game.py")
    assert type(twin) is engine.Game
    assert engine.Game is not type(GAMES["kingdom"])
    theirs, ours = twin.new(3, None, 7), GAMES["kingdom"].new(3, None, 7)
    pure.load("bots.playout").play_on(theirs, pure.load("engine.chance").Chance(1), 100)
    play_on(ours, Chance(1), 100)
    assert theirs.to_json() == ours.to_json()


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_line_can_be_measured(game: Any) -> None:
    bench = Bench(game)
    rounds = Rounds(bench.interpreted() + bench.compiled(), 1, 0.0)
    list(rounds.run())
    assert all(rate > 0 for rates in rounds.rates.values() for rate in rates)
    measured = bench_report.absolute(rounds, bench)
    assert {"playout", "clone", "view", "legal", "sample", "prospects", "search", "bytes_a_position"} <= set(measured)
    assert measured["bytes_a_position"] > 100
    assert measured["options_a_decision"] > 1
    assert len(moments(game, bench.seats)) >= 2


def test_it_refuses_an_interpreted_engine(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(ophir, "COMPILED", False, raising=False)
    with pytest.raises(typer.Exit) as end:
        command.check(interpreted=False)
    assert end.value.exit_code == 1
    assert "python3 run.py compile" in capsys.readouterr().err


def test_it_refuses_other_games_than_the_pinned(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "pinned", lambda: {"kingdom": "0" * 64})
    with pytest.raises(typer.Exit):
        command.check(interpreted=True)
    assert "checksum" in capsys.readouterr().err


def test_it_says_how_to_get_the_peers(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def absent() -> list[Subject]:
        raise ImportError("No module named 'catanatron'", name="catanatron")

    monkeypatch.setattr(command, "peers", absent)
    with pytest.raises(typer.Exit):
        command.measure(True, 1, 0.0)
    assert "python3 run.py bench" in capsys.readouterr().err


class Earlier(Elsewhere):
    """Another build that is half as fast and lacks one of the subjects."""

    def __init__(self) -> None:
        self.subjects = {"kingdom: playout": "decisions"}
        self.asked: list[tuple[str, float]] = []

    def ask(self, name: str, seconds: float) -> float:
        self.asked.append((name, seconds))
        return 50.0


def test_the_same_of_another_build_follows_each_subject_in_the_same_rounds() -> None:
    earlier = Earlier()
    ours = [Subject("kingdom: playout", "decisions", lambda: 1), Subject("kingdom: clone", "clones", lambda: 1)]
    rounds = Rounds(command.beside(ours, earlier), rounds=2, seconds=0.0)
    names = ["calibration", "kingdom: playout", "before, kingdom: playout", "kingdom: clone"]
    assert list(rounds.run()) == names * 2
    assert earlier.asked[-1] == ("kingdom: playout", 0.0)
    assert rounds.rates["before, kingdom: playout"] == [50.0, 50.0]


def test_both_builds_are_compared_round_by_round() -> None:
    bench = Bench(GAMES["kingdom"])
    lines = [subject.name for subject in [*bench.interpreted(), *bench.compiled()]]
    rounds = Rounds([], rounds=1, seconds=0.0)
    peers = ("catanatron", "catanatron copy", "hearts, Python loop", "hearts, C++ loop")
    rounds.rates = {name: [10.0] for name in (*peers, *lines)}
    assert bench_report.against(rounds, bench) == {}
    rounds.rates |= {bench_report.before(name): [5.0] for name in lines}
    found = bench_report.against(rounds, bench)
    assert found["faster"]["playout"] == 2
    assert found["before"]["playout_compiled"] == 0.5
    assert "two_core_scaling" not in found["before"]


def test_another_checkout_measures_its_subjects_when_asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    talk = "import json; print(json.dumps({'a': 'units'}), flush=True); input(); print(7.5, flush=True)"
    (tmp_path / "other.py").write_text(talk)
    monkeypatch.setattr(bench_elsewhere, "HERE", tmp_path / "other.py")
    other = Elsewhere(tmp_path)
    assert other.subjects == {"a": "units"}
    assert other.ask("a", 0.1) == 7.5
    with pytest.raises(RuntimeError, match="ended"):
        other.ask("a", 0.1)
    other.close()


RESULT: dict[str, Any] = {
    "date": "2026-01-02T03:04:05+00:00",
    "ophir": "0.1.0",
    "python": "3.11",
    "machine": "x86_64",
    "games": {"kingdom": {"ratios": {"playout_compiled": 60.0, "clone": 0.02, "two_core_scaling": 1.0}}},
}


def test_a_target_is_missed_only_beyond_the_slack() -> None:
    assert bench_report.missed(RESULT) == []
    close = {"games": {"kingdom": {"ratios": {"playout_compiled": 22.0, "clone": 0.055}}}}
    far = {"games": {"kingdom": {"ratios": {"playout_compiled": 20.0, "clone": 0.07}}}}
    assert bench_report.missed(close) == []
    assert bench_report.missed(far) == ["kingdom playout_compiled", "kingdom clone"]


def test_the_history_grows_and_its_chart_is_a_picture(tmp_path: Path) -> None:
    history = tmp_path / "bench/history.jsonl"
    bench_report.remember(RESULT, history)
    bench_report.remember(RESULT, history)
    lines = [json.loads(line) for line in history.read_text().splitlines()]
    assert [line["ratios"]["kingdom"]["playout_compiled"] for line in lines] == [60.0, 60.0]
    picture = ElementTree.parse(history.with_suffix(".svg")).getroot()
    assert picture.tag.endswith("svg")
    assert len(picture.findall(".//{*}circle")) == 2

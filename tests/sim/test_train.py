"""Training: lessons are played and kept, fits find what matters, and only what wins is taken."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest

from ophir.engine.errors import BadOption
from ophir.engine.judgement_files import read_judgement, read_record
from ophir.games import game
from ophir.sim.contest import Contest
from ophir.sim.fitting import GUIDED, MARGINS, METHODS, VICTORIES, Guide, Positions, fit, read_positions
from ophir.sim.lessons import play_lesson
from ophir.sim.train import Course, Trainer


def positions(parties: int, count: int = 4000) -> Positions:
    """Made up: the first feature decides, more so late in a game, the second is noise."""
    chance = np.random.default_rng(1)
    features = chance.normal(size=(count, parties, 2))
    progress = chance.random(count)
    scores = features[:, :, 0] * (1 + progress[:, None]) * 5 + chance.normal(size=(count, parties))
    shares = (scores == scores.max(axis=1, keepdims=True)).astype(float)
    return Positions(features, progress, shares, scores, np.arange(count))


@pytest.mark.parametrize("method", [MARGINS, VICTORIES])
@pytest.mark.parametrize("parties", [2, 3, 4])
def test_a_fit_finds_what_decides(parties: int, method: str) -> None:
    found = fit(positions(parties), method)
    early, late = (found.weights @ p ** np.arange(found.weights.shape[1]) for p in (0.1, 0.9))
    assert early[0] > 5 * abs(early[1])
    assert late[0] > 5 * abs(late[1])
    assert late[0] > early[0]
    assert found.loss < 0.5 * found.loss_at_once


def test_a_guided_fit_keeps_signs_and_what_it_is_told_to_keep() -> None:
    """From a guide that thinks too little of the first feature, and of the second that it is bad."""
    guide = Guide(early=[1.0, -1.0], late=[1.0, -1.0], kept=[False, False])
    early, change = fit(positions(3), GUIDED, guide).weights.T
    assert 0 < early[0] < early[0] + change[0]
    assert -0.5 * early[0] < early[1] < 0
    kept = fit(positions(3), GUIDED, Guide([1.0, -1.0], [1.0, -1.0], [True, True])).weights
    assert kept[0] == pytest.approx(-kept[1])


def test_a_feature_to_keep_must_be_one_of_the_game(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="no features wings"):
        Trainer(Course("kingdom", tmp_path, keep=["gold", "wings"]), lambda line: None)


def test_lessons_are_kept_and_read(tmp_path: Path) -> None:
    positions(2, 30).write(tmp_path / "a.npz")
    positions(2, 50).write(tmp_path / "b.npz")
    assert len(read_positions([tmp_path / "a.npz", tmp_path / "b.npz"])) == 80
    assert not list(tmp_path.glob("*.part"))


def test_a_lesson_follows_from_its_seed() -> None:
    first, again, other = (play_lesson(game("kingdom"), ["greedy"] * 2, seed) for seed in ("1", "1", "2"))
    features = game("kingdom").features
    assert features is not None
    assert first.features == again.features != other.features
    assert len(first.features) == 2 * len(features.names) * len(first.progress)
    assert sum(first.shares) == 1


def test_a_course_can_be_stopped_and_goes_on(tmp_path: Path) -> None:
    course = Course("kingdom", tmp_path, rounds=1, lessons=2, tries=2, proof=2, budget="greedy", batch=2)
    said: list[str] = []
    taken = Trainer(course, said.append).train()
    lessons = {file.name: file.stat().st_mtime_ns for file in (tmp_path / "lessons").iterdir()}
    assert len(lessons) == 3  # one for each number of seats
    features = game("kingdom").features
    assert features is not None
    for method in METHODS:
        file = tmp_path / f"round-1-{method}.toml"
        assert read_judgement(file, "kingdom", features)
        assert read_record(file, "kingdom").games == 6
    again: list[str] = []
    assert Trainer(course, again.append).train() == taken
    assert again == said
    assert {file.name: file.stat().st_mtime_ns for file in (tmp_path / "lessons").iterdir()} == lessons
    assert (tmp_path / "report.md").read_text().startswith("# Training kingdom")


def test_only_what_wins_clearly_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    trainer = Trainer(Course("kingdom", tmp_path, proof=400), lambda line: None)
    file = tmp_path / "new.toml"
    file.write_bytes((files(game("kingdom").package) / "judgement.toml").read_bytes())
    found = []
    for won in (0.5, 0.54, 0.62):
        played = Contest(2, "0")
        played.deals = [[1.0, 1.0] if deal < 200 * won else [0.0, 0.0] for deal in range(200)]
        monkeypatch.setattr(trainer, "contest", lambda file, games, played=played: played)
        found.append(trainer.prove(file))
    assert found[:2] == [None, None]
    assert found[2] is not None
    proof = read_record(found[2], "kingdom").proof
    assert proof is not None
    assert (proof.games, proof.won) == (400, 0.62)


def test_a_contest_goes_on_where_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "deals.jsonl"
    first = Contest(2, "7", file)
    first.play("kingdom", "greedy", "random", 2)
    again = Contest(2, "7", file)
    assert again.deals == first.deals
    again.play("kingdom", "greedy", "random", 4)
    assert again.games == 4
    assert again.deals[0] == first.deals[0]
    assert 0 <= again.interval[0] <= again.share <= again.interval[1] <= 1

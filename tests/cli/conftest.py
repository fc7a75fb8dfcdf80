"""Games of the command line are saved in a folder of the test's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import ophir


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are saved if no file is named."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "ophir" / "games"


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A game that was left after a few actions."""
    path = tmp_path / "saved.ophir"
    ophir("play", "kingdom", "--seed", "7", "--record", str(path), typed=["1"] * 8)
    return path


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game that bots played to its end."""
    path = tmp_path_factory.mktemp("records") / "finished.ophir"
    assert ophir("play", "kingdom", "--seats", "random,random", "--seed", "3", "--record", str(path)).code == 0
    return path

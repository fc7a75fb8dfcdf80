"""What README and docs show is run: code blocks in Python, and the bot that docs/bots.md teaches."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from ophir.bots import make_bot
from ophir.games import game
from ophir.server import limits

ROOT = Path(__file__).resolve().parent.parent


def read(file: str) -> str:
    return (ROOT / file).read_text(encoding="utf-8")


def blocks(file: str) -> list[str]:
    """The Python code blocks of a document."""
    return re.findall(r"```python\n(.*?)```", read(file), re.DOTALL)


def test_the_library_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    examples = blocks("README.md")
    assert examples
    for example in examples:
        exec(compile(example, "README.md", "exec"), {})
    assert "won with" in capsys.readouterr().out


@pytest.mark.parametrize("file", ["README.md", "docs/positions.md"])
def test_dialogues_are_as_shown(file: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    dialogue = "\n".join(re.findall(r"```pycon\n(.*?)```", text, re.DOTALL))
    shown = doctest.DocTestParser().get_doctest(dialogue, {}, file, file, 0)
    assert len(shown.examples) > 3
    assert doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(shown).failed == 0


def test_the_bot_of_the_docs_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (example,) = blocks("docs/bots.md")
    assert len(example.splitlines()) <= 25
    (tmp_path / "cautious.py").write_text(example)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    bot = make_bot("cautious:Cautious", seed=1)
    position = game("kingdom").new(2, seed=1)
    for _ in range(40):
        seat = position.to_move
        position.apply(bot.choose(position.view(seat)))
    assert getattr(bot, "troubles") == []  # noqa: B009  # only bots from outside have it


def test_the_limits_that_hosts_read_of_are_those_of_the_server() -> None:
    shown = re.findall(r"^\| `([A-Z_]+)` \| (\d+) \|", read("docs/hosting.md"), re.MULTILINE)
    assert len(shown) > 5
    assert {name: getattr(limits, name) for name, _ in shown} == {name: int(figure) for name, figure in shown}


def test_the_game_of_the_docs_is_the_one_that_is_tested() -> None:
    shown = dict(re.findall(r"`([\w./]+)`:\n\n```\w+\n(.*?)```", read("docs/new-game.md"), re.DOTALL))
    folder = ROOT / "tests/small_game"
    files = [path for path in (folder / "caravan").rglob("*.*") if path.suffix in (".py", ".toml", ".ftl")]
    written = {path for path in files if path.name != "fields_made.py"} | {folder / "test_caravan.py"}
    assert set(shown) == {str(path.relative_to(folder)) for path in written}
    for name, text in shown.items():
        assert text == (folder / name).read_text(encoding="utf-8"), f"docs/new-game.md shows another {name}"


def test_files_named_in_the_docs_exist() -> None:
    for file in (
        "README.md",
        "CONTRIBUTING.md",
        "docs/rulings.md",
        "docs/bots.md",
        "docs/new-game.md",
        "docs/positions.md",
    ):
        text = read(file)
        for path in re.findall(r"`((?:src|tests|docs)/[\w/.-]+\.\w+)`", text):
            assert (ROOT / path).exists(), f"{file} names {path}"

"""The compiled build is used only if it fits, and nothing breaks without it."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from shutil import copytree, ignore_patterns, which

import pytest

import ophir
from tools import compiler

ROOT = Path(__file__).resolve().parent.parent.parent
ASK = "import ophir; print(ophir.COMPILED, ophir.__path__[0])"

needs_compiled = pytest.mark.skipif(not ophir.COMPILED, reason="needs the compiled engine: python3 run.py compile")


def python(code: str, source: Path = ROOT / "src", **env: str) -> subprocess.CompletedProcess[str]:
    """Run code in a process of its own, with the package of a checkout."""
    clean = {name: value for name, value in os.environ.items() if name != "OPHIR_PURE"}
    return subprocess.run(
        [sys.executable, "-c", code],
        env={**clean, "PYTHONPATH": str(source), **env},
        cwd=source,
        capture_output=True,
        text=True,
    )


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the sources in which a build can be put beside them."""
    copytree(ROOT / "src", tmp_path / "src", ignore=ignore_patterns("__pycache__", "*.so", "*.egg-info"))
    return tmp_path


def put_build(checkout: Path, kind: str = "") -> Path:
    """Pretend that the sources as they are were compiled: the build says so when its engine is imported."""
    build = checkout / ".compiled" / (ophir.build_id(checkout / "src/ophir") + kind) / "ophir"
    for layer in ophir.COMPILED_LAYERS:
        copytree(checkout / "src/ophir" / layer, build / layer)
    chance = build / "engine/chance.py"
    chance.write_text(chance.read_text() + f"\nprint('from the build{kind}')\n")
    return build


IMPORT_ENGINE = "import ophir.engine.chance"


def test_a_build_that_fits_is_used(checkout: Path) -> None:
    put_build(checkout)
    assert python(IMPORT_ENGINE, checkout / "src").stdout == "from the build\n"


def test_a_quick_build_is_used_until_there_is_a_thorough_one(checkout: Path) -> None:
    put_build(checkout, ophir.QUICK)
    assert python(IMPORT_ENGINE, checkout / "src").stdout == "from the build-quick\n"
    put_build(checkout)
    assert python(IMPORT_ENGINE, checkout / "src").stdout == "from the build\n"


def test_only_the_engines_layers_come_from_the_build(checkout: Path) -> None:
    put_build(checkout)
    done = python("import ophir.sim.play as play; print(play.__file__)", checkout / "src")
    assert done.stdout == f"from the build\n{checkout}/src/ophir/sim/play.py\n"


def test_pure_is_forced_by_the_environment(checkout: Path) -> None:
    put_build(checkout)
    assert python(IMPORT_ENGINE, checkout / "src", OPHIR_PURE="1").stdout == ""


def edited(package: Path) -> None:
    rules = package / "games/kingdom/market.py"
    rules.write_text(rules.read_text() + "\n")


def touched(package: Path) -> None:
    os.utime(package / "engine/game.py", ns=(0, 1))


def with_a_new_file(package: Path) -> None:
    (package / "games/kingdom/plague.py").touch()


def without_a_file(package: Path) -> None:
    (package / "bots/random.py").unlink()


def of_another_version(package: Path) -> None:
    init = package / "__init__.py"
    init.write_text(init.read_text().replace(ophir.__version__, "9.9.9"))


@pytest.mark.parametrize("change", [edited, touched, with_a_new_file, without_a_file, of_another_version])
def test_a_stale_build_is_ignored(checkout: Path, change: Callable[[Path], None]) -> None:
    put_build(checkout)
    change(checkout / "src/ophir")
    done = python(IMPORT_ENGINE, checkout / "src")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_a_build_that_was_interrupted_is_ignored(checkout: Path) -> None:
    workshop = checkout / ".compiled/workshop-1/src"
    copytree(checkout / "src", workshop)
    assert python(IMPORT_ENGINE, checkout / "src").returncode == 0


def test_other_layers_and_data_may_change_without_a_new_build(checkout: Path) -> None:
    put_build(checkout)
    (checkout / "src/ophir/cli/app.py").write_text("")
    (checkout / "src/ophir/engine/messages/en.ftl").write_text("yes = aye\n")
    assert python(IMPORT_ENGINE, checkout / "src").stdout == "from the build\n"


def test_looking_for_a_build_takes_no_time() -> None:
    start = time.perf_counter()
    ophir.build_id()
    assert time.perf_counter() - start < 0.05  # 0.5 ms where nothing else runs


@needs_compiled
def test_compiled_tells_the_truth() -> None:
    assert python(ASK).stdout.startswith("True ")
    assert python(ASK, OPHIR_PURE="1").stdout.startswith("False ")


@needs_compiled
def test_everything_that_is_to_be_compiled_is() -> None:
    from ophir.bots import playout, search
    from ophir.engine import chance, game, steps, views
    from ophir.games.kingdom import market, table

    for module in (playout, search, chance, game, steps, views, market, table):
        assert str(module.__file__).endswith(".so"), module


def test_unknown_attributes_are_no_riddle() -> None:
    assert "has no attribute 'SPEED'" in python("import ophir; ophir.SPEED").stderr


def test_without_a_compiler_it_says_how_to_get_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert "apt-get install gcc python3-dev" in compiler.why_no_compiler()
    done = subprocess.run([sys.executable, ROOT / "run.py", "compile"], capture_output=True, text=True)
    assert done.returncode == 1
    assert "apt-get install gcc python3-dev" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_without_a_compiler_play_goes_on(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setenv("OPHIR_PURE", "0")
    monkeypatch.setattr(compiler, "is_compiled", lambda programs: False)
    compiler.compile_in_background(Path("."))
    said = capsys.readouterr().err
    assert "interpreted" in said
    assert "apt-get install gcc python3-dev" in said


@pytest.mark.skipif(not which("cc"), reason="needs a C compiler")
def test_play_compiles_in_the_background(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    started: list[list[str]] = []
    monkeypatch.setenv("OPHIR_PURE", "0")
    monkeypatch.setattr(compiler, "ROOT", tmp_path)
    monkeypatch.setattr(compiler, "is_compiled", lambda programs: False)
    monkeypatch.setattr(compiler, "why_no_compiler", lambda: "")
    monkeypatch.setattr(subprocess, "Popen", lambda command, **_: started.append(command))
    compiler.compile_in_background(Path("."))
    assert started[0][-2:] == ["compile", "--no-wait"]
    assert "in the background" in capsys.readouterr().err
    monkeypatch.setattr(compiler, "is_compiled", lambda programs: True)
    compiler.compile_in_background(Path("."))
    assert len(started) == 1


# Says so once the games begin, so that the interrupt comes in their midst.
SIMULATE = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)  # a job in the background ignores it
import ophir.sim.runs as runs
from ophir.cli.app import main
play_batch = runs.play_batch
def played(*args):
    print("playing", flush=True)
    return play_batch(*args)
runs.play_batch = played
main()
"""


@pytest.mark.parametrize("pure", ["1", pytest.param("0", marks=needs_compiled)])
def test_an_interrupt_ends_a_simulation_at_once(pure: str) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", SIMULATE, "simulate", "kingdom", "--seats", "greedy,ismcts:1000", "-n", "100000"],
        env={**os.environ, "OPHIR_PURE": pure},
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "playing\n"
    process.send_signal(signal.SIGINT)
    interrupted = time.monotonic()
    try:
        _, errors = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == 130, errors
    assert time.monotonic() - interrupted < 20
    assert "Traceback" not in errors

"""The project's own promises: locks, set-up, packaging, and what may be committed."""

import ast
import json
import os
import re
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path
from shutil import copy, copytree, ignore_patterns, which

import pytest

import run
from tools import installing, licences

ROOT = Path(__file__).resolve().parent.parent
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
LOCKS = sorted((ROOT / "requirements").iterdir())
OF_RUN_PY = ("installing", "page", "chromium", "compiler", "audit")
MADE_BY_TOOLS = {"__pycache__", "build", "dist", "htmlcov", "node_modules"}


def package_name(requirement: str) -> str:
    return re.split(r"[^\w.-]", requirement, maxsplit=1)[0].lower().replace(".", "-").replace("_", "-")


def direct_dependencies() -> set[str]:
    project = PYPROJECT["project"]
    listed = [*project["dependencies"], *PYPROJECT["build-system"]["requires"]]
    listed += [wanted for extra in project["optional-dependencies"].values() for wanted in extra]
    for tool in ("uv", "node"):
        listed += (ROOT / f"requirements/{tool}.in").read_text().split()
    return {package_name(requirement) for requirement in listed}


def pins(lock: str) -> set[str]:
    """The `name==version` lines of a lock, markers included, hashes left out."""
    lines = (ROOT / "requirements" / lock).read_text().splitlines()
    return {line.removesuffix("\\").strip() for line in lines if not line.startswith(" ")}


def source_files() -> Iterator[Path]:
    """The files of the repository; on a machine without git, those that are likely to be."""
    if which("git") and (ROOT / ".git").exists():
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
        yield from (file for name in listed.stdout.split("\0") if name and (file := ROOT / name).is_file())
        return
    for folder, subfolders, files in os.walk(ROOT):
        subfolders[:] = [
            name
            for name in subfolders
            if name not in MADE_BY_TOOLS
            and not name.endswith(".egg-info")
            and (not name.startswith(".") or name == ".ci")
        ]
        yield from (Path(folder, name) for name in files if not name.startswith(".coverage"))


def run_py(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, ROOT / "run.py", *args], capture_output=True, text=True)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_locks_hold_no_address(lock: Path) -> None:
    text = lock.read_text()
    assert not re.search(r"://|https?:|index-url|find-links|^\s*-[ef] | @ ", text, re.MULTILINE)
    assert not re.search(r"[a-z0-9-]+\.(com|dev|io|net|org)\b", text)


@pytest.mark.parametrize("lock", ["play.txt", "compile.txt", "test.txt", "bench.txt", "uv.txt", "node.txt"])
def test_locks_hold_exact_versions_with_hashes(lock: str) -> None:
    entries = re.split(r"\n(?=\S)", (ROOT / "requirements" / lock).read_text().strip())
    assert entries
    for entry in entries:
        assert re.match(r"[\w.-]+==\S+", entry), entry
        assert "--hash=sha256:" in entry, entry


def test_environments_hold_one_another() -> None:
    assert pins("play.txt") < pins("compile.txt") < pins("test.txt") < pins("bench.txt")


def test_locks_hold_every_direct_dependency() -> None:
    locked = {package_name(pin) for pin in pins("bench.txt") | pins("uv.txt") | pins("node.txt")}
    # Locks write every name with dashes.
    assert {re.sub(r"[-_.]+", "-", name) for name in direct_dependencies()} <= locked


def test_the_build_backend_is_pinned_and_locked() -> None:
    requires = set(PYPROJECT["build-system"]["requires"])
    assert all("==" in requirement for requirement in requires)
    assert requires <= pins("play.txt")


def test_no_file_names_a_folder_of_this_machine() -> None:
    # "/" is part of every path, and scratch folders are named in honest examples.
    harmless = {Path("/"), Path(tempfile.gettempdir()), Path("/tmp")}
    folders = {ROOT} | ({ROOT.parent, Path.home()} - harmless)
    names = "|".join(re.escape(str(folder)) for folder in sorted(folders, reverse=True))
    # Only where a path begins: a relative one may hold the same words further on.
    machine_path = re.compile(rf"(?<![\w.$}})/-])(?:{names})(?:/|\b(?![\w.-]))".encode())
    found = {
        f"{file.relative_to(ROOT)}: {hit[0].decode()}"
        for file in source_files()
        for hit in machine_path.finditer(file.read_bytes())
    }
    assert not found


def test_every_dependency_is_explained() -> None:
    text = (ROOT / "docs/dependencies.md").read_text()
    explained = re.findall(r"^\| `([^`]+)` \| \w.+ \|$", text, re.MULTILINE)
    page = json.loads((ROOT / "web/package.json").read_text())["dependencies"]
    assert {name if name in page else package_name(name) for name in explained} == {*direct_dependencies(), *page}


def test_the_list_of_licences_is_that_of_the_locks() -> None:
    assert licences.TARGET.read_text() == licences.text(), "run: .venv/bin/python -m tools.licences"


def test_every_licence_lets_ophir_be_passed_on() -> None:
    allowed = {"MIT", "ISC", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "PSF-2.0", "MPL-2.0"}
    allowed |= {"0BSD", "Zlib", "CC0-1.0"}  # of parts of NumPy
    allowed |= {"MIT-0"}  # of cffi: the MIT licence that does not even ask to be named
    for name, _, licence, _ in licences.rows():
        assert set(re.split(r" (?:AND|OR) ", licence.strip("()"))) <= allowed, name


@pytest.mark.parametrize("file", ["run.py", *(f"tools/{name}.py" for name in OF_RUN_PY)])
def test_run_py_needs_only_the_standard_library(file: str) -> None:
    imported = set()
    for node in ast.walk(ast.parse((ROOT / file).read_text())):
        if isinstance(node, ast.Import):
            imported |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            imported.add(node.module or ".")
    assert imported
    own = {f"tools.{name}" for name in OF_RUN_PY}
    assert {name.split(".")[0] for name in imported - own} <= sys.stdlib_module_names


def test_run_py_tells_an_old_python_that_it_needs_a_newer_one() -> None:
    # No such Python is here: its grammar has to do, and a version that the script is told.
    source = (ROOT / "run.py").read_text()
    ast.parse(source, feature_version=(3, 7))
    assert "annotations" not in source  # the future import that 3.6 does not know
    pretend = f"import sys; sys.version_info = (3, 6); exec(open({str(ROOT / 'run.py')!r}).read())"
    done = subprocess.run([sys.executable, "-c", pretend], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.startswith("run.py: Ophir needs Python 3.11 or newer and this is 3.6;")


def test_set_up_builds_the_page_that_serve_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def set_up(flavour: str) -> Path:
        made.append(flavour)
        return ROOT / ".venv/bin"

    monkeypatch.setattr(run, "set_up", set_up)
    monkeypatch.setattr(run, "build_page", lambda: made.append("page"))
    assert run.setup([]) == 0
    assert run.setup(["--dev"]) == 0
    assert made == ["play", "page", "test", "page"]


@pytest.mark.parametrize("args", [(), ("dance",), ("--dance",), ("setup", "--dance")])
def test_unknown_commands_show_the_usage(args: tuple[str, ...]) -> None:
    done = run_py(*args)
    assert done.returncode == 2
    assert "usage: python3 run.py" in done.stderr
    assert not done.stdout


def test_help_names_every_command() -> None:
    done = run_py("--help")
    assert done.returncode == 0
    assert all(f"\n  {command} " in done.stdout for command in run.COMMANDS)


def test_play_keeps_a_developers_environment(tmp_path: Path) -> None:
    assert run.flavour_to_make(tmp_path, "play") == "play"
    installing.write_stamp(tmp_path, "test")
    assert run.flavour_to_make(tmp_path, "play") == "test"


def test_an_environment_is_ready_only_when_it_was_finished(tmp_path: Path) -> None:
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin/python").touch()
    assert not installing.is_ready(tmp_path, "play", "abc")
    installing.write_stamp(tmp_path, "play")
    assert not installing.is_ready(tmp_path, "play", "abc")
    installing.write_stamp(tmp_path, "play", "abc")
    assert installing.is_ready(tmp_path, "play", "abc")
    assert not installing.is_ready(tmp_path, "play", "changed")
    (tmp_path / "bin/python").unlink()
    assert not installing.is_ready(tmp_path, "play", "abc")


def test_the_wheel_holds_code_and_data(tmp_path: Path) -> None:
    # Built from a copy, because building leaves folders behind; by the locked setuptools, so without network.
    project, wheels = tmp_path / "project", tmp_path / "wheels"
    copytree(ROOT / "src", project / "src", ignore=ignore_patterns("*.egg-info", "__pycache__", "*.so"))
    for file in ROOT.iterdir():
        if file.is_file():
            copy(file, project)
    build = "import sys; from setuptools import build_meta; build_meta.build_wheel(sys.argv[1])"
    subprocess.run([sys.executable, "-c", build, wheels], cwd=project, check=True, capture_output=True)
    (wheel,) = wheels.glob("*.whl")
    held = set(zipfile.ZipFile(wheel).namelist())
    source = project / "src"
    expected = {
        file.relative_to(source).as_posix()
        for file in source.rglob("*")
        if file.suffix in {".py", ".toml", ".po", ".json"} or file.name == "py.typed"
    }
    assert "ophir/py.typed" in expected
    assert expected <= held

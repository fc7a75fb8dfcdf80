"""Sets Ophir up in this folder and runs it. Needs Python 3.11 and its standard library, nothing else."""

import sys

# Before anything else, and in words that a Python of years ago can read.
if sys.version_info < (3, 11):
    this = "{}.{}".format(*sys.version_info)
    sys.exit("run.py: Ophir needs Python 3.11 or newer and this is " + this + "; try: python3.11 run.py ...")

import os
import subprocess
from pathlib import Path
from typing import NoReturn

from tools.audit import audit
from tools.chromium import browser
from tools.compiler import checkout_of, compile_in_background, is_compiled, why_no_compiler
from tools.installing import ROOT, digest_of, install_step, is_ready, only_one_set_up, say, stamp, stop, uv, write_stamp
from tools.page import CHECKS, build_page, check_page

USAGE = """\
usage: python3 run.py COMMAND [ARGS...]

  play [ARGS...]    set up, then play in the browser (ARGS go to `ophir serve`);
                    with --terminal in this terminal (ARGS go to `ophir play kingdom`)
  test [ARGS...]    set up, then run every check; with ARGS only `pytest ARGS`
  setup [--dev]     only set up, page included: afterwards .venv/bin/ophir works (--dev: with the test tools)
  compile           build the engine as C extensions: the same games, many times as fast
  bench [ARGS...]   compare the games' speed with peers, in an environment of its own (ARGS go to `ophir bench`);
                    with --against COMMIT also with the games as they were then
  attack [ARGS...]  attack a server of one's own, at length: kills, hostile messages, hidden things, windows (--help)
  wheel             build the page and, into dist/, a wheel that holds it
  lock [ARGS...]    make requirements/*.txt again (ARGS go to `uv pip compile`, e.g. --upgrade)
  audit [ARGS...]   ask whether a fault is known of any locked package; needs the network (ARGS go to pip-audit)
"""

# What each environment holds beside the run-time dependencies, as extras of pyproject.toml.
EXTRAS = {"play": [], "compile": ["compile"], "test": ["test", "train"], "bench": ["test", "train", "bench"]}

# They play many games and hold in both builds: in the compiled one, where there is one, they take minutes.
TESTS_BY_PLAY = ("tests/contract", "tests/compiled", "tests/records", "tests/bots", "tests/sim")


def become(*command: str | Path) -> NoReturn:
    """Replace this process, so that terminal, signals and exit code are the program's own."""
    os.chdir(ROOT)
    os.execv(command[0], [str(part) for part in command])


# Environments.


def flavour_to_make(env: Path, wanted: str) -> str:
    """`test` holds all of `play`, so a developer's environment stays one."""
    return "test" if wanted == "play" and stamp(env)[0] == "test" else wanted


def set_up(wanted: str) -> Path:
    """Make the environment of this flavour, if it is not there yet, and return its folder of programs."""
    env = ROOT / (f".venv-{wanted}" if wanted in ("bench", "compile") else ".venv")
    if not is_ready(env, *to_make(env, wanted)):
        with only_one_set_up():
            # Another process may have made it, or a larger one, meanwhile.
            flavour, digest = to_make(env, wanted)
            if not is_ready(env, flavour, digest):
                make_environment(env, flavour, digest)
    return env / "bin"


def to_make(env: Path, wanted: str) -> tuple[str, str]:
    """The flavour to make and the digest of what it is made from."""
    flavour = flavour_to_make(env, wanted)
    return flavour, digest_of(f"requirements/{flavour}.txt", "requirements/uv.txt", "pyproject.toml")


def make_environment(env: Path, flavour: str, digest: str) -> None:
    say(f"Setting up the {flavour} environment in {env.name} (once; some seconds to a minute) ...")
    install_step(f"make {env.name}", uv(), "venv", "--clear", "--python", sys.executable, env)
    write_stamp(env, flavour)
    into = ("--python", env / "bin/python")
    lock = f"requirements/{flavour}.txt"
    install_step("download the packages", uv(), "pip", "sync", *into, "--require-hashes", lock)
    # The locked setuptools builds the project, so this step needs no network.
    project = ("--no-deps", "--no-build-isolation", "--offline", "-e", ".")
    install_step("install the project", uv(), "pip", "install", *into, *project)
    write_stamp(env, flavour, digest)


# Commands.


def play(args: list[str]) -> NoReturn:
    programs = set_up("play")
    in_terminal = "--terminal" in args
    if not in_terminal:
        build_page()
    compile_in_background(programs)
    if in_terminal:
        become(programs / "ophir", "play", "kingdom", *(word for word in args if word != "--terminal"))
    os.environ["OPHIR_COMMAND"] = "python3 run.py play"  # what the page tells to type
    become(programs / "ophir", "serve", *args)


def compile_engine(args: list[str]) -> int:
    if not {*args} <= {"--no-wait", "--quick"}:
        known = "--no-wait (do nothing if another build is under way) and --quick (good enough to test with)"
        stop(f"compile takes no options but {known}\n\n{USAGE}", 2)
    missing = why_no_compiler()
    if missing:
        stop(missing)
    return subprocess.call([set_up("compile") / "python", "tools/compile.py", *args], cwd=ROOT)


def test(args: list[str]) -> int:
    programs = set_up("test")
    build_page()
    os.environ["OPHIR_CHROMIUM"] = browser()
    if args:
        become(programs / "python", "-m", "pytest", *args)
    failed: list[str] = []
    build = None if why_no_compiler() else subprocess.Popen([sys.executable, __file__, "compile", "--quick"], cwd=ROOT)
    for checker in ("ruff check", "ruff format --check", "mypy", "lint-imports --no-logo"):
        print(f"== {checker}", flush=True)
        name, *options = checker.split()
        if subprocess.call([programs / name, *options], cwd=ROOT) != 0:
            failed.append(checker)
    for check in CHECKS:
        print(f"== {check}", flush=True)
        if check_page(check) != 0:
            failed.append(check)
    # What one build proves needs no compiled engine, which is still being made.
    print("== pytest, what one build proves", flush=True)
    if pytest(programs, *(f"--ignore={folder}" for folder in TESTS_BY_PLAY), pure=True) != 0:
        failed.append("pytest, what one build proves")
    if build is None:
        print(f"== compile: skipped ({why_no_compiler()})", flush=True)
    elif build.wait() != 0 or not is_compiled(programs, quick=True):
        failed.append("compile")
        build = None
    # One of these tests plays every game in both builds and compares them, so the others look at one build.
    if build is not None and os.environ.get("OPHIR_LONG"):
        print("== pytest, by playing, interpreted", flush=True)
        if pytest(programs, *TESTS_BY_PLAY, pure=True) != 0:
            failed.append("pytest, by playing, interpreted")
    # The closing line of the last run is the result people look for, so nothing is printed after it.
    print("== pytest, by playing" + (f" (already failed: {', '.join(failed)})" if failed else ""), flush=True)
    return pytest(programs, *TESTS_BY_PLAY, pure=build is None, glance=build is None) or bool(failed)


def pytest(programs: Path, *args: str, pure: bool, glance: bool = False) -> int:
    # Tests of one group share a worker: those in the browser share a server.
    workers = ["-n", str(max(2, min(os.cpu_count() or 2, 8))), "--dist", "loadgroup"]
    # A worker that dies ends the run with its test's name: a new one may wait for ever for the rest of its group.
    workers += ["--max-worker-restart", "0", "--durations", "25", "--durations-min", "5"]
    env = {**os.environ, "OPHIR_PURE": str(int(pure)), "OPHIR_GLANCE": "1" if glance else ""}
    return subprocess.call([programs / "python", "-m", "pytest", *workers, *args], cwd=ROOT, env=env)


def setup(args: list[str]) -> int:
    if args not in ([], ["--dev"]):
        stop(f"setup takes no option but --dev\n\n{USAGE}", 2)
    programs = set_up("test" if args else "play")
    build_page()
    say(f"Ready: {programs.relative_to(ROOT) / 'ophir'}")
    return 0


def bench(args: list[str]) -> NoReturn:
    programs = set_up("bench")
    if "--against" in args:
        given = args.index("--against") + 1
        args[given : given + 1] = [str(checkout_of(part, set_up("compile"))) for part in args[given : given + 1]]
    if "--interpreted" not in args and not is_compiled(programs) and compile_engine([]) != 0:
        sys.exit(1)
    become(programs / "ophir", "bench", *args)


def attack(args: list[str]) -> NoReturn:
    become(set_up("test") / "python", "-m", "tests.attack", *args)


def wheel(args: list[str]) -> int:
    build_page()
    install_step("build the wheel", uv(), "build", "--wheel", "--quiet", *args)
    return 0


def lock(args: list[str]) -> int:
    import tomllib

    # Neither the index nor the command line may get into the files: both name this machine's settings.
    silent = ("--quiet", "--no-emit-index-url", "--no-emit-find-links", "--no-annotate", "--no-header")
    exact = ("--universal", "--python-version", "3.11", "--generate-hashes")
    compile_lock: tuple[str | Path, ...] = (uv(), "pip", "compile", *silent, *exact, *args)
    build = tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]["requires"]
    for flavour, extras in EXTRAS.items():
        wanted = [word for extra in extras for word in ("--extra", extra)]
        target = f"requirements/{flavour}.txt"
        sources = ("pyproject.toml", "-", "--output-file", target)
        install_step(f"lock {target}", *compile_lock, *wanted, *sources, stdin="\n".join(build))
    for tool in ("uv", "node"):
        target = f"requirements/{tool}.txt"
        install_step(f"lock {target}", *compile_lock, f"requirements/{tool}.in", "--output-file", target)
    return 0


COMMANDS = {
    "play": play,
    "test": test,
    "setup": setup,
    "compile": compile_engine,
    "bench": bench,
    "attack": attack,
    "wheel": wheel,
    "lock": lock,
    "audit": audit,
}


def main(args: list[str]) -> int:
    if os.name != "posix":
        stop("Ophir's set-up knows Linux and macOS only; on Windows use it inside WSL.")
    if args[:1] in (["-h"], ["--help"]):
        print(USAGE, end="")
        return 0
    if not args or args[0] not in COMMANDS:
        print(USAGE, end="", file=sys.stderr)
        return 2
    try:
        return COMMANDS[args[0]](args[1:])
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

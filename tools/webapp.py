"""Build the web app beside a console that may be running from the last build."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

from tools.paths import CACHE, DIST, ROOT, Problem, node_tool

KEEP_OLD_ASSETS = 24 * 3600
_NO_PART = {"dist", "e2e", "node_modules", "surfaces", "testing"}


def sources(web: Path = ROOT / "web") -> Iterator[Path]:
    """Every file that the built app is made from."""
    for folder, folders, names in os.walk(web):
        folders[:] = [name for name in folders if name not in _NO_PART and name[0] != "."]
        yield from (Path(folder, name) for name in names if ".test." not in name)


def publish(fresh: Path, dist: Path = DIST) -> None:
    """Move a build into place: assets first, pages last, yesterday's assets left for open tabs."""
    for file in sorted(fresh.rglob("*"), key=lambda path: path.suffix == ".html"):
        if file.is_file():
            target = dist / file.relative_to(fresh)
            target.parent.mkdir(parents=True, exist_ok=True)
            file.replace(target)
            os.utime(target)
    _sweep(dist)


def _sweep(dist: Path) -> None:
    newest = (dist / "index.html").stat().st_mtime
    for asset in (dist / "assets").iterdir():
        if newest - asset.stat().st_mtime > KEEP_OLD_ASSETS:
            asset.unlink()


def build() -> None:
    """Build the web app into web/dist."""
    fresh = CACHE / f"web-{os.getpid()}-{time.monotonic_ns()}"
    command = [node_tool("vite"), "build", "web", "--outDir", str(fresh), "--emptyOutDir"]
    command += ["--logLevel", "warn"]
    try:
        if subprocess.run(command, cwd=ROOT, check=False).returncode:
            raise Problem("The web app does not build: Vite says above why.")
        publish(fresh)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)

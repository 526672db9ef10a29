"""Fastify with @fastify/reply-from, out of packages of its own that the product does not know."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from tools.paths import CACHE
from tools.services import Service

FOLDER = Path(__file__).parent / "fastify_peer"


def program() -> str | None:
    """node, once the peer's packages are installed; None where they cannot be."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    if not (FOLDER / "node_modules").is_dir():
        installed = subprocess.run([npm, "ci", "--silent"], cwd=FOLDER, capture_output=True, check=False)
        if installed.returncode != 0:
            return None
    return node


def service(node: str, port: int, upstream: int) -> Service:
    """Fastify on `port` before the platform on `upstream`."""
    command = [node, str(FOLDER / "proxy.js"), str(port), f"http://127.0.0.1:{upstream}"]
    log = CACHE / "logs" / f"bench-fastify-{port}.log"
    return Service("Fastify", command, f"http://127.0.0.1:{port}/readyz", env={"NODE_ENV": "production"}, log=log)

"""Peers that run on Node, each out of packages of its own that the product does not know."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path


def node_with_packages(folder: Path) -> str | None:
    """node, once the packages of the folder are installed; None where they cannot be."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    if not (folder / "node_modules").is_dir():
        installed = subprocess.run([npm, "ci", "--silent"], cwd=folder, capture_output=True, check=False)
        if installed.returncode != 0:
            return None
    return node

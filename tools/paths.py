"""Where things stand in the checkout, and the one error that users see."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".cache"
DIST = ROOT / "web" / "dist"
NODE_MODULES = ROOT / "node_modules"
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"


class Problem(Exception):
    """A sentence that says what is wrong and what to do."""


def node_tool(name: str) -> str:
    """The path of a command that an npm package brought."""
    return str(NODE_MODULES / ".bin" / name)

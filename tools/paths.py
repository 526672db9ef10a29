"""Where things stand in the checkout."""

from __future__ import annotations

from pathlib import Path

from pitboss.paths import Problem

__all__ = ["CACHE", "DIST", "NODE_MODULES", "PYTHON", "ROOT", "VENV", "Problem", "node_tool"]

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".cache"
DIST = ROOT / "web" / "dist"
NODE_MODULES = ROOT / "node_modules"
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"


def node_tool(name: str) -> str:
    """The path of a command that an npm package brought."""
    return str(NODE_MODULES / ".bin" / name)

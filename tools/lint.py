"""Every static check: style, types, import rules, dead code."""

from __future__ import annotations

import sys

from tools.paths import VENV, node_tool
from tools.steps import Step, conclude, run_beside


def _python_tool(name: str) -> str:
    return str(VENV / "bin" / name)


def python_checks() -> list[Step]:
    """The checks of Python."""
    return [
        Step("ruff", [_python_tool("ruff"), "check", "."]),
        Step("ruff format", [_python_tool("ruff"), "format", "--check", "--quiet", "."]),
        Step("mypy", [_python_tool("mypy")]),
        Step("import-linter", [_python_tool("lint-imports"), "--no-cache"]),
    ]


def web_checks() -> list[Step]:
    """The checks of the web app."""
    # Biome colours what it writes into a pipe, too.
    colours = "force" if sys.stdout.isatty() else "off"
    return [
        Step("biome", [node_tool("biome"), "ci", f"--colors={colours}", "--error-on-warnings", "."]),
        Step("tsc", [node_tool("tsc"), "--noEmit", "--project", "web/tsconfig.json"]),
        Step("knip", [node_tool("knip")]),
    ]


if __name__ == "__main__":
    sys.exit(conclude(run_beside([*python_checks(), *web_checks()])))

"""Every check that runs nothing: style, types, who may import whom, dead code."""

from __future__ import annotations

import sys

from tools.place import ROOT, VENV, node_tool
from tools.steps import Step, conclude, run_all

SERVICES = ("contracts", "bff", "upstream_sim")
TYPED = (*SERVICES, "tools")


def _python_tool(name: str) -> str:
    return str(VENV / "bin" / name)


def checks() -> list[Step]:
    """The checks, in the order in which they are run."""
    typed = [name for name in TYPED if (ROOT / name).is_dir()]
    steps = [
        Step("ruff", [_python_tool("ruff"), "check", "."]),
        Step("ruff format", [_python_tool("ruff"), "format", "--check", "--quiet", "."]),
        Step("mypy", [_python_tool("mypy"), *typed]),
        Step("import-linter", [_python_tool("lint-imports"), "--no-cache"]),
        Step("biome", [node_tool("biome"), "ci", "."]),
        Step("tsc", [node_tool("tsc"), "--noEmit", "--project", "web/tsconfig.json"]),
        Step("knip", [node_tool("knip")]),
    ]
    whole = all((ROOT / name / "__init__.py").is_file() for name in SERVICES)
    return steps if whole else [step for step in steps if step.name != "import-linter"]


if __name__ == "__main__":
    sys.exit(conclude(run_all(checks())))

"""Draws the states of domains into docs/domains.md, from the very tables that the rules move by."""

from __future__ import annotations

import sys
from pathlib import Path

import upstream_sim.areas  # noqa: F401  # registers the lives
from upstream_sim.core.state_machine import STATE_MACHINES

PAGE = Path(__file__).resolve().parents[1] / "docs" / "domains.md"
BEGIN, END = "<!-- lives: made by tools.state_diagrams -->", "<!-- end of lives -->"


def drawn() -> str:
    """Every life as a diagram under its name."""
    parts = [f"### {name}\n\n```mermaid\n{found.to_mermaid()}\n```\n" for name, found in sorted(STATE_MACHINES.items())]
    return "\n".join(parts)


def with_lives(page: str) -> str:
    """The page with its diagrams anew. Raises ValueError for a page without their place."""
    head, begin, rest = page.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not (begin and end):
        raise ValueError(f"{PAGE.name} has no place for the diagrams")
    return f"{head}{BEGIN}\n\n{drawn()}\n{END}{tail}"


def main() -> int:
    PAGE.write_text(with_lives(PAGE.read_text()))
    return 0


if __name__ == "__main__":
    sys.exit(main())

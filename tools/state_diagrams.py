"""Draws the states of records into the documentation, from the very tables that the rules move by."""

from __future__ import annotations

import sys
from pathlib import Path

import upstream_sim.areas  # noqa: F401  # registers the state machines
from upstream_sim.core.state_machine import STATE_MACHINES

DOCS = Path(__file__).resolve().parents[1] / "docs"
PAGES = {
    DOCS / "domains.md": ("Deployment", "Domain validation", "Provisioning", "Zone"),
    DOCS / "bets.md": ("Bet",),
}
BEGIN, END = "<!-- states: made by tools.state_diagrams -->", "<!-- end of states -->"


def drawn(names: tuple[str, ...]) -> str:
    """Each machine as a diagram under its name."""
    return "\n".join(f"### {name}\n\n```mermaid\n{STATE_MACHINES[name].to_mermaid()}\n```\n" for name in names)


def with_states(page: str, names: tuple[str, ...]) -> str:
    """The page with its diagrams anew. Raises ValueError for a page without their place."""
    head, begin, rest = page.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not (begin and end):
        raise ValueError("the page has no place for the diagrams")
    return f"{head}{BEGIN}\n\n{drawn(names)}\n{END}{tail}"


def main() -> int:
    for path, names in PAGES.items():
        path.write_text(with_states(path.read_text(), names))
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""The documentation draws the states as the rules move them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.state_diagrams import DOCS, PAGES, with_states
from upstream_sim.core.state_machine import STATE_MACHINES


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_the_state_diagrams_of_the_docs_are_up_to_date(path: Path) -> None:
    page = path.read_text()
    assert with_states(page, PAGES[path]) == page, "run python -m tools.state_diagrams"


def test_each_state_machine_is_drawn_once() -> None:
    assert sorted(name for names in PAGES.values() for name in names) == sorted(STATE_MACHINES)


@pytest.mark.parametrize(
    ("page", "transition"),
    [("domains.md", "pending --> active: name servers match"), ("bets.md", "OPEN --> CASHBACK: cash out")],
)
def test_a_transition_is_drawn_with_its_trigger(page: str, transition: str) -> None:
    assert transition in (DOCS / page).read_text()


def test_a_page_without_their_place_is_refused() -> None:
    with pytest.raises(ValueError, match="no place"):
        with_states("# Domains", ("Bet",))

"""The documentation draws the states as the rules move them."""

from __future__ import annotations

import pytest

from tools.state_diagrams import PAGE, with_lives


def test_the_page_is_fresh() -> None:
    page = PAGE.read_text()
    assert with_lives(page) == page, "run python -m tools.state_diagrams"


def test_the_zone_is_drawn_with_its_causes() -> None:
    assert "pending --> active: name servers match" in PAGE.read_text()


def test_a_page_without_their_place_is_refused() -> None:
    with pytest.raises(ValueError, match="no place"):
        with_lives("# Domains")

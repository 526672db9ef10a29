"""The list of countries is the one that its tool writes."""

from __future__ import annotations

from tools.countries import TARGET, written


def test_the_list_is_fresh() -> None:
    assert TARGET.read_text() == written(), "run python -m tools.countries"

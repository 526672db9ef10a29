"""axe finds nothing on the screens of payments and provider payment, in light and in dark."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from web.e2e.axe import violations
from web.e2e.console import Console
from web.e2e.test_payments_spec import SURFACES

SCREENS = ("history", "own", "details", "add", "add-nowhere", "edit-cpg", "delete", "provider", "provider-nobody")


@pytest.mark.parametrize("name", SCREENS)
def test_axe_finds_nothing(console: Console, name: str) -> None:
    surface = SURFACES[name](console)
    expect(surface).to_be_visible()
    assert violations(surface.page) == []

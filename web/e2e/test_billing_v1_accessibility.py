"""axe finds nothing on records and their dialogs, in light and in dark."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from web.e2e.axe import violations
from web.e2e.console import Console
from web.e2e.test_billing_v1_spec import SURFACES

WALKED = (
    "brands",
    "no-report",
    "generate",
    "profit",
    "brand-invoice",
    "details-help",
    "add-affiliate",
    "edit-brand-payment",
    "delete-brand-payment",
    "high",
)


@pytest.mark.parametrize("name", WALKED)
def test_axe_finds_nothing(console: Console, name: str) -> None:
    surface = SURFACES[name](console)
    expect(surface).to_be_visible()
    assert violations(surface.page) == []

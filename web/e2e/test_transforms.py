"""Transforms in the browser: an operator that becomes a brand and an operator again."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from web.e2e.console import SUPER, Console
from web.e2e.screen import choose, dialog, dismiss, field, toast
from web.e2e.throttle import scaled
from web.e2e.walk import Walk

TO_BRAND, TO_OPERATOR = "Transform operator to brand", "Transform brand to operator"
TITLE, OWED = "Falken Casino", 38760.29
# The wait is ten seconds of the browser's own.
WAIT_MS = scaled(30_000)


def asked(page: Page, name: str) -> Locator:
    page.get_by_role("button", name="Actions of").click()
    page.get_by_role("menuitem", name=name).click()
    return dialog(page, name)


def sent(page: Page, form: Locator, done: str) -> None:
    """Once the forced wait is over."""
    field(form, f"Type {TITLE} to confirm").fill(TITLE)
    transform = form.get_by_role("button", name=re.compile("^Transform"))
    expect(transform).to_be_enabled(timeout=WAIT_MS)
    transform.click()
    toast(page, done)


def test_an_operator_becomes_a_brand_and_an_operator_again(console: Console) -> None:
    walk = Walk(console, SUPER)
    page = walk.open("/operators/falken")
    form = asked(page, TO_BRAND)
    choose(form, "Parent operator", "Borealis Play")
    checks = page.get_by_role("list", name="Checks")
    expect(checks.get_by_text("2026: 38,760.29 USD")).to_be_visible()
    form.get_by_role("button", name="Cancel").click()
    page.get_by_role("dialog", name="Leave without saving").get_by_role("button", name="Leave").click()

    paid: dict[str, Any] = {"paymentType": "CASH", "currency": "USD", "amount": OWED, "exchangeRateInUSD": 1}
    console.call("POST", "/api/billingV2/payment/manual", opId="falken", year=2026, month=10, **paid)
    form = asked(page, TO_BRAND)
    choose(form, "Parent operator", "Borealis Play")
    expect(checks.get_by_text("Passed")).to_have_count(4)
    sent(page, form, "Operator transformed into a brand!")
    report = dialog(page, TO_BRAND)
    expect(report.get_by_role("definition")).to_have_text([TITLE, "Borealis Play"])
    expect(report.get_by_text("Done")).to_have_count(6)
    report.locator(".ant-modal-footer").get_by_role("button", name="Close").click()
    dismiss(page)

    form = asked(page, TO_OPERATOR)
    expect(checks.get_by_text("Passed")).to_have_count(2)
    sent(page, form, "Brand transformed into an operator!")
    expect(dialog(page, TO_OPERATOR).get_by_role("definition")).to_have_text([TITLE])

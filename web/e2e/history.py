"""The transaction history and its forms, as tests drive them."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, Request, expect

from web.e2e.console import SUPER, Console
from web.e2e.screen import dialog, rows

HISTORY = "/billing/operatorsV2/transaction-history"
PAYMENT_CALLS = re.compile(r"/api/billingV2/payment/(manual|cpg)")


def open_history(console: Console, query: str = "?opId=borealis", email: str = SUPER) -> Page:
    page = console.open(f"{HISTORY}{query}", email)
    expect(rows(page).first).to_be_visible()
    return page


def open_form(page: Page) -> Locator:
    page.get_by_role("button", name="Add payment").click()
    return dialog(page, "Add payment")


def send(form: Locator, name: str = "Add payment") -> None:
    form.get_by_role("button", name=name, exact=True).click()


def sends(page: Page) -> list[Request]:
    found: list[Request] = []
    page.on(
        "request", lambda each: found.append(each) if PAYMENT_CALLS.search(each.url) and each.method != "GET" else None
    )
    return found


def body_of(request: Request) -> dict[str, Any]:
    parsed: dict[str, Any] = json.loads(request.post_data or "{}")
    return parsed


def payments(console: Console, query: str = "opId=borealis&limit=1000") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = console.call("GET", f"/api/billingV2/payments?{query}")["data"]["items"]
    return found


def row_of(page: Page, payment: dict[str, Any]) -> Locator:
    return page.locator(f'tr[data-row-key="{payment["paymentId"]}"]')


def by_hand(console: Console) -> dict[str, Any]:
    """A payment that staff recorded."""
    return next(each for each in payments(console) if not each["paymentType"].startswith("CPG"))


def after(form: Locator, label: str) -> str:
    """A card's figure as the dialog expects it, once the platform has said."""
    expect(form.locator(".payments-preview[aria-busy='false']")).to_be_visible()
    return form.get_by_role("row", name=re.compile(f"^{label}")).locator("td").last.inner_text().split()[0]

"""Records of operators, brands and affiliates, as tests drive them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from web.e2e.console import Console
from web.e2e.screen import field, rows

OPERATORS = "/billing/operators"
INVOICES = "/billing/invoices"
BRANDS = "/billing/brands"
AFFILIATES = "/billing/affiliates"
ME = "/billing/me"
LISTS = {
    OPERATORS: "/api/reports/operator-billing/records",
    ME: "/api/reports/operator-billing/records",
    INVOICES: "/api/billing/invoices",
    BRANDS: "/api/reports/brand-billing/records",
    AFFILIATES: "/api/reports/affiliate-billing/records",
}
PAYMENT = {"Title": "Wire 7", "Amount": "12.34", "Paid by": "Treasury", "Reference": "R-7"}


def open_page(console: Console, path: str, email: str, query: str = "") -> Page:
    page = console.open(f"{path}{query}", email)
    expect(rows(page).first).to_be_visible()
    return page


def records(console: Console, path: str, query: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = console.call("GET", f"{LISTS[path]}?{query}")["data"]["items"]
    return found


def count(console: Console, path: str, query: str) -> int:
    found: int = console.call("GET", f"{LISTS[path]}?{query}")["data"]["count"]
    return found


def press(within: Page | Locator, name: str) -> None:
    within.get_by_role("button", name=name, exact=True).click()


def fill(form: Locator, values: dict[str, str]) -> None:
    for label, value in values.items():
        field(form, label).fill(value)

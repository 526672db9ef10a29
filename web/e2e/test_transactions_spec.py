"""The specification's texts, states and limits of transactions and deposits, as a person meets them.

`transactions_spec.csv` lists them: the item, the surface it stands on, how it is checked, and what is
expected there. One test walks several surfaces of a page in turn.
"""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from web.e2e.console import SUPER, Console
from web.e2e.screen import act, dialog, rows
from web.e2e.test_billing_v2_spec import Surface
from web.e2e.test_payments_spec import check_here

ITEMS = list(csv.DictReader((Path(__file__).parent / "transactions_spec.csv").read_text().splitlines()))
LIST = "/transactions/list"


def opened(console: Console, path: str) -> Page:
    page = console.open(path)
    expect(rows(page).first).to_be_visible()
    return page


def filters(console: Console) -> Locator:
    page = opened(console, LIST)
    page.get_by_role("button", name="All filters").click()
    return dialog(page, "Filters")


def details(console: Console, status: str) -> Locator:
    page = opened(console, f"{LIST}?opId=aurora&type=DEPOSIT&txStatus={status}")
    rows(page).first.locator("[data-row-link]").click()
    drawer = dialog(page, "Deposit Details")
    expect(drawer.get_by_text("What happened")).to_be_visible()
    return drawer


def asked(console: Console, path: str, deed: str, title: str) -> Locator:
    page = opened(console, path)
    act(page, rows(page).first, deed)
    return dialog(page, title)


def of_player(console: Console, deed: str) -> Locator:
    page = opened(console, "/players?opId=aurora")
    act(page, rows(page).first, deed)
    return dialog(page, deed)


PENDING = "/deposit/pending?opId=aurora"
PAGES: dict[str, dict[str, Surface]] = {
    "transactions": {
        "list": lambda console: opened(console, LIST).locator("body"),
        "by-player": lambda console: console.open(f"{LIST}?playerCode=P100045").locator("body"),
        "filters": filters,
        "details": lambda console: details(console, "CONFIRMED"),
        "pending-details": lambda console: details(console, "PENDING"),
        "delete": lambda console: asked(console, f"{LIST}?txStatus=REJECTED", "Delete", "Delete Transaction"),
        "referral": lambda console: asked(
            console, f"{LIST}?type=REFERRAL_PROFIT&txStatus=PENDING", "Confirm", "Referral Claim Confirmation"
        ),
        "profit-list": lambda console: of_player(console, "Transactions profit list"),
        "referral-history": lambda console: of_player(console, "Referral claim history"),
    },
    "deposits": {
        "deposits": lambda console: opened(console, "/deposit/list").locator("body"),
        "orders": lambda console: opened(console, "/deposit/orders").locator("body"),
        "pending": lambda console: opened(console, "/deposit/pending").locator("body"),
        "order": lambda console: asked(console, PENDING, "Order status", "Order Status"),
        "verify": lambda console: asked(console, PENDING, "Verify deposit", "Verify Deposit Confirmation"),
        "reject": lambda console: asked(console, PENDING, "Reject deposit order", "Reject Deposit Order"),
    },
}


def check(surface: Locator, how: str, subject: str, expected: str) -> None:
    if how == "no-text":
        expect(surface.get_by_text(expected)).to_have_count(0)
    else:
        check_here(surface, how, subject, expected)


@pytest.mark.parametrize("area", PAGES)
def test_the_specification_holds_on_screen(console: Console, area: str) -> None:
    console.sign_in(SUPER)
    failures = []
    for name, surface_of in PAGES[area].items():
        surface = surface_of(console)
        expect(surface).to_be_visible()
        for item in (item for item in ITEMS if item["surface"] == name):
            try:
                check(surface, item["check"], item["subject"], item["expected"])
            except AssertionError as error:
                failures.append(f"{item['id']}: {error}")
        surface.page.close()
    assert failures == []


def test_every_listed_item_stands_on_a_surface() -> None:
    assert {item["surface"] for item in ITEMS} == {name for surfaces in PAGES.values() for name in surfaces}

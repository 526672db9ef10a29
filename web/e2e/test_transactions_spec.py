"""The specification's texts, states and limits of transactions and deposits, as a person meets them.

`transactions_spec.csv` lists them: the item, the surface it stands on, how it is checked, and what is
expected there. One test walks several surfaces of a page in turn.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from web.e2e.console import Console
from web.e2e.screen import act, dialog, rows
from web.e2e.test_payments_spec import check_here
from web.e2e.walk import Surface, Walk, failures_of, items_of

ITEMS = items_of("transactions_spec.csv")
LIST = "/transactions/list"


def filters(walk: Walk) -> Locator:
    page = walk.open_list(LIST)
    page.get_by_role("button", name="All filters").click()
    return dialog(page, "Filters")


def details(walk: Walk, status: str) -> Locator:
    page = walk.open_list(f"{LIST}?opId=aurora&type=DEPOSIT&txStatus={status}")
    rows(page).first.locator("[data-row-link]").click()
    drawer = dialog(page, "Deposit Details")
    expect(drawer.get_by_role("heading", name="History")).to_be_visible()
    return drawer


def asked(walk: Walk, path: str, action: str, title: str) -> Locator:
    page = walk.open_list(path)
    act(page, rows(page).first, action)
    return dialog(page, title)


def of_player(walk: Walk, action: str) -> Locator:
    page = walk.open_list("/players?opId=aurora")
    act(page, rows(page).first, action)
    return dialog(page, action)


PENDING = "/deposit/pending?opId=aurora"
PAGES: dict[str, dict[str, Surface]] = {
    "transactions": {
        "list": lambda walk: walk.open_list(LIST).locator("body"),
        "by-player": lambda walk: walk.open(f"{LIST}?playerCode=P100045").locator("body"),
        "filters": filters,
        "details": lambda walk: details(walk, "CONFIRMED"),
        "pending-details": lambda walk: details(walk, "PENDING"),
        "delete": lambda walk: asked(walk, f"{LIST}?txStatus=REJECTED", "Delete", "Delete transaction"),
        "referral": lambda walk: asked(
            walk, f"{LIST}?type=REFERRAL_PROFIT&txStatus=PENDING", "Approve", "Approve referral claim"
        ),
        "profit-list": lambda walk: of_player(walk, "Transactions profit list"),
        "referral-history": lambda walk: of_player(walk, "Referral claim history"),
    },
    "deposits": {
        "deposits": lambda walk: walk.open_list("/deposit/list").locator("body"),
        "orders": lambda walk: walk.open_list("/deposit/orders").locator("body"),
        "pending": lambda walk: walk.open_list("/deposit/pending").locator("body"),
        "order": lambda walk: asked(walk, PENDING, "Order status", "Order Status"),
        "verify": lambda walk: asked(walk, PENDING, "Verify deposit", "Verify Deposit Confirmation"),
        "reject": lambda walk: asked(walk, PENDING, "Reject deposit order", "Reject Deposit Order"),
    },
}


def check(surface: Locator, how: str, subject: str, expected: str) -> None:
    if how == "no-text":
        expect(surface.get_by_text(expected)).to_have_count(0)
    else:
        check_here(surface, how, subject, expected)


@pytest.mark.parametrize("area", PAGES)
def test_the_specification_holds_on_screen(console: Console, area: str) -> None:
    assert failures_of(Walk(console), PAGES[area], ITEMS, check) == []


def test_every_listed_item_stands_on_a_surface() -> None:
    assert {item["surface"] for item in ITEMS} == {name for surfaces in PAGES.values() for name in surfaces}

"""The specification's texts, defaults and calls of withdrawals, as a person meets them.

`withdrawals_spec.csv` lists them: the item, the surface it stands on, how it is checked, and what is
expected there. axe looks at the surfaces in light and in dark.
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Mapping
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from web.e2e.axe import violations
from web.e2e.console import SUPER, Console
from web.e2e.screen import dialog, field, rows, settled
from web.e2e.test_billing_v2_spec import check
from web.e2e.withdrawing import CONFIRMATION, LIST, one_of, open_act, press, takes

ITEMS = list(csv.DictReader((Path(__file__).parent / "withdrawals_spec.csv").read_text().splitlines()))
TOMANI = "Confirm Tomani Withdraw"
TITLES = {"Approve": CONFIRMATION, "Reject": CONFIRMATION, "Resend": "Resend Withdraw Confirmation"}

Surface = Callable[[Console, Page], Locator]


def listed(path: str) -> Surface:
    def opened(console: Console, page: Page) -> Locator:
        console.open(f"{path}?opId=aurora", page=page)
        expect(rows(page).first).to_be_visible()
        settled(page)
        return page.locator("body")

    return opened


def filters(path: str) -> Surface:
    def opened(console: Console, page: Page) -> Locator:
        listed(path)(console, page)
        page.get_by_role("button", name="All filters").click()
        return dialog(page, "ilters")

    return opened


def details(console: Console, page: Page) -> Locator:
    listed(LIST)(console, page)
    rows(page).first.locator("[data-row-link]").click()
    settled(page)
    return dialog(page, "^Withdraw Details")


def acting(provider: str, label: str, title: str, status: str = "PENDING") -> Surface:
    return lambda console, page: open_act(console, page, one_of(console, provider, status), label, title)


def refused(provider: str, answering: str, title: str, then: str) -> Surface:
    """What a provider's 0 leads to."""

    def opened(console: Console, page: Page) -> Locator:
        tx_id = one_of(console, provider)
        takes(console, tx_id, answering)
        form = open_act(console, page, tx_id, "Approve", title)
        if provider == "TOMANI":
            form.get_by_role("radio").first.check()
        press(form, "Approve withdrawal")
        shown = dialog(page, f"^{then}$")
        expect(shown.get_by_text("did not accept this withdrawal")).to_be_visible()
        settled(page)
        return shown

    return opened


def failed(console: Console, page: Page) -> Locator:
    console.watch.expects(500)
    console.world.fault("withdrawUtopia", "error", http=500, dialect="envelope", first=1)
    press(acting("UTOPIA", "Approve", CONFIRMATION)(console, page), "Approve withdrawal")
    return page.locator("body")


SURFACES: Mapping[str, Mapping[str, Surface]] = {
    "lists": {
        "list": listed(LIST),
        "filters": filters(LIST),
        "pending": listed("/withdraw/pending"),
        "pending-filters": filters("/withdraw/pending"),
        "details": details,
        "order": acting("UTOPIA", "Order status", "Order Status"),
        "order-sent": acting("UTOPIA", "Order status", "Order Status", "IN_PROGRESS"),
    },
    "dialogs": {
        "reject": acting("UTOPIA", "Reject", CONFIRMATION),
        "tomani": acting("TOMANI", "Approve", TOMANI),
        "tomani-2": refused("TOMANI", "FORCEABLE", TOMANI, TOMANI),
        "tomani-2-refused": refused("TOMANI", "REFUSES", TOMANI, TOMANI),
        "force": refused("JB", "FORCEABLE", CONFIRMATION, "Force Approve"),
        "resend": acting("PARSCOINPAY", "Resend", TITLES["Resend"], "IN_PROGRESS"),
        "settle": acting("WITCHER_V1", "Settle by hand", "Settle Withdraw", "IN_PROGRESS"),
        "failed": failed,
    },
    "calls": {"calls": listed(LIST)},
}
LIKE_ANOTHER = frozenset({"pending-filters", "order-sent", "tomani-2-refused", "failed", "calls"})
"""Surfaces that axe need not look at."""


def check_here(console: Console, surface: Locator, how: str, subject: str, expected: str) -> None:
    """What only these surfaces show; all else as anywhere."""
    page = surface.page
    match how:
        case "ticked":
            expect(surface.get_by_role("checkbox", name=subject)).to_be_checked()
        case "no-button":
            expect(surface.get_by_role("button", name=subject)).to_have_count(0)
        case "toast":
            expect(page.locator(".ant-notification-notice").get_by_text(expected)).to_be_visible()
        case "goes-by":
            provider, status, label = subject.split()
            form = acting(provider, label, TOMANI if provider == "TOMANI" else TITLES[label], status)(console, page)
            if provider == "TOMANI":
                form.get_by_role("radio").first.check()
            assert sent_by(form, f"{label} withdrawal") == expected
        case "forces":
            field(surface, "Type FORCE to pay it all the same").fill("FORCE")
            assert sent_by(surface, "Force Approve") == expected
        case _:
            check(surface, how, subject, expected)


def sent_by(form: Locator, button: str) -> str:
    """Method and path of what a button sends, once it was answered."""
    with form.page.expect_response(lambda each: each.request.method != "GET") as answered:
        press(form, button)
    request = answered.value.request
    return f"{request.method} {urlsplit(request.url).path}"


@pytest.mark.parametrize("group", SURFACES)
def test_the_specification_holds_on_screen(console: Console, group: str) -> None:
    console.watch.expects(422)
    console.sign_in(SUPER)
    page = console.page()
    failures = []
    for name, surface in SURFACES[group].items():
        shown = surface(console, page)
        expect(shown).to_be_visible()
        failures += [f"{name}: {found}" for found in (violations(page) if name not in LIKE_ANOTHER else [])]
        for item in (item for item in ITEMS if item["surface"] == name):
            try:
                check_here(console, shown, item["check"], item["subject"], item["expected"])
            except AssertionError as error:
                failures.append(f"{item['id']}: {error}")
    assert failures == []


def test_every_listed_item_stands_on_a_surface() -> None:
    surfaces = {name for group in SURFACES.values() for name in group}
    assert {item["surface"] for item in ITEMS} <= surfaces

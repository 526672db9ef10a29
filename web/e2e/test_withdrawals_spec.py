"""The specification's texts, defaults and calls of withdrawals, as a person meets them.

`withdrawals_spec.csv` lists them: the item, the surface it stands on, how it is checked, and what is
expected there. axe looks at the surfaces in light and in dark.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, expect

from web.e2e.console import Console
from web.e2e.screen import dialog, field, has_toast, rows, settled
from web.e2e.test_billing_v2_spec import check
from web.e2e.walk import Surface, Walk, failures_of, items_of
from web.e2e.withdrawing import CONFIRMATION, LIST, one_of, open_act, press, takes

ITEMS = items_of("withdrawals_spec.csv")
TOMANI = "Confirm Tomani Withdraw"
TITLES = {"Approve": CONFIRMATION, "Reject": CONFIRMATION, "Resend": "Resend Withdraw Confirmation"}


def listed(path: str) -> Surface:
    def opened(walk: Walk) -> Locator:
        return walk.open_list(f"{path}?opId=aurora").locator("body")

    return opened


def filters(path: str) -> Surface:
    def opened(walk: Walk) -> Locator:
        page = walk.open_list(f"{path}?opId=aurora")
        page.get_by_role("button", name="All filters").click()
        return dialog(page, "ilters")

    return opened


def details(walk: Walk) -> Locator:
    page = walk.open_list(f"{LIST}?opId=aurora")
    rows(page).first.locator("[data-row-link]").click()
    settled(page)
    return dialog(page, "^Withdraw Details")


def acting(provider: str, label: str, title: str, status: str = "PENDING") -> Surface:
    return lambda walk: open_act(walk, walk.here, one_of(walk, provider, status), label, title)


def refused(provider: str, answering: str, title: str, then: str) -> Surface:
    """What a provider's 0 leads to."""

    def opened(walk: Walk) -> Locator:
        tx_id = one_of(walk, provider)
        takes(walk, tx_id, answering)
        form = open_act(walk, walk.here, tx_id, "Approve", title)
        if provider == "TOMANI":
            form.get_by_role("radio").first.check()
        press(form, "Approve withdrawal")
        shown = dialog(walk.here, f"^{then}$")
        expect(shown.get_by_text("did not accept this withdrawal")).to_be_visible()
        settled(walk.here)
        return shown

    return opened


def failed(walk: Walk) -> Locator:
    walk.watch.expects(500)
    walk.world.fault("withdrawUtopia", "error", http=500, dialect="envelope", first=1)
    press(acting("UTOPIA", "Approve", CONFIRMATION)(walk), "Approve withdrawal")
    return walk.here.locator("body")


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
        "settle": acting("WITCHER_V1", "Settle manually", "Settle withdrawal", "IN_PROGRESS"),
        "failed": failed,
    },
    "calls": {"calls": listed(LIST)},
}
LIKE_ANOTHER = frozenset({"pending-filters", "order-sent", "tomani-2-refused", "failed", "calls"})
"""Surfaces that axe need not look at."""


def check_here(walk: Walk, surface: Locator, how: str, subject: str, expected: str) -> None:
    """What only these surfaces show; all else as anywhere."""
    page = surface.page
    match how:
        case "ticked":
            expect(surface.get_by_role("checkbox", name=subject)).to_be_checked()
        case "no-button":
            expect(surface.get_by_role("button", name=subject)).to_have_count(0)
        case "toast":
            has_toast(page, expected)
        case "goes-by":
            walk.watch.expects(409)  # what is sent is looked at, whether or not it is asked about
            provider, status, label = subject.split()
            form = acting(provider, label, TOMANI if provider == "TOMANI" else TITLES[label], status)(walk)
            if provider == "TOMANI":
                form.get_by_role("radio").first.check()
            assert sent_by(form, f"{label} withdrawal") == expected
        case "forces":
            field(surface, "Type FORCE to confirm").fill("FORCE")
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
    walk, surfaces = Walk(console), SURFACES[group]
    check_item = partial(check_here, walk)
    assert failures_of(walk, surfaces, ITEMS, check_item, surfaces.keys() - LIKE_ANOTHER) == []


def test_every_listed_item_stands_on_a_surface() -> None:
    surfaces = {name for group in SURFACES.values() for name in group}
    assert {item["surface"] for item in ITEMS} <= surfaces

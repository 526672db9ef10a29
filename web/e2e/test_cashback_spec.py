"""The specification's items of cashback, as a person meets them, and what axe finds there in both themes.

`cashback_spec.csv` lists them: the item, the surface it stands on, how it is checked, and what is
expected there. A walk goes from surface to surface in one world.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from web.e2e.axe import violations
from web.e2e.console import ADMIN, SUPER, Console
from web.e2e.screen import act, dialog, has_rows, has_toast, rows, settled
from web.e2e.test_billing_v2_spec import check
from web.e2e.test_cashback import ALL, PENDING, lost, open_list, open_panel
from web.e2e.walk import Walk

ITEMS = list(csv.DictReader((Path(__file__).parent / "cashback_spec.csv").read_text().splitlines()))
TOLD = frozenset({"confirmed", "rejected", "overridden", "restored", "claimed"})
"""Surfaces that are another with a toast over it: axe has looked at them."""

Surfaces = Iterator[tuple[str, Locator]]


def filters(page: Page) -> Locator:
    page.get_by_role("button", name="All filters").click()
    return dialog(page, "Filters")


def deciding(page: Page, name: str, title: str) -> Locator:
    act(page, rows(page).first, name)
    asked = dialog(page, title)
    expect(asked.get_by_role("row", name=re.compile("^On hold"))).to_be_visible()
    return asked


def walk_claims(console: Console) -> Surfaces:
    walk = Walk(console)
    page = open_list(walk, ALL)
    body = page.locator("body")
    yield "list", body
    drawer = filters(page)
    yield "list-filters", drawer
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    rows(page).first.locator("[data-row-link]").click()
    details = dialog(page, "Details")
    expect(details.get_by_text("Cashback Details")).to_be_visible()
    yield "details", details
    page.keyboard.press("Escape")
    expect(details).to_have_count(0)

    open_list(walk, PENDING)
    yield "pending", body
    drawer = filters(page)
    yield "pending-filters", drawer
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    for name, title, toast_ in (
        ("Approve cashback", "Approve cashback", "confirmed"),
        ("Reject cashback", "Reject cashback", "rejected"),
    ):
        asked = deciding(page, name, title)
        yield name.split()[0].lower(), asked
        asked.get_by_role("button", name=name).click()
        yield toast_, body
        expect(asked).to_have_count(0)
        settled(page)
    page.get_by_role("button", name="Cashback Calculator").click()
    wizard = dialog(page, "Cashback Calculator")
    yield "calculator", wizard
    wizard.get_by_role("button", name="Next").click()
    expect(wizard.get_by_text("Available cashback")).to_be_visible()
    yield "calculated", wizard


def walk_panel(console: Console) -> Surfaces:
    console.watch.expects(422)
    console.sign_in(ADMIN)
    named = lost(console, 2000)
    of_admin = open_panel(console, named["playerCode"])
    yield "panel-admin", of_admin
    yield "panels-admin", of_admin.page.locator("main")
    console.sign_in(SUPER)
    panel = open_panel(console, named["playerCode"])
    page = panel.page
    body = page.locator("body")
    yield "panel", panel

    panel.get_by_role("button", name="Override settings").click()
    form = dialog(page, "Override Player Cashback Settings")
    yield "override", form
    form.get_by_role("button", name="Save settings").click()
    yield "overridden", body
    expect(form).to_have_count(0)
    settled(page)

    panel.get_by_role("button", name="Claim cashback").click()
    form = dialog(page, "Claim Cashback Confirmation")
    yield "claim", form
    console.world.fault("cashbackClaim", "error", http=422, dialect="message", messages=["Claims rest today."])
    form.get_by_role("button", name="Claim cashback").click()
    failed = dialog(page, "Unable to Claim")
    yield "claim-failed", failed
    failed.get_by_role("button", name="Close", exact=True).last.click()
    expect(failed).to_have_count(0)
    console.world.mend()
    form.get_by_role("button", name="Claim cashback").click()
    yield "claimed", body
    expect(form).to_have_count(0)
    settled(page)

    panel.get_by_role("button", name="Withdrawal history").click()
    history = dialog(page, "Cashback withdrawal history")
    expect(history.get_by_role("row").nth(1)).to_be_visible()
    yield "history", history
    page.keyboard.press("Escape")
    expect(history).to_have_count(0)

    panel.get_by_role("button", name="Restore operator settings").click()
    asked = dialog(page, "Restore Operator Settings")
    yield "restore", asked
    asked.get_by_role("button", name="Restore operator settings").click()
    yield "restored", body


def check_here(surface: Locator, how: str, subject: str, expected: str) -> None:
    """What only these surfaces show; all else as anywhere."""
    page = surface.page
    match how:
        case "path":
            expect(page).to_have_url(re.compile(f"{expected}$"))
        case "rows":
            has_rows(page, int(expected))
        case "badge":
            expect(page.get_by_role("link", name=subject)).to_contain_text(re.compile(r"\d"))
        case "fact":
            fact = surface.locator("dl > div").filter(has=page.get_by_text(subject, exact=True)).first
            expect(fact.locator("dd")).to_contain_text(expected or re.compile("."))
        case "toast":
            has_toast(surface.page, expected)
        case "step":
            expect(surface.locator(".ant-steps-item-active")).to_contain_text(expected)
        case "levels":
            add = surface.get_by_role("button", name="Add a level")
            levels = surface.get_by_label(re.compile("^Loss from, level"))
            for count in range(levels.count(), int(expected)):
                add.click()
                expect(levels).to_have_count(count + 1)
            expect(add).to_be_disabled()
        case _:
            check(surface, how, subject, expected)


@pytest.mark.spec(
    "001-message-success-settings-updated",
    "001-message-success-settings-restored",
    "001-constant-percentage-min",
    "001-constant-percentage-max",
)
@pytest.mark.parametrize("walk", [walk_claims, walk_panel])
def test_the_specification_holds_on_screen_and_axe_finds_nothing(console: Console, walk: object) -> None:
    failures = []
    assert callable(walk)
    for name, surface in walk(console):
        expect(surface).to_be_visible()
        settled(surface.page)
        if name not in TOLD:
            failures += [f"{name}: {found}" for found in violations(surface.page)]
        for item in (item for item in ITEMS if item["surface"] == name):
            try:
                check_here(surface, item["check"], item["subject"], item["expected"])
            except AssertionError as error:
                failures.append(f"{item['id']}: {error}")
    assert failures == []

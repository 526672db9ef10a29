"""The specification's texts, states and limits of bank accounts, documents and usernames, as a person meets them.

`reviews_spec.csv` lists them: the item, the surface it stands on, how it is checked, and what is
expected there.
"""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from web.e2e.console import ADMIN, AURORA, MANAGER, SUPER, Console
from web.e2e.screen import act, dialog, field, rows
from web.e2e.test_billing_v2_spec import Surface
from web.e2e.test_payments_spec import check_here

ITEMS = list(csv.DictReader((Path(__file__).parent / "reviews_spec.csv").read_text().splitlines()))
ACCOUNTS = "/withdraw/bank-accounts"
DOCUMENTS = "/documents"
NAMES = "/players/usernames"


def opened(console: Console, path: str, email: str) -> Page:
    page = console.open(path, email)
    expect(rows(page).first).to_be_visible()
    return page


def details(console: Console, status: str, email: str = SUPER) -> Locator:
    page = opened(console, f"{ACCOUNTS}?isDeleted=false&status={status}", email)
    rows(page).first.locator("[data-row-link]").click()
    drawer = dialog(page, "Bank Account Details")
    expect(drawer.get_by_text("IBAN")).to_be_visible()
    return drawer


def asked(console: Console, path: str, action: str, title: str, email: str = AURORA) -> Locator:
    page = opened(console, f"{path}?status=PENDING", email)
    act(page, rows(page).first, action)
    return dialog(page, title)


def edit_rejected(console: Console) -> Locator:
    page = opened(console, f"{NAMES}?status=REJECT", AURORA)
    act(page, rows(page).first, "Edit username")
    return dialog(page, "Edit Username")


def decided(console: Console, verb: str) -> Locator:
    form = asked(console, ACCOUNTS, verb, f"{verb} Bank Account")
    field(form, "Note for the player").fill("Looked at")
    form.get_by_role("button", name=f"{verb} account").click()
    return form.page.locator("body")


def document_refused(console: Console) -> Locator:
    console.watch.expects(422)
    words = ["The archive is closed."]
    console.world.fault("kycReview", "error", http=422, dialect="message", messages=words)
    form = asked(console, DOCUMENTS, "Reject", "Reject Document")
    field(form, "Note for the player").fill("Blurred")
    form.get_by_role("button", name="Reject document").click()
    return form.page.get_by_role("dialog").filter(has_text=words[0])


SURFACES: dict[str, Surface] = {
    "accounts": lambda console: opened(console, ACCOUNTS, SUPER).locator("body"),
    "account": lambda console: details(console, "APPROVED"),
    "account-pending": lambda console: details(console, "PENDING", MANAGER),
    "account-decided": lambda console: details(console, "APPROVED", MANAGER),
    "account-rejected": lambda console: details(console, "REJECTED", ADMIN),
    "approve": lambda console: asked(console, ACCOUNTS, "Approve", "Approve Bank Account"),
    "reject": lambda console: asked(console, ACCOUNTS, "Reject", "Reject Bank Account"),
    "approved": lambda console: decided(console, "Approve"),
    "rejected": lambda console: decided(console, "Reject"),
    "documents": lambda console: opened(console, DOCUMENTS, SUPER).locator("body"),
    "reject-document": lambda console: asked(console, DOCUMENTS, "Reject", "Reject Document"),
    "document-refused": document_refused,
    "names": lambda console: opened(console, NAMES, SUPER).locator("body"),
    "edit": lambda console: asked(console, NAMES, "Edit username", "Edit Username"),
    "edit-super": lambda console: asked(console, NAMES, "Edit username", "Edit Username", SUPER),
    "edit-rejected": edit_rejected,
    "edit-reject": lambda console: asked(console, NAMES, "Reject username", "Edit Username"),
}


def check_review(surface: Locator, how: str, subject: str, expected: str) -> None:
    """What only reviews show; all else as payments do."""
    page = surface.page
    match how:
        case "filter" | "filter-options":
            known = "field" if how == "filter" else "options"
            check_here(page.locator(".kit-filters"), known, subject, expected)
        case "trims":
            field(surface, subject).fill("  12  ")
            page.keyboard.press("Enter")
            expect(page).to_have_url(re.compile(rf"[?&]{expected}=12(&|$)"))
        case "act" | "closed-act":
            surface.get_by_role("button", name=re.compile("^Actions of")).click()
            item = page.get_by_role("menuitem", name=subject)
            if how == "act":
                expect(item).to_be_enabled()
            else:
                expect(item).to_be_disabled()
                expect(item.locator("[title]")).to_have_attribute("title", expected)
            page.keyboard.press("Escape")
            expect(item).to_have_count(0)
        case "no-button":
            expect(surface.get_by_role("button", name=subject)).to_have_count(0)
        case "opens":
            label, typed = subject.split("=")
            field(surface, label).fill(typed)
            expect(surface.get_by_role("button", name=expected)).to_be_enabled()
        case "shows":
            surface.get_by_role("radiogroup", name="Status").get_by_text(subject).click()
            expect(page).to_have_url(re.compile(f"{re.escape(expected)}$"))
            expect(rows(page).first).to_contain_text(subject)
        case "filled":
            expect(field(surface, subject)).to_have_value(re.compile("."))
        case "empty":
            surface.get_by_role("button", name=subject).click()
            expect(surface.get_by_text(expected)).to_be_visible()
        case _:
            check_here(surface, how, subject, expected)


def failures(console: Console, name: str) -> list[str]:
    surface = SURFACES[name](console)
    expect(surface).to_be_visible()
    found = []
    for item in (item for item in ITEMS if item["surface"] == name):
        try:
            check_review(surface, item["check"], item["subject"], item["expected"])
        except AssertionError as error:
            found.append(f"{item['id']}: {error}")
    surface.page.close()
    return found


@pytest.mark.parametrize("area", ["account", "document", "name"])
def test_the_specification_holds_on_screen(console: Console, area: str) -> None:
    areas = {
        "account": {
            name for name in SURFACES if name.startswith(("account", "approve", "reject")) and "doc" not in name
        },
        "document": {name for name in SURFACES if "document" in name},
    }
    areas["name"] = set(SURFACES) - areas["account"] - areas["document"]
    assert [failure for name in sorted(areas[area]) for failure in failures(console, name)] == []


def test_every_listed_item_stands_on_a_surface() -> None:
    assert {item["surface"] for item in ITEMS} == set(SURFACES)

"""The specification's texts, states and limits of bank accounts, documents and usernames, as a person meets them.

`reviews_spec.csv` lists them: the item, the surface it stands on, how it is checked, and what is
expected there.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from web.e2e.console import ADMIN, AURORA, MANAGER, SUPER, Console
from web.e2e.screen import act, dialog, field, rows
from web.e2e.test_payments_spec import check_here
from web.e2e.walk import Surface, Walk, failures_of, items_of

ITEMS = items_of("reviews_spec.csv")
ACCOUNTS = "/withdraw/bank-accounts"
DOCUMENTS = "/documents"
NAMES = "/players/usernames"


def details(walk: Walk, status: str, email: str = SUPER) -> Locator:
    page = walk.open_list(f"{ACCOUNTS}?isDeleted=false&status={status}", email)
    rows(page).first.locator("[data-row-link]").click()
    drawer = dialog(page, "Bank account details")
    expect(drawer.get_by_text("IBAN")).to_be_visible()
    return drawer


def asked(walk: Walk, path: str, action: str, title: str, email: str = AURORA) -> Locator:
    page = walk.open_list(f"{path}?status=PENDING", email)
    act(page, rows(page).first, action)
    return dialog(page, title)


def edit_rejected(walk: Walk) -> Locator:
    page = walk.open_list(f"{NAMES}?status=REJECT", AURORA)
    act(page, rows(page).first, "Edit username")
    return dialog(page, "Edit Username")


def decided(walk: Walk, verb: str) -> Locator:
    form = asked(walk, ACCOUNTS, verb, f"{verb} bank account")
    field(form, "Note for the player").fill("Looked at")
    form.get_by_role("button", name=f"{verb} account").click()
    return form.page.locator("body")


def document_refused(walk: Walk) -> Locator:
    walk.watch.expects(422)
    words = ["The archive is closed."]
    walk.world.fault("kycReview", "error", http=422, dialect="message", messages=words)
    form = asked(walk, DOCUMENTS, "Reject", "Reject Document")
    field(form, "Note for the player").fill("Blurred")
    form.get_by_role("button", name="Reject document").click()
    return form.page.get_by_role("dialog").filter(has_text=words[0])


SURFACES: dict[str, dict[str, Surface]] = {
    "accounts": {
        "accounts": lambda walk: walk.open_list(ACCOUNTS, SUPER).locator("body"),
        "account": lambda walk: details(walk, "APPROVED"),
        "account-pending": lambda walk: details(walk, "PENDING", MANAGER),
        "account-decided": lambda walk: details(walk, "APPROVED", MANAGER),
        "account-rejected": lambda walk: details(walk, "REJECTED", ADMIN),
        "approve": lambda walk: asked(walk, ACCOUNTS, "Approve", "Approve bank account"),
        "reject": lambda walk: asked(walk, ACCOUNTS, "Reject", "Reject bank account"),
        "approved": lambda walk: decided(walk, "Approve"),
        "rejected": lambda walk: decided(walk, "Reject"),
    },
    "documents": {
        "documents": lambda walk: walk.open(DOCUMENTS, SUPER).locator("body"),
        "reject-document": lambda walk: asked(walk, DOCUMENTS, "Reject", "Reject Document"),
        "document-refused": document_refused,
    },
    "names": {
        "names": lambda walk: walk.open_list(NAMES, SUPER).locator("body"),
        "edit-super": lambda walk: asked(walk, NAMES, "Edit username", "Edit Username", SUPER),
        "edit": lambda walk: asked(walk, NAMES, "Edit username", "Edit Username"),
        "edit-rejected": edit_rejected,
        "edit-reject": lambda walk: asked(walk, NAMES, "Reject username", "Edit Username"),
    },
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
                expect(item).to_contain_text(expected)
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


@pytest.mark.spec("001-rule-validation-messages-elsewhere")
@pytest.mark.parametrize("area", SURFACES)
def test_the_specification_holds_on_screen(console: Console, area: str) -> None:
    assert failures_of(Walk(console), SURFACES[area], ITEMS, check_review) == []


def test_every_listed_item_stands_on_a_surface() -> None:
    assert {item["surface"] for item in ITEMS} == {name for surfaces in SURFACES.values() for name in surfaces}

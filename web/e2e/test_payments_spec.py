"""The specification's texts, defaults and limits of payments and provider payment, as a person meets them.

`payments_spec.csv` lists them: the item, the surface it stands on, how it is checked, and what is
expected there.
"""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from web.e2e.axe import violations
from web.e2e.console import AURORA, SUPER, Console
from web.e2e.screen import act, choose, dialog, field, rows
from web.e2e.test_billing_v2_spec import Surface, check

ITEMS = list(csv.DictReader((Path(__file__).parent / "payments_spec.csv").read_text().splitlines()))
HISTORY = "/billing/operatorsV2/transaction-history"
CPG = "?opId=cassiopeia&paymentType=CPG_TRANSFER"
BY_HAND = "?opId=borealis&paymentType=CASH"


def open_history(console: Console, query: str = "?opId=borealis") -> Page:
    page = console.open(f"{HISTORY}{query}", SUPER)
    expect(rows(page).first).to_be_visible()
    return page


def form_of(page: Page, button: str) -> Locator:
    page.get_by_role("button", name=button, exact=True).click()
    form = dialog(page, button)
    expect(form).to_be_visible()
    return form


def own(console: Console) -> Locator:
    return console.open("/billing/meV2?view=payments", AURORA).locator("body")


def edit(console: Console) -> Locator:
    page = open_history(console, BY_HAND)
    act(page, rows(page).first, "Edit payment")
    return dialog(page, "Edit Manual Payment")


def edit_cpg(console: Console) -> Locator:
    page = open_history(console, CPG)
    act(page, rows(page).first, "Edit payment")
    return dialog(page, "Edit CPG Transfer")


def delete(console: Console) -> Locator:
    page = open_history(console, BY_HAND)
    act(page, rows(page).first, "Delete payment")
    return dialog(page, "Delete Payment")


def details(console: Console) -> Locator:
    page = open_history(console, CPG)
    rows(page).first.locator("[data-row-link]").click()
    return dialog(page, "Payment Details")


def added(console: Console) -> Locator:
    form = form_of(open_history(console), "Add Payment")
    form.get_by_role("button", name="Add payment", exact=True).click()
    return form.page.locator("body")


def updated(console: Console) -> Locator:
    form = edit(console)
    field(form, "Description").fill("Looked at")
    form.get_by_role("button", name="Save payment").click()
    return form.page.locator("body")


def deleted(console: Console) -> Locator:
    asked = delete(console)
    asked.get_by_role("textbox").fill(asked.locator("strong").inner_text())
    asked.get_by_role("button", name="Delete payment").click()
    return asked.page.locator("body")


def refused(console: Console) -> Locator:
    console.watch.expects(422)
    console.world.fault("billingV2PaymentAdd", "error", http=422, dialect="message", messages=["Not this month."])
    return added(console)


SURFACES: dict[str, Surface] = {
    "history": lambda console: open_history(console).locator("body"),
    "own": own,
    "details": details,
    "add": lambda console: form_of(open_history(console), "Add Payment"),
    "add-nowhere": lambda console: form_of(open_history(console, ""), "Add Payment"),
    "edit": edit,
    "edit-cpg": edit_cpg,
    "delete": delete,
    "added": added,
    "updated": updated,
    "deleted": deleted,
    "refused": refused,
    "provider": lambda console: form_of(open_history(console), "Provider Payment"),
    "provider-nobody": lambda console: form_of(open_history(console, ""), "Provider Payment"),
    "provider-own": lambda console: form_of(console.open("/billing/meV2", AURORA), "Provider Payment"),
}


def check_here(surface: Locator, how: str, subject: str, expected: str) -> None:  # noqa: C901  # a list of ways
    """What only these surfaces show; all else as anywhere."""
    match how:
        case "fact":
            fact = surface.locator("dl > div").filter(has=surface.page.get_by_text(subject, exact=True)).first
            expect(fact.locator("dd")).to_contain_text(expected or re.compile("."))
        case "link":
            expect(surface.get_by_role("link", name=subject)).to_have_attribute("href", re.compile(f"^{expected}"))
        case "input":
            expect(field(surface, subject)).to_have_value(expected)
        case "read-only":
            expect(field(surface, subject)).to_have_js_property("tagName", "OUTPUT")
            expect(field(surface, subject)).to_have_text(expected)
        case "closed-field":
            expect(field(surface, subject)).to_be_disabled()
        case "opens":
            given, opened = subject.split(";")
            choose(surface, *given.split("="))
            expect(field(surface, opened)).to_be_enabled()
        case "computes":
            for given in subject.split(";"):
                label, typed = given.split("=")
                field(surface, label).fill(typed)
            expect(field(surface, "Amount in USD")).to_have_text(expected)
        case "toast":
            expect(surface.locator(".ant-notification-notice").get_by_text(expected)).to_be_visible()
        case "checked":
            expect(surface.get_by_role("radio", name=subject)).to_be_checked()
        case "radios":
            assert surface.locator(".ant-segmented-item").all_inner_texts() == expected.split("|")
        case _:
            check(surface, how, subject, expected)


LOOKED_AT = frozenset(
    {"history", "own", "details", "add", "add-nowhere", "edit-cpg", "delete", "provider", "provider-nobody"}
)
"""Surfaces that axe looks at, too; the others are like one of them."""


@pytest.mark.parametrize("name", SURFACES)
def test_the_specification_holds_on_screen(console: Console, name: str) -> None:
    surface = SURFACES[name](console)
    expect(surface).to_be_visible()
    failures = violations(surface.page) if name in LOOKED_AT else []
    for item in (item for item in ITEMS if item["surface"] == name):
        try:
            check_here(surface, item["check"], item["subject"], item["expected"])
        except AssertionError as error:
            failures.append(f"{item['id']}: {error}")
    assert failures == []


def test_every_listed_item_stands_on_a_surface() -> None:
    assert {item["surface"] for item in ITEMS} == set(SURFACES)

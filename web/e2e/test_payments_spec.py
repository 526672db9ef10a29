"""The specification's texts, defaults and limits of payments and provider payment, as a person meets them.

`payments_spec.csv` lists them: the item, the surface it stands on, how it is checked, and what is
expected there.
"""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from web.e2e.console import AURORA, Console
from web.e2e.screen import act, choose, dialog, field, has_toast, rows
from web.e2e.test_billing_v2_spec import check
from web.e2e.walk import Surface, Walk, failures_of, items_of

ITEMS = items_of("payments_spec.csv")
HISTORY = "/billing/operatorsV2/transaction-history"
CPG = "?opId=cassiopeia&paymentType=CPG_TRANSFER"
BY_HAND = "?opId=borealis&paymentType=CASH"


def open_history(walk: Walk, query: str = "?opId=borealis") -> Page:
    return walk.open_list(f"{HISTORY}{query}")


def form_of(page: Page, button: str) -> Locator:
    page.get_by_role("button", name=button, exact=True).click()
    form = dialog(page, button)
    expect(form).to_be_visible()
    return form


def provider_without_operator(walk: Walk) -> Locator:
    form = form_of(open_history(walk, ""), "Provider Payment")
    field(form, "Operator").focus()
    field(form, "Operator").blur()
    return form


def own(walk: Walk) -> Locator:
    return walk.open("/billing/meV2?view=payments", AURORA).locator("body")


def edit(walk: Walk) -> Locator:
    page = open_history(walk, BY_HAND)
    act(page, rows(page).first, "Edit payment")
    return dialog(page, "Edit Manual Payment")


def edit_cpg(walk: Walk) -> Locator:
    page = open_history(walk, CPG)
    act(page, rows(page).first, "Edit payment")
    return dialog(page, "Edit CPG Transfer")


def delete(walk: Walk) -> Locator:
    page = open_history(walk, BY_HAND)
    act(page, rows(page).first, "Delete payment")
    return dialog(page, "Delete payment")


def details(walk: Walk) -> Locator:
    page = open_history(walk, CPG)
    rows(page).first.locator("[data-row-link]").click()
    return dialog(page, "Payment Details")


def added(walk: Walk) -> Locator:
    form = form_of(open_history(walk), "Add Payment")
    choose(form, "Currency", "USD")
    form.get_by_role("button", name="Add payment", exact=True).click()
    return form.page.locator("body")


def updated(walk: Walk) -> Locator:
    form = edit(walk)
    field(form, "Description").fill("Looked at")
    form.get_by_role("button", name="Save payment").click()
    return form.page.locator("body")


def deleted(walk: Walk) -> Locator:
    asked = delete(walk)
    asked.get_by_role("textbox").fill(asked.locator("strong").inner_text())
    asked.get_by_role("button", name="Delete payment").click()
    return asked.page.locator("body")


def refused(walk: Walk) -> Locator:
    walk.watch.expects(422)
    walk.world.fault("billingV2PaymentAdd", "error", http=422, dialect="message", messages=["Not this month."])
    return added(walk)


SURFACES: dict[str, Surface] = {
    "history": lambda walk: open_history(walk).locator("body"),
    "add": lambda walk: form_of(open_history(walk), "Add Payment"),
    "provider": lambda walk: form_of(open_history(walk), "Provider Payment"),
    "added": added,
    "add-nowhere": lambda walk: form_of(open_history(walk, ""), "Add Payment"),
    "provider-nobody": provider_without_operator,
    "details": details,
    "edit-cpg": edit_cpg,
    "edit": edit,
    "delete": delete,
    "updated": updated,
    "deleted": deleted,
    "refused": refused,
    "own": own,
    "provider-own": lambda walk: form_of(walk.open("/billing/meV2", AURORA), "Provider Payment"),
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
            has_toast(surface.page, expected)
        case "checked":
            expect(surface.get_by_role("radio", name=subject)).to_be_checked()
        case "radios":
            expect(surface.locator(".ant-segmented-item")).to_have_text(expected.split("|"), use_inner_text=True)
        case _:
            check(surface, how, subject, expected)


LOOKED_AT = frozenset(
    {"history", "own", "details", "add", "add-nowhere", "edit-cpg", "delete", "provider", "provider-nobody"}
)
"""Surfaces that axe looks at, too; the others are like one of them."""


def test_the_specification_holds_on_screen(console: Console) -> None:
    assert failures_of(Walk(console), SURFACES, ITEMS, check_here, LOOKED_AT) == []


def test_every_listed_item_stands_on_a_surface() -> None:
    assert {item["surface"] for item in ITEMS} == set(SURFACES)

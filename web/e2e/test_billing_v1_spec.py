"""The specification's surfaces, rules, texts and defaults of single records and exports, one by one.

`billing_v1_spec.csv` lists them: the item, the surface it stands on, how it is checked, and what is
expected there.
"""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import Locator, Page, expect

from web.e2e.console import AURORA, SUPER, Console
from web.e2e.screen import act, dialog, eventually, field, item_of, rows
from web.e2e.walk import Surface, Walk, failures_of, items_of

ITEMS = items_of("billing_v1_spec.csv")
SELECT_OPTION = ".ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option-content"
ACT = re.compile("^(Generate invoice|Add payment|Save payment|Save invoice|Export)$")


def open_list(walk: Walk, path: str, query: str = "", email: str = SUPER) -> Page:
    return walk.open_list(f"/billing/{path}{query}", email)


def listed(path: str, email: str, walk: Walk) -> Locator:
    return open_list(walk, path, "", email).locator("body")


def pressed(path: str, button: str, title: str, email: str, walk: Walk) -> Locator:
    page = open_list(walk, path, "", email)
    page.get_by_role("button", name=re.compile(f"{button}$")).click()
    return dialog(page, title)


def generate_brand(walk: Walk) -> Locator:
    form = pressed("invoices", "Generate Invoice", "Generate Invoice", SUPER, walk)
    form.locator(".ant-segmented").get_by_text("Brand", exact=True).click()
    return form


def opened(path: str, kind: str, title: str, walk: Walk) -> Locator:
    page = open_list(walk, path, f"?type={kind}")
    rows(page).first.locator("[data-row-link]").click()
    return dialog(page, title)


def acted(path: str, kind: str, name: str, title: str, walk: Walk) -> Locator:
    page = open_list(walk, path, f"?type={kind}" if kind else "")
    act(page, rows(page).first, name)
    return dialog(page, title)


def no_report(walk: Walk) -> Locator:
    return walk.open("/billing/brands?opId=galatea-two").locator("body")


SURFACES: dict[str, Surface] = {
    "operators": partial(listed, "operators", SUPER),
    "add-operator": partial(pressed, "operators", "Add Payment", "payment$", SUPER),
    "edit-operator-payment": partial(acted, "operators", "payment", "Edit record", "^Edit"),
    "delete-operator-payment": partial(acted, "operators", "payment", "Delete record", "^Delete"),
    "edit-operator-invoice": partial(acted, "operators", "invoice", "Edit record", "^Edit"),
    "delete-operator-invoice": partial(acted, "operators", "invoice", "Delete record", "^Delete"),
    "invoices": partial(listed, "invoices", SUPER),
    "generate": partial(pressed, "invoices", "Generate Invoice", "Generate Invoice", SUPER),
    "generate-brand": generate_brand,
    "details-help": partial(pressed, "invoices", "Additional Details", "Additional Details", SUPER),
    "edit-invoice": partial(acted, "invoices", "", "Edit invoice", "^Edit"),
    "brand-invoice": partial(opened, "brands", "invoice", "[Dd]etails$"),
    "edit-brand-invoice": partial(acted, "brands", "invoice", "Edit record", "^Edit"),
    "delete-brand-invoice": partial(acted, "brands", "invoice", "Delete record", "^Delete"),
    "brand-payment": partial(opened, "brands", "payment", "[Dd]etails$"),
    "edit-brand-payment": partial(acted, "brands", "payment", "Edit record", "^Edit"),
    "delete-brand-payment": partial(acted, "brands", "payment", "Delete record", "^Delete"),
    "profit": partial(opened, "affiliates", "profit", "[Dd]etails$"),
    "affiliate-payment": partial(opened, "affiliates", "payment", "[Dd]etails$"),
    "edit-affiliate-payment": partial(acted, "affiliates", "payment", "Edit payment", "^Edit"),
    "delete-affiliate-payment": partial(acted, "affiliates", "payment", "Delete payment", "^Delete"),
    "no-report": no_report,
    "brands": partial(listed, "brands", AURORA),
    "add-brand": partial(pressed, "brands", "Add Payment", "payment$", AURORA),
    "affiliates": partial(listed, "affiliates", AURORA),
    "add-affiliate": partial(pressed, "affiliates", "Add Payment", "payment$", AURORA),
    "me": partial(listed, "me", AURORA),
    "generate-own": partial(pressed, "invoices", "Generate Invoice", "Generate Invoice", AURORA),
}


def choices(surface: Locator, label: str) -> list[str]:
    """Every choice, as far as the list draws them: it is walked to its end."""
    field(surface, label).click()
    options = surface.page.locator(SELECT_OPTION)
    expect(options.first).to_be_visible()
    found: list[str] = []
    for _step in range(12):
        found += [text for text in options.all_inner_texts() if text not in found]
        field(surface, label).press("ArrowDown")
    field(surface, label).press("Escape")
    expect(options.first).to_be_hidden()
    return found


def typed(surface: Locator, label: str, text: str) -> None:
    field(surface, label).fill(text)
    field(surface, label).blur()


def check(surface: Locator, how: str, subject: str, expected: str) -> None:  # noqa: C901  # a list of ways
    label, _, text = subject.partition("=")
    match how:
        case "title" | "text":
            expect(surface.get_by_text(expected).first).to_be_visible()
        case "field":
            expect(field(surface, subject)).to_be_visible()
        case "no-field":
            expect(field(surface, subject)).to_have_count(0)
        case "button":
            expect(surface.get_by_role("button", name=subject)).to_be_enabled()
        case "disabled":
            expect(surface.get_by_role("button", name=subject)).to_be_disabled()
        case "on" | "off":
            expect(field(surface, subject)).to_be_checked(checked=how == "on")
        case "required":
            expect(item_of(surface, subject).locator(".ant-form-item-required")).to_be_visible()
        case "value":
            expect(item_of(surface, subject)).to_contain_text(expected)
        case "options":
            eventually(lambda: sorted(choices(surface, subject)), sorted(expected.split("|")))
        case "refuses-empty":
            surface.get_by_role("button", name=ACT).click()
            expect(item_of(surface, subject).get_by_text(expected)).to_be_visible()
        case "refuses" | "takes":
            typed(surface, label, text)
            expect(item_of(surface, label).get_by_text(expected)).to_have_count(1 if how == "refuses" else 0)
        case "refuses-long":
            typed(surface, label, "x" * int(text))
            expect(item_of(surface, label).get_by_text(expected)).to_be_visible()
        case _:
            pytest.fail(f"no such check: {how}")


LOOKED_AT = frozenset(
    {
        "brands",
        "no-report",
        "generate",
        "profit",
        "brand-invoice",
        "details-help",
        "add-affiliate",
        "edit-brand-payment",
        "delete-brand-payment",
    }
)
"""Surfaces that axe looks at, too; the others are like one of them."""


@pytest.mark.spec("001-message-empty-report")
def test_the_specification_holds_on_screen(console: Console) -> None:
    assert failures_of(Walk(console), SURFACES, ITEMS, check, LOOKED_AT) == []


def test_every_listed_item_stands_on_a_surface() -> None:
    assert {item["surface"] for item in ITEMS} == set(SURFACES)

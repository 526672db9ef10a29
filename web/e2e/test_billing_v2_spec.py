"""The specification's texts, defaults and limits of billing V2, one by one, as a person meets them.

`billing_v2_spec.csv` lists them: the item, the surface it stands on, how it is checked, and what is
expected there.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from web.e2e.console import Console
from web.e2e.screen import dialog, eventually, field, item_of, rows
from web.e2e.walk import Surface, Walk, failures_of, items_of

ITEMS = items_of("billing_v2_spec.csv")
LIST = "/billing/operatorsV2/invoice"
SELECT_OPTION = ".ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option-content"


def open_list(walk: Walk, query: str = "") -> Page:
    return walk.open_list(f"{LIST}{query}")


def generate(walk: Walk) -> Locator:
    page = open_list(walk)
    page.get_by_role("button", name="Generate Invoice", exact=True).click()
    return dialog(page, "Generate Invoice")


def generate_drawer(walk: Walk) -> Locator:
    page = open_list(walk)
    page.get_by_role("button", name="More options for generating").click()
    page.get_by_role("menuitem", name="Open in side panel").click()
    return dialog(page, "Generate Invoice")


def generate_overridden(walk: Walk) -> Locator:
    page = open_list(walk, "?opId=borealis")
    page.get_by_role("button", name="Generate Invoice", exact=True).click()
    form = dialog(page, "Generate Invoice")
    form.get_by_role("switch", name="Override settings").click()
    return form


def settings(walk: Walk, opId: str = "borealis") -> Locator:  # a wire name
    page = walk.open(f"{LIST}?opId={opId}")
    page.get_by_role("button", name="Invoice settings").first.click()
    return dialog(page, "Invoice settings")


def no_settings(walk: Walk) -> Locator:
    known = walk.call("GET", "/api/operators/menu-list")["data"]["operators"]
    without = next(
        each["opId"]
        for each in known
        if not each.get("parentOpId")
        and walk.call("GET", f"/api/billingV2/invoice/settings?opId={each['opId']}")["data"] is None
    )
    return settings(walk, without)


def settings_refused(walk: Walk) -> Locator:
    walk.watch.expects(422)
    walk.world.fault(
        "billingV2InvoiceSettingsUpdate", "error", http=422, dialect="errors_list", messages=["Not this month."]
    )
    form = settings(walk)
    form.get_by_label("Premium bot").fill("12.5")
    form.get_by_role("button", name="Save settings").click()
    return dialog(form.page, "Unable To Save Changes")


def details(walk: Walk) -> Locator:
    page = open_list(walk)
    rows(page).first.locator("[data-row-link]").click()
    return dialog(page, "Invoice")


def record(walk: Walk) -> Locator:
    drawer = details(walk)
    drawer.get_by_role("button", name=re.compile("Revenue share|Casino", re.IGNORECASE)).first.click()
    return dialog(drawer.page, "Edit invoice record")


def conflict(walk: Walk) -> Locator:
    walk.watch.expects(409)
    page = open_list(walk, "?opId=borealis")
    page.get_by_role("button", name="Generate Invoice", exact=True).click()
    dialog(page, "Generate Invoice").get_by_role("button", name="Generate invoice", exact=True).click()
    return dialog(page, "Existing Invoice")


def listed(walk: Walk) -> Locator:
    return open_list(walk).locator("body")


SURFACES: dict[str, Surface] = {
    "list": listed,
    "generate": generate,
    "generate-drawer": generate_drawer,
    "generate-overridden": generate_overridden,
    "settings": settings,
    "no-settings": no_settings,
    "settings-refused": settings_refused,
    "details": details,
    "record": record,
    "conflict": conflict,
}


def choices(surface: Locator, label: str) -> list[str]:
    field(surface, label).click()
    options = surface.page.locator(SELECT_OPTION)
    expect(options.first).to_be_visible()
    found = options.all_inner_texts()
    field(surface, label).press("Escape")
    expect(options.first).to_be_hidden()
    return found


def check(surface: Locator, how: str, subject: str, expected: str) -> None:  # noqa: C901  # a list of ways
    match how:
        case "title":
            expect(surface.get_by_text(expected).first).to_be_visible()
        case "text":
            expect(surface.get_by_text(expected).first).to_be_visible()
        case "field":
            expect(field(surface, subject)).to_be_visible()
        case "no-field":
            expect(field(surface, subject)).to_have_count(0)
        case "button":
            expect(surface.get_by_role("button", name=subject)).to_be_enabled()
        case "disabled":
            expect(surface.get_by_role("button", name=subject)).to_be_disabled()
        case "value":
            expect(item_of(surface, subject)).to_contain_text(expected)
        case "options":
            eventually(lambda: choices(surface, subject), expected.split("|"))
        case "option":
            eventually(lambda: expected in choices(surface, subject))
        case "first-option":
            eventually(lambda: choices(surface, subject)[0], expected)
        case "refuses-empty":
            surface.get_by_role("button", name="Generate invoice", exact=True).click()
            expect(surface.get_by_text(expected)).to_be_visible()
        case "refuses" | "takes":
            label, typed = subject.split("=")
            field(surface, label).fill(typed)
            field(surface, label).blur()
            expect(item_of(surface, label).get_by_text(expected)).to_have_count(1 if how == "refuses" else 0)
        case _:
            pytest.fail(f"no such check: {how}")


@pytest.mark.spec("001-role-platform-invoice-super-admin-note")
def test_the_specification_holds_on_screen(console: Console) -> None:
    assert failures_of(Walk(console), SURFACES, ITEMS, check) == []


def test_every_listed_item_stands_on_a_surface() -> None:
    assert {item["surface"] for item in ITEMS} == set(SURFACES)

"""Operators and brands in the browser: the specification's surfaces, a changed limit, and a brand made and deleted.

`operators_spec.csv` lists the surfaces' items: the item, the surface it stands on, how it is checked, and what is
expected there.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from web.e2e.console import AURORA, MANAGER, SUPER, Console
from web.e2e.screen import act, choose, dialog, dismiss, field, item_of, rows, toast
from web.e2e.test_payments_spec import check_here
from web.e2e.walk import Surface, Walk, failures_of, items_of

ITEMS = items_of("operators_spec.csv")
GENERAL = "/settings/general"


def listed(walk: Walk, path: str, email: str | None = None) -> Locator:
    return walk.open_list(path, email).locator("body")


def page_of(walk: Walk, path: str, email: str | None = None) -> Locator:
    return walk.open(path, email).locator("body")


def affiliates(walk: Walk) -> Locator:
    page = walk.open("/operators/aurora?tab=settings")
    page.get_by_role("button", name="Edit affiliate settings").click()
    return dialog(page, "Affiliate Level Settings")


def new_brand(walk: Walk) -> Locator:
    page = walk.open_list("/brands", AURORA)
    page.get_by_role("button", name="Create brand").click()
    return dialog(page, "Create brand")


def delete(walk: Walk) -> Locator:
    page = walk.open_list("/brands", AURORA)
    act(page, rows(page).first, "Delete brand")
    return dialog(page, "Delete Notification")


SURFACES: dict[str, Surface] = {
    "list": lambda walk: listed(walk, "/operators"),
    "parents": lambda walk: listed(walk, "/operators?type=parent"),
    "brands-of-all": lambda walk: listed(walk, "/operators?type=brand"),
    "details": lambda walk: page_of(walk, "/operators/aurora"),
    "settings": lambda walk: page_of(walk, "/operators/aurora?tab=settings"),
    "affiliates": affiliates,
    "general-nowhere": lambda walk: page_of(walk, GENERAL),
    "general": lambda walk: page_of(walk, GENERAL, AURORA),
    "brands": lambda walk: listed(walk, "/brands", AURORA),
    "new-brand": new_brand,
    "delete": delete,
    "general-of-manager": lambda walk: page_of(walk, GENERAL, MANAGER),
}
LOOKED_AT = frozenset({"list", "details", "settings", "affiliates", "general", "brands", "new-brand", "delete"})


def test_the_specification_holds_on_screen(console: Console) -> None:
    assert failures_of(Walk(console), SURFACES, ITEMS, check_here, LOOKED_AT) == []


def test_what_is_set_for_an_operator_is_changed_tab_by_tab(console: Console) -> None:
    page = console.open("/operators/aurora?tab=settings", SUPER)
    page.get_by_role("button", name="Edit settings").click()
    form = dialog(page, "Edit settings")
    field(form, "Daily top-up limit").fill("30000")
    form.get_by_role("button", name="Save settings").click()
    toast(page, "Settings saved!")
    expect(page.get_by_text("30,000.00").first).to_be_visible()
    dismiss(page)
    page.get_by_role("button", name="Edit cashback settings").click()
    form = dialog(page, "Cashback settings")
    form.get_by_role("button", name="Add a level").click()
    added = form.get_by_role("textbox", name=re.compile("Loss from, level")).last
    added.fill("1")
    added.blur()
    expect(form.get_by_text("Each row must start above the previous one.")).to_be_visible()
    added.fill("5000")
    form.get_by_role("button", name="Save cashback settings").click()
    toast(page, "Cashback settings saved!")
    expect(page.get_by_role("region", name="Cashback by loss")).to_contain_text("5,000.00")
    dismiss(page)
    page.get_by_role("tab", name="Brands").click()
    page.get_by_role("link", name="Aurora South").click()
    expect(page.get_by_role("article", name="brand Aurora South")).to_be_visible()
    page.get_by_role("tab", name="Activities").click()
    expect(page).to_have_url(re.compile("/operators/aurora-south[?]tab=activities"))


@pytest.mark.spec("002-surface-delete-brand-modal")
def test_an_operators_admin_makes_a_brand_renames_it_and_deletes_it(console: Console) -> None:
    page = console.open("/brands", AURORA)
    expect(rows(page)).to_have_count(2)
    page.get_by_role("button", name="Create brand").click()
    form = dialog(page, "Create brand")
    field(form, "Code").fill("Aurora West")
    field(form, "Code").blur()
    expect(item_of(form, "Code").get_by_text("Lower-case letters, digits and single hyphens")).to_be_visible()
    field(form, "Code").fill("aurora-west")
    field(form, "Title").fill("Aurora West")
    form.get_by_role("button", name="Create brand").click()
    toast(page, "Brand Created!")
    expect(rows(page)).to_have_count(3)
    dismiss(page)
    choose(page.get_by_role("banner"), "Operator", "Aurora West")
    page.goto(f"{console.address}{GENERAL}?opId=aurora-west")
    page.get_by_role("button", name="Edit general settings").click()
    form = dialog(page, "Edit general settings")
    field(form, "Title").fill("Aurora Sunset")
    form.get_by_role("button", name="Save general settings").click()
    toast(page, "General settings saved!")
    page.goto(f"{console.address}/operators/aurora-west")
    page.get_by_role("button", name="Actions of brand Aurora Sunset").click()
    page.get_by_role("menuitem", name="Delete brand").click()
    asked = dialog(page, "Delete Notification")
    expect(asked.get_by_role("button", name="Delete brand")).to_be_disabled()
    asked.get_by_role("textbox").fill("Aurora Sunset")
    asked.get_by_role("button", name="Delete brand").click()
    toast(page, "Brand Deleted!")
    expect(page.get_by_role("article", name="brand Aurora Sunset")).to_contain_text("Deleted")
    console.open("/brands", page=page)
    expect(rows(page)).to_have_count(2)


def test_every_listed_item_stands_on_a_surface() -> None:
    assert {item["surface"] for item in ITEMS} == set(SURFACES)

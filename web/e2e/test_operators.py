"""Operators and brands in the browser: a changed limit, and a brand made and deleted."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from web.e2e.console import AURORA, SUPER, Console
from web.e2e.screen import choose, dialog, dismiss, field, item_of, rows, toast

GENERAL = "/settings/general"


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
    form = dialog(page, "Edit cashback settings")
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

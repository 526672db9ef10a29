"""Why a page or an action is closed to somebody."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from web.e2e.axe import violations
from web.e2e.console import MANAGER, SUPER, Console

ACCESS = "/user/access"


def row(page: Page, name: str) -> Locator:
    return page.get_by_role("row").filter(has=page.get_by_role("rowheader", name=name))


def test_an_admin_looks_at_a_role_and_at_a_user(console: Console) -> None:
    console.world.control("POST", "/events", type="userPermissionsSet", email=MANAGER, permissions=["billing_v2_read"])
    page = console.open(ACCESS, SUPER)
    expect(row(page, "Operator records (V1)")).to_contain_text("Allowed")
    choice = page.get_by_role("combobox", name="Show access of")
    choice.click()
    choice.fill("manager (brand")
    page.get_by_title("Operator manager (brand").click()
    expect(page).to_have_url(re.compile(r"role=OPERATOR_MANAGER%3ABRAND"))
    expect(row(page, "Operator records (V1)")).to_contain_text("The role has no access")
    expect(row(page, "Brand records")).to_contain_text("not at brand level")
    assert violations(page) == []

    choice.click()
    choice.fill("manager@aurora")
    page.get_by_title(re.compile("manager@aurora.test")).click()
    expect(page).to_have_url(re.compile("userCode="))
    expect(page.get_by_text("Operator manager (operator level)")).to_be_visible()
    page.get_by_text("Actions", exact=True).click()
    page.get_by_role("searchbox", name="Search pages and actions").fill("view players")
    reasons = page.locator(".access-table tbody tr td:last-child")
    expect(reasons.first).to_have_text("Requires the permission “View players”.")
    page.get_by_role("searchbox", name="Search pages and actions").fill("no such thing")
    expect(page.get_by_text("No results.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Operator manager (operator level)")).to_be_visible()


@pytest.mark.spec("001-message-server-denial")
def test_whoever_is_refused_is_led_to_the_reason(console: Console) -> None:
    page = console.open("/billing/operators", MANAGER)
    expect(page).to_have_url(re.compile("error=forbidden-access"))
    page.get_by_role("link", name="My access").click()
    expect(row(page, "Operator records (V1)")).to_contain_text("Your role has no access")
    page.get_by_role("checkbox", name="Only denied").check()
    expect(page.get_by_text("Allowed", exact=True)).to_have_count(0)
    expect(page.get_by_role("combobox", name="Show access of")).to_have_count(0)
    refused = console.call("GET", "/api/users?limit=1")
    assert refused["messages"] == ["You don't have permissions to perform this action."]

"""The frame around the pages: menu, top bar, session."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from web.e2e.console import AURORA, PASSWORD, SUPER, Console
from web.e2e.walk import Walk

LIST = "/billing/operatorsV2/invoice"
MINE = "/billing/meV2"
ACTIVITIES = "/settings/activities"


@pytest.mark.spec(
    "001-role-platform-filter-operator-id",
    "000-rule-operator-selector-search-threshold",
    "000-route-api-auth-logout",
    "000-call-auth-logout",
)
def test_the_frame_narrows_to_an_operator_keeps_its_look_leads_on_and_logs_out(console: Console) -> None:
    walk = Walk(console)
    page = walk.open(f"{LIST}?page=2")
    expect(page.get_by_title("All Operators")).to_be_visible()
    choice = page.get_by_role("combobox", name="Operator", exact=True)
    choice.click()
    choice.fill("boreal")
    choice.press("Enter")
    expect(page).to_have_url(re.compile(r"\?opId=borealis$"))
    expect(page.locator("tr[data-row-key]").first).to_contain_text("Borealis")

    drawer = page.get_by_role("complementary")
    page.get_by_role("button", name="Collapse menu").click()
    expect(drawer).to_have_css("width", "56px")
    page.get_by_role("button", name="Theme: Match system").click()
    page.get_by_role("menuitem", name="Dark").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Expand menu").click()
    expect(drawer).to_have_css("width", "232px")

    walk.open("/billing/nowhere")
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
    page.get_by_role("button", name="Go to the start page").click()
    expect(page).to_have_url(re.compile("/quick-dashboard$"))

    page.get_by_role("button", name="Sign out").click()
    page.get_by_role("dialog").get_by_role("button", name="Sign out").click()
    expect(page).to_have_url(re.compile("/admin$"))
    expect(page.get_by_label("Email")).to_be_visible()
    assert console.call("GET", "/api/users/me")["status"] == "UNAUTHENTICATED"


@pytest.mark.spec("002-unknown-gap-missing-opid-text")
def test_an_operators_admin_leaves_brands_out_chooses_one_and_is_warned_without_one(console: Console) -> None:
    walk = Walk(console, AURORA)
    page = walk.open(ACTIVITIES)
    total = page.get_by_text(re.compile(r"of [\d,]+ activit(y|ies)"))
    before = total.inner_text()
    page.get_by_role("combobox", name="Brands").click()
    page.get_by_text("Excluded", exact=True).click()
    expect(page).to_have_url(re.compile("includeBrands=false"))
    expect(total).not_to_have_text(before)
    warning = page.get_by_role("img", name=re.compile("your own operator, aurora"))
    expect(warning).to_be_visible()

    walk.open(MINE)
    expect(page.get_by_title("All Brands")).to_be_visible()
    choice = page.get_by_role("combobox", name="Operator", exact=True)
    expect(choice).to_have_attribute("readonly", "")
    choice.click()
    page.locator(".ant-select-item-option", has_text="North").click()
    expect(page).to_have_url(re.compile(r"opId=aurora-north&isBrand=true"))
    stand_in = "Aurora North is billed with its operator: invoices and totals are Aurora Gaming’s."
    expect(page.get_by_role("note").filter(has_text=stand_in)).to_be_visible()
    expect(warning).to_have_count(0)
    expect(page.locator("tr[data-row-key]").first).to_be_visible()


def test_a_session_that_ends_is_renewed_in_place_and_the_form_is_kept(console: Console) -> None:
    page = console.open(f"/admin?world={console.world.name}&next={LIST}%3FopId=aurora")
    page.get_by_role("button", name=SUPER).click()
    page.get_by_role("button", name="Generate invoice", exact=True).click()
    form = page.get_by_role("dialog", name="Generate invoice")
    form.get_by_label("Description").fill("Typed before the session ended")
    # else its call would be the first without a session, and the dialog over the button
    expect(form.locator(".billing-result")).to_contain_text("USD")
    console.watch.expects(401)
    console.context.clear_cookies()
    form.get_by_role("button", name="Generate invoice", exact=True).click()
    renewal = page.get_by_role("dialog", name="Your session has ended. Please sign in again.")
    expect(renewal.get_by_label("Email")).to_have_value(SUPER)
    renewal.get_by_label("Password", exact=True).fill(PASSWORD)
    page.keyboard.press("Enter")
    expect(renewal).to_be_hidden()
    expect(form.get_by_label("Description")).to_have_value("Typed before the session ended")
    form.get_by_role("button", name="Generate invoice", exact=True).click()
    expect(page.get_by_text("Invoice Generated!")).to_be_visible()


def test_a_platform_that_is_away_at_the_start_is_told_with_a_way_on(console: Console) -> None:
    console.watch.expects(503)
    console.world.fault("usersMe", "error", http=503, status="UNAVAILABLE", messages=["Maintenance until noon."])
    page = console.open(LIST, SUPER)
    expect(page.get_by_role("heading", name="The console could not start")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text("Maintenance until noon.")
    console.world.mend()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Operator invoices (V2)")).to_be_visible()

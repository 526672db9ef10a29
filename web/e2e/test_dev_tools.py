"""What developers do on the Dev page: front door, profiles, DNS, the sign-in service, app services."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from web.e2e.axe import violations
from web.e2e.checks import DEV, FORBIDDEN, confirm_typed, row_of
from web.e2e.console import AURORA, DEV_OPS, SUPER, Console
from web.e2e.screen import act, box_of, choose, dialog, eventually, field, item_of, rows, settled, toast
from web.e2e.walk import Walk

# the tabs of whose rows nothing is opened
LISTS = ("profiles", "dns", "auth0", "organizations")
# of the others, a row, what it opens, and what is drawn there last
OPENED = (
    ("frontdoor", "soon.lumen.test", "^Custom domain ·", "dt:text-is('Validation token')"),
    ("apps", "pitboss-api", "App Service charts", ".recharts-area path"),
)


def open_tab(console: Console, tab: str, email: str = SUPER, query: str = "") -> Page:
    page = console.open(f"{DEV}?tab={tab}{query}", email)
    expect(rows(page).first).to_be_visible()
    return page


def open_row(row: Locator, name: str) -> None:
    """Open what a row is of, by what names it there."""
    row.locator("[data-row-link]").filter(has_text=re.compile(f"^{re.escape(name)}$")).click()


def test_a_custom_domain_from_its_making_to_its_end(console: Console) -> None:
    console.watch.expects(409, 422)
    page = open_tab(console, "frontdoor", DEV_OPS)
    page.get_by_role("button", name="Create custom domain").click()
    form = dialog(page, "Create custom domain")
    form.get_by_role("button", name="Create custom domain").click()
    expect(item_of(form, "Domain name")).to_contain_text("Domain name is required.")
    field(form, "Domain name").fill("a-name-of-26-characters.com")
    expect(item_of(form, "Domain name")).to_contain_text("Between 3 and 25 characters.")
    field(form, "Domain name").fill("play.lumen.test")
    form.get_by_role("button", name="Create custom domain").click()
    expect(item_of(form, "Domain name")).to_contain_text("play.lumen.test is already a custom domain.")
    field(form, "Domain name").fill("shop.lumen.test")
    form.get_by_role("radio", name="Back office").check()
    form.get_by_role("button", name="Create custom domain").click()
    toast(page, "Custom domain created")
    expect(form).to_have_count(0)
    expect(row_of(page, "shop.lumen.test")).to_contain_text("Submitting")
    console.world.control("POST", "/clock", advance="PT2M")
    page.reload()
    open_row(row_of(page, "shop.lumen.test"), "shop.lumen.test")
    details = dialog(page, "^Custom domain ·")
    expect(details).to_contain_text("Public DNS does not show the TXT record _dnsauth.shop.lumen.test.")
    expect(details).to_contain_text("pitboss-backoffice-web: not associated")
    token = details.locator("dl > div").filter(has_text="Validation token").locator("code").inner_text()
    public = {"kind": "TXT", "name": "_dnsauth.shop.lumen.test", "content": token}
    console.world.control("POST", "/events", type="publicRecordChanged", **public)
    console.world.control("POST", "/clock", advance="PT2M")
    page.reload()
    expect(details).to_contain_text("Approved")
    page.keyboard.press("Escape")
    expect(details).to_have_count(0)
    shop = row_of(page, "shop.lumen.test")
    expect(shop).to_contain_text("Approved")
    act(page, shop, "Associate with routes")
    toast(page, "The routes are being updated")
    console.world.control("POST", "/clock", advance="PT10M")
    page.reload()
    settled(page)
    shop.get_by_role("button", name="Actions of").click()
    expect(page.get_by_role("menuitem", name="Delete custom domain")).to_be_disabled()
    page.keyboard.press("Escape")
    answer = console.call(
        "DELETE", f"/api/dev/frontdoor?name=shop-lumen-test&targetId={shop.get_attribute('data-row-key')}"
    )
    assert answer["messages"] == ["Unable to delete custom domain. It can be still associated with some endpoints."]
    act(page, shop, "Remove from routes")
    confirm_typed(page, "Remove domain “shop.lumen.test” from its routes", "Remove from routes", "remove")
    expect(shop).to_contain_text("Updating")
    console.world.control("POST", "/clock", advance="PT1M")
    page.reload()
    settled(page)
    act(page, shop, "Delete custom domain")
    confirm_typed(page, "Delete custom domain", "Delete custom domain")
    toast(page, "shop.lumen.test is being deleted.")
    expect(shop).to_contain_text("Deleting")
    console.world.control("POST", "/clock", advance="PT2M")
    page.reload()
    expect(rows(page).first).to_be_visible()
    expect(shop).to_have_count(0)


def test_dns_records_in_the_platforms_own_words(console: Console) -> None:
    console.watch.expects(422)
    page = open_tab(console, "dns", DEV_OPS, "&opId=aurora")
    page.get_by_role("button", name="Add DNS record").click()
    form = dialog(page, "Add DNS record")
    field(form, "Name").fill("no")
    expect(item_of(form, "Name")).to_contain_text("The name must have 3 to 25 characters.")
    choose(form, "Type", "CNAME")
    field(form, "Name").fill("www.aurora-bet.io")
    field(form, "Content").fill("shop.example.com")
    form.get_by_role("button", name="Add DNS record").click()
    error = dialog(page, "Error")
    expect(error).to_contain_text("A CNAME record www.aurora-bet.io already exists.")
    error.get_by_role("button").last.click()
    expect(error).to_have_count(0)
    field(form, "Name").fill("shop.aurora-bet.io")
    form.get_by_role("button", name="Add DNS record").click()
    toast(page, "DNS record created successfully")
    expect(form).to_have_count(0)
    shop = row_of(page, "shop.aurora-bet.io")
    expect(shop).to_have_attribute("data-added", "true")
    expect(shop).to_be_in_viewport()
    page.get_by_role("textbox", name="Name or content").fill("shop.aurora-bet.io")
    page.keyboard.press("Enter")
    open_row(shop, "shop.aurora-bet.io")
    edit = dialog(page, "Edit DNS record")
    field(edit, "Content").fill("play.example.com")
    edit.get_by_role("button", name="Save DNS record").click()
    toast(page, "CNAME record shop.aurora-bet.io was changed.")
    expect(edit).to_have_count(0)
    act(page, shop, "Delete DNS record")
    confirm_typed(page, "Delete DNS record", "Delete DNS record")
    toast(page, "CNAME record shop.aurora-bet.io was deleted.")
    expect(page.get_by_text("No DNS records match these filters")).to_be_visible()


@pytest.mark.spec("000-route-settings-dev", "002-route-settings-dev", "002-message-server-denial")
def test_the_page_is_for_developers_axe_finds_nothing_and_the_charts_of_an_app_fill_the_window(
    console: Console,
) -> None:
    console.watch.expects(403)
    page = console.open(DEV, AURORA)
    # led away: a page that is still on its way would go there instead of where it is sent next
    expect(page).to_have_url(FORBIDDEN)
    denied = console.call("GET", "/api/dev/frontdoor/domains")
    assert denied["messages"] == ["You don't have permissions to perform this action."]
    walk = Walk(console)
    page = walk.here
    found: list[str] = []
    for tab in LISTS:
        walk.open_list(f"{DEV}?tab={tab}")
        found += violations(page)
    for tab, first, title, last_drawn in OPENED:
        walk.open(f"{DEV}?tab={tab}")
        row = row_of(page, first).first
        expect(row).to_be_visible()
        found += violations(page)
        settled(page)
        open_row(row, first)
        expect(dialog(page, title).locator(last_drawn).last).to_be_visible()
        found += violations(page)
    assert found == []

    charts = dialog(page, "App Service charts")
    for figure, unit in (("CPU", "%"), ("Average response time", "ms"), ("Average memory working set", "MB")):
        chart = charts.get_by_role("region", name=figure, exact=True)
        expect(chart).to_contain_text(unit)
        expect(chart.locator("svg path.recharts-area-curve, svg .recharts-area path").first).to_be_visible()
    eventually(lambda: box_of(charts)["width"] >= 1260 and box_of(charts)["height"] >= 780)
    page.keyboard.press("Escape")
    expect(charts).to_have_count(0)
    stopped = row_of(page, "pitboss-lab")
    open_row(stopped, "pitboss-lab")
    expect(dialog(page, "App Service charts")).to_contain_text("Now 0 %, peak 0 % in 24 hours")

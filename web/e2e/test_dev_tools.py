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

TABS = (
    ("frontdoor", "soon.lumen.test"),
    ("profiles", "Reserve"),
    ("dns", "_dnsauth.aurora-cup.org"),
    ("auth0", "https://office.lumen.test"),
    ("organizations", "Zenith (closed)"),
    ("apps", "pitboss-api"),
)


# what a row opens, and what is drawn there last
OPENED = {
    "frontdoor": ("^AFD domain ·", "dt:text-is('Validation token')"),
    "apps": ("App Service charts", ".recharts-area path"),
}


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
    details = dialog(page, "^AFD domain ·")
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
    expect(page.get_by_role("menuitem", name="Delete AFD domain")).to_be_disabled()
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
    act(page, shop, "Delete AFD domain")
    confirm_typed(page, "Delete AFD domain", "Delete AFD domain")
    toast(page, "shop.lumen.test is being deleted.")
    expect(shop).to_contain_text("Deleting")
    console.world.control("POST", "/clock", advance="PT2M")
    page.reload()
    expect(rows(page).first).to_be_visible()
    expect(shop).to_have_count(0)


def test_one_profile_is_the_default_and_the_sign_in_service_has_addresses_and_organizations(console: Console) -> None:
    console.watch.expects(422)
    walk = Walk(console)
    page = walk.open(f"{DEV}?tab=profiles")
    expect(rows(page).first).to_be_visible()
    expect(rows(page).first).to_contain_text("Labs")
    expect(row_of(page, "Main")).to_contain_text("Default")
    page.get_by_role("button", name="Create AFD profile").click()
    form = dialog(page, "Create AFD profile")
    form.get_by_role("button", name="Create AFD profile").click()
    for label, message in (
        ("Title", "Title is required."),
        ("Identity client ID", "Identity client ID is required."),
        ("Resource group", "Resource group is required."),
        ("Profile name", "Profile name is required."),
    ):
        expect(item_of(form, label)).to_contain_text(message)
    field(form, "Title").fill("Spare")
    field(form, "Profile name").fill("pitboss-spare")
    field(form, "Resource group").fill("rg-elsewhere")
    field(form, "Identity client ID").fill("mi-spare")
    form.get_by_role("checkbox", name="Use when no other profile is chosen").check()
    form.get_by_role("button", name="Create AFD profile").click()
    refusal = "The cloud has no profile pitboss-spare in rg-elsewhere."
    expect(item_of(form, "Profile name")).to_contain_text(refusal)
    field(form, "Resource group").fill("rg-pitboss-edge")
    form.get_by_role("button", name="Create AFD profile").click()
    toast(page, "Frontdoor profile created")
    expect(form).to_have_count(0)
    expect(row_of(page, "Spare")).to_contain_text("Default")
    expect(page.get_by_text("Default", exact=True).and_(page.locator(".kit-status"))).to_have_count(1)
    open_row(row_of(page, "Spare"), "Spare")
    edit = dialog(page, "Edit AFD profile")
    expect(field(edit, "Profile name")).to_be_disabled()
    edit.get_by_role("checkbox", name="Use when no other profile is chosen").uncheck()
    edit.get_by_role("button", name="Save AFD profile").click()
    expect(edit).to_contain_text("One profile must be the default; make another one the default instead.")

    walk.open(f"{DEV}?tab=auth0", DEV_OPS)
    expect(rows(page).first).to_be_visible()
    page.get_by_role("button", name="Add Auth0 domain").click()
    form = dialog(page, "Add Auth0 domain")
    field(form, "URL").fill("shop.lumen.test")
    expect(item_of(form, "URL")).to_contain_text("Enter a full URL")
    field(form, "URL").fill("https://office.lumen.test")
    form.get_by_role("radio", name="Callback").check()
    expect(field(form, "URL")).to_have_value("https://office.lumen.test/api/auth/callback")
    form.get_by_role("button", name="Add Auth0 domain").click()
    error = dialog(page, "Error")
    expect(error).to_contain_text("is already trusted as Callback.")
    error.get_by_role("button").last.click()
    expect(error).to_have_count(0)
    field(form, "URL").fill("https://shop.lumen.test/api/auth/callback")
    form.get_by_role("button", name="Add Auth0 domain").click()
    toast(page, "Domain is successfully added!")
    expect(form).to_have_count(0)
    added = row_of(page, "https://shop.lumen.test/api/auth/callback")
    open_row(added, "https://shop.lumen.test/api/auth/callback")
    details = dialog(page, "^Auth0 domain ·")
    expect(details).to_contain_text("Callback")
    details.get_by_role("button", name="Actions of").click()
    page.get_by_role("menuitem", name="Delete Auth0 domain").click()
    confirm_typed(page, "Delete Auth0 domain", "Delete Auth0 domain")
    expect(added).to_have_count(0)
    page.get_by_role("tab", name="Organizations").click()
    closed = row_of(page, "Zenith (closed)")
    open_row(closed, "Zenith (closed)")
    organization = dialog(page, "^Organization ·")
    expect(organization).to_contain_text("zenith-2024")
    page.keyboard.press("Escape")
    expect(organization).to_have_count(0)
    act(page, closed, "Delete organization")
    confirm_typed(page, "Delete organization", "Delete organization")
    toast(page, "Organization deleted")
    expect(closed).to_have_count(0)


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
    for tab, first in TABS:
        walk.open(f"{DEV}?tab={tab}")
        row = row_of(page, first).first
        expect(row).to_be_visible()
        found += violations(page)
        if tab in OPENED:
            title, last_drawn = OPENED[tab]
            settled(page)
            open_row(row, first)
            expect(dialog(page, title).locator(last_drawn).last).to_be_visible()
            found += violations(page)
    assert found == []

    walk.open(f"{DEV}?tab=apps")
    expect(rows(page).first).to_be_visible()
    open_row(rows(page).first, "pitboss-api")
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

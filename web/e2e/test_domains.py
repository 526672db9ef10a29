"""Domains, their DNS records and the cloud accounts: from adding to live, and what is refused."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from web.e2e.checks import confirm_typed, empty_account, row_of
from web.e2e.console import NORTH, SUPER, Console
from web.e2e.screen import (
    act,
    box_of,
    choose,
    dialog,
    dismiss,
    eventually,
    field,
    item_of,
    right_edge,
    rows,
    settled,
    toast,
)
from web.e2e.walk import Walk

DOMAINS = "/settings/domains?opId=aurora&limit=50"
ACCOUNTS = "/settings/cf-account-v2?opId=aurora"
CASINO, PRIMARY = "aurora-casino.com", "aurora-play.com"
NOT_GRANTED = "Invalid CF token, make sure you granted the correct permissions while creating the token."


def open_domains(console: Console, email: str, page: Page | None = None) -> Page:
    page = console.open(DOMAINS, email, page)
    expect(row_of(page, CASINO)).to_be_visible()
    settled(page)
    return page


def open_domain(console: Console, name: str, tab: str = "details") -> Locator:
    page = console.open(f"{DOMAINS}&open={name}&tab={tab}", SUPER)
    drawer = dialog(page, "^Domain ·")
    expect(drawer.get_by_role("tab", selected=True)).to_be_visible()
    settled(page)
    return drawer


@pytest.mark.spec(
    "002-rule-query-param-opid",
    "002-rule-query-param-cftoken",
    "002-rule-drawers-and-modals",
    "002-rule-opened-from-tables",
    "002-rule-drawer-no-url",
    "002-rule-query-param-domain",
    "002-rule-cf-account-cftoken-url-sync",
    "002-rule-cf-account-tab-url-sync",
    "002-rule-query-param-sortbyname",
    "002-rule-query-param-sortbyorder",
)
def test_the_address_tells_what_is_open_and_a_brands_admin_works_with_the_accounts_of_the_parent(
    console: Console,
) -> None:
    console.watch.expects(422)
    walk = Walk(console)
    page = walk.here
    console.open(ACCOUNTS, SUPER, page)
    row_of(page, "Aurora Gaming zones").locator("[data-row-link]").click()
    drawer = dialog(page, "^Cloudflare account ·")
    expect(page).to_have_url(re.compile(r"cfToken=cft_\w+$"))
    drawer.get_by_role("tab", name="Domains").click()
    expect(page).to_have_url(re.compile(r"cfToken=cft_\w+&tab=domains$"))
    page.reload()
    expect(drawer.get_by_role("tab", name="Domains", selected=True)).to_be_visible()
    expect(drawer).to_contain_text(CASINO)
    page.go_back()
    expect(drawer.get_by_role("tab", name="Details", selected=True)).to_be_visible()
    expect(page).to_have_url(re.compile(r"cfToken=cft_\w+$"))
    page.go_back()
    expect(drawer).to_have_count(0)

    for generation, first, found in (("", "münchen-aurora.de", CASINO), ("&generation=1", "", "aurora-classic.com")):
        console.open(f"/settings/domains?opId=aurora&sortByName=domainName&sortByOrder=desc{generation}", page=page)
        expect(rows(page).first).to_contain_text(first)
        expect(rows(page).nth(1)).to_be_visible()
        box = page.get_by_role("search").get_by_label("Domain", exact=True)
        box.fill(found[7:])
        box.press("Enter")
        expect(page).to_have_url(re.compile(f"domain={found[7:]}"))
        expect(rows(page)).to_have_count(1)
        page.reload()
        expect(rows(page)).to_have_count(1)
        expect(rows(page).first).to_contain_text(found)
        page.go_back()
        expect(rows(page).nth(1)).to_be_visible()
        expect(page).not_to_have_url(re.compile("domain="))

    walk.open("/settings/cf-account-v2", NORTH)
    row_of(page, "Aurora Gaming zones").locator("[data-row-link]").click()
    account = dialog(page, "^Cloudflare account ·")
    account.get_by_role("tab", name="Domains").click()
    expect(account.get_by_text("aurora-north-play.com")).to_be_visible()
    expect(account.get_by_text("aurora-play.com", exact=True)).to_have_count(0)
    account.get_by_role("button", name="Add domain").click()
    form = dialog(page, "Add domain")
    expect(item_of(form, "CF account")).to_contain_text("Aurora Gaming zones")
    field(form, "Domain").fill("north-new.com")
    form.get_by_role("button", name="Add domain", exact=True).click()
    progress = dialog(page, "Automation progress")
    expect(progress.get_by_role("region", name="Routing of north-new.com")).to_be_visible()
    progress.get_by_role("button", name="Close").last.click()

    page.set_viewport_size({"width": 390, "height": 844})
    walk.open("/settings/domains?open=north-new.com")
    drawer = dialog(page, "^Domain ·")
    routing = drawer.get_by_role("region", name="Routing of north-new.com")
    expect(routing).to_contain_text("NOT COMPLETED")
    eventually(lambda: max(right_edge(button) for button in routing.get_by_role("button").all()) <= 390)
    walk.open("/settings/domains")
    icon = row_of(page, "north-new.com").get_by_role("button", name=re.compile("^Check"))
    menu = row_of(page, "north-new.com").get_by_role("button", name=re.compile("^Actions of"))
    eventually(lambda: right_edge(icon) <= box_of(menu)["x"])
    walk.open("/user/access")
    expect(page.get_by_role("searchbox", name="Search pages and actions")).to_be_visible()
    eventually(lambda: page.locator(".access").evaluate("(it) => it.scrollWidth <= it.clientWidth"))


@pytest.mark.spec(
    "002-message-ok-domain-added-successfully",
    "002-surface-automation-progress-modal",
    "002-rule-automation-progress-nameservers",
    "002-rule-automation-progress-close-link",
)
def test_from_an_empty_account_to_a_live_domain(console: Console) -> None:
    name = "aurora-on-its-way.com"
    empty_account(console.open(ACCOUNTS, SUPER), "Fresh zones")
    page = open_domains(console, SUPER)
    page.get_by_role("button", name="Add domain").click()
    form = dialog(page, "Add domain")
    choose(form, "CF account", "Fresh zones")
    field(form, "Domain").fill(f"https://{name}")
    form.get_by_role("button", name="Add domain", exact=True).click()
    expect(item_of(form, "Domain").locator(".ant-form-item-explain-error")).to_be_visible()
    field(form, "Domain").fill(name)
    expect(item_of(form, "Domain").locator(".ant-form-item-explain-error")).to_have_count(0)
    form.get_by_role("button", name="Add domain", exact=True).click()
    toast(page, "Domain is added successfully!")
    expect(form).to_have_count(0)
    dismiss(page)
    progress = dialog(page, "Automation progress")
    expect(progress).to_contain_text("In progress")
    servers = progress.get_by_role("region", name="Name servers").get_by_role("listitem")
    expect(servers).to_have_count(2)
    expect(servers.first.get_by_role("button", name=re.compile("^Copy name server"))).to_be_enabled()
    named = [server.strip() for server in servers.all_inner_texts()]
    progress.get_by_role("button", name="Close").last.click()
    expect(progress).to_have_count(0)
    expect(row_of(page, name)).to_contain_text("PENDING")

    console.world.control("POST", "/events", type="registrarChanged", domain=name, nameServers=named)
    console.world.control("POST", "/clock", advance="PT20M")
    page = open_domains(console, SUPER, page)
    row = row_of(page, name)
    expect(row).to_contain_text("ACTIVE")
    expect(row).to_contain_text("Approved")
    expect(row).to_contain_text("Succeeded")
    console.open(f"{DOMAINS}&progress={name}", page=page)
    expect(progress).to_contain_text("Completed")
    progress.get_by_role("button", name="Close").last.click()
    expect(page).to_have_url(re.compile(f"open={name}$"))
    routing = dialog(page, "^Domain ·").get_by_role("region", name=f"Routing of {name}")
    expect(routing.get_by_role("listitem").filter(has_text="CNAME")).to_contain_text("Passed")
    expect(routing.get_by_role("listitem").filter(has_text="Validation")).to_contain_text("Passed")
    expect(dialog(page, "^Domain ·").get_by_text("SUCCESS", exact=True)).to_be_visible()
    dialog(page, "^Domain ·").get_by_role("tab", name="DNS records").click()
    written = dialog(page, "^Domain ·").get_by_role("row").filter(has_text=f"_dnsauth.{name}")
    expect(written).to_contain_text("TXT")


@pytest.mark.spec(
    "002-message-ok-dns-created",
    "002-rule-domain-details-tab-query",
    "002-role-domains-delete-primary-hidden",
    "002-message-err-dns-list",
    "002-surface-alert-modal",
    "002-message-label-error-notification-modal",
)
def test_a_domains_records_are_changed_it_becomes_the_primary_and_a_token_that_reads_none_is_told(
    console: Console,
) -> None:
    console.watch.expects(422)
    walk = Walk(console)
    drawer = open_domain(walk, CASINO, "dns")
    page = drawer.page
    drawer.get_by_role("button", name="Add DNS record").click()
    form = dialog(page, "Add DNS record")
    add = form.get_by_role("button", name="Add DNS record", exact=True)
    add.click()
    expect(item_of(form, "Name")).to_contain_text("Name is required.")
    expect(item_of(form, "Content")).to_contain_text("Content is required.")
    for typed in ("ab", "x" * 26):
        field(form, "Name").fill(typed)
        expect(item_of(form, "Name")).to_contain_text("The name must have 3 to 25 characters.")
        field(form, "Content").fill(typed)
        expect(item_of(form, "Content")).to_contain_text("The content must have 3 to 25 characters.")
    expect(form.get_by_role("checkbox", name="Proxied")).to_be_checked()
    field(form, "Name").fill("mail-check")
    field(form, "Content").fill("checked=1")
    add.click()
    toast(page, "DNS record created successfully")
    expect(form).to_have_count(0)
    dismiss(page)

    row = drawer.get_by_role("row").filter(has_text="mail-check")
    expect(row).to_contain_text("checked=1")
    row.get_by_role("button").first.click()
    record = dialog(page, "^DNS record ·")
    act(page, record, "Edit DNS record")
    form = dialog(page, "Edit DNS record")
    field(form, "Name").fill("mail-check")
    field(form, "Content").fill("ab")
    expect(item_of(form, "Content")).to_contain_text("The content must have 3 to 25 characters.")
    field(form, "Content").fill("checked=2")
    form.get_by_role("button", name="Save DNS record").click()
    expect(form).to_have_count(0)
    expect(record).to_contain_text("checked=2")
    dismiss(page)
    act(page, record, "Delete DNS record")
    confirm_typed(page, "Delete DNS record", "Delete DNS record")
    expect(record).to_have_count(0)
    expect(drawer.get_by_role("row").first).to_be_visible()
    expect(row).to_have_count(0)

    drawer = open_domain(walk, CASINO, "actions")
    page = drawer.page
    deletes = drawer.get_by_role("button", name=re.compile("^Delete (from|zone|record)"))
    expect(deletes).to_have_count(3)
    expect(drawer.get_by_role("button", name="Delete zone")).to_be_disabled()
    drawer.get_by_role("button", name="Set primary").click()
    dialog(page, f"Set primary domain “{CASINO}”").get_by_role("button", name="Set primary").click()
    notification = dialog(page, "^Notification")
    expect(notification).to_contain_text("Completed")
    notification.get_by_role("button", name="Close").last.click()
    expect(notification).to_have_count(0)
    expect(deletes).to_have_count(0)
    expect(drawer.get_by_role("button", name="Set primary")).to_be_disabled()
    walk.open(DOMAINS)
    expect(row_of(page, CASINO)).to_contain_text("Primary")
    expect(row_of(page, PRIMARY)).not_to_contain_text("Primary")
    act(page, row_of(page, PRIMARY), "Domain actions")
    expect(dialog(page, "^Domain actions").get_by_role("button", name="Delete zone")).to_be_visible()

    walk.open(ACCOUNTS)
    act(page, row_of(page, "Aurora Gaming zones"), "Edit Cloudflare account")
    form = dialog(page, "Edit Cloudflare account")
    expect(field(form, "Account code")).to_be_disabled()
    field(form, "API token").fill("no-dns-but-long-enough-1")
    form.get_by_role("button", name="Save Cloudflare account").click()
    toast(page, "CF account updated.")
    expect(form).to_have_count(0)
    walk.lose()
    drawer = open_domain(walk, CASINO, "dns")
    error = dialog(drawer.page, "^Error")
    expect(error).to_contain_text(NOT_GRANTED)
    error.get_by_role("button", name="Close").last.click()
    expect(error).to_have_count(0)
    expect(drawer.get_by_role("alert").filter(has_text=NOT_GRANTED)).to_be_visible()
    expect(rows(drawer.page).filter(has_text=CASINO).first).to_be_visible()

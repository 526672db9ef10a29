"""The rows of `*_spec.csv` that need a browser, each for the reason in its column `where`. All others are held by
vitest, in `web/surfaces`."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest
from playwright.sync_api import Locator, expect

from web.e2e.checks import check
from web.e2e.console import AFFILIATE, AURORA, MANAGER, SUPER, Console
from web.e2e.screen import act, dialog, field, rows, settled
from web.e2e.walk import Surface, Walk, failures_of, items_of

DOMAINS = "/settings/domains?opId=aurora&limit=50"
CASINO, CLOUD_ACCOUNT = "aurora-casino.com", "Aurora Gaming zones"
ACCOUNTS = "/settings/cf-account-v2?opId=aurora"
MINA = f"/settings/admins?query={MANAGER.replace('@', '%40')}"
PERMISSIONS = "/settings/staff-permissions"
WORDS = "The archive is closed."


def asked(path: str, row: str, name: str, title: str, email: str = SUPER) -> Surface:
    """The dialog of an act of the first row that has these words."""

    def opened(walk: Walk) -> Locator:
        page = walk.open_list(path, email)
        act(page, rows(page).filter(has_text=row).first, name)
        return dialog(page, title)

    return opened


def zone_record(walk: Walk) -> Locator:
    accounts = walk.call("GET", "/api/operators/cf-tokens?opId=aurora")["data"]
    legacy = next(account["token"] for account in accounts if "legacy" in account["title"])
    path = f"{DOMAINS}&generation=1&cfToken={legacy}"
    drawer = drawer_tab(path, "aurora-classic.com", "^Domain ·", "DNS records")(walk)
    page = walk.here
    drawer.get_by_role("button", name="Add DNS record").click()
    form = dialog(page, "Add DNS record")
    field(form, "Name").fill("first-one")
    field(form, "Content").fill("v=1")
    form.get_by_role("button", name="Add DNS record", exact=True).click()
    expect(form).to_have_count(0)
    act(page, drawer.get_by_role("row").filter(has_text="first-one"), "Delete DNS record")
    return dialog(page, "Delete DNS record")


def drawer_tab(path: str, row: str, title: str, tab: str) -> Surface:
    def opened(walk: Walk) -> Locator:
        page = walk.open_list(path)
        rows(page).filter(has_text=row).locator("[data-row-link]").click()
        drawer = dialog(page, title)
        drawer.get_by_role("tab", name=tab, exact=True).click()
        settled(page)
        return drawer

    return opened


def refresh(walk: Walk) -> Locator:
    page = walk.open_list(MINA)
    expect(rows(page)).to_have_count(1)
    act(page, rows(page).first, "Refresh permissions")
    return dialog(page, "Refresh permissions")


def deletion(walk: Walk) -> Locator:
    page = walk.open_list(MINA)
    expect(rows(page)).to_have_count(1)
    act(page, rows(page).first, "Delete user")
    return dialog(page, "Delete user")


def create_permission(walk: Walk) -> Locator:
    page = walk.open_list(f"{PERMISSIONS}?query=settle")
    page.get_by_role("button", name="Create permission").click()
    return dialog(page, "Create permission")


def quick(walk: Walk) -> Locator:
    body = walk.open_list("/quick-bets?period=THIS_MONTH").locator("body")
    expect(body.get_by_text(re.compile(r"^Stakes placed "))).to_be_visible()
    expect(body.get_by_text("Refreshed every 10 seconds")).to_be_visible()
    walk.here.keyboard.press("j")
    expect(body.get_by_text("Paused while a bet is open or selected")).to_be_visible()
    return body


def document(walk: Walk) -> Locator:
    return asked("/documents?status=PENDING", "", "Reject", "Reject document", AURORA)(walk)


def document_refused(walk: Walk) -> Locator:
    walk.watch.expects(422)
    walk.world.fault("kycReview", "error", http=422, dialect="message", messages=[WORDS])
    form = document(walk)
    field(form, "Note for the player").fill("Blurred")
    form.get_by_role("button", name="Reject document").click()
    return form.page.get_by_role("dialog").filter(has_text=WORDS)


def new_channel(walk: Walk) -> Locator:
    walk.open_list("/channels", AFFILIATE).get_by_role("button", name="Create channel").click()
    return dialog(walk.here, "Create channel")


FIRST_CHANNEL = "/channels?channelId=ch-aff-aurora-1-1"
BONUSES = "/bonus/list?opId=aurora&title=Goodwill"
NIGHT = f"{PERMISSIONS}?query=night_desk"
TEST = "Test settings"
LEGACY = "Aurora Gaming legacy"
DELETE_ACCOUNT = "Delete Cloudflare account"
TABLES: Mapping[str, Mapping[str, Surface]] = {
    "domains": {
        "dns": drawer_tab(DOMAINS, CASINO, "^Domain ·", "DNS records"),
        "edit": asked(DOMAINS, CASINO, "Edit domain", "Edit domain"),
        "zone-dns-delete": zone_record,
        "account-domains": drawer_tab(ACCOUNTS, CLOUD_ACCOUNT, "^Cloudflare account ·", "Domains"),
        "account-delete-1": asked(f"{ACCOUNTS}&generation=1", LEGACY, DELETE_ACCOUNT, DELETE_ACCOUNT),
        "account-delete-again": asked(ACCOUNTS, CLOUD_ACCOUNT, DELETE_ACCOUNT, DELETE_ACCOUNT),
    },
    "admins": {"refresh": refresh, "delete": deletion},
    "roles_permissions": {
        "create": create_permission,
        "edit": asked(NIGHT, "Night desk", "Edit permission", "Edit permission"),
        "delete": asked(NIGHT, "Night desk", "Delete permission", "Delete permission “night_desk”"),
    },
    "bets": {"quick": quick},
    "bonuses": {"delete": asked(BONUSES, "Goodwill", "Delete bonus", "Delete bonus “Goodwill”")},
    "affiliates": {
        "delete": asked("/affiliates?affId=aff-aurora-2", "", "Delete affiliate", "Delete affiliate"),
        "delete-channel": asked(FIRST_CHANNEL, "", "Delete channel", "Delete channel"),
        "new": new_channel,
    },
    "gateways": {
        "test-deposit": asked("/deposit/gatewaysV2?opId=aurora&limit=50", "Maldo Pay Instant", TEST, TEST),
        "test-withdraw": asked("/withdraw/gatewaysV2?opId=aurora&limit=50", "Utopia", TEST, TEST),
    },
    "reviews": {"reject-document": document, "document-refused": document_refused},
}


def items(table: str) -> list[Mapping[str, str]]:
    return list(items_of(f"{table}_spec.csv"))


@pytest.mark.parametrize("table", TABLES)
def test_the_specification_holds_on_screen(console: Console, table: str) -> None:
    assert failures_of(Walk(console), TABLES[table], items(table), check) == []


@pytest.mark.parametrize("table", TABLES)
def test_every_row_stands_on_a_surface(table: str) -> None:
    assert {item["surface"] for item in items(table)} == set(TABLES[table])

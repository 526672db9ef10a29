"""The specification's texts, fields and limits of domains, DNS records and cloud accounts, as a person meets
them. `domains_spec.csv` lists them: the item, the surface it stands on, how it is checked, and what is
expected there. One browser walks them all; axe looks at pages and drawers in light and in dark."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from web.e2e.console import Console
from web.e2e.screen import act, box_of, choose, dialog, eventually, field, item_of, rows, settled
from web.e2e.test_billing_v2_spec import choices
from web.e2e.test_front_door_spec import NOWHERE
from web.e2e.test_front_door_spec import check as check_anywhere
from web.e2e.walk import Surface, failures_of, items_of
from web.e2e.walk import Walk as Pages

ITEMS = items_of("domains_spec.csv")
CASINO, ZONE, ACCOUNT = "aurora-casino.com", "aurora-classic.com", "Aurora Gaming zones"
ADDED = "another-one.com"
WITHOUT_DOOR, WITHOUT_DOOR_ASCII = "münchen-aurora.de", "xn--mnchen-aurora-wob.de"
API_TOKEN = "long-enough-for-a-token"
AXE = ("domains", "details", "dns", "accounts", "account", "account-domains")


class Walk:
    """Domains and accounts in one browser; each surface begins from its page or from the surface before."""

    def __init__(self, console: Console) -> None:
        self.console = console
        console.watch.expects(400, 422)
        self.pages = Pages(console)
        accounts = console.call("GET", "/api/operators/cf-tokens?opId=aurora")["data"]
        self.legacy = next(account["token"] for account in accounts if "legacy" in account["title"])
        self.page: Page = self.pages.here

    def domains(self, query: str = "") -> Page:
        return self.open(f"/settings/domains?opId=aurora&limit=50{query}")

    def zones(self) -> Page:
        return self.domains(f"&generation=1&cfToken={self.legacy}")

    def accounts(self, query: str = "") -> Page:
        return self.pages.open(f"/settings/cf-account-v2?opId=aurora{query}")

    def open(self, path: str) -> Page:
        return self.pages.open_list(path)

    def pressed(self, on: Page | Locator, button: str, title: str) -> Locator:
        on.get_by_role("button", name=button, exact=True).click()
        return dialog(self.page, title)

    def asked(self, text: str, name: str, title: str) -> Locator:
        act(self.page, rows(self.page).filter(has_text=text), name)
        return dialog(self.page, title)

    def drawer(self, text: str, title: str) -> Locator:
        rows(self.page).filter(has_text=text).locator("[data-row-link]").click()
        return dialog(self.page, title)

    def tab(self, name: str, title: str = "^Domain details") -> Locator:
        """Another tab of the drawer that is open."""
        drawer = dialog(self.page, title)
        drawer.get_by_role("tab", name=name, exact=True).click()
        settled(self.page)
        return drawer

    def sent(self, form: Locator, button: str, typed: str = "") -> Locator:
        if typed:
            form.get_by_role("textbox").fill(typed)
        form.get_by_role("button", name=button, exact=True).click()
        return self.page.locator("body")

    def failing(self, operation: str, form: Locator, button: str, typed: str = "", **how: object) -> Locator:
        self.console.world.fault(operation, "error", **(how or NOWHERE))
        return self.sent(form, button, typed)

    def action(self, label: str) -> Locator:
        """The question before one of a domain's acts."""
        self.domains(f"&open={CASINO}&tab=actions")
        return self.pressed(dialog(self.page, "^Domain details"), label, f"^{label}: ")


def record_form(walk: Walk) -> Locator:
    walk.domains(f"&open={CASINO}&tab=dns")
    return walk.pressed(dialog(walk.page, "^Domain details"), "Add DNS Record", "Add DNS Record")


def record(walk: Walk) -> Locator:
    walk.domains(f"&open={CASINO}&tab=dns")
    line = dialog(walk.page, "^Domain details").get_by_role("row").filter(has_text="v=spf1 -all")
    line.get_by_role("button").first.click()
    return dialog(walk.page, "^DNS record details")


def record_act(walk: Walk, name: str, title: str) -> Locator:
    act(walk.page, dialog(walk.page, "^DNS record details"), name)
    return dialog(walk.page, title)


def filled(form: Locator, **typed: str) -> Locator:
    for label, text in typed.items():
        field(form, label.replace("_", " ")).fill(text)
    return form


def account_form(walk: Walk, generation: int) -> Locator:
    walk.accounts(f"&generation={generation}")
    return walk.pressed(walk.page, "Add Cloudflare Account", "Add Cloudflare Account")


def zone_dns(walk: Walk) -> Locator:
    return walk.pressed(walk.tab("DNS Records"), "Add DNS Record", "Add DNS Record")


def typed_domain(walk: Walk) -> Locator:
    form = walk.pressed(walk.domains(), "Add New Domain", "Add New Domain")
    choose(form, "CF account", ACCOUNT)
    return filled(form, Domain=ADDED)


def line_act(walk: Walk, line: str, name: str, title: str) -> Locator:
    """An act of a line in the drawer that is open."""
    act(walk.page, walk.page.get_by_role("dialog").get_by_role("row").filter(has_text=line), name)
    return dialog(walk.page, title)


def closed(walk: Walk, title: str) -> Page:
    dialog(walk.page, title).get_by_role("button", name="Close").last.click()
    return walk.page


def typed_account(form: Locator) -> Locator:
    return filled(form, Title="Another", Account_ID="account-9", API_token=API_TOKEN)


SURFACES: dict[str, Callable[[Walk], Locator]] = {
    "domains": lambda walk: walk.domains().locator("main"),
    "details": lambda walk: walk.drawer(CASINO, "^Domain details"),
    "actions": lambda walk: walk.tab("Actions"),
    "json": lambda walk: walk.tab("JSON"),
    "dns": lambda walk: walk.tab("DNS Records"),
    "record": record,
    "record-edit": lambda walk: record_act(walk, "Edit record", "Edit DNS record"),
    "record-delete": lambda walk: (record(walk), record_act(walk, "Delete record", "Delete DNS record"))[1],
    "record-delete-failed": lambda walk: walk.failing(
        "dnsRecordV2Delete", dialog(walk.page, "Delete DNS record"), "Delete record", "delete"
    ),
    "dns-add": record_form,
    "dns-add-failed": lambda walk: walk.failing(
        "dnsRecordV2Add", filled(dialog(walk.page, "Add DNS Record"), Name="hello", Content="world"), "Add record"
    ),
    "act-failed": lambda walk: walk.failing("domainV2Act", walk.action("Purge cache"), "Purge cache"),
    "act-done": lambda walk: walk.sent(walk.action("Purge cache"), "Purge cache"),
    "act-told": lambda walk: dialog(walk.page, "^Notification"),
    "actions-modal": lambda walk: (walk.domains(), walk.asked(WITHOUT_DOOR, "Domain Actions", "^Domain Actions"))[1],
    "zone-delete-2": lambda walk: walk.pressed(dialog(walk.page, "^Domain Actions"), "Delete zone", "^Delete zone"),
    "add": lambda walk: walk.pressed(walk.domains(), "Add New Domain", "Add New Domain"),
    "add-empty": lambda walk: walk.sent(walk.pressed(walk.domains(), "Add New Domain", "Add New Domain"), "Add domain"),
    "add-failed": lambda walk: walk.failing("domainV2Create", typed_domain(walk), "Add domain"),
    "add-refused": lambda walk: walk.failing(
        "domainV2Create", typed_domain(walk), "Add domain", http=422, messages=["The registry holds this name."]
    ),
    "edit": lambda walk: (walk.domains(), walk.asked(CASINO, "Edit domain", "Edit Domain"))[1],
    "zones": lambda walk: walk.zones().locator("main"),
    "zone": lambda walk: walk.drawer(ZONE, "^Domain details"),
    "zone-dns-add": zone_dns,
    "zone-dns-failed": lambda walk: walk.failing(
        "dnsRecordV1Add", filled(dialog(walk.page, "Add DNS Record"), Name="first-one", Content="v=1"), "Add record"
    ),
    "zone-dns-added": lambda walk: walk.sent(dialog(walk.page, "Add DNS Record"), "Add record"),
    "zone-dns-delete": lambda walk: line_act(walk, "first-one", "Delete record", "Delete DNS record"),
    "zone-dns-deleted": lambda walk: walk.sent(dialog(walk.page, "Delete DNS record"), "Delete record", "delete"),
    "zone-add": lambda walk: walk.pressed(walk.zones(), "Add New Domain", "Add New Domain"),
    "zone-add-failed": lambda walk: walk.failing(
        "zoneV1Create", filled(dialog(walk.page, "Add New Domain"), Domain=ADDED), "Add domain"
    ),
    "zone-added": lambda walk: walk.sent(dialog(walk.page, "Add New Domain"), "Add domain"),
    "zone-added-shown": lambda walk: (closed(walk, "Automation Progress"), dialog(walk.page, "^Domain details"))[1],
    "zone-delete": lambda walk: (walk.zones(), walk.asked(ZONE, "Delete zone", "Delete zone"))[1],
    "zone-delete-failed": lambda walk: walk.failing(
        "zoneV1Delete", dialog(walk.page, "Delete zone"), "Delete zone", ZONE
    ),
    "zone-deleted": lambda walk: (
        walk.zones(),
        walk.sent(walk.asked(ADDED, "Delete zone", "Delete zone"), "Delete zone", ADDED),
    )[1],
    "accounts": lambda walk: walk.accounts().locator("main"),
    "account": lambda walk: walk.drawer(ACCOUNT, "^CF account details"),
    "account-domains": lambda walk: walk.tab("Domains", "^CF account details"),
    "account-zone-delete": lambda walk: line_act(walk, WITHOUT_DOOR, "Delete zone", "Delete zone"),
    "account-zone-failed": lambda walk: walk.failing(
        "zoneV2Delete", dialog(walk.page, "Delete zone"), "Delete zone", WITHOUT_DOOR_ASCII
    ),
    "account-domain-add": lambda walk: walk.pressed(
        dialog(walk.page, "^CF account details"), "Add New Domain", "Add New Domain"
    ),
    "account-add": lambda walk: account_form(walk, 2),
    "account-add-empty": lambda walk: walk.sent(dialog(walk.page, "Add Cloudflare Account"), "Add account"),
    "account-add-failed": lambda walk: walk.failing(
        "cfAccountV2Add", typed_account(dialog(walk.page, "Add Cloudflare Account")), "Add account"
    ),
    "account-added": lambda walk: walk.sent(dialog(walk.page, "Add Cloudflare Account"), "Add account"),
    "account-add-1": lambda walk: account_form(walk, 1),
    "account-add-1-failed": lambda walk: walk.failing(
        "cfAccountV1Add", typed_account(dialog(walk.page, "Add Cloudflare Account")), "Add account"
    ),
    "account-edit": lambda walk: (walk.accounts(), walk.asked(ACCOUNT, "Edit account", "Edit Cloudflare Account"))[1],
    "account-delete": lambda walk: (
        walk.accounts(),
        walk.asked(ACCOUNT, "Delete account", "Delete Cloudflare account"),
    )[1],
    "account-delete-1": lambda walk: (
        walk.accounts("&generation=1"),
        walk.asked("Aurora Gaming legacy", "Delete account", "Delete Cloudflare account"),
    )[1],
    "account-delete-1-failed": lambda walk: walk.failing(
        "cfAccountV1Delete", dialog(walk.page, "Delete Cloudflare account"), "Delete account", "delete"
    ),
    "account-delete-again": lambda walk: (
        walk.accounts(),
        walk.asked(ACCOUNT, "Delete account", "Delete Cloudflare account"),
    )[1],
    "account-delete-failed": lambda walk: walk.failing(
        "cfAccountV2Delete", dialog(walk.page, "Delete Cloudflare account"), "Delete account", "delete"
    ),
}


def size_of(surface: Locator) -> str:
    box = box_of(surface.locator(".ant-modal-container"))
    return f"{box['width']:.0f}x{box['height']:.0f}"


def check(surface: Locator, how: str, subject: str, expected: str) -> None:
    """What only these surfaces show; all else as anywhere."""
    match how:
        case "options":
            eventually(lambda: choices(surface, subject), expected.split("|"))
        case "act" | "no-act":
            expect(surface.get_by_role("button", name=subject, exact=True)).to_have_count(1 if how == "act" else 0)
        case "footer-act":
            expect(surface.locator(".ant-modal-footer").get_by_role("button", name=subject)).to_be_enabled()
        case "size":
            eventually(lambda: size_of(surface), expected)
        case "pages-of":
            expect(surface.get_by_text(f"{expected} / page")).to_be_visible()
        case "tab":
            expect(surface.get_by_role("tab", name=subject, exact=True)).to_be_visible()
        case "column":
            expect(surface.get_by_role("columnheader", name=subject)).to_be_visible()
        case "value":
            expect(field(surface, subject)).to_have_value(expected)
        case "required" | "optional":
            marked = item_of(surface, subject).locator(".ant-form-item-required")
            expect(marked).to_have_count(1 if how == "required" else 0)
        case _:
            check_anywhere(surface, how, subject, expected)


STARTS = ("domains", "zones", "accounts")
"""Surfaces that begin anew; those between them may build on the ones before."""


def part_of(start: str) -> list[str]:
    """The surfaces from this one to the next that begins anew."""
    names = list(SURFACES)
    ends = [names.index(each) for each in STARTS if names.index(each) > names.index(start)]
    return names[names.index(start) : min(ends, default=len(names))]


def shown(walk: Walk, show: Callable[[Walk], Locator]) -> Surface:
    def opened(_pages: Pages) -> Locator:
        walk.console.world.mend()
        return show(walk)

    return opened


@pytest.mark.parametrize("start", STARTS)
def test_domains_records_and_accounts_are_as_specified(console: Console, start: str) -> None:
    walk = Walk(console)
    surfaces = {name: shown(walk, SURFACES[name]) for name in part_of(start)}
    assert failures_of(walk.pages, surfaces, ITEMS, check, AXE) == []


def test_every_listed_item_stands_on_a_surface() -> None:
    assert {item["surface"] for item in ITEMS} == {name for start in STARTS for name in part_of(start)}
    assert [name for start in STARTS for name in part_of(start)] == list(SURFACES)

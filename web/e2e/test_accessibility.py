"""axe finds nothing on any screen, in light and in dark."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from web.e2e.axe import violations
from web.e2e.console import AURORA, DEV_OPS, SUPER, Console

LIST = "/billing/operatorsV2/invoice?opId=borealis"


def sign_in(console: Console) -> Page:
    page = console.open(f"/admin?error=forbidden-access&world={console.world.name}")
    expect(page.get_by_role("region", name="Simulated platform")).to_be_visible()
    return page


def signed_in_already(console: Console) -> Page:
    page = own_invoices(console)
    page.goto(f"{console.address}/admin")
    expect(page.get_by_role("heading", name="Signed in already")).to_be_visible()
    return page


def not_found(console: Console) -> Page:
    page = console.open("/nowhere", SUPER)
    expect(page.get_by_role("heading", name="There is no such page")).to_be_visible()
    return page


def invoices(console: Console) -> Page:
    page = console.open(f"{LIST}&year=2026", SUPER)
    expect(page.locator("tr[data-row-key]").first).to_be_visible()
    return page


def own_invoices(console: Console) -> Page:
    page = console.open("/billing/meV2", AURORA)
    expect(page.locator("tr[data-row-key]").first).to_be_visible()
    return page


def broken_list(console: Console) -> Page:
    console.watch.expects(502)
    console.world.fault("billingV2Invoices", "garble")
    page = console.open(LIST, SUPER)
    expect(page.get_by_role("alert").filter(has_text="could not be loaded")).to_be_visible()
    return page


def details(console: Console) -> Page:
    page = invoices(console)
    page.locator("[data-row-link]").first.click()
    expect(page.get_by_role("heading", name="Statement")).to_be_visible()
    return page


def form(console: Console) -> Page:
    page = invoices(console)
    page.get_by_role("button", name="Generate Invoice", exact=True).click()
    page.get_by_role("switch", name="Override settings").click()
    page.get_by_role("dialog").get_by_label("Premium sport").fill("-1")
    expect(page.get_by_text("The amount is at least 0.")).to_be_visible()
    return page


def conflict(console: Console) -> Page:
    console.watch.expects(409)
    page = invoices(console)
    page.get_by_role("button", name="Generate Invoice", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Generate invoice", exact=True).click()
    expect(page.get_by_role("dialog", name="Existing Invoice")).to_be_visible()
    return page


def deletion(console: Console) -> Page:
    page = invoices(console)
    page.get_by_role("button", name=re.compile("Actions of invoice")).first.click()
    page.get_by_role("menuitem", name="Delete invoice").click()
    expect(page.get_by_role("dialog", name=re.compile("Delete invoice"))).to_be_visible()
    return page


def profile(console: Console) -> Page:
    page = console.open("/user/profile", AURORA)
    expect(page.get_by_text("This session")).to_be_visible()
    return page


def preferences(console: Console) -> Page:
    page = profile(console)
    page.get_by_role("button", name="Edit preferences").click()
    expect(page.get_by_role("dialog", name="Preferences")).to_be_visible()
    return page


def whats_new(console: Console) -> Page:
    page = console.open("/whats-new", DEV_OPS)
    expect(page.get_by_text("Your profile", exact=True)).to_be_visible()
    return page


def notifications(console: Console) -> Page:
    page = console.open("/settings/notifications", SUPER)
    expect(page.get_by_text("Unread 6")).to_be_visible()
    return page


def notifications_panel(console: Console) -> Page:
    page = notifications(console)
    page.get_by_role("button", name=re.compile("^Notifications, ")).click()
    expect(page.get_by_role("dialog", name="Notifications")).to_be_visible()
    return page


def activities(console: Console) -> Page:
    page = console.open("/settings/activities?area=Billing&action=updated&from=2026-10-01T00:00:00Z", SUPER)
    expect(page.locator("tr[data-row-key]").first).to_be_visible()
    return page


def activity(console: Console) -> Page:
    page = console.open("/settings/activities?area=Billing&action=updated", SUPER)
    page.locator("[data-row-link]").first.click()
    expect(page.get_by_role("columnheader", name="Before")).to_be_visible()
    return page


def nothing_for_default(console: Console) -> Page:
    page = console.open("/settings/activities?opId=DEFAULT", SUPER)
    expect(page.get_by_role("heading", name="Nothing here belongs to CMS DEFAULT")).to_be_visible()
    return page


def help_panel(console: Console) -> Page:
    page = profile(console)
    page.get_by_role("button", name="Help").click()
    expect(page.get_by_role("heading", name="Around the page")).to_be_visible()
    # axe would look into the help site's own page
    page.locator("iframe").evaluate("(frame) => frame.remove()")
    return page


def player_search(console: Console) -> Page:
    page = notifications(console)
    page.get_by_role("button", name="Find a player").click()
    page.get_by_role("dialog").get_by_role("textbox").fill("ali")
    page.get_by_role("button", name=re.compile("^ali")).first.click()
    expect(page.get_by_text("Wallet, not real-time")).to_be_visible()
    return page


def palette(console: Console) -> Page:
    page = notifications(console)
    page.keyboard.press("Control+k")
    expect(page.get_by_role("combobox", name="Find a page or a command")).to_be_visible()
    return page


def narrow(console: Console) -> Page:
    page = console.page()
    page.set_viewport_size({"width": 390, "height": 844})
    console.open("/settings/activities", AURORA, page)
    page.get_by_role("button", name="Filters and more").click()
    expect(page.get_by_role("dialog", name="Filters and more")).to_be_visible()
    return page


SCREENS: tuple[Callable[[Console], Page], ...] = (
    sign_in,
    signed_in_already,
    not_found,
    invoices,
    own_invoices,
    broken_list,
    details,
    form,
    conflict,
    deletion,
    profile,
    preferences,
    whats_new,
    notifications,
    notifications_panel,
    activities,
    activity,
    nothing_for_default,
    help_panel,
    player_search,
    palette,
    narrow,
)


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_axe_finds_nothing(console: Console, screen: Callable[[Console], Page]) -> None:
    page = screen(console)
    assert violations(page) == []

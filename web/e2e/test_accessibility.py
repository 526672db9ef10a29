"""axe finds nothing on any kind of surface, in light and in dark."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from web.e2e.axe import violations
from web.e2e.console import AURORA, DEV_OPS, SUPER, Console
from web.e2e.screen import act, rows
from web.e2e.walk import Surface, Walk, failures_of

LIST = "/billing/operatorsV2/invoice?opId=borealis"


def signed_in_already(walk: Walk) -> Page:
    own_invoices(walk)
    walk.lose()
    page = walk.open("/admin")
    expect(page.get_by_role("heading", name="Already signed in")).to_be_visible()
    return page


def not_found(walk: Walk) -> Page:
    page = walk.open("/nowhere", SUPER)
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
    return page


def invoices(walk: Walk) -> Page:
    return walk.open_list(f"{LIST}&year=2026", SUPER)


def own_invoices(walk: Walk) -> Page:
    return walk.open_list("/billing/meV2", AURORA)


def broken_list(walk: Walk) -> Page:
    walk.watch.expects(502)
    walk.world.fault("billingV2Invoices", "garble")
    walk.lose()
    page = walk.open(LIST, SUPER)
    expect(page.get_by_role("alert").filter(has_text="could not be loaded")).to_be_visible()
    return page


def details(walk: Walk) -> Page:
    page = invoices(walk)
    page.locator("[data-row-link]").first.click()
    expect(page.get_by_role("heading", name="Statement")).to_be_visible()
    return page


def form(walk: Walk) -> Page:
    walk.watch.expects(422)  # the platform computes nothing of a fee below 0
    page = invoices(walk)
    page.get_by_role("button", name="Generate invoice", exact=True).click()
    page.get_by_role("switch", name="Override settings").click()
    page.get_by_role("dialog").get_by_label("Premium sport").fill("-1")
    expect(page.get_by_text("Enter an amount of at least 0.")).to_be_visible()
    return page


def conflict(walk: Walk) -> Page:
    walk.watch.expects(409)
    page = invoices(walk)
    page.get_by_role("button", name="Generate invoice", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Generate invoice", exact=True).click()
    expect(page.get_by_role("dialog", name="Overwrite existing invoice")).to_be_visible()
    return page


def deletion(walk: Walk) -> Page:
    page = invoices(walk)
    page.get_by_role("button", name=re.compile("Actions of invoice")).first.click()
    page.get_by_role("menuitem", name="Delete invoice").click()
    expect(page.get_by_role("dialog", name=re.compile("Delete invoice"))).to_be_visible()
    return page


def profile(walk: Walk) -> Page:
    page = walk.open("/user/profile", AURORA)
    expect(page.get_by_text("This session")).to_be_visible()
    return page


def preferences(walk: Walk) -> Page:
    page = profile(walk)
    page.get_by_role("button", name="Edit preferences").click()
    expect(page.get_by_role("dialog", name="Edit preferences")).to_be_visible()
    return page


def whats_new(walk: Walk) -> Page:
    page = walk.open("/whats-new", DEV_OPS)
    expect(page.get_by_text("Your profile", exact=True)).to_be_visible()
    return page


def notifications(walk: Walk) -> Page:
    page = walk.open("/settings/notifications", SUPER)
    expect(page.get_by_text("Unread 6")).to_be_visible()
    return page


def notifications_panel(walk: Walk) -> Page:
    page = notifications(walk)
    page.get_by_role("button", name=re.compile("^Notifications, ")).click()
    expect(page.get_by_role("dialog", name="Notifications")).to_be_visible()
    return page


def activities(walk: Walk) -> Page:
    return walk.open_list("/settings/activities?area=Billing&action=updated&from=2026-10-01T00:00:00Z", SUPER)


def activity(walk: Walk) -> Page:
    page = walk.open_list("/settings/activities?area=Billing&action=updated", SUPER)
    page.locator("[data-row-link]").first.click()
    expect(page.get_by_role("columnheader", name="Before")).to_be_visible()
    return page


def nothing_for_default(walk: Walk) -> Page:
    page = walk.open("/settings/activities?opId=DEFAULT", SUPER)
    expect(page.get_by_role("heading", name="Nothing to show for CMS DEFAULT")).to_be_visible()
    return page


def help_panel(walk: Walk) -> Page:
    page = profile(walk)
    page.get_by_role("button", name="Help").click()
    expect(page.get_by_role("heading", name="Page controls")).to_be_visible()
    # axe would look into the help site's own page
    page.locator("iframe").evaluate("(frame) => frame.remove()")
    return page


def player_search(walk: Walk) -> Page:
    page = notifications(walk)
    page.get_by_role("button", name="Find a player").click()
    page.get_by_role("dialog").get_by_role("textbox").fill("ali")
    page.get_by_role("button", name=re.compile("^ali")).first.click()
    expect(page.get_by_text("Wallet, not real-time")).to_be_visible()
    return page


def palette(walk: Walk) -> Page:
    page = notifications(walk)
    page.keyboard.press("Control+k")
    expect(page.get_by_role("combobox", name="Search pages and commands")).to_be_visible()
    return page


def narrow(walk: Walk) -> Page:
    walk.here.set_viewport_size({"width": 390, "height": 844})
    page = walk.open("/settings/activities?limit=5", AURORA)
    page.get_by_role("button", name="Filters and more").click()
    expect(page.get_by_role("dialog", name="Filters and more")).to_be_visible()
    return page


def record_page(walk: Walk) -> Page:
    code = walk.call("GET", "/api/players?opId=aurora&source=refId&includeBrands=false&limit=1")["data"]["items"][0]
    page = walk.open(f"/players/{code['refId']}", SUPER)
    page.get_by_role("tab", name="Wallets").click()
    expect(page.get_by_role("region", name="Cashback panel").get_by_text("Available to claim")).to_be_visible()
    return page


def levels_form(walk: Walk) -> Page:
    page = record_page(walk)
    page.get_by_role("region", name="Cashback panel").get_by_role("button", name="Override settings").click()
    expect(page.get_by_role("dialog", name="Override cashback settings")).to_be_visible()
    return page


def decision(walk: Walk) -> Page:
    page = walk.open_list("/transactions/pending-cashback", SUPER)
    act(page, rows(page).first, "Approve cashback")
    facts = page.get_by_role("dialog", name="Approve cashback")
    expect(facts.get_by_role("row", name=re.compile("^On hold"))).to_be_visible()
    return page


def wizard(walk: Walk) -> Page:
    page = walk.open_list("/transactions/pending-cashback", SUPER)
    page.get_by_role("button", name="Calculate cashback").click()
    expect(page.get_by_role("dialog", name="Calculate cashback")).to_be_visible()
    return page


def images(walk: Walk) -> Page:
    page = walk.open_list("/documents?status=PENDING", AURORA)
    act(page, rows(page).first, "Reject")
    expect(page.get_by_role("dialog", name="Reject document")).to_be_visible()
    return page


def two_lists(walk: Walk) -> Page:
    page = walk.open("/settings/roles", SUPER)
    rows(page).filter(has_text="Operator manager").first.locator("[data-row-link]").click()
    active = page.get_by_role("region", name="Active permissions")
    expect(active.get_by_role("button").first).to_be_visible()
    return page


def steps(walk: Walk) -> Page:
    page = walk.open("/flows?opId=aurora&includeBrands=false&title=Welcome", SUPER)
    rows(page).first.locator("[data-row-link]").click()
    page.get_by_role("dialog", name="Flow ·").get_by_role("tab", name="Steps").click()
    return page


def long_form(walk: Walk) -> Page:
    page = walk.open("/tournament/new?opId=aurora", SUPER)
    expect(page.get_by_role("dialog", name="Create tournament")).to_be_visible()
    return page


def live_list(walk: Walk) -> Page:
    page = walk.open_list("/quick-bets?period=THIS_MONTH", SUPER)
    expect(page.get_by_text("Refreshed every 10 seconds")).to_be_visible()
    return page


def gallery(walk: Walk) -> Page:
    page = walk.open_list("/cms/v2/gallery?opId=aurora", SUPER)
    expect(page.locator("img").first).to_be_visible()
    return page


def image_picker(walk: Walk) -> Page:
    page = walk.open_list("/cms/v2/banners?opId=aurora&selectedLanguage=fa&text=home-hero", SUPER)
    act(page, rows(page).first, "Edit banner")
    page.get_by_role("dialog").get_by_text("Change image").click()
    expect(page.get_by_role("dialog", name="Choose image").locator("img").first).to_be_visible()
    return page


def dictionary(walk: Walk) -> Page:
    return walk.open_list("/settings/translation", SUPER)


def content_list(walk: Walk) -> Page:
    return walk.open_list("/cms/v2/slides?opId=aurora-north&selectedLanguage=fa", SUPER)


def sortable_columns(walk: Walk) -> Page:
    page = walk.open("/cms/v2/footer?opId=aurora", SUPER)
    page.get_by_role("button", name="Edit footer").click()
    expect(page.get_by_role("button", name="Delete Terms")).to_be_visible()
    return page


def rich_text(walk: Walk) -> Page:
    walk.watch.expects_frames()
    page = walk.open_list("/cms/v2/pages?opId=aurora", SUPER)
    act(page, rows(page).filter(has_text="about-aurora"), "Edit page")
    expect(page.get_by_role("textbox", name="Body")).to_contain_text("Since 2019.")
    # axe would look into the preview, in which nothing runs
    page.locator("iframe").evaluate("(frame) => frame.remove()")
    return page


# the last of a group may leave behind what the others would not bear
GROUPS = {
    "content": (gallery, dictionary, content_list, sortable_columns, image_picker, rich_text),
    "kinds": (live_list, long_form, steps, two_lists, images, wizard, decision, levels_form, record_page),
    "billing": (invoices, details, form, deletion, conflict, own_invoices, signed_in_already, broken_list),
    "shell": (notifications, notifications_panel, player_search, palette, not_found, activities, activity),
    "accounts": (whats_new, nothing_for_default, profile, preferences, help_panel, narrow),
}


def surface_of(screen: Callable[[Walk], Page]) -> Surface:
    return lambda walk: screen(walk).locator("body")


@pytest.mark.parametrize("group", GROUPS)
def test_axe_finds_nothing(console: Console, group: str) -> None:
    screens = {screen.__name__: surface_of(screen) for screen in GROUPS[group]}
    assert failures_of(Walk(console), screens, axe=screens) == []


def test_axe_finds_nothing_before_signing_in(console: Console) -> None:
    page = console.open(f"/admin?error=forbidden-access&world={console.world.name}")
    expect(page.get_by_role("region", name="Simulated platform")).to_be_visible()
    assert violations(page) == []

"""The pages that belong to the frame: profile, notifications, activities, what's new, help, search."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

from web.e2e.console import ADMIN, AFFILIATE, DEV_OPS, PASSWORD, SUPER, Console
from web.e2e.screen import choose, dialog, eventually, rows, toast
from web.e2e.walk import Walk

ACTIVITIES = "/settings/activities"
NOTIFICATIONS = "/settings/notifications"
PROFILE = "/user/profile"


def elsewhere(console: Console, browse: Callable[..., BrowserContext]) -> BrowserContext:
    """Another browser, signed in as the same user."""
    other = browse(user_agent="Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/150.0")
    answer = other.request.post(
        f"{console.address}/api/auth/login",
        data={"email": SUPER, "password": PASSWORD, "world": console.world.name},
        headers={"X-Requested-With": "pitboss", "Origin": console.address},
    )
    assert answer.ok
    return other


@pytest.mark.spec("000-surface-logout-confirm-staff", "000-rule-logout-staff-confirm")
def test_in_the_profile_preferences_are_changed_and_other_sessions_ended_after_asking(
    console: Console, browse: Callable[..., BrowserContext]
) -> None:
    page = console.open(PROFILE, SUPER)
    expect(page.locator(".shell-clock")).to_have_text("15 Nov 2026, 09:00")
    page.get_by_role("button", name="Edit preferences").click()
    form = dialog(page, "Edit preferences")
    form.get_by_label("Time zone").fill("Tehran")
    page.keyboard.press("Enter")
    choose(form, "Language", "Persian")
    choose(form, "Shown beside a player", "Nickname")
    form.get_by_role("switch", name="Round numbers in reports").click()
    form.get_by_role("button", name="Save preferences").click()
    toast(page, "Profile Updated!")
    expect(page.locator(".kit-fields").filter(has_text="Shown beside a player")).to_contain_text("Nickname")
    expect(page.locator(".shell-clock")).to_have_text("15 Nov 2026, 12:30")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    page.get_by_role("link", name="Activities").click()
    rows(page).filter(has_text="Updated").first.locator("[data-row-link]").click()
    change = dialog(page, "User").get_by_role("row", name=re.compile("Time zone"))
    expect(change.get_by_role("cell")).to_have_text(["UTC", "Asia/Tehran"])

    console.watch.expects(401)  # what was under way when the session ended
    other = elsewhere(console, browse)
    console.open(PROFILE, page=page)
    expect(page.get_by_text("This session")).to_be_visible()
    page.get_by_role("button", name=re.compile("Sign out there: Firefox")).click()
    asked = dialog(page, "Sign out there")
    expect(asked).to_contain_text("Firefox")
    asked.get_by_role("button", name="Sign out there").click()
    toast(page, "Session Ended!")
    expect(page.get_by_role("button", name=re.compile("Sign out there"))).to_have_count(0)
    assert other.request.get(f"{console.address}/api/users/me").status == 401

    other = elsewhere(console, browse)
    page.get_by_role("button", name="Sign out everywhere").click()
    dialog(page, "Sign out everywhere").get_by_role("button", name="Cancel").click()
    expect(dialog(page, "Sign out everywhere")).to_be_hidden()
    page.get_by_role("button", name="Sign out everywhere").click()
    dialog(page, "Sign out everywhere").get_by_role("button", name="Sign out everywhere").click()
    expect(page).to_have_url(re.compile("/admin$"))
    expect(page.get_by_text("Signed out of 2 sessions here. The platform is being told.")).to_be_visible()
    assert other.request.get(f"{console.address}/api/users/me").status == 401


@pytest.mark.spec(
    "000-surface-notifications-panel",
    "000-call-general-notifications",
    "000-message-no-notifications",
    "002-surface-delete-notification-modal",
    "002-message-label-delete-notification",
    "002-unknown-cms-notification-delete-path",
    "002-message-err-delete-notification",
)
def test_each_reads_the_notifications_that_concern_them_and_an_admin_deletes_one_for_everybody(
    console: Console,
) -> None:
    page = console.open(NOTIFICATIONS, SUPER)
    page.get_by_text("Unread 6").click()
    expect(page).to_have_url(re.compile("show=unread"))
    expect(page.get_by_role("main").get_by_role("listitem")).to_have_count(6)
    page.get_by_role("listitem").filter(has_text="Borealis Play").get_by_role("link", name="Open link").click()
    expect(page).to_have_url(re.compile(r"operatorsV2/invoice\?opId=borealis"))
    page.get_by_role("button", name=re.compile("^Notifications, 5 unread")).click()
    panel = dialog(page, "Notifications")
    panel.get_by_role("button", name="Mark as read").first.click()
    expect(panel.get_by_text("unread", exact=True)).to_have_count(4)
    panel.get_by_role("button", name="Mark all as read").click()
    expect(panel.get_by_text("unread", exact=True)).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Notifications", exact=True)).to_be_focused()

    page = console.open(NOTIFICATIONS, ADMIN)
    heading = page.get_by_role("heading", name=re.compile("Maintenance on Sunday"))
    expect(heading).to_be_visible()
    page.get_by_role("button", name="Delete “Maintenance on Sunday”").click()
    asked = dialog(page, "Delete notification")
    expect(asked.get_by_role("button", name="Delete notification")).to_be_disabled()
    console.watch.expects(400)
    console.world.fault("generalNotificationDelete", "error", http=400, first=1)
    asked.get_by_role("textbox").fill("delete")
    asked.get_by_role("button", name="Delete notification").click()
    toast(page, "Failed to delete notification")
    expect(heading).to_be_visible()
    page.get_by_role("button", name="Delete “Maintenance on Sunday”").click()
    asked.get_by_role("textbox").fill("delete")
    asked.get_by_role("button", name="Delete notification").click()
    toast(page, "Notification Deleted!")
    expect(heading).to_have_count(0)
    page = console.open(NOTIFICATIONS, DEV_OPS)
    expect(page.get_by_role("heading", name=re.compile("certificate ends"))).to_be_visible()
    expect(heading).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("^Delete"))).to_have_count(0)

    for email, may_find in ((SUPER, True), (AFFILIATE, False)):
        page = console.open("/whats-new", email)
        expect(page.get_by_text("Your profile", exact=True)).to_be_visible()
        expect(page.get_by_text("Find a player from anywhere")).to_have_count(1 if may_find else 0)
    page.get_by_role("button", name="Notifications", exact=True).click()
    expect(dialog(page, "Notifications").get_by_text("No notifications at this time")).to_be_visible()


@pytest.mark.spec("001-surface-filter-activity-logs", "000-surface-help-iframe", "000-rule-help-iframe-slug")
def test_activities_are_filtered_and_over_them_stand_help_with_its_handbook_and_the_players(console: Console) -> None:
    page = console.open(ACTIVITIES, SUPER)
    expect(page.get_by_role("navigation", name="Main").get_by_role("link", name="Activities")).to_be_in_viewport()
    page.get_by_role("combobox", name="Area").click()
    page.locator(".ant-select-item-option", has_text="Billing").click()
    page.get_by_role("combobox", name="Action").click()
    page.locator(".ant-select-item-option", has_text="Updated").click()
    page.get_by_role("textbox", name="User", exact=True).fill("ada")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("area=Billing&action=updated&who=ada"))
    expect(rows(page).filter(has_not_text="Ada Admin")).to_have_count(0)
    page.get_by_role("button", name="Clear all").click()
    page.get_by_role("button", name="Period").click()
    page.get_by_role("menuitem", name="Last 3 days").click()
    expect(page).to_have_url(re.compile(r"from=2026-11-13T00%3A00%3A00.000Z"))
    expect(page.get_by_text("From: 13 Nov 2026")).to_be_visible()

    expect(rows(page).first).to_be_visible()
    page.keyboard.press("?")
    help_panel = dialog(page, "Help: Activities")
    expect(help_panel).to_contain_text("Open an entry to see the record before and after.")
    expect(help_panel).to_contain_text("Whose records the pages show.")
    expect(page.frame_locator("iframe").get_by_role("heading")).to_have_text("Handbook: activities")
    page.keyboard.press("Escape")
    expect(help_panel).to_be_hidden()
    page.get_by_role("button", name="Help").click()
    expect(help_panel).to_be_visible()
    page.keyboard.press("Escape")
    expect(help_panel).to_be_hidden()

    page.get_by_role("button", name="Find a player").click()
    search = dialog(page, "Search for player")
    expect(search.get_by_role("textbox")).to_be_focused()
    with page.expect_request(re.compile("/api/players/search")) as asked:
        search.get_by_role("textbox").fill("ali")
    assert asked.value.post_data_json == {"query": "ali", "page": 1, "limit": 50}
    search.get_by_role("button", name=re.compile("^ali")).first.click()
    expect(search.get_by_text("Wallet, not real-time")).to_be_visible()


def test_from_an_unknown_address_on_everything_is_done_by_keyboard_alone(console: Console) -> None:
    page = console.open("/settings/nowhere?opId=aurora&page=2", SUPER)
    expect(page.get_by_role("textbox", name="Find a page")).to_be_focused()
    page.keyboard.type("profile")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/user/profile\?opId=aurora$"))
    expect(page.get_by_role("heading", name="Account")).to_be_visible()
    page.keyboard.press("Control+k")
    expect(page.get_by_role("combobox", name="Search pages and commands")).to_be_focused()
    page.keyboard.type("activ")
    page.keyboard.press("Enter")
    expect(rows(page).first).to_be_visible()
    page.keyboard.press("j")
    page.keyboard.press("Enter")
    drawer = page.get_by_role("dialog")
    expect(drawer.get_by_role("tab", name="JSON")).to_be_visible()
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    operator = page.get_by_role("combobox", name="Operator")
    operator.focus()
    page.keyboard.type("boreal")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("opId=borealis"))
    expect(operator).to_have_attribute("aria-expanded", "false")
    for name in ("Brands", "Find a player", "Notifications, 6 unread", "Help", "Simulator", "Refresh"):
        page.keyboard.press("Tab")
        expect(page.locator(":focus")).to_have_attribute("aria-label", name)
    page.get_by_role("button", name="Notifications, 6 unread").focus()
    page.keyboard.press("Enter")
    expect(dialog(page, "Notifications")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Notifications, 6 unread")).to_be_focused()

    walk = Walk(console)
    page = walk.here
    console.watch.expects(422)  # of a domain that has no zone no records are known
    drawers = page.locator(".ant-drawer-open").get_by_role("dialog")
    for path in ("/players", "/transactions/list", "/withdraw/pending", "/documents", "/settings/domains"):
        walk.open_list(path)
        page.keyboard.press("/")
        eventually(lambda: page.evaluate("document.activeElement.closest('.kit-list-bar') !== null"), True, path)
        page.locator(":focus").evaluate("box => box.blur()")
        for key in "jjjk":
            page.keyboard.press(key)
        second = rows(page).nth(1).locator("[data-row-link]")
        expect(second).to_be_focused()
        page.keyboard.press("Enter")
        expect(drawers).to_be_visible()
        page.keyboard.press("Control+k")
        palette = dialog(page, "Command palette")
        expect(palette.get_by_role("combobox")).to_be_focused()
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        expect(palette).to_have_count(0)
        expect(drawers).to_have_count(0)
        expect(second).to_be_focused()
        page.keyboard.press("?")
        expect(drawers.get_by_text("Ctrl K", exact=True)).to_be_visible()
        page.keyboard.press("Escape")
        expect(drawers).to_have_count(0)

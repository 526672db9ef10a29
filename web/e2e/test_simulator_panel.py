"""The panel of a simulated platform: its clock, faults, events, journal, snapshots and accounts."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from bff.pages import PANEL
from web.e2e.axe import violations
from web.e2e.checks import open_panel, tab
from web.e2e.console import AURORA, SUPER, Console
from web.e2e.screen import eventually, toast


def test_time_is_moved_a_snapshot_is_gone_back_to_and_another_world_goes_on(console: Console) -> None:
    page = console.open("/settings/activities", SUPER)
    with page.expect_request(lambda request: PANEL in request.url):  # else it would be served to production too
        panel = open_panel(page)
    assert violations(page) == []
    world = tab(panel, "World")
    sha = world.locator("dd code").last
    before = sha.inner_text()
    world.get_by_role("textbox", name="Snapshot label").fill("before")
    world.get_by_role("button", name="Save snapshot").click()
    expect(world.get_by_text("before", exact=True)).to_be_visible()

    clock = tab(panel, "Clock")
    expect(clock).to_contain_text("Frozen")
    clock.get_by_role("button", name="+ 1 day").click()
    expect(clock.locator("dl time").first).to_have_attribute("datetime", re.compile("^2026-11-16T"))
    due = clock.locator("ol li").first.locator("time").get_attribute("datetime")
    clock.get_by_role("button", name="Skip to the next due event").click()
    expect(clock.locator("dl time").first).to_have_attribute("datetime", due or "")
    clock.get_by_role("textbox", name="Duration (ISO 8601)").fill("tomorrow")
    console.watch.expects(422)
    clock.get_by_role("button", name="Advance", exact=True).click()
    expect(clock.get_by_text("'tomorrow' is not an ISO 8601 duration such as P1D or PT90S.")).to_be_visible()
    assert console.world.control("GET", "/clock")["now"] == due

    world = tab(panel, "World")
    expect(sha).not_to_have_text(before)
    world.get_by_role("button", name="Restore before").click()
    page.get_by_role("button", name="Restore snapshot").click()
    toast(page, "Snapshot restored.")
    assert console.world.control("GET", "/clock")["now"].startswith("2026-11-15T09:00")
    expect(sha).to_have_text(before)

    other = f"{console.world.name}-on"
    world.get_by_role("textbox", name="Name of the branch").fill(other)
    world.get_by_role("button", name="Create branch").click()
    accounts = panel.get_by_role("tabpanel", name="Accounts")
    expect(accounts).to_contain_text(f"These accounts sign in to the world {other}")
    console.watch.expects(409)  # what the page asks for the former user until it is left
    accounts.get_by_role("button", name=f"Sign in as {AURORA}").click()
    expect(page).to_have_url(re.compile("/quick-dashboard"))
    assert console.call("GET", "/api/simulator/world")["data"]["name"] == other
    console.world.simulator.delete(f"/__sim/worlds/{other}").raise_for_status()


def test_the_platform_is_broken_and_mended_and_the_journal_tells(console: Console) -> None:
    console.watch.expects(503)
    page = console.open("/settings/activities", SUPER)
    panel = open_panel(page)
    faults = tab(panel, "Faults")
    operation = faults.get_by_role("combobox", name="Operation")
    operation.click()
    operation.fill("activities")
    page.get_by_title("activities", exact=True).click()
    faults.get_by_label("HTTP status").fill("503")
    faults.get_by_label("Message").fill("Down for the evening.")
    faults.get_by_role("button", name="Add fault").click()
    broken = faults.get_by_role("listitem").filter(has=page.get_by_role("button", name="Clear activities"))
    expect(broken).to_contain_text(re.compile(r"Error 503 · 0 calls so far · \d+:\d\d min left"))
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Refresh").click()
    expect(page.get_by_text("Down for the evening.").first).to_be_visible()

    panel = open_panel(page)
    journal = tab(panel, "Journal")
    entry = journal.locator("li").filter(has_text="activities").filter(has_text="503").first
    expect(entry).to_be_visible()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    entry.get_by_role("button", name="Copy activities as curl").click()
    toast(page, "Commands copied.")
    assert violations(page) == []
    eventually(lambda: "curl -s -b" in page.evaluate("() => navigator.clipboard.readText()"))
    faults = tab(panel, "Faults")
    faults.get_by_role("button", name="Clear activities").click()
    expect(faults.get_by_text("None.", exact=True)).to_be_visible()


def test_the_outside_world_acts_and_one_signs_in_as_another(console: Console) -> None:
    page = console.open("/user/profile", SUPER)
    panel = open_panel(page)
    events = tab(panel, "Events")
    kind = events.get_by_role("combobox", name="Event")
    kind.click()
    kind.fill("userBlocked")
    page.get_by_title("userBlocked").click()
    events.get_by_role("button", name="Fire event").click()
    expect(events.get_by_text("email is required.")).to_be_visible()
    events.get_by_label("email").fill("manager@aurora.test")
    events.get_by_role("switch", name="Is blocked").click()
    events.get_by_role("button", name="Fire event").click()
    expect(events.get_by_label("Event log")).to_contain_text('"isBlocked": true')
    accounts = tab(panel, "Accounts")
    console.watch.expects(409)  # what the page asks for the former user until it is left
    accounts.get_by_role("button", name=f"Sign in as {AURORA}").click()
    expect(page).to_have_url(re.compile("/quick-dashboard"))
    assert console.call("GET", "/api/users/me")["data"]["user"]["email"] == AURORA

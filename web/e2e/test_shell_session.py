"""What happens to a page under work when the user is blocked, the BFF restarts or the platform is away."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial

import pytest
from playwright.sync_api import Locator, Page, Response, expect

from web.e2e.conftest import Services
from web.e2e.console import AURORA, BOREALIS, PASSWORD, SUPER, Console
from web.e2e.screen import eventually, rows
from web.e2e.throttle import scaled

LIST = "/billing/operatorsV2/invoice"
PERIOD_MS = 15_100
# What another tab sent before on any channel has come once this has.
LISTENS = """() => {
  window.probe ??= new BroadcastChannel('probe')
  window.heard = null
  window.probe.onmessage = ({ data }) => { window.heard = data }
}"""

# Polls may be answered from what was known less than a second ago, which is nothing to a clock that jumps.
HEARS_OF_BLOCK = """async () => {
  for (let asked = 0; asked < 100; asked += 1) {
    const answer = await fetch('/api/users/me/check', { headers: { 'X-Background': '1' } })
    if ((await answer.json()).data.isBlocked) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}"""

# Something that nothing shows through is over the whole page, toasts included.
IS_COVERED = """() => {
  const cover = document.querySelector('.gate-cover')
  if (!cover) return false
  const { backgroundColor, opacity, zIndex } = getComputedStyle(cover)
  const { width, height } = cover.getBoundingClientRect()
  const isWhole = width >= innerWidth && height >= innerHeight
  return isWhole && backgroundColor.startsWith('rgb(') && opacity === '1' && Number(zIndex) > 2050
}"""


pytestmark = pytest.mark.usefixtures("own_context")


def watched(console: Console, path: str, email: str | None = None) -> Page:
    """A page whose clock the test can move."""
    page = console.page()
    page.clock.install()
    console.open(path, email, page)
    return page


def begun(page: Page) -> Locator:
    """A form with something typed into it."""
    page.get_by_role("button", name="Generate invoice", exact=True).click()
    form = page.get_by_role("dialog", name="Generate invoice")
    form.get_by_label("Description").fill("Typed before")
    return form


def notice(page: Page) -> Locator:
    return page.get_by_role("status").filter(has_text="Retrying…")


def badges_of(brand: str) -> Callable[[Response], bool]:
    """Is this the platform's word of what waits at a brand of Aurora's?"""
    return lambda answer: re.search(f"/api/pulse.*aurora-{brand}", answer.url) is not None


def run_together(first: Page, second: Page, seconds: int) -> None:
    """Move the clock that both tabs have, second by second: each hears in time what the other asks for."""
    for page in (first, second):
        page.evaluate(LISTENS)
    for at in range(seconds):
        first.clock.run_for(1_000)
        for speaker, listener in ((first, second), (second, first)):
            speaker.evaluate("said => probe.postMessage(said)", at)
            eventually(partial(listener.evaluate, "heard"), at)


@contextmanager
def restarting(services: Services) -> Iterator[None]:
    """The BFF is away meanwhile, and there again for whatever comes after, even if this fails."""
    services.bff.stop()
    try:
        yield
    finally:
        services.bff.start()
        services.bff.wait_ready()


@pytest.fixture
def brief(services: Services, console: Console) -> Iterator[Console]:
    """The console behind a BFF whose sessions end after 20 s unused: two pages are drawn before that."""
    with services.another_bff(BFF_SESSION_IDLE_SECONDS=f"{scaled(20):.0f}") as address:
        yield replace(console, address=address)


def idle_warning(page: Page) -> Locator:
    return page.get_by_role("alert").filter(has_text="Your session is about to end.")


def test_typing_in_one_tab_keeps_the_session_and_takes_the_warning_from_both(brief: Console) -> None:
    page, other = brief.open(LIST, SUPER), brief.open(LIST)
    form = begun(page)
    expect(idle_warning(other)).to_be_visible()
    expect(idle_warning(page)).to_be_visible()
    with page.expect_response(re.compile("/api/users/me/check")) as check:
        form.get_by_label("Description").press("End")
    assert "x-background" not in check.value.request.headers
    expect(idle_warning(page)).to_be_hidden()
    expect(idle_warning(other)).to_be_hidden()


def sign_in_as(page: Page, email: str) -> None:
    """Fill in the sign-in page."""
    page.get_by_label("Email").fill(email)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.keyboard.press("Enter")


def test_a_page_begins_anew_once_another_user_signs_in_in_another_tab(console: Console) -> None:
    console.watch.expects(401, 409)
    page, other = console.open(f"{LIST}?opId=aurora", SUPER), console.open(LIST)
    expect(rows(page).first).to_be_visible()
    form = begun(page)
    expect(rows(other).first).to_be_visible()
    other.get_by_role("link", name=re.compile("^Notifications")).click()
    other.get_by_role("button", name="Sign out").click()
    other.get_by_role("dialog").get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("dialog", name="Your session has ended. Please sign in again.")).to_be_visible()
    other.goto(f"{console.address}/admin?world={console.world.name}")
    sign_in_as(other, BOREALIS)
    notice = "You are signed in as admin@borealis.test now."
    expect(page.get_by_text(notice)).to_be_visible()
    expect(page).not_to_have_url(re.compile("aurora"))
    expect(form).to_have_count(0)

    # the tab in which one signed out goes back to what the other user had there
    expect(other.get_by_role("banner")).to_be_visible()
    for _ in ("sign-in page asked for", "signed out"):
        other.go_back()
        expect(other.get_by_role("heading", name="Already signed in")).to_be_visible()
    other.go_back()
    expect(other).to_have_url(re.compile("/admin.error=forbidden-access"))
    expect(other.get_by_role("complementary")).to_contain_text("Bo Borealis")

    # nothing told the tabs: what the page sends is refused
    expect(page.get_by_role("heading", name="Quick dashboard")).to_be_visible()
    console.context.request.post(
        f"{console.address}/api/auth/login",
        data={"email": SUPER, "password": PASSWORD, "world": console.world.name},
        headers={"X-Requested-With": "pitboss", "Origin": console.address},
    )
    with page.expect_response(lambda answer: answer.status == 409):
        page.get_by_role("button", name="Refresh").click()
    expect(page.get_by_text("You are signed in as super@pitboss.test now.")).to_be_visible()


@pytest.mark.spec("000-rule-blocked-user-redirect", "000-state-session")
def test_two_tabs_poll_as_one_and_a_blocked_user_is_out_of_both_within_one_period(console: Console) -> None:
    context = console.context
    with context.expect_event("response", badges_of("north")):
        first = watched(console, "/settings/activities?opId=aurora-north", AURORA)
    expect(rows(first).first).to_be_visible()
    with context.expect_event("response", badges_of("south")):
        second = watched(console, "/settings/activities?opId=aurora-south")
    expect(rows(second).first).to_be_visible()
    # until then each goes by when it was opened itself
    run_together(first, second, seconds=15)
    with context.expect_event("response", badges_of("north")) as north:  # noqa: SIM117  # each has a line of its own
        with context.expect_event("response", badges_of("south")) as south:
            run_together(first, second, seconds=13)
    assert north.value.frame.page == south.value.frame.page
    console.watch.expects(401, 403)
    console.world.control("POST", "/events", type="userBlocked", email=AURORA, isBlocked=True)
    eventually(lambda: first.evaluate(HEARS_OF_BLOCK))
    first.clock.run_for(PERIOD_MS)
    for page in (first, second):
        expect(page).to_have_url(re.compile(r"/admin\?error=forbidden-access$"))
        expect(page.get_by_text("You don't have permissions to perform this action.")).to_be_visible()


def test_a_restart_of_the_bff_and_an_outage_of_the_platform_are_told_and_nothing_typed_is_lost(
    console: Console, services: Services
) -> None:
    page = watched(console, f"/admin?world={console.world.name}&next={LIST}", SUPER)
    page.goto(f"{console.address}{LIST}")
    page.evaluate(f"localStorage.setItem('pitboss.world', '{console.world.name}')")
    form = begun(page)
    console.watch.expects(401)
    with console.watch.without_network(), restarting(services):
        page.clock.run_for(PERIOD_MS)
        expect(notice(page)).to_contain_text("The console can’t be reached.")
        expect(page.locator(".ant-notification-notice")).to_have_count(0)
    with console.watch.without_network():
        page.clock.run_for(PERIOD_MS)
    renewal = page.get_by_role("dialog", name="Your session has ended. Please sign in again.")
    eventually(lambda: page.evaluate(IS_COVERED), expected=True)
    renewal.get_by_label("Password", exact=True).fill(PASSWORD)
    page.keyboard.press("Enter")
    expect(renewal).to_be_hidden()
    eventually(lambda: page.evaluate(IS_COVERED), expected=False)
    expect(notice(page)).to_have_count(0)
    expect(form.get_by_label("Description")).to_have_value("Typed before")
    with page.expect_response(re.compile("/api/pulse")) as check:
        page.clock.run_for(PERIOD_MS)
    assert check.value.ok

    console.watch.expects(503)
    for operation in ("usersMeCheck", "adminBadges", "rates"):
        console.world.fault(operation, "error", http=503, status="UNAVAILABLE", messages=["Maintenance."])
    for _ in range(2):
        with page.expect_response(lambda answer: "/api/pulse" in answer.url):
            page.clock.run_for(PERIOD_MS)
    # its clock stands while the last answer is on its way
    page.clock.run_for(1_000)
    expect(notice(page)).to_have_count(1)
    expect(notice(page)).to_contain_text("The platform isn’t responding. Retrying… Maintenance.")
    expect(page.locator(".ant-notification-notice")).to_have_count(0)
    console.world.mend()
    with page.expect_response(lambda answer: "/api/pulse" in answer.url and answer.ok):
        page.clock.run_for(PERIOD_MS)
    expect(notice(page)).to_have_count(0)
    expect(form.get_by_label("Description")).to_have_value("Typed before")

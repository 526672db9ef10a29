"""What staff do on the way, on a telephone: everything by touch, at 390 px."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, Route, expect

from web.e2e.console import PASSWORD, SUPER, Console
from web.e2e.screen import box_of, dialog, eventually, field, rows, settled

LEAST_TARGET_PX = 44
# What in sight can be moved sideways, and how wide it is in which room.
SIDEWAYS = """() => [...document.querySelectorAll('*')]
  .filter((each) => each.checkVisibility() && /auto|scroll/.test(getComputedStyle(each).overflowX))
  .filter((each) => each.scrollWidth > each.clientWidth)
  .map((each) => `${each.tagName} ${each.className} ${each.scrollWidth} in ${each.clientWidth}`)"""


@pytest.fixture
def own_context(browse: Callable[..., BrowserContext]) -> BrowserContext:
    """A telephone."""
    return browse(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, device_scale_factor=2)


def tap(target: Locator) -> None:
    """Touch what is as large as a finger, where nothing has to be moved sideways to reach it."""
    page = target.page
    expect(target).to_be_visible()
    settled(page)
    target.scroll_into_view_if_needed()
    box = box_of(target)
    assert min(box["width"], box["height"]) >= LEAST_TARGET_PX - 0.5, f"{target}: {box}"
    eventually(lambda: page.evaluate(SIDEWAYS), [])
    target.tap()


def menu_to(page: Page, name: str) -> None:
    """To a page, by the menu."""
    tap(page.get_by_role("button", name="Expand menu"))
    tap(page.get_by_role("navigation", name="Main").get_by_role("link", name=re.compile(f"^{name}")).first)
    expect(rows(page).first).to_be_visible()


def looked_for(page: Page, name: str, code: str) -> None:
    """On a list of this name, what there is of a player."""
    menu_to(page, name)
    search = field(page.get_by_role("main"), "Player code")
    tap(search)
    search.fill(code)
    search.press("Enter")
    expect(page.get_by_role("button", name="Remove filter Player code")).to_be_visible()


def ending_session(console: Console) -> Callable[[Route], None]:
    """Lets a call through, once the session that it was made in has ended."""

    def end(route: Route) -> None:
        console.call("GET", "/api/auth/logout")
        route.continue_()

    return end


def test_a_withdrawal_is_read_and_approved_and_a_player_blocked_by_touch(
    own_context: BrowserContext, console: Console
) -> None:
    console.watch.expects(401)
    page = console.open("/whats-new", SUPER)
    page.evaluate("name => localStorage.setItem('pitboss.world', name)", console.world.name)

    menu_to(page, "Pending withdrawals")
    tx_id = rows(page).first.get_attribute("data-row-key") or ""
    [withdrawal] = console.call("GET", f"/api/transactionsV2/withdraw?txId={tx_id}")["data"]["transactions"]
    code = withdrawal["player"]["playerCode"]
    tap(rows(page).first.locator("[data-row-link]"))
    opened = dialog(page, "^Withdrawal")
    expect(opened.get_by_text(code).first).to_be_in_viewport()
    tap(opened.get_by_role("button", name="Approve"))
    form = dialog(page, "^Approve withdrawal")
    agree = form.get_by_role("button", name="Approve withdrawal")
    expect(agree).to_be_in_viewport()
    word = form.get_by_label("Type PAY to confirm")
    if word.count() > 0:
        word.fill("PAY")
    with page.expect_response(re.compile("/withdraw")) as answer:
        tap(agree)
    assert answer.value.ok
    expect(form).to_have_count(0)
    tap(opened.get_by_role("button", name="Close"))

    looked_for(page, "Players", code)
    expect(rows(page)).to_have_count(1)
    tap(rows(page).first.locator("[data-row-link]"))
    player = dialog(page, f"^Player {code}")
    tap(player.get_by_role("button", name="Actions of"))
    tap(page.get_by_role("menuitem", name="Block player", exact=True))
    asked = dialog(page, "^Block player")
    field(asked, "Reason").fill("Asked us to.")
    # the session ends just before the act, which nothing in the background finds first, and is renewed in place
    page.route("**/api/players/block", ending_session(console), times=1)
    tap(asked.get_by_role("button", name="Block player", exact=True))
    renewal = dialog(page, "Your session has ended. Please sign in again.")
    password = renewal.get_by_label("Password", exact=True)
    tap(password)
    password.fill(PASSWORD)
    tap(renewal.get_by_role("button", name="Sign in", exact=True))
    expect(renewal).to_be_hidden()
    tap(asked.get_by_role("button", name="Block player", exact=True))
    expect(player).to_contain_text("Blocked")

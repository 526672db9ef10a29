"""What each role lands on and sees around a page, and how its filters stay with it."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from web.e2e.console import ADMIN, AFFILIATE, AURORA, BOREALIS, DEV_OPS, MANAGER, NORTH, SUPER, Console
from web.e2e.screen import eventually, rows, settled
from web.e2e.walk import Walk

LIST = "/billing/operatorsV2/invoice"
ACTIVITIES = "/settings/activities"
PROFILE = "/user/profile"
MINE = "/billing/meV2"
KEPT = "opId=borealis&includeBrands=false&status=PAID&year=2026"


ALWAYS = {"Notifications", "Help", "Simulator", "Refresh", "Theme", "Log out"}


def controls(page: Page) -> set[str]:
    """The names of what stands in the top bar, the menu's toggle apart."""
    bar = page.get_by_role("banner")
    expect(bar.get_by_role("button", name="Refresh")).to_be_visible()
    buttons = [each.get_attribute("aria-label") or "" for each in bar.locator(".shell-controls button").all()]
    boxes = [each.get_attribute("aria-label") or "" for each in bar.get_by_role("combobox").all()]
    return {re.split(r"[:,]", name)[0] for name in [*buttons, *boxes]}


DOMAINS = ["Domains", "Cloudflare accounts"]
STAFF = ["Admins", "Roles", "Permissions"]
OWN_BRANDS = ["Brands", "General"]
WATCHED = ["Translations", "Dev", "Notifications", "Activities", "Reveals", "Status"]


class Role(NamedTuple):
    """What a role meets: where it lands, what it may use, what is closed to it."""

    landing: str
    first: str | None
    """What the menu begins with, where that is the landing page."""
    path: str
    """Where its menu and its top bar are looked at."""
    settings: list[str]
    more: set[str]
    closed: str | None = None


HOME, FIRST, OWN = "/quick-dashboard$", "Quick dashboard", "My billing (V2)"
ROLES = {
    SUPER: Role(
        HOME, FIRST, ACTIVITIES,
        ["Operators", "General", *DOMAINS, *STAFF, *WATCHED],
        {"Operator", "Brands", "Find a player"}, MINE,
    ),
    ADMIN: Role(
        HOME, FIRST, PROFILE,
        ["Operators", "General", *DOMAINS, *STAFF, *WATCHED],
        {"Find a player"},
    ),
    DEV_OPS: Role(
        "/settings/domains", None, PROFILE, [*DOMAINS, "Roles", "Dev", "Notifications", "Status"], set(), LIST
    ),
    AURORA: Role(
        HOME, FIRST, ACTIVITIES,
        [*OWN_BRANDS, *DOMAINS, "Admins", "Roles", "Translations", "Notifications", "Activities", "Reveals"],
        {"Operator", "Brands"}, LIST,
    ),
    MANAGER: Role(
        HOME, FIRST, MINE,
        ["General", *DOMAINS, "Roles", "Translations", "Notifications"], {"Operator", "Brands"},
    ),
    NORTH: Role(
        HOME, None, ACTIVITIES,
        ["General", *DOMAINS, "Admins", "Roles", "Translations", "Notifications", "Activities", "Reveals"],
        {"Brands"}, MINE,
    ),
    BOREALIS: Role(
        HOME, FIRST, PROFILE,
        [*OWN_BRANDS, *DOMAINS, "Admins", "Roles", "Translations", "Notifications", "Activities", "Reveals"], set(),
    ),
    AFFILIATE: Role("/affiliates/usr_", None, PROFILE, ["Notifications"], set(), MINE),
}  # fmt: skip


@pytest.mark.spec("001-role-audience", "000-route-admin-forbidden-access", "000-rule-forbidden-users-redirect")
@pytest.mark.parametrize("email", ROLES)
def test_a_role_lands_on_its_page_and_finds_what_it_may_use_and_nothing_else(console: Console, email: str) -> None:
    role = ROLES[email]
    walk = Walk(console, email)
    page = walk.open("/")
    expect(page).to_have_url(re.compile(role.landing))
    menu = page.get_by_role("navigation", name="Main")
    expect(menu.locator("[aria-current=page]")).to_have_count(1)
    if role.first:
        first = menu.get_by_role("link").first
        expect(first).to_have_text(role.first)
        expect(first).to_have_attribute("aria-current", "page")
    else:
        expect(menu.get_by_role("link", name=OWN, exact=True)).to_have_count(0)

    walk.open(role.path)
    expect(page.get_by_role("banner").get_by_role("heading", level=1)).to_be_visible()
    eventually(lambda: controls(page), ALWAYS | role.more)
    expect(menu.get_by_role("region", name="Settings").locator(".shell-label")).to_have_text(role.settings)
    expect(menu.get_by_role("region", name="You").locator(".shell-label")).to_have_text(
        ["Profile", "What’s new", "My access"]
    )
    expect(menu.locator("[aria-current=page]")).to_have_attribute("href", re.compile(f"^{role.path}"))
    if role.closed:
        console.open(role.closed, page=page)
        expect(page).to_have_url(re.compile(r"/admin\?error=forbidden-access$"))


def query_of(page: Page) -> str:
    return page.url.partition("?")[2]


@pytest.mark.spec(
    "000-rule-kept-query-op-id",
    "000-rule-kept-query-include-brands",
    "000-rule-kept-query-status",
    "000-rule-kept-query-year",
    "000-rule-default-selection-caution",
    "000-message-default-caution",
)
def test_what_the_address_keeps_stays_over_navigation_reload_and_back_and_default_asks_for_nothing(
    console: Console,
) -> None:
    page = console.open(f"{LIST}?{KEPT}&sort=invoiceNo&limit=100", SUPER)
    expect(rows(page).first).to_be_visible()
    page.get_by_role("link", name="Activities").click()
    expect(page.get_by_role("heading", name="Activities")).to_be_visible()
    assert query_of(page) == KEPT.replace("&status=PAID&year=2026", "") + "&status=PAID&year=2026"
    page.reload()
    expect(page.get_by_role("banner").get_by_title("Borealis Play")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="Operator invoices (V2)")).to_be_visible()
    assert query_of(page) == f"{KEPT}&sort=invoiceNo&limit=100"
    expect(page.get_by_role("button", name="Remove filter Status")).to_be_visible()
    page.go_forward()
    expect(page.get_by_role("heading", name="Activities")).to_be_visible()

    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    console.open(f"{ACTIVITIES}?opId=DEFAULT", SUPER, page)
    expect(page.get_by_role("banner")).to_contain_text("Only default CMS data can be edited.")
    expect(page.get_by_role("heading", name="Nothing to show for CMS DEFAULT")).to_be_visible()
    page.get_by_role("button", name="Show all operators").click()
    expect(rows(page).first).to_be_visible()
    assert not [url for url in asked if "opId=DEFAULT" in url and "/api/" in url]

    first = rows(page).first.get_attribute("data-row-key") or ""
    page.get_by_role("listitem", name="2", exact=True).click()
    expect(page).to_have_url(re.compile("page=2"))
    expect(page.get_by_text(re.compile("^51–100 of"))).to_be_visible()
    expect(rows(page).first).not_to_have_attribute("data-row-key", first)
    second = rows(page).first.get_attribute("data-row-key") or ""
    page.get_by_role("link", name="Profile").click()
    page.go_back()
    expect(page.get_by_text(re.compile("^51–100 of"))).to_be_visible()
    expect(rows(page).first).to_have_attribute("data-row-key", second)
    page.go_back()
    expect(page.get_by_text(re.compile("^1–50 of"))).to_be_visible()


# What sticks out at a side of the window and cannot be scrolled to; and errors that stand in the next field's label.
STICKING_OUT = """(it) => [...it.querySelectorAll('button, input, [role=combobox]')]
  .filter((each) => !each.closest('.kit-grid, .kit-filters') && each.checkVisibility())
  .map((each) => [each.textContent || each.ariaLabel || each.id, each.getBoundingClientRect()])
  .filter(([, { left, right, width }]) => width > 1 && (right > innerWidth || left < 0))
  .map(([name]) => name)"""
TOUCHING = """(it) => {
  const labels = [...it.querySelectorAll('label')].map((each) => [each.textContent, each.getBoundingClientRect()])
  return [...it.querySelectorAll('.ant-form-item-explain-error')].flatMap((error) => {
    const { left, right, top, bottom } = error.getBoundingClientRect()
    return labels
      .filter(([, box]) => box.left < right && box.right > left && box.top < bottom && box.bottom > top)
      .map(([label]) => `${error.textContent} over ${label}`)
  })
}"""
CUT = "(badges) => badges.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)"


def test_a_telephone_has_menu_and_filters_in_drawers_and_billing_fits_it(console: Console) -> None:
    walk = Walk(console)
    page = walk.here
    page.set_viewport_size({"width": 390, "height": 844})
    walk.open_list(ACTIVITIES)
    expect(rows(page).first).to_be_visible()
    eventually(lambda: page.evaluate("document.documentElement.scrollWidth"), 390)
    page.get_by_role("button", name="Filters and more").click()
    panel = page.get_by_role("dialog", name="Filters and more")
    expect(panel.get_by_role("combobox", name="Operator")).to_be_visible()
    expect(panel.get_by_role("button", name="Log out")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Expand menu").click()
    page.get_by_role("link", name="Profile").click()
    expect(page.get_by_role("heading", name="Profile", exact=True)).to_be_visible()
    expect(page.get_by_role("navigation", name="Main")).to_be_hidden()

    walk.open_list(f"{LIST}?limit=5")
    expect(rows(page).first).to_be_visible()
    settled(page)
    eventually(lambda: page.evaluate("document.documentElement.scrollWidth"), 390)
    eventually(lambda: page.locator("main").evaluate(STICKING_OUT), [])
    # Numbers and ids stand digit under digit.
    expect(page.locator("[data-row-link]").first).to_have_css("font-variant-numeric", "tabular-nums")
    page.get_by_role("button", name="Generate invoice", exact=True).click()
    form = page.get_by_role("dialog", name="Generate invoice")
    expect(form).to_be_visible()
    settled(page)
    form.get_by_role("switch", name="Override settings").click()
    form.get_by_label("Premium sport").fill("-1")
    form.get_by_label("Premium bot").fill("0.005")
    expect(form.get_by_text("At most 2 decimal places are allowed.")).to_be_visible()
    settled(page)
    eventually(lambda: form.evaluate(STICKING_OUT), [])
    eventually(lambda: form.evaluate(TOUCHING), [])
    page.keyboard.press("Escape")
    page.get_by_role("dialog", name="Leave without saving").get_by_role("button", name="Leave").click()
    expect(form).to_have_count(0)
    rows(page).first.get_by_role("checkbox").check()
    eventually(lambda: page.get_by_role("toolbar").evaluate(STICKING_OUT), [])
    page.get_by_role("button", name="Expand menu").click()
    expect(page.locator(".shell-badge").first).to_be_visible()
    eventually(lambda: page.locator(".shell-badge").evaluate_all(CUT), [])

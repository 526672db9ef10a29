"""Which pages are closed to a role, and how its filters stay with it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from web.e2e.checks import DEV, FORBIDDEN
from web.e2e.console import AFFILIATE, AURORA, DEV_OPS, MANAGER, NORTH, SUPER, Console
from web.e2e.screen import eventually, rows, settled
from web.e2e.walk import Walk, case

LIST = "/billing/operatorsV2/invoice"
ACTIVITIES = "/settings/activities"
MINE = "/billing/meV2"
KEPT = "opId=borealis&includeBrands=false&status=PAID&year=2026"


CLOSED = {
    SUPER: [MINE],
    DEV_OPS: [LIST, "/players", "/transactions/cashback"],
    AURORA: [LIST, DEV],
    MANAGER: [DEV],
    NORTH: [MINE],
    AFFILIATE: [
        *(MINE, "/settings/domains", "/settings/cf-account-v2", DEV),
        *("/withdraw/list", "/withdraw/bank-accounts", "/topup/list"),
    ],
}


@pytest.mark.spec(
    "001-role-audience", "002-role-audience", "000-route-admin-forbidden-access", "000-rule-forbidden-users-redirect"
)
def test_a_page_that_is_closed_to_a_role_leads_to_the_sign_in_page_which_says_so(console: Console) -> None:
    page = console.page()
    for email, paths in CLOSED.items():
        for path in paths:
            with case(email, path):
                console.open(path, email, page)
                expect(page).to_have_url(FORBIDDEN)


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
    expect(panel.get_by_role("button", name="Sign out")).to_be_visible()
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

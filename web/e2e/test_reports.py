"""Reports in the browser: from a figure of the dashboard, part by part, to the bets that it sums."""

from __future__ import annotations

import re
from decimal import Decimal

from playwright.sync_api import Locator, Page, expect

from web.e2e.console import AURORA, Console
from web.e2e.screen import eventually
from web.e2e.walk import Walk


def usd(text: str) -> Decimal:
    found = re.search(r"(-|−)?([\d,]+\.\d\d)", text)
    assert found, text
    amount = Decimal(found[2].replace(",", ""))
    return -amount if found[1] else amount


def cell(row: Locator, at: int) -> Decimal:
    return usd(row.get_by_role("cell").nth(at).inner_text())


def whole(page: Page) -> Decimal:
    """What the difference is broken down of, in this period."""
    return cell(page.get_by_role("row").filter(has=page.get_by_role("rowheader", name="All", exact=True)), 0)


def pl_of_list(page: Page) -> Decimal:
    """Of all that it finds, and of what it has sums without rows of."""
    of_all = page.locator(".bets-sums").filter(has_text=re.compile("^All"))
    return usd(of_all.locator("> span").filter(has_text=re.compile("^PL")).inner_text())


def test_why_ggr_changed_leads_from_the_dashboard_to_the_bets(console: Console) -> None:
    walk = Walk(console, AURORA)
    page = walk.here
    walk.open("/dashboard?period=LAST_WEEK")
    card = page.get_by_role("list", name="Cards").get_by_role("listitem").filter(has_text="What changed in GGR").first
    shown = usd(card.locator("strong").inner_text())
    card.get_by_role("link", name="What changed in GGR").click()
    eventually(lambda: whole(page), shown)
    for part, by in (("Aurora Gaming", "Product"), ("Casino", "Provider")):
        row = page.get_by_role("row").filter(has=page.get_by_role("rowheader", name=part, exact=True))
        shown = cell(row, 0)
        row.get_by_role("button", name=f"Break down {part} by {by}").click()
        expect(page.get_by_role("navigation", name="Looked at within")).to_contain_text(part)
        eventually(lambda: whole(page), shown)
    row = page.get_by_role("row").filter(has=page.get_by_role("rowheader", name="Koi Gaming", exact=True))
    shown = cell(row, 0)
    row.get_by_role("link").first.click()
    expect(page).to_have_url(re.compile(r"/bets\?.*providerName=Koi"))
    eventually(lambda: pl_of_list(page), shown)

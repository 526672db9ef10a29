"""Reports in the browser: from a figure of the dashboard, part by part, to the bets that it sums."""

from __future__ import annotations

import re
import struct
from decimal import Decimal
from functools import partial
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from web.e2e.console import AURORA, Console
from web.e2e.screen import eventually, right_edge, rows
from web.e2e.walk import Walk

# A4 between its margins of 12 mm, upright and across.
UPRIGHT_PX, ACROSS_PX = 703, 1_031
PRINT = "() => { window.papers = 0; window.print = () => { window.papers += 1 } }"
FRAME = ".shell-drawer, .shell-bar, .kit-list-bar, .kit-list-acts, .dashboards-bar, .kit-chart-tools, .ant-pagination"


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


def put_on_paper(page: Page, width: int) -> None:
    """Prints by the page's own button, which waits for what was not seen yet, and shows what is on the paper."""
    page.evaluate(PRINT)
    page.get_by_role("button", name=re.compile("Print$")).click()
    eventually(lambda: page.evaluate("window.papers"), 1)
    page.emulate_media(media="print")
    page.set_viewport_size({"width": width, "height": 1000})


def holds_on_paper(page: Page, width: int, charts: int) -> None:
    """The frame is gone, as many charts are whole, and nothing is beyond the paper."""
    for each in page.locator(FRAME).all():
        expect(each).to_be_hidden()
    drawn = page.locator(".recharts-wrapper > svg")
    expect(drawn).to_have_count(charts)
    for each in drawn.all():
        eventually(partial(right_edge, each), lambda edge: edge <= width)
    eventually(lambda: page.evaluate("document.documentElement.scrollWidth"), width)
    assert page.pdf(prefer_css_page_size=True).startswith(b"%PDF")


def says_on_paper(page: Page, title: str) -> None:
    """What it is, of when, and whose days it counts."""
    expect(page.locator(".kit-paper-title")).to_have_text(title)
    expect(page.locator(".kit-paper-title")).to_be_visible()
    of_when = page.get_by_text("02 Nov 2026, 00:00 to 09 Nov 2026, 00:00, days of Asia/Tehran, as of")
    expect(of_when.first).to_be_visible()


def test_a_dashboard_and_a_report_are_whole_on_paper_before_they_were_seen(console: Console) -> None:
    walk = Walk(console, AURORA)
    page = walk.here
    page.set_viewport_size({"width": 1280, "height": 400})
    walk.open("/dashboard?period=LAST_WEEK")
    expect(page.locator(".kit-late")).not_to_have_count(0)
    # one may come into sight for a moment, before the figures above it are there
    eventually(page.locator(".recharts-wrapper").count, lambda drawn: drawn < 2)
    put_on_paper(page, UPRIGHT_PX)
    holds_on_paper(page, UPRIGHT_PX, charts=9)
    says_on_paper(page, "Dashboard")
    page.emulate_media(media="screen")
    page.set_viewport_size({"width": 1280, "height": 400})
    walk.open("/reports/operator?period=LAST_WEEK&compare=true")
    expect(rows(page).first).to_be_visible()
    put_on_paper(page, ACROSS_PX)
    holds_on_paper(page, ACROSS_PX, charts=1)
    says_on_paper(page, "Operators report")
    expect(page.locator(".kit-grid-gap")).to_have_count(0)
    eventually(lambda: right_edge(rows(page).first) <= ACROSS_PX)


def test_a_chart_is_saved_with_its_title_and_its_legend(console: Console, tmp_path: Path) -> None:
    walk = Walk(console, AURORA)
    page = walk.here
    walk.open("/dashboard?period=LAST_WEEK")
    deposits = page.get_by_role("region", name="Deposits", exact=True)
    page.locator(".kit-late").first.scroll_into_view_if_needed()
    drawn = deposits.locator(".recharts-wrapper > svg")
    expect(drawn).to_be_visible()
    with page.expect_download() as saved:
        deposits.get_by_role("button", name="Save Deposits as PNG").click()
    assert saved.value.suggested_filename == "Deposits.png"
    saved.value.save_as(tmp_path / "Deposits.png")
    content = (tmp_path / "Deposits.png").read_bytes()
    size = struct.unpack(">II", content[16:24])
    width, height = (int(drawn.get_attribute(side) or 0) for side in ("width", "height"))
    # twice as fine, below the title, the page and the period
    assert size == (2 * width, 2 * (height + 94))

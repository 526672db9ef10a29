"""Reading payments of operators in the browser."""

from __future__ import annotations

import csv
import re

from playwright.sync_api import expect

from web.e2e.console import Console
from web.e2e.history import HISTORY, open_history, payments
from web.e2e.screen import dialog, exported, has_rows, rows
from web.e2e.walk import Walk


def test_the_list_is_narrowed_by_filters_days_and_a_brand_and_exported(console: Console) -> None:
    walk = Walk(console)
    page = walk.open_list(HISTORY)
    everything = page.locator(".billing-totals").inner_text()
    page.get_by_role("combobox", name="Currency").click()
    page.get_by_title("USDT", exact=True).click()
    expect(page).to_have_url(re.compile("currency=USDT"))
    expect(page.locator(".payments-totals dt")).to_have_text(["USDT"])
    expect(page.locator(".billing-totals")).not_to_have_text(everything, use_inner_text=True)
    page.get_by_role("combobox", name="Type").click()
    page.get_by_title("CPG transfer", exact=True).click()
    expect(page).to_have_url(re.compile("paymentType=CPG_TRANSFER"))
    page.reload()
    expect(rows(page).first).to_contain_text("CPG transfer")
    answer = console.call("GET", "/api/billingV2/payments?currency=USDT&paymentType=CPG_TRANSFER")["data"]
    expect(page.locator(".billing-totals")).to_contain_text(f"{answer['totalAmountInUSD']:,.2f} USD")
    expect(page.locator(".payments-totals")).to_contain_text(f"{answer['totalsByCurrency'][0]['amount']:,.2f} USDT")

    walk.open_list(HISTORY)
    start = page.get_by_label("Recorded from", exact=True)
    start.fill("05 Nov 2026")
    start.press("Enter")
    expect(page).to_have_url(re.compile("from=2026-11-05T00%3A00%3A00"))
    end = page.get_by_label("Recorded to", exact=True)
    end.click()
    expect(page.locator(".ant-picker-month-btn").last).to_have_text("Nov")
    before = page.locator(".ant-picker-cell[title='2026-11-04']").last
    expect(before).to_have_class(re.compile("ant-picker-cell-disabled"))
    page.keyboard.press("Escape")
    end.fill("14 Nov 2026")
    end.press("Enter")
    expect(page).to_have_url(re.compile("to=2026-11-14T23%3A59%3A59"))
    expect(page.get_by_text("Recorded from: 05 Nov 2026")).to_be_visible()
    expect(rows(page).first).to_contain_text("Nov 2026")
    page.get_by_role("button", name="Remove filter Recorded from").click()
    expect(page).not_to_have_url(re.compile("from="))

    walk.open_list(f"{HISTORY}?currency=TRX")
    download = exported(page)
    lines = list(csv.reader(download.path().read_text(encoding="utf-8-sig").splitlines()))
    assert len(lines) - 1 == len(payments(console, "currency=TRX&limit=1000"))
    assert {"Recorded (UTC)", "Payment ID", "Description", "Amount", "Amount currency", "In USD"} <= set(lines[0])

    branded = payments(console, "brandOpId=aurora-north&limit=1000")
    walk.open(f"{HISTORY}?opId=aurora-north&isBrand=true")
    has_rows(page, len(branded))


def test_the_details_tell_all_and_lead_to_the_chain(console: Console) -> None:
    page = open_history(console, "?opId=cassiopeia&paymentType=CPG_TRANSFER")
    rows(page).first.locator("[data-row-link]").click()
    drawer = dialog(page, "^Payment ·")
    for label in ("Payment ID", "Recorded", "Currency", "Amount", "In USD", "Exchange rate", "Type"):
        expect(drawer.get_by_text(label, exact=True).first).to_be_visible()
    link = drawer.get_by_role("link", name="View in block explorer")
    expect(link).to_have_attribute("href", re.compile("^https://tronscan.org/"))
    expect(link).to_have_attribute("rel", "noopener noreferrer")
    expect(page.locator(".ant-drawer [class*=motion]")).to_have_count(0)
    page.keyboard.press("j")
    expect(drawer.get_by_role("button", name="Previous (k)")).to_be_enabled()
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()

"""Records of operators, brands and affiliates in the browser: what they show, how they are added."""

from __future__ import annotations

import csv
import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from web.e2e.console import AFFILIATE, AURORA, SUPER, Console
from web.e2e.records import (
    AFFILIATES,
    BRANDS,
    INVOICES,
    OPERATORS,
    PAYMENT,
    count,
    fill,
    press,
)
from web.e2e.screen import choose, dialog, eventually, exported, field, item_of, rows, settled, toast
from web.e2e.walk import Walk, case


def totals(page: Page) -> str:
    return page.locator(".records-totals").inner_text()


# reading


def test_a_period_narrows_a_list_its_totals_and_its_file_and_a_record_can_be_checked_line_by_line(
    console: Console,
) -> None:
    walk = Walk(console)
    page = walk.here
    for path in (OPERATORS, INVOICES, BRANDS, AFFILIATES):
        with case(path):
            narrowed_by_period(walk.open_list(path))
            download = exported(page)
            lines = list(csv.reader(download.path().read_text(encoding="utf-8-sig").splitlines()))
            assert len(lines) - 1 == count(console, path, "year=2025")
            assert {"Title", "Amount (USD)", "Year", "Month"} <= set(lines[0])
    page.reload()
    expect(rows(page).first).to_contain_text("2025")
    expect(page.get_by_role("button", name="Remove filter Year")).to_be_visible()

    walk.open_list(f"{OPERATORS}?opId=borealis")
    owners = rows(page).locator("td:nth-child(5)")
    eventually(lambda: {text.split("\n")[0] for text in owners.all_inner_texts()}, {"Borealis Play"})
    alone = totals(page)
    walk.open_list(f"{OPERATORS}?opId=borealis&includeBrands=true")
    expect(page.locator(".records-totals")).not_to_have_text(alone, use_inner_text=True)
    walk.open(f"{BRANDS}?opId=galatea-two")
    expect(page.get_by_text("No Report Available.")).to_be_visible()

    # a profit adds up
    walk.open_list(AFFILIATES, AFFILIATE)
    rows(page).first.locator("[data-row-link]").click()
    drawer = dialog(page, "^Affiliate profit ·")
    statement = drawer.locator(".records-table")
    expect(statement).to_be_visible()

    def adds_up(found: list[float]) -> bool:
        casino, sport, *lines, net = found
        return abs(max(0, casino + sport) - lines[0]) <= 0.0051 and round(sum(lines), 2) == net

    eventually(lambda: figures(statement, 4), adds_up)
    expect(drawer.get_by_text("These lines do not come to")).to_have_count(0)
    page.keyboard.press("j")
    expect(drawer.get_by_text("September 2026").first).to_be_visible()

    # a payment names who paid
    for path, title in ((BRANDS, "^Payment ·"), (AFFILIATES, "^Affiliate payment ·")):
        with case(path):
            walk.open_list(f"{path}?type=payment", AURORA)
            rows(page).first.locator("[data-row-link]").click()
            drawer = dialog(page, title)
            expect(drawer.get_by_text("Paid by")).to_be_visible()
            expect(drawer.locator(".records-table")).to_have_count(0)


def narrowed_by_period(page: Page) -> None:
    everything = totals(page)
    for label, option in (("Year", "2025"), ("Month", "March")):
        page.get_by_role("combobox", name=label, exact=True).click()
        page.get_by_title(option, exact=True).click()
    expect(page).to_have_url(re.compile(r"year=2025&month=3"))
    expect(rows(page).first).to_contain_text("March 2025")
    expect(page.locator(".records-totals")).not_to_have_text(everything, use_inner_text=True)
    page.get_by_role("button", name="Remove filter Month").click()
    expect(page).not_to_have_url(re.compile("month="))
    expect(rows(page).first).not_to_contain_text("March 2025")


def figures(table: Locator, column: int) -> list[float]:
    texts = table.locator(f"tbody tr td:nth-child({column})").all_inner_texts()
    return [float(re.sub(r"[^\d.−]", "", text).replace("−", "-")) for text in texts]


# adding


@pytest.mark.spec("001-message-empty-settings")
def test_invoices_are_generated_for_an_operator_once_the_month_has_ended_and_for_brands(console: Console) -> None:
    console.watch.expects(409, 422)
    walk = Walk(console)
    page = walk.open_list(f"{INVOICES}?opId=borealis")
    before = count(console, INVOICES, "opId=borealis")
    press(page, "Generate invoice")
    form = dialog(page, "Generate invoice")
    fill(form, {"Title": "October again", "Reference": "INV-7", "Note": "As agreed", "Description": "A second one"})
    choose(form, "Test players", "Excluding test players")
    form.get_by_label("Month", exact=True).click()
    expect(page.get_by_title("November", exact=True)).to_have_class(re.compile("option-disabled"))
    page.get_by_title("October", exact=True).last.click()
    choose(form, "Year", "2025")
    choose(form, "Month", "December")
    choose(form, "Year", "2026")
    press(form, "Generate invoice")
    problem = dialog(page, "Invoice not generated")
    expect(problem).to_be_visible()
    problem.get_by_role("button", name="Close").last.click()
    expect(problem).to_have_count(0)
    expect(item_of(form, "Month").get_by_text("This month has not ended.")).to_be_visible()

    choose(form, "Month", "October")
    with page.expect_request(re.compile("/api/billing/operator/invoice$")) as sent:
        generate_another(form)
    body = json.loads(sent.value.post_data or "{}")
    assert (body["opId"], body["month"], body["year"]) == ("borealis", "OCTOBER", 2026)
    assert (body["includeBrands"], body["testPlayersInclusion"]) == (True, "NO_TEST")
    toast(page, "Invoice Generated!")
    expect(form).to_be_hidden()
    assert count(console, INVOICES, "opId=borealis") == before + 1
    generated = page.get_by_role("link", name="INV-7", exact=True)
    expect(generated).to_be_visible()

    # it can be checked line by line
    generated.click()
    drawer = dialog(page, "^Invoice ·")
    statement = drawer.locator(".records-table")
    expect(statement).to_be_visible()
    ggr, commission, minimum, amount = figures(statement, 4)
    rate = float(statement.locator("tbody tr").nth(1).locator("td").nth(1).inner_text().split()[0])
    assert abs(commission - max(0, ggr) * rate / 100) <= 0.0051
    assert amount == max(commission, minimum)
    expect(drawer.get_by_text("These lines do not come to")).to_have_count(0)

    for path, email, title in (
        (INVOICES, SUPER, "From the invoices"),
        (INVOICES, AURORA, "By the operator"),
        (BRANDS, AURORA, "From the brands"),
    ):
        with case(path, email):
            generated_for_a_brand(walk.open_list(path, email), title, chooses_whom=email == SUPER)


def generate_another(form: Locator) -> None:
    """Generate an invoice for a month that has one of the same players."""
    form.get_by_role("button", name=re.compile("^Generate (brand )?invoice$")).click()
    asked = dialog(form.page, "^Generate another invoice")
    expect(asked).to_contain_text(" already.")
    asked.get_by_label(re.compile("^Type ")).fill("generate")
    asked.get_by_role("button", name="Generate another invoice").click()


def generated_for_a_brand(page: Page, title: str, *, chooses_whom: bool) -> None:
    page.get_by_role("button", name=re.compile("^Generate (brand )?invoice$")).click()
    form = dialog(page, "Generate (brand )?invoice")
    settled(page)
    if chooses_whom:
        form.locator(".ant-segmented").get_by_text("Brand", exact=True).click()
    else:
        expect(field(form, "Test players")).to_have_count(0)
    choose(form, "Brand", "Aurora North")
    fill(form, {"Title": title, "Reference": "INV-8", "Note": "As agreed"})
    with page.expect_request(re.compile("/invoice$")) as sent:
        generate_another(form)
    body = json.loads(sent.value.post_data or "{}")
    assert (body["opId"], body["parentOpId"], body["testPlayersInclusion"]) == ("aurora-north", "aurora", "ALL")
    toast(page, "Invoice Generated!")
    expect(rows(page).first.get_by_role("link", name="INV-8", exact=True)).to_be_visible()


@pytest.mark.spec("000-call-billing-v1-operator-payment-create", "000-role-super-admin-billing-payment-forms")
def test_a_payment_is_added_on_each_page(console: Console) -> None:
    walk = Walk(console)
    for path, label, whose in (
        (OPERATORS, "Operator", "Borealis Play"),
        (BRANDS, "Brand", "Aurora North"),
        (AFFILIATES, "Affiliate", "Spin Scout (Aurora North)"),
    ):
        with case(path):
            payment_added(walk.open_list(path), label, whose)


def payment_added(page: Page, label: str, whose: str) -> None:
    press(page, f"Add {label.lower()} payment")
    form = dialog(page, "^Add .* payment$")
    choose(form, label, whose.split(" (", maxsplit=1)[0] if label == "Affiliate" else whose)
    fill(form, PAYMENT)
    result = form.locator(".kit-moves")
    expect(result).to_contain_text(f"Outstanding for {whose}")
    now, after = (float(text.split()[0].replace(",", "").replace("−", "-")) for text in money(result))
    assert round(now - after, 2) == 12.34
    form.get_by_role("button", name=re.compile("^Add .* payment$")).click()
    toast(page, "Payment Added!")
    expect(form).to_be_hidden()
    expect(rows(page).first.get_by_role("link", name="R-7", exact=True)).to_be_visible()
    expect(rows(page).first).to_contain_text("12.34")


def money(within: Locator) -> list[str]:
    return within.locator(".kit-money").all_inner_texts()

"""Exporting high depositors in the browser: the form, the wait, the file."""

from __future__ import annotations

import csv
import json
import re
from datetime import datetime

import pytest
from playwright.sync_api import Locator, expect

from web.e2e.console import AURORA, MANAGER, NORTH, SUPER, Console
from web.e2e.screen import choose, dialog, field, rows, toast

PAGE = "/players"
CALL = re.compile("/api/players/max-deposit$")


def open_form(console: Console, email: str, query: str = "") -> Locator:
    page = console.open(f"{PAGE}{query}", email)
    expect(rows(page).first).to_be_visible()
    page.get_by_role("button", name="Export high depositors").click()
    return dialog(page, "Export high depositors")


def export(form: Locator) -> None:
    form.get_by_role("button", name="Export high depositors", exact=True).click()


def pick(form: Locator, label: str, day: str) -> None:
    box = field(form, label)
    box.fill(day)
    box.press("Enter")


@pytest.mark.parametrize(("email", "op_id"), [(SUPER, "aurora"), (AURORA, "aurora"), (NORTH, "aurora-north")])
def test_the_file_is_downloaded_under_its_own_name(console: Console, email: str, op_id: str) -> None:
    form = open_form(console, email, "?opId=aurora" if email == SUPER else "")
    page = form.page
    pick(form, "From", "01 Oct 2026")
    pick(form, "To", "31 Oct 2026")
    field(form, "Threshold").fill("0")
    form.get_by_role("switch", name="Trim decimals").click()
    with page.expect_download() as download, page.expect_response(CALL) as answer:
        export(form)
    toast(page, "High Depositors Exported!")
    expect(form).to_be_hidden()
    assert download.value.suggested_filename == answer.value.json()["data"]["fileName"]
    assert download.value.suggested_filename.endswith(".csv")
    sent = json.loads(answer.value.request.post_data or "{}")
    assert (sent["opId"], sent["includeBrands"], sent["trimDecimals"]) == (op_id, True, True)
    lines = list(csv.DictReader(download.value.path().read_text(encoding="utf-8-sig").splitlines()))
    assert lines
    assert all(each["totalDepositsInUSD"].isdigit() for each in lines)
    until = datetime.fromisoformat(sent["to"])
    (last,) = (name for name in lines[0] if name.startswith("lastDepositAt ("))
    assert all(datetime.fromisoformat(each[last]) <= until for each in lines)


def test_a_manager_may_export_too_and_types_days_with_the_pointer_on_the_calendar(console: Console) -> None:
    form = open_form(console, MANAGER)
    keyboard = form.page.keyboard
    days = form.page.locator(".ant-picker-dropdown:not(.ant-picker-dropdown-hidden)")
    field(form, "Threshold").fill("100.50")
    field(form, "From").click()
    keyboard.press("ControlOrMeta+A")
    keyboard.type("1.10")
    days.locator("td[title='2026-11-12']").hover()
    keyboard.type(".2026")
    expect(field(form, "From")).to_have_value("1.10.2026")
    expect(form.get_by_text("Read as 01 Oct 2026")).to_be_visible()
    keyboard.press("Enter")
    expect(days).to_have_count(0)
    keyboard.press("Tab")
    keyboard.press("ControlOrMeta+A")
    keyboard.type("31 Feb 2026")
    export(form)
    expect(form.get_by_text("February 2026 has 28 days.")).to_be_visible()
    expect(field(form, "To")).to_have_value("31 Feb 2026")
    field(form, "To").fill("2026-10-31")
    with form.page.expect_download(), form.page.expect_response(CALL) as answer:
        export(form)
    sent = json.loads(answer.value.request.post_data or "{}")
    assert (sent["from"][:10], sent["to"][:10]) in {("2026-10-01", "2026-10-31"), ("2026-09-30", "2026-10-31")}


@pytest.mark.spec("001-rule-date-range-bound")
def test_the_days_bound_each_other_and_nothing_is_sent_before_the_form_is_right(console: Console) -> None:
    form = open_form(console, SUPER)
    pick(form, "To", "10 Nov 2026")
    field(form, "From").click()
    days = form.page.locator(".ant-picker-dropdown:not(.ant-picker-dropdown-hidden)")
    expect(days.locator("td[title='2026-11-11']")).to_have_class(re.compile("ant-picker-cell-disabled"))
    expect(days.locator("td[title='2026-11-10']")).not_to_have_class(re.compile("ant-picker-cell-disabled"))
    days.locator("td[title='2026-11-05']").click()
    expect(days).to_have_count(0)
    field(form, "To").click()
    expect(days.locator("td[title='2026-11-04']")).to_have_class(re.compile("ant-picker-cell-disabled"))
    expect(days.locator("td[title='2026-11-05']")).not_to_have_class(re.compile("ant-picker-cell-disabled"))
    form.page.keyboard.press("Escape")
    expect(days).to_have_count(0)

    sent: list[str] = []
    form.page.on("request", lambda each: sent.append(each.url) if CALL.search(each.url) else None)
    export(form)
    expect(form.get_by_text("Operator not found, please select an operator.")).to_be_visible()
    field(form, "Threshold").fill("-1")
    expect(form.get_by_text("The threshold must be at least 0.")).to_be_visible()
    choose(form, "Operator", "Borealis Play")
    export(form)
    expect(form).to_be_visible()
    assert sent == []


def test_a_refusal_a_file_that_is_gone_and_the_wait_are_told(console: Console) -> None:
    console.watch.expects(404, 422)
    form = open_form(console, SUPER, "?opId=borealis")
    console.world.fault(
        "playersMaxDeposit", "error", http=422, dialect="errors_list", messages=["Too many exports today."]
    )
    field(form, "Threshold").fill("5")
    export(form)
    problem = dialog(form.page, "High depositors not exported")
    expect(problem.get_by_text("Too many exports today.")).to_be_visible()
    problem.get_by_role("button", name="Close").last.click()
    expect(problem).to_have_count(0)
    expect(field(form, "Threshold")).to_have_value("5")
    console.world.mend()

    console.world.fault("fileDownload", "error", http=404, dialect="errors_list", messages=["This file is gone."])
    field(form, "Threshold").fill("0")
    export(form)
    toast(form.page, "This file is gone.")
    expect(form).to_have_count(0)
    expect(form.page.get_by_role("button", name="download Export high depositors")).to_be_enabled()
    console.world.mend()

    console.world.fault("playersMaxDeposit", "delay", delayMs=2000)
    form.page.get_by_role("button", name="Export high depositors").click()
    field(form, "Threshold").fill("0")
    with form.page.expect_download():
        export(form)
        expect(form.get_by_text("The platform is processing all deposits in the period.")).to_be_visible()
    expect(form).to_be_hidden()

"""Exports in the browser: what is chosen first, the file itself, and an export that goes on behind the pages."""

from __future__ import annotations

import csv
import io
from datetime import datetime
from typing import Any

import openpyxl
import pytest
from playwright.sync_api import expect

from web.e2e.console import Console
from web.e2e.screen import dialog, eventually, toast
from web.e2e.walk import Walk

LIST = "/transactions/list?opId=aurora"
CALL = "/api/transactions?opId=aurora"

# The file that a user would choose, in a place of the page's own.
CHOOSES = """
window.showSaveFilePicker = async ({ suggestedName }) =>
  (await navigator.storage.getDirectory()).getFileHandle(suggestedName, { create: true })
"""
CHOSEN = """
async (name) => {
  const file = await (await navigator.storage.getDirectory()).getFileHandle(name)
  return (await file.getFile()).text()
}
"""


def found(console: Console) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    for page in range(1, 50):
        data = console.call("GET", f"{CALL}&limit=1000&page={page}&sort=-createdAt")["data"]
        rows += data["transactions"]
        if not data["remaining"]:
            break
    return rows


def test_everything_the_filters_find_is_a_spreadsheet_with_numbers_and_dates(console: Console) -> None:
    page = Walk(console).open_list(LIST)
    expected = found(console)
    page.get_by_role("button", name="Export").click()
    form = dialog(page, "Export transactions")
    expect(form).to_contain_text(f"{len(expected):,} rows")
    form.get_by_role("button", name="All", exact=True).click()
    form.get_by_role("radio", name="XLSX").check()
    with page.expect_download() as download:
        form.get_by_role("button", name="Export", exact=True).click()
    expect(form).to_have_count(0)
    assert download.value.suggested_filename == "transactions.xlsx"
    book = openpyxl.load_workbook(io.BytesIO(download.value.path().read_bytes()), read_only=True)
    assert book.active is not None
    heads, *lines = [list(row) for row in book.active.iter_rows(values_only=True)]
    place = {str(title): at for at, title in enumerate(heads)}
    assert [line[place["Transaction"]] for line in lines] == [each["txId"] for each in expected]
    assert [line[place["In USD"]] for line in lines] == pytest.approx([each["toAmountInUSD"] for each in expected])
    assert all(isinstance(line[place["Created (UTC)"]], datetime) for line in lines)
    toast(page, f"{len(expected):,} rows exported.")
    expect(page.get_by_role("button", name="Export transactions.xlsx")).to_have_count(0)


@pytest.mark.usefixtures("own_context")
def test_a_file_that_is_chosen_is_written_by_parts_and_one_that_breaks_off_is_thrown_away(console: Console) -> None:
    page = console.page()
    page.add_init_script(CHOOSES)
    console.open(LIST, "super@pitboss.test", page=page)
    expected = found(console)

    def export() -> None:
        page.get_by_role("button", name="Export").click()
        dialog(page, "Export transactions").get_by_role("button", name="Export", exact=True).click()

    export()
    toast(page, f"{len(expected):,} rows exported.")

    def written() -> str:
        return str(page.evaluate(CHOSEN, "transactions.csv")).removeprefix("\ufeff")

    eventually(lambda: len(list(csv.reader(written().splitlines()))), len(expected) + 1)
    text = written()

    console.watch.expects(503)
    page.route("**/api/exports/*", lambda route: route.fulfill(status=503, body="away"))
    export()
    expect(page.get_by_text("transactions.csv: ")).to_be_visible()
    page.unroute_all()
    eventually(lambda: written() == text)

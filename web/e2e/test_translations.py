"""Translations in the browser: dialog sizes, a text edited in its cell, a dictionary that goes out and comes back.

`translations_spec.csv` lists the surfaces' items; those are held here that need a browser.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from web.e2e.checks import check as check_anywhere
from web.e2e.console import ADMIN, Console
from web.e2e.screen import act, dialog, dismiss, field, rows, toast
from web.e2e.walk import Surface, Walk, failures_of, items_of

ITEMS = items_of("translations_spec.csv")
LIST = "/settings/translation?search=home.save"


def create(walk: Walk) -> Locator:
    page = walk.open_list(LIST)
    page.get_by_role("button", name="Create translation").click()
    return dialog(page, "Create translation")


def edit(walk: Walk) -> Locator:
    page = walk.open_list(LIST)
    act(page, rows(page).first, "Edit translation")
    return dialog(page, "Edit translation")


def asked(walk: Walk) -> Locator:
    page = walk.open_list(LIST)
    act(page, rows(page).first, "Delete translation")
    return dialog(page, "Delete translation")


SURFACES: dict[str, Surface] = {
    "create": create,
    "edit": edit,
    "delete": asked,
}
LOOKED_AT = frozenset({"edit", "delete"})


def check(surface: Locator, how: str, subject: str, expected: str) -> None:
    if how == "rtl":
        for label in subject.split("|"):
            expect(field(surface, label)).to_have_css("direction", "rtl")
        return
    check_anywhere(surface, how, subject, expected)


def test_the_specification_holds_on_screen(console: Console) -> None:
    assert failures_of(Walk(console), SURFACES, ITEMS, check, LOOKED_AT) == []


def test_every_listed_item_stands_on_a_surface() -> None:
    assert {item["surface"] for item in ITEMS} == set(SURFACES)


@pytest.mark.spec("002-rule-translation-rtl")
def test_a_dictionary_goes_out_is_edited_and_comes_back(console: Console, tmp_path: Path) -> None:
    page = Walk(console, ADMIN).open_list(LIST)
    page.get_by_role("button", name="Edit Persian (fa) of home.save").click()
    cell = page.get_by_role("textbox", name="Persian (fa) of home.save")
    expect(cell).to_have_css("direction", "rtl")
    cell.fill("نگه‌دار")
    cell.press("Enter")
    toast(page, "Translation saved!")
    dismiss(page)
    page.get_by_role("button", name="Download all").click()
    with page.expect_download() as download:
        page.get_by_role("menuitem", name="Dictionary as JSON").click()
    texts = json.loads(Path(download.value.path()).read_text())
    (saved,) = (text for text in texts if text["rowKey"] == "home.save")
    assert saved["fa"] == "نگه‌دار"
    saved["ckb"] = "هەڵگرتن"
    file = tmp_path / "dictionary.json"
    file.write_text(json.dumps([*texts, {"rowKey": "test.new", "en": "Hi {name}"}]))
    page.get_by_role("button", name="Import translations", exact=True).click()
    form = dialog(page, "Import translations")
    field(form, "File").set_input_files(file)
    expect(form.get_by_text("1 new, 1 changed")).to_be_visible()
    form.get_by_role("button", name="Import translations", exact=True).click()
    expect(dialog(page, "Import report").get_by_text("هەڵگرتن")).to_be_visible()

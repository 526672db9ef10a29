"""Bonuses in the browser: one made, released, given and deleted, and many players given one at once."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from web.e2e.checks import counts, ended, size_of
from web.e2e.console import AURORA, Console
from web.e2e.screen import act, choose, dialog, dismiss, eventually, field, rows, toast

OF_AURORA = "opId=aurora&includeBrands=false"


def fill(form: Locator, title: str, amount: str) -> None:
    field(form, "Title 1").fill(title)
    form.get_by_label(re.compile("^(Amount|Most that is given at once)$")).fill(amount)
    field(form, "Start").fill("2026-11-01T00:00")
    field(form, "End").fill("2027-11-01T00:00")


def test_a_bonus_is_made_released_given_and_deleted(console: Console) -> None:
    page = console.open(f"/bonus/list?{OF_AURORA}", AURORA)
    page.get_by_role("button", name="Create bonus", exact=True).click()
    form = dialog(page, "Create bonus")
    expect(form.get_by_text("Persian (fa)")).to_be_visible()
    choose(form, "Type", "Manual bonus")
    fill(form, "Apology", "25")
    form.get_by_role("button", name="Create bonus").click()
    toast(page, "Bonus created!")
    expect(rows(page).filter(has_text="Apology")).to_contain_text("25.00")
    dismiss(page)
    console.open(f"/bonus/releases?{OF_AURORA}", page=page)
    page.get_by_role("button", name="Create bonus release", exact=True).click()
    form = dialog(page, "Create bonus release")
    choose(form, "Bonus", "Apology")
    field(form, "Title").fill("Apology by the week")
    field(form, "Start").fill("2026-11-16T00:00")
    field(form, "End").fill("2027-11-01T00:00")
    field(form, "Wagered, tier 1").fill("500")
    field(form, "Unlocked, tier 1").fill("20")
    form.get_by_role("button", name="Add a tier").click()
    field(form, "Wagered, tier 2").fill("400")
    expect(form.get_by_text("Each tier’s wager must be above the previous tier’s.")).to_be_visible()
    field(form, "Wagered, tier 2").fill("2000")
    field(form, "Unlocked, tier 2").fill("50")
    form.get_by_role("button", name="Create bonus release").click()
    toast(page, "Bonus release created!")
    dismiss(page)
    found = console.call("GET", f"/api/players?{OF_AURORA}&isTest=false&limit=100")["data"]["items"]
    code = next(each["playerCode"] for each in found if not (each["isDeleted"] or each["isBlocked"]))
    console.open(f"/players/{code}", page=page)
    page.get_by_role("tab", name="Bonuses", exact=True).click()
    page.get_by_role("button", name="Give bonus", exact=True).click()
    form = dialog(page, "Give bonus")
    choose(form, "Bonus", "Apology")
    expect(field(form, "Amount")).to_have_value("25")
    field(form, "Note").fill("Ticket 4711")
    form.get_by_role("button", name="Give bonus").click()
    toast(page, "Bonus given!")
    dismiss(page)
    page.get_by_role("button", name="Apology", exact=True).click()
    expect(dialog(page, "Player bonus details")).to_contain_text("Ticket 4711")
    console.open(f"/bonus/list?{OF_AURORA}", page=page)
    act(page, rows(page).filter(has_text="Apology"), "Delete bonus")
    asked = dialog(page, "Delete bonus “Apology”?")
    expect(asked).to_contain_text("1 player")
    eventually(lambda: size_of(asked), "550x250")
    asked.get_by_role("textbox").fill("delete")
    asked.get_by_role("button", name="Delete bonus").click()
    toast(page, "Bonus is successfully deleted!")
    expect(rows(page).filter(has_text="Apology")).to_have_count(0)


def test_many_players_are_given_a_bonus_at_once(console: Console) -> None:
    page = console.open(f"/players?{OF_AURORA}&isTest=false&isBlocked=false&isDeleted=false&limit=50", AURORA)
    expect(rows(page).first).to_be_visible()
    page.get_by_role("checkbox", name="Select all").check()
    page.get_by_role("toolbar").get_by_role("button", name="Give bonus").click()
    form = dialog(page, "Give bonus")
    choose(form, "Bonus", "Goodwill · Aurora Gaming")
    field(form, "Amount").fill("5")
    field(form, "Note").fill("Goodwill for all")
    form.get_by_role("button", name="Preview").click()
    preview = page.get_by_role("dialog", name="Give bonus").filter(has=page.get_by_label(re.compile("^Type give")))
    expect(preview).to_contain_text("5.00 USD")
    able = re.findall(r"give (\d+)", preview.inner_text())[0]
    preview.get_by_label(re.compile("^Type ")).fill(f"give {able}")
    preview.get_by_role("button", name="Give bonus").click()
    report_of = ended(page, "Give bonus")
    eventually(lambda: counts(report_of)["Done"], int(able))

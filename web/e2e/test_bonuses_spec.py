"""Bonuses in the browser: the specification's surfaces, one made, released, given and deleted, and many given.

`bonuses_spec.csv` lists the surfaces' items, as `tournaments_spec.csv` does those of tournaments.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Locator, Page, expect

from web.e2e.checks import check, counts, ended
from web.e2e.console import AURORA, SUPER, Console
from web.e2e.screen import act, choose, dialog, dismiss, eventually, field, rows, toast
from web.e2e.walk import Surface, Walk, failures_of, items_of

ITEMS = items_of("bonuses_spec.csv")
OF_AURORA = "opId=aurora&includeBrands=false"
LOOKED_AT = frozenset({"definitions", "create", "release", "report", "grant", "games"})


def check_here(surface: Locator, how: str, subject: str, expected: str) -> None:
    match how:
        case "no-tab":
            expect(surface.get_by_role("tab", name=subject, exact=True)).to_have_count(0)
        case _:
            check(surface, how, subject, expected)


def listed(walk: Walk, path: str) -> Locator:
    page = walk.open(f"{path}?{OF_AURORA}")
    expect(rows(page).first).to_be_visible()
    return page.locator("body")


def create(walk: Walk) -> Locator:
    page = listed(walk, "/bonus/list").page
    page.get_by_role("button", name="Create bonus", exact=True).click()
    form = dialog(page, "Create bonus")
    fill(form, "Fifty more", "50")
    return form


def fill(form: Locator, title: str, amount: str) -> None:
    field(form, "Title 1").fill(title)
    form.get_by_label(re.compile("^(Amount|Most that is given at once)$")).fill(amount)
    field(form, "Start").fill("2026-11-01T00:00")
    field(form, "End").fill("2027-11-01T00:00")


def delete(walk: Walk) -> Locator:
    page = listed(walk, "/bonus/list").page
    act(page, rows(page).filter(has_text="Goodwill"), "Delete bonus")
    return dialog(page, "Delete bonus “Goodwill”?")


def release(walk: Walk) -> Locator:
    page = listed(walk, "/bonus/releases").page
    rows(page).filter(has_text="Goodwill by the week").first.locator("[data-row-link]").click()
    return dialog(page, "Bonus release details")


def report(walk: Walk) -> Locator:
    page = listed(walk, "/bonus/releases").page
    act(page, rows(page).filter(has_text="Goodwill by the week").first, "Bonus release report")
    return dialog(page, "Bonus release report details")


def report_closed(walk: Walk) -> Locator:
    walk.sign_in(AURORA)
    shown = report(walk)
    expect(shown.get_by_role("tab", name="Players")).to_be_visible()
    return shown


def deleted(walk: Walk) -> Locator:
    walk.sign_in(SUPER)
    page = listed(walk, "/bonus/releases").page
    row = rows(page).filter(has_text="Live tables").first
    act(page, row, "Delete bonus release")
    asked = dialog(page, "Delete bonus release “Live tables”?")
    asked.get_by_role("textbox").fill("delete")
    asked.get_by_role("button", name="Delete bonus release").click()
    expect(asked).to_have_count(0)
    page = walk.open(f"/bonus/releases?{OF_AURORA}&isDeleted=true&title=Live")
    rows(page).first.locator("[data-row-link]").click()
    return dialog(page, "Bonus release details")


def confirm(walk: Walk, label: str = "Approve") -> Locator:
    page = walk.open_list("/bonus/claims?opId=aurora")
    act(page, rows(page).filter(has_not_text="Blocked").first, label)
    return dialog(page, f"{label} bonus")


def decided(walk: Walk, label: str) -> Locator:
    form = confirm(walk, label)
    field(form, "Note for the player").fill("As you asked.")
    form.get_by_role("button", name=re.compile(f"^{label}")).click()
    expect(form).to_have_count(0)
    return walk.here.locator("body")


def grant_of(console: Console) -> Mapping[str, Any]:
    """What a player was given by hand, and had unlocked."""
    found = console.call("GET", "/api/bonus/players?opId=aurora&includeBrands=false&type=MANUAL_BONUS&limit=200")
    first: Mapping[str, Any] = next(each for each in found["data"]["items"] if each["unlockedAmountInUSD"])
    return first


def of_player(walk: Walk, tab: str) -> Page:
    page = walk.open(f"/players/{grant_of(walk)['player']['playerCode']}")
    page.get_by_role("tab", name=tab, exact=True).click()
    return page


def grant(walk: Walk) -> Locator:
    page = of_player(walk, "Bonuses")
    page.get_by_role("button", name=grant_of(walk)["title"], exact=True).first.click()
    return dialog(page, "Player bonus details")


def games(walk: Walk) -> Locator:
    page = of_player(walk, "Bonuses")
    page.get_by_role("button", name="Active bonus games").click()
    return dialog(page, "Active bonus game details")


SURFACES: dict[str, Surface] = {
    "definitions": lambda walk: listed(walk, "/bonus/list"),
    "create": create,
    "delete": delete,
    "releases": lambda walk: listed(walk, "/bonus/releases"),
    "release": release,
    "report": report,
    "claims": lambda walk: listed(walk, "/bonus/claims"),
    "confirm": confirm,
    "confirmed": lambda walk: decided(walk, "Approve"),
    "rejected": lambda walk: decided(walk, "Reject"),
    "transactions": lambda walk: listed(walk, "/bonus/transactions"),
    "grant": grant,
    "games": games,
    "report-closed": report_closed,
    "deleted": deleted,
}


def test_the_specification_holds_on_screen(console: Console) -> None:
    console.watch.expects(409)
    assert failures_of(Walk(console, SUPER), SURFACES, ITEMS, check_here, LOOKED_AT) == []


def test_a_bonus_is_made_released_given_and_deleted(console: Console) -> None:
    page = console.open(f"/bonus/list?{OF_AURORA}", AURORA)
    page.get_by_role("button", name="Create bonus", exact=True).click()
    form = dialog(page, "Create bonus")
    expect(form.get_by_text("Persian (fa)")).to_be_visible()
    choose(form, "Type", "Manual bonus")
    fill(form, "Apology", "25")
    form.get_by_role("button", name="Create bonus").click()
    toast(page, "Bonus created!")
    expect(rows(page).filter(has_text="Apology")).to_contain_text("25.00 USD")
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


def test_every_listed_item_stands_on_a_surface() -> None:
    assert {item["surface"] for item in ITEMS} == set(SURFACES)

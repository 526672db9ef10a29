"""The specification's items of players, as a person meets them.

`players_spec.csv` lists them: the item, the surface it stands on, how it is checked, and what is
expected there.
"""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from web.e2e.console import Console
from web.e2e.screen import dialog, has_toast, rows
from web.e2e.test_billing_v1_spec import check
from web.e2e.walk import Surface, Walk, failures_of, items_of

ITEMS = items_of("players_spec.csv")


def players(walk: Walk) -> Page:
    return walk.open_list("/players?isDeleted=false&isBlocked=false")


def filters(walk: Walk) -> Locator:
    page = players(walk)
    page.get_by_role("button", name="All filters").click()
    return dialog(page, "^Filters$")


def details(walk: Walk) -> Locator:
    page = players(walk)
    rows(page).first.locator("[data-row-link]").click()
    expect(dialog(page, "^Player P").get_by_text("Wallet, not real-time")).to_be_visible()
    return dialog(page, "^Player P")


def asked(walk: Walk, name: str) -> Locator:
    page = players(walk)
    rows(page).first.get_by_role("button", name=re.compile("^Actions of")).click()
    page.get_by_role("menuitem", name=name, exact=True).click()
    return dialog(page, f"^{name}")


def unable(walk: Walk) -> Locator:
    walk.watch.expects(500)
    walk.world.fault("playersDelete", "error", http=500)
    form = asked(walk, "Delete player")
    form.get_by_role("textbox").fill(form.locator("strong").inner_text())
    form.get_by_role("button", name="Delete player").click()
    return walk.here.locator("body")


def pressed(walk: Walk, button: str, title: str) -> Locator:
    page = players(walk)
    page.get_by_role("button", name=button).click()
    return dialog(page, f"^{title}$")


def referred(walk: Walk) -> Locator:
    found = walk.call("GET", "/api/players?limit=1000")["data"]["items"]
    code = next(each["refId"] for each in found if each["refId"] and not each["affId"])
    page = walk.open(f"/players/{code}")
    page.get_by_role("tab", name="Referred players").click()
    return page.get_by_role("article")


SURFACES: dict[str, Surface] = {
    "list": lambda walk: walk.open("/players").locator("body"),
    "filters": filters,
    "details": details,
    "delete": lambda walk: asked(walk, "Delete player"),
    "block": lambda walk: asked(walk, "Block player"),
    "search": lambda walk: pressed(walk, "Find a player", "Search For Player"),
    "high": lambda walk: pressed(walk, "High Depositors", "Export High Depositors"),
    "balances": lambda walk: walk.open_list("/players/balances").locator("body"),
    "referred": referred,
    "unable": unable,
}


def check_here(surface: Locator, how: str, subject: str, expected: str) -> None:  # noqa: C901  # a list of ways
    """What only these surfaces show; all else as anywhere."""
    match how:
        case "column":
            expect(surface.get_by_role("columnheader", name=subject).first).to_be_visible()
        case "row-link":
            expect(rows(surface.page).first.locator("[data-row-link]")).to_be_visible()
        case "tab":
            expect(surface.get_by_role("tab", name=subject)).to_be_visible()
        case "link":
            expect(surface.get_by_role("link", name=subject)).to_have_attribute("href", re.compile(f"^{expected}"))
        case "fact":
            fact = surface.locator("dl > div").filter(has=surface.page.get_by_text(subject, exact=True)).first
            expect(fact.locator("dd")).to_contain_text(expected or re.compile("."))
        case "toast":
            has_toast(surface.page, expected)
        case "found":
            surface.get_by_role("textbox").fill(subject)
            expect(surface.get_by_role("listitem").filter(has_text=subject).first).to_be_visible()
        case "pages-of":
            expect(surface.locator(".players-found > li")).to_have_count(int(subject))
        case "leads":
            result = surface.locator(".players-found > li > button").first
            if result.get_attribute("aria-expanded") == "false":
                result.click()
            expect(surface.get_by_role("link", name=subject)).to_have_attribute("href", re.compile(re.escape(expected)))
        case _:
            check(surface, how, subject, expected)


def test_the_specification_holds_on_screen(console: Console) -> None:
    assert failures_of(Walk(console), SURFACES, ITEMS, check_here, ("high",)) == []


def test_every_listed_item_stands_on_a_surface() -> None:
    assert {item["surface"] for item in ITEMS} == set(SURFACES)

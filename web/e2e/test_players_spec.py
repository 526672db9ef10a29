"""The specification's items of players, as a person meets them.

`players_spec.csv` lists them: the item, the surface it stands on, how it is checked, and what is
expected there. Surfaces that lie on one page are looked at one after the other in one browser.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from web.e2e.axe import violations
from web.e2e.console import SUPER, Console
from web.e2e.screen import dialog, rows, settled
from web.e2e.test_billing_v1_spec import check

ITEMS = list(csv.DictReader((Path(__file__).parent / "players_spec.csv").read_text().splitlines()))
Surface = Callable[[Console, Page], Locator]


def listed(_console: Console, page: Page) -> Locator:
    return page.locator("body")


def filters(_console: Console, page: Page) -> Locator:
    page.get_by_role("button", name="All filters").click()
    return dialog(page, "^Filters$")


def details(_console: Console, page: Page) -> Locator:
    rows(page).first.locator("[data-row-link]").click()
    expect(dialog(page, "^Player P").get_by_text("Wallet, not real-time")).to_be_visible()
    return dialog(page, "^Player P")


def acted(page: Page, name: str) -> None:
    rows(page).first.get_by_role("button", name=re.compile("^Actions of")).click()
    page.get_by_role("menuitem", name=name, exact=True).click()


def delete(_console: Console, page: Page) -> Locator:
    acted(page, "Delete player")
    return dialog(page, "^Delete player")


def unable(console: Console, page: Page) -> Locator:
    console.watch.expects(500)
    console.world.fault("playersDelete", "error", http=500)
    asks = delete(console, page)
    asks.get_by_role("textbox").fill(asks.locator("strong").inner_text())
    asks.get_by_role("button", name="Delete player").click()
    return page.locator("body")


def block(_console: Console, page: Page) -> Locator:
    acted(page, "Block player")
    return dialog(page, "^Block player")


def search(_console: Console, page: Page) -> Locator:
    page.get_by_role("button", name="Find a player").click()
    return dialog(page, "^Search For Player$")


def high(_console: Console, page: Page) -> Locator:
    page.get_by_role("button", name="High Depositors").click()
    return dialog(page, "^Export High Depositors$")


def balances(console: Console, page: Page) -> Locator:
    page.goto(f"{console.address}/players/balances")
    expect(rows(page).first).to_be_visible()
    return page.locator("body")


def referred(console: Console, page: Page) -> Locator:
    found = console.call("GET", "/api/players?limit=1000")["data"]["items"]
    code = next(each["refId"] for each in found if each["refId"])
    page.goto(f"{console.address}/players/{code}")
    page.get_by_role("tab", name="Referred players").click()
    return page.get_by_role("article")


EDITED = {"high"}
"""Forms in which something was typed: they ask before they go."""
WALKS: dict[str, dict[str, Surface]] = {
    "lists": {"list": listed, "filters": filters, "details": details},
    "acts": {"delete": delete, "block": block, "unable": unable},
    "dialogs": {"search": search, "high": high},
    "pages": {"balances": balances, "referred": referred},
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
            expect(surface.locator(".ant-notification-notice").get_by_text(expected)).to_be_visible()
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


def shut(page: Page, surface: Locator, name: str) -> None:
    """Leaves a dialog; what was typed there is let go."""
    page.keyboard.press("Escape")
    if name in EDITED:
        page.get_by_role("button", name="Leave", exact=True).click()
    expect(surface).to_have_count(0)


@pytest.mark.parametrize("walk", WALKS)
def test_the_specification_holds_on_screen(console: Console, walk: str) -> None:
    page = console.open("/players?isDeleted=false&isBlocked=false", SUPER)
    expect(rows(page).first).to_be_visible()
    failures: list[str] = []
    for name, show in WALKS[walk].items():
        surface = show(console, page)
        expect(surface).to_be_visible()
        settled(page)
        failures += violations(page) if name == "high" else []
        for item in (item for item in ITEMS if item["surface"] == name):
            try:
                check_here(surface, item["check"], item["subject"], item["expected"])
            except AssertionError as error:
                failures.append(f"{item['id']}: {error}")
        if surface.get_attribute("role") == "dialog":
            shut(page, surface, name)
    assert failures == []


def test_every_listed_item_stands_on_a_surface() -> None:
    assert {item["surface"] for item in ITEMS} == {name for walk in WALKS.values() for name in walk}

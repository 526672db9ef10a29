"""Affiliates and channels on screen: the specification's surfaces, and what axe finds there.

`affiliates_spec.csv` lists the surfaces' items: the item, the surface it stands on, how it is checked, and what is
expected there.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from web.e2e.console import AFFILIATE, Console
from web.e2e.screen import act, choose, dialog, eventually, field, rows
from web.e2e.test_domains_spec import size_of
from web.e2e.test_payments_spec import check_here
from web.e2e.walk import Surface, Walk, failures_of, items_of

ITEMS = items_of("affiliates_spec.csv")
LIST = "/affiliates?affId=aff-aurora-2"
PAID = "/affiliates?affId=aff-aurora-1"
CHANNELS = "/channels"
FIRST = f"{CHANNELS}?channelId=ch-aff-aurora-1-1"


def opened(walk: Walk) -> Locator:
    page = walk.open_list(LIST)
    rows(page).first.locator("[data-row-link]").click()
    return dialog(page, "Casino Compass")


def full_page(walk: Walk, tab: str = "Details") -> Page:
    opened(walk).get_by_role("link", name="Open full page").click()
    article = walk.here.get_by_role("article", name=re.compile("^affiliate Casino Compass"))
    article.get_by_role("tab", name=tab).click()
    expect(article.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")
    walk.place = ""
    return walk.here


def month(walk: Walk) -> Locator:
    page = full_page(walk, "Months")
    page.get_by_role("button", name="October 2026", exact=True).click()
    return dialog(page, "Affiliate monthly stats details")


def of_row(label: str, title: str, path: str = LIST) -> Surface:
    def show(walk: Walk) -> Locator:
        page = walk.open_list(path)
        act(page, rows(page).first, label)
        return dialog(page, title)

    return show


def filters(walk: Walk) -> Locator:
    page = walk.open_list(LIST)
    page.get_by_role("button", name="All filters").click()
    return dialog(page, "Filters")


def channel(walk: Walk, tab: str = "Details") -> Locator:
    page = walk.open_list(FIRST)
    rows(page).first.locator("[data-row-link]").click()
    shown = dialog(page, "Channel ch-aff-aurora-1-1")
    shown.get_by_role("tab", name=tab).click()
    return shown


def new(walk: Walk) -> Locator:
    page = walk.open_list(CHANNELS, AFFILIATE)
    page.get_by_role("button", name="New Channel").click()
    return dialog(page, "New Channel")


def new_empty(walk: Walk) -> Locator:
    form = new(walk)
    form.get_by_role("button", name="Create channel").click()
    return form


def filled(form: Locator) -> None:
    field(form, "Title").fill("Spring")
    field(form, "Description").fill("Banner on the front page")
    choose(form, "Base URL", "aurora-play.com")


def nothing(_form: Locator) -> None:
    """It is sent as it stands."""


def word(asked: Locator) -> None:
    asked.get_by_role("textbox").fill(asked.locator("strong").inner_text())


def sent(
    show: Surface, fill: Callable[[Locator], None], button: str, fault: str | None = None, http: int = 400
) -> Surface:
    """What is told once the form is sent, and refused where a fault is named."""

    def answered(walk: Walk) -> Locator:
        if fault:
            walk.watch.expects(http)
            walk.world.fault(fault, "error", first=1, http=http, dialect="bare")
        form = show(walk)
        fill(form)
        form.get_by_role("button", name=button, exact=True).click()
        return walk.here.locator("body")

    return answered


editing = of_row("Edit channel", "Edit channel", FIRST)
deleting = of_row("Delete channel", "Delete channel", FIRST)
leaving = of_row("Delete affiliate", "Delete affiliate")

SURFACES: dict[str, Surface] = {
    "filters": filters,
    "details": opened,
    "page": lambda walk: full_page(walk).locator("body"),
    "report": lambda walk: full_page(walk, "Report").get_by_role("region", name="Report"),
    "month": month,
    "claims": of_row("Claimed profit history", "Affiliate claimed profit history", PAID),
    "active": of_row("Active players list", "Active players list"),
    "delete": leaving,
    "delete-denied": sent(leaving, word, "Delete affiliate", "affiliateDelete", 403),
    "channel": channel,
    "channel-report": lambda walk: channel(walk, "Report"),
    "edit": editing,
    "edited": sent(editing, lambda form: field(form, "Title").fill("Summer"), "Save channel"),
    "edit-failed": sent(editing, nothing, "Save channel", "channelUpdate"),
    "delete-channel": deleting,
    "delete-channel-failed": sent(deleting, word, "Delete channel", "channelDelete"),
    "channels": lambda walk: walk.open(CHANNELS, AFFILIATE).locator("body"),
    "new": new,
    "new-empty": new_empty,
    "new-failed": sent(new, filled, "Create channel", "channelCreate"),
}
LOOKED_AT = frozenset({"details", "report", "month", "claims", "channel", "channel-report", "new"})


def check(surface: Locator, how: str, subject: str, expected: str) -> None:
    match how:
        case "path":
            expect(surface.page).to_have_url(re.compile(f"{expected}([?]|$)"))
        case "tab":
            expect(surface.get_by_role("tab", name=subject, exact=True)).to_be_visible()
        case "size":
            eventually(lambda: size_of(surface), expected)
        case "row":
            row = surface.get_by_role("table").first.get_by_role("row").nth(int(subject))
            expect(row.get_by_role("rowheader")).to_have_text(expected)
        case "at-most":
            field(surface, subject).fill("x" * (int(expected) + 1))
            expect(field(surface, subject)).to_have_value("x" * int(expected))
        case _:
            check_here(surface, how, subject, expected)


def test_the_specification_holds_on_screen(console: Console) -> None:
    assert failures_of(Walk(console), SURFACES, ITEMS, check, LOOKED_AT) == []


def test_every_listed_item_stands_on_a_surface() -> None:
    assert {item["surface"] for item in ITEMS} == set(SURFACES)

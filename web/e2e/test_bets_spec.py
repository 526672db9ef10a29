"""The specification's surfaces of bets: the lists with their filters, and the details of both generations.

`bets_spec.csv` lists them: the item, the surface it stands on, how it is checked, and what is expected there.
"""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from web.e2e.console import AURORA, Console
from web.e2e.screen import act, dialog, eventually, field, row_count, rows, toast
from web.e2e.test_bulk import begin, counts, ended
from web.e2e.test_payments_spec import check_here
from web.e2e.walk import Surface, Walk, failures_of, items_of

ITEMS = items_of("bets_spec.csv")


def listed(walk: Walk, query: str = "", email: str | None = None) -> Locator:
    return walk.open_list(f"/bets{query}", email).locator("body")


def of_player(walk: Walk) -> Locator:
    code = listed(walk).get_by_title("Open player").first.inner_text()
    body = listed(walk, f"?playerCode={code}")
    expect(body.get_by_text(f"Player code: {code}")).to_be_visible()
    eventually(lambda: set(rows(walk.here).get_by_title("Open player").all_inner_texts()), {code})
    return body


def details(walk: Walk, provider: str, title: str) -> Locator:
    page = walk.open_list(f"/bets?provider={provider}")
    rows(page).nth(1).locator("[data-row-link]").click()
    drawer = dialog(page, title)
    expect(drawer.get_by_role("heading", name="Money")).to_be_visible()
    return drawer


def selections(walk: Walk) -> Locator:
    page = walk.open_list("/bets?betType=SPORT&betMode=COMBO&sort=placedAt")
    rows(page).filter(has_text="bet_").first.locator("[data-row-link]").click()
    return dialog(page, "Bet details V2").get_by_role("table")


def settlement(walk: Walk) -> Locator:
    page = walk.open_list("/bets?status=OPEN&betType=SPORT")
    act(page, rows(page).first, "Settle bet")
    return dialog(page, "Settle Open Bet")


def quick(walk: Walk) -> Locator:
    body = walk.open_list("/quick-bets?period=THIS_MONTH").locator("body")
    expect(body.get_by_text(re.compile(r"^Stakes placed "))).to_be_visible()
    expect(body.get_by_text("Refreshed every 10 seconds")).to_be_visible()
    walk.here.keyboard.press("j")
    expect(body.get_by_text("Paused while a bet is open or selected")).to_be_visible()
    return body


SURFACES: dict[str, Surface] = {
    "list": listed,
    "by-player": of_player,
    "sport": lambda walk: listed(walk, "?betType=SPORT"),
    "single": lambda walk: listed(walk, "?betType=SPORT&betMode=SINGLE"),
    "v1": lambda walk: details(walk, "Amber Reels", "Bet details"),
    "v2": lambda walk: details(walk, "Koi Gaming", "Bet details V2"),
    "selections": selections,
    "settle": settlement,
    "quick": quick,
    "operator": lambda walk: listed(walk, email=AURORA),
}


def test_the_specification_holds_on_screen(console: Console) -> None:
    assert failures_of(Walk(console), SURFACES, ITEMS, check_here, frozenset({"list", "v2", "quick"})) == []


def test_an_open_bet_is_settled_as_lost(console: Console) -> None:
    walk = Walk(console)
    asked = settlement(walk)
    bet = asked.locator("dl > div").filter(has_text="Bet ID").locator("dd").inner_text()
    field(asked, "Win amount").fill("0")
    asked.get_by_role("button", name="Settle bet").click()
    toast(walk.here, "Bet is now settled!")
    page = walk.open_list(f"/bets?betId={bet}")
    expect(rows(page)).to_contain_text("Lost")


def test_the_open_bets_of_one_event_are_settled_together(console: Console) -> None:
    walk = Walk(console, AURORA)
    page = walk.open_list("/bets?status=OPEN&betType=SPORT&betMode=SINGLE")
    event = rows(page).first.get_by_text(re.compile(r"^[^\n]+ v [^\n]+$")).first.inner_text()
    page = walk.open_list(f"/bets?status=OPEN&betType=SPORT&betMode=SINGLE&event={event}")
    count = row_count(page)
    page.get_by_role("checkbox", name="Select all").check()
    begin(page, "Settle as lost", f"settle {count}")
    report = ended(page, "Settle as lost")
    eventually(lambda: counts(report)["Done"], count)


def test_every_listed_item_stands_on_a_surface() -> None:
    assert {item["surface"] for item in ITEMS} == set(SURFACES)

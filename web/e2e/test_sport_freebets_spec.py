"""Sport free bets in the browser: the specification's surfaces, each refusal of the sportsbook's, and a free bet given.

`sport_freebets_spec.csv` lists the surfaces' items, as `tournaments_spec.csv` does those of tournaments.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from playwright.sync_api import Locator, Page, expect

from web.e2e.checks import check
from web.e2e.console import AURORA, SUPER, Console
from web.e2e.screen import dialog, dismiss, rows, settled
from web.e2e.walk import Surface, Walk, failures_of, items_of

ITEMS = items_of("sport_freebets_spec.csv")
LIST = "/bonus/sport?opId=aurora"
LOOKED_AT = frozenset({"templates", "template", "give", "add", "applied"})


def check_here(surface: Locator, how: str, subject: str, expected: str) -> None:
    match how:
        case "path":
            expect(surface.page).to_have_url(re.compile(expected))
        case "column" | "no-column":
            count = 1 if how == "column" else 0
            expect(surface.get_by_role("columnheader", name=subject, exact=True)).to_have_count(count)
        case _:
            check(surface, how, subject, expected)


def of_operator(walk: Console, op_id: str, fits: Callable[[Mapping[str, Any]], bool]) -> str:
    """The code of a player who may be given something, holds no free bet, and fits."""
    found = walk.call("GET", f"/api/players?opId={op_id}&includeBrands=false&isTest=false&limit=100")["data"]["items"]
    holders = walk.call("GET", f"/api/bonus/sport/applied?opId={op_id}&limit=1000")["data"]["items"]
    held = {each["playerCode"] for each in holders}
    return next(
        str(player["playerCode"])
        for player in found
        if not (player["isDeleted"] or player["isBlocked"] or player["playerCode"] in held) and fits(player)
    )


def templates(walk: Walk, path: str = LIST) -> Locator:
    page = walk.open(path)
    expect(rows(page).first).to_be_visible()
    return page.locator("body")


def template(walk: Walk) -> Locator:
    rows(templates(walk).page).filter(has_text="Weekend single 10").last.locator("[data-row-link]").click()
    return dialog(walk.here, "Sport free bet details")


def give(walk: Walk, op_id: str = "aurora", *, has_usd: bool = True) -> Locator:
    code = of_operator(walk, op_id, lambda player: ("USD" in player["wallet"]["byCurrency"]) is has_usd)
    page = walk.open(f"/players/{code}")
    page.get_by_role("button", name=re.compile("^Actions of")).first.click()
    page.get_by_role("menuitem", name="Give sport free bet").click()
    drawer = dialog(page, "Sport free bet templates for")
    expect(drawer.get_by_role("button", name="Give Weekend single 10", exact=True)).to_be_visible()
    return drawer


def add(walk: Walk, name: str = "Weekend single 10", drawer: Locator | None = None) -> Locator:
    (drawer or give(walk)).get_by_role("button", name=f"Give {name}", exact=True).click()
    return dialog(walk.here, "Add Sport FreeBet Confirmation")


def refused(walk: Walk, name: str, drawer: Locator | None = None) -> Locator:
    add(walk, name, drawer).get_by_role("button", name="Add free bet").click()
    return dialog(walk.here, "Unable to perform this action")


def added(walk: Walk) -> Locator:
    form = add(walk)
    form.get_by_role("button", name="Add free bet").click()
    expect(form).to_have_count(0)
    return walk.here.locator("body")


def held_already(walk: Walk) -> Locator:
    """The player whom the page is still about was given it just now."""
    walk.here.get_by_role("button", name=re.compile("^Actions of")).first.click()
    walk.here.get_by_role("menuitem", name="Give sport free bet").click()
    return refused(walk, "Weekend single 10", dialog(walk.here, "Sport free bet templates for"))


def used(walk: Console) -> Mapping[str, Any]:
    found = walk.call("GET", "/api/bonus/sport/applied?opId=aurora&limit=1000")["data"]["items"]
    first: Mapping[str, Any] = next(each for each in found if each["usedCount"] == 1)
    return first


def applied(walk: Walk) -> Locator:
    found = used(walk)
    page = walk.open(f"/players/{found['playerCode']}")
    page.get_by_role("tab", name="Free bets").click()
    page.get_by_role("button", name=found["templateName"], exact=True).first.click()
    return dialog(page, "Applied free bet details")


def applied_closed(walk: Walk) -> Locator:
    walk.sign_in(AURORA)
    page: Page = walk.open(f"/players/{used(walk)['playerCode']}")
    page.get_by_role("tab", name="Free bets").click()
    expect(page.get_by_role("table").get_by_text(used(walk)["templateName"]).first).to_be_visible()
    return page.get_by_role("tabpanel")


SURFACES: dict[str, Surface] = {
    "templates": templates,
    "second-page": lambda walk: templates(walk, f"{LIST}&page=2"),
    "template": template,
    "give": give,
    "add": add,
    "refused-33": lambda walk: refused(walk, "Derby day 50"),
    "refused-31": lambda walk: refused(walk, "Summer ice hockey 50"),
    "refused-37": lambda walk: refused(walk, "Virtual league 50"),
    "refused-39": lambda walk: refused(walk, "Weekend single 10", give(walk, "falken", has_usd=False)),
    "added": added,
    "refused-34": held_already,
    "applied": applied,
    "applied-closed": applied_closed,
}


def test_the_specification_holds_on_screen(console: Console) -> None:
    console.watch.expects(422)
    assert failures_of(Walk(console, SUPER), SURFACES, ITEMS, check_here, LOOKED_AT) == []


def test_a_free_bet_is_given_used_and_found_again(console: Console) -> None:
    page = console.open("/bonus/sport", AURORA)
    code = of_operator(console, "aurora", lambda player: "USD" in player["wallet"]["byCurrency"])
    console.open(f"/players/{code}", page=page)
    page.get_by_role("button", name=re.compile("^Actions of")).first.click()
    page.get_by_role("menuitem", name="Give sport free bet").click()
    dialog(page, "Sport free bet templates for").get_by_role(
        "button", name="Give Weekend single 10", exact=True
    ).click()
    form = dialog(page, "Add Sport FreeBet Confirmation")
    form.get_by_label("Number of bets").fill("2")
    form.get_by_role("button", name="Add free bet").click()
    expect(form).to_have_count(0)
    dismiss(page)
    page.get_by_role("tab", name="Free bets").click()
    given = page.get_by_role("row").filter(has_text="Weekend single 10")
    expect(given).to_contain_text("0 of 2")
    held = console.call("GET", f"/api/bonus/sport/applied?playerCode={code}")["data"]["items"][0]
    console.world.control(
        "POST", "/events", type="betPlaced", playerCode=code, freeBetId=held["freeBetId"], eventId="ev-fo-0-0"
    )
    page.reload()
    page.get_by_role("tab", name="Free bets").click()
    settled(page)
    expect(given).to_contain_text("1 of 2")


def test_every_listed_item_stands_on_a_surface() -> None:
    assert {item["surface"] for item in ITEMS} == set(SURFACES)

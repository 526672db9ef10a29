"""Games in the browser: enabled, launched and switched off; put in order by drag and keys beside another editor; given
an image."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from upstream_sim.tests.images import png
from web.e2e.axe import violations
from web.e2e.checks import confirm_typed
from web.e2e.console import SUPER, Console
from web.e2e.screen import act, box_of, choose, dialog, dismiss, eventually, field, has_toast, rows, settled

GAME = "European Roulette"


def open_game(console: Console, title: str, page: Page | None = None) -> Page:
    page = console.open(f"/games?opId=aurora&title={title}", SUPER, page)
    expect(rows(page)).to_have_count(1)
    return page


def lacking(console: Console) -> str:
    """The title of an active game of SoftGamings that neither aurora nor borealis has an entry for."""
    found = console.call("GET", "/api/games?limit=500&aggregator=SOFT_GAMINGS&status=ACTIVE")["data"]["items"]
    return next(str(game["title"]) for game in found if not {"aurora", "borealis"} & set(game["operators"]))


def set_operators(page: Page, *names: str) -> None:
    rows(page).first.locator("[data-row-link]").click()
    drawer = dialog(page, "^Game ·")
    drawer.get_by_role("tab", name="Enable operators").click()
    for name in names:
        drawer.get_by_role("checkbox", name=name, exact=True).click()
    drawer.get_by_role("button", name="Save operators").click()


def launch(console: Console, page: Page) -> Locator:
    query = "opId=aurora&includeBrands=false&isBlocked=false&isTest=false&limit=1"
    player = console.call("GET", f"/api/players?{query}")["data"]["items"][0]
    act(page, rows(page).first, "Launch tester")
    drawer = dialog(page, "Launch tester")
    assert violations(page) == []
    field(drawer, "Player code").fill(player["playerCode"])
    field(drawer, "IP address").fill("203.0.113.7")
    field(drawer, "Country").fill("DEU")
    choose(drawer, "Language", "Persian")
    drawer.get_by_role("button", name="Launch game").click()
    return drawer


def test_a_game_is_enabled_for_two_operators_launched_and_switched_off(console: Console) -> None:
    page = console.open("/games?tab=GRID", SUPER)
    expect(page.get_by_role("button", name="Amber Falls")).to_be_visible()
    settled(page)
    assert violations(page) == []
    title = lacking(console)
    open_game(console, title, page)
    set_operators(page, "Aurora Gaming", "Borealis Play")
    has_toast(page, "Game added for operator!")
    dismiss(page)
    assert violations(page) == []
    page.get_by_role("button", name="Close").click()
    drawer = launch(console, page)
    frame = page.frame_locator("iframe[title='The game']")
    expect(frame.get_by_role("heading", name=title)).to_be_visible()
    expect(frame.locator("html")).to_have_attribute("dir", "rtl")
    eventually(lambda: frame.locator("img").evaluate("image => image.naturalWidth > 0"))
    drawer.get_by_role("button", name="Close").last.click()
    set_operators(page, "Aurora Gaming")
    has_toast(page, "Game disabled for operator!")
    dismiss(page)
    page.get_by_role("button", name="Close").click()
    console.watch.expects(422)
    expect(launch(console, page).get_by_text(f"{title} of Aurora Gaming is disabled.")).to_be_visible()


def order_of(console: Console, category: str) -> list[str]:
    query = f"opId=aurora&category={category}&sort=operatorOrder&limit=500"
    found: list[dict[str, Any]] = console.call("GET", f"/api/games?{query}")["data"]["items"]
    return [game["title"] for game in found if "aurora" in game["operators"]]


def test_games_are_ordered_by_drag_and_by_keys_beside_another_editor(console: Console) -> None:
    page = console.open("/games?opId=aurora", SUPER)
    before = order_of(console, "lottery")
    page.get_by_role("button", name="Order games").click()
    page.get_by_role("menuitem", name="lottery").click()
    drawer = dialog(page, "Order games: lottery")
    handles = drawer.locator(".kit-sortable-handle")
    expect(handles.first).to_have_attribute("aria-label", f"Move {before[0]}")
    assert violations(page) == []
    handles.nth(1).focus()
    page.keyboard.press("Space")
    expect(page.get_by_text(re.compile("^(Took up|.* is over place)"))).to_have_count(1)
    page.keyboard.press("ArrowUp")
    expect(page.get_by_text(f"{before[1]} is over place 1 of {len(before)}.")).to_have_count(1)
    page.keyboard.press("Space")
    expect(handles.first).to_have_attribute("aria-label", f"Move {before[1]}")
    start, end = box_of(handles.nth(2)), box_of(handles.first)
    page.mouse.move(start["x"] + 8, start["y"] + 8)
    page.mouse.down()
    page.mouse.move(start["x"] + 8, start["y"] - 10, steps=4)
    page.mouse.move(end["x"] + 8, end["y"] + 2, steps=12)
    page.mouse.up()
    wanted = [before[2], before[1], before[0], *before[3:]]
    expect(handles.first).to_have_attribute("aria-label", f"Move {before[2]}")

    game = console.call("GET", f"/api/games?opId=aurora&title={before[0]}&limit=1")["data"]["items"][0]
    dto = {"gameId": game["id"], "status": "DISABLED", "order": game["entry"]["order"]}
    match = (("If-Match", f'"{game["entry"]["revision"]}"'),)
    assert console.call("PUT", "/api/games/update", match, dto=dto, opId="aurora", gameTitle="")["success"]
    console.watch.expects(412)
    drawer.get_by_role("button", name="Save order").click()
    stale = dialog(page, "Changed in the meantime")
    expect(stale.get_by_role("row").filter(has_text="Games in order")).to_be_visible()
    stale.get_by_role("button", name="Overwrite with my changes").click()
    has_toast(page, "Order saved!")
    assert order_of(console, "lottery") == wanted


def test_a_game_gets_an_image_in_one_save_and_loses_it_again(console: Console) -> None:
    page = open_game(console, GAME, console.open("/games", SUPER))
    act(page, rows(page).first, "Edit game")
    form = dialog(page, "Edit game")
    field(form, "New image").set_input_files({"name": "a.png", "mimeType": "image/png", "buffer": png()})
    field(form, "Title").fill("Royal Roulette")
    form.get_by_role("button", name="Save game").click()
    has_toast(page, "Game updated!")
    open_game(console, "Royal Roulette", page)
    rows(page).first.locator("[data-row-link]").click()
    shown = dialog(page, "^Game ·").locator("img.games-preview")
    eventually(lambda: shown.evaluate("image => image.complete && image.naturalWidth"), 3)
    page.get_by_role("button", name="Close").click()
    act(page, rows(page).first, "Delete image")
    confirm_typed(page, "Delete image of", "Delete image")
    has_toast(page, "Image deleted!")
    expect(rows(page).first.locator("img")).to_have_attribute("src", re.compile("/games/amber-roulette.svg$"))

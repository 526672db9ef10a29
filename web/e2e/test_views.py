"""Saved views of lists: kept, opened as links, changed and shared; and lists that are as they were left."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, Request, expect

from web.e2e.axe import violations
from web.e2e.console import ADMIN, AFFILIATE, AURORA, MANAGER, SUPER, Console
from web.e2e.screen import dialog, eventually, field, rows, settled, toast

OF_PLAYERS = "/api/views?listId=players.players"
DENIED = "You don't have permissions to perform this action."


def views(page: Page) -> Locator:
    """The views of the list, opened by keyboard."""
    button = page.get_by_role("button", name=re.compile("^Views"))
    button.focus()
    page.keyboard.press("Enter")
    menu = page.get_by_role("menu")
    expect(menu.get_by_role("menuitem", name="Save as a view…")).to_be_visible()
    expect(menu.locator(":focus")).to_have_count(1)
    return menu


def choose(menu: Locator, name: str) -> None:
    """Step down to an item, and choose it."""
    page, item = menu.page, menu.get_by_role("menuitem", name=name)
    for _ in range(menu.get_by_role("menuitem").count()):
        if item.evaluate("each => each.contains(document.activeElement)"):
            break
        before = page.evaluate_handle("document.activeElement")
        page.keyboard.press("ArrowDown")
        page.wait_for_function("before => document.activeElement !== before", arg=before)
    eventually(lambda: item.evaluate("each => each.contains(document.activeElement)"), True, name)
    page.keyboard.press("Enter")


def shown_view(page: Page, name: str) -> None:
    expect(page.get_by_role("button", name=f"Views: {name}", exact=True)).to_be_visible()


def heads(page: Page) -> list[str]:
    return page.get_by_role("columnheader").all_inner_texts()


def list_calls(page: Page) -> list[str]:
    """The queries of the calls for players, as they go out from now on."""
    calls: list[str] = []

    def note(request: Request) -> None:
        if re.search(r"/api/players\?", request.url):
            calls.append(request.url.partition("?")[2])

    page.on("request", note)
    return calls


def chip(page: Page, text: str) -> Locator:
    return page.locator(".kit-chip").filter(has_text=text)


def filter_by(page: Page, text: str) -> None:
    box = page.get_by_role("textbox", name="Username")
    box.fill(text)
    box.press("Enter")
    expect(chip(page, f"Username: {text}")).to_be_visible()


def test_views_are_saved_changed_and_opened_by_keyboard(console: Console) -> None:
    page = console.open("/players?opId=aurora&isBlocked=true", SUPER)
    expect(rows(page).first).to_be_visible()
    menu = views(page)
    blocked = menu.get_by_role("menuitem", name="Blocked players (shown now)")
    expect(blocked.get_by_role("link")).to_have_attribute("aria-current", "true")
    expect(menu.get_by_role("menuitem", name="Newest in full Ada Admin")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Views", exact=True)).to_be_focused()

    filter_by(page, "a")
    choose(views(page), "Save as a view…")
    form = dialog(page, "Save view of players")
    expect(field(form, "Name")).to_be_focused()
    page.keyboard.type("Blocked players")
    assert violations(page) == []
    page.emulate_media(color_scheme="light")
    console.watch.expects(422)
    page.keyboard.press("Control+Enter")
    expect(form.get_by_text("You already have a view with this name for this list.")).to_be_visible()
    expect(field(form, "Name")).to_be_focused()
    page.keyboard.press("Control+a")
    page.keyboard.type("Blocked, with an a")
    page.keyboard.press("Control+Enter")
    toast(page, "View Saved!")
    expect(form).to_have_count(0)
    shown_view(page, "Blocked, with an a")

    filter_by(page, "ar")
    shown_view(page, "Blocked, with an a, changed")
    menu = views(page)
    assert violations(page) == []
    page.emulate_media(color_scheme="light")
    choose(menu, "Update “Blocked, with an a”")
    toast(page, "View Updated!")
    shown_view(page, "Blocked, with an a")
    choose(views(page), "Rename or share “Blocked, with an a”…")
    form = dialog(page, "Edit view")
    expect(field(form, "Name")).to_have_value("Blocked, with an a")
    expect(field(form, "Name")).to_be_focused()
    page.keyboard.press("Control+a")
    page.keyboard.type("Blocked, with ar")
    page.keyboard.press("Control+Enter")
    expect(form).to_have_count(0)
    shown_view(page, "Blocked, with ar")

    choose(views(page), "Waiting for documents")
    shown_view(page, "Waiting for documents")
    expect(page).to_have_url(re.compile("opId=aurora&kycStatus=PENDING&sort=createdAt&limit=100&savedView="))
    expect(page.get_by_role("columnheader", name="Email")).to_be_visible()
    choose(views(page), "Reset to the default view")
    expect(page).to_have_url(re.compile(r"/players\?opId=aurora$"))
    expect(page.get_by_role("columnheader", name="Email")).to_have_count(0)

    link = views(page).get_by_role("menuitem", name="Blocked, with ar").get_by_role("link")
    with console.context.expect_page() as opened:
        link.click(modifiers=["Control"])
    other = opened.value
    shown_view(other, "Blocked, with ar")
    settled(other)
    calls = list_calls(other)
    other.reload()
    shown_view(other, "Blocked, with ar")
    expect(chip(other, "Username: ar")).to_be_visible()
    expect(other.get_by_text("No players match these filters")).to_be_visible()
    settled(other)
    assert [("username=ar" in call, "isBlocked=true" in call, "opId=aurora" in call) for call in calls] == [
        (True, True, True)
    ]
    other.close()

    page.reload()
    choose(views(page), "Blocked, with ar")
    shown_view(page, "Blocked, with ar")
    choose(views(page), "Delete “Blocked, with ar”…")
    asked = dialog(page, "Delete view “Blocked, with ar”?")
    asked.get_by_role("textbox").fill("delete")
    asked.get_by_role("textbox").press("Enter")
    toast(page, "View Deleted!")
    expect(page.get_by_role("button", name="Views", exact=True)).to_be_visible()
    expect(chip(page, "Username: ar")).to_be_visible()
    expect(views(page).get_by_role("menuitem", name="Blocked, with ar")).to_have_count(0)


def test_administrators_share_views_and_others_only_open_them(
    console: Console, browse: Callable[..., BrowserContext]
) -> None:
    page = console.open("/players?isVerified=true&sort=username", ADMIN)
    expect(rows(page).first).to_be_visible()
    choose(views(page), "Save as a view…")
    form = dialog(page, "Save view of players")
    field(form, "Name").fill("Verified by name")
    form.get_by_role("checkbox", name="Operator manager").check()
    form.get_by_role("button", name="Save view").click()
    toast(page, "View Saved!")
    shown_view(page, "Verified by name")

    theirs = Console(console.address, console.world, browse(), console.watch)
    manager = theirs.open("/user/profile", MANAGER)
    expect(manager.get_by_role("heading", name="Profile").first).to_be_visible()
    manager.keyboard.press("Control+k")
    expect(dialog(manager, "^Command palette$")).to_be_visible()
    manager.keyboard.type("verified by")
    option = manager.get_by_role("option", name=re.compile("^Verified by name"))
    expect(option).to_have_attribute("aria-selected", "true")
    manager.keyboard.press("Enter")
    expect(manager).to_have_url(re.compile(r"/players\?isVerified=true&sort=username&savedView="))
    shown_view(manager, "Verified by name")
    expect(rows(manager).first).to_be_visible()
    items = views(manager).get_by_role("menuitem")
    expect(items.first).to_be_visible()
    expect(items.filter(has_text=re.compile("^(Rename|Update|Delete|Stop)"))).to_have_count(0)
    manager.keyboard.press("Escape")

    known = {view["name"]: view for view in console.call("GET", OF_PLAYERS)["data"]["views"]}
    shared, own = known["Verified by name"], known["Chat blocked"]
    match = (("If-Match", f'"{shared["revision"]}"'),)
    edit: dict[str, Any] = {"name": "Mine now", "query": "", "sharedWith": []}
    assert theirs.call("PUT", f"/api/views/{shared['viewId']}", match, **edit)["messages"] == [DENIED]
    assert theirs.call("PUT", f"/api/views/{own['viewId']}", match, **edit)["status"] == "NOT_FOUND"
    sharing = {**edit, "listId": "players.players", "sharedWith": ["OPERATOR_ADMIN"]}
    assert list(theirs.call("POST", "/api/views", **sharing)["data"]["fields"]) == ["sharedWith"]

    chief = Console(console.address, console.world, browse(), console.watch)
    page = chief.open(f"/players?savedView={shared['viewId']}&isVerified=true&sort=username", SUPER)
    shown_view(page, "Verified by name")
    choose(views(page), "Stop sharing “Verified by name”…")
    dialog(page, "Stop sharing").get_by_role("button", name="Stop sharing").press("Enter")
    toast(page, "View Updated!")
    manager.reload()
    expect(manager.get_by_role("button", name="Views", exact=True)).to_be_visible()
    expect(chip(manager, "Verified: Yes")).to_be_visible()
    assert "Verified by name" not in str(theirs.call("GET", OF_PLAYERS))


def back_from_a_page_of_its_own(page: Page) -> None:
    """Back opens the drawer again, over the list as far down as it was."""
    settled(page)
    grid = page.locator(".kit-grid")
    grid.evaluate("grid => { grid.scrollTop = 300 }")
    rows(page).nth(10).locator("[data-row-link]").click()
    drawer = dialog(page, "^Player P")
    expect(drawer).to_be_visible()
    settled(page)
    eventually(lambda: grid.evaluate("grid => grid.scrollTop > 0"))
    down = grid.evaluate("grid => grid.scrollTop")
    drawer.get_by_role("link", name="Open full page").click()
    expect(page).to_have_url(re.compile("/players/P"))
    settled(page)
    page.go_back()
    expect(drawer).to_be_visible()
    eventually(lambda: grid.evaluate("grid => grid.scrollTop"), down)
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)


def test_a_list_is_as_its_user_left_it(console: Console) -> None:
    page = console.open("/players?opId=aurora", SUPER)
    expect(rows(page).first).to_be_visible()
    filter_by(page, "ar")
    page.get_by_role("columnheader", name="Username").click()
    expect(page).to_have_url(re.compile("username=ar&sort=username"))
    menu = page.get_by_role("navigation", name="Main")
    menu.get_by_role("link", name="Documents").click()
    expect(page).to_have_url(re.compile(r"/documents\?opId=aurora&status=PENDING$"))
    expect(rows(page).first).to_be_visible()

    calls = list_calls(page)
    menu.get_by_role("link", name="Players", exact=True).click()
    expect(page).to_have_url(re.compile(r"/players\?opId=aurora&username=ar&sort=username$"))
    expect(rows(page).first).to_be_visible()
    settled(page)
    assert all("username=ar" in call for call in calls), calls
    page.go_back()
    expect(page).to_have_url(re.compile("/documents"))
    page.go_forward()
    expect(chip(page, "Username: ar")).to_be_visible()
    back_from_a_page_of_its_own(page)

    other = console.open("/players")
    expect(chip(other, "Username: ar")).to_be_visible()
    other.goto(f"{console.address}/players?isDeleted=true")
    expect(chip(other, "Deleted: Yes")).to_be_visible()
    expect(chip(other, "Username: ar")).to_have_count(0)
    other.goto(f"{console.address}/players")
    expect(chip(other, "Username: ar")).to_be_visible()
    other.get_by_role("button", name="Remove filter Username").click()
    expect(chip(other, "Username: ar")).to_have_count(0)
    expect(other).to_have_url(re.compile(r"/players\?sort=username$"))
    other.go_back()
    expect(chip(other, "Username: ar")).to_be_visible()
    other.go_forward()
    expect(chip(other, "Username: ar")).to_have_count(0)
    other.close()

    filter_by(page, "be")
    console.sign_in(AURORA)
    page.goto(f"{console.address}/players")
    expect(rows(page).first).to_be_visible()
    expect(page).to_have_url(re.compile("/players$"))
    expect(page.locator(".kit-chip")).to_have_count(0)
    console.sign_in(AFFILIATE)
    assert console.call("GET", OF_PLAYERS)["data"] == {"views": []}

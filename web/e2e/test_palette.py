"""The command palette by keyboard alone: what it finds, what it does, and where the focus goes."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, Page, expect

from web.e2e.axe import violations
from web.e2e.console import AURORA, SUPER, Console
from web.e2e.screen import dialog, rows, settled


def palette(page: Page) -> Locator:
    """The palette, opened by its key."""
    page.keyboard.press("Control+k")
    opened = dialog(page, "^Command palette$")
    expect(opened.get_by_role("combobox", name="Search pages and commands")).to_be_focused()
    return opened


def group(opened: Locator, name: str) -> Locator:
    return opened.get_by_role("group", name=re.compile(name))


def chosen(opened: Locator) -> Locator:
    return opened.get_by_role("option", selected=True)


def do(page: Page, text: str, option: str) -> None:
    """Type, and do the first that fits."""
    opened = palette(page)
    page.keyboard.type(text)
    expect(chosen(opened)).to_have_accessible_name(re.compile(rf"^{re.escape(option)}"))
    page.keyboard.press("Enter")
    expect(opened).to_have_count(0)


def test_it_goes_anywhere_and_does_what_the_screen_offers(console: Console) -> None:
    page = console.open("/players?opId=aurora-north&isBrand=true&limit=5", SUPER)
    expect(rows(page).first).to_be_visible()
    settled(page)
    page.keyboard.press("j")
    link = rows(page).first.locator("[data-row-link]")
    expect(link).to_be_focused()

    opened = palette(page)
    box = opened.get_by_role("combobox")
    row_acts = group(opened, "^Actions of player")
    expect(row_acts.get_by_role("option", name="Edit username")).to_be_visible()
    expect(group(opened, "^On this page$").get_by_role("option", name="Card users")).to_be_visible()
    first = chosen(opened)
    expect(box).to_have_attribute("aria-activedescendant", first.get_attribute("id") or "none")
    page.keyboard.press("ArrowUp")
    expect(chosen(opened)).to_have_accessible_name(re.compile("^Sign out"))
    page.keyboard.press("ArrowDown")
    assert violations(page) == []
    page.emulate_media(color_scheme="light")
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)
    expect(link).to_be_focused()

    do(page, "edit user", "Edit username")
    form = page.get_by_role("dialog")
    expect(form.get_by_role("textbox").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(form).to_have_count(0)
    page.keyboard.press("k")
    expect(link).to_be_focused()
    do(page, "card us", "Card users")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    do(page, "dark", "Dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    do(page, "borealis play", "Borealis Play")
    expect(page).to_have_url(re.compile(r"/players\?limit=5&opId=borealis$"))

    do(page, "provider", "Provider payment")
    expect(dialog(page, "^Provider payment$")).to_be_visible()
    expect(page).to_have_url(re.compile(r"/billing/operatorsV2/invoice\?opId=borealis$"))
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    do(page, "manual payment", "Add payment")
    expect(dialog(page, "^Add payment$")).to_be_visible()
    expect(page).to_have_url(re.compile(r"/transaction-history\?opId=borealis$"))


def test_players_are_searched_by_those_who_may_and_only_titles_are_kept(console: Console) -> None:
    page = console.open("/players", SUPER)
    expect(rows(page).first).to_be_visible()
    opened = palette(page)
    with page.expect_request(re.compile("/api/players/search")) as asked:
        page.keyboard.type("ali")
    assert asked.value.post_data_json == {"query": "ali", "page": 1, "limit": 10}
    found = group(opened, "^Players").get_by_role("option")
    expect(found.first).to_have_accessible_name(re.compile("^ali"))
    settled(page)
    # From the end upwards: what was found in other groups may stand below the players.
    for _ in range(opened.get_by_role("option").count()):
        page.keyboard.press("ArrowUp")
        if found.last.get_attribute("aria-selected") == "true":
            break
    expect(found.last).to_have_attribute("aria-selected", "true")
    code = re.findall(r"· (P\d+) ·", found.last.inner_text())[0]
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(rf"/players/{code}$"))
    expect(page.get_by_role("article", name=f"Player {code}")).to_be_visible()
    opened = palette(page)
    expect(group(opened, "^Actions of player")).to_be_visible()
    page.keyboard.press("Escape")
    kept = page.evaluate("() => Object.entries(localStorage).filter(([key]) => key.startsWith('pitboss.recent.'))")
    [(_key, recent)] = kept
    assert json.loads(recent) == [
        {"path": f"/players/{code}", "title": f"Player {code}"},
        {"path": "/players", "title": "Players"},
    ]

    searches: list[str] = []
    page.on("request", lambda request: searches.append(request.url) if "search" in request.url else None)
    page = console.open("/players", AURORA, page)
    expect(rows(page).first).to_be_visible()
    opened = palette(page)
    expect(group(opened, "^Recent$")).to_have_count(0)
    page.keyboard.type("players")
    page.keyboard.press("Enter")
    expect(opened).to_have_count(0)
    page.keyboard.press("?")
    help_panel = dialog(page, "^Help")
    expect(help_panel.get_by_role("heading", name="Command palette (Ctrl K)")).to_be_visible()
    expect(help_panel.get_by_text("type at least two characters")).to_have_count(0)
    assert searches == []


def test_over_an_open_record_it_does_what_the_record_offers_and_keys_live_on(console: Console) -> None:
    page = console.open("/billing/operatorsV2/invoice", SUPER)
    expect(rows(page).first).to_be_visible()
    settled(page)
    page.keyboard.press("?")
    expect(dialog(page, "^Help")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog(page, "^Help")).to_have_count(0)
    page.keyboard.press("/")
    expect(page.get_by_role("search", name="Filters").get_by_role("combobox").first).to_be_focused()
    page.keyboard.press("Escape")
    link = rows(page).first.locator("[data-row-link]")
    link.focus()
    page.keyboard.press("Enter")
    drawer = dialog(page, "^Invoice ")
    expect(drawer).to_have_accessible_name(re.compile(rf"^Invoice {link.inner_text()}"))
    expect(drawer.get_by_role("button", name=re.compile("^Actions of"))).to_be_visible()

    opened = palette(page)
    acts = group(opened, "^Actions of Invoice")
    expect(acts.get_by_role("option", name="Edit note")).to_be_visible()
    expect(group(opened, "^On this page$")).to_have_count(0)
    page.keyboard.type("nothing is called this")
    expect(opened.get_by_role("status")).to_contain_text("No results.")
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)
    do(page, "next rec", "Next record")
    second = rows(page).nth(1).locator("[data-row-link]").inner_text()
    expect(drawer).to_have_accessible_name(re.compile(rf"^Invoice {second}"))
    expect(drawer.get_by_role("button", name=re.compile(f"^Actions of Invoice {second}"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(link).to_be_focused()

    do(page, "activities", "Activities")
    expect(page).to_have_url(re.compile("/settings/activities"))
    opened = palette(page)
    expect(group(opened, "^Recent$").get_by_role("option", name="Operator invoices (V2)")).to_be_visible()
    page.keyboard.type("log out")
    expect(chosen(opened)).to_have_accessible_name(re.compile("^Sign out"))

"""Lists and what they open fit a laptop's window and a telephone's."""

from __future__ import annotations

import re
from functools import partial

from playwright.sync_api import expect

from web.e2e.console import Console
from web.e2e.screen import box_of, dialog, eventually, field, right_edge, rows
from web.e2e.walk import Walk
from web.e2e.withdrawing import one_of, open_act, withdrawals

PLAYERS = "/players"
MONEY_LISTS = (
    PLAYERS,
    "/players/balances",
    "/transactions/list",
    "/deposit/list",
    "/withdraw/list",
    "/withdraw/pending",
    "/bets",
    "/quick-bets?period=THIS_MONTH",
    "/transactions/pending-cashback",
    "/topup/list",
    "/withdraw/treasuries",
    "/treasury-account",
    "/withdraw/external-wallet",
)
# By how much a table is wider than what scrolls it.
WIDER = """(table) => {
  let place = table.parentElement
  while (!/auto|scroll/.test(getComputedStyle(place).overflowX)) place = place.parentElement
  return place.scrollWidth - place.clientWidth
}"""
# What does not show whole: heads of columns, which have two lines, and chosen days. A text's width differs by a pixel
# or two from browser to browser, as each rounds glyphs: each word of a head has room for that.
CUT = """(main) => {
  const widthOf = (node, word) => {
    const text = document.createRange()
    text.setStart(node, word.index)
    text.setEnd(node, word.index + word[0].length)
    return text.getBoundingClientRect().width
  }
  const isTight = (head) => {
    const { paddingLeft, paddingRight } = getComputedStyle(head)
    const room = head.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
    const words = [...head.textContent.matchAll(/\\S+/g)]
    return words.some((word) => widthOf(head.firstChild, word) + 2 > room)
  }
  const heads = [...main.querySelectorAll('.kit-sort, th:not(:has(*))')].filter((head) => head.textContent)
  const cut = (each) => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight
  return [
    ...heads.filter(isTight),
    ...[...main.querySelectorAll('th, .ant-picker input')].filter(cut),
  ].map((each) => each.value || each.textContent)
}"""
BONUS_LISTS = ("/bonus/list", "/bonus/releases", "/bonus/sport")
LISTS_WITH_DAYS = ("/profit-history", "/withdraw/bank-accounts", "/settings/activities")


def test_lists_of_money_fit_common_widths_and_a_phone_shows_amounts_first(console: Console) -> None:
    walk = Walk(console)
    page = walk.here
    for path in (
        *MONEY_LISTS,
        *BONUS_LISTS,
        "/documents",
        "/players/usernames",
        "/settings/admins",
        "/billing/invoices",
    ):
        walk.open_list(path)
        eventually(lambda: page.get_by_role("main").get_by_role("table").evaluate(WIDER), 0, f"{path} at 1280 px")
        eventually(lambda: page.get_by_role("main").evaluate(CUT), [], path)
    for path in LISTS_WITH_DAYS:
        walk.open_list(f"{path}?fromDate=2026-05-28T00:00:00Z&from=2026-05-28T00:00:00Z")
        expect(page.get_by_role("main").locator(".ant-picker input").first).to_have_value("28 May 2026")
        eventually(lambda: page.get_by_role("main").evaluate(CUT), [], path)
    page.set_viewport_size({"width": 390, "height": 844})
    for path in MONEY_LISTS:
        walk.open_list(path)
        eventually(lambda: right_edge(rows(page).locator(".kit-money").first) <= 390, True, path)
    walk.open_list(PLAYERS)
    rows(page).first.locator("[data-row-link]").click()
    drawer = dialog(page, "^Player P")
    preview = drawer.get_by_role("button", name="Wallet preview")
    previous = drawer.get_by_role("button", name="Previous (k)")
    eventually(lambda: right_edge(preview) <= 390)
    # the acts stand below what they are about
    eventually(lambda: box_of(preview)["y"] + box_of(preview)["height"] <= box_of(previous)["y"])
    actions = re.compile("^Actions of")
    eventually(lambda: right_edge(drawer.get_by_role("button", name=actions)) <= 390)
    drawer.get_by_role("link", name="Open full page").click()
    of_page = page.get_by_role("article").get_by_role("button", name=actions)
    eventually(lambda: right_edge(of_page) <= 390)
    of_page.click()
    expect(page.get_by_role("menuitem").first).to_be_in_viewport()


BLOCKED = "The player is blocked."


def test_dialogs_open_at_their_top_with_what_warns_in_view(console: Console) -> None:
    walk = Walk(console)
    tx_id = one_of(console, "WITCHER_V1")
    code = withdrawals(console, txId=tx_id)[0]["player"]["playerCode"]
    revision = console.call("POST", "/api/player", playerCode=code)["data"]["revision"]
    match = [("If-Match", f'"{revision}"')]
    theirs = {"playerCode": code, "action": "BLOCK", "reason": "Chargebacks"}
    assert console.call("POST", "/api/players/block", match, **theirs)["success"]
    page = walk.here
    for width, height in ((1366, 768), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        opens_at_its_top(walk, tx_id)


def opens_at_its_top(walk: Walk, tx_id: str) -> None:
    page = walk.here
    for label, button in (("Approve", "Approve withdrawal"), ("Reject", "Reject withdrawal")):
        form = open_act(walk, page, tx_id, label, f"{label} withdrawal")
        first = form.get_by_text(BLOCKED if label == "Approve" else "Amount", exact=True).first
        expect(form.get_by_role("button", name=button)).to_be_in_viewport()
        expect(first).to_be_in_viewport(ratio=1)
        scrolled = form.locator("form")
        expect(scrolled).to_have_js_property("scrollTop", 0)
        if label == "Approve":
            heads = form.get_by_role("table", name="Warnings").get_by_role("columnheader")
            expect(heads.first).to_be_visible()
            for head in heads.all():  # taller than a line: a word is broken
                eventually(partial(box_of, head), lambda box: box["height"] < 40)
            field(form, "Note for the player").scroll_into_view_if_needed()
            expect(first).to_be_in_viewport(ratio=1)
        form.get_by_role("button", name="Cancel").click()
        expect(form).to_have_count(0)

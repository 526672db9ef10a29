"""Players in the browser: the list and its filters, the details, what is done to one, totals and cards."""

from __future__ import annotations

import csv
import json
import re
from datetime import datetime
from typing import Any
from urllib.parse import parse_qs, urlparse

import pytest
from playwright.sync_api import Locator, Page, Request, expect

from web.e2e.console import AURORA, DEV_OPS, MANAGER, NORTH, SUPER, Console
from web.e2e.screen import box_of, choose, dialog, eventually, field, right_edge, rows, settled, toast
from web.e2e.walk import Walk

LIST = "/players"
BALANCES = "/players/balances"
KYC = {"CONFIRMED": "Confirmed", "PENDING": "Pending KYC", "REJECTED": "Rejected"}
MONEY_LISTS = (
    LIST,
    BALANCES,
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
# What does not show whole: heads of columns, and chosen days. A text's width differs by a pixel or two from browser to
# browser, as each rounds glyphs: a head has room for that.
CUT = """(main) => {
  const isTight = (head) => {
    const text = document.createRange()
    text.selectNodeContents(head)
    const { paddingLeft, paddingRight } = getComputedStyle(head)
    const needed = text.getBoundingClientRect().width + parseFloat(paddingLeft) + parseFloat(paddingRight)
    return needed + 2 > head.clientWidth
  }
  const heads = [...main.querySelectorAll('.kit-sort, th:not(:has(*))')].filter((head) => head.textContent)
  const cut = (each) => each.scrollWidth > each.clientWidth
  return [
    ...heads.filter(isTight),
    ...[...main.querySelectorAll('th, .ant-picker input')].filter(cut),
  ].map((each) => each.value || each.textContent)
}"""
LISTS_WITH_DAYS = ("/profit-history", "/withdraw/bank-accounts", "/settings/activities")
AURORAS = {"aurora", "aurora-north", "aurora-south"}


def players(console: Console, query: str = "") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = console.call("GET", f"/api/players?limit=1000&{query}")["data"]["items"]
    return found


def open_list(console: Console, email: str = SUPER, query: str = "") -> Page:
    page = console.open(f"{LIST}{query}", email)
    expect(rows(page).first).to_be_visible()
    return page


def row_of(page: Page, player: dict[str, Any]) -> Locator:
    return page.locator(f"tr[data-row-key='{player['playerCode']}']")


def open_player(page: Page, row: Locator | None = None) -> Locator:
    (row or rows(page).first).locator("[data-row-link]").click()
    drawer = dialog(page, "^Player P")
    expect(drawer.get_by_role("tab", name="Details")).to_be_visible()
    return drawer


def act(page: Page, place: Locator, name: str) -> None:
    """Do an act of a player's menu, and no other that is called alike."""
    place.get_by_role("button", name=re.compile("^Actions of")).click()
    page.get_by_role("menuitem", name=name, exact=True).click()


def close(page: Page, opened: Locator) -> None:
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)


def asked(page: Page) -> dict[str, list[str]]:
    return parse_qs(urlparse(page.url).query)


@pytest.mark.spec("001-rule-kyc-pending-tag", "001-rule-filters-url-roundtrip", "001-rule-filters-keep-params")
def test_filters_stand_in_the_address_and_keep_what_is_not_theirs(console: Console) -> None:
    console.sign_in(SUPER)
    status = "PENDING"
    someone = players(console, f"opId=aurora&kycStatus={status}")[0]
    page = open_list(console, query="?opId=aurora&includeBrands=true&limit=100&page=2")
    page.get_by_role("button", name="All filters").click()
    form = dialog(page, "^Filters$")
    field(form, "Player code").fill(f"  {someone['playerCode'].lower()} ")
    choose(form, "KYC", KYC[status])
    choose(form, "Deleted", "Yes" if someone["isDeleted"] else "No")
    field(form, "Joined to").fill("15 Nov 2026")
    field(form, "Joined to").press("Enter")
    days = page.locator(".ant-picker-dropdown:not(.ant-picker-dropdown-hidden)")
    expect(days).to_have_count(0)
    field(form, "Joined from").click()
    expect(days.locator("td[title='2026-11-16']")).to_have_class(re.compile("ant-picker-cell-disabled"))
    page.keyboard.press("Escape")
    expect(days).to_have_count(0)
    form.get_by_role("button", name="Apply filters").click()
    expect(form).to_have_count(0)
    expect(rows(page)).to_have_count(1)
    expect(row_of(page, someone)).to_contain_text("Pending KYC")
    found = asked(page)
    assert {name: found[name] for name in ("opId", "includeBrands", "limit", "playerCode", "kycStatus")} == {
        "opId": ["aurora"],
        "includeBrands": ["true"],
        "limit": ["100"],
        "playerCode": [someone["playerCode"].lower()],
        "kycStatus": [status],
    }
    assert "page" not in found
    page.get_by_role("button", name="Clear all").click()
    expect(rows(page).nth(1)).to_be_visible()
    assert set(asked(page)) == {"opId", "includeBrands", "limit"}


@pytest.mark.spec("001-rule-drawer-links-to-full-page")
def test_details_have_tabs_neighbours_a_wallet_and_a_page_of_their_own(console: Console) -> None:
    page = open_list(console, query="?opId=aurora")
    codes = [row.get_attribute("data-row-key") or "" for row in rows(page).all()[:2]]
    drawer = open_player(page)
    expect(dialog(page, f"^Player {codes[0]}")).to_be_visible()
    expect(drawer.get_by_role("tab").first).to_have_text("Details")
    expect(drawer.get_by_role("button", name=re.compile("^Previous"))).to_be_disabled()
    page.keyboard.press("j")
    expect(dialog(page, f"^Player {codes[1]}")).to_be_visible()
    page.keyboard.press("k")
    drawer = dialog(page, f"^Player {codes[0]}")
    drawer.get_by_role("tab", name="Wallets").click()
    for label in ("Wallet", "Bonus", "Affiliate"):
        expect(drawer.get_by_role("region", name=f"{label} panel")).to_contain_text("USD")
    expect(drawer.get_by_text("Wallet data is not real time.")).to_be_visible()
    drawer.get_by_role("tab", name="JSON").click()
    expect(drawer.get_by_label(re.compile("as JSON"))).to_contain_text(f'"playerCode": "{codes[0]}"')
    drawer.get_by_role("button", name="Wallet preview").click()
    wallet = dialog(page, "^Player Wallet$")
    for currency in ("USD", "USDT", "TRX", "IRR"):
        expect(wallet.get_by_text(currency, exact=True).first).to_be_visible()
    expect(wallet.get_by_text("Wallet data is not real time.")).to_be_visible()
    close(page, wallet)
    drawer.get_by_role("link", name="Open full page").click()
    expect(page).to_have_url(re.compile(f"/players/{codes[0]}"))
    expect(page.get_by_role("article").get_by_role("tab", name="Referred players")).to_be_visible()


@pytest.mark.spec("001-role-platform-wallet-panel")
def test_operators_staff_see_their_own_players_without_the_platforms_panels(console: Console) -> None:
    console.watch.expects(404)
    walk = Walk(console)
    page = walk.here
    foreign = players(console, "opId=borealis")[0]
    for email, tenants in ((AURORA, AURORAS), (MANAGER, AURORAS), (NORTH, {"aurora-north"})):
        open_list(walk, email)
        assert {each["operator"]["opId"] for each in players(console)} == tenants
        page.get_by_role("button", name="All filters").click()
        form = dialog(page, "^Filters$")
        expect(field(form, "Email")).to_be_visible()
        expect(field(form, "Player ID")).to_have_count(0)
        close(page, form)
        drawer = open_player(page)
        for tab in ("Wallets", "JSON"):
            expect(drawer.get_by_role("tab", name=tab)).to_have_count(0)
        drawer.get_by_role("button", name=re.compile("^Actions of")).click()
        expect(page.get_by_role("menuitem", name="Block player", exact=True)).to_be_visible()
        expect(page.get_by_role("menuitem", name="Delete player")).to_have_count(0 if email == MANAGER else 1)
        walk.open(f"/players/{foreign['playerCode']}")
        expect(page.get_by_text("Player not found.")).to_be_visible()
    walk.open(LIST, DEV_OPS)
    expect(page.get_by_role("link", name="Players", exact=True)).to_have_count(0)
    expect(page.locator("main")).not_to_contain_text("Player code")


@pytest.mark.spec("001-rule-block-user-toggle", "001-state-player-block")
def test_a_player_is_blocked_with_a_reason_and_unblocked(console: Console) -> None:
    console.watch.expects(504)
    walk = Walk(console, MANAGER)
    page = open_list(walk, MANAGER, "?isBlocked=false&isDeleted=false")
    someone = players(console, "isBlocked=false&isDeleted=false")[0]
    act(page, row_of(page, someone), "Block player")
    form = dialog(page, "^Block player ")
    button = form.get_by_role("button", name="Block player")
    button.click()
    expect(form.get_by_text("Enter a reason.")).to_be_visible()
    field(form, "Reason").fill("x" * 250)
    expect(field(form, "Reason")).to_have_value("x" * 200)
    field(form, "Reason").fill("Several accounts with one card")
    console.world.fault("playersBlock", "drop_after", first=1)
    button.click()
    expect(form.get_by_role("alert")).to_contain_text("It is not known whether this was done.")
    expect(field(form, "Reason")).to_be_disabled()
    form.get_by_role("button", name="Check again").click()
    toast(page, f"{someone['username']} is blocked.")
    expect(form).to_have_count(0)
    expect(row_of(page, someone)).to_have_count(0)

    walk.open(f"/players/{someone['playerCode']}")
    article = page.get_by_role("article")
    expect(article.get_by_text("Several accounts with one card")).to_be_visible()
    expect(article.get_by_text("Blocked by")).to_be_visible()
    act(page, article, "Unblock player")
    form = dialog(page, "^Unblock player ")
    expect(form.get_by_text("Several accounts with one card")).to_be_visible()
    field(form, "Reason").fill("Their brother’s card")
    form.get_by_role("button", name="Unblock player").click()
    toast(page, f"{someone['username']} is unblocked.")
    expect(article.get_by_text("Their brother’s card")).to_be_visible()
    console.sign_in(AURORA)
    activities = console.call("GET", f"/api/activities?recordId={someone['playerCode']}")["data"]["items"]
    blocks = [each["after"] for each in activities if "isBlocked" in (each["after"] or {})]
    assert {each["isBlocked"] for each in blocks} == {True, False}


def test_two_at_one_player_are_shown_the_difference(console: Console) -> None:
    console.watch.expects(412)
    page = open_list(console, AURORA, "?isBlocked=false&isDeleted=false")
    someone = players(console, "isBlocked=false&isDeleted=false")[0]
    act(page, row_of(page, someone), "Block player")
    form = dialog(page, "^Block player ")
    field(form, "Reason").fill("Mine")
    theirs = {"playerCode": someone["playerCode"], "action": "BLOCK", "reason": "Theirs"}
    match = [("If-Match", f'"{someone["revision"]}"')]
    assert console.call("POST", "/api/players/block", match, **theirs)["success"]
    form.get_by_role("button", name="Block player").click()
    stale = dialog(page, "Changed in the meantime")
    expect(stale.get_by_text("Theirs").first).to_be_visible()
    stale.get_by_role("button", name="Discard my changes").click()
    expect(stale).to_have_count(0)
    expect(form).to_have_count(0)
    assert players(console, f"playerCode={someone['playerCode']}")[0]["block"]["reason"] == "Theirs"


def confirm_deletion(page: Page, word: str, name: str) -> None:
    asks = dialog(page, "^Delete ")
    button = asks.get_by_role("button", name=name)
    expect(button).to_be_disabled()
    asks.get_by_role("textbox").fill(word)
    button.click()
    expect(asks).to_have_count(0)


def is_empty(player: dict[str, Any]) -> bool:
    return not player["wallet"]["inUSD"]["balance"] and not player["playerStats"]["totalBetCount"]


@pytest.mark.spec("001-message-success-players-deleted", "001-message-success-player-deleted")
def test_a_player_with_a_balance_stays_and_empty_ones_are_deleted(console: Console) -> None:
    console.watch.expects(422)
    walk = Walk(console)
    everybody = players(console, "isDeleted=false&sort=playerCode")
    rich = next(each for each in everybody if each["wallet"]["inUSD"]["balance"] > 0)
    page = open_list(walk, query=f"?playerCode={rich['playerCode']}")
    act(page, row_of(page, rich), "Delete player")
    confirm_deletion(page, rich["username"], "Delete player")
    refused = dialog(page, "Unable|not|Delete")
    expect(refused.get_by_text("The player has a balance.")).to_be_visible()
    refused.get_by_role("button").last.click()
    expect(refused).to_have_count(0)
    assert not players(console, f"playerCode={rich['playerCode']}")[0]["isDeleted"]

    owned = console.call("GET", "/api/players/balances?limit=1000&hasBalance=false&isDeleted=false")["data"]["items"]
    without = {each["playerCode"] for each in owned}
    one, other = [each for each in everybody if each["playerCode"] in without and is_empty(each)][:2]
    walk.open(f"{LIST}?isDeleted=false&playerCode={one['playerCode']}")
    act(page, row_of(page, one), "Delete player")
    confirm_deletion(page, one["username"], "Delete player")
    toast(page, "Player deleted successfully")
    expect(row_of(page, one)).to_have_count(0)

    walk.open(f"{LIST}?isDeleted=false&playerCode={other['playerCode']}")
    row_of(page, other).get_by_role("checkbox").check()
    page.get_by_role("toolbar", name="Actions for the selected rows").get_by_role(
        "button", name="Delete players"
    ).click()
    preview = dialog(page, "Delete players")
    preview.get_by_role("textbox").fill("delete 1")
    preview.get_by_role("button", name=re.compile("^Delete players")).click()
    toast(page, "Players deleted successfully")
    assert players(console, f"playerCode={other['playerCode']}")[0]["isDeleted"]


def test_balances_are_totalled_sorted_and_lead_to_their_player(console: Console) -> None:
    page = console.open(f"{BALANCES}?opId=aurora", AURORA)
    expect(rows(page).first).to_be_visible()
    data = console.call("GET", "/api/players/balances?opId=aurora&limit=50")["data"]
    total = f"{data['totals']['balanceInUSD']:,.2f}"
    expect(page.get_by_text(re.compile("^All wallets")).filter(has_text=total)).to_be_visible()
    page.get_by_role("button", name="Totals").click()
    for label in ("Main wallets", "Bonus wallets", "Cashback wallets", "Affiliate wallets", "Main, USDT"):
        expect(page.get_by_text(label, exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    choose(page.locator("main"), "Has balance", "No")
    expect(rows(page).first).to_contain_text("0.00")
    assert asked(page)["hasBalance"] == ["false"]
    choose(page.locator("main"), "Has balance", "Yes")
    page.get_by_role("columnheader", name="Bonus").click()
    settled(page)
    assert asked(page)["sort"][0].endswith("bonusInUSD")
    with page.expect_download() as download:
        page.get_by_role("button", name="Export").click()
    lines = list(csv.DictReader(download.value.path().read_text(encoding="utf-8-sig").splitlines()))
    kept = console.call("GET", "/api/players/balances?opId=aurora&hasBalance=true&limit=1000")["data"]
    assert {line["Player code"] for line in lines} == {each["playerCode"] for each in kept["items"]}
    open_player(page)


@pytest.mark.spec(
    "001-surface-drawer-total-users-list",
    "001-surface-drawer-total-users-deposit",
    "001-surface-drawer-total-users-withdrawal",
    "001-surface-drawer-total-users-transactions-list",
    "001-rule-total-users-tab-resets",
    "001-message-tab-total-users-players",
    "001-message-tab-total-users-transactions",
)
def test_totals_open_their_players_and_transactions_and_begin_with_players_again(console: Console) -> None:
    page = open_list(console, SUPER, "?opId=borealis")
    for name, kind in (("Total users deposit", "DEPOSIT"), ("Total users withdrawal", "WITHDRAW")):
        page.get_by_role("button", name="Totals").click()
        page.get_by_role("menuitem", name=name, exact=True).click()
        drawer = dialog(page, f"^{name}$")
        expect(drawer.get_by_role("tab", name="Players")).to_have_attribute("aria-selected", "true")
        expect(drawer.get_by_role("table")).to_be_visible()
        drawer.get_by_role("tab", name="Transactions").click()
        found = console.call("GET", f"/api/players/total-users/transactions?kind={kind}&opId=borealis")["data"]
        expect(drawer.get_by_text(f"{found['count']:,} transactions")).to_be_visible()
        close(page, drawer)
    page.get_by_role("button", name="Totals").click()
    page.get_by_role("menuitem", name="Total users deposit").click()
    drawer = dialog(page, "^Total users deposit$")
    expect(drawer.get_by_role("tab", name="Players")).to_have_attribute("aria-selected", "true")
    drawer.get_by_role("button", name=re.compile(r"^\d+ transactions of ")).first.click()
    of_one = dialog(page, "^Transactions of ")
    best = console.call("GET", "/api/players/total-users?kind=DEPOSIT&opId=borealis&sort=-totalInUSD&limit=1")
    first = best["data"]["items"][0]
    expect(of_one.locator("tbody tr")).to_have_count(first["transactionCount"])
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(of_one).to_have_count(0)
    expect(drawer).to_have_count(0)
    expect(page.get_by_role("button", name="Totals")).to_be_focused()
    page.get_by_role("button", name="Totals").click()
    page.get_by_role("menuitem", name="Total users", exact=True).click()
    drawer = dialog(page, "^Total users$")
    drawer.get_by_role("button", name=re.compile("^P1")).first.click()
    expect(dialog(page, "^Player P1")).to_be_visible()


@pytest.mark.spec(
    "001-rule-card-user-drawer-statuses",
    "001-surface-card-user-tabs",
    "001-surface-card-user-drawer",
    "001-constant-page-default-card-user-lists",
)
def test_who_used_a_card_by_status_and_from_the_start_of_a_utc_day(console: Console) -> None:
    page = open_list(console, MANAGER)
    bodies: list[dict[str, Any]] = []

    def note(request: Request) -> None:
        if request.url.endswith("/card-users"):
            bodies.append(json.loads(request.post_data or "{}"))

    page.on("request", note)
    page.get_by_role("button", name="Card users").click()
    drawer = dialog(page, "^Card users$")
    expect(drawer.get_by_role("table")).to_be_visible()
    expect(drawer.get_by_role("tab")).to_have_text(["Confirmed", "Rejected"])
    drawer.get_by_role("tab", name="Rejected").click()
    settled(page)
    starts = {"Today": "15", "Yesterday": "14", "Last 7 days": "08"}
    for preset, day in starts.items():
        drawer.get_by_text(preset, exact=True).click()
        settled(page)
        assert bodies[-1]["fromDate"] == f"2026-11-{day}T00:00:00.000Z"
        assert bodies[-1]["status"] == "REJECTED"
    drawer.get_by_text("All time", exact=True).click()
    drawer.get_by_role("tab", name="Confirmed").click()
    drawer.get_by_role("switch", name="Cards of several players only").click()
    settled(page)
    assert (bodies[-1]["isShared"], bodies[-1]["status"]) == (True, "CONFIRMED")
    assert (bodies[-1]["page"], bodies[-1]["limit"]) == (1, 50)
    shared = console.call("POST", "/api/reports/risk-management/card-users", isShared=True, status="CONFIRMED")
    card = shared["data"]["items"][0]["cardNumber"]
    field(drawer, "Card number").fill(f" {card[:4]} {card[4:]} ")
    field(drawer, "Card number").press("Enter")
    grouped = " ".join(card[at : at + 4] for at in range(0, len(card), 4))
    expect(drawer.locator("tbody td:nth-child(3)").filter(has_not_text=grouped)).to_have_count(0)
    expect(drawer.locator("tbody td:nth-child(3)").first).to_have_text(grouped)
    assert bodies[-1]["cardNumber"] == card
    assert {row["status"] for row in shared["data"]["items"]} == {"CONFIRMED"}


def test_referred_players_open_each_other(console: Console) -> None:
    console.sign_in(SUPER)
    brought = next(each for each in players(console) if each["refId"] and not each["affId"])
    count = len(players(console, f"refId={brought['refId']}"))
    page = open_list(console, SUPER, f"?playerCode={brought['refId']}")
    drawer = open_player(page)
    drawer.get_by_role("tab", name="Referred players").click()
    expect(drawer.get_by_text(re.compile(f"^{count} referred player"))).to_be_visible()
    drawer.get_by_role("button", name=brought["playerCode"]).click()
    other = dialog(page, f"^Player {brought['playerCode']}")
    expect(other.get_by_role("button", name=brought["refId"])).to_be_visible()
    close(page, other)
    expect(drawer).to_be_visible()


def test_everything_filtered_is_exported(console: Console) -> None:
    page = open_list(console, SUPER, "?opId=aurora&isVerified=true")
    with page.expect_download() as download:
        page.get_by_role("button", name="Export").click()
    lines = list(csv.DictReader(download.value.path().read_text(encoding="utf-8-sig").splitlines()))
    expected = players(console, "opId=aurora&isVerified=true")
    assert [line["Player code"] for line in lines] == [each["playerCode"] for each in expected]
    assert len(lines) > 50
    joined = {each["playerCode"]: datetime.fromisoformat(each["createdAt"]) for each in expected}
    assert all(datetime.fromisoformat(line["Joined"]) == joined[line["Player code"]] for line in lines)


def test_lists_of_money_fit_common_widths_and_a_phone_shows_amounts_first(console: Console) -> None:
    walk = Walk(console)
    page = walk.here
    for path in (*MONEY_LISTS, "/documents", "/players/usernames", "/settings/admins", "/billing/invoices"):
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
    walk.open_list(LIST)
    drawer = open_player(page)
    preview = drawer.get_by_role("button", name="Wallet preview")
    previous = drawer.get_by_role("button", name="Previous (k)")
    eventually(lambda: right_edge(preview) <= box_of(previous)["x"])
    actions = re.compile("^Actions of")
    eventually(lambda: right_edge(drawer.get_by_role("button", name=actions)) <= 390)
    drawer.get_by_role("link", name="Open full page").click()
    of_page = page.get_by_role("article").get_by_role("button", name=actions)
    eventually(lambda: right_edge(of_page) <= 390)
    of_page.click()
    expect(page.get_by_role("menuitem").first).to_be_in_viewport()

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

from web.e2e.console import AURORA, MANAGER, SUPER, Console
from web.e2e.screen import choose, dialog, exported, field, rows, settled, toast
from web.e2e.walk import Walk

LIST = "/players"
BALANCES = "/players/balances"


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


@pytest.mark.spec("001-rule-drawer-links-to-full-page")
def test_what_is_found_is_exported_and_a_player_has_wallets_a_page_and_referred_players(console: Console) -> None:
    walk = Walk(console)
    page = open_list(walk, SUPER, "?opId=aurora&isVerified=true")
    download = exported(page)
    lines = list(csv.DictReader(download.path().read_text(encoding="utf-8-sig").splitlines()))
    expected = players(console, "opId=aurora&isVerified=true")
    assert [line["Player code"] for line in lines] == [each["playerCode"] for each in expected]
    assert len(lines) > 50
    joined = {each["playerCode"]: datetime.fromisoformat(each["createdAt"]) for each in expected}
    assert all(datetime.fromisoformat(line["Joined (UTC)"]) == joined[line["Player code"]] for line in lines)

    open_list(walk, SUPER, "?opId=aurora")
    code = rows(page).first.get_attribute("data-row-key") or ""
    drawer = open_player(page)
    expect(dialog(page, f"^Player {code}")).to_be_visible()
    expect(drawer.get_by_role("tab").first).to_have_text("Details")
    drawer.get_by_role("tab", name="Wallets").click()
    for label in ("Wallet", "Bonus", "Affiliate"):
        expect(drawer.get_by_role("region", name=f"{label} panel")).to_contain_text("USD")
    expect(drawer.get_by_text("Wallet data is not real time.")).to_be_visible()
    drawer.get_by_role("tab", name="JSON").click()
    expect(drawer.get_by_label(re.compile("as JSON"))).to_contain_text(f'"playerCode": "{code}"')
    drawer.get_by_role("button", name="Wallet preview").click()
    wallet = dialog(page, "^Player wallet$")
    for currency in ("USD", "USDT", "TRX", "IRR"):
        expect(wallet.get_by_text(currency, exact=True).first).to_be_visible()
    expect(wallet.get_by_text("Wallet data is not real time.")).to_be_visible()
    close(page, wallet)
    drawer.get_by_role("link", name="Open full page").click()
    expect(page).to_have_url(re.compile(f"/players/{code}"))
    expect(page.get_by_role("article").get_by_role("tab", name="Referred players")).to_be_visible()

    brought = next(each for each in players(console) if each["refId"] and not each["affId"])
    count = len(players(console, f"refId={brought['refId']}"))
    open_list(walk, SUPER, f"?playerCode={brought['refId']}")
    drawer = open_player(page)
    drawer.get_by_role("tab", name="Referred players").click()
    expect(drawer.get_by_text(re.compile(f"^{count} referred player"))).to_be_visible()
    drawer.get_by_role("button", name=brought["playerCode"]).click()
    other = dialog(page, f"^Player {brought['playerCode']}")
    expect(other.get_by_role("button", name=brought["refId"])).to_be_visible()
    close(page, other)
    expect(drawer).to_be_visible()


def confirm_deletion(page: Page, word: str, name: str) -> None:
    asks = dialog(page, "^Delete ")
    button = asks.get_by_role("button", name=name)
    expect(button).to_be_disabled()
    asks.get_by_role("textbox").fill(word)
    button.click()
    expect(asks).to_have_count(0)


def is_empty(player: dict[str, Any]) -> bool:
    return not player["wallet"]["inUSD"]["balance"] and not player["playerStats"]["totalBetCount"]


@pytest.mark.spec(
    "001-rule-block-user-toggle",
    "001-state-player-block",
    "001-message-success-players-deleted",
    "001-message-success-player-deleted",
)
def test_a_player_is_blocked_with_a_reason_and_unblocked_and_deleted_once_without_a_balance(console: Console) -> None:
    console.watch.expects(504, 422)
    walk = Walk(console, MANAGER)
    page = open_list(walk, MANAGER, "?isBlocked=false&isDeleted=false")
    someone = players(console, "isBlocked=false&isDeleted=false")[0]
    act(page, row_of(page, someone), "Block player")
    form = dialog(page, "^Block player ")
    button = form.get_by_role("button", name="Block player")
    button.click()
    expect(form.get_by_text("Enter a reason.")).to_be_visible()
    field(form, "Reason").fill("x" * 250)
    expect(form.get_by_text("At most 200 characters.")).to_be_visible()
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

    walk.sign_in(SUPER)
    everybody = players(console, "isDeleted=false&sort=playerCode")
    rich = next(each for each in everybody if each["wallet"]["inUSD"]["balance"] > 0)
    open_list(walk, SUPER, f"?playerCode={rich['playerCode']}")
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


@pytest.mark.spec(
    "001-surface-drawer-total-users-list",
    "001-surface-drawer-total-users-deposit",
    "001-surface-drawer-total-users-withdrawal",
    "001-surface-drawer-total-users-transactions-list",
    "001-rule-total-users-tab-resets",
    "001-message-tab-total-users-players",
    "001-message-tab-total-users-transactions",
    "001-rule-card-user-drawer-statuses",
    "001-surface-card-user-tabs",
    "001-surface-card-user-drawer",
    "001-constant-page-default-card-user-lists",
)
def test_totals_balances_and_cards_lead_to_whom_they_are_of(console: Console) -> None:
    walk = Walk(console)
    page = open_list(walk, SUPER, "?opId=borealis")
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
    drawer.get_by_role("button", name=re.compile(r"^[\d,]+ transactions of ")).first.click()
    of_one = dialog(page, "^Transactions · ")
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

    walk.open(f"{BALANCES}?opId=aurora", AURORA)
    expect(rows(page).first).to_be_visible()
    data = console.call("GET", "/api/players/balances?opId=aurora&limit=50")["data"]
    total = f"{data['totals']['balanceInUSD']:,.2f}"
    expect(page.get_by_text(re.compile("^All wallets")).filter(has_text=total)).to_be_visible()
    page.get_by_role("button", name="Totals").click()
    for label in ("Main wallets", "Bonus wallets", "Cashback wallets", "Affiliate wallets", "Main, USDT"):
        expect(page.get_by_text(label, exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    choose(page.locator("main"), "Has balance", "No")
    expect(page.get_by_text("Has balance: No", exact=True)).to_be_visible()
    expect(rows(page).first).to_contain_text("0.00")
    assert asked(page)["hasBalance"] == ["false"]
    choose(page.locator("main"), "Has balance", "Yes")
    expect(page.get_by_text("Has balance: Yes", exact=True)).to_be_visible()
    bonus = page.get_by_role("columnheader", name="Bonus")
    bonus.click()
    expect(bonus).to_have_attribute("aria-sort", re.compile("ascending|descending"))
    settled(page)
    assert asked(page)["sort"][0].endswith("bonusInUSD")
    download = exported(page)
    lines = list(csv.DictReader(download.path().read_text(encoding="utf-8-sig").splitlines()))
    kept = console.call("GET", "/api/players/balances?opId=aurora&hasBalance=true&limit=1000")["data"]
    assert {line["Player code"] for line in lines} == {each["playerCode"] for each in kept["items"]}
    open_player(page)

    open_list(walk, AURORA)
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

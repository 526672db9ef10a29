"""A day of busy activity in the console: it is watched, its queues are worked off, and its month is billed to the
cent."""

from __future__ import annotations

import json
import re
from decimal import Decimal
from typing import Any
from urllib.parse import urlencode

from playwright.sync_api import Locator, Page, expect

from web.e2e.checks import open_panel, tab
from web.e2e.console import AURORA, MANAGER, SUPER, Console
from web.e2e.screen import TWO_POLLS_MS, act, dialog, field, rows, settled, toast, warned
from web.e2e.throttle import scaled
from web.e2e.walk import Walk
from web.e2e.withdrawing import open_act, press, takes

BEGINS = "2026-11-28T09:00:00Z"  # on this day each of these queues of Aurora fills
LONG_MS = scaled(60_000)  # days of activity, on a slow machine
NOVEMBER = {"fromDate": "2026-11-01T00:00:00Z", "toDate": "2026-12-01T00:00:00Z", "toExclusive": "true"}
SETTLED = {"WON", "LOST", "CASHBACK"}


def read(console: Console, path: str, **query: Any) -> Any:
    """What a read says, its amounts to the last digit."""
    answer = console.context.request.get(f"{console.address}/api{path}?{urlencode({'limit': 1000, **query})}")
    assert answer.ok, answer.text()
    return json.loads(answer.text(), parse_float=Decimal)["data"]


def badge(page: Page, name: str) -> Locator:
    return page.get_by_role("navigation").get_by_role("link", name=re.compile(f"^{name}"))


def moved(page: Page, press_what: Locator, to: str) -> None:
    """The clock, moved by a button of the panel, stands at such a time."""
    clock = page.get_by_role("tabpanel", name=re.compile("Clock"))
    press_what.click()
    expect(clock.locator("dl time").first).to_have_attribute("datetime", re.compile(f"^{to}"), timeout=LONG_MS)


def test_a_busy_day_is_worked_off_and_its_month_is_billed_to_the_cent(console: Console) -> None:
    console.world.control("POST", "/clock", now=BEGINS)
    walk = Walk(console, MANAGER)
    watched(walk)
    document_approved(walk)
    walk.sign_in(AURORA)
    withdrawals_decided(walk)
    bet_settled(walk)
    prize_paid(walk)
    # the day is over: what the rest of the month would bring is not looked at
    console.world.control("POST", "/events", type="activitySwitched", mode="off")
    walk.sign_in(SUPER)
    page = walk.open("/billing/operatorsV2/invoice?opId=aurora")
    clock = tab(open_panel(page), "Clock")
    field(clock, "Date and time (UTC)").fill("2026-12-01T06:00")
    moved(page, clock.get_by_role("button", name="Set the time"), "2026-12-01T06:")
    page.keyboard.press("Escape")
    invoiced = invoice_generated(page)
    assert invoiced == [lost_by_players(console, bet_type) for bet_type in ("CASINO", "SPORT")]


def watched(walk: Walk) -> None:
    """A day passes, and what it brought is seen: what happened, and more documents to review."""
    waiting = unreviewed(walk)
    page = walk.open("/documents?status=PENDING")
    expect(badge(page, "Documents")).to_contain_text(str(waiting))
    panel = open_panel(page)
    activity = tab(panel, "Activity")
    activity.get_by_role("radiogroup", name="Live activity").get_by_text("Busy").click()
    expect(activity.get_by_role("radio", name="Busy")).to_be_checked()
    clock = tab(panel, "Clock")
    moved(page, clock.get_by_role("button", name="+ 1 day"), "2026-11-29T09:")
    expect(tab(panel, "Activity").get_by_role("listitem").first).to_contain_text("Aurora")
    page.keyboard.press("Escape")
    now_waiting = unreviewed(walk)
    assert now_waiting > waiting
    expect(badge(page, "Documents")).to_contain_text(str(now_waiting), timeout=TWO_POLLS_MS)


def unreviewed(console: Console) -> int:
    count: int = read(console, "/players/kyc", status="PENDING")["count"]
    return count


def of_the_day(console: Console, path: str, key: str, at: str = "createdAt", **query: str) -> list[str]:
    """What came since the day began, by its key; what nothing is to be told of comes first."""
    found = read(console, path, opId="aurora", **query)
    records: list[dict[str, Any]] = found.get("items") or found["transactions"]
    came = [each for each in records if each[at] > BEGINS]
    return [each[key] for each in sorted(came, key=lambda each: len(each.get("warnings") or ()))]


def document_approved(walk: Walk) -> None:
    uuid = of_the_day(walk, "/players/kyc", "uuid", status="PENDING")[0]
    walk.lose()
    page = walk.open("/documents?opId=aurora&status=PENDING&sort=-createdAt")
    row = page.locator(f'tr[data-row-key="{uuid}"]')
    act(page, row, "Approve")
    asked = dialog(page, "Approve document")
    asked.get_by_role("button", name="Approve document").click()
    toast(page, "Document approved!")
    expect(row).to_have_count(0)


def withdrawals_decided(walk: Walk) -> None:
    paid, refused, *_ = (
        tx_id
        for provider in ("FIAT_CRYPTO", "MANUAL")
        for tx_id in of_the_day(walk, "/transactionsV2/withdraw", "txId", txStatus="PENDING", paymentProvider=provider)
    )
    takes(walk, paid, "PAYS")
    [asked_for] = read(walk, "/transactionsV2/withdraw", txId=paid)["transactions"]
    page = walk.here
    for tx_id, label, end in ((paid, "Approve", "Confirmed"), (refused, "Reject", "Rejected")):
        form = open_act(walk, page, tx_id, label, f"{label} withdrawal")
        warned(form, asked_for["warnings"] if tx_id == paid else [])
        press(form, f"{label} withdrawal")
        expect(rows(page).first).to_contain_text(end)


def bet_settled(walk: Walk) -> None:
    bet_id = of_the_day(walk, "/bets/operator", "betId", "placedAt", status="OPEN")[0]
    page = walk.open_list(f"/bets?opId=aurora&betId={bet_id}")
    act(page, rows(page).first, "Settle bet")
    asked = dialog(page, "Settle bet")
    field(asked, "Win amount").fill("1")
    asked.get_by_role("button", name="Settle bet").click()
    toast(page, "Bet is now settled!")
    expect(rows(page).first).to_contain_text("Won")


def prize_paid(walk: Walk) -> None:
    page = walk.open_list("/tournament/winners/list?opId=aurora&hasPending=true")
    rows(page).first.get_by_role("link").click()
    winner = rows(page).filter(has_text="Pending").first
    details = walk.call("GET", f"/api/tournament/payouts/{winner.get_attribute('data-row-key')}")["data"]
    act(page, winner, "Approve prize")
    asked = dialog(page, "Approve prize")
    settled(page)
    warned(asked, details["warnings"])
    asked.get_by_role("button", name="Approve prize").click()
    toast(page, "Winner Prize Payout Confirmed!")


def invoice_generated(page: Page) -> list[Decimal]:
    """Casino and sport GGR of the invoice of November, as its drawer says."""
    page.get_by_role("button", name="Generate invoice", exact=True).click()
    settled(page)
    form = dialog(page, "Generate invoice")
    form.get_by_role("button", name="Generate invoice", exact=True).click()
    toast(page, "Invoice Generated!")
    first = rows(page).first
    expect(first).to_contain_text("November 2026")
    first.locator("[data-row-link]").click()
    drawer = dialog(page, "^Invoice ")
    facts = (drawer.locator("dl > div").filter(has_text=f"{kind} GGR").first for kind in ("Casino", "Sport"))
    texts = [fact.locator(".kit-money").inner_text() for fact in facts]
    return [Decimal(re.sub(r"[^\d.−]", "", text).replace("−", "-")) for text in texts]


def lost_by_players(console: Console, bet_type: str) -> Decimal:
    """Stakes minus wins of the bets of November by the list of bets: of those listed and of the others."""
    query = {"opId": "aurora", "includeBrands": "true", "isTest": "false", "betType": bet_type, **NOVEMBER}
    page, found, remaining = 0, Decimal(0), 1
    while remaining:
        page += 1
        part = read(console, "/bets", dateField="settledAt", page=page, **query)
        ended = [bet for bet in part["items"] if bet["status"] in SETTLED]
        found += sum(bet["stakeInUSD"] - bet["winInUSD"] for bet in ended)
        remaining = part["remaining"]
    return found + Decimal(part["unlisted"]["plInUSD"])

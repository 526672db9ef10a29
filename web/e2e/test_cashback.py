"""Cashback in the browser: claims, what staff decide of them, and a player's settings."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, Request, expect

from web.e2e.console import SUPER, Console
from web.e2e.screen import TWO_POLLS_MS, act, dialog, eventually, field, item_of, rows, settled, toast
from web.e2e.walk import Walk

PENDING = "/transactions/pending-cashback"
ALL = "/transactions/cashback"
CALLS = re.compile(r"/api/(reports/cashback|transactions/cashback)")
ROWS = [{"lostAmountInUSD": 0, "percentage": 10}, {"lostAmountInUSD": 1000, "percentage": 20}]


def sends(page: Page, method: str = "PUT") -> list[dict[str, Any]]:
    """The bodies of what is sent from now on."""
    found: list[dict[str, Any]] = []

    def note(request: Request) -> None:
        if CALLS.search(request.url) and request.method == method:
            found.append(json.loads(request.post_data or "{}"))

    page.on("request", note)
    return found


def claims(console: Console, query: str = "limit=1000") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = console.call("GET", f"/api{ALL}?{query}")["data"]["transactions"]
    return found


def open_list(console: Console, path: str, email: str | None = None) -> Page:
    page = console.open(path, email)
    expect(rows(page).first).to_be_visible()
    return page


def lost(console: Console, amount: int, *, auto: bool = False) -> dict[str, str]:
    """Aurora's first player with settings of their own, who lost so much; a tenth of it was credited."""
    player = console.call("GET", "/api/players?opId=aurora&includeBrands=false&limit=1&sort=createdAt")["data"][
        "items"
    ][0]
    named = {"opId": "aurora", "playerCode": player["playerCode"]}
    settings = console.call(
        "GET", f"/api/reports/cashback/player/settings?{'&'.join('='.join(i) for i in named.items())}"
    )
    levels = [{"lostAmountInUSD": 0, "percentage": 10}]
    body = {**named, "minWithdrawAmountInUSD": 5, "autoApproval": auto, "settings": levels, "settingsToOverride": [0]}
    revision = ("If-Match", f'"{settings["data"]["revision"]}"')
    assert console.call("PUT", "/api/reports/cashback/player/settings/override", [revision], **body)["success"]
    topup: dict[str, Any] = {
        "currency": "USD",
        "amount": amount,
        "action": "top-up",
        "reason": "TEST",
        "note": "To bet with",
    }
    assert console.call("POST", "/api/player/wallet/topup", playerCode=player["playerCode"], **topup)["success"]
    stake: dict[str, Any] = {
        "playerCode": player["playerCode"],
        "stake": amount,
        "currency": "USD",
        "gameId": "koi-garden",
    }
    bet = console.world.control("POST", "/events", type="betPlaced", **stake)
    console.world.control("POST", "/events", type="betSettled", betId=bet["betId"], status="LOST")
    console.world.control("POST", "/clock", advance="PT15H")
    return named


def open_panel(console: Console, player_code: str) -> Locator:
    page = console.open(f"/players/{player_code}")
    page.get_by_role("tab", name="Wallets").click()
    panel = page.get_by_role("region", name="Cashback panel")
    expect(panel.get_by_text("Available to claim")).to_be_visible()
    settled(page)
    return panel


def figure(panel: Locator, label: str) -> str:
    """A fact of the panel, as `56.55`."""
    fact = panel.locator("dl > div").filter(has=panel.page.get_by_text(label, exact=True)).locator("dd")
    return fact.inner_text().split()[0]


def cells(asked: Locator, row: str) -> list[str]:
    """What a row of before and after says, as `["0.00", "7.81"]`."""
    found = asked.get_by_role("row", name=re.compile(f"^{re.escape(row)}")).get_by_role("cell")
    return [text.split()[0] for text in found.all_inner_texts()]


def test_a_claim_is_confirmed_or_rejected_after_saying_what_moves(console: Console) -> None:
    console.watch.expects(504, 409)
    walk = Walk(console)
    page = open_list(walk, PENDING)
    sent = sends(page)
    badge = page.get_by_role("link", name="Pending cashback")
    waiting = len(claims(console, "txStatus=PENDING&limit=1000"))
    expect(badge).to_contain_text(str(waiting))
    first = rows(page).first
    tx_id = str(first.get_attribute("data-row-key"))
    amount = first.locator(".kit-money").inner_text().split()[0]
    act(page, first, "Approve cashback")
    asked = dialog(page, "Approve cashback")
    expect(asked.get_by_role("row", name=re.compile("^On hold"))).to_be_visible()

    def gained() -> float:
        before, after = (float(text.replace(",", "")) for text in cells(asked, "Main"))
        return round(after - before, 2)

    eventually(gained, float(amount))
    console.world.fault("cashbackDecide", "drop_after")
    asked.get_by_role("button", name="Approve cashback").click()
    expect(asked.get_by_role("alert")).to_contain_text("It is not known whether this was done.")
    expect(field(asked, "Note for the player")).to_be_disabled()
    console.world.mend()
    asked.get_by_role("button", name="Check again").click()
    toast(page, "Cashback approved.")
    expect(asked).to_have_count(0)
    expect(page.locator(f'tr[data-row-key="{tx_id}"]')).to_have_count(0)
    settled(page)

    act(page, rows(page).first, "Reject cashback")
    asked = dialog(page, "Reject cashback")
    expect(asked.get_by_role("row", name=re.compile("^On hold"))).to_be_visible()
    note = field(asked, "Note for the player")
    note.fill("  Play once more first.  ")
    rejected = str(rows(page).first.get_attribute("data-row-key"))
    asked.get_by_role("button", name="Reject cashback").click()
    toast(page, "Cashback rejected.")
    expect(asked).to_have_count(0)
    expect(badge).to_contain_text(str(waiting - 2), timeout=TWO_POLLS_MS)
    assert sent == [
        {"txId": tx_id, "actionType": "confirm"},
        {"txId": rejected, "actionType": "reject", "noteForThePlayer": "Play once more first."},
    ]

    settled(page)
    third = str(rows(page).first.get_attribute("data-row-key"))
    act(page, rows(page).first, "Approve cashback")
    asked = dialog(page, "Approve cashback")
    assert console.call("PUT", f"/api{ALL}", txId=third, actionType="reject")["success"]
    asked.get_by_role("button", name="Approve cashback").click()
    toast(page, "This claim is already rejected.")
    expect(asked).to_have_count(0)
    open_list(walk, f"{ALL}?txId={third}")
    expect(rows(page)).to_contain_text("Rejected")
    rows(page).get_by_role("button", name=re.compile("^Actions of")).click()
    expect(page.get_by_role("menuitem", name="Approve cashback")).to_be_disabled()


def test_a_players_settings_are_overridden_and_restored(console: Console) -> None:
    console.watch.expects(404, 412, 422)
    console.sign_in(SUPER)
    named = lost(console, 500)
    panel = open_panel(console, named["playerCode"])
    page = panel.page
    sent = sends(page)
    panel.get_by_role("button", name="Override settings").click()
    form = dialog(page, "Override cashback settings")
    form.get_by_role("button", name="Add a level").click()
    expect(field(form, "Loss from, level 2")).to_have_value("1")
    field(form, "Loss from, level 2").fill("0")
    form.get_by_role("button", name="Override cashback settings").click()
    message = form.get_by_text("Each level must start above the previous one.")
    expect(message).to_be_visible()
    field(form, "Loss from, level 2").fill("1")
    expect(message).to_have_count(0)
    form.get_by_role("button", name="Add a level").click()
    expect(field(form, "Loss from, level 3")).to_have_value("2")
    form.get_by_role("button", name="Remove level 3").click()
    expect(field(form, "Loss from, level 3")).to_have_count(0)
    field(form, "Loss from, level 2").fill("1000")
    field(form, "Cashback, level 2").fill("20")
    form.get_by_role("button", name="Override cashback settings").click()
    toast(page, "Cashback settings updated.")
    expect(form).to_have_count(0)
    expect(panel).to_contain_text("Level 1 of 2")
    own = {**named, "minWithdrawAmountInUSD": 5, "autoApproval": False}
    assert sent == [{**own, "settings": ROWS, "settingsToOverride": [0, 1]}]

    settled(page)
    panel.get_by_role("button", name="Override settings").click()
    form.get_by_role("switch", name="Override level 1").click()
    expect(field(form, "Cashback, level 1")).to_be_disabled()
    operators = field(form, "Cashback, level 1").input_value()
    revision = console.call(
        "GET", f"/api/reports/cashback/player/settings?opId=aurora&playerCode={named['playerCode']}"
    )
    header = ("If-Match", f'"{revision["data"]["revision"]}"')
    other = {**own, "minWithdrawAmountInUSD": 7, "settings": ROWS, "settingsToOverride": [0, 1]}
    assert console.call("PUT", "/api/reports/cashback/player/settings/override", [header], **other)["success"]
    form.get_by_role("button", name="Override cashback settings").click()
    stale = dialog(page, "Changed in the meantime")
    expect(stale).to_contain_text("Sam Super")
    stale.get_by_role("button", name="Overwrite with my changes").click()
    expect(form).to_have_count(0)
    expect(panel).to_contain_text(f"{operators} %")

    settled(page)
    refusal = {"http": 422, "dialect": "message", "messages": ["Settings rest today."]}
    console.world.fault("cashbackSettingsRestore", "error", **refusal)
    panel.get_by_role("button", name="Restore operator settings").click()
    asked = dialog(page, "Restore operator settings")
    asked.get_by_role("button", name="Restore operator settings").click()
    failed = dialog(page, "Unable to Restore")
    expect(failed).to_contain_text("Settings rest today.")
    failed.get_by_role("button", name="Close").last.click()
    expect(failed).to_have_count(0)
    console.world.mend()

    panel.get_by_role("button", name="Restore operator settings").click()
    expect(asked.get_by_role("row", name=re.compile("^Level 2"))).to_contain_text("20 % from 1,000.00")
    settings = console.call(
        "GET", f"/api/reports/cashback/player/settings?opId=aurora&playerCode={named['playerCode']}"
    )
    header = ("If-Match", f'"{settings["data"]["revision"]}"')
    assert console.call("POST", "/api/reports/cashback/player/settings/restore", [header], **named)["success"]
    asked.get_by_role("button", name="Restore operator settings").click()
    gone = dialog(page, "Deleted in the meantime")
    expect(gone).to_contain_text("Someone else deleted this record.")
    gone.get_by_role("button", name="Close").last.click()
    expect(gone).to_have_count(0)
    expect(panel.get_by_role("button", name="Restore operator settings")).to_be_disabled()


def test_cashback_is_credited_at_midnight_and_claimed(console: Console) -> None:
    console.watch.expects(422)
    console.sign_in(SUPER)
    named = lost(console, 2000)
    panel = open_panel(console, named["playerCode"])
    page = panel.page
    sent = sends(page, "POST")
    held = "200.00"
    eventually(lambda: figure(panel, "Available to claim"), held)
    panel.get_by_role("button", name="Claim cashback").click()
    form = dialog(page, "Claim cashback")
    amount = field(form, "Claim amount")
    expect(amount).to_have_value("200")
    for typed, settings in (
        ("", "Claim amount is required."),
        ("0", "The claim amount must be at least 0.01."),
        ("4.99", "A claim is at least 5.00 USD."),
        ("9999999", f"The cashback wallet holds {held} USD."),
        ("5.0011", "At most 2 decimal places are allowed."),
    ):
        amount.fill(typed)
        form.get_by_role("button", name="Claim cashback").click()
        expect(item_of(form, "Claim amount").get_by_text(settings)).to_be_visible()
    amount.fill("5")
    eventually(lambda: cells(form, "On hold for this claim"), ["0.00", "5.00"])
    form.get_by_role("button", name="Claim cashback").click()
    toast(page, "Cashback claimed succesfully.")
    expect(form).to_have_count(0)
    claimed = [body for body in sent if "claimAmountInUSD" in body]
    assert claimed == [{**named, "claimAmountInUSD": 5}]
    settled(page)
    eventually(lambda: figure(panel, "Available to claim"), "195.00")
    panel.get_by_role("button", name="Withdrawal history").click()
    history = dialog(page, "Cashback withdrawal history")
    expect(history.get_by_role("row", name=re.compile(r"5\.00 USD.*Pending"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(history).to_have_count(0)

    console.world.fault("cashbackClaim", "error", http=422, dialect="message", messages=["Claims rest today."])
    panel.get_by_role("button", name="Claim cashback").click()
    form.get_by_role("button", name="Claim cashback").click()
    failed = dialog(page, "Unable to Claim")
    expect(failed).to_contain_text("Claims rest today.")
    failed.get_by_role("button", name="Close").last.click()
    expect(failed).to_have_count(0)
    expect(form).to_be_visible()

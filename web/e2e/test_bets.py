"""Bets in the browser: an open bet settled as lost, and the open bets of one event settled together."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from web.e2e.checks import counts, ended
from web.e2e.console import AURORA, Console
from web.e2e.screen import act, dialog, eventually, field, rows, toast
from web.e2e.walk import Walk


def settlement(walk: Walk) -> Locator:
    page = walk.open_list("/bets?status=OPEN&betType=SPORT")
    act(page, rows(page).first, "Settle bet")
    return dialog(page, "Settle bet")


def test_an_open_bet_is_settled_as_lost(console: Console) -> None:
    walk = Walk(console)
    asked = settlement(walk)
    bet = asked.locator("dl > div").filter(has_text="Bet ID").locator("dd").inner_text()
    field(asked, "Win amount").fill("0")
    asked.get_by_role("button", name="Settle bet").click()
    toast(walk.here, "Bet is now settled!")
    page = walk.open_list(f"/bets?betId={bet}")
    expect(rows(page)).to_contain_text("Lost")


def placed(console: Console) -> str:
    """Two players bet on one event; the ID of one of the bets."""
    players = console.call("GET", "/api/players?limit=50&isDeleted=false&isBlocked=false&isTest=false")["data"]["items"]
    topup: dict[str, Any] = {"currency": "USD", "amount": 20, "action": "top-up", "reason": "TEST", "note": "To bet"}
    for player in players[:2]:
        code = player["playerCode"]
        assert console.call("POST", "/api/player/wallet/topup", playerCode=code, **topup)["success"]
        stake: dict[str, Any] = {"playerCode": code, "stake": 10, "currency": "USD", "eventId": "ev-fo-0-0"}
        bet = console.world.control("POST", "/events", type="betPlaced", **stake)
    return str(bet["betId"])


def test_the_open_bets_of_one_event_are_settled_together(console: Console) -> None:
    walk = Walk(console, AURORA)
    walk.open_list("/bets")
    page = walk.open_list(f"/bets?betId={placed(console)}")
    event = rows(page).first.get_by_text(re.compile(r"^[^\n]+ v [^\n]+$")).first.inner_text()
    page = walk.open_list(f"/bets?status=OPEN&betType=SPORT&betMode=SINGLE&event={event}")
    page.get_by_role("checkbox", name="Select all").check()
    page.get_by_role("button", name="Settle event").click()
    choice = dialog(page, f"Settle {event}")
    markets = choice.get_by_role("combobox", name=re.compile("which outcome won"))
    expect(markets.first).to_be_visible()
    for market in markets.all():
        market.click()
        page.get_by_title("Another outcome: all of these lost").locator("visible=true").last.click()
    choice.get_by_role("button", name="Preview").click()
    preview = dialog(page, "Settle event")
    start = preview.get_by_role("button", name=re.compile("^Settle event"))
    preview.get_by_label(re.compile("^Type ")).fill(f"settle {start.inner_text().split()[-1]}")
    start.click()
    report = ended(page, "Settle event")
    eventually(lambda: counts(report)["Done"] > 0, True)

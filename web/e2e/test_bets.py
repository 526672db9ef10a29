"""Bets in the browser: an open bet settled as lost, and the open bets of one event settled together."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from web.e2e.checks import counts, ended
from web.e2e.console import AURORA, Console
from web.e2e.screen import act, dialog, eventually, field, rows, toast
from web.e2e.walk import Walk


def settlement(walk: Walk) -> Locator:
    page = walk.open_list("/bets?status=OPEN&betType=SPORT")
    act(page, rows(page).first, "Settle bet")
    return dialog(page, "Settle Open Bet")


def test_an_open_bet_is_settled_as_lost(console: Console) -> None:
    walk = Walk(console)
    asked = settlement(walk)
    bet = asked.locator("dl > div").filter(has_text="Bet ID").locator("dd").inner_text()
    field(asked, "Win amount").fill("0")
    asked.get_by_role("button", name="Settle bet").click()
    toast(walk.here, "Bet is now settled!")
    page = walk.open_list(f"/bets?betId={bet}")
    expect(rows(page)).to_contain_text("Lost")


def test_the_open_bets_of_one_event_are_settled_together(console: Console) -> None:
    walk = Walk(console, AURORA)
    page = walk.open_list("/bets?status=OPEN&betType=SPORT&betMode=SINGLE")
    event = rows(page).first.get_by_text(re.compile(r"^[^\n]+ v [^\n]+$")).first.inner_text()
    page = walk.open_list(f"/bets?status=OPEN&betType=SPORT&betMode=SINGLE&event={event}")
    page.get_by_role("checkbox", name="Select all").check()
    page.get_by_role("button", name="Settle event").click()
    choice = dialog(page, f"Settle {event}")
    for market in choice.get_by_role("combobox", name=re.compile("which outcome won")).all():
        market.click()
        page.get_by_title("Another outcome: all of these lost").locator("visible=true").last.click()
    choice.get_by_role("button", name="Preview").click()
    preview = dialog(page, "Settle event")
    start = preview.get_by_role("button", name=re.compile("^Settle event"))
    preview.get_by_label(re.compile("^Type ")).fill(f"settle {start.inner_text().split()[-1]}")
    start.click()
    report = ended(page, "Settle event")
    eventually(lambda: counts(report)["Done"] > 0, True)

"""Referrals in the browser: a player from whom they referred to the profit in their main wallet."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from web.e2e.console import AURORA, SUPER, Console
from web.e2e.screen import act, dialog, dismiss, field, rows, settled, toast, warned

PLAYER = {"opId": "aurora", "firstName": "Odile", "lastName": "Wren", "currency": "USD"}


def register(console: Console, number: int, **by: Any) -> str:
    """A new player, of a device and an address of their own."""
    apart = {"username": f"wren-{number}000", "email": f"wren{number}@mail.test"}
    apart |= {"ip": f"203.0.113.{number}", "deviceId": f"device-{number}"}
    made = console.world.control("POST", "/events", type="playerRegistered", **PLAYER, **apart, **by)
    return str(made["playerCode"])


def deposit_and_lose(console: Console, player: str, stake: int) -> None:
    """The player deposits so much for the first time, and loses it."""

    def event(**given: Any) -> Any:
        return console.world.control("POST", "/events", **given)

    paid = event(type="depositRequested", playerCode=player, amount=stake, currency="USD")
    event(type="depositConfirmed", txId=paid["txId"])
    bet = event(type="betPlaced", playerCode=player, stake=stake, currency="USD", gameId="koi-garden")
    event(type="betSettled", betId=bet["betId"], status="LOST")


def open_panel(console: Console, player: str, page: Page | None = None) -> Locator:
    opened = console.open(f"/players/{player}", SUPER, page)
    opened.get_by_role("tab", name="Wallets").click()
    panel = opened.get_by_role("region", name="Affiliate panel")
    expect(panel.get_by_text("Active players")).to_be_visible()
    settled(opened)
    return panel


def fact(panel: Locator, label: str) -> Locator:
    return panel.locator("dl > div").filter(has=panel.page.get_by_text(label, exact=True)).locator("dd")


def override(panel: Locator) -> None:
    """Levels of the player's own, which are soon left."""
    page = panel.page
    panel.get_by_role("button", name="Override settings").click()
    wizard = dialog(page, "^Override affiliate settings$")
    field(wizard, "Active from wager").fill("50")
    field(wizard, "Minimum withdrawal").fill("10")
    wizard.get_by_role("button", name="Next").click()
    field(wizard, "Wager to leave, level 1").fill("100")
    field(wizard, "CPA, level 1").fill("20")
    field(wizard, "CPA, level 2").fill("35")
    wizard.get_by_role("button", name="Next").click()
    wizard.get_by_role("button", name="Save all changes").click()
    toast(page, "Affiliate settings updated.")
    dismiss(page)


@pytest.mark.spec("001-rule-withdraw-profit-moves")
def test_a_player_refers_levels_up_earns_and_withdraws(console: Console) -> None:
    referrer = register(console, 1)
    panel = open_panel(console, referrer)
    page = panel.page
    override(panel)
    deposit_and_lose(console, register(console, 2, refId=referrer), 60)
    deposit_and_lose(console, register(console, 3, refId=referrer), 60)

    panel = open_panel(console, referrer, page)
    expect(fact(panel, "Level")).to_have_text("2")
    expect(fact(panel, "Referred players’ wager")).to_contain_text("120.00")
    # the first friend at the first level, the second at the level to which their own bet led
    expect(fact(panel, "Estimated balance")).to_contain_text("55.00")
    registered = panel.get_by_role("row", name=re.compile("^Registered"))
    expect(registered.get_by_role("cell").first).to_have_text("2")
    panel.get_by_role("button", name="Withdraw profit").click()
    form = dialog(page, "^Withdraw profit$")
    field(form, "Profit").fill("40")
    form.get_by_role("button", name="Withdraw profit").click()
    toast(page, "Affiliate profit withdrawn succesfully.")
    expect(fact(panel, "On hold")).to_contain_text("40.00")

    console.open(f"/withdraw/affiliate?playerCode={referrer}", AURORA, page)
    act(page, rows(page).first, "Approve")
    form = dialog(page, "^Approve affiliate withdrawal$")
    warned(form, ["KYC_MISSING"])
    form.get_by_role("button", name="Approve").click()
    toast(page, "Affiliate withdrawal approved.")

    panel = open_panel(console, referrer, page)
    expect(fact(panel, "Estimated balance")).to_contain_text("15.00")
    main = page.get_by_role("region", name="Wallet panel")
    expect(fact(main, "Total in USD")).to_contain_text("40.00")

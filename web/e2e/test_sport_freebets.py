"""A sport free bet in the browser: given, used by a bet, and found again in the player's details."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from web.e2e.console import AURORA, Console
from web.e2e.screen import dialog, dismiss, settled


def somebody(console: Console) -> str:
    """The code of a player of aurora with a wallet in USD, who holds no free bet."""
    found = console.call("GET", "/api/players?opId=aurora&includeBrands=false&isTest=false&limit=100")["data"]["items"]
    applied = console.call("GET", "/api/bonus/sport/applied?opId=aurora&limit=1000")["data"]["items"]
    held = {each["playerCode"] for each in applied}
    return next(
        str(player["playerCode"])
        for player in found
        if not (player["isDeleted"] or player["isBlocked"] or player["playerCode"] in held)
        and "USD" in player["wallet"]["byCurrency"]
    )


def test_a_free_bet_is_given_used_and_found_again(console: Console) -> None:
    page = console.open("/bonus/sport", AURORA)
    code = somebody(console)
    console.open(f"/players/{code}", page=page)
    page.get_by_role("button", name=re.compile("^Actions of")).first.click()
    page.get_by_role("menuitem", name="Give sport free bet").click()
    dialog(page, "Sport free bet templates").get_by_role("button", name="Give Weekend single 10", exact=True).click()
    form = dialog(page, "Give sport free bet")
    form.get_by_label("Number of bets").fill("2")
    form.get_by_role("button", name="Give sport free bet").click()
    expect(form).to_have_count(0)
    dismiss(page)
    page.get_by_role("tab", name="Free bets").click()
    given = page.get_by_role("row").filter(has_text="Weekend single 10")
    expect(given).to_contain_text("0 of 2")
    held = console.call("GET", f"/api/bonus/sport/applied?playerCode={code}")["data"]["items"][0]
    console.world.control(
        "POST", "/events", type="betPlaced", playerCode=code, freeBetId=held["freeBetId"], eventId="ev-fo-0-0"
    )
    page.reload()
    page.get_by_role("tab", name="Free bets").click()
    settled(page)
    expect(given).to_contain_text("1 of 2")

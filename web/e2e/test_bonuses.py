"""Bonuses in the browser: made, released, given and deleted; unlocked, claimed and lapsed; given to many at once."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from web.e2e.checks import counts, ended, size_of
from web.e2e.console import AURORA, NOW, Console
from web.e2e.screen import act, choose, dialog, dismiss, eventually, field, rows, settled, toast

OF_AURORA = "opId=aurora&includeBrands=false"


def fill(form: Locator, title: str, amount: str) -> None:
    field(form, "Title 1").fill(title)
    form.get_by_label(re.compile("^(Amount|Most that is given at once)$")).fill(amount)
    field(form, "Start").fill("2026-11-01T00:00")
    field(form, "End").fill("2027-11-01T00:00")


def test_a_bonus_is_made_released_given_and_deleted(console: Console) -> None:
    page = console.open(f"/bonus/list?{OF_AURORA}", AURORA)
    page.get_by_role("button", name="Create bonus", exact=True).click()
    form = dialog(page, "Create bonus")
    expect(form.get_by_text("Persian (fa)")).to_be_visible()
    choose(form, "Type", "Manual bonus")
    fill(form, "Apology", "25")
    form.get_by_role("button", name="Create bonus").click()
    toast(page, "Bonus created!")
    expect(rows(page).filter(has_text="Apology")).to_contain_text("25.00")
    dismiss(page)
    console.open(f"/bonus/releases?{OF_AURORA}", page=page)
    page.get_by_role("button", name="Create bonus release", exact=True).click()
    form = dialog(page, "Create bonus release")
    choose(form, "Bonus", "Apology")
    field(form, "Title").fill("Apology by the week")
    field(form, "Start").fill("2026-11-16T00:00")
    field(form, "End").fill("2027-11-01T00:00")
    field(form, "Wagered, tier 1").fill("500")
    field(form, "Unlocked, tier 1").fill("20")
    form.get_by_role("button", name="Add a tier").click()
    field(form, "Wagered, tier 2").fill("400")
    expect(form.get_by_text("Each tier’s wager must be above the previous tier’s.")).to_be_visible()
    field(form, "Wagered, tier 2").fill("2000")
    field(form, "Unlocked, tier 2").fill("50")
    form.get_by_role("button", name="Create bonus release").click()
    toast(page, "Bonus release created!")
    dismiss(page)
    found = console.call("GET", f"/api/players?{OF_AURORA}&isTest=false&limit=100")["data"]["items"]
    code = next(each["playerCode"] for each in found if not (each["isDeleted"] or each["isBlocked"]))
    console.open(f"/players/{code}", page=page)
    page.get_by_role("tab", name="Bonuses", exact=True).click()
    page.get_by_role("button", name="Give bonus", exact=True).click()
    form = dialog(page, "Give bonus")
    choose(form, "Bonus", "Apology")
    expect(field(form, "Amount")).to_have_value("25")
    field(form, "Note").fill("Ticket 4711")
    form.get_by_role("button", name="Give bonus").click()
    toast(page, "Bonus given!")
    dismiss(page)
    page.get_by_role("button", name="Apology", exact=True).click()
    expect(dialog(page, "^Player bonus ·")).to_contain_text("Ticket 4711")
    console.open(f"/bonus/list?{OF_AURORA}", page=page)
    act(page, rows(page).filter(has_text="Apology"), "Delete bonus")
    asked = dialog(page, "Delete bonus “Apology”?")
    expect(asked).to_contain_text("1 player")
    eventually(lambda: size_of(asked), "550x250")
    asked.get_by_role("textbox").fill("delete")
    asked.get_by_role("button", name="Delete bonus").click()
    toast(page, "Bonus is successfully deleted!")
    expect(rows(page).filter(has_text="Apology")).to_have_count(0)


def write(console: Console, path: str, **body: Any) -> Any:
    """What the signed-in user's call answers."""
    answer = console.call("POST", path, [("Idempotency-Key", f"{path.replace('/', '-')}-once")], **body)
    assert answer["success"], answer
    return answer["data"]


def with_fifty(console: Console) -> str:
    """The code of a new player who was given 50 USD, of which the week unlocks 20 for 500 and 40 for 2,000."""
    times = {"startTime": NOW, "endTime": "2027-11-01T00:00:00Z"}
    texts = [{"language": language, "title": "Apology"} for language in ("en", "fa")]
    terms = {"type": "MANUAL_BONUS", "prizeType": "FIXED", "amountInUSD": 50, "wageringMultiplier": 0, "daysToUse": 30}
    bonus = write(console, "/api/bonus/definitions", opId="aurora", texts=texts, **terms, **times)["_id"]
    tiers = [
        {"tier": tier, "requiredWager": wager, "maxBonusAmountInUSD": most, "minBetAmountInUSD": 1}
        for tier, wager, most in ((1, 500, 20), (2, 2000, 40))
    ]
    release = {"bonusId": bonus, "title": "By the week", "schedule": "WEEKLY", "isActive": True, **times}
    write(console, "/api/bonus/releases", **release, tiers=tiers)
    who = {"opId": "aurora", "firstName": "Bo", "lastName": "Nuss", "username": "bo_nuss", "email": "bo@mail.test"}
    code: str = event(console, "playerRegistered", **who, currency="USD")["playerCode"]
    write(console, "/api/bonus/players", playerCode=code, bonusId=bonus, amountInUSD=50, note="Ticket 4711")
    # what the deposit earns is younger, so that claims take this one first
    console.world.control("POST", "/clock", advance="PT1M")
    paid = event(console, "depositRequested", playerCode=code, amount=3000, currency="USD", provider="MANUAL")
    event(console, "depositConfirmed", txId=paid["txId"])
    return code


def event(console: Console, kind: str, **fields: Any) -> Any:
    return console.world.control("POST", "/events", type=kind, **fields)


def lose(console: Console, code: str, stake: int) -> None:
    bet = event(console, "betPlaced", playerCode=code, stake=stake, currency="USD", gameId="koi-garden")
    event(console, "betSettled", betId=bet["betId"], status="LOST")


def bonuses_of(console: Console, code: str, page: Page | None = None) -> Page:
    page = console.open(f"/players/{code}", page=page)
    page.get_by_role("tab", name="Bonuses", exact=True).click()
    return page


def fact(shown: Locator, label: str) -> Locator:
    return shown.locator("dl > div").filter(has=shown.page.get_by_text(label, exact=True)).locator("dd")


def test_a_bonus_is_unlocked_claimed_approved_and_lapses(console: Console) -> None:
    console.sign_in(AURORA)
    code = with_fifty(console)
    lose(console, code, 500)
    page = bonuses_of(console, code)
    given = page.get_by_role("row").filter(has_text="Apology")
    expect(given).to_contain_text("Tier 2 of By the week: 500.00 of 2,000.00 USD unlocks 20.00 USD")
    lose(console, code, 1500)
    claim = event(console, "bonusClaimed", playerCode=code, amountInUSD=30)["txId"]
    console.open(f"/bonus/claims?opId=aurora&playerCode={code}", page=page)
    act(page, rows(page), "Approve")
    form = dialog(page, "Approve bonus")
    expect(form.get_by_role("row").filter(has_text="Main")).to_contain_text("1,030.00")
    field(form, "Note for the player").fill("As you asked.")
    form.get_by_role("button", name="Approve bonus").click()
    toast(page, "Bonus approved.")
    dismiss(page)
    expect(rows(page)).to_have_count(0)
    console.world.control("POST", "/clock", advance="P30D")
    bonuses_of(console, code, page)
    page.get_by_role("button", name="Apology", exact=True).click()
    shown = dialog(page, "^Player bonus ·")
    for label, amount in (("Unlocked", 40), ("Claimed", 30), ("Can be claimed", 10), ("Lapsed", 10), ("Locked", 0)):
        expect(fact(shown, label)).to_have_text(re.compile(rf"^{amount}\.00\s?USD$"))
    expect(shown.get_by_role("link", name=re.compile(f"^{claim[:7]}"))).to_be_visible()
    shown.get_by_role("link", name="Bets of the period").first.click()
    settled(page)
    expect(rows(page)).to_have_count(2)


def test_many_players_are_given_a_bonus_at_once(console: Console) -> None:
    page = console.open(f"/players?{OF_AURORA}&isTest=false&isBlocked=false&isDeleted=false&limit=50", AURORA)
    expect(rows(page).first).to_be_visible()
    page.get_by_role("checkbox", name="Select all").check()
    page.get_by_role("toolbar").get_by_role("button", name="Give bonus").click()
    form = dialog(page, "Give bonus")
    choose(form, "Bonus", "Goodwill · Aurora Gaming")
    field(form, "Amount").fill("5")
    field(form, "Note").fill("Goodwill for all")
    form.get_by_role("button", name="Preview").click()
    preview = page.get_by_role("dialog", name="Give bonus").filter(has=page.get_by_label(re.compile("^Type give")))
    expect(preview).to_contain_text("5.00 USD")
    able = re.findall(r"give (\d+)", preview.inner_text())[0]
    preview.get_by_label(re.compile("^Type ")).fill(f"give {able}")
    preview.get_by_role("button", name="Give bonus").click()
    report_of = ended(page, "Give bonus")
    eventually(lambda: counts(report_of)["Done"], int(able))

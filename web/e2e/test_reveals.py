"""Personal data in the browser: a day's work of a manager who sees it masked, and what it leaves there."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from web.e2e.console import AURORA, MANAGER, NORTH, Console
from web.e2e.screen import act, dialog, eventually, field, rows, settled, toast

ALL_PLAYERS = "/api/players?limit=1000"
PLAYERS = "/api/players?opId=aurora&includeBrands=false&isTest=false&isBlocked=false&isDeleted=false&limit=500"
DOCUMENTS = "/documents?status=PENDING&opId=aurora&includeBrands=false"
WITHDRAWALS = "/withdraw/pending"
ACCOUNTS = "/api/paymentsV2/withdraw/bank-accounts?limit=500"
SHORTEST = 6
# All that a browser keeps of a page: what is stored, the addresses of its history, and what can be read.
KEPT = """async () => {
  const databases = (await indexedDB.databases()).map(({ name }) => name)
  const caches_ = await caches.keys()
  const stored = [{ ...localStorage }, { ...sessionStorage }, databases, caches_, document.cookie, window.name]
  return JSON.stringify([stored, history.state, location.href, document.title])
}"""
SEEN = "() => document.documentElement.outerHTML"


def personal_values(console: Console) -> set[str]:
    """Names, e-mails, cards and accounts of six letters and more that stand in no other field of their player."""
    players = console.call("GET", ALL_PLAYERS)["data"]["items"]
    accounts = console.call("GET", ACCOUNTS)["data"]["items"]
    plain = json.dumps([[each["username"], each["profile"]["nickname"], each["operator"]] for each in players]).lower()
    profiles = [each["profile"][name] for each in players for name in ("firstName", "lastName", "email")]
    cards = [each[name] for each in accounts for name in ("cardNumber", "iban", "nameOnCard")]
    origins = [
        each[name] for player in players if (each := player.get("registeredFrom")) for name in ("ip", "deviceId")
    ]
    found = {value for value in [*profiles, *cards, *origins] if value and len(value) >= SHORTEST}
    return {value for value in found if value.lower() not in plain}


class Trail:
    """What the browser kept and showed at each place, in whichever page that was opened last."""

    def __init__(self, console: Console, values: set[str]) -> None:
        self.console = console
        self.values = {value.lower() for value in values}

    def open(self, path: str, email: str) -> Page:
        self.page = self.console.open(path, email)
        return self.page

    def holds_none(self, *, is_seen: bool = False) -> None:
        """Fails where a personal value is kept, or, unless it may be seen here, shown."""
        settled(self.page)

        def found() -> set[str]:
            texts = [str(self.page.evaluate(each)).lower() for each in ((KEPT,) if is_seen else (KEPT, SEEN))]
            return {value for value in self.values if any(value in text for text in texts)}

        eventually(found, set(), self.page.url)


def reveal(page: Page, place: Locator, what: str, reason: str) -> None:
    place.get_by_role("button", name=f"Reveal {what}", exact=True).click()
    form = dialog(page, "Reveal personal data")
    field(form, "Reason").fill("Too short")
    form.get_by_role("button", name="Reveal", exact=True).click()
    expect(form.get_by_text("Enter a reason of at least 10 characters.")).to_be_visible()
    field(form, "Reason").fill(reason)
    form.get_by_role("button", name="Reveal", exact=True).click()
    expect(form).to_have_count(0)


def masked(console: Console, email: str) -> None:
    """Takes the key to personal data from somebody who decides withdrawals, which no operator manager does."""
    console.sign_in(email)
    own = console.call("GET", "/api/users/me")["data"]["user"]["permissions"]
    left = [key for key in own if key != "players_personal"]
    console.world.control("POST", "/events", type="userPermissionsSet", email=email, permissions=left)


def test_a_manager_works_a_day_on_masked_data_and_reveals_twice(console: Console) -> None:
    masked(console, NORTH)
    console.sign_in(AURORA)
    values = personal_values(console)
    assert len(values) > 50
    someone: dict[str, Any] = console.call("GET", PLAYERS)["data"]["items"][0]
    code, email = someone["playerCode"], someone["profile"]["email"]
    ticket = console.world.control(
        "POST", "/events", type="ticketOpened", playerCode=code, text="Where is it?", subject="DEPOSIT"
    )

    trail = Trail(console, values)
    page = trail.open(DOCUMENTS, MANAGER)
    expect(rows(page).first).to_contain_text("•••")
    trail.holds_none()
    act(page, rows(page).first, "Approve")
    review = dialog(page, "Approve document")
    expect(review.get_by_text("Name to compare with:")).not_to_contain_text("•••")
    expect(review.locator("img").first).to_be_visible()
    trail.holds_none(is_seen=True)
    review.get_by_role("button", name="Approve document").click()
    expect(review).to_have_count(0)
    trail.holds_none()

    page = trail.open(WITHDRAWALS, NORTH)
    act(page, rows(page).first, "Reject")
    decision = dialog(page, "Reject withdrawal")
    expect(decision.get_by_role("button", name="Reveal name", exact=True)).to_be_visible()
    trail.holds_none()
    decision.get_by_role("button", name="Reject withdrawal").click()
    toast(page, "Withdrawal rejected!")
    expect(decision).to_have_count(0)

    page = trail.open(f"/support/aurora/{ticket['ticketId']}", MANAGER)
    page.get_by_role("textbox", name="Reply", exact=True).fill("It is on its way.")
    trail.holds_none()
    page.keyboard.press("Control+Enter")
    expect(page.locator(".support-message").last).to_contain_text("It is on its way.")

    page = trail.open(f"/players?open={code}&opId=aurora", MANAGER)
    drawer = dialog(page, f"Player {code}")
    expect(drawer.get_by_role("button", name="Reveal email")).to_be_visible()
    trail.holds_none()
    reveal(page, drawer, "email", "The player asked for a call back.")
    expect(drawer.get_by_text(email)).to_be_visible()
    expect(drawer.get_by_role("timer")).to_contain_text(" s")
    trail.holds_none(is_seen=True)
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    trail.holds_none()
    page = trail.open(f"/players/{code}", MANAGER)
    reveal(page, page.get_by_role("article"), "name", "To greet the player on the phone.")
    expect(page.get_by_text(f"{someone['profile']['firstName']} {someone['profile']['lastName']}")).to_be_visible()
    page.get_by_role("button", name="Mask name again").click()
    trail.holds_none()

    page = console.open(f"/settings/reveals?playerCode={code}", AURORA)
    expect(rows(page)).to_have_count(2)
    for reason, what in (("To greet the player", "First name, Last name"), ("The player asked", "Email")):
        told = rows(page).filter(has_text=reason)
        expect(told).to_contain_text("Mina Aurora")
        expect(told).to_contain_text(what)


def test_nothing_personal_stays_in_a_masked_managers_browser(console: Console) -> None:
    console.sign_in(AURORA)
    values = personal_values(console)
    someone = next(each for each in console.call("GET", PLAYERS)["data"]["items"] if each["profile"]["email"])
    email = someone["profile"]["email"]

    trail = Trail(console, values)
    page = trail.open("/players?opId=aurora&includeBrands=false", MANAGER)
    page.get_by_role("button", name=re.compile("All filters")).click()
    filters = dialog(page, "Filters")
    expect(filters.get_by_text(re.compile("Whole values only"))).to_be_visible()
    field(filters, "Email").fill(email)
    filters.get_by_role("button", name="Apply filters").click()
    expect(page.get_by_text(f"Email: {email} · this tab only")).to_be_visible()
    expect(rows(page)).to_have_count(1)
    trail.holds_none(is_seen=True)
    page.get_by_role("button", name="Remove filter Email").click()
    page = trail.open("/players", MANAGER)
    expect(rows(page).first).to_be_visible()
    trail.holds_none()

"""Support in the browser: two agents at one queue, a conversation from the right, a ticket from its transaction on."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, Route, expect

from web.e2e.console import AURORA, MANAGER, Console
from web.e2e.screen import TWO_POLLS_MS, act, choose, dialog, eventually, field, rows, settled, toast

QUEUE = "/support?opId=aurora&includeBrands=false"
PLAYERS = "/api/players?opId=aurora&includeBrands=false&isTest=false&isBlocked=false&limit=1"
ALONE = {"success": True, "status": "OK", "messages": [], "data": {"others": [], "revision": 1}}


def opened(console: Console, text: str, **given: str) -> dict[str, Any]:
    """A ticket of an Aurora player, before all others; the agent who asks is signed in."""
    code = console.call("GET", PLAYERS)["data"]["items"][0]["playerCode"]
    fields = {"subject": "DEPOSIT", "priority": "URGENT", **given}
    ticket: dict[str, Any] = console.world.control(
        "POST", "/events", type="ticketOpened", playerCode=code, text=text, **fields
    )
    return ticket


def says(console: Console, ticket: dict[str, Any], text: str) -> None:
    console.world.control("POST", "/events", type="ticketMessage", ticketId=ticket["ticketId"], text=text)


def messages(page: Page) -> Locator:
    return page.locator(".support-message")


def reply_in(page: Page) -> Locator:
    return page.get_by_role("textbox", name="Reply", exact=True)


def status_of(console: Console, ticket: dict[str, Any]) -> str:
    status: str = console.call("GET", f"/api/support/aurora/{ticket['ticketId']}")["data"]["status"]
    return status


def is_alone(route: Route) -> None:
    route.fulfill(status=200, content_type="application/json", body=json.dumps(ALONE))


def test_two_agents_work_one_queue_by_keyboard_and_do_not_answer_twice(
    console: Console, browse: Callable[..., BrowserContext]
) -> None:
    console.watch.expects(412)
    console.sign_in(AURORA)
    ticket = opened(console, "Where is my deposit?")
    name = f"Ticket {ticket['ticketNumber']}"
    theirs = Console(console.address, console.world, browse(), console.watch)
    theirs.sign_in(MANAGER)
    manager = theirs.page()
    # The manager hears of no news: what the admin writes meanwhile is told by the refusal alone.
    manager.route("**/api/presence", is_alone)
    theirs.open(f"/support/aurora/{ticket['ticketId']}", page=manager)
    expect(messages(manager).first).to_contain_text("Where is my deposit?")
    settled(manager)
    manager.keyboard.press("r")
    manager.keyboard.type("We are looking into it.")

    page = console.open(f"{QUEUE}&whose=NOBODY")
    link = rows(page).filter(has_text="Where is my deposit?").locator("[data-row-link]")
    expect(link).to_have_text(re.compile(f"^{name}"))
    link.focus()
    page.keyboard.press("Enter")
    drawer = dialog(page, r"^Ticket \d+ ·")
    expect(messages(page).first).to_contain_text("Where is my deposit?")
    settled(page)
    page.keyboard.press("m")
    expect(drawer.get_by_text("Aron Aurora", exact=True).first).to_be_visible()
    page.keyboard.press("r")
    page.keyboard.type("It arrived a minute ago.")
    page.keyboard.press("Control+Enter")
    expect(messages(page).last).to_contain_text("It arrived a minute ago.")
    expect(reply_in(page)).to_have_value("")

    manager.keyboard.press("Control+Enter")
    expect(manager.get_by_text("Somebody wrote in between.")).to_be_visible()
    expect(messages(manager).last).to_contain_text("It arrived a minute ago.")
    expect(reply_in(manager)).to_have_value("We are looking into it.")
    manager.unroute("**/api/presence", is_alone)
    expect(manager.get_by_text("Here now: Aron Aurora")).to_be_visible(timeout=TWO_POLLS_MS)
    expect(drawer.get_by_text("Here now: Mina Aurora is writing")).to_be_visible(timeout=TWO_POLLS_MS)
    manager.keyboard.press("Control+Enter")
    expect(messages(manager).last).to_contain_text("We are looking into it.")

    expect(messages(page).last).to_contain_text("We are looking into it.", timeout=TWO_POLLS_MS)
    page.keyboard.press("e")
    eventually(lambda: status_of(console, ticket), "CLOSED")
    page.keyboard.press("j")
    expect(drawer).not_to_have_accessible_name(re.compile(name + r"\b"))
    expect(drawer.get_by_role("button", name="Next (j)")).to_be_enabled()


def test_a_conversation_from_the_right_stays_still_while_one_types(console: Console) -> None:
    console.sign_in(AURORA)
    ticket = opened(console, "لم يصل إيداعي \u202eabc <script>alert(1)</script>")
    for number in range(12):
        says(console, ticket, f"هل من جديد؟ {number}\nhttps://example.test/{number}")
    page = console.open(f"/support/aurora/{ticket['ticketId']}")
    box = page.get_by_role("region", name="Conversation")
    text = messages(page).last.locator(".support-text")
    expect(text).to_contain_text("https://example.test/11")
    expect(text).to_be_in_viewport()
    expect(text).to_have_css("direction", "rtl")
    expect(text.get_by_role("link")).to_have_attribute("rel", "noopener noreferrer")
    settled(page)
    box.evaluate("(each) => { each.scrollTop = 0 }")
    expect(messages(page).first.locator(".support-text")).to_contain_text("<script>alert(1)</script>")
    expect(messages(page).first).to_be_in_viewport()
    page.keyboard.press("r")
    page.keyboard.type("وصل الآن")
    before = box.evaluate("(each) => each.scrollTop")
    says(console, ticket, "شكراً")
    says(console, ticket, "انتظر")
    news = page.get_by_role("button", name="2 new messages")
    expect(news).to_be_visible(timeout=TWO_POLLS_MS)
    reply = reply_in(page)
    expect(reply).to_be_focused()
    expect(reply).to_have_value("وصل الآن")
    expect(box).to_have_js_property("scrollTop", before)
    news.click()
    expect(messages(page).last).to_be_in_viewport()
    expect(messages(page).last).to_contain_text("انتظر")
    expect(news).to_have_count(0)
    reply.press("Control+Enter")
    expect(messages(page).last).to_contain_text("وصل الآن")
    expect(messages(page).last).to_be_in_viewport()


def test_a_ticket_from_its_transaction_is_answered_and_closed(console: Console) -> None:
    console.sign_in(AURORA)
    page = console.open("/transactions/list?opId=aurora&includeBrands=false&transactionType=DEPOSIT&limit=5")
    expect(rows(page).first).to_be_visible()
    act(page, rows(page).first, "Create support ticket")
    form = dialog(page, "^Create support ticket$")
    create = form.get_by_role("button", name="Create", exact=True)
    about = field(form, "Message").input_value()
    tx_id = re.search(r"tx_\w+", about)
    assert tx_id
    field(form, "Message").fill(" ")
    expect(create).to_be_disabled()
    field(form, "Message").fill(f"{about}\nWe are looking into this deposit.")
    create.click()
    toast(page, "New support ticket created!")
    page.goto(f"{console.address}{QUEUE}&state=REPLIED&sort=-updatedAt")
    rows(page).filter(has_text=tx_id[0][:12]).first.locator("[data-row-link]").click()
    drawer = dialog(page, r"^Ticket \d+ ·")
    drawer.get_by_role("tab", name="Details").click()
    drawer.get_by_title(f"Open transaction {tx_id[0]}").click()
    leads = page.locator(f'[href="/transactions/details/{tx_id[0]}"]')
    whole = page.get_by_role("link", name="Open full page").and_(leads)
    beside = page.get_by_role("dialog").filter(has=whole)
    expect(beside).to_be_visible()
    settled(page)
    page.keyboard.press("e")  # is no key of the ticket that lies beneath
    beside.get_by_role("button", name="Close").first.click()
    expect(beside).to_have_count(0)
    drawer.get_by_role("button", name=re.compile("^Actions of")).click()
    page.get_by_role("menuitem", name="Update ticket status").click()
    form = dialog(page, "^Update ticket status$")
    expect(form.get_by_text("Replied", exact=True)).to_be_visible()
    choose(form, "Status", "Closed")
    form.get_by_role("button", name="Update ticket status").click()
    expect(form).to_have_count(0)
    expect(drawer.get_by_text("Closed", exact=True).first).to_be_visible()

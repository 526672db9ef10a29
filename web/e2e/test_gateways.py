"""Gateways in the browser: one from its creation to its deletion, and rows that are put in another order by keys."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from web.e2e.console import AURORA, Console
from web.e2e.screen import choose, dialog, dismiss, field, rows, toast
from web.e2e.walk import Walk

DEPOSITS = "/deposit/gatewaysV2"
TITLE = "By night"


def menu(page: Page, name: str) -> None:
    page.get_by_role("button", name=f"Actions of gateway {TITLE}").click()
    page.get_by_role("menuitem", name=name, exact=True).click()


def answered(question: Locator, button: str) -> None:
    question.get_by_role("button", name=button).click()
    expect(question).to_be_hidden()


def test_a_gateway_is_created_set_up_switched_on_and_off_and_deleted(console: Console) -> None:
    page = Walk(console, AURORA).open_list(DEPOSITS)
    page.get_by_role("button", name="Create deposit gateway").click()
    form = dialog(page, "Create deposit gateway")
    choose(form, "Category", "Perfect Money")
    field(form, "Title").first.fill(TITLE)
    expect(form.locator("input[lang=fa]").first).to_have_css("direction", "rtl")
    form.get_by_role("button", name="Create deposit gateway").click()
    toast(page, "Gateway created!")
    expect(page.get_by_role("heading", name=TITLE)).to_be_visible()
    expect(page.get_by_text("Its credentials are not set")).to_be_visible()
    menu(page, "Set credentials")
    secrets = dialog(page, "Set credentials")
    field(secrets, "API key").fill("a key that nobody reads")
    secrets.get_by_role("button", name="Set credentials").click()
    toast(page, "Credentials saved!")
    expect(page.get_by_text("API key: set")).to_be_visible()
    expect(page.get_by_text("a key that nobody reads")).to_have_count(0)
    menu(page, "Switch on")
    answered(dialog(page, f"Switch on gateway “{TITLE}”"), "Switch on")
    menu(page, "Switch off")
    question = dialog(page, f"Switch off gateway “{TITLE}”")
    expect(question).to_contain_text("What is open goes on by it.")
    answered(question, "Switch off")
    dismiss(page)
    menu(page, "Delete gateway")
    question = dialog(page, f"Delete gateway “{TITLE}”")
    question.get_by_role("textbox").fill("delete")
    answered(question, "Delete gateway")
    expect(page).to_have_url(re.compile(f"{DEPOSITS}$"))
    expect(rows(page).filter(has_text=TITLE)).to_have_count(0)


def test_rows_are_put_in_another_order_by_keys(console: Console) -> None:
    page = Walk(console, AURORA).open_list(DEPOSITS)
    before = rows(page).first.inner_text()
    page.get_by_role("button", name="Order gateways").click()
    order = dialog(page, "Order deposit gateways")
    first = order.get_by_role("button", name="Move").first
    handle = first.get_attribute("aria-label") or ""
    name = handle.removeprefix("Move ")
    first.focus()
    page.keyboard.press("Space")
    expect(page.get_by_text(re.compile(f"Took up {name}|{name} is over place 1 "))).to_have_count(1)
    page.keyboard.press("ArrowDown")
    expect(page.get_by_text(f"{name} is over place 2 ")).to_have_count(1)
    page.keyboard.press("Space")
    expect(order.get_by_role("button", name="Move").nth(1)).to_have_attribute("aria-label", handle)
    answered(order, "Save order")
    toast(page, "Order saved!")
    expect(rows(page).first).not_to_have_text(before)
    expect(rows(page).nth(1)).to_contain_text(name)

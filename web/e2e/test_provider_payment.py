"""Paying through the provider in the browser: where to, how much, and what arrives meanwhile."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from web.e2e.console import ADMIN, AURORA, BOREALIS, MANAGER, Console
from web.e2e.screen import card, choose, dialog, eventually, field, has_rows, row_count, rows
from web.e2e.throttle import scaled
from web.e2e.walk import Walk, case

HISTORY = "/billing/operatorsV2/transaction-history"
OWN = "/billing/meV2?view=payments"


def open_dialog(page: Page) -> Locator:
    page.get_by_role("button", name="Provider payment", exact=True).click()
    return dialog(page, "Provider payment")


def arrive(console: Console, **fields: Any) -> None:
    console.world.control("POST", "/events", type="transferArrived", **fields)


def advance(console: Console, seconds: int) -> None:
    console.world.control("POST", "/clock", advance=f"PT{seconds}S")


def transfers(form: Locator) -> Locator:
    return form.get_by_role("region", name="Arriving transfers").get_by_role("listitem")


def cards(page: Page) -> tuple[str, str]:
    return card(page, "Outstanding 2026"), card(page, "CPG balance")


def required(console: Console, op_id: str, currency: str = "USDT") -> dict[str, Any]:
    found: dict[str, Any] = console.call("GET", f"/api/billingV2/provider-payment?opId={op_id}&currency={currency}")[
        "data"
    ]
    return found


@pytest.mark.spec(
    "000-constant-provider-payment-include-brands-default",
    "000-rule-provider-payment-query-include-brands",
    "000-rule-provider-payment-query-year",
    "000-role-provider-payment-picker-others",
)
def test_an_operators_admin_finds_address_amount_and_terms_and_its_manager_pays_nothing(console: Console) -> None:
    console.context.grant_permissions(["clipboard-read", "clipboard-write"])
    walk = Walk(console, AURORA)
    page = walk.here

    # year and brands come from the address
    asked: list[dict[str, list[str]]] = []
    walk.here.on(
        "request",
        lambda each: asked.append(parse_qs(urlsplit(each.url).query)) if "provider-payment" in each.url else None,
    )
    for query, year, include in (
        ("", None, "true"),
        ("&year=2025&includeBrands=false", "2025", "false"),
        ("&year=2025&includeBrands=no", "2025", "true"),
    ):
        with case(query):
            walk.open(f"{OWN}{query}")
            asked.clear()
            form = open_dialog(page)
            expect(form.get_by_text(f"Outstanding {year or 2026}", exact=True)).to_be_visible()
            sent = next(each for each in asked if "currency" in each)
            assert sent.get("year") == ([year] if year else None)
            assert (sent["includeBrands"], sent["currency"], sent["network"]) == ([include], ["USDT"], ["TRON"])

    walk.open(OWN)
    form = open_dialog(page)
    known = required(console, "aurora")
    expect(form.get_by_label("Operator")).to_have_count(0)
    expect(form.get_by_role("radio", name="USDT")).to_be_checked()
    expect(form.get_by_text("TRON")).to_be_visible()
    expect(form.locator("code")).to_have_text(known["address"])
    expect(form.locator(".ant-qrcode svg")).to_be_visible()
    expect(form.get_by_text("The invoice is paid from the CPG balance.")).to_be_visible()
    expect(form.get_by_text("The required payment is due by the 5th.")).to_be_visible()
    expect(form.get_by_text("Next due: 5 December 2026.")).to_be_visible()
    expect(form.get_by_text("Only USDT and TRX are accepted.").first).to_be_visible()
    expect(form.get_by_text(f"{known['requiredAmount']:,.6f} USDT")).to_be_visible()
    form.get_by_role("button", name="Copy wallet address").click()
    expect(form.get_by_role("button", name="Copied wallet address")).to_be_visible()
    eventually(lambda: page.evaluate("navigator.clipboard.readText()"), known["address"])
    expect(form.get_by_role("button", name="Copy wallet address")).to_be_visible()
    form.get_by_text("TRX", exact=True).click()
    in_trx = required(console, "aurora", "TRX")
    expect(form.get_by_text(f"{in_trx['requiredAmount']:,.6f} TRX")).to_be_visible()

    walk.open(OWN, MANAGER)
    expect(rows(page).first).to_be_visible()
    expect(page.get_by_role("button", name="Provider payment")).to_have_count(0)
    assert console.call("GET", "/api/billingV2/provider-payment")["status"] == "FORBIDDEN"


@pytest.mark.spec("000-state-provider-payment-invoice")
def test_an_arriving_transfer_confirms_and_pays_without_a_reload_unless_its_currency_is_wrong(console: Console) -> None:
    page = console.open(OWN, BOREALIS)
    expect(rows(page).first).to_be_visible()
    before = cards(page)
    count = row_count(page)
    form = open_dialog(page)
    expect(form.get_by_text("Wallet address of")).to_be_visible()
    arrive(console, opId="borealis", currency="USDT", amount=1234.5)
    expect(transfers(form).first).to_contain_text("Confirming 0/20")
    expect(transfers(form).first).to_contain_text("1,234.50 USDT")
    advance(console, 33)
    expect(transfers(form).first).to_contain_text("Confirming 11/20")
    eventually(lambda: cards(page), before)
    advance(console, 30)
    expect(transfers(form).first).to_contain_text("Confirmed")
    has_rows(page, count + 1)
    page.keyboard.press("Escape")
    expect(form).to_be_hidden()
    expect(rows(page).first).to_contain_text("CPG transfer")
    eventually(lambda: cards(page), lambda after: after != before)

    owed = card(page, "Outstanding 2026")
    open_dialog(page)
    arrive(console, opId="borealis", currency="USDT", amount=500, token="USDC")
    first = transfers(form).first
    expect(first).to_contain_text("Unassigned")
    expect(first).to_contain_text("Wrong currency: USDC is not accepted, so nothing was paid.")
    advance(console, 120)
    expect(first).to_contain_text("Unassigned")
    page.keyboard.press("Escape")
    expect(form).to_be_hidden()
    eventually(lambda: card(page, "Outstanding 2026"), owed)


@pytest.mark.spec("000-role-provider-payment-picker")
def test_an_admin_chooses_who_pays_and_sees_a_transfer_beside_the_history_until_it_is_a_payment(
    console: Console,
) -> None:
    console.watch.expects(502)
    walk = Walk(console, ADMIN)
    page = walk.open("/billing/operatorsV2/invoice")
    expect(rows(page).first).to_be_visible()
    form = open_dialog(page)
    missing = form.get_by_text("Operator not found, please select an operator.")
    expect(field(form, "Operator")).to_be_visible()
    expect(missing).to_have_count(0)
    field(form, "Operator").focus()
    field(form, "Operator").blur()
    expect(missing).to_be_visible()
    expect(form.locator("code")).to_have_count(0)
    choose(form, "Operator", "Cassiopeia")
    expect(form.locator("code")).to_have_text(required(console, "cassiopeia")["address"])
    console.world.fault("providerPayment", "garble")
    choose(form, "Operator", "Borealis")
    failure = form.get_by_role("alert").filter(has_text="The provider payment could not be loaded")
    expect(failure).to_contain_text("Request ID")
    console.world.mend()
    expect(form.locator("code")).to_have_text(required(console, "borealis")["address"])

    walk.open(f"{HISTORY}?opId=borealis")
    expect(rows(page).first).to_be_visible()
    arriving = page.get_by_role("button", name=re.compile("Confirming"))
    expect(arriving).to_have_count(0)
    arrive(console, opId="borealis", currency="TRX", amount=5000)
    expect(arriving).to_contain_text("Confirming 0/20", timeout=scaled(20_000))
    arriving.click()
    expect(dialog(page, "Provider payment")).to_contain_text("5,000.00 TRX")
    advance(console, 60)
    expect(arriving).to_have_count(0, timeout=scaled(20_000))
    expect(rows(page).first).to_contain_text("CPG transfer")


@pytest.mark.parametrize(("more", "notice"), [(-100, "Underpaid: "), (100, "Overpaid: "), (0, "")])
def test_less_and_more_than_required_are_told(console: Console, more: int, notice: str) -> None:
    page = console.open(f"{HISTORY}?opId=cassiopeia", ADMIN)
    advance(console, 60)
    known = required(console, "cassiopeia")
    form = open_dialog(page)
    amount = round(known["requiredAmount"] + more, 6)
    arrive(console, opId="cassiopeia", currency="USDT", amount=amount)
    advance(console, 60)
    first = transfers(form).first
    expect(first).to_contain_text("Confirmed")
    expect(first).to_contain_text(notice or re.compile("Paid in full|Overpaid: 0.0"))
    if notice:
        expect(first).to_contain_text(re.compile(r"(99|100)\.\d\d USD"))

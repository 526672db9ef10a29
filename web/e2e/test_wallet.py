"""Players' wallets in the browser: topped up, deducted from, converted."""

from __future__ import annotations

import re
from decimal import Decimal
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Request, expect

from web.e2e.console import AURORA, SUPER, Console
from web.e2e.screen import choose, dialog, field, item_of, rows, settled, toast
from web.e2e.walk import Walk

TOPUPS = "/topup/list"
LIMIT = 25_000


def player_of(console: Console, op_id: str = "aurora", currency: str = "USD") -> dict[str, Any]:
    """One of the operator's own players who has some of it."""
    found = console.call("GET", f"/api/players?opId={op_id}&includeBrands=false&isDeleted=false&limit=200")["data"]
    wallets = {player["playerCode"]: player["wallet"]["byCurrency"] for player in found["items"]}
    return next(
        player
        for player in found["items"]
        if wallets[player["playerCode"]].get(currency, {"balance": 0})["balance"] > 20
    )


def balance_of(console: Console, player: dict[str, Any], currency: str = "USD") -> Decimal:
    wallets = console.call("GET", f"/api/player/wallet?playerCode={player['playerCode']}")["data"]["playerWalletList"]
    return next(Decimal(str(each["balance"])) for each in wallets if each["currency"] == currency)


def today(console: Console) -> Decimal:
    stats = console.call("POST", "/api/operators/show", opId="aurora")["data"]["stats"]
    return Decimal(str(stats["todayTotalTopupInUSD"]))


def open_act(walk: Walk, player: dict[str, Any], name: str) -> Locator:
    page = walk.open(f"/players?playerCode={player['playerCode']}")
    expect(rows(page)).to_have_count(1)
    open_menu(page)
    page.get_by_role("menuitem", name=name, exact=True).click()
    form = dialog(page, f"^{name}$")
    expect(form).to_be_visible()
    settled(page)
    return form


def open_menu(page: Page) -> None:
    rows(page).first.get_by_role("button", name=re.compile("^Actions of")).click()
    expect(page.get_by_role("menu")).to_be_visible()


def step_button(form: Locator, name: str) -> Locator:
    return form.get_by_role("button", name=name, exact=True)


def fill_reason(form: Locator, note: str = "As agreed", reason: str | None = "Correction") -> None:
    if reason:
        choose(form, "Reason", reason)
    field(form, "Note").fill(note)
    form.get_by_role("checkbox").check()


def money(amount: Decimal) -> str:
    return f"{amount:,.2f}"


@pytest.mark.spec(
    "001-call-operators-show",
    "001-message-success-amount-increased",
    "001-message-success-amount-decreased",
    "001-state-topup-flow",
    "001-rule-topup-back",
    "001-message-success-balance-converted",
)
def test_a_player_is_topped_up_in_two_steps_deducted_from_and_a_balance_converted_whole(console: Console) -> None:
    console.watch.expects(422)
    walk = Walk(console, AURORA)
    player = player_of(console)
    before, counted = balance_of(console, player), today(console)
    form = open_act(walk, player, "Top up player")
    page, send = form.page, step_button(form, "Send")
    expect(form).to_contain_text(f"{money(counted)} USD of {LIMIT:,}.00 USD")
    for nothing in ("", "0"):
        field(form, "Amount").fill(nothing)
        expect(step_button(form, "Increase")).to_be_disabled()
        expect(step_button(form, "Decrease")).to_be_disabled()
    field(form, "Amount").fill(str(before + Decimal("0.01")))
    expect(step_button(form, "Increase")).to_be_enabled()
    expect(step_button(form, "Decrease")).to_be_disabled()
    field(form, "Amount").fill("12.5")
    expect(step_button(form, "Decrease")).to_be_enabled()
    expect(send).to_be_disabled()
    step_button(form, "Increase").click()
    expect(field(form, "Amount")).to_be_disabled()
    fill_reason(form)
    expect(form.get_by_role("row", name="Balance")).to_contain_text(money(before + Decimal("12.5")))
    expect(form.get_by_role("row", name="Topped up today")).to_contain_text(money(counted + Decimal("12.5")))
    form.get_by_role("checkbox").uncheck()
    expect(send).to_be_disabled()
    form.get_by_role("checkbox").check()
    field(form, "Note").fill("  ")
    expect(send).to_be_disabled()
    field(form, "Note").fill("As agreed")
    step_button(form, "Back").click()
    field(form, "Amount").fill("10")
    step_button(form, "Increase").click()
    expect(field(form, "Note")).to_have_value("As agreed")
    expect(form.get_by_role("checkbox")).not_to_be_checked()
    expect(send).to_be_disabled()
    form.get_by_role("checkbox").check()
    send.click()
    toast(page, "The amount has been increased successfully")
    expect(form).to_have_count(0)
    assert (balance_of(console, player), today(console)) == (before + 10, counted + 10)
    console.world.control("POST", "/clock", advance="PT1M")  # what is done at the same time has no order
    form = open_act(walk, player, "Top up player")
    field(form, "Amount").fill("4")
    step_button(form, "Decrease").click()
    fill_reason(form, "Taken back", "Other")
    expect(form.get_by_role("row", name="Balance")).to_contain_text(money(before + 6))
    expect(form.get_by_role("row", name="Topped up today")).to_have_count(0)
    step_button(form, "Send").click()
    toast(page, "The amount has been decreased successfully")
    assert (balance_of(console, player), today(console)) == (before + 6, counted + 10)
    walk.open(f"{TOPUPS}?playerCode={player['playerCode']}")
    expect(rows(page).first).to_contain_text("Decrease")
    expect(rows(page).first).to_contain_text("Taken back")
    expect(rows(page).nth(1)).to_contain_text("Correction")
    rows(page).nth(1).locator("[data-row-link]").click()
    expect(dialog(page, "^Topup · ")).to_contain_text("As agreed")

    # the bonus wallet has bounds of its own
    wallet = f"/api/player/wallet?playerCode={player['playerCode']}"
    held = Decimal(str(console.call("GET", wallet)["data"]["bonusInUSD"]))
    form = open_act(walk, player, "Top up bonus")
    expect(field(form, "Currency")).to_have_count(0)
    for wrong in ("100000000.01", "-100000000.01"):
        field(form, "Amount").fill(wrong)
        expect(item_of(form, "Amount")).to_contain_text("Enter an amount between -100000000 and 100000000.")
        expect(step_button(form, "Increase")).to_be_disabled()
    field(form, "Amount").fill("-3")
    expect(step_button(form, "Increase")).to_be_disabled()
    field(form, "Amount").fill("0.001")
    expect(item_of(form, "Amount")).to_contain_text("At most 2 decimal places are allowed.")
    field(form, "Amount").fill("100000000")
    expect(item_of(form, "Amount").locator(".ant-form-item-explain-error")).to_have_count(0)
    field(form, "Amount").fill("30")
    step_button(form, "Increase").click()
    expect(field(form, "Reason")).to_have_count(0)
    fill_reason(form, reason=None)
    expect(form.get_by_role("row", name="Balance")).to_contain_text(money(held + 30))
    step_button(form, "Send").click()
    toast(page, "The amount has been increased successfully")
    form = open_act(walk, player, "Top up bonus")
    field(form, "Amount").fill("-10")
    step_button(form, "Decrease").click()
    fill_reason(form, reason=None)
    step_button(form, "Send").click()
    toast(page, "The amount has been decreased successfully")
    assert Decimal(str(console.call("GET", wallet)["data"]["bonusInUSD"])) == held + 20

    # all of a currency is converted
    player = player_of(console, currency="TRX")
    taken, dollars = balance_of(console, player, "TRX"), balance_of(console, player)
    form = open_act(walk, player, "Convert balance")
    convert = step_button(form, "Convert balance")
    choose(form, "From", "TRX")
    convert.click()
    expect(item_of(form, "To")).to_contain_text("Choose the currency to convert to.")
    choose(form, "To", "USD")
    row = form.get_by_role("row", name=re.compile("^TRX"))
    expect(row).to_contain_text(f"{taken:,.6f}")
    expect(row).to_contain_text("0.000000 TRX")
    convert.click()
    toast(page, "Balance Converted from TRX to USD!")
    expect(form).to_have_count(0)
    assert balance_of(console, player, "TRX") == 0
    assert balance_of(console, player) > dollars
    form = open_act(walk, player, "Convert balance")
    field(form, "From").click()
    options = page.locator(".ant-select-dropdown:visible .ant-select-item-option-content")
    expect(options.first).to_be_visible()
    expect(options.filter(has_text=re.compile("^TRX"))).to_have_count(0)


@pytest.mark.spec("001-message-topup-limit-exceeded")
def test_beyond_the_limit_is_refused_and_no_new_key_is_used_before_a_lost_deduction_is_known(
    console: Console,
) -> None:
    console.watch.expects(422, 503, 504)
    walk = Walk(console, SUPER)
    player = player_of(console)
    form = open_act(walk, player, "Top up player")
    page = form.page
    choose(form, "Currency", "TRX")
    expect(field(form, "Currency")).to_be_visible()
    field(form, "Amount").fill("1.1234567")
    expect(item_of(form, "Amount")).to_contain_text("TRX has at most 6 decimal places.")
    field(form, "Amount").fill("-1")
    expect(item_of(form, "Amount")).to_contain_text("Enter an amount greater than 0.")
    choose(form, "Currency", "USD")
    field(form, "Amount").fill(str(LIMIT - today(console) + Decimal("0.01")))
    step_button(form, "Increase").click()
    expect(form).to_contain_text("Exceeds today’s limit of 25,000.00 USD")
    fill_reason(form)
    step_button(form, "Send").click()
    toast(page, "Topup Limit has been exceeded.")

    before = balance_of(console, player)
    walk.lose()
    form = open_act(walk, player, "Top up player")
    keys = sent_keys(page)
    console.world.fault("walletTopup", "error_after", http=503, first=1)
    console.world.fault("outcome", "error", http=503, first=1)
    deduct(form, "5")
    check = form.get_by_role("button", name="Check again")
    expect(check).to_be_visible()
    expect(form).to_contain_text("It is not known whether this was done.")
    expect(step_button(form, "Send")).to_have_count(0)
    assert balance_of(console, player) == before - 5
    check.click()
    expect(form.get_by_role("alert")).to_contain_text("Something went wrong")
    expect(step_button(form, "Send")).to_have_count(0)
    check.click()
    toast(page, "The amount has been decreased successfully")
    expect(form).to_have_count(0)
    assert (len(keys), balance_of(console, player)) == (1, before - 5)

    console.world.fault("walletTopup", "drop_before", first=1)
    form = open_act(walk, player, "Top up player")
    keys.clear()
    deduct(form, "3")
    check = form.get_by_role("button", name="Check again")
    expect(check).to_be_visible()
    assert len(keys) == 1
    check.click()
    expect(form).to_contain_text("The request never arrived, so nothing was done. You can send it again.")
    step_button(form, "Send").click()
    toast(page, "The amount has been decreased successfully")
    assert (len(set(keys)), balance_of(console, player)) == (2, before - 8)


def deduct(form: Locator, amount: str) -> None:
    field(form, "Amount").fill(amount)
    step_button(form, "Decrease").click()
    fill_reason(form)
    step_button(form, "Send").click()


def sent_keys(page: Page) -> list[str]:
    """The Idempotency-Keys of the deductions that are sent from now on."""
    found: list[str] = []

    def note(request: Request) -> None:
        if request.url.endswith("/api/player/wallet/topup"):
            found.append(request.headers["idempotency-key"])

    page.on("request", note)
    return found


@pytest.mark.spec(
    "001-route-withdraw-treasuries",
    "001-rule-currencies-filter",
    "001-message-currencies-filter-all",
    "001-rule-utopia-failure-messages",
    "001-message-utopia-failure-fallback",
    "001-message-success-ext-topup-submitted",
    "001-message-success-ext-withdraw-submitted",
    "001-entity-external-wallet-transaction",
)
def test_treasuries_lead_to_their_accounts_and_a_wallet_at_utopia_is_filled_up_and_withdrawn_from(
    console: Console,
) -> None:
    console.watch.expects(500, 422)
    page = console.open("/withdraw/treasuries?txStatus=kept&page=1", SUPER)
    expect(rows(page).first).to_be_visible()
    choose(page.locator(".kit-list"), "Network", "Celo")
    expect(page).to_have_url(re.compile(r"txStatus=kept&network=CELO_MAIN$"))
    expect(rows(page).first).to_contain_text("WEB3")
    rows(page).first.locator("[data-row-link]").click()
    expect(page).to_have_url(re.compile(r"/treasury-account\?treasuryId=tre_"))
    expect(rows(page)).to_have_count(3)
    expect(rows(page).filter(has_text="Polygon (test)")).to_contain_text("0.00 USD")
    rows(page).first.locator("[data-row-link]").click()
    expect(dialog(page, "^Treasury account ·")).to_contain_text("Top-up address")
    page.keyboard.press("Escape")
    expect(dialog(page, "^Treasury account ·")).to_have_count(0)
    console.open("/exchange-rates", page=page)
    expect(rows(page)).to_have_count(9)
    choose(page.locator(".kit-list"), "Currencies", "TRX")
    expect(page).to_have_url(re.compile("currency=TRX"))
    expect(rows(page)).to_have_count(1)
    choose(page.locator(".kit-list"), "Currencies", "All")
    expect(rows(page)).to_have_count(9)
    choose(page.locator(".kit-list"), "Wallet currency", "EUR")
    expect(rows(page).filter(has_text="USDT")).to_contain_text("EUR")

    console.open("/withdraw/external-wallet?opId=aurora", page=page)
    expect(rows(page).first).to_be_visible()
    wallet = console.call("GET", "/api/paymentsV2/withdraw/utopia/wallets?opId=aurora")["data"]["items"][0]
    holds = Decimal(str(wallet["wallets"][0]["balance"]))
    expect(page.locator(".external-balance")).to_contain_text(f"{money(holds)} UUSD")
    step_button(page.locator("body"), "Top up").click()
    form = dialog(page, "Top up external wallet")
    send, code = step_button(form, "Top up"), field(form, "Voucher code")
    expect(code).to_have_attribute("minlength", "30")
    code.press_sequentially("x" * 27)
    expect(send).to_be_disabled()
    code.press_sequentially("x")
    expect(send).to_be_enabled()
    console.world.fault("externalWalletTopup", "error", http=500, dialect="envelope")
    send.click()
    toast(page, "Internal Error. Please try again later.")
    console.world.mend()
    notice = page.locator(".ant-notification-notice-error")
    notice.get_by_role("button", name=re.compile("Close", re.IGNORECASE)).click()
    expect(notice).to_have_count(0)
    send.click()
    toast(page, "Topup Request Submitted!")
    expect(form).to_have_count(0)
    step_button(page.locator("body"), "Withdraw").click()
    form = dialog(page, "Withdraw from external wallet")
    field(form, "Amount").fill(str(holds + Decimal("0.01")))
    expect(item_of(form, "Amount")).to_contain_text(f"The wallet holds {money(holds)} UUSD.")
    field(form, "Amount").fill("0")
    expect(item_of(form, "Amount")).to_contain_text("Enter an amount greater than 0.")
    field(form, "Amount").fill("100")
    expect(form).to_contain_text(f"{money(holds - 100)} UUSD")
    step_button(form, "Withdraw").click()
    toast(page, "Withdraw Request Submitted!")
    expect(page.locator(".external-balance")).to_contain_text(f"{money(holds - 100)} UUSD")
    console.world.control("POST", "/clock", advance="PT1M")
    console.open("/withdraw/external-wallet?opId=aurora&transactionType=WITHDRAW", page=page)
    expect(rows(page).first).to_contain_text("Confirmed")
    rows(page).first.locator("[data-row-link]").click()
    details = dialog(page, "^Wallet transaction ·")
    for text in ("Voucher creation", "100.00 UUSD", "UTP-", "Voucher ref. no.", wallet["customerId"]):
        expect(details).to_contain_text(text)
    console.open("/withdraw/external-wallet?opId=aurora&status=REJECTED", page=page)
    rows(page).first.locator("[data-row-link]").click()
    expect(dialog(page, "^Wallet transaction ·")).to_contain_text("x" * 28)

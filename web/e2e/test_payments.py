"""Payments of operators in the browser: add, edit, delete."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from web.e2e.console import ADMIN, SUPER, Console
from web.e2e.history import after, body_of, by_hand, open_form, open_history, payments, row_of, send, sends
from web.e2e.screen import act, card, choose, dialog, dismiss, eventually, field, item_of, proceed, rows, toast

# adding


@pytest.mark.parametrize("email", [SUPER, ADMIN])
def test_adding_does_to_the_cards_what_the_form_says(console: Console, email: str) -> None:
    page = open_history(console, email=email)
    sent = sends(page)
    form = open_form(page)
    choose(form, "Payment type", "Direct transfer")
    choose(form, "Currency", "USDT")
    field(form, "Amount").fill("2500.5")
    field(form, "Exchange rate").fill("0.9997")
    expect(field(form, "Amount in USD")).to_contain_text("2,499.75 USD")
    field(form, "Description").fill("As agreed")
    expect(form.get_by_role("row", name=re.compile("^Outstanding 2026"))).to_be_visible()
    expected = [after(form, label) for label in ("Outstanding 2026", "CPG balance")]
    send(form)
    toast(page, "Payment Added!")
    expect(form).to_be_hidden()
    expect(rows(page).first).to_contain_text("Direct transfer")
    expect(page.locator(".billing-cards")).to_contain_text(expected[0])
    eventually(lambda: [card(page, label) for label in ("Outstanding 2026", "CPG balance")], expected)
    assert body_of(sent[0]) == {
        "opId": "borealis",
        "paymentType": "DIRECT_TRANSFER",
        "currency": "USDT",
        "amount": 2500.5,
        "exchangeRateInUSD": 0.9997,
        "amountInUSD": 2499.75,
        "month": 10,
        "year": 2026,
        "description": "As agreed",
    }


def test_a_named_invoice_is_paid_and_gives_its_period(console: Console) -> None:
    console.sign_in(SUPER)
    invoices = console.call("GET", "/api/billingV2/invoices?opId=borealis&limit=1000")["data"]["items"]
    invoice = next(each for each in invoices if (each["month"], each["year"]) == (8, 2026))
    page = open_history(console)
    sent = sends(page)
    form = open_form(page)
    choose(form, "Invoice", f"{invoice['invoiceNo']} ·")
    expect(item_of(form, "Month")).to_contain_text("August")
    expect(field(form, "Month")).to_be_disabled()
    choose(form, "Currency", "USD")
    field(form, "Amount").fill("10")
    send(form)
    toast(page, "Payment Added!")
    expect(rows(page).first).to_contain_text(str(invoice["invoiceNo"]))
    body = body_of(sent[0])
    assert (body["invoiceNo"], body["month"], body["year"]) == (invoice["invoiceNo"], 8, 2026)


def test_the_rate_stands_beside_the_markets_dollars_have_one_and_no_transfer_is_recorded_by_hand(
    console: Console,
) -> None:
    page = open_history(console)
    form = open_form(page)
    expect(item_of(form, "Exchange rate")).to_contain_text(re.compile(r"Market rate 0\.2[789]\d* USD"))
    expect(item_of(form, "Exchange rate").get_by_role("status")).to_contain_text("above the market rate")
    form.get_by_role("button", name="Use it").click()
    expect(field(form, "Exchange rate")).to_have_value(re.compile(r"^0\.2"))
    expect(item_of(form, "Exchange rate").get_by_role("status")).to_have_count(0)
    field(form, "Exchange rate").fill("0.2")
    expect(item_of(form, "Exchange rate").get_by_role("status")).to_contain_text("below the market rate")
    choose(form, "Currency", "USD")
    expect(field(form, "Exchange rate")).to_have_value("1")
    expect(field(form, "Exchange rate")).to_be_disabled()
    field(form, "Payment type").click()
    option = page.locator(".ant-select-item-option").filter(has_text="CPG transfer")
    expect(option).to_have_class(re.compile("ant-select-item-option-disabled"))


def test_a_brand_goes_with_its_operator(console: Console) -> None:
    page = open_history(console, "")
    sent = sends(page)
    form = open_form(page)
    expect(field(form, "Brand")).to_be_disabled()
    expect(item_of(form, "Brand")).to_contain_text("None")
    send(form)
    expect(form.get_by_text("Operator not found, please select an operator.")).to_be_visible()
    assert sent == []

    choose(form, "Operator", "Aurora")
    choose(form, "Brand", "Aurora North")
    choose(form, "Operator", "Borealis")
    expect(item_of(form, "Brand")).to_contain_text("None")
    choose(form, "Brand", "Borealis Prime")
    console.watch.expects(409)
    send(form)
    proceed(page, ["RATE_OFF"])
    toast(page, "Payment Added!")
    assert (body_of(sent[-1])["opId"], body_of(sent[-1])["brandOpId"]) == ("borealis", "borealis-prime")


def test_what_an_inactive_operator_pays_is_recorded(console: Console) -> None:
    page = open_history(console, "")
    sent = sends(page)
    form = open_form(page)
    inactive = next(
        each
        for each in console.call("GET", "/api/operators/menu-list")["data"]["operators"]
        if not each["isActive"] and not each["parentOpId"]
    )
    choose(form, "Operator", inactive["title"])
    console.watch.expects(409)
    send(form)
    proceed(page, ["RATE_OFF"])
    toast(page, "Payment Added!")
    assert body_of(sent[-1])["opId"] == inactive["opId"]


BAD = [
    ("Amount", "", "Amount is required."),
    ("Amount", "0", "Enter an amount greater than 0; only a CPG adjustment can be negative."),
    ("Amount", "-5", "Enter an amount greater than 0; only a CPG adjustment can be negative."),
    ("Amount", "1.2345678", "TRX has at most 6 decimal places."),
    ("Amount", "99999999999", "A payment is at most 9,999,999,999.99 USD."),
    ("Exchange rate", "", "Exchange rate is required."),
    ("Exchange rate", "0.009", "The exchange rate must be at least 0.01."),
    ("Exchange rate", "0.123456789", "At most 8 decimal places are allowed."),
    ("Description", "x" * 501, "At most 500 characters."),
]


def test_bad_input_is_told_at_its_field_and_never_sent(console: Console) -> None:
    page = open_history(console)
    sent = sends(page)
    form = open_form(page)
    for label, typed, details in BAD:
        before = field(form, label).input_value()
        field(form, label).fill(typed)
        field(form, label).blur()
        expect(item_of(form, label).get_by_text(details)).to_be_visible()
        send(form)
        expect(field(form, label)).to_be_focused()
        field(form, label).fill(before)
        expect(item_of(form, label).get_by_text(details)).to_have_count(0)
    choose(form, "Payment type", "CPG adjustment")
    field(form, "Amount").fill("-5")
    choose(form, "Currency", "USD")
    send(form)
    toast(page, "Payment Added!")
    assert [body_of(each)["amount"] for each in sent] == [-5]


def test_a_failure_is_told_and_a_lost_answer_locks_the_form_and_pays_once(console: Console) -> None:
    console.watch.expects(500, 504)
    page = open_history(console)
    count = len(payments(console))
    form = open_form(page)
    choose(form, "Currency", "USD")
    field(form, "Description").fill("sent once")
    console.world.fault("billingV2PaymentAdd", "error", http=500)
    send(form)
    toast(page, "Something went wrong. Please try again later.")
    expect(form).to_be_visible()
    console.world.mend()

    # lost on its way there, and then on its way back
    for kind in ("drop_before", "drop_after"):
        console.world.fault("billingV2PaymentAdd", kind)
        send(form)
        expect(form.get_by_role("alert")).to_contain_text("It is not known whether this was done.")
        for label in ("Amount", "Exchange rate", "Payment type", "Currency", "Operator", "Brand", "Description"):
            expect(field(form, label)).to_be_disabled()
        console.world.mend()
        form.get_by_role("button", name="Check again").click()
        if kind == "drop_before":
            expect(field(form, "Description")).to_be_enabled()
    toast(page, "Payment Added!")
    expect(form).to_be_hidden()
    assert len(payments(console)) == count + 1


# editing


def test_a_payment_by_hand_is_edited_but_for_its_operator_and_a_stale_one_is_compared(console: Console) -> None:
    console.watch.expects(412)
    console.sign_in(SUPER)
    payment = by_hand(console)
    page = open_history(console)
    sent = sends(page)
    act(page, row_of(page, payment), "Edit payment")
    form = dialog(page, "Edit Manual Payment")
    expect(field(form, "Operator")).to_be_disabled()
    expect(item_of(form, "Operator")).to_contain_text("The operator of a payment cannot be changed.")
    choose(form, "Payment type", "Cash")
    choose(form, "Currency", "USD")
    field(form, "Amount").fill("123.45")
    expected = after(form, "Outstanding")
    send(form, "Save payment")
    toast(page, "Payment Updated!")
    dismiss(page)
    expect(form).to_be_hidden()
    expect(row_of(page, payment)).to_contain_text("123.45 USD")
    body = body_of(sent[0])
    assert (body["paymentId"], body["amountInUSD"], body["issuedDate"]) == (
        payment["paymentId"],
        123.45,
        payment["issuedDate"],
    )
    assert re.fullmatch(r'"\d+"', sent[0].headers["if-match"])
    cards = console.call("POST", "/api/billingV2/dashboard-cards", opId="borealis", year=payment["year"])["data"]
    assert f"{cards['debt']['amountInUSD']:,.2f}".replace("-", "−") == expected

    payment = console.call("GET", f"/api/billingV2/payments/{payment['paymentId']}")["data"]
    act(page, row_of(page, payment), "Edit payment")
    form = dialog(page, "Edit Manual Payment")
    field(form, "Description").fill("Mine")
    kept = ("opId", "paymentId", "paymentType", "currency", "amount", "exchangeRateInUSD", "month", "year")
    theirs = {**{name: payment[name] for name in kept}, "description": "Theirs"}
    if payment["invoiceNo"]:
        theirs["invoiceNo"] = payment["invoiceNo"]
    match = [("If-Match", f'"{payment["revision"]}"')]
    assert console.call("PUT", "/api/billingV2/payment/manual", match, **theirs)["success"]
    send(form, "Save payment")
    stale = dialog(page, "Changed in the meantime")
    expect(stale.get_by_role("row", name=re.compile("Description"))).to_contain_text("Theirs")
    stale.get_by_role("button", name="Back").click()
    expect(stale).to_be_hidden()
    expect(field(form, "Description")).to_have_value("Mine")
    send(form, "Save payment")
    dialog(page, "Changed in the meantime").get_by_role("button", name="Overwrite with my changes").click()
    toast(page, "Payment Updated!")
    now = console.call("GET", f"/api/billingV2/payments/{payment['paymentId']}")["data"]
    assert now["description"] == "Mine"


def test_a_cpg_transfer_keeps_its_money_says_why_and_is_not_deleted(console: Console) -> None:
    page = open_history(console, "?opId=cassiopeia&paymentType=CPG_TRANSFER")
    sent = sends(page)
    act(page, rows(page).first, "Edit payment")
    form = dialog(page, "Edit CPG Transfer")
    for label in ("Payment type", "Currency", "Amount", "Exchange rate"):
        expect(field(form, label)).to_be_disabled()
    expect(
        form.get_by_text("Locked: type, currency, amount and rates come from the on-chain transfer.")
    ).to_be_visible()
    field(form, "Description").fill("For the autumn")
    send(form, "Save payment")
    toast(page, "Payment Updated!")
    expect(form).to_be_hidden()
    assert sent[0].url.endswith("/payment/cpg")
    before = next(each for each in payments(console, "opId=cassiopeia&limit=1000") if each["description"])
    body = body_of(sent[0])
    money = ("paymentType", "currency", "amount", "exchangeRateInUSD", "amountInUSD")
    assert {name: body[name] for name in money} == {name: before[name] for name in money}

    rows(page).first.get_by_role("button", name=re.compile("^Actions of")).click()
    expect(page.get_by_role("menuitem", name="Delete payment")).to_have_attribute("aria-disabled", "true")


# deleting


def test_deleting_shows_what_it_does_wants_a_word_and_tells_what_was_deleted_meanwhile(console: Console) -> None:
    console.watch.expects(404, 412)
    console.sign_in(SUPER)
    payment = by_hand(console)
    page = open_history(console)
    act(page, row_of(page, payment), "Delete payment")
    asked = dialog(page, "Delete payment")
    expect(asked.get_by_role("row", name=re.compile("^Outstanding"))).to_be_visible()
    expect(asked.get_by_role("button", name="Cancel")).to_be_focused()
    expect(asked.get_by_role("button", name="Delete payment")).to_be_disabled()
    expected = after(asked, "Outstanding")
    asked.get_by_role("textbox").fill("delete")
    asked.get_by_role("button", name="Delete payment").click()
    toast(page, "Payment Deleted!")
    expect(row_of(page, payment)).to_have_count(0)
    cards = console.call("POST", "/api/billingV2/dashboard-cards", opId="borealis", year=payment["year"])["data"]
    assert f"{cards['debt']['amountInUSD']:,.2f}".replace("-", "−") == expected

    payment = by_hand(console)
    act(page, row_of(page, payment), "Delete payment")
    asked = dialog(page, "Delete payment")
    asked.get_by_role("textbox").fill("delete")
    match = [("If-Match", f'"{payment["revision"]}"')]
    theirs = f"/api/billingV2/payment/manual?opId=borealis&id={payment['paymentId']}"
    assert console.call("DELETE", theirs, match)["success"]
    asked.get_by_role("button", name="Delete payment").click()
    gone = dialog(page, "Deleted in the meantime")
    expect(gone).to_contain_text("Nothing of yours was saved.")
    gone.get_by_role("button", name="Close").last.click()
    expect(gone).to_be_hidden()
    expect(row_of(page, payment)).to_have_count(0)

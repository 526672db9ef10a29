"""Payments of operators in the browser: add, edit, delete."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from web.e2e.console import ADMIN, SUPER, Console
from web.e2e.history import HISTORY, after, body_of, by_hand, open_form, open_history, payments, row_of, send, sends
from web.e2e.screen import act, card, choose, dialog, dismiss, eventually, field, item_of, proceed, rows, toast

BAD = (
    ("Amount", "-5", "Enter an amount greater than 0; only a CPG adjustment can be negative."),
    ("Exchange rate", "", "Exchange rate is required."),
    ("Exchange rate", "0.123456789", "At most 8 decimal places are allowed."),
    ("Description", "x" * 501, "At most 500 characters."),
)


# adding


def test_a_payment_is_added_at_its_rate_and_does_to_the_cards_what_the_form_says(console: Console) -> None:
    page = open_history(console, email=ADMIN)
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

    # the rate stands beside the market's, dollars have one, and no transfer is recorded by hand
    form = open_form(page)
    expect(item_of(form, "Exchange rate")).to_contain_text(re.compile(r"Market rate 0\.2[789]\d* USD"))
    expect(item_of(form, "Exchange rate").get_by_role("status")).to_contain_text("above the market rate")
    form.get_by_role("button", name="Use it").click()
    expect(field(form, "Exchange rate")).to_have_value(re.compile(r"^0\.2"))
    expect(item_of(form, "Exchange rate").get_by_role("status")).to_have_count(0)
    field(form, "Exchange rate").fill("0.2")
    expect(item_of(form, "Exchange rate").get_by_role("status")).to_contain_text("below the market rate")
    for label, typed, details in BAD:
        was = field(form, label).input_value()
        field(form, label).fill(typed)
        send(form)
        expect(item_of(form, label).get_by_text(details)).to_be_visible()
        expect(field(form, label)).to_be_focused()
        field(form, label).fill(was)
        expect(item_of(form, label).get_by_text(details)).to_have_count(0)
    assert len(sent) == 1
    choose(form, "Currency", "USD")
    expect(field(form, "Exchange rate")).to_have_value("1")
    expect(field(form, "Exchange rate")).to_be_disabled()
    field(form, "Payment type").click()
    option = page.locator(".ant-select-item-option").filter(has_text="CPG transfer")
    expect(option).to_have_class(re.compile("ant-select-item-option-disabled"))
    page.get_by_title("Cash", exact=True).last.click()

    # an invoice that is named gives its period
    invoices = console.call("GET", "/api/billingV2/invoices?opId=borealis&limit=1000")["data"]["items"]
    console.world.control("POST", "/clock", advance="PT1M")  # what is added at the same time has no order
    invoice = next(each for each in invoices if (each["month"], each["year"]) == (8, 2026))
    choose(form, "Invoice", f"{invoice['invoiceNo']} ·")
    expect(item_of(form, "Month")).to_contain_text("August")
    expect(field(form, "Month")).to_be_disabled()
    choose(form, "Currency", "USD")
    field(form, "Amount").fill("10")
    send(form)
    toast(page, "Payment Added!")
    expect(rows(page).first).to_contain_text(str(invoice["invoiceNo"]))
    expect(form).to_be_hidden()
    body = body_of(sent[-1])
    assert (body["invoiceNo"], body["month"], body["year"]) == (invoice["invoiceNo"], 8, 2026)


def test_a_brand_goes_with_its_operator_and_an_inactive_one_still_pays(console: Console) -> None:
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
    expect(form).to_be_hidden()
    assert (body_of(sent[-1])["opId"], body_of(sent[-1])["brandOpId"]) == ("borealis", "borealis-prime")

    form = open_form(page)
    inactive = next(
        each
        for each in console.call("GET", "/api/operators/menu-list")["data"]["operators"]
        if not each["isActive"] and not each["parentOpId"]
    )
    choose(form, "Operator", inactive["title"])
    send(form)
    proceed(page, ["RATE_OFF"])
    toast(page, "Payment Added!")
    assert body_of(sent[-1])["opId"] == inactive["opId"]


# editing


def test_a_payment_by_hand_is_edited_but_for_its_operator_and_a_cpg_transfer_but_for_its_money(
    console: Console,
) -> None:
    console.sign_in(SUPER)
    payment = by_hand(console)
    page = open_history(console)
    sent = sends(page)
    act(page, row_of(page, payment), "Edit manual payment")
    form = dialog(page, "Edit manual payment")
    expect(field(form, "Operator")).to_be_disabled()
    expect(item_of(form, "Operator")).to_contain_text("The operator of a payment cannot be changed.")
    choose(form, "Payment type", "Cash")
    choose(form, "Currency", "USD")
    field(form, "Amount").fill("123.45")
    expected = after(form, "Outstanding")
    send(form, "Save manual payment")
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

    console.open(f"{HISTORY}?opId=cassiopeia&paymentType=CPG_TRANSFER", page=page)
    expect(rows(page).first).to_contain_text("CPG transfer")
    sent.clear()
    act(page, rows(page).first, "Edit CPG transfer")
    form = dialog(page, "Edit CPG transfer")
    for label in ("Payment type", "Currency", "Amount", "Exchange rate"):
        expect(field(form, label)).to_be_disabled()
    expect(
        form.get_by_text("Locked: type, currency, amount and rates come from the on-chain transfer.")
    ).to_be_visible()
    field(form, "Description").fill("For the autumn")
    send(form, "Save CPG transfer")
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

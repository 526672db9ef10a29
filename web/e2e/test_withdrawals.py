"""Withdrawals in the browser: listed, approved, rejected, forced, sent again, settled."""

from __future__ import annotations

import json
import re
from decimal import Decimal
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from web.e2e.console import ADMIN, AURORA, SUPER, Console
from web.e2e.screen import TWO_POLLS_MS, act, dialog, eventually, field, item_of, rows, toast
from web.e2e.walk import Walk
from web.e2e.withdrawing import one_of, open_act, press, sends, shift, takes, withdrawals


@pytest.mark.spec(
    "001-entity-transaction-action", "001-message-success-withdraw-confirmed", "001-message-success-withdraw-rejected"
)
def test_approving_pays_and_rejecting_gives_back_what_the_dialog_says(console: Console) -> None:
    walk = Walk(console, AURORA)
    approved, rejected = one_of(console, "WITCHER_V1"), one_of(console, "UTOPIA")
    takes(console, approved, "PAYS")
    page = walk.open("/withdraw/pending?opId=aurora")
    waiting = page.get_by_role("link", name=re.compile("^Pending withdrawals")).locator("visible=true")
    expect(waiting).to_contain_text(re.compile(r"\d"))
    before = int(re.sub(r"\D", "", waiting.inner_text()))
    sent = sends(page)
    form = open_act(walk, page, approved, "Approve", "Approve withdrawal")
    expect(form.get_by_text("Include in Daily Withdraw Request")).to_have_count(0)
    amount = next(each["fromAmount"] for each in withdrawals(console, txId=approved))

    def released() -> Decimal:
        held, after, *_ = shift(form, "On hold")
        return Decimal(held) - Decimal(after)

    eventually(released, Decimal(str(amount)))
    field(form, "Note for the player").fill("x" * 201)
    expect(form.get_by_text("At most 200 characters.")).to_be_visible()
    field(form, "Note for the player").fill("On its way")
    press(form, "Approve withdrawal")
    toast(page, "Withdrawal approved!")
    expect(rows(page).first).to_contain_text("Confirmed")
    expect(waiting).to_contain_text(str(before - 1), timeout=TWO_POLLS_MS)
    act(page, rows(page).first, "Order status")
    expect(dialog(page, "^Order status$").get_by_role("button", name="Confirm")).to_have_count(0)
    form = open_act(walk, page, rejected, "Reject", "Reject withdrawal")

    def is_returned() -> bool:
        wallet, returned, *_ = shift(form, "Wallet")
        return Decimal(returned) > Decimal(wallet)

    eventually(is_returned)
    counts = form.get_by_role("checkbox", name="Include in Daily Withdraw Request")
    expect(counts).to_be_checked()
    counts.uncheck()
    press(form, "Reject withdrawal")
    toast(page, "Withdrawal rejected!")
    expect(rows(page).first).to_contain_text("Rejected")
    bodies = [json.loads(each.post_data or "") for each in sent]
    assert bodies == [
        {"txId": approved, "actionType": "confirm", "playerNote": "On its way"},
        {"txId": rejected, "actionType": "reject", "playerNote": "", "countsTowardDailyLimit": False},
    ]


def test_what_a_provider_answers_0_to_is_forced_with_a_word_and_tomani_pays_by_a_gateway(console: Console) -> None:
    walk = Walk(console, ADMIN)
    tx_id = one_of(console, "JB")
    takes(console, tx_id, "REFUSES")
    page = walk.here
    press(open_act(walk, page, tx_id, "Approve", "Approve withdrawal"), "Approve withdrawal")
    reason = page.get_by_text("JB reports that the recipient’s account is over its daily limit.")
    expect(reason).to_be_visible()
    expect(page.get_by_role("button", name="Force approve")).to_have_count(0)
    takes(console, tx_id, "FORCEABLE")
    press(open_act(walk, page, tx_id, "Approve", "Approve withdrawal"), "Approve withdrawal")
    force = dialog(page, "^Force approve$")
    expect(force.get_by_text("JB has the recipient under a different name.")).to_be_visible()
    button = force.get_by_role("button", name="Force approve")
    field(force, "Type FORCE to confirm").fill("force")
    expect(button).to_be_disabled()
    field(force, "Type FORCE to confirm").fill("FORCE")
    sent = sends(page)
    button.click()
    toast(page, "Withdrawal approved!")
    expect(force).to_have_count(0)
    expect(rows(page).first).to_contain_text("Confirmed")
    assert [urlsplit(each.url).path for each in sent] == ["/api/transactionsV2/withdraw/jb/force"]

    walk.sign_in(SUPER)
    tx_id = one_of(console, "TOMANI")
    takes(console, tx_id, "FORCEABLE")
    form = open_act(walk, page, tx_id, "Approve", "Approve Tomani withdrawal")
    press(form, "Approve withdrawal")
    expect(item_of(form, "Search gateways").get_by_text("Choose a gateway.")).to_be_visible()
    expect(form.get_by_role("radio")).to_have_count(12)
    field(form, "Search gateways").fill("papara")
    expect(form.get_by_role("radio")).to_have_count(3)
    form.get_by_role("radio", name="PaparaGo 2").check()
    sent.clear()
    press(form, "Approve withdrawal")
    expect(form.get_by_text("Tomani has the recipient under a different name.")).to_be_visible()
    field(form, "Type FORCE to confirm").fill("FORCE")
    press(form, "Force approve")
    toast(page, "Withdrawal approved!")
    bodies = [json.loads(each.post_data or "") for each in sent]
    assert [body.get("withForce") for body in bodies] == [None, True]
    assert [(body["provider"], body["gatewayUuid"][:3]) for body in bodies] == [("WITCHER", "gw_")] * 2
    few = one_of(console, "TOMANI", opId="borealis")
    form = open_act(walk, page, few, "Approve", "Approve Tomani withdrawal", "opId=borealis")
    expect(form.get_by_role("radio")).to_have_count(3)
    expect(field(form, "Search gateways")).to_have_count(0)


@pytest.mark.spec("001-message-success-withdraw-request-sent")
def test_an_answer_that_got_lost_is_asked_for_sent_again_and_settled(console: Console) -> None:
    console.watch.expects(422)
    walk = Walk(console, SUPER)
    resent, silent = one_of(console, "PARSCOINPAY"), one_of(console, "WITCHER_V1")
    takes(console, resent, "LOSES_UNPAID")
    takes(console, silent, "SILENT")
    page = walk.here
    for tx_id in (resent, silent):
        press(open_act(walk, page, tx_id, "Approve", "Approve withdrawal"), "Approve withdrawal")
        expect(page.get_by_text("whether the withdrawal was paid is not known").first).to_be_visible()
        expect(rows(page).first).to_contain_text("In progress")
    form = open_act(walk, page, resent, "Approve", "Approve withdrawal")
    press(form, "Approve withdrawal")
    expect(page.get_by_text("reports this withdrawal as not paid; reject or resend it.")).to_be_visible()
    form = open_act(walk, page, resent, "Resend withdrawal", "Resend withdrawal")
    expect(form.get_by_text("Not paid", exact=True)).to_be_visible()
    press(form, "Resend withdrawal")
    toast(page, "Withdraw Request Sent!")
    expect(rows(page).first).to_contain_text("Confirmed")
    form = open_act(walk, page, silent, "Settle withdrawal", "Settle withdrawal")
    expect(form.get_by_role("button", name="Settle as not paid")).to_be_disabled()
    console.world.control("POST", "/clock", mode="frozen", advance="P1D")
    walk.lose()
    form = open_act(walk, page, silent, "Settle withdrawal", "Settle withdrawal")
    press(form, "Settle as not paid")
    expect(item_of(form, "Reason").get_by_text("Enter a reason.")).to_be_visible()
    field(form, "Reason").fill("Too short")
    expect(item_of(form, "Reason").get_by_text("At least 20 characters.")).to_be_visible()
    field(form, "Reason").fill("Their support says that nothing was paid.")
    press(form, "Settle as not paid")
    toast(page, "Withdrawal rejected!")
    expect(rows(page).first).to_contain_text("Rejected")

"""Transactions and deposits in the browser: lists, details, and what staff decide about them."""

from __future__ import annotations

import csv
import json
import re
from contextlib import suppress
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, Request, expect

from web.e2e.console import ADMIN, AURORA, DEV_OPS, MANAGER, NORTH, SUPER, Console
from web.e2e.screen import act, dialog, eventually, exported, field, item_of, rows, settled, toast
from web.e2e.walk import Walk

LIST = "/transactions/list"
CALLS = re.compile(r"/api/(transactions|transactionsV2)[/?]?")
REASON = "Nothing of it ever arrived."
FILE_COLUMNS = [
    "player code",
    "nickname",
    "email",
    "txId",
    "opId",
    "opTitle",
    "fromAmount",
    "fromCurrency",
    "toAmount",
    "toCurrency",
    "gateway",
    "status",
    "createdAt",
    "isFTD",
    "confirmedAt",
]
PROFIT = "subType=AFFILIATE_PROFIT_WITHDRAW&txStatus=PENDING"


def open_list(console: Console, path: str, email: str | None = None) -> Page:
    page = console.open(path, email)
    expect(rows(page).first).to_be_visible()
    return page


def found(console: Console, query: str, path: str = "/api/transactions") -> list[dict[str, Any]]:
    rows_of: list[dict[str, Any]] = console.call("GET", f"{path}?limit=1000&{query}")["data"]["transactions"]
    return rows_of


def sends(page: Page) -> list[tuple[str, Any]]:
    """Path and body of each write from now on."""
    sent: list[tuple[str, Any]] = []

    def note(request: Request) -> None:
        if CALLS.search(request.url) and request.method != "GET":
            path = request.url.split("/api/")[1].split("?")[0]
            sent.append((f"{request.method} {path}", json.loads(request.post_data or "{}")))

    page.on("request", note)
    return sent


def row(page: Page, tx_id: str) -> Locator:
    return page.locator(f'tr[data-row-key="{tx_id}"]')


def moved(form: Locator, wallet: str) -> list[str]:
    """Now and after of a wallet, as `["0.00", "7.81"]`."""
    cells = form.get_by_role("row", name=re.compile(f"^{wallet}")).get_by_role("cell")
    expect(cells.first).to_be_visible()
    return [text.split()[0] for text in cells.all_inner_texts()][:2]


def verifiable(console: Console) -> dict[str, Any]:
    """A pending deposit of Aurora that its provider knows."""
    query = "txStatus=PENDING&opId=aurora&includeBrands=false"
    deposit = found(console, query, "/api/transactionsV2/deposit")[0]
    with suppress(httpx.HTTPStatusError):  # refused where it was known already
        console.world.control("POST", "/events", type="depositPaid", txId=deposit["txId"])
    return deposit


@pytest.mark.spec(
    "001-call-deposit-verify",
    "001-message-success-deposit-verified",
    "001-message-deposit-verify-failure",
    "001-message-deposit-verify-thrown",
)
def test_a_deposit_is_verified_after_saying_what_moves_and_one_that_no_provider_knows_stays(
    console: Console,
) -> None:
    console.watch.expects(504, 422, 500)
    walk = Walk(console)
    page = open_list(walk, "/deposit/pending?opId=aurora&includeBrands=false")
    sent = sends(page)
    deposit = verifiable(console)
    tx_id = deposit["txId"]
    badge = page.get_by_role("link", name="Pending deposits")
    expect(badge).to_contain_text(
        str(len(found(console, "txStatus=PENDING&type=DEPOSIT&opId=aurora&includeBrands=false")))
    )

    act(page, row(page, tx_id), "Order status")
    status = dialog(page, "Order status")
    status.get_by_role("button", name="Confirm").click()
    form = dialog(page, "Verify deposit")
    eventually(lambda: moved(form, "Main"), lambda shown: shown[0] != shown[1])
    console.world.fault("depositVerify", "drop_after", first=1)
    form.get_by_role("button", name="Verify deposit").click()
    form.get_by_role("button", name=re.compile("Check again", re.IGNORECASE)).click()
    toast(page, "Deposit Verified!")
    expect(form).to_have_count(0)
    expect(row(page, tx_id)).to_have_count(0)
    assert sent == [("POST transactionsV2/deposit/verify", {"txId": tx_id})]
    (now,) = found(console, f"txId={tx_id}")
    assert (now["status"], now["isFTD"]) == ("CONFIRMED", False)

    open_list(walk, f"{LIST}?txId={tx_id}")
    act(page, rows(page).first, "Order status")
    expect(dialog(page, "Order status").get_by_text("Confirmed").first).to_be_visible()
    expect(dialog(page, "Order status").get_by_role("button", name="Confirm", exact=True)).to_have_count(0)

    for deposit in found(console, "txStatus=PENDING&opId=aurora", "/api/transactionsV2/deposit"):
        verified = console.call("POST", "/api/transactionsV2/deposit/verify", txId=deposit["txId"])
        if not verified["success"]:
            break
    assert (verified["status"], verified["messages"]) == ("NOT_VERIFIED", ["Unable to verify transaction"])
    open_list(
        walk,
        f"/deposit/orders?opId=aurora&txId={deposit['txId']}"
        if deposit["isOrder"]
        else f"/deposit/list?txId={deposit['txId']}",
    )
    act(page, rows(page).first, "Verify deposit")
    dialog(page, "Verify deposit").get_by_role("button", name="Verify deposit").click()
    warned = page.locator(".ant-notification-notice-warning")
    expect(warned.filter(has_text="Unable to verify transaction")).to_be_visible()
    form = dialog(page, "Verify deposit")
    expect(form).to_be_visible()
    console.world.fault("depositVerify", "error", http=500, dialect="envelope")
    form.get_by_role("button", name="Verify deposit").click()
    toast(page, "Error happened while processing your request.")


@pytest.mark.spec(
    "001-entity-transaction-action",
    "001-constant-transaction-action-types",
    "001-call-referral-claim",
    "001-message-success-referral-claim-approved",
    "001-rule-player-note-wire-name",
    "001-call-deposit-reject-order",
    "001-message-success-deposit-rejected",
    "001-call-transaction-delete",
    "001-message-success-transaction-deleted",
)
def test_each_kind_is_decided_by_its_own_call_and_one_deleted_gives_its_hold_back(console: Console) -> None:
    flows = (
        ("type=BONUS", "Approve", "Approve bonus", "Approve bonus", "PUT transactions/bonus", "Bonus approved."),
        (
            "type=REFERRAL_PROFIT", "Approve", "Approve referral claim", "Approve referral claim",
            "PUT transactionsV2/referral-claim", "Referral claim approved succesfully.",
        ),
        (
            "subType=AFFILIATE_PROFIT_WITHDRAW", "Reject", "Reject affiliate withdrawal", "Reject affiliate withdrawal",
            "PUT transactions/affiliate/withdraw", "Affiliate withdrawal rejected.",
        ),
    )  # fmt: skip
    walk = Walk(console)
    page = walk.here
    sent = sends(page)
    for query, label, title, send, call, verified in flows:
        walk.open_list(f"{LIST}?txStatus=PENDING&{query}")
        tx_id = str(rows(page).first.get_attribute("data-row-key"))
        act(page, rows(page).first, label)
        form = dialog(page, title)
        expect(form.locator(".kit-moves")).to_be_visible()
        field(form, "Note for the player").fill("Well done")
        form.get_by_role("button", name=send).click()
        toast(page, verified)
        expect(form).to_have_count(0)
        action = {"Approve": "confirm", "Reject": "reject"}[label]
        assert sent[-1] == (call, {"txId": tx_id, "actionType": action, "noteForThePlayer": "Well done"})
        expect(row(page, tx_id)).to_have_count(0)

    open_list(walk, "/deposit/orders?opId=aurora&txStatus=PENDING", AURORA)
    sent.clear()
    tx_id = str(rows(page).first.get_attribute("data-row-key"))
    act(page, rows(page).first, "Reject deposit order")
    form = dialog(page, "Reject deposit order")
    button = form.get_by_role("button", name="Reject deposit order")
    for typed, verified in (("", "Reject reason is required."), ("x" * 19, "At least 20 characters.")):
        field(form, "Reject reason").fill(typed)
        button.click()
        expect(item_of(form, "Reject reason").get_by_text(verified, exact=True).last).to_be_visible()
    assert sent == []
    field(form, "Reject reason").fill(REASON)
    button.click()
    toast(page, "Deposit Rejected!")
    expect(form).to_have_count(0)
    assert sent == [("POST transactionsV2/deposit/reject-deposit-order", {"txId": tx_id, "rejectReason": REASON})]
    assert found(console, f"txId={tx_id}")[0]["rejectReason"] == REASON

    open_list(walk, f"{LIST}?{PROFIT}&opId=aurora")
    sent.clear()
    first = rows(page).first
    tx_id = str(first.get_attribute("data-row-key"))
    act(page, first, "Delete transaction")
    asked = dialog(page, "Delete transaction")
    button = asked.get_by_role("button", name="Delete transaction")
    expect(button).to_be_disabled()
    asked.get_by_role("textbox").fill("delete")
    button.click()
    toast(page, "Transaction Deleted!")
    expect(row(page, tx_id)).to_have_count(0)
    assert sent == [("DELETE transactionsV2", {"txId": tx_id})]

    walk.open(f"/transactions/details/{tx_id}")
    details = page.get_by_role("article", name="Affiliate", exact=True)
    # its state, and what was decided last
    expect(details.get_by_text("Deleted", exact=True)).to_have_count(2)
    expect(details.get_by_text("Returned to the wallet")).to_be_visible()
    expect(page.get_by_role("tab", name="JSON")).to_have_count(0)
    details.get_by_role("button", name=re.compile("^Actions of")).click()
    expect(page.get_by_role("menuitem", name="Approve")).to_have_attribute("aria-disabled", "true")


@pytest.mark.spec("001-entity-csv-deposits", "001-message-csv-deposits-name", "001-role-json-tabs-some-admin")
def test_deposits_are_exported_in_the_columns_of_their_file_and_each_role_does_what_it_may(console: Console) -> None:
    walk = Walk(console)
    page = open_list(walk, "/deposit/list?opId=borealis&txStatus=CONFIRMED")
    settled(page)
    saving = exported(page)
    assert saving.suggested_filename == "Deposits.csv"
    text = saving.path().read_text(encoding="utf-8-sig")
    lines = list(csv.reader(text.splitlines()))
    assert lines[0] == FILE_COLUMNS
    expected = [
        each["txId"] for each in found(console, "opId=borealis&txStatus=CONFIRMED", "/api/transactionsV2/deposit")
    ]
    assert [line[3] for line in lines[1:]] == expected

    console.watch.expects(403)
    open_list(walk, "/deposit/pending", MANAGER)
    rows(page).first.get_by_role("button", name=re.compile("^Actions of")).click()
    expect(page.get_by_role("menuitem", name="Order status")).to_be_visible()
    for closed in ("Verify deposit", "Reject deposit order", "Delete transaction"):
        expect(page.get_by_role("menuitem", name=closed)).to_have_count(0)
    open_list(walk, LIST, ADMIN)
    rows(page).first.locator("[data-row-link]").click()
    drawer = dialog(page, " · ")
    expect(drawer.get_by_role("tab", name="JSON")).to_be_visible()
    walk.open(LIST, DEV_OPS)
    expect(rows(page)).to_have_count(0)
    assert console.call("GET", "/api/transactions")["status"] == "FORBIDDEN"


@pytest.mark.spec(
    "001-role-profit-transactions-csv",
    "001-rule-profit-list-refresh",
    "001-constant-profit-list-refresh",
    "001-role-profit-transactions-simple-view",
)
@pytest.mark.usefixtures("own_context")
def test_profit_refreshes_by_itself_and_is_exported_by_the_platform_alone(console: Console) -> None:
    page = console.page()
    page.clock.install()
    console.open("/profit-history?opId=aurora", SUPER, page=page)
    expect(rows(page).first).to_be_visible()
    page.get_by_role("button", name="Simple view").click()
    expect(page.get_by_role("columnheader", name="Operator")).to_have_count(0)
    expect(page.get_by_role("button", name="Export")).to_be_visible()
    waiting = found(console, f"{PROFIT}&opId=aurora")[0]["txId"]
    expect(row(page, waiting)).to_contain_text("Pending")
    body = {"txId": waiting, "actionType": "reject"}
    assert console.call("PUT", "/api/transactions/affiliate/withdraw", **body)["success"]
    page.clock.fast_forward(16_000)
    expect(row(page, waiting)).to_contain_text("Rejected")
    page = open_list(console, "/profit-history", NORTH)
    for name in ("Export", "Simple view"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)

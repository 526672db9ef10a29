"""Acts on many rows: selecting, what it would do, the run, and what became of each row."""

from __future__ import annotations

import csv
import re
from decimal import Decimal
from functools import partial
from typing import Any

from playwright.sync_api import Page, expect

from web.e2e.axe import violations
from web.e2e.checks import bar, begin, counts, ended, tick_all
from web.e2e.console import ADMIN, AURORA, MANAGER, PASSWORD, Console
from web.e2e.screen import dialog, eventually, row_count, rows, settled, toast
from web.e2e.walk import Walk

ACCOUNTS = "/withdraw/bank-accounts"
ACCOUNTS_CALL = "/api/paymentsV2/withdraw/bank-accounts"
CLAIMS = "/transactions/pending-cashback"
DOCUMENTS = "/documents"
PLAYERS = "/players"


def open_list(console: Console, path: str, email: str | None = None) -> Page:
    page = console.open(path, email)
    expect(rows(page).first).to_be_visible()
    return page


def select_all(page: Page) -> None:
    page.get_by_role("checkbox", name="Select all").check()
    bar(page).get_by_role("button", name=re.compile(r"^Select all [\d,]+ ")).click()
    expect(bar(page).get_by_role("button", name=re.compile("^Select all"))).to_have_count(0)


def journal(console: Console, operation: str) -> list[dict[str, Any]]:
    entries = console.world.control("GET", f"/journal?operation={operation}&limit=500")["entries"]
    return [entry for entry in entries if entry["method"] != "GET"]


def test_all_that_the_filters_find_are_approved_and_the_report_tells_of_each(console: Console) -> None:
    page = open_list(console, ACCOUNTS, MANAGER)
    # it opens on what waits
    page.get_by_role("radiogroup", name="Status").get_by_text("All", exact=True).click()
    expect(rows(page).filter(has_text="Approved").first).to_be_visible()
    console.watch.expects(409)
    everything = console.call("GET", f"{ACCOUNTS_CALL}?limit=1000")["data"]["items"]
    pending = [each for each in everything if each["status"] == "PENDING" and not each["isDeleted"]]
    page.get_by_role("checkbox").nth(1).check()
    page.get_by_role("checkbox").nth(3).click(modifiers=["Shift"])
    expect(bar(page).get_by_text("3 selected")).to_be_visible()
    page.get_by_title("Next Page").click()
    expect(page).to_have_url(re.compile("page=2"))
    expect(bar(page).get_by_text("3 selected")).to_be_visible()
    settled(page)
    select_all(page)
    expect(bar(page).get_by_text(f"{len(everything)} selected")).to_be_visible()
    assert violations(page) == []

    bar(page).get_by_role("button", name="Approve bank accounts").click()
    preview = dialog(page, "Approve bank accounts")
    expect(preview.get_by_role("button", name="Cancel")).to_be_focused()
    calm = [each for each in pending if not each["warnings"]]
    assert len(calm) < len(pending)
    expect(preview).to_contain_text(f"{len(calm)} of {len(everything)} selected")
    tick_all(preview)
    expect(preview).to_contain_text(f"{len(pending)} of {len(everything)} selected")
    approved = sum(each["status"] == "APPROVED" for each in everything)
    reason = preview.get_by_role("button", name=f"{approved} · Already approved.")
    reason.click()
    expect(preview.get_by_role("listitem").first).to_contain_text(" account of P")
    deleted = sum(each["isDeleted"] and each["status"] != "APPROVED" for each in everything)
    final = f"{deleted} · The player deleted this account; its review is final."
    expect(preview.get_by_role("button", name=final)).to_be_visible()
    assert violations(page) == []
    agree = preview.get_by_role("button", name=f"Approve bank accounts · {len(pending)}")
    preview.get_by_label(re.compile("^Type ")).fill("approve")
    expect(agree).to_be_disabled()
    preview.get_by_label(re.compile("^Type ")).fill(f"approve {len(pending)}")
    agree.click()
    expect(preview).to_contain_text("Note for the player is required")
    preview.get_by_role("textbox").first.fill("Thank you.")

    # somebody else decides about one of them in the meantime
    taken = pending[2]
    answer = console.call(
        "PUT",
        ACCOUNTS_CALL,
        [("If-Match", f'"{taken["revision"]}"')],
        uuid=taken["uuid"],
        actionType="reject",
        playerCode=taken["player"]["playerCode"],
        playerNote="Not yours.",
    )
    assert answer["success"], answer
    reads: list[str] = []
    page.on("request", lambda each: reads.append(each.url) if f"{ACCOUNTS_CALL}?" in each.url else None)
    agree.click()
    report = ended(page, "Approve bank accounts")
    toast(page, f"Approve bank accounts: {len(pending) - 1} done, 1 rejected.")
    settled(page)
    assert len(reads) == 1
    expected = {
        "All": len(pending),
        "Done": len(pending) - 1,
        "Rejected": 1,
        "Unknown": 0,
        "Skipped": 0,
        "Not sent": 0,
    }
    eventually(lambda: counts(report), expected)
    assert violations(page) == []
    with page.expect_download() as download:
        report.get_by_role("button", name="Export report").click()
    lines = list(csv.DictReader(download.value.path().read_text(encoding="utf-8-sig").splitlines()))
    assert [line["ID"] for line in lines] == [each["uuid"] for each in pending]
    assert [line["ID"] for line in lines if line["Outcome"] == "Rejected"] == [taken["uuid"]]
    report.get_by_text("Rejected 1", exact=True).click()
    rejected = report.locator("tr[data-row-key]")
    expect(rejected).to_have_count(1)
    expect(rejected).to_contain_text("Mina Aurora rejected it on ")
    report.get_by_role("button", name="Close").last.click()
    expect(report).to_have_count(0)
    assert console.call("GET", f"{ACCOUNTS_CALL}?limit=1000&status=PENDING")["data"]["items"] == []


def test_cashback_is_confirmed_by_keyboard_alone_and_a_lost_answer_is_asked_for(console: Console) -> None:
    page = open_list(console, CLAIMS, ADMIN)
    console.watch.expects(504)
    console.world.fault("cashbackDecide", "drop_after", first=1)
    listed = console.call("GET", f"/api{CLAIMS}?limit=3&sort=createdAt")["data"]["transactions"]
    total = sum((Decimal(str(each["toAmountInUSD"])) for each in listed), Decimal(0))
    for key in ("j", "x", "j", "x", "j", "x", "a"):
        page.keyboard.press(key)
    expect(bar(page).get_by_text("3 selected")).to_be_visible()
    expect(bar(page).get_by_role("button", name="Approve cashbacks")).to_be_focused()
    page.keyboard.press("Enter")
    preview = dialog(page, "Approve cashbacks")
    expect(preview.locator(".kit-money")).to_have_text(f"{total:,.2f} USD")
    expect(preview.get_by_role("button", name="Cancel")).to_be_focused()
    word = preview.get_by_label(re.compile("^Type "))
    for _ in range(10):
        page.keyboard.press("Tab")
        if word.evaluate("box => box === document.activeElement"):
            break
    page.keyboard.type("approve 3")
    page.keyboard.press("Enter")
    report = ended(page, "Approve cashbacks")
    eventually(lambda: [counts(report)[each] for each in ("Done", "Unknown")], [2, 1])
    # while it is unknown, nothing else begins
    page.keyboard.press("Escape")
    expect(report).to_have_count(0)
    settled(page)
    page.keyboard.press("j")
    page.keyboard.press("x")
    expect(bar(page).get_by_role("button", name="Approve cashbacks")).to_be_disabled()
    page.get_by_role("button", name=re.compile("^Approve cashbacks: 2 done, 1 unknown")).press("Enter")
    report.get_by_role("button", name="Check all again").press("Enter")
    expect(report.get_by_role("radio", name="Done 3")).to_be_attached()
    expect(report).to_contain_text("3 done.")
    # one write for each, and one effect of each
    assert len(journal(console, "cashbackDecide")) == 3
    for each in listed:
        [now] = console.call("GET", f"/api/transactions/cashback?txId={each['txId']}")["data"]["transactions"]
        assert (now["status"], now["toAmountInUSD"]) == ("CONFIRMED", each["toAmountInUSD"])


def test_a_run_goes_on_elsewhere_stops_by_hand_or_with_the_session_and_sends_the_rest(console: Console) -> None:
    page = open_list(console, f"{DOCUMENTS}?status=PENDING", AURORA)
    console.watch.expects(401)
    # where the session is renewed
    page.evaluate("name => localStorage.setItem('pitboss.world', name)", console.world.name)
    console.world.fault("kycReview", "delay", delayMs=2000)
    page.get_by_role("checkbox", name="Select all").check()
    chosen = row_count(page)
    begin(page, "Approve documents", f"approve {chosen}")
    run = dialog(page, "Approve documents")
    run.get_by_role("button", name="Hide").click()
    expect(run).to_have_count(0)
    page.get_by_role("navigation").get_by_role("link", name=re.compile("^Bank accounts")).click()
    expect(page.get_by_role("heading", name="Bank accounts", level=1)).to_be_visible()
    expect(rows(page).first).to_be_visible()
    page.get_by_role("checkbox").nth(1).check()
    expect(bar(page).get_by_role("button", name="Approve bank accounts")).to_be_disabled()
    asked: list[str] = []

    def stay(asking: Any) -> None:
        asked.append(asking.type)
        asking.dismiss()

    page.once("dialog", stay)
    page.evaluate("() => location.assign('/admin')")
    page.get_by_role("button", name=re.compile(r"^Approve documents: \d+ of \d+")).click()
    assert asked == ["beforeunload"]
    run.get_by_role("button", name="Stop").click()
    report = ended(page, "Approve documents")
    counted = counts(report)
    assert counted["Not sent"] > 0
    assert counted["Done"] + counted["Not sent"] == counted["All"] == chosen
    assert len(journal(console, "kycReview")) == counted["Done"]
    expect(report).to_contain_text("Stopped.")
    # the session ends while the rest is sent
    report.get_by_role("button", name=f"Send the remaining {counted['Not sent']}").click()
    eventually(lambda: len(journal(console, "kycReview")) > counted["Done"])
    console.call("GET", "/api/auth/logout")
    renewal = dialog(page, "Your session has ended. Please sign in again.")
    renewal.get_by_label("Password", exact=True).fill(PASSWORD)
    renewal.get_by_role("button", name="Sign in", exact=True).click()
    expect(renewal).to_be_hidden()
    report = ended(page, "Approve documents")
    expect(report).to_contain_text("The session ended.")
    console.world.mend()
    report.get_by_role("button", name=re.compile("^Send the remaining")).click()
    expect(ended(page, "Approve documents").get_by_role("radio", name=f"Done {chosen}")).to_be_attached()
    assert len([each for each in journal(console, "kycReview") if each["http"] == 200]) == chosen


# path, act, word, what is said to each that is done; whether they leave the list
EVERYWHERE = (
    ("/billing/operatorsV2/invoice", "Delete invoices", "delete", "Invoice Deleted!", True),
    ("/billing/operatorsV2/transaction-history", "Delete payments", "delete", "Payment Deleted!", True),
    ("/billing/operators", "Delete records", "delete", "Deleted!", True),
    ("/transactions/list", "Delete transactions", "delete", "Transaction Deleted!", True),
    ("/deposit/pending", "Verify deposits", "verify", "Deposit Verified!", True),
    ("/players/usernames", "Approve usernames", "approve", "Username approved!", False),
    ("/settings/domains", "Sync domains", "sync", "Action completed successfully", False),
    ("/settings/cf-account-v2", "Delete Cloudflare accounts", "delete", "CF account deleted.", True),
)


def found(page: Page) -> int:
    """How many the list says that it has."""
    counted = page.get_by_text(re.compile(r"^[\d,]+–[\d,]+ of [\d,]+")).inner_text()
    return int(re.sub(r"\D", "", re.findall(r"of ([\d,]+)", counted)[0]))


def test_an_act_on_many_does_to_each_what_the_single_one_does_on_every_list(console: Console) -> None:
    console.watch.expects(409, 422)
    walk = Walk(console)
    page = walk.here
    for path, label, word, summary, goes in EVERYWHERE:
        # enough of them to differ: that all of a list can be chosen is proven above
        walk.open_list(f"{path}?limit=10")
        before = found(page)
        boxes = rows(page).get_by_role("checkbox")
        boxes.first.check()
        boxes.last.click(modifiers=["Shift"])
        bar(page).get_by_role("button", name=label, exact=True).click()
        preview = dialog(page, label)
        tick_all(preview)
        agree = preview.get_by_role("button", name=re.compile(f"^{label}"))
        able = int(agree.inner_text().split("·")[1])
        preview.get_by_label(re.compile("^Type ")).fill(f"{word} {able}")
        agree.click()
        report = ended(page, label)
        counted = counts(report)
        assert (counted["All"], counted["Unknown"], counted["Not sent"]) == (able, 0, 0), path
        assert counted["Done"] > 0, path
        assert counted["Done"] + counted["Rejected"] == able, path
        report.get_by_text(re.compile("^Done ")).click()
        expect(report.locator("tr[data-row-key]").first).to_contain_text(summary)
        report.get_by_role("button", name="Close").last.click()
        expect(report).to_have_count(0)
        settled(page)
        eventually(partial(found, page), before - (counted["Done"] if goes else 0), path)

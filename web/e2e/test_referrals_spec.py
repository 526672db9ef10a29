"""The specification's items of the players' referral programme, as a person meets them, and what axe finds there.

`referrals_spec.csv` lists them, as `cashback_spec.csv` does those of cashback.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from web.e2e.axe import violations
from web.e2e.console import SUPER, Console
from web.e2e.screen import act, dialog, field, rows, settled
from web.e2e.test_cashback_spec import check_here

ITEMS = list(csv.DictReader((Path(__file__).parent / "referrals_spec.csv").read_text().splitlines()))
TOLD = frozenset({"canceled", "withdrawn"})

Surfaces = Iterator[tuple[str, Locator]]


def walk_lists(console: Console) -> Surfaces:
    page = console.open("/transactions/affiliate-profit?opId=aurora", SUPER)
    body = page.locator("body")
    for name, path in (
        ("profit", "/transactions/affiliate-profit"),
        ("pending", "/transactions/pending-affiliate-profit"),
        ("withdrawals", "/withdraw/affiliate"),
    ):
        console.open(path, page=page)
        expect(rows(page).first).to_be_visible()
        yield name, body
    act(page, rows(page).first, "Approve")
    asked = dialog(page, "Affiliate Withdraw Confirmation")
    yield "approve", asked
    asked.get_by_role("button", name="Cancel").click()
    expect(asked).to_have_count(0)
    console.open("/withdraw/affiliate?opId=aurora", page=page)
    page.get_by_role("button", name="Start withdraw job").click()
    asked = dialog(page, "Start affiliate withdraw job")
    asked.get_by_role("textbox").fill("withdraw")
    asked.get_by_role("button", name="Start job").click()
    expect(page.get_by_text("Withdraw job of")).to_be_visible()
    yield "started", body
    page.get_by_role("button", name="Cancel job").click()
    dialog(page, "Cancel affiliate withdraw job").get_by_role("button", name="Cancel job").click()
    yield "canceled", body
    expect(page.get_by_text("Withdraw job of")).to_have_count(0)


def walk_panel(console: Console) -> Surfaces:
    console.watch.expects(422)
    console.sign_in(SUPER)
    found = console.call("GET", "/api/players?opId=aurora&source=refId&includeBrands=false&limit=1")
    code = found["data"]["items"][0]["refId"]
    page = console.open(f"/players/{code}")
    page.get_by_role("tab", name="Wallets").click()
    panel = page.get_by_role("region", name="Affiliate panel")
    expect(panel.get_by_text("Active players")).to_be_visible()
    yield "panel", panel
    panel.get_by_role("button", name="Override settings").click()
    wizard = dialog(page, "Override Affiliate Settings")
    yield "override", wizard
    for label, typed in (("Active from wager", "50"), ("Fee on cashback", "10"), ("Minimum withdrawal", "1")):
        field(wizard, label).fill(typed)
    wizard.get_by_role("button", name="Next").click()
    expect(wizard.get_by_label("Wager to leave, level 1")).to_be_visible()
    yield "override-level", wizard
    wizard.get_by_label("Wager to leave, level 1").fill("9000")
    wizard.get_by_role("button", name="Next").click()
    yield "override-share", wizard
    wizard.get_by_role("button", name="Save All Changes").click()
    expect(wizard).to_have_count(0)
    restore = panel.get_by_role("button", name="Restore operator settings")
    expect(restore).to_be_enabled()
    restore.click()
    asked = dialog(page, "Restore Operator Settings")
    yield "restore", asked
    console.world.fault(
        "referralSettingsRestore", "error", http=422, dialect="message", messages=["There is nothing to restore."]
    )
    asked.get_by_role("button", name="Restore operator settings").click()
    failed = dialog(page, "Unable to Restore")
    yield "restore-failed", failed
    failed.get_by_role("button", name="Close", exact=True).last.click()
    expect(failed).to_have_count(0)
    console.world.mend()
    panel.get_by_role("button", name="Affiliate Profit Calculator").click()
    wizard = dialog(page, "Affiliate Profit Calculator")
    yield "calculator", wizard
    field(wizard, "Referred Player’s wager").fill("1000")
    field(wizard, "Referred Player’s GGR").fill("10")
    field(wizard, "Referred Player’s cashback").fill("20")
    yield "calculator-warned", wizard
    for number in range(1, 5):
        wizard.get_by_role("button", name="Next").click()
        yield f"calculator-{number}", wizard
    wizard.get_by_role("button", name="Finish").click()
    expect(wizard).to_have_count(0)
    panel.get_by_role("button", name="Withdraw profit").click()
    form = dialog(page, "Withdraw Profit Confirmation")
    yield "withdraw", form
    form.get_by_role("button", name="Withdraw profit").click()
    yield "withdrawn", page.locator("body")
    expect(form).to_have_count(0)
    panel.get_by_role("button", name="Withdrawal history").click()
    history = dialog(page, "Affiliate withdrawal history")
    expect(history.get_by_role("row").nth(1)).to_be_visible()
    yield "history", history


@pytest.mark.parametrize("walk", [walk_lists, walk_panel])
def test_the_specification_holds_on_screen_and_axe_finds_nothing(console: Console, walk: object) -> None:
    failures = []
    assert callable(walk)
    for name, surface in walk(console):
        expect(surface).to_be_visible()
        settled(surface.page)
        if name not in TOLD:
            failures += [f"{name}: {found}" for found in violations(surface.page)]
        for item in (item for item in ITEMS if item["surface"] == name):
            try:
                check_here(surface, item["check"], item["subject"], item["expected"])
            except AssertionError as error:
                failures.append(f"{item['id']}: {error}")
    assert failures == []

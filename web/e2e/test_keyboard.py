"""Work that is done by keys alone, and how many it takes, as the handbook says: `make prove` counts all of it."""

from __future__ import annotations

import os
import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from playwright.sync_api import Page, expect

from web.e2e.console import SUPER, Console
from web.e2e.screen import dialog, rows, settled, toast

WITHDRAWALS, DOCUMENTS = (20, 10) if os.environ.get("PROVE") else (3, 3)


@dataclass
class Keys:
    """Presses keys, and counts them; what is typed into a field counts for nothing."""

    page: Page
    count: int = 0

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
            self.count += len(key.split("+"))


def opened_first(page: Page, keys: Keys) -> None:
    """The first record of a queue."""
    expect(rows(page).first).to_be_visible()
    settled(page)
    keys.press("j", "Enter")


def is_warned_of(page: Page, record_id: str, texts: Sequence[str]) -> bool:
    """Whether anything is warned of in the record that is open, once it can be decided and shows all of `texts`."""
    expect(page).to_have_url(re.compile(f"open={record_id}"))
    drawer = page.locator(".ant-drawer-open")
    expect(drawer.get_by_role("button", name=re.compile("^Approve"))).to_be_visible()
    for text in texts:
        expect(drawer).to_contain_text(text)
    settled(page)
    return drawer.locator(".ant-alert, .kit-warnings").count() > 0


def approved(
    page: Page, records: Mapping[str, Sequence[str]], what: str, most: int, others: Collection[str] = ()
) -> Keys:
    """Approves so many of which nothing is warned, from the first record of a queue on, and skips what is warned of and
    those that take another dialog. Of each record by its id: what tells it from the one before, and is drawn last."""
    opened_first(page, Keys(page))
    keys = Keys(page)
    done = 0
    for record_id, texts in records.items():
        if is_warned_of(page, record_id, texts) or record_id in others:
            Keys(page).press("s")
            continue
        keys.press("a")
        expect(dialog(page, f"^{what}").get_by_role("button", name=what)).to_be_focused()
        settled(page)
        keys.press("Enter")
        done += 1
        if done == most:
            break
    assert done == most
    expect(page.get_by_role("dialog", name=re.compile(f"^{what}"))).to_have_count(0)
    return keys


def test_withdrawals_and_documents_take_two_keys_each(console: Console) -> None:
    page = console.open("/withdraw/pending?limit=100", SUPER)
    query = "txStatus=PENDING&sort=createdAt&limit=100"
    listed = console.call("GET", f"/api/transactionsV2/withdraw?{query}")["data"]["transactions"]
    for each in listed[: 5 * WITHDRAWALS]:
        console.world.control("POST", "/events", type="withdrawProviderTakes", txId=each["txId"], answering="PAYS")
    by_tomani = {each["txId"] for each in listed if each["paymentProvider"] == "TOMANI"}
    withdrawals = {each["txId"]: (each["txId"], "Before you decide") for each in listed}
    keys = approved(page, withdrawals, "Approve withdrawal", WITHDRAWALS, by_tomani)
    assert keys.count == 2 * WITHDRAWALS

    console.open("/documents", page=page)
    found = console.call("GET", "/api/players/kyc?status=PENDING&sort=createdAt&limit=50")["data"]["items"]
    documents = {each["uuid"]: (each["player"]["playerCode"],) for each in found}
    keys = approved(page, documents, "Approve document", DOCUMENTS)
    assert keys.count == 2 * DOCUMENTS


def chosen(page: Page, keys: Keys, act: str) -> None:
    """An act of the palette, typed as it is called."""
    keys.press("Control+k")
    expect(page.get_by_role("combobox", expanded=True)).to_be_focused()
    page.keyboard.type(act.lower())
    expect(page.get_by_role("option", selected=True)).to_contain_text(act)
    settled(page)
    keys.press("Enter")


def test_an_invoice_takes_twelve_keys_from_its_preview_to_its_payment(console: Console) -> None:
    console.world.control("POST", "/clock", now="2026-12-01T06:00:00Z")
    page = console.open("/billing/operatorsV2/invoice?opId=aurora", SUPER)
    expect(rows(page).first).to_be_visible()
    settled(page)
    keys = Keys(page)
    chosen(page, keys, "Generate invoice")
    form = dialog(page, "^Generate invoice")
    expect(form).to_contain_text("November")
    settled(page)
    keys.press("Control+Enter")
    toast(page, "Invoice Generated!")
    settled(page)
    keys.press("j", "Enter")
    expect(dialog(page, "^Invoice ")).to_contain_text("November 2026")
    settled(page)
    chosen(page, keys, "Add payment")
    expect(dialog(page, "^Add payment")).to_be_visible()
    settled(page)
    keys.press("Control+Enter")
    toast(page, "Payment Added!")
    assert keys.count == 12

"""Withdrawals and their dialogs, as tests drive them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, Request, expect

from web.e2e.console import Console
from web.e2e.screen import act, dialog, rows, settled

LIST = "/withdraw/list"
CALMEST: tuple[list[str], ...] = ([], ["KYC_MISSING"])


def withdrawals(console: Console, **query: str) -> list[dict[str, Any]]:
    """As the signed-in user sees them."""
    given = "&".join(f"{name}={value}" for name, value in {"opId": "aurora", "limit": "200", **query}.items())
    found: list[dict[str, Any]] = console.call("GET", f"/api/transactionsV2/withdraw?{given}")["data"]["transactions"]
    return found


def one_of(console: Console, provider: str, status: str = "PENDING", **query: str) -> str:
    """The id of a withdrawal that goes by a provider. One that waits is paid without a warning."""
    found = withdrawals(console, paymentProvider=provider, txStatus=status, **query)
    chosen = min(found, key=lambda each: CALMEST.index(each["warnings"]) if each.get("warnings") in CALMEST else 2)
    if chosen.get("warnings"):
        confirm_identity(console, chosen["player"]["playerCode"])
    tx_id: str = chosen["txId"]
    return tx_id


def confirm_identity(console: Console, player_code: str) -> None:
    """Has a provider of identity checks confirm who the player is."""
    events = console.world
    sent = events.control("POST", "/events", type="documentUploaded", playerCode=player_code)
    events.control("POST", "/events", type="identityConfirmed", uuid=sent["uuid"])


def takes(console: Console, tx_id: str, answering: str) -> None:
    """Has the withdrawal's provider take it so."""
    console.world.control("POST", "/events", type="withdrawProviderTakes", txId=tx_id, answering=answering)


def open_act(console: Console, page: Page, tx_id: str, label: str, title: str, query: str = "opId=aurora") -> Locator:
    """The dialog of an act of a withdrawal's row."""
    console.open(f"{LIST}?{query}&txId={tx_id}", page=page)
    expect(rows(page)).to_have_count(1)
    act(page, rows(page).first, label)
    shown = dialog(page, f"^{title}$")
    expect(shown).to_be_visible()
    settled(page)
    return shown


def press(form: Locator, name: str) -> None:
    """Presses a dialog's button; where a severe warning asks for a word, that is typed before."""
    word = form.get_by_label("Type PAY to confirm")
    if word.count() > 0:
        word.fill("PAY")
    form.get_by_role("button", name=name, exact=True).click()


def sends(page: Page) -> list[Request]:
    """What is sent about withdrawals from now on."""
    found: list[Request] = []
    page.on("request", lambda each: found.append(each) if "/withdraw" in each.url and each.method != "GET" else None)
    return found


def shift(form: Locator, label: str) -> list[str]:
    """What a wallet or hold is now and after, and in USD where it is in another currency."""
    row = form.get_by_role("row", name=label)
    expect(row).to_be_visible()
    return [text.split()[0].replace(",", "") for text in row.get_by_role("cell").all_inner_texts()]

"""Operator invoices in the browser: read, generate, overwrite, annotate, set up, delete."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Request, expect

from web.e2e.console import ADMIN, AURORA, MANAGER, SUPER, Console
from web.e2e.screen import has_toast, settled
from web.e2e.walk import Walk

LIST = "/billing/operatorsV2/invoice"
GENERATE = re.compile("/api/billingV2/invoice$")


def rows(page: Page) -> Locator:
    return page.locator("tr[data-row-key]")


def open_list(console: Console, query: str = "", email: str = SUPER) -> Page:
    page = console.open(f"{LIST}{query}", email)
    expect(rows(page).first).to_be_visible()
    return page


def dialog(page: Page, name: str) -> Locator:
    return page.get_by_role("dialog", name=re.compile(name))


def open_form(page: Page) -> Locator:
    page.get_by_role("button", name="Generate invoice", exact=True).click()
    settled(page)
    return dialog(page, "Generate invoice")


def send(form: Locator) -> None:
    form.get_by_role("button", name="Generate invoice", exact=True).click()


def choose(form: Locator, label: str, option: str) -> None:
    form.get_by_label(label, exact=True).click()
    shown = form.page.locator(".ant-select-dropdown:not(.ant-select-dropdown-hidden)")
    shown.get_by_title(option, exact=True).click()


def act(page: Page, invoice_no: str, name: str) -> None:
    page.get_by_role("button", name=f"Actions of invoice {invoice_no}", exact=True).click()
    page.get_by_role("menuitem", name=name).click()


def cards(page: Page) -> str:
    return page.locator(".billing-cards").inner_text()


def record_sends(page: Page) -> list[Request]:
    sent: list[Request] = []
    page.on("request", lambda each: sent.append(each) if GENERATE.search(each.url) else None)
    return sent


def settings_of(console: Console, op_id: str) -> Any:
    return console.call("GET", f"/api/billingV2/invoice/settings?opId={op_id}")["data"]


def body_of(request: Request) -> dict[str, Any]:
    parsed: dict[str, Any] = json.loads(request.post_data or "{}")
    return parsed


@pytest.mark.spec(
    "000-state-invoice-record-v2-save",
    "000-route-billing-operators-v2-invoice",
)
def test_totals_follow_the_filters_and_the_details_add_up_to_a_line_that_is_never_saved(console: Console) -> None:
    walk = Walk(console)
    page = walk.open_list(f"{LIST}?opId=borealis")
    everything = page.locator(".billing-totals").inner_text()
    page.get_by_role("combobox", name="Status").click()
    page.get_by_title("Paid", exact=True).click()
    expect(page.locator(".billing-totals")).to_contain_text("outstanding 0.00 USD")
    expect(page.locator(".billing-totals")).not_to_have_text(everything, use_inner_text=True)
    page.get_by_role("combobox", name="Year", exact=True).click()
    page.get_by_title("2025", exact=True).click()
    expect(page.get_by_text("Outstanding 2025")).to_be_visible()

    walk.open_list(f"{LIST}?opId=borealis")
    number = rows(page).first.locator("[data-row-link]").inner_text()
    rows(page).first.locator("[data-row-link]").click()
    drawer = dialog(page, f"Invoice {number}")
    expect(drawer.get_by_role("heading", name="Statement")).to_be_visible()
    lines = drawer.locator(".billing-statement tbody tr td:nth-child(4)").all_inner_texts()
    total = drawer.locator(".billing-statement tfoot td").first.inner_text()
    figures = [round(float(re.sub(r"[^\d.−]", "", text).replace("−", "-")) * 100) for text in [*lines, total]]
    assert sum(figures[:-1]) == figures[-1]
    expect(drawer.get_by_text(total.split()[0]).first).to_be_visible()
    drawer.get_by_role("button", name=re.compile("Edit line 1")).click()
    line = dialog(page, "Edit invoice record")
    for label in ("Service", "Usage", "Unit type", "Unit value", "Description"):
        expect(line.get_by_label(label, exact=True)).to_be_visible()
    line.get_by_label("Usage").fill("200")
    line.get_by_label("Unit value").fill("0.125")
    expect(line.locator("output")).to_contain_text("25.00")
    expect(line.get_by_role("button", name="Save record")).to_be_disabled()


@pytest.mark.parametrize("email", [AURORA, MANAGER])
def test_an_operator_reads_its_own_invoices_and_payments_and_nothing_more(console: Console, email: str) -> None:
    page = console.open("/billing/meV2", email)
    expect(rows(page).first).to_contain_text("Aurora")
    expect(page.get_by_text("Outstanding 2026")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("Generate|Invoice setting|Actions of"))).to_have_count(0)
    rows(page).first.locator("[data-row-link]").click()
    drawer = dialog(page, "Invoice")
    expect(drawer.get_by_role("heading", name="Statement")).to_be_visible()
    expect(drawer.get_by_text("Super admin note")).to_have_count(0)
    expect(drawer.get_by_role("button", name=re.compile("Edit line|Actions of"))).to_have_count(0)
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)

    page.get_by_role("navigation", name="Billing").get_by_role("link", name="Payments").click()
    expect(page).to_have_url(re.compile("view=payments"))
    expect(page.get_by_role("columnheader", name="Payment ID")).to_be_visible()  # else the rows are of invoices yet
    expect(rows(page).first).to_contain_text("Aurora")
    expect(page.get_by_text("Outstanding 2026")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("Add payment|Actions of"))).to_have_count(0)
    rows(page).first.locator("[data-row-link]").click()
    expect(dialog(page, "^Payment ·").get_by_text("Aurora Gaming").first).to_be_visible()


@pytest.mark.spec(
    "000-entity-invoice-form-v2",
    "000-message-invoice-generated",
    "000-rule-billing-dialogs-no-url",
    "000-rule-conflict-confirm-resend",
    "000-rule-conflict-resend-op-id",
    "000-rule-conflict-status-opens-dialog",
    "000-rule-invoice-v2-overwrite-only-on-resend",
    "000-rule-invoice-failure-messages-dialog",
    "000-state-invoice-generation",
    "000-surface-error-dialog",
    "000-state-override-settings-toggle",
)
def test_an_invoice_is_generated_with_figures_of_its_own_and_then_overwritten(console: Console) -> None:
    console.watch.expects(409, 422)
    page = open_list(console, "?opId=aurora", ADMIN)
    before = cards(page)
    sent, address = record_sends(page), page.url
    form = open_form(page)
    expect(form.get_by_text(re.compile(r"Total payable for October 2026: [\d,]+\.\d\d USD"))).to_be_in_viewport()
    assert page.url == address
    form.get_by_label("Description").fill("October, as agreed")
    form.get_by_label("Super admin note").fill("Checked twice")
    form.get_by_label("Month", exact=True).click()
    expect(page.get_by_title("November", exact=True)).to_have_class(re.compile("option-disabled"))
    page.get_by_title("October", exact=True).last.click()
    choose(form, "Year", "2025")
    choose(form, "Month", "December")
    choose(form, "Year", "2026")
    send(form)
    problem = dialog(page, "Invoice not generated")
    expect(problem.get_by_role("listitem")).to_have_text("This month has not ended.")
    problem.get_by_role("button", name="Close").last.click()
    expect(form.locator(".ant-form-item-explain-error")).to_have_text("This month has not ended.")
    choose(form, "Month", "October")

    form.get_by_role("switch", name="Override settings").click()
    expect(form.get_by_label("Casino GGR percentage")).not_to_have_value("")
    for label in ("Premium sport", "Premium bot", "Minimum monthly fee"):
        form.get_by_label(label, exact=True).fill("0")
    form.get_by_label("Brand fee", exact=True).fill("1200.25")
    costs = form.get_by_role("button", name="Remove this cost")
    for left in reversed(range(costs.count())):
        costs.first.click()
        expect(costs).to_have_count(left)
    form.get_by_role("button", name="Add a cost").click()
    form.get_by_label("Name", exact=True).fill("livestream")
    form.get_by_label("Value", exact=True).fill("0.1")
    # both commissions and 1,200.35
    expect(form.locator(".billing-result")).to_contain_text("Total payable for October 2026: 83,673.59 USD")
    send(form)
    has_toast(page, "Invoice Generated!")
    expect(form).to_be_hidden()
    body = body_of(sent[-1])
    assert (body["brandFeeInUSD"], body["additionalCosts"]) == (1200.25, [{"name": "livestream", "value": 0.1}])
    assert (body["description"], body["superAdminNote"]) == ("October, as agreed", "Checked twice")
    expect(rows(page).first).to_contain_text("October 2026")
    expect(page.locator(".billing-cards")).not_to_have_text(before)

    # the month has one now: both are compared
    form = open_form(page)
    form.get_by_label("Description").fill("Second thoughts")
    form.get_by_role("switch", name="Override settings").click()
    form.get_by_label("Premium sport", exact=True).fill("1500.5")
    send(form)
    conflict = dialog(page, "Overwrite existing invoice")
    expect(conflict).to_contain_text("for October 2026 already exists.")
    keep = conflict.get_by_role("button", name="Keep the existing invoice")
    expect(keep).to_be_focused()
    keep.click()
    expect(conflict).to_be_hidden()
    expect(form.get_by_label("Description")).to_have_value("Second thoughts")
    form.get_by_label("Description").fill("Corrected after the audit")
    sent.clear()
    send(form)
    changed = conflict.get_by_role("row", name=re.compile("^Premium sport"))
    expect(changed).to_contain_text("1,500.50")
    expect(changed).to_have_class(re.compile("billing-changed"))
    expect(conflict.get_by_role("row", name=re.compile("^Description"))).to_contain_text("Corrected after the audit")
    expected = conflict.locator("tfoot td").last.inner_text().split()[0]
    conflict.get_by_role("button", name=re.compile("Overwrite invoice")).click()
    has_toast(page, "Invoice Generated!")
    first, second = sent
    assert body_of(second) == {**body_of(first), "overwriteExistingInvoice": True}
    assert re.fullmatch(r'"\d+"', second.headers["if-match"])
    assert first.headers["idempotency-key"] != second.headers["idempotency-key"]
    expect(rows(page).first).to_contain_text(expected)
    rows(page).first.locator("[data-row-link]").click()
    drawer = dialog(page, "Invoice")
    expect(drawer.get_by_text("Custom settings")).to_be_visible()
    expect(drawer.locator(".billing-statement")).to_contain_text("1,500.50")


@pytest.mark.spec("001-message-generic-something-went-wrong")
@pytest.mark.spec(
    "000-message-invoice-note-updated",
    "000-rule-invoice-note-save",
    "000-state-invoice-settings",
    "000-rule-toast-v2-invoice-delete",
    "000-rule-invoice-failure-no-messages-toast",
)
def test_note_and_settings_are_changed_and_what_no_payment_names_is_deleted(console: Console) -> None:
    console.watch.expects(500)
    walk = Walk(console)
    found = console.call("GET", "/api/billingV2/invoices?limit=1000")["data"]["items"]
    locked = next(each["invoiceNo"] for each in found if each["isLocked"])
    page = walk.open_list(f"{LIST}?invoiceNo={locked}")
    page.get_by_role("button", name=f"Actions of invoice {locked}", exact=True).click()
    item = page.get_by_role("menuitem", name="Delete invoice")
    expect(item).to_have_attribute("aria-disabled", "true")
    expect(item.get_by_text("A payment is allocated to this invoice")).to_be_visible()
    page.keyboard.press("Escape")
    act(page, str(locked), "Edit note")
    form = dialog(page, f"Edit note of invoice {locked}")
    form.get_by_label("Super admin note").fill("First")
    form.get_by_role("button", name="Save note").click()
    has_toast(page, "Invoice Note Updated!")
    expect(form).to_be_hidden()

    walk.open_list(f"{LIST}?opId=borealis")
    page.get_by_role("button", name="Edit invoice settings").click()
    form = dialog(page, "Edit invoice settings")
    form.get_by_label("Minimum monthly fee").fill("4321.99")
    expect(form.locator(".billing-result")).to_contain_text("4,321.99")
    form.get_by_role("button", name="Save invoice settings").click()
    has_toast(page, "Invoice Settings Updated!")
    expect(form).to_be_hidden()
    assert settings_of(console, "borealis")["minMonthlyFeeInUSD"] == 4321.99

    operators = console.call("GET", "/api/operators/menu-list")["data"]["operators"]
    mains = (each["opId"] for each in operators if not each["parentOpId"])
    without = next(op_id for op_id in mains if settings_of(console, op_id) is None)
    walk.open(f"{LIST}?opId={without}")
    page.get_by_role("button", name="Edit invoice settings").click()
    form = dialog(page, "Edit invoice settings")
    expect(form.get_by_text("No Settings Found.")).to_be_visible()
    page.get_by_role("button", name="Create settings").click()
    page.get_by_label("Casino GGR percentage").fill("12.5")
    page.get_by_role("button", name="Save invoice settings").click()
    has_toast(page, "Invoice Settings Updated!")
    expect(form).to_be_hidden()
    assert settings_of(console, without)["casinoGGRPercentage"] == 12.5

    walk.open_list(f"{LIST}?opId=aurora")
    form = open_form(page)
    console.world.fault("billingV2InvoiceGenerate", "error", http=500, first=1)
    send(form)
    has_toast(page, "Something went wrong. Please try again later.")
    send(form)
    has_toast(page, "Invoice Generated!")
    expect(form).to_be_hidden()
    expect(rows(page).first).to_contain_text("October 2026")
    number = rows(page).first.locator("[data-row-link]").inner_text()
    rows(page).first.locator("[data-row-link]").click()
    dialog(page, f"Invoice {number}").get_by_role("button", name=f"Actions of Invoice {number}").click()
    page.get_by_role("menuitem", name="Delete invoice").click()
    asked = dialog(page, f"Delete invoice {number}")
    expect(asked.get_by_role("definition")).to_contain_text([number, "Aurora Gaming", "October 2026", "USD"])
    expect(asked.get_by_role("button", name="Delete invoice")).to_be_disabled()
    asked.get_by_role("textbox").fill("delete")
    asked.get_by_role("button", name="Delete invoice").click()
    has_toast(page, "Invoice Deleted!")
    expect(dialog(page, f"Invoice {number}")).to_be_hidden()
    expect(page.get_by_role("button", name=number, exact=True)).to_have_count(0)

"""Operator invoices in the browser: read, generate, overwrite, annotate, set up, delete."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Request, expect

from web.e2e.console import ADMIN, AURORA, MANAGER, SUPER, Console
from web.e2e.screen import has_rows, has_toast, row_count, settled
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
    page.get_by_role("button", name="Generate Invoice", exact=True).click()
    settled(page)
    return dialog(page, "Generate Invoice")


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


def body_of(request: Request) -> dict[str, Any]:
    parsed: dict[str, Any] = json.loads(request.post_data or "{}")
    return parsed


# reading


@pytest.mark.spec("000-route-billing-operators-v2-invoice")
def test_the_list_is_narrowed_by_filters_and_by_number_and_says_why_it_shows_nothing(console: Console) -> None:
    walk = Walk(console)
    page = walk.open_list(LIST)
    expect(page.get_by_role("button", name="Invoice settings")).to_be_disabled()
    expect(page.get_by_text("Choose an operator in the top bar first.")).to_be_attached()
    everything = page.locator(".billing-totals").inner_text()
    page.get_by_role("combobox", name="Status").click()
    page.get_by_title("Paid", exact=True).click()
    expect(page).to_have_url(re.compile(r"status=PAID"))
    expect(page.locator(".billing-totals")).to_contain_text("outstanding 0.00 USD")
    expect(page.locator(".billing-totals")).not_to_have_text(everything, use_inner_text=True)
    page.get_by_role("combobox", name="Year", exact=True).click()
    page.get_by_title("2025", exact=True).click()
    expect(page).to_have_url(re.compile(r"year=2025"))
    expect(page.get_by_text("Outstanding 2025")).to_be_visible()
    page.get_by_role("button", name="Remove filter Status").click()
    expect(page).not_to_have_url(re.compile("status="))
    page.reload()
    expect(rows(page).first).to_contain_text("2025")

    walk.open_list(LIST)
    box = page.get_by_label("Invoice number")
    box.fill("12")
    box.press("Enter")
    expect(page).to_have_url(re.compile("invoiceNo=12"))
    expect(rows(page)).to_have_count(1)
    expect(rows(page).get_by_role("button", name="12", exact=True)).to_be_visible()

    walk.open(f"{LIST}?year=2024&month=1&status=OPEN")
    expect(page.get_by_text("No invoices match these filters")).to_be_visible()
    page.get_by_role("button", name="Clear filters").click()
    expect(rows(page).first).to_be_visible()

    console.watch.expects(502)
    console.world.fault("billingV2Invoices", "garble")
    walk.open(f"{LIST}?opId=borealis")
    failure = page.get_by_role("alert").filter(has_text="The invoices could not be loaded")
    expect(failure).to_contain_text("Request ID")
    console.world.mend()
    failure.get_by_role("button", name="Try again").click()
    expect(rows(page).first).to_be_visible()


@pytest.mark.spec("000-state-invoice-record-v2-save")
def test_the_details_add_up_lead_to_their_neighbours_and_show_a_line_that_is_never_saved(console: Console) -> None:
    page = open_list(console, "?opId=borealis")
    numbers = [rows(page).nth(at).locator("[data-row-link]").inner_text() for at in range(2)]
    rows(page).first.locator("[data-row-link]").click()
    drawer = dialog(page, f"Invoice {numbers[0]}")
    expect(drawer.get_by_role("heading", name="Statement")).to_be_visible()
    lines = drawer.locator(".billing-statement tbody tr td:nth-child(4)").all_inner_texts()
    total = drawer.locator(".billing-statement tfoot td").first.inner_text()
    figures = [round(float(re.sub(r"[^\d.−]", "", text).replace("−", "-")) * 100) for text in [*lines, total]]
    assert sum(figures[:-1]) == figures[-1]
    expect(drawer.get_by_text(total.split()[0]).first).to_be_visible()
    expect(page.locator(".ant-drawer [class*=motion]")).to_have_count(0)
    page.keyboard.press("j")
    expect(dialog(page, f"Invoice {numbers[1]}")).to_be_visible()
    page.keyboard.press("k")
    expect(dialog(page, f"Invoice {numbers[0]}")).to_be_visible()
    expect(drawer.get_by_role("button", name="Previous (k)")).to_be_disabled()
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    expect(rows(page).first.locator("[data-row-link]")).to_be_focused()

    rows(page).first.locator("[data-row-link]").click()
    dialog(page, "Invoice").get_by_role("button", name=re.compile("Edit line 1")).click()
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
    expect(page.get_by_role("button", name=re.compile("Generate|Invoice Setting|Actions of"))).to_have_count(0)
    rows(page).first.locator("[data-row-link]").click()
    drawer = dialog(page, "Invoice")
    expect(drawer.get_by_role("heading", name="Statement")).to_be_visible()
    expect(drawer.get_by_text("Super admin note")).to_have_count(0)
    expect(drawer.get_by_role("button", name=re.compile("Edit line|Actions of"))).to_have_count(0)
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)

    page.get_by_role("navigation", name="Billing").get_by_role("link", name="Payments").click()
    expect(page).to_have_url(re.compile("view=payments"))
    expect(rows(page).first).to_contain_text("Aurora")
    expect(page.get_by_text("Outstanding 2026")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("Add Payment|Actions of"))).to_have_count(0)
    rows(page).first.locator("[data-row-link]").click()
    expect(dialog(page, "Payment Details").get_by_text("Aurora Gaming").first).to_be_visible()


# generating


@pytest.mark.parametrize("email", [SUPER, ADMIN])
@pytest.mark.spec("000-entity-invoice-form-v2", "000-message-invoice-generated", "000-rule-billing-dialogs-no-url")
def test_generating_with_the_operators_settings(console: Console, email: str) -> None:
    page = open_list(console, "?opId=aurora", email)
    before = cards(page)
    sent, address = record_sends(page), page.url
    form = open_form(page)
    expect(form.get_by_text("Total payable: at least")).to_be_visible()
    assert page.url == address
    form.get_by_label("Description").fill("October, as agreed")
    form.get_by_label("Super admin note").fill("Checked twice")
    send(form)
    has_toast(page, "Invoice Generated!")
    expect(form).to_be_hidden()
    expect(rows(page).first).to_contain_text("October 2026")
    expect(page.locator(".billing-cards")).not_to_have_text(before)
    assert body_of(sent[0]) == {
        "opId": "aurora",
        "month": 10,
        "year": 2026,
        "description": "October, as agreed",
        "superAdminNote": "Checked twice",
        "overrideSettings": False,
    }


def test_overriding_starts_from_the_settings_and_computes_as_one_types(console: Console) -> None:
    page = open_list(console, "?opId=aurora")
    sent = record_sends(page)
    form = open_form(page)
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
    expect(form.locator(".billing-result")).to_contain_text("1,200.35")
    send(form)
    has_toast(page, "Invoice Generated!")
    body = body_of(sent[0])
    assert (body["brandFeeInUSD"], body["additionalCosts"]) == (1200.25, [{"name": "livestream", "value": 0.1}])
    expect(form).to_be_hidden()
    expect(rows(page).first).to_contain_text("October 2026")
    rows(page).first.locator("[data-row-link]").click()
    drawer = dialog(page, "Invoice")
    expect(drawer.get_by_text("Custom settings")).to_be_visible()
    expect(drawer.locator(".billing-statement")).to_contain_text("1,200.25")


@pytest.mark.spec("000-state-override-settings-toggle")
def test_switching_the_override_off_sends_none_of_its_figures(console: Console) -> None:
    page = open_list(console, "?opId=aurora")
    sent = record_sends(page)
    form = open_form(page)
    switch = form.get_by_role("switch", name="Override settings")
    switch.click()
    form.get_by_label("Brand fee", exact=True).fill("999")
    switch.click()
    expect(form.get_by_label("Brand fee", exact=True)).to_have_count(0)
    send(form)
    has_toast(page, "Invoice Generated!")
    assert set(body_of(sent[0])) == {"opId", "month", "year", "overrideSettings"}


def test_in_january_the_default_is_december_and_leaving_a_touched_form_is_asked_about(console: Console) -> None:
    console.world.control("POST", "/clock", mode="frozen", now="2027-01-01T00:30:00Z")
    page = open_list(console)
    form = open_form(page)
    expect(form.locator(".ant-form-item").filter(has=page.get_by_label("Month", exact=True))).to_contain_text(
        "December"
    )
    expect(form.locator(".ant-form-item").filter(has=page.get_by_label("Year", exact=True))).to_contain_text("2026")
    form.get_by_label("Description").fill("half a thought")
    form.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Keep editing").click()
    expect(dialog(page, "Leave without saving")).to_be_hidden()
    expect(form.get_by_label("Description")).to_have_value("half a thought")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Leave", exact=True).click()
    expect(form).to_be_hidden()


def test_a_month_that_has_not_ended_is_told_at_its_field(console: Console) -> None:
    console.watch.expects(422)
    page = open_list(console, "?opId=aurora")
    form = open_form(page)
    form.get_by_label("Month", exact=True).click()
    expect(page.get_by_title("November", exact=True)).to_have_class(re.compile("option-disabled"))
    page.get_by_title("October", exact=True).last.click()
    choose(form, "Year", "2025")
    choose(form, "Month", "December")
    choose(form, "Year", "2026")
    send(form)
    problem = dialog(page, "Invoice not generated")
    expect(problem.get_by_role("listitem")).to_have_text("This month has not ended yet.")
    problem.get_by_role("button", name="Close").last.click()
    expect(form.locator(".ant-form-item-explain-error")).to_have_text("This month has not ended yet.")
    choose(form, "Month", "October")
    send(form)
    has_toast(page, "Invoice Generated!")


# conflict


@pytest.mark.spec(
    "000-rule-conflict-status-opens-dialog",
    "000-rule-conflict-confirm-resend",
    "000-rule-invoice-v2-overwrite-only-on-resend",
    "000-rule-conflict-resend-op-id",
)
def test_a_conflict_shows_both_and_is_left_for_the_form_or_overwritten(console: Console) -> None:
    console.watch.expects(409)
    page = open_list(console, "?opId=borealis")
    sent = record_sends(page)
    form = open_form(page)
    form.get_by_label("Description").fill("Second thoughts")
    send(form)
    conflict = dialog(page, "Existing Invoice")
    conflict.get_by_role("button", name="Keep the existing invoice").click()
    expect(conflict).to_be_hidden()
    expect(form.get_by_label("Description")).to_have_value("Second thoughts")
    expect(form.get_by_label("Description")).to_be_enabled()
    assert len(sent) == 1

    form.get_by_label("Description").fill("Corrected after the audit")
    form.get_by_role("switch", name="Override settings").click()
    form.get_by_label("Premium sport", exact=True).fill("1500.5")
    send(form)
    expect(conflict).to_contain_text("for October 2026 already exists.")
    changed = conflict.get_by_role("row", name=re.compile("^Premium sport"))
    expect(changed).to_contain_text("1,500.50")
    expect(changed).to_have_class(re.compile("billing-changed"))
    expect(conflict.get_by_role("row", name=re.compile("^Description"))).to_contain_text("Corrected after the audit")
    keep = conflict.get_by_role("button", name="Keep the existing invoice")
    expect(keep).to_be_focused()
    expected = conflict.locator("tfoot td").last.inner_text().split()[0]
    conflict.get_by_role("button", name=re.compile("Overwrite invoice")).click()
    has_toast(page, "Invoice Generated!")
    first, second = sent[1:]
    assert body_of(second) == {**body_of(first), "overwriteExistingInvoice": True}
    assert re.fullmatch(r'"\d+"', second.headers["if-match"])
    assert first.headers["idempotency-key"] != second.headers["idempotency-key"]
    expect(rows(page).first).to_contain_text(expected)


# failures


@pytest.mark.spec("001-message-generic-something-went-wrong")
@pytest.mark.spec(
    "000-rule-invoice-failure-messages-dialog",
    "000-rule-invoice-failure-no-messages-toast",
    "000-state-invoice-generation",
    "000-surface-error-dialog",
)
def test_what_fails_is_told_and_a_lost_answer_locks_the_form_until_it_is_known(console: Console) -> None:
    console.watch.expects(422, 500, 504)
    page = open_list(console, "?opId=aurora")
    count = row_count(page)
    form = open_form(page)
    description = form.get_by_label("Description")
    description.fill("still here")
    console.world.fault(
        "billingV2InvoiceGenerate", "error", http=422, dialect="errors_list", messages=["One thing.", "Another."]
    )
    send(form)
    problem = dialog(page, "Invoice not generated")
    expect(problem.get_by_role("listitem")).to_have_text(["One thing.", "Another."])
    problem.get_by_role("button", name="Close").last.click()
    expect(problem).to_have_count(0)
    expect(description).to_have_value("still here")
    console.world.mend()

    # without messages it is the fallback
    console.world.fault("billingV2InvoiceGenerate", "error", http=500)
    send(form)
    has_toast(page, "Something went wrong. Please try again later.")
    expect(problem).to_have_count(0)
    expect(form).to_be_visible()
    console.world.mend()

    # lost on its way there, and then on its way back
    for kind in ("drop_before", "drop_after"):
        console.world.fault("billingV2InvoiceGenerate", kind)
        send(form)
        expect(form.get_by_role("alert")).to_contain_text("It is not known whether this was done.")
        expect(description).to_be_disabled()
        console.world.mend()
        form.get_by_role("button", name="Check again").click()
        if kind == "drop_before":
            expect(description).to_be_enabled()
            expect(description).to_have_value("still here")
    has_toast(page, "Invoice Generated!")
    expect(form).to_be_hidden()
    has_rows(page, count + 1)


# notes, lines, settings, deletion


@pytest.mark.spec("000-rule-invoice-note-save", "000-message-invoice-note-updated", "000-state-invoice-settings")
def test_the_note_is_edited_a_stale_one_is_compared_and_settings_are_changed_for_what_comes(console: Console) -> None:
    console.watch.expects(412)
    page = open_list(console, "?opId=borealis")
    number = rows(page).first.locator("[data-row-link]").inner_text()
    act(page, number, "Edit note")
    form = dialog(page, f"Note for invoice {number}")
    form.get_by_label("Super admin note").fill("First")
    form.get_by_role("button", name="Save note").click()
    has_toast(page, "Invoice Note Updated!")
    expect(form).to_be_hidden()
    act(page, number, "Edit note")
    form.get_by_label("Super admin note").fill("Mine")
    invoices = console.call("GET", "/api/billingV2/invoices?opId=borealis&limit=1")["data"]["items"]
    other = {"invoiceId": invoices[0]["_id"], "opId": "borealis", "superAdminNote": "Theirs", "overrideSettings": False}
    revision = [("If-Match", f'"{invoices[0]["revision"]}"')]
    assert console.call("PUT", "/api/billingV2/invoice", revision, **other)["success"]
    form.get_by_role("button", name="Save note").click()
    stale = dialog(page, "Changed in the meantime")
    expect(stale.get_by_role("row", name=re.compile("Super admin note"))).to_contain_text("Theirs")
    stale.get_by_role("button", name="Overwrite with my changes").click()
    expect(form).to_be_hidden()
    after = console.call("GET", f"/api/billingV2/invoices/{invoices[0]['_id']}")["data"]
    assert after["superAdminNote"] == "Mine"

    page.get_by_role("button", name="Invoice settings").click()
    form = dialog(page, "Invoice settings – Borealis")
    fee = form.get_by_label("Minimum monthly fee")
    fee.fill("4321.99")
    expect(form.locator(".billing-result")).to_contain_text("4,321.99")
    form.get_by_role("button", name="Save settings").click()
    has_toast(page, "Invoice Settings Updated!")
    expect(form).to_be_hidden()
    assert console.call("GET", "/api/billingV2/invoice/settings?opId=borealis")["data"]["minMonthlyFeeInUSD"] == 4321.99


def test_an_operator_without_settings_gets_some(console: Console) -> None:
    console.sign_in(SUPER)
    operators = console.call("GET", "/api/operators/menu-list")["data"]["operators"]
    without = next(
        each["opId"]
        for each in operators
        if not each["parentOpId"]
        and console.call("GET", f"/api/billingV2/invoice/settings?opId={each['opId']}")["data"] is None
    )
    page = console.open(f"{LIST}?opId={without}")
    page.get_by_role("button", name="Invoice settings").click()
    expect(dialog(page, "Invoice settings").get_by_text("No Settings Found.")).to_be_visible()
    page.get_by_role("button", name="Create settings").click()
    page.get_by_label("Casino GGR percentage").fill("12.5")
    page.get_by_role("button", name="Save settings").click()
    has_toast(page, "Invoice Settings Updated!")
    known = console.call("GET", f"/api/billingV2/invoice/settings?opId={without}")["data"]
    assert known["casinoGGRPercentage"] == 12.5


@pytest.mark.spec("000-rule-toast-v2-invoice-delete")
def test_deleting_says_what_goes_and_wants_the_number_of_an_invoice_that_no_payment_names(console: Console) -> None:
    walk = Walk(console)
    found = console.call("GET", "/api/billingV2/invoices?limit=1000")["data"]["items"]
    locked = next(each["invoiceNo"] for each in found if each["isLocked"])
    page = walk.open_list(f"{LIST}?invoiceNo={locked}")
    page.get_by_role("button", name=f"Actions of invoice {locked}", exact=True).click()
    item = page.get_by_role("menuitem", name="Delete invoice")
    expect(item).to_have_attribute("aria-disabled", "true")
    expect(item.get_by_text("A payment is allocated to this invoice")).to_be_visible()

    walk.open_list(f"{LIST}?opId=aurora")
    form = open_form(page)
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
    expect(asked.get_by_role("button", name="Cancel")).to_be_focused()
    expect(asked.get_by_role("button", name="Delete invoice")).to_be_disabled()
    asked.get_by_role("textbox").fill(number)
    asked.get_by_role("button", name="Delete invoice").click()
    has_toast(page, "Invoice Deleted!")
    expect(dialog(page, f"Invoice {number}")).to_be_hidden()
    expect(page.get_by_role("button", name=number, exact=True)).to_have_count(0)

"""Records of operators, brands and affiliates in the browser: changed, deleted, and where the platform errs."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from web.e2e.console import ADMIN, AURORA, SUPER, Console
from web.e2e.records import (
    AFFILIATES,
    BRANDS,
    INVOICES,
    LISTS,
    OPERATORS,
    count,
    fill,
    press,
)
from web.e2e.screen import act, choose, dialog, dismiss, item_of, rows, toast
from web.e2e.walk import Walk, case


def confirm(page: Page, act_name: str) -> None:
    """Type the word that a deletion asks for, and go on."""
    asked = dialog(page, "^Delete ")
    expect(asked.get_by_role("button", name="Cancel")).to_be_focused()
    expect(asked.get_by_role("button", name=act_name)).to_be_disabled()
    asked.get_by_role("textbox").fill(asked.locator("label strong").inner_text())
    asked.get_by_role("button", name=act_name).click()
    expect(asked).to_be_hidden()


# changing and deleting

# Those of claims have a fixed amount, and there were none yet.
BEFORE_CLAIMS = "payment&year=2025"

EDITS = {
    SUPER: [
        (OPERATORS, "invoice", "Edit record", "Edit operator invoice record", "Save invoice"),
        (INVOICES, "", "Edit invoice", "Edit operator invoice", "Save invoice"),
        (BRANDS, "payment", "Edit record", "Edit brand payment record", "Save payment"),
    ],
    ADMIN: [(OPERATORS, "payment", "Edit record", "Edit operator payment record", "Save payment")],
    AURORA: [
        (INVOICES, "", "Edit invoice", "Edit operator invoice", "Save invoice"),
        (BRANDS, "invoice", "Edit record", "Edit brand invoice record", "Save invoice"),
        (AFFILIATES, BEFORE_CLAIMS, "Edit payment", "Edit affiliate payment record", "Save payment"),
    ],
}

DELETES = {
    SUPER: [
        (OPERATORS, "invoice", "Delete record", "Delete invoice"),
        (BRANDS, "payment", "Delete record", "Delete payment"),
    ],
    ADMIN: [(OPERATORS, "payment", "Delete record", "Delete payment")],
    AURORA: [
        (INVOICES, "", "Delete invoice", "Delete invoice"),
        (BRANDS, "invoice", "Delete record", "Delete invoice"),
        (AFFILIATES, BEFORE_CLAIMS, "Delete payment", "Delete payment"),
    ],
}


def changeable(page: Page, path: str) -> Locator:
    """A row that the reader may change: a brand's invoice where an operator's admin reads."""
    return rows(page).filter(has_text="Aurora North").first if path == INVOICES else rows(page).first


@pytest.mark.parametrize("email", EDITS)
@pytest.mark.spec(
    "000-rule-toast-v1-invoice-delete",
    "000-rule-toast-v1-payment-delete",
    "000-rule-toast-brand-invoice-update",
    "000-rule-toast-brand-payment-update",
    "000-rule-toast-affiliate-payment-update",
    "000-rule-toast-affiliate-payment-delete",
    "000-rule-toast-operator-billing-invoice-update",
    "000-rule-toast-operator-billing-payment-update",
    "000-rule-v1-invoice-update-messages-shown",
    "000-rule-record-deleted-message",
    "000-rule-record-updated-message",
    "000-message-record-deleted",
    "000-message-record-updated",
    "000-call-billing-v1-operator-invoice-delete",
    "000-call-billing-v1-operator-payment-delete",
    "000-call-operator-billing-payment-update-super-admin",
    "000-call-brand-billing-invoice-update-super-admin",
    "000-call-brand-billing-invoice-update-operator",
    "000-call-brand-billing-payment-update-operator",
    "000-call-affiliate-billing-payment-update-operator",
    "000-call-affiliate-billing-payment-delete-operator",
)
def test_records_are_changed_and_deleted(console: Console, email: str) -> None:
    walk = Walk(console, email)
    for number, (path, kind, name, title, save) in enumerate(EDITS[email]):
        with case(path, title):
            query = f"type={kind}" if kind else "opId=aurora-north"
            page = walk.open_list(f"{path}?{query}")
            act(page, changeable(page, path), name)
            changed_record(dialog(page, f"^{title}$"), save, number)
    for path, kind, name, button in DELETES[email]:
        with case(path, button):
            query = f"type={kind}" if kind else "opId=aurora-north"
            page = walk.open_list(f"{path}?{query}")
            before = count(console, path, query)
            act(page, changeable(page, path), name)
            asked = dialog(page, "^Delete ")
            expect(asked).to_contain_text("will be deleted")
            expect(asked.locator(".kit-money")).to_be_visible()
            confirm(page, button)
            toast(page, f"{button.split()[1].capitalize()} Deleted!")
            assert count(console, path, query) == before - 1


def changed_record(form: Locator, save: str, number: int) -> None:
    page, is_payment = form.page, save == "Save payment"
    new_title, reference = f"Corrected {number}", f"R-{number}"
    fill(form, {"Title": new_title, "Reference": reference, "Description": ""})
    fill(form, {"Amount": "99.5", "Paid by": "Head office"} if is_payment else {"Note": "Looked into"})
    press(form, save)
    toast(page, "Payment Updated!" if is_payment else "Invoice Updated!")
    expect(form).to_be_hidden()
    rows(page).get_by_role("link", name=reference, exact=True).click()
    drawer = dialog(page, f"[Dd]etails · {reference}$")
    expect(drawer.get_by_text(new_title, exact=True)).to_be_visible()
    expect(drawer.get_by_text("99.50" if is_payment else "Looked into").first).to_be_visible()


def test_a_profit_is_nobodys_to_change_and_the_platforms_invoices_are_not_an_operators(console: Console) -> None:
    walk = Walk(console)
    page = walk.open_list(f"{AFFILIATES}?type=profit")
    rows(page).first.get_by_role("button", name=re.compile("^Actions of")).click()
    for name in ("Edit payment", "Delete payment"):
        expect(page.get_by_role("menuitem", name=name)).to_have_attribute("aria-disabled", "true")

    walk.open_list(f"{INVOICES}?opId=aurora&includeBrands=false", AURORA)
    rows(page).first.get_by_role("button", name=re.compile("^Actions of")).click()
    for name in ("Edit invoice", "Delete invoice"):
        closed = page.get_by_role("menuitem", name=name)
        expect(closed).to_have_attribute("aria-disabled", "true")
        if name == "Delete invoice":
            page.keyboard.press("ArrowDown")
        expect(closed).to_be_focused()
        expect(closed).to_have_accessible_description(re.compile("^Issued by the platform"))


# what the platform should not do


def without_ids(route: Route) -> None:
    answer = route.fetch()
    body = answer.json()
    for item in body["data"]["items"]:
        item["_id"] = ""
    route.fulfill(response=answer, json=body)


def without_aurora(route: Route) -> None:
    answer = route.fetch()
    body = answer.json()
    known = body["data"]["operators"]
    body["data"]["operators"] = [each for each in known if each["opId"] != "aurora"]
    route.fulfill(response=answer, json=body)


def test_a_brand_without_a_known_operator_is_not_billed_nor_a_record_without_its_identifier_acted_on(
    console: Console,
) -> None:
    walk = Walk(console)
    page = walk.here
    page.route("**/api/operators/menu-list", without_aurora)
    walk.open_list(BRANDS)
    press(page, "Generate invoice")
    form = dialog(page, "Generate brand invoice")
    choose(form, "Brand", "Aurora North")
    expect(item_of(form, "Brand").get_by_text("The operator of this brand was not found.")).to_be_visible()

    for path, kind, acts in (
        (BRANDS, "payment", ("Edit record", "Delete record")),
        (OPERATORS, "invoice", ("Edit record", "Delete record")),
        (AFFILIATES, "payment", ("Edit payment", "Delete payment")),
    ):
        walk.here.route(re.compile(rf"{LISTS[path]}\?"), without_ids)
        walk.open_list(f"{path}?type={kind}&opId=aurora&limit=1")
        for name in acts:
            with case(path, name):
                act(page, rows(page).first, name)
                toast(page, f"Missing {kind.capitalize()} ID.")
                dismiss(page)

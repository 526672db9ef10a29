"""Records of operators, brands and affiliates in the browser: whose they are to change, and where the platform errs."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from web.e2e.console import AURORA, Console
from web.e2e.records import AFFILIATES, BRANDS, INVOICES, LISTS, OPERATORS, press
from web.e2e.screen import act, choose, dialog, dismiss, item_of, rows, toast
from web.e2e.walk import Walk, case


def test_a_profit_is_nobodys_to_change_and_the_platforms_invoices_are_not_an_operators(console: Console) -> None:
    walk = Walk(console)
    page = walk.open_list(f"{AFFILIATES}?type=profit")
    rows(page).first.get_by_role("button", name=re.compile("^Actions of")).click()
    for name in ("Edit affiliate profit record", "Delete profit"):
        expect(page.get_by_role("menuitem", name=name)).to_have_attribute("aria-disabled", "true")

    walk.open_list(f"{INVOICES}?opId=aurora&includeBrands=false", AURORA)
    rows(page).first.get_by_role("button", name=re.compile("^Actions of")).click()
    for name in ("Edit operator invoice", "Delete invoice"):
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
    press(page, "Generate brand invoice")
    form = dialog(page, "Generate brand invoice")
    choose(form, "Brand", "Aurora North")
    expect(item_of(form, "Brand").get_by_text("The operator of this brand was not found.")).to_be_visible()

    for path, kind, acts in (
        (BRANDS, "payment", ("Edit brand payment record", "Delete payment")),
        (OPERATORS, "invoice", ("Edit operator invoice record", "Delete invoice")),
        (AFFILIATES, "payment", ("Edit affiliate payment record", "Delete payment")),
    ):
        walk.here.route(re.compile(rf"{LISTS[path]}\?"), without_ids)
        walk.open_list(f"{path}?type={kind}&opId=aurora&limit=1")
        for name in acts:
            with case(path, name):
                act(page, rows(page).first, name)
                toast(page, f"Missing {kind.capitalize()} ID.")
                dismiss(page)

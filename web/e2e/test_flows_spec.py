"""Flows in the browser: the specification's surfaces, one put out of use and in use again, and deleted.

`flows_spec.csv` lists the surfaces' items: the item, the surface it stands on, how it is checked, and what is expected
there.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from web.e2e.console import AURORA, Console
from web.e2e.screen import act, dialog, dismiss, rows, toast
from web.e2e.test_payments_spec import check_here
from web.e2e.walk import Surface, Walk, failures_of, items_of

ITEMS = items_of("flows_spec.csv")
LIST = "/flows?opId=aurora&includeBrands=false&title=Welcome"


def listed(walk: Walk) -> Locator:
    return walk.open_list(LIST).locator("body")


def drawer(walk: Walk, tab: str) -> Locator:
    page = walk.open_list(LIST)
    rows(page).first.locator("[data-row-link]").click()
    opened = dialog(page, "Flow details")
    opened.get_by_role("tab", name=tab).click()
    return opened


def asked(walk: Walk) -> Locator:
    page = walk.open_list(LIST)
    act(page, rows(page).first, "Delete flow")
    return dialog(page, "Delete flow “Welcome”")


def agreed(question: Locator) -> None:
    question.get_by_role("textbox").fill("delete")
    question.get_by_role("button", name="Delete flow").click()


def failed(walk: Walk) -> Locator:
    walk.watch.expects(400)
    walk.world.fault("flowDelete", "error", http=400)
    agreed(asked(walk))
    return walk.here.locator("body")


SURFACES: dict[str, Surface] = {
    "list": listed,
    "details": lambda walk: drawer(walk, "Details"),
    "steps": lambda walk: drawer(walk, "Steps"),
    "json": lambda walk: drawer(walk, "JSON"),
    "delete": asked,
    "delete-failed": failed,
}
LOOKED_AT = frozenset({"list", "steps", "delete"})


def test_the_specification_holds_on_screen(console: Console) -> None:
    assert failures_of(Walk(console), SURFACES, ITEMS, check_here, LOOKED_AT) == []


@pytest.mark.spec("002-call-flow-delete")
def test_a_flow_is_put_out_of_use_and_in_use_again_and_deleted(console: Console) -> None:
    page = Walk(console, AURORA).open_list(LIST)
    flow = rows(page).first
    for what, state in (("Deactivate flow", "Inactive"), ("Activate flow", "Active")):
        flow.get_by_role("button", name="Actions of").click()
        page.get_by_role("menuitem", name=what, exact=True).click()
        dialog(page, f"{what} “Welcome”").get_by_role("button", name=what).click()
        toast(page, f"Flow {what.split()[0].lower()}d!")
        expect(flow.get_by_text(state, exact=True)).to_be_visible()
        dismiss(page)
    flow.locator("[data-row-link]").click()
    opened = dialog(page, "Flow details")
    opened.get_by_role("button", name="Actions of Flow details").click()
    page.get_by_role("menuitem", name="Delete flow").click()
    agreed(dialog(page, "Delete flow “Welcome”"))
    toast(page, "Flow deleted!")
    expect(rows(page)).to_have_count(0)
    expect(opened).to_be_hidden()


def test_every_listed_item_stands_on_a_surface() -> None:
    assert {item["surface"] for item in ITEMS} == set(SURFACES)

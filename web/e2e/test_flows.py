"""Flows in the browser: one put out of use and in use again, and deleted."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from web.e2e.console import AURORA, Console
from web.e2e.screen import dialog, dismiss, rows, toast
from web.e2e.walk import Walk

LIST = "/flows?opId=aurora&includeBrands=false&title=Welcome"


def agreed(question: Locator) -> None:
    question.get_by_role("textbox").fill("delete")
    question.get_by_role("button", name="Delete flow").click()


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
    opened = dialog(page, "^Flow ·")
    opened.get_by_role("button", name="Actions of Flow").click()
    page.get_by_role("menuitem", name="Delete flow").click()
    agreed(dialog(page, "Delete flow “Welcome”"))
    toast(page, "Flow deleted!")
    expect(rows(page)).to_have_count(0)
    expect(opened).to_be_hidden()

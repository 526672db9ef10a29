"""Tournaments in the browser: one made and deleted, and prizes paid and rejected."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from web.e2e.checks import begin, counts, ended
from web.e2e.console import AURORA, Console
from web.e2e.screen import act, choose, dialog, dismiss, eventually, field, rows, settled, toast, warned
from web.e2e.walk import Walk

WAITING = "/tournament/winners/list?opId=aurora&includeBrands=false&hasPending=true&title=Derby"


def winners(walk: Walk, path: str = WAITING) -> Page:
    page = walk.open_list(path)
    rows(page).first.locator("[data-row-link]").click()
    expect(page).to_have_url(re.compile("/tournament/winners/trn_"))
    expect(rows(page).first).to_contain_text("Pending")
    return page


@pytest.mark.spec("001-message-success-tournament-deleted")
@pytest.mark.spec("001-rule-nav-after-tournament-delete")
def test_a_tournament_is_made_changed_and_deleted(console: Console) -> None:
    page = console.open("/tournament/new", AURORA)
    made = dialog(page, "Create tournament")
    field(made, "Title 1").fill("Cup of games")
    choose(made, "Games", "Koi Garden")
    page.keyboard.press("Escape")
    field(made, "Start").fill("2026-11-16T10:00")
    field(made, "End").fill("2026-11-20T10:00")
    field(made, "Prize of rank 1").fill("300")
    made.get_by_role("button", name="Add a prize").click()
    field(made, "Prize of rank 2").fill("100.50")
    expect(made.get_by_text("Prize pool: 400.50")).to_be_visible()
    made.get_by_role("button", name="Create tournament").click()
    toast(page, "Tournament created!")
    expect(page.get_by_role("article").get_by_text("Koi Garden")).to_be_visible()
    dismiss(page)
    page.get_by_role("button", name="Actions of tournament Cup of games").click()
    page.get_by_role("menuitem", name="Edit tournament").click()
    edited = dialog(page, "Edit tournament “Cup of games”")
    expect(field(edited, "Start")).to_have_value("16 Nov 2026 10:00")
    field(edited, "Title 1").fill("Cup of all games")
    edited.get_by_role("button", name="Save tournament").click()
    toast(page, "Tournament saved!")
    expect(page.get_by_role("heading", name="Cup of all games")).to_be_visible()
    dismiss(page)
    page.get_by_role("button", name="Actions of tournament Cup of all games").click()
    page.get_by_role("menuitem", name="Delete tournament").click()
    asked = dialog(page, "Delete tournament “Cup of all games”")
    asked.get_by_role("textbox").fill("delete")
    asked.get_by_role("button", name="Delete tournament").click()
    toast(page, "Tournament Deleted!")
    expect(page).to_have_url(re.compile("/tournament/list"))
    expect(rows(page).filter(has_text="Cup of all games")).to_have_count(0)


@pytest.mark.spec("001-message-success-winner-payout-confirmed")
@pytest.mark.spec("001-message-success-winner-payout-rejected")
def test_prizes_are_paid_and_rejected_one_or_many(console: Console) -> None:
    walk = Walk(console, AURORA)
    page = winners(walk)
    act(page, rows(page).first, "Approve prize")
    asked = dialog(page, "Approve prize")
    settled(page)
    warned(asked, ["KYC_MISSING"])
    asked.get_by_role("button", name="Approve prize").click()
    toast(page, "Winner Prize Payout Confirmed!")
    expect(rows(page).first).to_contain_text("Approved")
    dismiss(page)
    act(page, rows(page).nth(1), "Reject prize")
    asked = dialog(page, "Reject prize")
    field(asked, "Note for the player").fill("One account per player.")
    asked.get_by_role("button", name="Reject prize").click()
    toast(page, "Winner Prize Payout Rejected!")
    expect(rows(page).nth(1)).to_contain_text("Rejected")
    dismiss(page)
    page.get_by_role("checkbox", name="Select all").check()
    begin(page, "Approve prizes", "approve 1")
    report = ended(page, "Approve prizes")
    eventually(lambda: counts(report)["Done"], 1)

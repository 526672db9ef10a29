"""Staff accounts in the browser: an operator's admin who builds a team, and a super admin who gives an account another
role and operator and deletes it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from web.e2e.console import AURORA, MANAGER, SUPER, Console
from web.e2e.screen import choose, dialog, dismiss, field, has_toast, rows, toast

LIST = "/settings/admins"
MINA = f"{LIST}?query={MANAGER.replace('@', '%40')}"
FIRST, CHOSEN = "Lamplight-7301", "Harbour-4410"
NADIA = "nadia@aurora.test"


def perform(page: Page, of: Locator, label: str) -> None:
    """Do an act of the menu within a row or a page: some labels are parts of others."""
    of.get_by_role("button", name=re.compile("^Actions of")).click()
    page.get_by_role("menuitem", name=label, exact=True).click()


def first_target(asked: Locator) -> None:
    """Choose the first account of the same role."""
    field(asked, "Target user").click()
    expect(asked.page.locator(".ant-select-item-option").first).to_be_visible()
    asked.page.keyboard.press("Enter")


def twice(asked: Locator) -> None:
    field(asked, "New password").fill(CHOSEN)
    field(asked, "Confirm new password").fill(CHOSEN)


def person(new: Locator) -> None:
    field(new, "Email").fill(NADIA)
    field(new, "Nickname").fill("Nadia North")
    field(new, "User code").fill("nadia-1")
    field(new, "Password").fill(FIRST)
    choose(new, "Role", "Operator manager")


def create(page: Page) -> None:
    page.get_by_role("button", name="Create admin").click()
    new = dialog(page, "Create admin")
    person(new)
    choose(new, "Brand", "Aurora North")
    new.get_by_role("button", name="Create admin").click()
    toast(page, "Admin has been created successfully!")
    dismiss(page)


def first_sign_in(console: Console, context: BrowserContext) -> Page:
    """The new account's page, once it has a password of its own."""
    hers = Console(console.address, console.world, context, console.watch)
    page = hers.open("/admin")
    page.goto(f"{console.address}/admin?world={console.world.name}")
    field(page.locator("body"), "Email").fill(NADIA)
    field(page.locator("body"), "Password").fill(FIRST)
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("heading", name="Choose a new password")).to_be_visible()
    expect(page.get_by_role("navigation", name="Main")).to_have_count(0)
    field(page.locator("body"), "Current password").fill(FIRST)
    field(page.locator("body"), "New password").fill(CHOSEN)
    field(page.locator("body"), "Confirm new password").fill(CHOSEN)
    page.get_by_role("button", name="Change password").click()
    expect(page.get_by_role("navigation", name="Main")).to_be_visible()
    return page


@pytest.mark.spec("002-message-ok-admin-created")
@pytest.mark.spec("002-message-ok-user-blocked")
@pytest.mark.spec("002-message-ok-user-unblocked")
@pytest.mark.spec("002-state-block-user")
@pytest.mark.spec("002-rule-capability-admin-block")
def test_an_operators_admin_builds_a_team(console: Console, browse: Callable[..., BrowserContext]) -> None:
    page = console.open(LIST, AURORA)
    create(page)
    row = rows(page).filter(has_text=NADIA)
    expect(row).to_contain_text("Must change password")
    hers = first_sign_in(console, browse())
    perform(page, row, "Block user")
    asked = dialog(page, "Block user “Nadia North”")
    asked.get_by_role("textbox").fill("block")
    asked.get_by_role("button", name="Block user").click()
    has_toast(page, "User successfully blocked!")
    expect(row).to_contain_text("Blocked")
    dismiss(page)
    console.watch.expects(401, 403)
    hers.reload()
    expect(hers).to_have_url(re.compile("error=forbidden-access"))
    perform(page, row, "Unblock user")
    dialog(page, "Unblock user “Nadia North”").get_by_role("button", name="Unblock user").click()
    has_toast(page, "User successfully unblocked!")
    expect(row).to_contain_text("Active")


@pytest.mark.spec("002-message-ok-role-changed")
@pytest.mark.spec("002-message-ok-permissions-cloned")
@pytest.mark.spec("002-message-ok-password-updated")
@pytest.mark.spec("002-rule-capability-admin-roles")
@pytest.mark.spec("002-rule-capability-admin-password")
@pytest.mark.spec("002-rule-capability-admin-migrate")
@pytest.mark.spec("002-rule-capability-admin-delete")
@pytest.mark.spec("002-rule-nav-after-admin-migrate")
@pytest.mark.spec("002-rule-nav-after-admin-delete")
def test_a_super_admin_moves_an_account_and_deletes_it(console: Console) -> None:
    page = console.open(MINA, SUPER)
    rows(page).first.locator("[data-row-link]").click()
    article = page.get_by_role("article", name="admin Mina Aurora")
    article.get_by_role("tab", name="Sessions").click()
    expect(article.get_by_text("Not signed in anywhere.").first).to_be_visible()
    article.get_by_role("tab", name="Details").click()
    perform(page, article, "Clone permissions")
    asked = dialog(page, "Clone permissions")
    first_target(asked)
    asked.get_by_role("button", name="Clone permissions").click()
    has_toast(page, "Permissions are successfully cloned to target user!")
    dismiss(page)
    perform(page, article, "Change role")
    asked = dialog(page, "Change role")
    choose(asked, "New role", "DevOps")
    expect(asked.get_by_text("it leaves Aurora Gaming.")).to_be_visible()
    asked.get_by_role("button", name="Change role").click()
    has_toast(page, "User role changed successfully!")
    expect(article.get_by_text("DevOps", exact=True)).to_be_visible()
    dismiss(page)
    perform(page, article, "Change password")
    asked = dialog(page, "Change password")
    twice(asked)
    asked.get_by_role("button", name="Change password").click()
    has_toast(page, "Password updated!")
    dismiss(page)
    perform(page, article, "Migrate user")
    asked = dialog(page, "Migrate user")
    choose(asked, "Operator", "Borealis")
    choose(asked, "Role at the new operator", "Operator manager")
    asked.get_by_role("button", name="Migrate user").click()
    expect(page).to_have_url(re.compile(rf"{re.escape(LIST)}\?query=manager%40aurora\.test$"))
    expect(rows(page).first).to_contain_text("Borealis")
    dismiss(page)
    rows(page).first.locator("[data-row-link]").click()
    console.watch.expects(403)
    console.world.fault("adminDelete", "error", http=403, status="PROOF_REQUIRED", first=1)
    perform(page, article, "Delete user")
    asked = dialog(page, "Delete user “Mina Aurora”")
    asked.get_by_role("textbox").fill("Mina Aurora")
    asked.get_by_role("button", name="Delete user").click()
    proof = dialog(page, "Confirm it’s you")
    field(proof, f"Password of {SUPER}").fill("Pitboss-2026")
    proof.get_by_role("button", name="Confirm").click()
    expect(page).to_have_url(re.compile(rf"{re.escape(LIST)}\?query=manager%40aurora\.test$"))
    expect(rows(page)).to_have_count(0)
